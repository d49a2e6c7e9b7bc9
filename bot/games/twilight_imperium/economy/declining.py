"""Offers that are declined by themselves (rules 29.4 `trade: auto-decline`): those of players whom somebody names."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Option, Question, Text, any_number
from bot.games.twilight_imperium.hooks.blocks import Galaxy

SLOT: Final = "declined"
"""Slot of the standing question, and the standing order: `seat-N` of those whose offers are declined."""


def declines(play: Galaxy, seat: int, other: int) -> bool:
    """Whether a player declines what another offers without being asked."""
    return f"seat-{other}" in play.orders(seat).get(SLOT, ())


def question(play: Galaxy, seat: int) -> Question:
    """Whose offers a player declines; asked of everybody."""
    others = [other for other in play.board.seats_in() if other != seat]
    options = tuple(Option(f"seat-{other}", "twilight_imperium-opt-seat", {"seat": other}) for other in others)
    found = Question(
        slot=SLOT,
        prompt=Text("twilight_imperium-ask-declined"),
        shape=any_number(options),
        rule="twilight_imperium-rule-transactions",
        blocking=False,
        changeable=True,
    )
    kept: Sequence[str] = play.orders(seat).get(SLOT, ())
    if kept:
        found.given = [option.id for option in options if option.id in kept]
    return found


def take(play: Galaxy, seat: int, answer: Sequence[str]) -> None:
    """Keep whom; nobody takes the order back."""
    play.drop_order(seat, SLOT)
    if answer:
        play.give_order(seat, SLOT, list(answer))
