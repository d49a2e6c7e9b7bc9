"""The in-process Discord in a browser: a page per channel."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from bot.simulated.messages import Channel

if TYPE_CHECKING:
    from bot.simulated.world import Simulated


class Page:
    """A page while it is served. One act at a time: those who press meanwhile wait their turn."""

    def __init__(self, world: Simulated, channel: Channel, preview: Any) -> None:
        self.channel = channel
        self._world = world
        self._preview = preview
        self._seen = -1
        take = preview._action

        async def in_turn(context_id: str | None, body: Any) -> Any:
            async with world._turn:
                preview._advance_presentation_time()  # "a minute ago" counts from here
                return await take(context_id, body)

        preview._action = in_turn

    @property
    def address(self) -> str:
        """Where to find it; whoever knows it may play."""
        return self._preview.url

    def shows(self, text: str) -> bool:
        """Whether some browser has this text on it."""
        return any(text in json.dumps(page.snapshot, ensure_ascii=False) for page in self._preview._pages.values())

    async def refresh(self) -> None:
        """Show browsers what happened since."""
        if not self._preview._closed and self._seen != self._world.happened:
            await self._preview.refresh()
            self._seen = self._world.happened

    async def closed(self) -> None:
        """Wait until somebody ends it from within."""
        await self._preview.wait_closed()
