"""What can go otherwise than hoped: restarts, deletions, old and foreign buttons, second thoughts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import EN, KO, House, action, actions, button_of, find, house
from tests.e2e.playing import single
from tests.simulated import Person

pytestmark = pytest.mark.e2e


async def answer_once(at: House, person: Person, panel: object = None) -> None:
    """One sensible answer through a panel."""
    reply = await at.my_move(person)
    await single(person, reply.message, await at.sensible(person))


async def whole_turn(at: House, person: Person) -> None:
    """Sensible answers until somebody else is awaited."""
    while person.id in (await at.table()).awaited_users:
        await answer_once(at, person)


async def test_a_restart_in_mid_question(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        await single(person, panel, await at.sensible(person))
        head = (await at.table()).row.head
        await at.restart()
        assert (await at.table()).row.head == head
        # The panel that was open before goes on as if nothing had been.
        await single(person, panel, await at.sensible(person))
        assert (await at.table()).row.head > head
        assert (await at.my_move(person)).private


async def test_a_first_panel_begins_with_three_pictures_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        first = await person.press(at.board, id=action(at.board, "move"))
        assert len(first.message.pictures) == 3
        assert KO("button-start-now") in first.message.labels
        await person.press(first.message, KO("button-start-now"))
        again = await person.press(at.board, id=action(at.board, "move"))
        assert find(again.message, "begin") is None
        assert len(again.message.pictures) == 1


async def test_an_old_press_redraws_the_panel_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        await answer_once(at, person)  # the first tunnel goes over an area
        panel = (await at.my_move(person)).message
        old = button_of(panel, await at.sensible(person))
        assert old is not None
        await person.press(panel, id=old)
        before = (await at.table()).row.state
        reply = await person.replay(panel, old)
        assert reply.answered
        assert KO("panel-stale") in panel.text
        assert (await at.table()).row.state == before


async def test_a_press_whose_button_is_gone_from_the_message_is_answered_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        await answer_once(at, person)  # the first tunnel goes over an area
        panel = (await at.my_move(person)).message
        old = button_of(panel, await at.sensible(person))
        assert old is not None
        await person.press(panel, id=old)
        assert old not in [button["custom_id"] for button in panel.buttons]
        before = await at.table()
        reply = await person.replay(panel, old, delivered=False)
        assert reply.answered
        assert KO("panel-stale") in panel.text
        assert (await at.table()).row.head == before.row.head
        # One that still names the present question counts, once.
        following = button_of(panel, await at.sensible(person))
        if following is not None:
            await person.replay(panel, following)
            assert (await at.table()).row.head <= before.row.head + 1


async def test_a_menu_that_is_gone_from_the_message_is_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu, start=False)
        for custom_id in ("t:1:0.0:options", "t:1:0.0:s-seat", "t:1:0.0:unheard-of"):
            reply = await at.minsu.replay(at.board, custom_id, delivered=False)
            assert reply.answered, custom_id
            assert reply.private


async def test_unknown_buttons_are_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        for custom_id in ("something-else", "t:1:0.0:unheard-of", "t:999:0.0:move", "t:1:0.0:opt:...zzz"):
            reply = await at.ada.replay(at.board, custom_id)
            assert reply.answered, custom_id
            assert reply.private
            assert len(reply.text) > 10


async def test_people_without_a_seat_are_shown_the_board_kindly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        before = (await at.table()).row.state
        for name, words in (("move", "panel-spectator"), ("hand", "hand-spectator")):
            reply = await at.ada.press(at.board, id=action(at.board, name))
            assert reply.private
            assert EN(words) in reply.text
            assert reply.message.pictures
        for name in ("log", "rules", "menu"):
            assert (await at.ada.press(at.board, id=action(at.board, name))).private
        assert (await at.table()).row.state == before


async def test_who_is_not_awaited_is_told_who_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        other = at.opponent(person)
        reply = await at.my_move(other)
        assert reply.private
        assert {"지수", "민수"} & set(reply.text.replace(" 님", "").replace(",", " ").split())
        assert not any(name == "opt" for name in actions(reply.message))


async def test_a_deleted_board_is_posted_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        board = at.board
        await at.jisoo.delete(board)
        assert board.gone
        await single(person, panel, await at.sensible(person))
        assert at.board.id != board.id
        assert "move" in actions(at.board)


async def test_a_hand_is_private_and_fresh(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, real_pictures=True) as at:
        await at.jisoo.slash(at.room, "metromania new", variant="hidden")
        await at.minsu.press(at.board, id=action(at.board, "join"))
        await at.ada.press(at.board, id=action(at.board, "join"))
        await at.jisoo.press(at.board, id=action(at.board, "start"))
        hands = {}
        for person in (at.jisoo, at.minsu, at.ada):
            reply = await person.press(at.board, id=action(at.board, "hand"))
            assert reply.private
            (picture,) = reply.message.pictures
            assert picture.data[:4] == b"\x89PNG"
            hands[person.id] = picture
            again = await person.press(at.board, id=action(at.board, "hand"))
            assert again.message.id != reply.message.id
            assert again.message.pictures[0].name == picture.name  # what it shows has not changed
            assert again.message.pictures[0].data == picture.data
        assert len({picture.data for picture in hands.values()}) == 3
        assert not [message for message in at.room.messages if "hand" in "".join(p.name for p in message.pictures)]


async def test_undo_at_once_and_by_asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        other = at.opponent(person)
        begun = (await at.table()).row.state
        await answer_once(at, person)
        assert (await at.table()).row.state != begun
        reply = await at.my_move(person)
        await person.press(reply.message, id=action(reply.message, "undo"))
        assert (await at.table()).row.state == begun

        await whole_turn(at, person)
        mine = (await at.table()).row.state
        await answer_once(at, other)
        later = (await at.table()).row.state
        menu = await person.press(at.board, id=action(at.board, "menu"))
        reply = await person.press(menu.message, id=action(menu.message, "undo"))
        answered = KO("person", name="지수" if other is at.jisoo else "민수")
        assert KO("undo-needs-seats", names=answered) in reply.text, "it is told why others are asked"
        await person.press(reply.message, id=action(reply.message, "undo-ask"))
        table = await at.table()
        assert table.row.ballot.kind == "undo"
        assert table.row.state == later
        notice = next(m for m in reversed(at.room.messages) if "vote-undo" in actions(m))
        outsider = await at.ada.press(notice, KO("button-agree") if KO.has("button-agree") else "", id=agree(notice))
        assert outsider.private
        assert (await at.table()).row.state == later
        await other.press(notice, id=agree(notice))
        table = await at.table()
        assert table.row.ballot.kind == ""
        assert table.row.state != later
        assert table.row.state != mine
        assert person.id in table.awaited_users


def agree(notice: object) -> str:
    """Custom id of the consent on a notice."""
    return next(b["custom_id"] for b in notice.buttons if ":vote-undo:1." in b["custom_id"])  # type: ignore[attr-defined]


async def test_what_is_stored_about_me_is_told_and_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        nothing = await at.ben.slash(at.room, "madang privacy")
        assert EN("privacy-nothing") in nothing.text
        await at.open(at.jisoo, at.minsu)
        told = await at.jisoo.slash(at.room, "madang privacy")
        assert told.private
        assert "지수" in told.text
        for line in (
            KO("privacy-seats-line", running=1, finished=0),
            KO("privacy-hosted-line", count=1),
            KO("privacy-drafts-line", count=0),
        ):
            assert line in told.text
        sure = await at.jisoo.press(told.message, id=action(told.message, "forget"))
        await at.jisoo.press(sure.message, id=action(sure.message, "forget-sure"))
        table = await at.table()
        assert table.seat_of(at.jisoo.id) is None
        assert table.playing, "the others play on"
        told = await at.jisoo.slash(at.room, "madang privacy")
        assert KO("privacy-nothing") in told.text


async def test_a_repeated_press_counts_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, start=False)
        join = action(at.board, "join")
        await at.minsu.press(at.board, id=join)
        reply = await at.minsu.replay(at.board, join)
        assert reply.private
        assert len((await at.table()).seats) == 2


async def test_the_reminder_comes_after_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        before = len(at.room.messages)
        await at.world.pass_time(23 * 3600)
        assert len(at.room.messages) == before
        await at.world.pass_time(2 * 3600)
        assert f"<@{person.id}>" in at.room.last.text
        assert len(at.room.messages) == before + 1
        status = await at.ada.slash(at.room, "table status")
        (wait,) = (await at.table()).row.waits.values()
        assert EN("status-reminders-line", count=1, when=wait.first + 2 * 24 * 3600) in status.text


async def test_an_absent_seat_goes_to_a_bot_and_back_with_one_press(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu, at.ada)
        person = await at.awaited()
        other = next(one for one in (at.jisoo, at.minsu, at.ada) if one is not person)
        seat = (await at.table()).seat_of(person.id)
        assert seat is not None
        early = await other.slash(at.room, "table replace", seat=str(seat), level="easy")
        assert early.private
        assert (await at.table()).seat_of(person.id) == seat, "not before three days"
        for _ in range(4):
            await at.world.pass_time(24 * 3600)
        await other.slash(at.room, "table replace", seat=str(seat), level="easy")
        table = await at.table()
        assert table.seat_of(person.id) is None
        assert table.seats[seat].bot == "easy"
        await person.press(at.board, id=action(at.board, "take-back"))
        assert (await at.table()).seat_of(person.id) == seat
        assert "take-back" not in actions(at.board)
