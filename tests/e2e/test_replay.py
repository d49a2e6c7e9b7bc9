"""A match is looked back at in a panel, move by move (asynchronous R2, X5)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.tables.model import Person as Known
from cogs.metromania.face import MetromaniaFace
from tests.e2e.house import EN, KO, House, action, actions, find, house
from tests.e2e.test_earlier import played
from tests.e2e.test_panels import answer_once
from tests.simulated import Message

pytestmark = pytest.mark.e2e


def menu(message: Message, name: str) -> dict[str, Any] | None:
    """A menu of a panel by the action in its custom id."""
    return next((one for one in message.selects if f":{name}" in one["custom_id"]), None)


def button(message: Message, way: str) -> dict[str, Any]:
    """First, back, on or last."""
    return next(one for one in message.buttons if one["custom_id"].endswith(f".{way}"))


def ways(message: Message) -> list[str]:
    """Those of them that can be pressed."""
    return [one["custom_id"].rpartition(".")[2] for one in message.buttons if ":replay:" in one["custom_id"]]


def at_move(voice: Any, number: int, last: int) -> str:
    return voice("replay-headline", game=voice("game-metromania"), number=number, last=last)


async def finished(at: House) -> int:
    """A match of two that somebody resigned after six answers; its number of moves."""
    await at.open(at.jisoo, at.minsu)
    table = await played(at, 6)
    await at.bot.tables.seating.resign(table.id, Known(at.minsu.id, "민수", "ko"), 1)
    await at.world.rest()
    _, steps = await at.bot.tables.replay.steps(await at.table())
    return steps[-1].no


async def test_a_finished_game_is_gone_through_by_the_button_on_its_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        last = await finished(at)
        panel = (await at.ada.press(at.board, id=action(at.board, "replay"))).message  # whoever sees the channel may
        assert at_move(EN, 1, last) in panel.text
        assert ways(panel) == ["on", "last"]
        for number in range(2, last + 1):
            assert find(panel, "replay") is not None
            await at.ada.press(panel, id=button(panel, "on")["custom_id"])
            assert at_move(EN, number, last) in panel.text
        assert ways(panel) == ["first", "back"]
        await at.ada.press(panel, id=button(panel, "back")["custom_id"])
        assert at_move(EN, last - 1, last) in panel.text
        await at.ada.press(panel, id=button(panel, "first")["custom_id"])
        assert at_move(EN, 1, last) in panel.text
        turns = menu(panel, "s-replay:")
        assert turns is not None
        await at.ada.pick(panel, [turns["options"][-1]["value"]], id=turns["custom_id"])
        assert turns["options"][-1]["label"] in panel.text, "the turn that was chosen is the one that is shown"


async def test_after_the_end_all_hands_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await finished(at)
        panel = (await at.ada.slash(at.room, "table replay")).message
        for seat in (0, 1):
            hands = menu(panel, "s-replay-hand")
            assert hands is not None
            await at.ada.pick(panel, [str(seat)], id=hands["custom_id"])
            name = ("지수", "민수")[seat]
            assert EN("replay-hand-line", name=name) in panel.text
            assert len(panel.pictures) == 2
        await at.ada.press(panel, id=button(panel, "on")["custom_id"])
        assert EN("replay-hand-line", name="민수") in panel.text, "it stays open from move to move"
        hands = menu(panel, "s-replay-hand")
        assert hands is not None
        await at.ada.pick(panel, ["x"], id=hands["custom_id"])
        assert len(panel.pictures) == 1


async def test_while_it_runs_only_the_own_hand_is_shown_whatever_a_client_asks_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        table = await played(at, 4)
        seat = table.seat_of(at.minsu.id)
        panel = (await at.minsu.slash(at.room, "table replay")).message
        hands = menu(panel, "s-replay-hand")
        assert hands is not None
        assert [one["value"] for one in hands["options"]] == ["x", str(seat)]
        reply = await at.minsu.replay(panel, f"t:{table.id}:0.0:replay:1.{1 - (seat or 0)}.on")
        assert len(reply.message.pictures) == 1, "somebody else's hand was shown"
        reply = await at.minsu.replay(panel, f"t:{table.id}:0.0:replay:1.{seat}.on")
        assert len(reply.message.pictures) == 2
        strangers = (await at.ben.slash(at.room, "table replay")).message
        assert menu(strangers, "s-replay-hand") is None
        for person in (at.ben, at.jisoo):
            reply = await person.replay(strangers, f"t:{table.id}:0.0:replay:1.{seat}.on")
            assert len(reply.message.pictures) == 1
        # The button of a board would show nothing else.
        assert "replay" in actions((await at.ben.press(at.board, id=action(at.board, "menu"))).message)


async def test_an_old_button_leads_to_the_nearest_move_that_counts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        table = await played(at, 3)
        panel = (await at.ben.slash(at.room, "table replay")).message
        old = f"t:{table.id}:0.0:replay:{table.row.last}..last"
        _, steps = await at.bot.tables.replay.steps(table)
        mover = table.seats[steps[-1].seat or 0].user_id or 0
        await at.bot.tables.undo.ask(table.id, Known(mover, "x", "ko"), 5)
        await at.world.rest()
        _, steps = await at.bot.tables.replay.steps(await at.table())
        assert steps[-1].no < table.row.last
        reply = await at.ben.replay(panel, old)
        assert at_move(EN, steps[-1].no, steps[-1].no) in reply.message.text
        for wrong in ("", ":", ":999999999", ":x.y.z", ":1.9.on", ":~~"):
            assert (await at.ben.replay(panel, f"t:{table.id}:0.0:replay{wrong}")).message is not None


async def test_who_comes_back_sees_what_changed_since_and_goes_through_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Asynchronous R1: marked is what changed since one's own last answer, not only since the last move."""
    views: list[Any] = []
    draw = MetromaniaFace.draw_move

    def watched(face: MetromaniaFace, view: Any, *more: Any) -> Any:
        views.append(view)
        return draw(face, view, *more)

    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu, at.ada)
        for _ in range(40):
            person = await at.awaited()
            table = await at.table()
            turns = [player.turns for player in table.match.view(None).players]
            if person is at.ada and min(turns) >= 2:
                break
            await answer_once(at, person)
        monkeypatch.setattr(MetromaniaFace, "draw_move", watched)
        panel = (await at.my_move(at.ada)).message
        seat = (await at.table()).seat_of(at.ada.id)
        before, (_, steps) = views[0], await at.bot.tables.replay.steps(await at.table())
        laid = {cell for line in before.lines if line.seat != seat for cell in line.hosts}
        assert len({line.seat for line in before.lines if set(line.hosts) & set(before.recent.cells)}) == 2
        assert set(before.recent.cells) < laid
        mine = max(one.no for one in steps if one.seat == seat)
        onward = next(one for one in panel.buttons if one["label"] == EN("panel-since-button"))
        await at.ada.press(panel, id=onward["custom_id"])
        assert at_move(EN, mine + 1, steps[-1].no) in panel.text, "the first move after one's own"
        await at.ada.press(panel, id=action(panel, "panel"))
        assert EN("panel-since-line") in panel.text, "and back to what is asked"


