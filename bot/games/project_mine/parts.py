"""What the performers of Project MINE have in their hands, and the table they stand in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, cast

from bot.core.cards import performers
from bot.core.cards.language import passes
from bot.core.cards.performers import Offer, Verbs
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.counting import Context, cheapest, matching, most_held
from bot.games.project_mine.keywords import Keywords
from bot.games.project_mine.state import Player, State
from bot.games.project_mine.verbs import Filter
from bot.games.project_mine.wording import NONE_OPTION, card_options

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.project_mine.effects import Run

    _Part = performers.Part[Run]
else:
    _Part = performers.Part


class Part(_Part):
    """A seat's part in a line.

    Attributes:
        keywords: what can happen to the table.
        pack, board: the table.
    """

    __slots__ = ("board", "keywords", "pack")

    def __init__(self, play: Play[State], run: Run, seat: int, chosen: Sequence[str] = ()) -> None:
        super().__init__(play, run, seat, chosen)
        self.keywords = Keywords(play)
        self.board: State = play.board
        self.pack: Pack = self.keywords.pack

    @property
    def player(self) -> Player:
        """Whom the line is carried out for."""
        return self.board.players[self.seat]

    @property
    def context(self) -> Context:
        """From where the line counts."""
        return cast("Context", self.at)

    @property
    def path(self) -> str:
        """Where the line stands."""
        return f"{self.run.path}.{self.run.at}"

    def n(self, line: Any) -> int:
        """How many a line says."""
        return self.at.number(line.n)

    def resource(self, named: str) -> str:
        """The resource that a line means; empty if none was chosen."""
        return resource_of(self.board, self.seat, named, self.run.chosen)

    def among(self, zone: Sequence[str], line: Any, anchor: str, asks: str, hidden: bool = False) -> Offer | None:
        """An offer of as many cards of a zone as a line says.

        Args:
            zone: cards; they lie on the market board if it is one of its rows.
            line: has `n`, `filter` and `upto`.
            anchor: where the picture numbers them.
            asks: catalogue key of the question.
            hidden: only the seat knows what lies there.
        """
        return self.of(zone, self.n(line), line.filter, line.upto, anchor, asks, hidden)

    def of(
        self, zone: Sequence[str], n: int, wanted: Filter | None, upto: bool, anchor: str, asks: str, hidden: bool
    ) -> Offer | None:
        """As `among`, with the number and the filter."""
        board = self.board
        found = matching(self.pack, zone, wanted, board if zone is board.market or zone is board.goals else None)
        if hidden and zone and not found:
            return Offer(self.seat, [NONE_OPTION], 1, 1, asks) if n > 0 else None
        if not found or n <= 0:
            return None
        n = min(n, len(found))
        # A hand given up whole is a public fact; a filter looks at hidden cards.
        hidden = hidden and not (wanted is None and n >= len(zone) and not upto)
        if wanted is None:
            places: list[int | str] = list(range(len(zone)))
        else:
            places, rest = [], list(enumerate(zone))
            for card in found:
                index = next(i for i, (_, c) in enumerate(rest) if c == card)
                places.append(rest.pop(index)[0])
        options = card_options(found, anchor, n == 1, list(found) if anchor == "discard" else places)
        if n == 1 and upto:
            return Offer(self.seat, [*options, NONE_OPTION], 1, 1, asks, always=hidden)
        return Offer(self.seat, options, 0 if upto else n, n, asks, always=hidden)

    def picked(self, zone: list[str], n: int, how: str, wanted: Filter | None) -> list[str]:
        """Cards that the engine picks."""
        if n <= 0:
            return []
        board = self.board if zone is self.board.market or zone is self.board.goals else None
        if how == "top":
            return [card for card in zone[-n:][::-1] if wanted is None or passes(self.pack[card], wanted)]
        found = matching(self.pack, zone, wanted, board)
        if how == "all":
            return found
        if how == "cheapest" or len(found) <= n:
            return cheapest(self.pack, found, n)
        pool = sorted(found)
        self.play.shuffle(f"random:{self.seat}", pool)
        return pool[:n]


def resource_of(state: State, seat: int, named: str, chosen: str) -> str:
    """The resource a line means."""
    if named in ("most", "least"):
        return most_held(state.players[seat], named == "least")
    return chosen if named == "chosen" else named


VERBS: Final[Verbs[Part]] = Verbs(Part)
"""What the verbs of Project MINE do; the families fill it in."""
