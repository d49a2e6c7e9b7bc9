"""What easy players make of Winnu, Muaat, Yssaril and Arborec."""

from __future__ import annotations

from typing import Any

from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy
from bot.games.twilight_imperium.bots.gifts.tables import WORTH, deeds
from bot.games.twilight_imperium.economy.production import Produce
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.games.twilight_imperium.flow.status import StatusPhase
from bot.games.twilight_imperium.hooks.blocks import DEEDS
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, play, table

STREAM = Stream.of("gifts of set two")
SET = ("winnu", "muaat", "yssaril", "arborec")


def plan(board: Board, seat: int = 0) -> Any:
    """What the easy player answers."""
    return easy.plan(board.match, seat, board.asked(seat), STREAM)


def test_every_component_action_of_these_factions_has_a_worth() -> None:
    own = {id for one in SET for id in (*FACTIONS[one].abilities, *FACTIONS[one].own)} | {"the_inferno"}
    assert own & DEEDS.keys() <= WORTH.keys()


def test_star_forge_takes_tokens_that_no_card_asks_for() -> None:
    board = Board("muaat").put("104", 0, war_sun=1).begin()
    for player in board.state.players:
        player.cards = dict.fromkeys(player.cards, False)
    ((value, answer),) = deeds(board.reload().play, 0, ["star_forge"])
    assert answer == {"action": "d:star_forge", "target": "104:fighter"}, "they have room in the war sun"
    assert value > easy.LEAST
    board[0].strategy = 1
    for player in board.state.players:
        player.cards = dict.fromkeys(player.cards, True)
    ((value, _),) = deeds(board.reload().play, 0, ["star_forge"])
    assert value < easy.LEAST, "cards of others are still to be followed"


def test_mitosis_guards_what_nobody_guards() -> None:
    board = Board("arborec", "sol", at_104=27).put("nestphar", 0, infantry=3).own(0, "new_albion")
    board.put("103", 1, carrier=1, infantry=2)
    board.state.phase = "status"
    board.begin(StatusPhase())
    assert board.topic == "mitosis"
    assert plan(board) == "new_albion"


def test_cards_that_are_kept_are_not_discarded_and_the_best_one_is_taken() -> None:
    board = hold(table("yssaril"), 0, "sabotage")
    board.begin(DrawCards(0, 1))
    assert board.topic == "scheming"
    assert plan(board) != "sabotage"
    board = table("yssaril", "letnev").learn(0, "mageon_implants")
    hold(board, 1, "plague", "sabotage")
    play(board, "mageon_implants")
    assert plan(board) == "sabotage"


def test_stalling_gives_no_card_that_is_kept_and_not_the_last_ones() -> None:
    board = hold(table("yssaril"), 0, "sabotage", "plague").begin()
    ((value, _),) = deeds(board.play, 0, ["stall_tactics"])
    assert value < easy.LEAST


def test_the_winnu_take_the_custodians_with_nothing_to_pay_and_build_there() -> None:
    board = Board("winnu", "sol").put("101", 0, carrier=1, infantry=2)
    for planet in board.state.home_planets(0):
        board.state.planets[planet].ready = False
    board.begin()
    answer = plan(board)
    assert answer["action"] == "s:000"
    board.do(answer)
    while board.topic != "turn":
        board.do(plan(board, board.awaited[0]), board.awaited[0])
    assert board.at("mecatol_rex", 0) == {"infantry": 2, "space_dock": 1, "pds": 1}


def test_values_are_swapped_where_it_pays() -> None:
    board = Board("winnu", at_104=34).learn(0, "hegemonic_trade_policy").put("centauri", 0, space_dock=1)
    board.state.planets["winnu"].ready = False
    board.begin(Produce(0, system="104"))
    assert board.topic == "hegemonic"
    assert plan(board) == "centauri"
