"""People who look for a table without Discord: a server made of sets, tables in a folder, time that stands still."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.rating.nearness import TableKind
from bot.seeking.service import Seeking
from bot.seeking.usher import Site
from bot.store import searches as store
from bot.store.rows import UserRow
from bot.store.searches import FindingRow, SearchRow
from bot.tables.model import Person, Place, Snapshot
from bot.tables.presenter import MessageGone
from tests.tables.house import ANN, BO, CEM, DORA, HERE, House, build

GUILD = HERE.guild_id
__all__ = ["ANN", "BO", "CEM", "DORA", "GUILD", "HERE", "Server", "Square", "square"]


@dataclass
class Server:
    """An usher that knows who is there; what stands in `trouble_at` by method is raised once each."""

    left: set[int] = field(default_factory=set)
    threads: bool = True
    channels: set[int] = field(default_factory=lambda: {HERE.channel_id})
    lines: dict[int, TableKind] = field(default_factory=dict)
    opened: list[int] = field(default_factory=list)
    """Threads, one for each line."""
    archived: list[int] = field(default_factory=list)
    told: list[tuple[int, int, str]] = field(default_factory=list)
    trouble_at: dict[str, list[Exception]] = field(default_factory=dict)
    nonces: dict[str, int] = field(default_factory=dict)

    def _try(self, call: str) -> None:
        if self.trouble_at.get(call):
            raise self.trouble_at[call].pop(0)

    async def gone(self, guild_id: int, users: Sequence[int]) -> set[int]:
        self._try("gone")
        return {user for user in users if user in self.left}

    async def sites(self, guild_id: int, channels: Sequence[int], users: Collection[int]) -> list[Site]:
        return [Site(one, self.threads) for one in channels if one in self.channels]

    async def language(self, guild_id: int, wanted: str) -> str:
        return wanted or "ko"

    async def post_line(self, place: Place, kind: TableKind, language: str, nonce: str) -> int:
        self._try("post_line")
        assert len(nonce) <= 25
        message = self.nonces.setdefault(nonce, 5000 + len(self.nonces))
        self.lines[message] = kind
        return message

    async def open_thread(self, place: Place, kind: TableKind, language: str, message_id: int) -> int:
        self._try("open_thread")
        if message_id not in self.lines:
            raise MessageGone
        if message_id not in self.opened:
            self.opened.append(message_id)
        return message_id

    async def archive_thread(self, place: Place) -> None:
        self._try("archive_thread")
        self.archived.append(place.channel_id)

    async def say_outcome(self, user: UserRow, guild_id: int, outcome: str, nonce: str) -> None:
        self._try("say_outcome")
        assert len(nonce) <= 25
        if nonce not in self.nonces:
            self.nonces[nonce] = 1
            self.told.append((user.id, guild_id, outcome))


class Square:
    """What a test works with.

    Attributes:
        house: the tables.
        server: the usher.
        seeking: the service.
    """

    def __init__(self, house: House) -> None:
        self.house = house
        self.server = Server()
        self.renew()

    def renew(self) -> None:
        """The program starts again: nothing in memory is left."""
        self.seeking = Seeking(self.house.tables, self.server, on_change=lambda: None)

    @property
    def reader(self) -> Any:
        return self.house.tables.database.reader

    async def look(self, person: Person, place: Place = HERE, **wish: Any) -> None:
        """Look for others: for a duel of Metromania, once a day, unless told otherwise."""
        wanted = {"games": ("metromania",), "sizes": (2,), "pace": "daily", **wish}
        await self.seeking.searching.wish(person, place, **wanted)
        await self.seeking.searching.begin(person, place, self.house.click())

    async def beat(self, seconds: int = 0) -> int | None:
        """What is done at a beat, so much later."""
        self.house.wait(seconds)
        await self.seeking.run_due()
        await self.seeking.run_due()  # what the first stirred
        await self.house.tables.clocks.run_due()
        await self.house.tables.herald.tell_due()
        return await self.seeking.run_due()

    async def row(self, person: Person, guild: int = GUILD) -> SearchRow:
        """Somebody's search."""
        row = await store.search_of(self.reader, guild, person.id)
        assert row is not None
        return row

    async def findings(self) -> list[FindingRow]:
        return await store.findings(self.reader)

    async def waiting(self, *people: Person) -> list[bool]:
        """Whether each of them is looked for now."""
        return [(await self.row(one)).waits for one in people]

    async def tables(self) -> list[Snapshot]:
        """All tables."""
        rows = await self.reader.execute_fetchall("SELECT id FROM tables ORDER BY id")
        return [await self.house.tables.look.at(row[0]) for row in rows]

    async def lobby(self, *people: Person, **wish: Any) -> Snapshot:
        """The table that was opened for people who look for the same."""
        for person in people:
            await self.look(person, **wish)
            self.house.wait(1)
        await self.beat()
        (table,) = await self.tables()
        return table

    async def join(self, table: Snapshot, *people: Person) -> Snapshot:
        for person in people:
            await self.house.tables.lobby.join(table.id, person, self.house.click())
        return await self.house.tables.look.at(table.id)


async def square(folder: Path) -> Square:
    """An empty one."""
    return Square(await build(folder / "madang.sqlite3"))
