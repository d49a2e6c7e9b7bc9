"""Playing a match out that nobody finishes (tournaments S4)."""

from __future__ import annotations

import msgspec
import pytest

from bot.core import bots
from bot.core.continuation import BELIEFS, Continuation, beliefs, means
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games import registry

SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def _games() -> None:
    registry.install()


def near_its_end(game: str = "metromania", left: int = 3) -> Match:
    """A match of two easy bots, so many answers before it is over."""
    saved: list[bytes] = []
    match = Match.new(game, 2, SEED)
    stream = Stream.of("near")
    while match.result is None:
        saved.append(match.save())
        waiting = next_move(match)
        assert waiting is not None
        seat, question = waiting
        match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
    return Match.load(saved[-left])


def played(one: Continuation, most: int) -> Continuation:
    """To its end, so many answers at a time."""
    while not one.over:
        one = one.played_on(most)
    return one


def test_it_ends_the_same_however_it_is_cut_up() -> None:
    (one,) = beliefs(near_its_end(), "", SEED, 1)
    whole, cut = played(one, 100), played(one, 1)
    assert (whole.ranks, whole.scores, whole.state) == (cut.ranks, cut.scores, cut.state)
    assert cut.answers >= 1


def test_it_can_be_sent_elsewhere_as_bytes() -> None:
    (one,) = beliefs(near_its_end(), "", SEED, 1)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(one), type=Continuation) == one


def test_there_are_as_many_beliefs_as_said_and_the_same_seed_gives_the_same() -> None:
    match = near_its_end(left=6)
    assert len(beliefs(match, "", SEED)) == BELIEFS
    assert beliefs(match, "", SEED, 4) == beliefs(match, "", SEED, 4)
    assert beliefs(match, "", bytes(32), 4) != beliefs(match, "", SEED, 4)


def test_every_belief_is_one_of_a_seat_in_turn_and_none_knows_what_is_hidden_from_it() -> None:
    """What that seat sees is as it was; what it does not see is drawn anew."""
    match = Match.new("project_mine", 3, SEED)
    saved = [one.state for one in beliefs(match, "", SEED, 6)]
    for number, state in enumerate(saved):
        other, seat = Match.load(state), number % 3
        assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(match.view(seat))
        assert any(other.view(one) != match.view(one) for one in range(3) if one != seat)


def test_means_are_of_places_and_points() -> None:
    one = Continuation("metromania", "", b"", SEED, 5, (1, 2), (10, 4))
    other = Continuation("metromania", "", b"", SEED, 5, (2, 1), (6, 7))
    assert means([one, one, other, one]) == ((1.25, 1.75), (9.0, 4.75))
