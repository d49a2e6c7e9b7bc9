"""The base of a turn player's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Question
from bot.core.step import Asks
from bot.games.project_mine import revealing
from bot.games.project_mine.keywords import Keywords
from bot.games.project_mine.notation import REVEAL
from bot.games.project_mine.state import State
from bot.games.project_mine.triggers import due

if TYPE_CHECKING:
    from bot.core.play import Play

ENERGY: Final = 4
HAND: Final = 5
"""Energy and hand of a turn (rules 3.3)."""


class Decision(Ask):
    """A question of the turn player's turn."""

    def asks(self, play: Play[State]) -> Asks:
        """The question; before it, whether a secret company goal whose event happened is revealed (H1)."""
        return {self.seat: (revealing.question(play, self.seat) or self.question(play),)}

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a new chain of effects begins."""
        state = play.board
        state.lines, state.halt, state.maybe = 0, False, False
        if slot == revealing.SLOT:
            reveal(play, seat, answer)
        else:
            super().take(play, seat, slot, answer)


def reveal(play: Play[State], seat: int, answer: Answer) -> None:
    """H1: the events that waited count if the goal is revealed, and are forgotten if it is not."""
    player = play.board.players[seat]
    waited, player.due = player.due, []
    if answer == REVEAL and waited:
        Keywords(play).show_company(seat)
        for path in waited:
            play.set_off(due(seat, player.company, path))


class LastCall(Decision, tag="project_mine-last-call"):
    """H1: what happened since the turn player was last waited for may be an event of its secret company goal."""

    def matters(self, play: Play[State]) -> bool:
        """While that is so for all the public knows, and no standing order says what to do."""
        return play.board.maybe and revealing.ORDER not in play.orders(self.seat)

    def question(self, play: Play[State]) -> Question:
        """It is not: go on."""
        return revealing.nothing_to_reveal()

    def chosen(self, play: Play[State], answer: Answer) -> None:
        """It is said."""
        self.unasked(play)

    def unasked(self, play: Play[State]) -> None:
        """Nothing waits for it any more."""
        play.board.maybe = False
