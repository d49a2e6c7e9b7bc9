"""Planned turns of Twilight Imperium: how one begins, and what it rests on (asynchronous L1 to L4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import planning
from bot.core.errors import NoPlan
from bot.core.match import Match
from bot.core.planning import Planned
from bot.core.streams import Stream
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import NOBODY, Debt, State
from tests.core.conformance import act, next_action, seeds
from tests.core.planned import plan_on
from tests.games.twilight_imperium.test_conformance import KEY, OPTIONS, PROVING

SEED = bytes(32)


@settings(max_examples=40 if PROVING else 2, deadline=None)
@given(seed=seeds(), seats=st.sampled_from((3, 4, 5, 6) if PROVING else (3,)), chosen=st.booleans())
def test_plans_conform_and_tell_nothing_hidden(seed: int, seats: int, chosen: bool) -> None:
    plan_on(KEY, seats, OPTIONS[seats] if chosen else {}, seed, most=100)


def test_plans_are_made_and_played() -> None:
    counts, slots = Counter[str](), Counter[str]()
    for seed in range(2):
        report = plan_on(KEY, 4, {}, seed, every=3, level="easy", most=120)
        counts, slots = counts + report.counts, slots + report.slots
    assert counts["looked"] > 20
    assert counts["played"] > counts["looked"] // 2
    assert {"twilight_imperium-turn", "twilight_imperium-pick-card"} <= set(slots)


def until(wanted: Callable[[Match], bool], seats: int = 4) -> Match:
    """A game played to a position."""
    stream = Stream.of("until")
    match = Match.new(KEY, seats, SEED, LIGHT)
    while not wanted(match):
        act(match, next_action(match, stream))
    return match


def test_what_one_alone_is_asked_in_secret_is_not_the_turn_of_its_plan() -> None:
    """Asynchronous L5: who has passed plans the pick of the next round; scoring, where nobody else could score, is not
    what that plan was made for."""
    match = until(lambda match: len(match.gathering()) == 1, 3)
    (seat,) = match.awaited()
    assert match.play.state.agenda[-1].main, "a main decision, but not one that each takes in turn"
    assert planning.turn_begun(match) is None
    assert planning.turn_of(match).seat != seat


def thinking(match: Match) -> bool:
    """Whether somebody thinks about an action of the first round."""
    state: State = match.play.board
    return state.phase == "action" and match.awaited() == (state.turn,) and state.tactical is None


def test_the_next_action_comes_as_if_those_between_had_theirs() -> None:
    match = until(thinking)
    state: State = match.play.board
    seat = next(other for other in range(4) if other != state.turn)
    world = planning.as_if_turn(match, seat, SEED)
    now: State = world.play.board
    assert (now.turn, now.phase, now.round) == (seat, "action", state.round)
    assert (now.systems, now.planets) == (state.systems, state.planets)
    assert now.turns > state.turns


def test_who_has_passed_picks_a_card_of_the_next_round() -> None:
    match = until(lambda match: thinking(match) and any(player.passed for player in match.play.board.players))
    state: State = match.play.board
    seat = next(at for at, player in enumerate(state.players) if player.passed)
    world = planning.as_if_turn(match, seat, SEED)
    now: State = world.play.board
    assert (now.phase, now.round, now.turn) == ("strategy", state.round + 1, NOBODY)
    slots = [question.slot for question in world.asked(seat)]
    assert [one for one in slots if one.startswith("twilight_imperium-")] == ["twilight_imperium-pick-card"]
    assert len(now.common) == 8


def test_who_still_has_to_pick_plans_that() -> None:
    match = until(lambda match: match.play.board.phase == "strategy")
    seat = next(other for other in range(4) if other not in match.awaited())
    world = planning.as_if_turn(match, seat, SEED)
    waited = [question.slot for question in world.asked(seat) if question.blocking]
    assert waited == ["twilight_imperium-pick-card"]


def test_who_has_picked_all_cards_waits_for_those_of_the_others() -> None:
    """Their cards say when the turn comes (I21)."""
    match = until(lambda match: any(player.cards for player in match.play.board.players), 5)
    assert match.play.board.phase == "strategy"
    seat = next(at for at, player in enumerate(match.play.board.players) if player.cards)
    with pytest.raises(NoPlan, match="core-plan-none"):
        planning.as_if_turn(match, seat, SEED)


def test_while_a_battle_is_under_way_nothing_is_planned() -> None:
    match = until(thinking)
    state: State = match.play.board
    seat, other, *_ = [at for at in range(4) if at != state.turn]
    state.systems[state.players[other].home].units[state.turn] = {"destroyer": 1}
    with pytest.raises(NoPlan, match="twilight_imperium-plan-battle"):
        planning.as_if_turn(match, seat, SEED)


def test_what_is_owed_is_not_asked_in_a_plan() -> None:
    match = until(thinking)
    state: State = match.play.board
    seat = next(other for other in range(4) if other != state.turn)
    state.owed.append(Debt(seat, 1))
    world = planning.as_if_turn(match, seat, SEED)
    assert [question.slot for question in world.asked(seat) if question.blocking] == ["twilight_imperium-turn"]
    assert world.play.board.owed == []


def test_footing_is_the_systems_named_with_their_units_and_tokens_and_nothing_else() -> None:
    match = until(thinking)
    state: State = match.play.board
    seat = next(other for other in range(4) if other != state.turn)
    home, goal = state.players[seat].home, next(at for at, system in state.systems.items() if not system.units)
    answers = [Planned("twilight_imperium-turn", "", {"action": f"s:{goal}", "ships": {f"{home}:carrier": 1}})]

    def rests() -> object:
        return planning.footing(match, seat, answers)

    before = rests()
    elsewhere = next(at for at in state.systems if at not in (home, goal))
    state.systems[elsewhere].tokens.append(state.turn)
    state.players[seat].goods += 2
    assert rests() == before, "a token elsewhere"
    state.systems[goal].tokens.append(state.turn)
    assert rests() != before, "a token where it goes"
    state.systems[goal].tokens.clear()
    assert rests() == before
    state.systems[goal].units[state.turn] = {"fighter": 1}
    assert rests() != before, "units where it goes"
    del state.systems[goal].units[state.turn]
    state.planets[next(iter(state.in_system(home)))].controller = state.turn
    assert rests() != before, "a planet where it comes from"


def test_a_plan_whose_ships_are_gone_does_not_fit_and_does_no_harm() -> None:
    match = until(thinking)
    state: State = match.play.board
    seat, home = state.turn, state.players[state.turn].home
    (question,) = [one for one in match.asked(seat) if one.slot == "twilight_imperium-turn"]
    stream = Stream.of("a carrier with cargo")
    while True:
        choice = match.sample(seat, question.no, stream)
        if isinstance(choice, dict) and choice.get("cargo") and f"{home}:carrier" in choice["ships"]:
            break
    plan = [planning.planned(match, seat, question.no, choice)]
    assert planning.fits(match, seat, plan) == 1
    del state.systems[home].units[seat]["carrier"]
    assert planning.fits(match, seat, plan) == 0
