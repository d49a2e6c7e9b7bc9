"""Looking back at a match, move by move (asynchronous R2): film, report and study go by the same steps.

A step is a move that everybody can read of. Nothing about steps - how many there are, their numbers, whose they are -
hangs on what somebody answered in secret: an answer to a call, a changed order or a second thought is none, and what
closes a call is nobody's.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

import msgspec

from bot.core.errors import CoreError
from bot.core.events import Entry, Event
from bot.core.match import Match
from bot.core.waits import WhoseTurn
from bot.store import repository as repo
from bot.store.rows import FINISHED, EntryRow
from bot.tables.desk import Desk
from bot.tables.model import DAMAGED, Snapshot, TableError
from bot.tables.panels import turns_kept
from bot.tables.undo import branch

NOBODYS: Final = WhoseTurn(None, 0)
"""Before the first turn."""
LENT: Final = "tables-seat-to-bot"
BACK: Final = "tables-seat-taken-back"
TAKEN: Final = "tables-seat-taken"
HANDS: Final = frozenset({LENT, BACK, TAKEN})
"""Keys of events of a seat that changes hands."""
_KEPT: Final = 64
"""Old tables whose turns are remembered once their frames have been read for them."""
_entry = msgspec.json.Decoder(Entry).decode


class Eyes(NamedTuple):
    """With whose eyes a match is looked back at.

    Attributes:
        seat: the seat that this person plays; None for everybody else.
        since: first log entry after which they may look at it as that seat: who takes a seat over sees nothing of
            what was in its hand before.
        over: the match is over, and all hands are open.
    """

    seat: int | None = None
    since: int = 0
    over: bool = False

    def at(self, entry: int) -> int | None:
        """The seat as which they see the position after a log entry; None as a spectator."""
        return self.seat if self.over or entry >= self.since else None


class PastMove(NamedTuple):
    """A move that can be looked at.

    Attributes:
        no: number of the move, as the log counts it; the deal may have none, 0.
        entry: log entry after which the position is looked at. It counts secret answers too, so it is shown nowhere.
        seat: who moved; None for time, and for what several answered in secret.
        turn: in whose turn it was done.
        events: what this person may read of it.
    """

    no: int
    entry: int
    seat: int | None
    turn: WhoseTurn
    events: tuple[Event, ...]


class Stretch(NamedTuple):
    """Moves of one turn, one after the other.

    Attributes:
        first, last: places of its first and last move among the steps.
        number: counted from the first turn on; 0 for what is nobody's.
        whose: its seat; None for nobody's.
    """

    first: int
    last: int
    number: int
    whose: int | None


def steps_of(rows: Sequence[EntryRow], head: int, eyes: Eyes, turns: Mapping[int, WhoseTurn]) -> list[PastMove]:
    """The steps of a match, in order.

    Args:
        rows: the whole log, undone branches included, the oldest first.
        head: the last entry that counts; what was taken back is no step.
        eyes: who looks.
        turns: by log entry, whose turn it is after it (`turns_of`).

    Returns:
        At least the deal. Of a match that is over the last one is its end, whatever can be read of that.
    """
    counts = branch(rows, head)
    found: list[PastMove] = []
    kept: list[Event] = []
    no, last = 0, _last_of_play(rows, counts) if eyes.over else 0
    for row in rows:
        entry = _entry(row.body)
        public = any(event.seen(None) is not None for event in entry.events)
        no += public
        if row.no not in counts or entry.kind == "table":
            continue
        kept += _read(entry, eyes, row.no)
        if public or entry.kind == "start" or row.no == last:
            seat = None if entry.gathered else entry.seat
            turn = turns.get(row.parent, NOBODYS)
            found.append(PastMove(no, row.no, seat, turn, tuple(kept)))
            kept = []
    return found


def _last_of_play(rows: Sequence[EntryRow], counts: Mapping[int, EntryRow]) -> int:
    """The last entry that is more than the table's own."""
    return next((row.no for row in reversed(rows) if row.no in counts and _entry(row.body).kind != "table"), 0)


