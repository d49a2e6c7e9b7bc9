"""Points and tie-breaks (tournaments S1, S2, S3, T6)."""

from __future__ import annotations

import re
from fractions import Fraction
from itertools import combinations
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.pairing.contest import (
    AWARDED,
    BYE,
    BYE_ASKED,
    CONCEDED,
    EXCUSED,
    NOT_PAIRED,
    PLACE,
    SENT_OFF,
    Bye,
    Contest,
    Entrant,
    PairingError,
    SeatResult,
)
from bot.pairing.deeds import Begun, Ended, Granted, Left, Paired, SentOff, SignedUp, Table
from bot.pairing.points import MEAN, PRESETS, SIZES, UNIT, of_bye, of_match, preset
from bot.pairing.standings import StandingRow, beyond, ranked
from tests.pairing.playing import absent, contest_of, done, finish, results


def seated(contest: Contest, *tables: tuple[int, ...], bye: int = 0) -> Contest:
    """The next round with these tables."""
    byes = (Bye(contest.round + 1, bye),) if bye else ()
    return done(contest, Paired(contest.round + 1, "", tuple(Table(one) for one in tables), byes))


def rows(contest: Contest) -> dict[int, StandingRow]:
    return {row.entrant: row for row in ranked(contest)}


@pytest.mark.parametrize("key", PRESETS)
@pytest.mark.parametrize("size", SIZES)
def test_a_seat_is_worth_the_same_at_every_table(key: str, size: int) -> None:
    """S2."""
    row = PRESETS[key][size]
    assert Fraction(sum(row), size * UNIT) == MEAN
    assert (len(row), row[-1], list(row)) == (size, 0, sorted(row, reverse=True))


@pytest.mark.parametrize("key", PRESETS)
def test_equals_share_to_the_unit(key: str) -> None:
    """S2: no part of a point is lost, whoever is equal."""
    contest = seated(contest_of(6, seats=6, rounds=1), (1, 2, 3, 4, 5, 6))
    for size in range(2, 7):
        whole = replace(contest.live[0], entrants=tuple(range(1, size + 1)))
        for first in range(1, size + 1):
            for equals in range(1, size - first + 2):
                places = [first if first <= place < first + equals else place for place in range(1, size + 1)]
                units = of_match(replace(whole, outcomes=results(*places)), preset(key))
                assert sum(units) == MEAN * size * UNIT
                assert len(set(units[first - 1 : first - 1 + equals])) == 1


def test_the_points_are_those_that_are_published() -> None:
    """S2."""
    text = (Path(__file__).parents[2] / "docs/tournaments.md").read_text(encoding="utf-8")
    published: dict[str, dict[int, tuple[int, ...]]] = {}
    for key, written in re.findall(r"(?m)^\| `(standard|steep|winner)` \|(.*)\|$", text):
        rows = [[round(float(number) * UNIT) for number in row.split()] for row in written.split("|")]
        published[key] = {size: tuple(row) for size, row in zip(SIZES, rows)}
    assert published == PRESETS


def test_there_is_no_preset_of_another_name() -> None:
    with pytest.raises(PairingError, match="pairing-bad-points"):
        preset("none")


def test_a_bye_is_a_win_against_nobody_unless_it_was_wished() -> None:
    """S2."""
    of_kind = {kind: of_bye(Bye(1, 1, kind), PRESETS["steep"], 4) for kind in (BYE, AWARDED, BYE_ASKED, NOT_PAIRED)}
    assert of_kind == {BYE: 8 * UNIT, AWARDED: 8 * UNIT, BYE_ASKED: 0, NOT_PAIRED: 0}
    row = rows(seated(contest_of(3, rounds=1), (1, 2), bye=3))[3]
    assert (row.points, row.byes, row.played, row.values["wins"]) == (6.0, 1, 0, 0)


def test_a_declared_score_counts_as_points() -> None:
    """T4."""
    contest = done(contest_of(2, late_until=2), SignedUp(Entrant(3, declared=4.5)))
    assert rows(contest)[3].points == 4.5


