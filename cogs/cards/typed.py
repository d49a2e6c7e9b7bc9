"""Typed play of card games: what a typed card means among what is asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from discord import app_commands

from bot.core.match import Match
from bot.core.shapes import Option, Pick, Question
from bot.tables.model import TableError
from bot.text import matching
from bot.text.limits import OPTION, cut
from cogs.panels.reader import Reader
from cogs.panels.typed import called, meant, quoted

Thing = Callable[[Option], str]
"""What an option stands for: options of one thing, such as copies of a card, may be taken for each other."""


def itself(option: Option) -> str:
    """Every option stands for itself."""
    return option.id


def asked(match: Match, seat: int) -> Question | None:
    """What a seat is asked first."""
    return next((one for one in match.asked(seat) if one.blocking and not one.answered), None)


def options_of(question: Question | None, without: Sequence[str] = ()) -> list[Option]:
    """What can be chosen at a question but for these ids; nothing where a panel of several fields is asked."""
    if question is None or not isinstance(question.shape, Pick):
        return []
    return [option for option in question.shape.options if option.id not in without]


def find(
    reader: Reader,
    game: str,
    typed: str,
    options: Sequence[Option],
    thing: Thing = itself,
    elsewhere: Callable[[str], str] = lambda _: "",
) -> Option:
    """The option a typed text means: its id, its label, or its card's name in either language.

    Args:
        game: key of the game; `cogs-GAME-not-now|which|cannot` say why it is none.
        elsewhere: for a text that means none of them, the key of a hint at where it does; empty if there is none.

    Raises:
        TableError: none, several different things, or one that cannot be chosen now, with the reason.
    """
    text = typed.strip()
    fitting = [one for one in options if text in (one.id, reader.option(one))][:1]
    if fitting:  # of copies that are called alike one may be open that another is not
        fitting = [one for one in options if thing(one) == thing(fitting[0])]
    else:
        fitting = meant(reader, text, options)
    if not fitting:
        raise TableError(elsewhere(text) or f"cogs-{game}-not-now", text=quoted(typed))
    if len({thing(one) for one in fitting}) > 1:
        fitting = [one for one in fitting if text.casefold() in (name.casefold() for name in called(reader, one))]
        if len({thing(one) for one in fitting}) != 1:
            raise TableError(f"cogs-{game}-which", text=quoted(typed))
    found = next((one for one in fitting if one.blocked is None), None)
    if found is not None:
        return found
    blocked = fitting[0].blocked
    assert blocked is not None
    raise TableError(f"cogs-{game}-cannot", text=reader.option(fitting[0]), why=reader.told(blocked))


def suggestions(
    reader: Reader, options: Sequence[Option], current: str, thing: Thing = itself
) -> list[app_commands.Choice[str]]:
    """What can be chosen, each thing once, found by name in both languages, initial consonants included."""
    shown: dict[str, Option] = {}
    for option in options:
        if option.blocked is None:
            shown.setdefault(thing(option), option)
    found = matching.best(current, shown.values(), lambda one: called(reader, one))
    return [app_commands.Choice(name=cut(reader.option(one), OPTION), value=thing(one)) for one in found]
