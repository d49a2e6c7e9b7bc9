"""What outlives a restart of the page."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.home.keeping import Keeping, copy, examine
from bot.home.members import Role
from bot.home.page.door import Page
from bot.home.server import Home
from bot.home.world import TEXT_CHANNEL, Channel
from tests.home.scene import PNG, NoGames

ROOM = 4_200_000_000_100


@asynccontextmanager
async def run(
    path: Path, room: int | None = None, before: Callable[[Page], object] | None = None
) -> AsyncGenerator[tuple[Home, Page, Channel, Keeping]]:
    """One run, from start to end; `before` does something to the server before what was kept is read."""
    home = Home(limits=False)
    await home.begin()
    guild = home.world.add_guild("Madang", id=4_200_000_000_001)
    channel = home.world.add_channel(guild, "room", TEXT_CHANNEL, id=ROOM)
    page = Page(home, guild, NoGames(), "1")
    if before is not None:
        before(page)
    try:
        keeping = Keeping(home, page, path, **({} if room is None else {"room": room}))
        try:
            yield home, page, channel, keeping
        finally:
            await keeping.end()
    finally:
        await home.end()


async def test_people_messages_panels_and_what_was_read_come_back(tmp_path: Path) -> None:
    path = tmp_path / "page.sqlite3"
    async with run(path) as (home, page, room, _):
        visitor = page.audience.visitors.arrive()
        jisu = page.audience.visitors.make(visitor, "지수", "ko")
        board = home.posting.create(room, home.world.bot, {"content": "board"}, {0: ("board-1.png", PNG)})
        home.posting.edit(board, {"content": "board, later"}, {})
        gone = home.posting.create(room, home.world.bot, {"content": "gone"}, {})
        gone.delete()
        thread = home.world.add_thread(room, "game")
        home.posting.create(thread, home.world.bot, {"content": "hand"}, {0: ("hand-1.png", PNG)}, seen_by=jisu.id)
        page.audience.reads[jisu.id, room.id] = board.id
        home.world.direct(jisu)
        thread.archive(locked=True)
    async with run(path) as (home, page, room, _):
        again = page.audience.visitors.find(visitor.key)
        assert again is not None
        assert (again.now.id, again.now.name, again.now.locale) == (jisu.id, "지수", "ko")
        assert again.now.id in page.audience.guild.members
        assert [one.content for one in room.messages] == ["board, later"]
        assert room.messages[0].files[0].data == PNG
        kept = home.world.channels[thread.id]
        assert (kept.name, kept.archived, kept.locked, kept.parent) == ("game", True, True, room)
        hand = kept.private[0]
        assert (hand.seen_by, hand.files[0].seen_by, hand.files[0].data) == (jisu.id, jisu.id, PNG)
        assert page.audience.reads == {(jisu.id, room.id): board.id}
        assert any(one.recipient is again.now for one in home.world.channels.values())


async def test_roles_that_people_wear_come_back_and_whoever_may_keep_the_server_keeps_theirs(tmp_path: Path) -> None:
    path, worn = tmp_path / "page.sqlite3", ROOM + 200

    def role(page: Page) -> Role:
        return page.audience.guild.add_role("Champion", id=worn)

    async with run(path) as (_, page, _, keeping):
        visitors, champion = page.audience.visitors, role(page)
        jisu = visitors.make(visitors.arrive(), "지수", "ko")
        member = page.audience.guild.members[jisu.id]
        member.roles.append(champion)
        for host in (True, False, True):
            visitors.admit(visitors.by_key[next(iter(visitors.by_key))], host=host)
            assert (champion in member.roles, visitors.keepers in member.roles) == (True, host)
        await keeping.write()
        member.roles.remove(champion)
        await keeping.write()
        member.roles.append(champion)
    async with run(path, before=role) as (_, page, _, _):
        assert [one.id for one in page.audience.guild.members[jisu.id].roles] == [worn]
    async with run(path) as (_, page, _, _):
        assert page.audience.guild.members[jisu.id].roles == [], "a role that is no more"


async def test_the_oldest_pictures_go_when_there_is_no_room(tmp_path: Path) -> None:
    async with run(tmp_path / "page.sqlite3", room=3 * len(PNG)) as (home, _, room, keeping):
        made = [home.posting.create(room, home.world.bot, {}, {0: (f"{n}.png", PNG)}) for n in range(5)]
        await keeping.write()
        assert [one.files[0].data for one in made] == [b"", b"", PNG, PNG, PNG]
        assert [one.files[0].id in home.posting.files for one in made] == [False, False, True, True, True]


async def test_pictures_nobody_shows_any_more_go_after_a_while(tmp_path: Path) -> None:
    async with run(tmp_path / "page.sqlite3") as (home, _, room, keeping):
        board = home.posting.create(room, home.world.bot, {}, {0: ("1.png", PNG)})
        first = board.files[0].id
        home.posting.edit(board, {"attachments": []}, {1: ("2.png", PNG)})
        await keeping.write()
        assert first in home.posting.files, "somebody may be looking at it"
        home.clock.pass_time(120)
        await keeping.write()
        assert list(home.posting.files) == [board.files[0].id]


async def test_pictures_are_held_in_memory_only_until_they_are_written(tmp_path: Path) -> None:
    async with run(tmp_path / "page.sqlite3") as (home, _, room, keeping):
        file = home.posting.create(room, home.world.bot, {}, {0: ("1.png", PNG)}).files[0]
        assert file.held == PNG
        await keeping.write()
        assert (file.held, file.data, file.size) == (None, PNG, len(PNG))


async def test_a_file_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "page.sqlite3"
    path.write_bytes(b"not a database at all, but long enough to look like one" * 20)
    with pytest.raises(OSError, match="cannot be read"):
        async with run(path):
            pass
    damaged = tmp_path / "damaged.sqlite3"
    async with run(damaged) as (home, _, room, _):
        home.posting.create(room, home.world.bot, {"content": "x"}, {})
    with sqlite3.connect(damaged) as database:
        database.execute("UPDATE thing SET data = '{}'")
    with pytest.raises(OSError, match="cannot be read"):
        async with run(damaged):
            pass
    newer = tmp_path / "newer.sqlite3"
    with sqlite3.connect(newer) as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(OSError, match="newer"):
        async with run(newer):
            pass


async def test_people_and_channels_are_written_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that was killed with its page would have no place: the bot knows a thread that nobody else does."""
    monkeypatch.setattr("bot.home.keeping.EVERY", 1000.0)
    path = tmp_path / "page.sqlite3"
    async with run(path) as (home, _, room, keeping):
        keeping.begin()
        await asyncio.sleep(0)
        thread = home.world.add_thread(room, "game")
        async with asyncio.timeout(10):
            while not _rows(path, "channel", thread.id):  # noqa: ASYNC110 - another thread writes
                await asyncio.sleep(0.01)


