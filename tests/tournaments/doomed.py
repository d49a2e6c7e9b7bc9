"""A process that plays tournaments on a database and is killed in the middle: ``python -m tests.tournaments.doomed``.

    python -m tests.tournaments.doomed FOLDER STEPS

What stands in for Discord is a second database, so that it outlives the process as Discord would. After so many steps
(a commit, something said) the process sends itself SIGKILL, before or after that step; with 0 it plays to the end.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bot.pairing.contest import Pairing
from bot.store.database import Database
from bot.tables.model import Person
from bot.tournaments.tourney import Tourney
from tests.tables.house import build
from tests.tournaments.arena import HERE, HOST, Arena, crowd

PEOPLE = 9
ROUNDS = 4
FIRST = 10_000
"""Before the first id of a message."""


class Doom:
    """Counts steps; at the last one the process is gone."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def step(self) -> None:
        """One more moment at which a kill may come."""
        self.left -= 1
        if self.left == 0:
            os.kill(os.getpid(), signal.SIGKILL)


class Server:
    """Discord as a file: a nonce makes one message, a message one thread."""

    def __init__(self, path: Path, doom: Doom) -> None:
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.execute("CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, nonce TEXT UNIQUE, what TEXT)")
        self.db.execute("CREATE TABLE IF NOT EXISTS threads (id INTEGER PRIMARY KEY, what TEXT, archived INTEGER)")
        self.doom = doom

    def _post(self, nonce: str, what: str) -> int:
        self.doom.step()
        self.db.execute("INSERT OR IGNORE INTO messages (nonce, what) VALUES (?, ?)", (nonce, what))
        found = self.db.execute("SELECT id FROM messages WHERE nonce = ?", (nonce,)).fetchone()
        self.doom.step()
        return FIRST + int(found[0])

    async def post_home(self, tourney: Tourney, nonce: str) -> int:
        return self._post(nonce, f"home {tourney.id}")

    async def edit_home(self, tourney: Tourney, message_id: int) -> None:
        self.doom.step()

    async def leave_home(self, tourney: Tourney, message_id: int) -> None:
        self.doom.step()
        self.db.execute("UPDATE messages SET what = ? WHERE id = ?", (f"left {tourney.id}", message_id - FIRST))
        self.doom.step()

    async def post_match(self, tourney: Tourney, pairing: Pairing, nonce: str) -> int:
        return self._post(nonce, f"match {tourney.id}.{pairing.no}")

    async def open_thread(self, tourney: Tourney, pairing: Pairing, message_id: int) -> int:
        self.doom.step()
        self.db.execute("INSERT OR IGNORE INTO threads VALUES (?, ?, 0)", (message_id, f"{tourney.id}.{pairing.no}"))
        self.doom.step()
        return message_id

    async def rename_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        self.doom.step()

    async def archive_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        self.doom.step()
        self.db.execute("UPDATE threads SET archived = 1 WHERE id = ?", (channel_id,))

    async def post_line(self, tourney: Tourney, kind: str, body: Mapping[str, Any], nonce: str) -> None:
        self._post(nonce, f"line {tourney.id} {kind}")


def doomed(database: Database, doom: Doom) -> None:
    """Every commit is a moment at which a kill may come, before it and after it."""
    write = database.write

    @asynccontextmanager
    async def counted(*row: Any) -> AsyncGenerator[Any]:
        async with write(*row) as connection:
            yield connection
            doom.step()
        doom.step()

    database.write = counted  # type: ignore[method-assign]


async def play(folder: Path, steps: int) -> None:
    """Go on with the tournament of this folder, or begin the first; said when it is over."""
    doom = Doom(steps)
    house = await build(folder / "madang.sqlite3")
    house.tables.herald.presenter = house.channel
    field = Arena(house, Server(folder / "discord.sqlite3", doom))  # type: ignore[arg-type]
    doomed(house.tables.database, doom)
    people = crowd(PEOPLE)
    found = await field.events.look.setting_up(HOST.id, HERE.guild_id)
    there = await field.events.look.in_guild(HERE.guild_id)
    if found is None and not there:
        found = await field.events.preparing.new(HERE, HOST, "metromania", "Doom", 1)
    if found is not None and not there:
        await field.events.preparing.agree(found.id, HOST, 2, rounds=ROUNDS)
        await field.events.preparing.open(found.id, HOST, 3)
    tourney = (await field.events.look.in_guild(HERE.guild_id))[0]
    for number, person in enumerate(people):
        if tourney.before and tourney.number_of(person.id) is None:
            tourney = await field.events.signups.join(tourney.id, person, 10 + number)
    if tourney.before:
        await field.events.ruling.start(tourney.id, HOST, 4)
    for turn in range(500):
        tourney = await field.rest(tourney)
        if tourney.over:
            await house.tables.herald.tell_due()  # a thread is archived when its table has said everything
            house.wait(1000)
            await field.rest(tourney)
            print("over", flush=True)
            break
        if tourney.contest.round == 2 and tourney.plays(people[-1].id):
            await field.events.signups.leave(tourney.id, people[-1], 60)
            continue
        if not any(not one.over for one in tourney.contest.live):
            house.wait(10)
            continue
        pairing = next(one for one in tourney.contest.live if not one.over)
        table = await field.table(tourney, pairing.no)
        user = tourney.user_of(max(pairing.entrants))
        assert user is not None, turn
        await house.tables.seating.resign(table.id, Person(user, "x"), 1000 + pairing.no)
    await house.tables.close()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), int(sys.argv[2])))
