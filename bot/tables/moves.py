"""Answers, panels and the log."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

import msgspec

from bot.core.errors import IllegalAnswer
from bot.core.events import Entry, Event
from bot.core.match import Match
from bot.core.questions import default_token
from bot.core.shapes import Form, Option, Question
from bot.core.windows import TIME
from bot.store import repository as repo
from bot.store.loading import waiting_elsewhere
from bot.store.rows import PLAYING, EntryRow
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.drafts import drafts_of
from bot.tables.finder import Finder
from bot.tables.model import Answered, LogLine, Panel, Person, Snapshot, TableError
from bot.tables.undo import branch, plan_from

_entry = msgspec.json.Decoder(Entry).decode


class Moves:
    """What a seated person does in a running match."""

    def __init__(self, desk: Desk, look: Finder) -> None:
        self.desk = desk
        self.look = look

    async def answer(self, table_id: int, by: Person, epoch: int, no: int, choice: Any, interaction: int) -> Answered:
        """Answer a question.

        Args:
            table_id: the table.
            by: who answers; must play a seat.
            epoch: the table's epoch when the question was shown; an undo since then makes it stale.
            no: number of the question.
            choice: see `bot.core.shapes.Answer`.
            interaction: Discord's id of the click; the same id is acted on once.

        Raises:
            TableError, IllegalAnswer: nothing was changed.
        """
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                seat = change.seat_of(by.id)
                if epoch != change.row.epoch:
                    raise TableError("error-undo-epoch")
                match = change.match()
                events = match.answer(seat.seat, no, choice)
                await settle(change, match, seat.seat, no)
        except Repeated:
            return Answered(await self.desk.snapshot(table_id), repeated=True)
        return Answered(await self.desk.snapshot(table_id), visible(events, seat.seat))

    async def answer_all(
        self,
        table_id: int,
        by: Person,
        choices: Sequence[tuple[str, Any]],
        interaction: int,
        *,
        through: bool = False,
    ) -> Answered:
        """Several answers at once (a typed command, a batch of a panel): checked on a copy, all or nothing, one
        transaction and one undo unit. It stops after the first answer that draws, reveals, or lets somebody else act.

        Args:
            table_id: the table.
            by: who answers.
            choices: (slot, choice) in order; an empty slot means whatever is asked.
            interaction: Discord's id of the command.
            through: go on also after a draw or something revealed: each was chosen to be done whatever comes.

        Raises:
            TableError: `error-batch-refused` with `number` (from 1) and the `reason` key; nothing was changed.
        """
        done: list[Event] = []
        count = 0
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                seat = change.seat_of(by.id).seat
                match = change.match()
                unit = 0
                for slot, choice in choices:
                    question = find(match, seat, slot)
                    try:
                        if question is None:
                            raise IllegalAnswer("core-stale")
                        events = match.answer(seat, question.no, choice)
                    except IllegalAnswer as error:
                        if len(choices) == 1:
                            raise
                        raise TableError("error-batch-refused", number=count + 1, reason=error.key) from error
                    unit = unit or change.row.last + 1
                    await settle(change, match, seat, question.no, unit)
                    done.extend(events)
                    count += 1
                    if match.result is not None or seat not in match.awaited():
                        break
                    if match.entry.bars_undo and not through:
                        break
        except Repeated:
            return Answered(await self.desk.snapshot(table_id), repeated=True)
        return Answered(await self.desk.snapshot(table_id), visible(done, seat), done=count)

    async def panel(self, table: int | Snapshot, by: Person) -> Panel:
        """What a person's move panel shows now; changes nothing.

        Args:
            table: its id, or the table as it was read a moment ago.
            by: the person.

        Raises:
            TableError: no such table, no seat, or not begun.
        """
        return await self.filled(await self.asked(table, by))

    async def asked(self, table: int | Snapshot, by: Person) -> Panel:
        """The questions of a person's move panel alone: enough to judge a press by; see `panel`."""
        if isinstance(table, int):
            table = await self.desk.snapshot(table)
        seat = table.seat_of(by.id)
        if seat is None:
            raise TableError("error-not-seated")
        match = table.match
        questions = match.asked(seat) if table.playing else ()
        question = next((q for q in questions if q.blocking and not q.answered), None)
        panel = Panel(table, seat, question, tuple(q for q in questions if q is not question), [])
        panel.view = match.view(seat)
        panel.drafts = drafts_of(table, seat)
        return panel

    async def filled(self, panel: Panel) -> Panel:
        """A panel with all the rest: what happened since, what may be taken back, what time takes, who else waits."""
        table, seat = panel.table, panel.seat
        rows = await repo.entries(self.desk.database.reader, table.id)
        panel.since = _since(table, seat, rows)
        panel.timed = _timed(table, seat)
        if table.playing:
            back = plan_from(rows, table.row.head, seat, table.humans, table.match.gathering())
            panel.may_undo, panel.undo = back.free, back.named
        user = table.seats[seat].user_id
        assert user is not None
        panel.next_table = await waiting_elsewhere(self.desk.database.reader, user, table.id)
        panel.facts = _facts(panel)
        return panel

    async def choices(self, table_id: int, by: Person, slot: str = "", earlier: Sequence[Any] = ()) -> list[Option]:
        """Options of what a person is asked, for autocomplete.

        Args:
            table_id: the table.
            by: the person.
            slot: which question; empty takes the first.
            earlier: answers that a typed command gives before this one; they are tried on a copy.

        Returns:
            options that are not blocked; empty when nothing is asked or an earlier answer does not fit.
        """
        table = await self.desk.snapshot(table_id)
        seat = table.seat_of(by.id)
        if seat is None or not table.playing:
            return []
        match = table.match
        try:
            for choice in earlier:
                question = find(match, seat, "")
                if question is None:
                    return []
                match.answer(seat, question.no, choice)
        except IllegalAnswer:
            return []
        question = find(match, seat, slot)
        if question is None or isinstance(question.shape, Form):
            return []
        return [option for option in question.shape.options if option.blocked is None]

    async def log(self, table_id: int, seat: int | None, limit: int = 20, before: int = 0) -> list[LogLine]:
        """The newest readable lines of the log, the oldest first, as `seat` (None: everybody) may see them.

        Args:
            table_id: the table.
            seat: the viewer's seat.
            limit: at most so many.
            before: only moves with a smaller number; 0 for all.
        """
        table = await self.desk.snapshot(table_id)
        rows = await repo.entries(self.desk.database.reader, table_id)
        counts = branch(rows, table.row.head)
        shown = [
            line
            for move, row in _moves(rows)
            if not before or move < before
            for line in _lines(row, seat, row.no in counts, move)
        ]
        return shown[-limit:]

    async def told(self, table_id: int, after: int, until: int) -> list[LogLine]:
        """What everybody may read of the log entries after one and up to another, but for those taken back."""
        table = await self.desk.snapshot(table_id)
        rows = await repo.entries(self.desk.database.reader, table_id, after + 1)
        counts = branch(rows, table.row.head)
        return [
            line for row in rows if row.no <= until and row.no in counts for line in _lines(row, None, True, row.no)
        ]

    async def entry_of(self, table_id: int, move: int) -> int:
        """The log entry that a move's number stands for (`LogLine.no`).

        Raises:
            TableError: there is no such move.
        """
        rows = await repo.entries(self.desk.database.reader, table_id)
        for number, row in _moves(rows):
            if number == move:
                return row.no
        raise TableError("error-unknown-option")


