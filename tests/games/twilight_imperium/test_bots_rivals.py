"""Easy players turn against who is ahead, and bring their fleets to where something is to be had."""

from __future__ import annotations

import pytest

from bot.core.shapes import Amounts, Option, Question, Text
from bot.games.twilight_imperium.bots import trading
from bot.games.twilight_imperium.bots.cards import pick_worth
from bot.games.twilight_imperium.bots.marches import goals, march
from bot.games.twilight_imperium.bots.moves import moves
from bot.games.twilight_imperium.bots.notes import note_worth
from bot.games.twilight_imperium.bots.rivals import harm, lead, lead_seen, leads
from bot.games.twilight_imperium.bots.tokens import gain, lay_out
from bot.games.twilight_imperium.bots.votes import rank
from bot.games.twilight_imperium.figures import IMPERIAL, TILES
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import BoardPlanet, Victory
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import table


def lay(board: Board, at: str, tile: int) -> None:
    """A tile with planets that nobody has."""
    board.state.systems[at].tile = tile
    for planet in TILES[tile].planets:
        board.state.planets[planet] = BoardPlanet(at)


def scored(board: Board, *points: int) -> Board:
    """Victory points of the seats."""
    for seat, count in enumerate(points):
        board[seat].ledger = [Victory(count, "custodians", 1)] if count else []
    return board.reload()


# --- who is ahead -------------------------------------------------------------------------------------------------


def test_nobody_is_ahead_of_equals() -> None:
    assert leads({0: 4, 1: 4, 2: 4}, {0: 5, 1: 5, 2: 5}, 10) == {0: 0.0, 1: 0.0, 2: 0.0}


def test_a_lead_grows_with_points_with_planets_and_towards_the_end() -> None:
    def first(points: int, others: int, planets: int = 5) -> float:
        return leads({0: points, 1: others, 2: others}, {0: planets, 1: 5, 2: 5}, 10)[0]

    assert first(3, 4) == 0.0
    assert 0.0 < first(4, 3) < first(5, 3) < first(7, 5)
    assert first(4, 4, planets=8) > first(4, 4, planets=6) > 0.0
    assert first(9, 4) > 1.0


def test_a_view_tells_the_same_lead() -> None:
    board = scored(Board("sol", "letnev", "hacan").begin(), 3, 7, 4)
    for seat in range(3):
        assert lead_seen(board.match.view(seat), 1) == pytest.approx(lead(board.match.play, 1))


# --- what it comes to ---------------------------------------------------------------------------------------------


def test_OB2_the_home_of_who_is_ahead_is_worth_most() -> None:
    board = scored(Board("sol", "letnev", "hacan").own(1, "lodor").begin(), 2, 7, 2)
    play = board.match.play
    assert 0.0 < harm(play, "lodor") < harm(play, "arc_prime")
    assert harm(play, "jord") == 0.0, "who is behind is not hunted"


def test_the_home_of_who_scores_without_it_is_a_planet_like_others() -> None:
    board = scored(Board("sol", "saar", "hacan").own(1, "lodor").begin(), 2, 7, 2)
    assert harm(board.match.play, "lisis_ii") == harm(board.match.play, "lodor")


def test_nobody_trades_with_who_is_far_ahead_unless_as_far() -> None:
    board = Board("sol", "letnev", "hacan").own(1, "lodor", "new_albion", "starpoint", "quann", "corneeq", "resculon")
    view = scored(board.begin(), 2, 5, 2).match.view(0)
    assert not trading.fair(view, 0, 1, {"goods": 2}, {"commodities": 1})
    assert trading.fair(view, 1, 0, {"goods": 2}, {"commodities": 1}), "who leads trades with the others"
    assert trading.fair(view, 0, 2, {"goods": 2}, {"commodities": 1})


def test_support_for_the_throne_costs_more_the_more_its_holder_is_ahead() -> None:
    def price(*points: int) -> float:
        return note_worth(scored(table().begin(), *points).match.view(0), 0, "support_for_the_throne:0", 1)

    assert price(3, 3, 3) < price(3, 5, 3) < price(3, 7, 3)


def test_a_vote_weighs_the_fortune_of_who_is_ahead_more() -> None:
    play = scored(Board().begin(), 2, 7, 3).match.play
    assert rank(play, 1) > rank(play, 2) == rank(play, 0)


