"""Whole games of THE DOME by pressing what stands on the screen, in both languages, presses counted; typed play."""

from __future__ import annotations

import os
import re
from collections import Counter
from pathlib import Path
from statistics import median
from typing import NamedTuple

import pytest

from bot.core import bots
from bot.core.shapes import Question
from bot.games.the_dome.cards import built_in
from tests.e2e import playing
from tests.e2e.house import House, action, actions, find, house, parse
from tests.e2e.playing import HANGUL, answer, answerer, wanted
from tests.simulated import Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.slow]


class Visit(NamedTuple):
    """What one person pressed until somebody else was awaited, My move included.

    Args:
        turn: of the game; 0 before the first.
        own: whether it was this person's turn.
        passed: whether it was a pass on the board.
    """

    turn: int
    own: bool
    presses: int
    passed: bool = False


async def take_turn(at: House, person: Person) -> Visit:
    """Answer until somebody else is awaited."""
    state = (await at.table()).match.play.board
    turn, own = state.turn, state.turn > 0 and state.current == (await at.table()).seat_of(person.id)
    if await passes_on_the_board(at, person):
        return Visit(turn, own, 1, passed=True)
    reply = await at.my_move(person)
    assert reply.private
    presses = 1
    for _ in range(80):
        reply, more = await answer(at, person, reply.message)
        presses += more
        table = await at.table()
        if not table.playing or person.id not in table.awaited_users:
            break
        question = bots.next_question(table.match, table.seat_of(person.id) or 0)
        if question is None:  # answered and changeable: the call stays open for others or for its time
            break
        if own and table.match.play.board.turn != turn:  # M8: a down ally's turn may follow at once
            break
        if not asks(reply.message, question):  # a call whose time was up closed after the panel was made
            reply = await at.my_move(person)
            presses += 1
    return Visit(turn, own, presses)


def asks(panel: Message, question: Question) -> bool:
    """Whether a panel asks this question."""
    ids = [one["custom_id"] for one in (*panel.buttons, *panel.selects) if "custom_id" in one]
    return any(id is not None and id.no == question.no for id in map(parse, ids))


async def passes_on_the_board(at: House, person: Person) -> bool:
    """Pass in one press where the board offers it and the bot would."""
    id = find(at.board, "pass")
    if id is None or (await wanted(at, person))[1] != "pass":
        return False
    await person.press(at.board, id=id)
    return True


async def play_to_the_end(at: House, most: int = 1500) -> list[Visit]:
    """Whoever is awaited takes turns until it is over."""
    turns: list[Visit] = []
    for _ in range(most):
        table = await at.table()
        if not table.playing:
            return turns
        person = await answerer(at)
        if person is None:  # everybody has answered: the call waits for its time
            await at.world.pass_time(60)
            continue
        turns.append(await take_turn(at, person))
    raise AssertionError("it does not end")


async def begin(at: House, host: Person, *others: Person, **options: str) -> None:
    """A duel, or with a Mastermind."""
    await playing.begin(at, "the_dome", host, *others, **options)


def whole_turns(turns: list[Visit]) -> list[int]:
    """Presses of whole turns: all that the turn player pressed from its beginning to its end."""
    counts: dict[int, int] = {}
    for one in turns:
        if one.own:
            counts[one.turn] = counts.get(one.turn, 0) + one.presses
    return list(counts.values())


CASES = [("ko", "orders", 2), ("en", "ask", 2), ("en", "orders", 4), ("ko", "ask", 4)]
if os.environ.get("MADANG_PROVE"):
    CASES += [("en", "orders", 2), ("ko", "ask", 2), ("ko", "orders", 3), ("en", "ask", 3)]
LONGEST = 12
"""Presses of a median turn in any one game: of some twenty turns, with whatever cards came."""
PRESSES: dict[tuple[str, str, int], list[int]] = {}
"""What the whole turns of each game took, for the median of them all."""


@pytest.mark.parametrize(("language", "traps", "seats"), CASES)
async def test_a_whole_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, traps: str, seats: int
) -> None:
    async with house(tmp_path, monkeypatch, language=language) as at:
        people = [at.jisoo, at.minsu, at.ada, at.ben] if language == "ko" else [at.ada, at.ben, at.jisoo, at.minsu]
        await begin(at, *people[:seats], traps=traps)
        turns = await play_to_the_end(at)
        counts = whole_turns(turns)
        assert len(counts) > 4
        print(f"presses {language} {traps} {seats}: median {median(counts)}, {sorted(Counter(counts).items())}")
        assert median(counts) <= LONGEST, Counter(counts)
        PRESSES[language, traps, seats] = counts
        passes = [one.presses for one in turns if one.passed]
        assert set(passes) <= {1}
        if traps == "ask" and seats == 2:
            assert passes
        table = await at.table()
        assert table.row.phase == "finished"
        assert table.match.result is not None
        assert "rematch" in actions(at.board)
        if language == "en":
            names = {"지수", "민수"}
            for message in at.room.messages:
                assert not HANGUL.search(re.sub("|".join(names), "", message.text)), message.text
        else:
            assert HANGUL.search(at.board.text)
        assert not any(card in message.text for card in built_in().cards if "-" in card for message in at.room.messages)
        shown = await people[0].press(at.board, id=action(at.board, "result"))
        assert shown.private


async def test_turns_where_every_press_is_acknowledged_before_its_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine so slow that Discord must be told to wait each time."""
    monkeypatch.setattr("cogs.panels.dispatch.PATIENCE", 0.0)
    monkeypatch.setattr("cogs.panels.visit.PATIENCE", 0.0)
    async with house(tmp_path, monkeypatch) as at:
        await begin(at, at.jisoo, at.minsu, traps="orders")
        while (await at.table()).match.play.board.turn < 2:
            person = await answerer(at)
            assert person is not None
            await take_turn(at, person)


def test_a_median_turn_takes_at_most_eight_presses() -> None:
    if len(PRESSES) < len(CASES):
        pytest.skip("only when the games above were all played in this process")
    counts = [presses for one in PRESSES.values() for presses in one]
    print(f"presses of {len(counts)} turns: median {median(counts)}, {sorted(Counter(counts).items())}")
    assert median(counts) <= 8, Counter(counts)
