"""What is proposed where something is produced, and what is said of more than may stay (seen 2; 11.6, LC2, LC3)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.twilight_imperium.advice.proposing import TOO_MANY
from cogs.twilight_imperium.face import TwilightImperiumFace
from tests.games.twilight_imperium.board import Board

FACE = TwilightImperiumFace()


def at_home(resources: int = 4, fleet: int = 3, **there: int) -> Board:
    """Seat 0 (Muaat, home 4/1) produces at home with trade goods for the rest."""
    board = Board("muaat", "letnev").put("muaat", 0, space_dock=1)
    board[0].fleet, board[0].goods = fleet, max(0, resources - 4)
    if there:
        board.put("310", 0, **there)
    return board.activate("310")


def proposals(board: Board) -> dict[str, dict[str, int]]:
    """Proposed builds by name."""
    question = board.asked(0)
    found = (*question.ready, *board.match.counsel(0, question.no, {}).ready)
    return {one.name: one.answer["units"] for one in found}


def said(board: Board, **units: int) -> dict[str, dict[str, Any]]:
    """What the rules say of a build."""
    return {one.key: dict(one.args) for one in board.match.counsel(0, board.asked(0).no, {"units": units}).told}


def test_the_first_build_proposed_was_a_ship_that_carries_nobody() -> None:
    board = at_home()
    assert board.topic == "produce"
    assert proposals(board)["proposed"] == {"carrier": 1, "infantry": 2}


def test_with_carriers_about_the_dearest_ship_comes_first() -> None:
    board = Board("muaat", "letnev").put("muaat", 0, space_dock=1).put("101", 0, carrier=2)
    assert "dreadnought" in proposals(board.activate("310"))["proposed"]


def test_LC3_no_ship_is_proposed_that_could_not_stay() -> None:
    board = at_home(fleet=2, cruiser=2)
    found = proposals(board)
    assert "big" not in found
    assert all(set(units) <= {"infantry", "fighter"} for units in found.values())


@pytest.mark.parametrize(("units", "over"), [({"destroyer": 4}, 1), ({"destroyer": 3}, 0), ({"fighter": 5}, 2)])
def test_LC2_what_would_have_to_go_again_at_once_is_said_before_and_asked_about_once_more(
    units: dict[str, int], over: int
) -> None:
    """Five destroyers were made for a fleet pool of three, and two of them removed without a word."""
    board = at_home(6)
    told = said(board, **units)
    assert told["twilight_imperium-told-room"]["ships"] == units.get("destroyer", 0)
    assert told["twilight_imperium-told-room"]["most"] == 3
    assert told.get(TOO_MANY, {}).get("count", 0) == over
    question = board.asked(0)
    answer = {"units": units}
    assert FACE.sure(board.match, 0, question, answer) == ("act" if over else "")
    board.do({**answer, **_paid(board, answer)})
    made = sum(board.at("310", 0).values())
    assert made == sum(units.values()) - over, "what is said is what happens"


def _paid(board: Board, answer: dict[str, Any]) -> dict[str, Any]:
    """The other fields as they begin."""
    whole = dict(answer)
    question = board.asked(0)
    while (field := board.match.narrow(0, question.no, whole)) is not None:
        options = [one.id for one in field.shape.options]
        whole[field.name] = field.start if field.start is not None else options[0]
    return whole


def test_infantry_alone_says_nothing_of_the_fleet() -> None:
    assert "twilight_imperium-told-room" not in said(at_home(), infantry=2)
