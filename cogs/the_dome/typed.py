"""Typed play of THE DOME: what a typed thing means among what is asked, and the answers that come before it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Final

from bot.core.shapes import Option, Question
from bot.games.the_dome.cracking import moves
from bot.games.the_dome.notation import ALLOCATE
from bot.games.the_dome.state import MARKERS, State
from bot.games.the_dome.wording import move_option, recall_option
from bot.tables.model import Snapshot
from cogs.cards import typed as cards
from cogs.cards.typed import asked, options_of
from cogs.panels.reader import Reader
from cogs.panels.typed import meant
from cogs.the_dome.face import BOOK

GAME: Final = "the_dome"
TURN: Final = "the_dome-ask-turn"
CRACK: Final = "the_dome-ask-crack"


def playable(question: Question | None) -> list[Option]:
    """What `/dome play` can do: all that is asked but cracking, which has its own command."""
    return [one for one in options_of(question) if not one.id.startswith("crack:")]


def cracks(question: Question | None) -> list[Option]:
    """Colours that can be cracked now."""
    return [one for one in options_of(question) if one.id.startswith("crack:")]


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
    pack = BOOK.pack(table)
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
    pack = BOOK.pack(table)
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


def find(reader: Reader, typed: str, options: Sequence[Option], elsewhere: Sequence[Option] = ()) -> Option:
    """The option a typed text means: its id, its label, or its card's name in either language.

    Args:
        elsewhere: cracks, which have a command of their own: whoever means one is told of it.

    Raises:
        TableError: none, several different ones, or one that cannot be chosen now, with the reason.
    """
    hint = "cogs-the_dome-use-crack"
    return cards.find(
        reader, GAME, typed, options, elsewhere=lambda text: hint if meant(reader, text, elsewhere) else ""
    )
