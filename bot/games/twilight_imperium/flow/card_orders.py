"""What a player has said beforehand of action cards (rules 29.4), foremost of those for moments that call nobody (class
O).

At such a moment nobody is asked and nothing stops: what was said of a card in a hand is looked at in silence, and the
card is played where it fits (`by_order`). It is said in a standing question that everybody has alike whatever they
hold (`question`), kept for the seat alone, and gone when the card is played by it. Where a moment comes right after a
prompt of everybody, one press beside that prompt says it too (`at_hand`). With the option `orders_as_calls` such a
moment is a call like any other, and there is nothing to say beforehand.

Of a card that is played in calls something can be said too (`in_calls`): it answers for its player. Where what was said
fits and the card is not in the hand it passes, so that how soon a call closes tells nothing of the hand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from bot.core.shapes import Answer, Field, Form, Option, Pick, Question, Text
from bot.core.windows import PASS, Window
from bot.games.twilight_imperium.flow.cards import ORDERED, WHEN, PlayCard, Said, said
from bot.games.twilight_imperium.hooks.blocks import REACTIONS, Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.moments import called_for
from bot.games.twilight_imperium.light import orders_as_calls

SLOT: Final = "card-orders"
"""Slot of the standing question."""
AT_HAND: Final = "card-order-"
"""Before the id of a card: slot of the standing question beside a prompt; and when what it says goes: the moment that
it was said for lets it expire."""
CARD: Final = "card"
"""First field of the question: which card is meant."""
KEEP: Final = "keep"
DROP: Final = "drop"


class CardOrder(NamedTuple):
    """What can be said of a card.

    Args:
        block: of the card.
        window: at which it is looked at.
        field: what is asked next, `field(play, seat, said)`, None when all is said; the first is `WHEN`.
        target: option of the reaction that what was said comes to, empty for none.
        at_hand: what one press says beside the prompt of everybody, for this time alone, `at_hand(play, seat)`; None
            where it is not that prompt which is open. From public facts alone, and `target` does not need any then.
        calls: whether it answers calls; its `target` must hang on nothing that is hidden from others but what was said.
    """

    block: Block
    window: str
    field: Callable[[Galaxy, int, Said], Field | None]
    target: Callable[[Galaxy, int, Facts, Said], str]
    at_hand: Callable[[Galaxy, int], Said | None] | None
    calls: bool = False


CARD_ORDERS: Final[dict[str, CardOrder]] = {}
"""Card -> what can be said of it."""


def by_order(
    block: Block,
    window: str,
    field: Callable[[Galaxy, int, Said], Field | None],
    target: Callable[[Galaxy, int, Facts, Said], str],
    at_hand: Callable[[Galaxy, int], Said | None] | None = None,
) -> None:
    """Declare a card that is played by what was said of it; how it is played its block has declared (`Block.reacts`).

    Args:
        block: of the card.
        window: of class O.
        field, at_hand: as of `CardOrder`.
        target: option of the reaction that what was said comes to now, empty for none: `target(play, seat, facts,
            said)`. What cannot be played now is never played, whatever it says.
    """
    CARD_ORDERS[block.id] = CardOrder(block, window, field, target, at_hand)

    def wanted(play: Galaxy, owner: int, facts: Facts) -> Option | None:
        kept = said(play, owner, block.id)
        if kept is None or orders_as_calls(play.state.options):
            return None
        reaction = next(one for one in REACTIONS[window] if one.block is block)
        id = target(play, owner, facts, kept)
        return next((option for option in reaction.options(play, owner, facts) if option.id == id), None)

    # In the order of the window, as every use of a card (6.3), and not before all of them as what goes off by itself.
    @block.waits(window, lambda play, owner, facts: wanted(play, owner, facts) is not None, in_turn=True)
    def _plays(play: Galaxy, owner: int, facts: Facts) -> None:
        option = wanted(play, owner, facts)
        assert option is not None
        play.drop_order(owner, f"{ORDERED}{block.id}")
        play.push(PlayCard(owner, block.id, window, dict(facts), option.id, dict(option.args)))


def in_calls(
    block: Block,
    window: str,
    field: Callable[[Galaxy, int, Said], Field | None],
    target: Callable[[Galaxy, int, Facts, Said], str],
) -> None:
    """Declare what can be said of a card that is played in calls; it holds until it is changed.

    Args:
        block: of the card.
        window: whose calls it answers.
        field: as of `CardOrder`.
        target: option of the reaction that what was said comes to in a call, empty where its player is asked.
    """
    CARD_ORDERS[block.id] = CardOrder(block, window, field, target, None, calls=True)


def answers(play: Galaxy, seat: int, call: Window) -> str | None:
    """What was said of cards answers a call: an option, or to pass where what fits cannot be played; None to ask."""
    found: str | None = None
    for id, one in CARD_ORDERS.items():
        kept = (
            said(play, seat, id) if one.calls and one.window in called_for(call) and id in play.board.copies else None
        )
        wanted = one.target(play, seat, call.event, kept) if kept is not None else ""
        if not wanted:
            continue
        reaction = next(other for other in REACTIONS[one.window] if other.block is one.block)
        options = reaction.options(play, seat, call.event) if seat in one.block.owners(play.board) else ()
        if any(option.id == wanted for option in options):
            return wanted
        found = PASS
    return found


def said_of(play: Galaxy) -> list[str]:
    """Cards of this table of which something can be said; the same for everybody."""
    called = orders_as_calls(play.state.options)
    there = {id: one.calls for id, one in CARD_ORDERS.items() if id in play.board.copies and (one.calls or not called)}
    return sorted(there, key=lambda id: there[id])  # those without a moment of their own come first


def standing(play: Galaxy, seat: int) -> list[Question]:
    """What a player may say of such cards: of all of them, and with one press where a prompt of everybody is before the
    moment; whatever anybody holds."""
    cards = said_of(play)
    pressed = [_at_hand(play, seat, id) for id in beside(play, seat)]
    return [*([_of_all(play, seat, cards)] if cards else []), *pressed]


def _of_all(play: Galaxy, seat: int, cards: list[str]) -> Question:
    options = tuple(
        Option(id, "twilight_imperium-opt-card-order", {"component": id, "said": int(said(play, seat, id) is not None)})
        for id in cards
    )
    hand = play.board.players[seat].hand
    return Question(
        slot=SLOT,
        prompt=Text("twilight_imperium-ask-card-orders", {"count": sum(id in hand for id in cards)}),
        shape=Form(CARD, Pick(options)),
        rule="twilight_imperium-rule-card-orders",
        blocking=False,
    )


def _at_hand(play: Galaxy, seat: int, card: str) -> Question:
    kept = said(play, seat, card)
    does = DROP if kept is not None and CARD_ORDERS[card].target(play, seat, {}, kept) else KEEP
    told = {"component": card}
    return Question(
        slot=f"{AT_HAND}{card}",
        prompt=Text("twilight_imperium-ask-card-order", told),
        shape=Pick((Option(does, f"twilight_imperium-opt-card-order-{does}", told),)),
        rule="twilight_imperium-rule-card-orders",
        blocking=False,
    )


def beside(play: Galaxy, seat: int) -> list[str]:
    """Cards of which one press beside the prompt that is open says something; the same for everybody who is asked."""
    ready = [id for id in said_of(play) if CARD_ORDERS[id].at_hand is not None]
    return [id for id in ready if _says_at_hand(play, seat, id) is not None]


def _says_at_hand(play: Galaxy, seat: int, card: str) -> Said | None:
    at_hand = CARD_ORDERS[card].at_hand
    return at_hand(play, seat) if at_hand is not None else None


def is_order(slot: str) -> bool:
    """Whether a standing question is one of these."""
    return slot == SLOT or slot.startswith(AT_HAND)


def next_field(play: Galaxy, seat: int, slot: str, partial: Mapping[str, Answer]) -> Field | None:
    """What the card that is meant asks."""
    card = str(partial[CARD])
    so_far = {name: answer for name, answer in partial.items() if name != CARD}
    field = CARD_ORDERS[card].field(play, seat, so_far)
    kept = (said(play, seat, card) or {}).get(field.name) if field is not None else None
    if field is None or kept is None or not isinstance(field.shape, Pick):
        return field
    there = {option.id for option in field.shape.options}
    named = [kept] if isinstance(kept, str) else list(kept)
    return Field(field.name, field.prompt, field.shape, start=kept) if there.issuperset(named) else field


def take(play: Galaxy, seat: int, slot: str, answer: Answer) -> None:
    """Keep what was said, in place of what was said of that card before."""
    if slot == SLOT:
        card = str(answer[CARD])
        says: dict[str, Any] | None = {name: one for name, one in answer.items() if name != CARD}
        if not says or says.get(WHEN) in (PASS, []):
            says = None
    else:
        card = slot.removeprefix(AT_HAND)
        found = _says_at_hand(play, seat, card) if answer == KEEP else None
        says = dict(found) if found is not None else None
    play.drop_order(seat, f"{ORDERED}{card}")
    if says is not None:
        play.give_order(seat, f"{ORDERED}{card}", says, until="" if slot == SLOT else AT_HAND)


def forget(play: Galaxy, seat: int) -> None:
    """Nothing was said: a world in which nobody knows what this player has said."""
    for name in [one for one in play.orders(seat) if one.startswith(ORDERED)]:
        play.drop_order(seat, name)


def of_seats(name: str, prompt: Text, seats: list[int]) -> Field:
    """A field that names one player, or nobody.

    Args:
        name: of the field.
        prompt: what is asked.
        seats: who can be named.
    """
    options = (
        Option(PASS, "twilight_imperium-opt-card-order-none"),
        *(Option(f"seat-{seat}", "twilight_imperium-opt-seat", {"seat": seat}) for seat in seats),
    )
    return Field(name, prompt, Pick(options), start=PASS)
