"""What a person's move panel shows: what is asked, what happened since, what may be taken back, who else waits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.core.bots import next_question
from bot.core.errors import CoreError, IllegalAnswer
from bot.core.events import Entry, Event
from bot.core.match import Match
from bot.core.questions import default_token
from bot.core.shapes import STALE, Form, Question
from bot.core.waits import WhoseTurn
from bot.core.windows import TIME
from bot.store import repository as repo
from bot.store.loading import waiting_elsewhere
from bot.store.notes import note_of
from bot.store.rows import EntryRow
from bot.tables import plans
from bot.tables.ahead import with_ways
from bot.tables.asked import Asked, Draft, Panel
from bot.tables.away import going_on
from bot.tables.bench import can_plan
from bot.tables.desk import Desk
from bot.tables.drafts import drafts_of
from bot.tables.fields import asked_now
from bot.tables.hints import coaches, gives_hints
from bot.tables.manner import manner_of
from bot.tables.model import LogLine, Snapshot, TableError
from bot.tables.people import OFFERED
from bot.tables.promises import between
from bot.tables.stead import in_stead
from bot.tables.timing import pace_of
from bot.tables.undo import branch, plan_from

AS_PLANNED = "tables-as-planned"
"""Key of the event before the answers of a turn that was planned; of several the first has it."""

_entry = msgspec.json.Decoder(Entry).decode


def panel_at(table: Snapshot, user_id: int) -> Panel:
    """The questions of a person's move panel: enough to judge a press by.

    Raises:
        TableError: no seat, or not begun.
    """
    seat = table.seat_of(user_id)
    if seat is None:
        raise TableError("error-not-seated")
    match = table.match
    questions = match.asked(seat) if table.playing else ()
    question = next_question(match, seat) if table.playing else None
    panel = Panel(table, seat, question, tuple(q for q in questions if q is not question), [])
    panel.drafts = drafts_of(table, seat)
    kept = plans.kept_at(table).get(seat) if table.playing else None
    panel.intent = None if kept is None else kept.live
    panel.offer = hours_to_offer(table, user_id)
    return panel


def hours_to_offer(table: Snapshot, user_id: int) -> bool:
    """Whether somebody is to be offered zone and quiet hours at a table (asynchronous P1): it has a clock, and the
    person has chosen no zone and was not offered this before."""
    known = table.people.get(user_id)
    if pace_of(table.row.options) is None:
        return False
    return known is None or not (known.calendar.latest.zone or OFFERED in known.introduced)


def asked(panel: Panel, no: int = 0) -> Asked | None:
    """The question of that number, else the one that waits; None when nothing is asked."""
    open_ones = [*([panel.question] if panel.question else []), *panel.others]
    question = next((one for one in open_ones if one.no == no), None) or panel.question
    if question is None:
        return None
    try:
        return made(panel, question, panel.drafts.get(question.no) or Draft())
    except IllegalAnswer:  # all of it was filled in, and nothing answered: it is asked from its beginning
        return made(panel, question, Draft())


def made(panel: Panel, question: Question, draft: Draft) -> Asked:
    """A question as it is shown with so much of its answer made.

    Raises:
        IllegalAnswer: nothing of it is left to be asked.
    """
    if not isinstance(question.shape, Form):
        return Asked(panel, question, question.shape, draft=draft)
    forced, fields = asked_now(panel.table.match, panel.seat, question, draft.filled)
    if not fields:
        raise IllegalAnswer(STALE)
    return Asked(panel, question, fields[0].shape, fields[0], draft, fields, forced=forced)


def shown_whole(shown: Asked | None) -> Asked | None:
    """A question with all that a panel shows of it."""
    return None if shown is None else with_ways(shown, manner_of(shown.panel.table.row.game))


async def filled(desk: Desk, panel: Panel, shown: Asked | None) -> Panel:
    """A panel with all the rest: the question it shows, what happened since, what may be taken back, what time takes,
    who else waits, and the person's own notes."""
    table, seat, connection = panel.table, panel.seat, desk.database.reader
    rows = await repo.entries(connection, table.id)
    later = _later(table, seat, rows)
    panel.since = _since(seat, later, rows)
    panel.stead, panel.more_in_stead = await in_stead(desk, table, seat, later)
    if panel.since:
        panel.left = sum(is_public(row) for row in rows if row.no <= table.seats[seat].seen)
        panel.before = await _then(desk, table, table.seats[seat].seen) if shown is not None else None
    panel.own = _own(table, seat, rows)
    panel.timed = _timed(table, seat)
    if table.playing:
        back = plan_from(rows, table.row.head, seat, table.humans, table.match.gathering())
        panel.may_undo, panel.undo = back.free, back.named
    user = table.seats[seat].user_id
    assert user is not None
    panel.next_table = await waiting_elsewhere(connection, user, table.id)
    panel.note = await note_of(connection, table.id, seat, user)
    panel.plannable = panel.question is None and can_plan(table, seat, panel.view)
    if shown is not None and (other := manner_of(table.row.game).offered_by(shown.question)) is not None:
        panel.promises = await between(desk, table, seat, other)
    vacation = going_on(table, user, desk.clock())
    panel.away = vacation.until if vacation is not None else 0
    panel.hints = gives_hints(table.row.options)
    panel.coached = coaches(table.row.options) and not table.seats[seat].seen
    panel.facts = _facts(panel)
    panel.shown = shown_whole(shown)
    if table.playing:
        _ = panel.whose_turn, panel.given  # looked at here: whoever shows a panel looks into no match
    return panel


