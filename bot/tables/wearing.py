"""Ranks that people wear: roles of a server, given and taken as its leaderboards go (tournaments R4).

Off until somebody who manages the server says which role stands for which part of a leaderboard. Whoever is listed
wears the role of the highest part that has one; who drops out of it, plays no more for ninety days or is forgotten
wears it no more. What is to be given and taken is written down first and struck out when Discord has done it; doing it
twice is the same as doing it once, so that nothing is lost by a kill. A role nobody chose is never touched.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol
from weakref import WeakValueDictionary

import structlog
from msgspec import Struct

from bot.rating.encounters import KINDS
from bot.store import rank_roles as store
from bot.store import repository as repo
from bot.store.errors import trouble
from bot.store.rank_roles import Errand, Keeper, RankRole
from bot.store.rows import UserRow
from bot.store.values import Connection
from bot.tables.desk import Desk
from bot.tables.leaderboards import Line, board
from bot.tables.model import Person, Place, TableError
from bot.tables.presenter import TryLater, Unreachable

FIRST: Final = "first"
TEN: Final = "ten"
BANDS: Final = (FIRST, TEN, "1800", "1700", "1600")
"""Parts of a leaderboard, the highest first: its first, its best ten, those with so much of a public figure."""
SWEEP: Final = 6 * 3600
"""Seconds between two looks at who wears what where no rating changes: some are listed no more."""
AGAIN: Final = 3600
"""Seconds until what Discord refuses is tried again, unless something is heard of that server before."""
LEASE: Final = 60
FAILED: Final = 300
WAVE: Final = 10
"""Requests in one go."""
KEPT: Final = 7 * 24 * 3600
"""Seconds for which it is tried to take a role back."""

NO_RIGHT: Final = "permission"
ABOVE: Final = "above"
GONE: Final = "gone"
REFUSED: Final = "refused"
LEFT: Final = "left"
"""Why a role is not given or taken: the bot may not, the role stands above its own, is deleted, Discord does not say
why, the person is not in the server."""

_log = structlog.get_logger(__name__)


class NotGiven(Exception):
    """Discord refuses to give or to take a role.

    Args:
        reason: one of `NO_RIGHT`, `ABOVE`, `GONE`, `REFUSED`, `LEFT`.
    """

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Trouble(Struct, frozen=True):
    """What organisers have to know.

    Args:
        reason: see `NotGiven`.
        roles: ids of the roles it is about.
    """

    reason: str
    roles: tuple[int, ...] = ()


class Wardrobe(Protocol):
    """Gives and takes roles. Cogs implement it. Every method may raise `TryLater` and `Unreachable`."""

    async def give(self, guild_id: int, role_id: int, user_id: int) -> None:
        """Give somebody a role; who has it keeps it.

        Raises:
            NotGiven: Discord refuses.
        """
        ...

    async def take(self, guild_id: int, role_id: int, user_id: int) -> None:
        """Take a role from somebody; who has not got it goes without.

        Raises:
            NotGiven: Discord refuses.
        """
        ...

    async def complain(self, user: UserRow | None, place: Place, problem: Trouble, nonce: str) -> None:
        """Tell whoever chose the roles what is refused: by direct message, else in the channel where that was.

        Args:
            user: who; None for somebody who was forgotten.
            place: where the roles were chosen.
            problem: what is refused.
            nonce: the same one never posts twice.
        """
        ...


class Wearing:
    """Who wears what.

    Args:
        desk: of the tables.
        wardrobe: tells Discord.
        on_change: called when something is due now; the app then looks soon.
    """

    def __init__(self, desk: Desk, wardrobe: Wardrobe, on_change: Callable[[], None]) -> None:
        self.desk = desk
        self.wardrobe = wardrobe
        self.on_change = on_change
        self._keeping: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        desk.forgetting.append(self.forget)

    # --- what is chosen ----------------------------------------------------------------------------------------------

    async def chosen(self, guild_id: int, game: str, kind: str) -> dict[str, int]:
        """Role ids by band, of a game and class; empty where it is off."""
        found = await store.roles(self.desk.database.reader, guild_id)
        return {one.band: one.role_id for one in found if (one.game, one.kind) == (game, kind)}

    async def any_chosen(self, guild_id: int) -> bool:
        """Whether a server told of any role."""
        return bool(await store.roles(self.desk.database.reader, guild_id))

    async def refused(self, guild_id: int) -> Trouble | None:
        """What Discord refused the last time; None for nothing."""
        keeper = await store.keeper(self.desk.database.reader, guild_id)
        return _read(keeper.trouble) if keeper is not None else None

    async def choose(self, place: Place, by: Person, game: str, kind: str, band: str, role_id: int) -> None:
        """Let a role stand for a part of a leaderboard; whether `by` and the bot may give it was looked at before.

        Args:
            place: the server, and the channel in which it was chosen.
            by: whoever is told if Discord refuses.
            game: its key; `kind`: its class; `band`: one of `BANDS`.
            role_id: of the server; 0: none, and the one that stood for it is taken back from everybody.

        Raises:
            TableError: there is no such part.
        """
        if band not in BANDS or kind not in KINDS:
            raise TableError("error-unknown-option")
        async with self.desk.database.write() as connection:
            await self._noted(connection, place, by)
            await store.put_role(connection, RankRole(place.guild_id, game, kind, band, role_id))
        self.on_change()

    async def switch_off(self, place: Place, by: Person) -> None:
        """No role is given in a server any more, and those that were given are taken back."""
        async with self.desk.database.write() as connection:
            await self._noted(connection, place, by)
            await store.drop_roles(connection, place.guild_id)
        self.on_change()

    async def _noted(self, connection: Connection, place: Place, by: Person) -> None:
        await repo.meet(connection, by.id, by.name, by.locale)
        known = await store.keeper(connection, place.guild_id)
        keeper = known or Keeper(place.guild_id, by.id, place.channel_id, 0)
        keeper.user_id, keeper.channel_id, keeper.due = by.id, place.channel_id, self.desk.clock()
        await store.put_keeper(connection, keeper)

    # --- what happens ------------------------------------------------------------------------------------------------

    async def wake(self, guild_id: int) -> None:
        """A server can be reached again, or the bot may do more there: try at once."""
        async with self.desk.database.write() as connection:
            await store.hurry(connection, self.desk.clock(), guild_id)

    async def gone(self, guild_id: int, role_id: int) -> None:
        """A role is deleted."""
        async with self.desk.database.write() as connection:
            if await store.role_gone(connection, guild_id, role_id):
                await store.hurry(connection, self.desk.clock(), guild_id)

    async def forget(self, connection: Connection, user_id: int) -> Callable[[], None]:
        """Somebody is forgotten: all that was given is taken back, and others move up.

        Args:
            connection: inside the transaction; the row in `users` is there still.
            user_id: who.

        Returns:
            what is to be done when it is written.
        """
        await store.strip(connection, user_id, self.desk.clock())
        await store.hurry_after(connection, self.desk.clock(), user_id)
        return self.on_change

    # --- what is due -------------------------------------------------------------------------------------------------

    async def due(self) -> tuple[list[int], int | None]:
        """Servers to be looked at now (`keep`), and Unix time of the next one that is not due yet."""
        reader = self.desk.database.reader
        here = self.desk.database.shards
        return await store.due_keepers(reader, self.desk.clock(), here), await store.next_due(reader, here)

    async def keep(self, guild_id: int) -> None:
        """See who is to wear what in a server, and let Discord do a wave of what is different."""
        async with self._keeping.setdefault(guild_id, asyncio.Lock()):
            now = self.desk.clock()
            lease = now + LEASE
            async with self.desk.database.write() as connection:
                keeper = await store.keeper(connection, guild_id)
                if keeper is None or keeper.due > now:
                    return
                keeper.due = lease
                await store.put_keeper(connection, keeper)
                await store.expire(connection, guild_id, now - KEPT)
                await store.settle(connection, guild_id, await _wanted(connection, guild_id, now), now)
                errands = await store.errands(connection, guild_id)
            again = await self._wave(guild_id, errands, now)
            async with self.desk.database.write() as connection:
                await store.put_off(connection, guild_id, lease, again)
                await store.drop_idle(connection, guild_id)
        if again < lease:
            self.on_change()

    async def _wave(self, guild_id: int, errands: list[Errand], now: int) -> int:
        """Do some of it; returns when to go on."""
        refused: dict[str, list[int]] = {}
        skipped: set[int] = set()
        made = 0
        try:
            for errand in errands:
                if errand.role_id in skipped:
                    continue
                if made == WAVE:
                    return now
                made += 1
                reason = await self._do(guild_id, errand)
                if reason:
                    refused.setdefault(reason, []).append(errand.role_id)
                    skipped.add(errand.role_id)
                if reason == NO_RIGHT:
                    break
            await self._tell(guild_id, refused)
        except TryLater as later:
            return now + max(1, round(later.seconds))
        except Unreachable as away:
            _log.info("roles not reached", guild=guild_id, reason=away.reason)
            return now + AGAIN
        except Exception as error:
            if trouble(error):
                raise
            _log.exception("roles not given", guild=guild_id)
            return now + FAILED
        return now + (AGAIN if refused else SWEEP)

    async def _do(self, guild_id: int, errand: Errand) -> str:
        """Give or take one role; returns why that was refused, empty if it was not."""
        act = self.wardrobe.give if errand.give else self.wardrobe.take
        absent = False
        try:
            await act(guild_id, errand.role_id, errand.user_id)
        except NotGiven as refusal:
            if refusal.reason == GONE:
                async with self.desk.database.write() as connection:
                    await store.role_gone(connection, guild_id, errand.role_id)
                return GONE
            if refusal.reason != LEFT:
                return refusal.reason
            absent = True
        async with self.desk.database.write() as connection:
            await store.done(connection, guild_id, errand, absent=absent)
        return ""

    async def _tell(self, guild_id: int, refused: dict[str, list[int]]) -> None:
        """Tell once what is refused: a refusal that stays is told again only after nothing was."""
        written = _written(refused)
        async with self.desk.database.write() as connection:
            keeper = await store.keeper(connection, guild_id)
            if keeper is None:
                return
            if keeper.trouble != written and (written or keeper.told):
                keeper.trouble, keeper.since, keeper.told = written, self.desk.clock(), 0
                await store.put_keeper(connection, keeper)
        problem = _read(keeper.trouble)
        if problem is None or keeper.told:
            return
        user = await repo.user(self.desk.database.reader, keeper.user_id) if keeper.user_id is not None else None
        place = Place(guild_id, keeper.channel_id)
        await self.wardrobe.complain(user, place, problem, f"w{guild_id % 10**9}.{keeper.since}")
        async with self.desk.database.write() as connection:
            now_there = await store.keeper(connection, guild_id)
            if now_there is not None and now_there.trouble == keeper.trouble:
                now_there.told = 1
                await store.put_keeper(connection, now_there)


async def _wanted(connection: Connection, guild_id: int, now: int) -> dict[tuple[int, int], int]:
    """Who is to wear which role: Unix time of the latest rated match, by role and person."""
    places: dict[tuple[str, str], dict[str, int]] = {}
    for one in await store.roles(connection, guild_id):
        places.setdefault((one.game, one.kind), {})[one.band] = one.role_id
    found: dict[tuple[int, int], int] = {}
    for (game, kind), roles in places.items():
        for line in await board(connection, now, guild_id, game, kind):
            band = next((one for one in BANDS if one in roles and within(one, line)), None)
            if band is not None and line.user_id is not None:
                key = roles[band], line.user_id
                found[key] = max(found.get(key, 0), line.at)
    return found


def within(band: str, line: Line) -> bool:
    """Whether a line of a leaderboard is in a part of it."""
    if band == FIRST:
        return line.place == 1
    if band == TEN:
        return line.place <= 10
    return line.figure >= int(band)


def _written(refused: dict[str, list[int]]) -> str:
    """What is refused, in one line: the gravest alone, each role once."""
    for reason in (NO_RIGHT, GONE, ABOVE, REFUSED):
        if reason in refused:
            roles = [] if reason == NO_RIGHT else sorted(set(refused[reason]))
            return ":".join((reason, ",".join(map(str, roles))))
    return ""


def _read(text: str) -> Trouble | None:
    if not text:
        return None
    reason, _, roles = text.partition(":")
    return Trouble(reason, tuple(int(one) for one in roles.split(",") if one))
