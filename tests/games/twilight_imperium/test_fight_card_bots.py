"""The easy player with action cards of fights: when it plays one, and what it cancels."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy, fight_cards
from bot.games.twilight_imperium.figures import ACTION_CARDS
from bot.games.twilight_imperium.hooks.blocks import REACTIONS
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import called, hold, passed, react, table
from tests.games.twilight_imperium.test_fight_cards import fight
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet

STREAM = Stream.of("fight card bots")


def plan(board: Board, seat: int) -> Any:
    """What the easy player answers."""
    return easy.plan(board.match, seat, board.asked(seat), STREAM)


def test_every_card_of_its_windows_has_a_worth() -> None:
    found = {one.block.id for name in fight_cards.WINDOWS for one in REACTIONS.get(name, ())}
    assert found & set(ACTION_CARDS) >= set(fight_cards.GAIN) & found
    assert set(fight_cards.GAIN) <= found


def test_it_boosts_a_close_fight_and_keeps_the_card_in_one_that_is_won() -> None:
    close = fight((0, "morale_boost"), attacker={"cruiser": 3}, defender={"cruiser": 3})
    assert plan(close, 0) == "morale_boost"
    won = fight((0, "morale_boost"), attacker={"cruiser": 5}, defender={"fighter": 1})
    assert plan(won, 0) == "pass"


def test_it_flees_from_a_fight_that_is_lost_if_the_fleet_is_worth_it() -> None:
    lost = fight((1, "skilled_retreat"), attacker={"dreadnought": 5}, defender={"carrier": 2})
    assert plan(lost, 1).startswith("skilled_retreat:")
    cheap = fight((1, "skilled_retreat"), attacker={"dreadnought": 5}, defender={"destroyer": 1})
    assert plan(cheap, 1) == "pass"


def test_it_hits_what_sustained() -> None:
    board = fight((0, "direct_hit"), attacker={"cruiser": 2}, defender={"dreadnought": 2}, orders=TO_THE_END)
    board.dice("combat", 9, 1).dice("combat", 1, 1)
    passed(board, "SU_USED")
    assert plan(board, 0) == "direct_hit"


@pytest.mark.parametrize(("hits", "answer"), [(1, "pass"), (2, "shields_holding")])
def test_it_shields_ships_and_not_a_single_fighter(hits: int, answer: str) -> None:
    board = fight((1, "shields_holding"), attacker={"cruiser": 2}, defender={"cruiser": 2, "fighter": 1})
    board.dice("combat", *[9] * hits, *[1] * (2 - hits)).dice("combat", 1, 1, 1)
    passed(board, "SC_HITS")
    assert plan(board, 1) == answer


def test_it_cancels_what_would_cost_it_a_dreadnought() -> None:
    board = table("sol", "hacan", "letnev")
    hold(hold(board, 0, "direct_hit"), 1, "sabotage")
    meet(board, {"cruiser": 2}, {"dreadnought": 2}, orders=TO_THE_END)
    board.dice("combat", 9, 1).dice("combat", 1, 1)
    passed(board, "SU_USED")
    react(board, 0, "direct_hit", through=False)
    assert called(board) == ("AC_PLAYED", (1,))
    assert plan(board, 1) == "sabotage"


def test_it_takes_what_the_loser_has() -> None:
    board = table("sol", "hacan", "letnev")
    board[1].commodities = 4
    meet(hold(board, 0, "salvage"), {"cruiser": 2}, {"destroyer": 1}, orders=TO_THE_END)
    board.dice("combat", 9, 9).dice("combat", 1)
    passed(board, "SC_END")
    assert plan(board, 0) == "salvage"
