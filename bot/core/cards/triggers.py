"""Effects of cards that go off by themselves, as every card game keeps them: where they stand, what goes off once a
turn, and which of a seat's own goes first when nobody is to be asked.

A seat that is not playing may say in advance which of its cards goes first: a standing order, given where an order can
matter (`contested`) and kept secret until it is followed. A game says in `Rules.goes_first` when its order counts.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final

from bot.core.play import Play
from bot.core.shapes import Option, Pick, Question, Text
from bot.core.state import Reflex

EFFECTS: Final = ".effects"
PRECEDENCE: Final = "goes-first"
"""Name of the standing order, and slot of its question; its value is a card."""
AS_THEY_ARISE: Final = "goes-arisen"
"""The answer that takes it back."""


def reflex(event: str, owner: int, card: str, number: int, id: str = "") -> Reflex:
    """The effect of a card's trigger of that number; `id` is of the very copy where there are several."""
    return Reflex(event, owner, card, f"triggers.{number}{EFFECTS}", id)


def trigger_of(pack: Any, one: Reflex) -> Any:
    """The record in the pack (`shelf.Pack`)."""
    return pack.at(one.source, one.path.removesuffix(EFFECTS))


def once(one: Reflex) -> str:
    """What is noted of a trigger that goes off once a turn and has: each of a card by itself, of each copy."""
    return f"{one.owner}:{one.id}:{one.source}:{one.path}"


# --- which goes first out of the owner's turn ------------------------------------------------------------------------


def ordered(play: Play[Any], seat: int, reflexes: Sequence[Reflex]) -> Reflex | None:
    """The first one of the card that the seat's order names; None where it names none of them."""
    card = play.orders(seat).get(PRECEDENCE)
    return next((one for one in reflexes if one.source == card), None)


def contested(together: Iterable[Collection[str]], cards: Sequence[str]) -> tuple[str, ...]:
    """Cards of a seat about which it may give an order, each once.

    Args:
        together: cards whose effects may stand at once, in an order that matters.
        cards: those of the seat, in the order in which they are offered.
    """
    found = {card for those in together if len(set(those)) > 1 for card in those}
    return tuple(dict.fromkeys(card for card in cards if card in found))


def order_question(play: Play[Any], seat: int, options: Sequence[Option], rule: str) -> Question | None:
    """The standing question which card goes first: all but the one that is ordered now, or as they arise.

    Texts are `GAME-ask-goes-first` and `GAME-opt-goes-arisen`.

    Args:
        play: the match.
        seat: whose cards they are.
        options: one for each card that is contested (`order_id`).
        rule: catalogue key of its page.
    """
    if not options:
        return None
    game, now = play.game.key, play.orders(seat).get(PRECEDENCE, "")
    offered = [option for option in options if option.id != order_id(now)]
    if now:
        offered.append(Option(AS_THEY_ARISE, f"{game}-opt-{AS_THEY_ARISE}"))
    prompt = Text(f"{game}-ask-{PRECEDENCE}")
    return Question(PRECEDENCE, prompt, Pick(tuple(offered)), rule=rule, blocking=False)


def order_id(card: str) -> str:
    """Id of the option that a card goes first."""
    return f"{PRECEDENCE}-{card}"


def keep_order(play: Play[Any], seat: int, answer: str) -> None:
    """Write the order down, or take it back."""
    if answer == AS_THEY_ARISE:
        play.drop_order(seat, PRECEDENCE)
    else:
        play.give_order(seat, PRECEDENCE, answer.removeprefix(f"{PRECEDENCE}-"))


def prune_order(play: Play[Any], seat: int, cards: Collection[str]) -> None:
    """Drop an order for a card that is not among these any more."""
    if play.orders(seat).get(PRECEDENCE, "") not in cards:
        play.drop_order(seat, PRECEDENCE)
