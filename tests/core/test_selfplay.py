"""Self-play: what is counted, what is timed, and that the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import msgspec
import pytest

from bot.core import playable
from bot.core.errors import BadSetup
from bot.core.selfplay import Report, run
from tests.core.tiny.connect_four import ConnectFour
from tests.core.tiny.quarrel import Quarrel

FIELDS = ["games", "finished", "answers", "seconds", "answers_per_second", "p50_ms", "p99_ms", "state_bytes"]
FIELDS += ["violations", "wins"]


@pytest.fixture(autouse=True)
def games() -> None:
    playable.register(ConnectFour())
    playable.register(Quarrel())


def ticking() -> Iterator[float]:
    """A clock that goes on by a second at every look."""
    return map(float, count())


def test_report_has_exactly_the_fields_asked_for() -> None:
    assert list(Report.__struct_fields__) == FIELDS


def test_same_seed_same_games() -> None:
    first, second, other = (run("quarrel", 3, 3, seed, ["random"], clock=ticking().__next__) for seed in (5, 5, 6))
    assert msgspec.json.encode(first) == msgspec.json.encode(second)
    assert first.answers != other.answers
    assert (first.games, first.finished, first.violations) == (3, 3, 0)
    assert first.state_bytes > 500


def test_time_is_two_stretches_an_answer_and_one_a_game() -> None:
    report = run("connect_four", 2, 2, 0, ["random"], clock=ticking().__next__)
    assert report.seconds == report.answers * 2 + 2
    assert report.p50_ms == report.p99_ms == 2000
    assert report.answers_per_second == pytest.approx(report.answers / report.seconds)


def test_seats_rotate_and_shared_wins_are_split() -> None:
    report = run("connect_four", 2, 20, 1, ["easy", "random"], clock=ticking().__next__)
    assert sum(report.wins.values()) == pytest.approx(20)
    assert report.wins["easy"] > report.wins["random"]


def test_minimum_times_elapse_by_themselves() -> None:
    assert run("quarrel", 2, 2, 3, ["easy"], {"minimum": "yes"}, clock=ticking().__next__).finished == 2


def test_broken_invariants_are_counted() -> None:
    class Crooked(Quarrel):
        def violations(self, play: object) -> list[str]:
            return ["always"]

    playable.register(Crooked())
    report = run("quarrel", 2, 1, 3, ["random"], clock=ticking().__next__)
    assert report.violations == report.answers + 1


@pytest.mark.parametrize(("levels", "games"), [(["clever"], 1), (["easy"] * 3, 1), ([], 1), (["easy"], 0)])
def test_bad_runs_are_refused(levels: list[str], games: int) -> None:
    with pytest.raises(BadSetup):
        run("connect_four", 2, games, 0, levels, clock=ticking().__next__)
