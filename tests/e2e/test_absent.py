"""A seat whose person answers no more, over the wire: the others decide, or a bot takes it (asynchronous C7, X5)."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model import DAY
from tests.e2e.house import KO, House, action, actions, house
from tests.e2e.playing import answer
from tests.e2e.test_pace import begun
from tests.simulated import Message, Person

pytestmark = pytest.mark.e2e


async def gone(at: House) -> tuple[Person, Person, Message]:
    """Nobody has answered for somebody three times: who that is, the other one, and the line that asks."""
    await begun(at, "live")
    first = await at.awaited()
    other = at.opponent(first)
    while not (await at.table()).row.absences:
        if (await at.awaited()) is first:
            await at.world.pass_time(41 * 60)
        else:
            await answer(at, other, (await at.my_move(other)).message)
    line = next(message for message in reversed(at.room.messages) if "absent" in actions(message))
    return first, other, line


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
