"""Section 10: each named reading can be turned round in one place, and the game follows."""

from __future__ import annotations

import pytest

from bot.games.metromania import digging, network, scoring, turns
from bot.games.metromania.geometry import up_cell
from bot.games.metromania.network import build_station
from bot.games.metromania.scoring import line_points, score, standing_of
from tests.games.metromania.board import answer, at, between, board, dig, legal, line, offered, straight, table
from tests.games.metromania.test_turns import finishing, use_up


def test_Q5_only_who_caused_the_station_scores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "SHARED_STATION_SCORES_ALL", False)
    state = board(ground={up_cell(0, 0): "R"})
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[2] = line(straight((0, 2), (0, 1)), start="S7")
    assert dig(state, 1, "1-NW-L")[0].gained == [0, 1]


def test_Q6_an_old_station_scores_for_who_reaches_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "OLD_STATION_SCORES", True)
    state = board(ground={up_cell(0, 0): "R"})
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    state.lines[2] = line(straight((0, 2), (0, 1)), start="S7")
    build_station(state, at(0, 0), 0)
    assert dig(state, 1, "1-NW-L")[0].gained == [0, 1]
    assert state.station_points == [1, 1]


def test_Q12_the_last_station_ends_the_phase_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "FINISH_DIG_WITHOUT_STATIONS", False)
    state = board()
    state.lines[0] = line(straight((-4, -2), (-1, -2)))
    state.lines[2] = line(straight((0, -4), (0, 3)), start="S7")
    use_up(state, left=1)
    match = table(state)
    answer(match, "1-E-L")
    assert match.result is not None


def test_Q14_half_points_rounded_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "HALF_ROUNDS_UP", True)
    assert [line_points(7, finished) for finished in (0, 1, 2)] == [0, 4, 7]


def test_Q19_unfinished_lines_carry_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scoring, "UNFINISHED_LINES_CARRY", False)
    state = board(ground={up_cell(-3, 0): "P", up_cell(2, 0): "L"})
    state.hands[0] = ["RA", "CA", "CB", "EB", "EC", "RC", "RD", "CD", "CE", "EE", "EF", "RF"]
    state.lines[0] = line(straight((-2, 0), (2, 0)))
    for q in (-2, 2):
        build_station(state, at(q, 0), 0)
    assert score(standing_of(state)).trips[-1].network is None
    state.lines[0] = line(straight((-2, 0), (2, 0)), end="T1")
    assert score(standing_of(state)).trips[-1].network is not None


def test_Q21_finishing_both_lines_gives_the_others_a_last_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "BOTH_LINES_GIVE_LAST_TURNS", True)
    state = finishing(3)
    between(state, 1, "S2", "T5")
    match = table(state)
    answer(match, "1-T1", "skip")
    assert match.result is None
    assert (state.phase, state.closing, match.awaited(), state.last_turns) == ("last", "both", (1,), [2])


def test_T3_either_line_may_be_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digging, "FIRST_LINE_IS_SOLID", False)
    state = board()
    state.turns = [0, 0]
    match = table(state)
    assert len(offered(match)) == 48
    answer(match, "2-S1-A2")
    assert {option[0] for option in offered(match)} == {"2"}
    state.turns = [2, 1]
    assert {option[0] for option in legal(state)} == {"1", "2"}
