"""What several answer in secret was done by nobody: who answered last is not told (design 2.6, asynchronous X2)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from bot.core.streams import Stream
from tests.tables.house import build
from tests.tables.paced import gathered, plays

pytestmark = pytest.mark.usefixtures("same_games")


async def read(folder: Path, order: Sequence[int]) -> list[tuple[int | None, object]]:
    """What everybody reads of a match in which three have chosen in this order, and the first has moved since."""
    folder.mkdir()
    house = await build(folder / "madang.sqlite3")
    try:
        table = await gathered(house)
        for seat in order:
            table = await plays(house, table, seat, Stream.of("company", seat))
        assert len(table.awaited) == 1
        table = await plays(house, table, table.awaited[0], Stream.of("turn"))
        return [(line.seat, line.event) for line in await house.tables.play.told(table.id, 0, table.row.last)]
    finally:
        await house.tables.close()


async def test_nobody_reads_off_the_log_who_answered_last(tmp_path: Path) -> None:
    worlds = [
        await read(tmp_path / str(number), order) for number, order in enumerate(((0, 1, 2), (2, 1, 0), (1, 0, 2)))
    ]
    assert worlds[0] == worlds[1] == worlds[2]
    assert any(seat is not None for seat, _ in worlds[0])
