"""The engine against the slow word-by-word rules, on every position of random games."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.games.metromania.digging import dead_lines
from bot.games.metromania.geometry import CELLS_AT
from bot.games.metromania.scoring import score, standing_of
from bot.games.metromania.state import Placed, State
from tests.games.metromania import oracle
from tests.games.metromania.board import legal
from tests.games.metromania.test_match import begin, one_answer, played


@pytest.mark.parametrize(("seats", "seed"), [(2, 30), (3, 31), (4, 32)])
def test_legal_tunnels_and_dead_lines_on_every_position(seats: int, seed: int) -> None:
    match, stream = begin(seats, "open", seed), Stream.of("oracle", seats)
    acute = 0
    while match.result is None:
        state = match.play.board
        for seat in range(seats):
            if state.turns[seat]:
                mine = legal(state, seat)
                assert len(set(mine)) == len(mine)
                assert set(mine) == oracle.legal(state, seat)
                acute += any(state.lines[2 * seat + k].path[-1:] == state.stations[-1:] for k in (0, 1))
        assert dead_lines(state) == oracle.dead(state)
        one_answer(match, stream)
    assert acute


@pytest.mark.parametrize(("seats", "variant"), [(2, "open"), (3, "fixed"), (4, "open"), (4, "hidden")])
@pytest.mark.parametrize("seed", range(3))
def test_final_scores(seats: int, variant: str, seed: int) -> None:
    match, _, _ = played(seats, variant, seed)
    assert match.result is not None
    assert list(match.result.scores) == oracle.totals(match.play.board)


def crowded(seats: int, seed: int) -> State:
    """The end of a random game with most markers somewhere beside the lines and stations strewn over the lines."""
    match, _, _ = played(seats, "open", 40 + seed % 3)
    state: State = match.copy().play.board
    stream = Stream.of("crowded", seats, seed)
    held = [(seat, marker) for seat, hand in enumerate(state.hands) for marker in hand]
    held += [(p.seat, p.marker) for p in state.placed]
    vertices = sorted({v for line in state.lines for v in line.path})
    cells = sorted({cell for v in vertices for cell in CELLS_AT[v]})
    state.placed, state.hands = [], [[] for _ in range(seats)]
    for seat, marker in held:
        if stream.below(8):
            state.placed.append(Placed(cells.pop(stream.below(len(cells))), seat, marker))
        else:
            state.hands[seat].append(marker)
    state.stations = stream.sample(vertices, min(len(vertices), 20 + stream.below(30)))
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_scores_of_crowded_maps(seats: int) -> None:
    routes = shared = 0
    for seed in range(12):
        state = crowded(seats, seed)
        result = score(standing_of(state))
        assert [account.total for account in result.accounts] == oracle.totals(state)
        networks = [trip.network for trip in result.trips if trip.network is not None]
        routes += len(networks)
        shared += sum(len(network.lines) > 1 for network in networks)
    assert routes > 12
    assert shared > 3
