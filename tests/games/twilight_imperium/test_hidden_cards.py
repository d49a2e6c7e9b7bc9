"""The machine for hidden cards, before there is any: fake cards on six windows, one a cancel (rules 19, 29)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.core.windows import Window
from bot.games.twilight_imperium.flow.cards import held
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import State
from tests.core.conformance import conform
from tests.games.twilight_imperium.fakes import COPIES, KEY, Calls, cards_of
from tests.games.twilight_imperium.proof import TWILIGHT_IMPERIUM_PROOF
from tests.prove import play
from tests.prove_tally import Tally


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


def test_AC_29_3_no_card_is_lost_and_calls_come_in_their_order() -> None:
    tally = Tally()
    run = next(run for run in TWILIGHT_IMPERIUM_PROOF.runs if run.name == "hidden cards 3")
    play(TWILIGHT_IMPERIUM_PROOF, run, 0, tally)
    assert (tally.finished, tally.violations) == (1, [])
    for figure in ("cards played", "called again", "leak pairs", "calls: AG_AFTER", "calls: SY_ACTIVATED"):
        assert tally.observed[figure] > 0


def test_32_nobody_learns_what_another_holds() -> None:
    report = conform(KEY, 3, {"target": "6", **LIGHT}, 5, leaks=30)
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


def test_29_3_whoever_is_passed_over_is_seen() -> None:
    match = at_a_call("SY_ACTIVATED")
    watch = Calls()
    watch.look(match)
    call = match.call()
    assert call is not None
    first, second = call.seats[:2]
    for seat in (first, second):
        match.play.board.players[seat].hand[0] = "fake_signal"
    match = Match.load(match.save())
    for seat in call.seats:
        match.answer(seat, match.asked(seat)[0].no, "fake_signal" if seat == second else "pass")
        if seat != call.seats[-1]:
            assert watch.look(match) == []
    assert watch.open is not None
    watch.open.answers[first] = "fake_signal"
    assert watch.look(match)[:1] == [f"29.3: {second} acts before {first} at SY_ACTIVATED"]


def test_C8_EL2_cards_of_who_is_out_lie_open() -> None:
    match = at_a_call("SY_ACTIVATED")
    state: State = match.play.board
    before = cards_of(state)
    seat = (state.turn + 1) % 4
    for system in state.systems.values():
        system.units.pop(seat, None)
    for world in state.planets.values():
        world.units.pop(seat, None)
        if world.controller == seat:
            world.controller, world.ready = -1, False
    check_elimination(match.play, seat)
    assert state.players[seat].eliminated
    assert cards_of(state) == before
