"""A table that began under earlier rules plays on (2.11): documents of the core and of every form since."""

from __future__ import annotations

import lzma
import os
from pathlib import Path
from typing import Final

import pytest

from bot.core import bots, playable
from bot.core.match import Match
from bot.core.selfplay import next_move, volunteer
from bot.core.streams import Stream
from bot.games import registry
from bot.games.twilight_imperium.light import MODES, plays_with
from bot.games.twilight_imperium.state import State
from tests.core.conformance import act, next_action

SAVED: Final = Path(__file__).parent / "saved"
FILES: Final = sorted(SAVED.glob("*.jsonl.xz"))
PROVING: Final = bool(os.environ.get("MADANG_PROVE"))
SOME: Final = 6
"""Answers that follow a document; one of a file of the core is played to the end, in the proof all are."""


def kept(file: Path) -> list[bytes]:
    """The documents of a file."""
    return lzma.decompress(file.read_bytes()).splitlines()


def name(file: Path) -> str:
    """Of a file, without its endings."""
    return file.name.partition(".")[0]


@pytest.fixture(autouse=True)
def installed() -> None:
    """All games."""
    registry.install()


def finished(match: Match, stream: Stream) -> None:
    """Easy bots play a match to its end, every invariant after every answer."""
    rules = playable.find(match.game).rules
    for _ in range(rules.bound):
        assert rules.violations(match.play) == []
        if match.result is not None:
            return
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = move
            match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
        volunteer(match, ["easy"] * match.seats)
    raise AssertionError("no end")


def test_documents_of_the_core_are_kept_in_every_phase() -> None:
    core = [Match.load(one) for file in FILES if name(file).startswith("core") for one in kept(file)]
    assert {match.seats for match in core} == {3, 4, 6}
    assert {match.play.board.phase for match in core} == {"setup", "strategy", "action", "status"}
    waiting = {str(match.play.state.agenda[-1].__struct_config__.tag) for match in core}
    steps = ("combat-orders", "commit", "fire", "defend", "produce", "follow", "scoring", "turn", "pick-card")
    assert waiting >= {f"twilight_imperium-{step}" for step in steps}
    assert any(match.play.paced for match in core)
    assert not any(plays_with(match.options, mode) for match in core for mode in MODES)


@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_saved_match_is_what_it_was(file: Path) -> None:
    for document in kept(file):
        match = Match.load(document)
        again = Match.load(match.save())
        assert again.save() == match.save(), "what was brought up to date is up to date"
        assert again.questions() == match.questions()
        for seat in (0, None):
            assert match.view(seat) == again.view(seat)
        state: State = match.play.board
        assert playable.find(match.game).rules.violations(match.play) == [], state.phase


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES, ids=name)
def test_a_saved_match_is_played_on(file: Path) -> None:
    documents = kept(file)
    for number, document in enumerate(documents):
        match, stream = Match.load(document), Stream.of("old", name(file), number)
        if PROVING or (name(file).startswith("core") and number == len(documents) // 2):
            finished(match, stream)
            continue
        for _ in range(SOME):
            if match.result is not None:
                break
            act(match, next_action(match, stream, "easy", standing=8))
