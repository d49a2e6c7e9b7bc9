"""Sabotage (rules 22, AC3, AC5)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.shapes import Option
from bot.core.windows import window
from bot.games.twilight_imperium.components.action_cards.aiming import standing
from bot.games.twilight_imperium.flow.cards import PLAYED, held
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy

SABOTAGE = standing("sabotage")


def _may(play: Galaxy, seat: int, facts: Facts) -> bool:
    return seat != facts["seat"] and facts["component"] != SABOTAGE.id and held(play, seat, SABOTAGE.id)


def _options(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    if not _may(play, seat, facts):
        return ()
    return (Option(SABOTAGE.id, "twilight_imperium-opt-sabotage", {"component": facts["component"]}),)


@SABOTAGE.reacts(PLAYED, _may, _options)
def _cancels(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """The card below the window of this one is cancelled."""
    window(play, 1).event["cancelled"] = True
