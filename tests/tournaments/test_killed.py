"""SIGKILL at any moment of pairing, thread making, seating, starting, result taking (tournaments Y3).

``make test`` kills a few times, ``TEST_KILLS=100 pytest tests/tournaments/test_killed.py`` as often as the proof asks.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from tests.tournaments.judged import consistent, rows

pytestmark = [pytest.mark.slow, pytest.mark.sqlite]

KILLS = int(os.environ.get("TEST_KILLS", "5"))
HOUSE = Path(__file__).parents[2]


def judge(folder: Path) -> None:
    """What must hold whenever the process is gone: one line, thread and table a match, every result once, and the
    contest is what its journal comes to."""
    database, discord = folder / "madang.sqlite3", folder / "discord.sqlite3"
    if not rows(database, "SELECT id FROM tournaments WHERE opened_at > 0"):
        return
    said = Counter(what for (what,) in rows(discord, "SELECT what FROM messages"))
    assert [what for what, times in said.items() if times > 1 and what.startswith("match")] == []
    threads = Counter(what for (what,) in rows(discord, "SELECT what FROM threads"))
    assert [what for what, times in threads.items() if times > 1] == []
    consistent(database)


def run(folder: Path, steps: int) -> subprocess.CompletedProcess[str]:
    """Play on for so many steps."""
    command = [sys.executable, "-m", "tests.tournaments.doomed", str(folder), str(steps)]
    return subprocess.run(command, cwd=HOUSE, capture_output=True, text=True, timeout=120, check=False)


def test_killed_at_any_moment(tmp_path: Path) -> None:
    rng = random.Random("doom")
    kills = number = 0
    while kills < KILLS:
        folder = tmp_path / str(number)
        folder.mkdir()
        number += 1
        over = False
        while not over:
            steps = rng.randint(1, 40) if kills < KILLS else 0
            done = run(folder, steps)
            over = "over" in done.stdout
            if not over:
                assert done.returncode == -signal.SIGKILL, done.stderr[-3000:]
                kills += 1
            judge(folder)
        ended = rows(folder / "madang.sqlite3", "SELECT state FROM matches")
        assert {state for (state,) in ended} == {"archived"}
        archived = rows(folder / "discord.sqlite3", "SELECT archived FROM threads")
        assert {one for (one,) in archived} == {1}
        homes = rows(folder / "discord.sqlite3", "SELECT id FROM messages WHERE what LIKE 'home%'")
        assert len(homes) == 1, "one that was not left for a newer one"
        waiting = rows(folder / "madang.sqlite3", "SELECT kind FROM tournament_outbox")
        assert waiting == []
    assert kills >= KILLS
