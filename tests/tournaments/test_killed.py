"""SIGKILL at any moment of pairing, thread making, seating, starting, result taking (tournaments Y3).

``make test`` kills a few times, ``TEST_KILLS=100 pytest tests/tournaments/test_killed.py`` as often as the proof asks.
"""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.pairing.apply import encoded, fold
from bot.pairing.contest import Contest
from bot.pairing.deeds import AnyDeed

pytestmark = [pytest.mark.slow]

KILLS = int(os.environ.get("TEST_KILLS", "5"))
HOUSE = Path(__file__).parents[2]


def rows(path: Path, query: str) -> list[Any]:
    """What a database says, read beside it."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection:
        return connection.execute(query).fetchall()


def judge(folder: Path) -> None:
    """What must hold whenever the process is gone: one line, thread and table a match, every result once, and the
    contest is what its journal comes to."""
    database, discord = folder / "madang.sqlite3", folder / "discord.sqlite3"
    if not rows(database, "SELECT id FROM tournaments"):
        return
    matches = rows(database, "SELECT pairing, table_id, channel_id FROM matches")
    tables = [one for (one,) in rows(database, "SELECT id FROM tables WHERE tournament > 0")]
    assert sorted(tables) == sorted(table for _, table, _ in matches if table is not None), "a table without a match"
    said = Counter(what for (what,) in rows(discord, "SELECT what FROM messages"))
    assert [what for what, times in said.items() if times > 1 and what.startswith(("match", "home"))] == []
    threads = Counter(what for (what,) in rows(discord, "SELECT what FROM threads"))
    assert [what for what, times in threads.items() if times > 1] == []
    lines = [deed for (deed,) in rows(database, "SELECT deed FROM journal WHERE deed <> '' ORDER BY no")]
    deeds = [msgspec.json.decode(line, type=AnyDeed) for line in lines]
    ended = Counter(deed.pairing for deed in deeds if type(deed).__name__ == "Ended")
    assert [pairing for pairing, times in ended.items() if times > 1] == [], "a result counts twice"
    ((contest,),) = rows(database, "SELECT contest FROM tournaments")
    kept = msgspec.json.decode(contest, type=Contest)
    assert encoded(fold(deeds)) == encoded(kept)
    assert [pairing for pairing, _, _ in matches] == [one.no for one in kept.pairings], "a pairing without a match"


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
        waiting = rows(folder / "madang.sqlite3", "SELECT kind FROM tournament_outbox")
        assert waiting == []
    assert kills >= KILLS
