"""What components allow a player's ships that others may not do (rules 8 `Q_ENTER`, `Q_BLOCKED`)."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.galaxy.anomalies import ASTEROIDS, NEBULA, SUPERNOVA, Permits
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import BLOCKED, ENTER


def permits(play: Galaxy, seat: int, kind: Kind = "", origin: str = "") -> Permits:
    """What a player's ships may do.

    Args:
        play: the match.
        seat: whose.
        kind: type of the ship; empty for what does not hang on it.
        origin: system in which it starts; empty for none in particular.
    """

    def make() -> Permits:
        def enters(anomaly: str, mode: str) -> bool:
            return bool(play.query(ENTER, False, seat=seat, anomaly=anomaly, mode=mode).value)

        return Permits(
            asteroids=enters(ASTEROIDS, "into"),
            into_supernova=enters(SUPERNOVA, "into"),
            through_supernova=enters(SUPERNOVA, "pass"),
            through_nebula=enters(NEBULA, "pass"),
            through_ships=bool(play.query(BLOCKED, False, seat=seat).value),
        )

    every = play.memo(("permits", seat), make)
    if not kind or every.through_ships or not play.query(BLOCKED, False, seat=seat, unit=kind, origin=origin).value:
        return every
    return replace(every, through_ships=True)
