"""Paying resources and influence with planets and trade goods (rules 14.1).

A payment is a set of planets: trade goods make up what is missing, and no planet may be needless where the table plays
strictly (PY5). So it is chosen from what the rules propose, or planet by planet.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, NamedTuple

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer, Field, Option, Pick, Text
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import planet_value, trade_good_worth

Coin = Literal["resources", "influence"]
OTHER: Final = "other"
"""Option id: choose the planets oneself."""
PROPOSED: Final = 6
"""Payments that are offered for one press."""
NAMED: Final = 4
"""Planets of a payment that its label names."""
STRICT_PAYMENT: Final = "strict_payment"
"""Table option (PY5): whether a payment with a needless planet is refused; with LOOSE it is taken."""
STRICT: Final = "on"
LOOSE: Final = "off"


class Payment(NamedTuple):
    """What is given for a price.

    Args:
        planets: to be exhausted.
        goods: trade goods to be spent.
        value: what the planets give.
    """

    planets: tuple[str, ...]
    goods: int
    value: int

    @property
    def id(self) -> str:
        """As the id of an option."""
        return "+".join(self.planets) or "-"


class Purse(NamedTuple):
    """What a player can pay with.

    Args:
        planets: ready planets with what each gives and what else it could give.
        goods: trade goods.
        worth: of one of them.
        strict: whether no planet may be needless (PY5).
    """

    planets: tuple[tuple[str, int, int], ...]
    goods: int
    worth: int
    strict: bool = True

    @property
    def all(self) -> int:
        """The most that can be paid."""
        return sum(value for _, value, _ in self.planets) + self.goods * self.worth


def purse(play: Galaxy, seat: int, coin: Coin, without: Iterable[str] = ()) -> Purse:
    """What a player can pay with.

    Args:
        play: the match.
        seat: who pays.
        coin: resources or influence.
        without: planets that are needed for something else in the same answer.
    """
    state = play.board
    barred = tuple(without)
    at = 0 if coin == "resources" else 1
    planets: list[tuple[str, int, int]] = []
    for planet, world in state.planets.items():
        if world.controller == seat and world.ready and planet not in barred:
            values = planet_value(play, planet)
            if values[at]:
                planets.append((planet, values[at], values[1 - at]))
    strict = play.state.options.get(STRICT_PAYMENT) != LOOSE
    return Purse(tuple(planets), state.players[seat].goods, trade_good_worth(play, seat), strict)


def left_after(money: Purse, paid: Payment) -> Purse:
    """What is left in a purse after a payment, its surplus lost (PY2)."""
    planets = tuple(one for one in money.planets if one[0] not in paid.planets)
    return money._replace(planets=planets, goods=money.goods - paid.goods)


def most_left(money: Purse, price: int) -> int:
    """The most that can be left after a price is paid, -1 if it cannot be paid: the least that pays it is given."""
    sums = {0}
    for _, value, _ in money.planets:
        sums |= {total + value for total in sums}
    paid = [
        total + goods * money.worth
        for total in sums
        if (goods := -(-max(0, price - total) // money.worth)) <= money.goods
    ]
    return money.all - min(paid) if paid else -1


def pay_with(money: Purse, price: int, planets: Sequence[str], keep: int = 0) -> Payment:
    """The payment that a set of planets makes.

    Args:
        money: of who pays.
        price: asked.
        planets: ids, each in the purse.
        keep: another price that must be paid with what is left.

    Raises:
        IllegalAnswer: too little (PY1), something needless in it (PY5), or too little left.
    """
    values = {planet: value for planet, value, _ in money.planets}
    if any(planet not in values for planet in planets):
        raise IllegalAnswer("twilight_imperium-cannot-pay-with")
    value = sum(values[planet] for planet in planets)
    goods = -(-max(0, price - value) // money.worth)
    if goods > money.goods:
        raise IllegalAnswer("twilight_imperium-too-little", price=price, paid=value + money.goods * money.worth)
    surplus = value + goods * money.worth - price
    if money.strict and any(values[planet] <= surplus for planet in planets):
        raise IllegalAnswer("twilight_imperium-needless", price=price, paid=value + goods * money.worth)
    paid = Payment(tuple(planets), goods, value)
    if keep and left_after(money, paid).all < keep:
        raise IllegalAnswer("twilight_imperium-nothing-left", price=keep, left=left_after(money, paid).all)
    return paid


def proposals(money: Purse, price: int, keep: int = 0) -> list[Payment]:
    """Payments for one press: without trade goods first, with little surplus, few planets, and of these the ones that
    are worth least for the other coin; `keep` as in `pay_with`."""
    if price <= 0:
        return [Payment((), 0, 0)]
    best: dict[int, tuple[int, int, tuple[str, ...]]] = {0: (0, 0, ())}
    for planet, value, other in money.planets:
        for total, (count, lost, chosen) in list(best.items()):
            if total >= price:
                continue
            made = (count + 1, lost + other, (*chosen, planet))
            reached = total + value
            if reached not in best or made < best[reached]:
                best[reached] = made
    ranked = sorted(best.items(), key=lambda item: (max(0, price - item[0]), max(0, item[0] - price), item[1][:2]))
    found: list[Payment] = []
    for _, (_, _, chosen) in ranked:
        try:
            found.append(pay_with(money, price, chosen, keep))
        except IllegalAnswer:
            continue
        if len(found) == PROPOSED:
            break
    return found


def payment_field(money: Purse, name: str, coin: Coin, price: int, keep: int = 0) -> Field:
    """The field in which a payment is chosen; with OTHER a second one follows (`planets_field`)."""
    options = [
        Option(
            one.id,
            "twilight_imperium-opt-payment",
            {
                "planets": list(one.planets[:NAMED]),
                "more": max(0, len(one.planets) - NAMED),
                "count": len(one.planets),
                "goods": one.goods,
                "surplus": one.value + one.goods * money.worth - price,
            },
        )
        for one in proposals(money, price, keep)
    ]
    if price > 0 and len(money.planets) > 1:
        options.append(Option(OTHER, "twilight_imperium-opt-payment-other"))
    return Field(
        name,
        Text("twilight_imperium-ask-payment", {"coin": coin, "price": price}),
        Pick(tuple(options)),
        start=options[0].id if options else None,
    )


def planets_field(money: Purse, name: str, coin: Coin, price: int) -> Field:
    """The field in which planets are chosen one by one; trade goods make up the rest."""
    options = tuple(
        Option(planet, "twilight_imperium-opt-planet-value", {"planet": planet, "worth": value, "coin": coin})
        for planet, value, _ in money.planets
    )
    return Field(
        f"{name}-planets",
        Text("twilight_imperium-ask-payment-planets", {"coin": coin, "price": price, "goods": money.goods}),
        Pick(options, min=0, max=len(options)),
    )


def next_payment_field(
    money: Purse, name: str, coin: Coin, price: int, partial: dict[str, Answer], keep: int = 0
) -> Field | None:
    """The next field of a payment in a form, None when it is complete. Nothing is asked for a price of 0; `keep` as in
    `pay_with`.

    Raises:
        IllegalAnswer: planets that do not pay it; whoever names them is told so before anything else is asked.
    """
    if price <= 0:
        return None
    if name not in partial:
        return payment_field(money, name, coin, price, keep)
    if partial[name] == OTHER:
        if f"{name}-planets" not in partial:
            return planets_field(money, name, coin, price)
        read_payment(money, name, price, partial, keep)
    return None


def read_payment(money: Purse, name: str, price: int, answer: dict[str, Answer], keep: int = 0) -> Payment:
    """The payment in a form's answer; `keep` as in `pay_with`.

    Raises:
        IllegalAnswer: it does not pay the price, or more than that, or leaves too little.
    """
    if price <= 0:
        return Payment((), 0, 0)
    chosen = answer.get(name, "-")
    if chosen == OTHER:
        return pay_with(money, price, list(answer.get(f"{name}-planets", ())), keep)
    return pay_with(money, price, [] if chosen == "-" else str(chosen).split("+"), keep)


def pay(play: Galaxy, seat: int, payment: Payment) -> None:
    """Exhaust the planets and spend the trade goods."""
    state = play.board
    for planet in payment.planets:
        state.planets[planet].ready = False
    state.players[seat].goods -= payment.goods
    if payment.planets or payment.goods:
        play.tell(
            "twilight_imperium-event-paid",
            seat=seat,
            planets=list(payment.planets),
            count=len(payment.planets),
            goods=payment.goods,
        )


def affordable(play: Galaxy, seat: int, coin: Coin, price: int, without: Iterable[str] = ()) -> bool:
    """Whether a player can pay a price."""
    return price <= 0 or purse(play, seat, coin, without).all >= price
