"""Does a start cost more with many stored tables?

    python -m tests.benchmarks.start --tables 10000

Plays one table on the stand-in, copies it in the database so often, and starts the bot with few and with many tables.
Prints one JSON object: seconds from the start of the process to READY (median of three), and resident memory when idle.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import shutil
import sqlite3
import statistics
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.faults.scene import begin
from tests.standin import BotProcess, Standin

FEW = 10
COPIED = ("seats", "entries", "frames")
IDLE_SECONDS = 5.0


def multiply(database: Path, tables: int) -> None:
    """Make ``tables`` tables out of the one there is, each in a channel of its own."""
    with closing(sqlite3.connect(database)) as connection:
        connection.row_factory = sqlite3.Row
        (first,) = connection.execute("SELECT * FROM tables").fetchall()
        rows = {name: connection.execute(f"SELECT * FROM {name}").fetchall() for name in COPIED}
        for number in range(1, tables):
            table = {**dict(first), "id": first["id"] + number, "channel_id": first["channel_id"] + number}
            _insert(connection, "tables", table)
            for name, found in rows.items():
                for row in found:
                    _insert(connection, name, {**dict(row), "table_id": table["id"]})
        connection.commit()


def _insert(connection: sqlite3.Connection, name: str, row: dict[str, Any]) -> None:
    marks = ", ".join("?" for _ in row)
    connection.execute(f"INSERT INTO {name} ({', '.join(row)}) VALUES ({marks})", tuple(row.values()))


async def start(discord: Standin, bot: BotProcess) -> dict[str, Any]:
    seconds: list[float] = []
    for _ in range(3):
        await bot.start()
        seconds.append(bot.ready_seconds)
        if len(seconds) < 3:
            await bot.stop()
    await asyncio.sleep(IDLE_SECONDS)
    memory = bot.memory
    await bot.stop()
    return {"ready_seconds": round(statistics.median(seconds), 3), "memory_mb": round(memory / 1e6, 1)}


async def measure(tables: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with Standin.start(strict=False) as discord:
            first = BotProcess(discord, Path(folder) / "one.sqlite3")
            async with first:
                scene = await begin(discord, first)
                for _ in range(3):
                    await scene.answer()
                await scene.told()
            answer: dict[str, Any] = {"tables": tables}
            for name, count in (("few", FEW), ("many", tables)):
                bot = BotProcess(discord, Path(folder) / f"{name}.sqlite3")
                for old in Path(folder).glob("one.sqlite3*"):
                    shutil.copy(old, Path(folder) / old.name.replace("one", name, 1))
                multiply(bot.database, count)
                answer[name] = {**await start(discord, bot), "megabytes": round(bot.database.stat().st_size / 1e6, 1)}
            return answer


def main() -> None:
    parser = argparse.ArgumentParser(description="Starting with many stored tables.")
    parser.add_argument("--tables", type=int, default=10_000)
    print(json.dumps(asyncio.run(measure(parser.parse_args().tables)), indent=2))


if __name__ == "__main__":
    main()
