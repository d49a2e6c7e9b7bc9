"""The server of the database goes away while people play, and comes back."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.faults.scene import begin, stage
from tests.faults.test_refusals import refusal
from tests.postgres import server
from tests.standin import BotProcess, Standin

pytestmark = [pytest.mark.standin, pytest.mark.slow, pytest.mark.sqlite]


async def test_a_server_that_is_away_for_a_while_keeps_nothing_and_loses_nothing(tmp_path: Path) -> None:
    server()
    own = server().another()
    try:
        own.do("CREATE DATABASE away")
        settings = {"MADANG_LOG_LEVEL": "warning", "MADANG_DATABASE": own.address("away")}
        async with stage(tmp_path, settings=settings) as (discord, bot):
            scene = await begin(discord, bot)
            await scene.meets_a_database_out_of_order(own.end, own.start)
    finally:
        own.gone()


@pytest.mark.parametrize(
    ("address", "says"),
    [
        ("postgresql://ann:geheim%21@127.0.0.1:1/madang", "madang at 127.0.0.1:1 cannot be used"),
        ("postgresql://ann:geheim!/wrong@127.0.0.1/madang", "MADANG_DATABASE"),
    ],
)
async def test_an_address_that_leads_nowhere_is_one_line_without_its_password(
    tmp_path: Path, address: str, says: str
) -> None:
    async with Standin.start() as discord:
        bot = BotProcess(discord, tmp_path / "other.sqlite3", settings={"MADANG_DATABASE": address})
        assert says in await refusal(bot)
        assert "geheim" not in bot.log
