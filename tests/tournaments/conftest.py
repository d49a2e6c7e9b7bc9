"""An arena for every test of the tournament service."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tournaments.arena import Arena, arena


@pytest.fixture
async def field(tmp_path: Path) -> AsyncIterator[Arena]:
    """Tournaments on an empty database."""
    opened = await arena(tmp_path / "madang.sqlite3")
    yield opened
    await opened.house.tables.close()