def test_who_was_excused_makes_the_table_smaller() -> None:
    """S1: the others get what a table of theirs is worth."""
    contest = seated(contest_of(4, seats=4, rounds=1), (1, 2, 3, 4))
    outcomes = (SeatResult(EXCUSED), *results(1, 2, 3))
    found = rows(done(contest, Ended(1, outcomes)))
    assert [found[number].points for number in (1, 2, 3, 4)] == [0, 6, 3, 0]
    assert [found[number].played for number in (1, 2, 3, 4)] == [0, 1, 1, 1]


def test_who_is_alone_because_the_others_were_excused_has_won() -> None:
    contest = seated(contest_of(2, rounds=1), (1, 2))
    assert rows(done(contest, Ended(1, (SeatResult(EXCUSED), *results(1)))))[2].points == 6


def test_who_was_absent_is_last_and_tops_nothing() -> None:
    """T6: the others' game counts; what a bot won for the absent does not."""
    contest = seated(contest_of(4, seats=4, rounds=1), (1, 2, 3, 4))
    contest = done(contest, Begun(1, 0, True), Ended(1, (*results(1, 2, 3), replace(absent(4), share=0.9))))
    row = rows(contest)[4]
    assert (row.points, row.played, row.values["wins"], row.values["share"]) == (0, 1, 0, 0)
    two = seated(contest_of(2, rounds=1), (1, 2))
    both = rows(done(two, Ended(1, (absent(1), absent(1)))))
    assert [both[number].values["wins"] for number in (1, 2)] == [0, 0]


def test_the_disqualified_get_nothing_and_come_last() -> None:
    """S1, T4."""
    contest = done(
        seated(contest_of(3, rounds=1), (1, 2), bye=3), Ended(1, (SeatResult(PLACE, 1), SeatResult(SENT_OFF, 2)))
    )
    contest = done(contest, SentOff(3))
    assert [row.entrant for row in ranked(contest)] == [1, 2, 3]  # the third had a bye and six points


def test_who_dropped_out_keeps_a_place() -> None:
    """T4."""
    contest = done(finish(seated(contest_of(3, rounds=2), (1, 2), bye=3), 1, 1, 2), Left(1))
    assert rows(contest)[1].place <= 2


def test_means_of_opponents_without_the_worst_and_without_byes() -> None:
    """S3."""
    contest = contest_of(5, rounds=3, tie_breaks=("met",))
    contest = finish(finish(seated(contest, (1, 2), (3, 4), bye=5), 1, 1, 2), 2, 1, 2)
    contest = finish(finish(seated(contest, (1, 3), (2, 5), bye=4), 3, 1, 2), 4, 1, 2)
    contest = finish(finish(seated(contest, (1, 4), (3, 5), bye=2), 5, 1, 2), 6, 1, 2)
    # Points of matches, each of so many: 1: 18/3, 2: 6/2, 3: 12/3, 4: 0/2, 5: 0/2. Met: 1: 2 3 4, 2: 1 5, 3: 4 1 5.
    found = rows(contest)
    assert {number: found[number].values["met"] for number in found} == {1: 3.5, 2: 6.0, 3: 3.0, 4: 6.0, 5: 4.0}


def test_only_opponents_that_one_met_count() -> None:
    """S3, F1: met is who both made a move."""
    contest = seated(contest_of(2, rounds=1), (1, 2))
    won = (SeatResult(PLACE, 1), SeatResult(CONCEDED, 2))
    assert rows(done(contest, Ended(1, won)))[2].values["met"] == 0
    assert rows(done(contest, Begun(1, 0, True), Ended(1, won)))[2].values["met"] == 6


def test_the_share_of_a_table_counts_as_parts_of_an_equal_share() -> None:
    """S3: a third at three is as much as a quarter at four."""
    contest = seated(contest_of(7, seats=4, rounds=1), (1, 2, 3, 4), (5, 6, 7))
    contest = finish(contest, 1, 1, 2, 3, 4, shares=(0.4, 0.25, 0.2, 0.15))
    contest = finish(contest, 2, 1, 2, 3, shares=(0.5, 1 / 3, 1 / 6))
    found = rows(contest)
    assert [found[number].values["share"] for number in (1, 2, 5, 6)] == [1.6, 1.0, 1.5, 1.0]


