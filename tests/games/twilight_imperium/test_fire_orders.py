"""What is said beforehand of space cannons, by opponent (rules 29.4 `fire`; SO1, IN7)."""

from __future__ import annotations

import pytest

from bot.core.shapes import Form, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.fire_orders import SLOT
from tests.core.conformance import seen
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_invasion import landing


def armed() -> Board:
    """Seat 1 has two space cannons where two cruisers of seat 0 come to."""
    board = Board("sol", "hacan", "letnev", at_104=19).put("wellon", 1, pds=2, infantry=1).put("207", 0, cruiser=2)
    return board.begin()


def order(board: Board, seat: int) -> Question | None:
    """The standing question of a seat."""
    return next((one for one in board.match.asked(seat) if one.slot == SLOT), None)


def say(board: Board, seat: int, everybody: str = "ask", **of: str) -> Board:
    """What a seat says: of everybody, and of seats (`s0="never"`)."""
    question = order(board, seat)
    assert question is not None
    form = question.shape
    assert isinstance(form, Form)
    each = {field.name: of.get(f"s{field.name.removeprefix('seat-')}", "same") for field in form.beside}
    board.events = list(board.match.answer(seat, question.no, {"everybody": everybody, **each}))
    return board


def come(board: Board) -> Board:
    """Two cruisers of seat 0 come."""
    return board.activate("104", {"207:cruiser": 2})


def test_29_4_who_has_no_space_cannon_has_no_order_for_it() -> None:
    board = armed()
    assert order(board, 1) is not None
    assert order(Board("sol", "hacan", "letnev").begin(), 1) is None


def test_29_4_without_an_order_it_is_asked() -> None:
    board = come(armed())
    assert (board.topic, board.awaited) == ("cannon", [1])


@pytest.mark.parametrize("says", [{"everybody": "always"}, {"s0": "always"}, {"everybody": "never", "s0": "always"}])
def test_29_4_always_fires_without_a_question(says: dict[str, str]) -> None:
    board = say(armed(), 1, **says)
    come(board.dice("cannon", 1, 1))
    assert board.topic != "cannon"
    assert [one["target_seat"] for one in board.told("cannon")] == [0]


@pytest.mark.parametrize("says", [{"everybody": "never"}, {"everybody": "always", "s0": "never"}])
def test_29_4_never_holds_without_a_question(says: dict[str, str]) -> None:
    board = come(say(armed(), 1, **says))
    assert board.topic != "cannon"
    assert not board.told("cannon")


def test_29_4_of_one_opponent_it_is_asked_all_the_same() -> None:
    board = come(say(armed(), 1, "always", s0="ask"))
    assert (board.topic, board.awaited) == ("cannon", [1])


@pytest.mark.parametrize(("says", "fired"), [("always", True), ("never", False)])
def test_29_4_IN7_the_defense_of_a_planet_hears_it_too(says: str, fired: bool) -> None:
    board = say(landing(pds=2, infantry=1), 1, says)
    if fired:
        board.dice("cannon", 6, 4)
    board.dice("ground", *([8, 2] if fired else [8, 2, 1])).dice("ground", 9).do({"wellon": 3})
    assert bool(board.told("cannon")) is fired
    assert board.topic != "defend"


def test_29_4_I24_an_order_is_kept_taken_back_and_nobody_elses() -> None:
    board = armed()
    before = [seen(board.match, viewer) for viewer in (0, 2, None)]
    say(board, 1, "always", s2="never")
    assert board.match.play.orders(1)[SLOT] == {"everybody": "always", "seat-2": "never"}
    assert [seen(board.match, viewer) for viewer in (0, 2, None)] == before
    assert SLOT not in board.match.resample(0, Stream.of("fire")).play.orders(1)
    question = order(board, 1)
    assert question is not None
    assert question.given == {"everybody": "always", "seat-0": "same", "seat-2": "never"}
    say(board, 1)
    assert SLOT not in board.match.play.orders(1)
