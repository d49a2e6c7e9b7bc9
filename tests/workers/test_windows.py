"""The house without what there is only on POSIX: everything can be imported, the bot serves with its workers, replaces
one that was killed, and none of them outlives it; local mode begins and ends.

What Windows does differently beside that, paths, consoles and its own event loop, is not seen here.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest

from tests.faults.scene import begin
from tests.faults.test_workers import SETTINGS, pictured, workers
from tests.standin import BotProcess, Standin
from tests.standin.process import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="there it is tried as it is")

WINDOWS = (sys.executable, "-m", "tests.workers.windows")

IMPORTS = """
import importlib, pkgutil, sys
from tests.workers import windows

windows.begin()
import bot, cogs, renderers, run

for room in (bot, cogs, renderers):
    for found in pkgutil.walk_packages(room.__path__, room.__name__ + "."):
        if not found.name.endswith("__main__"):
            importlib.import_module(found.name)
print(run.PYTHON.parts[-2:])
"""

SEES = """
import sys
from tests.workers import windows

windows.begin()
sys.modules["bot.core.sees"] = room = type(sys)("bot.core.sees")
for line in ("import fcntl", "import os; os.nice(0)", "from os import fork", "from signal import SIGKILL",
             "import asyncio; asyncio.new_event_loop().add_signal_handler(2, print)"):
    try:
        exec(line, room.__dict__)
    except (ImportError, AttributeError, NotImplementedError) as error:
        print(type(error).__name__)
"""


def told(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_what_only_posix_has_is_not_there_for_a_module_of_the_house() -> None:
    assert told(SEES).split() == [
        "ModuleNotFoundError",
        "AttributeError",
        "ImportError",
        "ImportError",
        "NotImplementedError",
    ]


def test_every_module_can_be_imported_without_posix() -> None:
    assert told(IMPORTS) == "('Scripts', 'python.exe')"


@pytest.mark.standin
@pytest.mark.slow
async def test_without_posix_a_killed_worker_is_replaced_and_none_outlives_the_bot(tmp_path: Path) -> None:
    async with Standin.start() as discord:
        command = (*WINDOWS, "bot", "run")
        async with BotProcess(discord, tmp_path / "madang.sqlite3", command=command, settings=SETTINGS) as bot:
            scene = await begin(discord, bot)
            await pictured(scene)
            for worker in workers(bot):
                assert "tests.workers.windows" in worker.cmdline(), "it lacks the same"
                worker.send_signal(signal.SIGKILL)
            player = scene.awaited
            assert player is not None
            await player.step()
            await pictured(scene)
            assert "worker replaced" in bot.log
            left = workers(bot)
            assert left
            assert await bot.stop() == 0
            _, alive = psutil.wait_procs(left, timeout=60)
            for worker in alive:
                worker.kill()
            assert not alive
            assert "Traceback" not in bot.log
        assert not discord.findings


@pytest.mark.slow
def test_without_posix_local_mode_begins_and_ends_also_where_its_signs_cannot_be_printed(tmp_path: Path) -> None:
    command = (*WINDOWS, "bot", "local", "--share", "--database", str(tmp_path / "local.sqlite3"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "cp1252", "MADANG_LANGUAGE": "ko"}
    with subprocess.Popen(
        command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    ) as local:
        assert local.stdout is not None
        said = list[str]()
        for line in local.stdout:
            said.append(line)
            if line.startswith("Ctrl-C"):
                local.send_signal(signal.SIGINT)
        assert local.wait(60) == 0, "".join(said)
    assert "Stopping.\n" in said
    assert sum(set(line.strip()) == {"?"} for line in said) > 1, "the edge of the code for guests' telephones"
