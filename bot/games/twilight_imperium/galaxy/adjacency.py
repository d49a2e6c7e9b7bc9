"""Which systems are adjacent, for whom and for what (rules 4.3): hexagons that touch, wormholes, and what bends them.

An adjacency is a mapping from each position to the positions adjacent to it, in board order. It is made of plain
arguments and kept while they stay: a table's tiles and wormholes change a few times in a game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.games.twilight_imperium.figures import TILES
from bot.games.twilight_imperium.galaxy.geometry import NEIGHBOURS

Adjacency = Mapping[str, tuple[str, ...]]
"""Position -> positions adjacent to it, in board order. Never changed once it is made: it is shared."""

ALPHA: Final = "alpha"
BETA: Final = "beta"
DELTA: Final = "delta"
MIXED: Final = frozenset((ALPHA, BETA))
"""The types that meet each other under G8c, and that a travel ban closes (G9)."""
KEPT: Final = 128
"""Adjacencies that are kept (some 5 KB each): of several tables, and a few viewers of each."""


class Bends(Struct, frozen=True, gc=False):
    """What components make of adjacency for one viewer (`Q_ADJ`, G8, G9, G11).

    Args:
        alpha_meets_beta: alpha and beta of any mix join systems (G8c).
        travel_ban: alpha joins no alpha and beta no beta (G9): for movement and retreats, while that law is in play.
        active: the active system, while a conduit joins it with others (G8d); empty without.
        conduits: systems that it is joined with (those that hold a Jol-Nar unit).
    """

    alpha_meets_beta: bool = False
    travel_ban: bool = False
    active: str = ""
    conduits: frozenset[str] = frozenset()

    def __add__(self, other: Bends) -> Bends:
        """Both together; one conduit is in use at a time."""
        return Bends(
            self.alpha_meets_beta or other.alpha_meets_beta,
            self.travel_ban or other.travel_ban,
            self.active or other.active,
            self.conduits | other.conduits,
        )


STRAIGHT: Final = Bends()
"""Adjacency as the tiles have it."""


def wormholes(tiles: Mapping[str, int], more: Mapping[str, Iterable[str]] | None = None) -> dict[str, frozenset[str]]:
    """W(s) of every system that has a wormhole (G7).

    Args:
        tiles: position -> number of the tile there.
        more: position -> types there that no tile shows: tokens, a flagship's delta, Lazax Gate Folding.
    """
    found = {at: frozenset(TILES[tile].wormholes) for at, tile in tiles.items() if TILES[tile].wormholes}
    for at, types in (more or {}).items():
        joined = found.get(at, frozenset[str]()).union(types)
        if joined:
            found[at] = joined
    return found


def neighbours(positions: Iterable[str], wormholes: Mapping[str, frozenset[str]], bends: Bends = STRAIGHT) -> Adjacency:
    """Who is adjacent to whom (G8), and for movement under a travel ban (G9).

    Args:
        positions: those that a system lies at (a mapping of tiles will do).
        wormholes: W(s), see `wormholes`; only of those positions.
        bends: what components make of it for the viewer.
    """
    return _neighbours(frozenset(positions), frozenset(wormholes.items()), bends)


@lru_cache(maxsize=KEPT)
def _neighbours(positions: frozenset[str], holes: frozenset[tuple[str, frozenset[str]]], bends: Bends) -> Adjacency:
    around = {at: {near for near in NEIGHBOURS[at] if near in positions} for at in sorted(positions)}
    for group in _groups(holes, bends):
        for at in group:
            around[at] |= group
    if bends.active in positions:
        for at in bends.conduits & positions:
            around[at].add(bends.active)
            around[bends.active].add(at)
    # G8: no system is adjacent to itself, whatever wormholes it holds.
    return {at: tuple(sorted(near - {at})) for at, near in around.items()}


def _groups(holes: frozenset[tuple[str, frozenset[str]]], bends: Bends) -> list[set[str]]:
    """Systems that wormholes join, each with all others of its group (G8b, G8c, G9)."""
    groups = [{at for at, types in holes if kind in types} for kind in (ALPHA, BETA)]
    if bends.alpha_meets_beta:
        groups = [groups[0] | groups[1]]
    elif bends.travel_ban:
        groups = []
    return [*groups, {at for at, types in holes if DELTA in types}]


def from_planet(adjacency: Adjacency, system: str) -> tuple[str, ...]:
    """What a planet of that system is adjacent to: its own system first (G10). A unit is not adjacent to its own."""
    return (system, *adjacency[system])


def are_neighbours(ours: Collection[str], theirs: Collection[str], *viewers: Adjacency) -> bool:
    """Whether two players are neighbours (NB1, G11).

    Args:
        ours: systems where one has a unit or controls a planet.
        theirs: the same of the other.
        viewers: adjacency as each of the two sees it; either suffices.
    """
    reached = set(theirs)
    return not reached.isdisjoint(ours) or any(
        not reached.isdisjoint(adjacency[at]) for adjacency in viewers for at in ours
    )


def has_alpha_or_beta(types: Collection[str]) -> bool:
    """Whether W(s) holds an alpha or a beta (G12); a wormhole of any kind is there if it is not empty."""
    return not MIXED.isdisjoint(types)
