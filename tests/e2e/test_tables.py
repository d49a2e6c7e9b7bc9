"""Around the game: lobbies, invitations, bots, options, resigning, one more round, typed commands, busy channels."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.house import EN, GAME, KO, action, actions, find, house
from tests.e2e.playing import single

pytestmark = pytest.mark.e2e


async def test_a_lobby_fills_and_begins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        lobby = await at.open(at.jisoo, start=False)
        assert "1/4" in lobby.text
        assert "지수" in lobby.text
        assert find(lobby, "start") is None, "one alone cannot begin"
        assert (await at.ada.press(lobby, id=action(lobby, "join"))).text == EN("lobby-you-joined")
        assert "2/4" in lobby.text
        assert (await at.ada.press(lobby, id=action(lobby, "leave"))).text == EN("lobby-you-left")
        assert (await at.minsu.press(lobby, id=action(lobby, "join"))).text == KO("lobby-you-joined")
        refused = await at.minsu.press(lobby, id=action(lobby, "start"))
        assert refused.private
        assert "지수" in refused.text
        await at.jisoo.press(lobby, id=action(lobby, "start"))
        assert lobby.buttons == []
        person = await at.awaited()
        assert at.board.text.startswith(f"<@{person.id}> 님 차례예요")
        assert "move" in actions(at.board)
        assert len(at.board.pictures) == 1


async def test_bots_sit_down_and_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        lobby = await at.open(at.jisoo, start=False)
        levels = await at.jisoo.press(lobby, id=action(lobby, "add-bot"))
        assert levels.private
        for level in ("easy", "random", "easy"):
            await at.jisoo.press(levels.message, KO("lobby-bot-option", level=KO(f"bot-level-{level}")))
        assert "4/4" in lobby.text
        await at.jisoo.press(lobby, id=action(lobby, "start"))
        table = await at.table()
        assert table.awaited_users == (at.jisoo.id,), "bots have moved until a person is awaited"


async def test_options_are_the_hosts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        lobby = await at.open(at.jisoo, at.minsu, start=False)
        mine = await at.jisoo.press(lobby, id=action(lobby, "options"))
        await at.jisoo.pick(
            mine.message,
            ["hidden"],
            id=next(m["custom_id"] for m in mine.message.selects if "variant" in m["custom_id"]),
        )
        assert (await at.table()).row.options["variant"] == "hidden"
        assert KO("metromania-variant-hidden") in lobby.text
        theirs = await at.minsu.press(lobby, id=action(lobby, "options"))
        assert not theirs.message.selects
        await at.jisoo.pick(
            mine.message, ["en"], id=next(m["custom_id"] for m in mine.message.selects if "language" in m["custom_id"])
        )
        assert EN("lobby-join-button") in lobby.labels


async def test_a_friend_is_invited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        lobby = await at.open(at.jisoo, start=False)
        shown = await at.jisoo.press(lobby, id=action(lobby, "invite"))
        await at.jisoo.pick(shown.message, [at.ada])
        line = at.room.last
        assert line.id != lobby.id
        assert f"<@{at.ada.id}>" in line.text
        await at.ada.press(line, id=action(line, "join"))
        assert (await at.table()).seat_of(at.ada.id) == 1


async def test_resigning_ends_a_game_of_two(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        menu = await at.minsu.press(at.board, id=action(at.board, "menu"))
        sure = await at.minsu.press(menu.message, id=action(menu.message, "resign"))
        await at.minsu.press(sure.message, id=action(sure.message, "resign-sure"))
        table = await at.table()
        assert table.row.phase == "finished"
        assert table.match.result is not None
        assert table.match.result.ranks[table.seat_of(at.jisoo.id) or 0] == 1
        assert "민수" in at.board.text


async def test_resigning_from_a_game_of_three_leaves_the_seat_to_a_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu, at.ada)
        menu = await at.ada.press(at.board, id=action(at.board, "menu"))
        sure = await at.ada.press(menu.message, id=action(menu.message, "resign"))
        await at.ada.press(sure.message, id=action(sure.message, "resign-sure"))
        table = await at.table()
        assert table.playing
        assert table.seat_of(at.ada.id) is None
        assert table.seats[2].bot


async def test_one_more_round(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        first = (await at.table()).match.view(None).first
        menu = await at.minsu.press(at.board, id=action(at.board, "menu"))
        sure = await at.minsu.press(menu.message, id=action(menu.message, "resign"))
        await at.minsu.press(sure.message, id=action(sure.message, "resign-sure"))
        await at.minsu.press(at.board, id=action(at.board, "rematch"))
        table = await at.table()
        assert table.in_lobby
        assert [seat.user_id for seat in table.seats] == [None, at.minsu.id]
        await at.jisoo.press(at.board, id=action(at.board, "join"))
        assert [seat.user_id for seat in (await at.table()).seats] == [at.jisoo.id, at.minsu.id]
        lobby = next(message for message in at.room.messages if "start" in actions(message))
        await at.minsu.press(lobby, id=action(lobby, "start"))
        assert (await at.table()).match.view(None).first == (first + 1) % 2


async def test_a_busy_channel_offers_a_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        board = at.board
        reply = await at.ada.slash(at.room, f"{GAME} new")
        assert reply.private
        await at.ada.press(reply.message, EN("lobby-thread-button"))
        (thread,) = at.room.threads
        lobby = next(message for message in thread.messages if message.buttons)
        assert "Ada" in lobby.text
        assert {"join", "options"} <= set(actions(lobby))
        assert at.board.id == board.id


async def test_who_stands_in_a_thread_gets_one_beside_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A thread cannot stand in a thread: neither another game nor practice ends there for it."""
    async with house(tmp_path, monkeypatch, language="en") as at:
        await at.open(at.jisoo, at.minsu)
        reply = await at.jisoo.slash(at.room, "metromania new")
        await at.jisoo.press(reply.message, id=action(reply.message, "thread"))
        (first,) = at.room.threads
        reply = await at.jisoo.slash(first, "metromania new")
        await at.jisoo.press(reply.message, id=action(reply.message, "thread"))
        assert len(at.room.threads) == 2
        entrance = await at.jisoo.slash(first, "madang open")
        asked = await at.jisoo.press(entrance.message, id=action(entrance.message, "practice"))
        opened = await at.jisoo.press(asked.message, id=action(asked.message, "practice"))
        assert len(at.room.threads) == 3
        assert f"<#{at.room.threads[-1].id}>" in opened.text
        assert len(await at.bot.tables.look.of(at.jisoo.id)) == 4


