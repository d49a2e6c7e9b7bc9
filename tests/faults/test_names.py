"""Names that try to be something else are shown safely: no ping, no markup, nothing cut badly."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.scene import begin, stage

pytestmark = [pytest.mark.standin, pytest.mark.slow]

NAMES = (
    "**bold** _it_ ||spoiler|| `code`",
    "@everyone @here <@1> <@&2> <#3>",
    "\u202egnp.exe\u202c \u2066x\u2069",
    "\U0001f600\U0001f469\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466\U0001f1f0\U0001f1f7 \u2708\ufe0f",
    "가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허고노도로",
    "https://example.org/[x](y)",
    "\u0e01\u0e49\u0e49\u0e49\u0e49\u0e49\u0e49\u0e49 z\u0300\u0301\u0302\u0303",
    "  \u200b \u2800 ",
)


async def test_bad_names_are_shown_safely(tmp_path: Path) -> None:
    async with stage(tmp_path) as (discord, bot):
        for pair in zip(NAMES[::2], NAMES[1::2]):
            people = [discord.person(name, locale=locale) for name, locale in zip(pair, ("ko", "en-US"))]
            scene = await begin(discord, bot, people=people)
            for _ in range(2):
                await scene.answer()
                await scene.told()
            mine = {person.id for person in people}
            for message in scene.room.messages:
                assert set(message.pings) <= mine, message.content
                assert "@everyone" not in message.content.replace("@\u200b", "")
                assert "**bold**" not in message.content
                assert "\u202e" not in message.content
                assert "[x](y)" not in message.content
