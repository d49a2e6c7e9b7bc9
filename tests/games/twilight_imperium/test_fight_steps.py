"""The steps of a fight in their order, invasions and control (rules 11.3 to 11.5, 21.1)."""

from __future__ import annotations

from bot.games.twilight_imperium.flow.hits import TakeHits
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import CANNON
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.moments import Moments
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet

# --- space --------------------------------------------------------------------------------------------------------


def test_SO1_everybody_fires_in_turn_and_each_roll_is_taken_before_the_next() -> None:
    board = Board("sol", "letnev", "hacan", at_104=27).learn(2, "pds_ii")
    board.put("new_albion", 1, pds=1).put("starpoint", 2, pds=1).put("207", 0, cruiser=2)
    board[1].technologies = {}
    board.dice("cannon", 10).activate("104", {"207:cruiser": 2})
    assert board.awaited == [1]
    board.do("fire:0")
    assert (board.awaited, board.at("104", 0)) == ([2], {"cruiser": 1})


def test_SO6_further_cannons_count_as_one_roll(moments: Moments) -> None:
    board = Board("hacan", "letnev", at_104=27).learn(1, "plasma_scoring")
    board.put("new_albion", 1, pds=1).put("starpoint", 1, pds=2).put("207", 0, cruiser=1)
    board.activate("104", {"207:cruiser": 1})
    assert board.asked().prompt.args["dice"] == 4, "one die of plasma for all cannons of a roll"
    board.dice("cannon", 1, 1, 1, 1).do("fire:0").defaults()
    assert moments.names.count("CN_BEFORE") == 1


def test_SC2_SC11_windows_of_a_combat_in_their_order(moments: Moments) -> None:
    board = Board("sol", "hacan").dice("combat", 1).dice("combat", 1).dice("combat", 9).dice("combat", 1)
    meet(board, {"cruiser": 1}, {"cruiser": 1}, orders=TO_THE_END)
    names = [name for name in moments.names if name.startswith("SC_")]
    assert names[0] == "SC_START"
    assert names.count("SC_ROLLED") == 4
    assert names.count("SC_END") == 1
    assert names.index("SC_ROLLED") < names.index("SC_HITS") < names.index("SC_END")
    assert len(moments.of("SC_HITS")) == 1, "nobody is asked about hits where there are none"


def test_SC2_SC4_a_side_that_loses_its_last_ship_before_the_round_has_no_round(moments: Moments) -> None:
    def shot(play: Galaxy, owner: int, facts: Facts) -> None:
        play.push(TakeHits(1, "104", 0, {"lose": {"cruiser": 1}}))

    moments.waits("SC_START", shot, 0)
    board = meet(Board("sol", "hacan"), {"cruiser": 1}, {"cruiser": 1}, orders=TO_THE_END)
    assert board.at("104", 1) == {}
    assert "SC_ROLLED" not in moments.names
    assert moments.of("SC_END")[0]["winner"] == 0


def test_SC4_a_barrage_that_kills_the_last_fighters_ends_the_combat(moments: Moments) -> None:
    board = Board("sol", "hacan").dice("barrage", 10, 10)
    meet(board, {"destroyer": 1}, {"fighter": 2}, orders=TO_THE_END)
    assert board.at("104", 1) == {}
    assert "SC_ROLLED" not in moments.names
    assert moments.of("SC_END")[0]["winner"] == 0


def test_SC3_both_barrages_are_simultaneous_and_in_the_first_round_alone() -> None:
    board = Board("sol", "hacan").dice("barrage", 10, 1).dice("barrage", 10, 1)
    board.dice("combat", 1, 1).dice("combat", 1, 1).dice("combat", 9, 9).dice("combat", 1, 1)
    board.put("207", 0, carrier=1)
    meet(
        board,
        {"destroyer": 1, "carrier": 1, "fighter": 1},
        {"destroyer": 1, "carrier": 1, "fighter": 1},
        orders=TO_THE_END,
    )
    assert not board.play.said["barrage"], "both rolled"
    assert not board.play.said["combat"]


