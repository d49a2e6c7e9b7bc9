"""Typed play, whatever the game: whose table and turn it is, what a typed text may mean, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
from discord import app_commands

from bot.core.errors import CoreError
from bot.core.shapes import Option
from bot.tables.asked import Kind, Wish
from bot.tables.model import Imagined, Snapshot, TableError
from bot.text import matching, names
from bot.text.limits import OPTION, cut
from cogs.panels.ids import Id
from cogs.panels.move.answering import wished
from cogs.panels.reader import Reader
from cogs.panels.visit import Visit

Here = discord.Interaction[Any]


async def table_here(visit: Visit, game: str) -> Snapshot | None:
    """This channel's table if it is a running match of a game where the person sits; of a plan as its turn begins."""
    if visit.interaction.channel_id is None:
        return None
    table = await visit.tables.look.in_channel(visit.interaction.channel_id)
    if table is None or table.row.game != game or not table.playing or table.seat_of(visit.user_id) is None:
        return None
    if not planned(visit):
        return table
    try:
        return visit.tables.plans.imagined(table, visit.person)
    except CoreError:
        return None


def planned(visit: Visit) -> bool:
    """Whether a typed command plans the next turn (asynchronous L6)."""
    return bool(getattr(visit.interaction.namespace, "plan", False))


async def choices(visit: Visit, table: Snapshot, earlier: Sequence[Any] = ()) -> list[Option]:
    """What a person can choose at a table, or in its plan, after earlier answers."""
    if isinstance(table, Imagined):
        return list(await visit.tables.plans.choices(table.id, visit.person, earlier))
    return list(await visit.tables.play.choices(table.id, visit.person, "", earlier))


async def asked_here(visit: Visit, game: str) -> tuple[Snapshot, int] | None:
    """As `table_here`, with the person's seat; None also where the seat is not awaited. For suggestions."""
    table = await table_here(visit, game)
    seat = table.seat_of(visit.user_id) if table else None
    return (table, seat) if table is not None and seat is not None and seat in table.awaited else None


async def any_table(visit: Visit, game: str) -> Snapshot:
    """This channel's match of a game, for whoever looks.

    Raises:
        TableError: no table, another game, or not begun.
    """
    table = await visit.table()
    if table.row.game != game:
        raise TableError("error-other-game", game=f"game-{table.row.game}")
    if table.in_lobby:
        raise TableError("error-not-started")
    return table


async def own_table(visit: Visit, game: str) -> tuple[Snapshot, int]:
    """This channel's match where the person is asked something, and the seat; of a plan as its turn begins.

    Raises:
        TableError: no table, another game, no seat, not running, or not this person's turn.
    """
    table = await any_table(visit, game)
    visit.id = Id("typed", table.id, table.row.epoch)
    seat = table.seat_of(visit.user_id)
    if seat is None:
        raise TableError("error-not-seated")
    if planned(visit):
        return visit.tables.plans.imagined(table, visit.person), seat
    if table.playing and seat not in table.awaited:
        raise TableError("error-not-your-turn", people=list(table.awaited))
    return table, seat


async def things_called(
    interaction: Here, game: str, current: str, things: Callable[[Snapshot, Reader], Sequence[tuple[str, ...]]]
) -> list[app_commands.Choice[str]]:
    """Completion for whoever looks: things of this channel's match by any of their names.

    Args:
        interaction: what asks for them.
        game: key of the game.
        current: what is typed so far.
        things: those of a table; of each its value, what is shown of it, and what else it is called.
    """
    visit = Visit(interaction)
    table = await visit.tables.look.in_channel(interaction.channel_id or 0)
    if table is None or table.row.game != game or table.row.state is None:
        return []
    found = matching.best(current, things(table, await visit.reader(table)), lambda one: list(one))
    return [app_commands.Choice(name=cut(one[1], OPTION), value=one[0]) for one in found]


def quoted(text: str) -> str:
    """A typed text as a refusal repeats it: on one line, not too long, and as written."""
    plain = text.replace("`", "").strip()
    return f"`{cut(names.clean(plain), 40) if plain else '…'}`"


def called(reader: Reader, option: Option) -> list[str]:
    """What an option is called: its id, its card's name and its label, in both languages."""
    other = reader.other
    card = str(option.args.get("card", ""))
    named = [one.cards.get(card, "") for one in (reader, other)] if card else []
    return [option.id, *(name for name in named if name), reader.option(option), other.option(option)]


def meant(reader: Reader, text: str, options: Sequence[Option]) -> list[Option]:
    """The options that a typed text may mean, best first: part of a name in either language is enough.

    Digits and signs alone stand in many a label ("[0/1]"), so that they mean only what is called exactly so: a slip of
    the finger must not play a card.
    """
    if any(letter.isalpha() for letter in text):
        return matching.best(text, options, lambda one: called(reader, one))
    return [one for one in options if text.strip() in called(reader, one)]


async def answer(visit: Visit, table: Snapshot, choices: Sequence[Any]) -> None:
    """Answer all at once, and show what came of it and what is asked now; what is warned of is asked about first."""
    await visit.show(wished(visit, table, Wish(Kind.TYPED, table.row.epoch, choices=tuple(choices))))
