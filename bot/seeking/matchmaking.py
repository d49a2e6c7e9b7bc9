"""Finds groups, opens their tables, lets their matches begin: at every beat of the app's pulse (tournaments R6).

Each step is a transaction of its own that looks at what there is, so that a kill between two lets the next start go on
where it was: a group has one row of `findings`, its line one nonce, its line one thread, its channel one table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from secrets import token_bytes
from typing import Final

import msgspec
import structlog

from bot.core import playable
from bot.core.errors import CoreError
from bot.core.options import fitted
from bot.core.play import PACE
from bot.hours import vacations
from bot.rating.nearness import LIVE, FullGroup, Searcher, groups, widens_at
from bot.seeking.partings import Partings
from bot.seeking.searching import MISSED, is_closed, longest, sizes_by_game
from bot.seeking.usher import Usher
from bot.store import ratings
from bot.store import repository as repo
from bot.store import searches as store
from bot.store.errors import Conflict, trouble
from bot.store.rows import CANCELLED, LOBBY, GuildRow, SeatRow
from bot.store.searches import FindingRow, SearchRow
from bot.tables.beginning import begin
from bot.tables.desk import Change, Desk
from bot.tables.founding import found
from bot.tables.lobby import close, new_row, take_away
from bot.tables.model import DAY, MAX_HOSTED, Place, TableError
from bot.tables.presenter import MessageGone, TryLater, Unreachable
from bot.tables.rated import OFF, ON, RATED

KEPT: Final = DAY
LIVE_KEPT: Final = 15 * 60
"""Seconds for which the places of a table are kept for those who were found, from when all of them may be told."""
AGAIN: Final = (60, 300, 900)
"""Seconds until a table that could not be opened is tried again; in the last spacing from then on."""
LOOK_AGAIN: Final = 300
"""Seconds after which groups are looked for in any case: ratings and vacations change too."""
QUEUE: Final = 200
"""People of a server among whom groups are looked for at once, the longest waiting."""
UNSAID: Final = 10
"""Seconds until it is looked again whether all is said in a thread that is to be archived."""
MANY: Final = 20
"""Waiting people among whom groups are looked for in a thread of its own, beside the event loop."""
DISSOLVED: Final = "seek"
"""Why a lobby is closed: not enough of those came for whom it was opened."""

_log = structlog.get_logger(__name__)


async def _groups(waiting: Sequence[Searcher], now: int) -> list[FullGroup]:
    """Groups that are full, of many people beside the event loop; see `bot.rating.nearness.groups`."""
    if len(waiting) <= MANY:
        return groups(waiting, now, sizes_by_game())
    return await asyncio.to_thread(groups, waiting, now, sizes_by_game())


class Matchmaking:
    """See the module.

    Args:
        desk: shared with the tables.
        usher: what it needs of Discord.
    """

    def __init__(self, desk: Desk, usher: Usher) -> None:
        self.desk = desk
        self.usher = usher
        self.here = desk.database.shards
        self.partings = Partings(desk, usher)
        self._look_at = 0
        self._stirred = True
        self._renewed = not desk.database.restored

    def stir(self) -> None:
        """Somebody looks for something else: look at once whether a group is full."""
        self._stirred = True

    async def run_due(self) -> int | None:
        """Do what is due; returns Unix time of the next thing that is, or None."""
        if not self._renewed:  # a restored copy: its next groups have numbers no line was posted under yet
            async with self.desk.database.write() as connection:
                await store.skip_finding_ids(connection)
            self._renewed = True
        await self.partings.end_waits()
        if self._stirred or self._look_at <= self.desk.clock():
            self._stirred = False  # before it is looked: what is pressed meanwhile is looked at the next time
            self._look_at = await self._look()
        dues: list[int] = []
        for row in await store.findings(self.desk.database.reader, self.here):
            try:
                dues += await self._go_on(row)
            except Exception as error:
                if trouble(error):
                    raise
                _log.exception("a group waits", finding=row.id)  # it stops none of the others
                dues.append(await self._put_off(row))
        await self.partings.tell()
        told = await store.next_to_tell(self.desk.database.reader, self.here)
        dues += [told] if told is not None else []
        if await store.searched_guilds(self.desk.database.reader, self.here):
            dues.append(self.desk.clock() if self._stirred else self._look_at)
        return min(dues, default=None)

    async def _go_on(self, row: FindingRow) -> list[int]:
        """Do what is due of one group; when something is next, if by itself."""
        if row.table_id is not None:
            return await self._settle(row)
        return [row.due] if row.due > self.desk.clock() else await self._open(row)

    async def _put_off(self, row: FindingRow) -> int:
        """Try it again later, and anew; returns when."""
        row.due, row.attempts = self.desk.clock() + AGAIN[min(row.attempts, len(AGAIN) - 1)], row.attempts + 1
        if row.table_id is None:
            row.home_id, row.message_id, row.channel_id = 0, 0, 0
        await self._keep(row)
        return row.due

    # --- groups ------------------------------------------------------------------------------------------------------

    async def _look(self) -> int:
        """Put full groups together; returns when to look again."""
        now, reader = self.desk.clock(), self.desk.database.reader
        again = now + LOOK_AGAIN
        for guild_id in await store.searched_guilds(reader, self.here):
            if is_closed(await repo.guild(reader, guild_id)):
                continue
            rows = await store.waiting_in(reader, guild_id, QUEUE)
            rated = await ratings.rated_in(reader, guild_id, [row.user_id for row in rows])
            waiting: list[Searcher] = []
            for row in rows:
                ends = row.since + longest(row.body.pace)
                again = min(again, ends, widens_at(row.since, row.body.pace, now))
                if await self._may_play(reader, row):
                    waiting.append(Searcher(row.user_id, row.since, row.body, rated[row.user_id]))
            full = await _groups(waiting, now)
            if full:
                await self._note(guild_id, full, {row.user_id: row for row in rows})
        return again

    async def _may_play(self, connection: repo.Connection, row: SearchRow) -> bool:
        """Whether somebody can be given a table now: not on vacation, and for one sitting not in quiet hours; nor with
        as many hosted tables as there may be, since whoever comes first is its host.
        """
        now, user = self.desk.clock(), await repo.user(connection, row.user_id)
        if user is None or vacations.going_on(user.calendar.taken, now) is not None:
            return False
        if row.body.pace == LIVE and user.calendar.speaks(now) > now:
            return False
        return await repo.hosted(connection, row.user_id, row.guild_id) < MAX_HOSTED

    async def _note(self, guild_id: int, full: Sequence[FullGroup], seen: Mapping[int, SearchRow]) -> None:
        """Write groups down, in one transaction, as far as nothing has changed since they were looked for.

        Args:
            guild_id: their server.
            full: the groups.
            seen: searches by person as they were then.
        """
        async with self.desk.database.write() as connection:
            if is_closed(await repo.guild(connection, guild_id)):
                return
            for group in full:
                rows = [await store.search_of(connection, guild_id, user) for user in group.members]
                people = [row for row in rows if row is not None and row == seen[row.user_id]]
                if len(people) < len(rows) or not all([await self._may_play(connection, row) for row in people]):
                    self._stirred = True  # somebody looks for something else by now: the others are looked at again
                    continue
                finding = await store.new_finding(connection, guild_id, group.kind, self.desk.clock())
                for row in people:
                    row.finding_id = finding.id
                    await store.put_search(connection, row)

    # --- opening a table ---------------------------------------------------------------------------------------------

    async def _open(self, row: FindingRow) -> list[int]:
        """Try to open a group's table; when it is tried next, if it is."""
        try:
            await self._opened(row)
        except TryLater as later:
            row.due = self.desk.clock() + max(1, round(later.seconds))
            await self._keep(row)
        except (Unreachable, MessageGone, Conflict, CoreError) as problem:
            _log.warning("no table for a group", finding=row.id, reason=str(problem), kind=type(problem).__name__)
            await self._put_off(row)
        else:
            return []
        return [row.due]

    async def _opened(self, row: FindingRow) -> None:
        reader = self.desk.database.reader
        people = await store.members(reader, row.id)
        users = [one.user_id for one in people]
        guild = await repo.guild(reader, row.guild_id)
        gone = await self.usher.gone(row.guild_id, users)
        over = any(one.since + longest(one.body.pace) <= self.desk.clock() for one in people)
        if gone or over or len(people) < row.body.seats or is_closed(guild):
            await self._let_go(row, gone)
            return
        language = await self.usher.language(row.guild_id, guild.language)
        if not row.home_id and not row.channel_id:
            await self._choose(row, guild, people)
        if row.home_id:
            home = Place(row.guild_id, row.home_id)
            if not row.message_id:
                nonce = f"s{row.id}.{row.attempts}"
                row.message_id = await self.usher.post_line(home, row.body, language, nonce)
                await self._keep(row)
            row.channel_id = await self.usher.open_thread(home, row.body, language, row.message_id)
            await self._keep(row)
        await self._found(row, language)

    async def _choose(self, row: FindingRow, guild: GuildRow, people: Sequence[SearchRow]) -> None:
        """Where the table is to stand: in a thread if there can be one, else in a channel without a table. Asked are
        the channels in which its people asked and that the server allows, then all that it names.

        Raises:
            Unreachable: there is none.
        """
        asked = [one.channel_id for one in people if not guild.channels or one.channel_id in guild.channels]
        users = [one.user_id for one in people]
        sites = await self.usher.sites(row.guild_id, list(dict.fromkeys([*asked, *guild.channels])), users)
        free = [one for one in sites if await repo.table_in(self.desk.database.reader, one.channel_id) is None]
        ways = [(one.channel_id, 0) for one in sites if one.threads] + [(0, one.channel_id) for one in free]
        if not ways:
            raise Unreachable("rooms")
        row.home_id, row.channel_id = ways[row.attempts % len(ways)]
        await self._keep(row)

    async def _keep(self, row: FindingRow) -> None:
        async with self.desk.database.write() as connection:
            await store.put_finding(connection, row)

    async def _found(self, row: FindingRow, language: str) -> None:
        """Write the lobby down, with a place kept for each; whoever looked for something else meanwhile is not in it.

        Raises:
            Conflict: another table stands in the channel.
        """
        now, kind = self.desk.clock(), row.body
        async with self.desk.database.write() as connection:
            current = await store.finding(connection, row.id)
            people = await store.members(connection, row.id)
            if current is None or current.table_id is not None or len(people) < kind.seats:
                return
            guild = await repo.guild(connection, row.guild_id)
            options = {
                **fitted(playable.find(kind.game).rules, kind.seats, guild.defaults.get(kind.game, {})),
                PACE: kind.pace,
                RATED: ON if kind.rated else OFF,
            }
            place = Place(row.guild_id, row.channel_id, row.home_id)
            table = new_row(kind.game, place, language, options, token_bytes(32), now)
            table.restricted = 1
            row.until = now
            for one in people:
                row.until = max(row.until, await self.partings.told_at(connection, one.user_id))
            row.until += LIVE_KEPT if kind.pace == LIVE else KEPT
            seats = [SeatRow(0, number, kept_id=one.user_id, kept_until=row.until) for number, one in enumerate(people)]
            await found(connection, table, seats, now)
            for one in people:
                await repo.invite(connection, table.id, one.user_id)
            await repo.set_timer(connection, table.id, "keep", row.until)
            await repo.say(connection, table.id, "notice:found", {}, now)
            row.table_id = table.id
            await store.put_finding(connection, row)
        self.desk.on_change(table.id)

    async def _let_go(self, row: FindingRow, gone: set[int]) -> None:
        """A group is not full any more before it has a table: the others wait on, since when they did."""
        async with self.desk.database.write() as connection:
            for one in await store.members(connection, row.id):
                if one.user_id in gone:
                    one.rest()
                    await store.put_search(connection, one)
            await store.drop_finding(connection, row.id)
        self._stirred = True

    # --- from the lobby to the match ---------------------------------------------------------------------------------

    async def _settle(self, row: FindingRow) -> list[int]:
        """Whether everybody has come to a table that was opened, or somebody will not; when it is looked at again,
        where nothing else brings that about."""
        assert row.table_id is not None
        reader = self.desk.database.reader
        table = await repo.table(reader, row.table_id)
        people = await store.members(reader, row.id)
        seats = await repo.seats(reader, row.table_id)
        if table is not None and table.phase == LOBBY and table.restricted:
            there = {one.user_id or one.kept_id for one in seats}
            waited_for = any(one.kept_id is not None for one in seats)
            complete = len(seats) >= row.body.seats and not any(one.open for one in seats)
            if waited_for and complete and all(one.user_id in there for one in people):
                return []
        if table is not None and table.phase == CANCELLED and not people and row.home_id:
            return await self._archive(row)
        try:
            async with self.desk.change(row.table_id) as change:
                await self._settled(change, row)
        except TableError:
            _log.info("the table of a group is gone", finding=row.id)
        return []

    async def _archive(self, row: FindingRow) -> list[int]:
        """Archive the thread of a table that came to nothing, once all is said in it: what is said in it later would
        open it again. Returns when it is tried again."""
        assert row.table_id is not None
        now = self.desk.clock()
        if row.due > now:
            return [row.due]
        last = await repo.unsaid(self.desk.database.reader, row.table_id)
        try:
            if last is not None:
                raise TryLater(max(UNSAID, last - now))
            await self.usher.archive_thread(Place(row.guild_id, row.channel_id, row.home_id))
        except TryLater as later:
            row.due = now + max(1, round(later.seconds))
            await self._keep(row)
            return [row.due]
        async with self.desk.database.write() as connection:
            await store.drop_finding(connection, row.id)
        return []

    async def _settled(self, change: Change, row: FindingRow) -> None:
        people = await store.members(change.connection, row.id)
        there = {one.user_id or one.kept_id for one in change.seats}
        if change.row.phase == LOBBY and change.row.restricted:
            for one in people:
                if one.user_id not in there:
                    await self._stayed_away(change, one, row)
            left = [one for one in people if one.finding_id is not None]
            if not await self._goes_on(change, row, left):
                await close(change, DISSOLVED)
            elif any(seat.kept_id is not None for seat in change.seats):
                await store.put_finding(change.connection, row)
                return
            else:
                await self._begin(change)
                await self._rest(change, left)
        elif change.row.phase == CANCELLED:
            for one in people:
                if one.user_id == change.row.host_id:  # who closed it does not wait any more, the others do
                    await self._rest(change, [one])
                elif one.user_id not in there:
                    await self._stayed_away(change, one, row)
            change.idle = True
        else:  # it has begun, or is an ordinary lobby now that its host opened it for everybody
            await self._rest(change, people)
            change.idle = True
        self._stirred = True
        if change.row.phase != CANCELLED or not row.home_id:
            await store.drop_finding(change.connection, row.id)
            return
        for one in await store.members(change.connection, row.id):  # they wait on; the thread is to be archived
            one.finding_id = None
            await store.put_search(change.connection, one)
        row.due = change.now
        await store.put_finding(change.connection, row)

    async def _stayed_away(self, change: Change, one: SearchRow, row: FindingRow) -> None:
        """Somebody does not come: that says a press, or the time."""
        late = change.now >= row.until
        one.rest(MISSED if late else "")
        if late:
            await self.partings.announce(change.connection, one)
        await store.put_search(change.connection, one)

    async def _goes_on(self, change: Change, row: FindingRow, left: Sequence[SearchRow]) -> bool:
        """Whether those who are left have a table that all of them want; places that nobody takes any more go."""
        rules = playable.find(change.row.game).rules
        stay = len([seat for seat in change.seats if not seat.open])
        if stay < row.body.seats and not (stay in rules.seats and all(stay in one.body.sizes for one in left)):
            return False
        for seat in reversed([seat.seat for seat in change.seats if seat.open]):
            take_away(change, seat)
        if stay < row.body.seats:
            own = {key: value for key, value in change.row.options.items() if not key.startswith("table-")}
            change.row.options = {**change.row.options, **fitted(rules, stay, own)}
            row.body = msgspec.structs.replace(row.body, seats=stay)
            await change.say("smaller", count=stay)
        return True

    async def _begin(self, change: Change) -> None:
        """Everybody is there. What the game refuses to begin with is left to the host, as in any lobby."""
        try:
            await begin(change)
        except CoreError as refused:
            _log.warning("a group's match is left to its host", table=change.row.id, reason=refused.key)

    async def _rest(self, change: Change, people: Sequence[SearchRow]) -> None:
        for one in people:
            one.rest()
            await store.put_search(change.connection, one)
