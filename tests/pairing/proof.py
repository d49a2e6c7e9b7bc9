"""The search beside the best there is, at length (tournaments F4), and its speed (P4)."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from importlib import import_module

from bot.core.streams import Stream
from bot.pairing.exchange import Exchange, floor
from bot.pairing.pieces import resolved
from bot.pairing.search import STEPS, pair_round, sizes
from bot.pairing.seekers import Seeker
from bot.pairing.weighing import Group, Weights
from tests.pairing.optimum import ABOVE, NAMES, Terms, by_matching, by_trying, terms
from tests.pairing.pasts import PASTS, Past, planted, standing

POINTS = NAMES.index("points")


class Beside:
    """Rounds of ours beside the best, counted.

    Args:
        what: its line in the table.
    """

    def __init__(self, what: str) -> None:
        self.what = what
        self.rounds = self.above = self.nothing = self.equal = 0
        self.worst = 0.0

    def add(self, ours: Terms, best: Terms) -> None:
        """One round of ours, and the best of the same people."""
        self.rounds += 1
        self.above += ours[:ABOVE] != best[:ABOVE]
        self.equal += ours == best
        if ours[:ABOVE] == best[:ABOVE]:
            if best[POINTS]:
                self.worst = max(self.worst, ours[POINTS] / best[POINTS] - 1)
            else:
                self.nothing += ours[POINTS] > 0

    def line(self) -> str:
        """As a row."""
        return (
            f"| {self.what} | {self.rounds} | {self.above} | {self.nothing} | {100 * self.worst:.2f} % | {self.equal} |"
        )


HEAD = (
    "| | rounds | differ above points | not 0 where 0 is best | points at most above the best | equal in all terms |\n"
    "|---|---|---|---|---|---|"
)


def twos(count: int) -> list[str]:
    """Two seats: 4 to 64 people, 0 to n - 1 rounds played, against networkx."""
    networkx = import_module("networkx")
    found = {how: Beside(f"two seats, 4 - 64 people, {PAST_OF[how]}") for how in PASTS}
    for seed in range(count):
        how = PASTS[seed % len(PASTS)]
        stream = Stream.of("twos", seed)
        size = 4 + stream.below(61)
        people = standing(size, stream.below(size), 2, 0, how, seed)
        ours = pair_round(people, 2, Stream.of("draw", seed))
        found[how].add(terms(ours.weighed), by_matching(networkx, people))
    return [HEAD, *(one.line() for one in found.values())]


PAST_OF = {"classes": "nobody met twice", "chance": "paired by chance", "near": "paired by points"}


def more(count: int) -> list[str]:
    """Three and four seats: up to 12 people, against all rounds there are."""
    found = {seats: Beside(f"{seats} seats, {seats} - 12 people, odd tables or byes") for seats in (3, 4)}
    for seed in range(count):
        stream = Stream.of("more", seed)
        seats = 3 + seed % 2
        other = (0, seats - 1, seats + 1)[stream.below(3)]
        size = seats + stream.below(13 - seats)
        people = standing(size, stream.below(size), seats, other, PASTS[1 + stream.below(2)], seed)
        ours = pair_round(people, seats, Stream.of("draw", seed), other=other)
        found[seats].add(terms(ours.weighed), by_trying(people, seats, other))
    return [HEAD, *(one.line() for one in found.values())]


BEYOND = ((12, 3, 0), (12, 4, 0), (13, 4, 3), (15, 3, 0), (16, 4, 0), (15, 5, 0))
"""People, seats, other size: where changes of two people are held against the exact search of pieces."""


def beyond(count: int) -> list[str]:
    """What changes of two people come to, where all can still be looked through but is not in use."""
    lines = [
        "| people, seats | rounds | differ above points | points above the best, mean | at most |",
        "|---|---|---|---|---|",
    ]
    for size, seats, other in BEYOND:
        differ, apart = 0, list[float]()
        for seed in range(count):
            stream = Stream.of("beyond", size, seats, seed)
            people = standing(size, stream.below(7), seats, other, "near", seed)
            weights = Weights(people, seats, other, range(size), by_seed=True)
            groups = in_order(weights, seats, other)
            exchange = Exchange(weights, groups, Stream.of("shake", seed))
            exchange.descend()
            exchange.shaken(STEPS // size, floor(weights, groups))
            ours, best = (weights.total(one) + weights.repeated for one in (exchange.groups, resolved(weights, groups)))
            if ours // weights.bottom != best // weights.bottom:
                differ += 1
                continue
            points = [one % weights.bottom // weights.spread for one in (ours, best)]
            apart.append(points[0] / points[1] - 1 if points[1] else float(points[0] > 0))
        mean = sum(apart) / max(1, len(apart))
        lines.append(f"| {size} by {seats} | {count} | {differ} | {100 * mean:.2f} % | {100 * max(apart):.2f} % |")
    return lines


def in_order(weights: Weights, seats: int, other: int) -> list[Group]:
    """Tables of the right sizes filled from the top, byes at the end: where a search may begin."""
    full, odd, byes = sizes(len(weights.people), seats, other)
    groups: list[Group] = []
    at = 0
    for size, room in [(seats, seats)] * full + [(other, other)] * odd + [(0, byes)] * bool(byes):
        groups.append((size, list(range(at, at + room))))
        at += room
    return groups


def designs(count: int) -> list[str]:
    """All but one parallel class of a plane played: the last one is found, from any points and draws."""
    lines = ["| | tries | last class found |", "|---|---|---|"]
    for order in (3, 4, 5):
        hits = 0
        for seed in range(count):
            stream = Stream.of("designs", order, seed)
            classes = planted(order)
            last = classes.pop(stream.below(len(classes)))
            past = Past(order**2, order, 0, stream)
            for tables in classes:
                past.play(tables)
            found = pair_round(past.people, order, stream)
            hits += {frozenset(table) for table in found.tables} == {frozenset(table) for table in last}
        lines.append(f"| {order**2} by {order} | {count} | {hits} |")
    return lines


SPEEDS = ((1000, 4), (1000, 2), (1000, 3), (1000, 6), (512, 2), (200, 4), (64, 2), (64, 4))


def speed(rounds: int) -> list[str]:
    """Seconds of the processor for one round, while a tournament goes on."""
    lines = ["| people, seats | slowest of the first rounds | mean |", "|---|---|---|"]
    for size, seats in SPEEDS:
        past = Past(size, seats, 0, Stream.of("speed", size, seats))
        took: list[float] = []
        for no in range(rounds):
            seconds, tables = _timed(past.people, seats, no)
            took.append(seconds)
            past.play(tables)
        lines.append(f"| {size} by {seats} | {max(took):.2f} s | {sum(took) / rounds:.2f} s |")
    return lines


def _timed(people: Sequence[Seeker], seats: int, no: int) -> tuple[float, Sequence[Sequence[int]]]:
    begin = time.process_time()
    found = pair_round(people, seats, Stream.of("speed", no))
    return time.process_time() - begin, found.tables


RUNS: dict[str, tuple[str, int, Callable[[int], list[str]]]] = {
    "twos": ("Two seats beside networkx's matching of least cost", 2000, twos),
    "more": ("More seats beside all rounds there are", 400, more),
    "beyond": ("Changes of two people alone, beside the exact search", 40, beyond),
    "designs": ("Planted designs", 50, designs),
    "speed": ("Speed", 7, speed),
}
"""Heading, how many as committed, and what makes the lines."""
