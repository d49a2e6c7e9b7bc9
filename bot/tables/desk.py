"""The one way a table changes: one transaction, then the news (design 3: commit first, then talk to Discord)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from copy import deepcopy
from typing import Any, Final
from weakref import WeakValueDictionary

import msgspec

from bot.core.events import Entry, Event
from bot.core.match import Match
from bot.core.streams import Stream
from bot.core.windows import nobody_must, patience
from bot.hours.floors import deadlines
from bot.store import alive
from bot.store import repository as repo
from bot.store.database import Database
from bot.store.loading import Loaded, load
from bot.store.rows import CANCELLED, FINISHED, LOBBY, PLAYING, Ballot, EntryRow, SeatRow, Wait
from bot.store.shards import Shards
from bot.tables import absences, plans, public, rated, timing
from bot.tables.keyframes import KeyFrames
from bot.tables.model import DAY, Person, Snapshot, TableError

LOBBY_IDLE: Final = 7 * DAY

_FACTS: Final = 512
_encode = msgspec.json.Encoder().encode


class Repeated(Exception):
    """The same interaction was acted on before."""


class Change:
    """A table inside a transaction. Change `row` and `seats` freely; everything is written at the end, and what of it
    everybody may know (`bot.tables.public`) is told.

    Attributes:
        connection: the writer.
        row: the table.
        seats: its seats.
        now: Unix time.
        pack: document of the card pack, for games with packs.
        known: public facts of the match after a log entry, as far as they had to be found out.
        table: as it was read; its row and seats are those that are changed.
        idle: nothing of the table is changed, so that nothing is written at the end and nobody is told.
        again: the table goes on as it was, after a pause or an undo: clocks give nothing for it.
        behind: last entry of the log that counted before the newest was written.
        plans: what seats plan for their next turn.
        deadlines: those that ran before.
        barred: whether the newest entry drew or revealed something, so that it is not taken back freely.
        afterwards: done when all of it is written and nothing can take it back any more.
    """

    def __init__(self, desk: Desk, connection: repo.Connection, table: Snapshot) -> None:
        self.table = table
        self.pack = table.pack
        self.desk = desk
        self.connection = connection
        self.row = row = table.row
        self.seats = seats = table.seats
        self.now = desk.clock()
        self.idle = False
        self.again = False
        self.behind = row.head
        self.plans = plans.kept_at(table)
        self.barred = False
        self.deadlines = deadlines(row.running)
        self._seats_before = deepcopy(seats)
        self._phase_before = row.phase
        self._last_before = row.last
        self._state_before = row.state, table.pack
        self._facts_before = public.of_table(row, seats)
        self._match: Match | None = None
        self._public = False
        self.known: tuple[int, bytes] | None = None
        self.afterwards: list[Callable[[], None]] = []

    # --- who ---------------------------------------------------------------------------------------------------------

    async def once(self, interaction: int) -> None:
        """Remember an interaction.

        Raises:
            Repeated: it was acted on before.
        """
        if await repo.seen_interaction(self.connection, interaction, self.now):
            raise Repeated

    async def by(self, person: Person) -> None:
        """Somebody is at the table now."""
        await repo.meet(self.connection, person.id, person.name, person.locale)
        self.row.touched_at = self.now
        if self.row.phase == LOBBY:
            await repo.set_timer(self.connection, self.row.id, "idle", self.now + LOBBY_IDLE)

    def seat_of(self, user_id: int) -> SeatRow:
        """The seat a person plays.

        Raises:
            TableError: none; in a lobby the words say how to take one, for seats may be free.
        """
        for seat in self.seats:
            if seat.user_id == user_id:
                return seat
        raise TableError("error-not-joined" if self.row.phase == LOBBY else "error-not-seated")

    @property
    def recorded(self) -> bool:
        """Whether the match went on in this change."""
        return self.row.last != self._last_before

    def humans(self) -> list[int]:
        """Seats that people play."""
        return [seat.seat for seat in self.seats if seat.user_id is not None]

    def require(self, *phases: str) -> None:
        """Refuse what does not go with the table's phase."""
        if self.row.phase not in phases:
            if self.row.phase == LOBBY:
                raise TableError("error-not-started")
            if self.row.phase == PLAYING:
                raise TableError("error-already-started")
            raise TableError(f"error-{self.row.phase}")

    # --- saying ------------------------------------------------------------------------------------------------------

    async def say(self, kind: str, user: int | None = None, **body: Any) -> None:
        """Put a notice into the outbox; `user`, whom it is about, reaches the presenter in the body."""
        await repo.say(self.connection, self.row.id, f"notice:{kind}", body, self.now, user)

    async def open_vote(self, ballot: Ballot) -> None:
        """Put something to the vote; it lapses at its time. One line asks those concerned."""
        ballot.until = absences.free(self.row, ballot.until)
        self.row.ballot = ballot
        await repo.set_timer(self.connection, self.row.id, "ballot", ballot.until)
        await self.say(f"{ballot.kind}-asked", seat=ballot.seat, voters=ballot.voters, until=ballot.until)

    async def close_vote(self, outcome: str) -> None:
        """End the open vote, if there is one; the line that asked says how it ended and loses its buttons.

        Args:
            outcome: `agreed`, `refused`, `lapsed` (its time is over), `overtaken` (play went on) or `over` (whoever
                asked is not there any more, or the match is not).
        """
        ballot, self.row.ballot = self.row.ballot, Ballot()
        if not ballot.kind:
            return
        await repo.drop_timers(self.connection, self.row.id, "ballot")
        body = {
            "kind": ballot.kind,
            "seat": ballot.seat,
            "until": ballot.until,
            "outcome": outcome,
            "value": ballot.value,
        }
        await repo.say(self.connection, self.row.id, "vote", body, self.now)

    def show(self) -> None:
        """The lobby or the board is to be told once more though nothing differs: its message is gone."""
        self._public = True

    def seen(self) -> bool:
        """Whether everybody sees something of what the match went through in this change.

        Not of an order, nor of an answer to a call that stays open: then nothing may be edited, and nothing else may
        change either that others can see, or the time of it would tell who has answered, and when (design 2.6).
        """
        if not self._public and self._match is not None:
            self._public = self._of_match() != self.desk.facts_of(self.row.id, self._last_before, *self._state_before)
        return self._public

    def _of_match(self) -> bytes:
        assert self._match is not None
        facts = public.of_match(self._match)
        self.known = self.row.last, facts
        return facts

    # --- the match ---------------------------------------------------------------------------------------------------

    def match(self) -> Match:
        """The match as it stands."""
        if self.row.state is None:
            raise TableError("error-not-started")
        return Match.load(self.row.state.encode(), self.pack)

    async def record(
        self, match: Match, entry: Entry | None = None, unit: int = 0, *, moved: int | None = None, answered: int = 0
    ) -> int:
        """Write the match's last entry (or a given one of the table's own), the frame after it, and the state.

        Args:
            entry: instead of the match's own; `unit` is the first entry of the batch it belongs to.
            moved, answered: as `attend`.

        Returns:
            number of the entry.
        """
        row = self.row
        data = match.save()
        self.behind = row.head
        row.last += 1
        self._match = match
        entry = match.entry if entry is None else entry
        self.barred = entry.bars_undo
        self._public = self._public or any(event.seen(None) is not None for event in entry.events)
        key, packed = await self.desk.frames.pack(self.connection, row.id, row.last, data)
        body = _encode(entry).decode()
        whose, turn = match.play.game.rules.turn_of(match.play)
        await repo.append(
            self.connection,
            EntryRow(row.id, row.last, row.head, unit or row.last, self.now, self.desk.version, body, turn, whose),
            key,
            packed,
        )
        row.head = row.last
        row.state = data.decode()
        if match.result is not None:
            await self._finish()
        else:
            await self.attend(match, moved, answered)
        return row.last

    async def note(self, key: str, /, **args: Any) -> int:
        """Write a log entry of the table's own (an undo, a seat that changed hands); the match stays as it is."""
        return await self.record(self.match(), Entry("table", events=(Event(key, args),)))

    async def _finish(self) -> None:
        self.row.phase = FINISHED
        self.row.ended_at = self.now
        self.row.waits = {}
        await timing.end(self)
        await self.close_vote("over")
        await absences.end(self)
        self.row.offered = {}
        await repo.drop_timers(self.connection, self.row.id)
        await repo.drop_drafts(self.connection, self.row.id)

    async def attend(self, match: Match, moved: int | None = None, no: int = 0) -> None:
        """Bring waits, reminders and the match's own timers up to date; at a table set aside they rest.

        Args:
            match: as it stands.
            moved: a seat that has just acted; if it is asked something new, its waiting begins anew. Who has answered
                an open call, or given an order, waits on as before: that is not told (design 2.6), so no time may tell
                it.
            no: number of the question that it has answered; what is asked anew has a higher one.
        """
        row = self.row
        if row.phase != PLAYING:
            return
        free = nobody_must(match.play)
        awaited = [seat for seat in match.awaited() if seat not in free]
        if moved is not None and not any(q.blocking and not q.answered and q.no > no for q in match.asked(moved)):
            moved = None
        for seat in list(row.waits):
            if seat not in awaited or seat == moved:
                del row.waits[seat]
                await repo.drop_timers(self.connection, row.id, "remind", str(seat))
        for seat in awaited:
            if seat not in row.waits and self.seats[seat].user_id is not None:
                row.waits[seat] = Wait(self.now)
                await repo.set_timer(self.connection, row.id, "remind", self.now + timing.REMIND_FIRST, str(seat))
        least, most = timing.waiting(row.options, match, self.seats)
        for token in match.timers():
            delay = (least + Stream.of("pace", row.secret, token).below(most - least + 1)) * patience(token)
            # The time of a call is set once: an answer given in secret must not put its end off.
            await repo.set_timer_once(self.connection, row.id, "elapse", self.now + delay, token)
        await timing.follow(self, match)
        await plans.follow(self, match)

    async def flush(self) -> None:
        """Write everything, and put into the outbox what everybody is to be told."""
        await rated.follow(self, self._phase_before)
        if self.row.phase in (FINISHED, CANCELLED) and self._phase_before not in (FINISHED, CANCELLED):
            for note in self.desk.endings:
                await note(self)
        if public.of_table(self.row, self.seats) != self._facts_before or self.seen():
            self.row.revision += 1
            if LOBBY in (self._phase_before, self.row.phase):
                await repo.say_once(self.connection, self.row.id, "lobby", self.now)
            if self.row.state is not None:
                await repo.say_once(self.connection, self.row.id, "board", self.now)
        await repo.upsert(self.connection, "tables", self.row, "id")
        if self.seats != self._seats_before:
            await repo.replace_seats(self.connection, self.row.id, self.seats)
        await plans.store(self)


