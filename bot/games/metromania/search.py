"""The hard bot player's search: whole turns played on to the end, and final scores compared.

Playing on uses the easy bot on every seat, so that each turn is judged with its whole plan: trips, blame, station
points and the end of the game come out of the real scoring, and the others' lines are in it. An easy bot always does
the same, so a course that looks best once may have been lucky. The better half of the courses is therefore played on
again and again (sequential halving: Karnin, Koren and Somekh, Almost Optimal Exploration in Multi-Armed Bandits, ICML
2013), every time with other hidden letters and with players who value things a little differently.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from msgspec import structs

from bot.core.streams import Stream
from bot.core.trying import Tried
from bot.games.metromania.courses import WholeTurn
from bot.games.metromania.greedy import EASY, Style
from bot.games.metromania.playout import Playout, copy_of
from bot.games.metromania.state import Marker

TURNS_PER_UNIT: Final = 14
"""Turns played on per unit of budget: games near their end are cheap, and more of them are played."""
SURE: Final = 6.0
"""Points ahead that are worth as much as winning narrowly."""
NARROW: Final = 2.0
"""Points ahead that are a narrow win."""
SPREAD: Final = 0.5
"""How far a value of somebody who plays on may be from the easy bot's, as a share of it."""
VARIED: Final = ("tunnel", "marker", "served", "station_point", "others", "link", "hope", "early", "build")
"""Values in which those who play on differ."""
_FINE: Final = 1024
"""Steps of a value's share."""

Deal = Callable[[], list[list[Marker]]]
"""Hands as the seat could believe them, drawn anew every time."""


class Search:
    """One decision of one seat.

    Args:
        seat: whose decision.
        deal: what it cannot see.
        stream: chance.
        budget: units of `TURNS_PER_UNIT` turns to play on.
    """

    def __init__(self, seat: int, deal: Deal, stream: Stream, budget: int) -> None:
        self.seat, self.deal, self.stream = seat, deal, stream
        self.turns_left = budget * TURNS_PER_UNIT
        self._margins: dict[int, list[float]] = {}

    def best(self, courses: Sequence[WholeTurn]) -> WholeTurn:
        """The best of these courses, the most promising first; the least promising may stay untried."""
        if len(courses) == 1:
            return courses[0]
        values = dict[int, float]()
        alive = list(range(len(courses)))
        half = self.turns_left / 2
        player = self._players(varied=False)
        for at in alive:  # a first look at as many as half the budget allows
            if at > 1 and self.turns_left < half:
                break
            values[at] = self._value(at, courses[at], *player)
        alive = self._better(values)
        while len(alive) > 1 and self.turns_left > 0:
            share = self.turns_left / math.ceil(math.log2(len(alive)))
            until = self.turns_left - share
            while self.turns_left > until:
                player = self._players(varied=True)
                for at in alive:
                    values[at] += self._value(at, courses[at], *player)
            alive = self._better({at: values[at] for at in alive})
        return courses[alive[0]]

    def findings(self, courses: Sequence[WholeTurn], best: WholeTurn) -> list[Tried]:
        """Points ahead of the best other seat at the end, on average, for each answer that was tried: by the course of
        it that was played on oftenest; the best course's answer first, then the likeliest others."""
        longest: dict[str, list[float]] = {}
        for at, margins in self._margins.items():
            found = longest.setdefault(courses[at].first, margins)
            if len(margins) > len(found) or courses[at] is best:
                longest[courses[at].first] = margins
        told = [Tried(first, sum(found) / len(found), len(found)) for first, found in longest.items()]
        return sorted(told, key=lambda one: (one.answer != best.first, -one.worlds, -one.worth))

    def _better(self, values: Mapping[int, float]) -> list[int]:
        """The better half, the best first."""
        ranked = sorted(values, key=lambda at: -values[at])
        return ranked[: (len(ranked) + 1) // 2]

    def _players(self, varied: bool) -> tuple[list[Style], list[list[Marker]]]:
        """Who plays on, with which hands: the same for all courses of a round, so that they are compared fairly."""
        hands = self.deal()
        return [self._style() if varied else EASY for _ in hands], hands

    def _style(self) -> Style:
        shares = {name: 1 + SPREAD * (2 * self.stream.below(_FINE) / _FINE - 1) for name in VARIED}
        return structs.replace(EASY, **{name: getattr(EASY, name) * share for name, share in shares.items()})

    def _value(self, at: int, course: WholeTurn, styles: Sequence[Style], hands: Sequence[Sequence[Marker]]) -> float:
        state = copy_of(course.state)
        state.hands = [
            list(mine if at == self.seat else hand) for at, (mine, hand) in enumerate(zip(state.hands, hands))
        ]
        begun = sum(state.turns)
        margin = Playout(state, styles, over=course.over).after_turn()[self.seat]
        self.turns_left -= sum(state.turns) - begun + 1
        self._margins.setdefault(at, []).append(margin)
        return margin + SURE * math.tanh(margin / NARROW)
