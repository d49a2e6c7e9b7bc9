"""A square for every test of *Find me a table*."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.seeking.square import Square
from tests.seeking.square import square as build


@pytest.fixture
async def square(tmp_path: Path) -> AsyncIterator[Square]:
    """Nobody looks for anybody yet."""
    opened = await build(tmp_path)
    yield opened
    await opened.house.tables.close()
