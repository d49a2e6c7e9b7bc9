"""From a click to the committed answer, without picture and without Discord: a file on disk, every guarantee on.

python run.py bench -k committed -s
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

from bot.core.bots import next_question
from bot.core.streams import Stream
from tests.tables.house import ANN, BO, CEM, DORA, PEOPLE, House, build

COMMITTED_MS = 5.0
CLICKS = 300


async def clicked(house: House, clicks: int) -> list[float]:
    """Milliseconds of so many answers, each until the transaction is on disk."""
    taken: list[float] = []
    table = await house.game(ANN, BO, CEM, DORA)
    while len(taken) < clicks:
        seat = table.awaited[0]
        user = table.seats[seat].user_id
        assert user is not None
        question = next_question(table.match, seat)
        assert question is not None
        choice = table.match.sample(seat, question.no, Stream.of("click", table.row.last))
        began = time.perf_counter()
        done = await house.tables.play.answer(
            table.id, PEOPLE[user], table.row.epoch, question.no, choice, house.click()
        )
        taken.append((time.perf_counter() - began) * 1000)
        table = done.table
        if not table.playing:
            table = await house.game(ANN, BO, CEM, DORA)
    return taken


def test_click_to_committed_answer(benchmark: Callable[..., object], tmp_path: Path) -> None:
    async def measured(clicks: int, name: str) -> list[float]:
        house = await build(tmp_path / name)
        try:
            return await clicked(house, clicks)
        finally:
            await house.tables.close()

    taken = sorted(asyncio.run(measured(CLICKS, "one.sqlite3")))
    print(
        f"\nclick to committed answer: median {median(taken):.1f} ms (at most {COMMITTED_MS}),"
        f" 99 of 100 within {taken[len(taken) * 99 // 100]:.1f} ms"
    )
    benchmark.extra_info["median_ms"] = round(median(taken), 2)  # type: ignore[attr-defined]
    rounds = iter(range(1000))
    benchmark.pedantic(lambda: asyncio.run(measured(20, f"more-{next(rounds)}.sqlite3")), rounds=3)  # type: ignore[attr-defined]
