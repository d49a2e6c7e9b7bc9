"""No deadline jumps to the next minute: what one that moves earlier leaves at least (asynchronous X1)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from msgspec import structs

from bot.hours.allowances import Book, Running, least
from bot.hours.calendar import Calendar

Deadlines = Mapping[int, tuple[str, int]]
"""By seat the name of what runs, and its deadline as Unix time."""


def deadlines(running: Running) -> Deadlines:
    """Those of seats that are waited for alone; calls keep theirs, and who is late has none any more."""
    return {seat: (run.name, run.overdue) for seat, run in running.runs.items() if not run.call and not run.late}


def soften(book: Book, before: Deadlines, people: Mapping[int, Calendar], now: int, no: int) -> None:
    """Give those a little whose deadline has moved almost here, because a stop ended early.

    Never so much that it lies later than before: nobody can buy time with it.

    Args:
        book: what runs now.
        before: what ran when the change began.
        people: calendars by seat.
        now: Unix time.
        no: last entry of the log.
    """
    for seat, (name, overdue) in deadlines(book.running).items():
        old, was = before.get(seat, ("", 0))
        clock = book.clocks.get((seat, name))
        if clock is None or old != name or overdue >= was:
            continue
        wanted = min(was, now + least(clock))
        if overdue >= wanted:
            continue
        calendar = structs.replace(clock.calendar, taken=people.get(seat, Calendar()).taken)
        when = partial(calendar.deadline, overdue, began=book.began, weekly=book.pace.weekly, more=book.down)
        given = calendar.charged(overdue, wanted, began=book.began, weekly=book.pace.weekly, more=book.down)
        if when(given) < wanted and when(given + 1) <= was:
            given += 1  # it would run out as quiet hours begin
        if book.more(seat, people, given, now, no):
            clock.granted += given
