"""The Nekro Virus (rules 28.11): technologies of others, predictions, Propagation, the Alastor."""

from __future__ import annotations

import pytest

from bot.core.windows import PASS
from bot.games.twilight_imperium.components.objectives import TESTS
from bot.games.twilight_imperium.components.strategy_cards.technology import SECONDARIES
from bot.games.twilight_imperium.economy.research import Research, researchable, symbols
from bot.games.twilight_imperium.figures import FACTIONS, TECHNOLOGIES, TECHNOLOGY, UNITS, technology_deck
from bot.games.twilight_imperium.flow.assimilation import GainFrom, gainable, tokens_for
from bot.games.twilight_imperium.flow.ending import check_elimination
from bot.games.twilight_imperium.flow.setup import POOL
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.blocks import BLOCKS, CONTRIBUTIONS
from bot.games.twilight_imperium.invariants import violations
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import answer, before, called, convene, council, hearing, senate, through
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet

X, Y = "valefar_assimilator_x", "valefar_assimilator_y"


def copying(board: Board, seat: int = 0, **texts: str) -> Board:
    """A Nekro player whose assimilators have texts, as `x="bioplasmosis"`."""
    for letter, text in texts.items():
        token = f"valefar_assimilator_{letter}"
        del board[seat].technologies[token]
        board[seat].technologies[text] = True
        board[seat].copied[token] = text
    return board


def offered(board: Board, *sources: int) -> Board:
    """Seat 0 may gain a technology of these."""
    return board.begin(GainFrom(0, sources=list(sources), source="technological_singularity"))


def test_S7_what_the_nekro_begin_with() -> None:
    faction = FACTIONS["nekro"]
    assert (faction.commodities, faction.home) == (3, 8)
    assert faction.technologies == ("dacxive_animators", X, Y)
    assert faction.units == {"dreadnought": 1, "carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2, "space_dock": 1}
    ship = UNITS["the_alastor"]
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 9, 2, 1, 3, True)


# --- what is gained -----------------------------------------------------------------------------------------------


def test_28_11_everybodys_technologies_come_from_the_own_deck() -> None:
    board = offered(Board("nekro", "sol").learn(1, "gravity_drive", "dreadnought_ii"), 1)
    assert {"gravity_drive", "dreadnought_ii"} <= set(board.offered())
    board.do({"technology": "dreadnought_ii"})
    assert figures(board.state, 0, "dreadnought").id == "dreadnought_ii"
    assert (board[0].copied, X in board[0].technologies) == ({}, True)


def test_28_11_a_faction_technology_takes_an_assimilator_and_stays_its_owners() -> None:
    board = offered(Board("nekro", "yin").learn(1, "yin_spinner"), 1)
    board[1].technologies["yin_spinner"] = False
    board.do({"technology": "yin_spinner"})
    assert board[0].copied == {X: "yin_spinner"}
    assert (board[0].technologies["yin_spinner"], board[1].technologies["yin_spinner"]) == (True, False), "own state"
    assert X not in board[0].technologies
    assert "yin_spinner" not in gainable(board.state, 0, [1]), "one token on each at most"
    assert not violations(board.play)


@pytest.mark.parametrize(("token", "other"), [(X, Y), (Y, X)])
def test_28_11_each_assimilator_takes_a_text_where_the_other_has_one(token: str, other: str) -> None:
    board = Board("nekro", "yin", "sol").learn(1, "yin_spinner").learn(2, "advanced_carrier_ii")
    copying(board, **{other[-1]: "yin_spinner"})
    offered(board, 2).do({"technology": "advanced_carrier_ii", "token": token})
    assert board[0].copied == {other: "yin_spinner", token: "advanced_carrier_ii"}


def test_28_11_with_both_in_use_one_gives_its_text_up() -> None:
    board = copying(Board("nekro", "yin", "l1z1x"), x="yin_spinner", y="inheritance_systems")
    offered(board.learn(1, "impulse_core"), 1)
    assert board.offered(technology="impulse_core") == [X, Y]
    board.do({"technology": "impulse_core", "token": Y})
    assert board[0].copied == {X: "yin_spinner", Y: "impulse_core"}
    assert "inheritance_systems" not in board[0].technologies
    assert not violations(board.play)


