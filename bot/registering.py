"""Sending the commands to Discord, only when they differ from what was sent last (discord_platform 1.3)."""

from __future__ import annotations

import hashlib
import json
from typing import Any, Final

import structlog

from bot.store.database import Database
from bot.store.errors import StoreError
from cogs.translator import command_payloads

NOTED: Final = "commands"
"""Under what the digest of what was sent is noted."""

_log = structlog.stdlib.get_logger(__name__)


async def register(tree: Any, database: Database, whose: list[str], *, fresh: bool) -> None:
    """Send the commands if they changed, or Discord has others.

    Args:
        tree: the client's command tree.
        database: where it is noted what was sent.
        whose: application and address they are sent to.
        fresh: send them whatever was sent before, and note nothing.

    Raises:
        discord.HTTPException: Discord does not take them.
    """
    payload = [*whose, await command_payloads(tree)]
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()
    if not fresh and await database.recall(NOTED) == digest:
        known = await tree.fetch_commands()
        if {command.name for command in known} == {command.name for command in tree.get_commands()}:
            return
    await tree.sync()
    _log.info("commands registered", count=len(tree.get_commands()))
    if not fresh:
        try:
            await database.note(NOTED, digest)
        except (OSError, StoreError) as error:  # they are sent again next time, which is slow and harmless
            reason = error.strerror if isinstance(error, OSError) else str(error)
            _log.warning("the digest of the commands cannot be kept", file=database.name, reason=reason)
