"""Ten thousand tables with running clocks beside ten (asynchronous X4): `python -m tests.benchmarks.many_clocks`.

One match of Metromania with the pace `daily` is copied in the database so often, with its clocks, timers and people of
its own; half of them have quiet hours. Each figure is taken in a process of its own, in turn for few and many tables:

* `start`: processor seconds of opening the database after an hour of downtime, and of all beats until nothing is left
  to be done;
* `due`: milliseconds of an overdue turn with all that is written and told of it, the quickest of ten in a row;
* `memory`: resident megabytes after that.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import psutil

from bot.rounds import Rounds
from bot.seeking.service import Seeking
from bot.tables.earlier import look_once
from bot.tournaments.service import Tournaments
from tests.seeking.square import Server
from tests.tables.house import ANN, BO, House, build
from tests.tables.paced import begun
from tests.tournaments.arena import Notices

FEW: Final = 10
DOWN: Final = 3600
"""Seconds for which the program was down before."""
DUE: Final = 10
NOW: Final = 1_800_000_000
COPIED: Final = ("seats", "entries", "frames", "timers", "clocks")
WEEK: Final = '{"weeks":[{"since":1700000000,"week":{"zone":"Asia/Seoul","quiet":[1380,480]}}]}'
MOST_MORE_SECONDS: Final = 1.0
MOST_RATIO: Final = 1.25
MOST_MORE_MEGABYTES: Final = 40.0


async def one(path: Path) -> None:
    """A database with one match at pace `daily`, its board told."""
    house = await build(path, now=NOW)
    with patch("bot.tables.lobby.token_bytes", bytes):  # the same match every time
        table = await begun(house, ANN, BO)
    await house.news(table.id)
    await look_once(house.tables.desk)
    await house.tables.clocks.run_due()
    await house.tables.close()


def multiply(path: Path, tables: int) -> None:
    """Make so many tables out of it, each in a channel of its own, of two people of its own."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        (first,) = connection.execute("SELECT * FROM tables").fetchall()
        users = connection.execute("SELECT * FROM users").fetchall()
        parts = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in COPIED}
        for number in range(1, tables):
            for user in users:
                calendar = WEEK if number % 2 else user["calendar"]
                insert(connection, "users", {**dict(user), "id": user["id"] + 10 * number, "calendar": calendar})
            moved = {"id": first["id"] + number, "channel_id": first["channel_id"] + number, "host_id": None}
            insert(connection, "tables", {**dict(first), **moved})
            for name, rows in parts.items():
                for row in rows:
                    insert(connection, name, _copied(dict(row), first["id"] + number, number))
        connection.commit()


def _copied(row: dict[str, Any], table: int, number: int) -> dict[str, Any]:
    row["table_id"] = table
    if row.get("kind"):
        del row["id"]
        row["due"] += 60 * number  # no two of them at once
    for whose in ("user_id", "owner_id"):
        if row.get(whose) is not None:
            row[whose] += 10 * number
    return row


def insert(connection: sqlite3.Connection, name: str, row: dict[str, Any]) -> None:
    """Write a row by its columns."""
    names = ", ".join(f'"{column}"' for column in row)
    connection.execute(f"INSERT INTO {name} ({names}) VALUES ({', '.join('?' * len(row))})", tuple(row.values()))


async def beats(house: House) -> None:
    """All beats until nothing is left that is due."""
    told: set[int] = set()
    rounds = Rounds(house.tables.database, lambda: house.now, _failed, told.add, _never)
    rounds.tables = house.tables
    rounds.tournaments = Tournaments(house.tables, Notices(), on_change=lambda _: None)
    rounds.seeking = Seeking(house.tables, Server(), on_change=lambda: None)
    while True:
        due = await rounds.beat()
        while told:
            await house.tables.robots.play(told.pop())
        if due is None or due > house.now + 1:
            return
        if due > house.now:
            house.wait(due - house.now)


def resident() -> int:
    """Bytes that this process holds in memory."""
    return int(psutil.Process().memory_info().rss)


