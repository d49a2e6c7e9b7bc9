"""The error layer: whatever goes wrong in a press or a command, people read a kind sentence and the log the truth."""

from __future__ import annotations

from typing import Any, Final

import aiohttp
import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.core.errors import CoreError
from bot.tables.away import OnVacation
from bot.tables.model import Snapshot, trouble
from bot.text import events
from bot.text.catalogue import Voice, language_of
from cogs.panels.reader import Reader
from cogs.panels.screen import Screen
from cogs.panels.vacation import back_screen
from cogs.panels.visit import Visit

UNKNOWN_INTERACTION: Final = 10062
ALREADY_ANSWERED: Final = 40060

log = structlog.get_logger(__name__)


async def answer(visit: Visit, error: BaseException) -> None:
    """Tell the person what went wrong."""
    if isinstance(error, app_commands.CommandInvokeError):
        error = error.original
    if isinstance(error, discord.HTTPException) and error.code in (UNKNOWN_INTERACTION, ALREADY_ANSWERED):
        log.info("interaction gone", code=error.code, action=visit.id.action)
        return
    try:
        if isinstance(error, OnVacation):
            await visit.show(_back(visit, error))
            return
        await visit.say(await _told(visit, error))
    except discord.HTTPException as silent:
        # Discord itself does not take the answer: nobody is left to tell.
        log.warning("answer not taken", status=silent.status, code=silent.code)
    except (aiohttp.ClientError, OSError) as silent:
        log.warning("answer not taken", reason=type(silent).__name__)


async def _back(visit: Visit, error: OnVacation) -> Screen:
    table = await visit.table()
    reader = await visit.reader(table)
    return back_screen(reader, table, explain(reader, error))


async def _told(visit: Visit, error: BaseException) -> str:
    reference = str(visit.number)[-6:]
    try:
        if isinstance(error, CoreError):
            return await sentence(visit, error)
        if isinstance(error, app_commands.NoPrivateMessage):
            return (await visit.reader())("error-server-only")
        if isinstance(error, discord.RateLimited) or _out_of_order(error):
            log.warning("Discord is busy", action=visit.id.action, table=visit.id.table, reason=type(error).__name__)
            return (await visit.reader())("error-busy")
        if reason := trouble(error):
            log.warning("press not kept", action=visit.id.action, table=visit.id.table, reason=reason)
            return (await visit.reader())("error-not-kept")
        log.error("press failed", action=visit.id.action, table=visit.id.table, reference=reference, exc_info=error)
        return (await visit.reader())("error-unknown", reference=reference)
    except Exception as worse:
        # Not even the person's own language can be read (a broken database): Discord's has to do.
        if reason := trouble(worse):
            log.warning("press not kept", action=visit.id.action, table=visit.id.table, reason=reason)
            return Voice(language_of(str(visit.interaction.locale)))("error-not-kept")
        log.error("error not told as it is", reference=reference, exc_info=worse)
        return Voice(language_of(str(visit.interaction.locale)))("error-unknown", reference=reference)


def _out_of_order(error: BaseException) -> bool:
    """Whether it is Discord that cannot do it now."""
    return isinstance(error, discord.HTTPException) and (error.status == 429 or error.status >= 500)


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
    """The error as a sentence, with seats, options and people of the reader's table called by their names."""
    if not reader.text.has(error.key):
        log.error("error without a text", key=error.key)
        return reader("error-illegal")
    args: dict[str, Any] = dict(error.details)
    if isinstance(args.get("people"), list | tuple):
        args["people"] = reader.people(seat for seat in args["people"] if isinstance(seat, int))
    if "option" in args:
        args["option"] = _option(reader, str(args["option"]))
    if error.key == "error-not-host" and not args.get("name") and reader.table is not None:
        known = reader.table.people.get(reader.table.row.host_id or 0)
        args["name"] = known.name if known else ""
    return events.render_error(CoreError(error.key, **args), reader.language, reader.names, reader.safe_cards)


def _option(reader: Reader, key: str) -> str:
    own = f"{reader.table.row.game}-option-{key}" if reader.table else ""
    return reader(own) if own and reader.text.has(own) else key


def install(client: commands.Bot) -> None:
    """Errors of slash commands and their autocompletes come here too."""

    async def on_error(interaction: discord.Interaction[Any], error: app_commands.AppCommandError) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
            if reason := trouble(cause):
                log.warning("autocomplete without the database", reason=reason)
                return
            log.error("autocomplete failed", exc_info=error)
            return
        await answer(Visit(interaction), error)

    client.tree.error(on_error)
