"""A table with all that is read along with it, in one statement: its seats, its people, its guests, its clocks.

Reading them one after the other would ask the database four times and could see four different moments.
"""

from __future__ import annotations

import math
from typing import Any, Final

import msgspec
from msgspec import Struct

from bot.hours.allowances import Running
from bot.store.rows import SeatRow, TableRow, UserRow, Wait
from bot.store.values import Connection, made, names_of


class Loaded(Struct):
    """What belongs to a table.

    Args:
        row: the table.
        seats: in order.
        people: whoever plays, owns or is kept a seat, and the host, as far as they are known.
        invited: user ids invited to it.
        clocks: tokens of the match's own timers that run.
        drafts: half-made answers as JSON, by seat and number of the question.
        plans: what those who play them plan for their next turn, as JSON by seat.
    """

    row: TableRow
    seats: list[SeatRow]
    people: dict[int, UserRow]
    invited: list[int]
    clocks: frozenset[str]
    drafts: dict[int, dict[int, str]]
    plans: dict[int, str]


def _all(kind: type[Struct], rest: str) -> str:
    return f"(SELECT json_group_array(json_array({', '.join(names_of(kind))})) FROM {rest})"


_ROW: Final = names_of(TableRow)
_WHOLE: Final = ", ".join(
    [
        *(f"tables.{name}" for name in _ROW),
        _all(SeatRow, "seats WHERE seats.table_id = tables.id"),
        _all(
            UserRow,
            "users WHERE users.id IN (SELECT tables.host_id UNION SELECT user_id FROM seats WHERE table_id = tables.id"
            " UNION SELECT owner_id FROM seats WHERE table_id = tables.id"
            " UNION SELECT kept_id FROM seats WHERE table_id = tables.id"
            " UNION SELECT away_id FROM seats WHERE table_id = tables.id)",
        ),
        "(SELECT json_group_array(user_id) FROM invitations WHERE table_id = tables.id)",
        "(SELECT json_group_array(argument) FROM timers WHERE table_id = tables.id AND kind = 'elapse')",
        "(SELECT json_group_array(json_array(seat, no, body)) FROM drafts WHERE table_id = tables.id)",
        "(SELECT json_group_array(json_array(seat, user_id, body)) FROM plans WHERE table_id = tables.id)",
    ]
)
_lists: Final = msgspec.json.Decoder(list[list[Any]]).decode
_ids: Final = msgspec.json.Decoder(list[int]).decode
_bodies: Final = msgspec.json.Decoder(list[tuple[int, int, str]]).decode
_tokens: Final = msgspec.json.Decoder(frozenset[str]).decode
_waits: Final = msgspec.json.Decoder(dict[int, Wait]).decode
_running: Final = msgspec.json.Decoder(Running).decode


async def _load(connection: Connection, tail: str, *args: Any) -> list[Loaded]:
    rows = await connection.execute_fetchall(f"SELECT {_WHOLE} FROM tables {tail}", args)
    return [_loaded(list(row)) for row in rows]


def _loaded(columns: list[Any]) -> Loaded:
    row, (seats, people, invited, clocks, halves, plans) = made(TableRow, columns[: len(_ROW)]), columns[len(_ROW) :]
    drafts: dict[int, dict[int, str]] = {}
    for seat, no, body in _bodies(halves):
        drafts.setdefault(seat, {})[no] = body
    known = [made(UserRow, one) for one in _lists(people)]
    sitting = sorted((made(SeatRow, one) for one in _lists(seats)), key=lambda seat: seat.seat)
    playing = {(one.seat, one.user_id) for one in sitting}
    return Loaded(
        row,
        sitting,
        {one.id: one for one in known},
        _ids(invited),
        _tokens(clocks),
        drafts,
        {seat: body for seat, user, body in _bodies(plans) if (seat, user) in playing},
    )


async def load(connection: Connection, table_id: int) -> Loaded | None:
    """A table."""
    found = await _load(connection, "WHERE tables.id = ?", table_id)
    return found[0] if found else None


async def load_in(connection: Connection, channel_id: int) -> Loaded | None:
    """The unfinished table of a channel."""
    found = await _load(connection, "WHERE tables.channel_id = ? AND tables.phase IN ('lobby', 'playing')", channel_id)
    return found[0] if found else None


async def load_latest_in(connection: Connection, channel_id: int) -> Loaded | None:
    """The table of a channel: the unfinished one, else the newest."""
    tail = "WHERE tables.channel_id = ? ORDER BY tables.phase IN ('lobby', 'playing') DESC, tables.id DESC LIMIT 1"
    found = await _load(connection, tail, channel_id)
    return found[0] if found else None


async def load_of(connection: Connection, user_id: int) -> list[Loaded]:
    """Unfinished tables where a person sits (or owns a seat), the oldest first."""
    return await _load(
        connection,
        "WHERE tables.id IN (SELECT table_id FROM seats WHERE user_id = ?1 OR owner_id = ?1 OR away_id = ?1)"
        " AND tables.phase IN ('lobby', 'playing', 'paused') ORDER BY tables.id",
        user_id,
    )


_ENDED: Final = (
    "WHERE tables.id IN (SELECT table_id FROM seats WHERE user_id = ?1 OR owner_id = ?1)"
    " AND tables.phase IN ('finished', 'cancelled') AND tables.state IS NOT NULL"
)


async def count_ended(connection: Connection, user_id: int) -> int:
    """How many matches that are over a person played (or owns a seat of)."""
    rows = list(await connection.execute_fetchall(f"SELECT count(*) FROM tables {_ENDED}", (user_id,)))
    return int(rows[0][0])


async def load_ended(connection: Connection, user_id: int, first: int, most: int) -> list[Loaded]:
    """Of these matches, the latest first, at most so many from the one of a number on."""
    return await _load(
        connection, f"{_ENDED} ORDER BY tables.ended_at DESC, tables.id DESC LIMIT ?2 OFFSET ?3", user_id, most, first
    )


class Elsewhere(Struct):
    """A match somewhere else that waits for a person.

    Args:
        id: of the table.
        game: its key.
        epoch: of the table.
    """

    id: int
    game: str
    epoch: int


async def waiting_elsewhere(connection: Connection, user_id: int, table_id: int) -> Elsewhere | None:
    """Of the other tables that wait for a person the most urgent: time left, then who has waited longest
    (`bot.tables.urgency`); no match is read for it.
    """
    rows = await connection.execute_fetchall(
        "SELECT tables.id, game, epoch, seat, waits, running FROM seats JOIN tables ON tables.id = table_id"
        " WHERE user_id = ? AND table_id != ? AND phase = 'playing'",
        (user_id, table_id),
    )
    found: list[tuple[float, int, int, Elsewhere]] = []
    for id, game, epoch, seat, waits, running in rows:
        wait = _waits(waits).get(seat)
        if wait is not None:
            run = _running(running).runs.get(seat)
            due = math.inf if run is None or run.late else run.overdue
            found.append((due, wait.since, id, Elsewhere(id, game, epoch)))
    return min(found, key=lambda one: one[:3])[3] if found else None
