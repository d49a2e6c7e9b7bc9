"""A press while the disk is full: a kind sentence for the person, one line for the log, nothing changed."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.tables.model import Person, Snapshot
from cogs.panels.dispatch import guarded, handlers
from cogs.panels.ids import Id
from tests.cogs.stage import Stage
from tests.store.disks import full, read_only

ANN, BO = Person(1, "Ann", "en-US"), Person(2, "보라" * 3000, "ko")

pytestmark = pytest.mark.usefixtures("undrawn")


async def join(on_stage: Stage, table: Snapshot) -> tuple[str, list[Any]]:
    """Bo sits down; what Bo reads, and what the log does."""
    visit = on_stage.visit(BO, Id("join", table.id))
    with capture_logs() as lines:
        await guarded(visit, handlers["join"])
    response: Any = visit.interaction.response
    return str(response.sent[-1].get("content") if response.sent else ""), lines


@pytest.mark.parametrize("disk", [full, read_only])
async def test_whoever_presses_on_a_full_disk_reads_a_sentence_and_presses_again_later(
    on_stage: Stage, disk: Any
) -> None:
    table = await on_stage.open(ANN, start=False)
    async with disk(on_stage.tables.desk.database):
        said, lines = await join(on_stage, table)
    assert "저장" in said
    assert [line["event"] for line in lines if "reason" in line][-1] == "press not kept"
    assert not any("exc_info" in line for line in lines)
    assert len((await on_stage.tables.look.at(table.id)).seats) == 1
    said, lines = await join(on_stage, table)
    assert "저장" not in said
    assert len((await on_stage.tables.look.at(table.id)).seats) == 2


async def test_whoever_presses_while_nothing_can_be_read_is_told_in_the_language_of_their_discord(
    on_stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await on_stage.open(ANN, start=False)
    broken = sqlite3.OperationalError("disk I/O error")
    broken.sqlite_errorcode = sqlite3.SQLITE_IOERR_READ  # type: ignore[misc]

    async def fails(*_: Any) -> Any:
        raise broken

    monkeypatch.setattr(on_stage.tables.desk.database.reader, "execute_fetchall", fails)
    said, lines = await join(on_stage, table)
    assert "저장" in said
    assert not any("exc_info" in line for line in lines)
