"""Two organisers press at once, and pages that are older than what they show (tournaments Y2): one effect, and a kind
sentence for the other.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from bot.core.errors import CoreError
from bot.pairing.contest import AWARDED, BYE_ASKED, CALLED_OFF, OVER, PLACE
from bot.tables.model import Person
from bot.text.catalogue import Voice
from bot.tournaments.ruling import standing
from bot.tournaments.tourney import Tourney
from tests.tournaments.arena import CO_HOST, HOST, Arena, crowd
from tests.tournaments.test_people_come_and_go import refused

Press = Callable[[Arena, Tourney, Person], Awaitable[Tourney]]
OTHERS = {HOST.id: Person(3000, "Neu", "en-US"), CO_HOST.id: Person(3001, "Nova", "ko")}

PRESSES: dict[str, Press] = {
    "remake": lambda at, now, by: at.events.ruling.remake(now.id, by, 1, "so", at.click()),
    "set-result": lambda at, now, by: at.events.ruling.set_result(
        now.id,
        by,
        1,
        [(AWARDED, 1), (AWARDED, 2)] if by is HOST else [(AWARDED, 2), (AWARDED, 1)],
        "so",
        at.click(),
        seen=standing(now.pairing(1)),
    ),
    "close": lambda at, now, by: at.events.ruling.close(now.id, by, "so", at.click(), seen=False),
    "hold": lambda at, now, by: at.events.ruling.hold(now.id, by, True, "so", at.click()),
    "extend": lambda at, now, by: at.events.ruling.extend(
        now.id, by, 1, 2, "so", at.click(), seen=now.matches[1].limit_at
    ),
    "disqualify": lambda at, now, by: at.events.ruling.disqualify(now.id, by, 1, "so", at.click()),
    "drop": lambda at, now, by: at.events.ruling.drop(now.id, by, 1, "so", at.click()),
    "substitute": lambda at, now, by: at.events.ruling.substitute(
        now.id, by, 1, OTHERS[by.id], "so", at.click(), seen=now.user_of(1)
    ),
}


def kind(error: CoreError) -> bool:
    """Whether both languages have a sentence for it."""
    return all(Voice(language).has(error.key) for language in ("ko", "en"))  # type: ignore[arg-type]


async def both(field: Arena, tourney: Tourney, press: Press) -> list[object]:
    """What two organisers get who press at the same moment, having seen the same."""
    return await asyncio.gather(*(press(field, tourney, by) for by in (HOST, CO_HOST)), return_exceptions=True)


@pytest.mark.parametrize("what", PRESSES)
async def test_two_organisers_press_the_same_at_once(field: Arena, what: str) -> None:
    """Y2, T5: one effect, one line in the audit log; the other reads why not."""
    tourney = await field.started(crowd(4), rounds=3, soft_days=10)
    await field.events.ruling.appoint(tourney.id, HOST, CO_HOST, field.click())
    tourney = await field.now(tourney)
    lines = (await field.events.look.audit(tourney.id)).total
    found = await both(field, tourney, PRESSES[what])
    errors = [one for one in found if isinstance(one, BaseException)]
    assert len(errors) == 1
    assert isinstance(errors[0], CoreError)
    assert kind(errors[0]), errors[0].key
    assert (await field.events.look.audit(tourney.id)).total == lines + 1


async def test_two_organisers_start_at_once(field: Arena) -> None:
    """Y2: begun once."""
    tourney = await field.joined(await field.opened(rounds=2), crowd(4))
    await field.events.ruling.appoint(tourney.id, HOST, CO_HOST, field.click())
    found = await both(field, tourney, lambda at, now, by: at.events.ruling.start(now.id, by, at.click()))
    (error,) = [one for one in found if isinstance(one, CoreError)]
    assert error.key == "error-tournament-under-way"
    tourney = await field.rest(tourney)
    assert len(tourney.contest.pairings) == 2


async def test_a_pause_is_ended_once(field: Arena) -> None:
    """Y2: whoever resumes second reads that it goes on already, not that it has begun."""
    tourney = await field.started(crowd(4), rounds=3)
    await field.events.ruling.appoint(tourney.id, HOST, CO_HOST, field.click())
    await field.events.ruling.hold(tourney.id, HOST, True, "tea", field.click())
    tourney = await field.rest(tourney)
    found = await both(field, tourney, lambda at, now, by: at.events.ruling.hold(now.id, by, False, "on", at.click()))
    (error,) = [one for one in found if isinstance(one, CoreError)]
    assert error.key == "pairing-not-held"
    assert kind(error)


async def test_to_end_it_never_calls_off_a_round_that_was_paired_meanwhile(field: Arena) -> None:
    """Y2, T5: *End it here* was shown between two rounds; the reason came when the next was being played."""
    tourney = await field.started(crowd(4), rounds=3)
    for pairing in tourney.contest.live:
        await field.events.ruling.set_result(tourney.id, HOST, pairing.no, [(PLACE, 1), (PLACE, 2)], "x", field.click())
    assert all(one.over for one in (await field.now(tourney)).contest.live)
    tourney = await field.rest(tourney)
    assert tourney.contest.round == 2
    close = field.events.ruling.close
    assert await refused(close(tourney.id, HOST, "enough", field.click(), seen=True)) == "error-tournament-meanwhile"
    assert (await field.now(tourney)).under_way
    await close(tourney.id, HOST, "enough", field.click(), seen=False)
    assert (await field.now(tourney)).contest.phase == CALLED_OFF


async def test_to_call_it_off_never_ends_it_with_a_winner(field: Arena) -> None:
    """Y2, T5: the other way round."""
    tourney = await field.started(crowd(2), rounds=2)
    await field.events.ruling.set_result(tourney.id, HOST, 1, [(PLACE, 1), (PLACE, 2)], "x", field.click())
    close = field.events.ruling.close
    assert await refused(close(tourney.id, HOST, "enough", field.click(), seen=False)) == "error-tournament-meanwhile"
    await close(tourney.id, HOST, "enough", field.click(), seen=True)
    assert (await field.now(tourney)).contest.phase == OVER


async def test_a_match_that_ends_while_its_result_is_being_set_stays_as_it_ended(field: Arena) -> None:
    """Y2, T5: what an organiser decides about an open match is not put over a result that came meanwhile."""
    tourney = await field.started(crowd(4), rounds=3)
    seen, loser = standing(tourney.pairing(1)), tourney.pairing(1).entrants[0]
    tourney = await field.lose(tourney, 1, loser)
    given = [(AWARDED, 1), (AWARDED, 2)]
    ruling = field.events.ruling
    assert (
        await refused(ruling.set_result(tourney.id, HOST, 1, given, "x", field.click(), seen=seen))
        == "error-tournament-meanwhile"
    )
    assert (await field.now(tourney)).pairing(1).outcomes[0].place == 2
    now = standing((await field.now(tourney)).pairing(1))
    tourney = await ruling.set_result(tourney.id, HOST, 1, given, "x", field.click(), seen=now)
    assert tourney.pairing(1).outcomes[0].place == 1


async def test_a_bye_or_a_rest_of_an_old_page_is_not_one_of_a_later_round(field: Arena) -> None:
    """Y2, T4, T5: *away next round* pressed on a page of the round before says nothing about the round after."""
    people = crowd(5)
    tourney = await field.started(people, rounds=4)
    rest, bye = field.events.signups.rest, field.events.ruling.award_bye
    await rest(tourney.id, people[0], field.click(), seen=1)
    tourney = await field.round(tourney)
    assert tourney.contest.round == 2
    assert [one.entrant for one in tourney.contest.byes if one.kind == BYE_ASKED] == [1]
    assert await refused(rest(tourney.id, people[1], field.click(), seen=1)) == "error-tournament-meanwhile"
    assert await refused(bye(tourney.id, HOST, 2, "x", field.click(), seen=1)) == "error-tournament-meanwhile"
    assert all(not one.away or max(one.away) == 2 for one in (await field.now(tourney)).contest.entrants)
