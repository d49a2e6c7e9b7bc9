"""Final score and ranks (rules 6)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from bot.core.cards.records import parts
from bot.games.project_mine.cards import Card, Pack
from bot.games.project_mine.counting import Context
from bot.games.project_mine.state import Player, State
from bot.games.project_mine.verbs import Count

RESOURCE_POINTS: Final = ((25, 18), (20, 12), (15, 6), (10, 2), (0, 0))
"""At least so many of a resource -> points."""
_MOST: Final = RESOURCE_POINTS[0][0]
_BY_NUMBER: Final = tuple(next(p for least, p in RESOURCE_POINTS if held >= least) for held in range(_MOST + 1))


class Account(Struct, frozen=True):
    """Where a seat's points come from.

    Args:
        company: points of the achieved company goal, 0 if it failed (H3).
        goals: of flipped public goals.
        deck: of all owned cards, formulas included.
        resources: of the five resources together; `by_resource` one by one.
        penalty: penalty points, as a positive number.
    """

    seat: int
    company: int
    goals: int
    deck: int
    resources: int
    penalty: int
    total: int
    company_card: str
    flipped: int
    by_resource: tuple[int, ...]


def resource_points(held: int) -> int:
    """Points for `held` pieces of one resource."""
    return _BY_NUMBER[min(held, _MOST)]


def achieved(pack: Pack, state: State, seat: int) -> bool:
    """Whether the company goal is achieved now (H2); token goals count only revealed."""
    player = state.players[seat]
    card = pack[player.company]
    if card.tokens and not (player.revealed and player.tokens >= card.tokens):
        return False
    at = Context(pack, state, seat, card.id, final=card.judged == "end")
    return card.requires is None or at.holds(card.requires)


def progress(pack: Pack, state: State, seat: int) -> tuple[int, int]:
    """How far the company goal is, where that is one number: what there is, and what is needed; else (0, 0)."""
    player = state.players[seat]
    card = pack[player.company]
    if card.tokens:
        return player.tokens, card.tokens
    cond = card.requires
    if cond is None or cond.is_ is None or cond.min is None:
        return 0, 0
    needs = cond.min if isinstance(cond.min, int) else cond.min[str(state.seats)]
    return Context(pack, state, seat, card.id).count(cond.is_), needs


@lru_cache(maxsize=256)
def owner_knows(pack: Pack, company: str) -> bool:
    """Whether the owner can tell if a company goal is achieved: it asks for no cards that only others know."""
    cond = pack[company].requires
    return cond is None or not any(
        isinstance(part, Count) and part.count in ("hand", "owned") and part.of != "me"
        for part in (cond.is_, *(inner for _, inner in parts(cond)))
    )


def card_points(pack: Pack, state: State, seat: int, card: Card) -> int:
    """Points of an owned card at the end."""
    return card.points if isinstance(card.points, int) else Context(pack, state, seat, card.id).count(card.points)


def account(pack: Pack, state: State, seat: int) -> Account:
    """The account of a seat, as if the game ended now."""
    player = state.players[seat]
    company = 0
    if player.company:
        card = pack[player.company]
        done = bool(player.judged) if player.judged >= 0 else achieved(pack, state, seat)
        company = int(card.points) if done and isinstance(card.points, int) else 0
    goals = sum(pack[goal.card].worth for goal in player.goals if goal.flipped)
    deck = sum(card_points(pack, state, seat, pack[card]) for card in player.owned)
    by_resource = tuple(resource_points(held) for held in player.resources.values())
    return Account(
        seat=seat,
        company=company,
        goals=goals,
        deck=deck,
        resources=sum(by_resource),
        penalty=player.penalty,
        total=company + goals + deck + sum(by_resource) - player.penalty,
        company_card=player.company,
        flipped=sum(goal.flipped for goal in player.goals),
        by_resource=by_resource,
    )


def ranks(accounts: Sequence[Account]) -> tuple[int, ...]:
    """Most points first; then fewer penalty points, then more flipped goals, then a shared place (rules 6)."""
    keys = [(-one.total, one.penalty, -one.flipped) for one in accounts]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


def public_points(pack: Pack, player: Player) -> int:
    """Points that everybody can see now: goals, resources, penalty."""
    points = -player.penalty
    for held in player.resources.values():
        if held >= 10:
            points += _BY_NUMBER[held] if held < _MOST else _BY_NUMBER[_MOST]
    for goal in player.goals:
        if goal.flipped:
            points += pack.worths[goal.card]
    return points


def card_points_now(pack: Pack, player: Player) -> int:
    """Points of all owned cards now; formulas count 0."""
    worths = pack.worths
    return sum([worths[card] for zone in (player.deck, player.hand, player.discard, player.play) for card in zone])
