"""The whole house for tests: the bot with its own cogs on the in-process Discord, people in two languages, one room."""

from __future__ import annotations

import itertools
import os
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from bot.app import Madang
from bot.core import bots
from bot.core.shapes import Option, Question
from bot.core.streams import Stream
from bot.settings import load_settings
from bot.store.database import open_database
from bot.tables.model import Snapshot
from bot.text.catalogue import Voice
from cogs.panels.ids import digest, parse
from tests.home.payloads import unrecorded
from tests.postgres import place
from tests.simulated import MANAGE_MESSAGES, Channel, Message, Person, Reply, Simulated, simulate

BEGIN = datetime(2026, 3, 1, 12, tzinfo=UTC)
GAME = "metromania"
KO, EN = Voice("ko"), Voice("en")


class House:
    """What a test works with.

    Attributes:
        world: the Discord.
        room: the channel of the games.
        jisoo, minsu: speak Korean. jisoo may manage messages.
        ada, ben: speak English.
        people: everybody.
    """

    def __init__(self, world: Simulated, make: Any) -> None:
        self.world = world
        self._make = make
        self.room = world.add_channel("room")
        self.jisoo = world.add_person("jisoo", "ko", shown="지수", powers=MANAGE_MESSAGES)
        self.minsu = world.add_person("minsu", "ko", shown="민수")
        self.ada = world.add_person("ada", "en-US", shown="Ada")
        self.ben = world.add_person("ben", "en-GB", shown="Ben")
        self.people = [self.jisoo, self.minsu, self.ada, self.ben]

    @property
    def bot(self) -> Madang:
        """The bot that runs now."""
        return self.world.bot

    async def restart(self) -> None:
        """The bot ends, its memory is gone, another one starts on the same database."""
        await self.world.restart(self._make, before=self.bot.finish)

    # --- what stands in the database ---------------------------------------------------------------------------------

    async def table(self) -> Snapshot:
        """The latest table of the room, finished or not."""
        table = await self.bot.tables.look.in_channel(self.room.id)
        table = table or await self.bot.tables.look.latest_in(self.room.id)
        assert table is not None
        return table

    async def awaited(self) -> Person:
        """The person who is waited for."""
        table = await self.table()
        (user,) = table.awaited_users
        return next(person for person in self.people if person.id == user)

    def guest(self, name: str, locale: str, shown: str) -> Person:
        """One more person, for tables of more than four."""
        person = self.world.add_person(name, locale, shown=shown)
        self.people.append(person)
        return person

    def opponent(self, person: Person) -> Person:
        """The other one of the two whom most tables here are made of."""
        return self.minsu if person is self.jisoo else self.jisoo

    async def waiting(self) -> tuple[Person, Message]:
        """A table of those two: who is waited for, with an open move panel."""
        await self.open(self.jisoo, self.minsu)
        person = await self.awaited()
        return person, (await self.my_move(person)).message

    async def question(self, person: Person) -> Question:
        """What a person is asked first."""
        table = await self.table()
        question = bots.next_question(table.match, table.seat_of(person.id) or 0)
        assert question is not None
        return question

    async def sensible(self, person: Person) -> Option:
        """What an easy bot would do in a person's place."""
        table = await self.table()
        seat = table.seat_of(person.id)
        assert seat is not None
        question = await self.question(person)
        stream = Stream.of("sensible", table.row.last, seat)
        wanted = bots.choose(table.match, seat, question, "easy", stream)
        options: Any = question.shape
        return next(
            option for option in options.options if option.id == (wanted if isinstance(wanted, str) else wanted[0])
        )

    # --- what stands in the channel ----------------------------------------------------------------------------------

    @property
    def board(self) -> Message:
        """The newest public message with buttons."""
        return next(message for message in reversed(self.room.messages) if message.buttons)

    # --- whole acts --------------------------------------------------------------------------------------------------

    async def open(self, host: Person, *others: Person, start: bool = True) -> Message:
        """A table of these people, begun unless told otherwise. Returns the newest message with buttons."""
        await host.slash(self.room, f"{GAME} new")
        for person in others:
            await person.press(self.board, id=action(self.board, "join"))
        if start:
            await host.press(self.board, id=action(self.board, "start"))
        return self.board

    async def my_move(self, person: Person) -> Reply:
        """Open one's move panel from the board."""
        board = next((one for one in reversed(self.room.messages) if find(one, "move") is not None), self.board)
        reply = await person.press(board, id=action(board, "move"))
        while (onward := find(reply.message, "begin")) is not None:  # the first time there are pages to read before
            reply = await person.press(reply.message, id=onward)
        return reply


