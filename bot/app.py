"""The bot: a discord.py client that builds the parts, keeps the clocks going and ends cleanly.

Everything that takes time after a commit runs beside it: `Errands` does one thing per table at a time, and a single
`discord.ext.tasks` loop wakes timers and the outbox. Nothing here knows a game.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Final, cast

import discord
import structlog
import yarl
from discord.ext import commands, tasks
from discord.gateway import DiscordWebSocket
from discord.http import Route

import bot
import cogs
from bot import figures
from bot.commands.chosen import explained
from bot.core.playable import keys as games
from bot.errands import Errands
from bot.games import registry
from bot.neighbours import ROLES, TABLE, TOURNAMENT, Neighbours
from bot.observability import Metrics
from bot.registering import register
from bot.rounds import IDLE, Rounds
from bot.seeking.service import Seeking
from bot.settings import Settings
from bot.store.database import Database
from bot.store.errors import StoreError, trouble
from bot.tables import hints, robots
from bot.tables.earlier import look_once
from bot.tables.service import Tables
from bot.tables.wearing import Wearing
from bot.tournaments import limits, progress
from bot.tournaments.service import Tournaments
from bot.workers import memory
from bot.workers.beside import Beside
from bot.workers.pool import Pool
from cogs.panels.greeting import greet
from cogs.panels.invitation import invite_link
from cogs.tournament.keeping_up import about as about_tournament

GRACE_SECONDS: Final = 10.0
"""What interactions and errands under way get to end when the bot is told to stop."""

# How discord.py names the tasks that answer an interaction.
_ANSWERING: Final = ("CommandTree-invoker", "discord-ui-")

_log = structlog.stdlib.get_logger(__name__)


def point_at(settings: Settings) -> None:
    """Let discord.py talk to another server that speaks Discord's language, if the settings name one."""
    if settings.api_base is not None and settings.gateway is not None:
        Route.BASE = settings.api_base
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.gateway)


