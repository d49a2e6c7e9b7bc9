"""Whole games of Metromania played by pressing what stands on the screen, in both languages, presses counted."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from statistics import median

import msgspec
import pytest

from bot.__main__ import main
from bot.commands.export import exported
from bot.tables.model import TableError
from tests.e2e.house import EN, KO, House, action, actions, house
from tests.e2e.playing import single
from tests.simulated import Message, Person, Reply

pytestmark = [pytest.mark.e2e, pytest.mark.slow]
DIG = {f"metromania-topic-{name}" for name in ("start", "turn", "dig")}
HANGUL = re.compile(r"[가-힣]")


async def choose(at: House, person: Person, panel: Message) -> tuple[Reply, int]:
    """Do in a panel what an easy bot would do; returns the reply and how many presses it took."""
    return await single(person, panel, await at.sensible(person))


async def take_turn(at: House, person: Person) -> tuple[list[str], int]:
    """Answer until somebody else is awaited. Returns the topics answered and all presses, My move included."""
    reply = await at.my_move(person)
    assert reply.private
    topics: list[str] = []
    presses = 1
    while True:
        topics.append((await at.question(person)).topic)
        reply, more = await choose(at, person, reply.message)
        presses += more
        table = await at.table()
        if not table.playing or person.id not in table.awaited_users:
            return topics, presses


async def play_to_the_end(at: House, between: float = 0) -> list[tuple[list[str], int]]:
    """Everybody awaited takes turns until it is over, so many seconds apart."""
    turns: list[tuple[list[str], int]] = []
    for _ in range(400):
        table = await at.table()
        if not table.playing:
            return turns
        turns.append(await take_turn(at, await at.awaited()))
        if between:
            await at.world.pass_time(between)
    raise AssertionError("it does not end")


async def met(at: House, *people: Person) -> None:
    """Get the pages for newcomers out of the way, so that presses of a turn are counted alone."""
    for person in people:
        await at.my_move(person)


async def test_a_whole_game_in_korean(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch) as at:
        await at.open(at.jisoo, at.minsu)
        await met(at, at.jisoo, at.minsu)
        turns = await play_to_the_end(at, between=15 * 60)

        digs = [presses for topics, presses in turns if set(topics) <= DIG]
        assert len(digs) > 10
        # *My move*, three tunnels, an area before one of them where many lie about, and the end of the turn.
        assert median(digs) <= 5, Counter(digs)
        assert max(digs) <= 7, Counter(digs)

        table = await at.table()
        assert table.row.phase == "finished"
        assert table.match.result is not None
        result = at.board
        assert "rematch" in actions(result)
        assert HANGUL.search(result.text)
        assert str(max(table.match.result.scores)) in result.text
        assert table.row.secret in result.text
        shown = await at.minsu.press(result, id=action(result, "result"))
        assert shown.private
        assert HANGUL.search(shown.text)

        # Whoever doubts the shuffling can check it.
        document = await exported(at.bot.database, table.id)
        assert not any(f'"{person.id}"' in str(document) or "지수" in str(document) for person in at.people)
        file = tmp_path / "game.json"
        file.write_bytes(msgspec.json.encode(document))
        assert main(["verify", str(file)]) == 0
        document["secret"] = document["secret"][:-1] + "0"
        file.write_bytes(msgspec.json.encode(document))
        assert main(["verify", str(file)]) == 1

        # What was superseded stands there as a record: words, no picture, no buttons.
        record = [message for message in at.room.messages if message.id != result.id and "님" in message.text]
        assert len(record) > 10
        assert not any(message.buttons for message in record)
        assert sum(bool(message.pictures) for message in at.room.messages) == 1


async def test_a_whole_game_in_english_with_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path, monkeypatch, language="en") as at:
        await at.open(at.ada, at.ben, start=False)
        levels = await at.ada.press(at.board, id=action(at.board, "add-bot"))
        await at.ada.press(levels.message, EN("lobby-bot-option", level=EN("bot-level-easy")))
        await at.ada.press(at.board, id=action(at.board, "start"))
        await met(at, at.ada, at.ben)
        with pytest.raises(TableError):
            await exported(at.bot.database, (await at.table()).id)
        await play_to_the_end(at)
        table = await at.table()
        assert table.row.phase == "finished"
        assert len(table.seats) == 3
        assert not any(HANGUL.search(message.text) for message in at.room.messages)
        shown = await at.ada.press(at.board, id=action(at.board, "result"))
        assert not HANGUL.search(shown.text)
        mine = await at.jisoo.press(at.board, id=action(at.board, "log"))
        assert HANGUL.search(mine.text), "private answers follow the reader, not the table"
        assert KO("log-headline", game=KO("game-metromania")) in mine.text
