"""Tables made better by changing two people at a time (tournaments F4).

A descent ends where no change of two helps; then some are moved at random, by the draw, and it goes on from there as
long as there is hope. How long is counted in steps, never in time, so that everybody comes to the same tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.core.streams import Stream
from bot.pairing.weighing import NO_TABLE, Group, Weights

WHOLE: Final = 40
"""Up to so many tables everybody may change with everybody; beyond, with tables of about as many points."""
REACH: Final = 4
"""How many tables up and down such a change goes."""
KEPT: Final = 256
"""Up to so many people what speaks against each two is kept."""

SEATED: Final = 8000
"""How often, with more people than that, two are tried in each other's places for the sake of seats alone."""


class Exchange:
    """The tables of a round, being made better.

    Args:
        weights: of the round.
        groups: tables by points, the highest first; then byes.
        stream: of the round.
    """

    def __init__(self, weights: Weights, groups: Iterable[Group], stream: Stream) -> None:
        self.weights = weights
        self.stream = stream
        self.sizes: list[int] = []
        self.members: list[list[int]] = []
        for size, members in groups:
            self.sizes.append(size)
            self.members.append(list(members))
        people = len(weights.people)
        self._rows: list[list[int]] | None = None
        if people <= KEPT:
            self._rows = [[weights.pair(one, other) for other in range(people)] for one in range(people)]
        self._trials = SEATED
        self._seats = [self._seating(table) for table in range(len(self.sizes))]
        self._extra = [size in (NO_TABLE, weights.other) for size in self.sizes]

    @property
    def groups(self) -> list[Group]:
        """As they are."""
        return list(zip(self.sizes, [list(members) for members in self.members]))

    def total(self) -> int:
        """What speaks against them."""
        return self.weights.total(zip(self.sizes, self.members))

    def descend(self, dirty: Iterable[int] | None = None, *, reach: int = 0) -> None:
        """Changes two people as long as that helps.

        Args:
            dirty: tables that were touched; all if None.
            reach: how many tables up and down; 0 for as many as suit the number of tables.
        """
        tables = len(self.members)
        reach = reach or (tables if tables <= WHOLE else REACH)
        others = [at for at in range(tables) if self._extra[at]]
        waiting = list(range(tables)) if dirty is None else sorted(set(dirty))
        queued = set(waiting)
        while waiting:
            here = waiting.pop()
            queued.discard(here)
            low, high = max(0, here - reach), min(tables, here + reach + 1)
            near = [*range(low, high), *(at for at in others if not low <= at < high)]
            for there in near:
                if there != here and self._change(here, there):
                    for one in (here, there):
                        if one not in queued:
                            queued.add(one)
                            waiting.append(one)

    def _change(self, here: int, there: int) -> bool:
        """Makes every change between two tables that helps; whether there was one."""
        if self._rows is None and not (self._weighty(here) or self._weighty(there)):
            return False
        mine, theirs = self.members[here], self.members[there]
        changed = False
        for at in range(len(mine)):
            for spot in range(len(theirs)):
                if self._better(here, at, there, spot):
                    mine[at], theirs[spot] = theirs[spot], mine[at]
                    self._seats[here], self._seats[there] = self._seating(here), self._seating(there)
                    changed = True
        return changed

    def _weighty(self, table: int) -> bool:
        """Whether more than the draw speaks against a table."""
        weight = self.weights.group(self.sizes[table], self.members[table])
        return 2 * weight > self.weights.repeated

    def _better(self, here: int, at: int, there: int, spot: int) -> bool:
        """Whether less would speak against two tables if two people changed."""
        mine, theirs = self.members[here], self.members[there]
        change = self._swapped(here, at, theirs[spot]) + self._swapped(there, spot, mine[at])
        before = self._seats[here] + self._seats[there]
        if change >= before:
            return False
        if change >= 0 and self._rows is None and before < self.weights.over_two:
            if not self._trials:
                return False
            self._trials -= 1
        mine[at], theirs[spot] = theirs[spot], mine[at]
        change += self._seating(here) + self._seating(there) - before
        mine[at], theirs[spot] = theirs[spot], mine[at]
        return change < 0

    def _seating(self, table: int) -> int:
        size = self.sizes[table]
        return self.weights.seating(size, self.members[table]) if self.weights.picky.get(size) else 0

    def _swapped(self, table: int, at: int, whom: int) -> int:
        """What more speaks against a table, its seats apart, with somebody else in a place."""
        members = self.members[table]
        size, who = self.sizes[table], members[at]
        change = 0
        if self._extra[table]:
            change = self.weights.aside(size, whom) - self.weights.aside(size, who)
        if size == NO_TABLE:
            return change
        if self._rows is not None:
            new, old = self._rows[whom], self._rows[who]
            for one in members:
                change += new[one] - old[one]
            # Nobody sits beside oneself.
            return change - new[who] + old[who]
        pair = self.weights.pair
        for one in members:
            if one != who:
                change += pair(whom, one) - pair(who, one)
        return change

    def shaken(self, steps: int, floor: int) -> None:
        """Moves some at random and descends again, and keeps what is not worse.

        Args:
            steps: how often.
            floor: what cannot be gone below: nothing more is tried there.
        """
        tables = len(self.members)
        if tables < 2:
            return
        best = self.total()
        for _ in range(steps):
            if best < floor + self.weights.spread:
                return
            kept = [list(members) for members in self.members]
            seats = list(self._seats)
            touched: set[int] = set()
            for _ in range(2 + self.stream.below(2)):
                touched |= self._at_random()
            self.descend(touched)
            now = self.total()
            if now <= best:
                best = now
            else:
                self.members, self._seats = kept, seats

    def _at_random(self) -> set[int]:
        tables = len(self.members)
        here = self.stream.below(tables)
        there = self.stream.below(tables - 1)
        there += there >= here
        mine, theirs = self.members[here], self.members[there]
        if not mine or not theirs:
            return set()
        at, spot = self.stream.below(len(mine)), self.stream.below(len(theirs))
        mine[at], theirs[spot] = theirs[spot], mine[at]
        self._seats[here], self._seats[there] = self._seating(here), self._seating(there)
        return {here, there}


def floor(weights: Weights, groups: Sequence[Group]) -> int:
    """What no round of these sizes can go below, but for the draw: the same points side by side, nobody met.

    It holds for tables of one size; where there are others or byes it is nothing at all, so that the search goes on
    for as long as it may.
    """
    if any(size != weights.seats for size, _ in groups):
        return -1
    seats = weights.seats
    total = 0
    for begin in range(0, len(weights.points), seats):
        some = weights.points[begin : begin + seats]
        total += len(some) * sum(one * one for one in some) - sum(some) ** 2
    return total * weights.spread
