"""Whatever moment the program ends at, there is one table for a group, and nobody is in two (tournaments R6, Y3)."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.store.rows import PLAYING
from tests.seeking.square import ANN, BO, CEM, Square, square

MOST: int = 200


class Killed(BaseException):
    """The program is gone; nothing catches that."""


class Doom:
    """Counts moments at which a kill may come: before and after every commit, and every call of Discord.

    Args:
        left: the program ends at this one; 0 for never.
    """

    def __init__(self, left: int) -> None:
        self.left = left

    def step(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise Killed

    def over(self, at: Square, patch: pytest.MonkeyPatch) -> None:
        """Let it hang over a square."""
        database = at.house.tables.database
        write = database.write

        @asynccontextmanager
        async def written(*row: Any) -> AsyncGenerator[Any]:
            async with write(*row) as connection:
                yield connection
                self.step()
            self.step()

        patch.setattr(database, "write", written)
        for name in ("gone", "sites", "post_line", "open_thread"):
            patch.setattr(at.server, name, self._doomed(getattr(at.server, name)))

    def _doomed(self, call: Callable[..., Any]) -> Callable[..., Any]:
        async def doomed(*args: Any) -> Any:
            self.step()
            found = await call(*args)
            self.step()
            return found

        return doomed


async def found(at: Square) -> None:
    """Three people who look for the same are found, come, and their match begins."""
    await at.beat()
    tables = await at.tables()
    for person in (ANN, BO, CEM):
        if tables and tables[0].in_lobby and tables[0].seat_of(person.id) is None:
            await at.join(tables[0], person)
    await at.beat()


async def survived(folder: Path, moment: int) -> bool:
    """Kill it at a moment of that, start it anew and go on; whether the moment came."""
    folder.mkdir()
    at = await square(folder)
    try:
        for person in (ANN, BO, CEM):
            await at.look(person, sizes=(3,))
        doom = Doom(moment)
        with pytest.MonkeyPatch.context() as patch:
            doom.over(at, patch)
            try:
                await found(at)
            except Killed:
                at.renew()
        if doom.left > 0:
            return False
        await found(at)
        await found(at)
        (table,) = await at.tables()
        assert table.row.phase == PLAYING
        assert len(at.server.opened) == len(at.server.lines) == 1
        assert await at.findings() == []
        assert [(await at.row(one)).since for one in (ANN, BO, CEM)] == [0, 0, 0]
        return True
    finally:
        await at.house.tables.close()


@pytest.mark.slow
async def test_r6_y3_killed_at_each_moment_of_finding_and_beginning_there_is_one_table(tmp_path: Path) -> None:
    moments = 0
    while await survived(tmp_path / str(moments), moments + 1):
        moments += 1
        assert moments < MOST
    assert moments > 20


async def test_r6_after_a_restored_copy_no_line_has_a_number_that_was_used_before(tmp_path: Path) -> None:
    at = await square(tmp_path)
    try:
        at.house.tables.database.restored = True
        at.renew()
        await at.lobby(ANN, BO)
        (finding,) = await at.findings()
        assert finding.id > 1_000_000
    finally:
        await at.house.tables.close()
