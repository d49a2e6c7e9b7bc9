"""Promissory notes that are laid open: Stymie of the Arborec, Promise of Protection of the Mentak (rules 26)."""

from __future__ import annotations

from bot.core.state import Proposal
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.economy.exchanging import execute
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.flow.turns import Turn
from bot.games.twilight_imperium.hooks.queries import may_use
from bot.games.twilight_imperium.invariants import violations
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import give, notes, opened, table

# --- Stymie -------------------------------------------------------------------------------------------------------


def growing() -> Board:
    """Seat 0, the Arborec, has a dock at home in 310 and a warrior in 207, next to it."""
    return table("arborec", "letnev", "hacan").put("nestphar", 0, space_dock=1).put("207", 0, infantry=1, carrier=1)


def limits(board: Board) -> tuple[int, int]:
    """What seat 0 can produce at home and in 207."""
    return producing(board.play, 0, "310").limit, producing(board.play, 0, "207").limit


def test_26_Q17_stymie_lies_open_and_forbids_to_produce_beside_units_of_its_holder() -> None:
    board = give(growing().put("208", 2, cruiser=1).put("206", 1, cruiser=1), 1, "stymie:0").begin()
    assert limits(board) == (5, 1)
    board.do({"action": "c:1"}, 0).defaults()
    board.do({"action": "d:stymie"}, 1)
    assert notes(board).areas[1] == ["stymie:0"]
    assert board.state.turn == 2, "it is an action"
    assert limits(board) == (5, 0), "206 is beside 207 and not beside home; 208 is of somebody else"
    assert violations(board.play) == []


def test_26_28_1_stymie_reaches_into_the_home_of_the_arborec_and_not_out_of_a_home() -> None:
    board = opened(growing().put("207", 1, fighter=1), 1, "stymie:0").begin()
    assert limits(board) == (0, 0)
    board = opened(growing(), 1, "stymie:0")
    forces = board.put(board[1].home, 1, cruiser=1).put("310", 1, cruiser=1).begin()
    assert limits(forces) == (5, 1), "310 is a home system: units there count for nothing"


def test_26_stymie_forbids_what_is_no_use_of_production() -> None:
    for stymied in (False, True):
        board = growing().put("207", 0, flagship=1).put("206", 1, cruiser=1)
        board[0].goods = 9
        if stymied:
            opened(board, 1, "stymie:0")
        board.begin().activate("207")
        assert (board.topic == "produce") is not stymied, "Duha Menaimon"


def test_26_stymie_forbids_integrated_economy_too() -> None:
    for stymied in (False, True):
        board = table("arborec", "letnev", "hacan", at_207=26).learn(0, "integrated_economy")
        board.put("206", 1, cruiser=1).put("207", 0, carrier=1, infantry=1)
        board[0].goods = 9
        if stymied:
            opened(board, 1, "stymie:0")
        board.begin().activate("207").defaults("commit").do({"lodor": 1})
        assert (board.topic == "produce" and not board.told("produced")) is not stymied


def test_AT2_26_stymie_goes_back_when_a_system_of_the_arborec_is_activated() -> None:
    board = opened(growing(), 1, "stymie:0")
    board[0].cards, board[1].cards = {2: True}, {1: True}
    board.begin()
    board.do({"action": "s:207"}, 1)
    assert notes(board).areas[1] == []
    assert "stymie:0" in notes(board).hands[0]


# --- Promise of Protection ----------------------------------------------------------------------------------------


def traded(board: Board) -> list[int]:
    """Hacan, seat 1, with 5 goods gives 3 commodities to seat 2, who has 1; what each has then."""
    board[1].goods, board[1].commodities, board[2].goods = 5, 3, 1
    execute(board.play, Proposal("1", 1, (2,), {"give": {"commodities": 3}, "take": {}}))
    board._go()
    return [player.goods for player in board.state.players]


def coalition() -> Board:
    board = table("mentak", "hacan", "jolnar").put("104", 0, cruiser=1).put("103", 1, cruiser=1)
    return board.put("105", 2, cruiser=1)


def test_X28_26_promise_of_protection_keeps_pillage_from_its_holder_alone() -> None:
    assert traded(coalition().begin()) == [2, 4, 3]
    assert traded(opened(coalition(), 2, "promise_of_protection:0").begin()) == [1, 4, 4]


def test_26_promise_of_protection_is_laid_open_by_an_action_and_goes_back() -> None:
    board = give(
        table("sol", "mentak", "hacan", at_207=20).put("vefut_ii", 1, infantry=1), 0, "promise_of_protection:1"
    )
    board.begin().do({"action": "d:promise_of_protection"}, 0)
    assert notes(board).areas[0] == ["promise_of_protection:1"]
    assert not may_use(board.play, 1, "pillage", 0)
    assert may_use(board.play, 1, "pillage", 2)
    assert may_use(board.play, 1, "ambush", 0)
    board.state.turn, board.state.taken = 0, 0
    board.play.push(Turn(0))
    board._go()
    board.activate("207")
    assert "promise_of_protection:1" in notes(board).hands[1]
    assert may_use(board.play, 1, "pillage", 0)


def test_easy_players_lay_open_what_keeps_others_from_something() -> None:
    deeds = {}
    for near in ("206", "312"):
        board = give(growing().put(near, 1, cruiser=1), 1, "stymie:0")
        board[0].cards, board[1].cards = {2: True}, {1: True}
        found = easy.actions(board.begin().match, 1, board.asked(1))
        deeds[near] = next(value for value, answer in found if answer["action"] == "d:stymie")
    assert deeds["206"] > 0 > deeds["312"]
