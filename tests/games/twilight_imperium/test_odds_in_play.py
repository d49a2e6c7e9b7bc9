"""Odds of fights with what lies in play: notes, a card of this round, a beginning that is past (seen 2 *Odds*)."""

from __future__ import annotations

from typing import Final

import pytest

from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.odds import expected_barrage, odds
from bot.games.twilight_imperium.advice.scouting import space_fight
from bot.games.twilight_imperium.advice.stakes import stakes
from tests.games.twilight_imperium.arena import PLACE
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, react, table
from tests.games.twilight_imperium.odds import beside, engine, in_play, large, read
from tests.games.twilight_imperium.test_ground_combat_orders import landing
from tests.games.twilight_imperium.test_odds import shares
from tests.games.twilight_imperium.test_space_combat import BY_HAND, meet

SETUPS: Final = in_play()
SMALL: Final = [number for number, one in enumerate(SETUPS) if not large(one)]


def now(board: Board) -> Fight:
    found = stakes(board.play)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("number", SMALL)
def test_exact_odds_with_something_in_play_are_those_reckoned_by_hand(number: int) -> None:
    found = odds(read(SETUPS[number]))
    assert found.exact
    assert shares(found) == pytest.approx(beside(SETUPS[number]), abs=2e-5)


@pytest.mark.parametrize("number", [0, 4, 6, 9])
def test_fights_with_something_in_play_come_out_as_the_odds_say(number: int) -> None:
    fights = 500
    won = engine(SETUPS[number], fights, 3)
    assert [n / fights for n in won] == pytest.approx(shares(odds(read(SETUPS[number]))), abs=0.08)


# --- a card of this round ---------------------------------------------------------------------------------------------


def test_22_morale_boost_counts_for_the_round_in_which_it_lies_there() -> None:
    board = hold(table("sol", "hacan", "letnev"), 0, "morale_boost")
    hold(board, 1, "morale_boost")
    meet(board, {"cruiser": 1}, {"cruiser": 1})
    plain = odds(now(board))
    react(board, 0, "morale_boost")
    a, b = 0.5, 0.4
    assert odds(now(board)).attacker == pytest.approx(a * (1 - b) + (1 - a) * (1 - b) * plain.attacker)


def test_22_it_counts_no_more_once_the_dice_lie_there() -> None:
    board = hold(table("sol", "hacan", "letnev"), 0, "morale_boost")
    hold(board, 1, "morale_boost", "shields_holding")
    board.dice("combat", 10, 1).dice("combat", 1, 1)
    meet(board, {"cruiser": 2}, {"cruiser": 2})
    react(board, 0, "morale_boost")
    while board.match.call() is not None and board.match.call().name != "SC_HITS":  # type: ignore[union-attr]
        for seat in board.match.call().seats:  # type: ignore[union-attr]
            board.do("pass", seat)
    found = stakes(board.play)
    assert found is not None
    before, after = found
    assert before.attacker.early[0]["cruiser"].bonus == 1, "the round has begun with it"
    assert (after.attacker.early, after.attacker.arms[0]["cruiser"].bonus) == ({}, 0)


def test_22_a_card_of_a_battle_says_nothing_of_another_one() -> None:
    board = hold(table("sol", "hacan", "letnev"), 0, "morale_boost")
    hold(board, 1, "morale_boost")
    meet(board, {"cruiser": 1}, {"cruiser": 1})
    react(board, 0, "morale_boost")
    board.put("105", 0, cruiser=1).put("105", 1, cruiser=1)
    assert space_fight(board.play, "105", 0, 1).attacker.early == {}


def test_26_tekklar_legion_counts_for_the_whole_of_its_combat() -> None:
    board = landing("morale_boost", infantry=(2, 2))
    fight = now(board)
    assert (fight.attacker.arms[0]["infantry"].bonus, fight.attacker.early) == (0, {})
    with_note = read(SETUPS[3])
    assert (with_note.attacker.arms[0]["infantry"].bonus, with_note.defender.arms[0]["infantry"].bonus) == (1, 0)


def test_26_war_funding_rolls_the_misses_of_its_round_again() -> None:
    fight = read(SETUPS[5])
    assert (fight.attacker.rerolled, fight.defender.rerolled) == (True, False)


def test_32_odds_look_into_no_hand() -> None:
    one = landing("morale_boost", "fire_team", infantry=(2, 2))
    other = landing("plague", "sabotage", infantry=(2, 2))
    assert odds(now(one)) == odds(now(other))


# --- what comes once as a combat begins -------------------------------------------------------------------------------


def test_SC3_a_barrage_that_is_past_is_not_reckoned_with_again() -> None:
    board = Board("sol", "hacan").put("207", 0, destroyer=1, cruiser=1).put("104", 1, carrier=1, fighter=3)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:destroyer": 1, "207:cruiser": 1}).do(BY_HAND, 0).do(BY_HAND, 1)
    assert board.topic == "barrage"
    assert expected_barrage(now(board))[0] > 0
    board.dice("combat", 1, 1).dice("combat", 10, 1, 1, 1).do("hold")
    assert board.topic == "hits"
    found = stakes(board.play)
    assert found is not None
    assert (expected_barrage(found[0])[0] > 0, expected_barrage(found[1])) == (True, (0, 0))


def test_24_assault_cannon_is_reckoned_with_as_the_combat_begins_and_never_again() -> None:
    board = Board("sol", "hacan").learn(0, "assault_cannon")
    board.put("207", 0, cruiser=3).put("104", 1, cruiser=2, carrier=1)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:cruiser": 3}).do(BY_HAND, 0).do(BY_HAND, 1)
    assert (board.topic, now(board).attacker.opens) == ("lose-ship", 3)
    board.dice("combat", 1, 1, 1).dice("combat", 10, 1).do("cruiser")
    fight = space_fight(board.play, "104", 0, 1)
    assert (fight.attacker.units, fight.attacker.opens) == ({"cruiser": 2}, 0)


def test_24_dimensional_splicer_hits_the_dearest_ship_before_the_first_dice() -> None:
    board = Board("creuss", "sol", at_104=39).learn(0, "dimensional_splicer")
    board.put(PLACE, 0, cruiser=1).put(PLACE, 1, cruiser=1)
    fight = space_fight(board.play, PLACE, 0, 1)
    assert fight.attacker.aims
    assert shares(odds(fight)) == (1, 0, 0), "it has nobody left to fight"
    board.put(PLACE, 1, dreadnought=1).reload()
    found = odds(space_fight(board.play, PLACE, 0, 1))
    assert 0 < found.attacker < 0.5, "a dreadnought sustains it"


def test_27_1_who_plans_a_battle_with_the_alastor_reads_odds_with_ground_forces_that_would_join() -> None:
    board = Board("nekro", "letnev").put(PLACE, 1, cruiser=2)
    fleet, theirs = {"flagship": 1, "infantry": 3}, {"cruiser": 2}
    fight = space_fight(board.play, PLACE, 0, 1, (fleet, theirs))
    assert fight.attacker.units == {"flagship": 1, "infantry": 3}
    alone = space_fight(board.play, PLACE, 0, 1, ({"flagship": 1}, theirs))
    assert odds(fight).attacker > odds(alone).attacker + 0.1
    carried = space_fight(board.play, PLACE, 0, 1, ({"carrier": 1, "infantry": 3}, theirs))
    assert carried.attacker.units == {"carrier": 1}, "without the flagship they only ride"
