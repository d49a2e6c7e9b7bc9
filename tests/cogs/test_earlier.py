"""A match that this version cannot go on with: what its board, its log and its notice say, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store import repository as repo
from bot.tables.earlier import EARLIER, end_unreadable
from bot.tables.model import Person
from cogs.panels.board import ROOM, board, board_screen
from cogs.panels.ids import Id
from cogs.panels.log import log_screen
from cogs.panels.menu import settings_screen
from cogs.panels.notices import notice
from tests.cogs.stage import complaints, public_complaints, stage
from tests.tables.house import ANN, BO
from tests.tables.test_earlier import no_upgrade, unpacked

ENDED = {"en": "was begun under an earlier version of Madang", "ko": "이전 버전의 마당에서 시작한"}

pytestmark = pytest.mark.usefixtures("undrawn")


@pytest.mark.parametrize(("no", "language"), [(1, "en"), (2, "ko"), (3, "en"), (4, "ko"), (5, "en"), (6, "ko")])
async def test_the_board_of_a_match_of_an_earlier_version_says_so(tmp_path: Path, no: int, language: str) -> None:
    (tmp_path / "old").mkdir()
    unpacked(tmp_path / "old", no_upgrade).rename(tmp_path / "stage.sqlite3")
    at = await stage(tmp_path)
    try:
        await end_unreadable(at.tables.desk)
        table = await at.tables.look.at(no)
        assert table.row.language == language
        recent = await at.tables.play.log(no, None, ROOM)
        public = board(table, recent)
        assert ENDED[language] in public.content
        assert public.content.count("\n") >= 1, "what happened last stands below"
        assert public.rows
        assert not public_complaints(public)
        told = [row for row in await repo.outbox(at.tables.database.reader, no, 2_000_000_000) if "closed" in row.kind]
        assert [row.body for row in told] == [{"reason": EARLIER}]
        said = notice(table, "closed", told[0].body)
        assert said is not None
        assert not public_complaints(said.public)
        for person in (ANN, BO, Person(77, "Zoe", "en-US")):
            visit = at.visit(person, Id("board", no))
            for screen in (
                await board_screen(visit, table),
                await log_screen(visit, table),
                await settings_screen(visit, table),
            ):
                assert not complaints(screen)
    finally:
        await at.tables.close()
