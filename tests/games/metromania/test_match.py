"""Section 12 on whole random games through the kernel: every variant and number of seats."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from bot.core import playable
from bot.core.errors import BadSetup
from bot.core.events import Event
from bot.core.match import Match
from bot.core.shapes import Pick
from bot.core.streams import Stream
from bot.games.metromania.game import METROMANIA
from bot.games.metromania.invariants import violations
from bot.games.metromania.notation import format_step, parse_step
from bot.games.metromania.scoring import score, standing_of
from bot.games.metromania.state import Line, State

TABLES = [(2, "open"), (3, "open"), (4, "open"), (3, "hidden"), (4, "hidden"), (3, "fixed"), (4, "fixed")]


@pytest.fixture(autouse=True)
def _registered() -> None:
    playable.register(METROMANIA)


def begin(seats: int, variant: str, seed: int) -> Match:
    playable.register(METROMANIA)
    return Match.new("metromania", seats, Stream.of("match", seats, variant, seed).seed_bytes(), {"variant": variant})


def one_answer(match: Match, stream: Stream) -> tuple[int, int, str]:
    (seat,) = match.awaited()
    (question,) = match.asked(seat)
    choice = match.sample(seat, question.no, stream)
    match.answer(seat, question.no, choice)
    return seat, question.no, choice


@cache
def played(seats: int, variant: str, seed: int) -> tuple[Match, list[tuple[int, int, str]], list[Event]]:
    """A whole random game, its answers and its log; invariants are looked at after every answer."""
    match, stream = begin(seats, variant, seed), Stream.of("choices", seats, variant, seed)
    answers: list[tuple[int, int, str]] = []
    log: list[Event] = list(match.entry.events)
    while match.result is None:
        answers.append(one_answer(match, stream))
        log += match.entry.events
        assert violations(match.play.board) == []
        assert len(answers) < METROMANIA.bound
    return match, answers, log


@pytest.mark.parametrize(("seats", "variant"), TABLES)
@pytest.mark.parametrize("seed", range(4))
def test_12_4_5_6_7_A8_random_games_end_and_keep_the_invariants(seats: int, variant: str, seed: int) -> None:
    match, answers, _ = played(seats, variant, seed)
    state: State = match.play.board
    assert sum(state.turns) <= 200
    assert len(answers) > 20
    assert state.phase == "scored"


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_12_10_replay_from_the_answers_gives_the_same_state(seats: int, variant: str) -> None:
    match, answers, _ = played(seats, variant, 0)
    again = begin(seats, variant, 0)
    for i, (seat, no, choice) in enumerate(answers):
        again.answer(seat, no, choice)
        if i % 17 == 0:
            again = Match.load(again.save())
    assert again.save() == match.save()


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_the_result_is_the_scoring_of_the_board(seats: int, variant: str) -> None:
    match, _, _ = played(seats, variant, 1)
    accounts = score(standing_of(match.play.board)).accounts
    assert match.result is not None
    assert list(match.result.scores) == [account.total for account in accounts]
    assert list(match.result.ranks) == [account.rank for account in accounts]
    assert 1 in match.result.ranks


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_one_seat_at_a_time_and_every_option_id_is_notation(seats: int, variant: str) -> None:
    match, stream = begin(seats, variant, 5), Stream.of("ids", seats, variant)
    while match.result is None:
        assert len(match.awaited()) == len(match.questions()) == 1
        (question,) = match.asked(match.awaited()[0])
        assert isinstance(question.shape, Pick)
        ids = [option.id for option in question.shape.options]
        assert len(set(ids)) == len(ids)
        for option in question.shape.options:
            if option.id not in ("build", "pass", "skip"):
                assert format_step(parse_step(option.id)) == option.id
                assert option.anchor is not None
        one_answer(match, stream)


def test_a_dig_question_hardly_ever_has_more_than_25_options() -> None:
    sizes: list[int] = []
    for seats, variant in TABLES:
        match, stream = begin(seats, variant, 6), Stream.of("sizes", seats, variant)
        while match.result is None:
            (question,) = match.asked(match.awaited()[0])
            if question.slot == "dig":
                sizes.append(len(question.shape.options))  # type: ignore[union-attr]
            one_answer(match, stream)
    assert sum(size > 25 for size in sizes) < len(sizes) / 50


def test_an_area_of_a_question_has_few_options_and_a_start_has_an_area_for_each_arrow() -> None:
    areas: dict[str, int] = {}
    for seats, variant in TABLES:
        match, stream = begin(seats, variant, 6), Stream.of("areas", seats, variant)
        while match.result is None:
            (question,) = match.asked(match.awaited()[0])
            assert isinstance(question.shape, Pick)
            found = Counter((one.group, *one.group_args.values()) for one in question.shape.options)
            for (group, *_), count in found.items():
                areas[group] = max(areas.get(group, 0), count)
            one_answer(match, stream)
    areas.pop("")  # each by itself
    assert areas.pop("metromania-group-start") == 2
    assert {"metromania-group-direction", "metromania-group-stations", "metromania-group-stations-last"} < set(areas)
    assert max(areas.values()) <= 12


def test_a_first_step_has_few_buttons_and_most_answers_need_no_second() -> None:
    """An option without an area, or alone in it, is a button of the first step (design 4)."""
    many = second = asked = 0
    for seats, variant in TABLES:
        match, stream = begin(seats, variant, 9), Stream.of("steps", seats, variant)
        while match.result is None:
            (question,) = match.asked(match.awaited()[0])
            assert isinstance(question.shape, Pick)
            places = [one for one in question.shape.options if one.anchor is not None]
            _, _, choice = one_answer(match, stream)
            asked += 1
            if len(places) > 12:
                areas = Counter((one.group, *one.group_args.values()) if one.group else one.id for one in places)
                many += len(areas) > 12
                second += any(one.id == choice and areas[one.group, *one.group_args.values()] > 1 for one in places)
    assert many == 0
    assert second < asked * 0.3


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_saved_games_are_small(seats: int, variant: str) -> None:
    match, _, _ = played(seats, variant, 2)
    assert len(match.save()) < 20_000


def test_V2_V3_are_for_three_and_four_seats() -> None:
    for variant in ("hidden", "fixed"):
        with pytest.raises(BadSetup):
            begin(2, variant, 0)
    with pytest.raises(BadSetup):
        begin(5, "open", 0)


def test_turns_go_round_from_the_first_seat() -> None:
    match, stream = begin(4, "open", 3), Stream.of("round")
    first = match.play.board.first
    order: list[int] = []
    while len(order) < 8:
        seat, _, _ = one_answer(match, stream)
        if not order or order[-1] != seat:
            order.append(seat)
    assert order == [(first + i) % 4 for i in range(8)]


def test_time_out_takes_a_legal_answer() -> None:
    match = begin(2, "open", 4)
    for _ in range(30):
        if match.result is not None:
            break
        (seat,) = match.awaited()
        (question,) = match.asked(seat)
        match.elapse(f"default:{seat}:{question.no}")
        assert violations(match.play.board) == []


def test_resigning_a_two_seat_game_ends_it() -> None:
    match = begin(2, "open", 4)
    match.concede(0)
    assert match.result is not None
    assert match.result.ranks == (2, 1)


# --- hidden markers (V2) ----------------------------------------------------------------------------------------


def seen_by(match: Match, seat: int | None) -> tuple[object, ...]:
    questions = match.asked(seat) if seat is not None else ()
    return match.view(seat), questions, match.awaited()


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_V2_two_states_a_seat_cannot_tell_apart_look_the_same(seats: int, viewer: int | None) -> None:
    match, stream = begin(seats, "hidden", 7), Stream.of("two-states", seats, viewer)
    redrawn = 0
    while match.result is None:
        other = match.resample(viewer, stream)
        redrawn += other.play.board.hands != match.play.board.hands
        assert seen_by(match, viewer) == seen_by(other, viewer)
        assert violations(other.play.board) == []
        (seat,) = match.awaited()
        (question,) = match.asked(seat)
        (offered,) = other.asked(seat)
        choice = match.sample(seat, question.no, stream)
        if choice in [option.id for option in offered.shape.options]:  # type: ignore[union-attr]
            try_both(match, other, seat, choice, viewer)
        else:
            match.answer(seat, question.no, choice)
    assert redrawn > 10


def try_both(match: Match, other: Match, seat: int, choice: str, viewer: int | None) -> None:
    """The same answer in both; what follows looks the same to the viewer, unless it revealed something."""
    for one in (match, other):
        (question,) = one.asked(seat)
        one.answer(seat, question.no, choice)
    if not any(event.reveals for event in match.entry.events):
        assert seen_by(match, viewer) == seen_by(other, viewer)
        told = [[event.seen(viewer) for event in one.entry.events] for one in (match, other)]
        assert told[0] == told[1]


@pytest.mark.parametrize("viewer", [None, 0])
def test_V2_no_letter_of_a_hand_is_in_view_or_log_of_others(viewer: int | None) -> None:
    match, stream = begin(3, "hidden", 8), Stream.of("leak")
    log = list(match.entry.events)
    while match.result is None:
        view = match.view(viewer)
        for player in view.players:
            if player.seat != viewer:
                assert all(marker[1] == "?" for marker in player.hand)
        for event in log:
            seen = event.seen(viewer)
            if seen is not None and seen[0] == "metromania-event-dealt":
                assert seen[1]["seat"] == viewer
        one_answer(match, stream)
        log = list(match.entry.events) if match.result is None else []


def test_V2_placing_a_marker_bars_free_undo_and_in_the_open_game_nothing_does() -> None:
    for variant, expected in (("hidden", True), ("open", False)):
        _, _, log = played(3, variant, 0)
        placed = [event.reveals for event in log if event.key == "metromania-event-marker"]
        assert placed
        assert set(placed) == {expected}
    _, _, log = played(4, "open", 0)
    assert not any(event.reveals for event in log)


def test_V2_hands_are_revealed_at_scoring() -> None:
    match, _, log = played(3, "hidden", 0)
    hands = match.play.board.hands
    view = match.view(None)
    assert [list(player.hand) for player in view.players] == hands
    revealed = [event.args["seat"] for event in log if event.key == "metromania-event-revealed"]
    assert revealed == [seat for seat, hand in enumerate(hands) if hand]


# --- the invariants themselves ------------------------------------------------------------------------------------


def broken(change: str) -> list[str]:
    match, _, _ = played(4, "open", 0)
    state: State = match.copy().play.board
    line = max(state.lines, key=lambda one: len(one.path) * (not one.finished))
    match change:
        case "vertex":
            line.path[-1] = line.path[0]
        case "tunnel":
            line.hosts[2] = line.hosts[1]
        case "count":
            line.path.pop()
        case "empty":
            state.lines[0] = Line(path=line.path)
        case "station":
            state.stations.append(state.stations[0])
        case "missing":
            state.stations = state.stations[:2]
        case "marker":
            state.placed.pop()
        case "points":
            state.station_points[0] = -1
        case _:
            return violations(state)
    return violations(state)


@pytest.mark.parametrize(
    ("change", "rule"),
    [
        ("vertex", "D4a"),
        ("tunnel", "D4b"),
        ("count", "D1"),
        ("empty", "D4: path without tunnels"),
        ("station", "A6"),
        ("missing", "A8"),
        ("marker", "E1"),
        ("marker", "S3"),
        ("points", "P3"),
    ],
)
def test_violations_are_found(change: str, rule: str) -> None:
    assert broken("") == []
    assert [one for one in broken(change) if one.startswith(rule)]
