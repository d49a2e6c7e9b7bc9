"""Whether the turn of the active player waits for transactions when no action is left (rules TX8)."""

from __future__ import annotations

from typing import Final

from bot.core.shapes import Option, Pick, Question, Text
from bot.games.twilight_imperium.flow.turns import LINGERS, TURN, Turn
from bot.games.twilight_imperium.hooks.blocks import Galaxy

SLOT: Final = LINGERS
"""Slot of the standing question, and the standing order."""
STAY: Final = "stay"
GO: Final = "go"


def asked(play: Galaxy, seat: int) -> tuple[Question, ...]:
    """The question of who thinks about an action; nobody else is asked."""
    agenda = play.state.agenda
    if not agenda or not isinstance(agenda[-1], Turn) or agenda[-1].seat != seat:
        return ()
    question = Question(
        slot=SLOT,
        prompt=Text("twilight_imperium-ask-linger-order"),
        shape=Pick(tuple(Option(one, f"twilight_imperium-opt-linger-{one}") for one in (STAY, GO))),
        rule="twilight_imperium-rule-transactions",
        blocking=False,
        changeable=True,
    )
    if play.orders(seat).get(LINGERS):
        question.given = STAY
    return (question,)


def take(play: Galaxy, seat: int, answer: str) -> None:
    """Keep it for this turn."""
    play.drop_order(seat, LINGERS)
    if answer == STAY:
        play.give_order(seat, LINGERS, until=TURN)
