"""Twilight Imperium's speed and size at six with everything on and all factions dealt: the next question in round 5, an
answer as a table stores it, whole games.

python run.py bench -k twilight_imperium -s
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from statistics import median
from typing import NamedTuple

from bot.core import frames, playable
from bot.core.bots import choose
from bot.core.match import Match
from bot.core.questions import derive
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.light import CODEX_1, MODES, ON
from bot.tables.model import Person
from tests.benchmarks.whole import Whole
from tests.tables.house import build

SEATS = 6
ROUND = 5
HOUR = 3600
QUESTION_MS, WORST_MS = 1.0, 15.0
COUNSEL_MS = 10.0
STORED_MS = 5.0
GAME_SECONDS = 4.0
STATE_BYTES, FRAME_BYTES = 60_000, 2_500
SEEDS = (0, 1, 2, 4, 8)
"""Games of easy bots whose positions are looked at: they build more than random ones. All factions sit in them."""
EVERYTHING = {"target": "14", **dict.fromkeys(MODES, ON), CODEX_1: ON}
GAME = Whole("twilight_imperium", SEATS, EVERYTHING)
LOOKED_AT = 5
"""Every so many answers of a table of six its panel is looked at, from round 2 on."""


def _milliseconds(began: float) -> float:
    return 1000 * (time.process_time() - began)


class AnswerTimed(NamedTuple):
    """After an answer: the match, its saved form, and milliseconds of one core for the open questions of all seats,
    made anew; for the answer with them; for the same as a table stores it (load, answer, save)."""

    match: Match
    data: bytes
    asked: float
    answered: float
    stored: float


def _game(seed: int) -> Iterator[AnswerTimed]:
    """A game of easy bots, answer by answer."""
    playable.register(TWILIGHT_IMPERIUM)
    stream = Stream.of("bench", seed)
    match = Match.new("twilight_imperium", SEATS, stream.seed_bytes(), EVERYTHING)
    while (move := next_move(match)) is not None:
        seat, question = move
        before, choice = match.save(), choose(match, seat, question, "easy", stream)
        began = time.process_time()
        match.answer(seat, question.no, choice)
        for following in match.awaited():
            match.asked(following)
        answered = _milliseconds(began)
        match.play.forget()
        began = time.process_time()
        derive(match.play)
        asked = _milliseconds(began)
        began = time.process_time()
        stored = Match.load(before)
        stored.answer(seat, question.no, choice)
        data = stored.save()
        yield AnswerTimed(match, data, asked, answered, _milliseconds(began))
        if match.result is not None:
            return


def _counsel(match: Match) -> list[float]:
    """Times of the proposals for every question that is open."""
    found: list[float] = []
    for seat in match.awaited():
        for question in match.asked(seat):
            if question.blocking:
                began = time.process_time()
                match.counsel(seat, question.no, {})
                found.append(_milliseconds(began))
    return found


class PositionsTimed(NamedTuple):
    """Milliseconds for the questions and answers of round 5, for stored answers, bytes of states and frames, and
    milliseconds for proposals."""

    questions: list[float]
    answers: list[float]
    stored: list[float]
    states: list[int]
    packed: list[int]
    counsel: list[float]


@cache
def _positions() -> PositionsTimed:
    """Times and sizes of all answers of some games."""
    questions: list[float] = []
    answers: list[float] = []
    stored: list[float] = []
    states: list[int] = []
    packed: list[int] = []
    counsel: list[float] = []
    factions: set[str] = set()
    for seed in SEEDS:
        key = b""
        for number, (match, data, asked, answered, kept) in enumerate(_game(seed)):
            if match.play.board.round == ROUND:
                questions.append(asked)
                answers.append(answered)
                counsel += _counsel(match)
            stored.append(kept)
            factions |= {player.faction for player in match.play.board.players}
            states.append(len(data))
            if number % frames.KEY_EVERY == 0:
                key = data
            else:
                packed.append(len(frames.pack(data, key)))
    assert factions >= {*FACTIONS}
    return PositionsTimed(questions, answers, stored, states, packed, counsel)


def test_twilight_imperium_the_next_question(benchmark) -> None:
    found = _positions()
    questions, counsel = found.questions, found.counsel
    ordered = sorted(questions)
    print(f"\nopen questions of {SEATS} players, round {ROUND}:", end=" ")
    print(f"median {median(questions):.2f} ms (at most {QUESTION_MS}),", end=" ")
    print(f"99 of 100 {ordered[len(ordered) * 99 // 100]:.1f}, longest {ordered[-1]:.1f} (at most {WORST_MS})")
    print(f"with the answer before them: median {median(found.answers):.2f} ms, longest {max(found.answers):.1f}")
    print(f"with proposals: median {median(counsel):.2f} ms (at most {COUNSEL_MS}), longest {max(counsel):.1f}")
    benchmark.extra_info["median_ms"] = round(median(questions), 3)
    benchmark(GAME.play, 1)


def test_twilight_imperium_a_stored_answer(benchmark) -> None:
    stored = _positions().stored
    print(f"\nload, answer, save: median {median(stored):.2f} ms (at most {STORED_MS}), longest {max(stored):.1f}")
    benchmark.extra_info["median_ms"] = round(median(stored), 3)
    benchmark(GAME.play, 1)


def test_twilight_imperium_whole_games(benchmark) -> None:
    times: list[float] = []
    GAME.play(0)
    for seed in range(1, 6):
        began = time.process_time()
        GAME.play(seed)
        times.append(time.process_time() - began)
    print(f"\na random game of {SEATS} to the end: {median(times):.2f} s on one core (at most {GAME_SECONDS})")
    benchmark.extra_info["seconds"] = round(median(times), 3)
    benchmark(GAME.play, 2)


def test_twilight_imperium_sizes(benchmark) -> None:
    states, packed = _positions().states, _positions().packed
    print(f"\nlargest state {max(states)} bytes (at most {STATE_BYTES});", end=" ")
    print(f"frame: median {median(packed):.0f} bytes (at most {FRAME_BYTES}), largest {max(packed)}")
    assert max(states) <= STATE_BYTES
    assert median(packed) <= FRAME_BYTES
    benchmark(GAME.play, 3)


async def _looks(folder: Path) -> tuple[list[float], list[float]]:
    """Milliseconds of a look at one's panel at a table of six, and of the views of all seats besides, which a look at a
    table that goes on does not make."""
    house = await build(folder / "press.sqlite3")
    people = {number: Person(number, f"P{number}", "en-US") for number in range(1, SEATS + 1)}
    panels: list[float] = []
    others: list[float] = []
    try:
        table = await house.lobby(*people.values(), game="twilight_imperium", **EVERYTHING)
        await house.tables.lobby.start(table.id, people[1], house.click())
        table = await house.tables.look.at(table.id)
        stream = Stream.of("bench", "looks")
        while table.match.play.board.round < ROUND:
            move = next_move(table.match)
            if move is None:  # a call closes at its time
                house.wait(HOUR)
                await house.tables.clocks.run_due()
                table = await house.tables.look.at(table.id)
                continue
            seat, question = move
            user = table.seats[seat].user_id
            assert user is not None
            if table.match.play.board.round > 1 and table.row.last % LOOKED_AT == 0:
                began = time.process_time()
                panel = await house.tables.play.panel(table.id, people[user])
                panels.append(_milliseconds(began))
                began = time.process_time()
                assert not panel.table.unreadable
                others.append(_milliseconds(began))
            choice = choose(table.match, seat, question, "easy", stream)
            done = await house.tables.play.answer(
                table.id, people[user], table.row.epoch, question.no, choice, house.click()
            )
            table = done.table
    finally:
        await house.tables.close()
    return panels, others


def test_twilight_imperium_a_look_at_the_panel(benchmark, tmp_path: Path) -> None:
    panels, others = asyncio.run(_looks(tmp_path))
    print(
        f"\na panel of {SEATS} players: median {median(panels):.1f} ms, longest {max(panels):.1f};"
        f" with the views of all seats, as once: median {median(panels) + median(others):.1f} ms"
    )
    benchmark.extra_info["median_ms"] = round(median(panels), 3)
    benchmark(GAME.play, 4)
