"""`swiss` (tournaments F1, F2, T1, T4): sizes, rounds that suit, when a round is due."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.pairing import draws
from bot.pairing.apply import fold
from bot.pairing.contest import Entrant, PairingError, Terms
from bot.pairing.deeds import Agreed, Left, Remade, SignedUp, Started
from bot.pairing.registry import FORMATS, format_of, standings
from bot.pairing.swiss import Swiss, tables_of
from tests.pairing.playing import contest_of, done, pair, play_round


@pytest.mark.parametrize(
    ("people", "seats", "odd", "expected"),
    [
        (8, 2, "smaller", {2: 4}),
        (9, 2, "smaller", {2: 4, 0: 1}),
        (9, 2, "larger", {3: 1, 2: 3}),
        (13, 4, "smaller", {4: 1, 3: 3}),
        (13, 4, "larger", {5: 1, 4: 2}),
        (13, 4, "bye", {4: 3, 0: 1}),
        (5, 4, "smaller", {4: 1, 0: 1}),
        (5, 4, "larger", {5: 1}),
        (6, 4, "smaller", {3: 2}),
        (7, 4, "larger", {5: 1, 0: 2}),
        (3, 4, "smaller", {3: 1}),
        (1, 2, "smaller", {0: 1}),
    ],
)
def test_left_over_people_sit_at_tables_one_smaller_or_larger_or_have_byes(
    people: int, seats: int, odd: str, expected: dict[int, int]
) -> None:
    """F2."""
    tables, byes = tables_of(people, Terms("metromania", seats=seats, odd=odd))
    assert {**tables, **({0: byes} if byes else {})} == expected


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(2, 2, 1), (3, 2, 2), (8, 2, 3), (9, 2, 4), (64, 4, 4), (13, 4, 3), (1, 2, 0)]
)
def test_rounds_that_suit(people: int, seats: int, rounds: int) -> None:
    """T1: enough for one winner, as far as nobody need meet anybody twice."""
    assert contest_of(people, seats=seats).rounds == rounds


def test_a_round_is_due_when_the_one_before_is_over() -> None:
    contest = contest_of(4, rounds=2)
    swiss = format_of("swiss")
    assert swiss.due(contest)
    contest = pair(contest)
    assert not swiss.due(contest)
    contest = pair(play_round(contest))
    contest = play_round(contest)
    assert (swiss.due(contest), swiss.over(contest)) == (False, True)


def test_a_round_made_again_is_due_at_once() -> None:
    """T5."""
    contest = done(pair(contest_of(4, rounds=2)), Remade(1))
    assert (format_of("swiss").due(contest), format_of("swiss").again(contest)) == (True, True)


def test_a_last_round_made_again_is_not_over() -> None:
    """T5."""
    contest = done(pair(contest_of(4, rounds=1)), Remade(1), Remade(2))
    assert not format_of("swiss").over(contest)


def test_it_is_over_when_one_is_left() -> None:
    contest = done(play_round(pair(contest_of(3, rounds=3))), Left(2), Left(3))
    assert format_of("swiss").over(contest)
    assert not format_of("swiss").due(contest)


def test_an_unknown_format_is_refused() -> None:
    with pytest.raises(PairingError, match="pairing-no-format"):
        format_of("ladder")
    assert isinstance(FORMATS["swiss"], Swiss)


def test_standings_have_the_places_of_the_format() -> None:
    contest = play_round(pair(contest_of(4, rounds=2)))
    assert [(row.place, row.entrant) for row in standings(contest)] == format_of("swiss").ranking(contest)


def test_a_round_made_again_is_drawn_from_the_sign_ups_of_its_first_time() -> None:
    """T5, F3: who comes late after a link was opened changes nothing of what it draws."""
    secret = bytes(range(32))
    contest = fold(
        [
            Agreed(Terms("metromania", rounds=3, late_until=2), draws.anchor(secret)),
            *(SignedUp(Entrant(number), draws.joined(str(number))) for number in range(1, 13)),
            Started(),
        ]
    )
    link = draws.link(secret, 1)
    swiss = format_of("swiss")
    deed = swiss.pair(contest, draws.moment_stream(contest, link))
    contest = done(contest, replace(deed, link=link))
    late = done(contest, SignedUp(Entrant(13, entered=2), draws.joined("late")))
    void = done(late, *(Remade(one.no) for one in contest.live))
    again = swiss.pair(void, draws.moment_stream(void, link))
    assert again.tables == deed.tables
    assert done(void, replace(again, link=link)).drawn == [12]
    played = play_round(contest)
    following = draws.link(secret, 2)
    assert draws.moment_stream(played, following).seed != draws.moment_stream(late, following).seed
