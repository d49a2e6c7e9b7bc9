"""Which of several effects that stand at once goes first (Q13).

They are carried out by seat, from the turn player on. Several of the turn player's own: it is asked which goes first,
one at a time, until the order of the rest cannot matter. Several of another player: in the order in which they arose,
without asking. Q13 lets each player order its own effects, but the house also promises that a turn never waits for
somebody who is not playing except where a card says that an opponent chooses, and names the designs that may say so;
an order among effects that all come anyway is not worth stopping the turn for. The reading is the same for everybody
and public, so nobody is surprised by it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from bot.core.asks import Ask
from bot.core.cards.naming import named
from bot.core.shapes import Answer, Option, Pick, Question, Text
from bot.core.step import Step
from bot.games.project_mine.acts import pack_of
from bot.games.project_mine.effects import Run
from bot.games.project_mine.gains import adds_only
from bot.games.project_mine.state import State
from bot.games.project_mine.wording import TURN, first_option

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.project_mine.cards import Pack

Fired = tuple[str, str]
"""Card and path of an effect that stands."""


def order_matters(pack: Pack, fired: Sequence[Fired]) -> bool:
    """Whether the order of these effects can make a difference: they are not all alike, nor mere additions."""
    different = set(fired)
    return len(different) > 1 and not all(adds_only(line) for one in different for line in pack.block(*one))


def in_order(pack: Pack, state: State, seat: int, fired: Sequence[Fired]) -> list[Step]:
    """Steps that carry out the effects of one seat that stand at once.

    Args:
        pack, state: the table.
        seat: whose they are.
        fired: in the order in which they arose.
    """
    if seat == state.current and order_matters(pack, fired):
        return [WhichFirst(seat, left=list(fired))]
    return [Run(seat, seat, card, path) for card, path in fired]


class WhichFirst(Ask, tag="project_mine-which-first"):
    """Q13: the turn player says which of its effects goes first. What stands is public, so the question is too."""

    left: list[Fired] = []

    def _offers(self) -> dict[str, Fired]:
        """Effects by option id, those alike once, in the order in which they arose."""
        different = list(dict.fromkeys(self.left))
        return dict(zip(named([card for card, _ in different]), different, strict=True))

    def question(self, play: Play[State]) -> Question:
        """Which one first."""
        goals = {goal.card for goal in play.board.players[self.seat].goals}
        options: list[Option] = [first_option(option, card in goals) for option, (card, _) in self._offers().items()]
        return Question(
            slot="effect",
            prompt=Text("project_mine-ask-first", {"count": len(self.left)}),
            shape=Pick(tuple(options)),
            topic=TURN,
            rule="project_mine-rule-first",
            default=options[0].id,
        )

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a plan of cards stops where something was asked."""
        super().take(play, seat, slot, answer)
        play.board.halt = True

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """Carry it out, then the others."""
        card, path = first = self._offers()[str(answer)]
        rest = list(self.left)
        rest.remove(first)
        play.push(Run(self.seat, self.seat, card, path), *in_order(pack_of(play), play.board, self.seat, rest))


STEPS: Final[tuple[type[Step], ...]] = (WhichFirst,)
