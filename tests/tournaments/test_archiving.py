"""The thread of a match is archived when all is said in it, and not before (tournaments T3)."""

from __future__ import annotations

from bot.tournaments.tourney import ARCHIVED, DONE
from tests.tournaments.arena import Arena, crowd

LATER = 3600


async def put_off(field: Arena, table: int, seconds: int) -> None:
    """What is to be said about a table is tried later, as where Discord refuses it."""
    async with field.house.tables.database.write() as connection:
        await connection.execute("UPDATE outbox SET due = ? WHERE table_id = ?", (field.house.now + seconds, table))


async def test_a_thread_waits_for_what_is_to_be_said_in_it_now_and_later(field: Arena) -> None:
    tourney = await field.started(crowd(4), rounds=1)
    match = tourney.matches[1]
    assert match.table_id is not None
    tourney = await field.lose(tourney, 1, tourney.pairing(1).entrants[0])
    assert tourney.matches[1].state == DONE
    assert field.notices.archived == set(), "the board still has to show the end"
    await put_off(field, match.table_id, LATER)  # nothing is due at this moment
    field.house.wait(LATER // 2)
    tourney = await field.rest(tourney)
    assert field.notices.archived == set(), "what is said later would open the thread again"
    field.house.wait(LATER)
    await field.house.tables.herald.tell_due()
    field.house.wait(LATER)
    tourney = await field.rest(tourney)
    assert match.channel_id in field.notices.archived
    assert tourney.matches[1].state == ARCHIVED