def _read(entry: Entry, eyes: Eyes, no: int) -> list[Event]:
    """The events of an entry as they may be read: after the end also what only some could read."""
    if eyes.over:
        whole = [event for event in entry.events if event.seen_by is None or event.seen_by]
        return [Event(event.key, event.args) for event in whole]
    return [Event(*seen) for event in entry.events if (seen := event.seen(eyes.at(no))) is not None]


def held_since(rows: Sequence[EntryRow], seat: int) -> int:
    """The log entry with which the seat came to who plays it now; 0 for the whole match.

    An undo does not give a seat back, so entries on undone branches tell it too. Who lent a seat to a bot and took it
    back has held it all the while, where no other person ever did.
    """
    handed = [
        (row.no, event.key)
        for row in rows
        if '"table"' in row.body
        for event in _entry(row.body).events
        if event.key in HANDS and event.args.get("seat") == seat
    ]
    if not handed or (handed[-1][1] == BACK and all(key != TAKEN for _, key in handed)):
        return 0
    return handed[-1][0]


def eyes_of(table: Snapshot, rows: Sequence[EntryRow], user_id: int | None) -> Eyes:
    """With whose eyes a person looks back at a table; None is anybody."""
    seat = None if user_id is None else table.seat_of(user_id)
    over = table.row.phase == FINISHED
    return Eyes(seat, 0 if seat is None or over else held_since(rows, seat), over)


def stretches_of(steps: Sequence[PastMove]) -> list[Stretch]:
    """The turns of a match, in order: what several do in one turn is one, however often it changes hands in it."""
    found: list[Stretch] = []
    numbers: dict[WhoseTurn, int] = {}
    for turn, run in groupby(enumerate(steps), key=lambda one: one[1].turn):
        places = [place for place, _ in run]
        number = numbers.setdefault(turn, len(numbers) + 1) if turn.seat is not None else 0
        found.append(Stretch(places[0], places[-1], number, turn.seat))
    return found


class Replay:
    """Positions of matches, running and finished."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self._turns: OrderedDict[int, dict[int, WhoseTurn]] = OrderedDict()

    async def steps(self, table: Snapshot, viewer: int | None = None) -> tuple[Eyes, list[PastMove]]:
        """The steps of a match, and with whose eyes they are looked at.

        Args:
            table: begun.
            viewer: user id of who looks; None for anybody.

        Raises:
            TableError: it has not begun.
        """
        if table.row.state is None:
            raise TableError("error-not-started")
        rows = await repo.entries(self.desk.database.reader, table.id)
        eyes = eyes_of(table, rows, viewer)
        return eyes, steps_of(rows, table.row.head, eyes, await self._turns_of(table, rows))

    async def match_at(self, table: Snapshot, entry: int) -> Match:
        """The match as it stood after a log entry, brought up to date where an earlier version wrote it.

        Raises:
            TableError: `error-earlier` where this version cannot read it.
        """
        data = await self.desk.frames.unpack(self.desk.database.reader, table.id, entry)
        try:
            return Match.load(data, table.pack)
        except (CoreError, ArithmeticError, LookupError, TypeError, ValueError, msgspec.MsgspecError) as error:
            key = error.key if isinstance(error, CoreError) else DAMAGED
            raise TableError("error-earlier", reason=key) from error

    async def _turns_of(self, table: Snapshot, rows: Sequence[EntryRow]) -> dict[int, WhoseTurn]:
        """By log entry, whose turn it is after it. Entries of earlier versions do not say it: their frames do."""
        known = self._turns.get(table.id, {})
        found = turns_kept(rows)
        for row in rows:
            if row.no not in found and row.no not in known:
                try:
                    match = await self.match_at(table, row.no)
                    known[row.no] = match.play.game.rules.turn_of(match.play)
                except TableError:  # of a form that no upgrade reads, as some positions are: it goes with those before
                    known[row.no] = (known | found).get(row.parent, NOBODYS)
        if known:
            self._turns[table.id] = known
            self._turns.move_to_end(table.id)
            while len(self._turns) > _KEPT:
                self._turns.popitem(last=False)
        return known | found
