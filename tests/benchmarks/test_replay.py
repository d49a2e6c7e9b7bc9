"""One step of a replay: the press, the frame, the board and the hand of whoever moved, drawn (asynchronous R2).

Warm: the process has drawn the game before; each picture is new. At most 250 ms are wanted. Beside it stands the same
pixels written as RGB PNG level 6, so that figures of different machines can be compared.

python run.py bench -k replay -s
"""

from __future__ import annotations

import asyncio
import io
import time
from pathlib import Path
from statistics import median

import pytest
from PIL import Image

from bot.core.bots import choose, next_question
from bot.core.streams import Stream
from bot.tables.model import Snapshot
from cogs.panels import layout
from cogs.panels.looking_back import Wanted, replay_screen
from tests.cogs.stage import Stage, stage
from tests.tables.house import ANN, BO, CEM, DORA

WANTED_MS = 250
GAMES = (("metromania", 4, 4000), ("project_mine", 4, 4000), ("the_dome", 4, 4000), ("twilight_imperium", 4, 400))
"""Game, seats, and answers after which a longer one is left as it stands."""
STRETCH = 20
"""Steps one after the other that are timed, around the middle and before the end."""


async def played(at: Stage, game: str, seats: int, most: int) -> Snapshot:
    """A table whose match easy bots played in one go, to its end if it has one by then."""
    table = await at.open(*(ANN, BO, CEM, DORA)[:seats], game=game)
    stream = Stream.of("replayed", game)
    async with at.tables.desk.change(table.id) as change:
        match = change.match()
        for _ in range(most):
            if match.result is not None:
                break
            asked = next(((seat, found) for seat in match.awaited() if (found := next_question(match, seat))), None)
            if asked is None:
                match.elapse(match.timers()[0])
            else:
                seat, question = asked
                match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
            await change.record(match)
    return await at.tables.look.at(table.id)


async def measured(folder: Path, game: str, seats: int, most: int) -> tuple[list[float], list[bytes], int]:
    """Milliseconds of each step looked at, the pictures of them, and how many steps there are."""
    at = await stage(folder)
    try:
        table = await played(at, game, seats, most)
        _, steps = await at.tables.replay.steps(table)
        taken: list[float] = []
        pictures: list[bytes] = []
        for first in (len(steps) // 2 - STRETCH, len(steps) - STRETCH):
            for place in range(first - 1, first + STRETCH):
                began = time.process_time()
                wanted = Wanted(steps[place].no, "0")
                screen = await replay_screen(at.visit(ANN), await at.tables.look.at(table.id), wanted)
                laid = await layout.lay(screen, at.pictures)
                if place >= first:
                    taken.append((time.process_time() - began) * 1000)
                    pictures += [one.data for one in laid.pictures]
        return taken, pictures, len(steps)
    finally:
        await at.tables.close()


@pytest.mark.parametrize(("game", "seats", "most"), GAMES)
def test_a_step_of_a_replay(
    benchmark, capsys: pytest.CaptureFixture[str], tmp_path: Path, game: str, seats: int, most: int
) -> None:
    taken, pictures, steps = asyncio.run(measured(tmp_path, game, seats, most))
    yardsticks: list[float] = []
    for data in pictures[::8]:
        shown = Image.open(io.BytesIO(data)).convert("RGB")
        began = time.process_time()
        shown.save(io.BytesIO(), "PNG", compress_level=6)
        yardsticks.append((time.process_time() - began) * 1000)
    ratio = median(taken) / median(yardsticks)
    benchmark.extra_info.update(ratio=round(ratio, 2), median_ms=round(median(taken)), steps=steps)
    with capsys.disabled():
        print(f"\n{game} of {seats}, {steps} steps: median {median(taken):.0f} ms (at most {WANTED_MS}),", end=" ")
        print(f"nine of ten within {sorted(taken)[len(taken) * 9 // 10]:.0f} ms;", end=" ")
        print(f"RGB PNG 6 of one picture {median(yardsticks):.0f} ms, ratio {ratio:.2f}")
    benchmark(lambda: None)
