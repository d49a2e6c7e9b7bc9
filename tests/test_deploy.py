"""What `deploy/` starts: every shard is somebody's, every setting is one, two that begin at once set up in turns."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import PREFIX, variables
from bot.store.shards import Shards

HOUSE = Path(__file__).parents[1]
DEPLOY = HOUSE / "deploy"
FILES = ("compose.yaml", "madang@.service")


@pytest.mark.parametrize("name", FILES)
def test_its_processes_share_all_shards(name: str) -> None:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    dealt = [Shards.read(found) for found in re.findall(r"MADANG_SHARDS[=:] ?([\d/-]+)", text)]
    assert len(dealt) == 2
    assert len({one.count for one in dealt}) == 1
    assert sorted(shard for one in dealt for shard in one.here) == list(range(dealt[0].count))


@pytest.mark.parametrize("name", FILES)
def test_its_settings_are_settings(name: str) -> None:
    named = set(re.findall(rf"\b({PREFIX}[A-Z_]+|DISCORD_TOKEN)\b", (DEPLOY / name).read_text(encoding="utf-8")))
    assert named <= set(variables())
    assert "MADANG_DATABASE" in named


def test_prometheus_asks_every_process_where_it_serves() -> None:
    text = (DEPLOY / "compose.yaml").read_text(encoding="utf-8")
    processes = re.findall(r"^  (madang-\d+):", text, re.MULTILINE)
    port = re.findall(r"MADANG_METRICS_PORT: (\d+)", text)[0]
    asked = re.findall(r"[\w-]+:\d+", (DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    assert sorted(asked) == sorted(f"{one}:{port}" for one in processes)


def test_two_that_set_up_at_once_do_it_one_after_the_other(tmp_path: Path) -> None:
    """Each notes when it begins and ends; the second does not begin before the first has ended."""
    shutil.copy(HOUSE / "run.py", tmp_path / "run.py")
    (tmp_path / "one.py").write_text(
        "import time, pathlib, run\n"
        "with run.one_at_a_time():\n"
        "    for what in ('begins', 'ends'):\n"
        "        with pathlib.Path('notes').open('a') as notes: notes.write(what + ' ')\n"
        "        time.sleep(0.3)\n",
        encoding="utf-8",
    )
    both = [subprocess.Popen([sys.executable, "one.py"], cwd=tmp_path) for _ in range(2)]
    assert [one.wait(60) for one in both] == [0, 0]
    assert (tmp_path / "notes").read_text(encoding="utf-8").split() == ["begins", "ends"] * 2
