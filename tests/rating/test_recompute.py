"""Ratings follow from results alone, and are computed anew in a moment (tournaments R5)."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.rating.encounters import Encounter
from bot.store import ratings as store
from bot.store.database import open_database
from tests.postgres import place

GUILD, DAY = 100, 24 * 3600


async def filled(path: Path, count: int, everywhere: bool = False) -> None:
    """A database of results taken one after the other."""
    stream = random.Random(7)
    database = await open_database(place(path))
    async with database.write() as connection:
        await store.ready(connection, everywhere)
        for user in range(1, 13):
            await connection.execute("INSERT INTO users (id, name) VALUES (?, 'x')", (user,))
            await store.key_for(connection, user)
        for number in range(count):
            keys = stream.sample(range(1, 13), stream.choice((2, 4)))
            ranks = tuple(stream.randint(1, 3) for _ in keys)
            left = stream.random() < 0.2
            encounter = Encounter(
                tuple((key,) for key in keys),
                ranks,
                len(keys) - 1,
                len(keys) - 1 if left else -1,
                left and number % 2 == 0,
            )
            kind = "duel" if len(keys) == 2 else "table"
            await store.add(connection, None, GUILD + number % 2, "metromania", kind, number * DAY // 4, encounter)
    await database.close()


@pytest.mark.parametrize("everywhere", [False, True])
def test_recompute_makes_the_same_bytes_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], everywhere: bool
) -> None:
    path = tmp_path / "madang.sqlite3"
    monkeypatch.setenv("MADANG_DATABASE", str(path))
    assert main(["ratings", "recompute"]) == 2
    monkeypatch.setenv("MADANG_DATABASE", str(place(path)))
    asyncio.run(filled(path, 300, everywhere))
    assert main(["ratings", "recompute"]) == 0
    assert "300 results" in capsys.readouterr().out

    async def tamper() -> None:
        database = await open_database(place(path))
        async with database.write() as connection:
            await connection.execute("UPDATE ratings SET mu = mu + 1 WHERE key = 3")
        await database.close()

    asyncio.run(tamper())
    assert main(["ratings", "recompute"]) == 1
    assert main(["ratings", "recompute"]) == 0


async def test_another_version_or_another_scope_has_everything_computed_anew(tmp_path: Path) -> None:
    path = tmp_path / "madang.sqlite3"
    await filled(path, 60)
    database = await open_database(place(path))
    async with database.write() as connection:
        before = await store.digest(connection)
        assert not await store.ready(connection, False)
        assert await store.ready(connection, True)
        assert await store.board(connection, store.EVERYWHERE, "metromania", "duel")
        assert await store.ready(connection, False)
        assert not await store.board(connection, store.EVERYWHERE, "metromania", "duel")
        await connection.execute("UPDATE rating_state SET version = 0")
        await connection.execute("DELETE FROM ratings")
        assert await store.ready(connection, False)
        assert await store.digest(connection) == before
    await database.close()
