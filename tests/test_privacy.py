"""PRIVACY.md lists every stored field, as the migrations leave them."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]


@pytest.fixture
def database() -> Iterator[sqlite3.Connection]:
    """An empty database after all migrations."""
    migrations = sorted((HOUSE / "bot" / "store" / "migrations").glob("*.sql"))
    assert migrations
    database = sqlite3.connect(":memory:")
    try:
        for migration in migrations:
            database.executescript(migration.read_text(encoding="utf-8"))
        yield database
    finally:
        database.close()


@pytest.fixture
def stored(database: sqlite3.Connection) -> dict[str, list[str]]:
    """Table -> columns."""
    names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {name: [row[1] for row in database.execute(f"PRAGMA table_info({name})")] for (name,) in names.fetchall()}


def listed() -> dict[str, list[str]]:
    """Table -> columns, as PRIVACY.md has them: a heading with the table, a row that begins with each column."""
    found: dict[str, list[str]] = {}
    table = ""
    for line in (HOUSE / "PRIVACY.md").read_text(encoding="utf-8").splitlines():
        if heading := re.match(r"### `(\w+)`", line):
            table = heading[1]
            found[table] = []
        elif row := re.match(r"\| (`\w+`(?:, `\w+`)*) \|", line):
            found[table] += re.findall(r"\w+", row[1])
    return found


def test_every_stored_field_is_listed_and_no_other(stored: dict[str, list[str]]) -> None:
    named = listed()
    assert {table: sorted(columns) for table, columns in named.items()} == {
        table: sorted(columns) for table, columns in stored.items()
    }


def test_names_of_people_stand_in_one_place(stored: dict[str, list[str]]) -> None:
    personal = re.compile(r"(?<!tour)name|nick|avatar|mail")
    found = [(table, column) for table, columns in stored.items() for column in columns if personal.search(column)]
    assert found == [("users", "name")]


def test_every_user_id_is_a_foreign_key_that_cascades_or_is_nulled(
    database: sqlite3.Connection, stored: dict[str, list[str]]
) -> None:
    named = {
        (table, column)
        for table, columns in stored.items()
        for column in columns
        if re.fullmatch(r"(user|host|owner|kept|away|member|player|author|one_id|other_id)(_id)?", column)
    }
    keys = {
        (table, row[3]): row[6]
        for table in stored
        for row in database.execute(f"PRAGMA foreign_key_list({table})")
        if row[2] == "users"
    }
    assert len(named) >= 4
    assert named == set(keys)
    assert set(keys.values()) <= {"CASCADE", "SET NULL"}
