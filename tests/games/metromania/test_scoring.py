"""Rules section 7 and the worked examples X3-X7: line points, travel graph, trips, blame, final test, result."""

from __future__ import annotations

import itertools

import pytest

from bot.core.streams import Stream
from bot.games.metromania.geometry import CORNERS, Cell, down_cell, up_cell
from bot.games.metromania.network import build_station
from bot.games.metromania.scoring import Trip, line_points, score, standing_of, travel_graph
from bot.games.metromania.state import State
from bot.games.metromania.travel import TravelGraph
from tests.games.metromania.board import at, between, board, line, place, straight, triangle
from tests.games.metromania.test_network import example_1


def stations(state: State, *points: tuple[int, int]) -> None:
    for q, r in points:
        build_station(state, at(q, r), 0)


def trip(state: State, name: str) -> Trip:
    return next(one for one in score(standing_of(state)).trips if one.name == name)


def gains(one: Trip) -> dict[int, int]:
    sums: dict[int, int] = {}
    for award in one.awards:
        sums[award.seat] = sums.get(award.seat, 0) + award.points
    return sums


# --- 7.1 -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("finished", "points"), [(2, 7), (1, 3), (0, 0)])
def test_X7_half_points_are_rounded_down(finished: int, points: int) -> None:
    assert line_points(7, finished) == points


def test_7_1_is_part_of_the_total() -> None:
    state = board()
    between(state, 0, "S1", "T5")
    state.station_points = [7, 4]
    first, second = score(standing_of(state)).accounts
    assert (first.line_points, second.line_points) == (3, 0)


# --- travel (G1-G3) ----------------------------------------------------------------------------------------------


def test_G2_a_minute_from_station_to_station_whatever_lies_between() -> None:
    state = board()
    state.lines[0] = line(straight((-6, 0), (6, 0)))
    stations(state, (-6, 0), (6, 0))
    network = travel_graph(standing_of(state)).fastest([at(-6, 0)], [at(6, 0)])
    assert network is not None
    assert (network.minutes, network.lines) == (1, (0,))
    stations(state, (0, 0))
    network = travel_graph(standing_of(state)).fastest([at(-6, 0)], [at(6, 0)])
    assert network is not None
    assert network.minutes == 2


def test_G2_three_minutes_to_change_directly_between_each_two_lines() -> None:
    state = board(seats=3)
    for number, points in (
        (0, straight((-2, 0), (0, 0))),
        (2, straight((0, -2), (0, 2))),
        (4, straight((0, 0), (2, 0))),
    ):
        state.lines[number] = line(points)
    stations(state, (-2, 0), (0, 0), (2, 0))
    network = travel_graph(standing_of(state)).fastest([at(-2, 0)], [at(2, 0)])
    assert network is not None
    assert (network.minutes, network.lines, network.changes) == (5, (0, 4), (at(0, 0),))


def test_G3_no_change_where_parallel_lines_have_no_station() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (1, 0)), "L")
    state.lines[2] = line(straight((-1, 0), (2, 0)), "R")
    stations(state, (-2, 0), (2, 0))
    assert travel_graph(standing_of(state)).fastest([at(-2, 0)], [at(2, 0)]) is None


def test_G1_a_station_counts_for_every_line_through_it_whenever_it_came() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    stations(state, (-2, 0), (0, 0))
    state.lines[2] = line(straight((0, 0), (0, 3)))
    stations(state, (0, 3))
    network = travel_graph(standing_of(state)).fastest([at(-2, 0)], [at(0, 3)])
    assert network is not None
    assert network.minutes == 5


def test_Q19_unfinished_lines_carry() -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    stations(state, (-2, 0), (2, 0))
    assert not state.lines[0].finished
    assert travel_graph(standing_of(state)).fastest([at(-2, 0)], [at(2, 0)]) is not None


def slow_minutes(paths: dict[int, list[int]], stops: set[int], origin: set[int], goal: set[int]) -> float:
    """Bellman-Ford over (station, line), written apart from the engine."""
    nodes = [(v, n) for n, path in paths.items() for v in path if v in stops]
    far = float("inf")
    cost = {node: 0 if node[0] in origin else far for node in nodes}
    edges: list[tuple[tuple[int, int], tuple[int, int], int]] = []
    for n, path in paths.items():
        halts = [v for v in path if v in stops]
        edges += [((v, n), (w, n), 1) for v, w in itertools.pairwise(halts)]
    edges += [(a, b, 3) for a in nodes for b in nodes if a[0] == b[0] and a[1] < b[1]]
    for _ in nodes:
        for a, b, minutes in edges:
            cost[b] = min(cost[b], cost[a] + minutes)
            cost[a] = min(cost[a], cost[b] + minutes)
    return min((cost[node] for node in nodes if node[0] in goal), default=far)


