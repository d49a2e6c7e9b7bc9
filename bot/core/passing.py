"""Passing beforehand: a seat passes calls of one kind, or all calls, until its next turn (design 2.6, asynchronous L7).

One mechanism for the windows of every game. Such an order is its seat's alone. It hangs on the name of a window, which
everybody may know, and on nothing that is hidden; a window with a minimum time stays open as long as ever, so that
nobody can tell a pass by order from one by hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.core.shapes import Answer, Option, Pick, Question, Text

if TYPE_CHECKING:
    from bot.core.play import Play

SLOT: Final = "passing"
"""Slot of the standing question about all calls; its answers are `PASSING` and `ANSWERING`."""
KIND_SLOT: Final = "passing-kind"
"""Slot of the one about calls of one kind; its answers have the name of the window behind a colon."""
SLOTS: Final = (SLOT, KIND_SLOT)
PASSING: Final = "passing"
"""Answer, and the standing order that everything is passed."""
ANSWERING: Final = "answering"
"""Takes it back."""
_KIND: Final = "passing:"
"""Before the name of a window: calls of that kind are passed."""


def until_turn_of(seat: int) -> str:
    """The label with which orders and effects go as a seat's turn begins; the game lets it expire there."""
    return f"turn-of:{seat}"


def is_order(name: str) -> bool:
    """Whether a standing order is one of these."""
    return name == PASSING or name.startswith(_KIND)


def passes_all(play: Play[Any], seat: int) -> bool:
    """Whether a seat passes everything until its next turn."""
    return PASSING in play.orders(seat)


def passes(play: Play[Any], seat: int, window: str) -> bool:
    """Whether a seat has ordered to pass a call of this kind."""
    orders = play.orders(seat)
    return PASSING in orders or _KIND + window in orders


def standing(play: Play[Any], seat: int, called: str) -> list[Question]:
    """What a seat may order about calls until its next turn, and take back.

    Args:
        play: the match.
        seat: whom it is offered.
        called: name of the window that calls it now; empty for none.
    """
    rules = play.game.rules
    found: list[Question] = []
    if passes_all(play, seat):
        return [_question(SLOT, "core-told-passing", [Option(ANSWERING, "core-opt-answering")])]
    kinds = [name.removeprefix(_KIND) for name in play.orders(seat) if name.startswith(_KIND)]
    if called or rules.may_be_called(play, seat):
        found.append(_question(SLOT, "core-ask-passing", [Option(PASSING, "core-opt-passing")]))
    options = [_of_kind(rules.key, ANSWERING, kind) for kind in sorted(kinds)]
    if called and called not in kinds:
        options.append(_of_kind(rules.key, PASSING, called))
    if options:
        found.append(_question(KIND_SLOT, "core-told-passing-kind" if kinds else "core-ask-passing-kind", options))
    return found


def ordered(question: Question) -> bool:
    """Whether one of these questions takes back an order that stands."""
    shape = question.shape
    return isinstance(shape, Pick) and any(option.id.startswith(ANSWERING) for option in shape.options)


def _of_kind(game: str, word: str, window: str) -> Option:
    return Option(f"{word}:{window}", f"{game}-opt-{word}-kind", {"window": window})


def _question(slot: str, prompt: str, options: list[Option]) -> Question:
    return Question(slot, Text(prompt), Pick(tuple(options)), rule="core-rule-passing", blocking=False)


def take(play: Play[Any], seat: int, slot: str, answer: Answer) -> None:
    """Keep an order or take it back; an open call looks at it as it goes on."""
    word, _, window = str(answer).partition(":")
    name = PASSING if slot == SLOT else _KIND + window
    if word == PASSING:
        play.give_order(seat, name, True, until_turn_of(seat))
    else:
        play.drop_order(seat, name)
