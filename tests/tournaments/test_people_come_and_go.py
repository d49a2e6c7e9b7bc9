"""Who takes part: check-in, late entry, rests, leaving and coming back, substitutes, decks (tournaments T4)."""

from __future__ import annotations

import pytest

from bot.core.errors import CoreError
from bot.pairing.contest import ABSENT, BYE_ASKED, CONCEDED, DROPPED, IN, OVER
from bot.tables.model import Person
from tests.tournaments.arena import HERE, HOST, Arena, crowd

MINUTE = 60


async def refused(work: object) -> str:
    """The key with which something is refused."""
    with pytest.raises(CoreError) as error:
        await work  # type: ignore[misc]
    return error.value.key


async def test_whoever_does_not_check_in_is_left_out_and_told(field: Arena) -> None:
    """T4: shown up by a button before the start; the others are removed before round one."""
    one = await field.events.preparing.new(HERE, HOST, "metromania", "Cup", field.click())
    starts = field.house.now + 3 * 3600
    await field.events.preparing.arrange(one.id, HOST, field.click(), starts_at=starts, check_in=30)
    await field.events.preparing.open(one.id, HOST, field.click())
    people = crowd(4)
    tourney = await field.joined(one, people)
    assert await refused(field.events.signups.check_in(one.id, people[0], field.click())) == "error-tournament-sign-up"
    field.house.wait(2 * 3600 + 30 * MINUTE)
    tourney = await field.rest(tourney)
    assert tourney.phase == "check-in"
    for person in people[:3]:
        await field.events.signups.check_in(one.id, person, field.click())
    field.house.wait(30 * MINUTE)
    tourney = await field.rest(tourney)
    assert [entrant.status for entrant in tourney.contest.entrants] == [IN, IN, IN, ABSENT]
    assert ("absent", {"numbers": [4]}) in field.notices.said
    assert tourney.under_way
    assert len(tourney.contest.pairings) == 1


async def test_somebody_enters_late_until_the_round_that_was_said(field: Arena) -> None:
    """T4: with no points, from the next round on; not after it."""
    tourney = await field.started(crowd(4), rounds=3, late_until=2)
    late, later = crowd(2, 2000)
    tourney = await field.joined(tourney, [late])
    assert tourney.contest.entrants[4].entered == 2
    tourney = await field.round(tourney)
    assert tourney.contest.round == 2
    seen = [number for one in tourney.contest.live if one.round == 2 for number in one.entrants]
    seen += [bye.entrant for bye in tourney.contest.byes if bye.round == 2]
    assert 5 in seen
    assert await refused(field.events.signups.join(tourney.id, later, field.click())) == "pairing-too-late"


async def test_away_next_round_is_a_bye_asked_for(field: Arena) -> None:
    people = crowd(4)
    tourney = await field.started(people, rounds=3)
    await field.events.signups.rest(tourney.id, people[0], field.click())
    tourney = await field.round(tourney)
    assert [(bye.entrant, bye.kind) for bye in tourney.contest.byes if bye.kind == BYE_ASKED] == [(1, BYE_ASKED)]


async def test_who_drops_out_gives_the_open_match_up_and_may_come_back(field: Arena) -> None:
    people = crowd(4)
    tourney = await field.started(people, rounds=3)
    tourney = await field.events.signups.leave(tourney.id, people[0], field.click())
    assert tourney.contest.entrants[0].status == DROPPED
    tourney = await field.rest(tourney)
    ended = next(one for one in tourney.contest.live if 1 in one.entrants)
    assert ended.outcomes[ended.entrants.index(1)].kind == CONCEDED
    assert not ended.outcomes[ended.entrants.index(1)].tops
    await field.events.signups.join(tourney.id, people[0], field.click())
    tourney = await field.round(tourney)
    assert any(1 in one.entrants for one in tourney.contest.live if one.round == 2)


async def test_a_substitute_plays_on_and_who_went_does_not_come_back(field: Arena) -> None:
    """T4: keeps the points; never somebody who played in it; the seat of the open match is theirs."""
    people = crowd(4)
    tourney = await field.started(people, rounds=3)
    new = Person(3000, "Neu", "en-US")
    rule = field.events.ruling
    assert (
        await refused(rule.substitute(tourney.id, HOST, 1, people[1], "ill", field.click()))
        == "error-tournament-played"
    )
    await rule.substitute(tourney.id, HOST, 1, new, "ill", field.click())
    tourney = await field.rest(tourney)
    assert tourney.user_of(1) == 3000
    match = next(one for one in tourney.contest.live if 1 in one.entrants)
    table = await field.table(tourney, match.no)
    assert table.seats[match.entrants.index(1)].user_id == 3000
    assert tourney.contest.entrants[0].substituted
    assert await refused(field.events.signups.join(tourney.id, people[0], field.click())) == "error-tournament-replaced"
    titles = field.notices.threads.values()
    assert any("Neu" in title for title in titles)
    assert not any("P1 " in f"{title} " for title in titles)


