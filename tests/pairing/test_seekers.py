"""What of the past counts in pairing (tournaments F1, F2, F3)."""

from __future__ import annotations

from bot.pairing.contest import AWARDED, BYE, BYE_ASKED, NOT_PAIRED, Bye, Contest, Entrant, Pairing, SeatResult, Terms
from bot.pairing.seekers import Seeker, seekers

OVER = (SeatResult("place", 1), SeatResult("place", 2), SeatResult("place", 3))


def contest(*pairings: Pairing, byes: list[Bye] | None = None, seats: int = 3) -> Contest:
    """Four who take part."""
    people = [Entrant(number, seed=1500.0 + number) for number in range(1, 5)]
    return Contest(Terms("x", seats=seats), entrants=people, pairings=list(pairings), byes=byes or [])


def test_nothing_played_nothing_known() -> None:
    assert seekers(contest(), {2: 1.5}, [2, 1, 2]) == [Seeker(1, seed=1501.0), Seeker(2, 1.5, 1502.0)]


def test_they_met_when_everybody_there_had_made_a_move() -> None:
    met = Pairing(1, 1, 1, (1, 2, 3), met=True, begins=0, outcomes=OVER)
    never = Pairing(2, 2, 1, (1, 2, 4), outcomes=OVER)
    void = Pairing(3, 3, 1, (1, 2, 4), met=True, begins=0, void=True)
    one, two = seekers(contest(met, never, void), {}, [1, 4])
    assert dict(one.met) == {2: 1, 3: 1}
    assert dict(two.met) == {}


def test_whoever_sits_at_a_table_now_has_met_already() -> None:
    (one,) = seekers(contest(Pairing(1, 1, 1, (1, 2, 3))), {}, [1])
    assert dict(one.met) == {2: 1, 3: 1}


def test_seats_count_from_whoever_really_began() -> None:
    first = Pairing(1, 1, 1, (1, 2, 3), met=True, begins=1, outcomes=OVER)
    unknown = Pairing(2, 2, 1, (3, 2, 1), met=True, outcomes=OVER)
    then = Pairing(3, 3, 1, (2, 3, 1), met=True, begins=0, outcomes=OVER)
    found = {one.number: one for one in seekers(contest(first, unknown, then), {}, [1, 2, 3])}
    assert {number: one.seats for number, one in found.items()} == {1: (0, 0, 2), 2: (2,), 3: (0, 2)}
    assert {number: one.last for number, one in found.items()} == {1: 2, 2: 0, 3: 1}


def test_only_byes_that_nobody_asked_for_count() -> None:
    byes = [Bye(1, 1, NOT_PAIRED), Bye(2, 1, BYE_ASKED), Bye(3, 1, BYE), Bye(4, 1, AWARDED), Bye(1, 2, BYE_ASKED)]
    assert [one.byes for one in seekers(contest(byes=byes), {}, [1, 2])] == [2, 0]


def test_tables_of_another_size_count() -> None:
    three = Pairing(1, 1, 1, (1, 2, 3), met=True, outcomes=OVER)
    assert [one.odd for one in seekers(contest(three, seats=4), {}, [1, 4])] == [1, 0]
    assert [one.odd for one in seekers(contest(three, seats=3), {}, [1, 4])] == [0, 0]
