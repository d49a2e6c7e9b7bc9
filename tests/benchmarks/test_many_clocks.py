"""What is due costs the same however many clocks run: found by an index, in as many questions (asynchronous X4)."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.benchmarks.many_clocks import FEW, beats, faults, multiply, one
from tests.tables.house import House, build

LARGE = re.compile(r"SCAN (tables|seats|users|entries|frames|timers|clocks|charges|outbox|calls|watches)\b(?! USING)")


async def asked(house: House) -> list[str]:
    """All that the database is asked while the next turn is overdue, that is told, and nothing more is due."""
    found: list[str] = []
    rows = await house.tables.database.reader.execute_fetchall("SELECT min(due) FROM timers WHERE kind = 'overdue'")
    async with house.tables.database.write() as connection:
        house.wait(int(next(iter(rows))[0]) - house.now)
        await connection.execute("DELETE FROM timers WHERE kind <> 'overdue'")
        await connection.execute("UPDATE beats SET at = ?", (house.now,))
        await connection.set_trace_callback(found.append)
    await house.tables.database.reader.set_trace_callback(found.append)
    await beats(house)
    return found


@pytest.fixture
async def few_and_many(tmp_path: Path) -> tuple[Path, Path]:
    """Databases of ten tables with clocks, and of thirty times as many."""
    found = tmp_path / "few.sqlite3", tmp_path / "many.sqlite3"
    for path, tables in zip(found, (FEW, 30 * FEW), strict=True):
        await one(path)
        multiply(path, tables)
    return found


async def test_what_is_due_is_found_by_an_index_and_in_as_many_questions(few_and_many: tuple[Path, Path]) -> None:
    counts: list[int] = []
    statements: list[str] = []
    for path in few_and_many:
        house = await build(path, now=1_800_000_030)
        statements = await asked(house)
        await house.tables.close()
        counts.append(len(statements))
    assert counts[0] == counts[1] > 0
    with closing(sqlite3.connect(few_and_many[1])) as connection:
        for statement in statements:
            if statement.startswith(("SELECT", "UPDATE", "DELETE", "INSERT")):
                plan = " / ".join(row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}"))
                assert not LARGE.search(plan), f"{plan}: {statement[:200]}"


def test_what_is_more_than_allowed_is_said() -> None:
    assert faults({"start_more": 0.9, "due_ratio": 1.2, "memory_more": 39.0}) == []
    assert len(faults({"start_more": 1.1, "due_ratio": 1.3, "memory_more": 41.0})) == 3
