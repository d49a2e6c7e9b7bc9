"""What the performers of THE DOME have in their hands, and the table they stand in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.core.cards import performers
from bot.core.cards.language import passes
from bot.core.cards.performers import Offer, Verbs
from bot.core.shapes import Option
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.state import Player, State
from bot.games.the_dome.verbs import COLOURS, Filter
from bot.games.the_dome.wording import NONE_OPTION
from bot.games.the_dome.zones import pack_of, room

if TYPE_CHECKING:
    from bot.games.the_dome.effects import Run

    _Part = performers.Part[Run]
else:
    _Part = performers.Part


class Part(_Part):
    """A seat's part in a line."""

    __slots__ = ()

    @property
    def board(self) -> State:
        """The table."""
        return self.play.board

    @property
    def pack(self) -> Pack:
        """Its cards."""
        return pack_of(self.play)

    @property
    def player(self) -> Player:
        """Whom the line is carried out for."""
        return self.play.board.players[self.seat]

    def n(self, line: Any) -> int:
        """How many a line says."""
        return self.at.number(line.n)

    def passes(self, card: str, wanted: Filter | None) -> bool:
        """Whether a card is one of those meant."""
        return passes(self.pack[card], wanted)

    def owners(self, line: Any) -> list[Player]:
        """Whose things a line is about that is done once, choosing among what several players have."""
        return [self.board.players[seat] for seat in self.run.candidates(self.play, line)]

    def fullest(self, free: bool) -> str:
        """The pool with the most cards; with `free` among those with room; empty if there is none."""
        player = self.player
        found = [c for c in COLOURS if not free or room(self.play, player, c)]
        return max(found, key=lambda c: len(player.pool(c)), default="")


def some(
    by: int, options: list[Option], n: int, upto: bool, asks: str, hidden: bool = False, ordered: bool = False
) -> Offer | None:
    """An offer of `n` of the options; None where public facts leave no choice.

    Args:
        by: who chooses.
        options: among what; n: how many; upto: or fewer.
        asks: catalogue key of the question.
        hidden: only `by` knows that there is nothing to choose.
        ordered: whether the order of what is chosen matters.
    """
    if n <= 0 or not (options or hidden):
        return None
    n = min(n, len(options))
    if not options:
        return Offer(by, [NONE_OPTION], 1, 1, asks)
    if n == 1 and upto:
        return Offer(by, [*options, NONE_OPTION], 1, 1, asks)
    return Offer(by, options, 0 if upto else n, n, asks, ordered)


VERBS: Final[Verbs[Part]] = Verbs(Part)
"""What the verbs of THE DOME do; the families fill it in."""
