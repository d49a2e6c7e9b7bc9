"""Local mode: the same bot on an in-process Discord, shown in the browser.

One channel per game opens on a lobby of bots with one free seat: whoever sits down there begins at once, or presses
Start where there is something to choose before. The database is its own file, and ids of the server, its channels and
its people never change, so that games go on after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import structlog

from bot.app import Madang
from bot.games import registry as games
from bot.settings import Settings
from bot.signals import on_signals
from bot.simulated import Channel, Page, Person, Simulated, simulate
from bot.store.database import Database, open_database
from bot.tables.model import Person as Player
from bot.tables.model import Place, Snapshot
from bot.text.catalogue import Language, Text
from renderers.letters import check_fonts

DATABASE: Final = "madang-local.sqlite3"

# Snowflakes of early 2015, far from those that the in-process Discord gives by the clock.
SERVER_ID: Final = 4_200_000_000_001
_CHANNEL_ID: Final = 4_200_000_000_100
_PERSON_ID: Final = 4_200_000_000_500
CARETAKER: Final = 4_200_000_000_900

PEOPLE: Final = (("jisoo", "지수", "ko"), ("minsu", "민수", "ko"), ("ada", "Ada", "en-US"), ("ben", "Ben", "en-GB"))
"""User name, display name, Discord's language. The first is looked through at the beginning."""
SQUARE: Final = "madang"
"""Name of the channel that is left free for what people want to try."""
BOT_LEVEL: Final = "easy"
FIRST_GAMES: Final[Mapping[str, int]] = {"the_dome": 2}
"""Seats by which a game is learnt, where that is not as many as there can be: a duel of THE DOME."""
WITH_START: Final = frozenset({"the_dome"})
"""Games whose lobby waits for Start: one may choose a deck of one's own there, or add bots for a Mastermind."""

_FONT_FOLDERS: Final = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts")
_KOREAN_FONTS: Final = (
    "nanum",
    "notosanscjk",
    "notosanskr",
    "notoserifcjk",
    "pretendard",
    "undotum",
    "baekmuk",
    "malgun",
)

HERE_GAP: Final = 0.2
"""Seconds between two edits of a panel: on Discord they spare its limits, here nobody counts."""

Announce = Callable[[str], None]

_log = structlog.stdlib.get_logger(__name__)


def has_korean_font() -> bool:
    """Whether the browser on this machine can show Korean; the pictures of the games carry their own font."""
    if not sys.platform.startswith("linux"):
        return True
    finder = shutil.which("fc-list")
    if finder is not None:
        found = subprocess.run([finder, ":lang=ko", "family"], capture_output=True, text=True, check=False)
        return bool(found.stdout.strip())
    folders = (Path(folder).expanduser() for folder in _FONT_FOLDERS)
    files = (
        path.name.lower().replace("-", "") for folder in folders if folder.is_dir() for path in folder.rglob("*.*")
    )
    return any(known in name for name in files for known in _KOREAN_FONTS)


def in_order(language: Language) -> list[tuple[int, tuple[str, str, str]]]:
    """The people with their fixed ids, speakers of `language` first."""
    numbered = list(enumerate(PEOPLE, _PERSON_ID))
    return sorted(numbered, key=lambda one: one[1][2].startswith("ko") != (language == "ko"))


def seats_of(game: str, possible: Iterable[int]) -> int:
    """Seats of a game's lobby: all there are, where no smaller number is how the game is learnt."""
    return FIRST_GAMES.get(game, max(possible))


