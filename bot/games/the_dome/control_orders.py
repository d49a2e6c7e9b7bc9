"""Standing orders for Controls (design 2.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Form, Pick, Question, Text
from bot.core.step import Step
from bot.games.the_dome.harm import harmful
from bot.games.the_dome.notation import AT_ANY_COST, FIRST, HOLD
from bot.games.the_dome.state import (
    State,
)
from bot.games.the_dome.wording import (
    TURN,
    order_option,
)
from bot.games.the_dome.zones import pack_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bot.core.play import Play

LEAST = ("install", "damage", "deck_damage", "crack", "complete")
"""Windows whose amount an order may look at."""


def order_field(play: Play[State], seat: int, partial: Mapping[str, Answer]) -> Field | None:
    """The next Control in the panel of orders."""
    for number, control in enumerate(play.board.players[seat].controls, 1):
        if f"c{control.uid}" not in partial:
            window = pack_of(play)[control.card].window
            now = play.orders(seat).get(f"c{control.uid}", FIRST)
            risky = harmful(pack_of(play), control.card)
            return _field(control.uid, control.card, number, window, now, risky)
    return None


@lru_cache(maxsize=1024)
def _field(uid: int, card: str, number: int, window: str, now: str, risky: bool) -> Field:
    """`risky`: the card itself can take from its owner's deck, so that one may want it even where that loses."""
    words = [FIRST, HOLD, *(("min-2", "min-3") if window in LEAST else ()), *((AT_ANY_COST,) if risky else ())]
    words.sort(key=lambda word: word != now)  # the present order stands first
    prompt = Text("the_dome-ask-order", {"card": card, "number": number})
    return Field(f"c{uid}", prompt, Pick(tuple(map(order_option, words))))


def orders_question(play: Play[State], seat: int, blocking: bool) -> Question:
    """The panel of standing orders."""
    first = order_field(play, seat, {})
    assert first is not None
    default: Any = None
    if blocking:
        default = {f"c{c.uid}": play.orders(seat).get(f"c{c.uid}", FIRST) for c in play.board.players[seat].controls}
    return Question(
        "review" if blocking else "orders",
        first.prompt,
        Form(first.name, first.shape),
        topic=TURN if blocking else "",
        rule="the_dome-rule-orders",
        default=default,
        blocking=blocking,
    )


def keep_orders(play: Play[State], seat: int, answer: Mapping[str, str]) -> None:
    """Write down what the panel says; "at the first chance" needs no note."""
    orders = play.orders(seat)
    for name, order in answer.items():
        if order == FIRST:
            orders.pop(name, None)
        else:
            orders[name] = order


class Review(Ask, tag="the_dome-review"):
    """Orders reviewed at the end of a turn in which a Control was set."""

    def question(self, play: Play[State]) -> Question:
        return orders_question(play, self.seat, blocking=True)

    def matters(self, play: Play[State]) -> bool:
        return bool(play.board.players[self.seat].controls)

    def field(self, play: Play[State], seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        return order_field(play, seat, partial)

    def chosen(self, play: Play[State], answer: Answer) -> None:
        keep_orders(play, self.seat, answer)


STEPS: tuple[type[Step], ...] = (Review,)
