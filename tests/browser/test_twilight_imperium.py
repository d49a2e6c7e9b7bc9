"""Turns of Twilight Imperium on the page: pages for newcomers, a strategy card, the galaxy, moves, a fight or two."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Opens
from tests.browser.playing import play
from tests.browser.reader import DESKTOP, PHONE, Panel, Size

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]
LEFT = 1
"""Tactic tokens of three after two tactical actions."""


def acted(panel: Panel) -> bool:
    """Whether the reader's tactic tokens are spent but for the last, or everybody has passed."""
    asked = re.search(
        r"Round (\d+): what do you do\? Tactic tokens: (\d+)|(\d+)라운드: 무엇을 할까요\? 작전 토큰 (\d+)개", panel.text
    )
    if asked is None:
        return panel.over
    round, tokens = (int(one) for one in asked.groups() if one is not None)
    return round > 1 or tokens <= LEFT


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=lambda size: size.name)
async def test_turns_look_well_at_every_step(size: Size, language: str, opens: Opens, address: str) -> None:
    reader = await opens(address, size, language)
    course = await play(reader, "twilight_imperium", "지수" if language == "ko" else "Ada", until=acted)
    print(f"{course.presses} presses")
    assert course.wrong == {}
    assert course.ended
    assert reader.faults == []
