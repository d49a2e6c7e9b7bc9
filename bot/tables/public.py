"""What everybody may know of a table, as bytes: what differs after a change is told, nothing else ever is (design 2.6).

Nothing hidden is in it: of an open call its window and whom it calls, never who has answered it. What time alone
changes (that somebody is away by now) and what people are called are left out too: the next thing that is told brings
them along, and no answer given in secret may.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Final

import msgspec

from bot.core.match import Match
from bot.core.play import PACE
from bot.store.rows import LOBBY, SeatRow, TableRow

TOLD: Final = frozenset(
    {
        "phase",
        "channel_id",
        "language",
        "host_id",
        "restricted",
        "epoch",
        "waits",
        "offered",
        "ballot",
        "running",
        "absences",
        "options",
        "state",
    }
)
"""Columns of a table of which everybody is told something; of `options` in the lobby, of `state` what a match shows."""

UNTOLD: Final = frozenset(
    {
        "id",
        "game",
        "guild_id",
        "tournament",
        "commitment",
        "secret",
        "joins",
        "pack",
        "version",
        "head",
        "last",
        "revision",
        "nudges",
        "created_at",
        "touched_at",
        "ended_at",
        "board",
    }
)
"""Columns that never change, go with others, or are nobody's business."""

TOLD_OF_SEATS: Final = frozenset(
    {
        "user_id",
        "bot",
        "owner_id",
        "resigned",
        "choice",
        "kept_id",
        "kept_until",
        "reserve",
        "missed",
        "away_id",
        "lent",
    }
)
UNTOLD_OF_SEATS: Final = frozenset({"table_id", "seat", "seen", "own_seen", "tell"})
"""The same for seats; of `choice`, in the lobby, that there is one."""

_encode = msgspec.json.Encoder().encode


def of_table(row: TableRow, seats: Sequence[SeatRow]) -> bytes:
    """Facts of a table around its match: its phase, who sits where, who is waited for since when, offers, the vote.

    Who has agreed in a vote is not told; that a seat has chosen something in the lobby is, what it chose is not.
    """
    lobby, ballot = row.phase == LOBBY, row.ballot
    return _encode(
        [
            row.phase,
            row.channel_id,
            row.language,
            row.host_id,
            row.restricted,
            row.epoch,
            sorted(row.waits.items()),
            sorted(row.offered.items()),
            [ballot.kind, ballot.seat, ballot.voters, ballot.until, ballot.value],
            row.options.get(PACE),
            sorted((seat, one.until, one.waiting) for seat, one in row.absences.items()),
            sorted((seat, run.ends, run.overdue, run.late) for seat, run in row.running.runs.items()),
            sorted(row.options.items()) if lobby else None,  # in a match they hold what single seats chose
            [_of_seat(seat, lobby) for seat in seats],
        ]
    )


def _of_seat(seat: SeatRow, lobby: bool) -> list[object]:
    chosen = lobby and bool(seat.choice)
    sitting = [seat.user_id, seat.bot, seat.owner_id, seat.resigned, chosen, seat.kept_id, seat.kept_until]
    return [*sitting, seat.reserve, seat.missed, seat.away_id, seat.lent < 0]


def of_match(match: Match) -> bytes:
    """Facts of a match: what a spectator sees, who is waited for and for what, the open call, the result.

    When a call may close at the earliest is not among them: no message shows it.
    """
    awaited = match.awaited()
    result = match.result
    facts = [
        match.view(None),
        awaited,
        [match.topic(seat) for seat in awaited],
        call_of(match),
        _call(match),
        None if result is None else [result.scores, result.ranks],
    ]
    return sha256(_encode(facts)).digest()


def call_of(match: Match) -> str:
    """What names the open call, so that a pass on an older board never answers a newer one; empty without a call.

    It is the call's own number: that of a seat's question would tell that it has answered.
    """
    call = match.call()
    return "" if call is None else str(call.number)


def _call(match: Match) -> list[object]:
    """The open call: which window, whom it calls, what its question tells of the event; not whether its time runs."""
    call = match.call()
    return [] if call is None else [call.name, call.phase, call.seats, call.prompt]
