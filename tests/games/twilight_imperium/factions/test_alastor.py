"""The Alastor (rules 27.1): ground forces that take part in a space combat as ships."""

from __future__ import annotations

from typing import Any

from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import space_fight
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.forces import load
from tests.games.twilight_imperium import hands
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_space_combat import BY_HAND, TO_THE_END


def boarding(
    mine: dict[str, int],
    theirs: dict[str, int],
    planet: int = 2,
    orders: dict[str, str] = TO_THE_END,
    *,
    near: bool = False,
) -> Board:
    """Seat 0's fleet with the Alastor comes upon seat 1 at Wellon, where own infantry stands."""
    board = Board("nekro", "letnev", at_104=19).put("wellon", 0, infantry=planet)
    board.put("207", 0, **mine).put("104", 1, **theirs)
    board[0].fleet = board[1].fleet = 9
    if near:
        board.put("207", 0, cruiser=1)
    ships = {f"207:{kind}": n for kind, n in mine.items() if kind != "infantry"}
    cargo = {"207:infantry": mine["infantry"]} if "infantry" in mine else {}
    board.activate("104", ships, cargo)
    assert board.topic == "combat-orders"
    return board.do(orders, 0).do(orders, 1)


def test_27_1_the_alastor_calls_ground_forces_of_the_system_into_the_fight() -> None:
    board = boarding({"flagship": 1, "infantry": 1}, {"cruiser": 1})
    assert (board.topic, board.awaited) == ("the-alastor", [0])
    assert board.offered() == ["104", "wellon"]
    board.dice("combat", 1, 1, 8, 1, 8).dice("combat", 1)
    board.do({"104": 1, "wellon": 2})
    assert board.topic == "gain-from"
    board.do({"technology": "nothing"})
    assert board.at("104", 1) == {}, "five dice: two of the flagship, three of infantry that hits on 8"
    assert (board.at("wellon", 0), board.at("104", 0)) == ({"infantry": 2}, {"flagship": 1, "infantry": 1})
    assert board.state.combat is None


def test_27_1_they_take_hits_where_they_stand_and_fight_on_without_the_flagship() -> None:
    board = boarding({"flagship": 1, "infantry": 1}, {"dreadnought": 4}, planet=1)
    board.dice("combat", 1, 1, 1, 1).dice("combat", 10, 10, 10, 10)
    board.do({"104": 1, "wellon": 1})
    assert board.told("destroyed")[0]["units"] == {"flagship": 1, "infantry": 2}
    assert board.at("wellon", 0) == {}
    assert board.state.planets["wellon"].controller == 0, "CO2: nobody else is there"


def test_27_1_ground_forces_alone_keep_the_fight_going() -> None:
    board = boarding({"flagship": 1}, {"dreadnought": 3, "cruiser": 1}, planet=3, orders=BY_HAND)
    board.dice("combat", 1, 1, 1, 1, 1).dice("combat", 10, 10, 1, 1)
    board.do({"wellon": 3}).defaults("hits")
    board.dice("combat", 1, 1).dice("combat", 10, 10, 1, 1)
    board.do({"sustain": {}, "lose": {"flagship": 1, "infantry": 1}}, 0)
    rolled = next(one for one in board.told("dice") if one["seat"] == 0)
    assert rolled["units"] == ["infantry", "infantry"]
    assert board.told("combat-over")[0]["round"] == 2
    assert board.at("wellon", 0) == {}


def test_RT2_who_retreats_leaves_the_ground_forces_of_planets_and_the_fight_is_over() -> None:
    board = boarding({"flagship": 1}, {"cruiser": 2}, planet=5, orders=BY_HAND, near=True)
    board.dice("combat", 1, 1, 1, 1, 1, 1, 1).dice("combat", 1, 1)
    board.do({"wellon": 5}).defaults("announce")
    while board.topic == "announce":
        board.do("retreat" if board.awaited == [0] else "stay")
    board.defaults("turn", "commit")
    assert board.state.combat is None
    assert (board.at("207", 0), board.at("wellon", 0)) == (
        {"cruiser": 1, "flagship": 1, "infantry": 3},
        {"infantry": 2},
    ), "RT3: three ride, the others stay and fight no more"