def _since(table: Snapshot, seat: int, rows: Sequence[EntryRow]) -> list[LogLine]:
    """What happened since the seat's last answer."""
    later = [row for row in rows if row.no > table.seats[seat].seen]
    counts = branch(later, table.row.head)
    return [line for row in later if row.no in counts for line in _lines(row, seat, True, row.no)]


def _facts(panel: Panel) -> bytes:
    """What the reader of a panel may know of the table."""
    table = panel.table
    known = (
        table.row.phase,
        table.row.epoch,
        table.awaited,
        [seat.bot or seat.user_id for seat in table.seats],
        panel.view,
        (panel.question, panel.others),
        [(line.seat, line.event) for line in panel.since],
    )
    return blake2b(msgspec.json.encode(known), digest_size=16).digest()


def _timed(table: Snapshot, seat: int) -> frozenset[int]:
    """Numbers of the seat's questions whose default a running clock will take, or which it will close."""
    match, call = table.match, table.match.call()
    closing = call is not None and call.close == TIME and not table.clocks.isdisjoint(match.timers())
    return frozenset(
        q.no
        for q in match.asked(seat)
        if default_token(seat, q.no) in table.clocks or (closing and q.blocking and not q.answered)
    )


def find(match: Match, seat: int, slot: str) -> Question | None:
    """The seat's open question of that slot (empty: the first that waits)."""
    return next((q for q in match.asked(seat) if (q.slot == slot if slot else q.blocking and not q.answered)), None)


def visible(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """Events as a seat may read them."""
    seen = (event.seen(seat) for event in events)
    return tuple(Event(*one) for one in seen if one is not None)


async def settle(change: Change, match: Match, seat: int | None, answered: int = 0, unit: int = 0) -> None:
    """Write down an answer that was just given (or time that ran out) and all that hangs on it.

    Args:
        change: under way.
        match: after it.
        seat: whose answer it was; None when time ran out.
        answered: number of the question.
        unit: first entry of the batch it belongs to.
    """
    no = await change.record(match, unit=unit)
    if match.result is None:
        await change.attend(match, seat, answered)
    if seat is not None:
        change.seats[seat].seen = no
        still = {question.no for question in match.asked(seat)} - {answered}
        await repo.drop_drafts(change.connection, change.row.id, seat, but=still)
    if not change.seen():
        return  # in secret: neither a vote nor an offer may go because of it, for others would see that
    if seat is not None and change.seats[seat].user_id is not None:
        change.row.offered.pop(seat, None)  # who answers is there
    if change.row.ballot.kind == "undo":  # play goes on; the request lapses at the next answer (design 2.10)
        await change.close_vote("overtaken")


def _moves(rows: Sequence[EntryRow]) -> list[tuple[int, EntryRow]]:
    """Every entry with the number of its move, counted over what the public reads.

    A number left out would tell everybody that somebody has changed an order, or answered a call (design 2.6).
    """
    found: list[tuple[int, EntryRow]] = []
    move = 0
    for row in rows:
        move += any(event.seen(None) is not None for event in _entry(row.body).events)
        found.append((move, row))
    return found


def _lines(row: EntryRow, seat: int | None, counts: bool, move: int) -> list[LogLine]:
    entry = _entry(row.body)
    return [LogLine(move, row.at, entry.seat, event, not counts) for event in visible(entry.events, seat)]
