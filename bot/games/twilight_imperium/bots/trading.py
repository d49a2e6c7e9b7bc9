"""Trade at par: commodities for commodities, or for goods so that both sides gain alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from bot.core.shapes import Answer, Form, Option, Pick, Question
from bot.games.twilight_imperium.bots.notes import bargain, note_worth
from bot.games.twilight_imperium.bots.rivals import lead_seen
from bot.games.twilight_imperium.economy.linking import ALSO, CLOSED, FREE_TRADE, LINK, SPEAKER
from bot.games.twilight_imperium.economy.offering import ASKED, CARDS, NO_NOTE
from bot.games.twilight_imperium.economy.transactions import ACCEPT, ASIDE, DECLINE, OFFER, REPLY
from bot.games.twilight_imperium.flow.notes import note_of
from bot.games.twilight_imperium.view import PlayerView, TwilightImperiumView

NEAR_THE_END: Final = 2
"""Points below the target at which nobody trades with a player any more."""
FEARED: Final = 0.4
"""Lead from which on nobody trades with a player who is not as far."""
PRICES: Final[Mapping[str, float]] = {FREE_TRADE: 1.0, SPEAKER: 2.0}
"""What a decision in somebody's favour costs that somebody, in trade goods (TX7); votes are not sold."""
CARD_GOT: Final = 1.0
CARD_GIVEN: Final = 2.0
"""Trade goods that an action card is worth to who gets it, and to who gives it away."""


def volunteer(view: TwilightImperiumView, seat: int, question: Question) -> Answer:
    """An offer that is worth making, or the answer to one; None for nothing now."""
    if question.slot == OFFER:
        return _offer(view, seat, question)
    if question.slot.startswith(REPLY):
        args = question.prompt.args
        gets, gives = _note(args, "note"), _note(args, "want")
        blocked = next(option.blocked for option in _options(question) if option.id == ACCEPT)
        agreed = _worthwhile(
            view, seat, int(args["seat"]), (args["give"], gets), (args["take"], gives), _of_cards(args)
        )
        link = str(args.get(LINK, ""))
        if link:
            given = worth(args["give"], own=False) - worth(args["take"], own=True)
            agreed = agreed and link in PRICES and given >= PRICES[link]
            if agreed and blocked is not None and blocked.key.startswith(CLOSED):
                return None
        more: dict[str, Answer] = {ALSO: []} if link == FREE_TRADE else {}
        return {"reply": ACCEPT, **more} if agreed and blocked is None else {"reply": DECLINE}
    return None


def heeds(question: Question) -> bool:
    """Whether `volunteer` answers such a question: nobody offers where nobody is there to trade with now."""
    if question.slot == OFFER:
        return any(_free(option) for option in _options(question))
    return question.slot.startswith(REPLY)


def _free(option: Option) -> bool:
    """Whether something can be exchanged with a partner at once, and nothing else is decided."""
    return bool(option.args["now"]) and not option.args.get(ASIDE)


def _offer(view: TwilightImperiumView, seat: int, question: Question) -> Answer:
    own = view.players[seat]
    for option in _options(question):
        if not _free(option):
            continue
        other = int(option.id.removeprefix("seat-"))
        theirs = view.players[other]
        swap = swapped(own, theirs)
        told = {"give": swap[0], "take": swap[1]} if swap is not None else bargain(view, seat, other)
        if told is None or not _both_gain(view, seat, other, told):
            continue
        answer: dict[str, Answer] = {"partner": option.id}
        if own.goods or own.commodities:
            answer["give"] = told.get("give", {})
        if view.notes:
            answer["note"] = told.get("note", NO_NOTE)
        if option.args.get(CARDS):
            answer[CARDS] = {}
        if theirs.goods or theirs.commodities:
            answer["take"] = told.get("take", {})
        if any(other in seats and note not in view.notes for note, seats in view.holders.items()):
            answer["want"] = told.get("want", NO_NOTE)
        answer["until"] = "turn"
        return answer
    return None


def _both_gain(view: TwilightImperiumView, seat: int, other: int, told: Mapping[str, Any]) -> bool:
    """Whether both would agree, so that nothing is offered in vain: all that it hangs on lies open."""
    given = told.get("give", {}), told.get("note", "")
    taken = told.get("take", {}), told.get("want", "")
    return _worthwhile(view, seat, other, taken, given) and _worthwhile(view, other, seat, given, taken)


def _options(question: Question) -> tuple[Option, ...]:
    return cast("Pick", cast("Form", question.shape).shape).options


def _note(args: Mapping[str, Any], name: str) -> str:
    """A note that an offer names; empty for none."""
    return note_of(args[name], args[f"{name}_seat"]) if args.get(name) else ""


def _of_cards(args: Mapping[str, Any]) -> tuple[int, int]:
    """How many action cards one gets by an offer, and gives."""
    return sum(args.get(CARDS, {}).values()), sum(args.get(ASKED, {}).values())


def _worthwhile(
    view: TwilightImperiumView,
    seat: int,
    other: int,
    gets: tuple[dict[str, int], str],
    gives: tuple[dict[str, int], str],
    cards: tuple[int, int] = (0, 0),
) -> bool:
    """Whether an offer with notes or action cards is worth accepting; one without as ever. `cards`: how many one gets,
    and gives."""
    if not gets[1] and not gives[1] and not any(cards):
        return fair(view, seat, other, gets[0], gives[0])
    brings = worth(gets[0], own=False) + (note_worth(view, seat, gets[1], other) if gets[1] else 0.0)
    costs = worth(gives[0], own=True) + (note_worth(view, seat, gives[1], other) if gives[1] else 0.0)
    brings, costs = brings + CARD_GOT * cards[0], costs + CARD_GIVEN * cards[1]
    return brings > costs and not _ahead(view, seat, other)


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
    """Whether somebody else is about to win, or so far ahead that no trade is fair."""
    points = view.players[other].points
    if points >= view.target - NEAR_THE_END and points > view.players[seat].points:
        return True
    ahead = lead_seen(view, other)
    return ahead >= FEARED and ahead > lead_seen(view, seat)
