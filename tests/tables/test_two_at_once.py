"""Two processes at one PostgreSQL, and a server that dies: one of many presses is accepted, and nothing is lost."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from bot.core.bots import next_question
from bot.core.errors import CoreError
from bot.core.match import Match
from bot.core.streams import Stream
from bot.store import repository as repo
from bot.store.database import open_database
from bot.store.errors import OutOfOrder
from bot.store.wire import Lost
from bot.tables.model import Snapshot
from bot.tables.service import Tables
from tests.postgres import EVERYTHING, beside, server
from tests.tables.house import ANN, BO, Channel, House, Message

pytestmark = pytest.mark.sqlite  # neither here nor there: what is played on is said below

DEATHS = 10 if EVERYTHING else 2
"""Of the server, in the middle of presses."""


class Patient(Channel):
    """A channel that knows what it has under a nonce, as Discord does: the same message comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.under: dict[int | str, int] = {}
        self.texts: list[str] = []

    def _write(self, message: Message, nonce: int | str) -> int:
        if nonce not in self.under:
            self.under[nonce] = super()._write(message, nonce)
            self.texts.append(message.kind)
        return self.under[nonce]


async def opened(address: str, channel: Channel, first_click: int) -> House:
    """A process at an address."""
    now, changed = [1_800_000_000], list[int]()
    database = await open_database(address, exclusive=False)
    tables = Tables(database, channel, clock=lambda: now[0], version="test", on_change=changed.append)
    house = House(tables, channel, changed, now, Path())
    house._clicks = first_click
    return house


@pytest.fixture
async def both(tmp_path: Path) -> AsyncIterator[tuple[House, House]]:
    """Two processes at one database, with a channel that both see."""
    server()
    address, channel = beside(tmp_path / "both"), Patient()
    one, other = await opened(address, channel, 10_000), await opened(address, channel, 20_000)
    yield one, other
    await one.tables.close()
    await other.tables.close()


def answer_to(table: Snapshot) -> dict[str, Any]:
    """A legal answer of whoever is awaited, as arguments of `Play.answer`."""
    (person,) = [one for one in (ANN, BO) if one.id in table.awaited_users][:1]
    seat = table.seat_of(person.id)
    assert seat is not None
    question = next_question(table.match, seat)
    assert question is not None
    choice = table.match.sample(seat, question.no, Stream.of("move", table.row.last))
    return {"table_id": table.id, "by": person, "epoch": table.row.epoch, "no": question.no, "choice": choice}


async def give(house: House, answer: Mapping[str, Any], click: int) -> None:
    await house.tables.play.answer(
        answer["table_id"], answer["by"], answer["epoch"], answer["no"], answer["choice"], click
    )


async def whole(house: House, table_id: int) -> int:
    """The log has no gap, the match stands where its last entry left it; returns how many entries there are."""
    reader = house.tables.database.reader
    table = await house.tables.look.at(table_id)
    rows = await repo.entries(reader, table_id)
    assert [row.no for row in rows] == list(range(1, table.row.last + 1))
    assert await house.tables.desk.frames.unpack(reader, table_id, table.row.head) == (table.row.state or "").encode()
    assert Match.load((table.row.state or "").encode(), table.pack) is not None
    return len(rows)


async def test_of_a_hundred_presses_at_once_over_two_connections_one_is_accepted(both: tuple[House, House]) -> None:
    one, other = both
    table = await one.game(ANN, BO)
    for _ in range(3):
        table = await other.tables.look.at(table.id)
        before, answer = await whole(one, table.id), answer_to(table)
        clicks = [give(both[number % 2], answer, both[number % 2].click()) for number in range(100)]
        said = await asyncio.gather(*clicks, return_exceptions=True)
        assert said.count(None) == 1
        assert all(isinstance(one, CoreError) for one in said if one is not None)
        assert await whole(other, table.id) == before + 1


async def test_the_same_press_that_reaches_both_is_acted_on_once(both: tuple[House, House]) -> None:
    one, other = both
    table = await one.game(ANN, BO)
    before, answer = await whole(one, table.id), answer_to(table)
    await asyncio.gather(*(give(house, answer, 77) for house in both for _ in range(5)), return_exceptions=True)
    assert await whole(other, table.id) == before + 1


async def test_both_go_on_with_what_the_other_has_done(both: tuple[House, House]) -> None:
    """Also past a key frame that one of them wrote and the other never saw, and after one that was taken back."""
    one, other = both
    table = await one.game(ANN, BO)
    number = 0
    while table.playing and number < 140:
        house = both[number % 2]
        if number % 9 == 0:
            with pytest.raises(ZeroDivisionError):
                await _taken_back(house, table.id)
        await give(house, answer_to(table), house.click())
        table = await both[(number + 1) % 2].tables.look.at(table.id)
        number += 1
    assert await whole(one, table.id) == await whole(other, table.id)
    assert number > 20


