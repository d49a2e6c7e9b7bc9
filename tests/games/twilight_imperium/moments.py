"""What opens in a board of the tests, in which order; and components of the tests' own that hook into it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.games.twilight_imperium.hooks.blocks import (
    CONTRIBUTIONS,
    WAITING,
    AtMoment,
    Block,
    Contribution,
    Facts,
    Galaxy,
)
from bot.games.twilight_imperium.hooks.moments import Opens


class Moments:
    """Windows that opened, and hooks that a test adds for itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.opened: list[tuple[str, dict[str, Any]]] = []
        self._patch = monkeypatch
        run = Opens.run

        def told(opens: Opens, play: Any) -> None:
            self.opened += [(one, dict(opens.facts)) for one in (opens.window, *opens.also)]
            run(opens, play)

        monkeypatch.setattr(Opens, "run", told)

    @property
    def names(self) -> list[str]:
        """Windows in the order in which they opened."""
        return [name for name, _ in self.opened]

    def of(self, window: str) -> list[dict[str, Any]]:
        """Facts of every opening of a window."""
        return [facts for name, facts in self.opened if name == window]

    def _block(self, id: str, *seats: int) -> Block:
        block = Block.__new__(Block)
        block.id, block.owners = f"of-the-tests-{id}", lambda state: list(seats)
        return block

    def waits(self, window: str, does: Callable[[Galaxy, int, Facts], None], *seats: int) -> None:
        """Something of these seats goes off at a window."""
        block = self._block(window, *seats)
        one = AtMoment(block, f"{window}/tests", lambda play, owner, facts: True, does, False)
        self._patch.setitem(WAITING, window, [*WAITING.get(window, ()), one])

    def contributes(self, query: str, mode: Any, value: Callable[[Galaxy, int, Facts], Any], *seats: int) -> None:
        """Something of these seats contributes to a query."""
        one = Contribution(self._block(query, *seats), mode, value)
        self._patch.setitem(CONTRIBUTIONS, query, [*CONTRIBUTIONS.get(query, ()), one])
