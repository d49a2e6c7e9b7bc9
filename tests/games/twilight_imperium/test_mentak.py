"""The Mentak Coalition (rules 28.9): Ambush, Pillage, Salvage Operations, Mirror Computing, Fourth Moon."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.state import Modifier, Proposal
from bot.core.windows import PASS
from bot.games.twilight_imperium.economy.exchanging import execute
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.economy.payment import pay_with, purse
from bot.games.twilight_imperium.figures import FACTIONS, TILES, UNITS
from bot.games.twilight_imperium.hooks.queries import CANPLAY, hits_cancelled
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, let, table
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet


def test_S7_what_the_mentak_begin_with() -> None:
    faction = FACTIONS["mentak"]
    assert (faction.commodities, faction.home) == (2, 2)
    assert faction.technologies == ("sarween_tools", "plasma_scoring")
    assert faction.units == {"carrier": 1, "cruiser": 2, "fighter": 3, "infantry": 4, "pds": 1, "space_dock": 1}
    assert TILES[faction.home].planets == ("moll_primus",)
    ship = UNITS["fourth_moon"]
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 7, 2, 1, 3, True)


# --- Ambush -------------------------------------------------------------------------------------------------------


def test_28_9_ambush_rolls_a_die_for_up_to_two_cruisers_or_destroyers() -> None:
    board = Board("mentak", "hacan").dice("ambush", 7, 6)
    meet(board, {"cruiser": 2, "destroyer": 1}, {"carrier": 2, "cruiser": 1})
    assert (board.topic, board.awaited) == ("hits", [1]), "the opponent assigns"
    board.do({"lose": {"cruiser": 1}})
    assert board.at("104", 1) == {"carrier": 2}


def test_28_9_ambush_uses_the_combat_value_of_each_ship_without_modifiers() -> None:
    board = Board("mentak", "hacan", at_104=42)
    board.dice("ambush", 7, 9)
    meet(board, {"cruiser": 1, "destroyer": 3}, {"carrier": 4})
    assert board.told("ambush") == [{"seat": 0, "dice": [7, 9], "values": [7, 9], "hits": 2}]
    assert board.told("destroyed")[0]["units"] == {"carrier": 2}


def test_28_9_ambush_may_be_sustained() -> None:
    board = Board("mentak", "hacan").dice("ambush", 10)
    meet(board, {"cruiser": 1}, {"dreadnought": 1}).do({"sustain": {"dreadnought": 1}})
    assert board.told("sustained")[0] == {"seat": 1, "unit": "dreadnought", "system": "104"}


def test_28_9_the_defender_ambushes_too_and_orders_take_the_hits() -> None:
    board = Board("hacan", "mentak").dice("ambush", 10, 10)
    meet(board, {"carrier": 1, "fighter": 2}, {"cruiser": 2}, orders=TO_THE_END)
    first = board.told("destroyed")[0]
    assert (first["seat"], first["units"]) == (0, {"fighter": 2})


def test_SC2_an_ambush_that_takes_the_last_ship_ends_the_combat() -> None:
    board = Board("mentak", "hacan").dice("ambush", 10)
    meet(board, {"cruiser": 1}, {"destroyer": 1})
    assert board.told("dice") == [], "no round was rolled"
    assert board.told("combat-over")[0]["winner_seat"] == 0


def test_28_9_no_ambush_without_a_cruiser_or_destroyer_nor_where_it_is_forbidden() -> None:
    board = meet(Board("mentak", "hacan"), {"dreadnought": 1}, {"cruiser": 1})
    assert board.told("ambush") == []
    board = Board("mentak", "hacan")
    board.play.modify(Modifier(CANPLAY, "forbid", None, {"seat": 0, "ability": "ambush"}, expiry="action"))
    assert meet(board, {"cruiser": 1}, {"cruiser": 1}).told("ambush") == []


def test_28_9_shields_holding_cancels_hits_of_an_ambush() -> None:
    board = hold(table("mentak", "hacan", "sol"), 1, "shields_holding").dice("ambush", 10, 10)
    meet(board, {"cruiser": 2}, {"carrier": 2})
    while (call := board.match.call()) is not None and call.name != "SC_HITS":
        board.do(PASS, call.seats[0])
    assert board.told("ambush")[0]["hits"] == 2
    board.do("shields_holding", 1)
    let(board)
    keys = [event.key.rpartition("event-")[2] for event in board.events]
    assert board.told("hits-cancelled") == [{"seat": 1, "hits": 2}]
    assert "destroyed" not in keys[: keys.index("dice")], "nothing of the ambush is left to be taken"


# --- Pillage ------------------------------------------------------------------------------------------------------


def beside(*factions: str) -> Board:
    """Seat 0 is Mentak and neighbour of seat 1, not of seat 2."""
    board = Board(*(factions or ("mentak", "hacan", "jolnar")))
    return board.put("104", 0, cruiser=1).put("103", 1, cruiser=1).begin()


def gained(board: Board, seat: int, goods: int, count: int = 1) -> Board:
    """A player has goods and gains some."""
    board[seat].goods = goods
    gain_goods(board.play, seat, count, "trade")
    board._go()
    return board


def test_28_9_pillage_takes_a_good_of_a_neighbour_who_gains_some_and_has_three_then() -> None:
    board = gained(beside(), 1, 2)
    assert (board[0].goods, board[1].goods) == (1, 2)
    assert board.told("pillaged") == [{"seat": 0, "target_seat": 1, "what": "goods"}]


def test_28_9_pillage_leaves_who_has_fewer_than_three() -> None:
    board = gained(beside(), 1, 1)
    assert (board[0].goods, board[1].goods) == (0, 2)


def test_28_9_pillage_leaves_who_is_no_neighbour() -> None:
    board = gained(beside(), 2, 5)
    assert (board[0].goods, board[2].goods) == (0, 6)


def test_28_9_one_event_is_pillaged_once_however_many_goods_it_brought() -> None:
    board = gained(beside(), 1, 0, 6)
    assert (board[0].goods, board[1].goods) == (1, 5)


def test_28_9_what_mentak_takes_is_a_gain_of_its_own() -> None:
    board = gained(beside(), 1, 2)
    assert board.told("goods")[-1] == {"seat": 0, "count": 1, "source": "pillage"}


def traded(board: Board, one: int, other: int, give: dict[str, int], take: dict[str, int]) -> Board:
    """A transaction is carried out."""
    execute(board.play, Proposal("1", one, (other,), {"give": give, "take": take}))
    board._go()
    return board


def test_X28_pillage_after_a_transaction_takes_from_either_party() -> None:
    """Hacan with 5 goods gives 3 commodities to Q, who has 1."""
    board = Board("mentak", "hacan", "jolnar").put("104", 0, cruiser=1).put("103", 1, cruiser=1)
    board.put("105", 2, cruiser=1).begin()
    board[1].goods, board[1].commodities, board[2].goods = 5, 3, 1
    traded(board, 1, 2, {"commodities": 3}, {})
    assert [player.goods for player in board.state.players] == [2, 4, 3]


def test_X28_with_what_forbids_it_against_one_pillage_takes_of_the_other_alone() -> None:
    """The hook that Promise of Protection uses: the ability against its holder (`may_use`)."""
    board = Board("mentak", "hacan", "jolnar").put("104", 0, cruiser=1).put("103", 1, cruiser=1)
    board.put("105", 2, cruiser=1).begin()
    board[1].goods, board[1].commodities, board[2].goods = 5, 3, 1
    board.play.modify(Modifier(CANPLAY, "forbid", None, {"ability": "pillage", "against": 2}))
    traded(board, 1, 2, {"commodities": 3}, {})
    assert [player.goods for player in board.state.players] == [1, 4, 4]


def test_28_9_pillage_follows_a_transaction_with_mentak_itself() -> None:
    board = beside()
    board[0].goods, board[1].goods = 2, 2
    traded(board, 0, 1, {"goods": 2}, {})
    assert [board[0].goods, board[1].goods] == [1, 3]


def ordered(board: Board, **answer: Any) -> Board:
    """Seat 0 says how it pillages."""
    question = next(one for one in board.match.asked(0) if one.slot == "pillage")
    board.match.answer(0, question.no, answer)
    return board


def test_29_4_the_order_prefers_a_commodity_where_there_is_one() -> None:
    board = ordered(beside(), how="commodities", spared=[])
    board[1].commodities = 1
    gained(board, 1, 3)
    assert (board[0].goods, board[1].goods, board[1].commodities) == (1, 4, 0), "a commodity is a trade good then"
    gained(board, 1, 3)
    assert (board[0].goods, board[1].goods) == (2, 3), "none is left"


@pytest.mark.parametrize("answer", [{"how": "no"}, {"how": "goods", "spared": ["seat-1"]}])
def test_29_4_the_order_spares(answer: dict[str, Any]) -> None:
    board = gained(ordered(beside(), **answer), 1, 5)
    assert (board[0].goods, board[1].goods) == (0, 6)


def test_29_4_the_order_asks() -> None:
    board = ordered(beside(), how="ask", spared=[])
    board[1].commodities = 2
    gained(board, 1, 5)
    assert (board.awaited, board.offered(0)) == ([0], ["goods", "commodities", "no"])
    board.do("no", 0)
    assert (board[0].goods, board[1].goods) == (0, 6)


def test_29_4_mentak_alone_has_the_order_and_nobody_else_knows_it() -> None:
    board = beside()
    assert [seat for seat in range(3) for one in board.match.asked(seat) if one.slot == "pillage"] == [0]
    before = {seat: board.match.view(seat) for seat in (1, 2, None)}
    ordered(board, how="commodities", spared=["seat-1"])
    assert {seat: board.match.view(seat) for seat in (1, 2, None)} == before


def test_28_9_goods_of_the_first_seats_are_not_pillaged() -> None:
    board = beside()
    board.state.phase = "setup"
    assert gained(board, 1, 5)[0].goods == 0


# --- technologies and flagship ------------------------------------------------------------------------------------


def salvaged(mine: dict[str, int], theirs: dict[str, int], *dice: int, won: bool = True) -> Board:
    board = Board("mentak", "hacan").learn(0, "salvage_operations")
    board.dice("ambush", *dice)
    meet(board, mine, theirs, orders=TO_THE_END)
    assert (board.told("combat-over")[0]["winner_seat"] == 0) == won
    return board


def test_24_salvage_operations_pays_and_builds_after_a_combat_that_is_won() -> None:
    board = salvaged({"cruiser": 2}, {"destroyer": 1}, 10, 1)
    assert board[0].goods == 1
    assert (board.topic, board.awaited, board.offered()) == ("salvage", [0], ["destroyer"])
    ready = {one.name: one.answer for one in board.asked().ready}
    assert "nothing" in ready
    board.do({"units": {"destroyer": 1}, "pay": "-"})
    assert (board.at("104", 0), board[0].goods) == ({"cruiser": 2, "destroyer": 1}, 0), "paid, without Sarween Tools"


def test_24_salvage_operations_is_one_ship_or_none() -> None:
    board = salvaged({"cruiser": 2}, {"destroyer": 2}, 10, 10)
    assert board.refused({"units": {"destroyer": 2}, "pay": "moll_primus"})
    board.do({"units": {}})
    assert board.at("104", 0) == {"cruiser": 2}


def test_24_salvage_operations_knows_types_of_both_sides() -> None:
    board = Board("mentak", "hacan").learn(0, "salvage_operations")
    board.dice("ambush", 1, 1).dice("combat", 10, 1, 1).dice("combat", 10)
    meet(board, {"cruiser": 2, "destroyer": 1}, {"carrier": 1})
    board.defaults("salvage", "hits")
    if board.topic == "hits":
        board.do({"lose": {"cruiser": 1}})
    assert (board.topic, board.offered()) == ("salvage", ["carrier", "cruiser"])


def test_24_salvage_operations_pays_who_loses_and_nobody_after_a_draw() -> None:
    board = Board("mentak", "hacan").learn(0, "salvage_operations")
    board.dice("ambush", 1).dice("combat", 1).dice("combat", 10, 10)
    meet(board, {"cruiser": 1}, {"cruiser": 2}, orders=TO_THE_END)
    assert board[0].goods == 1
    assert board.topic != "salvage"
    board = Board("mentak", "hacan").learn(0, "salvage_operations")
    board.dice("ambush", 1).dice("combat", 10).dice("combat", 10)
    meet(board, {"cruiser": 1}, {"cruiser": 1}, orders=TO_THE_END)
    assert board.told("combat-over")[0]["winner_seat"] == -1
    assert board[0].goods == 0


def test_X25_with_mirror_computing_a_planet_of_1_and_a_good_pay_3() -> None:
    board = Board("mentak", "hacan", at_104=35).own(0, "bereg").learn(0, "mirror_computing").begin()
    board[0].goods = 1
    money = purse(board.play, 0, "influence")
    assert (money.worth, purse(board.play, 1, "influence").worth) == (2, 1)
    assert pay_with(money, 3, ["bereg"]).goods == 1, "influence 1 and a good for 2"


def test_PY3_mirror_computing_does_not_help_where_goods_are_spent() -> None:
    board = Board("mentak", "hacan").learn(0, "mirror_computing").begin()
    board[0].goods = 3
    board.state.revealed = ["negotiate_trade_routes"]
    assert board.match.view(0).players[0].progress["negotiate_trade_routes"] == (3, 5)


def test_27_fourth_moon_keeps_ships_of_others_from_sustaining() -> None:
    board = Board("mentak", "hacan").put("104", 0, flagship=1).put("104", 1, dreadnought=1).put("103", 1, dreadnought=1)
    board.begin()
    assert hits_cancelled(board.play, 1, "dreadnought", "104") == 0
    assert hits_cancelled(board.play, 1, "dreadnought", "103") == 1, "in its system alone"
    assert hits_cancelled(board.play, 0, "flagship", "104") == 1, "its own may"


def test_27_SC9_under_the_fourth_moon_a_dreadnought_dies_of_one_hit() -> None:
    board = Board("mentak", "hacan").dice("combat", 10, 1).dice("combat", 1)
    meet(board, {"flagship": 1}, {"dreadnought": 1}, orders=TO_THE_END)
    assert board.at("104", 1) == {}
