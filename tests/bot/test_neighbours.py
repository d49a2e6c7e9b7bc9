"""Whose turn it is to introduce a connection to Discord, and who hears of a change."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.neighbours import RECKONED, Neighbours
from bot.store import alive
from bot.store.database import open_database
from bot.store.errors import OutOfOrder
from bot.store.shards import Shards

NOW = 1_800_000_000


@pytest.fixture
def slept(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """How long was waited, without waiting."""
    found: list[float] = []

    async def sleep(seconds: float) -> None:
        found.append(seconds)

    monkeypatch.setattr(asyncio, "sleep", sleep)
    return found


async def test_connections_of_a_bucket_wait_for_each_other_and_others_do_not(
    tmp_path: Path, slept: list[float]
) -> None:
    database = await open_database(tmp_path / "one")
    neighbours = Neighbours(database, lambda: NOW, lambda *_: None, lambda: None)
    for shard in (0, 2, 1, 4):
        await neighbours.wait_for_turn(shard, 2)
    assert slept == [alive.APART + RECKONED, 2 * alive.APART + RECKONED]
    await database.close()


async def test_while_the_database_is_away_a_connection_is_made_all_the_same(
    tmp_path: Path, slept: list[float], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is raised while a connection is made ends the program."""
    database = await open_database(tmp_path / "one")

    async def away(*_: object) -> int:
        raise OutOfOrder("away")

    monkeypatch.setattr(alive, "introduced", away)
    await Neighbours(database, lambda: NOW, lambda *_: None, lambda: None).wait_for_turn(3, 1)
    assert slept == [alive.APART]
    await database.close()


async def test_a_process_alone_tells_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    database = await open_database(tmp_path / "one")
    told: list[tuple[str, int]] = []
    monkeypatch.setattr(type(database), "announce", lambda _, kind, number: told.append((kind, number)))
    neighbours = Neighbours(database, lambda: NOW, lambda *_: None, lambda: None)
    neighbours.tell("table", 7)
    assert told == []
    assert neighbours.first
    database.shards = Shards(2, (1,))
    neighbours.tell("table", 7)
    assert told == [("table", 7)]
    assert not neighbours.first
    await database.close()