def _rows(path: Path, kind: str, id: int) -> int:
    with closing(sqlite3.connect(path)) as database:
        return database.execute("SELECT count(*) FROM thing WHERE kind = ? AND id = ?", (kind, str(id))).fetchone()[0]


async def test_a_copy_is_whole_while_the_page_goes_on_and_what_cannot_be_copied_leaves_nothing(tmp_path: Path) -> None:
    path, target = tmp_path / "page.sqlite3", tmp_path / "copy.sqlite3"
    async with run(path) as (home, _, room, keeping):
        home.posting.create(room, home.world.bot, {"content": "first"}, {0: ("1.png", PNG)})
        await keeping.write()
        copy(path, target)
        home.posting.create(room, home.world.bot, {"content": "later"}, {})
    assert (examine(path), examine(target)) == (2, 1)
    async with run(target) as (_, _, room, _):
        assert [(one.content, one.files[0].data) for one in room.messages] == [("first", PNG)]
    (tmp_path / "broken.sqlite3").write_bytes(b"not a database at all" * 100)
    for source, to in ((tmp_path / "broken.sqlite3", tmp_path / "x.sqlite3"), (path, tmp_path / "no" / "x.sqlite3")):
        with pytest.raises(OSError, match="cannot"):
            copy(source, to)
    assert not list(tmp_path.glob("x.sqlite3*"))


async def test_a_page_is_found_where_it_stood_and_known_by_the_same_cookie(tmp_path: Path) -> None:
    names: set[str] = set()
    for path in (tmp_path / "a.sqlite3", tmp_path / "b.sqlite3"):
        async with run(path) as (_, page, _, keeping):
            assert keeping.port is None
            await page.begin(None)
            port, cookie = page.port, page.cookie
            await page.end()
        async with run(path) as (_, page, _, keeping):
            assert (keeping.port, page.cookie) == (port, cookie)
        names.add(cookie)
    assert len(names) == 2, "two pages on one machine do not take each other's people away"
