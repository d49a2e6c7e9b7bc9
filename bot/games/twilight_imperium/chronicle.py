"""What the log of a match tells of everybody: fights, dice, losses, votes, cards and trade goods.

Nothing is kept for it: all of it follows from what everybody could read. So it holds for a match that is over and whose
log is read from its beginning; of what a log does not tell (a study begins in the middle, matches of earlier versions
did not say what a die had to show) nothing is known, which is not the same as none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.core.events import Event
from bot.games.twilight_imperium.state import NOBODY

STUDIED: Final = "core-study-begun"
SIDES: Final = 10
"""Of a die."""
PLAYED: Final = "card-played"
"""What keys of a played action card begin with: its target is told in many ways."""


class Deeds(Struct):
    """What is told of a seat.

    Args:
        won, lost: fights, in space and on planets; one after which nobody or both are left is neither.
        hits: dice that hit, in fights and by all abilities that roll for hits; those rolled again counted again.
        tenths: tenths of a hit that could be expected of these dice; None where the log does not say.
        units: lost, whoever destroyed them.
        votes: cast, those of cards and trade goods included.
        cards: action cards played, cancelled ones included.
        goods: trade goods that came in, by trade and otherwise.
    """

    won: int = 0
    lost: int = 0
    hits: int = 0
    tenths: int | None = 0
    units: int = 0
    votes: int = 0
    cards: int = 0
    goods: int = 0


def expected(needs: Iterable[int]) -> int:
    """Tenths of a hit that can be expected of dice.

    Args:
        needs: what each has to show at the least; below 1 it always hits, above 10 never.
    """
    return sum(min(SIDES, max(0, SIDES + 1 - need)) for need in needs)


def chronicle(events: Iterable[Event], seats: int) -> list[Deeds] | None:
    """By seat, what a whole log tells.

    Args:
        events: of all its entries that count, in order.
        seats: of the match.

    Returns:
        None where the log does not begin with the match.
    """
    found = [Deeds() for _ in range(seats)]
    sides: dict[str, tuple[int, int]] = {}
    for event in events:
        if event.key == STUDIED:
            return None
        _note(found, sides, event.key.partition("-event-")[2], event.args)
    return found


def _note(found: Sequence[Deeds], sides: dict[str, tuple[int, int]], key: str, args: Mapping[str, Any]) -> None:
    """One event."""
    seat: int = args.get("seat", NOBODY)
    match key:
        case "space-combat" | "ground-combat":
            sides[key.removesuffix("-combat")] = seat, args["defender_seat"]
        case "combat-over" | "ground-over":
            _fought(found, sides.pop("space" if key == "combat-over" else "ground", ()), args["winner_seat"])
        case "dice" | "ground-dice" | "rerolled" | "barrage" | "cannon" | "bombarded" | "ambush":
            _rolled(found[seat], key, args)
        case "destroyed":
            found[seat].units += sum(args["units"].values())
        case "voted" | "more-votes":
            found[seat].votes += args["votes"]
        case "goods":
            found[seat].goods += args["count"]
        case "traded" | "traded-notes" | "traded-notes-hidden" | "traded-cards" | "traded-cards-hidden":
            found[seat].goods += sum(args["take"].values())
            other: int = args["to_seat"]
            found[other].goods += sum(args["give"].values())
        case _ if key.startswith(PLAYED):
            found[seat].cards += 1
        case _:
            pass


def _fought(found: Sequence[Deeds], sides: tuple[int, ...], winner: int) -> None:
    """A fight is over (SC11, IN8)."""
    if winner == NOBODY:
        return
    for seat in sides:
        if seat == winner:
            found[seat].won += 1
        else:
            found[seat].lost += 1


def _rolled(deeds: Deeds, key: str, args: Mapping[str, Any]) -> None:
    """Dice: the hits that are told, and what could be expected of them. Of dice rolled again the new results are in the
    hits that are told afterwards; a hit that was given up for them was one all the same."""
    needs: Sequence[int] | None = args.get("needs")
    if needs is None and "values" in args:
        needs = [value - args.get("bonus", 0) for value in args["values"]]
    if key != "rerolled":
        deeds.hits += args["hits"]
    elif needs is not None:
        deeds.hits += sum(result >= need for result, need in zip(args["former"], needs, strict=True))
    if needs is None or deeds.tenths is None:
        deeds.tenths = None
    else:
        deeds.tenths += expected(needs)
