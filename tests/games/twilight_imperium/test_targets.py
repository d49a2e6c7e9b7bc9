"""Which systems are numbered first for a tactical action (seen 2)."""

from __future__ import annotations

from bot.games.twilight_imperium.advice.targets import best_targets
from tests.games.twilight_imperium.board import Board


def test_where_ground_forces_can_come_comes_before_where_ships_alone_can() -> None:
    """A destroyer reaches Mecatol Rex and the free planet; the carrier with its infantry the planet alone."""
    board = Board("sol", "letnev", at_208=26).put("104", 0, destroyer=1)
    assert best_targets(board.match.play, 0)[0] == "000"
    board = Board("sol", "letnev", at_208=26).put("104", 0, destroyer=1).put("207", 0, carrier=1, infantry=2)
    assert best_targets(board.match.play, 0)[0] == "208"


def test_ones_own_mecatol_rex_with_a_fleet_beside_it_was_not_among_the_targets() -> None:
    """A dreadnought of another came to 104: reinforcements were two menus away, behind eleven systems of enemies."""
    board = Board("sol", "letnev", at_101=19).put("000", 0, destroyer=1).put("mecatol_rex", 0, infantry=1)
    board.put("102", 0, carrier=1, infantry=2)
    assert best_targets(board.match.play, 0)[0] == "101"
    assert best_targets(board.put("104", 1, dreadnought=1).match.play, 0)[0] == "000"


def test_MV12_a_way_through_a_gravity_rift_was_the_first_that_a_newcomer_saw() -> None:
    """Three dice in ten lose the carrier with all that is aboard; beside it lay a poorer planet, and a way without."""
    board = Board("sol", "letnev", at_208=41, at_209=38, at_206=19).put("207", 0, carrier=1, infantry=2)
    targets = best_targets(board.match.play, 0)
    assert targets.index("206") < targets.index("209")
    plain = best_targets(Board("sol", "letnev", at_209=38, at_206=19).put("208", 0, carrier=1).match.play, 0)
    assert plain[0] == "209", "two planets are worth more where nothing is lost on the way"
