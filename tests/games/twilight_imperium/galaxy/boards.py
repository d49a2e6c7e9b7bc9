"""Small maps for the tests: every position with a tile, most of them empty systems."""

from __future__ import annotations

from bot.games.twilight_imperium.figures import MECATOL
from bot.games.twilight_imperium.galaxy.adjacency import STRAIGHT, Adjacency, Bends, neighbours, wormholes
from bot.games.twilight_imperium.galaxy.geometry import CENTRE, POSITIONS

EMPTY = 46
"""An empty system. Tests put it everywhere: that a map has one of each is asked by `maps`, not by what is tested."""


def tiles_with(**tiles: int) -> dict[str, int]:
    """A map of empty systems, Mecatol Rex and these tiles: `at_207=41`, `CH=51`."""
    board = dict.fromkeys(POSITIONS, EMPTY) | {CENTRE: MECATOL}
    return board | {name.removeprefix("at_"): tile for name, tile in tiles.items()}


def adjacency_of(tiles: dict[str, int], bends: Bends = STRAIGHT, **more: str) -> Adjacency:
    """Adjacency of a map; `more` adds wormholes (`at_201="alpha"`)."""
    tokens = {name.removeprefix("at_"): types.split() for name, types in more.items()}
    return neighbours(tiles, wormholes(tiles, tokens), bends)
