"""Some tournaments of every format, drawn at random, and that the invariants would see a fault (tournaments P2)."""

from __future__ import annotations

import time

from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import Bye, Contest, Terms
from bot.pairing.deeds import Ended, Paired, Table
from bot.pairing.registry import FORMATS
from bot.pairing.simulation import simulate
from tests.pairing.playing import contest_of, done, pair, play_round, results
from tests.tournaments.compared import AtRandom, ByRank, unavoidable
from tests.tournaments.drawn import terms_and_people, tried
from tests.tournaments.invariants import Watch


def test_every_format_holds_whoever_comes_and_goes() -> None:
    for index in range(3):
        for key in FORMATS:
            stream = Stream.of("some", key, index)
            terms, people = terms_and_people(key, stream)
            assert tried(terms, min(people, 40), (0.0, 0.2, 0.5)[index], stream).faults == []


def faults_of(contest: Contest, deed: Paired) -> list[str]:
    watch = Watch()
    watch(done(contest, deed), deed)
    return [fault.split(":")[0] for fault in watch.faults]


def test_who_is_forgotten_is_seen() -> None:
    """F1."""
    assert faults_of(contest_of(4, rounds=3), Paired(1, "", (Table((1, 2)),))) == ["F1"]


def test_a_second_bye_that_need_not_be_is_seen() -> None:
    """F1."""
    first = play_round(done(contest_of(3, rounds=3), Paired(1, "", (Table((1, 2)),), (Bye(1, 3),))))
    assert faults_of(first, Paired(2, "", (Table((1, 2)),), (Bye(2, 3),))) == ["F1"]
    assert faults_of(first, Paired(2, "", (Table((1, 3)),), (Bye(2, 2),))) == []


def test_a_table_of_another_size_is_seen() -> None:
    """F2."""
    assert faults_of(contest_of(3, rounds=1), Paired(1, "", (Table((1, 2, 3)),))) == ["F2"]


def test_a_tournament_that_does_not_follow_from_its_journal_is_seen() -> None:
    """S5, and games that were promised."""
    played = simulate(Terms("metromania", rounds=2), 6, Stream.of(1), time.perf_counter)
    watch = Watch()
    watch.ended(played)
    assert watch.faults == []
    one = played.contest.pairings[0]
    other = replace(one, outcomes=tuple(reversed(one.outcomes)))
    played.contest = replace(played.contest, pairings=[other, *played.contest.pairings[1:-1]])
    watch.ended(played)
    assert {fault.split(":")[0] for fault in watch.faults} == {"S5", "swiss"}


def test_points_that_do_not_add_up_are_seen() -> None:
    """S2."""
    contest = done(pair(contest_of(2, rounds=1)), Ended(1, results(1, 2)))
    watch = Watch()
    watch.points(contest, replace(contest.pairings[0], outcomes=results(1, 1)))
    assert watch.faults == []
    watch.points(contest, replace(contest.pairings[0], outcomes=results(2, 2)))
    assert [fault.split(":")[0] for fault in watch.faults] == ["S2"]


def test_meetings_that_no_pairing_can_do_without() -> None:
    assert unavoidable(4, 2, 3) == 0
    assert unavoidable(4, 2, 4) == 2
    assert unavoidable(13, 4, 6) == 12  # a table of four and three of three: 90 meetings of 78 pairs
    assert unavoidable(13, 6, 2) == 10  # two tables of six: three and three of each, but for who had a bye
    assert unavoidable(5, 4, 3) == 8  # a table of four and a bye: 18 meetings of 10 pairs


def test_what_it_is_compared_with_pairs_everybody() -> None:
    for format_ in (AtRandom(), ByRank()):
        contest = play_round(pair(contest_of(13, seats=4, rounds=2)))
        deed = format_.pair(contest, Stream.of(1))
        assert sorted(number for table in deed.tables for number in table.entrants) == list(range(1, 14))
        assert faults_of(contest, deed) == []
