"""All of an even number in pairs, for the least cost (tournaments F4, two seats).

Edmonds' weighted matching by primal and dual steps, in the arrangement by Galil for dense graphs: trees grow from all
who are single at once, along edges whose cost their two ends pay exactly; an odd circle is shrunk to one node (a
blossom) and opened again when its own price has come down to nothing (Galil, "Efficient algorithms for finding maximum
matching in graphs", ACM Computing Surveys 18, 1986). Time grows with the third power of the number. All is whole
numbers, so that costs may be as large as the terms of a round make them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Final

_FREE: Final = -1
_OUTER: Final = 0
_INNER: Final = 1
"""Where a node stands in the trees: in none, an even way from a root, an odd one."""


def cheapest_pairs(cost: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """Everybody in one pair, so that no other pairs cost less together.

    Args:
        cost: of each two, the same both ways; an even number of rows. Costs may be negative.

    Returns:
        the pairs, each with the lower index first, in order.
    """
    if len(cost) % 2:
        raise ValueError("an odd number cannot be paired")
    matching = _Matching(cost)
    while matching.grow():
        pass
    mates = matching.mate
    return [(one - 1, mates[one] - 1) for one in range(1, len(cost) + 1) if one < mates[one]]


class _Matching:
    """Nodes 1..n are people, those above are blossoms; 0 is nobody. What two pay is never more than their edge costs.

    `price` is doubled, so that halves stay whole: an edge is tight where the prices of its ends are twice its cost.
    """

    def __init__(self, cost: Sequence[Sequence[int]]) -> None:
        n = self.n = len(cost)
        room = n + n // 2 + 2
        # Gains instead of costs, doubled: prices then are even, and stay of one parity within all trees.
        self.gain = [[0] * (n + 1)] + [[0, *(-4 * one for one in row)] for row in cost]
        self.price = [0] * room
        self.mate = [0] * room
        self.top = list(range(n + 1)) + [0] * (room - n - 1)
        self.last = n
        self.parent = [0] * room
        self.side = [_FREE] * room
        self.slack = [0] * room
        self.circle: list[list[int]] = [[] for _ in range(room)]
        self.within: list[dict[int, int]] = [{} for _ in range(room)]
        # The edge between two nodes as (person here, person there).
        self.ends: list[dict[int, tuple[int, int]]] = [{} for _ in range(room)]
        self.seen = [0] * room
        self.stamp = 0
        self.queue: deque[int] = deque()
        for one in range(1, n + 1):
            row = self.gain[one]
            self.within[one] = {one: one}
            self.price[one] = max((row[two] for two in range(1, n + 1) if two != one), default=0) // 2
        for one in range(1, n + 1):
            for two in range(one + 1, n + 1):
                if not self.mate[one] and not self.mate[two] and not self._gap(one, two):
                    self.mate[one], self.mate[two] = two, one

    def _gap(self, one: int, two: int) -> int:
        """By how much an edge between two people is not tight."""
        return self.price[one] + self.price[two] - self.gain[one][two]

    def _edge(self, node: int, other: int) -> tuple[int, int]:
        return self.ends[node].get(other) or (node, other)

    def _gap_of(self, node: int, other: int) -> int:
        one, two = self._edge(node, other)
        return self._gap(one, two)

    def _offer(self, person: int, node: int) -> None:
        if not self.slack[node] or self._gap_of(person, node) < self._gap_of(self.slack[node], node):
            self.slack[node] = person

    def _seek(self, node: int) -> None:
        """The nearest outer person of another node."""
        self.slack[node] = 0
        for person in range(1, self.n + 1):
            if self.top[person] != node and self.side[self.top[person]] == _OUTER:
                self._offer(person, node)

    def _push(self, node: int) -> None:
        if node <= self.n:
            self.queue.append(node)
        else:
            for part in self.circle[node]:
                self._push(part)

    def _lift(self, node: int, top: int) -> None:
        self.top[node] = top
        if node > self.n:
            for part in self.circle[node]:
                self._lift(part, top)

    def _turn(self, blossom: int, part: int) -> int:
        """The even way round a circle from its base to a part; turns the circle over where it runs the other way."""
        circle = self.circle[blossom]
        at = circle.index(part)
        if at % 2:
            circle[1:] = circle[:0:-1]
            return len(circle) - at
        return at

    def _match(self, node: int, other: int) -> None:
        one, two = self._edge(node, other)
        self.mate[node] = two
        if node > self.n:
            part = self.within[node][one]
            at = self._turn(node, part)
            circle = self.circle[node]
            for index in range(at):
                self._match(circle[index], circle[index ^ 1])
            self._match(part, other)
            circle[:] = circle[at:] + circle[:at]

    def _augment(self, node: int, other: int) -> None:
        while True:
            follows = self.top[self.mate[node]]
            self._match(node, other)
            if not follows:
                return
            back = self.top[self.parent[follows]]
            self._match(follows, back)
            node, other = back, follows

    def _meeting(self, one: int, two: int) -> int:
        """Where the ways of two outer nodes to their roots meet; 0 if they are of two trees."""
        self.stamp += 1
        while one or two:
            if one:
                if self.seen[one] == self.stamp:
                    return one
                self.seen[one] = self.stamp
                one = self.top[self.mate[one]]
                if one:
                    one = self.top[self.parent[one]]
            one, two = two, one
        return 0

    def _shrink(self, one: int, base: int, two: int) -> None:
        blossom = self.n + 1
        while blossom <= self.last and self.top[blossom]:
            blossom += 1
        self.last = max(self.last, blossom)
        self.price[blossom] = 0
        self.side[blossom] = _OUTER
        self.mate[blossom] = self.mate[base]
        halves: list[list[int]] = []
        for node in (one, two):
            half: list[int] = []
            while node != base:
                inner = self.top[self.mate[node]]
                half += [node, inner]
                self._push(inner)
                node = self.top[self.parent[inner]]
            halves.append(half)
        circle = self.circle[blossom] = [base, *halves[0][::-1], *halves[1]]
        self._lift(blossom, blossom)
        within = self.within[blossom] = {}
        ends = self.ends[blossom] = {}
        best: dict[int, int] = {}
        others = [node for node in range(1, self.last + 1) if self.top[node] not in (0, blossom)]
        for part in circle:
            for node in others:
                here, there = self._edge(part, node)
                gap = self._gap(here, there)
                if node not in best or gap < best[node]:
                    best[node] = gap
                    ends[node] = (here, there)
                    self.ends[node][blossom] = (there, here)
            for person in self.within[part]:
                within[person] = part
        self._seek(blossom)

    def _open(self, blossom: int) -> None:
        circle = self.circle[blossom]
        for part in circle:
            self._lift(part, part)
        part = self.within[blossom][self._edge(blossom, self.parent[blossom])[0]]
        at = self._turn(blossom, part)
        for index in range(0, at, 2):
            inner, outer = circle[index], circle[index + 1]
            self.parent[inner] = self._edge(outer, inner)[0]
            self.side[inner], self.side[outer] = _INNER, _OUTER
            self.slack[inner] = 0
            self._seek(outer)
            self._push(outer)
        self.side[part], self.parent[part] = _INNER, self.parent[blossom]
        for other in circle[at + 1 :]:
            self.side[other] = _FREE
            self._seek(other)
        self.top[blossom] = 0

    def _tight(self, here: int, there: int) -> bool:
        """Uses a tight edge between people; whether two single ones could be paired by it."""
        one, two = self.top[here], self.top[there]
        if self.side[two] == _FREE:
            self.parent[two], self.side[two] = here, _INNER
            outer = self.top[self.mate[two]]
            self.slack[two] = self.slack[outer] = 0
            self.side[outer] = _OUTER
            self._push(outer)
        elif self.side[two] == _OUTER:
            base = self._meeting(one, two)
            if not base:
                self._augment(one, two)
                self._augment(two, one)
                return True
            self._shrink(one, base, two)
        return False

    def grow(self) -> bool:
        """Grows trees until one more pair is made; whether anybody was single."""
        nodes = range(1, self.last + 1)
        for node in nodes:
            self.side[node], self.slack[node] = _FREE, 0
        self.queue.clear()
        for node in nodes:
            if self.top[node] == node and not self.mate[node]:
                self.parent[node], self.side[node] = 0, _OUTER
                self._push(node)
        if not self.queue:
            return False
        while True:
            if self._scan() or self._pay():
                return True

    def _scan(self) -> bool:
        """Follows tight edges from whoever waits, and notes the nearest others; whether that paired two."""
        top, price, side, slack, gains = self.top, self.price, self.side, self.slack, self.gain
        people = range(1, self.n + 1)
        while self.queue:
            person = self.queue.popleft()
            if side[top[person]] == _INNER:
                continue
            gain, paid = gains[person], price[person]
            for other in people:
                node = top[other]
                if top[person] == node:
                    continue
                gap = paid + price[other] - gain[other]
                if not gap:
                    if self._tight(person, other):
                        return True
                elif side[node] != _INNER:
                    near = slack[node]
                    if node != other:
                        self._offer(person, node)
                    elif not near or gap < price[near] + price[other] - gains[near][other]:
                        slack[node] = person
        return False

    def _pay(self) -> bool:
        """Changes prices as far as all edges allow; whether that paired two."""
        tops = [node for node in range(1, self.last + 1) if self.top[node] == node]
        steps: list[int] = []
        for node in tops:
            if node > self.n and self.side[node] == _INNER:
                steps.append(self.price[node] // 2)
            elif self.slack[node] and self.side[node] != _INNER:
                gap = self._gap_of(self.slack[node], node)
                steps.append(gap if self.side[node] == _FREE else gap // 2)
        step = min(steps)
        for person in range(1, self.n + 1):
            side = self.side[self.top[person]]
            if side != _FREE:
                self.price[person] += step if side == _INNER else -step
        for node in tops:
            if node > self.n and self.side[node] != _FREE:
                self.price[node] += 2 * step if self.side[node] == _OUTER else -2 * step
        self.queue.clear()
        for node in tops:
            near = self.slack[node]
            if (
                self.top[node] == node
                and near
                and self.top[near] != node
                and self.side[node] != _INNER
                and not self._gap_of(near, node)
                and self._tight(*self._edge(near, node))
            ):
                return True
        for node in range(self.n + 1, self.last + 1):
            if self.top[node] == node and self.side[node] == _INNER and not self.price[node]:
                self._open(node)
        return False
