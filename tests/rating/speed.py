"""How long all ratings take to be computed anew (tournaments R5)."""

from __future__ import annotations

import asyncio
import random
import tempfile
import time
from pathlib import Path

from bot.rating.encounters import Encounter
from bot.store import ratings as store
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


async def _timed(count: int) -> list[str]:
    lines = ["| results | all servers together too | processor time |", "|---|---|---|"]
    with tempfile.TemporaryDirectory() as folder:
        database = await _filled(Path(folder) / "madang.sqlite3", count)
        for everywhere in (False, True):
            began = time.process_time()
            async with database.write() as connection:
                done = await store.recompute(connection, everywhere)
            lines.append(f"| {done} | {'yes' if everywhere else 'no'} | {time.process_time() - began:.1f} s |")
        await database.close()
    return lines


def speed(count: int = 100_000) -> list[str]:
    """The table of it: tables of two to four."""
    return asyncio.run(_timed(count))
