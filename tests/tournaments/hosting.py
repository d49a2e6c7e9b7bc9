"""Where a tournament over the wire is played: a stand-in with one bot, or a server of one of several."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from bot.home.world import Guild
from bot.store.database import open_database
from bot.tables.service import Tables
from cogs.metromania.face import MetromaniaFace
from cogs.panels import gamefaces
from cogs.project_mine.face import MineFace
from tests.standin import BotProcess, Standin
from tests.tournaments.ahead import written
from tests.tournaments.evening import Evening, Plan
from tests.tournaments.hands import NOWHERE, Hand
from tests.tournaments.judged import OPENED, consistent, rows
from tests.tournaments.kills import PATIENCE, Kills


@asynccontextmanager
async def evening(plan: Plan, folder: Path) -> AsyncIterator[Evening]:
    """The stand-in, the bot and its people; at the end nothing was wrong with what the bot sent."""
    ahead = folder / "ahead"
    async with Standin.start(ack_seconds=30) as discord, AsyncExitStack() as ending:
        bot = BotProcess(discord, folder / "madang.sqlite3", command=ahead_by(ahead))
        await bot.start(timeout=PATIENCE)
        ending.push_async_callback(bot.stop)
        async with evening_at(plan, discord, bot, discord.home, ahead) as made:
            yield made
        assert not discord.findings, "\n".join(discord.findings)


def ahead_by(file: Path) -> tuple[str, ...]:
    """The command of a bot whose clock is put forward by what stands in a file."""
    written(file, 0.0)
    return (sys.executable, "-m", "tests.tournaments.ahead", str(file))


@asynccontextmanager
async def evening_at(
    plan: Plan, discord: Standin, bot: BotProcess, guild: Guild, ahead: Path, passed: float = 0.0
) -> AsyncIterator[Evening]:
    """People in a server where the bot runs.

    Args:
        plan: what is played.
        discord: the stand-in.
        bot: the process that has the server.
        guild: the server.
        ahead: file that puts the bot's clock forward.
        passed: seconds that it is ahead already.
    """
    for face in (MetromaniaFace(), MineFace()):
        gamefaces.register(face)
    room = guild.text("tournament")
    host = Hand(discord.person("은지", locale="ko", guild=guild, may="manage_events"))
    crowd = [
        Hand(discord.person(f"사람{n}" if n % 2 else f"Player{n}", locale="ko" if n % 2 else "en-US", guild=guild))
        for n in range(plan.people)
    ]
    database = await open_database(bot.where, exclusive=False)
    tables = Tables(
        database, NOWHERE, clock=lambda: int(discord.world.clock.now()), version="wire", on_change=lambda _: None
    )

    def look() -> None:
        if rows(bot.where, OPENED, guild.id):
            consistent(bot.where, guild.id)

    kills = Kills(discord, bot, room.id, times=plan.kills, every=plan.every, seed=plan.seed, look=look)
    try:
        async with kills:
            people = {hand.id: hand for hand in crowd}
            made = Evening(plan, discord, bot, room, host, people, database, tables, kills, ahead)
            made.hours = passed
            yield made
    finally:
        await database.close()
