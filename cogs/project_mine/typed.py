"""Typed play of Project MINE: what a typed card means among what is asked, and the steps that come before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import app_commands

from bot.core.cards.naming import NONE, card_of
from bot.core.shapes import Option, Question
from bot.games.project_mine.notation import DONE
from bot.tables.model import Snapshot, TableError
from cogs.cards import typed as typing
from cogs.cards.typed import asked
from cogs.panels.reader import Reader
from cogs.panels.typed import asked_here, quoted
from cogs.panels.visit import Visit

GAME: Final = "project_mine"
GOALS: Final = "project_mine-ask-goals"
CARDS: Final = "project_mine-ask-cards"
BUY: Final = "project_mine-ask-buy"
DISCARDS: Final = ("project_mine-ask-discard", "project_mine-ask-excess")
AHEAD: Final[dict[str, Any]] = {GOALS: DONE, CARDS: []}
"""Answers that leave a step of the turn, so that a later one can be typed right away."""
NO_CARDS: Final = (DONE, NONE)


def reach(table: Snapshot, seat: int, wanted: Sequence[str]) -> tuple[list[Any], Question | None]:
    """The answers that lead to a question, and that question; None if it cannot be reached from here.

    Args:
        wanted: keys of the question's prompt.
    """
    match = table.match.supposed(seat)
    before: list[Any] = []
    while (question := asked(match, seat)) is not None:
        key = question.prompt.key
        if key in wanted:
            return before, question
        if key not in AHEAD or (GOALS in wanted) or (CARDS in wanted and key == CARDS) or len(before) > 2:
            return before, None
        match.answer(seat, question.no, AHEAD[key])
        before.append(AHEAD[key])
    return before, None


def options_of(question: Question | None) -> list[Option]:
    """The cards among a question's options."""
    return typing.options_of(question, NO_CARDS)


def _card(option: Option) -> str:
    return card_of(option.id)


def find(reader: Reader, typed: str, options: Sequence[Option]) -> Option:
    """The option a typed text means; see `cogs.cards.typed.find`. Copies of a card may be taken for each other."""
    return typing.find(reader, GAME, typed, options, _card)


def several(reader: Reader, typed: Sequence[str], options: Sequence[Option]) -> list[str]:
    """Option ids that several typed cards mean; each copy is taken once.

    Raises:
        TableError: see `find`.
    """
    left = list(options)
    found: list[str] = []
    for text in typed:
        option = find(reader, card_of(text), left) if text.strip() else None
        if option is not None:
            left.remove(option)
            found.append(option.id)
    if not found:  # nothing but blanks: an empty answer would end the step
        raise TableError("cogs-project_mine-not-now", text=quoted(""))
    return found


async def suggestions(
    visit: Visit, wanted: Sequence[str], current: str, taken: Sequence[str] = ()
) -> list[app_commands.Choice[str]]:
    """What can be chosen at a step, found by name in both languages, initial consonants included."""
    here = await asked_here(visit, GAME)
    if here is None:
        return []
    table, seat = here
    reader = await visit.reader(table)
    options = [one for one in options_of(reach(table, seat, wanted)[1]) if one.blocked is None]
    for text in taken:
        gone = next((one for one in options if text and card_of(one.id) == card_of(text)), None)
        if gone is not None:
            options.remove(gone)
    return typing.suggestions(reader, options, current, _card)
