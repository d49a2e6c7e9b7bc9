"""A whole duel of THE DOME on the page."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Opens
from tests.browser.playing import play
from tests.browser.reader import DESKTOP, PHONE, Size

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
async def test_a_whole_duel_looks_well_at_every_step(size: Size, language: str, opens: Opens, address: str) -> None:
    reader = await opens(address, size, language)
    course = await play(reader, "the_dome", "지수" if language == "ko" else "Ada", until=lambda panel: panel.over)
    print(f"{course.presses} presses")
    assert course.wrong == {}
    assert course.ended
    assert reader.faults == []
