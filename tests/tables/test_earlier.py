"""Tables begun under an earlier version go on, or end in words with their log and export readable (design 2.11)."""

from __future__ import annotations

import lzma
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.core import playable, upgrades
from bot.core.errors import CoreError
from bot.core.state import KERNEL
from bot.store import repository as repo
from bot.store.rows import CANCELLED, FINISHED, LOBBY, PAUSED, PLAYING, TableRow
from bot.tables.earlier import EARLIER, end_unreadable, look_once
from bot.tables.export import export
from bot.tables.model import DAMAGED, Place, Snapshot, TableError
from tests.tables.house import ANN, BO, PEOPLE, Channel, House, build, next_question

BEFORE = Path(__file__).parents[1] / "databases" / "before-0.1.0.sqlite3.xz"
RUNNING = {"metromania": (1, 2), "project_mine": (3, 4), "the_dome": (5, 6, 7)}
GAMES = tuple(RUNNING)
ALL = tuple(table for tables in RUNNING.values() for table in tables)
DOCUMENT = dict[str, Any]
ANSWERS = 25

pytestmark = pytest.mark.sqlite


def unpacked(folder: Path, spoil: Callable[[DOCUMENT], None] | None = None, tables: Sequence[int] = ALL) -> Path:
    """The database that the version before left, some of its saved matches changed."""
    path = folder / "madang.sqlite3"
    path.write_bytes(lzma.decompress(BEFORE.read_bytes()))
    with closing(sqlite3.connect(path)) as file, file:
        for table in tables if spoil else ():
            (text,) = file.execute("SELECT state FROM tables WHERE id = ?", (table,)).fetchone()
            document = msgspec.json.decode(text)
            spoil(document) if spoil else None
            file.execute("UPDATE tables SET state = ? WHERE id = ?", (msgspec.json.encode(document).decode(), table))
    return path


async def opened(path: Path) -> House:
    """The present version on that database, with the clock where it stood."""
    with closing(sqlite3.connect(path)) as file:
        (now,) = file.execute("SELECT max(touched_at) FROM tables").fetchone()
    house = await build(path, Channel(), now)
    house._clicks += 1_000_000  # none of those that the file has seen
    return house


async def rows(house: House) -> dict[int, TableRow]:
    return {row.id: row for row in await repo.select(house.tables.database.reader, TableRow, "tables")}


async def play_on(house: House, table: Snapshot) -> int:
    """Some answers more; returns how many there were to give."""
    given = 0
    while given < ANSWERS and (table := await house.tables.look.at(table.id)).playing:
        people = [PEOPLE[user] for seat in table.seats if (user := seat.user_id) is not None]
        awaited = [p for p in people if (seat := table.seat_of(p.id)) is not None and next_question(table.match, seat)]
        if not awaited:
            await house.news(table.id)
            break
        await house.move(table, awaited[0])
        given += 1
    return given


def no_upgrade(document: DOCUMENT) -> None:
    document["schema"] = 0


def upgrade_that_fails(document: DOCUMENT) -> None:
    document["kernel"] = 1
    document["agenda"] = [5]


def amid_an_effect(document: DOCUMENT) -> None:
    document["agenda"].append({"step": "an effect of the old language of cards"})


def other_form(document: DOCUMENT) -> None:
    document["board"] = {}


def other_step(document: DOCUMENT) -> None:
    document["kernel"], document["schema"] = KERNEL, playable.find(document["game"]).rules.schema
    document["agenda"] = [{"step": "a step that is no more"}]


SPOILT = (
    (no_upgrade, upgrades.EARLIER),
    (upgrade_that_fails, upgrades.EARLIER),
    (other_form, DAMAGED),
    (other_step, DAMAGED),
)


async def test_what_the_version_before_left_is_played_on_or_over_in_words(tmp_path: Path) -> None:
    house = await opened(unpacked(tmp_path))
    try:
        before = await rows(house)
        assert {row.phase for row in before.values()} == {LOBBY, PLAYING, PAUSED, FINISHED}
        await end_unreadable(house.tables.desk)
        after = await rows(house)
        assert all(after[no].phase == row.phase for no, row in before.items() if row.phase in (LOBBY, FINISHED))
        for no in ALL:
            table = await house.tables.look.at(no)
            assert await house.tables.play.log(no, None)
            if after[no].phase == PLAYING:
                assert await play_on(house, table), f"nobody can go on at table {no}"
            else:
                assert after[no].phase == CANCELLED
                assert await house.tables.look.in_channel(table.row.channel_id) is None
                assert (await export(house.tables.desk, no))["entries"]
        assert len(await house.tables.decks.of(ANN.id, "the_dome")) == 1
    finally:
        await house.tables.close()


