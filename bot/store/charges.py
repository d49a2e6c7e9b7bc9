"""Clocks of tables with a pace, what was charged, and when the program did not run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from bot.hours.allowances import Allowance, Charge
from bot.store.values import Connection, encode, marks, read_calendar

_CHARGE = "no, seat, turn, allowance, reserve"


async def clocks(connection: Connection, table_id: int, turns: Iterable[str] | None = None) -> list[Allowance]:
    """The clocks of a table, or those of some turns."""
    wanted = None if turns is None else sorted(turns)
    some = "" if wanted is None else f" AND turn IN {marks(wanted)}"
    rows = await connection.execute_fetchall(
        f'SELECT seat, turn, own, absent, "full", "left", calendar, granted FROM clocks WHERE table_id = ?{some}',
        (table_id, *(wanted or ())),
    )
    return [
        Allowance(seat, turn, bool(own), bool(absent), full, left, read_calendar(calendar), granted)
        for seat, turn, own, absent, full, left, calendar, granted in rows
    ]


async def keep(
    connection: Connection,
    table_id: int,
    changed: Iterable[Allowance],
    charges: Iterable[Charge],
    users: Mapping[int, int | None],
) -> None:
    """Write clocks that changed and what was charged.

    Args:
        users: by seat who plays it; a new clock keeps that person's calendar.
    """
    await connection.executemany(
        'INSERT INTO clocks (table_id, seat, turn, user_id, own, absent, "full", "left", calendar, granted)'
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (table_id, seat, turn)"
        ' DO UPDATE SET "full" = excluded."full", "left" = excluded."left", granted = excluded.granted',
        [
            (
                table_id,
                one.seat,
                one.name,
                users.get(one.seat),
                int(one.own),
                int(one.absent),
                one.full,
                one.left,
                encode(one.calendar).decode(),
                one.granted,
            )
            for one in changed
        ],
    )
    await connection.executemany(
        f"INSERT INTO charges (table_id, {_CHARGE}) VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, one.no, one.seat, one.name, one.allowance, one.reserve) for one in charges],
    )


async def charges_since(connection: Connection, table_id: int, no: int) -> list[Charge]:
    """What was charged after an entry of the log."""
    rows = await connection.execute_fetchall(
        f"SELECT {_CHARGE} FROM charges WHERE table_id = ? AND no > ? ORDER BY id", (table_id, no)
    )
    return [Charge(*row) for row in rows]


async def reserve_used(connection: Connection, table_id: int, seat: int, turn: str) -> int:
    """Seconds of reserve that were charged for a turn so far."""
    rows = await connection.execute_fetchall(
        "SELECT coalesce(sum(reserve), 0) FROM charges WHERE table_id = ? AND seat = ? AND turn = ? AND reserve > 0",
        (table_id, seat, turn),
    )
    return int(next(iter(rows))[0])


async def settled(connection: Connection, table_id: int, no: int, stay: Iterable[Charge]) -> None:
    """After an undo to an entry only some of what was charged since stands; it lies before what comes now."""
    await connection.execute("DELETE FROM charges WHERE table_id = ? AND no > ?", (table_id, no))
    await connection.executemany(
        f"INSERT INTO charges (table_id, {_CHARGE}) VALUES (?, ?, ?, ?, ?, ?)",
        [(table_id, no, one.seat, one.name, one.allowance, one.reserve) for one in stay],
    )


async def rescale(connection: Connection, table_id: int, rescaled: Callable[[Charge], Charge]) -> None:
    """What was charged counts otherwise: the table has another pace now."""
    rows = await connection.execute_fetchall(f"SELECT id, {_CHARGE} FROM charges WHERE table_id = ?", (table_id,))
    new = [(rescaled(Charge(*charge)), number) for number, *charge in rows]
    await connection.executemany(
        "UPDATE charges SET allowance = ?, reserve = ? WHERE id = ?",
        [(one.allowance, one.reserve, number) for one, number in new],
    )


async def drop(connection: Connection, table_id: int) -> None:
    """The match is over: nobody's hours are kept with it."""
    await connection.execute("DELETE FROM clocks WHERE table_id = ?", (table_id,))
    await connection.execute("DELETE FROM charges WHERE table_id = ?", (table_id,))