def actions(message: Message) -> list[str]:
    """What the buttons of a message do, in order."""
    return [id.action for button in message.buttons if (id := parse(button["custom_id"])) is not None]


def find(message: Message, name: str) -> str | None:
    """Custom id of the button that does something, or None."""
    for button in message.buttons:
        id = parse(button["custom_id"])
        if id is not None and id.action == name:
            return button["custom_id"]
    return None


def action(message: Message, name: str) -> str:
    """Custom id of the button that does something; fails with what there is."""
    found = find(message, name)
    assert found is not None, f"no button {name} among {actions(message)} on: {message.text[:200]}"
    return found


def button_of(message: Message, option: Option) -> str | None:
    """Custom id of the button that stands for an option of a question, or None when it is on another page."""
    return next((b["custom_id"] for b in message.buttons if digest(option.id) in b["custom_id"]), None)


@asynccontextmanager
async def house(
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    language: str = "ko",
    real_pictures: bool = False,
    limits: bool = False,
) -> AsyncGenerator[House]:
    """The bot, running; the same clicks give the same game every time.

    Args:
        folder: for the database.
        monkeypatch: pytest's.
        language: of new tables.
        real_pictures: whether pictures are drawn; drawing takes most of the time of a whole game.
        limits: keep Discord's rate limits; what they hold back waits for time to pass.
    """
    drawn = itertools.count(1)
    other = os.environ.get("TEST_SECRETS", "").encode()  # see tests/conftest.py

    def token_bytes(length: int) -> bytes:
        return (other + next(drawn).to_bytes(2, "big"))[-length:].rjust(length, b"\0")

    monkeypatch.setattr("bot.tables.lobby.token_bytes", token_bytes)
    if not real_pictures:
        monkeypatch.setattr("cogs.panels.pictures.Pictures._draw", _undrawn)
    monkeypatch.setattr("cogs.panels.following.GAP", 0.0)  # every test would wait for its panels
    monkeypatch.setattr("cogs.panels.pictures.TIDY_AFTER", 0.0)  # and after every picture for what is tidied later
    settings = load_settings(None, database=folder / "house.sqlite3", language=language)

    async def make(world: Simulated) -> Madang:
        database = await open_database(place(settings.file))
        return Madang(settings, database, clock=world.now, shard_count=1, fresh_commands=True)

    locale = language if language == "ko" else "en-US"
    async with simulate(make, begin=BEGIN, locale=locale, limits=limits) as world:
        try:
            yield House(world, lambda: make(world))
        finally:
            await world.until_done(world.bot.finish())
        # Whatever a test was about, nothing it made the bot say may break a limit of Discord.
        assert world.findings == [], world.findings
        # Nor may it send what nobody has looked at on the page (`python -m tests.home.payloads record`).
        assert not (wrong := unrecorded(world.requests())), wrong


async def _undrawn(self: Any, key: Any, draw: Any) -> Any:
    from cogs.panels.pictures import SentPicture

    return SentPicture(b"\x89PNG\r\n\x1a\nnot drawn", "undrawn.png", "")


def room_texts(room: Channel) -> list[str]:
    """What stands in a channel, oldest first."""
    return [message.text for message in room.messages]
