"""Large fields and odd ones (tournaments F6, Y3): nobody is lost, whatever happens between two rounds."""

from __future__ import annotations

import os

import pytest

from bot.pairing.contest import CONCEDED, OVER
from tests.tournaments.arena import HERE, HOST, Arena, crowd
from tests.tournaments.test_people_come_and_go import refused

pytestmark = [pytest.mark.slow]

SMILE = chr(0x1F600)
PEOPLE = int(os.environ.get("TEST_PEOPLE", "64"))
"""``TEST_PEOPLE=512`` for the size that is asked for: some three minutes."""


async def test_a_knockout_in_which_two_fifths_leave_before_round_two(field: Arena) -> None:
    people = crowd(PEOPLE)
    tourney = await field.started(people, format="knockout")
    first = PEOPLE // 2
    assert len(tourney.matches) == first == len({one.table_id for one in tourney.matches.values()})
    gone = PEOPLE * 200 // 512
    for person in people[:gone]:
        await field.events.signups.leave(tourney.id, person, field.click())
    tourney = await field.rest(tourney)
    for one in tourney.contest.live[:first]:
        for seat, number in enumerate(one.entrants):
            if number <= gone and one.over:
                assert one.outcomes[seat].kind == CONCEDED or one.outcomes[seat].place == 1
    for _ in range(12):
        field.house.wait(5)
        tourney = await field.round(tourney)
        if tourney.over:
            break
    assert tourney.contest.phase == OVER
    winner = field.events.look.standings(tourney)[0].entrant
    assert winner > gone
    assert len({row.entrant for row in field.events.look.standings(tourney)}) == PEOPLE


async def test_a_name_of_a_hundred_emoji(field: Arena) -> None:
    """It is too long for a title, and eighty of them are one."""
    new = field.events.preparing.new
    assert await refused(new(HERE, HOST, "metromania", SMILE * 100, field.click())) == ("error-tournament-title-long")
    tourney = await new(HERE, HOST, "metromania", SMILE * 80, field.click())
    assert tourney.row.title == SMILE * 80
