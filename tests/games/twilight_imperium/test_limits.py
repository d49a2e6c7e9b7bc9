"""Limits of figures, fleets and capacity; plans of movement as a whole; destroyed and removed (rules 3, 6.4, 11.2,
21.2)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy, remove
from bot.games.twilight_imperium.flow.movement import MoveShips
from bot.games.twilight_imperium.forces import damaged, load, supply
from bot.games.twilight_imperium.hooks.queries import FLEET
from bot.games.twilight_imperium.state import Victory
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.moments import Moments
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet

# --- components ---------------------------------------------------------------------------------------------------


def test_C2_a_face_is_one_to_ten() -> None:
    board = Board().begin()
    shown = {face for _ in range(40) for face in board.play.roll("combat", 10, 10)}
    assert shown == set(range(1, 11))


def test_C3_any_number_of_fighters_and_infantry_stand_where_a_figure_stands() -> None:
    board = Board().put("310", 0, fighter=30).put("jord", 0, infantry=40, pds=2)
    assert supply(board.state, 0, "fighter", "310") > 20
    assert supply(board.state, 0, "infantry", "jord") > 20
    assert supply(board.state, 0, "pds") == 4


def test_C4_a_thirteenth_group_of_infantry_has_no_figure() -> None:
    board = Board()
    for at in ("101", "102", "103", "104", "105", "106", "201", "202", "203", "204", "205", "206"):
        board.put(at, 0, infantry=1)
    assert supply(board.state, 0, "infantry", "101")
    assert not supply(board.state, 0, "infantry", "jord")


def test_C6_DS1_what_is_removed_triggers_nothing(moments: Moments) -> None:
    board = Board().learn(0, "infantry_ii").put("jord", 0, infantry=3).begin()
    remove(board.play, "jord", 0, {"infantry": 2})
    board.play.forget()
    assert board.at("jord", 0) == {"infantry": 1}
    assert moments.of("UN_DIED") == []


def test_DS1_DS3_what_is_destroyed_together_is_one_event(moments: Moments) -> None:
    board = Board("sol", "hacan").dice("combat", 9, 9, 9).dice("combat", 1, 1)
    meet(board, {"cruiser": 3}, {"cruiser": 1, "destroyer": 1}, orders=TO_THE_END)
    died = moments.of("UN_DIED")
    assert [one["units"] for one in died if one["seat"] == 1] == [{"destroyer": 1, "cruiser": 1}] or [
        one["units"] for one in died if one["seat"] == 1
    ] == [{"cruiser": 1, "destroyer": 1}]


def test_DS2_units_go_back_undamaged() -> None:
    board = Board().put("104", 0, {"dreadnought": 1}, dreadnought=2).begin()
    destroy(board.play, "104", 0, {"dreadnought": 1})
    assert damaged(board.state, "104", 0, "dreadnought") == 0, "a damaged one falls first"
    assert supply(board.state, 0, "dreadnought") == 4


def test_C11_points_never_fall_below_nothing() -> None:
    board = Board()
    board[0].ledger = [Victory(1, "custodians", 1), Victory(-2, "imperial", 2)]
    assert board[0].points == 0


# --- limits -------------------------------------------------------------------------------------------------------


def test_LC1_limits_are_checked_everywhere_after_a_move() -> None:
    board = Board().put("207", 0, carrier=1).put("104", 0, fighter=2).put("101", 0, carrier=1, fighter=4)
    board.activate("208", {"207:carrier": 1})
    assert board.at("104", 0) == {}, "no ship there carries them"
    assert board.at("101", 0) == {"carrier": 1, "fighter": 4}


def test_LC1_capacity_waits_for_the_end_of_a_combat_and_the_fleet_does_not() -> None:
    board = Board("sol", "hacan").dice("combat", *[1] * 6).dice("combat", 9).dice("combat", *[1] * 5)
    meet(board.dice("combat", 9), {"carrier": 1, "cruiser": 1, "fighter": 4}, {"cruiser": 1})
    board.do({"lose": {"carrier": 1}}, 0)
    assert board.topic == "hits"
    assert board.at("104", 0) == {"cruiser": 1, "fighter": 4}, "they fight on without their carrier"
    board = Board("sol", "hacan").put("207", 0, cruiser=3).put("104", 1, cruiser=1)
    board[0].fleet = 2
    board.activate("104", {"207:cruiser": 3})
    assert board.at("104", 0) == {"cruiser": 2}, "one is too many before the shooting begins"


def test_LC2_LC3_what_counts_as_ships_fighters_and_room() -> None:
    board = Board("hacan", at_104=27).put("104", 0, carrier=1, cruiser=2, fighter=3, infantry=2)
    found = load(board.begin().play, 0, "104")
    assert (found.ships, found.fighters, found.ground, found.capacity, found.fleet) == (3, 3, 2, 4, 3)
    assert (found.crowd, found.over_capacity, found.over_fleet) == (1, 1, 0)
    board.learn(0, "fighter_ii").reload()
    found = load(board.play, 0, "104")
    assert (found.over_capacity, found.over_fleet) == (0, 1), "one fighter flies by itself, as a fourth ship"


def test_LC4_docks_of_one_system_add_up() -> None:
    board = Board("hacan", at_104=27).put("104", 0, fighter=7)
    board.put("new_albion", 0, space_dock=1).put("starpoint", 0, space_dock=1)
    assert load(board.begin().play, 0, "104").fighters == 1


def test_LC5_the_fleet_is_what_tokens_and_components_allow(moments: Moments) -> None:
    moments.contributes(FLEET, "add", lambda play, owner, facts: 2 if facts["seat"] == owner else None, 0)
    board = Board().put("104", 0, cruiser=1).begin()
    board[0].fleet = 0
    assert load(board.play, 0, "104").fleet == 2


def test_LC6_the_owner_says_what_goes_and_nothing_is_destroyed(moments: Moments) -> None:
    board = Board().put("104", 0, cruiser=2, destroyer=2)
    board[0].fleet = 3
    board.begin(LimitCheck([0], ["104"]))
    assert (board.topic, board.awaited) == ("too-many", [0])
    assert board.offered() == ["cruiser", "destroyer"]
    board.do({"cruiser": 1})
    assert board.at("104", 0) == {"cruiser": 1, "destroyer": 2}
    assert moments.of("UN_DIED") == []
    assert [one["over"] for one in board.told("removed")] == [1], "nobody was told why a ship was taken off the board"


def test_LC4_LC6_fighters_that_a_dock_holds_are_not_too_many() -> None:
    board = Board("hacan", at_104=19).put("wellon", 0, space_dock=1).put("104", 0, carrier=1, fighter=4, infantry=5)
    board.begin(LimitCheck([0], ["104"]))
    assert board.topic == "too-many"
    assert board.asked().shape.most == {"fighter": 1, "infantry": 5}  # type: ignore[union-attr]
    board.do({"fighter": 1, "infantry": 1})
    assert board.at("104", 0) == {"carrier": 1, "fighter": 3, "infantry": 4}
    board.put("104", 0, infantry=1)
    board.play.push(LimitCheck([0], ["104"]))
    board._go()
    assert board.at("104", 0) == {"carrier": 1, "fighter": 3, "infantry": 4}, "infantry alone is too many"


def test_30_2_who_does_not_say_what_goes_loses_fighters_first() -> None:
    board = Board("hacan").put("104", 0, carrier=1, fighter=4, infantry=2).begin(LimitCheck([0], ["104"]))
    assert board.asked().default == {"fighter": 2}


def test_LC7_ground_forces_on_planets_need_no_room() -> None:
    board = Board("hacan", at_104=27).put("104", 0, carrier=1).put("new_albion", 0, infantry=20)
    assert load(board.begin().play, 0, "104").ground == 0


# --- plans of movement --------------------------------------------------------------------------------------------


def test_MV1_nothing_of_a_plan_with_one_wrong_move_is_carried_out() -> None:
    board = Board().put("207", 0, cruiser=1).put("301", 0, carrier=1)
    assert board.refused({"action": "s:104", "ships": {"207:cruiser": 1, "301:carrier": 1}})
    assert board[0].tactic == 3
    assert board.state.systems["104"].tokens == []
    assert board.refused({"action": "s:104", "ships": {"207:cruiser": 2}})


def test_MV2_each_ship_moves_once_and_to_the_active_system() -> None:
    board = Board().put("207", 0, cruiser=2)
    board.activate("104", {"207:cruiser": 1})
    assert board.at("104", 0) == {"cruiser": 1}
    assert board.at("207", 0) == {"cruiser": 1}


def test_MV4_MV5_a_path_is_as_long_as_the_move_value() -> None:
    board = Board().put("310", 0, cruiser=1, dreadnought=1)
    assert board.offered(0, action="s:207") == ["310:dreadnought", "310:cruiser"]
    assert board.offered(0, action="s:104") == ["310:cruiser"]
    assert "310:cruiser" not in _coming(board, "101")


def _coming(board: Board, at: str) -> list[str]:
    field = board.match.narrow(0, board.asked(0).no, {"action": f"s:{at}"})
    return [] if field is None else [option.id for option in field.shape.options]


def test_MV13_MV14_all_paths_are_declared_before_any_die_and_removals_come_before_arrivals() -> None:
    board = Board("hacan", at_207=41).put("310", 0, carrier=2).put("arretze", 0, infantry=8)
    board.dice("rift", 1, 9).activate("104", {"310:carrier": 2}, {"arretze:infantry": 8}).defaults()
    assert board.at("104", 0) == {"carrier": 1, "infantry": 4}, "the move counted on both dice being survived"
    assert board.at("arretze", 0) == {}


def test_MV15_one_ship_alone_has_the_bonus_of_gravity_drive() -> None:
    board = Board("letnev").learn(0, "gravity_drive").put("310", 0, carrier=2)
    boosted = [id for id in _coming(board, "104") if id.endswith("+")]
    assert boosted == ["310:carrier+"]
    assert board.refused({"action": "s:104", "ships": {"310:carrier+": 2}, "cargo": {}})


def test_MV16_what_is_left_behind_without_room_is_removed_and_a_plan_that_breaks_a_limit_is_legal() -> None:
    board = Board("hacan").put("207", 0, carrier=1, fighter=3, infantry=1).put("104", 0, cruiser=3)
    board.activate("104", {"207:carrier": 1})
    assert (board.topic, board.awaited) == ("too-many", [0]), "a fleet of three there"
    board.do({"carrier": 1})
    assert board.at("104", 0) == {"cruiser": 3}
    assert board.at("207", 0) == {}, "fighters and infantry that nothing carries"


def test_MV17_arrivals_are_answered_only_where_a_ship_arrived(moments: Moments) -> None:
    board = Board().put("207", 0, cruiser=1).activate("104", {"207:cruiser": 1})
    assert moments.of("MV_ARRIVED") == [{"seat": 0, "system": "104"}]
    board.state.turn = 0
    moments.opened.clear()
    Board().put("104", 0, cruiser=1).activate("104")
    assert moments.of("MV_ARRIVED") == []


def test_MV18_what_is_used_at_the_activation_comes_before_the_plan_is_carried_out(moments: Moments) -> None:
    board = Board().put("207", 0, cruiser=1).put("301", 0, cruiser=1)

    def far(play: object, owner: int, facts: object) -> None:
        board.play.board.tactical.replan = True  # type: ignore[union-attr]

    moments.waits("SY_ACTIVATED", far, 0)
    board.activate("104", {"207:cruiser": 1})
    assert (board.topic, board.awaited) == ("move", [0]), "more is possible now, so the plan is asked for anew"
    assert isinstance(board.play.state.agenda[-1], MoveShips)
    board.do({"ships": {}}).defaults()
    assert board.at("207", 0) == {"cruiser": 1}


@pytest.mark.parametrize("token", [False, True])
def test_MV19_retreating_ships_take_cargo_of_the_active_system_token_or_not(token: bool) -> None:
    board = Board("sol", "hacan", at_104=19).put("103", 1, cruiser=1).put("wellon", 1, infantry=2)
    if token:
        board.token(1, "104")
    meet(board, {"cruiser": 1}, {"carrier": 1}).dice("combat", 1).dice("combat", 1).do("retreat")
    board.do({"to": "103", "cargo": {"wellon:infantry": 2}})
    assert board.at("103", 1) == {"cruiser": 1, "carrier": 1, "infantry": 2}


def test_C11_points_never_rise_above_the_target() -> None:
    board = Board().begin()
    gain_points(board.play, 0, board.state.target - 1, "imperial")
    gain_points(board.play, 0, 2, "lead_from_the_front")
    assert board[0].points == board.state.target
    assert board[0].ledger[-1].points == 1
    assert board.match.result is not None
