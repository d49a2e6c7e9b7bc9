"""Numbers and conditions of cards, all of them public."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.cards import language
from bot.core.cards.language import NOBODY
from bot.games.the_dome.state import HOME, SYSTEM, State
from bot.games.the_dome.verbs import Count


class Context(language.Context):
    """Who acts, who caused the event, its amount, and what the line before did."""

    __slots__ = ("amount", "board")

    def __init__(self, board: State, seat: int, actor: int = NOBODY, amount: int = 0, last: int = 0) -> None:
        super().__init__(seat, board.seats, last, actor)
        self.board, self.amount = board, amount

    def opponents(self) -> Sequence[int]:
        """M10."""
        return self.board.opponents(self.seat)

    def raw(self, what: Count, seat: int) -> int:
        """The value of a seat that a count names."""
        state = self.board
        player = state.players[seat]
        match what.count:
            case "pool":
                return len(player.pool(what.colour))
            case "pools":
                return sum(map(len, player.pools))
            case "void":
                return len(player.void)
            case "deck":
                return len(player.deck)
            case "hand":
                return len(player.hand)
            case "programs":
                return len(player.programs)
            case "system":
                return sum(program.owner == SYSTEM for program in player.programs)
            case "ready":
                return sum(program.ready for program in player.programs)
            case "controls":
                return len(player.controls)
            case "layer":
                return player.layer
            case "leaks":
                return player.leaks
            case "markers":
                return sum(marker.on != HOME for marker in player.markers)
            case "amount":
                return self.amount
            case "last":
                return self.last
            case "ap":
                return player.ap
            case "energy":
                return state.energy
            case "down":
                return sum(other.down for other in state.players)
            case "installed":
                return player.installed
            case "seats":
                return state.seats
            case "":
                return 0  # a sum, whose parts are counted
