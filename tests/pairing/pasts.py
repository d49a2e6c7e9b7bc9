"""Standings to pair: people with a past, made without the search that is tried on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.streams import Stream
from bot.pairing.search import sizes
from bot.pairing.seekers import Seeker

PASTS: Final = ("classes", "chance", "near")
"""How rounds were paired: nobody twice (parallel classes of a circle), by chance, by points with some chance."""


def sat(one: Seeker, table: Sequence[int], place: int, won: float, seats: int) -> Seeker:
    """Somebody after a match.

    Args:
        one: as that person was before.
        table: numbers of all there, in the order of seats.
        place: of that person in it.
        won: points for it.
        seats: that a table should have.
    """
    met = dict(one.met)
    for mate in table:
        if mate != one.number:
            met[mate] = met.get(mate, 0) + 1
    counts = [*one.seats, *[0] * (len(table) - len(one.seats))]
    counts[place] += 1
    odd = one.odd + (len(table) != seats)
    return Seeker(one.number, one.points + won, one.seed, met, tuple(counts), place, one.byes, odd)


class Past:
    """People who have played, and go on playing.

    Args:
        size: how many.
        seats: at a table.
        other: the other size that is allowed; 0 for none.
        stream: of all that happens by chance.
    """

    def __init__(self, size: int, seats: int, other: int, stream: Stream) -> None:
        self.seats, self.other, self.stream = seats, other, stream
        self.people = [Seeker(number, seed=float(stream.below(1000))) for number in range(1, size + 1)]

    def play(self, tables: Sequence[Sequence[int]]) -> None:
        """A round: whoever is stronger comes before others more often; whoever sits nowhere has a bye."""
        by = {one.number: one for one in self.people}
        seated: set[int] = set()
        for table in tables:
            seated.update(table)
            order = sorted(table, key=lambda number: by[number].seed + self.stream.below(1200))
            even = len(table) == 2 and self.stream.below(4) == 0
            for place, number in enumerate(table):
                # Two seats: 1, 1/2, 0; more: by place.
                won = 0.5 if even else order.index(number) / (len(table) - 1)
                by[number] = sat(by[number], table, place, won, self.seats)
        for number, one in by.items():
            if number not in seated:
                by[number] = Seeker(
                    number, one.points + 1, one.seed, one.met, one.seats, one.last, one.byes + 1, one.odd
                )
        self.people = list(by.values())

    def cut(self, order: Sequence[int]) -> list[list[int]]:
        """Tables of the right sizes, filled in an order of numbers; the last have byes."""
        full, odd, _ = sizes(len(order), self.seats, self.other)
        tables: list[list[int]] = []
        at = 0
        for size in [self.seats] * full + [self.other] * odd:
            table = list(order[at : at + size])
            self.stream.shuffle(table)
            tables.append(table)
            at += size
        return tables

    def by_chance(self) -> None:
        """A round in which anybody meets anybody."""
        numbers = [one.number for one in self.people]
        self.stream.shuffle(numbers)
        self.play(self.cut(numbers))

    def by_points(self) -> None:
        """A round of about equals."""
        order = sorted(self.people, key=lambda one: -one.points - self.stream.below(100) / 50)
        self.play(self.cut([one.number for one in order]))


def circle(numbers: Sequence[int]) -> list[list[list[int]]]:
    """Rounds of two in which each meets each once; an odd number leaves one out each time."""
    ring = [*numbers, *[0] * (len(numbers) % 2)]
    rounds: list[list[list[int]]] = []
    for _ in range(len(ring) - 1):
        half = len(ring) // 2
        rounds.append([[one, two] for one, two in zip(ring[:half], ring[::-1]) if one and two])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return rounds


def standing(size: int, rounds: int, seats: int, other: int, how: str, seed: int) -> list[Seeker]:
    """Some people after some rounds.

    Args:
        size: how many.
        rounds: played before.
        seats: at a table.
        other: the other size that is allowed; 0 for none.
        how: one of `PASTS`; `classes` for two seats alone.
        seed: of the chance in it.
    """
    stream = Stream.of("standing", size, rounds, seats, other, how, seed)
    past = Past(size, seats, other, stream)
    classes: list[list[list[int]]] = []
    if how == "classes" and size > 1:
        numbers = [one.number for one in past.people]
        stream.shuffle(numbers)
        classes = circle(numbers)
        stream.shuffle(classes)
    for no in range(rounds):
        if classes:
            tables = [table[:: 1 - 2 * stream.below(2)] for table in classes[no % len(classes)]]
            past.play(tables)
        elif how == "chance":
            past.by_chance()
        else:
            past.by_points()
    return past.people


def planted(order: int) -> list[list[list[int]]]:
    """The lines of an affine plane of prime order, or of order 4, by parallel classes.

    Args:
        order: people at a table; there are as many as its square.
    """
    times = _FIELD_OF_FOUR if order == 4 else [[one * two % order for two in range(order)] for one in range(order)]

    def plus(one: int, two: int) -> int:
        return one ^ two if order == 4 else (one + two) % order

    classes = [[[1 + x * order + y for y in range(order)] for x in range(order)]]
    for slope in range(order):
        classes.append([[1 + x * order + plus(times[slope][x], b) for x in range(order)] for b in range(order)])
    return classes


_FIELD_OF_FOUR: Final = [[0, 0, 0, 0], [0, 1, 2, 3], [0, 2, 3, 1], [0, 3, 1, 2]]
