"""Laws that elect a player or a planet (rules 23), and votes stored beforehand (29.5)."""

from __future__ import annotations

import pytest

from bot.core.shapes import Form, Pick, Question
from bot.core.streams import Stream
from bot.games.twilight_imperium.components.agendas.laws_of_planets import TEAMS
from bot.games.twilight_imperium.economy.research import Research, means
from bot.games.twilight_imperium.figures import PLANETS, TECHNOLOGY, TRADE
from bot.games.twilight_imperium.flow.control import GainControl
from bot.games.twilight_imperium.flow.status import Ready
from bot.games.twilight_imperium.hooks.moments import opens
from bot.games.twilight_imperium.hooks.queries import combat_bonus, may_land, planet_value
from bot.games.twilight_imperium.points import Victory
from bot.games.twilight_imperium.politics.council import Council, Law
from bot.games.twilight_imperium.space import known_neighbours
from bot.games.twilight_imperium.state import NOBODY
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.papers import give
from tests.games.twilight_imperium.papers import table as notes_table
from tests.games.twilight_imperium.senate import (
    VOTES,
    answer,
    armed,
    called,
    convene,
    council,
    hearing,
    passed,
    senate,
    through,
    votes,
)
from tests.games.twilight_imperium.test_space_combat import TO_THE_END, meet
from tests.games.twilight_imperium.test_strategy_cards import holding, played


def under(law: str, owner: int = -1, object: str = "", **board: int) -> Board:
    """A table in the action phase with a law in play."""
    table = Board(**board)  # type: ignore[arg-type]
    table.state.council = Council(laws={law: Law(owner, object)})
    return table


def test_23_committee_formation_names_the_player_and_nobody_votes() -> None:
    table = convene(senate("archived_secret", laws={"committee_formation": Law(2)}))
    assert (table.topic, table.awaited) == ("committee", [2])
    table.do("seat-2")
    assert len(table[2].secrets) == 1
    assert council(table).laws == {}
    assert table.topic == "vote", "the next agenda"
    assert hearing(table).number == 2


def test_23_committee_formation_may_wait() -> None:
    table = convene(senate("archived_secret", laws={"committee_formation": Law(2)}))
    table.do("none")
    assert table.topic == "vote"
    assert "committee_formation" in council(table).laws


def _says(table: Board, how: str) -> Question:
    """The owner of Committee Formation says so beforehand; returns the question as it stands then."""
    (question,) = [one for one in table.match.asked(2) if one.slot == "committee_formation"]
    table.match.answer(2, question.no, {"how": how})
    (question,) = [one for one in table.match.asked(2) if one.slot == "committee_formation"]
    return question


def _formed() -> Board:
    """Two agendas that elect a player; the first lies open in a call, and seat 2 has formed the committee."""
    laws = {"committee_formation": Law(2)}
    table = armed("archived_secret", "minister_of_war", hands={1: ["veto"]}, laws=laws)
    assert called(table) == "AG_WHEN"
    return table


def test_29_4_committee_formation_lets_them_vote_by_order_until_something_else_is_said() -> None:
    table = _formed()
    assert [seat for seat in range(3) for one in table.match.asked(seat) if one.slot == "committee_formation"] == [2]
    assert _says(table, "vote").given == {"how": "vote"}
    assert table.match.entry.order
    assert not table.match.resample(0, Stream.of("committee")).play.orders(2)
    for agenda in ("archived_secret", "minister_of_war"):
        through(table)
        assert (table.topic, hearing(table).card) == ("vote", agenda)
        votes(table, None, None, None)
        through(table).do(table.asked().default)
    assert "committee_formation" in council(table).laws


def test_29_4_committee_formation_names_a_player_by_order_for_the_agenda_that_lies_there() -> None:
    table = _formed()
    question = _says(table, "seat-1")
    assert isinstance(question.shape, Form)
    assert isinstance(question.shape.shape, Pick)
    assert [one.id for one in question.shape.shape.options] == ["ask", "vote", "seat-0", "seat-1", "seat-2"]
    while hearing(table).number == 1:
        answer(table)
    assert len(table[1].secrets) == 1, "nobody was asked, and nobody voted"
    assert "committee_formation" not in council(table).laws
    assert not table.match.play.orders(2).get("committee_formation")


def test_29_4_committee_formation_asks_where_nothing_was_said_or_it_was_taken_back() -> None:
    table = _formed()
    _says(table, "vote")
    assert not _says(table, "ask").answered
    assert through(table).topic == "committee"


def test_23_committee_formation_is_asked_for_agendas_that_elect_a_player_alone() -> None:
    assert convene(senate("mutiny", laws={"committee_formation": Law(2)})).topic == "vote"


