"""V2, hidden markers: nobody reads in words, file names, custom ids or suggestions what others hold."""

from __future__ import annotations

import json
import logging
from pathlib import Path
from typing import Any

import pytest

from tests.e2e.house import EN, GAME, KO, House, action, house
from tests.e2e.test_whole_games import take_turn
from tests.simulated import Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
TURNS = 12


def wordings(marker: str) -> list[str]:
    """All that would give a marker away: its name in both languages, the short form, and quoted as data."""
    return [KO(f"metromania-marker-{marker}"), EN(f"metromania-marker-{marker}"), f'"{marker}"', f"'{marker}'"]


def unplaced(board: Any) -> dict[int, list[str]]:
    """Markers by seat that only their holder may know."""
    return {seat: list(hand) for seat, hand in enumerate(board.hands)}


def given_away(text: str, markers: list[str]) -> list[str]:
    """Which of these markers a text tells."""
    return [marker for marker in markers if any(word in text for word in wordings(marker))]


def everything(message: Message) -> str:
    """All that a client is sent of a message."""
    pictures = [(picture.name, picture.alt) for picture in message.pictures]
    return json.dumps([message.text, message.components, pictures], ensure_ascii=False)


async def pages(at: House, person: Person) -> str:
    """What a person can open, as text."""
    found: list[str] = []
    for name in ("move", "hand", "log", "menu"):
        reply = await person.press(at.board, id=action(at.board, name))
        found += [everything(message) for message in reply.messages]
        if name == "menu":
            ended = await person.press(reply.message, id=action(reply.message, "if-ended"))
            found.append(everything(ended.message))
    for command in ("board", "log", "hand", "status"):
        reply = await person.slash(at.room, f"table {command}")
        found += [everything(message) for message in reply.messages]
    return "\n".join(found)


async def test_nobody_is_told_what_others_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    for room in ("bot", "cogs", "renderers"):
        caplog.set_level(logging.DEBUG, room)
    async with house(tmp_path, monkeypatch) as at:
        await at.jisoo.slash(at.room, f"{GAME} new", variant="hidden")
        for person in (at.minsu, at.ada):
            await person.press(at.board, id=action(at.board, "join"))
        await at.jisoo.press(at.board, id=action(at.board, "start"))
        for turn in range(TURNS):
            table = await at.table()
            held = unplaced(table.match.play.board)
            everybodys = [marker for hand in held.values() for marker in hand]
            for message in at.room.messages:
                assert given_away(everything(message), everybodys) == []
            for person in at.people:
                seat = table.seat_of(person.id)
                others = [marker for other, hand in held.items() if other != seat for marker in hand]
                if turn % 4 == 0:
                    assert given_away(await pages(at, person), others) == [], person.id
                if person.id not in table.awaited_users:
                    assert await person.complete(at.room, f"{GAME} dig", "first", "") == []
                    assert await person.complete(at.room, f"{GAME} station", "place", "") == []
            if not table.playing:
                break
            await take_turn(at, await at.awaited())
        table = await at.table()
        never = [marker for hand in unplaced(table.match.play.board).values() for marker in hand]
        assert never, "some are still hidden, or this test tests nothing"
        logged = "\n".join(
            record.getMessage() for record in caplog.records if record.name.startswith(("bot", "cogs", "renderers"))
        )
        assert given_away(logged, never) == []
        assert table.row.secret not in logged
