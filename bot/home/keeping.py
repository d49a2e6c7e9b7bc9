"""What of this Discord outlives a restart: people, roles, channels, messages, pictures, private panels, what was read.

One SQLite file beside the bot's. What changed is written once a second, in a thread; pictures are held in memory only
until they are written. What can be made anew, the server and its fixed channels, is not stored.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import structlog

from bot.home.members import Member, User
from bot.home.messages import LOADING, Attachment, Message
from bot.home.page.door import Page
from bot.home.page.visitors import Visitor
from bot.home.server import Home
from bot.home.world import DISCORD_EPOCH_MS, DM_CHANNEL, Channel

ROOM: Final = 200 * 1024 * 1024
"""Bytes of pictures kept; the oldest go first."""
EVERY: Final = 1.0
"""Seconds between two looks at what changed. People and channels are written at once: without its channel a game would
have no place after a fall."""
LINGERS: Final = 60.0
"""Seconds a picture is still there after its message shows another: somebody may be looking at it."""
FORM: Final = 1

_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS thing (kind TEXT NOT NULL, id TEXT NOT NULL, data TEXT NOT NULL, PRIMARY KEY (kind, id))
    WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS file (id INTEGER PRIMARY KEY, data BLOB NOT NULL);
"""
_log = structlog.stdlib.get_logger(__name__)

Row = tuple[str, str, str | None]
"""Kind, id and JSON of a thing; None takes it away."""


