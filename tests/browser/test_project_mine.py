"""A turn of Project MINE on the page."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Opens
from tests.browser.playing import play
from tests.browser.reader import DESKTOP, PHONE, Panel, Size

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


def beyond_the_first_round(panel: Panel) -> bool:
    """Whether everybody has had a turn. Boards are drawn anew every few seconds, and bots play a round in less: which
    round a board shows next cannot be known."""
    shown = re.search(r"(?i)\bera (\d+), round (\d+)|(\d+)시기 (\d+)라운드", panel.board)
    return shown is not None and {one for one in shown.groups() if one} != {"1"}


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
async def test_a_turn_looks_well_at_every_step(size: Size, language: str, opens: Opens, address: str) -> None:
    name = "지수" if language == "ko" else "Ada"
    reader = await opens(address, size, language)
    course = await play(reader, "project_mine", name, until=beyond_the_first_round)
    print(f"{course.presses} presses")
    assert course.wrong == {}
    assert course.ended
    assert reader.faults == []
