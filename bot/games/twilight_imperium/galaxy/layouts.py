"""The tables of three to six players: which positions there are, where homes lie, what is dealt (rules 4.2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from bot.games.twilight_imperium.galaxy.geometry import CENTRE, POSITIONS, RING, distance

CLOSE: Final = 3
"""Distance of two homes that get in each other's way (G5)."""
COMPENSATION: Final[Mapping[int, int]] = {0: 0, 1: 2, 2: 4}
"""G5: trade goods for one who has that many homes close by, where not everybody has as many."""


class Layout(Struct, frozen=True):
    """The map of a number of players, before any tile lies on it (4.2).

    Args:
        players: how many.
        positions: those that exist, in board order, Mecatol Rex first.
        homes: home positions, clockwise.
        blue, red: tiles dealt to each player.
        first_red: red tiles that the speaker puts in ring 1 before all others (MB1).
        compensation: home position -> trade goods before round 1 (G5); homes that get none are missing.
    """

    players: int
    positions: tuple[str, ...]
    homes: tuple[str, ...]
    blue: int
    red: int
    first_red: int
    compensation: dict[str, int]

    @property
    def open(self) -> tuple[str, ...]:
        """Positions that tiles are placed on: neither a home nor the centre, in board order."""
        return tuple(one for one in self.positions if one != CENTRE and one not in self.homes)

    @property
    def tiles(self) -> tuple[int, int]:
        """Blue and red tiles on the whole map (G4)."""
        return self.blue * self.players, self.red * self.players + self.first_red


def _compensation(homes: tuple[str, ...]) -> dict[str, int]:
    close = {a: sum(a != b and distance(a, b) == CLOSE for b in homes) for a in homes}
    if len(set(close.values())) == 1:
        return {}
    return {home: COMPENSATION[count] for home, count in close.items() if count}


def _layout(homes: str, blue: int, red: int, *, first_red: int = 0, third: str = "") -> Layout:
    """A layout with all of rings 0-2 and these positions of ring 3, all of them where none is named."""
    outer = third.split() or RING[3]
    at = tuple(homes.split())
    return Layout(
        players=len(at),
        positions=tuple(one for one in POSITIONS if one in outer or one not in RING[3]),
        homes=at,
        blue=blue,
        red=red,
        first_red=first_red,
        compensation=_compensation(at),
    )


LAYOUTS: Final[Mapping[int, Layout]] = {
    one.players: one
    for one in (
        _layout("304 310 316", 6, 2, third="303 304 305 309 310 311 315 316 317"),
        _layout("305 309 314 318", 5, 3),
        _layout("303 307 310 313 317", 4, 2, first_red=1),
        _layout("301 304 307 310 313 316", 3, 2),
    )
}
"""Number of players -> their layout."""
