"""Bot players: legal, fair to what is hidden, the same for the same stream, and better than the level below."""

from __future__ import annotations

from collections import deque

import pytest

from bot.core import playable
from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.shapes import Pick, Question, Text
from bot.core.streams import Stream
from bot.games.metromania import playout
from bot.games.metromania.bots import offered_ids, prefer, score, state_of
from bot.games.metromania.digging import Laid, lay, legal_steps, station_sites
from bot.games.metromania.game import METROMANIA
from bot.games.metromania.geometry import Vertex
from bot.games.metromania.greedy import Outlook, choose_action
from bot.games.metromania.notation import SKIP, Finish, Start, Station, TypedStep, format_step
from bot.games.metromania.playout import Playout, copy_of
from bot.games.metromania.scoring import TRIPS
from bot.games.metromania.state import State
from bot.games.metromania.styles import EASY, KEEN, Style
from bot.games.metromania.turns import buy_station
from bot.games.metromania.wording import BUILD, PASS
from tests.games.metromania.board import at, between, board, dig, line, offered, place, straight, table, triangle
from tests.games.metromania.test_match import TABLES, begin

SMALL = 2
"""Budget of the hard bot in tests."""


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(METROMANIA)


def played(match: Match, levels: tuple[str, ...], stream: Stream, answers: int = 10_000) -> Match:
    """Play on with a bot of the given level on each seat, to the end or for so many answers."""
    while match.result is None and answers:
        (seat,) = match.awaited()
        question = next_question(match, seat)
        assert question is not None
        match.answer(seat, question.no, choose(match, seat, question, levels[seat], stream, SMALL))
        answers -= 1
    return match


def wins(level: str, other: str, games: int) -> float:
    """Games of two won by `level`; a shared win is half."""
    won = 0.0
    for game in range(games):
        levels = (level, other) if game % 2 == 0 else (other, level)
        result = played(begin(2, "open", 700 + game), levels, Stream.of("bots", game)).result
        assert result is not None
        won += sum(1 / result.ranks.count(1) for rank, who in zip(result.ranks, levels) if rank == 1 and who == level)
    return won


# --- strength, in small; `tests/prove.py` measures it in large --------------------------------------------------------


def test_easy_beats_random() -> None:
    assert wins("easy", "random", 12) >= 11


@pytest.mark.slow
def test_hard_beats_easy_even_with_little_thought() -> None:
    assert wins("hard", "easy", 3) >= 2


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_easy_bots_end_every_kind_of_game_and_finish_lines(seats: int, variant: str) -> None:
    match = played(begin(seats, variant, 5), ("easy",) * seats, Stream.of("easy", seats))
    state: State = match.play.board
    assert METROMANIA.violations(match.play) == []
    assert sum(one.finished for one in state.lines) >= 2


def test_the_hard_bot_answers_every_question_of_a_game() -> None:
    assert played(begin(2, "open", 6), ("hard", "easy"), Stream.of("hard")).result is not None


def test_v2_the_hard_bot_plays_where_markers_are_hidden() -> None:
    match = played(begin(4, "hidden", 6), ("hard", "easy", "easy", "easy"), Stream.of("hard"), 40)
    assert METROMANIA.violations(match.play) == []
    assert match.play.board.turns[0] >= 2


# --- fairness and sameness --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["easy", "hard"])
def test_the_same_stream_gives_the_same_answer_and_the_match_stays_as_it_is(level: str) -> None:
    match = played(begin(3, "hidden", 3), ("easy",) * 3, Stream.of("before"), 25)
    (seat,) = match.awaited()
    question = next_question(match, seat)
    assert question is not None
    before = match.save()
    first = choose(match, seat, question, level, Stream.of("same"), SMALL)
    assert choose(match, seat, question, level, Stream.of("same"), SMALL) == first
    assert match.save() == before


@pytest.mark.parametrize("answers", [3, 14, 27])
def test_v2_the_easy_bot_answers_alike_whatever_the_others_hold(answers: int) -> None:
    match = played(begin(4, "hidden", 8), ("easy",) * 4, Stream.of("deal"), answers)
    (seat,) = match.awaited()
    other = match.resample(seat, Stream.of("another deal"))
    assert other.play.board.hands != match.play.board.hands
    question = next_question(match, seat)
    assert question is not None
    assert next_question(other, seat) == question
    assert choose(match, seat, question, "easy", Stream.of("x")) == choose(
        other, seat, question, "easy", Stream.of("x")
    )


