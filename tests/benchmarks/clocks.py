"""What clocks cost a press: `python -m tests.benchmarks.clocks`.

The same answers at a table without a pace and at one with, turn and turn about, each as a press: judged, written with
all that hangs on it, and the panel that comes of it made, without its pictures. Processor time of the whole process, so
that the database's threads count too.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from pathlib import Path
from unittest.mock import patch

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.tables.asked import Kind, Wish
from bot.tables.model import Snapshot
from tests.tables.house import ANN, BO, CEM, HERE, PEOPLE, House, build

PACES = ("none", "daily")


async def begun(house: House, game: str, pace: str, number: int) -> Snapshot:
    """A match of three in a channel of its own."""
    place = type(HERE)(HERE.guild_id, HERE.channel_id + number)
    table = await house.tables.lobby.open(game, place, ANN, "en", {"table-pace": pace}, house.click())
    for person in (BO, CEM):
        await house.tables.lobby.join(table.id, person, house.click())
    return await house.tables.lobby.start(table.id, ANN, house.click())


async def answered(house: House, table: Snapshot) -> tuple[Snapshot, float]:
    """One answer, and the milliseconds that it took."""
    match = table.match
    seat = next(one for one in table.awaited if next_question(match, one) is not None)
    question = next_question(match, seat)
    assert question is not None
    choice = choose(match, seat, question, "easy", Stream.of("clocks", table.row.last))
    user = table.seats[seat].user_id
    assert user is not None
    wish, click = Wish(Kind.TYPED, choices=(choice,)), house.click()
    began = time.process_time()
    upshot = await house.tables.play.press(table.id, PEOPLE[user], wish, click)
    took = 1000 * (time.process_time() - began)
    assert upshot.refused is None, upshot.refused
    return await house.tables.desk.snapshot(table.id), took


async def measure(game: str, times: int, folder: Path) -> None:
    """So many answers of a game, and the same ones where a clock runs."""
    house = await build(folder / f"{game}.sqlite3")
    took: dict[str, list[float]] = {pace: [] for pace in PACES}
    with patch("bot.tables.lobby.token_bytes", bytes):  # the same game at both
        tables = {pace: await begun(house, game, pace, number) for number, pace in enumerate(PACES)}
    for _ in range(times):
        if not all(table.playing and table.awaited for table in tables.values()):
            break
        for pace in PACES:
            tables[pace], one = await answered(house, tables[pace])
            took[pace].append(one)
        house.wait(60)
    await house.tables.close()
    plain, timed = (statistics.median(took[pace]) for pace in PACES)
    mean = statistics.mean(took["daily"]) / statistics.mean(took["none"])
    ratio = f"{timed / plain:.2f} (mean {mean:.2f})"
    print(f"{game}: {len(took['none'])} answers, {plain:.2f} ms without, {timed:.2f} ms with: {ratio}")


def main() -> None:
    """Print it for every game."""
    parser = argparse.ArgumentParser(description="What clocks cost a press.")
    parser.add_argument("--times", type=int, default=300)
    times = parser.parse_args().times
    with tempfile.TemporaryDirectory() as folder:
        for game in ("metromania", "project_mine", "the_dome", "twilight_imperium"):
            asyncio.run(measure(game, times, Path(folder)))


if __name__ == "__main__":
    main()
