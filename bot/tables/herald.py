"""Tells Discord what the outbox holds: after the commit, as often as it takes, each thing once (design 3 and 4)."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import structlog

from bot.core.windows import nobody_must
from bot.store import repository as repo
from bot.store.errors import trouble
from bot.store.rows import CANCELLED, FINISHED, GONE, LOBBY, OPEN, PAUSED, PLAYING, TO_ONE, Board, OutboxRow
from bot.tables.aside import set_aside
from bot.tables.calling import Calling
from bot.tables.desk import Desk
from bot.tables.model import Snapshot, TableError
from bot.tables.pings import ENDED, Deed, decide
from bot.tables.presenter import MessageGone, Presenter, TryLater, Unreachable
from bot.tables.watching import Watching

BACKOFF: Final = (5, 15, 60, 300, 900, 3600)
"""Seconds between attempts when a channel cannot be written to."""

ROUNDS: Final = 20

Retired = tuple[int, int, int]
"""A board that has been superseded: its message, and the log entries after and up to which it stood."""

_log = structlog.get_logger(__name__)


class Herald:
    """Carries the outbox of tables to the presenter."""

    def __init__(
        self, desk: Desk, presenter: Presenter, calling: Calling | None = None, watching: Watching | None = None
    ) -> None:
        self.desk = desk
        self.presenter = presenter
        self.calling = calling or Calling(desk, presenter)
        self.watching = watching or Watching(desk, presenter)
        self._owed = False
        """Whether something was kept from somebody that may be due already: a direct message."""
        self._unnoted: dict[int, tuple[Snapshot, Board | None, int, Retired | None]] = {}
        """By outbox row: what Discord has and the database does not know yet, because the disk was full just then."""

    async def tell_due(self) -> None:
        """Say everything that is due, for all tables (after a restart, or when something was postponed)."""
        for table_id in await repo.due_outbox(
            self.desk.database.reader, self.desk.clock(), here=self.desk.database.shards
        ):
            await self.tell(table_id)

    async def wake(self, guild_id: int) -> None:
        """A server can be reached again (the bot was invited back, a permission was granted): try at once."""
        async with self.desk.database.write() as connection:
            await repo.wake(connection, guild_id, self.desk.clock())

    async def renew(self) -> None:
        """After a restored copy: what stands in the channels tells of later, so everything is shown anew.

        A board is posted again below whatever came after the copy, and the one the copy knows of is retired.
        """
        database = self.desk.database
        async with database.write() as connection:
            await repo.skip_outbox_ids(connection)
            found = await repo.ids_of(connection, LOBBY, PLAYING, PAUSED)
            if database.shards.whole:
                for table_id in found:
                    await self._renew(connection, table_id)
        if not database.shards.whole:  # other processes may play at their tables already
            for table_id in found:
                async with database.write("tables", table_id) as connection:
                    await self._renew(connection, table_id)
        _log.info("a restored copy: everything is shown anew", tables=len(found))

    async def _renew(self, connection: repo.Connection, table_id: int) -> None:
        row = await repo.table(connection, table_id)
        if row is not None and row.phase in (LOBBY, PLAYING, PAUSED):
            row.board.awaited = []
            await repo.put_board(connection, table_id, row.board)
            await repo.say_once(connection, table_id, "lobby" if row.phase == LOBBY else "board", self.desk.clock())

    async def gone(self, channel_id: int) -> None:
        """A channel was deleted: its table is set aside at once."""
        row = await repo.table_in(self.desk.database.reader, channel_id)
        if row is not None:
            async with self.desk.talking(row.id):
                await self._archive(row.id)

    async def tell(self, table_id: int) -> None:
        """Say what is due about one table; changes that come meanwhile are told in the same go. About one of another
        process nothing: there a channel has its one queue."""
        if await self.desk.is_here(table_id):
            await self._tell(table_id)
        await self._call()

    async def _tell(self, table_id: int) -> None:
        async with self.desk.talking(table_id):
            for _ in range(ROUNDS):
                rows = await repo.outbox(self.desk.database.reader, table_id, self.desk.clock())
                if not rows:
                    return
                for row in rows:
                    if not await self._attempt(table_id, row):
                        return

    async def _call(self) -> None:
        """Direct messages about what was told just now."""
        if self._owed:
            self._owed = False
            await self.calling.tell_due()

    async def owes(self, table_id: int, kind: str) -> bool:
        """Whether something of a kind still waits to be said about a table: its channel cannot be written to now."""
        return await repo.waits(self.desk.database.reader, table_id, kind)

    async def _attempt(self, table_id: int, row: OutboxRow) -> bool:
        """Say one thing; False when the rest had better wait."""
        now = self.desk.clock()
        try:
            await self._say(table_id, row)
        except TryLater as later:
            await self._postpone(row, now + max(1, round(later.seconds)))
            return False
        except Unreachable as problem:
            if problem.reason == "gone":
                await self._archive(table_id)
                return False
            _log.warning("channel unreachable", table=table_id, reason=problem.reason, missing=problem.missing)
            await self._postpone(row, now + BACKOFF[min(row.attempts, len(BACKOFF) - 1)])
            return False
        except Exception as error:
            if trouble(error):
                raise  # it could not even be noted as tried; the row is there when the disk works again
            # Whatever goes wrong in showing, the match is safe and the row stays: tried again, less and less often.
            _log.exception("could not show", table=table_id, kind=row.kind)
            await self._postpone(row, now + BACKOFF[min(row.attempts, len(BACKOFF) - 1)])
            return False
        return True

    async def _postpone(self, row: OutboxRow, due: int) -> None:
        async with self.desk.database.write() as connection:
            await repo.postpone(connection, row.id, due)

    async def _archive(self, table_id: int) -> None:
        """The channel is deleted: the match waits, and can be resumed in another channel."""
        async with self.desk.change(table_id) as change:
            if change.row.phase == LOBBY:
                change.row.phase = CANCELLED
                change.row.ended_at = change.now
                await repo.drop_timers(change.connection, table_id)
            elif change.row.phase == PLAYING:
                await set_aside(change)
            change.row.board = Board()
            await repo.drop_outbox(change.connection, table_id)

    async def _say(self, table_id: int, row: OutboxRow) -> None:
        if row.id in self._unnoted:  # said already; a message posted long ago has spent its nonce
            table, board, again, retired = self._unnoted[row.id]
            await self._done(table, row, board, again, retired)
            return
        table = await self.desk.snapshot(table_id)
        if row.kind == "lobby":
            await self._lobby(table, row)
        elif row.kind == "board":
            await self._board(table, row)
        elif row.kind == "retire":
            with suppress(MessageGone):
                await self.presenter.retire_board(table, row.body["message"], row.body["after"], row.body["until"])
            await self._done(table, row, None)
        elif row.kind == "vote":
            await self._vote(table, row)
        elif row.kind == "talk":
            await self._talk(table, row)
        elif row.kind == "watch":
            self._owed = await self.watching.tell(table, row.id) or self._owed
            await self._done(table, row, None)
        else:
            await self._notice(table, row)

    async def _notice(self, table: Snapshot, row: OutboxRow) -> None:
        body = dict(row.body) if row.user_id is None else {**row.body, "user": row.user_id}
        board = table.row.board
        kind = row.kind.removeprefix("notice:")
        hushed = await self._hushed(table, self.presenter.called(table, kind, body))
        message = await self.presenter.post_notice(table, kind, body, row.id, hushed)
        if message and row.kind.endswith("-asked"):
            board.votes[row.body["until"]] = message
        await self._done(table, row, board)

    async def _talk(self, table: Snapshot, row: OutboxRow) -> None:
        """A match in which people bargain has begun: they get a thread for it."""
        board = table.row.board
        if table.row.phase == PLAYING and not board.talk:
            board.talk = await self.presenter.open_talk(table, row.id)
        await self._done(table, row, board)

    async def _hushed(self, table: Snapshot, users: Sequence[int]) -> set[int]:
        hushed = await self.calling.hushed(table, users)
        self._owed = self._owed or bool(hushed)
        return hushed

    async def _vote(self, table: Snapshot, row: OutboxRow) -> None:
        """A vote is over: nobody is to press its buttons any more."""
        board = table.row.board
        message = board.votes.pop(row.body["until"], 0)
        if message:
            with suppress(MessageGone):
                await self.presenter.close_vote(table, message, row.body)
        await self._done(table, row, board)

    async def _done(
        self, table: Snapshot, row: OutboxRow, board: Board | None, again: int = 0, retired: Retired | None = None
    ) -> None:
        """Note what Discord has; `again` says when to look at it once more.

        When the table changed meanwhile, the same is due again under a number of its own: a message posted for this row
        has spent its nonce.
        """
        self._unnoted[row.id] = table, board, again, retired
        async with self.desk.database.write("tables", table.id) as connection:
            now = await repo.table(connection, table.id)
            if board is not None:
                await repo.put_board(connection, table.id, board)
            if retired is not None:
                message, after, until = retired
                body = {"message": message, "after": after, "until": until}
                await repo.say(connection, table.id, "retire", body, self.desk.clock())
            await repo.said(connection, row.id)
            if row.kind == "notice:sat":
                await repo.told_who_sat(connection, table.id)
            if row.kind in ("lobby", "board") and now is not None and now.revision != table.row.revision:
                again = self.desk.clock()
            if row.kind == "board" and await self.watching.owed(connection, table):
                await repo.say_once(connection, table.id, "watch", self.desk.clock())
            if again:
                await repo.say_once(connection, table.id, row.kind, again)
        del self._unnoted[row.id]

    async def _lobby(self, table: Snapshot, row: OutboxRow) -> None:
        board = table.row.board
        if board.lobby:
            try:
                await self.presenter.edit_lobby(table, board.lobby)
            except MessageGone:
                board.lobby = 0
        if not board.lobby and table.in_lobby:
            board.lobby = await self.presenter.post_lobby(table, row.id)
        await self._done(table, row, board)

    async def _board(self, table: Snapshot, row: OutboxRow) -> None:
        if table.in_lobby:
            await self._done(table, row, None)
            return
        board = table.row.board
        now = self.desk.clock()
        free = nobody_must(table.match.play) if table.awaited else {}
        called = [seat for seat in table.awaited if free.get(seat, True)]
        awaited = [seat for seat in called if table.seats[seat].user_id is not None]
        ended = table.row.phase == FINISHED
        deed = decide(board, awaited, now, ended=ended, everybody=table.humans)
        if table.row.phase in (PAUSED, CANCELLED) and not board.message:
            await self._done(table, row, None)
            return
        if deed.what == "wait":
            await self._postpone(row, deed.until)
            return
        if deed.what == "edit":
            try:
                await self.presenter.edit_board(table, board.message)
                board.edited = now
                board.shown = table.row.revision
                board.awaited = [ENDED] if ended else [seat for seat in awaited if seat not in deed.later]
                await self._done(table, row, board, deed.again)
                return
            except MessageGone:
                board.message = 0
            except TryLater as later:
                if later.stuck:
                    board.edited = now
                    async with self.desk.database.write() as connection:
                        await repo.put_board(connection, table.id, board)
                raise
        await self._post(table, row, board, awaited, deed, ended)

    async def _post(
        self, table: Snapshot, row: OutboxRow, board: Board, awaited: list[int], deed: Deed, ended: bool
    ) -> None:
        pings = deed.pings
        now = self.desk.clock()
        if not ended:
            table = await self._check_reach(table, pings)
        wanted = [seat for seat in pings if table.row.offered.get(seat) != GONE]
        users = [user for seat in wanted if (user := table.seats[seat].user_id) is not None]
        hushed = await self._hushed(table, users)
        message = await self.presenter.post_board(table, [user for user in users if user not in hushed], row.id)
        pinged = {**board.pinged, **dict.fromkeys(wanted, now)}
        fresh = Board(
            lobby=board.lobby,
            message=message,
            channel=table.row.channel_id,
            pinged=pinged,
            awaited=[ENDED] if ended else [seat for seat in awaited if seat not in deed.later],
            posted=now,
            edited=now,
            shown=table.row.revision,
            after=table.row.last,
            votes=board.votes,
            talk=board.talk,
        )
        retired = (board.message, board.after, table.row.last) if board.message else None
        await self._done(table, row, fresh, deed.again, retired)

    async def _check_reach(self, table: Snapshot, seats: tuple[int, ...]) -> Snapshot:
        """At each hand-over: if the awaited person is gone, the board says so and offers the seat; in a tournament its
        organisers read it."""
        gone: list[int] = []
        back: list[int] = []
        for seat in seats:
            user = table.seats[seat].user_id
            if user is None or table.row.offered.get(seat) in (OPEN, *TO_ONE):
                continue
            with suppress(TryLater):
                if await self.presenter.reachable(table, user):
                    back.append(seat)
                else:
                    gone.append(seat)
        back = [seat for seat in back if seat in table.row.offered]
        gone = [seat for seat in gone if seat not in table.row.offered]
        if not gone and not back:
            return table
        with suppress(TableError):
            async with self.desk.change(table.id) as change:
                for seat in gone:
                    change.row.offered.setdefault(seat, GONE)
                for seat in back:
                    change.row.offered.pop(seat, None)
        return await self.desk.snapshot(table.id)
