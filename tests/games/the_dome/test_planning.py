"""Planned turns of THE DOME: how one begins, and what it rests on (asynchronous L1 to L4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import planning, playable
from bot.core.errors import NoPlan
from bot.core.match import Match
from bot.core.planning import Planned
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME
from bot.games.the_dome.cards import built_in
from bot.games.the_dome.state import Control, Staged, State
from tests.core.conformance import EXAMPLES, act, next_action, seeds
from tests.core.planned import plan_on
from tests.games.the_dome.packbox import tiny
from tests.games.the_dome.test_conformance import TABLES, wild

SEED = bytes(32)
PACKS = {"tiny": tiny, "wild": lambda: wild(5), "house": built_in}


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(THE_DOME)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), table=st.sampled_from(TABLES), pack=st.sampled_from(sorted(PACKS)))
def test_plans_conform_and_tell_nothing_hidden(seed: int, table: tuple[int, str], pack: str) -> None:
    seats, traps = table
    plan_on("the_dome", seats, {"traps": traps}, seed, pack=PACKS[pack](), most=120)


def test_plans_are_made_and_played() -> None:
    counts = Counter[str]()
    for seed in range(4):
        counts += plan_on("the_dome", 2, {"traps": "orders"}, seed, every=2, pack=built_in(), most=300).counts
    assert counts["looked"] > 40
    assert counts["played"] > counts["looked"] // 3
    assert counts["same, not whole"] * 10 < counts["same"]


def until(wanted: Callable[[State], bool], seats: int = 2) -> Match:
    """A game played to a position in which somebody does not move."""
    stream = Stream.of("until")
    match = Match.new("the_dome", seats, SEED, {}, built_in())
    while not (wanted(match.play.board) and len(match.awaited()) == 1):
        act(match, next_action(match, stream))
    return match


def test_a_planned_turn_has_its_points_of_action_and_the_hand_of_now() -> None:
    match = until(lambda state: state.turn == 2)
    seat = 1 - match.play.board.current
    world = planning.as_if_turn(match, seat, SEED)
    now: State = world.play.board
    assert (now.turn, now.current, now.players[seat].ap) == (3, seat, 3)
    assert now.players[seat].hand == match.play.board.players[seat].hand
    assert [slot.card for slot in now.server] == [slot.card for slot in match.play.board.server]


def test_the_mastermind_draws_no_card_in_a_plan_and_has_its_energy() -> None:
    match = until(lambda state: state.turn > 1 and state.current != state.mastermind, 3)
    state: State = match.play.board
    world = planning.as_if_turn(match, state.mastermind, SEED)
    now: State = world.play.board
    assert (now.mm_hand, len(now.mm_deck)) == (state.mm_hand, len(state.mm_deck))
    assert now.energy == min(8, state.energy + 1)


def test_before_the_first_turn_there_is_nothing_to_plan() -> None:
    match = Match.new("the_dome", 2, SEED, {}, built_in())
    question = match.asked(0)[0]
    match.answer(0, question.no, match.sample(0, question.no, Stream.of("one")))
    assert match.awaited() == (1,)
    with pytest.raises(NoPlan, match="core-plan-none"):
        planning.as_if_turn(match, 0, SEED)


def test_a_card_that_is_being_installed_as_a_plan_is_made_is_not_lost() -> None:
    match = until(lambda state: state.turn == 2)
    state: State = match.play.board
    seat, other = 1 - state.current, state.players[state.current]
    state.staged.append(Staged(state.next_uid(), other.hand.pop(), other.seat))
    world = planning.as_if_turn(match, seat, SEED)
    assert world.play.game.rules.violations(world.play) == []
    assert world.play.board.staged == []


def test_nobody_reveals_an_invented_control_in_a_plan() -> None:
    match = until(lambda state: state.turn > 1 and bool(state.players[state.current].controls))
    other = match.play.board.current
    world = planning.as_if_turn(match, 1 - other, SEED)
    assert set(world.play.orders(other).values()) == {"hold"}
    held = [f"c{control.uid}" for control in world.play.board.players[other].controls]
    assert sorted(world.play.orders(other)) == sorted(held)


def test_footing_is_what_is_paid_cracked_and_aimed_at_and_nothing_else() -> None:
    match = until(lambda state: state.turn == 2)
    state: State = match.play.board
    seat = 1 - state.current
    mine, other = state.players[seat], state.players[1 - seat]
    card = next(card for card in mine.hand if match.play.pack[card].kind != "control")

    def rests(*answers: str) -> object:
        slots = ["crack" if ">" in answer else "turn" for answer in answers]
        return planning.footing(match, seat, [Planned(slot, "", one) for slot, one in zip(slots, answers, strict=True)])

    install, crack, wait = rests(f"install:{card}"), rests("crack:red", "main>1.1"), rests("end")
    other.controls.append(Control(99, other.hand[0], 1))
    assert (rests(f"install:{card}"), rests("crack:red", "main>1.1"), rests("end")) == (install, crack, wait)
    other.space += 1
    assert rests(f"install:{card}") != install, "the firewall aimed at"
    assert rests("crack:red", "main>1.1") == crack, "nothing is aimed at"
    other.space -= 1
    mine.pool(match.play.pack[card].colour).append(mine.deck.pop())
    assert rests(f"install:{card}") != install, "what can be paid"
    mine.pools = [pool[:] for pool in state.players[seat].pools]
    state.players[1 - seat].markers[0].on, state.players[1 - seat].markers[0].space = state.server[2].uid, 1
    assert rests("crack:red", "main>1.1") != crack, "a marker on the server"
    assert rests("end") == wait
