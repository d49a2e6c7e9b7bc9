"""An arena for every test of the tournament service."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tournaments.arena import Arena, arena


@pytest.fixture
async def field(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Arena]:
    """Tournaments on an empty database, with the same draws every time."""
    monkeypatch.setattr("bot.tournaments.preparing.token_bytes", lambda count: bytes(range(1, count + 1)))
    opened = await arena(tmp_path / "madang.sqlite3")
    yield opened
    await opened.house.tables.close()
