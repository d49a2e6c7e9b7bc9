"""Trade, strategy card 5 (rules 12, SA3)."""

from __future__ import annotations

from bot.core.asks import Ask
from bot.core.shapes import Answer, Option, Question, Text, any_number
from bot.games.twilight_imperium.economy.goods import Replenish, gain_goods, replenish
from bot.games.twilight_imperium.figures import (
    FACTIONS,
    TRADE,
)
from bot.games.twilight_imperium.flow.strategic import (
    PRIMARIES,
    SECONDARIES,
    Secondary,
    resolved,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy, goes_off


class FreeTrade(Ask, tag="twilight_imperium-free-trade"):
    """`D_FREE_TRADE`: players who resolve Trade's secondary without paying."""

    def question(self, play: Galaxy) -> Question:
        """Any of the others."""
        state = play.board
        options = tuple(
            Option(f"seat-{seat}", "twilight_imperium-opt-seat", {"seat": seat})
            for seat in state.clockwise(self.seat)
            if seat != self.seat
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-free-trade"),
            shape=any_number(options),
            topic="twilight_imperium-topic-trade",
            rule="twilight_imperium-rule-trade",
            default=[],
        )

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """They resolve it, at no cost (SA3), and are not asked for it again."""
        seats = [int(one.removeprefix("seat-")) for one in answer]
        if seats:
            play.tell("twilight_imperium-event-free-trade", seat=self.seat, seats=seats)
        for seat in seats:
            resolved(play, seat)
        play.push(*(Replenish(seat) for seat in play.board.clockwise(self.seat) if seat in seats))


def _trade(play: Galaxy, seat: int) -> None:
    """Who pillages the goods takes none of the commodities that come after them (SA1: top to bottom)."""
    gain_goods(play, seat, 3, "trade")
    play.push(Replenish(seat), FreeTrade(seat))


def _useful(play: Galaxy, seat: int) -> bool:
    """Whether commodities are missing, or something of the player's own waits for their being replenished."""
    player = play.board.players[seat]
    lacking = player.commodities < FACTIONS[player.faction].commodities
    return lacking or goes_off(play, seat, {"seat": seat, "count": 0}, "CM_REPLENISH")


PRIMARIES[TRADE] = _trade
SECONDARIES[TRADE] = Secondary(
    can=_useful,
    does=lambda play, seat, answer: replenish(play, seat),
    proposed=lambda play, seat: {},
)