async def _taken_back(house: House, table_id: int) -> None:
    async with house.tables.desk.change(table_id) as change:
        await change.note("log-resumed")
        raise ZeroDivisionError


async def test_two_people_at_two_tables_change_themselves_at_once(both: tuple[House, House]) -> None:
    one, other = both
    for _ in range(10):
        await asyncio.gather(
            one.tables.people.set(ANN, language="ko"),
            other.tables.people.set(ANN, reminders="quiet"),
            one.tables.people.set(ANN, introduced="metromania"),
            other.tables.people.set(ANN, digest=7),
        )
        row = await one.tables.people.get(ANN.id)
        assert row is not None
        assert (row.language, row.reminders, row.introduced, row.digest) == ("ko", "quiet", ["metromania"], 7)
        await other.tables.people.set(ANN, language="", reminders="mention", digest=9)
        await one.tables.people.begin_again(ANN)


@pytest.mark.slow
async def test_a_server_that_dies_in_the_middle_of_presses_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was told as done is there, nothing counts that no press asked for or counts twice, nothing is said twice."""
    server()
    monkeypatch.setattr("bot.store.postgres.DOUBT", (0.0, *[0.5] * 60))  # this machine may take long to start a server
    own = server().another(settled=True)
    try:
        own.do("CREATE DATABASE dies")
        channel = Patient()
        house = await opened(own.address("dies"), channel, 10_000)
        table = await house.game(ANN, BO)
        entries, kept = await whole(house, table.id), set[int]()
        for death in range(DEATHS):
            died = asyncio.Event()
            first, pressing = house._clicks + 1, asyncio.create_task(_press_on(house, table.id, died))
            await asyncio.sleep(0.01 + 0.004 * death)
            own.kill()
            died.set()
            again = asyncio.create_task(asyncio.to_thread(own.start))
            done = await pressing
            await again
            await house.tables.database.probe()
            rows = await house.tables.database.reader.execute_fetchall("SELECT id FROM interactions")
            acted = {row[0] for row in rows} - kept
            assert done <= acted, "a press that was answered is lost"
            assert await whole(house, table.id) == entries + len(acted & set(range(first, house._clicks + 1)))
            entries, kept = await whole(house, table.id), kept | acted
            await house.news(table.id)
            table = await house.tables.look.at(table.id)
            if not table.playing:
                table = await house.game(ANN, BO)
                entries = await whole(house, table.id)
        assert kept
        boards = channel.of("board")
        assert len(channel.under) == len(channel.nonces)
        assert len(boards) == 1, "one board stands, and all others are retired"
        await house.tables.close()
    finally:
        own.gone()
        shutil.rmtree(own.folder, ignore_errors=True)


async def test_a_press_in_doubt_is_not_acted_on_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was kept, but the server went away before it said so and stays away: the press counts as not kept. When the
    server is back the same press does nothing more, and another one of the same panel comes too late."""
    server()
    own = server().another()
    try:
        own.do("CREATE DATABASE doubt")
        house = await opened(own.address("doubt"), Patient(), 10_000)
        table = await house.game(ANN, BO)
        before, answer = await whole(house, table.id), answer_to(table)
        line = house.tables.database._writer
        commit = line.commit

        async def unheard() -> None:
            await commit()
            own.end()
            line.drop()
            raise Lost("the line went dead")

        with monkeypatch.context() as patch:
            patch.setattr(line, "commit", unheard)
            patch.setattr("bot.store.postgres.DOUBT", (0.0, 0.01))
            with pytest.raises(OutOfOrder):
                await give(house, answer, 77)
        assert house.tables.database.out_of_order
        own.start()
        await house.tables.database.probe()
        assert await whole(house, table.id) == before + 1
        with pytest.raises(CoreError):
            await give(house, answer, house.click())
        with suppress(CoreError):
            await give(house, answer, 77)
        assert await whole(house, table.id) == before + 1
        assert await repo.due_outbox(house.tables.database.reader, house.now) == [table.id], "its news wait to be told"
        await house.tables.close()
    finally:
        own.gone()


async def _press_on(house: House, table_id: int, died: asyncio.Event) -> set[int]:
    """Answer until the server is away; returns the presses that were answered. One whose answer was lost with the
    server may have been kept, and is told so when it is back: that is the last one too."""
    kept: set[int] = set()
    while not died.is_set():
        try:
            table = await house.tables.look.at(table_id)
            if not table.playing:
                await asyncio.sleep(0.01)
                continue
            await give(house, answer_to(table), house.click())
            kept.add(house._clicks)
        except OutOfOrder:
            break
    return kept
