"""A table with a pace, over the wire: chosen, its deadline on the board, and time that runs out (asynchronous X5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model import DAY, HOUR
from cogs.panels.board import public_pictures, public_reader, reserves
from cogs.panels.gamefaces import face_of
from renderers.drawings import Drawing
from tests.e2e.house import KO, House, action, actions, find, house
from tests.e2e.playing import answer
from tests.simulated import Reply

pytestmark = pytest.mark.e2e


async def lobby(at: House) -> Reply:
    """A lobby of two, and the host's page on its pace."""
    await at.open(at.jisoo, at.minsu, start=False)
    options = await at.jisoo.press(at.board, id=action(at.board, "options"))
    return await at.jisoo.press(options.message, id=action(options.message, "pace"))


def menu(page: Reply, key: str) -> str:
    """Custom id of a menu of the page."""
    return next(one["custom_id"] for one in page.message.selects if key in one["custom_id"])


async def begun(at: House, pace: str, late: str = "bot") -> None:
    """Begun with a pace that was picked from the menu, or one of one's own that was written."""
    page = await lobby(at)
    assert KO("pace-none-line") in page.text
    if " " in pace:
        form = await at.jisoo.press(page.message, id=action(page.message, "pace-own"))
        await at.jisoo.submit(form, text=pace)
    else:
        await at.jisoo.pick(page.message, [pace], id=menu(page, "table-pace"))
        assert KO(f"table-pace-{pace}") in at.board.text
    if late != "bot":
        await at.jisoo.pick(page.message, [late], id=menu(page, "table-late"))
    await at.jisoo.press(at.board, id=action(at.board, "start"))


async def test_a_pace_is_chosen_and_its_deadline_stands_on_the_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asynchronous C8: as a timestamp that Discord shows in each reader's own zone."""
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "daily")
        deadline = int(at.world.now()) + 4 * DAY
        assert any(f"<t:{deadline + second}:R>" in at.board.text for second in range(-3, 1)), at.board.text


