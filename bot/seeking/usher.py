"""What finding tables needs of Discord. Cogs implement it, `bot.app` injects it; this room never imports Discord."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from msgspec import Struct

from bot.rating.nearness import TableKind
from bot.store.rows import UserRow
from bot.tables.model import Place


class Site(Struct, frozen=True):
    """A channel in which a table can be opened.

    Args:
        channel_id: its id.
        threads: whether the bot may make a thread there; else the table would stand in the channel itself.
    """

    channel_id: int
    threads: bool


class Usher(Protocol):
    """Every method may raise `Unreachable`, `MessageGone` or `TryLater` of `bot.tables.presenter` alone, and
    `say_outcome` also `NoDirectMessages`. Nonces are texts of at most 25 characters: the same one never posts twice.
    """

    async def gone(self, guild_id: int, users: Sequence[int]) -> set[int]:
        """Who of some people is not in a server any more."""
        ...

    async def sites(self, guild_id: int, channels: Sequence[int], users: Collection[int]) -> list[Site]:
        """Of some channels those which all of some people see and in which the bot can show a game, in their order."""
        ...

    async def language(self, guild_id: int, wanted: str) -> str:
        """Language of a new table on a server: `wanted` if it is one, else that of the server in Discord."""
        ...

    async def post_line(self, place: Place, kind: TableKind, language: str, nonce: str) -> int:
        """Post the line from which the thread of a table begins. It names and pings nobody; returns its id."""
        ...

    async def open_thread(self, place: Place, kind: TableKind, language: str, message_id: int) -> int:
        """Open the thread at that line; one that is there already is taken. Returns its id.

        Raises:
            MessageGone: the line is deleted.
            Unreachable: it may not be opened.
        """
        ...

    async def archive_thread(self, place: Place) -> None:
        """Archive the thread of a table that came to nothing; one that is gone or archived already is left alone."""
        ...

    async def say_outcome(self, user: UserRow, guild_id: int, outcome: str, nonce: str) -> None:
        """Say to a person by direct message how their search on a server ended: `over` or `missed`."""
        ...