class Keeping:
    """Keeps a Discord and its page.

    Args:
        home: the Discord, before the bot comes.
        page: its page.
        path: of the file.
        room: bytes of pictures kept.

    Raises:
        OSError: the file cannot be opened, or is no file of ours.
    """

    def __init__(self, home: Home, page: Page, path: Path, room: int = ROOM) -> None:
        self.home = home
        self.page = page
        self.room = room
        self._dirty: dict[tuple[str, str], Message | Channel | User | None] = {}
        self._writing = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._now = asyncio.Event()
        self._reads: dict[tuple[int, int], int] = {}
        self.port: int | None = None
        """Where the page stood the last time: one that is left open over a restart looks for it there."""
        self._known: dict[str, str] = {}
        self._database = _connected(path)
        try:
            self._restore()
        except (KeyError, ValueError, TypeError, sqlite3.Error) as error:
            self._database.close()
            raise OSError(f"{path} cannot be read: {type(error).__name__} {error}") from None
        home.world.watchers.append(self._watch)

    def _watch(self, what: str, thing: Message | Channel | User) -> None:
        kind = "message" if isinstance(thing, Message) else "channel" if isinstance(thing, Channel) else "user"
        self._dirty[kind, str(thing.id)] = None if what == "gone" else thing
        if kind != "message":
            self._now.set()

    # --- writing -----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Write from now on."""
        self._task = asyncio.create_task(self._beat())

    async def end(self) -> None:
        """Write what is left and close the file."""
        if self._task is not None:
            self._task.cancel()
        await self.write()
        self._database.close()

    async def _beat(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._now.wait(), EVERY)
            self._now.clear()
            try:
                await self.write()
            except sqlite3.Error as error:  # a full disk is no reason to stop the evening; it is tried again
                _log.warning("the page's memory cannot be written", reason=str(error))

    async def write(self) -> None:
        """Write what has changed since the last time."""
        async with self._writing:
            dirty, self._dirty = self._dirty, {}
            rows: list[Row] = [(kind, id, _told(thing)) for (kind, id), thing in dirty.items()]
            rows += self._page_rows()
            files = [one for one in self.home.posting.files.values() if one.held is not None]
            gone = self._forgotten()
            if not (rows or files or gone):
                return
            try:
                await asyncio.to_thread(self._store, rows, [(one.id, one.held or b"") for one in files], gone)
            except sqlite3.Error:
                self._dirty = {**dirty, **self._dirty}
                self._reads, self._known = {}, {}
                raise
            for one in files:
                one.fetch, one.held = self._fetch, None
            for id in gone:
                self.home.posting.files.pop(id, None)

    def _store(self, rows: Iterable[Row], files: Iterable[tuple[int, bytes]], gone: Iterable[int]) -> None:
        with self._database:
            for kind, id, data in rows:
                if data is None:
                    self._database.execute("DELETE FROM thing WHERE kind = ? AND id = ?", (kind, id))
                else:
                    self._database.execute("INSERT OR REPLACE INTO thing VALUES (?, ?, ?)", (kind, id, data))
            self._database.executemany("INSERT OR REPLACE INTO file VALUES (?, ?)", files)
            self._database.executemany("DELETE FROM file WHERE id = ?", [(id,) for id in gone])

    def _page_rows(self) -> list[Row]:
        rows: list[Row] = []
        for name, told in (("port", str(self.page.port)), ("cookie", json.dumps(self.page.cookie))):
            if self._known.get(name) != told:
                self._known[name] = told
                rows.append(("page", name, told))
        for key, last in self.page.audience.reads.items():
            if self._reads.get(key) != last:
                self._reads[key] = last
                rows.append(("read", f"{key[0]}-{key[1]}", str(last)))
        for member in self.page.audience.guild.members.values():
            kept, told = f"worn-{member.user.id}", self._worn(member)
            if self._known.get(kept) != told:
                self._known[kept] = told
                rows.append(("worn", str(member.user.id), told))
        for visitor in self.page.audience.visitors.by_key.values():
            told = json.dumps([[one.id for one in visitor.people], visitor.now.id if visitor.now else None])
            if visitor.people and self._known.get(visitor.key) != told:
                self._known[visitor.key] = told
                rows.append(("visitor", visitor.key, told))
        return rows

    def _worn(self, member: Member) -> str:
        """The roles of somebody, apart from those that others of this run stand for."""
        fixed = (self.page.audience.visitors.keepers, self.page.audience.guild.bot_role)
        return json.dumps([one.id for one in member.roles if one not in fixed])

    def _forgotten(self) -> list[int]:
        """Files that no message shows any more, and the oldest of those that take too much room."""
        posting = self.home.posting
        shown = {
            file.id
            for channel in self.home.world.channels.values()
            for message in (*channel.messages, *channel.private)
            for file in message.files
        }
        old = (self.home.clock.now() - LINGERS) * 1000 - DISCORD_EPOCH_MS
        gone = [id for id in posting.files if id not in shown and (id >> 22) < old]
        held = sum(one.size for one in posting.files.values())
        for id in sorted(shown & posting.files.keys()):
            if held <= self.room:
                break
            held -= posting.files[id].size
            gone.append(id)
        return gone

    def _fetch(self, id: int) -> bytes:
        found = self._database.execute("SELECT data FROM file WHERE id = ?", (id,)).fetchone()
        return found[0] if found else b""

    # --- reading -----------------------------------------------------------------------------------------------------

    def _things(self, kind: str) -> list[tuple[str, Any]]:
        found = self._database.execute("SELECT id, data FROM thing WHERE kind = ?", (kind,))
        return [(id, json.loads(data)) for id, data in found]

    def _restore(self) -> None:
        began = time.monotonic()
        world, guild = self.home.world, self.page.audience.guild
        page = dict(self._things("page"))
        self.port = page.get("port")
        # Ports share their cookies: of two pages on one machine each needs its own.
        self.page.cookie = page.get("cookie") or f"{self.page.cookie}-{secrets.token_hex(4)}"
        self._known |= {name: json.dumps(told) for name, told in page.items()}
        for id, told in self._things("user"):
            if int(id) in world.users:
                continue
            user = world.add_user(told["name"], id=int(id), locale=told["locale"])
            guild.join(user)
        roles = {one.id: one for one in guild.roles}
        for id, told in self._things("worn"):
            if (member := guild.members.get(int(id))) is not None:
                member.roles = [roles[one] for one in told if one in roles]
                self._known[f"worn-{id}"] = json.dumps(told)
        for id, told in sorted(self._things("channel"), key=lambda one: int(one[0])):
            self._restore_channel(int(id), told)
        sizes = dict(self._database.execute("SELECT id, length(data) FROM file"))
        for id, told in sorted(self._things("message"), key=lambda one: int(one[0])):
            self._restore_message(int(id), told, sizes)
        for key, told in self._things("visitor"):
            people = [world.users[one] for one in told[0] if one in world.users]
            now = world.users.get(told[1])
            self.page.audience.visitors.by_key[key] = Visitor(key, people, now)
            self._known[key] = json.dumps(told)
        self.page.audience.visitors.agree()
        for key, last in self._things("read"):
            person, _, channel = key.partition("-")
            self.page.audience.reads[int(person), int(channel)] = self._reads[int(person), int(channel)] = last
        _log.debug("the page remembers", channels=len(world.channels), seconds=round(time.monotonic() - began, 3))

    def _restore_channel(self, id: int, told: dict[str, Any]) -> None:
        world, guild = self.home.world, self.page.audience.guild
        channel = world.channels.get(id)
        if channel is None:
            if told["type"] == DM_CHANNEL:
                user = world.users.get(told["recipient"])
                if user is None:
                    return
                channel = Channel(id, world, "", DM_CHANNEL, recipient=user)
            else:
                parent = world.channels.get(told["parent"])
                channel = Channel(id, world, told["name"], told["type"], guild, parent)
                guild.channels[id] = channel
            world.channels[id] = channel
        channel.archived, channel.locked, channel.deleted = told["archived"], told["locked"], told["deleted"]
        channel.invited = set(told.get("invited", ()))

    def _restore_message(self, id: int, told: dict[str, Any], sizes: dict[int, int]) -> None:
        world, posting = self.home.world, self.home.posting
        channel, author = world.channels.get(told["channel"]), world.users.get(told["author"])
        if channel is None or author is None:
            return
        message = Message(id, channel, author, told["created"], told["content"])
        message.components, message.embeds, message.pings = told["components"], told["embeds"], told["pings"]
        message.flags, message.edited, message.seen_by = told["flags"] & ~LOADING, told["edited"], told["seen_by"]
        message.metadata, message.command = told["metadata"], told["command"]
        message.screens.append(message.components)
        for file, name, description in told["files"]:
            url = f"{posting.origin}/attachments/{channel.id}/{file}/{name}"
            kept = Attachment(
                file, name, None, url, description, channel.id, message.seen_by, sizes.get(file, 0), self._fetch
            )
            message.files.append(kept)
            if file in sizes:
                posting.files[file] = kept
        (channel.messages if message.seen_by is None else channel.private).append(message)


