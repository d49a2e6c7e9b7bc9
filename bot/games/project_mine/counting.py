"""Numbers read from the table: counts, conditions, filters, costs. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.core.cards import language
from bot.core.cards.language import passes
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.state import Player, State
from bot.games.project_mine.verbs import RESOURCES, CostMod, Count, Filter


def matching(pack: Pack, cards: Iterable[str], wanted: Filter | None, board: State | None = None) -> list[str]:
    """The cards that pass, in their order.

    Args:
        pack: their designs.
        cards: ids.
        wanted: the filter.
        board: the table if they lie on its market board: there a card costs what it costs now (K13), elsewhere what is
            printed on it.
    """
    if wanted is None:
        return list(cards)
    if board is None:
        return [card for card in cards if passes(pack.cards[card], wanted)]
    return [card for card in cards if passes(pack.cards[card], wanted, {"cost": cost_of(pack, board, card)})]


def cheapest(pack: Pack, cards: Sequence[str], n: int) -> list[str]:
    """The `n` cheapest cards: by cost, then points, then name."""
    return sorted(cards, key=lambda card: (pack[card].cost, pack[card].worth, card))[:n]


class Context(language.Context):
    """From where something is counted.

    Args:
        pack, board: the table.
        seat: the acting seat ("me").
        card: the card at hand, for its tokens.
        cards, last: result of the line before.
        chosen: the resource last chosen.
        open_: whether `cards` lie on the market board, where they cost what they cost now (K13).
        final: whether the game is over, so that points by formula count (rules 6).
    """

    __slots__ = ("board", "card", "cards", "chosen", "final", "open_", "pack")

    def __init__(
        self,
        pack: Pack,
        board: State,
        seat: int,
        card: str = "",
        cards: Sequence[str] = (),
        last: int = 0,
        chosen: str = "",
        *,
        open_: bool = False,
        final: bool = False,
    ) -> None:
        super().__init__(seat, board.seats, last)
        self.pack, self.board = pack, board
        self.card, self.cards, self.chosen, self.open_, self.final = card, cards, chosen, open_, final

    def raw(self, what: Count, seat: int) -> int:
        """The value of a seat that a count names."""
        state = self.board
        player = state.players[seat]
        match what.count:
            case "resource":
                return player.resources[what.resource]
            case "resources":
                return sum(player.resources.values())
            case "resource_rank":
                return sorted(player.resources.values(), reverse=True)[what.rank - 1]
            case "resource_kinds":
                return sum(held > 0 for held in player.resources.values())
            case "leads":
                return len(leads(state, seat))
            case "total_ahead":
                totals = [sum(other.resources.values()) for other in state.players]
                return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)
            case "played" | "hand" | "discard" | "play" | "bought" | "discarded":
                return self._cards(getattr(player, what.count), what, seat)
            case "cards":
                return self._cards(self.cards, what, seat, state if self.open_ else None)
            case "owned":
                cards = player.owned
                if what.with_goals:
                    every = what.with_goals == "all"
                    cards = cards + [goal.card for goal in player.goals if goal.flipped or every]
                return self._cards(cards, what, seat)
            case "deck":
                return len(player.deck)
            case "last":
                return self.last
            case "gained_kinds":
                return len(player.gained)
            case "drawn" | "changed" | "lost" | "credit" | "energy" | "coins" | "penalty" | "buys":
                return getattr(player, what.count)
            case "goals":
                return self._cards([goal.card for goal in player.goals], what, seat)
            case "flipped":
                return self._cards([goal.card for goal in player.goals if goal.flipped], what, seat)
            case "tokens":
                if player.company == self.card:
                    return player.tokens
                return next((goal.tokens for goal in player.goals if goal.card == self.card), 0)
            case "declared":
                return int(player.declared)
            case "era" | "round" | "seats":
                return getattr(state, what.count)
            case "":
                return 0  # a sum, whose parts are counted

    def points(self, card: str, seat: int) -> int:
        """What a card of a seat is worth: by its formula if the game is over, in which others by formula count 0."""
        worth = self.pack[card].points
        if isinstance(worth, int):
            return worth
        return Context(self.pack, self.board, seat, card).count(worth) if self.final else 0

    def _cards(self, cards: Iterable[str], what: Count, seat: int, board: State | None = None) -> int:
        pack, wanted = self.pack, what.filter
        if self.final and wanted is not None and (wanted.points_min, wanted.points_max) != (None, None):
            found = [card for card in cards if passes(pack[card], wanted, {"points": self.points(card, seat)})]
        else:
            found = matching(pack, cards, wanted, board)
        if what.value == "number":
            return len(found)
        if what.value == "points":
            return sum(self.points(card, seat) for card in found)
        if what.value == "cost":
            return sum(pack[card].cost if board is None else cost_of(pack, board, card) for card in found)
        return sum(energy for card in found if isinstance(energy := pack[card].energy, int))


def leads(state: State, seat: int) -> list[str]:
    """Resources of which a seat has strictly most (E1)."""
    mine = state.players[seat].resources
    others = [player.resources for other, player in enumerate(state.players) if other != seat]
    return [r for r in RESOURCES if all(mine[r] > other[r] for other in others)]


def most_held(player: Player, least: bool = False) -> str:
    """The resource a player has most (or least) of; the first of several alike in the order of the board."""
    pick = min if least else max
    return pick(RESOURCES, key=lambda resource: player.resources[resource])


def cost_of(pack: Pack, state: State, card: str) -> int:
    """Cost of a card on the market board now, never below 0 (K13). Which cards are made cheaper is read from the cost
    printed on them."""
    cost = pack.costs[card]
    if not state.cuts:
        return cost
    for cut in state.cuts:
        line = pack.at(cut.card, cut.path)
        assert isinstance(line, CostMod)
        if passes(pack[card], line.filter):
            cost += line.n
    return max(0, cost)