def circle(people: int = 3, met: bool = True) -> Contest:
    """Three with a win and a loss each: 1 before 2 before 3 before 1; the rest met nobody of them."""
    contest = contest_of(people, rounds=3, tie_breaks=("direct", "draw"))
    for left, right in ((1, 2), (2, 3), (3, 1))[: 3 if met else 2]:
        contest = seated(contest, (left, right))
        contest = finish(contest, len(contest.pairings), 1, 2)
    return contest


def test_direct_encounter_counts_only_if_all_who_are_equal_have_met() -> None:
    """S3."""
    assert {row.values.get("direct") for row in ranked(circle())} == {1.0}
    contest = contest_of(4, rounds=2, tie_breaks=("direct",))
    contest = finish(finish(seated(contest, (1, 2), (3, 4)), 1, 1, 2), 2, 1, 2)
    assert [row.place for row in ranked(contest)] == [1, 1, 3, 3]  # 1 and 3 have not met
    contest = finish(finish(seated(contest, (1, 4), (3, 2)), 3, 2, 1), 4, 2, 1)
    # All have six points. 1 met 2 and 4, 3 met 4 and 2: not all have met.
    assert [row.place for row in ranked(contest)] == [1, 1, 1, 1]
    contest = finish(finish(seated(contest, (1, 3), (2, 4)), 5, 1, 2), 6, 1, 2)
    # 1 and 2 have twelve, and 1 came in before 2; 3 and 4 have six, and 3 came in before 4.
    assert [(row.place, row.entrant, row.values["direct"]) for row in ranked(contest)] == [
        (1, 1, 1.0),
        (2, 2, 0.0),
        (3, 3, 1.0),
        (4, 4, 0.0),
    ]


def test_the_draw_goes_by_the_newest_link() -> None:
    """S3."""
    contest = replace(contest_of(6, tie_breaks=("draw",)), links=["aa"])
    first = [row.entrant for row in ranked(contest)]
    other = [row.entrant for row in ranked(replace(contest, links=["aa", "bb"]))]
    assert first == [row.entrant for row in ranked(contest)]
    assert first != other
    assert [row.place for row in ranked(contest)] == [1, 2, 3, 4, 5, 6]
    assert {row.place for row in ranked(replace(contest, links=[]))} == {1}


def test_tie_breaks_go_in_the_order_of_the_terms() -> None:
    contest = seated(contest_of(4, rounds=1, points="standard"), (1, 2), (3, 4))
    contest = finish(finish(contest, 1, 1, 2, shares=(0.6, 0.4)), 2, 1, 2, shares=(0.7, 0.3))
    by_share = replace(contest, terms=replace(contest.terms, tie_breaks=("wins", "share")))
    assert [row.entrant for row in ranked(by_share)] == [3, 1, 2, 4]


def test_an_unknown_tie_break_is_refused() -> None:
    contest = contest_of(2)
    with pytest.raises(PairingError, match="pairing-bad-tie-break"):
        ranked(replace(contest, terms=replace(contest.terms, tie_breaks=("beauty",))))


def test_only_some_matches_and_some_people() -> None:
    contest = finish(finish(seated(contest_of(4, rounds=2), (1, 2), (3, 4)), 1, 1, 2), 2, 1, 2)
    found = ranked(contest, among=(3, 4), only=lambda one: one.table == 2)
    assert [(row.place, row.entrant, row.points) for row in found] == [(1, 3, 6.0), (2, 4, 0.0)]


def test_games_above_those_promised_count_for_the_others_only() -> None:
    """F2."""
    contest = contest_of(3, format="flow", rounds=1)
    for left, right in combinations((1, 2, 3), 2):
        contest = finish(seated(contest, (left, right)), contest.round + 1, 1, 2)
    assert beyond(contest, 1) == {(2, 1), (3, 2), (3, 3)}
    assert beyond(contest, 0) == set()


def test_a_granted_bye_has_the_points_of_a_win() -> None:
    """T5."""
    assert rows(done(contest_of(2, rounds=1), Granted(1, 1)))[1].points == 6