class Madang(commands.AutoShardedBot):
    """The client. Its parts are built in `setup_hook` and taken down by `close`.

    Args:
        settings: what the owner set.
        database: an open database; `finish` closes it.
        clock: Unix time in seconds.
        shard_count: None asks Discord, where the settings do not say it.
        fresh_commands: register the commands at every start, whatever was registered before.
        metrics: where figures are counted; a set of its own when omitted.
        workers: draw pictures and let hard bots think; in this process when omitted.
        gathers: seconds without another server after which the client is ready; discord.py's own when omitted.
    """

    tables: Tables
    tournaments: Tournaments
    wearing: Wearing
    services: cogs.Services

    def __init__(
        self,
        settings: Settings,
        database: Database,
        *,
        clock: Callable[[], int] = lambda: int(time.time()),
        shard_count: int | None = None,
        fresh_commands: bool = False,
        metrics: Metrics | None = None,
        workers: Pool | None = None,
        gathers: float | None = None,
    ) -> None:
        self.metrics = metrics or Metrics.new()
        self.workers = workers
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        intents = discord.Intents.none()
        intents.guilds = True
        more: dict[str, Any] = {} if shard_count is None else {"shard_count": shard_count}
        if settings.shards is not None:
            more = {"shard_count": settings.shards.count, "shard_ids": list(settings.shards.here)}
        if gathers is not None:
            more["guild_ready_timeout"] = gathers
        super().__init__(
            command_prefix=commands.when_mentioned,  # never reached: messages are not among the intents
            help_command=None,
            intents=intents,
            allowed_mentions=discord.AllowedMentions(users=True, roles=False, everyone=False, replied_user=False),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            max_ratelimit_timeout=30,
            http_trace=figures.tracing(self.metrics),
            **more,
        )
        self.settings = settings
        self.database = database
        self.clock = clock
        self.errands = Errands(self._errand_failed)
        self.neighbours = Neighbours(database, lambda: self.clock(), self._heard, self._missed)
        self._fresh_commands = fresh_commands
        self._rounds = Rounds(
            database,
            lambda: self.clock(),
            self._errand_failed,
            self._ask_robots,
            lambda now: self.services.following.leave_due(now),
            self._measure if settings.metrics_port else None,
            self._dress,
        )
        self._beating = asyncio.Lock()
        self._hurried = self._finished = self._closing = False

    # --- beginning ---------------------------------------------------------------------------------------------------

    async def setup_hook(self) -> None:
        """Build the parts, register the commands if they changed, start the pulse."""
        await self.build()
        await self._read_packs()
        await look_once(self.tables.desk)
        await self.tables.ranking.ready(self.settings.global_ranking)
        await self.tables.statistics.ready()
        if self.database.restored:
            await self.tables.herald.renew()
            await self.tournaments.crier.renew()
        if self.neighbours.first:
            whose = [str(self.application_id), Route.BASE]
            await register(self.tree, self.database, whose, fresh=self._fresh_commands)
        if not self._finished:  # told to stop meanwhile
            self._pulse.start()
            self.neighbours.listen()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Wait until the connection of a shard may introduce itself, among those of all processes."""
        if self.neighbours.none:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            limits = await self.fetch_session_start_limits()
            await self.neighbours.wait_for_turn(shard_id or 0, limits.max_concurrency)

    async def build(self) -> None:
        """Make tables, presenter and cogs and tie them together; nothing is sent anywhere."""
        registry.install()
        beside = Beside(self.workers, self.metrics.think_seconds.observe) if self.workers is not None else None
        pictures = cogs.Pictures(
            observe=lambda kind, seconds: self.metrics.render_seconds.labels(kind).observe(seconds),
            tidy=memory.give_back,
            elsewhere=beside,
        )
        language = self.settings.language.value
        self.tables = Tables(
            self.database,
            cogs.DiscordPresenter(self, pictures),
            clock=self.clock,
            version=bot.__version__,
            language=language,
            on_change=self.changed,
            think=robots.in_a_thread if beside is None else beside.think,
            advise=hints.in_a_thread if beside is None else beside.advise,
        )
        self._rounds.tables = self.tables
        self._rounds.daily.tidy = self.tables.clocks.tidy
        self.tables.clocks.observe = self.metrics.timer_lateness_seconds.observe
        self.services = cogs.Services(self.tables, pictures, language, self.clock, films=cogs.Films(beside))
        self.tournaments = Tournaments(
            self.tables,
            cogs.DiscordAnnouncer(self, pictures),
            on_change=self.tournament_changed,
            play_on=limits.in_this_process if beside is None else beside.play_on,
            pairs=progress.in_a_thread if beside is None else beside.pair,
        )
        self.services.tournaments = self._rounds.tournaments = self.tournaments
        seeking = Seeking(self.tables, cogs.DiscordUsher(self, pictures), on_change=self._hurry)
        self.services.seeking = self._rounds.seeking = seeking
        wardrobe = cogs.DiscordWardrobe(self, pictures, language)
        self.wearing = self.services.wearing = Wearing(self.tables.desk, wardrobe, self._roles_due)
        await cogs.load(cast(Any, self), self.services)

    async def _read_packs(self) -> None:
        """Offer the owner's own card packs; of each that is refused one line says where the fault is."""
        if self.settings.packs is None:
            return
        refused = await self.tables.packs.load(self.settings.packs)
        for one in refused:
            _log.error("card pack refused", game=one.game, folder=one.folder, reason=explained(one.error))
        for game in games():
            for pack in self.tables.packs.of(game):
                _log.info("card pack offered", game=game, pack=pack.file.id)

    async def on_ready(self) -> None:
        """Say so in the log; reconnects come here again, so nothing else happens."""
        assert self.application_id is not None
        _log.info("ready", invite=invite_link(self.application_id), servers=len(self.guilds), version=bot.__version__)

    # --- when a server can be reached again ---------------------------------------------------------------------------

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps back: what could not be said is said now, and a server never met before is greeted."""
        await self._reachable(guild.id)
        if not self._finished:
            self.errands.ask(("greet", guild.id), lambda: greet(self.services, guild))

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord has the server again."""
        await self._reachable(guild.id)

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Permissions may have changed."""
        if before.overwrites != after.overwrites:
            await self._reachable(after.guild.id)

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Permissions may have changed, or which roles stand below the bot's."""
        if (before.permissions, before.position) != (after.permissions, after.position):
            await self._reachable(after.guild.id)

    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """Nobody wears it any more."""
        if not self._finished:
            await self.wearing.gone(role.guild.id, role.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """The table of a deleted channel waits for another."""
        if not self._finished:
            await self.tables.herald.gone(channel.id)
            await self.tournaments.crier.gone(channel.id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The same for a thread or a forum post."""
        if not self._finished:
            await self.tables.herald.gone(payload.thread_id)

    async def on_thread_update(self, before: discord.Thread, after: discord.Thread) -> None:
        """It may be open again, or have made room for another."""
        if before.locked and not after.locked:
            await self._reachable(after.guild.id)
        if after.archived and not before.archived and not self._finished:
            await self.tournaments.crier.make_room(after.guild.id)

    async def _reachable(self, guild_id: int) -> None:
        if not self._finished:
            await self.tables.herald.wake(guild_id)
            await self.tournaments.crier.wake(guild_id)
            await self.wearing.wake(guild_id)
            self._hurry()

    # --- after a commit, and between ---------------------------------------------------------------------------------

    def changed(self, table_id: int, *, elsewhere: bool = False) -> None:
        """A table was changed, here or `elsewhere` by another process: bring Discord and open panels up to date and let
        its bots play, beside what goes on."""
        if self._finished:
            return
        if elsewhere:
            self.tables.desk.elsewhere(table_id)
        else:
            self.neighbours.tell(TABLE, table_id)
        self.errands.ask(("tell", table_id), lambda: self.tables.herald.tell(table_id))
        self._ask_robots(table_id)
        self.services.following.look(table_id)
        self._hurry()

    def tournament_changed(self, tournament_id: int, *, elsewhere: bool = False) -> None:
        """A tournament was changed: say so in Discord, and look soon whether something of it is due."""
        if self._finished:
            return
        if not elsewhere:
            self.neighbours.tell(TOURNAMENT, tournament_id)
        self.errands.ask(("announce", tournament_id), lambda: self.tournaments.crier.tell(tournament_id))
        self.services.pages.look(about_tournament(tournament_id))
        self._hurry()

    def _heard(self, kind: str, number: int) -> None:
        """Another process changed something."""
        if kind == TABLE:
            self.changed(number, elsewhere=True)
        elif kind == TOURNAMENT:
            self.tournament_changed(number, elsewhere=True)
        else:
            self._hurry()

    def _missed(self) -> None:
        """What others changed meanwhile nobody said."""
        for table_id in self.services.following.tables():
            self.changed(table_id, elsewhere=True)
        self._rounds.wake_robots()
        self._hurry()

    def _roles_due(self) -> None:
        """Roles are to be given or taken, perhaps in servers of other processes."""
        self.neighbours.tell(ROLES)
        self._hurry()

    def _hurry(self) -> None:
        """Let the pulse look soon whether something is due."""
        self._hurried = True
        if self._pulse.is_running():
            self._pulse.change_interval(seconds=1)

    @tasks.loop(seconds=1)
    async def _pulse(self) -> None:
        """Wake what is due; an error in one part is logged and stops neither the others nor the loop."""
        async with self._beating:
            self._hurried = False
            due = await self._rounds.beat()
        wait = float(IDLE if due is None else min(IDLE, max(1, due - self.clock())))
        if self._hurried:  # something changed meanwhile, perhaps after it was asked what is due
            wait = 1.0
        if not self._finished:
            self._pulse.change_interval(seconds=wait)

    async def _dress(self) -> int | None:
        """Let roles be given and taken where that is due, beside what goes on."""
        servers, due = await self.wearing.due()
        for guild_id in servers:
            self.errands.ask(("dress", guild_id), partial(self.wearing.keep, guild_id))
        return due

    async def _measure(self) -> None:
        await self.metrics.sample_loop_lag()
        await figures.count(self.database, self.metrics)
        if self.workers is not None:
            figures.count_workers(self.workers.figures, self.metrics)

    def _ask_robots(self, table_id: int) -> None:
        self.errands.ask(("play", table_id), lambda: self.tables.robots.play(table_id))

    def _errand_failed(self, what: tuple[str, int], error: BaseException) -> None:
        self.metrics.errors.labels(what[0]).inc()
        reason = trouble(error) or (str(error) if isinstance(error, StoreError) else "")
        if reason:
            _log.warning("errand put off", what=what[0], table=what[1], reason=reason)
            if what[0] == "play":
                self._rounds.wake_robots()
                self._hurry()
            return
        _log.error("errand failed", what=what[0], table=what[1], exc_info=error)

    # --- ending ------------------------------------------------------------------------------------------------------

    async def finish(self) -> None:
        """Stop the pulse, let errands under way end, take the tables and the database down. The connection stays."""
        if self._finished:
            return
        self._finished = True
        async with self._beating:  # a beat is never cut in the middle
            self._pulse.cancel()
        await self.errands.end(GRACE_SECONDS)
        if hasattr(self, "services"):
            await self.services.following.end()
            await self.services.pages.end()
        if self.workers is not None:
            await self.workers.close()
        if hasattr(self, "tables"):
            await self.tables.close()

    async def close(self) -> None:
        """Take no more interactions, answer those under way, finish, and leave Discord."""
        if not self._closing:
            self._closing = True
            for shard in self.shards.values():
                await shard.disconnect()
            answering = [task for task in asyncio.all_tasks() if task.get_name().startswith(_ANSWERING)]
            if answering:
                await asyncio.wait(answering, timeout=GRACE_SECONDS)
            await self.finish()
        await super().close()