def test_28_11_a_free_one_is_taken_first_and_the_other_can_be_moved() -> None:
    board = copying(Board("nekro", "yin"), x="yin_spinner")
    offered(board.learn(1, "impulse_core"), 1)
    assert board.offered(technology="impulse_core") == [Y, X]


def test_28_11_a_second_upgrade_of_a_type_goes_to_the_same_assimilator() -> None:
    board = copying(Board("nekro", "l1z1x", "sardakk"), y="super_dreadnought_ii").learn(2, "exotrireme_ii")
    assert tokens_for(board[0], "exotrireme_ii") == [Y]
    offered(board, 2).do({"technology": "exotrireme_ii", "token": Y})
    assert board[0].copied == {Y: "exotrireme_ii"}
    assert X in board[0].technologies
    assert figures(board.state, 0, "dreadnought").id == "exotrireme_ii"


def test_28_11_a_factions_upgrade_beats_everybodys_while_it_is_copied() -> None:
    board = copying(Board("nekro", "sol"), x="advanced_carrier_ii").learn(0, "carrier_ii")
    assert figures(board.state, 0, "carrier").id == "advanced_carrier_ii"
    assert figures(board.state, 1, "carrier").id == "advanced_carrier_i", "printed version I stays its faction's"


def test_28_11_nothing_else_of_a_faction_can_be_gained() -> None:
    assert not set(technology_deck("nekro")) & {"yin_spinner", "exotrireme_ii"}
    board = Board("sol", "yin").learn(1, "yin_spinner")
    assert "yin_spinner" not in gainable(board.state, 0, [1]), "TE4: others have nothing that copies"
    board = Board("sol", "nekro")
    assert {X, Y} & set(gainable(board.state, 0, [1])) == set(), "nobody copies what copies"


def test_28_11_infantry_that_dies_follows_one_card() -> None:
    board = copying(Board("nekro", "sol", at_104=19), x="spec_ops_ii").learn(0, "infantry_ii")
    board.put("wellon", 1, infantry=1).put("104", 0, carrier=1, infantry=1).activate("104").dice("ground", 1)
    board.dice("ground", 10).dice("infantry", 5)
    board.do({"wellon": 1})
    assert board[0].waiting == 1, "Spec Ops II saves on 5, and Infantry II rolls no second die"


def lost(board: Board, token: str, source: int, technology: str) -> Board:
    """The text of a card goes for another."""
    return offered(board.learn(source, technology), source).do({"technology": technology, "token": token})


def test_28_11_C10_without_a_card_for_them_war_suns_are_removed() -> None:
    board = copying(Board("nekro", "muaat", "yin"), x="prototype_war_sun_ii").put("104", 0, war_sun=2, cruiser=1)
    lost(board, X, 2, "yin_spinner")
    assert board.at("104", 0) == {"cruiser": 1}
    assert board.told("destroyed") == [], "removed"
    board = copying(Board("nekro", "muaat", "yin"), x="prototype_war_sun_ii").learn(0, "war_sun")
    lost(board.put("104", 0, war_sun=2), X, 2, "yin_spinner")
    assert board.at("104", 0) == {"war_sun": 2}
    assert figures(board.state, 0, "war_sun").id == "war_sun"


@pytest.mark.parametrize(("known", "waiting"), [((), 0), (("infantry_ii",), 2)])
def test_28_11_infantry_that_waits_follows_the_card_that_applies_now(known: tuple[str, ...], waiting: int) -> None:
    board = copying(Board("nekro", "sol", "yin"), x="spec_ops_ii").learn(0, *known)
    board[0].waiting = 2
    lost(board, X, 2, "yin_spinner")
    assert board.at("mordai_ii", 0).get("infantry", 0) == waiting, "its turn has begun"


def test_28_11_LC_what_is_carried_no_more_goes() -> None:
    board = copying(Board("nekro", "sol", "yin"), x="advanced_carrier_ii").put("104", 0, carrier=1, fighter=8)
    lost(board, X, 2, "yin_spinner")
    assert board.at("104", 0) == {"carrier": 1, "fighter": 4}


