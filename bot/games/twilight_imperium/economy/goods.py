"""Trade goods and commodities (rules 14.2)."""

from __future__ import annotations

from bot.core.step import Step
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import opens


def gain_goods(play: Galaxy, seat: int, count: int, source: str) -> None:
    """TGD2: a player gains trade goods, in one event.

    Args:
        play: the match.
        seat: who.
        count: how many.
        source: id of what gives them.
    """
    if count <= 0:
        return
    play.board.players[seat].goods += count
    play.tell("twilight_imperium-event-goods", seat=seat, count=count, source=source)
    play.follow(opens("TG_GAINED", seat=seat, count=count))


def replenish(play: Galaxy, seat: int) -> None:
    """TGD1: commodities are filled up to the faction's value; an event even where none comes (12, Trade)."""
    player = play.board.players[seat]
    value = FACTIONS[player.faction].commodities
    gained = max(0, value - player.commodities)
    player.commodities = max(player.commodities, value)
    play.tell("twilight_imperium-event-replenished", seat=seat, count=gained)
    play.follow(opens("CM_REPLENISH", seat=seat, count=gained))


class Replenish(Step, tag="twilight_imperium-replenish"):
    """The same, once all before it is done."""

    seat: int

    def run(self, play: Galaxy) -> None:
        """Filled up."""
        replenish(play, self.seat)
