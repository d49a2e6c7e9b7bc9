"""Many threads on a server that is nearly full; 256 of them are in ``python -m tests.tournaments threads``."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import house
from tests.tournaments.threads import run

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


async def test_a_round_of_many_threads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """tournaments P3, T3: 429s, archived threads and a full server; each table, call and result once."""
    async with house(tmp_path, monkeypatch, limits=True) as at:
        made = await run(at, 12, 7, 3, 5)
        assert made.limited > 0
        assert made.full > 0
