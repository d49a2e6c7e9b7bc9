"""Tiles on the map: which may not touch, and who may put which where while the map is built (MB2-MB4, S4)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from bot.games.twilight_imperium.figures import CREUSS_GATE, MECATOL, TILES, Tile
from bot.games.twilight_imperium.galaxy.geometry import CENTRE, CREUSS_HOME, NEIGHBOURS
from bot.games.twilight_imperium.galaxy.layouts import Layout

CREUSS_TILE: Final = 51
"""The home of Creuss, which lies beside the map (S4)."""


def _clashes(a: Tile, b: Tile) -> bool:
    """Whether two tiles may not touch: both anomalies, or with the same wormhole (MB4)."""
    return bool(a.anomaly and b.anomaly) or not set(a.wormholes).isdisjoint(b.wormholes)


MAP_TILES: Final[tuple[int, ...]] = tuple(number for number, tile in TILES.items() if tile.kind in ("blue", "red"))
"""Tiles that players place: all but homes, the gate and Mecatol Rex, which do not matter for MB4."""
CLASHES: Final[Mapping[int, frozenset[int]]] = {
    a: frozenset(b for b in MAP_TILES if b != a and _clashes(TILES[a], TILES[b])) for a in MAP_TILES
}
"""Tile -> tiles that it may not touch (MB4)."""


class Touching(Struct, frozen=True, gc=False):
    """Two positions whose tiles should not touch (MB4), in board order, and what both of them are."""

    a: str
    b: str
    both: Literal["anomaly", "wormhole"]


def violations(tiles: Mapping[str, int]) -> tuple[Touching, ...]:
    """Every pair of neighbours that violates MB4, in board order.

    Args:
        tiles: position -> tile; positions may be empty still, homes and the centre may be there.
    """
    return tuple(
        Touching(a, b, "anomaly" if TILES[tiles[a]].anomaly else "wormhole")
        for a in sorted(tiles)
        for b in sorted(NEIGHBOURS[a])
        if a < b and b in tiles and tiles[b] in CLASHES.get(tiles[a], ())
    )


def open_positions(layout: Layout, placed: Mapping[str, int]) -> tuple[str, ...]:
    """Where the next tile may go: what is empty in the lowest ring that is not full (MB3), in board order."""
    empty = [at for at in layout.open if at not in placed]
    return tuple(at for at in empty if at[0] == empty[0][0])


def placeable(layout: Layout, placed: Mapping[str, int], hand: Iterable[int]) -> tuple[tuple[int, str], ...]:
    """The pairs of tile and position that may be chosen: those without a violation, or all if none is without (MB4).

    Args:
        layout: of the table.
        placed: position -> tile, as far as the map is built; homes and the centre do not matter.
        hand: numbers of the tiles that the player holds.

    Returns:
        In the order of the tiles' numbers, then of the positions.
    """
    positions = open_positions(layout, placed)
    pairs = [(tile, at) for tile in sorted(hand) for at in positions]
    free = [
        (tile, at)
        for tile, at in pairs
        if CLASHES[tile].isdisjoint(placed[near] for near in NEIGHBOURS[at] if near in placed)
    ]
    return tuple(free or pairs)


def placing_order(layout: Layout, speaker: int) -> tuple[int, ...]:
    """Seats in the order in which they place their tiles, one each time: there and back from the speaker (MB2).

    The red tile that the speaker places before all others (MB1) is not among them.
    """
    there = [(speaker + i) % layout.players for i in range(layout.players)]
    back = there[::-1]
    rounds = layout.blue + layout.red
    return tuple(seat for turn in range(rounds) for seat in (back if turn % 2 else there))


def laid_out(layout: Layout, tiles: Mapping[str, int], homes: Sequence[int]) -> dict[str, int]:
    """The whole board: Mecatol Rex, the map, and homes in their slots; the gate stands in that of Creuss (S4, S5).

    Args:
        layout: of the table.
        tiles: position -> tile of all open positions.
        homes: numbers of the home tiles, in the order of the layout's homes.

    Returns:
        Position -> tile, in board order.
    """
    board = {CENTRE: MECATOL, **tiles}
    for at, home in zip(layout.homes, homes, strict=True):
        board[at] = CREUSS_GATE if home == CREUSS_TILE else home
        if home == CREUSS_TILE:
            board[CREUSS_HOME] = home
    return dict(sorted(board.items()))
