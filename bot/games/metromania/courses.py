"""Whole turns as they could be played: what the hard bot player chooses among."""

from __future__ import annotations

import heapq
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct

from bot.games.metromania import turns
from bot.games.metromania.digging import free_station_sites, lay, legal_steps, station_sites
from bot.games.metromania.geometry import Vertex
from bot.games.metromania.greedy import Outlook, distinct
from bot.games.metromania.notation import SKIP, Finish, Station, TypedStep, format_step
from bot.games.metromania.playout import copy_of
from bot.games.metromania.state import State
from bot.games.metromania.styles import EASY

MOST: Final = 64
"""Courses of a dig that are kept after every tunnel, the most promising ones."""
SITES: Final = 4
"""Places for a bought station that are looked at."""
FREE_SITES: Final = 2
"""Places for a free station that are looked at, besides none."""


class WholeTurn(Struct):
    """The rest of a turn as it could be played.

    Attributes:
        first: option id of its first answer.
        state: after it, before the turn ends.
        gain: what it brings at once, as the easy bot player counts.
        promise: the same, with the ways that are left.
        over: whether the building phase ends with it.
    """

    first: str
    state: State
    gain: float = 0.0
    promise: float = 0.0
    over: bool = False

    def key(self) -> object:
        """What tells it apart from others: the same tunnels in another order come to the same."""
        state = self.state
        mine = state.lines_of(state.current)
        laid = tuple((tuple(line.path), tuple(line.hosts)) for line in mine)
        return laid, tuple(state.hands[state.current]), frozenset(state.stations), state.left, self.over


def digs(state: State, seat: int, steps: Sequence[TypedStep]) -> list[WholeTurn]:
    """Ways to lay all that is left of a dig: the most promising one for every place where the lines may end, then the
    second for each.

    Args:
        state: not changed; in the middle of a dig, or `left` as at its beginning.
        seat: whose dig.
        steps: tunnels it may begin with.
    """
    ended: list[WholeTurn] = []
    open_ = _grown(WholeTurn("", state), seat, steps)
    while open_:
        ended += [course for course in open_ if course.over or not course.state.left]
        going = [course for course in open_ if not course.over and course.state.left]
        open_ = list[WholeTurn]()
        for course in _best(going):
            following = legal_steps(course.state, seat)
            if following:
                open_ += _grown(course, seat, following)
            else:
                ended.append(course)  # D2: it ends early
    return _varied(_best(ended))


def after_site(state: State, seat: int, sites: Iterable[Vertex]) -> list[WholeTurn]:
    """Ways to go on after a line was finished: its free station (C1), or none, and the rest of the dig."""
    found: list[WholeTurn] = []
    for course in _freed(WholeTurn("", state), seat, sites):
        following = legal_steps(course.state, seat) if course.state.left and not course.over else []
        found += [
            WholeTurn(course.first, one.state, course.gain + one.gain, course.gain + one.promise, one.over)
            for one in (digs(course.state, seat, following) if following else [course])
        ]
    return _best(found)


def purchases(state: State, seat: int, answer: Callable[[Vertex], str]) -> list[WholeTurn]:
    """Stations that could be bought in place of a dig, the most promising first (I1).

    Args:
        state: not changed.
        seat: whose turn.
        answer: option id for a station on a vertex.
    """
    outlook = Outlook(state, seat, EASY)
    ranked = sorted(((outlook.worth_of_site(v), v) for v in station_sites(state, seat)), key=lambda one: -one[0])
    found: list[WholeTurn] = []
    for value, v in ranked[:SITES]:
        after = copy_of(state)
        turns.buy_station(after, v)
        found.append(WholeTurn(answer(v), after, value, value))
    return found


def _grown(course: WholeTurn, seat: int, steps: Sequence[TypedStep]) -> list[WholeTurn]:
    """A course with one tunnel more, in all ways that differ."""
    outlook = Outlook(course.state, seat, EASY)
    found: list[WholeTurn] = []
    for step in distinct(steps):
        way, gain = outlook.parts_of_step(step)
        after = copy_of(course.state)
        laid = lay(after, seat, step)
        after.left -= 1
        grown = WholeTurn(course.first or format_step(step), after, course.gain + gain, course.gain + gain + way)
        found += _freed(grown, seat, free_station_sites(after, laid.line)) if isinstance(step, Finish) else [grown]
    return found


def _freed(course: WholeTurn, seat: int, sites: Iterable[Vertex]) -> list[WholeTurn]:
    """A course with the free station of a line just finished: on each of the best places, or nowhere."""
    outlook = Outlook(course.state, seat, EASY)
    ranked = sorted(((outlook.worth_of_site(v), v) for v in sites), key=lambda one: -one[0])
    found: list[WholeTurn] = []
    for value, v in [*ranked[:FREE_SITES], (0.0, None)]:
        after = copy_of(course.state)
        if v is not None:
            turns.buy_station(after, v)
        first = course.first or (SKIP if v is None else format_step(Station(v)))
        over = turns.closes_at_once(after)
        found.append(WholeTurn(first, after, course.gain + value, course.promise + value, over))
    return found


def _varied(courses: Sequence[WholeTurn]) -> list[WholeTurn]:
    """The same with the best for every place where the lines may end first, then the second best for each: those that
    end in the same places come to much the same."""
    ranks: Counter[tuple[Vertex, ...]] = Counter()
    order: list[tuple[int, WholeTurn]] = []
    for course in courses:
        ends = tuple(line.path[-1] for line in course.state.lines_of(course.state.current) if line.path)
        order.append((ranks[ends], course))
        ranks[ends] += 1
    return [course for _, course in sorted(order, key=lambda one: one[0])]


def _best(courses: Iterable[WholeTurn]) -> list[WholeTurn]:
    """The most promising of these, the best first, each once."""
    alone: dict[object, WholeTurn] = {}
    for course in courses:
        alone.setdefault(course.key(), course)
    return heapq.nlargest(MOST, alone.values(), key=lambda one: one.promise)