def test_v2_a_state_made_from_a_view_holds_no_letter_the_seat_cannot_see() -> None:
    match = played(begin(4, "hidden", 8), ("easy",) * 4, Stream.of("deal"), 14)
    (seat,) = match.awaited()
    hands = state_of(match.view(seat)).hands
    assert hands[seat] == match.play.board.hands[seat]
    assert {marker[1] for i, hand in enumerate(hands) for marker in hand if i != seat} == {"?"}


def test_a_state_made_from_a_view_is_the_state_the_seat_plays_on() -> None:
    match = played(begin(2, "open", 2), ("easy", "easy"), Stream.of("v"), 30)
    (seat,) = match.awaited()
    state, made = match.play.board, state_of(match.view(seat))
    assert legal_steps(made, seat) == legal_steps(state, seat)
    assert station_sites(made, seat) == station_sites(state, seat)
    assert made.station_points == state.station_points


@pytest.mark.parametrize("style", [EASY, KEEN])
def test_a_playout_plays_by_the_rules_of_the_match(style: Style, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same tunnels and stations, told one by one to a match and played on a bare state, end in the same place."""
    match = begin(2, "open", 11)
    bare = copy_of(match.play.board)
    done: deque[str] = deque()

    def laying(state: State, seat: int, step: TypedStep) -> Laid:
        done.append(format_step(step))
        return lay(state, seat, step)

    def buying(state: State, vertex: Vertex) -> list[int]:
        done.append(format_step(Station(vertex)))
        return buy_station(state, vertex)

    with monkeypatch.context() as patched:
        patched.setattr(playout, "lay", laying)
        patched.setattr(playout.turns, "buy_station", buying)
        margin = Playout(bare, [style] * 2).margin()
    told = 0
    while match.result is None:
        (seat,) = match.awaited()
        question = next_question(match, seat)
        assert question is not None
        while told < sum(len(one.hosts) for one in match.play.board.lines):  # the only one possible is laid unasked
            told += not done.popleft().startswith("st-")
        ids = offered_ids(question)
        if done and done[0] in ids:
            told += not done[0].startswith("st-")
            match.answer(seat, question.no, done.popleft())
        else:
            match.answer(seat, question.no, next(one for one in (SKIP, BUILD, PASS) if one in ids))
    end = match.play.board
    assert not done
    assert (bare.lines, bare.stations, bare.station_points) == (end.lines, end.stations, end.station_points)
    assert (bare.placed, bare.turns, bare.closing) == (end.placed, end.turns, end.closing)
    scores = match.result.scores
    assert margin == [scores[0] - scores[1], scores[1] - scores[0]]


def test_a_keen_player_beats_an_easy_one_without_any_search() -> None:
    won = 0
    for game in range(24):
        state = begin(2, "open", 300 + game).play.board
        for seat in (0, 1):
            styles = [EASY, EASY]
            styles[seat] = KEEN
            won += Playout(copy_of(state), styles).margin()[seat] > 0
    assert won >= 28


# --- good habits ------------------------------------------------------------------------------------------------------


def test_the_first_line_starts_where_an_end_can_be_reached() -> None:
    state = begin(2, "open", 1).play.board
    outlook = Outlook(state, state.current)
    chosen = choose_action(outlook, legal_steps(state, state.current), [])
    assert isinstance(chosen, Start)


def test_c1_a_line_beside_its_end_is_finished() -> None:
    state = board()
    state.lines[0] = line([*straight((-2, -4), (-2, 6))], start="S1")
    match = table(state)
    (question,) = match.asked(0)
    finishing = [one for one in offered(match) if one.startswith("1-T")]
    assert finishing
    assert prefer(match.view(0), 0, question, Stream.of("end")) in finishing


def test_l4_a_placed_marker_without_a_station_is_served_before_its_line_ends() -> None:
    home = triangle((-1, 4), (0, 4), (-1, 5))
    second = triangle((-1, 0), (0, 0), (-1, 1))
    state = board(ground={home: "R", second: "C"})
    state.lines[0] = line([*straight((-1, -5), (-1, 6))], start="S1")
    place(state, 0, home, "RA")
    place(state, 0, second, "CB")
    outlook = Outlook(state, 0)
    chosen = choose_action(outlook, legal_steps(state, 0), station_sites(state, 0))
    assert isinstance(chosen, int)
    assert outlook.worth_of_site(chosen) >= outlook.style.served


def test_e4_a_line_is_not_led_where_it_cannot_be_finished() -> None:
    """With few tunnels left it takes the way to the end, whatever lies beside it."""
    state = board()
    state.lines[0] = line([*straight((-1, -5), (-1, 2))], start="S1")
    outlook = Outlook(state, 0)
    need = outlook.need[0][0]
    assert need < 18 - len(state.lines[0].hosts)
    while not state.lines[0].finished:
        steps = [step for step in legal_steps(state, 0) if step.line == 0]
        best = max(steps, key=Outlook(state, 0).worth_of_step)
        dig(state, 0, format_step(best))
        if not isinstance(best, Finish):
            assert Outlook(state, 0).need[0][0] <= state.lines[0].left


def test_a_seat_that_is_behind_does_not_end_the_game() -> None:
    state = board()
    state.lines[0] = line([*straight((-2, -4), (-2, 6))], start="S1")
    between(state, 1, "S5", "T11")
    between(state, 2, "S7", "T3")
    (finish,) = (step for step in legal_steps(state, 0) if isinstance(step, Finish))
    ahead = Outlook(state, 0).worth_of_step(finish)
    state.stations = [at(3, 0)]
    for letter in TRIPS:
        state.hands[0] = [*state.hands[0], TRIPS[letter][0]]
        place(state, 1, triangle((3, 0), (4, 0), (3, 1)), TRIPS[letter][1])
    behind = Outlook(state, 0).worth_of_step(finish)
    assert behind < 0 < ahead


def test_p1_the_better_place_for_a_free_station_is_taken_and_none_that_helps_only_others() -> None:
    rich = triangle((-1, 0), (0, 0), (-1, 1))
    state = board(ground={rich: "R"})
    state.lines[0] = line([*straight((-1, -5), (-1, 6))], start="S1")
    outlook = Outlook(state, 0)
    worth = {v: outlook.worth_of_site(v) for v in state.lines[0].path}
    assert max(worth, key=lambda v: worth[v]) in (at(-1, 0), at(-1, 1))
    state.lines[2] = line([*straight((-3, 2), (3, -4))], start="S4")
    shared = Outlook(state, 0)
    assert shared.worth_of_site(at(-1, 0)) < worth[at(-1, 0)]


def test_a_station_that_brings_nothing_is_left_in_the_box() -> None:
    foreign = triangle((-1, 0), (0, 0), (-1, 1))
    state = board(ground={foreign: "R"})
    state.lines[0] = line([*straight((-1, -5), (-1, 6))], start="S1")
    place(state, 1, foreign, "RA")
    path = state.lines[0].path
    state.stations = [v for v in path if v not in (at(-1, 0), at(-1, 1))]
    outlook = Outlook(state, 0)
    value = max(outlook.worth_of_site(v) for v in path if v not in state.stations)
    question = Question("site", Text("x"), _pick(f"{format_step(Station(at(-1, 0)))}", SKIP))
    chosen = prefer(table(state).view(0), 0, question, Stream.of("skip"))
    assert chosen == (SKIP if value <= 0 else format_step(Station(at(-1, 0))))
    assert value <= 0


def _pick(*ids: str) -> Pick:
    from bot.core.shapes import Option

    return Pick(tuple(Option(id=one, key="x") for one in ids))


def test_building_is_answered_with_the_option_and_then_the_place() -> None:
    home = triangle((-1, 4), (0, 4), (-1, 5))
    twin = triangle((-1, 5), (0, 4), (0, 5))
    state = board(ground={home: "R", twin: "C"})
    state.lines[0] = line([*straight((-1, -5), (-1, 3))], start="S1")
    place(state, 0, triangle((-1, 0), (0, 0), (-1, 1)), "RA")
    place(state, 0, triangle((-1, -1), (0, -1), (-1, 0)), "CB")
    match = table(state)
    (question,) = match.asked(0)
    assert prefer(match.view(0), 0, question, Stream.of("b")) == BUILD
    match.answer(0, question.no, BUILD)
    (question,) = match.asked(0)
    assert prefer(match.view(0), 0, question, Stream.of("b")) == format_step(Station(at(-1, 0)))


# --- score ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_score_is_between_nothing_and_all_and_tells_the_winner(seats: int, variant: str) -> None:
    match = begin(seats, variant, 4)
    stream = Stream.of("score")
    while match.result is None:
        assert all(0 < score(match.view(seat), seat) < 1 for seat in range(seats))
        played(match, ("easy",) * seats, stream, 1)
    shares = [score(match.view(seat), seat) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1)
    assert all((share > 0) == (rank == 1) for share, rank in zip(shares, match.result.ranks))


def test_score_rises_with_the_points_ahead() -> None:
    state = board()
    between(state, 0, "S1", "T7")
    even = score(table(state).view(0), 0)
    ahead = board()
    between(ahead, 0, "S1", "T7")
    ahead.station_points = [12, 0]
    assert score(table(ahead).view(0), 0) > even
    assert score(table(ahead).view(1), 1) < 0.5
