"""Seats for which nobody answered in time again and again: how long they are on offer, and who decides about them
(asynchronous C7). What the others decide is done in `vacancies.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.store import repository as repo
from bot.store.rows import OPEN, Absence, SeatRow, TableRow
from bot.tables import timing
from bot.tables.model import DAY, Snapshot

if TYPE_CHECKING:
    from bot.tables.desk import Change

VACANT: Final = "vacant"
"""Kind of timer: a seat was on offer long enough, or waited for."""
KIND: Final = "absent"
"""Of the line that asks the others, as kinds of votes."""
ON_OFFER: Final = DAY
"""Seconds a seat is on offer to people before a bot takes it."""


def present(seats: Iterable[SeatRow]) -> list[int]:
    """Seats that people play who are there: bots and seats that are absent have no vote."""
    return [seat.seat for seat in seats if seat.user_id is not None and not timing.is_absent(seat)]


def asked_until(table: Snapshot, seat: int | None) -> int:
    """Unix time until which a seat's vote is asked for, of whatever kind; 0 where it is not, or has been given."""
    if seat is None or not table.playing:
        return 0
    ballot = table.row.ballot
    found = [ballot.until] if ballot.kind and seat in ballot.voters and seat not in ballot.agreed else []
    if seat in present(table.seats):
        about = [(other, one) for other, one in table.row.absences.items() if other != seat]
        found += [one.until for _, one in about if not one.waiting and seat not in one.votes]
    return min(found, default=0)


def is_asked(table: Snapshot, seat: int) -> bool:
    """Whether a seat has a say in an open vote, as everybody may know: whether it has used it or not."""
    ballot = table.row.ballot
    voting = ballot.kind and seat in ballot.voters
    about = seat in present(table.seats) and any(
        other != seat and not one.waiting for other, one in table.row.absences.items()
    )
    return bool(voting or about)


def free(row: TableRow, at: int) -> int:
    """The first Unix time from one on at which no vote ends: it is known by its end."""
    taken = {row.ballot.until, *(one.until for one in row.absences.values())}
    while at in taken:
        at += 1
    return at


async def ask(change: Change, seat: int) -> None:
    """A seat is on offer for a day, and the others who are there are asked what is to become of it."""
    row, now = change.row, change.now
    one = row.absences.setdefault(seat, Absence())
    one.votes, one.waiting = {}, False
    await _until(change, seat, now + ON_OFFER)
    row.offered.setdefault(seat, OPEN)
    voters = [other for other in present(change.seats) if other != seat]
    await change.say(f"{KIND}-asked", seat=seat, voters=voters, until=one.until)


async def wait(change: Change, seat: int, seconds: int) -> None:
    """The others wait for whoever is absent: nobody else gets the seat meanwhile."""
    one = change.row.absences[seat]
    await said(change, seat, "waited")
    one.votes, one.waiting, one.waited = {}, True, True
    change.row.offered.pop(seat, None)
    await _until(change, seat, change.now + seconds)


async def _until(change: Change, seat: int, at: int) -> None:
    change.row.absences[seat].until = 0
    change.row.absences[seat].until = at = free(change.row, at)
    await repo.set_timer(change.connection, change.row.id, VACANT, at, str(seat))


async def over(change: Change, seat: int, outcome: str) -> None:
    """A seat is absent no more, or nobody needs to decide about it any more.

    Args:
        change: under way.
        seat: the seat.
        outcome: `back` (its person has answered), `handed`, `lapsed` (a bot takes it), `taken` or `over`.
    """
    for one in change.row.absences.values():
        one.votes.pop(seat, None)
    if seat in change.row.absences:
        await said(change, seat, outcome)
        del change.row.absences[seat]
        await repo.drop_timers(change.connection, change.row.id, VACANT, str(seat))


async def rest(change: Change) -> None:
    """The match is set aside: the lines that asked lose their buttons, and are said anew when it goes on."""
    for seat, one in change.row.absences.items():
        await said(change, seat, "over")
        one.until = 0


async def go_on(change: Change) -> None:
    """It goes on: a seat that is still absent is on offer anew."""
    for row in change.seats:
        if row.user_id is not None and timing.is_absent(row):
            await ask(change, row.seat)


async def end(change: Change) -> None:
    """The match is over."""
    for seat in list(change.row.absences):
        await over(change, seat, "over")


async def said(change: Change, seat: int, outcome: str) -> None:
    """The line that asked says what became of it."""
    one = change.row.absences[seat]
    if one.until and not one.waiting:
        body = {"kind": KIND, "seat": seat, "until": one.until, "outcome": outcome}
        await repo.say(change.connection, change.row.id, "vote", body, change.now)
