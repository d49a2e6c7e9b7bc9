"""The board as space: which systems are adjacent now, and who is whose neighbour (rules 4.3, 15 NB1)."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.galaxy.adjacency import Adjacency, Bends, are_neighbours, neighbours, wormholes
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import ADJ, WORMHOLES
from bot.games.twilight_imperium.state import NOBODY, State


def tiles(state: State) -> dict[str, int]:
    """Position -> number of the tile there."""
    return {position: system.tile for position, system in state.systems.items()}


NOWHERE: Final = "nowhere"
"""Where a ship that carries a wormhole is supposed to be, so that its wormhole is left out."""


def holes(play: Galaxy, mover: int = NOBODY, carried: str = "") -> dict[str, frozenset[str]]:
    """W(s) of every system with a wormhole now (G7): printed ones, tokens, and what components contribute, pairs of
    position and type.

    Args:
        play: the match.
        mover: whose movement it is asked for; what is there in their own actions counts while they plan one.
        carried: position at which a ship of the mover that carries a wormhole is supposed to be, empty for where it is.
    """

    def make() -> dict[str, frozenset[str]]:
        more = {at: list(system.gates) for at, system in play.board.systems.items() if system.gates}
        for at, kind in play.query(WORMHOLES, None, mover=mover, carried=carried).value or ():
            more.setdefault(at, []).append(kind)
        return wormholes(tiles(play.board), more)

    return play.memo(("wormholes", mover, carried), make)


def adjacency(play: Galaxy, viewer: int, moving: bool = False, carried: str = "") -> Adjacency:
    """Which systems are adjacent for a player (G8), or for their movement (G9).

    Args:
        play: the match.
        viewer: seat, or NOBODY for nobody in particular.
        moving: whether a travel ban counts.
        carried: as of `holes`.
    """

    def make() -> Adjacency:
        bends: Bends | None = play.query(ADJ, None, viewer=viewer, moving=moving).value
        open_holes = holes(play, viewer if moving else NOBODY, carried)
        return neighbours(play.board.systems, open_holes, bends or Bends())

    return play.memo(("adjacency", viewer, moving, carried), make)


def settled(play: Galaxy, seat: int) -> set[str]:
    """Systems where a player has a unit or controls a planet."""
    state = play.board
    found = {world.system for world in state.planets.values() if world.controller == seat}
    found.update(at for at, system in state.systems.items() if seat in system.units)
    found.update(world.system for world in state.planets.values() if seat in world.units)
    return found


def are_neighbouring(play: Galaxy, one: int, other: int) -> bool:
    """NB1: whether two players are neighbours now."""
    ours, theirs = settled(play, one), settled(play, other)
    return are_neighbours(ours, theirs, adjacency(play, one), adjacency(play, other))


def known_neighbours(play: Galaxy, one: int, other: int) -> bool:
    """`are_neighbouring`, reckoned once until something changes."""
    first, second = min(one, other), max(one, other)
    return play.memo(("neighbours", first, second), lambda: are_neighbouring(play, first, second))


def home_systems(state: State) -> set[str]:
    """Home systems of all players, eliminated ones included (OB9)."""
    return {player.home for player in state.players}


def next_to(play: Galaxy, position: str, viewer: int = NOBODY) -> tuple[str, ...]:
    """Systems adjacent to one."""
    return adjacency(play, viewer)[position]
