"""Vacation over the wire: until when somebody is away, who stands in, what an answer ends (asynchronous P3)."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from bot.store import repository as repo
from bot.tables.model import DAY
from bot.tables.model import Person as Known
from tests.e2e.house import KO, House, action, actions, house
from tests.e2e.playing import answer
from tests.simulated import Person, Reply

pytestmark = pytest.mark.e2e


async def paced(at: House) -> tuple[Person, Person]:
    """A match of two at pace `slow`: who is awaited, and the other."""
    await at.open(at.jisoo, at.minsu, start=False)
    table, host = await at.table(), Known(at.jisoo.id, "지수", "ko")
    click = at.world.home.world.snowflake()
    await at.bot.tables.lobby.set_option(table.id, host, "table-pace", "slow", click)
    await at.jisoo.press(at.board, id=action(at.board, "start"))
    first = await at.awaited()
    return first, at.opponent(first)


async def leaves(at: House, person: Person, last: str) -> Reply:
    """Somebody goes on vacation from the page of settings."""
    page = await person.slash(at.room, "madang settings")
    form = await person.press(page.message, id=action(page.message, "my-away"))
    done = await person.submit(form, **{"text": "", "text-2": last})
    await at.world.pass_time(2)
    return done


async def a_week_ago(at: House, person: Person) -> None:
    """As if the vacation had begun a week ago; every beat of seven days would be too many."""
    async with at.bot.database.write() as connection:
        row = await repo.user(connection, person.id)
        assert row is not None
        (taken,) = row.calendar.taken
        row.calendar = structs.replace(row.calendar, taken=(structs.replace(taken, since=taken.since - 7 * DAY),))
        row.away_due = int(at.world.now())
        await repo.upsert(connection, "users", row, "id")
    await at.restart()
    await at.world.pass_time(2)


async def test_an_answer_on_vacation_is_asked_about_once_and_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        first, other = await paced(at)
        page = await leaves(at, first, "2026-03-05")
        until = 1_772_722_800  # midnight in Seoul after the last day
        assert f"<t:{until}" in page.text
        assert f"<t:{until}:D>까지 휴가예요" in at.board.text
        assert f"<t:{until}:D>까지 휴가" in (await other.slash(at.room, "games")).text
        assert f"<t:{until}:D>까지 휴가예요" in (await other.slash(at.room, "table status")).text
        last = (await at.table()).row.last
        asked, _ = await answer(at, first, (await at.my_move(first)).message)
        assert KO("away-confirm", when=until) in asked.text
        assert (await at.table()).row.last == last
        back = await first.press(asked.message, id=action(asked.message, "back-now"))
        assert KO("away-over") in back.text
        assert "휴가예요" not in at.board.text
        await answer(at, first, back.message)
        assert (await at.table()).row.last == last + 1


async def test_a_stand_in_plays_until_the_return_and_the_seat_goes_back_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        first, other = await paced(at)
        await leaves(at, first, "2026-03-11")
        menu = await other.press(at.board, id=action(at.board, "menu"))
        early = await other.press(menu.message, id=action(menu.message, "replace"))
        assert "부터 대신 둘 분을 앉힐 수 있어요" in early.text
        await a_week_ago(at, first)
        assert "그때까지 대신 둘 분을 앉힐 수 있어요" in at.board.text
        table = await at.table()
        seat = table.seat_of(first.id)
        menu = await other.press(at.board, id=action(at.board, "menu"))
        seats = await other.press(menu.message, id=action(menu.message, "replace"))
        (menu_of_seats,) = [one["custom_id"] for one in seats.message.selects if "s-seat" in one["custom_id"]]
        chosen = await other.pick(seats.message, [str(seat)], id=menu_of_seats)
        easy = next(one["custom_id"] for one in chosen.message.buttons if f"{seat}.easy" in one["custom_id"])
        await other.press(chosen.message, id=easy)
        assert "대신 둬요" in at.board.text
        assert "take-over" not in actions(at.board)
        page = await first.slash(at.room, "madang settings")
        await first.press(page.message, id=action(page.message, "my-back"))
        await at.world.pass_time(2)
        assert (await at.table()).seat_of(first.id) == seat
        assert "대신 둬요" not in at.board.text
