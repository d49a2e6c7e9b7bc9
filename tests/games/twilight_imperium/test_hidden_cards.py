"""The machine for hidden cards, before there is any: fake cards on five windows, one a cancel (rules 19, 29)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from time import perf_counter
from typing import Any, ClassVar

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.play import Play
from bot.core.selfplay import next_move, run
from bot.core.shapes import Option
from bot.core.streams import Stream
from bot.core.windows import Window, window
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.flow.cards import card, held
from bot.games.twilight_imperium.game import TwilightImperium
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.state import State
from tests.core.conformance import conform

KEY = "twilight_imperium_cards"
COPIES = {
    "fake_signal": 8,
    "fake_cancel": 4,
    "fake_rage": 6,
    "fake_ambush": 6,
    "fake_levy": 6,
}
"""Card -> how many there are in the deck of the tests."""


class WithFakes(TwilightImperium):
    """The game with fake cards in every hand."""

    key: ClassVar[str] = KEY

    def blank(self, seats: int, options: Mapping[str, str]) -> State:
        state = super().blank(seats, options)
        state.copies = dict(COPIES)
        return state

    def setup(self, play: Play[State]) -> None:
        deck = [id for id, count in COPIES.items() for _ in range(count)]
        play.shuffle("actions", deck)
        for player in play.board.players:
            player.hand = [deck.pop() for _ in range(4)]
        play.board.actions = deck
        super().setup(play)


playable.register(WithFakes())


def fake(id: str, at: str, *, of_others: bool) -> None:
    """Register a card that may be played in a window and gives a trade good."""
    block = card(id)

    def may(play: Galaxy, seat: int, facts: Facts) -> bool:
        ours = seat != facts.get("seat", seat) if of_others else True
        return ours and held(play, seat, id)

    def options(play: Galaxy, seat: int, facts: Facts) -> list[Option]:
        return [Option(id, "core-pass")] if may(play, seat, facts) else []

    @block.reacts(at, may, options)
    def _resolves(play: Galaxy, seat: int, facts: Facts, reaction: str) -> None:
        gain_goods(play, seat, 1, "trade")


def _register() -> None:
    fake("fake_signal", "SY_ACTIVATED", of_others=True)
    fake("fake_rage", "SC_ROUND", of_others=False)
    fake("fake_ambush", "INV_COMMIT", of_others=True)
    fake("fake_levy", "PL_GAINED", of_others=False)
    cancel = card("fake_cancel")

    def may(play: Galaxy, seat: int, facts: Facts) -> bool:
        return seat != facts["seat"] and held(play, seat, "fake_cancel")

    def options(play: Galaxy, seat: int, facts: Facts) -> list[Option]:
        return [Option("fake_cancel", "core-pass")] if may(play, seat, facts) else []

    @cancel.reacts("AC_PLAYED", may, options)
    def _cancels(play: Galaxy, seat: int, facts: Facts, reaction: str) -> None:
        play.board.players[seat].hand.remove("fake_cancel")
        play.board.discards.append("fake_cancel")
        window(play).event["cancelled"] = True


_register()


def cards_of(state: State) -> list[str]:
    """All cards, wherever they are."""
    return sorted([*state.actions, *state.discards, *(one for player in state.players for one in player.hand)])


def at_a_call(name: str, seed: int = 0, seats: int = 4) -> Match:
    """A match with an open call of a window, reached by random answers."""
    for attempt in range(60):
        stream = Stream.of("call", name, seed, attempt)
        match = Match.new(KEY, seats, stream.seed_bytes(), {})
        for _ in range(400):
            call = match.call()
            if call is not None and call.name == name:
                return match
            move = next_move(match)
            if move is None:
                break
            seat, question = move
            match.answer(seat, question.no, match.sample(seat, question.no, stream))
    raise AssertionError(f"no call of {name}")


def test_AC_no_card_is_lost_and_every_invariant_holds() -> None:
    games = 500 if os.environ.get("MADANG_PROVE") else 3
    report = run(KEY, 4, games, "fakes", ["random"], {}, clock=perf_counter)
    assert (report.finished, report.violations) == (games, 0)


def test_32_nobody_learns_what_another_holds() -> None:
    report = conform(KEY, 3, {}, 5, leaks=12)
    assert cards_of(report.match.play.board) == sorted(id for id, count in COPIES.items() for _ in range(count))
    assert report.differing > 0


def test_PP1_whoever_has_a_card_is_called_whatever_it_is() -> None:
    match = at_a_call("SY_ACTIVATED")
    call = match.call()
    assert call is not None
    active = match.play.board.turn
    assert set(call.seats) == {seat for seat in range(4) if seat != active and match.play.board.players[seat].hand}


def test_PP2_nobody_is_called_for_a_card_of_which_every_copy_lies_open() -> None:
    match = at_a_call("SY_ACTIVATED")
    state = match.play.board
    seat = (state.turn + 1) % 4
    assert held(match.play, seat, "fake_signal")
    state.discards += ["fake_signal"] * (COPIES["fake_signal"] - state.discards.count("fake_signal"))
    assert not held(match.play, seat, "fake_signal")
    state.players[seat].hand.clear()
    assert not held(match.play, seat, "fake_rage")


@pytest.mark.parametrize("stopped", [False, True])
def test_AC3_a_cancelled_card_does_nothing_and_lies_open(stopped: bool) -> None:
    match = at_a_call("SY_ACTIVATED")
    state: State = match.play.board
    call = match.call()
    assert call is not None
    actor, other = call.seats[:2]
    state.players[actor].hand[0] = "fake_signal"
    state.players[other].hand[0] = "fake_cancel"
    match = Match.load(match.save())
    for seat in call.seats:
        question = match.asked(seat)[0]
        match.answer(seat, question.no, "fake_signal" if seat == actor else "pass")
    state = match.play.board
    played = match.call()
    assert played is not None
    assert played.name == "AC_PLAYED"
    assert "fake_signal" in state.discards
    goods = state.players[actor].goods
    for seat in played.seats:
        question = match.asked(seat)[0]
        match.answer(seat, question.no, "fake_cancel" if stopped and seat == other else "pass")
    assert state.players[actor].goods == goods + (0 if stopped else 1)
    assert ("fake_cancel" in state.discards) == stopped


def test_29_3_after_somebody_has_acted_all_are_called_again() -> None:
    match = at_a_call("SY_ACTIVATED")
    call = match.call()
    assert call is not None
    actor = call.seats[0]
    match.play.board.players[actor].hand[0] = "fake_signal"
    match.play.board.players[actor].hand[1] = "fake_signal"
    match = Match.load(match.save())
    for seat in call.seats:
        match.answer(seat, match.asked(seat)[0].no, "fake_signal" if seat == actor else "pass")
    while (now := match.call()) is not None and now.name == "AC_PLAYED":
        for seat in now.seats:
            match.answer(seat, match.asked(seat)[0].no, "pass")
    again = match.call()
    assert again is not None
    assert again.name == "SY_ACTIVATED"
    assert again.number != call.number
    assert isinstance(match.play.state.agenda[-1], Window)


def test_AC2_a_card_is_known_from_when_it_is_declared() -> None:
    match = at_a_call("SY_ACTIVATED")
    call = match.call()
    assert call is not None
    view: Any = match.view(call.seats[0])
    assert view.hand == tuple(match.play.board.players[call.seats[0]].hand)
    assert match.view(None).hand == ()
