"""C6: several cards that go to the void at once are ordered by their owner.

The turn player is asked; one press leaves them as they lie. For anybody else the engine's order stands: a turn never
waits for an order that no card looks at. Cards that leave a pool or a deck leave its top one by one, so their order is
given; whoever chooses what to discard orders it by choosing.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from bot.core.asks import Ask
from bot.core.cards.naming import card_of, listed, named
from bot.core.shapes import Answer, Pick, Question, Text
from bot.core.step import Step
from bot.games.the_dome.state import State
from bot.games.the_dome.wording import TURN, card_option

if TYPE_CHECKING:
    from bot.core.play import Play


def order_void(play: Play[State], seat: int, n: int) -> None:
    """Let the owner order the last `n` cards of its void, where that is its choice."""
    state = play.board
    newest = state.players[seat].void[-n:] if n > 1 else []
    if seat == state.current and len(set(newest)) > 1:
        play.push(OrderVoid(seat, cards=newest))


class OrderVoid(Ask, tag="the_dome-void-order"):
    """The order of cards that came to the void together; those not chosen follow on top as they lie."""

    cards: list[str] = []

    def matters(self, play: Play[State]) -> bool:
        return self._lie_there(play.board)

    def _lie_there(self, state: State) -> bool:
        return state.players[self.seat].void[-len(self.cards) :] == self.cards

    def question(self, play: Play[State]) -> Question:
        first = len(play.board.players[self.seat].void) - len(self.cards)
        options = tuple([card_option(name, "void", self.seat, first + at) for at, name in enumerate(named(self.cards))])
        return Question(
            "void-order", Text("the_dome-ask-void-order"), Pick(options, 0, len(options), ordered=True), topic=TURN,
            rule="the_dome-rule-void", default=[],
        )  # fmt: skip

    def chosen(self, play: Play[State], answer: Answer) -> None:
        first = [card_of(option) for option in listed(answer)]
        rest = list((Counter(self.cards) - Counter(first)).elements())
        rest.sort(key=self.cards.index)
        play.board.players[self.seat].void[-len(self.cards) :] = first + rest


STEPS: tuple[type[Step], ...] = (OrderVoid,)
