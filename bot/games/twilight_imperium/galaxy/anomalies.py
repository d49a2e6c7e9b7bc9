"""What anomalies do to those who move: who may pass, who may end there (rules 4.4)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import Struct

from bot.games.twilight_imperium.figures import TILES

ASTEROIDS: Final = "asteroid field"
SUPERNOVA: Final = "supernova"
NEBULA: Final = "nebula"
RIFT: Final = "gravity rift"


class Permits(Struct, frozen=True, gc=False):
    """What components allow one mover that others may not do (`Q_ENTER`, `Q_BLOCKED`).

    Args:
        asteroids: into and through asteroid fields (Antimass Deflectors).
        into_supernova: Magmus Reactor.
        through_supernova: Gashlai Physiology.
        through_nebula: Shared Research.
        through_ships: past ships of other players (Light/Wave Deflector, and what does the same for one ship).
    """

    asteroids: bool = False
    into_supernova: bool = False
    through_supernova: bool = False
    through_nebula: bool = False
    through_ships: bool = False


NO_PERMITS: Final = Permits()


def anomalies(tiles: Mapping[str, int]) -> dict[str, str]:
    """The anomaly of every position that has one (G15: empty systems and wormholes are none).

    Args:
        tiles: position -> number of the tile there.
    """
    return {at: TILES[tile].anomaly for at, tile in tiles.items() if TILES[tile].anomaly}


def can_pass(anomaly: str, permits: Permits = NO_PERMITS) -> bool:
    """Whether a mover may go through a system with that anomaly (4.4, `Q_ENTER` pass); empty for none."""
    if anomaly == ASTEROIDS:
        return permits.asteroids
    if anomaly == SUPERNOVA:
        return permits.through_supernova
    return anomaly != NEBULA or permits.through_nebula


def can_enter(anomaly: str, permits: Permits = NO_PERMITS) -> bool:
    """Whether a tactical action may bring a mover into an active system with that anomaly (4.4, `Q_ENTER` into)."""
    if anomaly == ASTEROIDS:
        return permits.asteroids
    return anomaly != SUPERNOVA or permits.into_supernova


def can_withdraw_to(anomaly: str, permits: Permits = NO_PERMITS) -> bool:
    """Whether a retreat or a move like it may end in a system with that anomaly: never in a nebula (G14)."""
    return anomaly != NEBULA and can_enter(anomaly, permits)


def base_move(anomaly: str, move: int) -> int:
    """Move value before bonuses of a mover that starts in a system with that anomaly (4.4 nebula, MV5).

    Args:
        anomaly: of the origin, empty for none.
        move: what its unit card says.
    """
    return 1 if anomaly == NEBULA else move