def _failed(_: object, error: BaseException) -> None:
    raise error


def _never(_: int) -> None:
    return None


async def child(path: Path) -> dict[str, float]:
    """What a process of its own measures."""
    begun_at = time.process_time()
    house = await build(path, now=NOW + DOWN)
    await look_once(house.tables.desk)
    await beats(house)
    found = {"start": time.process_time() - begun_at, "memory": resident() / 1e6}
    house.tables.desk.on_change = _never
    found["due"] = min([await _overdue(house, at) for at in await _deadlines(house)])
    found["memory"] = max(found["memory"], resident() / 1e6)
    await house.tables.close()
    return found


async def _deadlines(house: House) -> list[int]:
    """The next deadlines; whatever else falls due before them is out of the way."""
    async with house.tables.database.write() as connection:
        rows = await connection.execute_fetchall(
            "SELECT due FROM timers WHERE kind = 'overdue' ORDER BY due LIMIT ?", (DUE,)
        )
        await connection.execute("DELETE FROM timers WHERE kind <> 'overdue'")
    return [int(row[0]) for row in rows]


async def _overdue(house: House, at: int) -> float:
    """One turn is overdue: milliseconds until that is written and told."""
    house.wait(at - house.now)
    async with house.tables.database.write() as connection:
        await connection.execute("UPDATE beats SET at = ?", (at,))  # the program ran meanwhile
    before = len(house.channel.messages)
    begun_at = time.process_time()
    await house.tables.clocks.run_due()
    await house.tables.herald.tell_due()
    took = 1000 * (time.process_time() - begun_at)
    assert len(house.channel.messages) == before + 1, "its board was posted"
    return took


def measure(path: Path) -> dict[str, float]:
    """The same in another process, on a copy of a database."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "madang.sqlite3"
        copy.write_bytes(path.read_bytes())
        done = subprocess.run(
            [sys.executable, "-m", "tests.benchmarks.many_clocks", "--child", str(copy)],
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit(done.stderr)
        found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
        return found


def compared(few: Iterable[dict[str, float]], many: Iterable[dict[str, float]]) -> dict[str, float]:
    """Medians of several runs each, and what is asked of them."""
    found: dict[str, float] = {}
    for name, runs in (("few", list(few)), ("many", list(many))):
        for key in ("start", "due", "memory"):
            found[f"{key}_{name}"] = round(statistics.median(run[key] for run in runs), 3)
    found["start_more"] = round(found["start_many"] - found["start_few"], 3)
    found["due_ratio"] = round(found["due_many"] / found["due_few"], 3)
    found["memory_more"] = round(found["memory_many"] - found["memory_few"], 1)
    return found


def faults(found: dict[str, float]) -> list[str]:
    """What is more than allowed."""
    asked = {"start_more": MOST_MORE_SECONDS, "due_ratio": MOST_RATIO, "memory_more": MOST_MORE_MEGABYTES}
    return [f"{key} is {found[key]}, at most {most}" for key, most in asked.items() if found[key] > most]


def main() -> None:
    """Print one JSON object; fails where something is more than allowed."""
    parser = argparse.ArgumentParser(description="Ten thousand tables with running clocks.")
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--times", type=int, default=3)
    parser.add_argument("--child", type=Path)
    given = parser.parse_args()
    if given.child is not None:
        print(json.dumps(asyncio.run(child(given.child))))
        return
    with tempfile.TemporaryDirectory() as folder:
        few, many = Path(folder) / "few.sqlite3", Path(folder) / "many.sqlite3"
        for path, tables in ((few, FEW), (many, given.tables)):
            asyncio.run(one(path))
            multiply(path, tables)
        runs = [(measure(few), measure(many)) for _ in range(given.times)]
    found = compared(*zip(*runs, strict=True))
    print(json.dumps({"tables": given.tables, **found}))
    if wrong := faults(found):
        raise SystemExit("\n".join(wrong))


if __name__ == "__main__":
    main()
