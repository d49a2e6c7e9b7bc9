"""The hard bot player's search: whole turns played on to the end, and final scores compared.

Each turn is judged with its whole plan: trips, blame, station points and the end of the game come out of the real
scoring, and the others' lines are in it. What a turn comes to hangs on little things that others do later, by about
eight points to either side, and good turns are five points apart: so the others draw among equals as they will, and
many different turns are looked at once, the better ones again and again (sequential halving: Karnin, Koren and Somekh,
ICML 2013). How its own seat goes on is the player's own choice: the best turns are tried with several ways to go on, of
which the best counts (parallel rollout: Chang, Givan and Chong, AIPS 2000), against several others, of whom the mean
counts.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec import Struct, structs

from bot.core.streams import Stream
from bot.core.trying import Tried
from bot.games.metromania.courses import WholeTurn
from bot.games.metromania.greedy import EQUAL, Jitter, no_jitter
from bot.games.metromania.playout import Playout, copy_of
from bot.games.metromania.state import Marker
from bot.games.metromania.styles import EASY, KEEN, Style

TURNS_PER_UNIT: Final = {2: 18, 3: 14, 4: 14}
"""Turns played on per unit of budget, by seats (a turn takes longer where more lines lie): games near their end are
cheap, and more of them are played."""
SURE: Final = 6.0
"""Points ahead that are worth as much as winning narrowly."""
NARROW: Final = 2.0
"""Points ahead that are a narrow win."""
PLANS: Final = (
    KEEN,
    EASY,
    structs.replace(EASY, tunnel=2.5, link=1.28, lost=17.5, early=3.8, press=4, station_point=0.16),
    structs.replace(KEEN, tunnel=1.0),
)
"""Ways to go on."""
OTHERS: Final = (EASY, KEEN)
"""Who plays on the other seats, in turn."""
MOST_OTHERS: Final = 12
"""Most times that other players and hidden letters are drawn."""
FIRST_LOOK: Final = 0.4
"""Share of the budget for a first look."""
LAST: Final = 2
"""Courses that are compared to the end."""
FIRST_TRIAL: Final = (0, 0)
"""With which way to go on, against which others, all courses are tried first."""
STAGES: Final = (
    (8, ((0, 1),)),
    (4, ((0, 2), (0, 3), (1, 0), (1, 1), (1, 2), (1, 3))),
    (3, tuple((plan, others) for plan in (2, 3) for others in range(4))),
)
"""How many courses are tried again, and how."""
STAGED: Final = 1 + max(others for _, trials in STAGES for _, others in trials)
"""Others that the stages know."""

Deal = Callable[[], list[list[Marker]]]
"""Hands as the seat could believe them, drawn anew every time."""
Trial = tuple[int, int]
"""A way to go on, of `PLANS`, and which others."""


class Others(Struct, frozen=True):
    """Who plays on the other seats."""

    style: Style
    seed: int
    """Of their draws among equals: the same after every course, so that courses are compared fairly."""
    hands: list[list[Marker]]

    def jitter(self) -> Jitter:
        """Their draws from the beginning."""
        draw = Random(self.seed).random
        return lambda: EQUAL * draw()


class Search:
    """One decision of one seat.

    Args:
        seat: whose decision.
        deal: what it cannot see.
        stream: chance.
        turns: how many may be played on.
    """

    def __init__(self, seat: int, deal: Deal, stream: Stream, turns: int) -> None:
        self.seat, self.deal, self.stream = seat, deal, stream
        self.turns_left = turns
        self._others: list[Others] = []
        self._margins: list[dict[Trial, float]] = []
        """Per course, points ahead of the best other seat at the end."""

    def best(self, courses: Sequence[WholeTurn]) -> WholeTurn:
        """The best of these courses; the last of them may stay untried."""
        if len(courses) == 1:
            return courses[0]
        self._margins = [{} for _ in courses]
        alive = self._looked_at(courses)
        for wide, trials in STAGES:
            alive = self._best_of(alive, wide)
            self._try(courses, alive, trials)
        others = STAGED
        while others < MOST_OTHERS and self.turns_left > 0:
            alive = self._best_of(alive, LAST)
            self._try(courses, alive, [(plan, others) for plan in range(len(PLANS))])
            others += 1
        return courses[self._best_of(alive, 1)[0]]

    def findings(self, courses: Sequence[WholeTurn], best: WholeTurn) -> list[Tried]:
        """Points ahead of the best other seat at the end for each answer that was tried: by the course of it that was
        played on oftenest, the mean of the way to go on that is best for it, and of how many games that is; the best
        course's answer first, then the likeliest others."""
        longest: dict[str, int] = {}
        for at, margins in enumerate(self._margins):
            if not margins:
                continue
            found = longest.setdefault(courses[at].first, at)
            if len(margins) > len(self._margins[found]) or courses[at] is best:
                longest[courses[at].first] = at
        told: list[Tried] = []
        for first, at in longest.items():
            games = self._best_plan(at, float)
            told.append(Tried(first, sum(games) / len(games), len(games)))
        return sorted(told, key=lambda one: (one.answer != best.first, -one.worlds, -one.worth))

    def _looked_at(self, courses: Sequence[WholeTurn]) -> list[int]:
        """The courses of the first look: as many as its share of the budget allows, two at least."""
        until = self.turns_left * (1 - FIRST_LOOK)
        for at, course in enumerate(courses):
            if at > 1 and self.turns_left < until:
                return list(range(at))
            self._margins[at][FIRST_TRIAL] = self._value(course, FIRST_TRIAL)
        return list(range(len(courses)))

    def _try(self, courses: Sequence[WholeTurn], alive: Sequence[int], trials: Sequence[Trial]) -> None:
        """Each of these courses once more in every one of these ways, as long as there is budget for all of them."""
        for trial in trials:
            if self.turns_left <= 0:
                return
            for at in alive:
                self._margins[at][trial] = self._value(courses[at], trial)

    def _best_of(self, courses: Sequence[int], most: int) -> list[int]:
        """So many of them, the best first."""
        return sorted(courses, key=lambda at: -self._mean(at))[:most]

    def _mean(self, at: int) -> float:
        """What a course comes to against all others it was tried against, going on as is best for it."""
        found = self._best_plan(at, _worth)
        return sum(found) / len(found)

    def _best_plan(self, at: int, worth: Callable[[float], float]) -> list[float]:
        """What each game came to in which a course was gone on with in the best way: only ways that were tried against
        as many others as any are looked at."""
        by_plan: dict[int, list[float]] = {}
        for (plan, _), margin in self._margins[at].items():
            by_plan.setdefault(plan, []).append(worth(margin))
        most = max(map(len, by_plan.values()))
        return max((found for found in by_plan.values() if len(found) == most), key=sum)

    def _against(self, others: int) -> Others:
        """Who plays on the other seats, with which hands: the same for all courses."""
        while len(self._others) <= others:
            style = OTHERS[len(self._others) % len(OTHERS)]
            self._others.append(Others(style, self.stream.below(1 << 32), self.deal()))
        return self._others[others]

    def _value(self, course: WholeTurn, trial: Trial) -> float:
        """Play on after a course; points ahead of the best other seat."""
        plan, others = trial
        they = self._against(others)
        state = copy_of(course.state)
        state.hands = [
            list(mine if at == self.seat else hand) for at, (mine, hand) in enumerate(zip(state.hands, they.hands))
        ]
        begun = sum(state.turns)
        jitter = they.jitter()
        styles = [PLANS[plan] if at == self.seat else they.style for at in range(state.seats)]
        jitters = [no_jitter if at == self.seat else jitter for at in range(state.seats)]
        margin = Playout(state, styles, jitters, over=course.over).after_turn()[self.seat]
        self.turns_left -= sum(state.turns) - begun + 1
        return margin


def _worth(margin: float) -> float:
    """Points ahead, and what it is worth to be ahead at all."""
    return margin + SURE * math.tanh(margin / NARROW)
