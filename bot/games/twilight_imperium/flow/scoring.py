"""Scoring objectives (rules 16): who may, and what is paid."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bot.core.errors import IllegalAnswer, RulesDefect
from bot.core.events import Event
from bot.core.shapes import Amounts, Answer, Field, Option, Text
from bot.games.twilight_imperium.economy.payment import next_payment_field, pay, purse, read_payment
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.hand import discard, kinds
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import may_score_public
from bot.games.twilight_imperium.state import Player, Pool

MOST_SECRETS: Final = 3
"""OB6: secret objectives of a player, scored ones among them."""

SPENT: Final[tuple[Pool, ...]] = ("tactic", "strategy")
"""Pools that objectives spend tokens of (25, PY4)."""

Test = Callable[[Galaxy, int], tuple[int, int]]
"""What a player has of what an objective asks, and how much it asks."""
TESTS: Final[dict[str, Test]] = {}
"""Objective -> its test; filled by `components.objectives`."""
PRICES: Final[dict[str, tuple[str, int]]] = {}
"""Objective that is paid for -> what it costs: resources, influence, goods, tokens or action cards (25)."""
EVENTS: Final[dict[str, str]] = {}
"""What happens (`SECRET_EVENT`) -> the secret objective that is scored by it."""
COMBAT_SECRETS: Final[list[str]] = []
"""Secret objectives of which one can be scored by a space combat (OB4); filled by `components.objectives`."""


def progress(play: Galaxy, seat: int, objective: str) -> tuple[int, int]:
    """How far a player is with an objective: what it has, and what is asked.

    Raises:
        RulesDefect: no such objective.
    """
    if objective in TESTS:
        return TESTS[objective](play, seat)
    if objective in PRICES:
        coin, price = PRICES[objective]
        return min(price, _means(play, seat, coin)), price
    if objective in OBJECTIVES:
        return 0, 1
    raise RulesDefect(f"no objective {objective}")


def _means(play: Galaxy, seat: int, coin: str) -> int:
    player = play.board.players[seat]
    if coin == "goods":
        return player.goods
    if coin == "tokens":
        return player.tactic + player.strategy
    if coin == "cards":
        return len(player.hand)
    return purse(play, seat, "resources" if coin == "resources" else "influence").all


def fulfilled(play: Galaxy, seat: int, objective: str) -> bool:
    """Whether a player fulfils an objective now, or could pay for it."""
    has, asked = progress(play, seat, objective)
    return has >= asked


def holds_home(play: Galaxy, seat: int) -> bool:
    """OB2: whether a player may score public objectives."""
    state = play.board
    home = state.home_planets(seat)
    return may_score_public(play, seat, bool(home) and all(state.planets[planet].controller == seat for planet in home))


def public_choices(play: Galaxy, seat: int) -> list[str]:
    """Public objectives that a player could score now."""
    if not holds_home(play, seat):
        return []
    scored = play.board.players[seat].scored
    return [
        one
        for one in play.board.revealed
        if one not in scored
        and OBJECTIVES[one].phase == "status"
        and not sealed(play, one)
        and fulfilled(play, seat, one)
    ]


def sealed(play: Galaxy, objective: str) -> bool:
    """Whether an objective lies open that nobody can score any more."""
    council = play.board.council
    return council is not None and objective in council.sealed


def secret_choices(play: Galaxy, seat: int) -> list[str]:
    """Secret objectives of the status phase that a player could score now."""
    return [
        one
        for one in play.board.players[seat].secrets
        if OBJECTIVES[one].phase == "status" and fulfilled(play, seat, one)
    ]


def price_field(play: Galaxy, seat: int, objective: str, name: str, partial: dict[str, Answer]) -> Field | None:
    """The next field of what an objective costs; trade goods are paid without a choice, and so are tokens where there
    is none.

    Args:
        play: the match.
        seat: who scores.
        objective: id.
        name: of the field.
        partial: fields so far.
    """
    coin, price = PRICES.get(objective, ("", 0))
    if coin == "tokens" and name not in partial:
        return _tokens_field(play, seat, name, price)
    if coin == "cards" and name not in partial:
        return _cards_field(play, seat, name, price)
    if coin not in ("resources", "influence"):
        return None
    return next_payment_field(purse(play, seat, coin), name, coin, price, partial)  # type: ignore[arg-type]


def _tokens_field(play: Galaxy, seat: int, name: str, price: int) -> Field | None:
    """Which tokens of the tactic and strategy pools are spent (PY4); None where there is one way."""
    player = play.board.players[seat]
    have: dict[str, int] = {pool: player.pool(pool) for pool in SPENT}
    if min(have.values()) == 0 or sum(have.values()) <= price:
        return None
    most = {pool: min(price, count) for pool, count in have.items()}
    options = tuple(
        Option(pool, "twilight_imperium-opt-pool", {"pool": pool, "count": count}) for pool, count in have.items()
    )
    return Field(
        name,
        Text("twilight_imperium-ask-payment", {"coin": "tokens", "price": price}),
        Amounts(options, most, price, price),
        start=_spent(player, price),
    )


def _cards_field(play: Galaxy, seat: int, name: str, price: int) -> Field | None:
    """Which action cards are thrown off; None where all of them are."""
    held = kinds(play.board.players[seat].hand)
    if sum(held.values()) <= price:
        return None
    options = tuple(Option(id, "twilight_imperium-opt-hand-card", {"component": id, "count": held[id]}) for id in held)
    return Field(
        name,
        Text("twilight_imperium-ask-payment", {"coin": "cards", "price": price}),
        Amounts(options, held, price, price),
        start=_thrown(play.board.players[seat], price),
    )


def _thrown(player: Player, price: int) -> dict[str, int]:
    """Action cards thrown off where nobody says otherwise: those that came first."""
    return kinds(player.hand[:price])


def _spent(player: Player, price: int) -> dict[str, int]:
    """Tokens spent where nobody says otherwise: of the tactic pool first."""
    tactic = min(price, player.tactic)
    found = {"tactic": tactic, "strategy": price - tactic}
    return {pool: count for pool, count in found.items() if count}


def pay_for(play: Galaxy, seat: int, objective: str, name: str, answer: Mapping[str, Answer]) -> None:
    """OB5: pay for an objective with what there is now.

    Raises:
        IllegalAnswer: it cannot be paid like that.
    """
    coin, price = PRICES.get(objective, ("", 0))
    player = play.board.players[seat]
    if coin in ("resources", "influence"):
        pay(play, seat, read_payment(purse(play, seat, coin), name, price, dict(answer)))  # type: ignore[arg-type]
    elif coin == "goods":
        player.goods -= price
    elif coin == "tokens":
        spent: dict[str, int] = answer.get(name) or _spent(player, price)
        for pool in SPENT:
            player.put(pool, -spent.get(pool, 0))
    elif coin == "cards":
        discard(play, seat, answer.get(name) or _thrown(player, price))


def check_price(play: Galaxy, seat: int, objective: str, name: str, answer: Mapping[str, Answer]) -> None:
    """Whether a payment in an answer pays for an objective.

    Raises:
        IllegalAnswer: it does not.
    """
    coin, price = PRICES.get(objective, ("", 0))
    if coin in ("resources", "influence"):
        read_payment(purse(play, seat, coin), name, price, dict(answer))  # type: ignore[arg-type]
    elif not fulfilled(play, seat, objective):
        raise IllegalAnswer("twilight_imperium-not-fulfilled", objective=objective)


def score(play: Galaxy, seat: int, objective: str) -> None:
    """A player scores an objective: it lies open, its points are counted."""
    player = play.board.players[seat]
    secret = objective in player.secrets
    if secret:
        player.secrets.remove(objective)
    player.scored.append(objective)
    play.emit(Event("twilight_imperium-event-scored", {"seat": seat, "objective": objective}, reveals=secret))
    gain_points(play, seat, OBJECTIVES[objective].points, objective)
