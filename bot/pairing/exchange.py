"""Tables made better by changing two people at a time (tournaments F4).

A descent ends where no change of two helps; then some are moved at random, by the draw, and it goes on from there as
long as there is hope. How long is counted in steps, never in time, so that everybody comes to the same tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from operator import add
from typing import Final

from bot.core.streams import Stream
from bot.pairing.weighing import NO_TABLE, Group, Weights, but_one

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

    What is known of a table is kept until somebody changes there: what speaks against each of its people, and against
    the seats of all but one of them. So a change of two people is judged by a few additions.

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
        people, tables = len(weights.people), len(self.sizes)
        self._rows: list[list[int]] | None = None
        if people <= KEPT:
            self._rows = [[weights.pair(one, other) for other in range(people)] for one in range(people)]
        self._trials = SEATED
        self._extra = [size in (NO_TABLE, weights.other) for size in self.sizes]
        self._picky = [weights.picky.get(size, False) for size in self.sizes]
        self._places = [weights.places(size) if size != NO_TABLE else [] for size in self.sizes]
        # Of each table, as long as nobody changes there; None for what is not reckoned yet.
        self._seats = [self._seating(table) for table in range(tables)]
        self._against: list[list[int] | None] = [None] * tables
        self._rest: list[list[list[int]] | None] = [None] * tables
        self._whole: list[int | None] = [None] * tables

    @property
    def groups(self) -> list[Group]:
        """As they are."""
        return list(zip(self.sizes, [list(members) for members in self.members]))

    def total(self) -> int:
        """What speaks against them."""
        return sum(map(self._weight, range(len(self.sizes))))

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
        costs = self._costs(here, there)
        for at in range(len(mine)):
            for spot in range(len(theirs)):
                if self._better(here, at, there, spot, costs[at][spot]):
                    self._swap(here, at, there, spot)
                    costs = self._costs(here, there)
                    changed = True
        return changed

    def _swap(self, here: int, at: int, there: int, spot: int) -> None:
        """Two people change places."""
        mine, theirs = self.members[here], self.members[there]
        mine[at], theirs[spot] = theirs[spot], mine[at]
        for table in (here, there):
            self._seats[table] = self._seating(table)
            self._against[table] = self._rest[table] = self._whole[table] = None

    def _weighty(self, table: int) -> bool:
        """Whether more than the draw speaks against a table."""
        return 2 * self._weight(table) > self.weights.repeated

    def _weight(self, table: int) -> int:
        """What speaks against a table."""
        known = self._whole[table]
        if known is None:
            known = self._whole[table] = self.weights.group(self.sizes[table], self.members[table])
        return known

    def _better(self, here: int, at: int, there: int, spot: int, cost: int) -> bool:
        """Whether less would speak against two tables if two people changed.

        Args:
            here: a table.
            at: somebody of it.
            there: another.
            spot: somebody of that.
            cost: what more would speak against both, their seats apart.
        """
        before = self._seats[here] + self._seats[there]
        if cost >= before:
            return False
        if cost >= 0 and self._rows is None and before < self.weights.over_two:
            if not self._trials:
                return False
            self._trials -= 1
        after = self._seated(here, at, self.members[there][spot]) + self._seated(there, spot, self.members[here][at])
        return cost + after < before

    def _seating(self, table: int) -> int:
        return self.weights.seating(self.sizes[table], self.members[table]) if self._picky[table] else 0

    def _seated(self, table: int, at: int, whom: int) -> int:
        """What speaks against the seats of a table with somebody else in a place."""
        if not self._picky[table]:
            return 0
        rest = self._rest[table]
        if rest is None:
            places = self._places[table]
            rest = self._rest[table] = but_one([places[one] for one in self.members[table]])
        return min(map(add, rest[at], self._places[table][whom]))

    def _costs(self, here: int, there: int) -> list[list[int]]:
        """What more speaks against two tables, their seats apart, if two people change: by whom of here, then there."""
        mine, theirs = self.members[here], self.members[there]
        if self._rows is None:
            pair = self.weights.pair
            apart = [[pair(one, other) for other in theirs] for one in mine]
        else:
            rows = self._rows
            apart = [[row[other] for other in theirs] for row in [rows[one] for one in mine]]
        to_them, to_us = self._met(there, apart), self._met(here, list(zip(*apart)))
        ours, their = self._own(here), self._own(there)
        away = [to_them[at] - ours[at] for at in range(len(mine))]
        back = [to_us[spot] - their[spot] for spot in range(len(theirs))]
        if self._extra[here]:
            self._set_aside(self.sizes[here], mine, theirs, away, back)
        if self._extra[there]:
            self._set_aside(self.sizes[there], theirs, mine, back, away)
        # Whoever changes is beside the other neither before nor after it.
        times = (self.sizes[here] != NO_TABLE) + (self.sizes[there] != NO_TABLE)
        return [[gone + come - times * two for come, two in zip(back, row)] for gone, row in zip(away, apart)]

    def _met(self, table: int, apart: Sequence[Sequence[int]]) -> list[int]:
        """What speaks against others beside all of a table; nobody sits beside anybody where there is none."""
        return [0] * len(apart) if self.sizes[table] == NO_TABLE else [sum(row) for row in apart]

    def _set_aside(self, size: int, here: list[int], others: list[int], away: list[int], back: list[int]) -> None:
        """Adds what it weighs to have a bye or to sit at a table of another size: who goes has it no more, who comes
        has it."""
        aside = self.weights.aside
        for at, one in enumerate(here):
            away[at] -= aside(size, one)
        for at, one in enumerate(others):
            back[at] += aside(size, one)

    def _own(self, table: int) -> list[int]:
        """What speaks against each of a table beside all others of it."""
        known = self._against[table]
        if known is None:
            members = self.members[table]
            known = [0] * len(members)
            if self.sizes[table] != NO_TABLE:
                pair = self.weights.pair
                for at, one in enumerate(members):
                    for spot in range(at):
                        two = pair(one, members[spot])
                        known[at] += two
                        known[spot] += two
            self._against[table] = known
        return known

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
            known = list(self._seats), list(self._against), list(self._rest), list(self._whole)
            touched: set[int] = set()
            for _ in range(2 + self.stream.below(2)):
                touched |= self._at_random()
            self.descend(touched)
            now = self.total()
            if now <= best:
                best = now
            else:
                self.members = kept
                self._seats, self._against, self._rest, self._whole = known

    def _at_random(self) -> set[int]:
        tables = len(self.members)
        here = self.stream.below(tables)
        there = self.stream.below(tables - 1)
        there += there >= here
        mine, theirs = self.members[here], self.members[there]
        if not mine or not theirs:
            return set()
        at, spot = self.stream.below(len(mine)), self.stream.below(len(theirs))
        self._swap(here, at, there, spot)
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
