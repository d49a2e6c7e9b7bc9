"""Laws that come, go and meet something else (rules 17, 18, 21, 23): together with cards, notes and each other."""

from __future__ import annotations

from bot.core.shapes import Pick
from bot.games.twilight_imperium.components.agendas.dues import ready_planets
from bot.games.twilight_imperium.economy.research import means
from bot.games.twilight_imperium.flow.agenda import Overdue
from bot.games.twilight_imperium.flow.control import GainControl
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.scoring import public_choices
from bot.games.twilight_imperium.flow.status import Ready
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.politics.council import Deferred, Law
from bot.games.twilight_imperium.politics.laws import discard_law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import (
    VOTES,
    answer,
    before,
    convene,
    council,
    hearing,
    passed,
    senate,
    through,
    votes,
)
from tests.games.twilight_imperium.test_laws import under


def points(table: Board) -> list[int]:
    return [player.points for player in table.state.players]


def test_23_anti_intellectual_revolution_research_costs_a_ship() -> None:
    table = passed("anti_intellectual_revolution", "for").put("104", 1, cruiser=1, destroyer=1, fighter=1)
    table.play.push(opens("RS_DONE", seat=1, technology="gravity_drive"))
    table._go()
    assert (table.topic, table.awaited) == ("agenda-losses", [1])
    assert table.offered(1) == ["destroyer@104", "cruiser@104"], "no fighter"
    table.do({"due-0": {"cruiser@104": 1}}, 1)
    assert table.at("104", 1) == {"destroyer": 1}, "limits are looked at then: nothing carries the fighter"
    table.play.push(opens("RS_DONE", seat=1, technology="sarween_tools"))
    table._go()
    assert table.at("104", 1) == {}
    table.play.push(opens("RS_DONE", seat=1, technology="war_sun"))
    table._go()
    assert table.topic == "vote", "without a ship nothing is lost"


def test_23_anti_intellectual_revolution_one_technology_costs_one_planet() -> None:
    table = Board()
    table.state.council = senate().state.council
    table.own(0, "thibah", "quann")
    table[0].technologies = {"gravity_drive": True}
    council(table).deferred = [Deferred("anti_intellectual_revolution", (0,))]
    table.begin(Overdue())
    shape = table.shape(0)
    assert isinstance(shape, Pick)
    assert (shape.min, shape.max) == (1, 1)
    assert table.asked(0).default == {"planets": "jord"}
    table.do({"planets": "quann"}, 0)
    assert ready_planets(table.state, 0) == ["jord", "thibah"]


def test_C9_surplus_pds_go_when_the_homeland_defense_act_leaves_play() -> None:
    table = under("homeland_defense_act").put("jord", 0, pds=4)
    table.begin()
    discard_law(table.play, "homeland_defense_act")
    table._go()
    assert table.at("jord", 0) == {"pds": 2}


def test_PL2_a_law_stays_with_its_planet_as_it_is_whoever_takes_that() -> None:
    table = under("research_team_biotic", object="lodor").own(0, "lodor").put("lodor", 1, infantry=1)
    table[0].technologies, table[1].technologies = {}, {}
    council(table).laws["research_team_biotic"].ready = False
    table.begin(GainControl(1, "lodor"))
    assert council(table).laws["research_team_biotic"] == Law(object="lodor", ready=False)
    assert means(table.play, 1, "dacxive_animators", 0) == {}
    table.play.push(Ready())
    table._go()
    assert [one.planets for one in means(table.play, 1, "dacxive_animators", 0).values()] == [("research_team_biotic",)]
    assert means(table.play, 0, "dacxive_animators", 0) == {}


def test_23_LC1_fighters_of_a_dock_on_the_redistributed_planet_are_too_many() -> None:
    table = senate("colonial_redistribution").put(VOTES[2], 2, space_dock=1)
    at = table.state.planets[VOTES[2]].system
    table.put(at, 2, destroyer=1, fighter=2)
    gain_points(table.play, 0, 1, "custodians")
    gain_points(table.play, 1, 1, "imperial")
    convene(table)
    votes(table, VOTES[2], None, None)
    table.defaults("vote")
    assert table.at(at, 2) == {"destroyer": 1}


def test_SG1_what_was_put_off_happens_in_the_order_in_which_it_was_stored() -> None:
    table = Board()
    table.state.council = senate().state.council
    table.own(0, "thibah", "gral", "quann")
    table[0].technologies = {"gravity_drive": True, "sarween_tools": True}
    council(table).deferred = [Deferred("anti_intellectual_revolution", (0,)), Deferred("arms_reduction", (0,))]
    table.begin(Overdue())
    assert table.topic == "agenda-exhaust"
    assert {"thibah", "gral"} <= set(table.offered(0)), "those with a specialty are ready still"
    table.do({"planets": ["thibah", "gral"]}, 0)
    assert ready_planets(table.state, 0) == ["jord", "quann"]


