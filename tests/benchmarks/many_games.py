"""The list of one's games with forty tables of Twilight Imperium, as a ratio to one (asynchronous X4, P6):
`python -m tests.benchmarks.many_games`.

One match is played on for a while and copied, with its clocks. Measured are processor milliseconds of the screen that
`/games` answers with, and of its last page, by the median of several.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Final
from unittest.mock import patch

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.games.twilight_imperium.light import LIGHT
from bot.tables.model import Person, Place
from cogs.panels.ids import Id
from cogs.panels.my_games import games_screen
from tests.benchmarks.many_clocks import COPIED, insert
from tests.cogs.stage import CHANNEL, GUILD, Stage, stage

TABLES: Final = 40
ANSWERS: Final = 60
MOST_RATIO: Final = 10.0
"""A page lists six games, so six times one and a little for the rest."""
ME: Final = Person(1, "Ann", "en-US")


async def played(at: Stage, answers: int) -> None:
    """A match of one person and two bots, so many answers old."""
    with patch("bot.tables.lobby.token_bytes", bytes):
        table = await at.tables.lobby.open(
            "twilight_imperium", Place(GUILD, CHANNEL), ME, "en", dict(LIGHT), at.click()
        )
    for _ in range(2):
        await at.tables.lobby.add_bot(table.id, ME, "easy", at.click())
    table = await at.tables.lobby.start(table.id, ME, at.click())
    for number in range(answers):
        await at.tables.robots.play(table.id)
        table = await at.tables.look.at(table.id)
        question = next_question(table.match, 0)
        if question is None:
            break
        answer = choose(table.match, 0, question, "easy", Stream.of("games", number))
        await at.tables.play.answer(table.id, ME, table.row.epoch, question.no, answer, at.click())
    await at.tables.robots.play(table.id)


def copied(path: Path, tables: int) -> None:
    """The same person at so many tables."""
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        (first,) = connection.execute("SELECT * FROM tables").fetchall()
        for number in range(1, tables):
            insert(connection, "tables", {**dict(first), "id": first["id"] + number, "channel_id": CHANNEL + number})
            for name in COPIED:
                for row in connection.execute(f"SELECT * FROM {name} WHERE table_id = ?", (first["id"],)).fetchall():
                    values = {**dict(row), "table_id": first["id"] + number}
                    if name == "timers":
                        del values["id"]
                    insert(connection, name, values)
        connection.commit()


async def shown(at: Stage, page: int, times: int) -> float:
    """Milliseconds of a page."""
    took: list[float] = []
    for _ in range(times):
        visit = at.visit(ME, Id("games", arg=str(page)))
        begun = time.process_time()
        screen = await games_screen(visit)
        took.append(1000 * (time.process_time() - begun))
        assert "<t:" in screen.content
    return statistics.median(took)


async def measure(times: int, answers: int = ANSWERS) -> dict[str, float]:
    """One table, then forty."""
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder:
        at = await stage(Path(folder))
        try:
            await played(at, answers)
            found["one"] = await shown(at, 0, times)
            copied(at.tables.database.path, TABLES)
            found["forty"] = await shown(at, 0, times)
            found["last_page"] = await shown(at, 99, times)
        finally:
            await at.tables.close()
    found["ratio"] = max(found["forty"], found["last_page"]) / found["one"]
    return {key: round(value, 2) for key, value in found.items()}


def main() -> None:
    """Print one JSON object; fails where it is too slow."""
    parser = argparse.ArgumentParser(description="The list of one's games.")
    parser.add_argument("--times", type=int, default=15)
    found = asyncio.run(measure(parser.parse_args().times))
    print(json.dumps(found))
    if found["ratio"] > MOST_RATIO:
        raise SystemExit(f"forty tables cost {found['ratio']} times one, at most {MOST_RATIO}")


if __name__ == "__main__":
    main()