def copy(path: Path, target: Path) -> None:
    """Write a consistent copy, also while the page runs.

    Raises:
        OSError: the file cannot be read or the copy cannot be written; then nothing is left of it.
    """
    examine(path)
    part = target.with_name(target.name + ".part")
    try:
        part.unlink(missing_ok=True)
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as database:
            database.execute("VACUUM INTO ?", (str(part),))
        part.replace(target)
    except (sqlite3.Error, OSError) as error:
        part.unlink(missing_ok=True)
        raise OSError(f"cannot write the backup {target.name}: {error}") from None


def examine(path: Path) -> int:
    """Look at a file without changing it; how many messages it holds.

    Raises:
        OSError: damaged, written by a newer version, or no file of ours.
    """
    try:
        with closing(sqlite3.connect(f"file:{quote(str(path))}?mode=ro", uri=True)) as database:
            form = database.execute("PRAGMA user_version").fetchone()[0]
            if form > FORM:
                raise OSError(f"{path.name} was written by a newer Madang")
            if database.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise OSError(f"{path.name} is damaged")
            return database.execute("SELECT count(*) FROM thing WHERE kind = 'message'").fetchone()[0]
    except sqlite3.Error as error:
        raise OSError(f"{path.name} cannot be read: {error}") from None


def _connected(path: Path) -> sqlite3.Connection:
    try:
        database = sqlite3.connect(path, check_same_thread=False)
    except sqlite3.Error as error:
        raise OSError(f"{path} cannot be opened: {error}") from None
    try:
        database.execute("PRAGMA journal_mode = WAL")
        form = database.execute("PRAGMA user_version").fetchone()[0]
        if form not in (0, FORM):
            raise OSError(f"{path} was written by a newer Madang")
        database.executescript(_SCHEMA)
        database.execute(f"PRAGMA user_version = {FORM}")
    except sqlite3.DatabaseError as error:
        database.close()
        raise OSError(f"{path} cannot be read: {error}") from None
    except OSError:
        database.close()
        raise
    return database


def _told(thing: Message | Channel | User | None) -> str | None:
    if thing is None:
        return None
    if isinstance(thing, User):
        return json.dumps({"name": thing.name, "locale": thing.locale})
    if isinstance(thing, Channel):
        return json.dumps(
            {
                "name": thing.name,
                "type": thing.type,
                "parent": thing.parent.id if thing.parent else None,
                "recipient": thing.recipient.id if thing.recipient else None,
                "archived": thing.archived,
                "locked": thing.locked,
                "deleted": thing.deleted,
                "invited": sorted(thing.invited),
            }
        )
    return json.dumps(
        {
            "channel": thing.channel.id,
            "author": thing.author.id,
            "created": thing.created,
            "content": thing.content,
            "components": thing.components,
            "embeds": thing.embeds,
            "files": [(one.id, one.name, one.description) for one in thing.files],
            "flags": thing.flags,
            "pings": thing.pings,
            "edited": thing.edited,
            "seen_by": thing.seen_by,
            "metadata": thing.metadata,
            "command": thing.command,
        }
    )