@pytest.mark.parametrize("seed", range(60))
def test_12_9_trip_time_is_symmetric_and_minimal(seed: int) -> None:
    stream = Stream.of("travel", seed)
    paths = {n: stream.sample(range(24), 3 + stream.below(8)) for n in range(2 + stream.below(6))}
    stops = set(stream.sample(range(24), 12))
    origin, goal = set(stream.sample(range(24), 3)), set(stream.sample(range(24), 3))
    graph = TravelGraph(paths, stops)  # type: ignore[arg-type]
    there, back = graph.fastest(origin, goal), graph.fastest(goal, origin)  # type: ignore[arg-type]
    expected = slow_minutes(paths, stops, origin, goal)
    assert (there.minutes if there else float("inf")) == expected
    if there is not None and back is not None:
        assert there.minutes == back.minutes
        assert set(there.hops) == set(back.hops)
        assert set(there.changes) == set(back.changes)
        assert (there.boards, there.arrives) == (back.arrives, back.boards)


# --- trips (L1-L3) -----------------------------------------------------------------------------------------------


def example_3() -> State:
    state = example_1()
    state.turns = [2, 2]
    state.lines[2].path.append(at(3, -2))
    state.lines[2].hosts.append(down_cell(2, -2))
    stations(state, (-3, 0), (3, 0), (3, -2))
    return state


ORIGIN = up_cell(-4, 0)
AT_BLUE = triangle((3, -2), (4, -2), (4, -3))


def test_X3_two_tied_routes_over_both_lines() -> None:
    state = example_3()
    place(state, 0, ORIGIN, "RA")
    place(state, 0, AT_BLUE, "CA")
    one = trip(state, "A")
    assert one.network is not None
    assert (one.network.minutes, one.network.lines) == (6, (0, 2))
    assert set(one.network.changes) == {at(-1, 0), at(1, 0)}
    assert len(one.network.hops) == 4


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [(0, 1, {0: 6, 1: 6}), (0, 0, {0: 9, 1: 3}), (1, 1, {0: 3, 1: 9}), (2, 2, {0: 3, 1: 3})],
)
def test_X3_L3_three_for_the_network_and_three_for_each_own_end(
    first: int, second: int, expected: dict[int, int]
) -> None:
    state = example_3()
    place(state, first, ORIGIN, "RA")
    place(state, second, AT_BLUE, "CA")
    assert gains(trip(state, "A")) == expected


@pytest.mark.parametrize("placer", [0, 1])
def test_X4_Q15_who_has_no_line_in_the_fastest_network_gets_nothing(placer: int) -> None:
    state = example_3()
    place(state, placer, ORIGIN, "RA")
    place(state, placer, triangle((3, 0), (4, 0), (4, -1)), "CA")
    one = trip(state, "A")
    assert one.network is not None
    assert one.network.minutes == 3
    assert gains(one) == ({0: 9} if placer == 0 else {0: 3})


def test_X5_L2_Q16_tied_routes_of_two_players() -> None:
    state = board(seats=3)
    state.lines[0] = line(straight((-2, 0), (2, 0)), "L")
    state.lines[2] = line([(-2, 0), *straight((-2, 1), (0, 1)), *straight((1, 0), (2, 0))], "R")
    stations(state, (-2, 0), (0, 0), (2, 0), (0, 1))
    state.lines[2] = line([(-2, 0), (-2, 1), (-1, 1), (0, 1), (1, 1), (2, 0)], "R")
    place(state, 2, up_cell(-3, 0), "RA")
    place(state, 0, down_cell(2, 0), "CA")
    one = trip(state, "A")
    assert one.network is not None
    assert (one.network.minutes, one.network.lines) == (2, (0, 2))
    assert gains(one) == {0: 6, 1: 3}


def test_L1_boarding_and_arriving_are_free_on_every_line_at_any_corner() -> None:
    state = board(seats=3)
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    state.lines[2] = line(straight((-2, 0), (-2, 4)))
    stations(state, (-2, 0), (-2, 4), (0, 0))
    place(state, 0, up_cell(-3, 0), "RA")
    place(state, 1, down_cell(-2, 4), "CA")
    one = trip(state, "A")
    assert one.network is not None
    assert (one.network.minutes, one.network.lines, one.network.boards) == (1, (2,), (at(-2, 0),))


