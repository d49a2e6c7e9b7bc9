"""Taking back (design 2.10): free while nothing was drawn, seen or answered by others since; else with consent."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from bot.core.events import Entry, Event
from bot.store import repository as repo
from bot.store.rows import PLAYING, Ballot, EntryRow
from bot.tables import plans, timing
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.model import DAY, UNDONE, Person, Snapshot, TableError

_entry = msgspec.json.Decoder(Entry).decode


class _Head(Struct, gc=False, frozen=True):
    """What of an entry tells whose answer it is: long logs are read whole, and most of an entry is its events."""

    kind: str
    seat: int | None = None
    order: bool = False


_head = msgspec.json.Decoder(_Head).decode


class Plan(NamedTuple):
    """What taking back an answer of a seat means.

    Attributes:
        to: log entry to go back to; 0 when there is nothing to take back.
        voters: seats of people whose consent is needed.
        drawn: whether something was drawn or seen, so that everybody is asked.
        named: which of the seat's own answers it is, counted from the first on this branch.
        own: answers of its own that would go, that one among them.
        since: log entries of others after it that the seat could read something of, and that would go too.
        doers: seats of those others, as far as what the seat could read tells them.
    """

    to: int
    voters: tuple[int, ...] = ()
    drawn: bool = False
    named: int = 0
    own: int = 0
    since: int = 0
    doers: tuple[int, ...] = ()

    @property
    def free(self) -> bool:
        """Whether nobody needs to be asked."""
        return self.to > 0 and not self.voters

    @property
    def alone(self) -> bool:
        """Whether nothing but the answer itself would go."""
        return self.own == 1 and not self.since


class Pressed(NamedTuple):
    """The answer that an *Undo* was shown for; what it was told would go is agreed to, and nothing else.

    Attributes:
        named: as in `Plan`; 0 for the latest.
        epoch: of the table when it was shown.
        own, since: as in `Plan`.
    """

    named: int
    epoch: int
    own: int = 1
    since: int = 0


def branch(rows: Iterable[EntryRow], head: int) -> dict[int, EntryRow]:
    """The entries that count: those on the way from `head` back, as far as `rows` reach."""
    known = {row.no: row for row in rows}
    found: dict[int, EntryRow] = {}
    at = head
    while at in known:
        found[at] = known[at]
        at = known[at].parent
    return found


async def plan(desk: Desk, table: Snapshot, seat: int, named: int = 0, epoch: int | None = None) -> Plan:
    """What taking back an answer of `seat` means now; see `plan_from`."""
    rows = await repo.entries(desk.database.reader, table.id)
    return plan_from(rows, table.row.head, seat, table.humans, table.match.gathering(), named, epoch)


def plan_from(
    rows: Sequence[EntryRow],
    head: int,
    seat: int,
    humans: Iterable[int],
    gathering: Iterable[int] = (),
    named: int = 0,
    epoch: int | None = None,
) -> Plan:
    """What taking back an answer of a seat means.

    Nothing of it may hang on what others answered in secret (design 2.6). An answer to a call that is still open is
    changed, not taken back: such are passed over, whose ever they are, and who wants to go back behind the beginning of
    the call asks all whom it called. Behind the end of a call everybody is asked, whoever closed it.

    Args:
        rows: the whole log, undone branches included, the oldest first.
        head: the last entry that counts.
        seat: who takes back.
        humans: seats that people play.
        gathering: seats that an open gathering of secret answers waits for (`Match.gathering`).
        named: which of its own answers, counted from the first; 0 for the latest.
        epoch: of the table when that answer was named; None for now.
    """
    own = _own_answers(rows, seat)
    if named and epoch is not None and not _stands(rows, own, named, epoch):
        return Plan(0)
    humans, gathering = tuple(humans), tuple(gathering)
    answered: set[int] = set(gathering)
    doers: set[int] = set()
    drawn, overdue, open_ = False, False, bool(gathering)
    unit = to = since = which = 0
    for row in branch(rows, head).values():
        if unit and row.unit != unit:
            break
        entry = _entry(row.body)
        if entry.kind == "start" or entry.kind == "concede":
            return Plan(0)
        open_ = open_ and (entry.order or entry.kept or entry.kind == "table")
        if entry.kept and open_:
            # Of a call that is among those called anyway; who has answered another gathering, everybody knows.
            if entry.seat is not None and entry.seat != seat:
                answered.add(entry.seat)
            continue
        drawn = drawn or entry.bars_undo
        overdue = overdue or entry.late
        if entry.order:
            continue
        if entry.kind in ("answer", "elapse") and entry.seat == seat:
            if not named or own[row.no] <= named:
                unit, to, which = row.unit, row.parent, own[row.no]
                drawn = drawn or entry.kept  # the call was closed since: that nobody else reacted is news
            continue
        if entry.seat is not None and not entry.kept:
            answered.add(entry.seat)
        read = [args for event in entry.events if (one := event.seen(seat)) is not None for args in (one[1],)]
        if entry.kind != "table" and not unit and read:
            since += 1
            if entry.seat is not None and not entry.gathered and any(args.get("seat") == entry.seat for args in read):
                doers.add(entry.seat)
    if not to or (named and which != named):
        return Plan(0)
    others = [human for human in humans if human != seat]
    concerned = others if drawn or overdue else [human for human in others if human in answered]
    return Plan(to, tuple(concerned), drawn, which, own[head] - which + 1, since, tuple(sorted(doers)))


def _own_answers(rows: Sequence[EntryRow], seat: int) -> dict[int, int]:
    """How many answers the seat has given on the way to each entry; a batch counts once, orders do not."""
    found: dict[int, int] = {0: 0}
    units: dict[int, int] = {0: 0}
    for row in rows:
        entry = _head(row.body)
        counts = entry.kind in ("answer", "elapse") and entry.seat == seat and not entry.order
        new = counts and units.get(row.parent, 0) != row.unit
        found[row.no] = found.get(row.parent, 0) + new
        units[row.no] = row.unit if counts else units.get(row.parent, 0)
    return found


def _stands(rows: Sequence[EntryRow], own: Mapping[int, int], named: int, epoch: int) -> bool:
    """Whether an answer named in an earlier epoch was never taken back since."""
    backs = [
        row.parent
        for row in rows
        if _head(row.body).kind == "table" and any(event.key == UNDONE for event in _entry(row.body).events)
    ]
    return all(named <= own.get(to, 0) for to in backs[epoch:])


class Undo:
    """Taking back, or asking those concerned."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def ask(self, table_id: int, by: Person, interaction: int, pressed: Pressed | None = None) -> Snapshot:
        """Take back an answer of one's own, or ask those concerned.

        Args:
            table_id: the table.
            by: who takes back.
            interaction: Discord's id of the click.
            pressed: which answer, and what its owner was told would go with it; None for the latest and all since.

        Raises:
            TableError: nothing to take back, a vote is open, that answer is taken back already (`undo-gone`), or more
                would go than was told (`undo-more`).
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                seat = change.seat_of(by.id).seat
                if change.row.ballot.kind:
                    raise TableError("undo-open-already")
                found = await self._plan(change, seat, pressed)
                if not found.to:
                    raise TableError("undo-gone" if pressed is not None and pressed.named else "undo-nothing")
                if pressed is not None and (found.own, found.since) != (pressed.own, pressed.since):
                    raise TableError("undo-more")
                if found.free:
                    await go_back(change, seat, found.to)
                else:
                    await change.open_vote(Ballot("undo", seat, found.to, list(found.voters), [], change.now + DAY))
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def _plan(self, change: Change, seat: int, pressed: Pressed | None) -> Plan:
        rows = await repo.entries(change.connection, change.row.id)
        called = change.match().gathering()
        named, epoch = (pressed.named, pressed.epoch) if pressed is not None else (0, None)
        return plan_from(rows, change.row.head, seat, change.humans(), called, named, epoch)


async def go_back(change: Change, seat: int, to: int) -> None:
    """The head moves to an earlier frame, random counters with it; the undone branch stays in the log.

    Args:
        change: under way.
        seat: who takes back.
        to: log entry to go back to.
    """
    row = change.row
    await timing.go_back(change, seat, to)
    plans.go_back(change, seat, to)
    change.again = True
    match = change.match().gone_back(await change.desk.frames.unpack(change.connection, row.id, to), seat)
    row.head = to
    row.epoch += 1
    await change.close_vote("agreed")
    await repo.drop_timers(change.connection, row.id, "elapse")
    await change.record(match, Entry("table", events=(Event(UNDONE, {"seat": seat}),)), moved=seat)
    await timing.relieve(change, seat)
    await repo.drop_drafts(change.connection, row.id)
    for one in change.seats:
        one.seen = min(one.seen, to)
        one.own_seen = None if one.own_seen is None else min(one.own_seen, to)
    change.seats[seat].seen = row.head
