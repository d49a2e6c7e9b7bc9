"""Points, what objectives count, neighbours, who is out and how it ends (rules 15, 16, 21.3, 21.4)."""

from __future__ import annotations

import pytest

from bot.core.errors import IllegalAnswer
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium.flow.ending import check_elimination, gain_points
from bot.games.twilight_imperium.flow.scoring import progress
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.space import are_neighbouring, home_systems
from bot.games.twilight_imperium.state import State, Victory
from tests.games.twilight_imperium.board import Board

# --- points -------------------------------------------------------------------------------------------------------


def test_OB8_every_change_of_points_is_an_entry_with_its_source_and_round() -> None:
    board = Board().begin()
    gain_points(board.play, 0, 1, "custodians")
    gain_points(board.play, 0, 2, "imperial")
    assert board[0].ledger == [Victory(1, "custodians", 1), Victory(2, "imperial", 1)]
    assert board[0].points == 3


def test_OB8_Q29_a_point_that_could_not_be_lost_is_not_missing_later() -> None:
    """Mutiny has taken the point of a Support for the Throne that goes home afterwards."""
    board = Board().begin()
    for points in (1, -1, -1):
        gain_points(board.play, 0, points, "support_for_the_throne")
    assert board[0].points == 0
    gain_points(board.play, 0, 1, "custodians")
    assert board[0].points == 1
    assert not [one for one in violations(board.play) if one.startswith("I12")]


def test_OB9_planets_count_exhausted_or_not_and_homes_of_all_are_homes() -> None:
    board = Board("sol", "letnev").own(0, "bereg", "lirta_iv", ready=False).own(0, "arc_prime")
    assert progress(board.begin().play, 0, "expand_borders")[0] == 2, "those of a home system do not count"
    check_elimination(board.play, 1)
    assert board[1].home in home_systems(board.state), "nor those of who is out (EL3)"


def test_OB9_fighters_are_ships_and_units_of_the_reserve_are_nothing() -> None:
    board = Board().put("104", 0, fighter=4, cruiser=1)
    assert progress(board.begin().play, 0, "gather_a_mighty_fleet")[0] == 0
    board.put("105", 0, dreadnought=5).reload()
    assert progress(board.play, 0, "gather_a_mighty_fleet")[0] == 5


def test_OB9_systems_are_different_ones() -> None:
    board = Board().put("101", 0, cruiser=3).put("102", 0, carrier=1, fighter=2)
    assert progress(board.begin().play, 0, "control_the_region")[0] == 2


# --- neighbours ---------------------------------------------------------------------------------------------------


def test_NB1_neighbours_by_the_same_an_adjacent_system_or_a_wormhole_and_live() -> None:
    board = Board("sol", "letnev").begin()
    assert not are_neighbouring(board.play, 0, 1)
    board.put("103", 1, cruiser=1).put("104", 0, cruiser=1).reload()
    assert are_neighbouring(board.play, 0, 1)
    board = Board("sol", "letnev", at_104=26, at_202=39).put("104", 0, cruiser=1).put("202", 1, cruiser=1).begin()
    assert are_neighbouring(board.play, 0, 1), "an alpha wormhole in both"
    board = Board("sol", "letnev", at_104=27).own(0, "new_albion").put("starpoint", 1, infantry=1).begin()
    assert are_neighbouring(board.play, 0, 1), "a planet without units is enough"


# --- who is out ---------------------------------------------------------------------------------------------------


def _without(board: Board, seat: int) -> Board:
    """A seat has nothing left."""
    for system in board.state.systems.values():
        system.units.pop(seat, None)
    for world in board.state.planets.values():
        world.units.pop(seat, None)
        if world.controller == seat:
            world.controller, world.ready = -1, False
    return board


def test_EL3_the_home_of_who_is_out_stays_a_home_system() -> None:
    board = _without(Board("sol", "letnev", "hacan").begin(), 1)
    check_elimination(board.play, 1)
    assert board[1].eliminated
    assert board[1].home in home_systems(board.state)


def test_EL4_points_of_who_is_out_win_nothing() -> None:
    board = _without(Board("sol", "letnev", "hacan").begin(), 1)
    board[1].ledger = [Victory(9, "custodians", 1)]
    check_elimination(board.play, 1)
    _without(board, 2)
    check_elimination(board.play, 2)
    assert board.play.state.result is not None
    assert board.play.state.result.ranks[0] == 1


def test_EL2_technologies_units_tokens_and_cards_are_gone() -> None:
    board = _without(Board("sol", "letnev", "hacan").token(1, "104").begin(), 1)
    check_elimination(board.play, 1)
    assert board.state.systems["104"].tokens == []
    assert (board[1].technologies, board[1].cards, board[1].secrets) == ({}, {}, [])
    assert 2 in board.state.common


# --- the end ------------------------------------------------------------------------------------------------------


def test_EN0_nobody_leaves_by_the_rules_a_table_gives_the_seat_to_an_automatic_player() -> None:
    board = Board().begin()
    before = board.match.save()
    with pytest.raises(IllegalAnswer):
        board.match.concede(1)
    assert board.match.save() == before


def test_EN1_the_first_of_gains_in_a_sequence_wins() -> None:
    board = Board().begin()
    for seat in (0, 1):
        board[seat].ledger = [Victory(9, "custodians", 1)]
    gain_points(board.play, 1, 1, "imperial")
    assert board.play.state.result is not None
    assert board.play.state.result.ranks[1] == 1


@pytest.mark.parametrize("seed", range(2))
def test_EN3_after_the_end_everything_hidden_lies_open(seed: int) -> None:
    stream = Stream.of("end", seed)
    match = Match.new("twilight_imperium", 3, stream.seed_bytes(), {"target": "6", **LIGHT})
    while match.result is None:
        seat, question = next_move(match) or pytest.fail("nobody is asked")
        match.answer(seat, question.no, match.sample(seat, question.no, stream))
    state: State = match.play.board
    shown = match.play.game.rules.reveal_end(match.play)
    assert shown["secrets"] == [player.secrets for player in state.players]
    assert shown["rows"] == [state.stage_one, state.stage_two]
    assert state.phase == "over"


def test_EN2_the_game_is_no_longer_than_nine_rounds_even_when_everybody_sleeps() -> None:
    stream = Stream.of("asleep")
    match = Match.new("twilight_imperium", 3, stream.seed_bytes(), LIGHT)
    for _ in range(3000):
        if match.result is not None:
            break
        seat, question = next_move(match) or pytest.fail("nobody is asked")
        match.elapse(f"default:{seat}:{question.no}")
        assert match.play.game.rules.violations(match.play) == []
    assert match.result is not None
    assert match.play.board.round == 9
