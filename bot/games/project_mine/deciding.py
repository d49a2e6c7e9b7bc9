"""The base of a turn player's questions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import UNSET, UnsetType

from bot.core.shapes import Answer
from bot.core.step import Step
from bot.games.project_mine.state import State

if TYPE_CHECKING:
    from bot.core.play import Play

ENERGY: Final = 4
HAND: Final = 5
"""Energy and hand of a turn (rules 3.3)."""


class Decision(Step):
    """A step of one seat's turn that waits for one question."""

    seat: int
    choice: Answer | UnsetType = UNSET

    def awaited(self, play: Play[State]) -> tuple[int, ...]:
        """The turn player."""
        return (self.seat,)

    def take(self, play: Play[State], seat: int, slot: str, answer: Answer) -> None:
        """Keep the answer; a new chain of effects begins."""
        self.choice = answer
        play.board.lines = 0
        play.board.halt = False
