"""Maps as people exchange them: a list of tile numbers (MB6)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.core.errors import Unreadable
from bot.games.twilight_imperium.figures import MECATOL, TILES
from bot.games.twilight_imperium.galaxy.geometry import POSITIONS
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS, Layout
from bot.games.twilight_imperium.galaxy.placing import MAP_TILES, Touching, violations

EVERYWHERE: Final = POSITIONS[1:]
"""The positions that the strings of map tools go through: all but the centre."""
NOTHING: Final = ("0", "-1")
"""What map tools write where no tile lies."""


class BadMap(Unreadable):
    """A map string that cannot be played; its details name the position (`at`) and the tile."""


class Imported(Struct, frozen=True):
    """A map that was read.

    Args:
        tiles: open position -> tile, in board order.
        violations: pairs that touch and should not (MB4): allowed, but told.
    """

    tiles: dict[str, int]
    violations: tuple[Touching, ...]


def read_map(layout: Layout, text: str) -> Imported:
    """Read a list of tile numbers, parted by blanks or commas, in board order from 101 on (MB6).

    Either the open positions of this table, or all 36 as map tools write them: with 0, -1 or any home tile at homes
    (factions have their own option) and 0 or -1 where this table has no position. An 18 before those 36 is the centre.

    Raises:
        BadMap: with the first position at which something is wrong.
    """
    words = text.replace(",", " ").split()
    if len(words) == len(POSITIONS) and words[0].strip("{}") == str(MECATOL):
        del words[0]
    if len(words) == len(layout.open):
        places = layout.open
    elif len(words) == len(EVERYWHERE):
        places = EVERYWHERE
    else:
        wanted = {f"open{players}": len(one.open) for players, one in LAYOUTS.items()}
        raise BadMap("twilight_imperium-map-length", -1, count=len(words), all=len(EVERYWHERE), **wanted)
    where: dict[int, str] = {}
    for read, (at, word) in enumerate(zip(places, words, strict=True)):
        tile = _tile(layout, at, word, read)
        if tile in where:
            raise BadMap("twilight_imperium-map-twice", read, at=at, tile=tile, elsewhere=where[tile])
        if tile:
            where[tile] = at
    tiles = {at: tile for tile, at in where.items() if at in layout.open}
    return Imported(tiles, violations(tiles))


def _tile(layout: Layout, at: str, word: str, read: int) -> int:
    """The tile that stands for a position, 0 for none; so many tiles were read before."""
    if word in NOTHING:
        if at in layout.open:
            raise BadMap("twilight_imperium-map-empty", read, at=at)
        return 0
    if not word.isascii() or not word.isdecimal() or len(word) > 4:
        raise BadMap("twilight_imperium-map-no-number", read, at=at)
    tile = int(word)
    if at not in layout.positions:
        raise BadMap("twilight_imperium-map-outside", read, at=at, tile=tile)
    if tile not in TILES:
        raise BadMap("twilight_imperium-map-no-tile", read, at=at, tile=tile, most=max(TILES))
    if at in layout.homes:
        if TILES[tile].kind not in ("home", "gate"):
            raise BadMap("twilight_imperium-map-not-home", read, at=at, tile=tile)
    elif tile not in MAP_TILES:
        key = "twilight_imperium-map-mecatol" if tile == MECATOL else "twilight_imperium-map-home"
        raise BadMap(key, read, at=at, tile=tile)
    return tile
