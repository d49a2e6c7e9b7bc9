"""Own decks as rows, and a database of form 1 that gets them."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bot.store import decks as store
from bot.store import people
from bot.store import repository as repo
from bot.store.database import open_database
from bot.store.errors import Conflict
from bot.store.migrating import migrations
from bot.store.rows import DeckBody, DeckRow, SeatRow

BODY = DeckBody("ria", {"neutral-buffer": 2, "ria-weak-point": 1})


def row(user: int = 7, title: str = "one") -> DeckRow:
    return DeckRow(0, user, "the_dome", title, BODY, None, "0" * 64, 10, 11)


async def test_a_database_of_form_1_keeps_everything(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite3"
    first = migrations()[0][1].read_text(encoding="utf-8")
    with sqlite3.connect(path) as raw:
        raw.executescript(f"{first}\nPRAGMA user_version = 1;")
        raw.execute("INSERT INTO users (id, name, reminders) VALUES (7, 'Ann', 'quiet'), (8, 'Bo', 'off')")
        raw.execute(
            "INSERT INTO tables (id, game, guild_id, channel_id, language, commitment, secret, created_at, touched_at)"
            " VALUES (3, 'the_dome', 1, 2, 'ko', 'c', 's', 5, 6)"
        )
        raw.execute("INSERT INTO seats VALUES (3, 0, 7, '', 7, 4, 0), (3, 1, NULL, 'hard', NULL, 0, 0)")
        raw.execute("INSERT INTO drafts VALUES (3, 0, 9, '{}')")
        raw.execute("INSERT INTO timers (table_id, kind, due) VALUES (3, 'idle', 99)")
        before = dump(raw)
    raw.close()
    database = await open_database(path)
    assert await repo.seats(database.reader, 3) == [
        SeatRow(3, 0, 7, owner_id=7, seen=4),
        SeatRow(3, 1, bot="hard"),
    ]
    assert await store.decks(database.reader, 7, "the_dome") == []
    await database.close()
    with sqlite3.connect(path) as raw:
        after = dump(raw)
        assert raw.execute("PRAGMA user_version").fetchone() == (migrations()[-1][0],)
        assert raw.execute("PRAGMA foreign_key_check").fetchall() == []
        now_told = [row[0] for row in raw.execute("SELECT reminders FROM users ORDER BY id")]
    raw.close()
    told_apart = [(3, 0, 9, '{"filled":{},"picked":{}}')]  # what was filled in, and what was only picked
    moved = [(*row[:4], *row[5:]) for row in before["users"]]  # how they are told stands in a column that takes more
    before_told = [row[4] for row in before["users"]]
    assert now_told == before_told == ["quiet", "off"]
    after["users"] = [row[:5] for row in after["users"]]
    kept = before | {"drafts": told_apart, "users": moved}
    assert {table: [line[: len(kept[table][0])] for line in after[table]] for table in before} == kept
    with sqlite3.connect(tmp_path / f"m.sqlite3.before-{migrations()[-1][0]}") as raw:
        assert dump(raw) == before
    raw.close()


def dump(raw: sqlite3.Connection) -> dict[str, list[tuple[object, ...]]]:
    """Table -> rows, of those that have some."""
    names = raw.execute("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'").fetchall()
    rows = {name: raw.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for (name,) in names}
    return {name: found for name, found in rows.items() if found}


async def test_a_deck_is_written_changed_and_read_back(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    made = row()
    async with database.write() as connection:
        await repo.meet(connection, 7, "Ann", "ko")
        await store.insert_deck(connection, made)
    assert made.id > 0
    assert await store.deck(database.reader, 7, made.id) == made
    assert made.shown == BODY
    made.draft = DeckBody("ria", {})
    made.title = "two"
    async with database.write() as connection:
        await store.put_deck(connection, made)
    assert await store.decks(database.reader, 7, "the_dome") == [made]
    assert made.shown == DeckBody("ria", {})
    assert await store.decks(database.reader, 7, "metromania") == []
    assert await store.deck(database.reader, 8, made.id) is None, "somebody else's"
    async with database.write() as connection:
        await store.drop_deck(connection, made.id)
        await store.put_deck(connection, made)
    assert await store.decks(database.reader, 7, "the_dome") == []
    await database.close()


async def test_a_title_is_unique_for_one_person_and_game(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    async with database.write() as connection:
        await repo.meet(connection, 7, "Ann", "ko")
        await repo.meet(connection, 8, "Bo", "ko")
        await store.insert_deck(connection, row())
        await store.insert_deck(connection, row(8))
    with pytest.raises(Conflict):
        async with database.write() as connection:
            await store.insert_deck(connection, row())
    await database.close()


async def test_the_id_of_a_deleted_deck_never_comes_back(tmp_path: Path) -> None:
    """Buttons of old messages name decks by id."""
    database = await open_database(tmp_path / "m.sqlite3")
    first, second = row(), row()
    async with database.write() as connection:
        await repo.meet(connection, 7, "Ann", "ko")
        await store.insert_deck(connection, first)
        await store.drop_deck(connection, first.id)
        await store.insert_deck(connection, second)
    assert second.id > first.id
    await database.close()


async def test_decks_and_choices_go_with_the_person(tmp_path: Path) -> None:
    database = await open_database(tmp_path / "m.sqlite3")
    async with database.write() as connection:
        await repo.meet(connection, 7, "Ann", "ko")
        await store.insert_deck(connection, row())
        await connection.execute(
            "INSERT INTO tables (id, game, guild_id, channel_id, language, commitment, secret, created_at, touched_at)"
            " VALUES (3, 'the_dome', 1, 2, 'ko', 'c', 's', 5, 6)"
        )
        await repo.replace_seats(connection, 3, [SeatRow(3, 0, 7, owner_id=7, choice="ria-first")])
    assert (await people.counts(database.reader, 7))["decks"] == 1
    async with database.write() as connection:
        await people.forget(connection, 7)
    rows = list(await database.reader.execute_fetchall("SELECT count(*) FROM decks"))
    assert rows[0][0] == 0
    assert await repo.seats(database.reader, 3) == [SeatRow(3, 0)]
    await database.close()
