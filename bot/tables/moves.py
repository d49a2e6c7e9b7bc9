"""Answers, panels and the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from bot.core.errors import CoreError, IllegalAnswer
from bot.core.events import Entry, Event
from bot.core.match import Match
from bot.core.shapes import Form, Option
from bot.store import repository as repo
from bot.store.rows import FINISHED, PLAYING, EntryRow
from bot.tables import absences, lending
from bot.tables.ahead import counsel_of
from bot.tables.asked import Doubt, Kind, Panel, Upshot, Wish
from bot.tables.away import require_back
from bot.tables.desk import Change, Desk, Repeated
from bot.tables.drafts import keep_half
from bot.tables.fields import find
from bot.tables.finder import Finder
from bot.tables.manner import manner_of
from bot.tables.model import Answered, LogLine, Person, Snapshot, TableError
from bot.tables.panels import asked, filled, is_public, lines_of, panel_at, shown_whole, visible
from bot.tables.plans import by_hand, goes_on, went_on
from bot.tables.pressing import Gone, Half, One, Several, judged
from bot.tables.replay import held_since
from bot.tables.undo import branch

Door = Callable[[Snapshot], None]
"""Refuses with `TableError` who may not come in from where a press comes from."""

_entry = msgspec.json.Decoder(Entry).decode


def open_to_all(_: Snapshot) -> None:
    """Lets everybody in."""


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
                events = await _answer(change, seat.seat, no, choice)
        except Repeated:
            return Answered(await self.desk.snapshot(table_id), repeated=True)
        return Answered(await self.desk.snapshot(table_id), events)

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
        try:
            async with self.desk.change(table_id, by, interaction) as change:
                change.require(PLAYING)
                seat = change.seat_of(by.id).seat
                events, count = await answer_all(change, seat, choices, through=through)
        except Repeated:
            return Answered(await self.desk.snapshot(table_id), repeated=True)
        return Answered(await self.desk.snapshot(table_id), events, done=count)

    async def panel(self, table: int | Snapshot, by: Person) -> Panel:
        """What a person's move panel shows now; changes nothing.

        Args:
            table: its id, or the table as it was read a moment ago.
            by: the person.

        Raises:
            TableError: no such table, no seat, or not begun.
        """
        if isinstance(table, int):
            table = await self.desk.snapshot(table)
        panel = panel_at(table, by.id)
        return await filled(self.desk, panel, asked(panel))

    async def press(
        self, table_id: int, by: Person, wish: Wish, interaction: int = 0, *, door: Door = open_to_all
    ) -> Upshot:
        """Do what a press in somebody's move panel wishes, and say what the panel shows then.

        All a press needs: its table is read, the press is judged by what is asked, and the answer is taken and written
        in one transaction; what it leads to is read after it.

        Args:
            table_id: the table.
            by: who presses; must play a seat.
            wish: what was pressed.
            interaction: Discord's id of the press; an answer of the same id is taken once.
            door: refuses who may not come in from where the press comes from, before anything is done.

        Raises:
            TableError: no such table, no seat, or not begun; nothing was changed. What a press in a panel cannot be
                answered by otherwise is in the upshot; of typed answers and buttons of the board it is raised.
        """
        if wish.kind is Kind.LOOK:
            table = await self.desk.snapshot(table_id)
            door(table)
            return await self._stands(panel_at(table, by.id), wish)
        refused: CoreError | None = None
        upshot: Upshot | None = None
        try:
            async with self.desk.change(table_id) as change:
                door(change.table)
                panel = panel_at(change.table, by.id)
                try:
                    upshot = await _done(change, panel, by, wish, interaction)
                except CoreError as error:
                    refused = error
                    raise
        except Repeated:
            pass
        except CoreError:
            if refused is None or wish.kind in (Kind.NAMED, Kind.TYPED):
                raise
        if upshot is not None and upshot.doubt is not None:
            return upshot
        if upshot is not None and upshot.half is not None:
            await filled(self.desk, upshot.panel, None)
            return upshot
        if upshot is not None and upshot.gone:
            return await self._stands(upshot.panel, wish)
        panel = panel_at(await self.desk.snapshot(table_id), by.id)
        if refused is not None:
            return await self._stands(panel, wish, refused)
        upshot = upshot or Upshot(panel, repeated=True)
        upshot.panel = await filled(self.desk, panel, asked(panel))
        return upshot

    async def _stands(self, panel: Panel, wish: Wish, refused: CoreError | None = None) -> Upshot:
        """Nothing was answered: the question of the press, or what is asked now if that is gone."""
        shown = asked(panel, wish.no)
        same = shown is not None and wish.no in (0, shown.question.no) and wish.epoch == panel.table.row.epoch
        await filled(self.desk, panel, shown if same else asked(panel))
        return Upshot(panel, gone=not same, refused=refused)

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
        """The newest readable lines of the log, the oldest first, as `seat` (None: everybody) may see them: while a
        match goes on, only from when its holder came to it (asynchronous R2).

        Args:
            table_id: the table.
            seat: the viewer's seat.
            limit: at most so many.
            before: only moves with a smaller number; 0 for all.
        """
        table = await self.desk.snapshot(table_id)
        rows = await repo.entries(self.desk.database.reader, table_id)
        counts = branch(rows, table.row.head)
        since = 0 if seat is None or table.row.phase == FINISHED else held_since(rows, seat)
        shown = [
            line
            for move, row in _moves(rows)
            if not before or move < before
            for line in lines_of(row, seat if row.no >= since else None, row.no in counts, move)
        ]
        return shown[-limit:]

    async def told(self, table_id: int, after: int, until: int) -> list[LogLine]:
        """What everybody may read of the log entries after one and up to another, but for those taken back."""
        table = await self.desk.snapshot(table_id)
        rows = await repo.entries(self.desk.database.reader, table_id, after + 1)
        counts = branch(rows, table.row.head)
        return [
            line for row in rows if row.no <= until and row.no in counts for line in lines_of(row, None, True, row.no)
        ]


async def _done(change: Change, panel: Panel, by: Person, wish: Wish, interaction: int) -> Upshot:
    """Judge a press, and do in the transaction what it means.

    Raises:
        TableError, IllegalAnswer: it cannot be answered so.
        Repeated: the same press was answered before.
    """
    deed = judged(panel, wish, manner_of(change.row.game))
    change.idle = not isinstance(deed, One | Several)
    upshot = Upshot(panel)
    if isinstance(deed, Doubt):
        deed.shown.counsel = counsel_of(deed.shown)
        upshot.doubt = deed
    elif isinstance(deed, Half):
        await keep_half(change.connection, panel.table, panel.seat, deed.shown.question, deed.shown.draft)
        upshot.half, upshot.further = shown_whole(deed.shown), deed.further
    elif isinstance(deed, Gone):
        upshot.gone = True
    else:
        if interaction:
            await change.once(interaction)
        await change.by(by)
        change.require(PLAYING)
        if isinstance(deed, One):
            upshot.answered, upshot.answer = deed.shown, deed.answer
            upshot.events = await _answer(change, panel.seat, deed.shown.question.no, deed.answer)
        else:
            upshot.given = deed.wanted
            intended = wish.kind is Kind.INTENDED
            upshot.events, upshot.done = await answer_all(
                change, panel.seat, deed.choices, through=deed.through, intended=intended
            )
    return upshot


async def _answer(change: Change, seat: int, no: int, choice: Any) -> tuple[Event, ...]:
    """Take an answer; what it brought, for the seat's own eyes."""
    match = change.match()
    question = next((one for one in match.asked(seat) if one.no == no), None)
    require_back(change, seat, question)
    if question is not None:
        await by_hand(change, seat, question)
    events = match.answer(seat, no, choice)
    await settle(change, match, seat, no)
    return visible(events, seat)