class LocalTables:
    """Opens a lobby in each game's channel and begins it when its free seat is taken, but for those of `WITH_START`.

    Args:
        bot: the client.
        channels: channel id by game.
        language: of the lobbies.
    """

    def __init__(self, bot: Madang, channels: dict[str, int], language: Language) -> None:
        self.bot = bot
        self.channels = channels
        self.language = language
        self._said = bot.changed
        bot.changed = self._changed  # type: ignore[method-assign]
        bot.tables.desk.on_change = self._changed

    def _changed(self, table_id: int) -> None:
        self._said(table_id)
        self.bot.errands.ask(("begin", table_id), lambda: self._begin(table_id))

    async def _begin(self, table_id: int) -> None:
        """Begin a lobby of ours when all its seats are taken and one of them by a person."""
        table = await self.bot.tables.look.at(table_id)
        game = table.row.game
        if game in WITH_START:
            return
        if table.in_lobby and self._is_ours(table) and len(table.seated) == seats_of(game, table.rules.seats):
            people = [seat.user_id for seat in table.seats if seat.user_id is not None]
            if len(people) == 1 and table.row.host_id == people[0] != CARETAKER:
                await self.bot.tables.lobby.start(
                    table_id, Player(people[0], table.name(table.seat_of(people[0]) or 0)), 0
                )

    def _is_ours(self, table: Snapshot) -> bool:
        return table.row.channel_id in self.channels.values()

    async def open_all(self) -> None:
        """A lobby in each channel that has no unfinished table; the others are shown again."""
        for game, channel in self.channels.items():
            table = await self.bot.tables.look.in_channel(channel)
            if table is None:
                await self._open(game, channel)
            else:
                await self._show_again(table)

    async def _open(self, game: str, channel: int) -> None:
        lobby, caretaker = self.bot.tables.lobby, Player(CARETAKER, self.bot.user.name if self.bot.user else "")
        table = await lobby.open(game, Place(SERVER_ID, channel), caretaker, self.language, {}, 0)
        for _ in range(seats_of(game, table.rules.seats) - 1):
            await lobby.add_bot(table.id, caretaker, BOT_LEVEL, 0)
        # Nobody hosts it then, and whoever sits down becomes the host. Leaving in the ordinary way would close it: the
        # caretaker is the last person there.
        async with self.bot.tables.desk.change(table.id) as change:
            change.seats[:] = [row for row in change.seats if row.user_id != CARETAKER]
            for number, row in enumerate(change.seats):
                row.seat = number
            change.row.host_id = None
        await self.bot.tables.people.forget(CARETAKER)

    async def _show_again(self, table: Snapshot) -> None:
        """The messages of an earlier run are gone; whoever was awaited is told anew."""
        async with self.bot.tables.desk.change(table.id) as change:
            change.show()


def unhurried(bot: Madang) -> None:
    """Take away waits that the page would wait for too: it takes the next press when nothing goes on any more."""
    bot.services.following.gap = HERE_GAP
    bot.services.pictures.tidy = None


async def serve(settings: Settings, port: int | None = None, *, announce: Announce = print) -> None:
    """Serve local mode until a signal, or until somebody ends it in the browser.

    Args:
        settings: token and addresses are not looked at.
        port: of the page; None takes a free one.
        announce: takes the lines the person who started it should read.

    Raises:
        StoreError, FontMissing: it cannot start.
        OSError: the port is taken.
    """
    check_fonts()
    language: Language = settings.language.value
    told = asyncio.Event()
    made: list[tuple[Madang, Database]] = []

    async def make(world: Simulated) -> Madang:
        database = await open_database(settings.database)
        bot = Madang(settings, database, clock=world.now, shard_count=1, fresh_commands=True)
        made.append((bot, database))
        return bot

    forget = on_signals(told.set)
    try:
        begin = datetime.fromtimestamp(time.time(), UTC)
        locale = "ko" if language == "ko" else "en-US"
        async with simulate(make, begin=begin, server_id=SERVER_ID, locale=locale, watch_errors=False) as world:
            try:
                unhurried(made[-1][0])
                channels, people = await furnish(world, language)
                window = Window(world, people, locale, announce)
                await window.open(channels, port)
                await window.serve(told)
                announce("Stopping.")
            finally:
                await made[-1][0].finish()
    finally:
        forget()
        for _, database in made:
            await database.close()


