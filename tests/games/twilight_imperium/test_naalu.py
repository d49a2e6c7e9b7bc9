"""The Naalu Collective (rules 28.10): Telepathic, Foresight, Neuroglaive, Hybrid Crystal Fighter."""

from __future__ import annotations

from bot.games.twilight_imperium.figures import FACTIONS, TILES, UNITS, technology_deck
from bot.games.twilight_imperium.flow.status import CardsBack
from bot.games.twilight_imperium.forces import figures, load
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.state import in_initiative_order, initiative
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_space_combat import TO_THE_END


def test_S7_what_the_naalu_begin_with() -> None:
    faction = FACTIONS["naalu"]
    assert (faction.commodities, faction.home) == (3, 9)
    assert faction.technologies == ("neural_motivator", "sarween_tools")
    assert faction.units == {
        "carrier": 1,
        "cruiser": 1,
        "destroyer": 1,
        "fighter": 3,
        "infantry": 4,
        "pds": 1,
        "space_dock": 1,
    }
    assert TILES[faction.home].planets == ("maaluuk", "druaa")
    ship = UNITS["matriarch"]
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 9, 2, 1, 6, True)


# --- Telepathic ---------------------------------------------------------------------------------------------------


def test_X40_28_10_telepathic_is_first_in_initiative_for_the_whole_round() -> None:
    board = Board("sol", "naalu", "letnev")
    board[0].cards, board[1].cards, board[2].cards = {5: True, 2: True}, {8: True}, {3: True}
    board.begin(opens("SP_END"))
    assert [initiative(board.state, seat) for seat in range(3)] == [2, 0, 3]
    assert in_initiative_order(board.state) == [1, 0, 2]
    assert board.match.view(None).order == (1, 0, 2)
    assert [player.zero for player in board.match.view(0).players] == [False, True, False]


def test_O2_the_token_goes_with_the_strategy_cards() -> None:
    board = Board("sol", "naalu", "letnev")
    board.begin(opens("SP_END"))
    board.play.push(CardsBack())
    board._go()
    assert board.state.zero == -1


def test_X40_whoever_else_holds_the_token_is_first_and_naalu_by_its_card() -> None:
    """What Gift of Prescience does."""
    board = Board("sol", "naalu", "letnev")
    board[1].cards, board.state.zero = {8: True}, 2
    assert (initiative(board.state, 2), initiative(board.state, 1)) == (0, 8)


# --- Foresight ----------------------------------------------------------------------------------------------------


def upon(**fleet: int) -> Board:
    """Seat 0 comes into 104, where seat 1, Naalu, has ships; 105 and 103 lie beside it."""
    board = Board("sol", "naalu", "letnev").put("104", 1, **fleet).put("207", 0, cruiser=2)
    board[1].fleet = 5
    return board


def test_28_10_foresight_moves_all_ships_for_a_token_that_is_placed() -> None:
    board = upon(carrier=1, cruiser=1, fighter=2, infantry=2)
    board.activate("104", {"207:cruiser": 2})
    assert (board.topic, board.awaited) == ("foresight", [1])
    board.do("103")
    assert board.at("103", 1) == {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2}
    assert board.at("104", 1) == {}
    assert (board[1].strategy, board.state.systems["103"].tokens) == (1, [1]), "placed, not spent"
    assert board.told("space-combat") == []
    assert board.topic == "turn"


def test_28_10_foresight_may_be_left_and_the_fight_comes() -> None:
    board = upon(cruiser=1).activate("104", {"207:cruiser": 2}).do("no")
    assert board.topic == "combat-orders"
    assert board[1].strategy == 2


def test_28_10_foresight_with_an_own_token_there_sends_the_token_to_the_reserve() -> None:
    board = upon(cruiser=1).token(1, "103")
    reserve = board.state.reserve(1)
    board.activate("104", {"207:cruiser": 2}).do("103")
    assert board.state.systems["103"].tokens == [1]
    assert (board[1].strategy, board.state.reserve(1)) == (1, reserve + 1)


def test_28_10_foresight_needs_a_system_without_ships_of_others_and_a_token() -> None:
    board = upon(cruiser=1).put("103", 2, destroyer=1)
    board.activate("104", {"207:cruiser": 2})
    assert "103" not in board.offered()
    assert "105" in board.offered()
    board = upon(cruiser=1)
    board[1].strategy = 0
    assert board.activate("104", {"207:cruiser": 2}).topic != "foresight"


def test_MV19_foresight_goes_where_ships_may_enter() -> None:
    board = Board("sol", "naalu", "letnev", at_103=43, at_105=42, at_208=44).put("104", 1, cruiser=1)
    board.put("207", 0, cruiser=2).activate("104", {"207:cruiser": 2})
    assert not {"103", "105", "208"} & set(board.offered()), "supernova, nebula and asteroids"


def test_MV17_foresight_is_asked_only_if_ships_have_come() -> None:
    assert upon(cruiser=1).activate("104").topic != "foresight"