def test_23_imperial_arbiter_swaps_at_the_end_of_the_strategy_phase() -> None:
    table = under("imperial_arbiter", 1)
    table.begin(opens("SP_END"))
    assert (table.topic, table.awaited) == ("arbiter", [1])
    table.do({"take": "2:3"})
    assert (list(table[1].cards), list(table[2].cards)) == ([3], [2])
    assert council(table).laws == {}


def test_SA3_23_minister_of_commerce_follows_trade_with_full_commodities() -> None:
    table = holding(TRADE)
    table.state.council = Council(laws={"minister_of_commerce": Law(1)})
    table[1].commodities, table[2].commodities = 2, 6
    table.put("000", 0, cruiser=1).put("000", 1, infantry=1)
    played(table).do([])
    assert (table.topic, table.awaited) == ("secondary", [1]), "who has all and gains nothing is not asked"
    table.do({"what": "follow"}, 1)
    assert (table[1].goods, table[1].strategy) == (1, 1)


@pytest.mark.parametrize("met", [True, False])
def test_23_minister_of_commerce_pays_for_neighbours_after_every_replenishing(met: bool) -> None:
    table = under("minister_of_commerce", 1).put("000", 0, cruiser=1)
    if met:
        table.put("101", 1, cruiser=1)
    table.begin(opens("CM_REPLENISH", seat=1, count=0))
    assert table[1].goods == sum(known_neighbours(table.play, 1, other) for other in (0, 2))
    assert (table[1].goods > 0) == met


def test_23_minister_of_commerce_is_paid_for_the_owners_commodities_alone() -> None:
    table = under("minister_of_commerce", 1).put("000", 0, cruiser=1).put("101", 1, cruiser=1)
    assert table.begin(opens("CM_REPLENISH", seat=0, count=2))[1].goods == 0


def test_23_minister_of_exploration() -> None:
    table = under("minister_of_exploration", 1).own(0, "wellon")
    table.begin(GainControl(1, "wellon"))
    assert table[1].goods == 1


def test_23_minister_of_peace_ends_the_turn_and_the_token_stays() -> None:
    table = under("minister_of_peace", 2).put("104", 1, cruiser=1).put("101", 0, cruiser=2)
    table.begin()
    table.activate("104")
    assert (table.topic, table.awaited) == ("peace", [2])
    table.do("yes")
    assert 0 in table.state.systems["104"].tokens
    assert table.state.tactical is None
    assert table.awaited == [1], "the next player's turn"
    assert council(table).laws == {}


def test_23_minister_of_peace_is_not_for_the_active_player_nor_for_an_empty_system() -> None:
    table = under("minister_of_peace", 0).put("104", 1, cruiser=1)
    assert table.begin().activate("104").topic != "peace"
    table = under("minister_of_peace", 2)
    assert table.begin().activate("104").topic != "peace"


def test_23_minister_of_sciences_pays_no_resources_for_technology() -> None:
    table = holding(TECHNOLOGY)
    table.state.council = Council(laws={"minister_of_sciences": Law(0)})
    for planet in table.state.planets_of(0):
        table.state.planets[planet].ready = False
    table = played(table)
    table.do({"technology": table.offered()[0]})
    assert table.topic == "research", "the second one is free as well"


def test_23_minister_of_war_gives_another_action_for_a_token_on_the_board() -> None:
    table = under("minister_of_war", 0).put("101", 0, cruiser=1)
    table.begin().activate("104")
    assert (table.topic, table.awaited) == ("war", [0])
    assert table.asked().default == "none"
    table.do("104")
    assert table.state.systems["104"].tokens == []
    assert (table.topic, table.awaited) == ("turn", [0])
    assert council(table).laws == {}


def test_23_prophecy_of_ixth_helps_fighters_and_ends_with_too_few() -> None:
    table = under("prophecy_of_ixth", 0)
    assert combat_bonus(table.play, 0, "fighter", "104") == 1
    assert combat_bonus(table.play, 0, "cruiser", "104") == 0
    assert combat_bonus(table.play, 1, "fighter", "104") == 0
    table.begin(opens("PR_USE", seat=0, system="104", units={"fighter": 2}))
    assert council(table).laws
    table = under("prophecy_of_ixth", 0).begin(opens("PR_USE", seat=0, system="104", units={"fighter": 1}))
    assert council(table).laws == {}


@pytest.mark.parametrize("law", ["shard_of_the_throne", "the_crown_of_emphidia"])
def test_23_a_point_comes_with_the_shard_and_the_crown(law: str) -> None:
    assert [player.points for player in passed(law, "seat-2").state.players] == [0, 0, 1]