async def test_the_board_shows_the_reserve_of_each_seat_and_no_other_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asynchronous C8: what else there is of time would be stale in a minute; that stands in the text."""
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "daily")

        async def shown() -> dict[str, str]:
            table = await at.table()
            reader = public_reader(table)
            view = table.match.view(None)
            drawn = public_pictures(table, reader, face_of(table.row.game), view)[0].drawing
            assert isinstance(drawn, Drawing)
            assert drawn.reserves == reserves(table, reader)
            return dict(drawn.reserves)

        first = await at.awaited()
        names = {at.jisoo: "지수", at.minsu: "민수"}
        assert await shown() == {"지수": KO("span-days", count=3), "민수": KO("span-days", count=3)}
        await at.world.pass_time(2 * DAY)  # the allowance, and one day of the reserve
        while (await at.awaited()) is first:  # it is reckoned up when the turn is over
            await answer(at, first, (await at.my_move(first)).message)
        assert (await shown())[names[first]] == KO("span-days", count=2)
        async with at.bot.tables.desk.change((await at.table()).id) as change:
            for seat in change.seats:
                seat.reserve = 0
        assert set((await shown()).values()) == {KO("picture-reserve-none")}


async def test_at_a_table_without_a_reserve_a_picture_tells_nothing_of_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        table = await at.table()
        assert reserves(table, public_reader(table)) == ()


async def test_whose_time_is_over_has_that_turn_played_and_the_next_is_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "live")
        first = await at.awaited()
        await at.world.pass_time(41 * 60)
        assert await at.awaited() is at.opponent(first)
        log = await at.minsu.slash(at.room, "table log")
        assert "시간이 다 되어" in log.text
        table = await at.table()
        seat = table.seat_of(first.id)
        assert seat is not None
        assert table.seats[seat].user_id == first.id


async def test_forfeit_ends_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "live", "forfeit")
        await at.world.pass_time(41 * 60)
        assert (await at.table()).match.result is not None
        assert find(at.board, "rematch") is not None


async def test_a_pace_of_ones_own_is_written_and_nonsense_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        page = await lobby(at)
        form = await at.jisoo.press(page.message, id=action(page.message, "pace-own"))
        refused = await at.jisoo.submit(form, text="soon")
        assert KO("error-pace-unknown") in refused.text
        assert (await at.table()).row.options.get("table-pace", "none") == "none"
        form = await at.jisoo.press(page.message, id=action(page.message, "pace-own"))
        await at.jisoo.submit(form, text="48시간 하루 0일")
        assert (await at.table()).row.options["table-pace"] == "own:172800/86400/0"
        await at.jisoo.press(at.board, id=action(at.board, "start"))
        first = await at.awaited()
        games = await first.slash(at.room, "games")
        assert "<t:" in games.text


async def test_somebody_else_is_given_more_time_by_one_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "daily")
        first = await at.awaited()
        other = at.opponent(first)
        seat = (await at.table()).seat_of(first.id)
        assert seat is not None
        before = (await at.table()).row.running.runs[seat].overdue
        own = await first.press(at.board, id=action(at.board, "menu"))
        own = await first.press(own.message, id=action(own.message, "status"))
        assert find(own.message, "more") is None
        page = await other.press(at.board, id=action(at.board, "menu"))
        page = await other.press(page.message, id=action(page.message, "status"))
        page = await other.press(page.message, id=action(page.message, "more"))
        assert (await at.table()).row.running.runs[seat].overdue == before + 2 * HOUR
        assert f"<t:{before + 2 * HOUR}:R>" in page.text
        assert f"<t:{before + 2 * HOUR}:R>" in at.board.text


async def test_at_a_table_without_a_pace_nothing_is_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        other = at.opponent(await at.awaited())
        page = await other.press(at.board, id=action(at.board, "menu"))
        page = await other.press(page.message, id=action(page.message, "status"))
        assert actions(page.message) == ["nudge", "menu"]


async def test_by_defaults_the_turn_goes_on_with_the_usual_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "live", "default")
        first = await at.awaited()
        await at.world.pass_time(41 * 60)
        assert await at.awaited() is at.opponent(first)


async def test_another_pace_is_proposed_on_the_page_of_the_table_and_agreed_to_by_a_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begun(at, "daily")
        page = await at.minsu.slash(at.room, "table settings")
        page = await at.minsu.press(page.message, id=action(page.message, "pace"))
        assert KO("pace-propose-line") in page.text
        form = await at.minsu.press(page.message, id=action(page.message, "pace-own"))
        refused = await at.minsu.submit(form, text="40d 1h")
        assert "14일" in refused.text
        page = await at.minsu.pick(page.message, ["slow"], id=menu(page, "table-pace"))
        assert KO("vote-asked-you") in page.text
        line = at.board  # the line that asks has the buttons
        assert "72" in line.text or "3일" in line.text, line.text
        again = await at.minsu.press(line, id=action(line, "vote-pace"))
        assert KO("cogs-vote-of-others") in again.text
        assert (await at.table()).row.options["table-pace"] == "daily"
        await at.jisoo.press(line, id=action(line, "vote-pace"))
        table = await at.table()
        assert table.row.options["table-pace"] == "slow"
        assert KO("pace-agreed") in line.text
        assert not line.buttons
        deadline = next(iter(table.row.running.runs.values())).overdue
        assert f"<t:{deadline}:R>" in at.board.text


async def test_a_pause_is_agreed_on_and_the_channel_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        page = await at.jisoo.slash(at.room, "table pause")
        await at.jisoo.press(page.message, id=action(page.message, "pause-sure"))
        line = at.board
        assert KO("pause-asked", name="지수") in line.text
        await at.minsu.press(line, id=action(line, "vote-pause"))
        assert (await at.table()).row.phase == "paused"
