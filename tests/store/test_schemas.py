"""The tables that the migrations make are the same in both databases, and so is what statements mean."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store.dialect import for_postgres
from bot.store.migrating import migrations
from tests.postgres import beside, server
from tests.test_privacy import listed

TYPES = {"INTEGER": "bigint", "TEXT": "text", "REAL": "double precision", "BLOB": "bytea"}
OWN = "madang"
"""What SQLite keeps in the head of its file is a table of its own in PostgreSQL."""


@pytest.fixture(scope="module")
def sqlite() -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(":memory:")) as database:
        for _, file in migrations():
            database.executescript(file.read_text(encoding="utf-8"))
        yield database


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> str:
    server()
    return beside(tmp_path_factory.mktemp("schemas") / "same").split("/")[-1].split("?")[0]


def asked(database: str, query: str) -> list[list[str]]:
    """Rows of a question to PostgreSQL, as text."""
    return [line.split("|") for line in server().do(query, database).splitlines()]


def tables(database: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
    return [name for (name,) in database.execute(query)]


def plain(default: str | None) -> str:
    """A default as both write it."""
    return re.sub(r"::[\w ]+|^\(|\)$", "", default or "").strip("'")


def test_both_have_the_same_tables_with_the_same_columns(sqlite: sqlite3.Connection, postgres: str) -> None:
    found: dict[str, dict[str, tuple[str, bool, str]]] = {}
    query = (
        "SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns"
        f" WHERE table_schema = 'public' AND table_name <> '{OWN}' ORDER BY table_name, ordinal_position"
    )
    for table, column, kind, nullable, default in asked(postgres, query):
        found.setdefault(table, {})[column] = (kind, nullable == "YES", plain(default))
    wanted = {
        table: {
            name: (TYPES[kind], not (notnull or key), plain(default))
            for _, name, kind, notnull, default, key in sqlite.execute(f"PRAGMA table_info({table})")
        }
        for table in tables(sqlite)
    }
    assert found == wanted
    # `INSERT INTO drafts VALUES (...)` goes by their order.
    assert {table: list(columns) for table, columns in found.items()} == {
        table: list(columns) for table, columns in wanted.items()
    }


def test_all_text_is_ordered_by_its_signs(postgres: str) -> None:
    query = (
        "SELECT count(*), count(*) FILTER (WHERE collation_name = 'C') FROM information_schema.columns"
        f" WHERE table_schema = 'public' AND data_type = 'text' AND table_name <> '{OWN}'"
    )
    ((every, ordered),) = asked(postgres, query)
    assert int(every) == int(ordered) > 50


def test_both_have_the_same_keys_and_what_is_unique(sqlite: sqlite3.Connection, postgres: str) -> None:
    query = (
        "SELECT t.relname, i.indisprimary, i.indisunique, coalesce(pg_get_expr(i.indpred, i.indrelid), ''),"
        " (SELECT string_agg(a.attname, ',' ORDER BY k.n) FROM unnest(i.indkey) WITH ORDINALITY AS k (no, n)"
        " JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.no), c.relname"
        " FROM pg_index i JOIN pg_class t ON t.oid = i.indrelid JOIN pg_class c ON c.oid = i.indexrelid"
        f" JOIN pg_namespace n ON n.oid = t.relnamespace WHERE n.nspname = 'public' AND t.relname <> '{OWN}'"
    )
    keys: set[tuple[str, str]] = set()
    others: set[tuple[str, bool, bool, str]] = set()
    names: set[str] = set()
    for table, primary, unique, condition, columns, name in asked(postgres, query):
        if primary == "t":
            keys.add((table, columns))
        else:
            others.add((table, unique == "t", bool(condition), columns))
            names |= set() if unique == "t" and name.endswith("_key") else {name}
    wanted_keys: set[tuple[str, str]] = set()
    wanted: set[tuple[str, bool, bool, str]] = set()
    wanted_names: set[str] = set()
    for table in tables(sqlite):
        info = [(row[5], row[1]) for row in sqlite.execute(f"PRAGMA table_info({table})") if row[5]]
        if info:
            wanted_keys.add((table, ",".join(name for _, name in sorted(info))))
        for _, name, unique, origin, partial in sqlite.execute(f"PRAGMA index_list({table})"):
            columns = ",".join(row[2] for row in sqlite.execute(f"PRAGMA index_info({name})"))
            if origin != "pk":
                wanted.add((table, bool(unique), bool(partial), columns))
                wanted_names |= {name} if origin == "c" else set()
    assert keys == wanted_keys
    assert others == wanted
    assert names == wanted_names


def test_both_let_go_with_a_person_what_is_the_persons(sqlite: sqlite3.Connection, postgres: str) -> None:
    does = {"c": "CASCADE", "n": "SET NULL", "a": "NO ACTION"}
    query = (
        "SELECT t.relname, a.attname, o.relname, f.confdeltype FROM pg_constraint f"
        " JOIN pg_class t ON t.oid = f.conrelid JOIN pg_class o ON o.oid = f.confrelid"
        " JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = f.conkey[1] WHERE f.contype = 'f'"
    )
    found = {(table, column, other, does[how]) for table, column, other, how in asked(postgres, query)}
    wanted = {
        (table, row[3], row[2], row[6])
        for table in tables(sqlite)
        for row in sqlite.execute(f"PRAGMA foreign_key_list({table})")
    }
    assert found == wanted
    assert len(found) > 40


def test_both_refuse_the_same_words_in_columns_of_few(sqlite: sqlite3.Connection, postgres: str) -> None:
    """What a column may hold: the signs between the apostrophes of its condition."""
    query = (
        "SELECT t.relname, pg_get_constraintdef(k.oid) FROM pg_constraint k JOIN pg_class t ON t.oid = k.conrelid"
        f" WHERE k.contype = 'c' AND t.relname <> '{OWN}'"
    )
    found = sorted((table, tuple(re.findall(r"'(\w+)'", text))) for table, text in asked(postgres, query))
    wanted: list[tuple[str, tuple[str, ...]]] = []
    for table in tables(sqlite):
        (made,) = sqlite.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (table,)).fetchone()
        bare = re.sub(r"--[^\n]*", "", made)
        wanted += [(table, tuple(re.findall(r"'(\w+)'", one))) for one in re.findall(r"CHECK \(([^)]*\)?)", bare)]
    assert found == sorted(wanted)
    assert len(found) > 5


def test_every_stored_field_is_listed_and_the_one_table_more_names_nobody(postgres: str) -> None:
    query = "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public'"
    stored: dict[str, list[str]] = {}
    for table, column in asked(postgres, query):
        stored.setdefault(table, []).append(column)
    assert sorted(stored.pop(OWN)) == ["commands", "moving", "one", "place", "version"]
    assert {table: sorted(columns) for table, columns in stored.items()} == {
        table: sorted(columns) for table, columns in listed().items()
    }


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("SELECT ? , ?", "SELECT $1 , $2"),
        ("SELECT ?2, ?, ?1, ?", "SELECT $2, $3, $1, $4"),
        ("SELECT '?', \"a?\", 'it''s ?', ?", "SELECT '?', \"a?\", 'it''s ?', $1"),
        ("SELECT json_group_array(f(a)) FROM t", "SELECT coalesce(json_agg(f(a))::text, '[]') FROM t"),
        ("SELECT a FROM t INDEXED BY some WHERE b < ?", "SELECT a FROM t WHERE b < $1"),
        (
            "(SELECT json_group_array(json_array(a, (b))) FROM t)",
            "(SELECT coalesce(json_agg(json_build_array(a, (b)))::text, '[]') FROM t)",
        ),
    ],
)
def test_a_statement_as_postgresql_wants_it(said: str, meant: str) -> None:
    assert for_postgres(said) == meant


def test_both_count_placeholders_alike(sqlite: sqlite3.Connection) -> None:
    """`?` goes on after the highest number before it."""
    values: tuple[Any, ...] = ("a", "b", "c", "d")
    row = sqlite.execute("SELECT ?2, ?, ?1, ?", values).fetchone()
    places = [int(one) for one in re.findall(r"\$(\d+)", for_postgres("SELECT ?2, ?, ?1, ?"))]
    assert row == tuple(values[place - 1] for place in places)


def test_no_migration_needs_what_only_one_of_both_understands() -> None:
    for _, file in migrations():
        assert not re.search(r"'[^'\n]*;[^'\n]*'", re.sub(r"--[^\n]*", "", Path(file).read_text(encoding="utf-8")))
