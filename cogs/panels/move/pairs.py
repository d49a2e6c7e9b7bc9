"""Answers that lead on to another question at once, each with an answer to that one: both are given in one press."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question
from cogs.panels import choosing
from cogs.panels.ids import digest
from cogs.panels.move.asked import Asked
from cogs.panels.numbers import PER_MENU


class Pair(NamedTuple):
    """An option and one of what it leads on to."""

    first: Option
    then: Option

    @property
    def key(self) -> str:
        """What stands for both in a menu."""
        return f"{digest(self.first.id)}{digest(self.then.id)}"


def next_of(match: Match, seat: int) -> tuple[Question, Sequence[Option]] | None:
    """What a seat is asked now and its options, if one press answers it; else None."""
    question = next((one for one in match.asked(seat) if one.blocking and not one.answered), None)
    if question is None or not isinstance(question.shape, Pick) or not choosing.single(question.shape):
        return None
    return question, question.shape.options


def pairs(shown: Asked) -> list[Pair]:
    """All that a question's options lead on to, in the order of the options; nothing where the game names none.

    What draws, shows or lets somebody else act comes first by itself: the next choice is made by who has seen that.
    """
    if shown.field is not None or shown.ahead is not None or not choosing.single(shown.shape):
        return []
    seat, question = shown.panel.seat, shown.question
    found = shown.face.leads_on(shown.panel.table.match, seat, question)
    if found is None:
        return []
    supposed, options = found
    return [Pair(option, then) for option in options for then in _after(supposed.copy(), seat, question, option)]


def _after(world: Match, seat: int, question: Question, option: Option) -> Sequence[Option]:
    """What can be chosen after an option, in a match of one's own; nothing where the same is asked again."""
    try:
        world.answer(seat, question.no, option.id)
    except IllegalAnswer:  # what the seat believes is not so: it shows when that is pressed
        return ()
    if (following := next_of(world, seat)) is None or world.entry.bars_undo or following[0].slot == question.slot:
        return ()
    return [one for one in following[1] if one.blocked is None and one.warn is None]


def menus_of(found: Sequence[Pair]) -> dict[str, list[Pair]]:
    """Pairs by the group of their first option; of each group as many options as one menu has room for, whole."""
    menus: dict[str, list[Pair]] = {}
    for option in dict.fromkeys(one.first.id for one in found):
        mine = [one for one in found if one.first.id == option]
        menu = menus.setdefault(mine[0].first.group, [])
        if len(menu) + len(mine) <= PER_MENU:
            menu += mine
    return {group: menu for group, menu in menus.items() if menu}
