"""How a side fights a space combat without being asked (rules 29.7)."""

from __future__ import annotations

from typing import Final

from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.together import Together
from bot.games.twilight_imperium.flow.hits import (
    ships_of,
)
from bot.games.twilight_imperium.forces import worth
from bot.games.twilight_imperium.hooks.blocks import Galaxy

LABEL: Final = "combat"
"""Scope of a combat; what lasts until its end expires with it."""
ORDERS: Final = "combat-orders"
"""Standing order of one combat (29.7): how one's side fights without being asked."""
BY_HAND: Final = "by-hand"
TO_THE_END: Final = "to-the-end"
"""Run through, never retreat."""
UNTIL_HALF: Final = "until-half"
"""Run through until half of the own value is lost, then be asked; retreat if one can."""


def runs(play: Galaxy, seat: int) -> bool:
    """Whether a side's orders say that it fights without being asked."""
    order = play.orders(seat).get(ORDERS)
    if order != UNTIL_HALF:
        return order == TO_THE_END
    combat = play.board.combat
    assert combat is not None
    now = worth(play.board, seat, ships_of(play.board, combat.place, seat))
    return 2 * now >= combat.began.get(seat, 0)


class Orders(Together, tag="twilight_imperium-combat-orders"):
    """`D_COMBAT_ORDERS`: both sides say, in secret, how they fight (29.7)."""

    def question(self, play: Galaxy, seat: int) -> Question:
        """Be asked every round, or run through."""
        combat = play.board.combat
        assert combat is not None
        options = tuple(
            Option(order, key)
            for order, key in (
                (TO_THE_END, "twilight_imperium-opt-to-the-end"),
                (UNTIL_HALF, "twilight_imperium-opt-until-half"),
                (BY_HAND, "twilight_imperium-opt-by-hand"),
            )
        )
        return Question(
            slot="",
            prompt=Text("twilight_imperium-ask-combat-orders", {"system": combat.place, "seat": combat.other(seat)}),
            shape=Pick(options),
            topic="twilight_imperium-topic-combat-orders",
            rule="twilight_imperium-rule-combat",
            default=TO_THE_END,
        )

    def apply(self, play: Galaxy, seat: int, answer: Answer) -> None:
        """It holds for this combat."""
        if answer != BY_HAND:
            play.give_order(seat, ORDERS, answer, until=LABEL)
