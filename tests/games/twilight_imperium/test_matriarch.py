"""The flagship of the Naalu (rules 27.1 Matriarch, IN11): fighters that land, fight and take off again."""

from __future__ import annotations

from tests.games.twilight_imperium.board import Board


def landing(*, mine: int = 0, theirs: int = 1, fighters: int = 2, flagship: int = 1, **others: int) -> Board:
    """Seat 0, Naalu, is over Wellon, where seat 1 stands."""
    board = Board("naalu", "hacan", "letnev", at_104=19).put("wellon", 1, infantry=theirs, **others)
    board.put("104", 0, carrier=1, fighter=fighters)
    if flagship:
        board.put("104", 0, flagship=1)
    if mine:
        board.put("104", 0, infantry=mine)
    return board


def test_27_fighters_land_with_the_matriarch_fight_with_their_value_and_go_back() -> None:
    board = landing(mine=1, theirs=2).activate("104").do({"wellon": 1})
    assert (board.topic, board.awaited) == ("land-fighters", [0])
    board.dice("ground", 8, 7, 8).dice("ground", 1, 1).do({"wellon": 2})
    assert board.told("ground-dice")[0]["hits"] == 2, "fighters hit on 8, and so does the infantry: 8 and 8"
    assert board.at("wellon", 0) == {"infantry": 1}
    assert board.at("104", 0)["fighter"] == 2
    assert board.state.planets["wellon"].controller == 0


def test_27_without_the_matriarch_fighters_stay_in_space() -> None:
    board = landing(mine=1, flagship=0).activate("104").do({"wellon": 1})
    assert board.topic != "land-fighters"


def test_IN11_fighters_alone_win_nothing_and_the_defender_keeps_the_planet() -> None:
    board = landing(fighters=2, pds=1).activate("104").do("hold")
    board.dice("ground", 8, 1).dice("ground", 1).do({"wellon": 2}).do("hold")
    assert board.at("wellon", 0) == {}
    assert board.at("wellon", 1) == {"pds": 1}, "IN11: structures stay"
    assert board.state.planets["wellon"].controller == 1, "X17: a draw"
    assert board.at("104", 0)["fighter"] == 2


def test_27_IN8_a_draw_is_told_where_only_fighters_were_left() -> None:
    board = landing(fighters=2).activate("104").dice("ground", 8, 1).dice("ground", 1).do({"wellon": 2})
    assert [one["winner_seat"] for one in board.told("ground-over")] == [-1]


def test_27_IN8_which_of_them_fall_is_said_by_their_owner_and_fighters_are_proposed() -> None:
    board = landing(mine=1, theirs=2, fighters=1).activate("104").do({"wellon": 1})
    board.dice("ground", 1, 1).dice("ground", 8, 1).do({"wellon": 1})
    assert (board.topic, board.awaited, board.asked().default) == ("fallen", [0], {"fighter": 1})
    assert board.at("wellon", 0) == {"fighter": 1, "infantry": 1}, "nothing has fallen yet"
    board.dice("ground", 8).dice("ground", 1, 1).dice("ground", 8).dice("ground", 1).do({"infantry": 1})
    assert [one["units"] for one in board.told("destroyed") if one["seat"] == 0] == [{"infantry": 1}]


def test_27_IN8_nothing_is_asked_where_all_of_them_fall() -> None:
    board = landing(mine=1, theirs=3, fighters=1).activate("104").do({"wellon": 1})
    board.dice("ground", 1, 1).dice("ground", 8, 8, 1).do({"wellon": 1})
    assert board.told("ground-over")


def test_27_IN7_fighters_can_be_hit_as_they_land() -> None:
    board = landing(mine=1, theirs=1, fighters=2, pds=1).activate("104").do("hold")
    board.do({"wellon": 1}).do({"wellon": 2})
    assert (board.topic, board.awaited) == ("defend", [1])
    board.dice("cannon", 10).dice("ground", 8, 1).dice("ground", 1).do("fire")
    assert (board.topic, board.awaited, board.asked().default) == ("fallen", [0], {"fighter": 1})
    board.do({"fighter": 1})
    assert [one["units"] for one in board.told("destroyed") if one["seat"] == 0] == [{"fighter": 1}]


def test_27_fighters_may_be_left_and_IN1_an_invasion_with_them_alone_is_one() -> None:
    board = landing().activate("104")
    assert board.topic == "land-fighters"
    board.do({})
    assert board.told("ground-combat") == []
    assert board.at("104", 0)["fighter"] == 2


def test_C4_a_new_group_of_fighters_needs_a_figure() -> None:
    board = landing(fighters=3).learn(0, "hybrid_crystal_fighter_ii")
    for at in ("101", "102", "103", "105", "106", "201", "202", "203", "204"):
        board.put(at, 0, fighter=1)
    board.activate("104")
    assert board.topic == "land-fighters"
    assert board.refused({"wellon": 1}) == "no-figure"
    board.dice("ground", 7, 7, 7).dice("ground", 1).do({"wellon": 3})
    assert board.at("104", 0)["fighter"] == 3, "the whole group may go"


def test_27_fighters_land_only_where_others_stand() -> None:
    board = Board("naalu", "hacan", at_104=35).put("104", 0, flagship=1, fighter=2).put("bereg", 1, infantry=1)
    board.activate("104")
    assert (board.topic, board.offered()) == ("land-fighters", ["bereg"])
