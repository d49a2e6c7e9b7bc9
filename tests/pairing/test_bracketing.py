"""Brackets as they are shown, held against what is paired in the end (tournaments F6, S6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.pairing.bracketing import PEOPLE, ROUNDS, bracket_page, has_bracket, sides
from bot.pairing.contest import PLACE, Contest, SeatResult
from bot.pairing.deeds import Begun, Ended, Left
from bot.pairing.groups import knockout_of
from bot.pairing.registry import format_of
from bot.pairing.viewing import Naming
from bot.pairing.views import BracketPage
from tests.pairing.playing import absent, contest_of, done, pair, play_round

NAMES = Naming("Open", tuple(f"P{number}" for number in range(1, 513)))


def rounds(contest: Contest) -> Iterator[Contest]:
    """The same contest after every pairing, its matches open; in between all are played."""
    while format_of("knockout").due(contest):
        contest = pair(contest)
        yield contest
        contest = play_round(contest)


def knockout(people: int, seats: int = 2, **terms: Any) -> Contest:
    """A knockout that has begun; whoever signed up earlier is stronger."""
    return contest_of(
        people, [float(people - number) for number in range(people)], format="knockout", seats=seats, **terms
    )


def pages(contest: Contest, naming: Naming = NAMES) -> list[BracketPage]:
    count = bracket_page(contest, naming).occasion.pages
    return [bracket_page(contest, naming, page) for page in range(1, count + 1)]


def together(contest: Contest) -> dict[str, list[set[frozenset[int]]]]:
    """Who is shown to meet whom, by side and round; tables that nobody is known for left out."""
    found: dict[str, list[set[frozenset[int]]]] = {}
    for side in sides(contest):
        shown: list[set[frozenset[int]]] = []
        for one in side.rounds:
            known = [side.matches[node].known for node in one]
            paired = {(two.stage, two.slot): two.entrants for two in contest.live}
            shown.append({frozenset(paired.get(node, kept)) for node, kept in zip(one, known, strict=True)})
        found[side.name] = shown
    return found


@pytest.mark.parametrize(
    ("people", "seats", "advance"),
    [(2, 2, 1), (3, 2, 1), (5, 2, 1), (8, 2, 1), (13, 2, 1), (16, 2, 1), (21, 2, 1), (16, 4, 2), (27, 3, 1), (20, 4, 2),
     (36, 6, 2), (13, 4, 2)],
)  # fmt: skip
def test_what_is_to_come_is_what_comes_if_nobody_goes(people: int, seats: int, advance: int) -> None:
    """With all results of a round known, the tables that are shown for the next are those that are paired."""
    held = pair(knockout(people, seats, advance=advance))
    shape = [len(one) for side in sides(held) for one in side.rounds]
    for step in range(1, len(shape)):
        held = play_round(held)
        assert [len(one) for side in sides(held) for one in side.rounds] == shape
        coming = together(held)[""][step]
        held = pair(held)
        assert together(held)[""][step] == coming
    assert format_of("knockout").over(play_round(held))


@pytest.mark.parametrize("people", [2, 3, 4, 5, 6, 7, 8, 11, 16, 23])
@pytest.mark.parametrize("reset", [False, True])
def test_double_elimination_shows_every_match_once_and_none_that_is_never_played(people: int, reset: bool) -> None:
    shown = list(rounds(knockout(people, double=True, reset=reset)))
    for one in shown:
        assert len(together(one)) == (2 if people > 2 else 1)
    played = {(one.stage, one.slot) for one in shown[-1].live}
    drawn = [node for side in sides(shown[0]) for one in side.rounds for node in one]
    assert len(drawn) == len(set(drawn))
    assert played - {("reset", 0)} == set(drawn)
    drawn = [node for side in sides(shown[-1]) for one in side.rounds for node in one]
    assert played == set(drawn)


def test_who_has_won_a_match_that_was_not_played_is_shown_to_go_on() -> None:
    held = play_round(pair(knockout(4, double=True)))
    held = pair(done(held, Left(4)))
    losers = next(view for view in pages(held) if view.side == "losers")
    walked = losers.columns[0].slots[0]
    assert walked.match is not None
    assert walked.match.state == "over"
    assert [(seat.who.number, seat.through) for seat in walked.match.seats] == [(3, True)]


@pytest.mark.parametrize(
    ("people", "pages_there"), [(2, 1), (16, 1), (17, 2), (32, 3), (64, 5), (512, 35), (37, 3), (300, 19)]
)
def test_a_bracket_goes_in_pages_of_16(people: int, pages_there: int) -> None:
    views = pages(pair(knockout(people)))
    assert len(views) == pages_there
    everybody: set[int] = set()
    for view in views:
        assert len(view.columns) <= ROUNDS
        for column in view.columns:
            assert 0 < sum(slot.seats for slot in column.slots) <= PEOPLE
            everybody |= {seat.who.number for slot in column.slots if slot.match for seat in slot.match.seats}
    assert len(everybody) == people
    last = views[-1].columns[-1]
    assert (last.name, len(last.slots)) == ("final", 1)


def test_lines_lead_to_the_next_round_and_never_cross() -> None:
    for shown in rounds(knockout(32)):
        for view in pages(shown):
            for column, after in zip(view.columns, view.columns[1:], strict=False):
                goals = [goal for slot in column.slots for goal in slot.feeds]
                assert goals == sorted(goals)
                assert set(goals) <= set(range(len(after.slots)))


def test_rounds_are_called_by_how_many_are_left() -> None:
    view = bracket_page(pair(knockout(13, third=True)), NAMES)
    assert [(one.name, one.number) for one in view.columns] == [("last", 16), ("last", 8), ("semi", 3), ("final", 4)]
    assert [slot.stage for slot in view.columns[-1].slots] == ["", "third"]
    many = bracket_page(pair(knockout(16, 4, advance=2)), NAMES)
    assert [one.name for one in many.columns] == ["round", "round", "final"]


def test_whoever_goes_on_is_marked_and_nobody_else() -> None:
    """A forfeit takes nobody on; the winner stands in the next round at once."""
    held = pair(knockout(8))
    first = held.pairings[0]
    held = done(held, Begun(first.no, 0, True), Ended(first.no, (absent(2), SeatResult(PLACE, 1))))
    slots = [slot.match for column in bracket_page(held, NAMES).columns for slot in column.slots]
    winner = first.entrants[1]
    assert {seat.who.number for match in slots if match for seat in match.seats if seat.through} == {winner}
    assert sum(seat.who.number == winner for match in slots if match for seat in match.seats) == 2


def test_two_lives_go_round_by_round_without_lines() -> None:
    shown = list(rounds(knockout(16, 4, advance=2, double=True)))
    assert not any(view.linked for one in shown for view in pages(one))
    drawn = {node for side in sides(shown[-1]) for one in side.rounds for node in one}
    assert drawn == {(one.stage, one.slot) for one in shown[-1].live}


def test_a_knockout_after_groups_is_a_bracket_of_those_who_came_through() -> None:
    for seats, double, advance in ((2, False, 2), (2, True, 2), (4, False, 2), (4, False, 3)):
        terms = {"format": "groups", "seats": seats, "double": double, "advance": advance, "groups": 4}
        held = contest_of(32, [float(32 - number) for number in range(32)], **terms)
        form = format_of("groups")
        while form.due(held):
            held = pair(held)
            for side in sides(knockout_of(held)):
                assert all(side.matches[node].seats <= seats for one in side.rounds for node in one)
            held = play_round(held)
        drawn = {node for side in sides(knockout_of(held)) for one in side.rounds for node in one}
        assert bracket_page(held, NAMES).columns
        assert drawn == {(one.stage, one.slot) for one in held.live if not one.stage.startswith("group")}


def test_the_page_that_is_shown_unasked_is_where_the_reader_sits() -> None:
    held = pair(knockout(64))
    for number in (1, 20, 64):
        view = bracket_page(held, Naming("Open", NAMES.names, own=number))
        slots = [slot for column in view.columns for slot in column.slots]
        assert any(seat.who.own for slot in slots if slot.match for seat in slot.match.seats)
    assert bracket_page(knockout(4), NAMES).columns == ()
    swiss = pair(contest_of(8))
    assert not has_bracket(swiss)
    assert bracket_page(swiss, NAMES).columns == ()