async def furnish(world: Simulated, language: Language) -> tuple[list[Channel], list[Person]]:
    """Make the channels and the people, and open the lobbies. Returns both; the free channel is the last."""
    text = Text(language)
    rooms = {
        game.key: world.add_channel(_room_name(game.key, text), _CHANNEL_ID + i) for i, game in enumerate(games.GAMES)
    }
    square = world.add_channel(SQUARE, _CHANNEL_ID + 99)
    people = [world.add_person(name, locale, shown=shown, id=id) for id, (name, shown, locale) in in_order(language)]
    await world.rest()
    tables = LocalTables(world.bot, {game: room.id for game, room in rooms.items()}, language)
    await world.act(tables.open_all)
    return [*rooms.values(), square], people


def _room_name(game: str, text: Text) -> str:
    """A channel's name: the game's, as Discord would write it."""
    return text(f"game-{game}").lower().replace(" ", "-")


def _zone() -> str:
    """The machine's time zone by name, where it can be found out."""
    link = Path("/etc/localtime")
    with suppress(OSError):
        parts = link.resolve().parts
        if "zoneinfo" in parts:
            return "/".join(parts[parts.index("zoneinfo") + 1 :])
    return "UTC"


class Window:
    """The pages of the browser: one per channel, and one more for every thread that is opened.

    Args:
        world: the Discord.
        people: whose eyes one can look through.
        locale: language of dates.
        announce: takes the lines the person who started it should read.
    """

    def __init__(self, world: Simulated, people: Sequence[Person], locale: str, announce: Announce) -> None:
        self.world = world
        self.people = people
        self.locale = locale
        self.announce = announce

    async def open(self, channels: Sequence[Channel], port: int | None) -> None:
        """Serve the channels and say where; the first gets the wished port."""
        for number, channel in enumerate(channels):
            await self._show(channel, port if number == 0 else None)
        self.announce("Madang runs on a Discord of its own, on this machine only. Open an address in a browser:")
        self.announce("")
        for page in self.world.pages:
            self.announce(f"    {page.address}    #{page.channel.name}")
        self.announce("")
        self.announce("Press Join in a lobby and you play against bots; the last channel is free for other tables.")
        self.announce("THE DOME then waits for Start: choose a deck under My deck, or add bots for a Mastermind.")
        self.announce('"Viewing as" lets you look through other eyes and play every seat. Ctrl-C ends it; games stay.')
        if not has_korean_font():
            self.announce(
                "This system has no Korean font: Korean letters on the page will be boxes, except in pictures."
            )
            self.announce("On Debian or Ubuntu: apt install fonts-nanum")

    async def _show(self, channel: Channel, port: int | None = None) -> Page:
        return await self.world.show(channel, self.people, locale=self.locale, zone=_zone(), port=port)

    async def serve(self, told: asyncio.Event) -> None:
        """Let time pass, a second each second, until told to stop or the first page is ended in the browser."""
        ends = [asyncio.ensure_future(told.wait()), asyncio.ensure_future(self.world.pages[0].closed())]
        before = time.monotonic()
        try:
            while not any(end.done() for end in ends):
                await asyncio.wait(ends, timeout=1.0, return_when=asyncio.FIRST_COMPLETED)
                now = time.monotonic()
                try:
                    await self.world.tick(min(60.0, now - before))
                    await self.show_threads()
                except TimeoutError as late:
                    _log.warning("slow", reason=str(late).splitlines()[0])
                before = now
        finally:
            for end in ends:
                end.cancel()

    async def show_threads(self) -> None:
        """Every thread gets a page of its own; where it is stands in the terminal."""
        shown = {page.channel.id for page in self.world.pages}
        for page in list(self.world.pages):
            for thread in page.channel.threads:
                if thread.id not in shown and any(self.world.sees(person, thread) for person in self.people):
                    opened = await self._show(thread)
                    self.announce(f"    {opened.address}    {thread.name}")


logging.getLogger("simcord").setLevel(logging.WARNING)
