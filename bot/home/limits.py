"""Discord's limits that hold in play: how much a message may carry, and how often a channel takes one.

The tests judge every request by much more (`tests/payloads.py`); here is what the real Discord refuses most.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final

from bot.home.clock import Clock
from bot.home.components import BUTTON, ROW, TEXT, walk

CONTENT: Final = 2000
"""Characters of a message's text."""
COMPONENTS: Final = 40
"""Components of one message, nested ones counted."""
TEXTS: Final = 4000
"""Characters of all text components of one message together."""
CUSTOM_ID: Final = 100
LABEL: Final = 80
"""Characters on a button."""
IN_A_ROW: Final = 5
OPTIONS: Final = 25
"""Lines of a menu, and of what is offered while somebody types."""
LINE: Final = 100
"""Characters of such a line: what it says, what it stands for, and what is said of it."""
PLACEHOLDER: Final = 150
ACTIVE_THREADS: Final = 1000
"""Threads of a server that are not archived."""
TITLE: Final = 45
"""Characters of a form's title."""


def too_much(data: dict[str, Any]) -> list[str]:
    """What of a message or form Discord would not take, a line each; empty when all is well.

    Args:
        data: the body, or the `data` of an interaction's answer.
    """
    found: list[str] = []
    if len(data.get("content") or "") > CONTENT:
        found.append(f"content: {len(data['content'])} characters, allowed {CONTENT}")
    every = list(walk(data.get("components") or []))
    if len(every) > COMPONENTS:
        found.append(f"components: {len(every)}, allowed {COMPONENTS} with everything nested")
    texts = sum(len(one.get("content") or "") for one in every if one.get("type") == TEXT)
    if texts > TEXTS:
        found.append(f"components: {texts} characters of text, allowed {TEXTS}")
    ids: set[str] = set()
    for one in every:
        name = one.get("custom_id")
        if name is not None and (not 1 <= len(name) <= CUSTOM_ID or name in ids):
            found.append(f"custom_id: {name[:40]!r} is too long or there twice")
        ids |= {name} if name is not None else set()
        if one.get("type") == BUTTON and len(one.get("label") or "") > LABEL:
            found.append(f"label: {len(one['label'])} characters, allowed {LABEL}")
        if len(one.get("placeholder") or "") > PLACEHOLDER:
            found.append(f"placeholder: {len(one['placeholder'])} characters, allowed {PLACEHOLDER}")
        if one.get("type") == ROW and not 1 <= len(one.get("components") or []) <= IN_A_ROW:
            found.append(f"components: {len(one.get('components') or [])} in a row, allowed 1-{IN_A_ROW}")
        found += _lines(one.get("options") or [], "label")
    if len(data.get("title") or "") > TITLE:
        found.append(f"title: {len(data['title'])} characters, allowed {TITLE}")
    return found + _lines(data.get("choices") or [], "name")


def _lines(lines: list[dict[str, Any]], said: str) -> list[str]:
    """What is too much of the lines of a menu, or of those that are offered while somebody types."""
    found = [f"{len(lines)} lines, allowed {OPTIONS}"] if len(lines) > OPTIONS else []
    for one in lines:
        for key in (said, "value", "description"):
            if len(str(one.get(key) or "")) > LINE:
                found.append(f"{key}: {len(str(one[key]))} characters, allowed {LINE}")
    return found


class RateLimits:
    """Discord's usual buckets: about five sends and five edits in five seconds per channel.

    Args:
        clock: of this Discord.
        limit: requests in a window.
        window: seconds.
    """

    ROUTES: Final = ("POST /channels/{channel_id}/messages", "PATCH /channels/{channel_id}/messages/{message_id}")

    def __init__(self, clock: Clock, limit: int = 5, window: float = 5.0) -> None:
        self.clock = clock
        self.limit = limit
        self.window = window
        self.refused = 0
        self._seen: dict[tuple[str, int], deque[float]] = {}

    def ask(self, route: str, channel: int) -> tuple[bool, dict[str, str]]:
        """Whether the request passes, and the headers that tell the bot how its bucket stands."""
        if route not in self.ROUTES:
            return True, {}
        now = self.clock.now()
        seen = self._seen.setdefault((route, channel), deque())
        while seen and seen[0] <= now - self.window:
            seen.popleft()
        passes = len(seen) < self.limit
        if passes:
            seen.append(now)
        else:
            self.refused += 1
        wait = max(0.0, seen[0] + self.window - now)
        return passes, {
            "X-RateLimit-Limit": str(self.limit),
            "X-RateLimit-Remaining": str(self.limit - len(seen) if passes else 0),
            "X-RateLimit-Reset": f"{now + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": str(self.ROUTES.index(route)),
        }
