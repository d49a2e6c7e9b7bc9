"""Planned turns of Project MINE: how one begins, and what it rests on (asynchronous L1 to L4)."""

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
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.state import State
from tests.core.conformance import EXAMPLES, act, next_action, seeds
from tests.core.planned import plan_on
from tests.games.project_mine.test_conformance import PACKS

SEED = bytes(32)


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(PROJECT_MINE)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), seats=st.sampled_from((2, 3, 4)), pack=st.sampled_from(sorted(PACKS)))
def test_plans_conform_and_tell_nothing_hidden(seed: int, seats: int, pack: str) -> None:
    plan_on("project_mine", seats, {"length": "short"}, seed, pack=PACKS[pack](), most=120)


def test_plans_are_made_and_played() -> None:
    counts = Counter[str]()
    for seed in range(2):
        counts += plan_on("project_mine", 3, {"length": "short"}, seed, every=2, pack=PACKS["house"]()).counts
    assert counts["looked"] > 40
    assert counts["played"] > counts["looked"] // 3
    assert counts["same, not whole"] * 10 < counts["same"]


def until(wanted: Callable[[Match], bool], pack: Pack | None = None, seats: int = 3) -> Match:
    """A game played to a position."""
    stream = Stream.of("until")
    match = Match.new("project_mine", seats, SEED, {"length": "short"}, pack or PACKS["house"]())
    while not wanted(match):
        act(match, next_action(match, stream))
    return match


def in_turn_of(match: Match, ahead: int) -> int:
    """The seat so many behind the one whose turn it is; -1 while it is nobody's."""
    state: State = match.play.board
    return (state.current + ahead) % state.seats if state.current >= 0 and state.round == 1 else -1


def test_a_planned_turn_has_energy_and_the_hand_of_now() -> None:
    match = until(lambda match: in_turn_of(match, 1) >= 0)
    seat, board = in_turn_of(match, 1), match.play.board
    world = planning.as_if_turn(match, seat, SEED)
    now: State = world.play.board
    assert (now.current, now.players[seat].energy, now.players[seat].credit) == (seat, 4, 0)
    assert now.players[seat].hand == board.players[seat].hand
    assert (now.market, now.goals) == (board.market, board.goals)


def test_a_turn_behind_the_end_of_the_round_begins_in_the_next_one() -> None:
    match = until(lambda match: in_turn_of(match, 0) == (match.play.board.first + 1) % 3)
    world = planning.as_if_turn(match, match.play.board.first, SEED)
    assert (match.play.board.round, world.play.board.round) == (1, 2)
    match.play.board.last_round = 1
    with pytest.raises(NoPlan, match="core-plan-none"):
        planning.as_if_turn(match, match.play.board.first, SEED)


def test_before_the_first_hand_there_is_nothing_to_plan() -> None:
    match = Match.new("project_mine", 2, SEED, {}, PACKS["house"]())
    question = match.asked(0)[0]
    match.answer(0, question.no, match.sample(0, question.no, Stream.of("one")))
    with pytest.raises(NoPlan, match="core-plan-none"):
        planning.as_if_turn(match, 0, SEED)


def test_a_turn_that_begins_with_a_draw_is_not_planned() -> None:
    match = until(lambda match: in_turn_of(match, 1) >= 0, PACKS["wild"]())
    seat = in_turn_of(match, 1)
    player = match.play.board.players[seat]
    player.pending = [(next(card for card in PACKS["wild"]().cards if card == "wild-22"), "effects.0.effects")]
    with pytest.raises(NoPlan, match="core-plan-drawn"):
        planning.as_if_turn(match, seat, SEED)


def test_footing_is_what_is_bought_and_used_at_which_price_and_nothing_else() -> None:
    match = until(lambda match: in_turn_of(match, 1) >= 0)
    seat = in_turn_of(match, 1)
    state: State = match.play.board
    hand = state.players[seat].hand
    bought, other = state.market[0], state.market[1]
    answers = [Planned("turn", "", [hand[0]]), Planned("turn", "", bought), Planned("turn", "", "done")]
    rests = planning.footing(match, seat, answers)
    assert set(rests["bought"]) == {bought}
    assert set(rests["used"]) == {hand[0]}

    state.market.remove(other)
    state.players[in_turn_of(match, 2)].resources["gold"] += 3
    assert planning.footing(match, seat, answers) == rests, "another card is gone"
    state.players[seat].energy -= 1
    assert planning.footing(match, seat, answers) != rests, "less energy"
    state.players[seat].energy += 1
    state.market.remove(bought)
    assert planning.footing(match, seat, answers) != rests, "the card is bought by somebody else"
    state.market.append(bought)
    assert planning.footing(match, seat, answers) == rests, "it lies elsewhere on the market"
    hand.remove(hand[0])
    assert planning.footing(match, seat, answers) != rests, "a card was discarded"