def _later(table: Snapshot, seat: int, rows: Sequence[EntryRow]) -> list[EntryRow]:
    """Entries since the last answer of a seat's person that count."""
    later = [row for row in rows if row.no > table.seats[seat].seen]
    counts = branch(later, table.row.head)
    return [row for row in later if row.no in counts]


def _since(seat: int, later: Sequence[EntryRow], rows: Sequence[EntryRow]) -> list[LogLine]:
    """What happened since the seat's last answer."""
    turns = turns_kept(rows)
    return [replace(line, turn=turns.get(row.parent)) for row in later for line in lines_of(row, seat, True, row.no)]


async def _then(desk: Desk, table: Snapshot, entry: int) -> Any:
    """What everybody saw after a log entry; None before the first, and where this version cannot read it."""
    if not entry:
        return None
    try:
        return Match.load(await desk.frames.unpack(desk.database.reader, table.id, entry), table.pack).view(None)
    except CoreError:
        return None


def turns_kept(rows: Iterable[EntryRow]) -> dict[int, WhoseTurn]:
    """By log entry, whose turn it is after it, as far as that was written down."""
    return {row.no: WhoseTurn(row.whose, row.turn) for row in rows if row.turn is not None}


def is_public(row: EntryRow) -> bool:
    """Whether everybody can read something of an entry: then it is a move, and counted."""
    return any(event.seen(None) is not None for event in _entry(row.body).events)


def _own(table: Snapshot, seat: int, rows: Sequence[EntryRow]) -> list[LogLine]:
    """What the seat's last answer brought."""
    last = next((row for row in rows if row.no == table.seats[seat].seen), None)
    found = lines_of(last, seat, True, last.no) if last is not None else []
    return [line for line in found if line.seat == seat]


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
        (panel.stead, panel.more_in_stead),
        panel.intent,
        panel.away,
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


def visible(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """Events as a seat may read them."""
    seen = (event.seen(seat) for event in events)
    return tuple(Event(*one) for one in seen if one is not None)


def lines_of(row: EntryRow, seat: int | None, counts: bool, move: int) -> list[LogLine]:
    """An entry as a seat may read it; whether it counts, and the number of its move.

    What closed a gathering or a call was done by nobody in the eyes of others: who answered last is not told, and whose
    moves its lines stood beside would tell it.
    """
    entry = _entry(row.body)
    doer = None if entry.gathered and entry.seat != seat else entry.seat
    events = visible(entry.events, seat)
    if entry.planned and row.no == row.unit:
        events = (Event(AS_PLANNED, {"seat": entry.seat}), *events)
    return [LogLine(move, row.at, doer, event, not counts) for event in events]
