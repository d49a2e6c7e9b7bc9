"""Fleets of Twilight Imperium that come and meet, for pictures of moves and fights."""

from __future__ import annotations

from collections.abc import Mapping

from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.scouting import ground_fight
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.twilight_imperium import Arrival
from tests.games.twilight_imperium.board import Board

BY_HAND = {"how": "by-hand"}
FULL = {"flagship": 1, "dreadnought": 3, "carrier": 2, "cruiser": 2, "destroyer": 2, "fighter": 6}


def meeting(attacker: str = "letnev", fleet: dict[str, int] | None = None) -> Board:
    """A great space combat, just after the dice of its first round, those that missed rolled again."""
    fleet = fleet or FULL
    board = Board(attacker, "sol").put("207", 0, {"dreadnought": 1}, **fleet)
    board.put("104", 1, {"flagship": 1}, flagship=1, cruiser=3, fighter=5, carrier=2, destroyer=1, war_sun=1)
    board.learn(1, "war_sun")
    board[0].fleet = board[1].fleet = 12
    board[0].goods = 2
    ships = {f"207:{kind}": n for kind, n in fleet.items() if kind not in ("fighter", "dreadnought")}
    ships |= {"207:dreadnought": fleet["dreadnought"] - 1, "207:dreadnought!": 1}
    board.activate("104", ships, {"207:fighter": fleet["fighter"]}).do(BY_HAND, 0).do(BY_HAND, 1)
    for _ in range(20):
        if board.topic == "hits":
            return board
        board.do("yes" if board.topic == "munitions" else board.asked().default)
    raise AssertionError("no dice are rolled")


def after(board: Board) -> TwilightImperiumView:
    """When the hits are taken."""
    while board.topic == "hits":
        board.do(board.asked().default)
    return board.match.view(None)


def landing() -> Fight:
    board = Board("l1z1x", "sol", at_104=19).put("104", 0, dreadnought=2, infantry=3).put("wellon", 1, infantry=4)
    return ground_fight(board.play, "wellon", 0, 3)


def won() -> Board:
    """A space combat that is over."""
    board = Board("sol", "letnev").put("207", 0, dreadnought=2).put("104", 1, fighter=1)
    board.dice("combat", 10, 10).dice("combat", 1).activate("104", {"207:dreadnought": 2})
    return board.do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)


CARGO = {"207:fighter": 4, "207:infantry": 2}


def gathering() -> Board:
    """Much that can come to 104, past a gravity rift and under cannons."""
    board = Board("sol", "letnev", "hacan", at_206=41, at_104=19, at_207=20, at_103=25)
    board.put("207", 0, {"dreadnought": 1}, dreadnought=2, cruiser=2, fighter=4, infantry=2, carrier=1)
    board.put("206", 0, destroyer=2, carrier=1, infantry=3).put("310", 0, flagship=1, cruiser=1)
    board.put("104", 1, cruiser=2, fighter=2).put("wellon", 1, pds=2, infantry=2).learn(1, "pds_ii")
    board.learn(0, "gravity_drive")
    board[0].fleet = 5
    return board.reload()


def arrivals(board: Board, chosen: Mapping[str, int]) -> tuple[Arrival, ...]:
    return tuple(
        Arrival(str(number), one.kind, one.count, tuple(one.route.path), one.route.exits, one.hurt, chosen.get(id, 0))
        for number, (id, one) in enumerate(stacks(board.play, 0, "104").items(), 1)
    )
