"""Taking back (design 2.10): free while nothing was drawn, seen or answered by others since; else with consent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from bot.core.events import Entry, Event
from bot.store import repository as repo
from bot.store.rows import PLAYING, Ballot, EntryRow
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.model import DAY, Person, Snapshot, TableError

_entry = msgspec.json.Decoder(Entry).decode


class Plan(NamedTuple):
    """What taking back a seat's last answer means.

    Attributes:
        to: log entry to go back to; 0 when there is nothing to take back.
        voters: seats of people whose consent is needed.
        drawn: whether something was drawn or seen, so that everybody is asked.
    """

    to: int
    voters: tuple[int, ...] = ()
    drawn: bool = False

    @property
    def free(self) -> bool:
        """Whether nobody needs to be asked."""
        return self.to > 0 and not self.voters


def branch(rows: Iterable[EntryRow], head: int) -> dict[int, EntryRow]:
    """The entries that count: those on the way from `head` back, as far as `rows` reach."""
    known = {row.no: row for row in rows}
    found: dict[int, EntryRow] = {}
    at = head
    while at in known:
        found[at] = known[at]
        at = known[at].parent
    return found


async def plan(desk: Desk, table: Snapshot, seat: int) -> Plan:
    """What taking back the last answer of `seat` means now."""
    rows = await repo.entries(desk.database.reader, table.id, max(1, table.row.head - 400))
    return plan_from(branch(rows, table.row.head).values(), seat, table.humans)


def plan_from(newest_first: Iterable[EntryRow], seat: int, humans: Iterable[int]) -> Plan:
    """As `plan`, from the entries that count, the newest first."""
    answered: set[int] = set()
    drawn = False
    unit = to = 0
    for row in newest_first:
        if unit and row.unit != unit:
            break
        entry = _entry(row.body)
        if entry.kind == "start" or entry.kind == "concede":
            return Plan(0)
        drawn = drawn or entry.bars_undo
        if entry.order:
            continue
        if entry.kind in ("answer", "elapse") and entry.seat == seat:
            unit, to = row.unit, row.parent
        elif entry.seat is not None:
            answered.add(entry.seat)
    others = [human for human in humans if human != seat]
    concerned = others if drawn else [human for human in others if human in answered]
    return Plan(to, tuple(concerned), drawn)


class Undo:
    """Taking back, and the vote on it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    async def ask(self, table_id: int, by: Person, interaction: int) -> Snapshot:
        """Take back one's last answer, or ask those concerned.

        Raises:
            TableError: nothing to take back, or a vote is open.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                seat = change.seat_of(by.id).seat
                if change.row.ballot.kind:
                    raise TableError("undo-open-already")
                found = await self._plan(change, seat)
                if not found.to:
                    raise TableError("undo-nothing")
                if found.free:
                    await go_back(change, seat, found.to)
                else:
                    await change.open_vote(Ballot("undo", seat, found.to, list(found.voters), [], change.now + DAY))
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def vote(self, table_id: int, by: Person, agree: bool, interaction: int) -> Snapshot:
        """Consent to an undo, or refuse it; one refusal ends the vote.

        Raises:
            TableError: there is no such vote, or it does not ask this person.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                ballot = change.row.ballot
                seat = change.seat_of(by.id).seat
                if ballot.kind != "undo" or seat not in ballot.voters:
                    raise TableError("undo-lapsed")
                if not agree:
                    await change.close_vote("refused")
                    await change.say("undo-refused", seat=ballot.seat)
                elif seat not in ballot.agreed:
                    ballot.agreed.append(seat)
                    if set(ballot.agreed) >= set(ballot.voters):
                        await go_back(change, ballot.seat, ballot.to)
        except Repeated:
            pass
        return await self.desk.snapshot(table_id)

    async def _plan(self, change: Change, seat: int) -> Plan:
        rows = await repo.entries(change.connection, change.row.id, max(1, change.row.head - 400))
        return plan_from(branch(rows, change.row.head).values(), seat, change.humans())


async def go_back(change: Change, seat: int, to: int) -> None:
    """The head moves to an earlier frame, random counters with it; the undone branch stays in the log.

    Args:
        change: under way.
        seat: who takes back.
        to: log entry to go back to.
    """
    row = change.row
    match = change.match().gone_back(await change.desk.unpack(change.connection, row.id, to), seat)
    row.head = to
    row.epoch += 1
    await change.close_vote("agreed")
    await repo.drop_timers(change.connection, row.id, "elapse")
    await change.record(match, Entry("table", events=(Event("tables-undone", {"seat": seat}),)))
    await change.attend(match, seat)
    for one in change.seats:
        one.seen = min(one.seen, to)
        await repo.put_draft(change.connection, row.id, one.seat, 0, None)
    change.seats[seat].seen = row.head
