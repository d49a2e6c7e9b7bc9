"""A tournament is what its journal says (tournaments S5, T4, T5, Y2): every deed, and every refusal."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.pairing.apply import DONE, apply, decoded, encoded, fold
from bot.pairing.contest import (
    ABSENT,
    AWARDED,
    BYE,
    BYE_ASKED,
    CALLED_OFF,
    CHECK_IN,
    CONCEDED,
    DISQUALIFIED,
    DROPPED,
    EXCUSED,
    HELD,
    IN,
    OVER,
    PLACE,
    UNDER_WAY,
    WITHDRAWN,
    Bye,
    Contest,
    Entrant,
    PairingError,
    SeatResult,
    Terms,
)
from bot.pairing.deeds import (
    Agreed,
    AnyDeed,
    Begun,
    CalledOff,
    CheckedIn,
    Closed,
    Declared,
    Ended,
    Granted,
    Held,
    Left,
    Opened,
    Overridden,
    Paired,
    Queued,
    Redealt,
    Remade,
    Replaced,
    Returned,
    SatOut,
    SentOff,
    SignedUp,
    Started,
    Table,
    Withdrawn,
)
from bot.pairing.registry import standings
from tests.pairing.playing import contest_of, done, finish, pair, play_round, results

SWISS = Terms("metromania", late_until=2, rounds=3)


def signing_up(people: int = 4, terms: Terms = SWISS) -> Contest:
    return fold([Agreed(terms), *(SignedUp(Entrant(number)) for number in range(1, people + 1))])


def first_round() -> Contest:
    return done(signing_up(5), Started(), paired(1, (1, 2), (3, 4), bye=5))


def paired(round_: int, *tables: tuple[int, ...], bye: int = 0, link: str = "") -> Paired:
    return Paired(round_, link, tuple(Table(one) for one in tables), (Bye(round_, bye),) if bye else ())


def over() -> Contest:
    return done(play_round(first_round()), Closed())


def held() -> Contest:
    return done(first_round(), Held())


def check_in() -> Contest:
    return done(signing_up(), Opened())


def promised() -> Contest:
    return fold([Agreed(SWISS, anchor="00"), *(SignedUp(Entrant(number)) for number in (1, 2)), Started()])


def late_entry() -> Contest:
    """Number 6 may play from round two on: one win is what was missed."""
    return done(first_round(), SignedUp(Entrant(6, entered=2)))


def of_format(key: str) -> Callable[[], Contest]:
    return lambda: done(signing_up(4, replace(SWISS, format=key)), Started())


REFUSED: list[tuple[str, Callable[[], Contest], AnyDeed]] = [
    ("pairing-over", over, Closed()),
    ("pairing-over", over, SignedUp(Entrant(6, entered=2))),
    ("pairing-over", over, Overridden(1, results(2, 1))),
    ("pairing-over", lambda: done(signing_up(), CalledOff()), Started()),
    ("pairing-held", held, paired(2, (1, 3))),
    ("pairing-held", held, Remade(1)),
    ("pairing-held", held, Held()),
    ("pairing-not-held", first_round, Held(False)),
    ("pairing-not-begun", signing_up, Held()),
    ("pairing-not-begun", signing_up, paired(1, (1, 2))),
    ("pairing-not-begun", signing_up, Left(1)),
    ("pairing-begun", first_round, Started()),
    ("pairing-begun", first_round, Withdrawn(1)),
    ("pairing-checking", check_in, Opened()),
    ("pairing-no-check-in", signing_up, CheckedIn(1)),
    ("pairing-begun", first_round, CheckedIn(1)),
    ("pairing-anchor", signing_up, Agreed(SWISS, anchor="ab")),
    ("pairing-fixed", signing_up, Agreed(replace(SWISS, game="project_mine"))),
    ("pairing-fixed", first_round, Agreed(replace(SWISS, seats=4))),
    ("pairing-nobody", lambda: signing_up(0), Started()),
    ("pairing-nobody", check_in, Started()),
    ("pairing-bad-seeds", signing_up, Started((1.0,))),
    ("pairing-still-played", first_round, Closed()),
    ("pairing-bad-seats", signing_up, Agreed(replace(SWISS, seats=7))),
    ("pairing-bad-terms", signing_up, Agreed(replace(SWISS, odd="none"))),
    ("pairing-bad-points", signing_up, Agreed(replace(SWISS, points="none"))),
    ("pairing-bad-tie-break", signing_up, Agreed(replace(SWISS, tie_breaks=("wins", "wins")))),
    ("pairing-at-once", signing_up, Agreed(replace(SWISS, at_once=2))),
    ("pairing-no-format", signing_up, Agreed(replace(SWISS, format="none"))),
    ("pairing-no-such-entrant", signing_up, Withdrawn(9)),
    ("pairing-no-such-entrant", signing_up, SignedUp(Entrant(9))),
    ("pairing-no-such-entrant", lambda: done(signing_up(), Started()), paired(1, (1, 9))),
    ("pairing-not-in", lambda: done(signing_up(), Withdrawn(1)), Withdrawn(1)),
    ("pairing-not-in", lambda: done(first_round(), Left(1)), Left(1)),
    ("pairing-not-in", lambda: done(play_round(first_round()), Left(1)), paired(2, (1, 3))),
    ("pairing-too-late", lambda: done(play_round(first_round()), paired(2, (1, 3))), SignedUp(Entrant(6, entered=3))),
    ("pairing-wrong-round", first_round, SignedUp(Entrant(6, entered=1))),
    ("pairing-wrong-round", signing_up, SignedUp(Entrant(5, entered=2))),
    ("pairing-wrong-round", signing_up, SignedUp(Entrant(5, declared=3))),
    ("pairing-wrong-round", first_round, paired(1, (1, 3))),
    ("pairing-wrong-round", first_round, paired(3, (1, 3))),
    ("pairing-wrong-round", first_round, SatOut(1, 1)),
    ("pairing-wrong-round", first_round, SatOut(1, 4)),
    ("pairing-wrong-round", lambda: done(first_round(), Left(1)), Returned(1, 1)),
    ("pairing-bad-score", first_round, SignedUp(Entrant(6, entered=2, declared=-1))),
    ("pairing-empty", lambda: done(signing_up(), Started()), paired(1)),
    ("pairing-bad-link", promised, paired(1, (1, 2), link="ff")),
    ("pairing-bad-link", promised, paired(1, (1, 2), link="no hex")),
    ("pairing-bad-link", lambda: done(first_round(), Remade(1)), paired(1, (2, 1), link="ff")),
    ("pairing-twice", first_round, paired(2, (1, 5))),
    ("pairing-twice", lambda: done(signing_up(), Started()), paired(1, (1, 2), (2, 3))),
    ("pairing-twice", lambda: done(signing_up(), Started()), paired(1, (1, 2), bye=2)),
    ("pairing-twice", first_round, Granted(1, 1)),
    ("pairing-bad-table", lambda: done(signing_up(), Started()), paired(1, (1,))),
    ("pairing-bad-bye", lambda: done(signing_up(), Started()), Paired(1, "", (), (Bye(2, 1),))),
    ("pairing-bad-bye", lambda: done(signing_up(), Started()), Paired(1, "", (), (Bye(1, 1, "holiday"),))),
    ("pairing-bad-bye", first_round, Granted(5, 3)),
    ("pairing-no-queue", first_round, Queued(1)),
    ("pairing-no-such-match", first_round, Ended(9, results(1, 2))),
    ("pairing-no-such-match", first_round, Remade(0)),
    ("pairing-moved", lambda: done(first_round(), Begun(1, 0)), Remade(1)),
    ("pairing-moved", lambda: finish(first_round(), 1, 1, 2), Remade(1)),
    ("pairing-moved", lambda: done(first_round(), Begun(1, 0)), Redealt(1)),
    ("pairing-moved", lambda: finish(first_round(), 1, 1, 2), Redealt(1)),
    ("pairing-moved", lambda: done(first_round(), Remade(1)), Redealt(1)),
    ("pairing-no-such-match", first_round, Redealt(9)),
    ("pairing-not-late", first_round, Declared(1, 3.0)),
    ("pairing-bad-score", late_entry, Declared(6, 6.01)),
    ("pairing-bad-score", late_entry, Declared(6, -0.5)),
    ("pairing-bad-score", late_entry, Declared(6, float("nan"))),
    ("pairing-not-in", lambda: done(late_entry(), Left(6)), Declared(6, 3.0)),
    ("pairing-void", lambda: done(first_round(), Remade(1)), Ended(1, results(1, 2))),
    ("pairing-ended", lambda: finish(first_round(), 1, 1, 2), Ended(1, results(1, 2))),
    ("pairing-bad-result", first_round, Ended(1, results(1, 3))),
    ("pairing-bad-result", first_round, Ended(1, results(1, 2, 3))),
    ("pairing-bad-result", first_round, Overridden(1, (SeatResult("won", 1), SeatResult(PLACE, 2)))),
    ("pairing-bad-result", first_round, Begun(1, 2)),
    ("pairing-bad-result", lambda: done(first_round(), Begun(1, 0)), Begun(1, 1)),
]


@pytest.mark.parametrize(("key", "make", "deed"), REFUSED, ids=[f"{key}-{deed}"[:60] for key, _, deed in REFUSED])
def test_what_cannot_be_done_says_why_and_changes_nothing(key: str, make: Callable[[], Contest], deed: AnyDeed) -> None:
    """Y2."""
    contest = make()
    before = encoded(contest)
    with pytest.raises(PairingError) as refused:
        apply(contest, deed)
    assert (refused.value.key, encoded(contest)) == (key, before)


def test_a_deed_leaves_the_contest_before_it_as_it_was() -> None:
    """S5."""
    contest = first_round()
    before = encoded(contest)
    for deed in (
        Begun(1, 0, True),
        Ended(1, results(1, 2)),
        Left(1),
        Granted(5, 1),
        SatOut(2, 2),
        Remade(2),
        SentOff(3),
    ):
        assert encoded(apply(contest, deed)) != before
        assert encoded(contest) == before


def test_every_deed_is_known() -> None:
    assert set(DONE) == set(AnyDeed.__args__)


def test_a_journal_that_does_not_begin_with_its_terms_is_refused() -> None:
    for journal in ([], [Started()]):
        with pytest.raises(PairingError, match="pairing-no-journal"):
            fold(journal)


def test_bytes_of_a_contest_come_back_as_the_same() -> None:
    """S5."""
    contest = done(play_round(first_round()), Left(3), paired(2, (1, 5), (2, 4)))
    assert encoded(decoded(encoded(contest))) == encoded(contest)
    assert decoded(encoded(contest)) == contest


def test_who_does_not_show_up_is_not_in() -> None:
    """T4."""
    contest = done(check_in(), CheckedIn(1), CheckedIn(1), CheckedIn(3), Started((9, 8, 7, 6)))
    assert [one.status for one in contest.entrants] == [IN, ABSENT, IN, ABSENT]
    assert [one.seed for one in contest.entrants] == [9, 8, 7, 6]
    assert contest.phase == UNDER_WAY


def test_who_missed_the_check_in_enters_while_late_entry_is_open() -> None:
    """T4."""
    contest = done(check_in(), CheckedIn(1), CheckedIn(3), Started(), Returned(2, 1), paired(1, (1, 3), bye=2))
    assert contest.entrant(2).status == IN
    contest = done(play_round(contest), paired(2, (1, 2), bye=3))
    with pytest.raises(PairingError, match="pairing-no-return"):
        apply(contest, Returned(4, 3))


def test_a_sign_up_taken_back_keeps_its_number_for_nobody_else() -> None:
    """T4."""
    contest = done(signing_up(2), Withdrawn(1), SignedUp(Entrant(3), "ab"), Started())
    assert [one.status for one in contest.entrants] == [WITHDRAWN, IN, IN]
    assert contest.joins == ["", "", "ab"]


def test_terms_change_until_the_start_and_some_after_it() -> None:
    """T1."""
    contest = done(signing_up(), Agreed(replace(SWISS, seats=3)), Opened(), Agreed(replace(SWISS, seats=2)))
    contest = done(contest, CheckedIn(1), CheckedIn(2), Started(), Agreed(replace(SWISS, soft_days=9, late_until=1)))
    assert (contest.terms.soft_days, contest.terms.late_until, contest.phase) == (9, 1, UNDER_WAY)


def test_phases() -> None:
    """T5."""
    contest = signing_up()
    seen = [contest.phase]
    for deed in (Opened(), CheckedIn(1), CheckedIn(2), Started(), Held(), Held(False), Closed()):
        contest = apply(contest, deed)
        seen.append(contest.phase)
    assert seen == ["sign-up", CHECK_IN, CHECK_IN, CHECK_IN, UNDER_WAY, HELD, UNDER_WAY, OVER]
    assert done(signing_up(), CalledOff()).phase == CALLED_OFF


def test_each_round_opens_the_next_link_of_the_chain() -> None:
    """F3."""
    chain = [b"secret"]
    for _ in range(2):
        chain.insert(0, hashlib.sha256(chain[0]).digest())
    anchor, first, second = (one.hex() for one in chain)
    contest = fold([Agreed(SWISS, anchor=anchor), SignedUp(Entrant(1)), SignedUp(Entrant(2)), Started()])
    with pytest.raises(PairingError, match="pairing-bad-link"):
        apply(contest, paired(1, (1, 2), link=second))
    contest = play_round(done(contest, paired(1, (1, 2), link=first)))
    assert done(contest, paired(2, (2, 1), link=second)).links == [first, second]


def test_a_match_made_again_has_a_new_attempt_in_the_same_round() -> None:
    """T5, F3: no secret of a match is used twice."""
    contest = done(first_round(), Remade(2), paired(1, (4, 3)))
    assert [(one.round, one.table, one.attempt, one.void) for one in contest.pairings] == [
        (1, 1, 0, False),
        (1, 2, 0, True),
        (1, 2, 1, False),
    ]
    assert contest.byes == [Bye(1, 5)]


def test_a_round_made_again_gives_its_byes_anew_and_the_same_people_the_same_tables() -> None:
    """T5."""
    contest = pair(done(signing_up(5), Started()), "one")
    again = done(contest, Remade(1), Remade(2))
    assert again.byes == []
    again = pair(again, "one")
    assert [one.entrants for one in again.live] == [one.entrants for one in contest.live]
    assert again.byes == contest.byes


def test_single_matches_made_again_seat_the_same_people_in_the_same_order() -> None:
    """T5: the same people give the same pairing, so that nobody draws anew who begins; who is left over is paired."""
    contest = pair(done(signing_up(6), Started()), "one")
    again = contest
    for no in (1, 2):
        again = pair(done(again, Remade(no)), "one")
    assert sorted(one.entrants for one in again.live) == sorted(one.entrants for one in contest.live)
    both = pair(done(contest, Remade(1), Remade(2)), "one")
    assert [one.entrants for one in both.live] == [
        contest.live[2].entrants,
        *(one.entrants for one in contest.live[:2]),
    ]
    left, stays = contest.live[0].entrants
    fewer = pair(done(contest, Remade(1), Remade(2), Left(left)), "one")
    assert contest.live[1].entrants in [one.entrants for one in fewer.live]
    assert [bye.entrant for bye in fewer.byes] == [stays]


def test_results_of_every_kind_stay_what_they_are() -> None:
    """S1."""
    outcomes = (SeatResult(PLACE, 1), SeatResult(CONCEDED, 2))
    contest = done(first_round(), Begun(1, 1), Ended(1, outcomes))
    assert contest.pairings[0].outcomes == outcomes
    assert not contest.pairings[0].met
    excused = (SeatResult(EXCUSED), SeatResult(AWARDED, 1))
    contest = done(contest, Overridden(1, excused))
    assert contest.pairings[0].outcomes == excused


def test_all_have_met_where_every_place_was_played_for() -> None:
    """F1."""
    assert finish(first_round(), 1, 2, 1).pairings[0].met


def test_people_rest_leave_and_come_back() -> None:
    """T4."""
    contest = done(first_round(), SatOut(1, 2), SatOut(2, 3), SatOut(2, 3, back=True), Left(3), SentOff(4))
    assert [one.status for one in contest.entrants] == [IN, IN, DROPPED, DISQUALIFIED, IN]
    assert [one.away for one in contest.entrants[:2]] == [[2], []]
    contest = pair(play_round(contest))
    assert Bye(2, 1, BYE_ASKED) in contest.byes
    contest = pair(play_round(done(contest, Returned(3, 3))))
    assert 3 in {number for one in contest.live if one.round == 3 for number in one.entrants} | {
        bye.entrant for bye in contest.byes if bye.round == 3
    }


def test_a_granted_bye_stands_for_the_round() -> None:
    """T5."""
    contest = done(play_round(first_round()), Granted(5, 1), Granted(2, 2))
    assert contest.byes == [Bye(1, 5, AWARDED), Bye(2, 2, AWARDED)]
    contest = pair(contest)
    assert all(2 not in one.entrants for one in contest.live if one.round == 2)
    assert [bye.kind for bye in contest.byes if bye.round == 2 and bye.entrant == 2] == [AWARDED]


def test_a_substitute_keeps_number_and_points() -> None:
    """T4."""
    contest = done(play_round(first_round()), Left(1), Replaced(1))
    assert (contest.entrant(1).status, contest.entrant(1).substituted) == (IN, True)


def test_a_late_entrant_is_paired_from_the_next_round_on() -> None:
    """T4."""
    contest = done(first_round(), SignedUp(Entrant(6, entered=2, declared=3.0)))
    contest = pair(play_round(contest))
    assert {number for one in contest.live if one.round == 2 for number in one.entrants} == {1, 2, 3, 4, 5, 6}
    assert [bye for bye in contest.byes if bye.kind == BYE] == [Bye(1, 5)]


def test_a_starting_score_of_a_late_entry_counts_as_points_and_can_be_set_again() -> None:
    """T4: a declared score; what was granted last counts."""
    contest = done(late_entry(), Declared(6, 6.0), Declared(6, 4.5))
    assert next(row.points for row in standings(contest) if row.entrant == 6) == 4.5
    contest = pair(play_round(contest))
    assert any(6 in one.entrants for one in contest.live if one.round == 2)
    assert next(row.points for row in standings(done(contest, Declared(6, 0.0))) if row.entrant == 6) == 0.0


def test_who_was_there_and_came_back_has_no_rounds_to_make_up_for() -> None:
    """T4: only rounds before the first of one's own are made up for, and none in a pool."""
    contest = done(play_round(first_round()), Left(1), Returned(1, 2))
    with pytest.raises(PairingError, match="pairing-not-late"):
        apply(contest, Declared(1, 3.0))
    pool = done(of_format("flow")(), SignedUp(Entrant(5, entered=1)))
    with pytest.raises(PairingError, match="pairing-not-late"):
        apply(pool, Declared(5, 3.0))


def test_a_match_that_is_dealt_anew_has_draws_of_its_own() -> None:
    """F3, T5: no attempt of a round is used twice, so that no secret is."""
    contest = done(first_round(), Redealt(1), Redealt(1))
    assert [(one.entrants, one.attempt) for one in contest.live] == [((1, 2), 2), ((3, 4), 0)]
    again = pair(done(contest, Remade(2)))
    assert [one.attempt for one in again.live] == [2, 3]


def test_one_alone_has_won() -> None:
    """A tournament of one: nothing is due, nobody is lost."""
    contest = contest_of(1)
    assert done(contest, Closed()).phase == OVER