def test_28_10_foresight_leaves_what_stands_on_planets() -> None:
    board = Board("sol", "naalu", "letnev", at_104=19).put("104", 1, carrier=1).put("207", 0, cruiser=2)
    board.put("wellon", 1, infantry=3, pds=1).activate("104", {"207:cruiser": 2}).do("103")
    assert board.at("wellon", 1) == {"infantry": 3, "pds": 1}
    assert board.at("103", 1) == {"carrier": 1}


def test_28_10_foresight_out_of_a_rift_rolls_for_every_ship() -> None:
    board = Board("sol", "naalu", "letnev", at_104=41).put("104", 1, carrier=1, infantry=2, fighter=2)
    board.put("207", 0, cruiser=2).activate("104", {"207:cruiser": 2})
    board.dice("rift", 2).dice("rift", 9, 9).do("103")
    assert "carrier" not in board.at("103", 1), "lost with what was aboard"
    assert board.at("103", 1) == {}, "no fighter can stay without it"


def test_28_10_damage_goes_along() -> None:
    board = Board("sol", "naalu", "letnev").put("104", 1, {"dreadnought": 1}, dreadnought=2).put("207", 0, cruiser=2)
    board.activate("104", {"207:cruiser": 2}).do("103")
    assert board.state.systems["103"].damaged[1] == {"dreadnought": 1}


def test_X31_foresight_then_the_limits_then_the_cannons_fire() -> None:
    """One carrier and six fighters go into 103: two fighters are too many; a PDS left behind may still fire."""
    board = Board("sol", "naalu", "letnev", at_104=19).put("104", 1, carrier=1, fighter=6)
    board.put("wellon", 1, pds=1, space_dock=1).put("207", 0, cruiser=2).activate("104", {"207:cruiser": 2})
    board.do("103")
    assert board.at("103", 1) == {"carrier": 1, "fighter": 4}
    assert (board.topic, board.awaited) == ("cannon", [1])
    board.dice("cannon", 10).do("fire:0")
    assert board.at("104", 0) == {"cruiser": 1}
    assert board.told("space-combat") == [], "no combat"


# --- technologies -------------------------------------------------------------------------------------------------


def glaive() -> Board:
    return upon(cruiser=1).learn(1, "neuroglaive")


def test_24_neuroglaive_takes_a_token_of_the_fleet_pool() -> None:
    board = glaive()
    board.activate("104", {"207:cruiser": 2})
    assert board[0].fleet == 2
    assert board.told("neuroglaive") == [{"seat": 1, "active_seat": 0}]


def test_24_neuroglaive_takes_nothing_of_an_empty_pool_nor_of_its_owner_nor_for_ground_forces() -> None:
    board = glaive()
    board[0].fleet = 0
    board.state.systems["207"].units.clear()
    board.activate("104")
    assert board[0].fleet == 0
    board = Board("naalu", "sol").learn(0, "neuroglaive").put("104", 0, cruiser=1).activate("104")
    assert board[0].fleet == 3
    board = Board("sol", "naalu", at_104=19).learn(1, "neuroglaive").put("wellon", 1, infantry=1).activate("104")
    assert board[0].fleet == 3, "own ships alone count"


def test_24_after_neuroglaive_what_is_too_many_goes_before_anything_moves() -> None:
    board = glaive().put("207", 0, destroyer=1)
    board.activate("104", {"207:cruiser": 2})
    assert (board.topic, board.awaited) == ("too-many", [0])
    board.do({"destroyer": 1})
    assert board.topic == "foresight", "the plan could still be carried out"
    assert board.at("104", 0) == {"cruiser": 2}


def test_24_a_plan_that_neuroglaive_has_spoilt_is_declared_anew() -> None:
    board = glaive().put("207", 0, destroyer=1)
    board.activate("104", {"207:cruiser": 2}).do({"cruiser": 1})
    assert (board.topic, board.awaited) == ("move", [0])


def test_27_hybrid_crystal_fighters_hit_on_8_and_7() -> None:
    board = Board("naalu", "sol")
    assert (figures(board.state, 0, "fighter").combat, figures(board.state, 0, "fighter").move) == (8, None)
    board.learn(0, "hybrid_crystal_fighter_ii")
    assert (figures(board.state, 0, "fighter").combat, figures(board.state, 0, "fighter").move) == (7, 2)
    assert "fighter_ii" not in technology_deck("naalu"), "TE4"


def test_X9_LC3_two_hybrid_crystal_fighters_beyond_capacity_count_as_one_ship() -> None:
    board = Board("naalu", "sol").learn(0, "hybrid_crystal_fighter_ii", "carrier_ii")
    board[0].fleet = 5
    board.put("104", 0, carrier=1, destroyer=2, fighter=8, infantry=1).begin()
    found = load(board.play, 0, "104")
    assert found.half
    assert found.holds, "3 + 3/2 = 4.5 of 5"
    board.put("104", 0, destroyer=1).reload()
    assert load(board.play, 0, "104").over_fleet == 1, "5.5 of 5"


def test_28_10_orders_do_not_answer_for_foresight() -> None:
    """It comes before the combat, which its orders are for."""
    board = upon(cruiser=1).activate("104", {"207:cruiser": 2}).do("no")
    board.do(TO_THE_END, 0).do(TO_THE_END, 1)
    assert board.told("combat-over")