def test_23_Q13_a_law_with_nothing_to_elect_anew_goes_and_another_agenda_comes() -> None:
    table = convene(leaked("control_the_region"))
    votes(table, "classified_document_leaks", None, None)
    assert (hearing(table).card, hearing(table).number) == ("mutiny", 1)
    assert council(table).laws == {}
    assert council(table).discards == ["classified_document_leaks"]
    votes(table, None, None)
    table.do("against")
    assert (hearing(table).card, hearing(table).number) == ("seed_of_an_empire", 2)


def leaked(objective: str) -> Board:
    """Before Miscount Disclosed, with a secret objective of seat 1 that lies open by law."""
    laws = {"classified_document_leaks": Law(object=objective)}
    table = senate("miscount_disclosed", "mutiny", "seed_of_an_empire", laws=laws)
    table.state.secrets.remove(objective)
    table[1].scored, table.state.revealed = [objective], [objective]
    return table


def test_23_elected_anew_document_leaks_lays_open_the_new_secret_alone() -> None:
    table = leaked("control_the_region")
    table.state.secrets.remove("mine_rare_metals")
    table[2].scored = ["mine_rare_metals"]
    convene(table)
    table.own(1, "quann").reload()
    table.do({"outcome": "classified_document_leaks", "votes": "choose", "planets": [VOTES[1]]})
    votes(table, None, None)
    assert table.offered() == ["mine_rare_metals", "abstain"]
    votes(table, "mine_rare_metals", None, None)
    for at in ("101", "102", "103", "104", "105", "106"):
        table.put(at, 0, destroyer=1)
    table[0].fleet = 5
    assert public_choices(table.reload().play, 0) == []


def test_23_committee_formation_may_name_the_owner_of_itself_when_it_is_voted_on_anew() -> None:
    table = convene(senate("miscount_disclosed", "mutiny", laws={"committee_formation": Law(1)}))
    table.own(1, "quann").reload()
    table.do({"outcome": "committee_formation", "votes": "choose", "planets": ["quann"]})
    votes(table, None, None)
    assert (table.topic, table.awaited) == ("committee", [1])
    table.do("seat-2")
    assert council(table).laws == {"committee_formation": Law(2)}
    assert (hearing(table).card, council(table).discards) == ("mutiny", ["miscount_disclosed"])


def test_21_3_who_is_out_in_the_middle_of_an_agenda_is_speaker_owner_and_predictor_no_more() -> None:
    hands = {0: ["trade_rider", "veto"], 1: ["spy"]}
    table = before("ixthian_artifact", "mutiny", hands=hands, laws={"minister_of_war": Law(0)})
    for planet in table.state.planets_of(0):
        table.state.planets[planet].controller = 1
    table.put("000", 0, carrier=1, infantry=2).dice("agenda", 1)
    through(convene(table), "AG_AFTER")
    through(answer(table, s0="trade_rider:for"))
    votes(table, "for", None)
    through(table)
    assert table[0].eliminated
    assert table[0].goods == 0, "a right prediction pays nobody who is out"
    assert (table.state.speaker, council(table).laws) == (1, {})
    assert sorted(table.state.discards) == ["trade_rider", "veto"]
    assert (hearing(table).card, table.awaited) == ("mutiny", [2]), "the left of the new speaker"


def test_23_CO1_the_crown_goes_to_who_takes_the_last_planet_of_its_holder() -> None:
    table = passed("the_crown_of_emphidia", "seat-2")
    for planet in table.state.planets_of(2):
        if table.state.planets[planet].system != table[2].home:
            table.state.planets[planet].controller = 0
    homes = table.state.home_planets(2)
    for planet in homes[1:]:
        table.state.planets[planet].controller = 1
    table.put(homes[0], 1, infantry=1)
    table.play.push(GainControl(1, homes[0]))
    table._go()
    assert table[2].eliminated
    assert council(table).laws["the_crown_of_emphidia"].owner == 1
    assert points(table) == [0, 1, 0]


def test_23_a_holder_without_home_planets_does_not_lose_the_crown() -> None:
    table = passed("the_crown_of_emphidia", "seat-2")
    home = table.state.home_planets(2)
    for planet in home:
        table.state.planets[planet].controller = 0
    table.play.push(GainControl(1, home[0]))
    table._go()
    assert council(table).laws["the_crown_of_emphidia"].owner == 2
    assert points(table) == [0, 0, 1]
