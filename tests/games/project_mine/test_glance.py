"""Worlds that are played on are looked at through a glance, which shows bots what their view does."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.core.bots import play_on
from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.bots import EASY, prefer
from bot.games.project_mine.glance import Glance
from bot.games.project_mine.keywords import pack_of
from bot.games.project_mine.search import HARD


@pytest.mark.parametrize("seats", [2, 3])
def test_a_glance_shows_bots_what_their_view_does(seats: int) -> None:
    playable.register(PROJECT_MINE)
    match = Match.new("project_mine", seats, bytes(32), {"length": "short"})
    pack, state, stream = pack_of(match.play), match.play.board, Stream.of("glance")
    asked = set[str]()

    def answer(seat: int, question: Question) -> Answer:
        asked.add(question.prompt.key)
        for taste in (HARD, EASY):
            found = [
                prefer(view, seat, question, Stream.of("same"), taste)
                for view in (match.view(seat), Glance(pack, state))
            ]
            assert found[0] == found[1], question
        return prefer(match.view(seat), seat, question, stream, HARD)

    play_on(match, 2000, answer)
    assert match.result is not None
    assert {"project_mine-ask-cards", "project_mine-ask-buy", "project_mine-ask-enter"} <= asked
