"""The bot that lives in the Discord of our own: the unmodified client, and what the page asks of it.

Bringing it takes longer than showing a page, so `bot.local` imports this module when the page is there already.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Final

from bot.app import Madang, point_at
from bot.core.bots import LEVELS
from bot.core.play import NO_PACE, PACE
from bot.games import registry
from bot.home.members import User
from bot.home.page.visitors import Unwelcome
from bot.home.server import Home
from bot.home.world import Channel, Guild
from bot.latency import settle
from bot.settings import Settings
from bot.store.database import Database
from bot.tables.hints import COACH, HINTS
from bot.tables.model import Person, Place, TableError
from bot.text.catalogue import Language, Voice, language_of
from bot.workers.pool import Pool, how_many
from cogs.panels.fitting import fitting
from cogs.panels.gamefaces import face_of
from cogs.panels.sketches import COVER, sight
from renderers.covers import Sitter

HERE_GAP: Final = 0.2
"""Seconds between two edits of a panel: on Discord they spare its limits, here nobody counts."""

GATHERS: Final = 0.05
"""Seconds without another server after which the bot takes itself for ready; Discord's are told over some seconds, here
there is one, told at once."""

STARTS: Final = 20.0
"""Seconds the bot is given to begin before it is ended all the same."""


class Resident:
    """The bot, from its beginning to its end.

    Args:
        settings: token and addresses are not looked at.
        home: the Discord it lives in.
        database: an open one; whoever opened it closes it.
        guild: the server.
        rooms: each game's channel, by its key.
        crowd: whether many may play at once. Then workers draw and think as they do on Discord; a person or two on one
            machine wait less for their first board without, because workers have to begin first.
    """

    def __init__(
        self,
        settings: Settings,
        home: Home,
        database: Database,
        guild: Guild,
        rooms: Mapping[str, Channel],
        *,
        crowd: bool = False,
    ) -> None:
        here = settings.model_copy(update={"api_base": home.api_base, "gateway": home.gateway_address})
        point_at(here)
        settle()
        self.guild = guild
        self.rooms = rooms
        count = how_many(settings.workers) if crowd else settings.workers or 0
        workers = Pool(count, level="warning") if count else None
        self.client = Madang(here, database, shard_count=1, fresh_commands=True, workers=workers, gathers=GATHERS)
        self.running = asyncio.create_task(self.client.start(home.token))
        """Ends when the bot does; raises what ended it."""
        self._readying = asyncio.create_task(self._get_ready())

    async def _get_ready(self) -> None:
        await self.client.wait_until_ready()
        self.client.services.following.gap = HERE_GAP

    async def ready(self) -> None:
        """Wait until it can be asked for something."""
        await asyncio.shield(self._readying)

    async def end(self) -> None:
        """End it as a signal would; what went wrong with it is not told here."""
        # In the middle of its beginning it cannot be ended cleanly.
        await asyncio.wait((self.running, self._readying), timeout=STARTS, return_when=asyncio.FIRST_COMPLETED)
        if not self.client.is_closed():
            await self.client.close()
        self._readying.cancel()
        await asyncio.wait((self.running, self._readying))

    async def cover(self, game: str, language: str) -> bytes:
        """A game's cover without seats, as PNG."""
        await self.ready()
        spoken: Language = language_of(language)
        sitters: tuple[Sitter, ...] = ()
        drawing = face_of(game).draw_cover(sitters, spoken)
        return (await self.client.services.pictures.get(sight(COVER, game, sitters, spoken), drawing)).data

    async def play(self, user: User, game: str, bots: int, level: str) -> Channel:
        """Seat somebody at a table of bots with the options of a practice game, in a thread of the game's channel.

        Raises:
            ValueError: there is no such game, or not for so many, or no such bots.
            Unwelcome: the server's settings do not let them open a table there.
        """
        await self.ready()
        rules = next((one for one in registry.GAMES if one.key == game), None)
        if rules is None or bots + 1 not in rules.seats or level not in LEVELS:
            raise ValueError("no such table")
        language = language_of(user.locale)
        person = Person(user.id, user.name, user.locale)
        thread = self.guild.world.add_thread(self.rooms[game], f"{Voice(language)(f'game-{game}')} · {user.name}"[:100])
        lobby = self.client.tables.lobby
        place = Place(self.guild.id, thread.id, self.rooms[game].id)
        try:
            options = {**fitting(game, bots + 1), PACE: NO_PACE, HINTS: COACH, **face_of(game).practice}
            table = await lobby.open(game, place, person, language, options, 0)
        except TableError:
            thread.delete()
            raise Unwelcome("play-closed") from None
        for _ in range(bots):
            await lobby.add_bot(table.id, person, level, 0)
        await lobby.start(table.id, person, 0)
        return thread
