"""The export of a tournament, and its recomputing (tournaments S5, S7, F3)."""

from __future__ import annotations

import asyncio
import csv
import io
import json

import msgspec
import pytest

from bot.__main__ import main
from bot.core.errors import CoreError
from bot.pairing.apply import encoded, fold
from bot.pairing.audit import audit, read
from bot.pairing.registry import standings as placed
from bot.store.tournaments import JournalRow
from bot.tables.model import Person
from bot.tournaments.archive import deeds_of, export, page, table
from bot.tournaments.tourney import Tourney
from tests.postgres import place
from tests.tournaments.arena import HOST, Arena, crowd


async def played(field: Arena) -> tuple[Tourney, list[JournalRow]]:
    """A tournament that is over, with somebody forgotten, and its journal."""
    people = [*crowd(4), Person(990_000_009, "=HYPER<b>", "en-US")]
    tourney = await field.started(people, rounds=3)
    await field.events.ruling.remake(tourney.id, HOST, 0, "once more", field.click())
    tourney = await field.rest(tourney)
    for _ in range(3):
        tourney = await field.round(tourney)
    assert tourney.over
    await field.house.tables.people.forget(people[1].id)
    return await field.now(tourney), await field.events.look.journal(tourney.id)


async def test_the_export_recomputes_everything(field: Arena) -> None:
    """F3, S7: every round from its link and sign-ups, every match's commitment from its secret, the standings."""
    tourney, lines = await played(field)
    text = msgspec.json.encode(export(tourney, lines))
    document = json.loads(text)
    record = read(text)
    assert record is not None
    assert document["standings"] == json.loads(msgspec.json.encode(placed(fold(deeds_of(lines)))))
    found = audit(record)
    assert found.wrong == []
    assert (found.pairings, found.promises, found.opened) == (4, len(tourney.contest.pairings), True)


async def test_what_stands_behind_all_draws_stays_closed_while_something_is_played(field: Arena) -> None:
    """F3: all secrets of matches follow from it."""
    tourney = await field.started(crowd(4), rounds=3)
    tourney = await field.rest(tourney)
    tourney = await field.events.ruling.close(tourney.id, HOST, "no time", field.click())
    text = msgspec.json.encode(export(tourney, await field.events.look.journal(tourney.id)))
    assert any(not one.over for one in tourney.contest.live)
    assert tourney.row.secret not in text.decode()
    record = read(text)
    assert record is not None
    found = audit(record)
    assert (found.wrong, found.opened) == ([], False)


async def test_it_names_nobody_by_id_and_the_forgotten_by_a_letter(field: Arena) -> None:
    tourney, lines = await played(field)
    text = msgspec.json.encode(export(tourney, lines)).decode()
    assert json.loads(text)["names"] == ["P1", "A", "P3", "P4", "=HYPER<b>"]
    for id in (HOST.id + 10**9, 1001, 1002, 990_000_009):
        assert f'"{id}"' not in text
        assert f":{id}," not in text


async def test_a_sheet_and_a_page(field: Arena) -> None:
    tourney, _ = await played(field)
    rows = list(csv.reader(io.StringIO(table(tourney))))
    assert rows[0][:5] == ["place", "name", "points", "played", "byes"]
    assert rows[1][:2] == ["1", "P1"]
    assert "'=HYPER<b>" in [row[1] for row in rows]
    assert "&lt;b&gt;" in page(tourney)
    assert "<b>" not in page(tourney)


async def test_not_before_the_end(field: Arena) -> None:
    tourney = await field.started(crowd(4), rounds=3)
    with pytest.raises(CoreError):
        export(tourney, await field.events.look.journal(tourney.id))


async def test_recompute_compares_bytes(
    field: Arena, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """S5: the same bytes; where what is stored was changed by hand it is told."""
    tourney, _ = await played(field)
    assert encoded(tourney.contest)
    monkeypatch.setenv("MADANG_DATABASE", str(place(field.house.path)))
    command = ["tournament", "recompute", "1"]
    assert await asyncio.to_thread(main, command) == 0
    assert "it is what its journal comes to" in capsys.readouterr().out
    async with field.house.tables.database.write() as connection:
        await connection.execute("""UPDATE tournaments SET contest = replace(contest, '"place":1', '"place":2')""")
    assert await asyncio.to_thread(main, command) == 1
    assert await asyncio.to_thread(main, ["tournament", "recompute", "77"]) == 1