def test_23_shard_of_the_throne_goes_to_who_beats_its_holder() -> None:
    table = passed("shard_of_the_throne", "seat-2")
    table.play.push(opens("SC_END", winner=1, loser=2, system="104", round=1))
    table._go()
    assert council(table).laws["shard_of_the_throne"].owner == 1
    assert [player.points for player in table.state.players] == [0, 1, 0]
    table.play.push(opens("GC_END", winner=0, loser=2, planet="wellon"))
    table._go()
    assert council(table).laws["shard_of_the_throne"].owner == 1, "the loser does not hold it"


def test_EL2_23_the_shard_of_who_is_out_is_gone_before_the_combat_ends() -> None:
    """EL1: at once, as the last ship falls; what SC_END would have moved is nobody's any more."""
    table = under("shard_of_the_throne", 1)
    table[1].ledger.append(Victory(1, "shard_of_the_throne", 1))
    for planet in table.state.home_planets(1):
        table.state.planets[planet].controller = NOBODY
    table.dice("combat", 10, 10).dice("combat", 1)
    meet(table, {"cruiser": 2}, {"cruiser": 1}, orders=TO_THE_END)
    assert table[1].eliminated
    assert council(table).laws == {}
    assert council(table).discards[-1:] == ["shard_of_the_throne"]
    assert [player.points for player in table.state.players] == [0, 1, 0]
    assert table.told("combat-over")[0]["winner_seat"] == 0


def test_Q41_SG7_open_swaps_come_in_window_order_and_before_the_call() -> None:
    """The Imperial Arbiter and the Quantum Datahub Node lie open; Acquiescence is a card of a hand."""
    table = give(notes_table("sol", "winnu", "hacan"), 0, "acquiescence:1").learn(2, "quantum_datahub_node")
    table.state.council = Council(laws={"imperial_arbiter": Law(1)})
    for seat, own in enumerate(((5, 8), (1, 2), (3, 4))):
        table[seat].cards = dict.fromkeys(own, True)
    table[2].goods, table.state.phase, table.state.speaker = 3, "strategy", 2
    table.begin(opens("SP_END"))
    assert (table.topic, table.awaited) == ("datahub", [2])
    table.do({"take": "no"}, 2)
    assert (table.topic, table.awaited) == ("arbiter", [1])
    assert table.match.call() is None
    table.do({"take": "no"}, 1)
    call = table.match.call()
    assert call is not None
    assert (call.name, call.seats) == ("SP_END", (0,))


def test_23_the_crown_goes_to_who_takes_a_planet_in_its_holders_home() -> None:
    table = passed("the_crown_of_emphidia", "seat-2")
    home = table.state.home_planets(2)[0]
    table.play.push(GainControl(1, home))
    table._go()
    assert council(table).laws["the_crown_of_emphidia"].owner == 1
    assert [player.points for player in table.state.players] == [0, 1, 0]


def test_23_the_crown_of_thalnos_rerolls_and_whose_new_dice_miss_dies() -> None:
    table = under("the_crown_of_thalnos", 0)
    table.dice("combat", 1, 1, 9)
    meet(table, {"cruiser": 3}, {"cruiser": 1})
    table.defaults("thalnos")
    assert (table.awaited, table.asked().default) == ([0], [])
    assert [option.args["hits"] for option in table.shape().options] == [0, 0, 1]
    table.dice("thalnos", 10, 1).dice("combat", 1).do(["0", "1"])
    assert table.at("104", 0) == {"cruiser": 2}, "one hits now, one has missed again"
    assert table.at("104", 1) == {}


# --- planets ----------------------------------------------------------------------------------------------------------


def test_23_values_of_planets() -> None:
    card = PLANETS["wellon"]
    for law, more in (("core_mining", (2, 0)), ("senate_sanctuary", (0, 2)), ("terraforming_initiative", (1, 1))):
        table = under(law, object="wellon").own(0, "wellon")
        assert planet_value(table.play, "wellon") == (card.resources + more[0], card.influence + more[1])


def test_23_core_mining_costs_an_infantry() -> None:
    table = senate("core_mining")
    hazardous = next(one.id for one in PLANETS.values() if one.trait == "hazardous" and one.id not in VOTES)
    table.own(1, hazardous).put(hazardous, 1, infantry=2)
    convene(table)
    votes(table, hazardous, None, None)
    assert table.at(hazardous, 1) == {"infantry": 1}


def test_23_demilitarized_zone_all_units_die_and_none_may_come() -> None:
    table = senate("demilitarized_zone").put(VOTES[2], 2, infantry=2, pds=1)
    assert PLANETS[VOTES[2]].trait == "cultural"
    convene(table)
    votes(table, VOTES[2], None, None)
    assert table.at(VOTES[2], 2) == {}
    assert table.state.planets[VOTES[2]].controller == 2, "it stays controlled"
    assert not may_land(table.play, 2, VOTES[2])
    assert not may_land(table.play, 1, VOTES[2])


