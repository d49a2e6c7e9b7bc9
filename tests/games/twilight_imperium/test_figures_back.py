"""Figures of fighters and infantry: a place more than there are figures needs one that comes back (rules C4, C5)."""

from __future__ import annotations

from bot.games.twilight_imperium.bots.spending import completed
from bot.games.twilight_imperium.forces import locations
from tests.games.twilight_imperium.board import Board

EMPTY = ("101", "102", "103", "105", "106", "201", "202", "203", "204", "205", "206", "207", "208")


def spread(kind: str, count: int, **more: int) -> Board:
    """Seat 0 has a group of one type in as many places as it has figures of them, with a carrier each."""
    board = Board("hacan").put("arretze", 0, space_dock=1)
    board[0].fleet = 9
    for at in EMPTY[:count]:
        board.put(at, 0, carrier=1, **{kind: more.get(f"at_{at}", 1)})
    board[0].goods = 9
    return board


def test_C4_a_new_group_of_fighters_needs_a_figure() -> None:
    board = spread("fighter", 10).token(0, *EMPTY).put("310", 0, carrier=1)
    board.activate("310")
    assert "fighter" not in board.offered(), "nothing can come back from beside an own token"


def test_C5_a_group_of_fighters_comes_back_whole() -> None:
    board = spread("fighter", 10, at_101=3).token(0, *EMPTY[1:]).put("310", 0, carrier=1)
    board.activate("310")
    assert board.offered(units={"fighter": 2}) == ["101:fighter"]
    assert board.refused({"units": {"fighter": 2}})
    board.do({"units": {"fighter": 2}, "fighter_groups": "101:fighter"})
    assert board.at("101", 0) == {"carrier": 1}
    assert board.at("310", 0)["fighter"] == 2
    assert locations(board.state, 0, "fighter") == 10


def test_C5_no_group_comes_back_where_units_stand_already() -> None:
    board = spread("fighter", 9).put("310", 0, carrier=1, fighter=1)
    board.activate("310").do({"units": {"fighter": 1}})
    assert board.at("310", 0)["fighter"] == 2


def test_C5_a_group_of_infantry_comes_back_for_what_is_produced() -> None:
    board = spread("infantry", 12).token(0, *EMPTY[2:])
    board.activate("310")
    assert set(board.offered(units={"infantry": 1})) == {"101:infantry", "102:infantry"}
    board.do({"units": {"infantry": 1}, "infantry_groups": "102:infantry"})
    assert board.at("arretze", 0) == {"space_dock": 1, "infantry": 1}
    assert board.at("102", 0) == {"carrier": 1}


def test_C5_orbital_drop_with_a_figure_that_comes_back() -> None:
    board = Board("sol")
    board[0].fleet = 9
    for at in EMPTY[:12]:
        board.put(at, 0, carrier=1, infantry=1)
    board.token(0, *EMPTY[1:12]).do({"action": "d:orbital_drop"})
    assert board.at("jord", 0) == {"infantry": 2}
    assert board.at("101", 0) == {"carrier": 1}, "the only one that can come back does"


def test_C5_nobody_is_forced_to_let_a_figure_come_back() -> None:
    board = Board("hacan", "letnev", at_104=19).put("wellon", 1, infantry=1).learn(0, "dacxive_animators")
    board[0].fleet = 9
    for at in EMPTY[:11]:
        board.put(at, 0, carrier=1, infantry=1)
    board.put("104", 0, carrier=1, infantry=1).activate("104").dice("ground", 9).dice("ground", 1).do({"wellon": 1})
    assert board.at("wellon", 0) == {"infantry": 2}, "where a group stands no figure is needed"


def test_C5_groups_of_both_kinds_come_back_for_one_production() -> None:
    board = spread("infantry", 12).token(0, *EMPTY[2:])
    for at in EMPTY[:10]:
        board.put(at, 0, carrier=1, fighter=1)
    board.put("310", 0, carrier=1).activate("310")
    units = {"infantry": 1, "fighter": 1}
    assert set(board.offered(units=units)) == {"101:fighter", "102:fighter"}
    found = completed(board.match, 0, board.asked(0), {"units": units})
    board.do(found)
    assert board.at("310", 0)["fighter"] == 1
    assert board.at("arretze", 0)["infantry"] == 1
    assert locations(board.state, 0, "fighter") == 10
    assert locations(board.state, 0, "infantry") == 12


def test_C5_more_new_groups_than_can_come_back_are_refused() -> None:
    board = spread("infantry", 12).token(0, *EMPTY[1:])
    board.put("310", 0, carrier=1).put("kamdorn", 0, space_dock=1)
    board.activate("310")
    assert board.refused({"units": {"infantry": 2}, "places": {"arretze": 1, "kamdorn": 1}})