async def test_a_lobby_of_the_version_before_begins(tmp_path: Path) -> None:
    house = await opened(unpacked(tmp_path))
    try:
        await end_unreadable(house.tables.desk)
        lobby = next(row for row in (await rows(house)).values() if row.phase == LOBBY and row.game == "the_dome")
        assert lobby.host_id is not None
        await house.tables.lobby.start(lobby.id, PEOPLE[lobby.host_id], house.click())
        assert await play_on(house, await house.tables.look.at(lobby.id))
    finally:
        await house.tables.close()


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("spoil", "reason"), SPOILT, ids=lambda one: getattr(one, "__name__", ""))
async def test_a_match_without_a_way_to_the_present_form_ends_and_stays_readable(
    tmp_path: Path, game: str, spoil: Callable[[DOCUMENT], None], reason: str
) -> None:
    house = await opened(unpacked(tmp_path, spoil, RUNNING[game]))
    try:
        others = {no: row.phase for no, row in (await rows(house)).items() if no not in RUNNING[game]}
        logs = {no: await house.tables.play.log(no, None) for no in RUNNING[game]}
        assert await end_unreadable(house.tables.desk) == len(RUNNING[game])
        assert {no: row.phase for no, row in (await rows(house)).items() if no in others} == others
        for no in RUNNING[game]:
            table = await house.tables.look.at(no)
            assert (table.row.phase, table.unreadable, table.awaited) == (CANCELLED, reason, ())
            assert await house.tables.play.log(no, None) == logs[no]
            assert len((await export(house.tables.desk, no))["frames"]) == table.row.last
            with pytest.raises(TableError, match="error-earlier"):
                await house.tables.play.panel(no, PEOPLE[next(s.user_id for s in table.seats if s.user_id)])
            await house.tables.herald.tell(no)
            assert [one.text for one in house.channel.of("closed")][-1] == repr({"reason": EARLIER})
            place = Place(table.row.guild_id, table.row.channel_id)
            opened_anew = await house.tables.lobby.open(game, place, ANN, "en", {}, house.click())
            assert opened_anew.in_lobby
        assert await end_unreadable(house.tables.desk) == 0
    finally:
        await house.tables.close()


@pytest.mark.parametrize("game", ["project_mine", "the_dome"])
async def test_a_match_amid_an_effect_of_the_old_language_of_cards_ends(tmp_path: Path, game: str) -> None:
    house = await opened(unpacked(tmp_path, amid_an_effect, RUNNING[game]))
    try:
        await end_unreadable(house.tables.desk)
        assert {(await rows(house))[no].phase for no in RUNNING[game]} == {CANCELLED}
    finally:
        await house.tables.close()


async def test_a_match_whose_cards_are_of_a_form_that_is_read_no_more_ends(tmp_path: Path) -> None:
    path = unpacked(tmp_path)
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE packs SET body = ?", (b'{"form":"of long ago"}',))
    house = await opened(path)
    try:
        ended = [*RUNNING["project_mine"], *RUNNING["the_dome"]]
        await end_unreadable(house.tables.desk)
        phases = {no: row.phase for no, row in (await rows(house)).items()}
        assert [phases[no] for no in ended] == [CANCELLED] * len(ended)
        assert [phases[no] for no in RUNNING["metromania"]] == [PLAYING] * len(RUNNING["metromania"])
        for no in ended:
            assert await house.tables.play.log(no, None)
    finally:
        await house.tables.close()


async def test_a_match_of_a_newer_version_is_not_ended(tmp_path: Path) -> None:
    def newer(document: DOCUMENT) -> None:
        document["kernel"] = 999

    house = await opened(unpacked(tmp_path, newer))
    try:
        await end_unreadable(house.tables.desk)
        assert {(await rows(house))[no].phase for no in ALL} == {PLAYING}
        with pytest.raises(CoreError, match=upgrades.NEWER):
            _ = (await house.tables.look.at(ALL[0])).match
    finally:
        await house.tables.close()


async def test_a_second_start_of_the_same_program_reads_no_match_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten thousand matches take a while (asynchronous X4)."""
    await house.game(ANN, BO)
    read: list[int] = []
    snapshot = house.tables.desk.snapshot

    async def counted(table_id: int) -> Snapshot:
        read.append(table_id)
        return await snapshot(table_id)

    monkeypatch.setattr(house.tables.desk, "snapshot", counted)
    await look_once(house.tables.desk)
    assert len(read) == 1
    await house.tables.clocks.run_due()
    await look_once(house.tables.desk)
    assert len(read) == 1
    monkeypatch.setattr("bot.tables.earlier.form_of_reading", lambda: "another program")
    await look_once(house.tables.desk)
    assert len(read) == 2
