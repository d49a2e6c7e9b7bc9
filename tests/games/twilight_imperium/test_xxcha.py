"""The Xxcha Kingdom (rules 28.14): Peace Accords, Quash, Instinct Training, Nullification Field, Loncara Ssodu."""

from __future__ import annotations

import pytest

from bot.core.events import Event
from bot.core.windows import PASS
from bot.games.twilight_imperium.economy.research import researchable
from bot.games.twilight_imperium.figures import DIPLOMACY, FACTIONS, TILES, UNITS
from bot.games.twilight_imperium.flow.cannon import guns
from bot.games.twilight_imperium.flow.landing import defending_guns
from bot.games.twilight_imperium.light import without_effect
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, play, table
from tests.games.twilight_imperium.papers import dealt, give, notes
from tests.games.twilight_imperium.senate import answer, armed, called, convene, council, hearing, senate
from tests.games.twilight_imperium.test_strategy_cards import holding, played


def accords(**tiles: int) -> Board:
    """Seat 0 is Xxcha; Archon Ren and Archon Tau are its home at 310, Wellon lies beside it."""
    return holding(DIPLOMACY, "xxcha", "sol", "letnev", **({"at_309": 19} | tiles))


def to_accords(board: Board) -> Board:
    """Diplomacy's primary is resolved in the own home system."""
    return played(board).defaults("peace-accords", "turn")


# --- setup --------------------------------------------------------------------------------------------------------


def test_S7_what_the_xxcha_begin_with() -> None:
    faction = FACTIONS["xxcha"]
    assert (faction.commodities, faction.home, faction.technologies) == (4, 14, ("graviton_laser_system",))
    assert faction.units == {"carrier": 1, "cruiser": 2, "fighter": 3, "infantry": 4, "pds": 1, "space_dock": 1}
    assert TILES[faction.home].planets == ("archon_ren", "archon_tau")
    ship = UNITS["loncara_ssodu"]
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 7, 2, 1, 3, True)
    assert ship.cannon is not None
    assert (ship.cannon.value, ship.cannon.count) == (5, 3)


# --- Peace Accords ------------------------------------------------------------------------------------------------


def test_28_14_CO3_peace_accords_gains_an_empty_planet_after_the_primary() -> None:
    board = to_accords(accords())
    assert (board.topic, board.awaited) == ("peace-accords", [0])
    assert board.offered() == ["wellon", "no"]
    board.do("wellon")
    world = board.state.planets["wellon"]
    assert (world.controller, world.ready) == (0, False), "CO1: exhausted"
    assert board.topic == "turn"


def test_28_14_peace_accords_may_be_left() -> None:
    board = to_accords(accords())
    board.do("no")
    assert board.state.planets["wellon"].controller == -1


def test_28_14_peace_accords_takes_a_controlled_planet_without_units_and_none_with_a_structure() -> None:
    board = accords(at_311=20).own(1, "wellon").put("vefut_ii", 1, pds=1)
    assert to_accords(board).offered() == ["wellon", "no"]
    board.do("wellon")
    assert board.state.planets["wellon"].controller == 0
    assert board.told("taken") == [{"seat": 0, "planet": "wellon", "former_seat": 1}]


def test_28_14_peace_accords_reaches_the_system_of_an_own_planet_and_those_beside_it_alone() -> None:
    board = accords(at_309=35, at_206=19, at_103=20).own(0, "bereg")
    offered = to_accords(board).offered()
    assert "lirta_iv" in offered, "the system of an own planet"
    assert "wellon" in offered, "beside it"
    assert "vefut_ii" not in offered, "two away"
    assert "archon_ren" not in offered, "one's own"


def test_28_14_peace_accords_never_takes_mecatol_rex() -> None:
    board = accords(at_104=19).own(0, "wellon")
    board.state.custodians = False
    assert to_accords(board).topic == "turn", "nothing beside but Mecatol Rex"


def test_28_14_peace_accords_follows_the_secondary_too_even_with_nothing_to_ready() -> None:
    board = holding(DIPLOMACY, "sol", "xxcha", "letnev", at_303=19)
    board[1].strategy = 2
    played(board).defaults("secondary")
    assert board.awaited == [1], "Letnev has nothing to ready, and nothing else in it"
    board.do({"what": "follow"}, 1)
    assert (board.topic, board.awaited) == ("peace-accords", [1])
    assert board[1].strategy == 1
    board.do("wellon")
    assert board.state.planets["wellon"].controller == 1


def test_28_14_who_declines_the_secondary_gains_no_planet() -> None:
    board = holding(DIPLOMACY, "sol", "xxcha", "letnev", at_303=19)
    played(board).defaults("secondary")
    board.do({"what": "decline"}, 1)
    assert board.topic == "turn"


def test_28_14_peace_accords_takes_the_last_planet_of_a_player_who_is_out_then() -> None:
    board = accords().own(1, "wellon")
    for planet in board.state.home_planets(1):
        board.state.planets[planet].controller = 2
    to_accords(board).do("wellon")
    assert board[1].eliminated


# --- Quash --------------------------------------------------------------------------------------------------------


