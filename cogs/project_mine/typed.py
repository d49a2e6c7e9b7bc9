"""Typed play of Project MINE: what a typed card means among what is asked, and the steps that come before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from discord import app_commands

from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question
from bot.games.project_mine.notation import DONE, NONE, card_of
from bot.tables.model import Answered, Snapshot, TableError
from bot.text import matching
from bot.text.limits import OPTION, cut
from cogs.panels.ids import Id
from cogs.panels.move import SINCE, panel_screen
from cogs.panels.reader import Reader
from cogs.panels.visit import Visit

GAME: Final = "project_mine"
GOALS: Final = "project_mine-ask-goals"
CARDS: Final = "project_mine-ask-cards"
BUY: Final = "project_mine-ask-buy"
DISCARDS: Final = ("project_mine-ask-discard", "project_mine-ask-excess")
AHEAD: Final[dict[str, Any]] = {GOALS: DONE, CARDS: []}
"""Answers that leave a step of the turn, so that a later one can be typed right away."""
NO_CARDS: Final = (DONE, NONE)


async def table_here(visit: Visit) -> Snapshot | None:
    """This channel's table if it is a running game of Project MINE where the person sits."""
    if visit.interaction.channel_id is None:
        return None
    table = await visit.tables.look.in_channel(visit.interaction.channel_id)
    if table is None or table.row.game != GAME or not table.playing or table.seat_of(visit.user_id) is None:
        return None
    return table


async def any_table(visit: Visit) -> Snapshot:
    """This channel's game of Project MINE, for whoever looks.

    Raises:
        TableError: no table, another game, or not begun.
    """
    table = await visit.table()
    if table.row.game != GAME:
        raise TableError("error-other-game", game=f"game-{table.row.game}")
    if table.in_lobby:
        raise TableError("error-not-started")
    return table


async def own_table(visit: Visit) -> tuple[Snapshot, int]:
    """This channel's game where the person is asked something, and the seat.

    Raises:
        TableError: no table, another game, no seat, not running, or not this person's turn.
    """
    table = await any_table(visit)
    visit.id = Id("typed", table.id, table.row.epoch)
    seat = table.seat_of(visit.user_id)
    if seat is None:
        raise TableError("error-not-seated")
    if table.playing and seat not in table.awaited:
        raise TableError("error-not-your-turn", people=list(table.awaited))
    return table, seat


def _asked(match: Match, seat: int) -> Question | None:
    return next((one for one in match.asked(seat) if one.blocking and not one.answered), None)


def reach(table: Snapshot, seat: int, wanted: Sequence[str]) -> tuple[list[Any], Question | None]:
    """The answers that lead to a question, and that question; None if it cannot be reached from here.

    Args:
        wanted: keys of the question's prompt.
    """
    match = table.match.copy()
    before: list[Any] = []
    while (question := _asked(match, seat)) is not None:
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
    if question is None or not isinstance(question.shape, Pick):
        return []
    return [option for option in question.shape.options if option.id not in NO_CARDS]


def find(reader: Reader, typed: str, options: Sequence[Option]) -> Option:
    """The option a typed text means: its id, or its card's name in either language.

    Raises:
        TableError: none, several different cards, or one that cannot be chosen now, with the reason.
    """
    shown = cut(" ".join(typed.split()), 40).replace("`", "")
    text = typed.strip()
    exact = [one for one in options if text in (one.id, reader.option(one))]
    fitting = exact or matching.best(text, options, lambda one: called(reader, one))
    if not fitting:
        raise TableError("cogs-project_mine-not-now", text=f"`{shown}`")
    if len({card_of(one.id) for one in fitting}) > 1:
        named = [one for one in fitting if text.casefold() in (name.casefold() for name in called(reader, one))]
        if len({card_of(one.id) for one in named}) != 1:
            raise TableError("cogs-project_mine-which", text=f"`{shown}`")
        fitting = named
    open_ones = [one for one in fitting if one.blocked is None]
    if not open_ones:
        blocked = fitting[0].blocked
        assert blocked is not None
        raise TableError("cogs-project_mine-cannot", text=reader.option(fitting[0]), why=reader.told(blocked))
    return open_ones[0]


def called(reader: Reader, option: Option) -> list[str]:
    """What an option is called: its label and its card's name, in both languages."""
    other = Reader("en" if reader.language == "ko" else "ko", reader.table, reader.seat)
    card = str(option.args.get("card", ""))
    names = [one.cards.get(card, "") for one in (reader, other)] if card else []
    return [option.id, *(name for name in names if name), reader.option(option), other.option(option)]


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
    return found


async def play(visit: Visit, table: Snapshot, choices: Sequence[Any]) -> None:
    """Answer all at once, and show what came of it and what is asked now."""
    done: Answered = await visit.tables.play.answer_all(
        table.id, visit.person, [("", choice) for choice in choices], visit.number
    )
    reader = await visit.reader(done.table)
    note = ""
    if done.repeated:
        note = reader("panel-taken")
    elif done.done < len(choices):
        note = reader("error-batch-stopped", count=done.done)
    told = [text for event in done.events if (text := reader.event(event))]
    await visit.show(panel_screen(visit, table.id, note=note, told=told[-SINCE:]))


async def suggestions(
    visit: Visit, wanted: Sequence[str], current: str, taken: Sequence[str] = ()
) -> list[app_commands.Choice[str]]:
    """What can be chosen at a step, found by name in both languages, initial consonants included."""
    table = await table_here(visit)
    seat = table.seat_of(visit.user_id) if table else None
    if table is None or seat is None or seat not in table.awaited:
        return []
    reader = await visit.reader(table)
    options = [one for one in options_of(reach(table, seat, wanted)[1]) if one.blocked is None]
    for text in taken:
        gone = next((one for one in options if text and card_of(one.id) == card_of(text)), None)
        if gone is not None:
            options.remove(gone)
    shown: dict[str, Option] = {}
    for option in options:
        shown.setdefault(card_of(option.id), option)
    found = matching.best(current, shown.values(), lambda one: called(reader, one))
    return [app_commands.Choice(name=cut(reader.option(one), OPTION), value=card_of(one.id)) for one in found]
