"""Planned turns of Metromania: how one begins, and what it rests on (asynchronous L1 to L4)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.core import planning, playable
from bot.core.errors import NoPlan
from bot.core.events import Event
from bot.core.match import Match
from bot.core.planning import Planned
from bot.core.shapes import Pick
from bot.core.streams import Stream
from bot.games.metromania.game import METROMANIA
from bot.games.metromania.geometry import LEFT, NEXT, NONE, RIGHT, Vertex
from bot.games.metromania.notation import Extend, parse_step
from bot.games.metromania.state import State
from tests.core.conformance import EXAMPLES, act, next_action, seeds
from tests.core.planned import plan_on
from tests.games.metromania.test_match import TABLES

SEED = bytes(32)


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(METROMANIA)


@settings(max_examples=EXAMPLES, deadline=None)
@given(seed=seeds(), table=st.sampled_from(TABLES))
def test_plans_conform_and_tell_nothing_hidden(seed: int, table: tuple[int, str]) -> None:
    seats, variant = table
    plan_on("metromania", seats, {"variant": variant}, seed)


def test_most_plans_whose_footing_is_unchanged_can_be_played_whole() -> None:
    counts = Counter[str]()
    for seed in range(3):
        counts += plan_on("metromania", 3, {"variant": "hidden"}, seed, every=2).counts
    assert counts["looked"] > 60
    assert counts["played"] > counts["looked"] // 3
    assert counts["same, not whole"] * 20 < counts["same"]


def played(answers: int, seats: int = 3) -> Match:
    """A game after so many random answers."""
    stream, match = Stream.of("played"), Match.new("metromania", seats, SEED, {"variant": "open"})
    for _ in range(answers):
        act(match, next_action(match, stream))
    return match


def waiting(match: Match) -> int:
    """A seat that is not awaited."""
    return next(seat for seat in range(match.seats) if seat not in match.awaited())


def test_a_planned_turn_is_the_seats_own_with_the_board_as_it_lies() -> None:
    match = played(40)
    seat, board = waiting(match), match.play.board
    world = planning.as_if_turn(match, seat, SEED)
    now = world.play.board
    assert (now.current, now.turns[seat], now.left) == (seat, board.turns[seat] + 1, 0)
    assert (now.lines, now.stations, now.placed) == (board.lines, board.stations, board.placed)
    assert world.awaited() == (seat,)


def test_who_is_awaited_has_nothing_to_plan() -> None:
    match = played(10)
    with pytest.raises(NoPlan, match="core-plan-awaited"):
        planning.as_if_turn(match, match.awaited()[0], SEED)


def test_who_has_had_the_last_turn_has_none_to_plan() -> None:
    match = played(40)
    seat = waiting(match)
    match.play.board.phase, match.play.board.last_turns = "last", []
    with pytest.raises(NoPlan, match="core-plan-none"):
        planning.as_if_turn(match, seat, SEED)


def one_tunnel(match: Match, seat: int) -> tuple[Match, list[Planned], Extend]:
    """The first tunnel that goes on with a line, planned."""
    world = planning.as_if_turn(match, seat, SEED)
    question = world.asked(seat)[0]
    assert isinstance(question.shape, Pick)
    for option in question.shape.options:
        step = parse_step(option.id) if option.id[0].isdecimal() else None
        if isinstance(step, Extend) and not step.marker:
            return world, [planning.planned(world, seat, question.no, option.id)], step
    raise AssertionError("no tunnel")


def test_footing_is_what_lies_around_the_tunnels_and_both_ends_and_nothing_else() -> None:
    match = played(30)
    seat = waiting(match)
    world, answers, _ = one_tunnel(match, seat)
    board: State = world.play.board
    rests = planning.footing(world, seat, answers)
    named = {int(v) for v in rests["vertices"]}
    ends = {line.path[-1] for line in board.lines_of(seat) if line.path and not line.finished}
    assert ends <= named

    near = next(v for v in named if v not in board.stations)
    board.stations.append(near)  # type: ignore[arg-type]
    assert planning.footing(world, seat, answers) != rests, "a station on the way"
    board.stations.remove(near)  # type: ignore[arg-type]
    assert planning.footing(world, seat, answers) == rests

    around = {w for v in named for w in NEXT[v]} | named
    far = next(v for v in range(len(NEXT)) if v not in around)
    board.stations.append(far)  # type: ignore[arg-type]
    assert planning.footing(world, seat, answers) == rests, "a station elsewhere"

    other = next(line for at, line in enumerate(board.lines) if at // 2 != seat and line.path)
    start = min(named)
    other.path[-1:] = [Vertex(start), next(w for w in NEXT[start] if w != NONE)]
    assert planning.footing(world, seat, answers) != rests, "a line along an edge beside it"


def test_a_tunnel_that_somebody_took_does_not_fit() -> None:
    match = played(30)
    seat, stream = waiting(match), Stream.of("rest")
    _, answers, step = one_tunnel(match, seat)
    while match.awaited() != (seat,):
        act(match, next_action(match, stream))
    assert planning.fits(match, seat, answers) == 1
    end = match.play.board.lines[2 * seat + step.line].path[-1]
    cell = (LEFT if step.side == "L" else RIGHT)[end][step.direction]
    match.play.board.lines[2 * ((seat + 1) % 3)].hosts.append(cell)
    assert planning.fits(Match.load(match.save()), seat, answers) == 0


def test_conditions_hold_by_what_everybody_read() -> None:
    match = played(30)
    seat = waiting(match)
    found = planning.conditions_of(match, seat)
    assert {one.seat for one in found} == set(range(3)) - {seat}
    station = next(one for one in found if one.key == "metromania-if-station")
    told = Event("metromania-event-station", {"seat": station.seat, "vertex": "G7"})
    assert planning.holds(station, [told])
    assert not planning.holds(station, [Event(told.key, {"seat": seat, "vertex": "G7"})])
    assert not planning.holds(station, [Event(told.key, told.args, seen_by=(seat,))])
