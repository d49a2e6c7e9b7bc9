"""Simulated tournaments (tournaments P2) and their figures; `python -m bot tournament simulate`."""

from __future__ import annotations

import json
import time

import pytest

from bot.__main__ import main
from bot.core.streams import Stream
from bot.pairing.apply import encoded, fold
from bot.pairing.contest import BYE, BYE_ASKED, Bye, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.merits import Merits, byes, merits, rematches, seat_imbalances, spearman
from bot.pairing.registry import FORMATS
from bot.pairing.simulation import simulate
from tests.pairing.playing import contest_of, done, play_round

KEYS = {
    "rematches",
    "byes_repeated",
    "max_seat_imbalance",
    "mean_spread",
    "rank_correlation",
    "days",
    "seconds_pairing",
}


def of(key: str, seed: int = 1, **terms: object) -> Terms:
    return Terms("metromania", format=key, weeks=3 if key == "season" else 0, **terms)  # type: ignore[arg-type]


@pytest.mark.parametrize("key", FORMATS)
def test_the_same_seed_gives_the_same_tournament(key: str) -> None:
    """S5: and its journal gives the same bytes."""
    first, again, other = (simulate(of(key), 9, Stream.of(seed), time.perf_counter) for seed in (1, 1, 2))
    assert encoded(first.contest) == encoded(again.contest) == encoded(fold(first.journal))
    assert first.days == again.days
    assert encoded(first.contest) != encoded(other.contest)


@pytest.mark.parametrize("key", FORMATS)
def test_one_json_object(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "simulate", "--format", key, "--people", "9", "--weeks", "2", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == KEYS


def test_a_table_to_read(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "simulate", "--seats", "4", "--people", "8", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "rank correlation" in said
    assert "1. number " in said


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--seats", "7"], "from 2 to 6"),
        (["--people", "0"], "from 1 to"),
        (["--people", "many"], "from 1 to"),
        (["--rounds", "-1"], "from 0 to"),
        (["--format", "ladder"], "ladder"),
    ],
)
def test_what_cannot_be_simulated(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, and what is wrong."""
    with pytest.raises(SystemExit) as ended:
        main(["tournament", "simulate", *arguments])
    assert ended.value.code == 2
    assert says in capsys.readouterr().err


def test_terms_that_do_not_go_together_are_said_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tournament", "simulate", "--at-once", "2"]) == 2
    assert "Several matches at once" in capsys.readouterr().err


def test_what_the_figures_count() -> None:
    contest = contest_of(5, rounds=9)
    for tables, bye in ((((1, 2), (3, 4)), 5), (((1, 2), (3, 5)), 4), (((1, 2), (4, 3)), 5)):
        number = contest.round + 1
        rest = (Bye(number, bye, BYE),)
        contest = play_round(done(contest, Paired(number, "", tuple(Table(one) for one in tables), rest)))
    assert rematches(contest) == 3  # 1 and 2 twice more, 3 and 4 once more
    assert byes(contest) == {5: 2, 4: 1}
    assert seat_imbalances(contest) == {1: 3, 2: 3, 3: 1, 4: 0, 5: 1}
    asked = done(contest, Paired(4, "", (Table((1, 2)),), (Bye(4, 5, BYE_ASKED),)))
    assert byes(asked) == {5: 2, 4: 1}


def test_correlation_of_ranks() -> None:
    assert spearman([1, 2, 3], [10, 20, 90]) == 1
    assert spearman([1, 2, 3], [3, 2, 1]) == -1
    assert spearman([1, 1, 1], [3, 2, 1]) == 0
    # Ranks 1.5 1.5 3 4 beside 1 2 3 4: sums of squares 4.5 and 5, across 4.5.
    assert spearman([1, 1, 2, 3], [1, 2, 3, 4]) == pytest.approx(4.5 / 22.5**0.5)


def test_many_rounds_tell_the_strong_from_the_weak() -> None:
    few, many = (
        [merits(simulate(of("swiss", rounds=rounds), 16, Stream.of(seed), time.perf_counter)) for seed in range(6)]
        for rounds in (1, 12)
    )
    assert _mean(many) > _mean(few) + 0.1


def _mean(found: list[Merits]) -> float:
    return sum(one.rank_correlation for one in found) / len(found)