def test_SC7_hits_that_are_too_many_are_lost() -> None:
    board = Board("sol", "hacan").dice("combat", 9, 9, 9).dice("combat", 1)
    meet(board, {"cruiser": 3}, {"cruiser": 1}, orders=TO_THE_END)
    assert board.at("104", 0) == {"cruiser": 3}
    assert board.at("104", 1) == {}


def test_SC8_both_sides_assign_without_seeing_each_others_choice() -> None:
    board = Board("sol", "hacan").dice("combat", 9, 1).dice("combat", 9, 1)
    meet(board, {"cruiser": 1, "destroyer": 1}, {"cruiser": 1, "destroyer": 1})
    assert board.awaited == [0, 1]
    before = board.match.view(1), board.match.asked(1)
    board.do({"lose": {"cruiser": 1}}, 0)
    assert (board.match.view(1), board.match.asked(1)) == before
    assert board.at("104", 0) == {"cruiser": 1, "destroyer": 1}, "nothing is taken before both have said"
    board.do({"lose": {"destroyer": 1}}, 1)
    fell = [(one["seat"], one["units"]) for one in board.told("destroyed")][:2]
    assert fell == [(0, {"cruiser": 1}), (1, {"destroyer": 1})]


def test_SC8_each_use_of_sustain_damage_is_answered_by_itself(moments: Moments) -> None:
    board = Board("sol", "hacan").dice("combat", 9, 9).dice("combat", 1, 1)
    meet(board, {"cruiser": 2}, {"dreadnought": 2})
    board.do({"sustain": {"dreadnought": 2}}, 1)
    used = moments.of("SU_USED")
    assert [(one["seat"], one["by"], one["unit"]) for one in used] == [(1, 0, "dreadnought")] * 2


def test_SC10_a_new_round_begins_while_both_have_ships(moments: Moments) -> None:
    board = Board("sol", "hacan").dice("combat", 1).dice("combat", 1).dice("combat", 9).dice("combat", 1)
    meet(board, {"cruiser": 1}, {"cruiser": 1}, orders=TO_THE_END)
    rounds = [facts["round"] for facts in moments.of("SC_ROUND") if "round" in facts]
    assert max(rounds) == 2


def test_SC12_a_combat_that_nobody_survives_leaves_no_winner(moments: Moments) -> None:
    board = Board("sol", "hacan").dice("combat", 9).dice("combat", 9)
    meet(board, {"cruiser": 1}, {"cruiser": 1}, orders=TO_THE_END)
    assert (board.at("104", 0), board.at("104", 1)) == ({}, {})
    assert (moments.of("SC_END")[0]["winner"], moments.of("SC_END")[0]["loser"]) == (-1, -1)


def test_RT7_everything_that_has_a_move_value_goes_along() -> None:
    board = Board("sol", "hacan").learn(1, "fighter_ii").put("103", 1, cruiser=1)
    meet(board, {"cruiser": 1}, {"destroyer": 2, "fighter": 3})
    board[1].fleet = 9
    board.dice("combat", 1).dice("combat", *[1] * 5).do("retreat")
    assert board.at("103", 1) == {"cruiser": 1, "destroyer": 2, "fighter": 3}


# --- invasion -----------------------------------------------------------------------------------------------------


def _unshot(board: Board) -> Board:
    """Nobody fires at ships."""
    while board.topic == "cannon":
        board.do("hold")
    return board


def test_IN1_no_invasion_without_ground_forces_and_without_anything_to_bombard(moments: Moments) -> None:
    Board("sol", at_104=19).put("207", 0, cruiser=1).activate("104", {"207:cruiser": 1})
    assert "INV_START" not in moments.names
    board = Board("sol", "letnev", at_104=19).put("wellon", 1, infantry=1).put("207", 0, dreadnought=1)
    board.activate("104", {"207:dreadnought": 1})
    assert moments.names.count("INV_START") == 1
    assert board.topic == "bombard"