def test_28_3_docks_float_while_the_text_of_the_floating_factory_is_there() -> None:
    board = Board("nekro", "saar", "yin").learn(1, "floating_factory_ii").put("mordai_ii", 0, space_dock=1)
    offered(board, 1).do({"technology": "floating_factory_ii"})
    assert (board.at("mordai_ii", 0), board.at("310", 0)) == ({}, {"space_dock": 1})
    assert not violations(board.play)


def test_28_11_docks_that_floated_go_to_own_planets_or_are_removed() -> None:
    board = copying(Board("nekro", "saar", "yin"), x="floating_factory_ii")
    board.put("310", 0, space_dock=1).put("104", 0, space_dock=1, cruiser=1)
    lost(board, X, 2, "yin_spinner")
    assert (board.at("mordai_ii", 0), board.at("310", 0)) == ({"space_dock": 1}, {})
    assert board.at("104", 0) == {"cruiser": 1}
    assert not violations(board.play)


def test_EL3_a_text_stays_when_its_owner_is_out() -> None:
    board = copying(Board("nekro", "yin", "sol"), x="yin_spinner").begin()
    for planet in board.state.planets_of(1):
        board.state.planets[planet].controller = -1
        board.state.planets[planet].ready = False
    check_elimination(board.play, 1)
    assert board[1].eliminated
    assert board[0].technologies["yin_spinner"]
    assert not [one for one in violations(board.play) if "I16" in one]


def test_28_11_TE6_a_copy_gives_no_symbol_and_an_upgrade_counts_once() -> None:
    board = copying(Board("nekro", "yin", "l1z1x"), x="yin_spinner", y="super_dreadnought_ii")
    board.learn(0, "dreadnought_ii")
    assert symbols(board[0])["green"] == 1, "Dacxive Animators alone"
    assert TESTS["develop_weaponry"](board.play, 0)[0] == 1, "one type of unit"
    assert TESTS["diversify_research"](board.play, 0)[0] == 0


OTHERS = tuple(one.id for one in TECHNOLOGIES.values() if one.faction and not one.copies and one.faction != "nekro")


@pytest.mark.parametrize("technology", [one for one in OTHERS if TECHNOLOGIES[one].faction in POOL])
def test_28_11_every_faction_technology_works_for_whoever_has_its_text(technology: str) -> None:
    """Its block finds the Nekro player as owner, its figures are those of the units, and its state is its own."""
    owner = TECHNOLOGIES[technology].faction
    board = copying(Board("nekro", owner, "sol" if owner != "sol" else "hacan"), x=technology)
    unit = TECHNOLOGIES[technology].unit
    if unit:
        assert figures(board.state, 0, UNITS[unit].kind).id == unit
    assert unit or technology in BLOCKS
    if technology in BLOCKS:
        assert 0 in BLOCKS[technology].owners(board.state)
        assert 1 not in BLOCKS[technology].owners(board.state)
    answered = {query for query, all_ in CONTRIBUTIONS.items() for one in all_ if one.block.id == technology}
    board.learn(1, technology)
    if technology in BLOCKS:
        assert sorted(BLOCKS[technology].owners(board.state)) == [0, 1], answered
    board[1].technologies[technology] = False
    assert board[0].technologies[technology]
    board.begin()
    assert not violations(board.play)
    for _ in range(30):
        if board.match.result is not None:
            break
        board.do(board.asked().default)
        assert not violations(board.play)


@pytest.mark.parametrize(("counts", "number"), [("off", 0), ("on", 2)])
def test_Q15_assimilators_count_for_adapt_new_strategies_by_option_alone(counts: str, number: int) -> None:
    board = Board("nekro", "yin", options={"valefar_counts": counts})
    assert TESTS["adapt_new_strategies"](board.play, 0)[0] == number
    assert TESTS["adapt_new_strategies"](copying(board, x="yin_spinner").play, 0)[0] == number
    board.learn(1, "yin_spinner", "impulse_core")
    assert TESTS["adapt_new_strategies"](board.play, 1)[0] == 2


# --- Technological Singularity ------------------------------------------------------------------------------------