# --- blame (L4) ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("station", "placed", "expected"),
    [(False, False, {0: -6, 1: -6}), (True, False, {0: -6}), (True, True, {0: -6, 1: -6})],
)
def test_X6_F11_Q17_blame(station: bool, placed: bool, expected: dict[int, int]) -> None:
    state = board()
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    state.lines[2] = line(straight((2, 3), (2, 4)))
    if station:
        stations(state, (2, 3))
    place(state, 1, down_cell(2, 3), "CD")
    if placed:
        stations(state, (-2, 0))
        place(state, 0, up_cell(-3, 0), "RD")
    else:
        state.hands[0] = ["RD"]
    fill_hands(state, but="RD")
    assert gains(trip(state, "D")) == expected


def test_F12_V1_two_players_trips_are_judged_like_those_of_more() -> None:
    """The rulebook's own test trips for two are not played."""
    found = []
    for seats in (2, 3):
        state = board(seats=seats)
        state.lines[0] = line(straight((-2, 0), (2, 0)))
        stations(state, (-2, 0), (2, 0))
        place(state, 0, up_cell(-3, 0), "RA")
        place(state, 1, down_cell(2, 0), "CA")
        fill_hands(state, but="")
        found.append({letter: gains(trip(state, letter)) for letter in "ABCDEF"})
    assert found[0] == found[1]
    assert found[0] == {"A": {0: 6}, **{letter: {0: -6} for letter in "BCDEF"}}


def fill_hands(state: State, but: str) -> None:
    """Give every other marker to seat 0, so that the other trips can be judged."""
    there = {p.marker for p in state.placed} | {but}
    every = {"RA", "RC", "RD", "RF", "CA", "CB", "CD", "CE", "EB", "EC", "EE", "EF"}
    state.hands[0] += sorted(every - there)


def test_L4_both_ends_with_one_player_cost_six_once() -> None:
    state = board()
    state.hands[1] = ["RA", "CA"]
    assert gains(trip(state, "A")) == {1: -6}


def test_L4_no_route_between_served_ends_blames_both_placers() -> None:
    state = board(seats=3)
    state.lines[0] = line(straight((-4, 0), (-2, 0)))
    state.lines[2] = line(straight((2, 0), (4, 0)))
    stations(state, (-4, 0), (2, 0))
    place(state, 1, up_cell(-5, 0), "RA")
    place(state, 2, up_cell(1, 0), "CA")
    one = trip(state, "A")
    assert [(award.seat, award.reason) for award in one.awards] == [(1, "no-route"), (2, "no-route")]


# --- final test (7.4) and result (7.5) -------------------------------------------------------------------------


def with_park_and_lake() -> dict[Cell, str]:
    return {up_cell(-3, 0): "P", down_cell(2, 0): "L"}


def test_7_4_five_for_every_line_in_the_fastest_network() -> None:
    state = board(ground=with_park_and_lake())
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[2] = line(straight((2, -3), (2, 2)))
    stations(state, (-2, 0), (2, 0))
    fill_hands(state, but="")
    one = trip(state, "final")
    assert one.network is not None
    assert one.network.minutes == 1
    assert gains(one) == {0: 5}


def test_7_4_Q18_an_impossible_final_test_costs_nobody() -> None:
    state = board(ground=with_park_and_lake())
    state.lines[0] = line(straight((-2, 0), (1, 0)))
    stations(state, (-2, 0))
    one = trip(state, "final")
    assert (one.network, one.awards) == (None, ())


def test_7_5_highest_total_then_finished_lines_then_tunnels_then_shared() -> None:
    state = board(seats=4)
    state.hands[3] = ["RA", "CA", "CB", "EB", "EC", "RC", "RD", "CD", "CE", "EE", "EF", "RF"]  # blamed six times
    between(state, 0, "S1", "T5")
    between(state, 2, "S2")
    state.lines[4] = line(straight((0, 0), (4, 0)))
    accounts = score(standing_of(state)).accounts
    assert [account.total for account in accounts] == [0, 0, 0, -36]
    assert [account.rank for account in accounts] == [1, 3, 2, 4]
    state.lines[2] = line(straight((0, 2), (4, 2)))
    assert [account.rank for account in score(standing_of(state)).accounts] == [1, 2, 2, 4]


def test_house_awards_longest_line_and_most_transfers() -> None:
    state = board()
    state.lines[0] = line(straight((-3, 0), (3, 0)))
    state.lines[1] = line(straight((-2, 2), (2, 2)))
    state.lines[2] = line(straight((0, -2), (0, 2)))
    stations(state, (0, 0), (0, 2), (-3, 0))
    fill_hands(state, but="")
    result = score(standing_of(state))
    assert (result.longest, result.longest_tunnels) == ((0,), 7)
    assert (result.transfers, result.transfer_stations) == ((2,), 2)
    assert len(CORNERS) == 216
