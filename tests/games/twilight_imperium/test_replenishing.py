"""Commodities that are replenished, and what others make of it (rules 7.6 `CM_REPLENISH`, 12 Trade, 14.2, 26)."""

from __future__ import annotations

from bot.games.twilight_imperium.figures import TRADE
from bot.games.twilight_imperium.politics.council import Council, Law
from bot.games.twilight_imperium.state import State
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import called, give, near, table


def trading(*factions: str, **notes: str) -> Board:
    """Seat 0 plays Trade; seat -> the note that it holds, as `s1="trade_agreement:0"`."""
    board = table(*factions)
    for seat, note in notes.items():
        give(board, int(seat[1:]), note)
    board[0].cards = {TRADE: True}
    board[1].cards, board[2].cards = {6: True}, {7: True}
    state: State = board.state
    state.common = {n: 0 for n in range(1, 9) if n not in (5, 6, 7)}
    return board.begin().do({"action": f"c:{TRADE}"}, 0)


def minister(board: Board, seat: int) -> Board:
    """A player is the Minister of Commerce."""
    board.state.council = Council(laws={"minister_of_commerce": Law(seat)})
    return board.reload()


def test_7_6_the_minister_of_commerce_is_paid_after_the_trade_agreement() -> None:
    """So that Pillage, which waits for goods that are gained, finds no commodities any more."""
    board = minister(trading("sardakk", "mentak", "hacan", s2="trade_agreement:0"), 0)
    assert called(board) == [2]
    assert board[0].goods == 3
    board.play.give_order(1, "pillage", {"how": "commodities"})
    near(board, 1, 0).reload().do("trade_agreement:0", 2)
    assert (board[2].goods, board[0].commodities) == (3, 0), "all of them"
    assert [one["source"] for one in board.told("goods")] == ["trade_agreement", "minister_of_commerce", "pillage"]
    assert (board[0].goods, board[1].goods) == (3, 1)


def test_SA1_pillage_of_the_three_goods_of_trade_finds_no_commodities_of_it() -> None:
    board = table("sardakk", "mentak", "hacan")
    near(board, 1, 0)
    board.play.give_order(1, "pillage", {"how": "commodities"})
    board[0].cards = {TRADE: True}
    board[1].cards, board[2].cards = {6: True}, {7: True}
    board.state.common = {n: 0 for n in range(1, 9) if n not in (5, 6, 7)}
    board.begin().do({"action": f"c:{TRADE}"}, 0)
    assert (board[0].goods, board[0].commodities, board[1].goods) == (2, 3, 1)
