"""What the search brings: Swiss rounds beside random tables and beside a plain cut by rank (tournaments P2)."""

from __future__ import annotations

import time
from collections.abc import Mapping
from statistics import mean
from typing import Final

from bot.core.streams import Stream
from bot.pairing.contest import BYE, Bye, Contest, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.merits import merits
from bot.pairing.simulation import simulate
from bot.pairing.swiss import Swiss, tables_of

SIZES: Final = ((2, 13, 6), (2, 64, 6), (4, 13, 4), (4, 64, 5), (6, 13, 2), (6, 64, 4))
"""Seats, people, rounds."""


class AtRandom(Swiss):
    """Tables of whoever comes, every round anew."""

    def pair(self, contest: Contest, stream: Stream) -> Paired:
        round_ = contest.round + 1
        people = [one.number for one in contest.entrants if self.plays(contest, one, round_)]
        stream.shuffle(people)
        return cut(contest, people, round_)


class ByRank(Swiss):
    """The standings cut into tables from the top, equals as drawn; who is left over has a bye."""

    def pair(self, contest: Contest, stream: Stream) -> Paired:
        round_ = contest.round + 1
        points = {row.entrant: row.points for row in self.rows(contest)}
        people = [one.number for one in contest.entrants if self.plays(contest, one, round_)]
        stream.shuffle(people)
        return cut(contest, sorted(people, key=lambda number: -points[number]), round_)


PAIRINGS: Final[Mapping[str, Swiss]] = {"ours": Swiss(), "by rank": ByRank(), "at random": AtRandom()}


def cut(contest: Contest, people: list[int], round_: int) -> Paired:
    """Tables from the top; smaller ones and byes at the bottom, as many as ours has."""
    sizes, _ = tables_of(len(people), contest.terms)
    left = list(people)
    tables: list[Table] = []
    for size in sorted(sizes, reverse=True):
        for _ in range(sizes[size]):
            tables.append(Table(tuple(left[:size])))
            left = left[size:]
    return Paired(round_, "", tuple(tables), tuple(Bye(round_, number, BYE) for number in left))


def unavoidable(people: int, seats: int, rounds: int) -> int:
    """Meetings beyond the first that no pairing can do without, at least.

    Two bounds: there are only so many pairs of people; and a table that is larger than the round before had tables
    takes two from one of them.
    """
    sizes, byes = tables_of(people, Terms("bound", seats=seats))
    tables = [size for size, count in sizes.items() for _ in range(count)]
    meetings = rounds * sum(size * (size - 1) // 2 for size in tables)
    return max(0, meetings - people * (people - 1) // 2, (rounds - 1) * _of_the_same_table(tables, byes))


def _of_the_same_table(tables: list[int], fresh: int) -> int:
    """Pairs who sat together the round before and do so again, at least; `fresh` people sat nowhere then."""
    left = list(tables)
    for _ in range(fresh):  # one who sat nowhere helps most where most are left
        left[left.index(max(left))] -= 1
    pairs = 0
    for size in left:
        each, more = divmod(size, len(tables))
        pairs += more * (each + 1) * each // 2 + (len(tables) - more) * each * (each - 1) // 2
    return pairs


def compared(count: int) -> list[str]:
    """A table in Markdown.

    Args:
        count: tournaments of each kind.
    """
    lines = [
        "| seats | people | rounds | pairing | rematches | unavoidable | byes repeated | seat imbalance | spread "
        "| rank |",
        "|---|---|---|---|---|---|---|---|---|---|",
    ]
    for seats, people, rounds in SIZES:
        for name, format_ in PAIRINGS.items():
            terms = Terms("compared", seats=seats, rounds=rounds)
            found = [
                merits(simulate(terms, people, Stream.of("compared", seed), time.perf_counter, format_=format_))
                for seed in range(count)
            ]
            lines.append(
                f"| {seats} | {people} | {rounds} | {name} "
                f"| {mean(one.rematches for one in found):.1f} | {unavoidable(people, seats, rounds)} "
                f"| {mean(one.byes_repeated for one in found):.1f} "
                f"| {mean(one.max_seat_imbalance for one in found):.1f} "
                f"| {mean(one.mean_spread for one in found):.2f} "
                f"| {mean(one.rank_correlation for one in found):.3f} |"
            )
    return lines
