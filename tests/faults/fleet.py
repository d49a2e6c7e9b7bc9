"""Several processes of the bot on one stand-in and one PostgreSQL, each with some of the shards."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from bot.home.world import Guild
from tests.postgres import Server, server
from tests.standin import BotProcess, Standin

SHARDS: Final = 16
SERVERS: Final = 64
NAME: Final = "fleet"


@dataclass
class Fleet:
    """All of them.

    Attributes:
        discord: the stand-in, with servers on every shard.
        database: the server where their database is.
        bots: the processes, in the order of their shards.
        servers: by shard.
    """

    discord: Standin
    database: Server
    bots: list[BotProcess]
    servers: dict[int, list[Guild]]

    async def there(self) -> None:
        """Wait until every shard is connected."""
        sessions = self.discord.gateway.sessions
        wanted = SHARDS if len(self.bots) > 1 else 1
        await self.discord.until(
            lambda: sum(one.line is not None for one in list(sessions.values())) == wanted,
            timeout=60,
            what="all shards are there",
        )

    def bot_of(self, guild: Guild) -> BotProcess:
        """The process that has a server."""
        return self.bots[shard_of(guild) * len(self.bots) // SHARDS]

    def servers_of(self, bot: int) -> list[Guild]:
        """The servers of a process."""
        return [guild for guild in self.discord.world.guilds.values() if self.bot_of(guild) is self.bots[bot]]


def shard_of(guild: Guild) -> int:
    """As Discord deals servers to shards."""
    return (guild.id >> 22) % SHARDS


@asynccontextmanager
async def fleet(
    folder: Path,
    processes: int = 2,
    *,
    settled: bool = False,
    command: tuple[str, ...] = (),
    through: Sequence[str] = (),
    settings: Mapping[str, str] | None = None,
    kept: bool = False,
    at_once: int = SHARDS,
    **options: Any,
) -> AsyncIterator[Fleet]:
    """Processes with as many shards each, on a server of databases that is theirs alone; at the end nothing was wrong
    with what they sent, and none of them logged what it did not expect.

    Args:
        folder: for their logs.
        processes: how many.
        settled: the server keeps what it was told though it or the machine dies, as outside of tests.
        command: what to start in place of the bot.
        through: a proxy that all of them speak to in place of the stand-in: what to start; it reads the address of the
            stand-in from `API` and listens at `PORT`.
        settings: of all of them.
        kept: give the command a file of each process's own to write into, and then `run`.
        at_once: shards that may introduce themselves within five seconds; all of them, so that nobody waits.
        options: of the stand-in.
    """
    each = SHARDS // processes
    async with AsyncExitStack() as ending:
        own = server().another(settled=settled)
        ending.callback(own.gone)
        own.do(f"CREATE DATABASE {NAME}")
        discord = await ending.enter_async_context(Standin.start(**{"ack_seconds": 10, **options}))
        discord.gateway.at_once = at_once
        servers: dict[int, list[Guild]] = {shard: [] for shard in range(SHARDS)}
        servers[shard_of(discord.home)].append(discord.home)
        for number in range(1, SERVERS):
            # One after the other on every shard: ids of Discord's hang on the millisecond, as good as drawn.
            guild = discord.world.add_guild(f"server {number}", id=_id_on(discord, number % SHARDS))
            servers[shard_of(guild)].append(guild)
        more = dict(settings or {})
        if through:
            port = _free_port()
            proxy = await asyncio.create_subprocess_exec(
                *through, env={**os.environ, "API": discord.api_base.rpartition("/")[0], "PORT": str(port)}
            )
            ending.callback(proxy.kill)
            await discord.until(partial(_listens, port), what="the proxy listens")
            more["MADANG_API_BASE"] = f"http://127.0.0.1:{port}/api/v10"

        def started(number: int) -> tuple[str, ...]:
            return (*command, str(folder / f"process-{number}.json"), "run") if kept else command

        bots = [
            BotProcess(
                discord,
                folder / f"process-{number}.sqlite3",
                settings={
                    "MADANG_DATABASE": own.address(NAME),
                    # One alone has one shard: between its own the library waits for five seconds each.
                    "MADANG_SHARDS": f"{number * each}-{number * each + each - 1}/{SHARDS}" if processes > 1 else "0/1",
                    **more,
                },
                **({"command": started(number)} if command else {}),
            )
            for number in range(processes)
        ]
        for bot in bots:
            await bot.start()
            ending.push_async_callback(bot.stop)
        all_of_them = Fleet(discord, own, bots, servers)
        await all_of_them.there()
        yield all_of_them
        for bot in bots:
            assert "Traceback" not in bot.log, bot.log[-4000:]
        assert not discord.findings, "\n".join(discord.findings)


def _listens(port: int) -> bool:
    with socket.socket() as tried:
        return tried.connect_ex(("127.0.0.1", port)) == 0


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _id_on(discord: Standin, shard: int) -> int:
    """An id that is nobody's, of a server on a shard."""
    made = discord.world.snowflake()
    return ((((made >> 22) // SHARDS) * SHARDS + shard) << 22) | (made & 0x3FFFFF)
