"""*Find me a table* over the wire: three are found and play; who says no; what nobody learns (tournaments R6)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.seeking.searching import LIVE_LONGEST
from bot.store import searches
from bot.tables.model import Snapshot
from tests.e2e.cups import on
from tests.e2e.house import EN, KO, House, action, actions, find, house, room_texts
from tests.e2e.playing import answer
from tests.simulated import Channel, Message, Person, Reply

pytestmark = pytest.mark.e2e

GAME = "metromania"


async def page(person: Person, at: House) -> Reply:
    """The page, from the entrance."""
    reply = await person.slash(at.room, "madang open")
    return await person.press(reply.message, id=action(reply.message, "seek"))


async def look(at: House, person: Person, *sizes: int) -> Reply:
    """Look for others to play Metromania with, in tables of some sizes."""
    reply = await page(person, at)
    reply = await person.pick(reply.message, [GAME], id=on(reply.message, "s-seek-games"))
    reply = await person.pick(reply.message, [str(one) for one in sizes], id=on(reply.message, "s-seek-sizes"))
    return await person.press(reply.message, id=action(reply.message, "seek-begin"))


async def table(at: House) -> Snapshot:
    """The only one there is."""
    rows = await at.bot.tables.database.reader.execute_fetchall("SELECT id FROM tables")
    ((number,),) = rows
    return await at.bot.tables.look.at(number)


async def lobby(at: House) -> Message:
    """The lobby message of that table."""
    number = (await table(at)).row.board.lobby
    return next(one for one in threads(at)[0].messages if one.id == number)


def threads(at: House) -> list[Channel]:
    """Threads under the room."""
    return at.room.threads


async def test_three_people_find_a_table_and_play_a_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        reply = await look(at, at.jisoo, 3)
        assert KO("rank-kind-table") in reply.text
        assert "150" in reply.text
        await look(at, at.ada, 3)
        assert room_texts(at.room) == []  # nobody learns that anybody looks
        reply = await look(at, at.minsu, 3)
        await at.world.pass_time(5)
        there = await table(at)
        (line,) = at.room.messages
        assert KO("seek-line", game=KO("game-metromania"), count=3) == line.text
        (thread,) = threads(at)
        assert thread.id == there.row.channel_id
        called = next(one for one in thread.messages if find(one, "join") and at.ada.user.mention in one.text)
        assert sorted(called.there.pings) == sorted(one.id for one in (at.jisoo, at.ada, at.minsu))
        seen = await page(at.ada, at)
        assert EN("seek-opened", channel=f"<#{thread.id}>", when=there.seats[0].kept_until) in seen.text
        stranger = await at.ben.press(called, id=action(called, "join"))
        assert EN("error-seek-invited") in stranger.text
        for person in (at.ada, at.minsu, at.jisoo):
            await person.press(called, id=action(called, "join"))
        await at.world.pass_time(5)
        there = await table(at)
        assert there.playing
        at.room = thread
        first = await at.awaited()
        await answer(at, first, (await at.my_move(first)).message)
        assert (await table(at)).row.last > there.row.last
        assert EN("seek-about") in (await page(at.ada, at)).text


async def test_who_says_no_ends_it_for_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await look(at, at.jisoo, 2)
        await look(at, at.ada, 2)
        await at.world.pass_time(5)
        seen = await page(at.ada, at)
        reply = await at.ada.press(seen.message, id=action(seen.message, "seek-stop"))
        assert EN("seek-about") in reply.text
        await at.world.pass_time(5)
        assert (await table(at)).row.phase == "cancelled"
        (thread,) = threads(at)
        assert KO("seek-dissolved") in room_texts(thread)
        waiting = await page(at.jisoo, at)
        assert "seek-stop" in actions(waiting.message)
        await look(at, at.ben, 2)
        await at.world.pass_time(5)
        rows = await at.bot.tables.database.reader.execute_fetchall("SELECT phase FROM tables ORDER BY id")
        assert [phase for (phase,) in rows] == ["cancelled", "lobby"]


async def test_a_restart_between_loses_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await look(at, at.jisoo, 2)
        await at.restart()
        await look(at, at.minsu, 2)
        await at.restart()
        await at.world.pass_time(10)
        message = await lobby(at)
        await at.jisoo.press(message, id=action(message, "join"))
        await at.restart()
        await at.minsu.press(message, id=action(message, "join"))
        await at.world.pass_time(10)
        assert (await table(at)).playing


async def test_a_wait_ends_with_a_direct_message_that_nobody_else_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        reply = await page(at.ada, at)
        reply = await at.ada.pick(reply.message, ["live"], id=on(reply.message, "s-seek-pace"))
        await at.ada.press(reply.message, id=action(reply.message, "seek-begin"))
        await at.world.pass_time(LIVE_LONGEST + 600)
        assert room_texts(at.room) == []
        (said,) = at.world.home.world.direct(at.ada.user).messages
        assert said.content == EN("seek-told-over", server=at.bot.guilds[0].name)
        row = await searches.search_of(at.bot.tables.database.reader, at.bot.guilds[0].id, at.ada.id)
        assert row is not None
        assert not row.waits
        assert EN("seek-over") in (await page(at.ada, at)).text


async def test_forged_presses_reach_nobody_elses_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await look(at, at.jisoo, 2)
        panel = await page(at.minsu, at)
        await at.minsu.replay(panel.message, "t:0:0.0:seek-stop")
        row = await searches.search_of(at.bot.tables.database.reader, at.bot.guilds[0].id, at.jisoo.id)
        assert row is not None
        assert row.waits
