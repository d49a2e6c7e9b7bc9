"""Typed play of THE DOME: what a typed thing means among what is asked, and the answers that come before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.match import Match
from bot.core.shapes import Option, Question
from bot.games.the_dome.notation import ALLOCATE, STOP
from bot.tables.model import Snapshot
from cogs.cards import typed as cards
from cogs.cards.typed import asked, options_of
from cogs.panels.reader import Reader
from cogs.panels.typed import meant

GAME: Final = "the_dome"
TURN: Final = "the_dome-ask-turn"
CRACK: Final = "the_dome-ask-crack"
COMPLETES: Final = "the_dome-opt-complete"


def playable(question: Question | None) -> list[Option]:
    """What `/dome play` can do: all that is asked but cracking, which has its own command."""
    return [one for one in options_of(question) if not one.id.startswith("crack:")]


def cracks(question: Question | None) -> list[Option]:
    """Colours that can be cracked now."""
    return [one for one in options_of(question) if one.id.startswith("crack:")]


def allocating(table: Snapshot, seat: int, put: Sequence[str]) -> list[Option]:
    """What can be put into pools after `put`; only the seat's own hand and public counts decide it."""
    match = table.match.supposed(seat)
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
    elif not any(one.id == f"crack:{colour}" for one in options_of(question)):
        return []
    world = table.match.supposed(seat)
    if question.prompt.key != CRACK:
        world.answer(seat, question.no, f"crack:{colour}")
    for choice in before:
        found = next((one for one in _destinations(world, seat) if one.id == choice), None)
        if found is None or found.key == COMPLETES:
            return []  # nobody knows what comes into its place
        question = asked(world, seat)
        assert question is not None
        world.answer(seat, question.no, choice)
    return _destinations(world, seat)


def _destinations(world: Match, seat: int) -> list[Option]:
    """Where a marker can go now, and which can be taken back."""
    while asked(world, seat) is None and world.timers():  # a call in which nobody reacts
        world.elapse(world.timers()[0])
    question = asked(world, seat)
    if question is None or question.prompt.key != CRACK:
        return []
    return [one for one in options_of(question) if one.id != STOP]


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
