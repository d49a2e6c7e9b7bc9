"""Sentences of the specification that are promises to people, each held by itself (tournaments T1, T3, T4, T5)."""

from __future__ import annotations

import pytest

from bot.core.play import PACE
from bot.pairing.contest import CALLED_OFF, OVER
from bot.store import duties
from bot.tables.model import Person, Place
from bot.tables.rated import OFF, ON, RATED
from bot.tournaments.crier import WAVE
from tests.tournaments.arena import CO_HOST, HERE, HOST, Arena, crowd
from tests.tournaments.test_people_come_and_go import MINUTE, refused

HOUR = 3600


async def test_each_change_of_what_was_agreed_on_stands_in_the_audit_log(field: Arena) -> None:
    """T1: by whom, before the start and after it; nothing of it for who changes nothing."""
    tourney = await field.opened(rounds=2)
    prepare = field.events.preparing
    before = (await field.events.look.audit(tourney.id)).total
    await prepare.agree(tourney.id, HOST, field.click(), points="steep")
    await prepare.arrange(tourney.id, HOST, field.click(), most=16)
    await field.joined(tourney, crowd(4))
    await field.events.ruling.start(tourney.id, HOST, field.click())
    await field.rest(tourney)
    await prepare.agree(tourney.id, HOST, field.click(), soft_days=30)
    page = await field.events.look.audit(tourney.id)
    assert page.total >= before + 3
    assert {line.user_id for line in page.lines} == {HOST.id}
    assert any('"most"' in line.note and "16" in line.note for line in page.lines)
    assert any("steep" in line.deed for line in page.lines)
    assert any("30" in line.deed for line in page.lines)


async def test_what_was_played_for_cannot_be_changed_after_the_start(field: Arena) -> None:
    """T1: after the start only the rounds to come and pauses; who sits with how many does not."""
    tourney = await field.started(crowd(4), rounds=3)
    agree = field.events.preparing.agree
    for changes in ({"seats": 3}, {"points": "steep"}, {"format": "knockout"}):
        assert await refused(agree(tourney.id, HOST, field.click(), **changes))
    assert (await field.now(tourney)).contest.terms == tourney.contest.terms


async def test_matches_open_in_waves_so_that_others_have_their_turn(field: Arena) -> None:
    """T3: as many at a time, in order, each once."""
    tourney = await field.joined(await field.opened(rounds=1), crowd(26))
    await field.rest(tourney)
    await field.events.ruling.start(tourney.id, HOST, field.click())
    await field.events.progress.run_due()
    seen: list[int] = []
    for _ in range(6):
        before = len(await duties.outbox(field.house.tables.database.reader, tourney.id, field.house.now, 1000))
        await field.events.crier.tell(tourney.id)
        after = len(await duties.outbox(field.house.tables.database.reader, tourney.id, field.house.now, 1000))
        assert before - after <= WAVE
        seen.append(len(field.notices.threads))
    assert seen[0] <= WAVE < 13
    assert seen[-1] == 13
    assert sorted(field.notices.lines.values()) == list(range(1, 14))


async def test_tables_of_a_tournament_count_against_nobodys_limit(field: Arena) -> None:
    """T3: neither the host's nor those who play; and a host with all tables taken may hold one."""
    lobby = field.house.tables.lobby
    for number in range(5):
        await lobby.open("metromania", Place(100, 700 + number), HOST, "en", {}, field.click())
    over = await refused(lobby.open("metromania", Place(100, 799), HOST, "en", {}, field.click()))
    assert over == "error-too-many-hosted"
    people = crowd(12)
    tourney = await field.started(people, rounds=1)
    assert len([one for one in tourney.matches.values() if one.table_id]) == 6
    await lobby.open("metromania", Place(100, 801), people[0], "en", {}, field.click())