def test_IN6_what_was_sent_back_is_not_committed_there_again(moments: Moments) -> None:
    def parley(play: Galaxy, owner: int, facts: Facts) -> None:
        state = play.board
        assert state.tactical is not None
        count = state.tactical.landed.pop(facts["planet"])
        state.planets[facts["planet"]].units[0]["infantry"] -= count
        if not state.planets[facts["planet"]].units[0]["infantry"]:
            del state.planets[facts["planet"]].units[0]
        system = state.systems["104"].units[0]
        system["infantry"] = system.get("infantry", 0) + count
        state.tactical.parleyed.append(facts["planet"])

    moments.waits("INV_COMMIT", parley, 1)
    board = Board("sol", "letnev", at_104=19).put("wellon", 1, pds=1).put("104", 0, carrier=1, infantry=2)
    _unshot(board.activate("104")).do({"wellon": 2}).defaults()
    assert board.state.planets["wellon"].controller == 1
    assert board.at("104", 0) == {"carrier": 1, "infantry": 2}
    assert moments.of("PL_GAIN") == []


def test_IN8_no_retreat_and_rounds_until_one_side_has_nobody_left(moments: Moments) -> None:
    board = Board("sol", "letnev", at_104=19).put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1)
    board.dice("ground", 1).dice("ground", 1).dice("ground", 9).dice("ground", 1).activate("104")
    board.do({"wellon": 1}).defaults()
    rounds = [facts["round"] for facts in moments.of("GC_ROUND") if "round" in facts]
    assert max(rounds) == 2
    assert board.state.planets["wellon"].controller == 0


def test_IN10_IN11_control_is_gained_and_structures_of_others_fall() -> None:
    board = Board("sol", "letnev", at_104=19).put("wellon", 1, pds=2, space_dock=1).put("104", 0, carrier=1, infantry=1)
    _unshot(board.activate("104")).do({"wellon": 1}).do("hold").defaults()
    assert board.at("wellon", 1) == {}
    assert board.state.planets["wellon"].controller == 0


def test_IN7_who_may_not_fire_does_not(moments: Moments) -> None:
    moments.contributes(CANNON, "forbid", lambda play, owner, facts: facts.get("defense"), 0)
    board = Board("sol", "letnev", at_104=19).put("wellon", 1, pds=2).put("104", 0, carrier=1, infantry=1)
    _unshot(board.activate("104")).do({"wellon": 1})
    assert board.topic == "turn"


def test_CO1_a_planet_is_gained_in_five_steps(moments: Moments) -> None:
    seen: list[tuple[str, int, bool, dict[str, int]]] = []

    def look(play: Galaxy, owner: int, facts: Facts) -> None:
        world = play.board.planets["wellon"]
        seen.append((moments.names[-1], world.controller, world.ready, dict(world.units.get(1, {}))))

    for window in ("PL_GAIN", "PL_GAINED"):
        moments.waits(window, look, 2)
    board = Board("sol", "letnev", at_104=19).put("wellon", 1, pds=1).put("104", 0, carrier=1, infantry=1)
    _unshot(board.activate("104")).do({"wellon": 1}).do("hold").defaults()
    gain, gained = seen
    assert gain[1:] == (1, True, {"pds": 1}), "what replaces structures is used while they still stand"
    assert gained[1:] == (0, False, {}), "the card comes exhausted, and the structures have fallen"
    assert [one["former"] for one in moments.of("PL_GAINED")] == [1]


def test_CO1_several_planets_are_gained_one_completely_after_the_other(moments: Moments) -> None:
    board = Board("sol", at_104=27).put("104", 0, carrier=1, infantry=2)
    board.activate("104").do({"starpoint": 1, "new_albion": 1}).defaults()
    steps = [(name, facts["planet"]) for name, facts in moments.opened if name.startswith("PL_")]
    assert [name for name, _ in steps] == ["PL_GAIN", "PL_GAINED"] * 2
    assert steps[0][1] == steps[1][1]


def test_CO1_who_loses_the_last_planet_is_out_when_it_is_gained() -> None:
    board = Board("sol", "letnev", "hacan", at_104=19)
    for planet in board.state.home_planets(1):
        board.state.planets[planet].controller, board.state.planets[planet].ready = -1, False
    board.put("wellon", 1, pds=1).put("104", 0, carrier=1, infantry=1)
    _unshot(board.activate("104")).do({"wellon": 1}).do("hold").defaults()
    assert board[1].eliminated
