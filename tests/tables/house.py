"""A house without Discord: tables on a database in a folder, a channel that is a list, a clock that stands still."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.core.bots import next_question
from bot.core.streams import Stream
from bot.store.database import open_database
from bot.store.rows import UserRow
from bot.tables.model import Answered, Person, Place, Snapshot
from bot.tables.presenter import MessageGone, NoDirectMessages
from bot.tables.service import Tables
from tests.postgres import place

ANN = Person(1, "Ann", "en-US")
BO = Person(2, "보라", "ko")
CEM = Person(3, "Cem", "en-GB")
DORA = Person(4, "Dora", "en-US")
MOD = Person(9, "Mod", "en-US", moderator=True)
PEOPLE = {person.id: person for person in (ANN, BO, CEM, DORA, MOD)}
HERE = Place(100, 200)


@dataclass
class Message:
    """What stands in the channel."""

    kind: str
    text: str
    pings: tuple[int, ...] = ()
    edits: int = 0


@dataclass
class Channel:
    """A presenter that writes into a dictionary; `trouble` is raised once for each item before the next call."""

    messages: dict[int, Message] = field(default_factory=dict)
    trouble: list[Exception] = field(default_factory=list)
    nonces: set[int | str] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    """People who take no direct messages."""
    absent: set[int] = field(default_factory=set)

    def _write(self, message: Message, nonce: int | str) -> int:
        if self.trouble:
            raise self.trouble.pop(0)
        assert nonce not in self.nonces, "posted twice"
        assert len(str(nonce)) <= 25, "Discord takes no longer one"
        self.nonces.add(nonce)
        number = 1000 + len(self.nonces)
        self.messages[number] = message
        return number

    def _edit(self, number: int, text: str) -> None:
        if self.trouble:
            raise self.trouble.pop(0)
        if number not in self.messages:
            raise MessageGone
        self.messages[number].text = text
        self.messages[number].edits += 1

    async def post_lobby(self, table: Snapshot, nonce: int) -> int:
        return self._write(Message("lobby", table.row.phase), nonce)

    async def edit_lobby(self, table: Snapshot, message_id: int) -> None:
        self._edit(message_id, table.row.phase)

    async def post_board(self, table: Snapshot, mentions: Sequence[int], nonce: int) -> int:
        return self._write(Message("board", table.row.phase, tuple(mentions)), nonce)

    async def edit_board(self, table: Snapshot, message_id: int) -> None:
        self._edit(message_id, table.row.phase)

    async def retire_board(self, table: Snapshot, message_id: int, after: int, until: int) -> None:
        self._edit(message_id, f"{after + 1} to {until}")
        self.messages[message_id].kind = "retired"

    def called(self, table: Snapshot, kind: str, body: Mapping[str, Any]) -> Sequence[int]:
        if kind in ("invite", "offered"):
            return [body["user"]]
        if kind == "found":
            return [seat.kept_id for seat in table.seats if seat.kept_id is not None]
        if kind == "watched":
            return body["users"]
        seats = body.get("seats") or body.get("voters") or ([body["seat"]] if kind == "remind" else [])
        return [] if body.get("quiet") else [user for one in seats if (user := table.seats[one].user_id) is not None]

    async def post_notice(
        self, table: Snapshot, kind: str, body: Mapping[str, Any], nonce: int | str, hushed: Collection[int] = ()
    ) -> int:
        pings = tuple(user for user in self.called(table, kind, body) if user not in hushed)
        return self._write(Message(kind, repr(dict(body)), pings), nonce)

    async def post_call(self, user: UserRow, tables: Sequence[Snapshot], nonce: str, excuse: bool = False) -> None:
        text = " ".join(str(table.id) for table in tables) + (" refused" if excuse else "")
        self._write(Message("call", text, (user.id,)), nonce)

    async def post_direct(self, user: UserRow, tables: Sequence[Snapshot], nonce: str) -> int:
        if user.id in self.closed:
            raise NoDirectMessages
        self._write(Message("direct", " ".join(str(table.id) for table in tables), (user.id,)), nonce)
        return 5000 + user.id

    async def open_talk(self, table: Snapshot, nonce: int) -> int:
        return self._write(Message("talk", table.row.phase), nonce)

    async def close_vote(self, table: Snapshot, message_id: int, body: Mapping[str, Any]) -> None:
        self._edit(message_id, str(body["outcome"]))

    async def reachable(self, table: Snapshot, user_id: int) -> bool:
        return user_id not in self.absent

    async def sees(self, table: Snapshot, user_id: int) -> bool:
        return user_id not in self.absent

    def of(self, kind: str) -> list[Message]:
        """Messages of one kind, in order of posting."""
        return [message for message in self.messages.values() if message.kind == kind]


class House:
    """Tables with their channel and clock."""

    def __init__(self, tables: Tables, channel: Channel, changed: list[int], now: list[int], path: Path) -> None:
        self.tables = tables
        self.channel = channel
        self.changed = changed
        self._now = now
        self.path = path
        self._clicks = 10_000

    @property
    def now(self) -> int:
        """Unix time of the house."""
        return self._now[0]

    def wait(self, seconds: int) -> None:
        """Time goes by."""
        self._now[0] += seconds

    def click(self) -> int:
        """A fresh interaction id."""
        self._clicks += 1
        return self._clicks

    async def lobby(self, *people: Person, bots: int = 0, game: str = "metromania", **options: str) -> Snapshot:
        """An open lobby with these people; the first is the host."""
        host, *others = people
        table = await self.tables.lobby.open(game, HERE, host, "en", options, self.click())
        for person in others:
            await self.tables.lobby.join(table.id, person, self.click())
        for _ in range(bots):
            await self.tables.lobby.add_bot(table.id, host, "random", self.click())
        return await self.tables.look.at(table.id)

    async def game(self, *people: Person, bots: int = 0, **options: str) -> Snapshot:
        """A running match."""
        table = await self.lobby(*people, bots=bots, **options)
        await self.tables.lobby.start(table.id, people[0], self.click())
        await self.news(table.id)
        return await self.tables.look.at(table.id)

    async def news(self, table_id: int) -> None:
        """What the app does after every commit."""
        await self.tables.robots.play(table_id)
        await self.tables.herald.tell(table_id)

    def player(self, table: Snapshot) -> Person:
        """The person who is awaited first."""
        user = next(table.seats[s].user_id for s in table.awaited if table.seats[s].user_id is not None)
        assert user is not None
        return PEOPLE[user]

    async def move(self, table: Snapshot, by: Person | None = None, *, tell: bool = True) -> Answered:
        """A random legal answer of whoever is awaited."""
        table = await self.tables.look.at(table.id)
        person = by or self.player(table)
        seat = table.seat_of(person.id)
        assert seat is not None
        question = next_question(table.match, seat)
        assert question is not None
        choice = table.match.sample(seat, question.no, Stream.of("move", table.row.last))
        done = await self.tables.play.answer(table.id, person, table.row.epoch, question.no, choice, self.click())
        if tell:
            await self.news(table.id)
        return done

    async def turn(self, table: Snapshot) -> Snapshot:
        """Answers until another person is awaited or the match is over."""
        table = await self.tables.look.at(table.id)
        person = self.player(table)
        while table.playing and person.id in table.awaited_users:
            table = (await self.move(table, person)).table
        return await self.tables.look.at(table.id)

    async def finish(self, table: Snapshot) -> Snapshot:
        """Play to the end."""
        while table.playing:
            await self.move(table, tell=False)
            await self.tables.robots.play(table.id)
            table = await self.tables.look.at(table.id)
        await self.news(table.id)
        return table


async def build(path: Path, channel: Channel | None = None, now: int = 1_800_000_000) -> House:
    """Open a house on a database file, or on what stands for it where a test is played on PostgreSQL."""
    clock = [now]
    changed: list[int] = []
    channel = channel or Channel()
    database = await open_database(place(path), exclusive=False)
    tables = Tables(database, channel, clock=lambda: clock[0], version="test", on_change=changed.append)
    return House(tables, channel, changed, clock, path)


async def voting(house: House, kind: str, *people: Person) -> tuple[Snapshot, Person, Person]:
    """A vote on breaking off (`cancel`), a `pause`, another `pace`, or going back (`undo`): the table, who asked, who
    moved after them.
    """
    table = await house.game(*people)
    first = house.player(table)
    table = await house.turn(table)
    second = house.player(table)
    if kind == "cancel":
        await house.tables.seating.cancel(table.id, first, house.click())
    elif kind == "pause":
        await house.tables.seating.pause(table.id, first, house.click())
    elif kind == "pace":
        await house.tables.pacing.propose(table.id, first, "daily", house.click())
    else:
        await house.move(table, second)
        await house.tables.undo.ask(table.id, first, house.click())
    return table, first, second


async def moved_and_ordered(house: House) -> tuple[Snapshot, Person, Person]:
    """A table of Project MINE before a move, who made it since, and the other, who gave a standing order after it."""
    table = await house.lobby(ANN, BO, game="project_mine")
    await house.tables.lobby.start(table.id, ANN, house.click())
    table = await house.turn(await house.turn(table))
    person = house.player(table)
    other = BO if person is ANN else ANN
    moved = (await house.move(table, person)).table
    seat = moved.seat_of(other.id)
    assert seat is not None
    question = next(one for one in moved.match.asked(seat) if one.slot == "orders")
    choice = question.shape.options[0].id  # type: ignore[union-attr]
    await house.tables.play.answer(table.id, other, moved.row.epoch, question.no, choice, house.click())
    return table, person, other
