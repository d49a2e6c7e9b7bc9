"""Whose turn it is, in every game: what time is counted by (asynchronous C2)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.core.waits import waits_of
from bot.games.registry import install

GAMES = ("metromania", "project_mine", "the_dome", "twilight_imperium")


@pytest.mark.parametrize("game", GAMES)
def test_no_two_turns_share_a_number_and_a_turn_is_whose_it_is(game: str) -> None:
    install()
    stream = Stream.of("turns", game)
    match = Match.new(game, 3, stream.seed_bytes())
    whose: dict[int, int | None] = {}
    serials: list[int] = []
    between = 0
    for _ in range(600):
        if match.result is not None:
            break
        turn = match.play.game.rules.turn_of(match.play)
        serials.append(turn.serial)
        if turn.seat is not None:
            assert whose.setdefault(turn.serial, turn.seat) == turn.seat
        waits = waits_of(match.play)
        seats = [seat for one in waits for seat in one.seats]
        assert len(seats) == len(set(seats))
        assert sorted(seats) == sorted(match.awaited())
        between += any(one.main for one in waits)
        waiting = next_move(match)
        if waiting is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = waiting
            match.answer(seat, question.no, match.sample(seat, question.no, stream))
    assert serials == sorted(serials)
    assert len(whose) >= 6
    assert set(whose.values()) == {0, 1, 2}
    assert between > 0 or game == "metromania"
