from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from cogs.services import services_of
from tests.cogs.stage import FAKE, Stage, stage


@pytest.fixture
async def on_stage(tmp_path: Path) -> AsyncIterator[Stage]:
    """The bot with its cogs, not connected to anything; pictures are drawn."""
    made = await stage(tmp_path)
    yield made
    await services_of(made.client).following.end()
    await made.tables.close()


@pytest.fixture
def undrawn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures are not drawn: most tests do not look at them."""

    async def draw(self: object, key: object, draw: object) -> object:
        return FAKE

    monkeypatch.setattr("cogs.panels.pictures.Pictures._draw", draw)
