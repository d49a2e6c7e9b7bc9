"""Leadership, strategy card 1 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.asks import Ask
from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.games.twilight_imperium.economy.payment import next_payment_field, pay, proposals, purse, read_payment
from bot.games.twilight_imperium.figures import (
    LEADERSHIP,
)
from bot.games.twilight_imperium.flow.strategic import (
    PRIMARIES,
    SECONDARIES,
    Secondary,
)
from bot.games.twilight_imperium.flow.tokens import GainTokens, gain, shares
from bot.games.twilight_imperium.hooks.blocks import Galaxy

TOKEN_PRICE: Final = 3
"""Influence for one command token."""


def _most_bought(play: Galaxy, seat: int) -> int:
    return min(play.board.reserve(seat), purse(play, seat, "influence").all // TOKEN_PRICE)


def _count_field(play: Galaxy, seat: int, least: int) -> Field:
    options = tuple(
        Option(str(count), "twilight_imperium-opt-buy-tokens", {"count": count, "price": count * TOKEN_PRICE})
        for count in range(least, _most_bought(play, seat) + 1)
    )
    return Field("count", Text("twilight_imperium-ask-buy-tokens", {"price": TOKEN_PRICE}), Pick(options))


def _bought_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    count = int(str(partial["count"]))
    field = next_payment_field(purse(play, seat, "influence"), "pay", "influence", count * TOKEN_PRICE, dict(partial))
    if field is None and count and "pools" not in partial:
        prompt = Text("twilight_imperium-ask-gain-tokens", {"count": count})
        return Field("pools", prompt, shares(play, seat, count), start={"tactic": count})
    return field


def _one_token(play: Galaxy, seat: int) -> dict[str, Answer] | None:
    """One tactic token, paid with the fewest planets and the least surplus."""
    money = purse(play, seat, "influence")
    payments = proposals(money, TOKEN_PRICE)
    return {"count": "1", "pay": payments[0].id, "pools": {"tactic": 1}} if payments else None


def _paid(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> Mapping[str, Any]:
    found = read_payment(purse(play, seat, "influence"), "pay", TOKEN_PRICE, dict(answer))
    return {"planets": list(found.planets), "goods": found.goods}


def _check_bought(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    price = int(str(answer["count"])) * TOKEN_PRICE
    read_payment(purse(play, seat, "influence"), "pay", price, dict(answer))


def _buy(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    count = int(str(answer["count"]))
    if count:
        pay(play, seat, read_payment(purse(play, seat, "influence"), "pay", count * TOKEN_PRICE, dict(answer)))
        gain(play, seat, answer["pools"])


class BuyTokens(Ask, tag="twilight_imperium-buy-tokens"):
    """Leadership's second part: command tokens for influence."""

    def matters(self, play: Galaxy) -> bool:
        """Whether one can be paid for, and is there to be gained."""
        return _most_bought(play, self.seat) > 0

    def question(self, play: Galaxy) -> Question:
        """How many."""
        field = _count_field(play, self.seat, 0)
        return Question(
            slot="",
            prompt=field.prompt,
            shape=Form("count", field.shape),
            topic="twilight_imperium-topic-tokens",
            rule="twilight_imperium-rule-leadership",
            default={"count": "0"},
        )

    def field(self, play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
        """The payment, and where they go."""
        return _bought_field(play, seat, partial)

    def check(self, play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
        """They must be paid."""
        _check_bought(play, seat, answer)

    def chosen(self, play: Galaxy, answer: Answer) -> None:
        """Paid and gained."""
        _buy(play, self.seat, answer)


def _leadership(play: Galaxy, seat: int) -> None:
    play.push(GainTokens(seat, count=3), BuyTokens(seat))


def _leadership_field(play: Galaxy, seat: int, partial: Mapping[str, Answer]) -> Field | None:
    return _bought_field(play, seat, partial) if "count" in partial else _count_field(play, seat, 1)


PRIMARIES[LEADERSHIP] = _leadership
SECONDARIES[LEADERSHIP] = Secondary(
    can=lambda play, seat: _most_bought(play, seat) > 0,
    does=_buy,
    field=_leadership_field,
    check=_check_bought,
    proposed=_one_token,
    told=_paid,
    tokens=0,
)
