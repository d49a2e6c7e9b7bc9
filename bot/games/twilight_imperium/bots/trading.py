"""Trade at par: commodities for commodities, or for goods so that both sides gain alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from bot.core.shapes import Answer, Form, Pick, Question
from bot.games.twilight_imperium.economy.transactions import ACCEPT, DECLINE, OFFER, REPLY
from bot.games.twilight_imperium.view import PlayerView, TwilightImperiumView

NEAR_THE_END: Final = 2
"""Points below the target at which nobody trades with a player any more."""


def volunteer(view: TwilightImperiumView, seat: int, question: Question) -> Answer:
    """An offer that is worth making, or the answer to one; None for nothing now."""
    if question.slot == OFFER:
        return _offer(view, seat, question)
    if question.slot.startswith(REPLY):
        args = question.prompt.args
        return {"reply": ACCEPT if fair(view, seat, int(args["seat"]), args["give"], args["take"]) else DECLINE}
    return None


def _offer(view: TwilightImperiumView, seat: int, question: Question) -> Answer:
    own = view.players[seat]
    for option in cast("Pick", cast("Form", question.shape).shape).options:
        if not option.args["now"]:
            continue
        other = int(option.id.removeprefix("seat-"))
        swap = swapped(own, view.players[other])
        if swap is None or not option.args.get("now") or _ahead(view, seat, other):
            continue
        give, take = swap
        answer: dict[str, Answer] = {"partner": option.id}
        if own.goods or own.commodities:
            answer["give"] = give
        if view.players[other].goods or view.players[other].commodities:
            answer["take"] = take
        answer["until"] = "turn"
        return answer
    return None


def swapped(own: PlayerView, other: PlayerView) -> tuple[dict[str, int], dict[str, int]] | None:
    """What two players swap so that both gain, alike where that is possible; None where nothing is to be gained."""
    both = min(own.commodities, other.commodities)
    if both:
        return {"commodities": both}, {"commodities": both}
    if own.commodities >= 2 and other.goods:
        price = min(own.commodities // 2, other.goods)
        return {"commodities": min(own.commodities, 2 * price)}, {"goods": price}
    if other.commodities >= 2 and own.goods:
        price = min(-(-other.commodities // 2), own.goods)
        return {"goods": price}, {"commodities": min(other.commodities, 2 * price)}
    return None


def worth(what: Mapping[str, int], own: bool) -> float:
    """What goods and commodities are worth: own commodities buy nothing until they are traded."""
    return what.get("goods", 0) + what.get("commodities", 0) * (0.5 if own else 1.0)


def fair(view: TwilightImperiumView, seat: int, other: int, gets: Mapping[str, int], gives: Mapping[str, int]) -> bool:
    """Whether an offer is worth accepting: it gives at least what it takes, and helps nobody who is about to win."""
    return worth(gets, own=False) >= worth(gives, own=True) and bool(gets) and not _ahead(view, seat, other)


def _ahead(view: TwilightImperiumView, seat: int, other: int) -> bool:
    """Whether somebody else is about to win."""
    points = view.players[other].points
    return points >= view.target - NEAR_THE_END and points > view.players[seat].points
