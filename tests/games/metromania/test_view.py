"""What a view holds, and the score of now."""

from __future__ import annotations

import msgspec
import pytest

from bot.core.streams import Stream
from bot.games.metromania.geometry import down_cell, up_cell
from bot.games.metromania.network import build_station
from bot.games.metromania.scoring import score, standing_of
from bot.games.metromania.view import MetromaniaView, if_it_ended_now, view_of
from tests.games.metromania.board import answer, at, between, board, line, place, straight, table
from tests.games.metromania.test_match import TABLES, begin, one_answer, played


def test_lines_stations_and_markers_as_they_lie() -> None:
    state = board(ground={up_cell(0, 0): "R"})
    state.hands[0] = ["RA", "CB"]
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    state.lines[2] = line(straight((0, 0), (0, 2)), start="S7", end="T1")
    place(state, 1, up_cell(3, 0), "EB")
    build_station(state, at(0, 0), 0)
    view = view_of(state, 0)
    first, _, third, _ = view.lines
    assert (first.seat, first.kind, first.start, first.finished, first.dead, first.left) == (0, 0, 0, False, False, 15)
    assert (third.seat, third.end, third.finished) == (1, 12, True)
    assert [(s.vertex, s.lines, s.destinations) for s in view.stations] == [(at(0, 0), (0, 2), 1)]
    assert [(m.cell, m.seat, m.kind, m.letter) for m in view.markers] == [(up_cell(3, 0), 1, "E", "B")]
    assert [p.hand for p in view.players] == [("RA", "CB"), ()]
    assert [(p.station_points, p.worth_now, p.finished) for p in view.players] == [(1, 0, 0), (1, 0, 1)]
    assert (view.supply, view.round, view.phase, view.result) == (29, 2, "build", None)


def test_the_turn_so_far_and_what_was_laid_in_it() -> None:
    state = board()
    state.lines[0] = line(straight((-3, 0), (-1, 0)))
    state.lines[2] = line(straight((0, -2), (0, 3)), start="S7")
    match = table(state)
    answer(match, "1-E-L", "1-E-L")
    view: MetromaniaView = match.view(None)
    assert (view.current, view.left_in_dig) == (0, 1)
    assert (view.recent.seat, view.recent.cells, view.recent.stations) == (
        0,
        (up_cell(-1, 0), up_cell(0, 0)),
        (at(0, 0),),
    )
    answer(match, "1-E-L")
    view = match.view(None)
    assert (view.current, view.left_in_dig) == (1, 0)
    assert view.recent.seat == 0
    assert len(view.recent.cells) == 3


@pytest.mark.parametrize(("seats", "variant"), TABLES)
def test_views_travel_as_json(seats: int, variant: str) -> None:
    match, stream = begin(seats, variant, 9), Stream.of("json", seats, variant)
    while True:
        for viewer in (None, *range(seats)):
            view = match.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=MetromaniaView) == view
        if match.result is not None:
            break
        one_answer(match, stream)


@pytest.mark.parametrize("variant", ["open", "fixed"])
def test_if_it_ended_now_is_the_true_scoring_where_all_is_open(variant: str) -> None:
    match, stream = begin(3, variant, 10), Stream.of("now", variant)
    while match.result is None:
        state = match.play.board
        assert if_it_ended_now(match.view(None)) == score(standing_of(state))
        one_answer(match, stream)
    assert if_it_ended_now(match.view(1)) == match.view(1).result


def test_V2_if_it_ended_now_judges_what_the_viewer_knows() -> None:
    state = board(seats=3, variant="hidden")
    state.hands = [["RC"], ["RA"], ["CD"]]
    state.lines[0] = line(straight((-2, 0), (0, 0)))
    for q in (-2, 0):
        build_station(state, at(q, 0), 0)
    place(state, 0, up_cell(-3, 0), "EC")
    place(state, 1, down_cell(0, 0), "CE")
    place(state, 1, up_cell(0, 0), "EE")
    for viewer, more in ((None, ""), (0, "C"), (1, ""), (2, "")):
        result = if_it_ended_now(view_of(state, viewer))
        judged = [trip.name for trip in result.trips if not trip.open]
        assert judged == [*more, "E", "final"]
        unplaced = [award.seat for trip in result.trips for award in trip.awards if award.reason == "unplaced"]
        assert unplaced == ([] if viewer is None else [viewer])


def test_V2_a_marker_of_ones_own_and_one_without_a_station_cost_also_beside_a_hidden_one() -> None:
    state = board(seats=3, variant="hidden")
    state.hands = [["RD"], ["RF", "CD"], []]
    place(state, 2, up_cell(0, 0), "EF")
    for viewer, blamed in ((None, {2: -6}), (0, {0: -6, 2: -6}), (1, {1: -12, 2: -6}), (2, {2: -6})):
        accounts = if_it_ended_now(view_of(state, viewer)).accounts
        assert {account.seat: account.blame for account in accounts if account.blame} == blamed


def test_the_result_is_in_the_view_only_after_scoring() -> None:
    match, _, _ = played(3, "open", 0)
    result = match.view(None).result
    assert [trip.name for trip in result.trips] == ["A", "B", "C", "D", "E", "F", "final"]
    assert [account.seat for account in result.accounts] == [0, 1, 2]


def test_last_turns_and_dead_lines_are_told() -> None:
    state = board(seats=4)
    between(state, 0, "S1", "T5")
    state.phase, state.closing, state.last_turns = "last", "lines", [2, 3]
    view = view_of(state, None)
    assert (view.phase, view.closing, view.last_turns) == ("last", "lines", (2, 3))


def test_S5_markers_are_open_to_all_but_in_the_hidden_variant() -> None:
    for seats, variant in TABLES:
        match = begin(seats, variant, 11)
        dealt = [event for event in match.entry.events if event.key == "metromania-event-dealt"]
        assert [event.args["markers"] for event in dealt] == match.play.board.hands
        for viewer in (None, *range(seats)):
            hands = [list(player.hand) for player in match.view(viewer).players]
            seen = [seat for seat in range(seats) if hands[seat] == match.play.board.hands[seat]]
            told = [event.args["seat"] for event in dealt if event.seen(viewer) is not None]
            expected = list(range(seats)) if variant != "hidden" else [viewer] if viewer is not None else []
            assert seen == told == expected
