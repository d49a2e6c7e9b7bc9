"""What easy players put by and what they spend: for a technology to come, for command tokens, for transports."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.bots.builds import build, transports_lacking
from bot.games.twilight_imperium.bots.cards import follow_worth
from bot.games.twilight_imperium.bots.spending import RESEARCH, Keep, keeps, payment, spare
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.figures import LEADERSHIP, TECHNOLOGY
from tests.games.twilight_imperium.board import Board

FOR_IT = Keep("resources", RESEARCH)


def second_round(*, technology: bool = True, goods: int = 0) -> Board:
    """Sol with Jord (4 resources) and trade goods in round 2; the second player holds Technology."""
    board = Board("sol").own(0, "jord")
    board.state.round = 2
    board[0].goods = goods
    board[1].cards = {TECHNOLOGY: technology}
    return board.begin().reload()


def test_resources_for_the_technology_of_somebodys_card_are_kept() -> None:
    play = second_round(goods=3).play
    assert keeps(play, 0) == (FOR_IT,)
    assert spare(play, 0, "resources") == 3
    assert payment(play, 0, "resources", RESEARCH) is None, "three would be left"
    assert payment(play, 0, "resources", RESEARCH, researching=True) is not None
    assert follow_worth(play, 0, TECHNOLOGY) > 0


@pytest.mark.parametrize("why", ["played", "no token", "round 1", "too little"])
def test_nothing_is_kept_for_a_technology_that_will_not_come(why: str) -> None:
    board = second_round(technology=why != "played")
    if why == "no token":
        board[0].strategy = 0
    if why == "round 1":
        board.state.round = 1
    if why == "too little":
        board.own(0, "jord", ready=False)
    assert keeps(board.reload().play, 0) == ()


@pytest.mark.parametrize(("goods", "saved"), [(0, False), (1, True), (4, True), (5, True), (6, True)])
def test_trade_goods_are_saved_for_an_objective_that_asks_for_them(goods: int, saved: bool) -> None:
    board = second_round(technology=False, goods=goods)
    board.state.revealed = ["negotiate_trade_routes"]
    play = board.reload().play
    assert (Keep("goods", min(5, goods)) in keeps(play, 0)) == saved
    assert spare(play, 0, "resources") == 4 + goods - min(5, goods)


def follower(card: int, goods: int) -> Any:
    """What Sol, whose planets are exhausted but for Jord where it is Technology, makes of a secondary."""
    board = Board("sol").own(0, "jord", ready=card == TECHNOLOGY)
    board.state.round = 2
    board[0].cards, board[1].cards, board[2].cards = {8: True}, {card: True}, {}
    board[0].goods = goods
    board.begin()
    answer = {"action": f"c:{card}"}
    board.do(easy.finished(board.match, 1, board.asked(1), answer), 1)
    while board.topic != "secondary":
        board.do(board.asked().default)
    return easy.plan(board.match, 0, board.asked(0), Stream.of("kept"))


def test_what_was_kept_pays_for_the_technology() -> None:
    assert follower(TECHNOLOGY, 0)["what"] == "follow"


@pytest.mark.parametrize(("goods", "what"), [(3, "decline"), (4, "decline"), (5, "follow"), (9, "follow")])
def test_trade_goods_beyond_a_few_buy_command_tokens(goods: int, what: str) -> None:
    assert follower(LEADERSHIP, goods)["what"] == what


@pytest.mark.parametrize(("number", "first"), [(1, "carrier"), (3, "destroyer")])
def test_early_on_transports_come_before_what_objectives_ask_for(number: int, first: str) -> None:
    board = Board("winnu", at_207=27, at_309=35).put("winnu", 0, space_dock=1, infantry=2)
    board.state.round = number
    board[0].secrets = ["threaten_enemies"]
    play = board.begin().reload().play
    home = board[0].home
    assert transports_lacking(play, 0, home)
    made = build(play, 0, producing(play, 0, home), 3)
    assert next(iter(made)) == first
