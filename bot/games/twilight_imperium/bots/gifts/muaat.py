"""Star Forge and The Inferno: ships for strategy tokens that nothing else needs."""

from __future__ import annotations

from bot.core.shapes import Option
from bot.games.twilight_imperium.bots.fights import threats
from bot.games.twilight_imperium.bots.gifts.tables import LEARNED, WORTH, strategy_token
from bot.games.twilight_imperium.forces import load, supply
from bot.games.twilight_imperium.hooks.blocks import Galaxy

SHIP = {"destroyer": 1.6, "cruiser": 2.6}
"""What one more of them is worth where it may stay."""
FIGHTERS = 1.7
"""What two fighters are worth where they have room."""
THREATENED = 1.2
"""What it is worth besides where somebody may attack."""


def _room(play: Galaxy, seat: int, at: str, kind: str) -> float:
    """What such a ship is worth in a system; nothing where it is too much, or a figure would have to come back."""
    found = load(play, seat, at)
    if not supply(play.board, seat, kind, at):
        return 0.0
    if kind == "fighter":
        free = found.capacity - found.ground - found.fighters
        value = FIGHTERS if free >= 2 or (found.flying and found.ships + 2 <= found.fleet) else 0.0
    else:
        value = SHIP[kind] if found.ships < found.fleet else 0.0
    return value + (THREATENED if value and at in threats(play, seat) else 0.0)


def _star_forge(play: Galaxy, seat: int, option: Option) -> float:
    at, kind = option.id.split(":")
    return _room(play, seat, at, kind) - strategy_token(play, seat)


def _the_inferno(play: Galaxy, seat: int, option: Option) -> float:
    return _room(play, seat, option.id, "cruiser") - strategy_token(play, seat)


WORTH["star_forge"] = _star_forge
WORTH["the_inferno"] = _the_inferno
LEARNED.update(magmus_reactor=2.0, prototype_war_sun_ii=6.0)
