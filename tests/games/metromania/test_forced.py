"""What public facts force is not asked: the engine takes it and tells it as usual (rules section 11)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.games.metromania.geometry import up_cell
from cogs.metromania.face import MetromaniaFace
from tests.games.metromania.board import (
    Board,
    answer,
    at,
    board,
    fill,
    finishing,
    line,
    offered,
    place,
    straight,
    table,
    triangle,
)


def one_way_on(variant: str = "open") -> Board:
    """Seat 0 digs only (it is its first turn), on one line, in the one cell that is not park."""
    state = board(seats=3, variant=variant)
    state.turns[0] = 0
    state.lines[0] = line(straight((0, -2), (0, 0)))
    state.lines[1] = line(straight((0, 3), (1, 3)), start="S7", end="T1")
    fill(state, but={up_cell(0, 0)})
    return state


def one_place() -> Board:
    """Seat 0 cannot dig and has one vertex without a station."""
    state = one_way_on()
    state.turns[0] = 2
    state.ground[up_cell(0, 0)] = "P"
    state.stations += state.lines[0].path[:2]
    return state


def told(match: Match) -> list[str]:
    return [event.key for event in match.entry.events]


def test_a_single_tunnel_that_everybody_can_see_is_laid_without_a_question() -> None:
    state = one_way_on()
    match = table(state)
    assert state.lines[0].path[-1] == at(1, 0)
    assert told(match)[:2] == ["metromania-event-tunnel", "metromania-event-dig-short"]
    assert match.awaited() == (1,)


def test_a_single_tunnel_in_the_middle_of_a_dig_is_laid_without_a_question() -> None:
    state = one_way_on()
    state.ground[triangle((0, -1), (1, -1), (0, 0))] = "."
    state.lines[0] = line(straight((0, -3), (0, -1)))
    match = table(state)
    answer(match, "1-SE-L")
    assert state.lines[0].path[-1] == at(1, 0)


def test_a_single_way_to_finish_is_taken_without_a_question() -> None:
    state = finishing(seats=3)
    fill(state)
    state.turns[0] = 0
    state.lines[1] = line(straight((-1, 4), (-1, 3)), start="S7")
    match = table(state)
    assert state.lines[0].finished
    assert told(match) == ["metromania-event-finished"]
    assert offered(match)[-1] == "skip"


def test_building_is_not_asked_before_its_place_where_nothing_can_be_dug() -> None:
    state = one_place()
    state.stations.pop()
    assert offered(table(state)) == ["st-F6", "st-G7"]


def test_the_only_place_for_the_only_thing_to_do_is_built_on() -> None:
    state = one_place()
    match = table(state)
    assert match.awaited() == (1,)
    assert state.stations[-1] == at(0, 0)
    assert told(match)[0] == "metromania-event-station"


def test_building_on_the_only_place_is_confirmed_where_it_is_a_choice() -> None:
    """The place is not asked, so "build" itself ends the turn; of a tunnel that goes on nothing is confirmed."""
    state = one_way_on()
    state.turns[0] = 2
    state.stations += state.lines[0].path[:2]
    match = table(state)
    (question,) = match.asked(0)
    assert "build" in offered(match)
    assert question.confirm
    face = MetromaniaFace()
    assert face.sure(match, 0, question, "build") == "turn"
    state.stations.pop()
    (question,) = table(state).asked(0)
    assert not question.confirm


def test_V2_a_single_tunnel_is_laid_where_all_know_it_is_the_only_one() -> None:
    state = one_way_on("hidden")
    match = table(state)
    assert state.lines[0].path[-1] == at(1, 0)
    assert match.awaited() == (1,)


def clashing_letter() -> Board:
    """The one cell is a C space beside an R that has the letter A."""
    state = one_way_on("hidden")
    state.ground |= {up_cell(0, 0): "C", up_cell(1, 0): "R"}
    place(state, 1, up_cell(1, 0), "RA")
    return state


@pytest.mark.parametrize(("marker", "choices"), [("CA", ["pass"]), ("CB", ["1-E-L-CB"])])
def test_V2_what_only_the_hand_forces_is_asked(marker: str, choices: list[str]) -> None:
    """Others see a C space and a C marker; whether its letter fits they cannot know."""
    state = clashing_letter()
    state.hands[0] = [marker]
    assert offered(table(state)) == choices


def test_V2_building_is_asked_where_a_marker_might_have_fitted() -> None:
    state = clashing_letter()
    state.hands[0], state.turns[0] = ["CA"], 2
    assert offered(table(state)) == ["build"]
