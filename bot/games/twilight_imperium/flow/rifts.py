"""Leaving gravity rifts (rules MV12, RT4): a die for each exit of each ship, and what is lost with one.

Cargo is shared out before the dice: the ships of a stack are filled one after the other, and the dice fall in the same
order. So nobody says afterwards that the ship that was lost was the empty one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.losses import destroy, remove
from bot.games.twilight_imperium.forces import take
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.readings import RIFTS, follows_given

LOST: Final = 3
"""MV12: on this and less a ship is lost."""
SAFE: Final = -1
"""Fate of a ship that comes through."""


def fates(play: Galaxy, seat: int, kind: Kind, count: int, exits: int) -> list[int]:
    """MV12: the dice of ships that leave rifts.

    Args:
        play: the match.
        seat: whose.
        kind: their type.
        count: how many.
        exits: rifts that each of them leaves.

    Returns:
        For each ship the number of the exit at which it is lost, or SAFE.
    """
    results = play.roll("rift", count * exits, 10)
    found = [
        next((at for at, result in enumerate(results[ship * exits : (ship + 1) * exits]) if result <= LOST), SAFE)
        for ship in range(count)
    ]
    lost = sum(fate != SAFE for fate in found)
    play.tell("twilight_imperium-event-rift", seat=seat, unit=kind, dice=results, lost=lost)
    return found


def lose_ships(play: Galaxy, place: str, seat: int, kind: Kind, count: int, hurt: int) -> None:
    """Ships are lost where they start: removed, or destroyed if the table follows the source text.

    Args:
        play: the match.
        place: position of their system.
        seat: whose.
        kind: their type.
        count: how many.
        hurt: how many of them are damaged.
    """
    if not count:
        return
    if follows_given(play, RIFTS):
        destroy(play, place, seat, {kind: count}, hurt=hurt)
    else:
        take(play.board, place, seat, kind, count, hurt)
        check_elimination(play, seat)


def lose_cargo(play: Galaxy, place: str, seat: int, kind: Kind, count: int) -> None:
    """What was aboard is lost with the ship."""
    if follows_given(play, RIFTS):
        destroy(play, place, seat, {kind: count})
    else:
        remove(play, place, seat, {kind: count})


def shared_out(rooms: Sequence[int], cargo: Iterable[tuple[str, int]]) -> list[list[str]]:
    """Which cargo each ship has aboard: the ships are filled one after the other.

    Args:
        rooms: of each ship.
        cargo: what rides and how many of it, in its order.
    """
    units = [id for id, count in cargo for _ in range(count)]
    found: list[list[str]] = []
    for room in rooms:
        found.append(units[:room])
        units = units[room:]
    return found
