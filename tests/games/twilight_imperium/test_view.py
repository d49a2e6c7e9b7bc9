"""What everybody may see of a seat beside what lies there: what its planets are worth, what it could still gain."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots.aims import aims
from bot.games.twilight_imperium.flow.ending import finish
from bot.games.twilight_imperium.politics.council import Council
from bot.games.twilight_imperium.view import Holdings, OpenHand, Outlook, PlayerView, closed
from tests.games.twilight_imperium.board import Board


def seen(board: Board, seat: int = 0) -> PlayerView:
    """A seat as a spectator sees it."""
    return board.match.view(None).players[seat]


def test_resources_and_influence_of_ready_planets_and_of_all() -> None:
    board = Board("sol", "letnev", "hacan", at_207=27)
    board.put("new_albion", 0, infantry=1).put("starpoint", 0, infantry=1)
    board.state.planets["starpoint"].ready = False
    board.state.planets["new_albion"].ready = True
    assert (seen(board).resources, seen(board).influence) == (Holdings(5, 8), Holdings(3, 4))


def test_OB3_one_public_objective_counts_and_with_imperial_two() -> None:
    board = Board().learn(0, "cruiser_ii", "pds_ii", "destroyer_ii")
    board.state.revealed = ["develop_weaponry", "revolutionize_warfare", "corner_the_market"]
    board[0].cards = {1: True}
    assert seen(board).reach == Outlook(public=2)
    board[0].cards = {8: True}
    assert seen(board).reach == Outlook(public=3)
    board[0].scored = ["revolutionize_warfare"]
    assert seen(board).reach == Outlook(public=1)


def test_SA3_imperial_counts_with_mecatol_rex_until_it_is_used() -> None:
    board = Board()
    board.put("mecatol_rex", 0, infantry=1)
    board[0].cards = {8: True}
    assert seen(board).reach == Outlook(imperial=1)
    board[0].cards = {8: False}
    assert seen(board).reach == Outlook()


def test_OB2_no_public_objective_counts_without_the_home_system() -> None:
    board = Board().learn(0, "cruiser_ii", "pds_ii")
    board.state.revealed = ["develop_weaponry"]
    assert seen(board).reach == Outlook(public=1)
    board.state.planets["jord"].controller = 1
    assert seen(board).reach == Outlook()


def test_18_2_what_nobody_can_score_any_more_counts_for_nothing() -> None:
    """An objective that Classified Document Leaks laid open lies sealed when the law goes."""
    board = Board().learn(0, "cruiser_ii", "pds_ii")
    board.state.revealed = ["develop_weaponry"]
    board.state.council = Council(sealed=["develop_weaponry"])
    assert closed(board.match.view(1), "develop_weaponry")
    assert seen(board).reach == Outlook()
    assert [aim.objective for aim in aims(board.reload().play, 0)] == []
    board.state.council.sealed = []
    assert seen(board).reach == Outlook(public=1)
    assert [aim.objective for aim in aims(board.reload().play, 0)] == ["develop_weaponry"]


def test_OB2_a_view_says_who_scores_nothing_that_lies_open() -> None:
    board = Board()
    assert seen(board).scores
    board.state.planets["jord"].controller = 1
    assert not seen(board).scores
    board[0].faction = "saar"
    assert seen(board.reload()).scores, "28.3 Nomadic"


def test_TE2_a_reader_sees_what_it_could_research_and_nobody_sees_that_of_others() -> None:
    board = Board("sol", "jolnar", "hacan")
    own, jolnar = board.match.view(0), board.match.view(1)
    assert "dacxive_animators" in own.researchable
    assert "hyper_metabolism" not in own.researchable
    assert "hyper_metabolism" in jolnar.researchable, "Analytical waives one symbol"
    assert board.match.view(None).researchable == ()


def test_NB1_neighbours_by_systems_that_are_adjacent() -> None:
    board = Board("sol", "letnev", "hacan")
    assert seen(board).neighbours == ()
    board.put("101", 0, cruiser=1).put("102", 1, cruiser=1).reload()
    assert seen(board).neighbours == (1,)
    assert seen(board, 1).neighbours == (0,)


@pytest.mark.parametrize("reader", [None, 0, 1])
def test_EN3_hands_lie_open_to_everybody_after_the_end_and_not_before(reader: int | None) -> None:
    board = Board("sol", "letnev", "hacan")
    board[1].secrets = ["fuel_the_war_machine", "threaten_enemies"]
    board[2].secrets = ["control_the_region"]
    board[2].hand = ["fake"]
    assert board.match.view(reader).opened == ()
    finish(board.play)
    own, letnev, hacan = board.match.view(reader).opened
    assert own == OpenHand({}, ())
    assert letnev == OpenHand({"fuel_the_war_machine": (0, 3), "threaten_enemies": (0, 1)}, ())
    assert (list(hacan.secrets), hacan.cards) == (["control_the_region"], ("fake",))


def test_EN3_what_lies_open_is_not_drawn_anew() -> None:
    """A match that somebody could believe in after the end has the hands that all see."""
    board = Board("sol", "letnev", "hacan")
    board[1].secrets = ["fuel_the_war_machine"]
    finish(board.play)
    for seat in (None, 0, 2):
        other = board.match.resample(seat, Stream.of("after the end"))
        assert other.view(seat) == board.match.view(seat)