async def test_a_finished_game_is_played_on_from_a_position(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asynchronous R6."""
    async with house(tmp_path, monkeypatch) as at:
        last = await finished(at)
        panel = (await at.ada.press(at.board, id=action(at.board, "replay"))).message
        for _ in range(3):
            await at.ada.press(panel, id=button(panel, "on")["custom_id"])
        hands = menu(panel, "s-replay-hand")
        assert hands is not None
        await at.ada.pick(panel, ["1"], id=hands["custom_id"])
        onward = action(panel, "study")
        reply = await at.ada.press(panel, id=onward)
        assert EN("study-opened", number=4, letter="B") in reply.text
        assert KO("study-line", number=4) in at.board.text
        again = await at.ben.replay(panel, onward)
        assert EN("error-occupied", game="Metromania") in again.text, "one table in a channel"
        assert find(at.board, "start") is None, "a side is free"
        await at.ben.press(at.board, id=action(at.board, "join"))
        games = await at.ben.slash(at.room, "games")
        assert EN("games-study") in games.text
        table = await at.table()
        assert (table.seat_of(at.ada.id), table.seat_of(at.ben.id)) == (1, 0)
        assert menu(at.board, "s-side") is None, "no side is left"
        await at.ben.press(at.board, id=action(at.board, "leave"))
        sides = menu(at.board, "s-side")
        assert sides is not None
        assert [one["value"] for one in sides["options"]] == ["0"]
        moved = await at.ada.pick(at.board, ["0"], id=sides["custom_id"])
        assert EN("study-side-yours", letter="A") in moved.text
        sides = menu(at.board, "s-side")
        assert sides is not None
        seated = await at.ben.pick(at.board, ["1"], id=sides["custom_id"])
        assert EN("study-side-yours", letter="B") in seated.text
        table = await at.table()
        assert (table.seat_of(at.ada.id), table.seat_of(at.ben.id)) == (0, 1)
        await at.ben.press(at.board, id=action(at.board, "leave"))
        await at.ada.pick(at.board, ["1"], id=sides["custom_id"])
        await at.ben.press(at.board, id=action(at.board, "join"))
        await at.ada.press(at.board, id=action(at.board, "start"))
        assert KO("study-line", number=4) in at.board.text
        table = await at.table()
        assert (table.study, table.seat_of(at.ada.id), table.seat_of(at.ben.id)) == (4, 1, 0)
        await answer_once(at, await at.awaited())
        await at.bot.tables.seating.resign(table.id, Known(at.ben.id, "Ben", "en-GB"), 7)
        await at.world.rest()
        assert KO("study-line", number=4) in at.board.text, "the result says it too"
        panel = (await at.ada.press(at.board, id=action(at.board, "replay"))).message
        assert EN("core-study-begun", move=4) in panel.text
        await at.ada.press(panel, id=button(panel, "last")["custom_id"])
        assert find(panel, "study") is None, "at the end there is nothing to play on"
        forged = action(panel, "log").replace(":log", f":study:{last + 50}..")
        reply = await at.ada.replay(panel, forged)
        assert EN("study-over") in reply.text
