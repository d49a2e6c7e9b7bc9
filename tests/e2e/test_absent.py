"""A seat whose person answers no more, over the wire: the others decide, or a bot takes it (asynchronous C7, X5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model import DAY, HOUR
from tests.e2e.house import KO, House, action, actions, find, house
from tests.e2e.playing import answer
from tests.e2e.test_pace import begun
from tests.e2e.test_plans import moves
from tests.simulated import Message, Person
from tests.tables.planned import FAR

pytestmark = pytest.mark.e2e
SHORT = "12시간 6시간 0일"
"""A pace at which three turns are missed soon, and few are played in four days."""


async def gone(at: House, pace: str = "live") -> tuple[Person, Person, Message]:
    """Nobody has answered for somebody three times: who that is, the other one, and the line that asks."""
    await begun(at, pace)
    first = await at.awaited()
    other = at.opponent(first)
    seat = (await at.table()).seat_of(first.id)
    assert seat is not None
    while not (table := await at.table()).row.absences:
        if (await at.awaited()) is first:
            await at.world.pass_time(table.row.running.runs[seat].overdue - at.world.now() + 60)
        else:
            await answer(at, other, (await at.my_move(other)).message)
    line = next(message for message in reversed(at.room.messages) if "absent" in actions(message))
    return first, other, line


def board_of(at: House) -> Message:
    """The newest board; lines that ask or remind have buttons too."""
    return next(one for one in reversed(at.room.messages) if find(one, "menu") is not None)


def offering(at: House) -> bool:
    """Whether the board offers the seat to anybody."""
    return "take-over" in actions(board_of(at))


def way(line: Message, which: str) -> str:
    """Custom id of the button that wants something."""
    return next(button["custom_id"] for button in line.buttons if f":absent:{which}." in button["custom_id"])


async def test_the_others_wait_and_it_stands_over_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        first, other, line = await gone(at)
        seat = (await at.table()).seat_of(first.id)
        assert seat is not None
        assert f"<@{other.id}>" in line.text
        assert KO("absent-no-vote") in (await first.press(line, id=way(line, "hand"))).text
        await other.press(line, id=way(line, "wait"))
        assert KO("absent-waited") in line.text
        assert not line.buttons
        await at.restart()
        absence = (await at.table()).row.absences[seat]
        assert (absence.waiting, absence.waited) == (True, True)
        assert f"<t:{absence.until}:R>" in at.board.text


async def test_one_press_of_the_only_one_left_hands_the_seat_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        first, other, line = await gone(at)
        seat = (await at.table()).seat_of(first.id)
        assert seat is not None
        said = await other.press(line, id=way(line, "hand"))
        assert KO("absent-decided") in said.text
        assert (await at.table()).seats[seat].bot == "easy"
        assert KO("absent-handed") in line.text
        seated = await at.ada.press(at.board, id=action(at.board, "take-over"))
        assert KO("error-unknown", reference="")[:5] not in seated.text
        assert (await at.table()).seats[seat].user_id == at.ada.id


async def goes_on_until(at: House, other: Person, until: float) -> None:
    """The one who is there answers before the time is over; nobody does for the other one."""
    while (left := until - at.world.now()) > 0:
        mine = other.id in (await at.table()).awaited_users
        await at.world.pass_time(min((11 if mine else 3) * HOUR, left))
        if mine and left > 11 * HOUR:
            await moves(at, other, at_=FAR)


async def test_when_three_days_are_over_it_is_on_offer_again_and_nobody_waits_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C7: the others wait once more; then the seat is on offer for a day, then a bot has it."""
    async with house(tmp_path, monkeypatch) as at:
        first, other, line = await gone(at, SHORT)
        seat = (await at.table()).seat_of(first.id)
        assert seat is not None
        await other.press(line, id=way(line, "wait"))
        assert not offering(at), "they wait for one person, not for anybody"
        until = (await at.table()).row.absences[seat].until
        assert until == pytest.approx(at.world.now() + 3 * DAY, abs=60)
        await goes_on_until(at, other, until - 60)
        assert (await at.table()).row.absences[seat].waiting
        await at.restart()
        await at.world.pass_time(120)
        absence = (await at.table()).row.absences[seat]
        assert (absence.waiting, absence.waited) == (False, True)
        assert offering(at)
        again = next(message for message in reversed(at.room.messages) if "absent" in actions(message))
        assert again.id != line.id
        assert f"<@{other.id}>" in again.text
        assert not any(":absent:wait." in button["custom_id"] for button in again.buttons)
        forged = way(again, "hand").replace(":absent:hand.", ":absent:wait.")
        assert KO("absent-waited-once") in (await other.replay(again, forged)).text
        assert absence.until == pytest.approx(at.world.now() + DAY, abs=180)
        await goes_on_until(at, other, absence.until - 60)
        assert (await at.table()).seats[seat].user_id == first.id
        await at.world.pass_time(120)
        table = await at.table()
        assert (table.seats[seat].user_id, table.seats[seat].bot, table.row.absences) == (None, "easy", {})
        assert KO("absent-lapsed") in again.text
        assert not again.buttons
        assert offering(at)
        board = board_of(at)
        await first.press(board, id=action(board, "take-back"))
        assert (await at.table()).seats[seat].user_id == first.id


async def test_alone_with_bots_the_table_is_paused_and_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        first, other, _ = await gone(at)
        while (table := await at.table()).playing:
            await at.world.pass_time(DAY)
        assert table.row.phase == "paused"
        assert "판을 잠시 멈췄어요" in "\n".join(message.text for message in at.room.messages)
        await at.world.pass_time(15 * DAY)
        assert (await at.table()).row.phase == "cancelled"
        assert KO("absent-closed-deserted") in "\n".join(message.text for message in at.room.messages)
        assert {first, other} == {at.jisoo, at.minsu}
