"""Whole games written down: the same seed and the same answers must give the same city, options and scores for ever.

A file is one game: a line with seats, variant and seed, one line `seat option` for each answer, and the scores. When a
rule is changed on purpose, write them anew: `python -m tests.games.metromania.test_golden`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.metromania.game import METROMANIA

FOLDER = Path(__file__).parent / "golden"
GAMES = sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", GAMES)
def test_a_game_written_down_plays_as_it_did(name: str) -> None:
    playable.register(METROMANIA)
    head, *answers, scores = (FOLDER / f"{name}.txt").read_text().splitlines()
    seats, variant, seed = head.split()
    match = Match.new("metromania", int(seats), bytes.fromhex(seed), {"variant": variant})
    for answer in answers:
        seat, choice = answer.split()
        assert match.awaited() == (int(seat),)
        (question,) = match.asked(int(seat))
        match.answer(int(seat), question.no, choice)
    assert match.result is not None
    assert " ".join(map(str, match.result.scores)) == scores


def test_every_table_has_a_game() -> None:
    assert GAMES == ["2-open", "3-fixed", "3-hidden", "3-open", "4-fixed", "4-hidden", "4-open"]


def write() -> None:
    """Play one random game for each table and write it down."""
    playable.register(METROMANIA)
    for name in ("2-open", "3-open", "4-open", "3-hidden", "4-hidden", "3-fixed", "4-fixed"):
        seats, variant = name.split("-")
        stream = Stream.of("golden", name)
        seed = stream.seed_bytes()
        match = Match.new("metromania", int(seats), seed, {"variant": variant})
        lines = [f"{seats} {variant} {seed.hex()}"]
        while match.result is None:
            (seat,) = match.awaited()
            (question,) = match.asked(seat)
            choice = match.sample(seat, question.no, stream)
            match.answer(seat, question.no, choice)
            lines.append(f"{seat} {choice}")
        lines.append(" ".join(map(str, match.result.scores)))
        (FOLDER / f"{name}.txt").write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write()
