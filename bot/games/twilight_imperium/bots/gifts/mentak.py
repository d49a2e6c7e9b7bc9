"""What a battle that is won leaves to be built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.shapes import Answer, Question
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, LEARNED, unit_cost
from bot.games.twilight_imperium.bots.spending import completed, payment
from bot.games.twilight_imperium.components.factions.mentak import Salvage
from bot.games.twilight_imperium.economy.yards import price
from bot.games.twilight_imperium.forces import load, supply
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match


def _salvage(match: Match, seat: int, question: Question) -> Answer:
    """The dearest that fits the fleet and can be spared."""
    play: Galaxy = match.play
    step = play.state.agenda[-1]
    assert isinstance(step, Salvage)
    room = load(play, seat, step.system)
    found = [
        kind
        for kind in step.most(play, step.yard(play))
        if kind != "fighter" and room.ships < room.fleet and supply(play.board, seat, kind)
    ]
    for kind in sorted(found, key=lambda one: -unit_cost(play, seat, one)):
        if payment(play, seat, "resources", price(play, seat, {kind: 1}, use=False)) is not None:
            return completed(match, seat, question, {"units": {kind: 1}})
    return {"units": {}}


CHOOSERS["salvage"] = _salvage
LEARNED.update(salvage_operations=2.5, mirror_computing=4.0)
