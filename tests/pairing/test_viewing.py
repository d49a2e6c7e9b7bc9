"""What is shown of a contest: pages, names, and nothing of who looks (tournaments S6)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.pairing.contest import Bye, Contest, Entrant, Pairing, SeatResult, Terms
from bot.pairing.viewing import (
    ROUND_PAGE,
    Naming,
    cross_page,
    near,
    paged,
    part_of,
    podium_of,
    round_page,
    standings_page,
)
from bot.pairing.views import CrossCell, MatchCard, lettered
from tests.pairing.courses import settle
from tests.pairing.playing import contest_of, pair, play_round

NAMES = Naming("Open", tuple(f"P{number}" for number in range(1, 513)))


def held(people: int, seats: int = 2) -> Contest:
    contest = Contest(Terms("metromania", seats=seats), "under-way", 1)
    contest.entrants = [Entrant(number) for number in range(1, people + 1)]
    for table in range(people // seats):
        first = table * seats + 1
        contest.pairings.append(Pairing(table + 1, 1, table + 1, tuple(range(first, first + seats))))
    contest.byes = [Bye(1, number) for number in range(people - people % seats + 1, people + 1)]
    return contest


@pytest.mark.parametrize(("people", "seats"), [(1, 2), (2, 2), (13, 4), (200, 3), (511, 2), (512, 6)])
def test_every_match_and_everybody_who_rests_stands_on_one_page(people: int, seats: int) -> None:
    contest = held(people, seats)
    first = round_page(contest, NAMES)
    pages = [round_page(contest, NAMES, page=page) for page in range(1, first.occasion.pages + 1)]
    tables = [one.table for page in pages for one in page.matches]
    assert tables == list(range(1, people // seats + 1))
    everybody = [seat.who.number for page in pages for one in page.matches for seat in one.seats]
    everybody += [one.who.number for page in pages for one in page.resting]
    assert everybody == list(range(1, people + 1))
    assert all(sum(len(one.seats) + 1 for one in page.matches) + len(page.resting) <= ROUND_PAGE for page in pages)


def test_a_round_of_a_hundred_matches_opens_where_its_reader_is() -> None:
    """tournaments S6: oneself found at once, at a table or resting; who only looks begins at the first page."""
    contest = held(201)
    for own in (1, 78, 200, 201):
        view = round_page(contest, Naming("Open", NAMES.names, own=own), page=0)
        seats = [seat.who for one in view.matches for seat in one.seats] + [one.who for one in view.resting]
        assert [one.number for one in seats if one.own] == [own]
    assert round_page(contest, NAMES, page=0) == round_page(contest, NAMES, page=1)


def test_a_page_or_a_round_that_is_not_there_is_the_nearest() -> None:
    """Old buttons show something true."""
    contest = held(200)
    assert round_page(contest, NAMES, page=99) == round_page(contest, NAMES, page=6)
    assert round_page(contest, NAMES, page=-3) == round_page(contest, NAMES, page=1)
    assert round_page(contest, NAMES, round=7) == round_page(contest, NAMES, round=1)
    assert round_page(Contest(Terms("metromania")), NAMES, round=7).matches == ()
    assert near(0, 0) == 1


def test_states_of_a_match() -> None:
    contest = held(8)
    contest.pairings[1].begins = 0
    contest.pairings[2].outcomes = (SeatResult("place", 2, 31.0), SeatResult("place", 1, 40.0))
    contest.pairings[3].outcomes = (SeatResult("place", 1), SeatResult("forfeited", 2))
    waiting, playing, over, forfeit = round_page(contest, NAMES).matches
    assert [one.state for one in (waiting, playing, over, forfeit)] == ["waiting", "playing", "over", "over"]
    assert [(seat.place, seat.score) for seat in over.seats] == [(2, 31.0), (1, 40.0)]
    assert [(seat.kind, seat.score) for seat in forfeit.seats] == [("place", -1.0), ("forfeited", -1.0)]


def test_a_match_made_again_is_shown_once() -> None:
    contest = held(2)
    contest.pairings[0].void = True
    contest.pairings.append(Pairing(2, 1, 1, (2, 1), attempt=1))
    assert [seat.who.name for one in round_page(contest, NAMES).matches for seat in one.seats] == ["P2", "P1"]


def test_a_public_page_is_the_same_whatever_nobody_may_know() -> None:
    """Seeds, draws, digests and check-ins are on no page: the name of a file hangs on what is shown."""
    contest = held(13, 4)
    before = msgspec.json.encode(round_page(contest, NAMES))
    contest.entrants[3].seed, contest.entrants[4].checked = 1812.5, True
    contest.joins, contest.links = ["aa"], ["bb"]
    contest.extra = {"next": 1}
    assert msgspec.json.encode(round_page(contest, NAMES)) == before


def test_rows_larger_than_a_page_have_one_to_themselves() -> None:
    assert paged(["a", "b", "c"], [9, 2, 2], 4) == [["a"], ["b", "c"]]
    assert paged([], [], 4) == [[]]


def test_the_readers_match_alone_is_marked() -> None:
    own = Naming("Open", NAMES.names, own=3)
    marked = [one for one in round_page(held(8), own).matches if any(seat.who.own for seat in one.seats)]
    assert [one.table for one in marked] == [2]
    assert isinstance(marked[0], MatchCard)
    assert not any(seat.who.own for one in round_page(held(8), NAMES).matches for seat in one.seats)


def test_standings_in_pages_of_24_with_the_readers_own_first() -> None:
    contest = held(60)
    settle(contest)
    public = standings_page(contest, NAMES)
    assert (public.occasion.page, public.occasion.pages, len(public.lines)) == (1, 3, 24)
    assert public.own is None
    own = Naming("Open", NAMES.names, own=59)
    assert standings_page(contest, own).occasion.page == 2, "29 other winners before"
    there = standings_page(contest, own, 3)
    assert there.own is not None
    assert there.own.who.name == "P59"
    assert not any(one.who.own for one in there.lines)
    places = [one.place for page in (1, 2, 3) for one in standings_page(contest, NAMES, page).lines]
    assert places == [1] * 30 + [31] * 30


def test_nobody_has_a_place_by_the_draw_alone() -> None:
    """tournaments S6: while nothing counts the draw alone would put people in order, with medals and all."""
    contest = held(4)
    contest.pairings = [Pairing(1, 1, 1, (1, 2)), Pairing(2, 1, 2, (3, 4))]
    contest.byes = []
    assert {one.place for one in standings_page(contest, NAMES).lines} == {0}
    settle(contest)
    assert {one.place for one in standings_page(contest, NAMES).lines} == {1, 3}


def test_groups_have_letters_beyond_the_alphabet() -> None:
    assert [lettered(one) for one in (0, 25, 26, 51, 52, 701, 702)] == ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]


def test_standings_say_how_many_places_were_won_since_the_last_round() -> None:
    contest = held(4)
    settle(contest)
    contest.round = 2
    contest.pairings += [Pairing(3, 2, 1, (1, 3)), Pairing(4, 2, 2, (2, 4))]
    assert {one.moved for one in standings_page(contest, NAMES).lines} == {0}, "paired, not played"
    settle(contest, lambda people: [1 + sorted(people, reverse=True).index(one) for one in people])
    moved = {one.who.number: (one.place, one.moved) for one in standings_page(contest, NAMES).lines}
    assert moved == {1: (2, -1), 2: (4, -1), 3: (1, 0), 4: (2, 1)}


def test_nobody_has_a_place_before_anything_counts() -> None:
    """The first three had medals as soon as round one was paired."""
    contest = held(4)
    assert {one.place for one in standings_page(contest, NAMES).lines} == {0}
    contest.pairings[1].outcomes = (SeatResult("place", 1), SeatResult("place", 2))
    assert [one.place for one in standings_page(contest, NAMES).lines] == [1, 2, 2, 2]


def test_columns_are_those_that_somebody_has() -> None:
    contest = held(4)
    assert standings_page(contest, NAMES).columns == ("points", "played", "wins", "met", "share")
    assert {one.place for one in standings_page(Contest(contest.terms, entrants=contest.entrants), NAMES).lines} == {0}
    odd = held(5)
    assert "byes" in standings_page(odd, NAMES).columns
    settle(contest)
    contest.terms = Terms("metromania", tie_breaks=("direct", "draw"))
    assert standings_page(contest, NAMES).columns == ("points", "played")


def test_all_against_all_counts_who_came_in_before_whom() -> None:
    contest = held(6, 3)
    contest.pairings[0].outcomes = (SeatResult("place", 1), SeatResult("place", 2), SeatResult("place", 2))
    contest.pairings[1].outcomes = (SeatResult("place", 1), SeatResult("forfeited", 3), SeatResult("excused"))
    contest.pairings.append(Pairing(3, 2, 1, (2, 1), met=True))
    contest.pairings.append(Pairing(4, 1, 3, (1, 2), outcomes=(SeatResult("place", 2), SeatResult("place", 1))))
    view = cross_page(contest, NAMES)
    order = [one.who.number for one in view.lines]
    assert [one.number for one in view.heads] == order

    def cell(one: int, other: int) -> CrossCell | None:
        return view.lines[order.index(one)].cells[order.index(other)]

    assert cell(1, 1) is None
    assert cell(1, 2) == CrossCell(1.0, "playing"), "won one, lost one, plays one"
    assert cell(2, 1) == CrossCell(1.0, "playing")
    assert cell(2, 3) == CrossCell(0.5)
    assert (cell(4, 5), cell(5, 4)) == (CrossCell(1.0, "", True), CrossCell(0.0, "", True))
    assert cell(4, 6) == CrossCell(), "whoever was excused met nobody"


def test_all_against_all_goes_in_parts_of_at_most_16() -> None:
    contest = held(40)
    parts = [cross_page(contest, NAMES, page) for page in range(1, 10)]
    assert {one.occasion.pages for one in parts} == {9}
    pairs = {
        (line.who.number, head.number) for one in parts for line in one.lines for head in one.heads
    }  # fmt: skip
    assert len(pairs) == 40 * 40
    assert max(len(one.lines) for one in parts) <= 16
    assert [(one.left, one.top) for one in parts[:4]] == [(1, 1), (15, 1), (29, 1), (1, 15)]


def test_a_part_of_a_format_has_a_table_of_its_own() -> None:
    contest = held(8)
    for one in contest.pairings:
        one.stage = f"group:{one.table % 2}"
    settle(contest)
    view = cross_page(contest, NAMES, stage="group:0")
    assert sorted(one.who.number for one in view.lines) == [3, 4, 7, 8]


def test_a_podium_knows_nobody_who_was_sent_off() -> None:
    contest = held(12)
    settle(contest)
    contest.entrants[0].status = "disqualified"
    view = podium_of(contest, NAMES)
    assert [one.who.number for one in view.places] == [3, 5, 7, 9, 11, 2, 4, 6, 8]
    assert [one.place for one in view.places][:6] == [1, 1, 1, 1, 1, 6]


def test_what_is_said_of_a_stage_beside_its_round() -> None:
    single, double = held(4), held(4)
    double.terms = Terms("metromania", format="knockout", double=True)
    stages = ("winners:1", "losers:2", "final", "reset", "third", "lives:3", "group:1", "")
    assert [part_of(single, one) for one in stages] == ["", "losers", "final", "reset", "third", "", "group:1", ""]
    assert part_of(double, "winners:1") == "winners"


def test_two_lives_are_a_column_of_the_standings() -> None:
    terms: dict[str, Any] = {"format": "knockout", "seats": 4, "advance": 2, "double": True}
    contest = play_round(pair(contest_of(16, [float(16 - number) for number in range(16)], **terms)))
    view = standings_page(contest, NAMES)
    assert view.columns == ("lives", "wins", "played")
    assert [one.figures[0] for one in view.lines] == [2.0] * 8 + [1.0] * 8
