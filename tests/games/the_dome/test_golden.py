"""Whole games of easy bots, answer by answer: what changes here changes games that people are playing.

`python -m tests.games.the_dome.test_golden` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.core import bots, playable
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.the_dome import THE_DOME
from tests.games.the_dome.packbox import tiny

FOLDER = Path(__file__).parent / "golden"


def played(seats: int, traps: str) -> str:
    """One game as lines `seat slot answer`, then how it ended."""
    playable.register(THE_DOME)
    stream = Stream.of("golden", seats, traps)
    match = Match.new("the_dome", seats, stream.seed_bytes(), {"traps": traps}, tiny())
    lines: list[str] = []
    while match.result is None:
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
            continue
        seat, question = move
        answer = bots.choose(match, seat, question, "easy", stream)
        lines.append(f"{seat} {question.slot} {msgspec.json.encode(answer).decode()}")
        match.answer(seat, question.no, answer)
    return "\n".join([*lines, msgspec.json.encode(match.result).decode(), ""])


@pytest.mark.parametrize("traps", ["orders", "ask"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden(seats: int, traps: str) -> None:
    file = FOLDER / f"{seats}-{traps}.txt"
    found = played(seats, traps)
    assert file.read_text(encoding="utf-8") == found


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for number in (2, 3, 4):
        for option in ("orders", "ask"):
            (FOLDER / f"{number}-{option}.txt").write_text(played(number, option), encoding="utf-8")
