"""Panels go on by themselves while Discord lets them be edited."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import EN, KO, House, action, actions, button_of, find, house
from tests.e2e.playing import found, single
from tests.simulated import Message, Person

pytestmark = pytest.mark.e2e


def edits(at: House) -> int:
    """Edits of private messages so far."""
    return sum(route.startswith("PATCH /webhooks/") for route, _ in at.world.requests())


async def with_bots(at: House, person: Person, bots: int = 1) -> None:
    """A game of Metromania of one person and easy bots, begun."""
    await at.open(person, start=False)
    text = KO if person in (at.jisoo, at.minsu) else EN
    for _ in range(bots):
        levels = await person.press(at.board, id=action(at.board, "add-bot"))
        await person.press(levels.message, text("lobby-bot-option", level=text("bot-level-easy")))
    await person.press(at.board, id=action(at.board, "start"))


async def press_on(at: House, person: Person, panel: Message) -> None:
    """One sensible answer in a panel that shows the question now."""
    await single(person, panel, await at.sensible(person))


@pytest.mark.slow
@pytest.mark.parametrize("language", ["ko", "en"])
async def test_from_my_move_to_the_end_against_bots_the_board_is_not_pressed_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        person, text = (at.jisoo, KO) if language == "ko" else (at.ada, EN)
        await with_bots(at, person, 2)
        panel = (await at.my_move(person)).message
        for _ in range(200):
            if not (await at.table()).playing:
                break
            await press_on(at, person, panel)
        table = await at.table()
        assert table.match.result is not None
        assert text("button-result-full") in panel.labels
        assert str(max(table.match.result.scores)) in panel.text
        shown = await person.press(panel, id=action(panel, "result"))
        assert shown.message.id == panel.id


async def test_the_moves_of_a_bot_come_into_the_panel_by_themselves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await with_bots(at, at.ada)
        panel = (await at.my_move(at.ada)).message
        turns = (await at.table()).match.view(None).players
        seat = (await at.table()).seat_of(at.ada.id)
        assert seat is not None
        for _ in range(20):
            if (await at.table()).match.view(None).players[seat].turns > turns[seat].turns:
                break
            await press_on(at, at.ada, panel)
        assert EN("panel-since-line") in panel.text
        assert find(panel, "at") or find(panel, "opt"), "the next question stands there"


async def resign(at: House, person: Person) -> None:
    """Somebody gives up; of two people that ends the game."""
    sure = await person.slash(at.room, "table resign")
    await person.press(sure.message, id=action(sure.message, "resign-sure"))
    assert (await at.table()).row.phase == "finished"


async def test_a_rule_looked_up_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        await person.press(panel, id=action(panel, "help"))
        text = panel.text
        await resign(at, at.opponent(person))
        assert panel.text == text
        await person.press(panel, id=action(panel, "panel"))
        assert KO("button-result-full") in panel.labels


async def test_an_open_confirmation_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        while not (await at.question(person)).confirm:
            await press_on(at, person, panel)
        await found(person, panel, await at.sensible(person))
        assert find(panel, "sure") is not None
        text = panel.text
        await resign(at, at.opponent(person))
        assert panel.text == text
        await person.press(panel, id=action(panel, "sure"))
        assert KO("button-result-full") in panel.labels


async def test_the_end_comes_into_a_panel_that_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        await resign(at, at.opponent(person))
        assert KO("button-result-full") in panel.labels


async def test_an_older_panel_loses_its_buttons(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        first = (await at.my_move(person)).message
        old = find(first, "at")
        second = (await at.my_move(person)).message
        assert first.id != second.id
        assert first.text == KO("panel-goes-on")
        assert not first.buttons
        assert not first.pictures
        await person.replay(first, old or "")
        assert first.buttons, "whoever presses there goes on there"
        assert second.text == KO("panel-goes-on")


async def test_an_older_panel_that_cannot_be_reached_is_redrawn_by_a_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        first = (await at.my_move(person)).message
        at.world.refuse("PATCH", "/webhooks/*/*/messages/*", status=404, code=10015)
        second = (await at.my_move(person)).message
        old = find(first, "at")
        assert old is not None, "it still stands there"
        await press_on(at, person, second)
        await person.press(first, id=old)
        assert KO("panel-stale") in first.text
        assert button_of(first, await at.sensible(person)) is not None


@pytest.mark.parametrize("code", [10008, 10015, 50027])
async def test_a_panel_that_cannot_be_edited_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        other = at.opponent(person)
        waiting, mine = (await at.my_move(other)).message, (await at.my_move(person)).message
        text = waiting.text
        at.world.refuse("PATCH", "/webhooks/*/*/messages/*", status=401 if code == 50027 else 404, code=code)
        await press_on(at, person, mine)
        assert waiting.text == text
        before = edits(at)
        await press_on(at, person, mine)
        assert edits(at) == before, "not tried again"
        await other.press(waiting, id=action(waiting, "panel"))
        seen = waiting.text
        await press_on(at, person, mine)
        assert edits(at) > before
        assert waiting.text != seen, "from a press on it is followed again"


async def test_after_a_quarter_of_an_hour_the_panel_still_leads_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        other = at.opponent(person)
        waiting = (await at.my_move(other)).message
        mine = (await at.my_move(person)).message
        await at.world.pass_time(10 * 60)
        await press_on(at, person, mine)  # another quarter of an hour for this one, not for the other's
        await at.world.pass_time(10 * 60)
        text = waiting.text
        while other.id not in (await at.table()).awaited_users:
            await press_on(at, person, mine)
        assert waiting.text == text, "its token is dead"
        await other.press(waiting, id=action(waiting, "panel"))
        assert find(waiting, "at") is not None, "the other's first turn"


@pytest.mark.parametrize("shown", ["question", "choice", "confirmation", "rule"])
async def test_the_last_edit_before_the_token_dies_leaves_my_move(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shown: str
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        if shown == "choice":
            await person.press(panel, id=action(panel, "at"))
        elif shown == "rule":
            await person.press(panel, id=action(panel, "help"))
        elif shown == "confirmation":
            while not (await at.question(person)).confirm:
                await press_on(at, person, panel)
            await found(person, panel, await at.sensible(person))
            assert find(panel, "sure") is not None
        await at.world.pass_time(13 * 60)
        assert actions(panel) != ["panel"], "as long as there is time it stays as it is"
        await at.world.pass_time(90)
        assert panel.labels == [KO("button-my-move")]
        before = edits(at)
        await at.world.pass_time(60 * 60)
        assert edits(at) == before, "that was the last"
        await person.press(panel, id=action(panel, "panel"))
        assert find(panel, "at") or find(panel, "opt"), "what is asked can be answered there"


async def test_a_press_puts_the_last_edit_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        await at.world.pass_time(13 * 60)
        await person.press(panel, id=action(panel, "at"))
        await at.world.pass_time(13 * 60)
        assert actions(panel) != ["panel"]
        await at.world.pass_time(2 * 60)
        assert actions(panel) == ["panel"]


async def test_a_panel_that_carries_my_move_already_is_not_edited_at_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        other = at.opponent(person)
        waiting = (await at.my_move(other)).message
        assert "panel" in actions(waiting)
        before = edits(at)
        await at.world.pass_time(20 * 60)
        assert edits(at) == before


async def test_after_a_restart_the_first_press_follows_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        other = at.opponent(person)
        waiting, mine = (await at.my_move(other)).message, (await at.my_move(person)).message
        await at.restart()
        text = waiting.text
        await press_on(at, person, mine)
        assert waiting.text == text
        await other.press(waiting, id=action(waiting, "panel"))
        text = waiting.text
        await press_on(at, person, mine)
        assert waiting.text != text
