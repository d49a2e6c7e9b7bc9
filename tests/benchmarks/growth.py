"""What games leave in the database, and how many answers a second it takes.

    python -m tests.benchmarks.growth --games 3

Plays whole games of the house sets on a database in a folder, by way of the table service: every answer is a click of a
person who answers as an easy bot would, with its transaction, log entry, frame, timers and outbox; no Discord, no
pictures. Prints one JSON object for each game and number of seats: answers a game, kilobytes that a finished one leaves
(all of its rows with their indexes), of these by table, answers a second in one process, and processor time for each.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.core import bots
from bot.core.streams import Stream
from tests.tables.house import ANN, BO, CEM, DORA, House, build

GAMES = ("metromania", "project_mine", "the_dome")
PEOPLE = (ANN, BO, CEM, DORA)


async def play(house: House, game: str, seats: int, seed: int) -> int:
    """A game from its lobby to its end; returns its answers."""
    people = PEOPLE[:seats]
    table = await house.lobby(*people, game=game)
    await house.tables.lobby.start(table.id, people[0], house.click())
    table = await house.tables.look.at(table.id)
    answers = 0
    while table.playing:
        person = house.player(table)
        seat = table.seat_of(person.id)
        assert seat is not None
        question = bots.next_question(table.match, seat)
        assert question is not None
        stream = Stream.of("growth", seed, answers)
        choice = bots.choose(table.match, seat, question, "easy", stream)
        done = await house.tables.play.answer(table.id, person, table.row.epoch, question.no, choice, house.click())
        table = done.table
        answers += 1
    await house.tables.herald.tell(table.id)
    return answers


def size(path: Path) -> dict[str, int]:
    """Bytes of content by table, indexes with their tables; the whole file under no name."""
    with closing(sqlite3.connect(path)) as connection:
        pages, page = (connection.execute(f"PRAGMA {name}").fetchone()[0] for name in ("page_count", "page_size"))
        free = connection.execute("PRAGMA freelist_count").fetchone()[0]
        query = "SELECT m.tbl_name, sum(s.pgsize) FROM dbstat s JOIN sqlite_schema m ON m.name = s.name GROUP BY 1"
        try:
            by_table = dict(connection.execute(query).fetchall())
        except sqlite3.OperationalError:  # this build of SQLite does not tell
            by_table = {}
    return {"": (pages - free) * page, **by_table}


async def measure(game: str, seats: int, games: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "growth.sqlite3"
        house = await build(path)
        await play(house, game, seats, -1)  # what comes once, the card pack among it, is there from now on
        before = size(path)
        began, answers = (time.perf_counter(), time.process_time()), 0
        for seed in range(games):
            answers += await play(house, game, seats, seed)
        seconds, cpu = time.perf_counter() - began[0], time.process_time() - began[1]
        await house.tables.close()
        after = size(path)
    grown = {name: (after[name] - before.get(name, 0)) / games / 1024 for name in after}
    total = grown.pop("")
    parts = sorted(grown.items(), key=lambda pair: -pair[1])
    return {
        "game": game,
        "seats": seats,
        "answers_a_game": round(answers / games),
        "kb_a_game": round(total),
        "by_table_kb": {name: round(kb) for name, kb in parts if kb >= 1},
        "answers_a_second": round(answers / seconds),
        "cpu_ms_an_answer": round(cpu / answers * 1000, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="What games leave in the database.")
    parser.add_argument("--games", type=int, default=3, help="games of each kind that are measured")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    given = parser.parse_args()
    for game in GAMES:
        for seats in given.seats:
            print(json.dumps(asyncio.run(measure(game, seats, given.games))), flush=True)


if __name__ == "__main__":
    main()