async def test_a_sign_up_is_taken_back_and_given_again(field: Arena) -> None:
    people = crowd(3)
    tourney = await field.joined(await field.opened(), people)
    tourney = await field.events.signups.leave(tourney.id, people[1], field.click())
    assert tourney.number_of(people[1].id) is None
    tourney = await field.joined(tourney, [people[1]])
    assert tourney.number_of(people[1].id) == 4
    assert tourney.taking_part == [1, 3, 4]


async def test_doors(field: Arena) -> None:
    """T1: open or by invitation or from a rating; a limit of people."""
    people = crowd(3)
    tourney = await field.opened()
    prepare, join = field.events.preparing, field.events.signups.join
    await prepare.arrange(tourney.id, HOST, field.click(), door="invited", most=1)
    assert await refused(join(tourney.id, people[0], field.click())) == "error-tournament-invited"
    await prepare.invite(tourney.id, HOST, people[0], field.click())
    await join(tourney.id, people[0], field.click())
    await prepare.arrange(tourney.id, HOST, field.click(), door="open")
    assert await refused(join(tourney.id, people[1], field.click())) == "error-tournament-full"
    await prepare.arrange(tourney.id, HOST, field.click(), door="rated", least=1500, most=0)
    assert await refused(join(tourney.id, people[1], field.click())) == "error-tournament-rating"


async def test_decks_are_registered_locked_hidden_and_shown_at_the_end(field: Arena) -> None:
    """T4: THE DOME: registered, locked at check-in, hidden, shown at the end."""
    people = crowd(2)
    tourney = await field.joined(await field.opened(game="the_dome", rounds=1), people)
    deck = "ria-first"
    before = (await field.now(tourney)).row.revision
    await field.events.signups.register(tourney.id, people[0], deck, field.click())
    tourney = await field.now(tourney)
    assert tourney.row.revision == before, "nobody sees that a deck was registered"
    assert await refused(field.events.signups.register(tourney.id, people[0], "nonsense", field.click()))
    with pytest.raises(CoreError):
        field.events.look.decks(tourney)
    await field.events.ruling.start(tourney.id, HOST, field.click())
    tourney = await field.rest(tourney)
    assert await refused(field.events.signups.register(tourney.id, people[0], "", field.click())) == (
        "error-tournament-locked"
    )
    tourney = await field.round(tourney)
    assert tourney.contest.phase == OVER
    assert field.events.look.decks(tourney) == {1: deck}


async def test_one_participant(field: Arena) -> None:
    """A tournament of one is over before it begins, with a winner and without a table."""
    tourney = await field.started(crowd(1), rounds=3)
    assert tourney.over
    assert tourney.contest.pairings == []
    assert ("over", {}) in field.notices.said


async def test_nobody_came(field: Arena) -> None:
    one = await field.events.preparing.new(HERE, HOST, "metromania", "Cup", field.click())
    await field.events.preparing.arrange(one.id, HOST, field.click(), starts_at=field.house.now + 3600)
    await field.events.preparing.open(one.id, HOST, field.click())
    field.house.wait(3600)
    tourney = await field.rest(one)
    assert tourney.phase == "called-off"
    assert field.notices.said[-1][0] == "called-off"


@pytest.mark.parametrize("format", ["swiss", "flow", "robin", "knockout", "groups"])
async def test_two_people_for_six_seats_are_too_few_and_read_why(field: Arena, format: str) -> None:
    """F2: where not even one table comes of it nothing begins: byes alone would make a draw the winner. At a time that
    was set it is called off, and the line says why, so that nobody waits for it."""
    two = crowd(2)
    tourney = await field.joined(await field.opened(game="twilight_imperium", seats=6, format=format), two)
    start = field.events.ruling.start
    assert await refused(start(tourney.id, HOST, field.click())) == "format-few"
    assert (await field.now(tourney)).before
    one = await field.events.preparing.new(HERE, HOST, "twilight_imperium", "Cup", field.click())
    await field.events.preparing.agree(one.id, HOST, field.click(), seats=6, format=format)
    await field.events.preparing.arrange(one.id, HOST, field.click(), starts_at=field.house.now + 3600)
    await field.joined(await field.events.preparing.open(one.id, HOST, field.click()), two)
    field.house.wait(3600)
    assert (await field.rest(one)).phase == "called-off"
    assert field.notices.said[-1] == ("called-off", {"why": "format-few"})
