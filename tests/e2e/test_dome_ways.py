"""THE DOME by typing and by the smaller ways: warnings, orders, passing until the own turn, cards and voids."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bot.core import bots
from bot.core.shapes import Pick
from bot.games.the_dome.cards import built_in
from bot.tables.model import Snapshot
from cogs.panels.pictures import Pictures
from tests.e2e.house import EN, KO, House, action, button_of, find, house
from tests.e2e.playing import answerer, seat_of
from tests.e2e.test_dome import begin, take_turn
from tests.simulated import Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


async def to_the_turn(at: House) -> Person:
    """Past decks and first resources: the person whose turn it is."""
    for _ in range(12):
        table = await at.table()
        if table.match.play.board.turn and table.awaited == (table.match.play.board.current,):
            return await at.awaited()
        person = await answerer(at)
        assert person is not None
        await take_turn(at, person)
    raise AssertionError("no turn begins")


async def until(at: House, found: Callable[[Snapshot], Any]) -> None:
    """Play on by clicks until something is so."""
    for _ in range(200):
        table = await at.table()
        if found(table):
            return
        assert table.playing, "it ended before"
        person = await answerer(at)
        if person is None:
            await at.world.pass_time(60)
        else:
            await take_turn(at, person)
    raise AssertionError("it never is")


def to_answer(table: Snapshot) -> bool:
    """Whether somebody has yet to answer a call: who has answered is awaited as before, until its time is over."""
    questions = [bots.next_question(table.match, seat) for seat in table.awaited]
    return any(one is not None and one.slot.startswith("window:") for one in questions)


async def test_typed_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.ada)
        person = await to_the_turn(at)
        other = at.ada if person is at.jisoo else at.jisoo
        seat = await seat_of(at, person)
        offered = await person.complete(at.room, "dome play", "what", "")
        ids = {value for _, value in offered}
        assert {"download", "allocate", "end"} <= ids
        assert not any(value.startswith("crack:") for value in ids)
        # Both languages and initial consonants, whoever reads in which.
        for typed in ("download", "다운로드", "ㄷㅇㄹㄷ"):
            found = await person.complete(at.room, "dome play", "what", typed)
            assert "download" in [value for _, value in found]
        assert await other.complete(at.room, "dome play", "what", "") == []
        # A colour and where its points go, in one go.
        before = (await at.table()).match.view(seat)
        reach = {
            colour: places
            for colour, count in zip(("red", "blue", "yellow"), before.players[seat].pool_counts)
            if count and (places := await person.complete(at.room, "dome crack", "to", "", colour=colour))
        }
        colour, places = next(iter(reach.items()))
        reply = await person.slash(at.room, "dome crack", colour=colour, to=places[0][1])
        assert reply.private
        after = (await at.table()).match.view(seat)
        assert after.players[seat].ap == before.players[seat].ap - 1
        assert any(marker.place for marker in after.players[seat].markers)
        # Allocate names the cards too.
        while (await at.question(person)).prompt.key == "the_dome-ask-crack":
            await person.slash(at.room, "dome play", what="stop")
        first = await person.complete(at.room, "dome play", "first", "", what="allocate")
        assert first
        second = await person.complete(at.room, "dome play", "second", "", what="allocate", first=first[0][1])
        assert "done" in [value for _, value in second]
        before = (await at.table()).match.view(seat)
        reply = await person.slash(at.room, "dome play", what="allocate", first=first[0][1], second="done")
        assert reply.private
        board = (await at.table()).match.play.board
        assert sum(map(len, board.players[seat].pools)) == sum(before.players[seat].pool_counts) + 1
        refused = await person.slash(at.room, "dome play", what="없는 카드")
        assert refused.private
        early = await other.slash(at.room, "dome play", what="download")
        assert early.private


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_card_is_looked_up_and_voids_are_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    async with house(tmp_path, monkeypatch, language=language, real_pictures=True) as at:
        person = at.jisoo if language == "ko" else at.ada
        pack = built_in()
        card = pack.of_kind("system")[0]
        for typed in (card.name.ko[:2], card.name.en[:4], card.id):
            found = await person.complete(at.room, "dome card", "name", typed)
            assert (getattr(card.name, language), card.id) in found
        shown = await person.slash(at.room, "dome card", name=card.id)
        assert shown.private
        assert getattr(card.text, language) in shown.text
        assert shown.message.pictures
        assert "zzzz" in (await person.slash(at.room, "dome card", name="zzzz")).text
        await begin(at, at.jisoo, at.ada)
        await until(at, lambda table: any(p.void for p in table.match.play.board.players))
        board = (await at.table()).match.play.board
        seat = next(player.seat for player in board.players if player.void)
        offered = await at.ben.complete(at.room, "dome void", "whose", "")
        assert {"s0", "s1", "system"} == {value for _, value in offered}
        reply = await person.slash(at.room, "dome void", whose=f"s{seat}")
        assert reply.private
        assert reply.message.pictures
        assert getattr(pack[board.players[seat].void[-1]].name, language) in reply.text
        for typed in ("system", "시스템보이드", "system void"):  # in either language, whoever reads in which
            assert (EN if language == "en" else KO)("cogs-the_dome-void-system") in (
                await person.slash(at.room, "dome void", whose=typed)
            ).text
        watching = await at.ben.slash(at.room, "dome void", whose="system")
        assert watching.message.labels == []  # no way to a move that is not theirs


async def test_every_void_is_shown_as_a_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = Pictures._draw
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada)
        await to_the_turn(at)
        async with at.bot.tables.desk.change((await at.table()).id) as change:  # not every game comes to both
            match = change.match()
            board = match.play.board
            board.system_void.append(board.system_deck.pop())
            board.mm_void.append(board.mm_deck.pop())
            change.row.state = match.save().decode()
        monkeypatch.setattr(Pictures, "_draw", drawn)
        view = (await at.table()).match.view(None)
        names = built_in().names("ko")
        alts: set[str] = set()
        for whose, cards in (("system", view.system_void), ("mastermind", view.mm_void)):
            reply = await at.jisoo.slash(at.room, "dome void", whose=whose)
            assert names[cards[-1]] in reply.text
            (picture,) = reply.message.pictures
            assert len(picture.data) > 1000
            alts.add(picture.alt)
        assert len(alts) == 2


async def test_an_installation_that_cannot_be_paid_is_asked_about_once_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu)

        def warned(table: Any) -> Any:
            for seat in table.awaited:
                question = bots.next_question(table.match, seat)
                if question is not None and isinstance(question.shape, Pick) and table.match.play.board.turn:
                    return next((one for one in question.shape.options if one.warn is not None), None)
            return None

        await until(at, warned)
        person = await at.awaited()
        option = warned(await at.table())
        last = (await at.table()).row.last
        reply = await at.my_move(person)
        assert KO(f"{option.warn.key}-short") in reply.text
        id = button_of(reply.message, option)
        assert id is not None
        reply = await person.press(reply.message, id=id)
        assert KO("cogs-panel-anyway") in reply.text
        assert (await at.table()).row.last == last, "nothing is done yet"
        back = await person.press(reply.message, id=action(reply.message, "at"))
        assert button_of(back.message, option) is not None
        reply = await person.press(back.message, id=id)
        await person.press(reply.message, id=action(reply.message, "sure"))
        assert (await at.table()).row.last > last


async def test_orders_can_be_changed_from_the_hand_at_any_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu)

        def set_by_another(table: Any) -> int | None:
            board = table.match.play.board
            seats = [p.seat for p in board.players if p.controls and p.seat not in table.awaited]
            views = [table.match.view(p.seat).players[p.seat] for p in board.players]
            held = any(control.order == "hold" for own in views for control in own.controls)
            return seats[0] + 1 if seats and board.phase == "action" and not held else None

        await until(at, set_by_another)
        table = await at.table()
        seat = (set_by_another(table) or 1) - 1
        person = next(one for one in at.people if table.seat_of(one.id) == seat)
        control = table.match.view(seat).players[seat].controls[0]
        reply = await person.slash(at.room, "dome hand")
        word, _, count = (control.order or "first").partition("-")
        assert KO(f"the_dome-opt-order-{word}", count=int(count or 0)) in reply.text
        reply = (
            await person.press(reply.message, id=action(reply.message, "panel"))
            if _standing(reply) is None
            else (await person.press(reply.message, id=_standing(reply) or ""))
        )
        for _ in range(8):
            question = next((one for one in table.match.asked(seat) if one.slot == "orders"), None)
            assert question is not None
            hold = next((b for b in reply.message.buttons if KO("the_dome-opt-order-hold") in b.get("label", "")), None)
            if hold is None:
                break
            reply = await person.press(reply.message, id=hold["custom_id"])
        table = await at.table()
        order = table.match.view(seat).players[seat].controls[0]
        assert (order.uid, order.order) == (control.uid, "hold")
        assert KO("the_dome-opt-order-hold") in (await person.slash(at.room, "dome hand")).text
        # Nobody else reads it, and the board is the same.
        other = next(one for one in (at.jisoo, at.minsu) if one is not person)
        assert KO("the_dome-opt-order-hold") not in (await other.slash(at.room, "dome hand")).text


def _standing(reply: Any) -> str | None:
    """The button to the standing orders: a way to a question that has a number."""
    found = [b["custom_id"] for b in reply.message.buttons if ":panel" in b.get("custom_id", "")]
    return next((id for id in found if not id.split(":")[2].endswith(".0")), None)


async def test_passing_until_the_own_turn_is_one_press(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, at.ada, at.ben, traps="ask")

        await until(at, lambda table: find(at.board, "pass") is not None and to_answer(table))
        table = await at.table()
        person = await answerer(at)
        assert person is not None
        seat = await seat_of(at, person)
        assert EN("button-pass") in at.board.labels
        reply = await at.my_move(person)
        way = next(b for b in reply.message.buttons if EN("core-opt-passing") in b.get("label", ""))
        await person.press(reply.message, id=way["custom_id"])
        table = await at.table()
        assert table.match.view(seat).passing
        assert bots.next_question(table.match, seat) is None, "the open call is passed too"
        turn = table.match.play.board.turn
        while table.playing and table.match.play.board.turn == turn:
            mine = bots.next_question(table.match, seat)
            assert mine is None or not mine.slot.startswith("window:"), "asked in spite of the order"
            other = at.ada if person is at.ben else at.ben
            if mine is not None:
                await take_turn(at, person)
            elif bots.next_question(table.match, await seat_of(at, other)) is not None:
                await take_turn(at, other)
            else:
                await at.world.pass_time(60)
            table = await at.table()


async def test_its_rules_have_five_pages_with_pictures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, real_pictures=True) as at:
        await begin(at, at.jisoo, at.minsu)
        reply = await at.minsu.press(at.board, id=action(at.board, "rules"))
        for page in range(1, 6):
            assert KO(f"the_dome-rules-{page}-title") in reply.text
            assert reply.message.pictures
            onward = f"the_dome.{page + 1}"
            following = next((b["custom_id"] for b in reply.message.buttons if onward in b["custom_id"]), None)
            assert (following is None) == (page == 5)
            if following is not None:
                reply = await at.minsu.press(reply.message, id=following)


async def test_practice_is_a_duel(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        entrance = await at.minsu.slash(at.room, "madang open")
        reply = await at.minsu.press(entrance.message, id=action(entrance.message, "practice"))
        way = next(b["custom_id"] for b in reply.message.buttons if "the_dome" in b["custom_id"])
        await at.minsu.press(reply.message, id=way)
        (table,) = await at.bot.tables.look.of(at.minsu.id)
        assert (table.row.game, len(table.seats), table.playing) == ("the_dome", 2, True)


async def test_the_mastermind_is_whom_the_lobby_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada, mastermind="b")
        table = await at.table()
        assert table.match.play.board.mastermind == 1
        assert table.match.play.board.first == 1


async def test_a_kind_of_call_is_passed_by_one_press_and_answered_again_by_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asynchronous L7: whoever has ordered it reads so in the panel and takes it back there."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        await begin(at, at.ada, at.ben, traps="ask")

        await until(at, lambda table: find(at.board, "pass") is not None and to_answer(table))
        person = await answerer(at)
        assert person is not None
        seat, table = await seat_of(at, person), await at.table()
        kind = next(q.slot.removeprefix("window:") for q in table.match.asked(seat) if q.slot.startswith("window:"))

        def way(reply: Any, key: str) -> str:
            label = EN(key, window=kind)
            return next(b["custom_id"] for b in reply.message.buttons if b.get("label") == label)

        reply = await at.my_move(person)
        await person.press(reply.message, id=way(reply, "the_dome-opt-passing-kind"))
        table = await at.table()
        assert bots.next_question(table.match, seat) is None, "the open call is passed too"
        assert table.match.play.orders(seat) == {f"passing:{kind}": True}
        reply = await at.my_move(person)
        assert EN("core-told-passing-kind") in reply.message.text
        await person.press(reply.message, id=way(reply, "the_dome-opt-answering-kind"))
        assert (await at.table()).match.play.orders(seat) == {}
        reply = await at.my_move(person)
        assert EN("core-told-passing-kind") not in reply.message.text
