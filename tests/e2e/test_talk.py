"""Talk at a table: a thread beside the board at the start, a thread of two for who asks, and no dead end without."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.text.catalogue import Voice
from tests.e2e.house import EN, KO, House, action, find, house
from tests.e2e.imperium import begin
from tests.simulated import Message, Person

pytestmark = [pytest.mark.e2e]

ALONE = "create_private_threads"


def people_in(thread: object) -> set[int]:
    return thread.there.invited  # type: ignore[attr-defined]


async def talking(at: House, person: Person, to: int | None = None) -> Message:
    """The screen of talk by the menu; `to` presses the button of that seat."""
    menu = await person.press(at.board, id=action(at.board, "menu"))
    shown = (await person.press(menu.message, id=action(menu.message, "talk"))).message
    if to is None:
        return shown
    id = next(b["custom_id"] for b in shown.buttons if b.get("custom_id", "").endswith(f":talk-to:{to}"))
    return (await person.press(shown, id=id)).message


def said(at: House) -> list[str]:
    """Public lines of the room that have no button."""
    return [one.text for one in at.room.messages if not one.buttons]


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_game_of_bargains_opens_a_thread_for_everybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    text = Voice("ko" if language == "ko" else "en")
    async with house(tmp_path, monkeypatch, language=language) as at:
        await begin(at, at.jisoo, at.minsu, bots=1, language=language)
        (thread,) = at.room.threads
        table = await at.table()
        assert thread.id == table.row.board.talk
        assert thread.name == text("talk-thread-name", game=text("game-twilight_imperium"))
        lines = [one for one in at.room.messages if one.text == text("talk-thread-line")]
        assert [one.id for one in lines] == [thread.id], "it hangs on that line"
        assert lines[0].id < at.board.id
        assert f"<#{thread.id}>" in (await talking(at, at.ada)).text, "who has no seat finds it too"
        await at.restart()
        assert len(at.room.threads) == 1


async def test_no_thread_where_nobody_bargains_or_one_plays_with_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, bots=2)
        assert at.room.threads == []
        shown = await talking(at, at.jisoo)
        assert KO("talk-nobody-line") in shown.text


async def test_without_the_permission_the_line_names_it_and_the_match_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        at.room.there.deny(at.world.home.world.bot, "create_public_threads")
        await begin(at, at.ada, at.ben, bots=1)
        assert at.room.threads == []
        told = EN("talk-here-permissions", permissions=EN("permission-create_public_threads"))
        assert told in said(at)
        assert (await at.table()).playing
        assert f"<#{at.room.id}>" in (await talking(at, at.ada)).text


async def test_two_find_one_thread_and_nobody_else_is_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        at.room.there.allow(at.world.home.world.bot, ALONE)
        await begin(at, at.ada, at.ben, at.jisoo)
        table = await at.table()
        seats = {person.id: table.seat_of(person.id) for person in at.people}
        before = len(at.room.messages)
        first = await talking(at, at.ada, seats[at.ben.id])
        again = await talking(at, at.ben, seats[at.ada.id])
        thread = at.room.threads[-1]
        assert f"<#{thread.id}>" in first.text
        assert f"<#{thread.id}>" in again.text
        assert len(at.room.threads) == 2
        assert people_in(thread) - {at.world.home.world.bot.id} == {at.ada.id, at.ben.id}
        (only,) = thread.messages
        assert f"<@{at.ada.id}>" in only.text
        assert f"<@{at.ben.id}>" in only.text
        assert len(at.room.messages) == before, "nobody else is told"
        await at.restart()
        assert f"<#{thread.id}>" in (await talking(at, at.ada, seats[at.ben.id])).text
        await thread.delete()
        renewed = await talking(at, at.ben, seats[at.ada.id])
        assert f"<#{at.room.threads[-1].id}>" in renewed.text
        assert at.room.threads[-1].id != thread.id


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_without_the_permission_there_are_other_ways(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    """Nobody ends there: the other can be written to, everybody's thread is named, and once it is granted it works."""
    async with house(tmp_path, monkeypatch, language=language) as at:
        at.room.there.deny(at.world.home.world.bot, ALONE)
        host, other = (at.jisoo, at.minsu) if language == "ko" else (at.ada, at.ben)
        text = KO if language == "ko" else EN
        await begin(at, host, other, bots=1)
        seat = (await at.table()).seat_of(other.id)
        shown = await talking(at, host, seat)
        assert text("talk-permissions", permissions=text(f"permission-{ALONE}")) in shown.text
        assert f"<#{at.room.threads[0].id}>" in shown.text
        assert f"https://discord.com/users/{other.id}" in [one.get("url") for one in shown.components]
        assert find(shown, "menu")
        at.room.there.allow(at.world.home.world.bot, ALONE)
        granted = await talking(at, host, seat)
        assert f"<#{at.room.threads[-1].id}>" in granted.text
        assert len(at.room.threads) == 2


async def test_who_cannot_see_the_channel_is_not_let_into_a_thread_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        at.room.there.allow(at.world.home.world.bot, ALONE)
        await begin(at, at.ada, at.ben, bots=1)
        at.room.there.deny(at.ben.user, "view_channel")
        shown = await talking(at, at.ada, (await at.table()).seat_of(at.ben.id))
        assert EN("talk-unseen", name="Ben", channel=f"<#{at.room.id}>") in shown.text
        assert len(at.room.threads) == 1, "nothing is left of it"
