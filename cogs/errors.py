"""The error layer: whatever goes wrong in a press or a command, people read a kind sentence and the log the truth."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.core.errors import CoreError
from bot.tables.model import Snapshot
from bot.text import names
from bot.text.catalogue import MissingText
from bot.text.events import render
from cogs.panels.reader import Reader
from cogs.panels.visit import Visit

OLDEST: Final = 2.8
"""Seconds after which Discord will not take the first answer any more."""
UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060

log = structlog.get_logger(__name__)


async def guarded(visit: Visit, work: Callable[[Visit], Awaitable[None]]) -> None:
    """Do the work of a press or a command; nothing is ever raised."""
    age = (discord.utils.utcnow() - visit.interaction.created_at).total_seconds()
    if age > OLDEST:
        log.info("interaction too old", age=round(age, 1), action=visit.id.action)
        return
    try:
        await work(visit)
    except Exception as error:
        await answer(visit, error)


async def answer(visit: Visit, error: BaseException) -> None:
    """Tell the person what went wrong."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    try:
        if isinstance(error, CoreError):
            await visit.say(await sentence(visit, error))
            return
        if isinstance(error, app_commands.NoPrivateMessage):
            await visit.say((await visit.reader())("error-server-only"))
            return
        if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
            log.info("interaction gone", code=error.code, action=visit.id.action)
            return
        reference = str(visit.number)[-6:]
        log.error("press failed", action=visit.id.action, table=visit.id.table, reference=reference, exc_info=error)
        await visit.say((await visit.reader())("error-unknown", reference=reference))
    except discord.HTTPException as silent:
        # Discord itself does not take the answer: nobody is left to tell.
        log.warning("answer not taken", status=silent.status, code=silent.code)


async def sentence(visit: Visit, error: CoreError) -> str:
    """The error in the person's language."""
    table: Snapshot | None = None
    if visit.id.table:
        try:
            table = await visit.tables.look.at(visit.id.table)
        except CoreError:
            table = None
    return explain(await visit.reader(table), error)


def explain(reader: Reader, error: CoreError) -> str:
    """The error as a sentence. Arguments that are catalogue keys (a game, a reason) are read out, names made safe."""
    args: dict[str, object] = {}
    for name, value in error.details.items():
        if name == "reason":
            args[name] = value
        elif isinstance(value, str) and reader.text.has(value):
            args[name] = reader(value)
        elif name == "name":
            args[name] = names.for_message(str(value))
        elif name == "people" and isinstance(value, list | tuple):
            args[name] = reader.people(seat for seat in value if isinstance(seat, int))
        elif name == "option":
            args[name] = _option(reader, str(value))
        else:
            args[name] = value
    try:
        return render(error.key, args, reader.language, reader.names)
    except MissingText:
        log.error("error without a text", key=error.key)
        return reader("error-illegal")


def _option(reader: Reader, key: str) -> str:
    own = f"{reader.table.row.game}-option-{key}" if reader.table else ""
    return reader(own) if own and reader.text.has(own) else key


def install(client: commands.Bot) -> None:
    """Errors of slash commands and their autocompletes come here too."""

    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("autocomplete failed", exc_info=error)
            return
        await answer(Visit(interaction), error)

    client.tree.error(on_error)
