"""Maps that nobody builds: random ones that are legal and even (MB5, MB7).

One number is drawn from the table's stream of randomness, everything else follows from it: thousands of placements
are tried for a map that is even, and none of them is worth a line in the log. Whoever checks the draw makes the same
map again.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from hashlib import shake_256
from typing import Final, TypeVar

from msgspec import Struct

from bot.games.twilight_imperium.figures import MECATOL, PLANETS, TILES
from bot.games.twilight_imperium.galaxy.anomalies import ASTEROIDS, NEBULA, SUPERNOVA
from bot.games.twilight_imperium.galaxy.geometry import CENTRE, NEIGHBOURS, RING, distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS, Layout
from bot.games.twilight_imperium.galaxy.placing import CLASHES

Below = Callable[[int], int]
"""Draws a number in range(bound)."""
T = TypeVar("T")

SEEDS: Final = 1 << 48
"""How many different maps can be drawn."""
TRIES = 500
"""MB5: placements that are tried for one map before the one with fewest violations is taken."""
CANDIDATES: Final = 200
"""MB5: legal maps of which the most even one is taken."""
FILLINGS: Final = 20
"""How many of them differ only in which blue tile lies where: a placement of the rest is dearer to find."""
PLANETS_NEAR_HOME: Final = 2
"""MB7: neighbours of every home that hold planets."""
WORTH: Final = 120
"""Seat values are counted in 120ths: half points for specialties, ties between two to six homes."""


def tile_worth(tile: int) -> int:
    """What a tile is worth to who is near, in half points (MB5)."""
    planets = [PLANETS[one] for one in TILES[tile].planets]
    return sum(2 * max(one.resources, one.influence) + bool(one.specialty) for one in planets)


_TILE_WORTH: Final = {number: tile_worth(number) for number in TILES}
_BLUE: Final = tuple(number for number, tile in TILES.items() if tile.kind == "blue")
_RED: Final = tuple(number for number, tile in TILES.items() if tile.kind == "red")
_BOUND: Final = frozenset(tile for tile, others in CLASHES.items() if others)
"""Tiles that must keep away from others; where all others lie makes no difference to MB4."""


class _Ground(Struct, frozen=True):
    """What is reckoned once for a layout; a set of open positions is a number, a bit for each in board order.

    Args:
        open: the positions.
        near: open positions beside each of them.
        homes: open positions beside each home.
        first: numbers of the positions in ring 1.
        shares: per open position, the homes that it counts for and in how many 60ths.
    """

    open: tuple[str, ...]
    near: tuple[int, ...]
    homes: tuple[int, ...]
    first: frozenset[int]
    shares: tuple[tuple[tuple[int, int], ...], ...]


@cache
def _ground(players: int) -> _Ground:
    layout = LAYOUTS[players]
    number = {at: i for i, at in enumerate(layout.open)}

    def beside(at: str) -> int:
        return sum(1 << number[near] for near in NEIGHBOURS[at] if near in number)

    return _Ground(
        open=layout.open,
        near=tuple(beside(at) for at in layout.open),
        homes=tuple(beside(at) for at in layout.homes),
        first=frozenset(number[at] for at in RING[1] if at in number),
        shares=tuple(_shares(layout, at) for at in layout.open),
    )


def _shares(layout: Layout, at: str) -> tuple[tuple[int, int], ...]:
    """The nearest homes of a position, by their place in the layout, and the 60ths that each of them gets."""
    far = [distance(at, home) for home in layout.homes]
    nearest = [seat for seat, steps in enumerate(far) if steps == min(far)]
    return tuple((seat, WORTH // 2 // len(nearest)) for seat in nearest)


class _Shuffler:
    """Random orders that follow from a number: SHAKE-256 of it and of how many were made before."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._made = 0

    def __call__(self, items: Sequence[T]) -> list[T]:
        """The items in random order: by a random 64-bit key each."""
        count = len(items)
        self._made += 1
        keys = struct.unpack(f">{count}Q", shake_256(f"map {self._seed} {self._made}".encode()).digest(8 * count))
        return [items[i] for i in sorted(range(count), key=keys.__getitem__)]


