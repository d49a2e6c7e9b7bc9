"""How a table comes to stand in a channel, whatever it begins with: a new match, one more, a study."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable

from bot.store import repository as repo
from bot.store.errors import Conflict
from bot.store.loading import load_in
from bot.store.rows import SeatRow, TableRow
from bot.tables.desk import LOBBY_IDLE, Desk, Repeated
from bot.tables.model import Place, Snapshot, TableError


async def found(connection: repo.Connection, row: TableRow, seats: Iterable[SeatRow], now: int) -> None:
    """Write a new lobby with its seats down; it is closed when nobody does anything with it, and its channel is told.

    Args:
        connection: inside a transaction.
        row: the table; it gets its id.
        seats: its seats; they get it too.
        now: Unix time.

    Raises:
        Conflict: another table stands in the channel.
    """
    await repo.insert_table(connection, row)
    seats = list(seats)
    for seat in seats:
        seat.table_id = row.id
    await repo.replace_seats(connection, row.id, seats)
    await repo.set_timer(connection, row.id, "idle", now + LOBBY_IDLE)
    await repo.say_once(connection, row.id, "lobby", now)


async def founded(
    desk: Desk, place: Place, interaction: int, write: Callable[[repo.Connection], Awaitable[TableRow]]
) -> Snapshot:
    """A new table by a click, once: the same click again finds the table that stands there.

    Args:
        desk: where tables are changed.
        place: a channel without an unfinished table.
        interaction: Discord's id of the click; 0 for none.
        write: `found`s it inside the transaction.

    Raises:
        TableError: another table stands there, or what `write` raises.
    """
    try:
        async with desk.database.write() as connection:
            if interaction and await repo.seen_interaction(connection, interaction, desk.clock()):
                raise Repeated
            row = await write(connection)
    except Conflict:
        raise await occupied(desk, place.channel_id) from None
    except Repeated:
        there = await load_in(desk.database.reader, place.channel_id)
        if there is None:
            raise TableError("error-no-table") from None
        return await desk.complete(there)
    desk.on_change(row.id)
    return await desk.snapshot(row.id)


async def occupied(desk: Desk, channel_id: int) -> TableError:
    """What stands in the way: the table of the channel."""
    there = await repo.table_in(desk.database.reader, channel_id)
    return TableError("error-occupied", game=f"game-{there.game}") if there else TableError("error-busy")
