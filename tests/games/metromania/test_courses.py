"""Whole turns that the hard bot chooses among, and how it chooses: legal, each once, and not taken in by luck."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.core import playable
from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.core.trying import Tried
from bot.games.metromania import turns
from bot.games.metromania.bots import courses_of, offered_ids
from bot.games.metromania.courses import WholeTurn, after_site, digs, purchases
from bot.games.metromania.digging import free_station_sites, lay, legal_steps
from bot.games.metromania.game import METROMANIA
from bot.games.metromania.notation import SKIP, Finish, Station, format_step
from bot.games.metromania.playout import copy_of
from bot.games.metromania.readings import TUNNELS_PER_DIG
from bot.games.metromania.search import MOST_OTHERS, TURNS_PER_UNIT, Search, Trial
from bot.games.metromania.state import Marker, State
from bot.games.metromania.steps import DIG
from tests.games.metromania.board import board, dig, finishing, line, straight
from tests.games.metromania.test_bots import played
from tests.games.metromania.test_match import begin


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(METROMANIA)


def begun(match: Match, seat: int) -> State:
    """The board with a dig begun."""
    state = copy_of(match.play.board)
    assert state.current == seat
    state.left = state.left or TUNNELS_PER_DIG
    return state


def every_end(state: State, seat: int) -> set[object]:
    """Keys of all ways in which a dig can end, one by one."""
    following = [] if not state.left or turns.both_finished(state, seat) else legal_steps(state, seat)
    if not following:
        over = turns.closes_at_once(copy_of(state))
        return {WholeTurn("", state, over=over).key()}
    found = set[object]()
    for step in following:
        after = copy_of(state)
        laid = lay(after, seat, step)
        after.left -= 1
        found |= every_end(after, seat)
        for v in free_station_sites(after, laid.line) if isinstance(step, Finish) else ():
            freed = copy_of(after)
            turns.buy_station(freed, v)
            found |= every_end(freed, seat)
    return found


@pytest.mark.parametrize(("seats", "variant", "answers"), [(2, "open", 6), (3, "open", 15), (4, "hidden", 34)])
def test_D1_every_course_is_a_dig_that_the_rules_allow_and_stands_once(seats: int, variant: str, answers: int) -> None:
    match = played(begin(seats, variant, 21), ("easy",) * seats, Stream.of("courses"), answers)
    (seat,) = match.awaited()
    question = next_question(match, seat)
    assert question is not None
    assert question.slot == DIG
    state = begun(match, seat)
    found = digs(state, seat, legal_steps(state, seat))
    keys = [course.key() for course in found]
    assert len(keys) > 3
    assert len(set(keys)) == len(keys)
    assert set(keys) <= every_end(state, seat)
    assert {course.first for course in found} <= set(offered_ids(question))


def test_for_every_place_where_the_lines_may_end_the_most_promising_course_comes_first() -> None:
    match = played(begin(2, "open", 21), ("easy",) * 2, Stream.of("courses"), 13)
    (seat,) = match.awaited()
    state = begun(match, seat)
    found = digs(state, seat, legal_steps(state, seat))
    alike: dict[object, list[int]] = {}
    for at, course in enumerate(found):
        ends = tuple(line.path[-1] for line in course.state.lines_of(seat) if line.path)
        alike.setdefault(ends, []).append(at)
    assert max(map(len, alike.values())) > 1
    assert sorted(places[0] for places in alike.values()) == list(range(len(alike)))
    for places in alike.values():
        promises = [found[at].promise for at in places]
        assert promises == sorted(promises, reverse=True)


def test_C1_a_line_that_is_finished_has_its_free_station_in_several_places_or_nowhere() -> None:
    state = copy_of(finishing())  # on a city of the game
    state.left = 1
    finish = next(step for step in legal_steps(state, 0) if isinstance(step, Finish))
    found = digs(state, 0, [finish])
    assert {course.first for course in found} == {format_step(finish)}
    built = {tuple(course.state.stations) for course in found}
    assert () in built
    assert len(built) == 3
    dig(state, 0, format_step(finish))
    state.left = 0
    asked = after_site(state, 0, free_station_sites(state, 0))
    assert {course.first for course in asked} >= {SKIP}
    assert {tuple(course.state.stations) for course in asked} == built


def test_C3a_a_course_that_finishes_the_second_line_ends_the_building() -> None:
    state = copy_of(finishing())  # on a city of the game
    state.lines[1] = line(straight((-1, 6), (-1, -5)), start="S8", end="T2")
    state.left = 3
    found = digs(state, 0, [step for step in legal_steps(state, 0) if isinstance(step, Finish)])
    assert found
    assert all(course.over and course.state.left == 2 for course in found)


def test_I1_stations_that_could_be_bought_are_told_by_their_answer() -> None:
    state = board()
    state.lines[0] = line(straight((-1, -5), (-1, 2)), start="S1")
    found = purchases(state, 0, lambda v: format_step(Station(v)))
    assert 1 < len(found) <= len(state.lines[0].path)
    for course in found:
        (v,) = course.state.stations
        assert course.first == format_step(Station(v))
    assert state.stations == []


def test_a_turn_offers_digs_and_a_station_each_under_the_option_it_begins_with() -> None:
    match = played(begin(2, "open", 5), ("easy", "easy"), Stream.of("offer"), 14)
    (seat,) = match.awaited()
    question = next_question(match, seat)
    assert question is not None
    before = match.save()
    ids = offered_ids(question)
    firsts = {course.first for course in courses_of(match.play.board, seat, question.slot, ids)}
    assert firsts <= set(ids)
    assert match.save() == before


# --- choosing ---------------------------------------------------------------------------------------------------------


class Told(Search):
    """Margins that a test tells: per course by way to go on, or for all of them alike, less what others take off it."""

    def __init__(self, margins: Sequence[Sequence[float]], turns: int, taken: Sequence[Sequence[float]] = ()) -> None:
        super().__init__(0, lambda: [[], []], Stream.of("told"), 0)
        self.turns_left = turns
        self.margins, self.taken = margins, taken
        self.tried: list[list[Trial]] = [[] for _ in margins]

    def _value(self, course: WholeTurn, trial: Trial) -> float:
        at, (plan, others) = int(course.first), trial
        self.tried[at].append(trial)
        self.turns_left -= 1
        by_plan = self.margins[at]
        off = self.taken[at] if self.taken else ()
        return by_plan[min(plan, len(by_plan) - 1)] - (off[others] if others < len(off) else 0.0)


def named(count: int) -> list[WholeTurn]:
    return [WholeTurn(str(number), board()) for number in range(count)]


def test_a_course_that_does_well_against_one_kind_of_others_alone_is_not_taken() -> None:
    told = Told([(3.0,), (10.0,), (9.0,), (2.0,)], 200, [(), (0.0, 9.0, 9.0, 9.0), (), ()])
    assert told.best(named(4)).first == "2"


def test_of_the_ways_to_go_on_the_best_counts() -> None:
    told = Told([(5.0, 5.0), (1.0, 9.0), (4.0, 4.0), (2.0, 2.0)], 200)
    assert told.best(named(4)).first == "1"


def test_all_courses_of_a_round_meet_the_same_others_and_the_better_ones_more() -> None:
    told = Told([(1.0,), (2.0,), (3.0,), (4.0,), *[(0.0,)] * 8], 400)
    told.best(named(12))
    assert sum(len(one) == 1 for one in told.tried) == 4, "the worst are looked at once"
    assert told.tried[3] == told.tried[2]
    assert len({others for _, others in told.tried[3]}) == MOST_OTHERS
    assert set(told.tried[1]) < set(told.tried[3])


def test_with_hardly_any_budget_the_two_most_promising_are_compared() -> None:
    told = Told([(1.0,), (2.0,), (3.0,), (4.0,)], 0)
    assert told.best(named(4)).first == "1"
    assert [len(one) for one in told.tried] == [1, 1, 0, 0]


def test_what_is_told_is_the_mean_of_as_many_games_as_it_says() -> None:
    told = Told([(1.0,), (2.0, 8.0), (3.0,)], 200, [(), (0.0, 2.0, 4.0, 6.0), ()])
    courses = named(3)
    first, *_ = told.findings(courses, told.best(courses))
    assert (first.answer, first.worlds, first.worth) == ("1", MOST_OTHERS, 7.0)


def test_what_was_found_is_told_of_each_answer_the_best_first() -> None:
    match = played(begin(2, "open", 5), ("easy", "easy"), Stream.of("offer"), 14)
    (seat,) = match.awaited()
    question = next_question(match, seat)
    assert question is not None
    tried: list[Tried] = []
    answer = choose(match, seat, question, "hard", Stream.of("told"), 30, tried)
    assert tried[0].answer == answer
    assert len({one.answer for one in tried}) == len(tried) > 1
    assert tried[0].worlds == max(one.worlds for one in tried) > 1
    assert {one.answer for one in tried} <= set(offered_ids(question))
    assert answer == choose(match, seat, question, "hard", Stream.of("told"), 30), "whether or not it is told"


def test_V2_hidden_letters_are_dealt_more_than_once() -> None:
    match = played(begin(4, "hidden", 6), ("easy",) * 4, Stream.of("letters"), 30)
    (seat,) = match.awaited()
    question = next_question(match, seat)
    assert question is not None
    dealt: list[list[list[Marker]]] = []
    state = match.play.board

    def deal() -> list[list[Marker]]:
        believed = match.resample(seat, Stream.of("letters", len(dealt))).play.board.hands
        dealt.append(believed)
        return believed

    courses = courses_of(state, seat, question.slot, offered_ids(question))
    Search(seat, deal, Stream.of("search"), 60 * TURNS_PER_UNIT[4]).best(courses)
    assert len({str(hands) for hands in dealt}) > 1
    assert all(hands[seat] == state.hands[seat] for hands in dealt)


def test_others_draw_among_equals_anew_each_time_but_alike_after_every_course() -> None:
    match = played(begin(2, "open", 5), ("easy", "easy"), Stream.of("offer"), 8)
    (seat,) = match.awaited()
    question = next_question(match, seat)
    assert question is not None
    courses = courses_of(match.play.board, seat, question.slot, offered_ids(question))[:6]
    search = Search(seat, lambda: match.play.board.hands, Stream.of("equals"), 10)
    found = [[search._value(course, (0, others)) for others in range(8)] for course in courses]
    for alike in (0, 1):  # the easy ones and the keen ones
        assert any(len(set(margins[alike::2])) > 1 for margins in found)
    assert found == [[search._value(course, (0, others)) for others in range(8)] for course in courses]


def test_a_larger_budget_tries_more() -> None:
    match = played(begin(2, "open", 5), ("easy", "easy"), Stream.of("offer"), 14)
    (seat,) = match.awaited()
    question = next_question(match, seat)
    assert question is not None
    courses = courses_of(match.play.board, seat, question.slot, offered_ids(question))
    assert tried(match, seat, courses, 10) < tried(match, seat, courses, 30)


def tried(match: Match, seat: int, courses: Sequence[WholeTurn], budget: int) -> int:
    """How many games the findings are about."""
    turns = budget * TURNS_PER_UNIT[2]
    search = Search(seat, lambda: match.play.board.hands, Stream.of("search"), turns)
    return sum(one.worlds for one in search.findings(courses, search.best(courses)))
