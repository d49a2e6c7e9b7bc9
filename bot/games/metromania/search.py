"""The hard bot player's search: the most promising answers, each played on to the end, final scores compared.

Playing on uses the easy bot on every seat, so that each answer is judged with its whole plan: trips, blame, station
points and the end of the game come out of the real scoring, and the others' lines are in it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from bot.games.metromania.geometry import Vertex
from bot.games.metromania.greedy import Outlook
from bot.games.metromania.notation import TypedStep
from bot.games.metromania.playout import Playout, copy_of
from bot.games.metromania.state import State

Try = Callable[[Playout], None]
"""Does one answer in a playout, and what follows in this turn."""

TURNS_PER_UNIT: Final = 3
"""Turns played on per unit of budget: games near their end are cheap, and more answers are tried."""
_SURE: Final = 6.0
"""Points ahead that are worth as much as winning narrowly."""


class Search:
    """One decision of one seat.

    Args:
        world: a state it could believe in; not changed.
        seat: whose decision.
        budget: units of `TURNS_PER_UNIT` turns to play on.
    """

    def __init__(self, world: State, seat: int, budget: int) -> None:
        self.world, self.seat = world, seat
        self.turns_left = budget * TURNS_PER_UNIT

    def best(self, answers: Sequence[tuple[str, Try]]) -> str:
        """The best of these answers (id, and how to do it), the most promising first; some may stay untried."""
        best, most = answers[0][0], -math.inf
        for i, (answer, attempt) in enumerate(answers):
            if self.turns_left <= 0 and i > 1:
                break
            value = self._value(attempt)
            if value > most:
                best, most = answer, value
        return best

    def _value(self, attempt: Try) -> float:
        playout = Playout(copy_of(self.world))
        attempt(playout)
        margin = playout.margin()[self.seat]
        self.turns_left -= sum(playout.state.turns) - sum(self.world.turns) + 1
        return margin + _SURE * math.tanh(margin)


def dig_tries(outlook: Outlook, steps: Sequence[TypedStep], begins: bool) -> list[tuple[float, TypedStep, Try]]:
    """Legal tunnels with their easy values, the best first, and how a playout goes on with each."""
    found: list[tuple[float, TypedStep, Try]] = []
    for step in steps:
        attempt: Try = (lambda p, s=step: p.begin(s)) if begins else (lambda p, s=step: p.lay(s))
        found.append((outlook.worth_of_step(step), step, attempt))
    return sorted(found, key=lambda one: -one[0])


def site_tries(outlook: Outlook, sites: Sequence[Vertex], bought: bool) -> list[tuple[float, Vertex, Try]]:
    """Places for a station with their easy values, the best first, and how a playout goes on with each."""
    found: list[tuple[float, Vertex, Try]] = []
    for v in sites:
        attempt: Try = (lambda p, v=v: p.build(v)) if bought else (lambda p, v=v: p.after_finishing(v))
        found.append((outlook.worth_of_site(v), v, attempt))
    return sorted(found, key=lambda one: -one[0])
