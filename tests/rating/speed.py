"""How long all ratings take to be computed anew (tournaments R5)."""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bot.rating.encounters import Encounter
from bot.store.database import Database, open_database
from bot.store.values import encode

PEOPLE = 2000


async def _filled(path: Path, count: int) -> Database:
    database, stream = await open_database(path), random.Random(1)
    async with database.write() as connection:
        people = [(user,) for user in range(1, PEOPLE + 1)]
        await connection.executemany("INSERT INTO users (id, name) VALUES (?, 'x')", people)
        await connection.executemany("INSERT INTO rated_people (user_id) VALUES (?)", people)
        rows: list[tuple[object, ...]] = []
        for number in range(count):
            seats = stream.choice((2, 2, 3, 4))
            keys = stream.sample(range(1, PEOPLE + 1), seats)
            encounter = Encounter(tuple((key,) for key in keys), tuple(range(1, seats + 1)), seats - 1)
            guild, kind = stream.choice((100, 200)), "duel" if seats == 2 else "table"
            rows.append((0, guild, "metromania", kind, number * 300, 1, encode(encounter).decode()))
        await connection.executemany(
            "INSERT INTO results (part, guild_id, game, kind, at, version, encounter) VALUES (?, ?, ?, ?, ?, ?, ?)",
            rows,
        )
    return database


async def _made(path: Path, count: int, everywhere: bool) -> None:
    """Results, and no ratings yet, on a database where the host wants those of all servers together, or not."""
    database = await _filled(path, count)
    async with database.write() as connection:
        await connection.execute("UPDATE rating_state SET everywhere = ?", (int(everywhere),))
    await database.close()


def _run(path: Path) -> tuple[float, float]:
    """`python -m bot ratings recompute` as anybody runs it: seconds on the wall, and of processor time."""
    environment = {**os.environ, "MADANG_DATABASE": str(path)}
    command = [sys.executable, "-m", "bot", "ratings", "recompute"]
    began, used = time.monotonic(), os.times()
    done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
    assert done.returncode in (0, 1), done.stderr
    now = os.times()
    spent = now.children_user + now.children_system - used.children_user - used.children_system
    return time.monotonic() - began, spent


def _timed(count: int) -> list[str]:
    lines = [
        "| results | all servers together too | ratings before | whole command | its processor time |",
        "|---|---|---|---|---|",
    ]
    for everywhere in (False, True):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "madang.sqlite3"
            asyncio.run(_made(path, count, everywhere))
            for before in ("none", "the same"):
                wall, processor = _run(path)
                told = "yes" if everywhere else "no"
                lines.append(f"| {count} | {told} | {before} | {wall:.1f} s | {processor:.1f} s |")
    return lines


def speed(count: int = 100_000) -> list[str]:
    """The table of it: tables of two to four."""
    return _timed(count)
