"""A house for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.tables.house import House, build


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    """Tables on an empty database."""
    opened = await build(tmp_path / "madang.sqlite3")
    yield opened
    await opened.tables.close()
