"""The board as it stood earlier, looked up in the log: only what the reader may know."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.tables.model import Snapshot
from cogs.metromania.face import MetromaniaFace
from tests.e2e.house import KO, House, action, find, house
from tests.e2e.test_panels import answer_once

pytestmark = pytest.mark.e2e


async def played(at: House, answers: int) -> Snapshot:
    for _ in range(answers):
        await answer_once(at, await at.awaited())
    return await at.table()


async def test_an_earlier_board_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        table = await played(at, 5)
        log = await at.minsu.press(at.board, id=action(at.board, "log"))
        (menu,) = log.message.selects
        numbers = [int(option["value"]) for option in menu["options"]]
        assert numbers == sorted(numbers, reverse=True)
        assert max(numbers) == table.row.last
        await at.minsu.pick(log.message, [str(numbers[2])], id=menu["custom_id"])
        assert KO("replay-headline", game=KO("game-metromania"), number=numbers[2], last=numbers[0]) in log.message.text
        assert len(log.message.pictures) == 1
        assert find(log.message, "log") is not None
        assert (await at.table()).row.head == table.row.head


async def test_an_earlier_board_shows_each_reader_the_own_view(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[Any] = []

    def draw(self: object, view: Any, names: object, language: object) -> object:
        views.append(view)
        raise RuntimeError("not drawn")

    async with house(tmp_path, monkeypatch) as at:
        lobby = await at.open(at.jisoo, at.minsu, at.ada, start=False)
        table = await at.table()
        host = at.jisoo.id
        await at.bot.tables.lobby.set_option(table.id, _person(host), "variant", "hidden", 1)
        await at.world.rest()
        await at.jisoo.press(lobby, id=action(lobby, "start"))
        table = await played(at, 2)
        monkeypatch.setattr(MetromaniaFace, "draw_board", draw)
        monkeypatch.setattr("cogs.panels.pictures.Pictures._draw", _drawn)
        for person in (at.minsu, at.ben):
            log = await person.press(at.board, id=action(at.board, "log"))
            (menu,) = log.message.selects
            await person.pick(log.message, [menu["options"][-1]["value"]], id=menu["custom_id"])
            assert log.message.text
        seen, nothing = [[player.hand for player in view.players] for view in views]
        mine = table.seat_of(at.minsu.id)
        assert mine is not None
        assert "?" not in "".join(seen[mine])
        assert all("?" in marker for seat, hand in enumerate(seen) if seat != mine for marker in hand)
        assert all("?" in marker for hand in nothing for marker in hand)


def _person(user: int) -> Any:
    from bot.tables.model import Person

    return Person(user, "지수", "ko")


async def _drawn(self: Any, key: Any, draw: Any) -> Any:
    return draw()
