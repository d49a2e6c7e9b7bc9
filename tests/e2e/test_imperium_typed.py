"""`/ti`: every command answers in both languages, offers legal values alone, and what is wrong changes nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core.events import Entry
from bot.core.shapes import Question
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.notation.reading import read
from cogs.panels.ids import Id
from cogs.twilight_imperium.vocabulary import names
from tests.e2e.house import EN, KO, House, action, actions, find, house
from tests.e2e.imperium import begin
from tests.e2e.playing import HANGUL
from tests.simulated import Person, Reply

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
LOOKING = {"table": 1, "hand": 1, "objectives": 1, "planets": 1, "tech": 1, "faction": 2, "board": 2}
"""Commands and how many pictures each shows."""


async def _question(at: House, person: Person) -> Question | None:
    table = await at.table()
    seat = table.seat_of(person.id)
    if seat is None or person.id not in table.awaited_users:
        return None
    return next((one for one in table.match.asked(seat) if one.blocking and not one.answered), None)


async def _offered(at: House, person: Person, command: str, typed: str = "") -> list[str]:
    return [value for _, value in await person.complete(at.room, f"ti {command}", "line", typed)]


async def _sure(person: Person, reply: Reply) -> Reply:
    for again in ("sure", "ready-sure"):
        if (sure := find(reply.message, again)) is not None:
            reply = await person.press(reply.message, id=sure)
    return reply


async def _type(at: House, person: Person, command: str, line: str) -> Reply:
    return await _sure(person, await person.slash(at.room, f"ti {command}", line=line))


async def _on(at: House, until: str) -> Person:
    """Everybody answers with the first line that is offered, until somebody is asked something of this kind."""
    for _ in range(300):
        for person in at.people:
            question = await _question(at, person)
            if question is None:
                continue
            if question.prompt.key.endswith(f"-ask-{until}"):
                return person
            offered = await _offered(at, person, "move")
            assert offered, question.prompt.key
            before = (await at.table()).row.state
            reply = await _type(at, person, "move", offered[0])
            assert (await at.table()).row.state != before, (
                question.prompt.key,
                offered[0],
                reply.text,
                actions(reply.message),
            )
            break
    raise AssertionError(f"nobody is asked {until}")


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_every_command_shows_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        await begin(at, at.jisoo, at.minsu, at.ada)
        reader, said = (at.jisoo, KO) if language == "ko" else (at.ada, EN)
        await _on(at, "turn")
        for command, pictures in LOOKING.items():
            reply = await reader.slash(at.room, f"ti {command}")
            assert reply.private, command
            assert reply.message.text, command
            assert len(reply.message.pictures) == pictures, command
        for over in ("reach", "cannon", "traits", "free", "tokens", "wormholes", "threats"):
            reply = await reader.slash(at.room, "ti board", over=over)
            assert said(f"twilight_imperium-over-{over}") in reply.message.text
        reply = await reader.slash(at.room, "ti board", system="000")
        assert "000" in reply.message.text
        refused = await reader.slash(at.room, "ti board", system="nowhere at all")
        assert "nowhere at all" in refused.text
        assert bool(HANGUL.search(reply.message.text)) == (language == "ko")


async def test_a_round_is_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada)
        person = await _on(at, "card")
        assert "technology" in await _offered(at, person, "move", "기술")
        await _type(at, person, "move", "기술")
        table = await at.table()
        seat = table.seat_of(person.id)
        assert seat is not None
        assert 7 in table.match.view(None).players[seat].cards
        person = await _on(at, "turn")
        question = await _question(at, person)
        table = await at.table()
        seat = table.seat_of(person.id)
        assert question is not None
        assert seat is not None
        for typed in ("", "2", "20", "기", "2", "통"):
            for line in await _offered(at, person, "move", typed):
                table.match.checked(seat, question.no, read(table.match, seat, question, line, names()))
        before = table.row.state
        refused = await person.slash(at.room, "ti move", line="205: 304 9cv")
        assert refused.private
        assert (await at.table()).row.state == before
        refused = await person.slash(at.room, "ti produce", line="2cv")
        assert refused.text == (EN if person is at.ada else KO)("cogs-twilight_imperium-not-step")
        assert (await at.table()).row.state == before
        other = next(one for one in at.people if one.id != person.id)
        await other.slash(at.room, "ti move", line="205")
        assert (await at.table()).row.state == before
        assert await _offered(at, other, "move") == []


async def test_everything_is_reached_by_presses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada)
        person = await _on(at, "turn")
        panel = (await at.my_move(person)).message
        look = await person.press(panel, id=action(panel, "ti-look"))
        assert look.private
        for pressed in ("ti-table", "ti-objectives", "ti-could", "ti-odds"):
            shown = await person.press(look.message, id=action(look.message, pressed))
            assert shown.private
            assert shown.message.text
            assert "panel" in actions(shown.message), "the way back to the move"
            look = await person.press(shown.message, id=action(shown.message, "ti-look"))
        shown = await person.press(look.message, id=action(look.message, "ti-could"))
        said = EN if person is at.ada else KO
        assert said("cogs-twilight_imperium-could-far") in shown.message.text


async def test_a_trade_is_typed_and_answered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada)
        person = await _on(at, "turn")
        while not (offered := await _offered(at, person, "trade")):  # until Trade has been used
            lines = await _offered(at, person, "move")
            await _type(at, person, "move", "trade" if "trade" in lines else lines[0])
            person = await _on(at, "turn")
        refused = await person.slash(at.room, "ti trade", line="nobody: 1tg")
        assert "nobody" in refused.text
        line = next(one for one in await _offered(at, person, "trade", f"{offered[0].partition(':')[0]}: "))
        reply = await person.slash(at.room, "ti trade", line=line)
        assert reply.private
        table = await at.table()
        (made,) = table.match.play.state.proposals
        assert made.content["give"] or made.content["take"]
        other = next(one for one in at.people if table.seat_of(one.id) == made.to[0])
        reply = next(one for one in table.match.asked(made.to[0]) if one.slot.startswith("reply:"))
        hand = await other.slash(at.room, "ti hand")
        way = next(one for one in actions(hand.message) if one == "panel")
        assert way
        panel = await other.press(hand.message, id=str(Id("panel", table.id, table.row.epoch, reply.no)))
        words = [voice("twilight_imperium-opt-accept") for voice in (KO, EN)]  # whoever it was offered to reads either
        ways = [one for one in panel.message.buttons if any(word in (one.get("label") or "") for word in words)]
        way = ways[0]["custom_id"]
        await _sure(other, await other.press(panel.message, id=way))
        left = (await at.table()).match.play.state.proposals
        assert all(one.content["agreed"] for one in left), "carried out, or as soon as both may trade"


async def test_practice_is_a_light_table_of_three_to_six_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        entrance = await at.minsu.slash(at.room, "madang open")
        asked = await at.minsu.press(entrance.message, id=action(entrance.message, "practice"))
        way = next(b["custom_id"] for b in asked.message.buttons if "twilight_imperium" in b["custom_id"])
        opened = await at.minsu.press(asked.message, id=way)
        assert KO("twilight_imperium-practice") in opened.text
        (table,) = await at.bot.tables.look.of(at.minsu.id)
        assert (table.row.game, len(table.seats), table.playing) == ("twilight_imperium", 3, True)
        assert {"target": "6", **LIGHT}.items() <= table.match.options.items()


async def test_a_promise_is_written_agreed_to_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada)
        table = await at.table()
        seat = table.seat_of(at.minsu.id)
        shown = await at.jisoo.slash(at.room, "ti deals")
        assert KO("cogs-twilight_imperium-deals-none") in shown.message.text
        asked = await at.jisoo.pick(shown.message, [f"{seat}.two"])
        done = await at.jisoo.submit(asked, text="205에는 *안* 들어가요 @everyone")
        assert done.private
        told = (await at.minsu.slash(at.room, "ti deals")).message
        assert "안" in told.text
        assert "@everyone" not in told.text
        await at.minsu.press(told, id=action(told, "ti-deal-yes"))
        other = (await at.ada.slash(at.room, "ti deals")).message
        assert EN("cogs-twilight_imperium-deals-none") in other.text


async def test_what_was_played_on_the_server_is_told_in_either_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        nothing = await at.jisoo.slash(at.room, "ti stats")
        assert nothing.private
        assert KO("cogs-twilight_imperium-stats-none") in nothing.text
        await begin(at, at.jisoo, at.minsu, at.ada)
        table = await at.table()

        async def end() -> list[str]:
            async with at.bot.tables.desk.change(table.id) as change:
                match = change.match()
                match.play.finish(scores=(9, 10, 8), ranks=(2, 1, 3))
                await change.record(match, Entry("table"))
            return [one.faction for one in match.play.board.players]

        factions = await at.world.act(end)
        page = (await at.ada.slash(at.room, "ti stats")).message
        for place, faction in enumerate(factions):
            told = EN(
                "cogs-twilight_imperium-stats-line",
                faction=faction,
                wins=int(place == 1),
                games=1,
                percent=100 * int(place == 1),
            )
            assert told in page.text
        rank = await at.ada.press(page, id=action(page, "rank"))
        assert "rank" not in actions(rank.message)


async def test_cards_and_factions_are_looked_up_in_either_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        for typed, id in (
            ("무역", "card:5"),
            ("유령선", "component:ghost_ship"),
            ("Gravity", "technology:gravity_drive"),
            ("Hacan", "faction:hacan"),
        ):
            offered = [value for _, value in await at.jisoo.complete(at.room, "ti card", "name", typed)]
            assert id in offered
            shown = await at.jisoo.slash(at.room, "ti card", name=id)
            assert shown.private
            assert HANGUL.search(shown.message.text)
        assert KO("twilight_imperium-does-guild_ships") in shown.message.text
        magen = (await at.jisoo.slash(at.room, "ti card", name="technology:magen_defense_grid")).message.text
        for key in ("magen_defense_grid", "magen_defense_grid-codex"):
            assert KO(f"twilight_imperium-does-{key}") in magen, "where nothing is played, both texts"
        nothing = await at.jisoo.slash(at.room, "ti card", name="zzzz")
        assert "zzzz" in nothing.text


async def test_help_is_of_the_page_it_stands_on_and_leads_back_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On each page of a turn it told what a turn is, and led back to its first page."""
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, at.ada)
        person = await _on(at, "turn")
        said = EN if person is at.ada else KO
        panel = (await at.my_move(person)).message
        panel = (await person.press(panel, id=action(panel, "help"))).message
        assert said("twilight_imperium-rule-turn") in panel.text
        panel = (await person.press(panel, id=action(panel, "panel"))).message
        way = next(b["custom_id"] for b in panel.buttons if ":at:" in b["custom_id"] and ". " not in b["label"])
        panel = (await person.press(panel, id=way)).message
        page = panel.text
        panel = (await person.press(panel, id=action(panel, "help"))).message
        assert said("twilight_imperium-way-tactical-rule") in panel.text
        panel = (await person.press(panel, id=action(panel, "at"))).message
        assert panel.text == page
        first = next(b["custom_id"] for b in panel.buttons if ":opt:" in b["custom_id"])
        panel = (await person.press(panel, id=first)).message
        page = panel.text
        panel = (await person.press(panel, id=action(panel, "help"))).message
        assert said("twilight_imperium-ask-move-rule") in panel.text
        panel = (await person.press(panel, id=action(panel, "panel"))).message
        assert panel.text.startswith(page[:60])
