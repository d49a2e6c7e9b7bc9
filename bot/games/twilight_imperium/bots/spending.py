"""What may be spent now, and what is kept for points that are to come in this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from bot.core.shapes import Amounts, Answer, Form, Pick
from bot.games.twilight_imperium.bots.aims import aims, free_public, payable
from bot.games.twilight_imperium.economy.payment import Coin, Payment, Purse, proposals, purse
from bot.games.twilight_imperium.figures import IMPERIAL, MECATOL_REX
from bot.games.twilight_imperium.flow.landing import custodians_price
from bot.games.twilight_imperium.flow.scoring import PRICES
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.forces import figures, in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.shapes import Question

FIRST_SAVED: Final = 2
"""Round from which something is kept for objectives that are paid for."""


class Keep(NamedTuple):
    """Something that must still be payable after a payment.

    Args:
        coin: resources, influence, goods or tokens.
        price: how much.
    """

    coin: str
    price: int


def custodians_near(play: Galaxy, seat: int) -> bool:
    """Whether somebody of a player could land on Mecatol Rex in this round, while the custodians are there."""

    def make() -> bool:
        state = play.board
        if not state.custodians or state.phase != "action" or state.players[seat].passed:
            return False
        at = state.planets[MECATOL_REX].system
        if seat in state.systems[at].tokens or state.players[seat].tactic < 1:
            return False
        for one in stacks(play, seat, at).values():
            if figures(state, seat, one.kind).capacity:
                calls = (one.origin, *one.route.passed)
                if any(in_space(state, call, seat).get("infantry") for call in calls):
                    return True
                if any(on_planet(state, p, seat).get("infantry") for call in calls for p in state.in_system(call)):
                    return True
        return bool(in_space(state, at, seat).get("infantry"))

    return play.memo(("bots", "custodians", seat), make)


def keeps(play: Galaxy, seat: int) -> tuple[Keep, ...]:
    """What is kept in this round: for the custodians, then for the objective that is to be paid in the status phase."""

    def make() -> tuple[Keep, ...]:
        found: list[Keep] = []
        price = custodians_price(play, seat)
        if price and custodians_near(play, seat) and purse(play, seat, "influence").all >= price:
            found.append(Keep("influence", price))
        state = play.board
        scores = 1 + bool(state.players[seat].cards.get(IMPERIAL))
        free = [aim for aim in aims(play, seat) if aim.met and aim.public and not aim.spent]
        met = len(free) if free_public(play, seat) else 0
        if state.round >= FIRST_SAVED and met < scores:
            aim = payable(play, seat)
            if aim is not None:
                found.append(Keep(*PRICES[aim.objective]))
        return tuple(found)

    return play.memo(("bots", "keeps", seat), make)


def holds(play: Galaxy, seat: int, money: Purse, coin: Coin, payment: Payment | None) -> bool:
    """Whether all that is kept could still be paid after a payment of planets and goods."""
    gone = set(payment.planets) if payment is not None else set[str]()
    goods = money.goods - (payment.goods if payment is not None else 0)
    for keep in keeps(play, seat):
        if keep.coin == "goods":
            if goods < keep.price:
                return False
            goods -= keep.price
        elif keep.coin in ("resources", "influence"):
            left = purse(play, seat, keep.coin, gone)  # type: ignore[arg-type]
            left = left._replace(goods=goods)
            found = proposals(left, keep.price)
            if not found:
                return False
            gone |= set(found[0].planets)
            goods -= found[0].goods
    return True


def payment(play: Galaxy, seat: int, coin: Coin, price: int, keeping: bool = True) -> Payment | None:
    """The payment that hurts least and leaves what is kept; None where there is none."""
    money = purse(play, seat, coin)
    if money.all < price:
        return None
    found = proposals(money, price)
    if not keeping or not keeps(play, seat):
        return found[0] if found else None
    return next((one for one in found if holds(play, seat, money, coin, one)), None)


def spare(play: Galaxy, seat: int, coin: Coin) -> int:
    """The most that can be spent of a coin with all that is kept left."""

    def make() -> int:
        most = purse(play, seat, coin).all
        if not keeps(play, seat):
            return most
        for price in range(most, 0, -1):
            if payment(play, seat, coin, price) is not None:
                return price
        return 0

    return play.memo(("bots", "spare", seat, coin), make)


def tokens_kept(play: Galaxy, seat: int) -> int:
    """Tokens of the tactic and strategy pools that are to be left at the end of the round."""
    return sum(keep.price for keep in keeps(play, seat) if keep.coin == "tokens")


def spare_tokens(play: Galaxy, seat: int) -> int:
    """Tokens of both pools beyond those that are kept."""
    player = play.board.players[seat]
    return player.tactic + player.strategy - tokens_kept(play, seat)


def completed(
    match: Match, seat: int, question: Question, partial: dict[str, Answer], paying: bool = False
) -> dict[str, Answer]:
    """A form whose later fields are filled in: payments that leave what is kept, else as proposed, else the first.

    Args:
        match: where the question is open.
        seat: whose.
        question: the form.
        partial: the fields so far.
        paying: whether what is kept may be spent, because it is for that.
    """
    play: Galaxy = match.play
    field = match.narrow(seat, question.no, partial)
    while field is not None:
        shape = field.shape
        value: Answer = {}
        if field.name.startswith("pay") and isinstance(shape, Pick) and field.prompt.args.get("coin"):
            coin: Coin = field.prompt.args["coin"]  # type: ignore[assignment]
            best = None if paying else payment(play, seat, coin, int(field.prompt.args["price"]))  # type: ignore[arg-type]
            ids = [option.id for option in shape.options]
            value = best.id if best is not None and best.id in ids else field.start or ids[0]
        elif field.start is not None:
            value = field.start
        elif isinstance(shape, Pick):
            free = [option.id for option in shape.options if option.blocked is None]
            value = free[0] if shape.min == shape.max == 1 else free[: shape.max]
        elif isinstance(shape, Amounts):
            value = least(shape)
        partial = {**partial, field.name: value}
        field = match.narrow(seat, question.no, partial)
    return partial


def least(shape: Amounts) -> dict[str, int]:
    """As little as may be given, of what is named first."""
    left, given = shape.min, dict[str, int]()
    for option in shape.options:
        count = min(left, shape.most.get(option.id, 0))
        if count:
            given[option.id] = count
            left -= count
    return given


def first_options(question: Question) -> list[str]:
    """Ids of what a question offers first and that is not blocked."""
    shape = question.shape.shape if isinstance(question.shape, Form) else question.shape
    assert isinstance(shape, Pick)
    return [option.id for option in shape.options if option.blocked is None]
