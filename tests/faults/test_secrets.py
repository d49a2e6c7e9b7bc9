"""Nothing secret stands in the log, however much it says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.faults.scene import begin, stage

pytestmark = [pytest.mark.standin, pytest.mark.slow]


async def test_the_log_holds_no_token_secret_or_hidden_choice(tmp_path: Path) -> None:
    async with stage(tmp_path, settings={"MADANG_LOG_LEVEL": "debug"}) as (discord, bot):
        scene = await begin(
            discord, bot, people=[discord.person(name) for name in ("Ann", "Bob", "Cho")], variant="hidden"
        )
        for _ in range(8):
            await scene.answer()
            await scene.told()
        ((secret, state),) = scene.ask("SELECT secret, state FROM tables WHERE id = ?", scene.table()[0])
        await bot.stop()
        log = bot.log
        assert "stopped" in log
        assert discord.token not in log
        assert secret not in log
        assert state not in log
        lines = [json.loads(line) for line in log.splitlines() if line.startswith("{")]
        own = [line for line in lines if not str(line.get("logger", "")).startswith("discord")]
        for (body,) in scene.ask("SELECT body FROM entries"):
            entry = json.loads(body)
            hidden = [event for event in entry.get("events", ()) if event.get("seen_by") is not None]
            assert all(json.dumps(event) not in log for event in hidden)
            choice = entry.get("choice")
            if choice:
                assert all(f'"{choice}"' not in json.dumps(line) for line in own), choice
