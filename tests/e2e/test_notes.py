"""One's own notes over the wire: written in a form, shown in the own panel, nowhere else (asynchronous P8)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import KO, action, actions, house

pytestmark = pytest.mark.e2e

WORDS = "민수 님은 B를 노려요"


async def test_notes_are_written_from_the_menu_and_read_in_the_panel(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        board = at.board
        before = len(at.room.messages)
        offered = await at.jisoo.press(at.board, id=action(at.board, "menu"))
        form = await at.jisoo.press(offered.message, id=action(offered.message, "note"))
        panel = await at.jisoo.submit(form, text=f"{WORDS}\n둘째 줄")
        assert panel.private
        assert KO("note-kept") in panel.text
        assert f"> {WORDS}\n> 둘째 줄" in panel.text
        await at.restart()
        mine = await at.my_move(at.jisoo)
        assert WORDS in mine.text
        for person in (at.minsu, at.ada):
            reply = await person.press(at.board, id=action(at.board, "move"))
            assert WORDS not in reply.text
        assert len(at.room.messages) == before
        assert at.board.text == board.text
        form = await at.jisoo.press(mine.message, id=action(mine.message, "note"))
        gone = await at.jisoo.submit(form, text="")
        assert gone.message.id == mine.message.id, "in place of the panel it was opened from"
        assert KO("note-gone") in gone.text
        assert WORDS not in gone.text
        assert "note" not in actions(gone.message) or KO("note-headline") not in gone.text


async def test_notes_by_command_and_gone_with_the_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        stranger = await at.ada.slash(at.room, "table notes")
        assert stranger.private
        form = await at.minsu.slash(at.room, "table notes")
        await at.minsu.submit(form, text=WORDS)
        page = await at.minsu.slash(at.room, "madang privacy")
        assert KO("privacy-notes-line", count=1) in page.text
        sure = await at.minsu.press(page.message, id=action(page.message, "forget"))
        await at.minsu.press(sure.message, id=action(sure.message, "forget-sure"))
        rows = await at.bot.tables.database.reader.execute_fetchall("SELECT words FROM notes")
        assert list(rows) == []
