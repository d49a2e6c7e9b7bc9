"""What a person gets back from an interaction."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from bot.home.interactions import DEFER, DEFER_UPDATE, MODAL, UPDATE, Interaction
from bot.home.messages import Message
from bot.home.refusals import InteractionFailed
from tests.payload_messages import walk

if TYPE_CHECKING:
    from tests.standin.server import Standin

T = TypeVar("T")


class Reply:
    """The bot's answer to one interaction, which may still grow by edits and follow-ups.

    ``message`` is the live message: the reply itself, or for a button that changed its own message, that one.
    """

    def __init__(self, discord: Standin, interaction: Interaction) -> None:
        self.discord = discord
        self.interaction = interaction

    @property
    def message(self) -> Message:
        if self.interaction.original is None:
            raise AssertionError(f"no message: callback {self.interaction.callback}")
        return self.interaction.original

    @property
    def followups(self) -> list[Message]:
        return self.interaction.followups

    @property
    def last(self) -> Message:
        """The newest message of this answer: the last follow-up, else the reply."""
        return self.followups[-1] if self.followups else self.message

    @property
    def text(self) -> str:
        return self.message.text

    @property
    def ephemeral(self) -> bool:
        return self.message.ephemeral

    @property
    def updated(self) -> bool:
        """Whether the pressed message itself was changed (rather than a new one sent)."""
        return self.interaction.callback in (UPDATE, DEFER_UPDATE)

    @property
    def deferred(self) -> bool:
        return self.interaction.callback in (DEFER, DEFER_UPDATE)

    @property
    def modal(self) -> dict[str, Any]:
        """``title``, ``custom_id`` and ``components`` of the form that opened."""
        if self.interaction.callback != MODAL or self.interaction.modal is None:
            raise AssertionError(f"no modal: callback {self.interaction.callback}")
        return self.interaction.modal

    @property
    def fields(self) -> list[dict[str, Any]]:
        """The modal's entries: everything with a custom id."""
        return [one for one in walk(self.modal["components"]) if one.get("custom_id")]

    @property
    def choices(self) -> list[dict[str, Any]]:
        """Autocomplete choices, ``{"name": ..., "value": ...}``."""
        return self.interaction.choices or []

    @property
    def acknowledged_ms(self) -> float:
        """From dispatch until the callback had arrived."""
        assert self.interaction.acknowledged_at is not None
        return (self.interaction.acknowledged_at - self.interaction.created) * 1000

    @property
    def settled_ms(self) -> float | None:
        """From dispatch until the last message of the answer, None while it is open."""
        if self.interaction.settled_at is None:
            return None
        return (self.interaction.settled_at - self.interaction.created) * 1000

    async def settled(self, timeout: float = 10.0) -> Reply:
        """Wait until nothing is "thinking" any more; after a deferred update, until the edit has come."""
        await self.discord.on_server(self.settle_here(timeout))
        return self

    async def settle_here(self, timeout: float = 10.0) -> None:
        """``settled``, for callers on the server's loop."""
        made = self.interaction
        if not made.settled or (made.callback == DEFER_UPDATE and made.settled_at is None):
            try:
                await self.discord.interactions.until_changed(made, 0, timeout)
            except TimeoutError:
                raise InteractionFailed(f"still thinking after {timeout} s") from None

    async def changed(self, seen: int | None = None, timeout: float = 10.0) -> Reply:
        """Wait for one more edit or follow-up than ``seen`` (default: than now)."""
        count = self.interaction.changes if seen is None else seen
        await self.discord.on_server(self.discord.interactions.until_changed(self.interaction, count, timeout))
        return self


async def concurrently(actions: list[Coroutine[Any, Any, T]]) -> list[T | BaseException]:
    """Do all actions at the same moment; what fails comes back as its exception."""
    return await asyncio.gather(*actions, return_exceptions=True)
