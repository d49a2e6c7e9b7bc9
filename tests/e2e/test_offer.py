"""Zone and quiet hours offered at the first table with a clock, over the wire (asynchronous P1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model import Person as Known
from tests.e2e.house import KO, action, actions, house

pytestmark = pytest.mark.e2e


async def test_joining_a_table_with_a_clock_offers_hours_of_ones_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, start=False)
        table, host = await at.table(), Known(at.jisoo.id, "지수", "ko")
        click = at.world.home.world.snowflake()
        await at.bot.tables.lobby.set_option(table.id, host, "table-pace", "daily", click)
        reply = await at.minsu.press(at.board, id=action(at.board, "join"))
        assert reply.private
        assert KO("offer-clock-stops") in reply.text
        page = await at.minsu.press(reply.message, id=action(reply.message, "hours-yes"))
        assert page.message.id == reply.message.id
        assert "23:00" in page.text
        assert KO("settings-headline") in page.text
        second = await at.ada.press(at.board, id=action(at.board, "join"))
        await at.ada.press(at.board, id=action(at.board, "leave"))
        again = await at.ada.press(at.board, id=action(at.board, "join"))
        assert "hours-yes" in actions(second.message)
        assert "hours-yes" not in actions(again.message)