def test_28_11_technological_singularity_gains_once_in_a_space_combat_at_once() -> None:
    board = Board("nekro", "sol").learn(1, "cruiser_ii", "gravity_drive")
    board.dice("combat", 10, 1).dice("combat", 1, 1).dice("combat", 6, 1).dice("combat", 1)
    meet(board, {"cruiser": 2}, {"destroyer": 2}, orders=TO_THE_END)
    assert (board.topic, board.awaited) == ("gain-from", [0])
    board.do({"technology": "cruiser_ii"})
    assert board.at("104", 0) == {"cruiser": 2}
    assert board.at("104", 1) == {}, "the 6 of the next round hits with the new card"
    assert board.told("gained-from")[0]["technology"] == "cruiser_ii"
    assert board.topic != "gain-from", "once in a combat"


def test_28_11_who_wants_nothing_is_asked_again_when_more_is_destroyed() -> None:
    board = Board("nekro", "sol").learn(1, "gravity_drive")
    board.dice("combat", 10, 1).dice("combat", 1, 1).dice("combat", 10, 1).dice("combat", 1)
    meet(board, {"cruiser": 2}, {"destroyer": 2}, orders=TO_THE_END).do({"technology": "nothing"})
    assert board.topic == "gain-from"
    board.do({"technology": "gravity_drive"})
    assert "gravity_drive" in board[0].technologies


def test_28_11_technological_singularity_on_the_ground_is_a_combat_of_its_own() -> None:
    board = Board("nekro", "sol", at_104=19).learn(1, "gravity_drive").put("wellon", 1, infantry=1)
    board.put("104", 0, carrier=1, infantry=2).activate("104").dice("ground", 10, 10).dice("ground", 1)
    board.do({"wellon": 2})
    assert board.topic == "gain-from"
    assert board.asked().default == {"technology": "nothing"}, "30.4"
    board.do({"technology": "gravity_drive"})
    assert "gravity_drive" in board[0].technologies


def test_28_11_bombs_before_a_combat_teach_nothing() -> None:
    board = Board("nekro", "sol", at_104=19).learn(1, "gravity_drive").put("wellon", 1, infantry=1)
    board.put("104", 0, dreadnought=1, carrier=1, infantry=1).dice("bombardment", 10).activate("104")
    assert board.topic == "bombard"
    board.do({"planet": "wellon"})
    assert board.at("wellon", 1) == {}
    assert board.topic != "gain-from"


def test_28_11_the_defender_learns_too_and_of_its_opponent_alone() -> None:
    board = Board("sol", "nekro", "yin").learn(0, "gravity_drive").learn(2, "yin_spinner")
    board.dice("combat", 1).dice("combat", 10)
    meet(board, {"destroyer": 1}, {"cruiser": 1}, orders=TO_THE_END)
    assert (board.topic, board.awaited) == ("gain-from", [1])
    assert "yin_spinner" not in board.offered()


# --- Propagation --------------------------------------------------------------------------------------------------


def test_28_11_propagation_gives_tokens_in_place_of_any_research() -> None:
    board = Board("nekro", "sol")
    assert list(researchable(board.play, 0)) == []
    board.begin(Research(0))
    assert board.topic == "gain-tokens"
    assert set(board[0].technologies) == {"dacxive_animators", X, Y}
    board.do({"tactic": 3})
    assert board[0].tactic == 6
    assert board.told("technology") == []


def test_28_11_costs_of_the_instruction_are_still_paid() -> None:
    board = Board("nekro", "sol").begin(Research(0, price=0, again=6))
    board[0].goods = 6
    board.reload().do({"tactic": 3})
    assert (board.topic, board.offered()) == ("research", ["tokens", "nothing"])
    answer = {"technology": "tokens", "pay": board.offered(technology="tokens")[0]}
    board.do(answer)
    assert board.topic == "gain-tokens"
    assert (board[0].goods, board.state.planets["mordai_ii"].ready) == (4, False), "6 resources"


