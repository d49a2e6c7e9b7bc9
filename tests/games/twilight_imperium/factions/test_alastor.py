"""The Alastor (rules 27.1): ground forces that take part in a space combat as ships."""

from __future__ import annotations

from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import space_fight
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.forces import load
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
