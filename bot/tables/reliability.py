"""How reliably somebody plays, and what a lobby may ask of it (asynchronous P7).

Counted are turns of a seat alone, which everybody sees end. Answers in calls and gatherings are not: who was late
there, and any count of it, is private until the match ends (C6). Nor is anything of a study (R6), which anybody can
begin a move before its end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from bot.core.study import STUDY
from bot.hours.allowances import Book
from bot.store import charges, latest
from bot.store import repository as repo
from bot.store.rows import PlayedRow, Reliability
from bot.tables.model import TableError

if TYPE_CHECKING:
    from bot.tables.desk import Change

ASKED: Final = "table-record"
"""Option of a table: which part of the latest turns, in per cent, has to have been in time for whoever joins."""
EVERYBODY: Final = "none"
LEAST: Final = (EVERYBODY, "80", "90", "95")
NEWCOMER: Final = 10
"""Who has played fewer turns with a clock is judged by none of them."""


def asked_of(options: Mapping[str, str]) -> int:
    """Per cent that a table asks for; 0 for nothing, or for what this version does not know."""
    value = options.get(ASKED, EVERYBODY)
    return int(value) if value in LEAST and value != EVERYBODY else 0


def counts(options: Mapping[str, str]) -> bool:
    """Whether what is played at a table counts for how reliable people are."""
    return STUDY not in options


def share(of: Reliability) -> int:
    """Per cent of the latest turns that were in time, rounded down."""
    return 100 * of.in_time // of.turns if of.turns else 100


async def require(change: Change, user_id: int) -> None:
    """Refuse who was late more often than a lobby allows.

    Raises:
        TableError: with what is asked and what there is; told to that person alone.
    """
    least = asked_of(change.row.options)
    if not least:
        return
    row = await repo.user(change.connection, user_id)
    known = Reliability() if row is None else row.reliability
    if known.turns >= NEWCOMER and share(known) < least:
        raise TableError("error-record", least=least, in_time=known.in_time, turns=known.turns)


async def over(change: Change, book: Book, turn: tuple[int, str]) -> None:
    """A turn is over: it was played by its person, unless it was late before.

    Args:
        change: under way; the answer that ended it is written.
        book: with its clock at rest.
        turn: whose it was, and its name.
    """
    seat, name = turn
    clock, user = book.clocks.get(turn), change.seats[seat].user_id
    if clock is None or not clock.own or user is None or not counts(change.row.options):
        return
    used = clock.full - clock.left
    if not clock.left:
        used += sum(one.reserve for one in book.charges if (one.seat, one.name) == turn and one.reserve > 0)
        used += await charges.reserve_used(change.connection, change.row.id, seat, name)
    row = PlayedRow(change.row.id, seat, name, user, change.row.head, change.now, used, 0)
    await latest.note(change.connection, row)


async def late(change: Change, seat: int) -> None:
    """A turn is about to be played for its person, who was late; the log says so in one entry, then it is played."""
    run, user = change.row.running.runs[seat], change.seats[seat].user_id
    if user is not None and change.row.running.turn == (seat, run.name) and counts(change.row.options):
        row = PlayedRow(change.row.id, seat, run.name, user, change.row.head + 2, change.now, 0, 1)
        await latest.note(change.connection, row)
