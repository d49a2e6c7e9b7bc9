"""Where studies begin, as rows."""

from __future__ import annotations

from msgspec import Struct

from bot.store.values import Connection, select, upsert


class StudyRow(Struct):
    """Where a study begins: after `move` of the match `origin`, whose lobby promised `commitment`; `frame`: packed."""

    table_id: int
    origin: int | None
    move: int
    commitment: str
    frame: bytes


async def put_study(connection: Connection, row: StudyRow) -> None:
    """Keep where a study begins."""
    await upsert(connection, "studies", row, "table_id")


async def study_of(connection: Connection, table_id: int) -> StudyRow | None:
    """Where a table's match begins; None for an ordinary one."""
    found = await select(connection, StudyRow, "studies", "WHERE table_id = ?", table_id)
    return found[0] if found else None