async def test_a_substitutes_matches_are_not_rated_and_others_are(field: Arena) -> None:
    """T4."""
    tourney = await field.started(crowd(4), rounds=3)
    await field.events.ruling.substitute(tourney.id, HOST, 1, Person(3000, "Neu", "en-US"), "ill", field.click())
    tourney = await field.round(await field.rest(tourney))
    found = {
        1 in one.entrants: (await field.table(tourney, one.no)).row.options[RATED]
        for one in tourney.contest.live
        if one.round == 2
    }
    assert found == {True: OFF, False: ON}


async def test_decks_are_locked_when_the_check_in_begins(field: Arena) -> None:
    """T4: before the start already."""
    one = await field.events.preparing.new(HERE, HOST, "the_dome", "Cup", field.click())
    starts = field.house.now + 3 * HOUR
    await field.events.preparing.arrange(one.id, HOST, field.click(), starts_at=starts, check_in=30)
    await field.events.preparing.open(one.id, HOST, field.click())
    people = crowd(2)
    tourney = await field.joined(one, people)
    await field.events.signups.register(one.id, people[0], "ria-first", field.click())
    field.house.wait(2 * HOUR + 30 * MINUTE)
    tourney = await field.rest(tourney)
    assert tourney.phase == "check-in"
    change = field.events.signups.register(one.id, people[0], "", field.click())
    assert await refused(change) == "error-tournament-locked"


async def test_it_is_closed_with_the_standings_where_nothing_is_being_played(field: Arena) -> None:
    """T5: the rounds to come are given up, what was played counts; in the middle of a match it is called off."""
    tourney = await field.started(crowd(4), rounds=3)
    for pairing in tourney.contest.live:
        await field.events.ruling.set_result(
            tourney.id, HOST, pairing.no, [("place", 1), ("place", 2)], "agreed", field.click()
        )
    tourney = await field.events.ruling.close(tourney.id, HOST, "the hall closes", field.click())
    assert tourney.contest.phase == OVER
    winner = field.events.look.standings(tourney)[0]
    assert (winner.place, winner.points, winner.played) == (1, 6.0, 1)
    other = await field.started(crowd(4, 2000), rounds=3)
    other = await field.events.ruling.close(other.id, HOST, "the hall closes", field.click())
    assert other.contest.phase == CALLED_OFF


async def test_one_organiser_stays(field: Arena) -> None:
    """T5: the last cannot go; beside another one can, and then may not rule any more."""
    tourney = await field.started(crowd(4), rounds=3)
    rule = field.events.ruling
    last = await refused(rule.dismiss(tourney.id, HOST, HOST.id, field.click()))
    assert last == "error-tournament-last-organiser"
    await rule.appoint(tourney.id, HOST, CO_HOST, field.click())
    await rule.dismiss(tourney.id, HOST, HOST.id, field.click())
    gone = await refused(rule.hold(tourney.id, HOST, True, "x", field.click()))
    assert gone == "error-tournament-organisers"
    assert await refused(rule.dismiss(tourney.id, CO_HOST, HOST.id, field.click())) == "error-tournament-no-organiser"


@pytest.mark.parametrize(("pace", "least", "most"), [("live", 2 * MINUTE, 5 * MINUTE), ("daily", 4 * HOUR, 8 * HOUR)])
async def test_a_pool_is_looked_at_as_often_as_its_pace_has_it(field: Arena, pace: str, least: int, most: int) -> None:
    """Section 2, `flow`: daily every four to eight hours; people who play in one sitting do not wait for hours."""
    people = crowd(4)
    tourney = await field.started(people, format="flow", rounds=2, options={PACE: pace})
    began = field.house.now
    first = tourney.contest.round
    for pairing in tourney.contest.live:
        tourney = await field.lose(tourney, pairing.no, pairing.entrants[1])
    assert tourney.contest.round == first
    while tourney.contest.round == first:
        field.house.wait(MINUTE)
        tourney = await field.rest(tourney)
        assert field.house.now - began <= most + MINUTE
    assert field.house.now - began >= least
