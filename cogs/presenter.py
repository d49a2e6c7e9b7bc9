"""Public messages: the lobby, the board and one-line notices, sent to channels and never as interaction replies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord

from bot.tables.model import Snapshot
from cogs.panels.pictures import Pictures


class DiscordPresenter:
    """`bot.tables.presenter.Presenter` on Discord.

    Args:
        client: the bot; `cogs.load` gives it its services later, before it connects.
        pictures: shared with the panels.
    """

    def __init__(self, client: discord.Client, pictures: Pictures) -> None:
        self.client = client
        self.pictures = pictures

    async def post_lobby(self, table: Snapshot, nonce: int) -> int:
        """See `Presenter.post_lobby`."""
        raise NotImplementedError

    async def edit_lobby(self, table: Snapshot, message_id: int) -> None:
        """See `Presenter.edit_lobby`."""
        raise NotImplementedError

    async def post_board(self, table: Snapshot, mentions: Sequence[int], nonce: int) -> tuple[int, str]:
        """See `Presenter.post_board`."""
        raise NotImplementedError

    async def edit_board(self, table: Snapshot, message_id: int) -> str:
        """See `Presenter.edit_board`."""
        raise NotImplementedError

    async def retire_board(self, table: Snapshot, message_id: int, said: str) -> None:
        """See `Presenter.retire_board`."""
        raise NotImplementedError

    async def post_notice(self, table: Snapshot, kind: str, body: Mapping[str, Any], nonce: int) -> None:
        """See `Presenter.post_notice`."""
        raise NotImplementedError

    async def reachable(self, table: Snapshot, user_id: int) -> bool:
        """See `Presenter.reachable`."""
        raise NotImplementedError