def test_imperial_is_worth_more_where_somebody_else_is_about_to_win() -> None:
    def worth(seat: int) -> float:
        return pick_worth(scored(Board().begin(), 4, 4 if seat else 8, 4).match.play, 2, IMPERIAL)

    assert worth(0) > worth(1)


# --- where ships go -----------------------------------------------------------------------------------------------


def two_steps(board: Board, start: str) -> str:
    """A system of empty space two steps from another, the last by its name."""
    around = adjacency(board.play, 0)
    near = set(around[start])
    far = {at for one in near for at in around[one]} - near - {start}
    return max(at for at in far if board.state.systems[at].tile == 46)


def test_ships_set_out_before_units_are_made_where_they_stand() -> None:
    board = Board("arborec").put("nestphar", 0, space_dock=1, infantry=4)
    home = board[0].home
    near = next(at for at in adjacency(board.play, 0)[home] if board.state.systems[at].tile == 46)
    lay(board, near, 27)
    board.put(home, 0, carrier=1)
    board[0].goods = 6
    found = {move.system: move.value for move in moves(board.begin().reload().play, 0, [home, near])}
    assert found[near] > found[home] > 0.0


def test_a_fleet_that_reaches_nothing_marches_to_where_the_leader_can_be_attacked() -> None:
    def found(*points: int) -> tuple[set[str], set[str], str]:
        """Systems that a fleet marches to, those one step from both its home and the leader's planet, and its home."""
        board = Board("sol", "letnev", "hacan").put("jord", 0, infantry=6)
        home = board[0].home
        board.put(home, 0, carrier=2, dreadnought=1)
        goal = two_steps(board, home)
        lay(board, goal, 26)
        board.put("lodor", 1, infantry=2)
        board[0].tactic = 4
        scored(board.begin(), *points)
        play = board.match.play
        around = adjacency(play, 0, moving=True)
        there = {at for at in board.state.systems if march(play, 0, at) is not None}
        return there, set(around[goal]) & set(around[home]), home

    marched, between, home = found(3, 8, 3)
    assert marched
    assert marched <= between
    assert home not in marched
    assert found(3, 3, 3)[0] == set(), "two infantry of who does not lead are not worth it"


def test_goals_are_weak_planets_and_those_of_the_leader() -> None:
    board = Board("sol", "letnev", "hacan").own(1, "lodor").put("lodor", 1, infantry=3).own(2, "quann")
    board.put("quann", 2, infantry=3)
    worlds = board.state.planets
    scored(board.begin(), 3, 8, 3)
    found = [one.system for one in goals(board.match.play, 0)]
    assert found[0] == board[1].home
    assert worlds["lodor"].system in found
    assert worlds["quann"].system not in found


@pytest.mark.parametrize(("total", "tactic", "fleet"), [(7, 2, 3), (9, 4, 3), (13, 4, 5), (16, 6, 6)])
def test_tokens_beyond_those_for_turns_make_fleets_bigger(total: int, tactic: int, fleet: int) -> None:
    board = Board().begin()
    options = tuple(Option(pool, "twilight_imperium-opt-pool") for pool in ("tactic", "fleet", "strategy"))
    shape = Amounts(options, most={"tactic": total, "fleet": total, "strategy": total}, min=total, max=total)
    question = Question(slot="", prompt=Text("twilight_imperium-ask-status-tokens"), shape=shape)
    given = lay_out(board.match, 0, question)
    assert sum(given.values()) == total
    assert (given["tactic"], given["fleet"]) == (tactic, fleet)


@pytest.mark.parametrize(("tactic", "given"), [(1, {"tactic": 2}), (3, {"tactic": 1, "fleet": 1}), (8, {"fleet": 2})])
def test_tokens_that_are_gained_go_to_the_fleet_where_turns_have_enough(tactic: int, given: dict[str, int]) -> None:
    board = Board().begin()
    board[0].tactic, board[0].fleet, board[0].strategy = tactic, 3, 2
    options = tuple(Option(pool, "twilight_imperium-opt-pool") for pool in ("tactic", "fleet", "strategy"))
    shape = Amounts(options, most={"tactic": 2, "fleet": 2, "strategy": 2}, min=2, max=2)
    question = Question(slot="", prompt=Text("twilight_imperium-ask-gain-tokens"), shape=shape)
    assert gain(board.reload().match, 0, question) == given
