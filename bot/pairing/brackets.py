"""How a knockout is planned and dealt (tournaments F6): backwards from one final table; only the first round absorbs.

Every round is planned anew from those who are still there. While nobody is missing that gives the bracket that was
drawn at the start; where people went in between, byes and smaller tables go to the best again, so that no one waits at
a table that cannot be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.pairing.contest import EXCUSED, FORFEITED, SENT_OFF, Contest, Pairing, Terms
from bot.pairing.formats import PairingError
from bot.pairing.planned import allowed_sizes

AWAY: Final = (FORFEITED, SENT_OFF, EXCUSED)
"""Results with which nobody goes on, at whatever place."""


class Course(Struct, frozen=True):
    """A round to come.

    Args:
        sizes: of its tables; the table of the best seeds first.
        sends: how many of each go on.
        byes: how many go on without playing.
    """

    sizes: tuple[int, ...]
    sends: tuple[int, ...]
    byes: int = 0

    @property
    def through(self) -> int:
        """How many there are in the round after it."""
        return sum(self.sends) + self.byes


class Contender(Struct, frozen=True):
    """Somebody who is to be dealt to a table, and where that person came from: nobody meets the same again at once."""

    number: int
    origin: str = ""


def sent(terms: Terms) -> int:
    """How many of a table go on."""
    return 1 if terms.seats == 2 else terms.advance


def course(people: int, terms: Terms) -> Course:
    """The next round for so many.

    Args:
        people: still there, at least two.
        terms: seats, odd tables, how many go on.

    Raises:
        PairingError: no final comes of tables that send so many.
    """
    sizes, goes = allowed_sizes(terms), sent(terms)
    if people <= max(sizes):
        return Course((people,), (1,))
    seats, other = terms.seats, sizes[-1]
    after = _populations(people, terms)
    drop = people - after
    tables = after // goes
    if other < seats and other > goes and (most := min(tables, drop // (other - goes))) * (seats - goes) >= drop:
        return _with(most, most * (seats - goes) - drop, seats, other, goes, after)
    if other > seats and drop >= seats - goes:
        full = min(tables, drop // (seats - goes))
        if drop - full * (seats - goes) <= full:
            return _with(full, drop - full * (seats - goes), seats, other, goes, after)
    full = -(-drop // (seats - goes))
    spare = full * (seats - goes) - drop
    small = min(spare, full) if goes < other < seats else 0
    sends = full * goes + spare - small
    if sends <= after:
        laid = _with(full, small, seats, other, goes, after - (spare - small))
        return Course(laid.sizes, (*laid.sends[:-1], laid.sends[-1] + spare - small), after - sends)
    # Whole tables alone do not come out even: the round after this one absorbs what is left.
    full = people // seats
    return Course((seats,) * full, (goes,) * full, people - full * seats)


def deal(entries: Sequence[Contender], sizes: Sequence[int]) -> list[list[int]]:
    """Entries to tables in a snake: the best to the first table, so that they meet as late as can be.

    Args:
        entries: best first; as many as there are places.
        sizes: of the tables.

    Returns:
        numbers by table. Two of one origin share a table only where it cannot be helped by a swap of equals.
    """
    tables: list[list[Contender]] = [[] for _ in sizes]
    left, forward = list(entries), True
    while left:
        free = [at for at, size in enumerate(sizes) if len(tables[at]) < size]
        row = free if forward else free[::-1]
        pot, left = left[: len(row)], left[len(row) :]
        for index, at in enumerate(row[: len(pot)]):
            if _clash(tables[at], pot[index]):
                for other in [*range(index + 1, len(pot)), *range(index - 1, -1, -1)]:
                    if not _clash(tables[at], pot[other]) and not _clash(tables[row[other]], pot[index]):
                        pot[index], pot[other] = pot[other], pot[index]
                        break
        for index, one in enumerate(pot):
            tables[row[index]].append(one)
        forward = not forward
    return [[one.number for one in table] for table in tables]


def ordered(contest: Contest, one: Pairing) -> list[int]:
    """Who sat there, best first, without ties: place, fewer begun games, seed, sign-up (F6)."""
    began = dict.fromkeys(one.entrants, 0)
    for other in contest.live:
        if other.begins >= 0 and other.entrants[other.begins] in began:
            began[other.entrants[other.begins]] += 1
    ranks = {
        number: (result.kind in AWAY, result.place or len(one.entrants), began[number], -contest.entrant(number).seed)
        for number, result in zip(one.entrants, one.outcomes)
    }
    return sorted(one.entrants, key=lambda number: (ranks[number], number))


def going_on(contest: Contest, one: Pairing, count: int) -> list[int]:
    """Who of a table goes on: the best; nobody who was absent or sent off."""
    kinds = {number: result.kind for number, result in zip(one.entrants, one.outcomes)}
    return [number for number in ordered(contest, one)[:count] if kinds[number] not in AWAY]


def drawn(one: Pairing) -> bool:
    """Whether two played on equal terms to the end, so that one more game is played (F6)."""
    if len(one.entrants) != 2 or not one.over:
        return False
    first, second = one.outcomes
    return first.place == second.place and first.kind not in AWAY and second.kind not in AWAY


def _populations(people: int, terms: Terms) -> int:
    """How many there are after the next round: the largest number from which a whole bracket leads to the final."""
    sizes, goes = allowed_sizes(terms), sent(terms)
    final = next((size for size in sizes if size % goes == 0 and size >= 2 * goes), 0)
    if not final:
        raise PairingError("format-advance", seats=terms.seats, advance=goes)
    after = final
    while after // goes * max(sizes) < people:
        tables = after // goes
        full = tables * terms.seats
        least = tables * min(sizes)
        fitting = next((total for total in range(full, least - 1, -1) if total % goes == 0), 0)
        if not fitting:
            raise PairingError("format-advance", seats=terms.seats, advance=goes)
        after = fitting
    return after


def _with(tables: int, odd: int, seats: int, other: int, goes: int, after: int) -> Course:
    """So many tables, `odd` of them of the other size: the best seeds sit at the smaller ones."""
    sizes = tuple(sorted([other] * odd + [seats] * (tables - odd)))
    return Course(sizes, (goes,) * tables, after - tables * goes)


def _clash(table: Sequence[Contender], one: Contender) -> bool:
    return bool(one.origin) and any(other.origin == one.origin for other in table)
