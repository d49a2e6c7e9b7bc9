"""Whole games written down: the same seed and the same answers must give the same cards, questions and scores.

A file is one game of the small test pack: a line with seats, length and seed, one line `seat answer` for each answer
(ids joined by `,`), and the scores.
When a rule is changed on purpose: `python -m tests.games.project_mine.test_golden`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.core import playable
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.core.streams import Stream
from bot.games.project_mine import PROJECT_MINE
from tests.games.project_mine.packbox import tiny

FOLDER = Path(__file__).parent / "golden"
NAMES = ["2-full", "2-short", "3-full", "3-short", "4-full", "4-short"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_written_down_plays_as_it_did(name: str) -> None:
    playable.register(PROJECT_MINE)
    head, *answers, scores = (FOLDER / f"{name}.txt").read_text().splitlines()
    seats, length, seed = head.split()
    match = Match.new("project_mine", int(seats), bytes.fromhex(seed), {"length": length}, tiny())
    for line in answers:
        seat, _, choice = line.partition(" ")
        question = next_question(match, int(seat))
        assert question is not None, line
        shape = question.shape
        assert isinstance(shape, Pick)
        single = shape.min == shape.max == 1
        answer: Any = choice if single else [one for one in choice.split(",") if one]
        match.answer(int(seat), question.no, answer)
    assert match.result is not None
    assert " ".join(map(str, match.result.scores)) == scores


def write() -> None:
    """Play one random game for each table and write it down."""
    playable.register(PROJECT_MINE)
    FOLDER.mkdir(exist_ok=True)
    for name in NAMES:
        seats, length = name.split("-")
        stream = Stream.of("golden", name)
        seed = stream.seed_bytes()
        match = Match.new("project_mine", int(seats), seed, {"length": length}, tiny())
        lines = [f"{seats} {length} {seed.hex()}"]
        while match.result is None:
            seat, question = next(
                (seat, question) for seat in match.awaited() if (question := next_question(match, seat)) is not None
            )
            choice = match.sample(seat, question.no, stream)
            match.answer(seat, question.no, choice)
            lines.append(f"{seat} {choice if isinstance(choice, str) else ','.join(choice)}")
        lines.append(" ".join(map(str, match.result.scores)))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write()