async def test_a_whole_turn_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        typed: dict[str, str] = {}
        for name in ("first", "second", "third"):
            offered = await person.complete(at.room, f"{GAME} dig", name, "", **typed)
            assert 0 < len(offered) <= 25
            option = None
            for shown, value in offered:
                more = await person.complete(at.room, f"{GAME} dig", name, value, **typed)
                assert (shown, value) in more, "what is offered can be typed again"
                option = option or value
            assert option is not None
            typed[name] = option
        before = await at.table()
        reply = await person.slash(at.room, f"{GAME} dig", **typed)
        assert reply.private
        after = await at.table()
        assert after.row.head > before.row.head
        other = at.opponent(person)
        assert await other.complete(at.room, f"{GAME} dig", "first", "") == [] or other.id in after.awaited_users


async def test_what_cannot_be_dug_is_refused_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        other = at.opponent(person)
        before = (await at.table()).row.state
        (first, *_) = await person.complete(at.room, f"{GAME} dig", "first", "")
        for who, typed in ((person, "nonsense"), (other, first[1]), (at.ada, first[1])):
            reply = await who.slash(at.room, f"{GAME} dig", first=typed)
            assert reply.private
            assert reply.text
            assert (await at.table()).row.state == before
        reply = await person.slash(at.room, f"{GAME} dig", first=first[1], second="nonsense")
        assert reply.private
        assert (await at.table()).row.state == before, "all or nothing"


async def test_every_command_answers_everybody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With and without a table, seated or not, nobody is left without an answer."""
    needs = {"replace", "resume"}
    async with house(tmp_path, monkeypatch) as at:
        for begun in (False, True):
            if begun:
                await at.open(at.jisoo, at.minsu)
            harmless = [
                name
                for name in at.ada.commands(at.room)
                if name.split()[0] in ("table", "games", "madang") and name.split()[-1] not in needs
            ]
            assert len(harmless) >= 12
            for name in harmless:
                if name in ("table start", "table cancel", "table join"):
                    continue
                for person in (at.ada, at.minsu):
                    try:
                        reply = await person.slash(at.room, name)
                    except Exception as error:  # a required option: the command line of Discord would not let it go
                        if "required" not in str(error):
                            raise
                        continue
                    assert reply.answered, name
                    if reply.form is not None:
                        continue  # a form, which only that person sees
                    assert reply.private, name
                    assert reply.text or reply.message.pictures, name


async def test_my_games_lists_where_i_am_awaited_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        person = await at.awaited()
        reply = await person.slash(at.room, "games")
        assert reply.private
        assert f"<#{at.room.id}>" in reply.text
        assert (await at.ada.slash(at.room, "games")).private


async def test_a_deleted_channel_leaves_the_game_to_be_resumed_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        table = await at.table()
        person = await at.awaited()
        elsewhere = at.world.add_channel("elsewhere")
        panel = (await at.my_move(person)).message
        assert panel.buttons
        await at.room.delete()
        await at.world.pass_time(25 * 3600)  # the reminder finds nobody home
        after = await at.bot.tables.look.at(table.id)
        assert after.row.phase == "paused"
        assert after.row.state == table.row.state
        reply = await person.slash(elsewhere, "table resume")
        if (choice := find(reply.message, "resume")) is not None:
            await person.press(reply.message, id=choice)
        assert (await at.bot.tables.look.in_channel(elsewhere.id)).id == table.id
        assert any("move" in actions(message) for message in elsewhere.messages)


async def test_discord_refusing_for_a_while_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        person, panel = await at.waiting()
        at.world.refuse("*", "/channels/*/messages*", status=403, code=50013, times=3)
        await single(person, panel, await at.sensible(person))
        moved = (await at.table()).row.revision
        assert (await at.table()).row.board.shown < moved
        await at.world.pass_time(2 * 3600)
        assert (await at.table()).row.board.shown == moved


async def test_a_seat_is_offered_to_one_friend_and_to_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu, at.ada)
        seat = (await at.table()).seat_of(at.minsu.id)
        told = await at.minsu.slash(at.room, "table replace", member=at.ben)
        assert KO("lobby-invite-sent", name="Ben") in told.text
        line = next(message for message in reversed(at.room.messages) if f"<@{at.ben.id}>" in message.text)
        refused = await at.jisoo.press(line, id=action(line, "take-over"))
        assert refused.private
        assert (await at.table()).seat_of(at.minsu.id) == seat
        await at.ben.press(line, id=action(line, "take-over"))
        assert (await at.table()).seat_of(at.ben.id) == seat