def test_23_24_integrated_economy_makes_ships_beside_the_demilitarized_zone_and_no_infantry_there() -> None:
    table = under("demilitarized_zone", object="lodor", at_104=26).learn(0, "integrated_economy")
    table.begin(GainControl(0, "lodor"))
    assert table.topic == "produce"
    assert "infantry" not in table.offered()
    assert "carrier" in table.offered()


def test_23_LC1_fighters_that_a_dock_held_in_the_demilitarized_zone_go() -> None:
    table = senate("demilitarized_zone").put(VOTES[2], 2, space_dock=1)
    at = table.state.planets[VOTES[2]].system
    table.put(at, 2, destroyer=1, fighter=2)
    convene(table)
    votes(table, VOTES[2], None, None)
    assert table.at(at, 2) == {"destroyer": 1}


def test_23_holy_planet_of_ixth_gives_a_point_that_goes_with_the_planet() -> None:
    table = convene(senate("holy_planet_of_ixth"))
    votes(table, VOTES[2], None, None)
    assert [player.points for player in table.state.players] == [0, 0, 1]
    table.play.push(GainControl(1, VOTES[2]))
    table._go()
    assert [player.points for player in table.state.players] == [0, 1, 0]


@pytest.mark.parametrize(("law", "colour"), TEAMS.items())
def test_23_research_teams_are_exhausted_for_a_prerequisite_of_their_colour(law: str, colour: str) -> None:
    technology = {
        "green": "dacxive_animators",
        "yellow": "graviton_laser_system",
        "blue": "gravity_drive",
        "red": "magen_defense_grid",
    }[colour]
    table = under(law, object="lodor").own(0, "lodor")
    table[0].technologies = {}
    table.reload()
    ways = means(table.play, 0, technology, 0)
    assert [one.planets for one in ways.values()] == [(law,)]
    table.state.planets["lodor"].controller = 1
    assert means(table.reload().play, 0, technology, 0) == {}
    table.state.planets["lodor"].controller = 0
    council(table).laws[law].ready = False
    assert means(table.reload().play, 0, technology, 0) == {}


def test_17_a_research_team_becomes_ready_in_the_status_phase() -> None:
    table = under("research_team_biotic", object="lodor").own(0, "lodor")
    table[0].technologies = {}
    table.begin(Research(0)).do({"technology": "dacxive_animators"})
    assert not council(table).laws["research_team_biotic"].ready
    assert table.told("law-exhausted") == [{"seat": 0, "agenda": "research_team_biotic"}]
    table.play.push(Ready())
    table._go()
    assert council(table).laws["research_team_biotic"].ready
    assert [one.planets for one in means(table.play, 0, "hyper_metabolism", 0).values()] == [("research_team_biotic",)]


# --- votes beforehand -------------------------------------------------------------------------------------------------


def stored(table: Board, seat: int, **answer: object) -> None:
    question = next(one for one in table.match.asked(seat) if one.slot == "prevote")
    table.match.answer(seat, question.no, answer)


def test_29_5_a_vote_stored_beforehand_is_cast_at_its_turn() -> None:
    table = convene(senate("mutiny"))
    stored(table, 2, outcome="for", votes="all", when="always")
    table.do({"outcome": "against", "votes": "all"})
    assert table.awaited == [0]
    assert hearing(table).cast[2].outcome == "for"


@pytest.mark.parametrize(("first", "cast"), [("for", True), ("against", False)])
def test_29_5_a_condition_that_does_not_hold_asks(first: str, cast: bool) -> None:
    for when in ("leads", "with-1"):
        table = convene(senate("mutiny"))
        stored(table, 2, outcome="for", votes="all", when=when)
        table.do({"outcome": first, "votes": "all"})
        assert (2 in hearing(table).cast) == cast
        assert table.awaited == ([0] if cast else [2])


def test_29_5_planets_that_are_gone_ask_again() -> None:
    table = convene(senate("mutiny"))
    stored(table, 2, outcome="for", votes="choose", planets=[VOTES[2]], when="always")
    table.state.planets[VOTES[2]].ready = False
    table.reload()
    table.do({"outcome": "against", "votes": "all"})
    assert table.awaited == [2]


def test_29_5_what_is_stored_is_nobodys_but_its_owners_and_goes_with_the_agenda() -> None:
    table = convene(senate("mutiny", "economic_equality"))
    views = [table.match.view(seat) for seat in (0, 1, None)]
    stored(table, 2, outcome="for", votes="all", when="leads")
    assert [table.match.view(seat) for seat in (0, 1, None)] == views
    votes(table, "against")
    votes(table, None, None)
    assert hearing(table).card == "economic_equality"
    assert "prevote" not in table.play.orders(2)
