"""What cards cost now, paying, and cracking points (D7, I3, K3)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

from bot.games.the_dome import cards
from bot.games.the_dome.knowing import from_pool
from bot.games.the_dome.state import (
    State,
)
from bot.games.the_dome.verbs import Colour
from bot.games.the_dome.zones import mark, pack_of, to_void

if TYPE_CHECKING:
    from bot.core.play import Play


def cost_of(play: Play[State], seat: int, card: cards.Card) -> tuple[int, int]:
    """D7: the cost with its changes, floored at 0."""
    if not play.state.modifiers and not _changes(play, seat, _COSTS):
        return card.cost
    facts = _facts(seat, card)
    return (
        max(0, play.query("cost_x", card.cost[0], **facts).value),
        max(0, play.query("cost_y", card.cost[1], **facts).value),
    )


def changed_costs(play: Play[State], seat: int) -> tuple[tuple[str, int, int], ...]:
    """Cards of a seat's hand and its Controls that do not cost what is printed: card, x, y (D7)."""
    if not play.state.modifiers and not _changes(play, seat, _COSTS):
        return ()
    pack, player = pack_of(play), play.board.players[seat]
    held = dict.fromkeys([*player.hand, *(control.card for control in player.controls)])
    found = [(name, *cost_of(play, seat, pack[name])) for name in held]
    return tuple([(name, x, y) for name, x, y in found if (x, y) != pack[name].cost])


def _facts(seat: int, card: cards.Card) -> dict[str, Any]:
    """What a change of costs looks at; a Control is revealed, never installed for a cost (I6)."""
    return {"seat": seat, "kind": card.acts_as, "colour": card.colour, "installs": card.acts_as != "control"}


_COSTS, _POINTS = ("cost_x", "cost_y"), ("points",)


@lru_cache(maxsize=64)
def _changing(pack: cards.Pack, queries: tuple[str, ...]) -> frozenset[str]:
    return frozenset(card for query in queries for card in pack.standing.get(query, ()))


def _changes(play: Play[State], seat: int, queries: tuple[str, ...]) -> bool:
    """Whether a standing change may lie before a seat: spares nearly every look a whole query."""
    names = _changing(pack_of(play), queries)
    player = play.board.players[seat]
    return player.character in names or any(program.card in names for program in player.programs)


def needed(cost: tuple[int, int]) -> int:
    """Q26: cards that must be in the pool."""
    return max(cost)


def pay(play: Play[State], seat: int, colour: str, cost: tuple[int, int]) -> bool:
    """I3: from the top; False if the pool holds too few."""
    player = play.board.players[seat]
    if len(player.pool(colour)) < needed(cost):
        return False
    if cost[0]:
        mark(play, "pool", seat, colour)
        to_void(play, seat, [from_pool(player, colour)[0] for _ in range(cost[0])], "paid")
    return True


def use_up(play: Play[State], seat: int, card: cards.Card) -> None:
    """Changes for "the next card you install" are over with this card."""
    facts = _facts(seat, card)
    modifiers = play.state.modifiers
    if modifiers:
        modifiers[:] = [
            one
            for one in modifiers
            if one.expiry != f"next:{seat}" or any(facts.get(name) != value for name, value in one.scope.items())
        ]


def may_crack(colour: Colour | str, seat: int, play: Play[State]) -> int:
    """K3: cracking points of a colour."""
    points = len(play.board.players[seat].pool(colour))
    if play.state.modifiers or _changes(play, seat, _POINTS):
        points = max(0, play.query("points", points, seat=seat, colour=colour, kind="").value)
    return points