class Desk:
    """Database, clock and news, shared by everything that handles tables.

    Args:
        database: open.
        clock: Unix time in whole seconds.
        version: of this program, written into log entries.
        language: default language of new tables.
        on_change: called with a table's id after every commit.
    """

    def __init__(
        self,
        database: Database,
        *,
        clock: Callable[[], int],
        version: str,
        language: str,
        on_change: Callable[[int], None],
    ) -> None:
        self.database = database
        self.clock = clock
        self.version = version
        self.language = language
        self.on_change = on_change
        self.frames = KeyFrames()
        self.endings: list[Callable[[Change], Awaitable[None]]] = []
        """What is to be noted in the very transaction in which a table's match ends or is given up."""
        self.forgetting: list[Callable[[repo.Connection, int], Awaitable[Callable[[], None]]]] = []
        """What else is forgotten of a person, in the same transaction; what each gives is done after it."""
        self.downs: list[Callable[[repo.Connection, int, int, Shards], Awaitable[None]]] = []
        """What else is made up for when some shards were down from one time to another, as it is noted."""
        self._facts: OrderedDict[int, tuple[int, bytes]] = OrderedDict()
        self.changes: OrderedDict[int, int] = OrderedDict()
        """Number of the latest change of each table since the start; of many tables the oldest are forgotten."""
        self._counted = 0
        self._packs: dict[str, bytes] = {}
        self.downtimes = alive.Downtimes()
        """When the program did not run, as far as clocks may still ask for it; `Clocks` keeps it."""
        self._talking: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def change(self, table_id: int, by: Person | None = None, interaction: int = 0) -> AsyncGenerator[Change]:
        """Change a table: all of it or nothing.

        Args:
            table_id: which.
            by: who does it, if it is somebody.
            interaction: Discord's id of what it comes from; 0 for none, or to have it looked at later (`Change.once`).

        Raises:
            TableError: no such table.
            Repeated: this interaction was acted on before.
        """
        change: Change | None = None
        try:
            async with self.database.write("tables", table_id) as connection:
                change = Change(self, connection, await self._read(connection, table_id))
                if interaction:
                    await change.once(interaction)
                if by is not None:
                    await change.by(by)
                yield change
                if change.idle:
                    return
                await change.flush()
        except BaseException:
            if change is not None and change.recorded:  # another process may write other frames in place of these
                self.frames.forget(table_id)
            raise
        if change.known is not None:  # only now: what is rolled back was never known
            self._remember_facts(table_id, change.known)
        self._count(table_id)
        self.on_change(table_id)
        for done in change.afterwards:
            done()

    def elsewhere(self, table_id: int) -> None:
        """Another process changed a table: what is shown of it is not what it is now. Frames and facts that are at hand
        hang on an entry of the log, which says the same for ever."""
        self._count(table_id)

    async def is_here(self, table_id: int) -> bool:
        """Whether a table is this process's to look after."""
        shards = self.database.shards
        if shards.whole:
            return True
        home = await repo.home(self.database.reader, table_id)
        return home is not None and shards.holds(home[0])

    def _count(self, table_id: int) -> None:
        self._counted += 1
        self.changes[table_id] = self._counted
        self.changes.move_to_end(table_id)
        while len(self.changes) > _FACTS:
            self.changes.popitem(last=False)

    async def snapshot(self, table_id: int) -> Snapshot:
        """A table as it stands.

        Raises:
            TableError: no such table.
        """
        return await self._read(self.database.reader, table_id)

    async def _read(self, connection: repo.Connection, table_id: int) -> Snapshot:
        change = self.changes.get(table_id, 0)  # before it is read: what changes meanwhile has another number
        found = await load(connection, table_id)
        if found is None:
            raise TableError("error-no-such-table")
        table = await self.complete(found, connection)
        table.change = change
        return table

    async def complete(self, found: Loaded, connection: repo.Connection | None = None) -> Snapshot:
        """A table that was read, with its card pack."""
        row = found.row
        invited = found.invited if row.phase == LOBBY else []
        pack = await self.pack_of(connection or self.database.reader, row.pack)
        return Snapshot(row, found.seats, found.people, invited, pack, found.clocks, found.drafts, found.plans)

    async def pack_of(self, connection: repo.Connection, sha: str) -> bytes | None:
        """The card pack a table plays, as it was stored when the match began; None for games without packs.

        Raises:
            TableError: it is not in the database.
        """
        if not sha:
            return None
        known = self._packs.get(sha)
        if known is None:
            known = await repo.pack(connection, sha)
            if known is None:
                raise TableError("error-packs-missing")
            self._packs[sha] = known
        return known

    def talking(self, table_id: int) -> asyncio.Lock:
        """The lock under which Discord is told about a table, so that no message is posted twice."""
        return self._talking.setdefault(table_id, asyncio.Lock())  # forgotten when nobody holds it or waits for it

    # --- what everybody knows ----------------------------------------------------------------------------------------

    def facts_of(self, table_id: int, last: int, state: str | None, pack: bytes | None) -> bytes:
        """Public facts of a match as it stood after its log entry `last`; known mostly, else the match is loaded."""
        known = self._facts.get(table_id)
        if known is not None and known[0] == last:
            return known[1]
        return b"" if state is None else public.of_match(Match.load(state.encode(), pack))

    def _remember_facts(self, table_id: int, known: tuple[int, bytes]) -> None:
        self._facts[table_id] = known
        self._facts.move_to_end(table_id)
        while len(self._facts) > _FACTS:
            self._facts.popitem(last=False)