def seat_values(layout: Layout, tiles: Mapping[str, int]) -> tuple[int, ...]:
    """What lies nearer to each home than to others (MB5), in 120ths of a point, in the order of the layout's homes.

    Mecatol Rex is as near to all, home systems are not counted: they belong to factions, not to the map.

    Args:
        layout: of the table.
        tiles: position -> tile of all open positions; homes and the centre do not matter.
    """
    ground = _ground(layout.players)
    common = _TILE_WORTH[MECATOL] * (WORTH // 2 // layout.players)
    values = [common] * layout.players
    for at, shares in zip(ground.open, ground.shares, strict=True):
        worth = _TILE_WORTH[tiles[at]]
        if worth:
            for seat, share in shares:
                values[seat] += worth * share
    return tuple(values)


def spread(layout: Layout, tiles: Mapping[str, int]) -> int:
    """Greatest seat value minus least, in 120ths of a point (MB5)."""
    values = seat_values(layout, tiles)
    return max(values) - min(values)


def random_map(
    layout: Layout, below: Below, *, balanced: bool = True, apart: bool = True, inner_red: bool = True
) -> dict[str, int]:
    """A random legal map (MB5, MB7).

    Args:
        layout: of the table.
        below: where the one draw is made.
        balanced: whether the most even of many maps is taken (the balance pass).
        apart: whether anomalies and equal wormholes keep apart (MB4).
        inner_red: whether the layout's extra red tiles lie in ring 1 (MB1).

    Returns:
        Open position -> tile, in board order; Mecatol Rex and homes come with `placing.laid_out`.
    """
    shuffled = _Shuffler(below(SEEDS))
    if not balanced:
        return _legal(layout, shuffled, apart, inner_red)[0]
    best: tuple[tuple[int, int], dict[str, int]] | None = None
    for _ in range(CANDIDATES // FILLINGS):
        tiles, broken = _legal(layout, shuffled, apart, inner_red)
        for one in _refilled(tiles, shuffled):
            rank = broken, spread(layout, one)
            if best is None or rank < best[0]:
                best = rank, one
    assert best is not None
    return best[1]


def _refilled(tiles: dict[str, int], shuffled: _Shuffler) -> Iterator[dict[str, int]]:
    """The map, and others with blue tiles that touch anything in other places, also some that were left out."""
    yield tiles
    free = [at for at, tile in tiles.items() if tile in _BLUE and tile not in _BOUND]
    choice = [tile for tile in _BLUE if tile not in _BOUND]
    for _ in range(FILLINGS - 1):
        yield tiles | dict(zip(free, shuffled(choice), strict=False))


def _legal(layout: Layout, shuffled: _Shuffler, apart: bool, inner_red: bool) -> tuple[dict[str, int], int]:
    """A map with as few violations as were found in `TRIES` placements, and how many it has: none, but by a miracle."""
    ground = _ground(layout.players)
    best: tuple[int, dict[int, int]] | None = None
    for _ in range(TRIES):
        reds, blues = _colours(layout, ground, shuffled, inner_red)
        tiles = dict(zip(blues, shuffled(_BLUE), strict=False)) | dict(zip(reds, shuffled(_RED), strict=False))
        broken = _broken(ground, tiles) if apart else _cut_off(layout, ground, tiles)
        if best is None or broken < best[0]:
            best = broken, tiles
        if not broken:
            break
    assert best is not None
    return {at: best[1][i] for i, at in enumerate(ground.open)}, best[0]


def _colours(layout: Layout, ground: _Ground, shuffled: _Shuffler, inner_red: bool) -> tuple[list[int], list[int]]:
    """Where red and where blue tiles lie, so that every home has planets beside it (MB7)."""
    _, red = layout.tiles
    while True:
        order = shuffled(range(len(ground.open)))
        for _ in range(layout.first_red if inner_red else 0):
            # MB5: as many of the red ones lie in ring 1; which position is as random as the order.
            inner = next(i for i in order if i in ground.first)
            order.remove(inner)
            order.insert(0, inner)
        blues = sum(1 << i for i in order[red:])
        if all((blues & near).bit_count() >= PLANETS_NEAR_HOME for near in ground.homes):
            return order[:red], order[red:]


def _broken(ground: _Ground, tiles: Mapping[int, int]) -> int:
    """Pairs that touch and may not (MB4).

    MB7's path to Mecatol Rex needs no look of its own: what cuts a home off is a row of anomalies that touch.
    """
    placed = {tile: i for i, tile in tiles.items() if tile in _BOUND}
    pairs = sum(
        ground.near[i] >> placed[other] & 1 for tile, i in placed.items() for other in CLASHES[tile] if other in placed
    )
    return pairs // 2


def _cut_off(layout: Layout, ground: _Ground, tiles: Mapping[int, int]) -> int:
    """Homes without a way to Mecatol Rex that nothing bars (MB7); where anomalies keep apart there are none."""
    barred = {ground.open[i] for i, tile in tiles.items() if TILES[tile].anomaly in (ASTEROIDS, SUPERNOVA, NEBULA)}
    reached, todo = {CENTRE}, [CENTRE]
    while todo:
        for near in NEIGHBOURS[todo.pop()]:
            if near in layout.positions and near not in reached and near not in barred:
                reached.add(near)
                todo.append(near)
    return sum(home not in reached for home in layout.homes)
