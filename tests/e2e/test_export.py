"""Taking a finished game home by command and by button (asynchronous R5, X5)."""

from __future__ import annotations

import json
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from bot.core.streams import commitment
from bot.tables.bundle import LOG, PAGE, checking_page, fingerprint
from tests.e2e.house import EN, KO, House, action, actions, find, house
from tests.simulated import Person

pytestmark = pytest.mark.e2e


async def ended(at: House, leaver: Person) -> None:
    sure = await leaver.slash(at.room, "table resign")
    await leaver.press(sure.message, id=action(sure.message, "resign-sure"))


async def test_a_game_is_taken_home_when_it_is_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        assert (await at.jisoo.slash(at.room, "table export")).text == KO("error-no-table")
        lobby = await at.open(at.jisoo, at.ada, start=False)
        promise = (await at.table()).row.commitment
        assert promise in lobby.text
        assert (await at.jisoo.slash(at.room, "table export")).text == KO("error-not-started")
        await at.jisoo.press(lobby, id=action(lobby, "start"))
        for person, text in ((at.jisoo, KO), (at.ben, EN)):
            early = await person.slash(at.room, "table export")
            assert early.private
            assert early.text == text("table-settings-export-later")
            assert not early.message.pictures
        assert "export" not in actions(at.board)
        await ended(at, at.ada)

        # Whoever reads the channel may ask, and everybody gets the same log, in words of their own.
        taken: list[bytes] = []
        for person, text, word in ((at.jisoo, KO, "기록.txt"), (at.ben, EN, "transcript.txt")):
            for reply in (
                await person.slash(at.room, "table export"),
                await person.press(at.board, id=action(at.board, "export")),
            ):
                assert reply.private
                (file,) = reply.message.pictures
                assert file.name.endswith(".zip")
                with zipfile.ZipFile(BytesIO(file.data)) as archive:
                    assert archive.namelist() == [LOG, PAGE, word]
                    taken.append(archive.read(LOG))
                    assert archive.read(PAGE) == checking_page()
                    words = archive.read(word).decode("utf-8-sig")
                assert text("transcript-promise", digest=promise) in words
                assert reply.text == text("export-done", sha=fingerprint(taken[0]))
                page = await person.press(reply.message, id=find(reply.message, "export-page"))
                assert page.private
                assert page.message.pictures[0].data == checking_page()
                assert page.text == text("export-page-done", sha=fingerprint(checking_page()))
                for one in at.people:
                    assert one.user.name not in taken[-1].decode() + words
                    assert str(one.id) not in taken[-1].decode() + words
        assert len(set(taken)) == 1
        document = json.loads(taken[0])
        assert commitment(bytes.fromhex(document["secret"])) == document["commitment"] == promise
        assert document["frames"] == []