def test_28_14_quash_replaces_the_agenda_for_a_strategy_token() -> None:
    board = convene(senate("mutiny", "economic_equality", "seed_of_an_empire", factions=("sol", "xxcha", "letnev")))
    assert (called(board), board.awaited) == ("AG_WHEN", [1])
    assert board.offered(1) == [PASS, "quash"]
    board.do("quash", 1)
    assert board[1].strategy == 1
    assert hearing(board).card == "economic_equality"
    assert council(board).discards == ["mutiny"]
    assert board.told("quashed") == [{"seat": 1, "agenda": "mutiny"}]


def test_28_14_quash_any_number_of_times_once_per_agenda() -> None:
    board = convene(senate("mutiny", "economic_equality", "seed_of_an_empire", factions=("sol", "xxcha", "letnev")))
    board.do("quash", 1)
    assert (called(board), hearing(board).number) == ("AG_WHEN", 1), "the one that came for it is a new agenda"
    board.do("quash", 1)
    assert board[1].strategy == 0
    assert (board.topic, hearing(board).card) == ("vote", "seed_of_an_empire"), "nothing left to pay with"


def test_28_14_quash_may_be_left_and_is_asked_once() -> None:
    board = convene(senate("mutiny", factions=("sol", "xxcha", "letnev")))
    board.do(PASS, 1)
    assert (board.topic, hearing(board).card) == ("vote", "mutiny")


def test_28_14_without_a_strategy_token_quash_is_not_asked() -> None:
    board = senate("mutiny", factions=("sol", "xxcha", "letnev"))
    board[1].strategy = 0
    assert convene(board).topic == "vote"


def test_6_3_28_14_quash_has_its_turn_in_the_window() -> None:
    """Who comes before the Xxcha, from the speaker, can silence them before they quash; who comes after cannot."""
    options = {"notes": "on", "agendas": "on"}
    for speaker, silenced in ((0, True), (1, False)):
        board = senate("mutiny", "economic_equality", factions=("sol", "xxcha", "letnev"), options=options)
        board.state.speaker = speaker
        board = convene(give(dealt(board), 0, "political_secret:1"))
        board.do("political_secret:1", 0).do("quash", 1)
        assert (hearing(board).card == "mutiny") == silenced
        assert board[1].strategy == (2 if silenced else 1)
        assert ("political_secret:1" in notes(board).hands[0]) != silenced


def test_6_3_28_14_after_somebody_has_acted_quash_may_follow() -> None:
    board = armed(
        "mutiny", "economic_equality", hands={2: ["veto"], 0: ["sabotage"]}, factions=("sol", "xxcha", "letnev")
    )
    answer(board, s2="veto")
    answer(board, s0="sabotage")
    assert hearing(board).card == "mutiny"
    assert "quash" in board.offered(1), "who declined may act now"


def test_0_4_quash_and_instinct_training_have_no_effect_without_agendas_and_action_cards() -> None:
    assert {"quash", "instinct_training"} <= set(without_effect({}))
    assert not {"quash", "instinct_training"} & set(without_effect({"agendas": "on", "action_cards": "on"}))


# --- Instinct Training --------------------------------------------------------------------------------------------


def trained(*hands: str) -> Board:
    """Seat 0 holds the first card, seat 1 the others; seat 2 is Xxcha with Instinct Training."""
    board = table("sol", "letnev", "xxcha", at_104=19).put("wellon", 1, infantry=2).learn(2, "instinct_training")
    return hold(hold(board, 0, hands[0]), 1, *hands[1:])


def test_28_14_instinct_training_cancels_an_action_card() -> None:
    board = trained("plague")
    play(board, "plague", "wellon")
    assert board.awaited == [2], "who holds no card is not called; who could answer openly is"
    board.do("instinct_training", 2)
    assert board.told("card-cancelled") == [{"seat": 0, "component": "plague"}]
    assert (board[2].strategy, board[2].technologies["instinct_training"]) == (1, False)
    assert board.at("wellon", 1) == {"infantry": 2}
    assert (board.topic, board.awaited) == ("turn", [0]), "TU7: something else is done"


@pytest.mark.parametrize("lacks", ["ready", "token", "technology"])
def test_PP1_instinct_training_is_called_while_it_is_ready_and_payable(lacks: str) -> None:
    board = trained("plague")
    if lacks == "token":
        board[2].strategy = 0
    elif lacks == "ready":
        board[2].technologies["instinct_training"] = False
    else:
        del board[2].technologies["instinct_training"]
    play(board, "plague", "wellon")
    assert board.match.call() is None


def test_28_14_instinct_training_is_not_for_an_own_card() -> None:
    board = table("xxcha", "letnev", "sol", at_104=19).put("wellon", 1, infantry=2).learn(0, "instinct_training")
    play(hold(board, 0, "plague"), "plague", "wellon")
    assert board.match.call() is None


def test_AC5_instinct_training_cancels_a_sabotage_and_the_card_works() -> None:
    board = trained("plague", "sabotage").put("wellon", 1, infantry=1)
    play(board, "plague", "wellon").do(PASS, 2).do("sabotage", 1)
    call = board.match.call()
    assert call is not None
    assert call.seats == (2,), "a Sabotage itself is open to nothing else"
    board.dice("plague", 6, 6, 6).do("instinct_training", 2)
    assert board.at("wellon", 1) == {}
    assert board[1].hand == [], "the cancelled Sabotage is spent"


