"""What was shared in channels, so that it stands there once."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Final

MOST: Final = 1000
"""Shared things that are remembered; a restart forgets all."""


class Shared:
    """Where what was shared stands, by what it is."""

    def __init__(self) -> None:
        self._urls: OrderedDict[Hashable, str] = OrderedDict()
        self._one = asyncio.Lock()

    async def once(self, key: Hashable, post: Callable[[], Awaitable[str]]) -> tuple[str, bool]:
        """Share something, if it is not there yet.

        Args:
            key: what it is.
            post: posts it, and gives its address.

        Returns:
            where it stands, and whether it was posted now.
        """
        async with self._one:
            known = self._urls.get(key)
            if known is None:
                self._urls[key] = await post()
                while len(self._urls) > MOST:
                    self._urls.popitem(last=False)
            return self._urls[key], known is None
