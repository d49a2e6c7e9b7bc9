"""Another pace for clocks that run (asynchronous C1): what was used stays used.

Of every allowance and of the reserve the same part is left as before, so that going to another pace and back gives
nobody anything. What is lent, so that no deadline comes at once (X1), is remembered and gives nothing either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import structs

from bot.hours.allowances import ABSENT, Allowance, Book, Charge, Demand, least, lend
from bot.hours.calendar import Calendar
from bot.hours.paces import Pace

Rescale = Callable[[Charge], Charge]


def repace(
    book: Book, old: Pace | None, new: Pace | None, people: Mapping[int, Calendar], now: int, no: int
) -> Rescale:
    """All clocks of a table go on at another pace.

    Args:
        book: with every clock of the table.
        old, new: the paces; None for no clock.
        people: calendars by seat.
        now: Unix time.
        no: last entry of the log.

    Returns:
        what was charged until now, as it counts at the new pace: an undo gives back the same parts.
    """
    runs, asked, until = book.running.runs, dict[int, Demand](), dict[tuple[int, str], int]()
    for seat, run in list(runs.items()):
        clock = book.clocks[seat, run.name]
        if not run.late:
            asked[seat] = Demand(run.name, clock.own, run.call, clock.absent)
            until[seat, run.name] = run.overdue
            book.rest(seat, people.get(seat, Calendar()), now, no)
        elif new is None:
            del runs[seat]
    left = {key: clock.left + book.reserves.get(clock.seat, 0) * clock.reserved for key, clock in book.clocks.items()}
    share = _reserves(book, old, new)
    if new is None:
        return lambda charge: charge
    book.pace = new
    factors: dict[tuple[int, str], tuple[int, int]] = {}
    for key, clock in book.clocks.items():
        factors[key] = full, _ = _full(new, clock), clock.full
        earned = max(0, clock.left - clock.granted)
        clock.left, clock.granted, clock.full = earned * full // clock.full, 0, full
        lend(clock, min(until[key] - now if key in until else left[key], least(clock)), book.reserves)
        book.changed[key] = clock
    for call in sorted({one.call for one in asked.values()}):
        book.resume({seat: one for seat, one in asked.items() if one.call == call}, people, now)

    def rescaled(charge: Charge) -> Charge:
        full, before = factors.get((charge.seat, charge.name), (1, 1))
        reserve = charge.reserve * share[0] // share[1]
        return structs.replace(charge, allowance=charge.allowance * full // before, reserve=reserve)

    book.charges = [rescaled(charge) for charge in book.charges]
    return rescaled


def _full(pace: Pace, clock: Allowance) -> int:
    return (pace.turn if clock.own else pace.answer) // (ABSENT if clock.absent else 1)


def _reserves(book: Book, old: Pace | None, new: Pace | None) -> tuple[int, int]:
    """Bring the reserves over; while there is none, what each seat had left of the last one is remembered.

    Returns:
        numerator and denominator of what one second of before is now.
    """
    running, seats = book.running, list(book.reserves)
    if old is not None and old.reserve:
        running.spared, running.spared_of = dict(book.reserves), old.reserve
    of = running.spared_of
    if new is None or not new.reserve:
        book.reserves.update(dict.fromkeys(seats, 0))
        return 1, 1
    for seat in seats:
        book.reserves[seat] = running.spared.get(seat, of) * new.reserve // of if of else new.reserve
    running.spared, running.spared_of = {}, 0
    return (new.reserve, of) if of else (1, 1)
