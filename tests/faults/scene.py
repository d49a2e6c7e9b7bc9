"""A running table on the stand-in, and what the bot's database says about it."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.home.messages import Message
from bot.home.world import Channel
from bot.store.database import is_address
from tests.postgres import asked, place
from tests.standin import BotProcess, InteractionFailed, Person, Standin
from tests.standin.players import Player, Press, boards, offered

NEW = "/metromania new"

SOON = 400
"""Seconds: what is put off for longer waits for its time, not for Discord."""


@dataclass
class Scene:
    """One table with its people.

    Args:
        discord: the stand-in.
        bot: the bot's process.
        room: the table's channel.
        players: in the order in which they joined.
    """

    discord: Standin
    bot: BotProcess
    room: Channel
    players: list[Player] = field(default_factory=list)

    # --- what the bot has stored -------------------------------------------------------------------------------------

    def ask(self, query: str, *values: Any) -> list[Any]:
        """Rows of the bot's database, read beside it."""
        if is_address(where := self.bot.settings.get("MADANG_DATABASE", "")):
            return asked(where, query, values)
        with closing(sqlite3.connect(f"file:{self.bot.database}?mode=ro", uri=True, timeout=10)) as connection:
            return connection.execute(query, values).fetchall()

    def table(self) -> tuple[int, str]:
        """(id, phase) of the newest table of the room."""
        ((id, phase),) = self.ask(
            "SELECT id, phase FROM tables WHERE channel_id = ? ORDER BY id DESC LIMIT 1", self.room.id
        )
        return id, phase

    def awaited_seats(self) -> list[str]:
        """Seats that the room's table waits for."""
        ((waits,),) = self.ask("SELECT waits FROM tables WHERE id = ?", self.table()[0])
        return sorted(json.loads(waits))

    def answers(self) -> int:
        """Answers in the log of the room's table."""
        bodies = self.ask("SELECT body FROM entries WHERE table_id = ?", self.table()[0])
        return sum(json.loads(body)["kind"] == "answer" for (body,) in bodies)

    def kept(self, presses: Sequence[Press]) -> list[Press]:
        """Those of these presses that the bot has acted on."""
        known = {id for (id,) in self.ask("SELECT id FROM interactions")}
        return [press for press in presses if press.interaction in known]

    def outbox(self) -> int:
        """Things still to be said about the table. A second call ten minutes after the first, which nobody has tried to
        say yet, is none of them."""
        now = int(time.time())
        return self.ask(
            "SELECT count(*) FROM outbox WHERE table_id = ? AND (due <= ? OR attempts > 0 AND due < ?)",
            self.table()[0],
            now + 1,
            now + SOON,
        )[0][0]

    async def told(self, timeout: float = 30.0) -> None:
        """Wait until Discord has everything about the table."""
        await self.discord.until(
            lambda: self.outbox() == 0, timeout=timeout, what=f"outbox empty\n{self.bot.log[-3000:]}"
        )

    # --- playing -----------------------------------------------------------------------------------------------------

    @property
    def board(self) -> Message:
        return boards(self.room)[-1]

    @property
    def awaited(self) -> Player | None:
        return next((player for player in self.players if player.called), None)

    @property
    def presses(self) -> list[Press]:
        return [press for player in self.players for press in player.presses]

    async def step(self) -> Press | None:
        """The awaited player presses one thing."""
        await self.discord.until(lambda: self.awaited, timeout=30, what=f"somebody is awaited\n{self.bot.log[-3000:]}")
        assert self.awaited is not None
        return await self.awaited.step()

    async def answer(self) -> Press:
        """The awaited player answers one question."""
        for _ in range(20):
            press = await self.step()
            if press is not None and press.answered:
                return press
        raise AssertionError("twenty presses and no answer")

    async def meets_a_database_out_of_order(self, breaks: Callable[[], object], mends: Callable[[], object]) -> None:
        """Somebody presses while nothing can be written: they are told so, nothing is kept, and the log says it once.
        Then it can again, and the table goes on.

        Args:
            breaks: takes the database away.
            mends: brings it back.
        """
        await self.answer()
        await self.told()
        before, player = self.answers(), self.awaited
        assert player is not None
        await player.open()
        breaks()
        for _ in range(6):
            reply = await player.press_next()
            assert reply is not None, "every press is answered"
            if "저장" in reply.reply.last.text or "saved" in reply.reply.last.text:
                break
        else:
            raise AssertionError(f"nobody was told\n{self.bot.log}")
        mends()
        assert self.answers() == before
        player.panel = None
        await self.answer()
        assert self.answers() > before
        await self.told(timeout=60)
        assert "Traceback" not in self.bot.log
        events = [json.loads(line)["event"] for line in self.bot.log.splitlines() if line.startswith("{")]
        assert events.count("the database cannot be written; nothing is lost") == 1
        assert "press not kept" in events

    async def play_until_it_breaks(self) -> None:
        """Play on until somebody gets no answer."""
        try:
            while self.table()[1] == "playing":
                await self.step()
        except InteractionFailed:
            return
        finally:
            for player in self.players:
                player.panel = None


@asynccontextmanager
async def stage(
    folder: Path, *, settings: Mapping[str, str] | None = None, **options: Any
) -> AsyncIterator[tuple[Standin, BotProcess]]:
    """A stand-in and the bot on it; at the end nothing may have been wrong with what the bot sent."""
    async with Standin.start(**options) as discord:
        file = folder / "madang.sqlite3"
        where = {"MADANG_DATABASE": str(stands)} if is_address(stands := place(file)) else {}
        bot = BotProcess(discord, file, settings={**where, **(settings or {})})
        async with bot:
            yield discord, bot
        assert not discord.findings, "\n".join(discord.findings)


async def begin(
    discord: Standin,
    bot: BotProcess,
    *,
    people: Sequence[Person] = (),
    room: Channel | None = None,
    seed: int = 1,
    new: str = NEW,
    **options: Any,
) -> Scene:
    """A table of Metromania in play, or of another game.

    Args:
        new: the command that opens its lobby.
        people: who plays; by default two new people.
        room: where; by default a new channel.
        seed: of the players' choices.
        options: of the command that opens the table.
    """
    playing = list(people) or [discord.person("지수", locale="ko"), discord.person("Bob")]
    scene = Scene(discord, bot, room or discord.home.text("game-room"))
    await open_lobby(scene, playing[0], new, **options)
    for person in playing[1:]:
        await person.press(lobby(scene.room), offered(lobby(scene.room), "join")[0])
    await discord.until(lambda: offered(lobby(scene.room), "start"), what="the lobby can start")
    await playing[0].press(lobby(scene.room), offered(lobby(scene.room), "start")[0])
    scene.players = [Player(person, scene.room, random.Random(f"{seed}.{n}")) for n, person in enumerate(playing)]
    await discord.until(lambda: boards(scene.room), timeout=60, what=f"the board\n{bot.log[-3000:]}")
    await scene.told()
    return scene


async def open_lobby(scene: Scene, host: Person, new: str = NEW, **options: Any) -> Message:
    """The host opens a table; the lobby message."""
    await host.slash(scene.room, new, **options)
    await scene.discord.until(lambda: lobbies(scene.room), what=f"the lobby\n{scene.bot.log[-3000:]}")
    return lobby(scene.room)


def lobbies(room: Channel) -> list[Message]:
    return [one for one in list(room.messages) if offered(one, "join")]


def lobby(room: Channel) -> Message:
    return lobbies(room)[-1]
