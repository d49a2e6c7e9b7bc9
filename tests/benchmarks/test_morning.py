"""Whose quiet hours end at the same minute are told once each, in time, on a bad day of Discord (asynchronous X4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.benchmarks.morning import morning

pytestmark = pytest.mark.e2e


async def test_everybody_is_told_once_after_the_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = await morning(tmp_path, monkeypatch, 40)
    assert found.fine, found
    assert found.direct > 0
    assert found.refused > 0
    assert found.waited > 0
