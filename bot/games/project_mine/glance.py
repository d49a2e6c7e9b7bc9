"""What bots look at, in the shape of a view, copied from nothing: for worlds that are played on by the thousand.

It shows more than a seat may see. So it is only for worlds that a seat believes in, and for `bots.prefer`, which looks
at the own cards alone and at the own deck as a set.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from bot.games.project_mine.counting import cost_of
from bot.games.project_mine.view import OfferView

if TYPE_CHECKING:
    from bot.games.project_mine.cards import Pack
    from bot.games.project_mine.state import Player, State


class GoalSeen(NamedTuple):
    """A public goal in front of a player."""

    card: str
    tokens: int
    needs: int
    flipped: bool


class Side:
    """One seat, as `view.PlayerView` would show it to itself."""

    __slots__ = (
        "_player",
        "buys",
        "coins",
        "company",
        "company_tokens",
        "credit",
        "deck_count",
        "declared",
        "discard",
        "energy",
        "goals",
        "hand",
        "hand_count",
        "play",
        "resources",
        "seat",
    )

    def __init__(self, pack: Pack, player: Player, seat: int, turn: bool) -> None:
        self._player = player
        self.seat, self.hand, self.discard, self.play = seat, player.hand, player.discard, player.play
        self.hand_count, self.deck_count = len(player.hand), len(player.deck)
        self.resources = tuple(player.resources.values())
        self.energy, self.credit, self.buys = (player.energy, player.credit, player.buys) if turn else (0, 0, 0)
        self.coins, self.company, self.company_tokens = player.coins, player.company, player.tokens
        self.declared = player.declared
        self.goals = [GoalSeen(goal.card, goal.tokens, pack[goal.card].tokens, goal.flipped) for goal in player.goals]

    @property
    def deck(self) -> list[tuple[str, int]]:
        """Cards and how many."""
        return [(card, 1) for card in sorted(self._player.deck)]


class Glance:
    """The table.

    Args:
        pack, state: of a world that is believed in.
    """

    __slots__ = ("_pack", "_state", "declarer", "era", "eras", "phase", "players", "round", "seats", "transition")

    def __init__(self, pack: Pack, state: State) -> None:
        self._pack, self._state = pack, state
        self.seats, self.eras, self.era, self.round = state.seats, state.eras, state.era, state.round
        self.phase, self.transition, self.declarer = state.phase, state.transition, state.declarer
        self.players = [Side(pack, player, seat, seat == state.current) for seat, player in enumerate(state.players)]

    @property
    def pack(self) -> str:
        """Id of the card pack."""
        return self._pack.sha

    @property
    def market(self) -> list[OfferView]:
        """Cards open on the market board."""
        return self._offers(self._state.market)

    @property
    def goals(self) -> list[OfferView]:
        """Public goals open there."""
        return self._offers(self._state.goals)

    @property
    def basic(self) -> list[OfferView]:
        """Medium and large mines."""
        pack, basic = self._pack, self._state.basic
        return [OfferView(card, at, pack[card].cost, left) for at, (card, left) in enumerate(basic.items())]

    def _offers(self, cards: list[str]) -> list[OfferView]:
        return [OfferView(card, at, cost_of(self._pack, self._state, card)) for at, card in enumerate(cards)]