async def answer_all(
    change: Change,
    seat: int,
    choices: Sequence[tuple[str, Any]],
    *,
    through: bool = False,
    planned: bool = False,
    intended: bool = False,
) -> tuple[tuple[Event, ...], int]:
    """Take several answers, see `Moves.answer_all`.

    Args:
        planned: nobody is there, they were planned: as many are taken as are legal, and nothing is raised.
        intended: they are what is on offer of a plan, given by hand.

    Returns:
        (what they brought, how many were taken).
    """
    done: list[Event] = []
    match = change.match()
    count = unit = 0
    if planned or intended:
        goes_on(change, seat)
    for slot, choice in choices:
        question = find(match, seat, slot)
        if not planned:  # who is away has planned it before
            require_back(change, seat, question)
        try:
            if question is None:
                raise IllegalAnswer("core-stale")
            if not planned and not intended:
                await by_hand(change, seat, question)
            events = match.answer(seat, question.no, choice)
        except IllegalAnswer as error:
            if planned:
                break
            if len(choices) == 1:
                raise
            raise TableError("error-batch-refused", number=count + 1, reason=error.key) from error
        unit = unit or change.row.last + 1
        await settle(change, match, seat, question.no, unit, planned=planned)
        done.extend(events)
        count += 1
        if match.result is not None or seat not in match.awaited():
            break
        if match.entry.bars_undo and not through:
            break
    if planned or intended:
        went_on(change, seat, count)
    return visible(done, seat), count


async def settle(
    change: Change,
    match: Match,
    seat: int | None,
    answered: int = 0,
    unit: int = 0,
    *,
    late: bool = False,
    planned: bool = False,
) -> None:
    """Write down an answer that was just given (or time that ran out) and all that hangs on it.

    Args:
        change: under way.
        match: after it.
        seat: whose answer it was; None when time ran out.
        answered: number of the question.
        unit: first entry of the batch it belongs to.
        late: it was given for a person whose time was over: they have seen nothing of it, and are not here.
        planned: it was planned: its person has seen nothing of it either, but has answered.
    """
    entry = msgspec.structs.replace(match.entry, late=late, planned=planned) if late or planned else None
    no = await change.record(match, entry, unit, moved=seat, answered=answered)
    if seat is not None:
        # What somebody was answered for, by a bot that has the seat for a while too, they have not seen.
        change.seats[seat].seen = change.seats[seat].seen if late or planned or change.seats[seat].bot else no
        still = {question.no for question in match.asked(seat)} - {answered}
        await repo.drop_drafts(change.connection, change.row.id, seat, but=still)
    if not change.seen():
        return  # in secret: neither a vote nor an offer may go because of it, for others would see that
    if seat is not None and change.seats[seat].user_id is not None and not late:
        change.row.offered.pop(seat, None)  # who answers is there
        await absences.over(change, seat, "back")
        change.seats[seat].missed = 0
    await lending.come_back(change)
    if change.row.ballot.kind == "undo":  # play goes on; the request lapses at the next answer (design 2.10)
        await change.close_vote("overtaken")


def _moves(rows: Sequence[EntryRow]) -> list[tuple[int, EntryRow]]:
    """Every entry with the number of its move, counted over what the public reads.

    A number left out would tell everybody that somebody has changed an order, or answered a call (design 2.6).
    """
    found: list[tuple[int, EntryRow]] = []
    move = 0
    for row in rows:
        move += is_public(row)
        found.append((move, row))
    return found
