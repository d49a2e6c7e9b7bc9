"""Numbers read from the table: counts, conditions, filters, costs. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from bot.games.project_mine.cards import Card, Pack
from bot.games.project_mine.state import Player, State
from bot.games.project_mine.verbs import RESOURCES, Cond, CostMod, Count, Filter, Number

if TYPE_CHECKING:
    from collections.abc import Mapping


class Context:
    """From where something is counted.

    Args:
        seat: the acting seat ("me").
        card: the card at hand, for its tokens.
        cards, last: result of the line before.
        chosen: the resource last chosen.
        open_: whether `cards` lie on the market board, where they cost what they cost now (K13).
    """

    __slots__ = ("card", "cards", "chosen", "last", "open_", "seat")

    def __init__(
        self,
        seat: int,
        card: str = "",
        cards: Sequence[str] = (),
        last: int = 0,
        chosen: str = "",
        *,
        open_: bool = False,
    ) -> None:
        self.seat, self.card, self.cards, self.last, self.chosen, self.open_ = seat, card, cards, last, chosen, open_


def passes(card: Card, wanted: Filter | None, cost: int | None = None) -> bool:
    """Whether a card agrees with a filter.

    Args:
        card: the card.
        wanted: the filter; None lets everything pass.
        cost: what the card costs, where that is not what is printed on it (K13).
    """
    if wanted is None:
        return True
    f = wanted
    if f.resource:
        if f.resource == "any":
            if not card.resource:
                return False
        elif f.resource == "none":
            if card.resource:
                return False
        elif card.resource != f.resource:
            return False
    if f.not_resource and card.resource == f.not_resource:
        return False
    if f.kind and card.kind != f.kind:
        return False
    if f.design and card.id != f.design:
        return False
    if f.x is not None and (card.energy == "X") != f.x:
        return False
    return (
        _within(card.cost if cost is None else cost, f.cost_min, f.cost_max)
        and _within(None if card.energy == "X" else card.energy, f.energy_min, f.energy_max)
        and _within(card.worth, f.points_min, f.points_max)
    )


def _within(value: int | None, least: int | None, most: int | None) -> bool:
    if least is None and most is None:
        return True
    return value is not None and (least is None or value >= least) and (most is None or value <= most)


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
    return [
        card
        for card in cards
        if passes(pack.cards[card], wanted, None if board is None else cost_of(pack, board, card))
    ]


def number(pack: Pack, state: State, value: Number, at: Context) -> int:
    """A number of a line."""
    return value if isinstance(value, int) else count(pack, state, value, at)


def count(pack: Pack, state: State, what: Count, at: Context) -> int:
    """A count, with its arithmetic (K11)."""
    if what.of == "me":
        raw = _raw(pack, state, what, at.seat, at)
    else:
        others = [_raw(pack, state, what, seat, at) for seat in range(state.seats) if seat != at.seat]
        raw = max(others) if what.of == "most" else sum(others)
    value = raw * what.times // what.per + what.plus
    return value if what.at_most is None else min(value, what.at_most)


def _raw(pack: Pack, state: State, what: Count, seat: int, at: Context) -> int:
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
            return _cards(pack, getattr(player, what.count), what)
        case "cards":
            return _cards(pack, at.cards, what, state if at.open_ else None)
        case "owned":
            cards = player.owned
            if what.with_goals:
                cards = cards + [goal.card for goal in player.goals if goal.flipped]
            return _cards(pack, cards, what)
        case "deck":
            return len(player.deck)
        case "last":
            return at.last
        case "gained_kinds":
            return len(player.gained)
        case "drawn" | "changed" | "lost" | "credit" | "energy" | "coins" | "penalty" | "buys":
            return getattr(player, what.count)
        case "goals":
            return len(player.goals)
        case "flipped":
            return sum(goal.flipped for goal in player.goals)
        case "tokens":
            if player.company == at.card:
                return player.tokens
            return next((goal.tokens for goal in player.goals if goal.card == at.card), 0)
        case "declared":
            return int(player.declared)
        case "era" | "round" | "seats":
            return getattr(state, what.count)


def _cards(pack: Pack, cards: Iterable[str], what: Count, board: State | None = None) -> int:
    found = matching(pack, cards, what.filter, board)
    if what.value == "number":
        return len(found)
    if what.value == "points":
        return sum(pack[card].worth for card in found)
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


def holds(pack: Pack, state: State, cond: Cond, at: Context) -> bool:
    """Whether a condition holds."""
    if cond.all:
        return all(holds(pack, state, part, at) for part in cond.all)
    if cond.any:
        return any(holds(pack, state, part, at) for part in cond.any)
    assert cond.is_ is not None
    value = count(pack, state, cond.is_, at)
    least, most = _bound(cond.min, state.seats), _bound(cond.max, state.seats)
    return (least is None or value >= least) and (most is None or value <= most)


def _bound(bound: int | Mapping[str, int] | None, seats: int) -> int | None:
    return bound if bound is None or isinstance(bound, int) else bound.get(str(seats))


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