def test_28_11_TE7_without_tokens_in_the_reserve_nothing_is_asked_and_nothing_paid() -> None:
    board = Board("nekro", "sol")
    board[0].tactic = 11
    board[0].goods = 6
    assert board.state.reserve(0) == 0
    assert not SECONDARIES[TECHNOLOGY].can(board.play, 0)
    board.begin(Research(0, price=4))
    assert board.topic == "turn"


def test_28_11_propagation_follows_technology_for_4_resources() -> None:
    board = Board("nekro", "sol")
    board[0].goods = 4
    assert SECONDARIES[TECHNOLOGY].can(board.play, 0)
    board[0].goods = 0
    board.state.planets["mordai_ii"].ready = False
    assert not SECONDARIES[TECHNOLOGY].can(board.reload().play, 0)


# --- Galactic Threat ----------------------------------------------------------------------------------------------


def parliament(*cards: str) -> Board:
    """Seat 2 is the Nekro Virus; it is asked for a prediction."""
    table = senate(*(cards or ("economic_equality", "mutiny")), factions=("sol", "letnev", "nekro"))
    return convene(table.learn(1, "gravity_drive", "l4_disruptors").learn(0, "fleet_logistics"))


def test_28_11_the_nekro_predict_and_gain_of_one_who_voted_so() -> None:
    table = parliament()
    assert (called(table), table.awaited) == ("AG_AFTER", [2])
    assert table.offered(2) == [PASS, "galactic_threat:for", "galactic_threat:against"]
    table.do("galactic_threat:for")
    assert hearing(table).predictions[0].outcome == "for"
    assert hearing(table).barred == [], "it had no vote anyway"
    assert (table.topic, table.awaited) == ("vote", [1]), "seat 2 never votes"
    table.do({"outcome": "for", "votes": "all"})
    assert table.awaited == [0]
    table.do({"outcome": "abstain"})
    assert (table.topic, table.awaited) == ("gain-from", [2])
    assert "fleet_logistics" not in table.offered(), "seat 0 did not vote for it"
    table.do({"technology": "l4_disruptors"})
    assert table[2].copied == {X: "l4_disruptors"}
    assert council(table).discards.count("galactic_threat") == 0
    assert "galactic_threat" not in table.state.discards


def test_28_11_once_in_a_phase_and_once_again_in_the_next() -> None:
    table = parliament().do("galactic_threat:against")
    table.do({"outcome": "for", "votes": "all"}).do({"outcome": "abstain"})
    assert table.topic == "vote", "the second agenda comes without another prediction"
    assert council(table).predicted == [2]
    for _ in range(20):
        if table.state.phase != "agenda":
            break
        assert called(table) != "AG_AFTER"
        table.do(table.asked().default)
    assert council(table).predicted == []


def test_28_11_a_prediction_can_wait_for_the_second_agenda() -> None:
    table = parliament().do(PASS)
    table.do({"outcome": "for", "votes": "all"}).do({"outcome": "abstain"})
    assert (called(table), hearing(table).number) == ("AG_AFTER", 2)


def test_28_11_a_right_prediction_for_which_nobody_voted_brings_nothing() -> None:
    table = parliament().do("galactic_threat:against")
    table.do({"outcome": "abstain"}).do({"outcome": "abstain"})
    assert table.topic == "tie"
    table.do("against")
    assert table.topic != "gain-from"
    assert table[2].copied == {}


def test_28_11_AV1_as_speaker_it_breaks_ties() -> None:
    table = senate("economic_equality", factions=("nekro", "letnev", "sol"))
    convene(table).do(PASS).do({"outcome": "abstain"}).do({"outcome": "abstain"})
    assert (table.topic, table.awaited) == ("tie", [0])


def test_6_3_28_11_the_nekro_may_predict_once_riders_lie_open() -> None:
    table = before("mutiny", hands={0: ["trade_rider"]}, factions=("sol", "letnev", "nekro"))
    through(convene(table), "AG_AFTER")
    answer(table, s0="trade_rider:for")
    through(table, "AG_AFTER")
    assert [one.card for one in hearing(table).predictions] == ["trade_rider"]
    answer(table, s2="galactic_threat:for")
    assert [one.card for one in hearing(table).predictions] == ["trade_rider", "galactic_threat"]
