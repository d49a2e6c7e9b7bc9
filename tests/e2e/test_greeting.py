"""The bot comes to a server: one message, whose button leads to the entrance."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import EN, KO, action, house

pytestmark = pytest.mark.e2e


async def test_the_button_of_the_greeting_opens_the_entrance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        assert not at.room.messages, "a start is no arrival"
        (server,) = at.bot.guilds
        for _ in range(2):
            at.bot.dispatch("guild_join", server)
            await at.world.rest()
        (hello,) = at.room.messages
        reply = await at.ada.press(hello, id=action(hello, "madang"))
        assert EN("madang-headline") in reply.message.text or KO("madang-headline") in reply.message.text
