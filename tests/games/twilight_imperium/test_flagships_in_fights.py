"""Flagships whose text changes a space combat (rules 27.1, R2, SC3), also beside each other."""

from __future__ import annotations

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.flow.combat_rolls import dice_of
from bot.games.twilight_imperium.politics.council import Law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_combat_orders import filled, meeting
from tests.games.twilight_imperium.test_space_combat import BY_HAND, TO_THE_END, meet

# --- Wrath of Kenara --------------------------------------------------------------------------------------------------


def kenara(goods: int = 5, theirs: dict[str, int] | None = None) -> Board:
    """The flagship and a cruiser of seat 0, both hitting on 7, are about to roll."""
    board = Board("hacan", "letnev")
    board[0].goods = goods
    return meeting(board, {"flagship": 1, "cruiser": 1}, theirs or {"cruiser": 3})


def test_27_1_wrath_of_kenara_adds_one_to_dice_that_are_paid_for() -> None:
    board = kenara().dice("combat", 6, 5, 6).do(BY_HAND, 0).do(BY_HAND, 1)
    assert (board.topic, board.awaited) == ("raise", [0])
    assert board.offered() == ["0", "2"], "nothing comes of one more on a 5"
    board.dice("combat", 1, 1, 1).do(["0", "2"])
    assert board[0].goods == 3
    assert board.told("raised")[0]["goods"] == 2
    assert board.told("dice")[0]["hits"] == 2
    assert board.told("dice")[0]["bonuses"] == [1, 0, 1]
    assert board.at("104", 1) == {"cruiser": 1}


def test_27_1_wrath_of_kenara_each_die_once_and_no_more_than_can_be_paid() -> None:
    board = kenara(goods=1).dice("combat", 6, 6, 6).do(BY_HAND, 0).do(BY_HAND, 1)
    assert board.refused(["0", "1"]) == "too-little"
    board.dice("combat", 1, 1, 1).do(["1"])
    assert board[0].goods == 0
    assert board.told("dice")[0]["hits"] == 1


@pytest.mark.parametrize(("goods", "dice"), [(0, (6, 6, 6)), (3, (5, 5, 7))])
def test_27_1_wrath_of_kenara_asks_nothing_where_nothing_could_come_of_it(goods: int, dice: tuple[int, ...]) -> None:
    board = kenara(goods).dice("combat", *dice).dice("combat", 1, 1, 1).do(BY_HAND, 0).do(BY_HAND, 1)
    assert board.told("dice")[0]["units"] == ["flagship", "flagship", "cruiser"]
    assert board.told("raised") == []


def test_27_1_wrath_of_kenara_is_for_its_own_system() -> None:
    board = Board("hacan", "letnev").put("310", 0, flagship=1)
    board[0].goods = 5
    meeting(board, {"cruiser": 3}, {"cruiser": 3}).dice("combat", 6, 6, 7).dice("combat", 1, 1, 1)
    board.do(BY_HAND, 0).do(BY_HAND, 1)
    assert board.told("dice")[0]["hits"] == 1


def test_27_1_wrath_of_kenara_counts_in_barrage() -> None:
    board = Board("hacan", "letnev")
    board[0].goods = 5
    meeting(board, {"flagship": 1, "destroyer": 1}, {"carrier": 1, "fighter": 3})
    board.do(BY_HAND, 0).do(BY_HAND, 1)
    board.dice("barrage", 8, 1).do("fire", 0)
    assert (board.topic, board.awaited, board.offered()) == ("raise", [0], ["0"])
    board.do(["0"])
    assert board.told("barrage") == [{"seat": 0, "dice": [8, 1], "values": [8, 9], "hits": 1}]
    assert board.told("destroyed")[0]["units"] == {"fighter": 1}


def test_29_7_wrath_of_kenara_is_paid_out_of_the_budget_of_the_form() -> None:
    board = kenara(goods=4).do(TO_THE_END, 1)
    assert board.offered(0, how="filled", stops=[], spare=[], losses=["cruiser", "flagship"]) == list("01234")
    board.dice("combat", 6, 6, 6).dice("combat", 1, 1, 1).dice("combat", 10, 10, 10).dice("combat", 1)
    filled(board, 0, goods="2", stops=[])
    assert board[0].goods == 2
    assert board.state.combat is None


def test_29_7_nothing_may_be_spent_on_dice_where_nothing_can_be_bought() -> None:
    board = Board("hacan", "letnev")
    board[0].goods = 4
    meeting(board, {"cruiser": 1}, {"cruiser": 1})
    partial: dict[str, object] = {"how": "filled"}
    while (field := board.match.narrow(0, board.asked(0).no, partial)) is not None:
        assert field.name != "goods"
        partial[field.name] = field.start


