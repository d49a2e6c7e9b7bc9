"""What happens when a clock has run out (asynchronous C6)."""

from __future__ import annotations

from typing import Any, Final

from bot.core.bots import choose
from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.questions import default_token
from bot.core.shapes import RANDOM, Question, ready_answer
from bot.core.streams import Stream
from bot.store.rows import PLAYING
from bot.tables import reliability, timing, vacancies
from bot.tables.desk import Change
from bot.tables.model import SUBSTITUTE, Snapshot
from bot.tables.moves import settle
from bot.tables.timing import BOT, DEFAULT, FORFEIT, LATE

MOST: Final = 200
"""Questions of one turn that are answered by their defaults."""


def comes_of(table: Snapshot, seat: int, question: Question) -> str:
    """What happens to a question that a seat is waited for with when its clock runs out: `BOT`, `DEFAULT` or `FORFEIT`.

    It is what `ring` does: a table that goes by defaults, or gives up, has a bot where there is no default, and where
    the game goes on without a seat only with a bot.
    """
    how, run = table.row.options.get(LATE, BOT), table.row.running.runs.get(seat)
    gathered = run is not None and bool(run.call)
    if how == DEFAULT:
        return BOT if question.default is None or (gathered and question.default == RANDOM) else DEFAULT
    if how == FORFEIT and not gathered and table.seats[seat].away_id is None and _can_give_up(table, seat):
        return FORFEIT
    return BOT


def _can_give_up(table: Snapshot, seat: int) -> bool:
    match = Match.load(table.match.save(), table.pack)
    try:
        match.concede(seat)
    except IllegalAnswer:
        return False
    return True


async def ring(change: Change, name: str) -> None:
    """A deadline has come: of a seat, or of an open call.

    Args:
        change: under way.
        name: the seat's number, or the call's name.
    """
    pace = timing.pace_of(change.row.options)
    runs = change.row.running.runs
    seats = [seat for seat, run in runs.items() if (run.call or str(seat)) == name and not run.late]
    if pace is None or change.row.phase != PLAYING or not seats:
        return
    book = await timing.opened(change, pace)
    people = await timing.people(change)
    seats = [seat for seat in seats if seat in runs and seat in people]
    over = [book.spent(seat, people[seat], change.now) for seat in seats]  # each, as deadlines are put right by it
    if not seats:  # it went with the person whose hours it kept
        await timing.follow(change, change.match())
    elif not all(over):
        await timing.wake(change)  # the program was down meanwhile: the deadline is later than it was
    elif runs[seats[0]].call:
        await _time_is_over(change, seats)
    else:
        await _overdue(change, seats[0])


async def _overdue(change: Change, seat: int) -> None:
    """A seat alone is overdue: its turn, or its answer, is played for it."""
    row = change.seats[seat]
    run = change.row.running.runs[seat]
    row.missed += 1
    how = change.row.options.get(LATE, BOT)
    run.late = True
    await reliability.late(change, seat)
    if how == FORFEIT and row.away_id is None:  # whoever stands in gives nothing up that is not theirs
        match = change.match()
        try:
            match.concede(seat)
        except IllegalAnswer:
            pass  # this game goes on without a seat only with a bot
        else:
            await change.note("tables-overdue-forfeit", seat=seat)
            await change.record(match)
            return
    await change.note("tables-overdue", seat=seat)
    if how == DEFAULT:
        await _by_defaults(change, seat, run.name)
    await vacancies.missed(change, seat)


async def _by_defaults(change: Change, seat: int, name: str) -> None:
    """Answer the questions of a turn as they declare; where one declares nothing, a bot goes on (`Snapshot.level`)."""
    for _ in range(MOST):
        run = change.row.running.runs.get(seat)
        if change.row.phase != PLAYING or run is None or run.name != name:
            return
        match = change.match()
        question = next((one for one in match.asked(seat) if one.blocking and not one.answered), None)
        if question is None or question.default is None:
            return
        match.elapse(default_token(seat, question.no))
        await settle(change, match, seat, question.no, late=True)


async def _time_is_over(change: Change, seats: list[int]) -> None:
    """An open call or gathering is over for all: who has not answered is answered for.

    Everybody reads that the time is over, and nobody who was late; what is entered looks like any other answer.
    """
    match = change.match()
    open_ = [(seat, one.no) for seat in seats for one in match.asked(seat) if one.blocking and not one.answered]
    if not open_:
        return  # it waits for its least time alone
    await change.note("tables-time-over")
    for seat, no in open_:
        question = next((one for one in match.asked(seat) if one.no == no and not one.answered), None)
        if question is None or match.result is not None:
            continue
        match.answer(seat, no, _answer(change, match, seat, question))
        await settle(change, match, seat, no, late=True)


def _answer(change: Change, match: Match, seat: int, question: Question) -> Any:
    if change.row.options.get(LATE, BOT) == DEFAULT and question.default not in (None, RANDOM):
        return ready_answer(question, question.default)
    stream = Stream.of("late", change.row.secret, change.row.last, seat)
    try:
        return match.checked(seat, question.no, choose(match, seat, question, SUBSTITUTE, stream))
    except IllegalAnswer:
        return match.sample(seat, question.no, stream)
