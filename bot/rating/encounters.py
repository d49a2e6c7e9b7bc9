"""What of a match is rated, and when (tournaments R2, R3).

People are keys here. Every two sides of a table are rated against each other once: those who leave, are replaced or
absent against all who are still there, at that moment; the rest among themselves at the end.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from msgspec import Struct

VERSION: Final = 1
"""Of everything in this room that decides about a rating. A change means that all is computed anew."""
DUEL: Final = "duel"
TABLE: Final = "table"
TEAMS: Final = "teams"
KINDS: Final = (DUEL, TABLE, TEAMS)
"""Classes of a game, each with a rating of its own: two people, three or more, sides of several."""
EARLY: Final = 2
"""Turns each seat has had on the average before a match that somebody leaves counts for anybody else."""
SEEN_UNDONE: Final = 2
"""After more undos of something that had been drawn or seen a match is not rated."""


class Sitting(Struct, omit_defaults=True):
    """Who plays a match that is rated.

    Args:
        people: key of each seat's person.
        sides: which side each seat is on; empty where everybody plays alone.
        gone: seats that are rated already, in this order.
    """

    people: list[int]
    sides: list[int] = []
    gone: list[int] = []

    @property
    def kind(self) -> str:
        """The class it is rated in."""
        if self.sides:
            return TEAMS
        return DUEL if len(self.people) == 2 else TABLE


class Encounter(Struct, frozen=True, omit_defaults=True):
    """Who came where, of those who are rated against each other at one moment.

    Args:
        sides: keys of the people of each side.
        ranks: of each side, lower is better; equals share.
        others: sides there were at the table besides one's own when it began.
        leaver: index of a side that is rated alone against each of the others; -1 for all against all.
        alone: it counts against the leaver, and for nobody.
    """

    sides: tuple[tuple[int, ...], ...]
    ranks: tuple[int, ...]
    others: int
    leaver: int = -1
    alone: bool = False

    def meet(self, i: int, j: int) -> bool:
        """Whether two of the sides are rated against each other."""
        return i != j and (self.leaver < 0 or self.leaver in (i, j))


def _remaining(sitting: Sitting, without: Collection[int]) -> dict[int, list[int]]:
    """Seats by side."""
    found: dict[int, list[int]] = {}
    for seat in range(len(sitting.people)):
        if seat not in without:
            found.setdefault(sitting.sides[seat] if sitting.sides else seat, []).append(seat)
    return found


def left(sitting: Sitting, seat: int, early: bool) -> Encounter | None:
    """Somebody leaves, is replaced or absent: last of all who are still there. The seat is `gone` from now on.

    Args:
        sitting: is changed.
        seat: whose.
        early: before a stated number of turns (`EARLY`): then it counts against the leaver alone. So it does while
            somebody of the same side plays on.

    Returns:
        what is rated now; None where nobody is there to be rated against.
    """
    if seat in sitting.gone:
        return None
    count = len(_remaining(sitting, ()))
    before = _remaining(sitting, sitting.gone)
    own = sitting.sides[seat] if sitting.sides else seat
    sitting.gone = [*sitting.gone, seat]
    rest = [_keys(sitting, seats) for side, seats in before.items() if side != own]
    if not rest:
        return None
    alone = early or len(before[own]) > 1
    ranks = (*([1] * len(rest)), 2)
    return Encounter((*rest, (sitting.people[seat],)), ranks, count - 1, len(rest), alone)


def ended(sitting: Sitting, ranks: Sequence[int]) -> Encounter | None:
    """The match is over: those who stayed are rated among themselves.

    Args:
        sitting: who played.
        ranks: place of each seat, as the game says.

    Returns:
        what is rated; None where fewer than two sides stayed.
    """
    rest = _remaining(sitting, sitting.gone)
    if len(rest) < 2:
        return None
    placed = tuple(min(ranks[seat] for seat in seats) for seats in rest.values())
    sides = tuple(_keys(sitting, seats) for seats in rest.values())
    return Encounter(sides, placed, len(_remaining(sitting, ())) - 1)


def _keys(sitting: Sitting, seats: Sequence[int]) -> tuple[int, ...]:
    return tuple(sitting.people[seat] for seat in seats)
