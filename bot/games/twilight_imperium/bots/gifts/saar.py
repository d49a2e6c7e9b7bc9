"""A unit as a turn begins, where resources are left for it."""

from __future__ import annotations

from typing import Final

from bot.core.shapes import Option
from bot.games.twilight_imperium.bots.builds import build, rate
from bot.games.twilight_imperium.bots.gifts.tables import LEARNED, WORTH
from bot.games.twilight_imperium.bots.spending import spare
from bot.games.twilight_imperium.components.factions.saar import MapOut
from bot.games.twilight_imperium.hooks.blocks import Galaxy

FIRST: Final = 60.0
"""What is made before the action costs none."""
LEFT: Final = 3
"""Resources that must be left over for it."""


def _chaos_mapping(play: Galaxy, seat: int, option: Option) -> float:
    """Where a unit is wanted most, if something would be made there."""
    money = spare(play, seat, "resources")
    yard = MapOut(seat, system=option.id, use=False).yard(play)
    if money < LEFT or not build(play, seat, yard, money, use=False):
        return -1.0
    return FIRST + rate(play, seat, option.id)


WORTH["chaos_mapping"] = _chaos_mapping
LEARNED.update(chaos_mapping=2.0, floating_factory_ii=3.5)
