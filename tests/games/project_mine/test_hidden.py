"""What a seat may believe in hangs on what it sees and on chance, never on where the cards really lie (design 2.8)."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import built_in
from tests.core.conformance import act, next_action


@pytest.mark.parametrize("seats", [2, 4])
def test_worlds_that_look_alike_to_a_seat_are_resampled_alike(seats: int) -> None:
    playable.register(PROJECT_MINE)
    stream = Stream.of("alike", seats)
    match = Match.new("project_mine", seats, stream.seed_bytes(), {}, built_in())
    for number in range(60):
        act(match, next_action(match, stream, "easy", 10))
        if number % 6:
            continue
        for seat in (*range(seats), None):
            other = match.resample(seat, Stream.of("other", number))
            one, two = (world.resample(seat, Stream.of("same", number)) for world in (match, other))
            for mine, theirs in zip(one.play.board.players, two.play.board.players, strict=True):
                assert (mine.deck, mine.hand, mine.offered) == (theirs.deck, theirs.hand, theirs.offered)
            assert (one.play.board.pile, one.play.board.goal_pile) == (two.play.board.pile, two.play.board.goal_pile)