def test_R2_thalnos_rolls_again_before_wrath_of_kenara_adds_and_looks_at_the_end_of_the_roll() -> None:
    """23, 27.1: a unit whose new die hits with what was paid for it does not die."""
    board = Board("hacan", "letnev", options={"agendas": "on"})
    assert board.state.council is not None
    board.state.council.laws["the_crown_of_thalnos"] = Law(0)
    board[0].goods = 5
    meeting(board, {"flagship": 1, "cruiser": 2}, {"cruiser": 4}).dice("combat", 10, 10, 1, 1)
    board.do(BY_HAND, 0).do(BY_HAND, 1)
    assert board.topic == "thalnos", "nobody is asked which goes first"
    board.dice("thalnos", 6, 5).do(["2", "3"])
    assert (board.topic, board.offered()) == ("raise", ["2"])
    assert board.at("104", 0) == {"flagship": 1, "cruiser": 2}, "the roll is not over"
    board.dice("combat", 1, 1, 1, 1).do(["2"])
    assert board.told("destroyed")[0]["units"] == {"cruiser": 1}, "whose 5 misses with nothing added"
    assert board.told("dice")[0]["hits"] == 3
    assert board.at("104", 0) == {"flagship": 1, "cruiser": 1}


# --- J.N.S. Hylarim ---------------------------------------------------------------------------------------------------


def test_R2_j_n_s_hylarim_looks_at_results_when_all_rerolls_are_over() -> None:
    board = Board("jolnar", "hacan", options={"agendas": "on"})
    assert board.state.council is not None
    board.state.council.laws["the_crown_of_thalnos"] = Law(0)
    board.dice("combat", 2, 8).dice("combat", 1, 1, 1, 1, 1)
    meet(board, {"flagship": 1}, {"cruiser": 5})
    assert board.topic == "thalnos"
    board.dice("thalnos", 10).do(["0"])
    assert board.told("more-hits") == [{"seat": 0, "hits": 2}]
    assert board.at("104", 1) == {"cruiser": 1}, "two hits of the dice, two besides for the 10"


# --- beside the Alastor -----------------------------------------------------------------------------------------------


def invaded(faction: str, theirs: dict[str, int], orders: dict[str, str], **mine: int) -> Board:
    """The Alastor comes upon a fleet over a planet where three infantry of its owner stand and join it."""
    board = Board("nekro", faction, at_104=19).put("wellon", 0, infantry=3)
    board.put("207", 0, flagship=1, **mine).put("104", 1, **theirs)
    board[0].fleet = board[1].fleet = 9
    board.activate("104", {"207:flagship": 1, **{f"207:{kind}": n for kind, n in mine.items()}})
    return board.do(orders, 0).do(orders, 1)


def test_27_1_salai_sai_corian_rolls_for_ground_forces_that_fight_as_ships() -> None:
    board = invaded("winnu", {"flagship": 1}, BY_HAND)
    board.dice("combat", 1, 1, 1, 1, 1).dice("combat", 1, 1, 1, 1).do({"wellon": 3}).defaults("hits", "turn")
    assert board.state.combat is not None
    assert dice_of(board.play, 1, "flagship") == 4, "the Alastor and three"


def test_27_1_nobody_wins_when_van_hauge_falls_whoever_has_ground_forces_left() -> None:
    board = invaded("yin", {"flagship": 1}, TO_THE_END, cruiser=2)
    board.state.systems["104"].damaged = {1: {"flagship": 1}}
    board.dice("combat", 10, 10, 1, 1, 1, 1, 1).dice("combat", 1, 1).do({"wellon": 3})
    while not board.told("combat-over"):
        board.do(board.asked().default)
    assert board.told("combat-over")[0]["winner_seat"] == -1
    assert (board.at("104", 0), board.at("wellon", 0)) == ({}, {"infantry": 3})


# --- bots -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("goods", "paid"), [(5, ["0", "1"]), (1, ["0"])])
def test_a_bot_pays_for_hits_that_still_find_a_ship(goods: int, paid: list[str]) -> None:
    board = kenara(goods, {"cruiser": 2}).dice("combat", 6, 6, 6).do(BY_HAND, 0).do(BY_HAND, 1)
    assert easy.plan(board.match, 0, board.asked(0), Stream.of("kenara", 1)) == paid


def test_a_bot_pays_for_no_fighters() -> None:
    board = Board("hacan", "letnev")
    board[0].goods = 5
    meeting(board, {"flagship": 1, "destroyer": 1}, {"carrier": 1, "fighter": 3})
    board.do(BY_HAND, 0).do(BY_HAND, 1).dice("barrage", 8, 1).do("fire", 0)
    assert easy.plan(board.match, 0, board.asked(0), Stream.of("kenara", 1)) == []
