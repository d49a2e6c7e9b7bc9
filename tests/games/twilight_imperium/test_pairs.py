"""Nobody can tell what another holds, by whom a call asks, when, or how soon it is over (32, HI1 to HI4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bot.core.play import PACE
from bot.core.streams import Stream
from bot.core.windows import Window
from bot.games.twilight_imperium.game import TwilightImperium
from tests.games.twilight_imperium.hands import hold, table
from tests.games.twilight_imperium.pairs import apart, game
from tests.games.twilight_imperium.senate import CARDS, answer, before, called, convene


@pytest.mark.slow
@pytest.mark.parametrize("number", [0, 1])
def test_I24_worlds_that_differ_in_one_hand_look_alike(number: int) -> None:
    watch, wrong = game(number, 6, 60, answers=500)
    assert wrong == []
    assert watch.counts["pairs"] > 5
    assert watch.counts["answers beside each other"] > 30


def test_HI4_the_decks_are_the_same_for_all_that_will_be_drawn() -> None:
    board = hold(table(), 1, "sabotage", "bunker", "plague").begin()
    pair = apart(board.match, 1, "AC_PLAYED", Stream.of("decks"))
    assert pair is not None
    left, right = (world.play.board for world in (pair.left, pair.right))
    assert "sabotage" in left.players[1].hand
    assert "sabotage" not in right.players[1].hand
    assert len(left.players[1].hand) == len(right.players[1].hand) == 3
    assert left.actions[-20:] == right.actions[-20:]
    assert sorted([*left.actions, *left.players[1].hand]) == sorted([*right.actions, *right.players[1].hand])


def test_US1_who_has_passed_a_call_has_passed_it_in_both_worlds() -> None:
    """A vote that another stores lets the call be looked at anew (29.5): an answer counts as of the hand there."""
    for number in range(12):
        seats = convene(before("mutiny", hands={1: ["spy", "plague"], 2: ["parley"]}, options={**CARDS, PACE: "daily"}))
        answer(seats).match.elapse(seats.match.timers()[0])
        assert called(seats) == "AG_AFTER"
        (call,) = [one for one in seats.match.asked(1) if one.slot.startswith("window")]
        seats.match.answer(1, call.no, "pass")
        pair = apart(seats.match, 1, "AG_AFTER", Stream.of("passed", str(number)))
        assert pair is not None
        looks: list[list[bool]] = []
        for world in (pair.left, pair.right):
            prevote = next(one for one in world.asked(0) if one.slot == "prevote")
            world.answer(0, prevote.no, {"outcome": "nothing"})
            looks.append([one.answered for one in world.asked(1) if one.slot.startswith("window")])
        assert looks == [[True], [True]]


def _by_hand(rules: TwilightImperium, play: Any, window: Window, phase: str, seat: int) -> bool:
    """A leak: only who holds something is called."""
    return bool(rules.reactions(play, window, phase, seat))


def _closes_by_hand(rules: TwilightImperium, play: Any, window: Window, phase: str, seat: int) -> str | None:
    """A leak: who holds nothing is passed at once."""
    found: Sequence[Any] = rules.reactions(play, window, phase, seat)
    return None if found else "pass"


@pytest.mark.slow
@pytest.mark.parametrize(("name", "leak"), [("may_react", _by_hand), ("ordered_reaction", _closes_by_hand)])
def test_a_call_that_hangs_on_hands_is_found(monkeypatch: pytest.MonkeyPatch, name: str, leak: Any) -> None:
    monkeypatch.setattr(TwilightImperium, name, leak)
    assert any(game(number, 2, 400, answers=300)[1] for number in range(3))
