"""Agenda cards one by one: directives and laws for or against (rules 23)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.components.agendas.dues import ready_planets
from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.flow.bombardment import bombable
from bot.games.twilight_imperium.flow.ending import gain_points
from bot.games.twilight_imperium.flow.scoring import public_choices
from bot.games.twilight_imperium.flow.secrets import scored_secrets
from bot.games.twilight_imperium.forces import on_board
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import (
    batch,
    fleet_pool_limit,
    hand_limit,
    hits_cancelled,
    structures_allowed,
    waived,
)
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.council import Law
from bot.games.twilight_imperium.politics.laws import OUTCOMES, discard_law
from bot.games.twilight_imperium.space import adjacency
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.senate import VOTES, convene, council, hearing, passed, senate, votes


def points(table: Board) -> list[int]:
    return [player.points for player in table.state.players]


def test_23_every_agenda_that_acts_at_once_has_its_deed() -> None:
    directives = {one.id for one in AGENDAS.values() if not one.law}
    assert directives <= set(OUTCOMES)


def test_23_archived_secret() -> None:
    table = passed("archived_secret", "seat-2")
    assert [len(player.secrets) for player in table.state.players] == [0, 0, 1]


def test_23_arms_reduction_each_keeps_two_dreadnoughts_and_four_cruisers() -> None:
    table = senate("arms_reduction").put("104", 1, dreadnought=3).put("102", 1, cruiser=5)
    table[1].fleet = 8
    convene(table)
    votes(table, "for", None, None)
    assert (on_board(table.state, 1, "dreadnought"), on_board(table.state, 1, "cruiser")) == (2, 4)


def test_23_arms_reduction_the_owner_chooses_which_stay_in_secret() -> None:
    table = senate("arms_reduction").put("104", 1, dreadnought=2).put("102", 1, dreadnought=1)
    convene(table)
    votes(table, "for", None, None)
    assert (table.topic, table.awaited) == ("agenda-losses", [1])
    table.do({"due-0": {"dreadnought@102": 1}})
    assert table.at("102", 1) == {}
    assert table.at("104", 1)["dreadnought"] == 2


def test_23_colonial_redistribution_the_poorest_settle_if_they_like() -> None:
    table = senate("colonial_redistribution").put(VOTES[0], 0, infantry=2)
    gain_points(table.play, 0, 2, "custodians")
    convene(table)
    votes(table, VOTES[0], None, None)
    assert table.at(VOTES[0], 0) == {}
    assert (table.topic, table.awaited, table.offered()) == ("settlers", [0], ["seat-1", "seat-2"])
    table.do("seat-2")
    assert (table.topic, table.awaited) == ("settle", [2])
    table.do("yes")
    assert table.state.planets[VOTES[0]].controller == 2
    assert table.at(VOTES[0], 2) == {"infantry": 1}


def test_23_colonial_redistribution_declined_control_stays() -> None:
    table = convene(senate("colonial_redistribution"))
    votes(table, VOTES[0], None, None)
    table.do("seat-1").do("no")
    assert table.state.planets[VOTES[0]].controller == 0


def test_23_compensated_disarmament() -> None:
    table = senate("compensated_disarmament").put(VOTES[2], 2, infantry=3, pds=1)
    convene(table)
    votes(table, VOTES[2], None, None)
    assert (table[2].goods, table.at(VOTES[2], 2)) == (3, {"pds": 1})


@pytest.mark.parametrize(("side", "goods"), [("for", 5), ("against", 0)])
def test_23_economic_equality(side: str, goods: int) -> None:
    table = senate("economic_equality")
    table[0].goods = 7
    convene(table)
    votes(table, side, None, None)
    assert [player.goods for player in table.state.players] == [goods] * 3


@pytest.mark.parametrize(("side", "stage"), [("for", "I"), ("against", "II")])
def test_23_incentive_program_lays_the_next_of_the_rest_beside_the_rows(side: str, stage: str) -> None:
    table = senate("incentive_program")
    council(table).spare = {"I": ["sway_the_council"], "II": ["subdue_the_galaxy"]}
    rows = list(table.state.stage_one), list(table.state.stage_two)
    convene(table)
    votes(table, side, None, None)
    assert table.state.revealed == ["sway_the_council" if stage == "I" else "subdue_the_galaxy"]
    assert (table.state.stage_one, table.state.stage_two) == rows


def test_23_ixthian_artifact_six_and_more_everybody_researches_up_to_two() -> None:
    table = convene(senate("ixthian_artifact")).dice("agenda", 6)
    votes(table, "for", None, None)
    asked = []
    while table.topic == "research":
        asked += table.awaited
        table.do({"technology": table.offered()[0]} if asked.count(table.awaited[0]) < 2 else {"technology": "nothing"})
    assert asked == [0, 0, 1, 1, 2, 2]


def test_23_ixthian_artifact_five_and_less_wipes_mecatol_and_takes_three_beside_it() -> None:
    table = senate("ixthian_artifact").put("000", 1, cruiser=2).put("mecatol_rex", 1, infantry=1)
    table.put("101", 2, destroyer=2, fighter=2).put("102", 2, carrier=1, fighter=2)
    table[2].fleet = 9
    convene(table).dice("agenda", 5)
    votes(table, "for", None, None)
    assert table.at("000", 1) == {}
    assert table.at("mecatol_rex", 1) == {}
    assert (table.topic, table.awaited) == ("agenda-losses", [2])
    table.do({"due-0": {"destroyer@101": 2, "fighter@101": 1}})
    assert table.at("102", 2) == {}, "three of three"
    assert table.at("101", 2).get("destroyer", 0) == 0


def test_23_judicial_abolishment_and_new_constitution_take_laws_away() -> None:
    laws = {"shared_research": Law(), "minister_of_war": Law(1)}
    table = convene(senate("judicial_abolishment", laws=laws))
    votes(table, "minister_of_war", None, None)
    assert list(council(table).laws) == ["shared_research"]
    table = convene(senate("new_constitution", laws={"shared_research": Law(), "minister_of_war": Law(1)}))
    votes(table, "for", None, None)
    assert council(table).laws == {}
    table.defaults("card")
    assert [ready_planets(table.state, seat) for seat in range(3)] == [[planet] for planet in VOTES]


def test_23_miscount_disclosed_the_law_is_voted_on_anew_and_no_agenda_is_used_up() -> None:
    laws = {"minister_of_war": Law(1)}
    table = convene(senate("miscount_disclosed", "mutiny", laws=laws))
    table.own(1, "quann")
    table.reload()
    table.do({"outcome": "minister_of_war", "votes": "choose", "planets": [VOTES[1]]})
    votes(table, None, None)
    assert hearing(table).card == "minister_of_war"
    assert council(table).laws["minister_of_war"].owner == 1, "it stays in force meanwhile"
    table.do({"outcome": "seat-2", "votes": "all"})
    votes(table, None, None)
    assert council(table).laws["minister_of_war"].owner == 2
    assert hearing(table).card == "mutiny"
    assert council(table).discards[-1] == "miscount_disclosed"


def test_23_miscount_disclosed_a_law_voted_down_is_discarded() -> None:
    table = convene(senate("miscount_disclosed", laws={"shared_research": Law()}))
    table.own(1, "quann")
    table.reload()
    table.do({"outcome": "shared_research", "votes": "choose", "planets": [VOTES[1]]})
    votes(table, None, None)
    votes(table, "against", None, None)
    assert council(table).laws == {}
    assert council(table).discards[-2:] == ["shared_research", "miscount_disclosed"]


@pytest.mark.parametrize(
    ("sides", "expected"), [(("for", "for", None), [0, 1, 1]), (("for", "against", "against"), [0, 0, 0])]
)
def test_23_mutiny_concerns_those_who_voted_for(sides: tuple[str | None, ...], expected: list[int]) -> None:
    assert points(votes(convene(senate("mutiny")), *sides)) == expected


def test_23_mutiny_takes_no_point_from_who_has_none() -> None:
    table = senate("mutiny")
    gain_points(table.play, 1, 1, "custodians")
    convene(table)
    votes(table, "for", "against", "against")
    assert points(table) == [0, 0, 0]
    gain_points(table.play, 2, 1, "imperial")
    assert points(table)[2] == 1, "a point that was not lost is not missing later (Q29)"


def test_23_public_execution_takes_the_speaker_token_and_all_further_votes() -> None:
    table = convene(senate("public_execution", "mutiny"))
    table[0].hand = ["sabotage"]
    table.reload()
    votes(table, "seat-0", None, None)
    assert (table.state.speaker, table[0].hand, council(table).silenced) == (1, [], [0])
    assert hearing(table).card == "mutiny"
    assert table.awaited == [2], "the left of the new speaker"
    table.do({"outcome": "for", "votes": "all"})
    assert table.topic != "vote" or table.awaited != [0]


def test_23_seed_of_an_empire() -> None:
    for side, expected in (("for", [3, 1, 1]), ("against", [2, 2, 2])):
        table = senate("seed_of_an_empire")
        for seat, count in ((0, 2), (1, 1), (2, 1)):
            gain_points(table.play, seat, count, "custodians")
        convene(table)
        assert points(votes(table, side, None, None)) == expected


def test_X37_swords_to_plowshares_half_of_each_planet_rounded_up_and_the_goods_in_one_event() -> None:
    table = senate("swords_to_plowshares").own(1, "quann", "vefut_ii").put(VOTES[2], 2, infantry=1)
    convene(table.put(VOTES[1], 1, infantry=5).put("quann", 1, infantry=2).put("vefut_ii", 1, infantry=1))
    votes(table, "for", None, None)
    left = [table.at(planet, 1).get("infantry", 0) for planet in (VOTES[1], "quann", "vefut_ii")]
    assert (left, table.at(VOTES[2], 2)) == ([2, 1, 0], {})
    assert [(one["seat"], one["count"]) for one in table.told("goods")] == [(1, 5), (2, 1)]


def test_23_swords_to_plowshares_against_an_infantry_on_each_own_planet() -> None:
    table = passed("swords_to_plowshares", "against")
    for seat, planet in enumerate(VOTES):
        assert table.at(planet, seat) == {"infantry": 1}


def test_23_wormhole_research_ships_research_and_then_go() -> None:
    table = (
        senate("wormhole_research", at_104=26, at_102=39).put("104", 1, carrier=1, infantry=1).put("102", 2, cruiser=1)
    )
    convene(table)
    votes(table, "for", None, None)
    asked = []
    while table.topic == "research":
        asked += table.awaited
        table.do({"technology": "nothing"})
    assert asked == [1, 2]
    assert table.at("104", 1) == {}, "what nothing carries goes as well"
    assert table.at("102", 2) == {}


def test_23_wormhole_research_against_costs_a_token_of_the_sheet() -> None:
    table = convene(senate("wormhole_research"))
    votes(table, "against", None, None)
    assert (table.topic, table.awaited) == ("agenda-token", [1])
    table.do("strategy")
    assert table[1].strategy == 1


# --- laws for or against ----------------------------------------------------------------------------------------------


def test_23_anti_intellectual_revolution_against_exhausts_a_planet_for_each_technology() -> None:
    table = convene(senate("anti_intellectual_revolution"))
    table.own(0, "quann", "vefut_ii").learn(0, "gravity_drive")
    table.learn(1, "neural_motivator", "dacxive_animators", "gravity_drive", "plasma_scoring").reload()
    votes(table, None, "against", None)
    table.defaults("agenda-exhaust")
    assert 1 not in table.awaited, "with fewer planets than technologies there is nothing to choose"
    owned = {seat: len(table[seat].technologies) for seat in table.awaited}
    for seat in list(owned):
        table.do({"planets": table.offered(seat)[: owned[seat]]}, seat)
    for seat, count in owned.items():
        assert len(ready_planets(table.state, seat)) == len(table.state.planets_of(seat)) - count


def test_23_classified_document_leaks_makes_a_scored_secret_public() -> None:
    table = senate("classified_document_leaks")
    table.state.secrets.remove("control_the_region")
    table[1].scored = ["control_the_region"]
    assert scored_secrets(table.play, 1) == 1
    convene(table)
    assert table.offered() == ["control_the_region", "abstain"]
    votes(table, "control_the_region", None, None)
    assert table.state.revealed == ["control_the_region"]
    assert scored_secrets(table.play, 1) == 0
    for at in ("101", "102", "103", "104", "105", "106"):
        table.put(at, 0, destroyer=1)
    table[0].fleet = 5
    assert public_choices(table.reload().play, 0) == ["control_the_region"]
    assert public_choices(table.play, 1) == [], "who has scored it does not again"
    discard_law(table.play, "classified_document_leaks")
    assert public_choices(table.reload().play, 0) == [], "it stays on the table, not to be scored"


def test_23_conventions_of_war() -> None:
    culture = PLANETS["xxehan"]
    table = Board("letnev", "sol").own(1, culture.id).put(culture.id, 1, infantry=1)
    at = table.state.planets[culture.id].system
    table.put(at, 0, dreadnought=1)
    assert culture.trait == "cultural"
    assert bombable(table.play, 0, at)
    table.state.council = council(senate("mutiny", laws={"conventions_of_war": Law()}))
    assert culture.id not in bombable(table.reload().play, 0, at)


def test_23_conventions_of_war_against_costs_hands() -> None:
    table = senate("conventions_of_war")
    table[1].hand, table[2].hand = ["sabotage"], ["sabotage"]
    convene(table)
    votes(table, "against", None, None)
    assert (table[1].hand, table[2].hand, table.state.discards) == ([], ["sabotage"], ["sabotage"])


def test_23_enforced_travel_ban_closes_wormholes_to_movement_alone() -> None:
    table = Board("sol", "letnev", at_104=26, at_209=39)
    table.state.council = council(senate("mutiny", laws={"enforced_travel_ban": Law()}))
    table.reload()
    assert "209" not in adjacency(table.play, 0, moving=True)["104"]
    assert "209" in adjacency(table.play, 0)["104"]


def test_23_enforced_travel_ban_against_destroys_pds_near_wormholes() -> None:
    table = senate("enforced_travel_ban", at_104=26).put("lodor", 1, pds=2)
    assert table.state.planets["lodor"].system == "104"
    table.put(VOTES[2], 2, pds=1)
    convene(table)
    votes(table, "against", None, None)
    assert table.at("lodor", 1) == {}


def test_23_wormhole_reconstruction_and_travel_ban_together() -> None:
    table = Board("sol", "letnev", at_104=26, at_209=40)
    assert "209" not in adjacency(table.play, 0)["104"]
    laws = {"wormhole_reconstruction": Law(), "enforced_travel_ban": Law()}
    table.state.council = council(senate("mutiny", laws=laws))
    table.reload()
    assert "209" in adjacency(table.play, 0)["104"]


@pytest.mark.parametrize("card", ["wormhole_reconstruction", "shared_research"])
def test_23_against_puts_tokens_on_the_board(card: str) -> None:
    table = senate(card, at_104=26).put("104", 2, cruiser=1)
    convene(table)
    votes(table, "against", None, None)
    where = table[2].home if card == "shared_research" else "104"
    assert 2 in table.state.systems[where].tokens
    assert (1 in table.state.systems[table[1].home].tokens) == (card == "shared_research")


def test_23_fleet_regulations_surplus_goes_to_the_reserve_at_once() -> None:
    table = senate("fleet_regulations")
    table[2].fleet = 6
    convene(table)
    reserve = table.state.reserve(2)
    votes(table, "for", None, None)
    assert (table[2].fleet, table.state.reserve(2)) == (4, reserve + 2)
    assert fleet_pool_limit(table.play, 2) == 4


def test_23_fleet_regulations_against_adds_a_token() -> None:
    table = passed("fleet_regulations", "against")
    assert [player.fleet for player in table.state.players] == [4, 4, 4]


def test_23_homeland_defense_act() -> None:
    table = passed("homeland_defense_act", "for")
    assert structures_allowed(table.play, "jord", "pds") > 6
    assert structures_allowed(table.play, "jord", "space_dock") == 1
    table = senate("homeland_defense_act").put("jord", 0, pds=1)
    convene(table)
    votes(table, "against", None, None)
    assert table.at("jord", 0) == {}


def test_23_publicize_weapon_schematics() -> None:
    table = passed("publicize_weapon_schematics", "for")
    assert waived(table.play, 1, "war_sun") == 0
    table.learn(2, "war_sun").reload()
    assert waived(table.play, 1, "war_sun") > 3
    assert hits_cancelled(table.play, 2, "war_sun", "104") == 0
    assert hits_cancelled(table.play, 2, "dreadnought", "104") == 1


def test_23_publicize_weapon_schematics_against_costs_hands_of_who_has_it() -> None:
    table = senate("publicize_weapon_schematics").learn(2, "war_sun")
    table[1].hand, table[2].hand = ["sabotage"], ["sabotage"]
    convene(table)
    votes(table, "against", None, None)
    assert (table[1].hand, table[2].hand) == (["sabotage"], [])


def test_23_regulated_conscription() -> None:
    table = passed("regulated_conscription", "for")
    assert [batch(table.play, 0, kind, 2) for kind in ("fighter", "infantry")] == [1, 1]


def test_23_representative_government_against_exhausts_cultural_planets_of_those_voters() -> None:
    table = convene(senate("representative_government"))
    culture = next(one.id for one in PLANETS.values() if one.trait == "cultural" and one.id not in VOTES)
    table.own(1, culture).reload()
    votes(table, "against", None, None)
    table.defaults("card")
    assert not table.state.planets[culture].ready
    assert table.state.planets["jord"].ready


# --- what acts on hands of action cards -------------------------------------------------------------------------------

HELD = ["sabotage", "plague", "uprising", "ghost_ship", "insubordination"]


def holders(card: str) -> Board:
    table = senate(card)
    for seat in range(3):
        table[seat].hand = list(HELD[: 3 + seat])
    table.state.actions = ["unstable_planet", "spy", "lucky_shot", "signal_jamming"]
    table.state.copies = dict.fromkeys(HELD, 3)
    return table


def test_23_executive_sanctions_all_throw_off_down_to_three_at_once() -> None:
    table = convene(holders("executive_sanctions"))
    votes(table, "for", None, None)
    assert table.awaited == [1, 2]
    table.do({"sabotage": 1}, 1).do({"plague": 1, "uprising": 1}, 2)
    assert [len(player.hand) for player in table.state.players] == [3, 3, 3]
    assert hand_limit(table.play, 0) == 3


def test_23_executive_sanctions_against_one_card_of_each_at_random() -> None:
    table = convene(holders("executive_sanctions"))
    votes(table, "against", None, None)
    assert [len(player.hand) for player in table.state.players] == [2, 3, 4]
    assert len(table.state.discards) == 3


def test_23_unconventional_measures_concern_those_who_voted_for() -> None:
    table = convene(holders("unconventional_measures"))
    votes(table, "for", None, None)
    assert [len(player.hand) for player in table.state.players] == [3, 6, 5]
    table = convene(holders("unconventional_measures"))
    votes(table, "for", "against", "against")
    assert [len(player.hand) for player in table.state.players] == [3, 0, 5]


def test_23_minister_of_policy_draws_as_the_status_phase_ends() -> None:
    table = holders("mutiny")
    council(table).laws["minister_of_policy"] = Law(1)
    table.begin(opens("ST_END"))
    assert [len(player.hand) for player in table.state.players] == [3, 5, 5]
