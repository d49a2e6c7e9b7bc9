"""Clocks at a table: which run, by what its match waits for (asynchronous 1).

What runs hangs on what everybody may know of the match: an answer given in secret moves no clock.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from bot.core.match import Match
from bot.core.play import PACE
from bot.core.waits import Waited, waits_of
from bot.core.windows import ANSWERS
from bot.hours import floors, paces, repacing
from bot.hours.allowances import Book, Demand, Running, Ticking
from bot.hours.calendar import Calendar
from bot.hours.paces import Pace
from bot.hours.spans import Span
from bot.hours.weeks import DAY, BadHours
from bot.store import alive, latest
from bot.store import charges as store
from bot.store import repository as repo
from bot.store.rows import FINISHED, PLAYING, SeatRow, TableRow
from bot.tables import reliability

if TYPE_CHECKING:
    from bot.tables.desk import Change

OVERDUE: Final = "overdue"
"""Kind of timer: the deadline of a seat, or of an open call by its name."""
LATE: Final = "table-late"
"""Option of a table: what happens to who is overdue."""
VACATION: Final = "table-vacation"
RUNS_ON: Final = "runs-on"
"""Option of a table, and its only value: vacations do not stop its clocks (a tournament's terms)."""
BOT: Final = "bot"
DEFAULT: Final = "default"
FORFEIT: Final = "forfeit"
WAYS: Final = (BOT, DEFAULT, FORFEIT)
ANSWER: Final = "-"
"""How the names of what ends that is no turn of the seat's own."""
BETWEEN: Final = 600
"""Seconds between reminders to one person about one table."""
REMIND_FIRST: Final = DAY
REMIND_AGAIN: Final = 2 * DAY
REMINDERS: Final = 3
"""A reminder after 24 h, then every 48 h, three at most; where a clock runs they hang on it."""
ABSENT_AFTER: Final = 3
"""Turns in a row for which a seat was overdue until it counts as absent (asynchronous C7)."""


def pace_of(options: Mapping[str, str]) -> Pace | None:
    """The pace of a table; None for none, or for one that this version does not know."""
    try:
        return paces.read(options.get(PACE, ""))
    except BadHours:
        return None


def waiting(options: Mapping[str, str], match: Match, seats: Sequence[SeatRow]) -> tuple[int, int]:
    """For how long a call stays open at least, from and to, in seconds. A match whose calls close at their time keeps
    such a time when its table has no clock any more: what is stored for a call must not answer at once.

    No time where nobody's silence has to be hidden, as everybody sees: bots alone are called; or one person alone
    plays, against bots, who would wait for minutes on bots that have answered. A call that closes at its time is that
    person's chance to answer, and keeps it.
    """
    call = match.call()
    if call is not None and all(seats[seat].user_id is None for seat in call.seats):
        return 0, 0
    alone = sum(seat.user_id is not None for seat in seats) < 2
    if alone and (call is None or call.close == ANSWERS):
        return 0, 0
    pace = pace_of(options) or pace_of(match.options)
    return (0, 0) if pace is None else (pace.least, pace.most)


def named(value: str) -> str:
    """A pace as it is stored, from its name or from what somebody wrote.

    Raises:
        BadHours: it is none that a table may have.
    """
    pace = paces.read(value)
    return value if pace is None or value in paces.PACES else paces.written(pace)


def is_absent(seat: SeatRow) -> bool:
    """Whether nobody has answered for a seat again and again (asynchronous C7)."""
    return seat.missed >= ABSENT_AFTER


def allowance_of(pace: Pace, run: Ticking) -> int:
    """Seconds that a running clock began with, but for a seat that is absent."""
    return pace.answer if run.name.endswith(ANSWER) else pace.turn


def begin(row: TableRow, seats: Iterable[SeatRow]) -> None:
    """A match begins: every seat has its whole reserve."""
    pace = pace_of(row.options)
    for seat in seats:
        seat.reserve, seat.missed = (0 if pace is None else pace.reserve), 0


async def follow(change: Change, match: Match) -> None:
    """Let those clocks run that the match waits for now, and the others rest."""
    row, pace = change.row, pace_of(change.row.options)
    if pace is None or row.phase != PLAYING:
        return
    running = row.running
    asked, turn = _asked(change, match)
    if not change.again and turn == running.turn and _as_before(asked, running):
        await _hint(change)
        return
    book = await opened(change, pace, {one.name for one in asked.values()})
    before = running.turn
    book.follow(asked, await people(change), turn, change.now, change.behind, again=change.again)
    if before is not None and before != turn and not change.again:
        await reliability.over(change, book, before)
    await closed(change, book)


async def rest(change: Change) -> None:
    """All clocks rest: the match is set aside."""
    pace = pace_of(change.row.options)
    if pace is None or not change.row.running.runs:
        return
    book = await opened(change, pace)
    book.follow({}, await people(change), change.row.running.turn, change.now, change.row.head, again=True)
    await closed(change, book)


async def end(change: Change) -> None:
    """The match is over: of its clocks nothing is kept."""
    if change.row.phase == FINISHED and reliability.counts(change.row.options):
        await latest.finished(change.connection, (one.user_id for one in change.seats if one.user_id is not None))
    if change.row.running != Running():
        change.row.running = Running()
    if pace_of(change.row.options) is not None:
        await store.drop(change.connection, change.row.id)


async def go_back(change: Change, seat: int, to: int) -> None:
    """Before an undo: time that the others were charged since is theirs again (asynchronous C10).

    Args:
        change: under way; its head has not moved yet.
        seat: who goes back.
        to: entry of the log.
    """
    pace = pace_of(change.row.options)
    if pace is None:
        return
    await rest(change)
    book = await opened(change, pace, None)
    since = await store.charges_since(change.connection, change.row.id, to)
    gone = book.give_back(since, to, seat)
    await latest.take_back(change.connection, change.row.id, to)
    await store.settled(change.connection, change.row.id, to, [one for one in since if one not in gone])
    change.row.running.calls = {}  # a call that is made again is a new one
    await closed(change, book)


async def relieve(change: Change, seat: int) -> None:
    """Somebody takes up what a seat is waited for: where its time was over there is a little again."""
    pace, run = pace_of(change.row.options), change.row.running.runs.get(seat)
    if pace is None or change.row.phase != PLAYING or run is None or run.call:
        return
    book, everybody = await opened(change, pace), await people(change)
    if seat in change.row.running.runs and (run.late or book.spent(seat, everybody.get(seat, Calendar()), change.now)):
        book.relieve(seat, everybody, change.now, change.row.head)
    await closed(change, book)


async def let_go(change: Change, seat: int) -> None:
    """Somebody else is about to play a seat: what its clock has run until now is charged by the calendar of who had it,
    and nobody gets anything for the change (asynchronous C3).
    """
    pace, run = pace_of(change.row.options), change.row.running.runs.get(seat)
    if pace is None or change.row.phase != PLAYING or run is None or run.call or run.late:
        return
    change.again = True
    book = await opened(change, pace)
    if seat in change.row.running.runs:
        book.rest(seat, (await people(change)).get(seat, Calendar()), change.now, change.row.head)
    await closed(change, book)


async def put_right(change: Change, seat: int) -> None:
    """After downtime the deadline and reminders of a seat are later than they were."""
    pace, run = pace_of(change.row.options), change.row.running.runs.get(seat)
    if pace is None or run is None or run.call or run.late or not await down(change):
        return
    book, everybody = await opened(change, pace), await people(change)
    if seat in change.row.running.runs and not book.spent(seat, everybody.get(seat, Calendar()), change.now):
        await wake(change)


async def renew(change: Change) -> None:
    """Somebody's vacation has changed: what was charged until now stays, deadlines are reckoned anew."""
    running = change.row.running
    pace = pace_of(change.row.options)
    if pace is None or change.row.phase != PLAYING or not running.runs:
        return
    book = await opened(change, pace)
    everybody = await people(change)
    for seat, run in list(running.runs.items()):
        if not run.call and not run.late:
            asked = {seat: Demand(run.name, own=book.clocks[seat, run.name].own)}
            book.rest(seat, everybody.get(seat, Calendar()), change.now, change.row.head)
            book.resume(asked, everybody, change.now)
    await closed(change, book)


async def repace(change: Change, value: str) -> None:
    """From now on the table has another pace (asynchronous C1).

    Args:
        change: under way.
        value: as `named`.
    """
    row = change.row
    old, new = pace_of(row.options), paces.read(value)
    row.options = {**row.options, PACE: value}
    opening = old or new
    if opening is not None:
        book = await opened(change, opening, None)
        rescaled = repacing.repace(book, old, new, await people(change), change.now, row.head)
        await store.rescale(change.connection, row.id, rescaled)
        await closed(change, book)
    change.again = True


# --- a book for one change -------------------------------------------------------------------------------------------


async def opened(change: Change, pace: Pace, more: Iterable[str] | None = ()) -> Book:
    """The clocks that run and those of the turns named besides; None for all of the table."""
    running = change.row.running
    turns = {run.name for run in running.runs.values()}
    if running.turn is not None:
        turns.add(running.turn[1])
    found = await store.clocks(change.connection, change.row.id, None if more is None else turns | set(more))
    known = {(clock.seat, clock.name) for clock in found}
    for seat, run in list(running.runs.items()):
        if (seat, run.name) not in known:  # it went with the person whose calendar it kept
            del running.runs[seat]
    reserves = {seat.seat: seat.reserve for seat in change.seats}
    return Book(pace, running, reserves, found, began=change.row.created_at, down=await down(change))


async def down(change: Change) -> list[Span]:
    """When nothing could be done at a table, as far as its clocks may still ask for it."""
    row, desk = change.row, change.desk
    if desk.database.shards.holds(row.guild_id):
        return desk.downtimes.of(row.guild_id)
    return (await alive.downtimes(change.connection)).of(row.guild_id)  # another process knows what it missed


async def closed(change: Change, book: Book) -> None:
    """Write down what came of it. Whatever moved a deadline earlier leaves somebody time to see it (X1)."""
    floors.soften(book, change.deadlines, await people(change), change.now, change.row.head)
    users = {seat.seat: seat.user_id for seat in change.seats}
    await store.keep(change.connection, change.row.id, book.changed.values(), book.charges, users)
    for seat in change.seats:
        seat.reserve = book.reserves.get(seat.seat, seat.reserve)
    await wake(change)


async def wake(change: Change) -> None:
    """Set the timers of what runs."""
    row = change.row
    await repo.drop_timers(change.connection, row.id, OVERDUE)
    due = {run.call or str(seat): run.overdue for seat, run in row.running.runs.items() if not run.late}
    await _hint(change, [(OVERDUE, name, at) for name, at in due.items()])


async def _hint(change: Change, timers: Iterable[tuple[str, str, int]] = ()) -> None:
    """Reminders of who has not had one yet, at a table with a pace. They hang on since when a seat is waited for, and
    never on now: this is done whenever somebody answers, in secret too.

    Args:
        change: under way.
        timers: that are set with them.
    """
    found = list(timers)
    for seat, wait in change.row.waits.items():
        run = change.row.running.runs.get(seat)
        if run is None or wait.reminded:
            continue
        at = next_hint(run, wait.since)
        if at is None:
            await repo.drop_timers(change.connection, change.row.id, "remind", str(seat))
        else:
            found.append(("remind", str(seat), at))
    if found:
        await repo.set_timers(change.connection, change.row.id, found)


def next_hint(run: Ticking, after: int) -> int | None:
    """When the next reminder is due, not within ten minutes of an earlier one (asynchronous P5)."""
    return next((at for at in run.hints if at >= after + BETWEEN), None)


async def people(change: Change) -> dict[int, Calendar]:
    """The calendars of those who play, by seat."""
    found: dict[int, Calendar] = {}
    for seat in change.seats:
        if seat.user_id is not None:
            known = change.table.people.get(seat.user_id) or await repo.user(change.connection, seat.user_id)
            if known is not None:
                found[seat.seat] = known.calendar
                if change.row.options.get(VACATION) == RUNS_ON:
                    found[seat.seat] = replace(known.calendar, taken=())
    return found


# --- what a match waits for ------------------------------------------------------------------------------------------


def _asked(change: Change, match: Match) -> tuple[dict[int, Demand], tuple[int, str] | None]:
    """By seat that a person plays, what it is waited for; and whose turn it is."""
    turn = match.play.game.rules.turn_of(match.play)
    found: dict[int, Demand] = {}
    calls: dict[str, dict[int, int]] = {}
    for number, one in enumerate(waits_of(match.play)):
        seats = [seat for seat in one.seats if change.seats[seat].user_id is not None]
        call = _call(change, match, one, number, calls) if one.gathers and seats else ""
        for seat in seats:
            own = seat == turn.seat or one.main
            name = str(turn.serial) if seat == turn.seat else f"{turn.serial}{one.tag if one.main else ANSWER}"
            found[seat] = Demand(name, own, call, is_absent(change.seats[seat]))
    change.row.running.calls = calls
    return found, None if turn.seat is None else (turn.seat, str(turn.serial))


def _call(change: Change, match: Match, waited: Waited, number: int, calls: dict[str, dict[int, int]]) -> str:
    """The name of an open call, or of a gathering: as long as a question of its beginning is open, it is the same.

    A gathering may lie under a call that asks the same seats something else: its own questions alone count.
    """
    before = change.row.running.calls
    if waited.call:
        calls[name := f"c{waited.call}"] = {}
        return name
    asked = {
        seat: [one.no for one in match.asked(seat) if one.blocking and one.slot in waited.slots]
        for seat in range(match.seats)
    }
    name = next((old for old, nos in before.items() if any(no in asked[seat] for seat, no in nos.items())), "")
    first = {seat: asked[seat][0] for seat in waited.seats if asked[seat]}
    name = name or f"g{change.row.last}.{number}"
    calls[name] = {**first, **before.get(name, {})}
    return name


def _as_before(asked: Mapping[int, Demand], running: Running) -> bool:
    runs, open_calls = running.runs, {one.call for one in asked.values() if one.call}
    return all(
        (seat in runs and (runs[seat].name, runs[seat].call) == (one.name, one.call)) for seat, one in asked.items()
    ) and all(seat in asked or run.call in open_calls for seat, run in runs.items())