def test_LC5_they_count_for_no_fleet_limit_and_assault_cannon_counts_them() -> None:
    board = boarding({"flagship": 1}, {"cruiser": 1}, planet=2, orders=BY_HAND)
    board.do({"wellon": 2})
    assert load(board.play, 0, "104").ships == 1
    assert sum(n for kind, n in ships_of(board.state, "104", 0).items() if kind != "fighter") == 3


def test_27_1_nobody_is_asked_without_the_flagship_or_without_ground_forces() -> None:
    board = boarding({"cruiser": 1}, {"cruiser": 1})
    assert board.topic != "the-alastor"
    board = boarding({"flagship": 1}, {"cruiser": 1}, planet=0)
    assert board.topic != "the-alastor"


def test_27_1_who_waits_lets_those_in_space_fight() -> None:
    board = boarding({"flagship": 1, "infantry": 2}, {"cruiser": 1})
    assert board.asked().default == {"104": 2}


def test_27_1_odds_reckon_with_ground_forces_that_have_joined() -> None:
    board = boarding({"flagship": 1}, {"dreadnought": 2, "cruiser": 1}, planet=3, orders=BY_HAND)
    alone = odds(space_fight(board.play, "104", 0, 1)).of(0)
    board.do({"wellon": 3})
    assert board.state.combat is not None
    board.state.systems["104"].units[0] = {"flagship": 1}
    board.state.systems["104"].units[1] = {"dreadnought": 2, "cruiser": 1}
    assert odds(space_fight(board.play, "104", 0, 1)).of(0) > alone + 0.1


def _courageous(holder: int) -> Board:
    """As `boarding`, with Courageous to the End in a hand and three infantry that have joined."""
    board = hands.table("nekro", "letnev", "hacan", at_104=19).put("wellon", 0, infantry=3)
    board.put("207", 0, flagship=1).put("104", 1, dreadnought=2, cruiser=2)
    board[0].fleet = board[1].fleet = 9
    hands.hold(board, holder, "courageous_to_the_end").activate("104", {"207:flagship": 1})
    return board


def _until_hits(board: Board) -> Board:
    """By hand, with all infantry, until somebody takes hits."""
    said: dict[str, Any] = {"combat-orders": BY_HAND, "the-alastor": {"wellon": 3}}
    for _ in range(20):
        if board.asked().topic == "twilight_imperium-topic-hits":
            return board
        board.do(said.get(board.topic, board.asked().default))
    raise AssertionError("nobody takes hits")


def test_22_27_1_ground_forces_that_fell_as_ships_are_avenged_by_courageous_to_the_end() -> None:
    board = _until_hits(_courageous(0).dice("combat", 1, 1, 1, 1, 1).dice("combat", 10, 1, 1, 1))
    board.do({"sustain": {}, "lose": {"infantry": 1}}, 0)
    assert "courageous_to_the_end:infantry" in board.offered(0)
    board.dice("courageous_to_the_end", 8, 7)
    hands.react(board, 0, "courageous_to_the_end:infantry")
    assert board.told("courageous")[0]["hits"] == 1, "infantry hits on 8, without what modifies it"
    assert board.topic == "give-up"


def test_22_27_1_who_has_to_give_up_ships_may_give_up_ground_forces_that_have_joined() -> None:
    board = _until_hits(_courageous(1).dice("combat", 10, 1, 1, 1, 1).dice("combat", 1, 1, 1, 1))
    board.do({"sustain": {}, "lose": {"cruiser": 1}}, 1)
    board.dice("courageous_to_the_end", 7, 1)
    board.do({"technology": "nothing"}, 0)  # Technological Singularity comes first
    hands.react(board, 1, "courageous_to_the_end:cruiser")
    assert (board.topic, board.awaited) == ("give-up", [0])
    board.do({"infantry": 1}, 0)
    assert board.at("wellon", 0) == {"infantry": 2}
