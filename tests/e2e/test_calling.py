"""Being told as one wants, over the wire: quiet hours, direct messages, one refused, the message of a day."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from bot.tables.model import DAY, HOUR, Person
from tests.e2e.house import KO, House, action, find, house
from tests.simulated import Message

pytestmark = pytest.mark.e2e


async def night(at: House) -> None:
    """Both have quiet hours from 23 to 8 in Seoul, where it is 21 o'clock; then it is half past eleven."""
    for person in (at.jisoo, at.minsu):
        page = await person.slash(at.room, "madang settings")
        form = await person.press(page.message, id=action(page.message, "my-quiet"))
        await person.submit(form, text="23-8")
    await at.world.pass_time(2.5 * HOUR)


def pings(at: House) -> list[int]:
    """Whom the newest message of the room really pings."""
    return list(at.room.last.there.pings)


async def hand_over(at: House) -> None:
    """The awaited person plays until somebody else is awaited."""
    first = await at.awaited()
    for _ in range(20):
        if await at.awaited() is not first:
            return
        option = await at.sensible(first)
        table = await at.table()
        seat = table.seat_of(first.id)
        question = await at.question(first)
        assert seat is not None
        by, click = Person(first.id, first.user.name, "ko"), at.world.home.world.snowflake()
        given = partial(at.bot.tables.play.answer, table.id, by, table.row.epoch, question.no, option.id, click)
        await at.world.act(given)


async def test_the_night_is_quiet_and_the_morning_calls_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        await night(at)
        before = len(at.room.messages)
        await hand_over(at)
        second = await at.awaited()
        assert f"<@{second.id}>" in at.board.text
        assert pings(at) == []
        await at.restart()
        await at.world.pass_time(8.25 * HOUR)  # a quarter to eight
        assert len(at.room.messages) == before + 1
        await at.world.pass_time(0.5 * HOUR)
        assert pings(at) == [second.id]
        assert len(at.room.messages) == before + 2
        line = at.room.last
        page = await second.press(line, id=action(line, "my-settings"))
        assert page.private
        assert KO("settings-headline") in page.text
        moved = await second.press(line, id=action(line, "move"))
        assert moved.private
        await at.world.pass_time(4 * HOUR)
        assert len(at.room.messages) == before + 2


async def test_a_direct_message_and_one_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asynchronous P4: who takes none, or blocks the bot, which Discord answers alike (50007), is mentioned instead."""
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        second = at.opponent(await at.awaited())
        page = await second.slash(at.room, "madang settings")
        await second.pick(page.message, ["direct"], id="t:0:0.0:s-my-reminders")
        await hand_over(at)
        assert pings(at) == []
        channel = at.world.home.world.direct(second.user)
        (told,) = channel.messages
        assert KO("call-direct", count=1) in told.content
        await hand_over(at)
        second.user.dms_open = False
        await at.world.pass_time(HOUR)
        await hand_over(at)
        assert len(channel.messages) == 1
        assert KO("call-refused") in at.room.last.text
        assert pings(at) == [second.id]
        await hand_over(at)
        await at.world.pass_time(HOUR)
        await hand_over(at)
        assert pings(at) == [second.id]
        assert KO("call-refused") not in at.room.last.text


async def test_the_message_of_the_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        second = at.opponent(await at.awaited())
        page = await second.slash(at.room, "madang settings")
        await second.pick(page.message, ["digest"], id="t:0:0.0:s-my-reminders")
        await second.pick(page.message, ["7"], id="t:0:0.0:s-my-digest")
        await hand_over(at)
        assert pings(at) == []
        channel = at.world.home.world.direct(second.user)
        assert channel.messages == []
        await at.world.pass_time(10 * HOUR + 120)  # seven in Seoul
        assert len(channel.messages) == 1
        assert find(Message(at.world, channel.messages[0]), "my-settings") is not None
        await at.world.pass_time(DAY)
        assert len(channel.messages) == 2
        remind = [message for message in at.room.messages if find(message, "my-settings")]
        assert remind == []


async def test_from_every_reminder_the_own_settings_are_a_press_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        first, before = await at.awaited(), len(at.room.messages)
        await at.world.pass_time(3 * DAY)
        reminders = [one for one in at.room.messages[before:] if first.id in one.there.pings]
        assert reminders
        for one in reminders:
            page = await first.press(one, id=action(one, "my-settings"))
            assert page.private
            assert KO("settings-headline") in page.text
