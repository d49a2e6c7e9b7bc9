"""The course of turns and the end of the building phase (rules 4, C3, T1-T3). Pure changes of the state."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.games.metromania.digging import dead_lines, fitting_markers, legal_steps, station_sites
from bot.games.metromania.geometry import LEFT, RIGHT, Cell, Vertex
from bot.games.metromania.network import build_station
from bot.games.metromania.notation import Extend, TypedStep
from bot.games.metromania.readings import (
    BOTH_LINES_GIVE_LAST_TURNS,
    FINISH_DIG_WITHOUT_STATIONS,
    LINES_TO_CLOSE,
    TUNNELS_PER_DIG,
)
from bot.games.metromania.state import HIDDEN, Hint, Recent, State


def begin_turn(state: State, seat: int) -> None:
    """Start a turn of the seat."""
    state.current = seat
    state.turns[seat] += 1
    state.left = 0
    state.marked = False


def begin_dig(state: State) -> None:
    """D1: three tunnels to lay."""
    state.left = TUNNELS_PER_DIG


def note_laid(state: State, cells: Iterable[Cell] = (), stations: Iterable[Vertex] = ()) -> None:
    """Remember what this turn has laid, for the picture; an earlier turn's things are forgotten."""
    turn = sum(state.turns)
    if state.recent.turn != turn:
        state.recent = Recent(turn=turn, seat=state.current)
    state.recent.cells += cells
    state.recent.stations += stations


def may_build(state: State, seat: int) -> bool:
    """T1, T3: whether building an intermediate station is open to the seat (from its second turn on)."""
    return state.turns[seat] > 1 and bool(station_sites(state, seat))


def tunnels_as_known(state: State, seat: int) -> list[TypedStep]:
    """Tunnels that the others may think the seat can lay: of its markers they know the kinds only (V2)."""
    return legal_steps(state, seat, letters=state.variant != HIDDEN)


def note_unable_to_dig(state: State, seat: int) -> None:
    """V2: the seat has shown that none of its markers fits where it seemed able to dig."""
    city = state.city
    for step in legal_steps(state, seat, letters=False):
        if isinstance(step, Extend) and step.marker:
            v = state.lines[2 * seat + step.line].path[-1]
            cell = (LEFT if step.side == "L" else RIGHT)[v][step.direction]
            assert not fitting_markers(state, seat, cell)
            clashing = city.clashing[cell]
            letters = "".join(sorted({p.marker[1] for p in state.placed if p.cell in clashing}))
            hint = Hint(seat, step.marker[0], letters)
            if hint not in state.hints:
                state.hints.append(hint)


def buy_station(state: State, vertex: Vertex) -> list[int]:
    """I1, C1: the current seat puts an intermediate or free station. Returns station points per seat."""
    note_laid(state, stations=[vertex])
    return build_station(state, vertex, state.current)


def both_finished(state: State, seat: int) -> bool:
    """C3a: whether the seat has finished both lines."""
    return state.finished_lines(seat) == 2


def closes_at_once(state: State) -> bool:
    """C3a, and C3b in another reading: whether the building phase ends here, in the middle of a turn."""
    if both_finished(state, state.current) and not BOTH_LINES_GIVE_LAST_TURNS:
        state.closing = "both"
        return True
    if not state.supply and not FINISH_DIG_WITHOUT_STATIONS:
        state.closing = "stations"
        return True
    return False


def closed_lines(state: State, dead: Collection[int]) -> int:
    """C3c: finished and dead lines of all players.

    Args:
        state: the game.
        dead: what `digging.dead_lines` finds in it.
    """
    return sum(line.finished for line in state.lines) + len(dead)


def end_turn(state: State, acted: bool) -> int | None:
    """Close the current turn: C3b, C3c, then whose turn is next.

    Args:
        acted: False for a skipped turn (T2).

    Returns:
        The next seat, or None when the building phase is over.
    """
    state.left = 0
    state.idle = 0 if acted else state.idle + 1
    if not state.supply:
        state.closing = "stations"
        return None
    state.dead = sorted(dead_lines(state))
    if state.phase == "build":
        both = BOTH_LINES_GIVE_LAST_TURNS and both_finished(state, state.current)
        if both or closed_lines(state, state.dead) >= LINES_TO_CLOSE[state.seats]:
            state.phase = "last"
            state.closing = "both" if both else "lines"
            state.last_turns = [(state.current + i) % state.seats for i in range(1, state.seats)]
        elif state.idle >= state.seats:  # nobody can do anything more; possible in V2 only, where C4 looks at kinds
            state.closing = "lines"
            return None
        else:
            return (state.current + 1) % state.seats
    return state.last_turns.pop(0) if state.last_turns else None
