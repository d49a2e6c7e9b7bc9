"""Looking back at a match (asynchronous R3, R4)."""

from __future__ import annotations

import pytest

from bot.core import playable
from bot.core.hindsight import MOST_TURNING, Fortunes, Hindsight, Lot, Survey, drew, hindsight_of, turning_points
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games import registry


def at(*shares: float) -> Hindsight:
    return Hindsight(0, 0, 0, shares, ())


def test_turning_points_are_where_the_judgement_changed_most() -> None:
    calm = [at(0.5, 0.5)] * 3
    assert turning_points([*calm, at(0.3, 0.7), at(0.31, 0.69), *calm]) == [3, 5]


def test_that_it_is_over_is_no_turning_point() -> None:
    assert turning_points([at(0.5, 0.5), at(0.5, 0.5), at(0.0, 1.0)]) == []


def test_of_many_turning_points_the_greatest_are_told_in_their_order() -> None:
    up_and_down = [at(0.5 - 0.01 * n * (n % 2), 0.5 + 0.01 * n * (n % 2)) for n in range(40)]
    found = turning_points(up_and_down)
    assert len(found) == MOST_TURNING
    assert found == sorted(found)
    assert found[0] > 30


@pytest.mark.parametrize("game", ["metromania", "project_mine", "the_dome", "twilight_imperium"])
def test_every_game_says_how_everybody_stands(game: str) -> None:
    """What the survey of a worker says of saved matches is what the matches say; at the end it is the score, if any."""
    registry.install()
    rules = playable.find(game).rules
    document, stream = rules.built_in_pack(), Stream.of("hindsight", game)
    pack = rules.keep_pack(document) if document is not None else ""
    seats = min(rules.seats)
    match = Match.new(game, seats, stream.seed_bytes(), {}, document, pack)
    states = [match.save()]
    for _ in range(30):
        if (waiting := next_move(match)) is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = waiting
            match.answer(seat, question.no, match.sample(seat, question.no, stream))
        states.append(match.save())
    found = Survey(game, pack, tuple(states)).look()
    assert found[-1] == hindsight_of(match)
    for one in found:
        assert len(one.standing) == len(one.shares) == seats
        assert sum(one.shares) == pytest.approx(1, abs=0.001)
    assert [one.serial for one in found] == sorted(one.serial for one in found)


def test_luck_is_what_a_draw_was_beside_what_could_be_expected() -> None:
    """Asynchronous R4: over a whole match, for all seats together, it is nothing; the same match has the same luck."""
    registry.install()
    match, stream = Match.new("the_dome", 2, bytes(32), {}, *_pack("the_dome")), Stream.of("luck")
    draws: list[Lot] = []
    for _ in range(40):
        before = match.save()
        if (waiting := next_move(match)) is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = waiting
            match.answer(seat, question.no, match.sample(seat, question.no, stream))
        entry = match.entry
        if drew(entry) and match.result is None and entry.seat is not None:
            draws.append(Lot(before, match.save(), entry.seat, entry.slot, entry.choice))
    fortunes = Fortunes("the_dome", _pack("the_dome")[1], tuple(draws))
    found = fortunes.look()
    assert found == fortunes.look()
    assert len(found) == len(draws) > 5
    assert any(one != (0.0, 0.0) for one in found)
    assert all(sum(one) == pytest.approx(0, abs=0.001) for one in found)


def _pack(game: str) -> tuple[bytes, str]:
    rules = playable.find(game).rules
    document = rules.built_in_pack()
    assert document is not None
    return document, rules.keep_pack(document)
