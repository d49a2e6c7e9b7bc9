"""Hard bots try answers on worlds that are believed in, the same for all of them, and play these on."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.core.bots import next_question, play_on
from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.core.trying import Trials
from tests.core.tiny.connect_four import ConnectFour
from tests.core.tiny.skirmish import Skirmish


@pytest.fixture(autouse=True)
def games() -> None:
    playable.register(ConnectFour())
    playable.register(Skirmish())


def asked(match: Match) -> Question:
    question = next_question(match, 0)
    assert question is not None
    return question


def test_every_answer_is_tried_on_the_same_worlds_and_pays_for_its_own() -> None:
    match = Match.new("skirmish", 3, bytes(32))
    before = match.save()
    question = asked(match)
    hands: list[list[list[str]]] = []

    def worth(world: Match) -> float:
        hands.append(world.play.board.hands)
        return 0.0

    trials = Trials(match, 0, question, ["rest", "arm"], 20, lambda _: 3, worth, overhead=2)
    for _ in range(2):
        trials.try_all(Stream.of("worlds", trials.left))
    assert hands[0] == hands[1]
    assert hands[2] == hands[3]
    assert hands[0] != hands[2], "each time in another world"
    assert trials.left == 20 - 4 * (2 + 3)
    assert match.save() == before


def test_the_worse_answers_are_dropped_and_the_best_is_left() -> None:
    match = Match.new("connect_four", 2, bytes(32))
    question = asked(match)
    worths = {"1": 1.0, "2": 3.0, "3": 3.0, "4": 2.0}
    columns = iter([*worths.values(), 0.0, 0.0, 5.0])
    trials = Trials(match, 0, question, list(worths), 99, lambda _: 1, lambda _: next(columns))
    trials.try_all(Stream.of("first"))
    assert trials.best() == "2", "of equal ones the first"
    trials.keep(3)
    assert (trials.answers, trials.totals) == (["2", "3", "4"], [3.0, 3.0, 2.0])
    trials.try_all(Stream.of("second"))
    assert trials.best() == "4"


def test_a_world_is_played_on_as_far_as_is_wanted() -> None:
    match = Match.new("connect_four", 2, bytes(32))
    seats: list[int] = []

    def answer(seat: int, question: Question) -> Answer:
        seats.append(seat)
        return match.sample(seat, question.no, Stream.of("on", len(seats)))

    assert play_on(match, 4, answer) == 4
    assert play_on(match, 9, answer, lambda: len(seats) >= 6) == 2
    assert seats == [0, 1] * 3
    assert play_on(match, 99, answer) < 99
    assert match.result is not None


def test_time_passes_where_nobody_can_answer_any_more() -> None:
    match = Match.new("skirmish", 3, bytes(32), {"table-pace": "daily"})
    stream = Stream.of("time")
    for _ in range(200):
        if match.result is not None:
            break
        if all(next_question(match, seat) is None for seat in match.awaited()):
            break
        play_on(match, 1, lambda seat, question: match.sample(seat, question.no, stream))
    assert match.result is None
    assert match.timers()
    before = match.save()
    assert play_on(match, 1, lambda *_: pytest.fail("nobody is asked")) == 1
    assert match.save() != before
