"""Typed play of THE DOME: what a typed thing means among what is asked, and the answers that come before it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Final

from discord import app_commands

from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question
from bot.games.the_dome.cracking import moves
from bot.games.the_dome.notation import ALLOCATE
from bot.games.the_dome.state import MARKERS, State
from bot.games.the_dome.wording import move_option, recall_option
from bot.tables.model import Answered, Snapshot, TableError
from bot.text import matching
from bot.text.limits import OPTION, cut
from cogs.panels.ids import Id
from cogs.panels.move import SINCE, panel_screen
from cogs.panels.reader import Reader
from cogs.panels.visit import Visit
from cogs.the_dome.face import pack_of

GAME: Final = "the_dome"
TURN: Final = "the_dome-ask-turn"
CRACK: Final = "the_dome-ask-crack"


async def table_here(visit: Visit) -> Snapshot | None:
    """This channel's table if it is a running game of THE DOME where the person sits."""
    if visit.interaction.channel_id is None:
        return None
    table = await visit.tables.look.in_channel(visit.interaction.channel_id)
    if table is None or table.row.game != GAME or not table.playing or table.seat_of(visit.user_id) is None:
        return None
    return table


async def any_table(visit: Visit) -> Snapshot:
    """This channel's game of THE DOME, for whoever looks.

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


def asked(match: Match, seat: int) -> Question | None:
    """What a seat is asked first."""
    return next((one for one in match.asked(seat) if one.blocking and not one.answered), None)


def options_of(question: Question | None) -> list[Option]:
    """What can be chosen at a question; nothing where a panel of several fields is asked."""
    return list(question.shape.options) if question is not None and isinstance(question.shape, Pick) else []


def playable(question: Question | None) -> list[Option]:
    """What `/dome play` can do: all that is asked but cracking, which has its own command."""
    return [one for one in options_of(question) if not one.id.startswith("crack:")]


def allocating(table: Snapshot, seat: int, put: Sequence[str]) -> list[Option]:
    """What can be put into pools after `put`; only the seat's own hand and public counts decide it."""
    match = table.match.copy()
    for choice in (ALLOCATE, *put):
        question = asked(match, seat)
        if question is None or choice not in (one.id for one in options_of(question)):
            return []
        match.answer(seat, question.no, choice)
    question = asked(match, seat)
    return options_of(question) if question is not None and question.slot == "allocate" else []


def reachable(table: Snapshot, seat: int, colour: str, before: Sequence[str] = ()) -> list[Option]:
    """Where points of a colour can go, from public facts alone: what a face-down Control would do is not looked at.

    Args:
        before: destinations and recalls chosen before, in order.
    """
    question = asked(table.match, seat)
    if question is None:
        return []
    if question.prompt.key == CRACK:
        if question.prompt.args.get("colour") not in (colour, "any"):
            return []
        points, recalls = (
            int(question.prompt.args["points"]),
            any(o.id.startswith("recall") for o in options_of(question)),
        )
    else:
        found = next((one for one in options_of(question) if one.id == f"crack:{colour}"), None)
        if found is None:
            return []
        points, recalls = int(found.args["points"]), True
    state: State = deepcopy(table.match.play.board)
    for choice in before:
        if choice not in (one.id for one in _destinations(table, state, seat, colour, points, recalls)):
            return []
        points, recalls = _follow(table, state, seat, colour, points, choice)
    return _destinations(table, state, seat, colour, points, recalls)


def _follow(table: Snapshot, state: State, seat: int, colour: str, points: int, choice: str) -> tuple[int, bool]:
    """Put a marker where a choice puts it: points left, and whether markers may still be taken back."""
    pack = pack_of(table)
    if choice.startswith("recall-"):
        marker = state.players[seat].markers[MARKERS.index(choice.removeprefix("recall-"))]
        marker.on, marker.space = 0, 0
        return points, True
    name, _, target = choice.partition(">")
    place, _, space = target.partition(".")
    wanted = (MARKERS.index(name), int(place) - 1, int(space))
    move = next(one for one in moves(pack, state, seat, colour, points) if one[:3] == wanted)
    slot, marker = state.server[move.place], state.players[seat].markers[move.number]
    if move.space == len(pack[slot.card].track):  # nobody knows what comes into its place
        return 0, False
    marker.on, marker.space = slot.uid, move.space
    return points - move.cost, False


def _destinations(table: Snapshot, state: State, seat: int, colour: str, points: int, recalls: bool) -> list[Option]:
    pack = pack_of(table)
    found: list[Option] = []
    for number, marker in enumerate(state.players[seat].markers):
        slot = state.slot(marker.on)
        if recalls and slot is not None:
            found.append(recall_option(number, slot.card, seat))
    for number, place, space, cost in moves(pack, state, seat, colour, points):
        slot = state.server[place]
        last = space == len(pack[slot.card].track)
        found.append(move_option(number, place + 1, space, slot.uid, slot.card, cost, last))
    return found


def find(reader: Reader, typed: str, options: Sequence[Option]) -> Option:
    """The option a typed text means: its id, its label, or its card's name in either language.

    Raises:
        TableError: none, several different ones, or one that cannot be chosen now, with the reason.
    """
    shown = cut(" ".join(typed.split()), 40).replace("`", "")
    text = typed.strip()
    exact = [one for one in options if text in (one.id, reader.option(one))]
    fitting = exact[:1] or matching.best(text, options, lambda one: called(reader, one))
    if not fitting:
        raise TableError("cogs-the_dome-not-now", text=f"`{shown}`")
    if len(fitting) > 1:
        named = [one for one in fitting if text.casefold() in (name.casefold() for name in called(reader, one))]
        if len(named) != 1:
            raise TableError("cogs-the_dome-which", text=f"`{shown}`")
        fitting = named
    if (blocked := fitting[0].blocked) is not None:
        raise TableError("cogs-the_dome-cannot", text=reader.option(fitting[0]), why=reader.told(blocked))
    return fitting[0]


def called(reader: Reader, option: Option) -> list[str]:
    """What an option is called: its label and its card's name, in both languages."""
    other = Reader("en" if reader.language == "ko" else "ko", reader.table, reader.seat)
    card = str(option.args.get("card", ""))
    names = [one.cards.get(card, "") for one in (reader, other)] if card else []
    return [option.id, *(name for name in names if name), reader.option(option), other.option(option)]


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


def suggestions(reader: Reader, options: Sequence[Option], current: str) -> list[app_commands.Choice[str]]:
    """Options found by name in both languages, initial consonants included."""
    free = [one for one in options if one.blocked is None]
    found = matching.best(current, free, lambda one: called(reader, one))
    return [app_commands.Choice(name=cut(reader.option(one), OPTION), value=one.id) for one in found]
