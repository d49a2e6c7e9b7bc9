"""Where a bot lays its tiles: what is worth something near its own home, what is not near others'."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.shapes import Answer, Question
from bot.games.twilight_imperium.figures import TILES
from bot.games.twilight_imperium.flow.building import TILE, WHERE, PlaceTile, pairs
from bot.games.twilight_imperium.galaxy.geometry import distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.maps import tile_worth

if TYPE_CHECKING:
    from bot.core.match import Match

ANOMALY = -4
"""What an anomaly is worth to whose way it lies in, in half points."""
EMPTY = -1


def place_tile(match: Match, seat: int, question: Question) -> Answer:
    """The tile and the position that bring most."""
    play = match.play
    step = play.state.agenda[-1]
    if not isinstance(step, PlaceTile):
        return None
    homes = LAYOUTS[play.seats].homes

    def worth(pair: tuple[int, str]) -> float:
        tile, at = pair
        value = tile_worth(tile) or (ANOMALY if TILES[tile].anomaly else EMPTY)
        far = [distance(at, home) for home in homes]
        nearest = [number for number, steps in enumerate(far) if steps == min(far)]
        mine = 1 / len(nearest) if seat in nearest else 0.0
        others = (1 - mine) / (len(homes) - 1)
        return value * (mine - others)

    tile, at = max(pairs(play, seat, step.extra), key=worth)
    return {TILE: str(tile), WHERE: at}
