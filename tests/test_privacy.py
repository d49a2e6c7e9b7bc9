"""PRIVACY.md lists every stored field, as the migrations leave them."""

from __future__ import annotations

import re
import sqlite3
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def stored() -> dict[str, list[str]]:
    """Table -> columns, after all migrations."""
    migrations = sorted((HOUSE / "bot" / "store" / "migrations").glob("*.sql"))
    assert migrations
    database = sqlite3.connect(":memory:")
    try:
        for migration in migrations:
            database.executescript(migration.read_text(encoding="utf-8"))
        names = database.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        return {
            name: [row[1] for row in database.execute(f"PRAGMA table_info({name})")] for (name,) in names.fetchall()
        }
    finally:
        database.close()


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


def test_no_name_of_a_person_is_stored(stored: dict[str, list[str]]) -> None:
    personal = re.compile(r"(user|display|nick|member|global)_?name|avatar|e_?mail")
    assert not [(table, column) for table, columns in stored.items() for column in columns if personal.search(column)]
