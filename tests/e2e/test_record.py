"""One's record over the wire: shown by a press, asked for by a lobby (asynchronous P7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model import Person as Known
from tests.e2e.house import KO, House, action, house
from tests.simulated import Person

pytestmark = [pytest.mark.e2e, pytest.mark.sqlite]  # it looks into the file in words of its own


async def played(at: House, person: Person, in_time: int) -> None:
    """As if somebody had played fifty turns."""
    await at.bot.tables.people.meet(Known(person.id, person.user.name, "ko"))
    async with at.bot.database.write() as connection:
        await connection.execute(
            "UPDATE users SET reliability = json_object('finished', 3, 'turns', 50, 'in_time', ?, 'median', 7200)"
            " WHERE id = ?",
            (in_time, person.id),
        )


async def test_a_lobby_asks_for_turns_in_time_and_shows_who_lets_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await played(at, at.minsu, 48)
        await at.open(at.jisoo, start=False)
        options = await at.jisoo.press(at.board, id=action(at.board, "options"))
        page = await at.jisoo.press(options.message, id=action(options.message, "pace"))
        (menu,) = [one["custom_id"] for one in page.message.selects if "table-record" in one["custom_id"]]
        chosen = await at.jisoo.pick(page.message, ["90"], id=menu)
        assert KO("table-record-90") in chosen.text
        assert KO("table-record-90") in at.board.text
        await at.minsu.press(at.board, id=action(at.board, "join"))
        assert "96%" not in at.board.text
        own = await at.minsu.slash(at.room, "madang settings")
        assert KO("settings-record-hidden") in own.text
        shown = await at.minsu.press(own.message, id=action(own.message, "my-record"))
        assert KO("settings-record-shown") in shown.text
        await at.world.pass_time(10)
        assert "96%" in at.board.text
        await at.minsu.press(at.board, id=action(at.board, "leave"))
        await played(at, at.minsu, 44)
        refused = await at.minsu.press(at.board, id=action(at.board, "join"))
        assert refused.private
        assert KO("error-record", least=90, turns=50, in_time=44) in refused.text
        assert (await at.table()).seat_of(at.minsu.id) is None