def test_X41_no_leak_who_holds_cards_and_who_is_open_are_asked_and_nobody_else() -> None:
    board = table("sol", "letnev", "hacan", "xxcha", at_104=19).put("wellon", 1, infantry=1)
    hold(board.learn(3, "instinct_training"), 0, "plague")
    hold(hold(board, 1, "spy", "uprising", "war_effort"), 3, "ghost_ship", "lucky_shot", "insubordination")
    play(board, "plague", "wellon")
    call = board.match.call()
    assert call is not None
    assert set(call.seats) == {1, 3}, "Q holds cards, S is open; R has none"


# --- Nullification Field ------------------------------------------------------------------------------------------


def field(**tiles: int) -> Board:
    """Seat 0 comes into 104, where seat 1, Xxcha, has a cruiser and the field."""
    board = Board("sol", "xxcha", "jolnar", **tiles).learn(1, "nullification_field")
    return board.put("104", 1, cruiser=1).put("207", 0, cruiser=2)


def test_28_14_nullification_field_ends_the_turn() -> None:
    board = field().activate("104", {"207:cruiser": 2})
    assert (board.topic, board.awaited) == ("nullify", [1])
    board.do("yes")
    assert (board[1].strategy, board[1].technologies["nullification_field"]) == (1, False)
    assert board.at("207", 0) == {"cruiser": 2}, "nothing has moved"
    assert 0 in board.state.systems["104"].tokens, "TU6: the token stays"
    assert board.awaited == [1], "the next turn"


def test_28_14_nullification_field_needs_own_ships_a_token_and_a_ready_card() -> None:
    board = field(at_104=19).put("wellon", 1, infantry=1)
    board.state.systems["104"].units.clear()
    assert board.activate("104").topic != "nullify", "ground forces are not ships"
    board = field()
    board[1].strategy = 0
    assert board.activate("104").topic != "nullify"
    board = field()
    board[1].technologies["nullification_field"] = False
    assert board.activate("104").topic != "nullify"


def test_28_14_nullification_field_is_not_for_an_own_activation() -> None:
    board = Board("xxcha", "sol").learn(0, "nullification_field").put("104", 0, cruiser=1)
    assert board.activate("104").topic != "nullify"


@pytest.mark.parametrize(("first", "gained"), [(1, 0), (2, 4)])
def test_X30_a_turn_that_is_ended_first_pays_no_siphons(first: int, gained: int) -> None:
    """Xxcha and Jol-Nar both have something for the activation; who comes first in window order decides (AT4)."""
    board = field().learn(2, "e_res_siphons").put("104", 2, cruiser=1)
    board[1].cards, board[2].cards = ({2: True}, {3: True}) if first == 1 else ({3: True}, {2: True})
    board.activate("104").do("yes", 1)
    assert board[2].goods == gained
    assert board.awaited != [0], "the turn is over"


# --- Loncara Ssodu ------------------------------------------------------------------------------------------------


def test_27_SO2_loncara_ssodu_fires_into_its_own_system_and_those_beside_it() -> None:
    board = Board("sol", "xxcha").put("104", 1, flagship=1).begin()
    assert [(kind, dice.count, dice.value) for kind, dice in guns(board.play, 1, "104")] == [("flagship", 3, 5)]
    assert [kind for kind, _ in guns(board.play, 1, "103")] == ["flagship"]
    assert guns(board.play, 1, "310") == []


def test_27_SO4_loncara_ssodu_shoots_at_ships_that_come_beside_it() -> None:
    board = Board("sol", "xxcha").put("104", 1, flagship=1).put("310", 0, cruiser=2)
    board.activate("207", {"310:cruiser": 2})
    assert (board.topic, board.awaited) == ("cannon", [1])
    board.dice("cannon", 6, 5, 1).do("fire:0").defaults()
    assert board.at("207", 0) == {"cruiser": 1}, "Sol deflects: 5 is a miss"


def test_27_IN7_loncara_ssodu_does_not_fire_at_who_lands() -> None:
    board = Board("sol", "xxcha", at_104=19).put("104", 1, flagship=1).put("wellon", 1, infantry=1).begin()
    assert defending_guns(board.play, 1, "wellon") == []


# --- technologies -------------------------------------------------------------------------------------------------


def test_24_the_xxcha_alone_research_their_technologies() -> None:
    board = Board("xxcha", "sol").learn(0, "neural_motivator", "sarween_tools").begin()
    found = researchable(board.play, 0)
    assert {"instinct_training", "nullification_field"} <= set(found)
    assert not {"instinct_training", "nullification_field"} & set(researchable(board.play, 1))


def test_28_what_is_told_is_public() -> None:
    board = field().activate("104").do("yes", 1)
    told = [event for event in board.events if event.key.endswith("nullified")]
    assert all(isinstance(event, Event) and event.seen_by is None for event in told)
    assert told
