"""Action cards that are component actions (rules 22): what each may name, what it does, what it must not do."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from bot.games.twilight_imperium.figures import ACTION_CARDS
from bot.games.twilight_imperium.hooks.blocks import DEEDS
from bot.games.twilight_imperium.invariants import violations
from bot.games.twilight_imperium.light import AGENDAS, IDLE, ON, STANDING
from bot.games.twilight_imperium.notation.reading import read
from bot.games.twilight_imperium.notation.writing import written
from bot.games.twilight_imperium.politics.council import Law
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, let, play, table, targets

SEVEN: Final = ("sabotage", "sabotage", "uprising", "war_effort", "ghost_ship", "lucky_shot", "mining_initiative")

# --- planets ------------------------------------------------------------------------------------------------------


def test_22_cripple_defenses_destroys_every_pds_of_a_planet_and_nothing_else() -> None:
    board = hold(table(at_104=19).put("wellon", 1, pds=2, infantry=1, space_dock=1), 0, "cripple_defenses")
    let(play(board, "cripple_defenses", "wellon"))
    assert board.at("wellon", 1) == {"infantry": 1, "space_dock": 1}


def test_22_CA1_CA2_cripple_defenses_names_planets_of_others_without_a_pds_too() -> None:
    board = hold(
        table(at_104=19, at_103=20).put("wellon", 1, infantry=1).put("vefut_ii", 0, pds=1), 0, "cripple_defenses"
    )
    assert "wellon" in targets(board, "cripple_defenses")
    assert "vefut_ii" not in targets(board, "cripple_defenses")
    let(play(board, "cripple_defenses", "wellon"))
    assert board.at("wellon", 1) == {"infantry": 1}


def test_22_frontline_deployment_puts_three_on_one_own_planet() -> None:
    board = hold(
        table(at_104=19, at_103=20).put("wellon", 0, infantry=1).put("vefut_ii", 1, pds=1), 0, "frontline_deployment"
    )
    assert set(targets(board, "frontline_deployment")) == {"jord", "wellon"}
    let(play(board, "frontline_deployment", "wellon"))
    assert board.at("wellon", 0) == {"infantry": 4}


def test_22_rise_of_a_messiah_puts_one_on_every_own_planet() -> None:
    board = hold(table(at_104=19, at_103=20).own(0, "wellon").put("vefut_ii", 1, infantry=1), 0, "rise_of_a_messiah")
    let(play(board, "rise_of_a_messiah"))
    assert (board.at("jord", 0), board.at("wellon", 0)) == ({"infantry": 1}, {"infantry": 1})
    assert board.at("vefut_ii", 1) == {"infantry": 1}


def test_22_C4_rise_of_a_messiah_stops_where_no_figure_is_left() -> None:
    board = table(at_104=19)
    homes = [at for at, system in board.state.systems.items() if system.tile == 46][:11]
    for at in homes:
        board.put(at, 0, infantry=1, carrier=1)
    board.put("jord", 0, infantry=1).own(0, "wellon")
    board[0].fleet = 9
    hold(board, 0, "rise_of_a_messiah")
    let(play(board, "rise_of_a_messiah"))
    assert board.topic == "figure-back"
    board.do("none")
    assert (board.at("jord", 0), board.at("wellon", 0)) == ({"infantry": 2}, {})


def test_22_plague_rolls_for_each_infantry_and_6_kills() -> None:
    board = hold(table(at_104=19).put("wellon", 1, infantry=4, pds=1), 0, "plague").dice("plague", 5, 6, 10, 1)
    let(play(board, "plague", "wellon"))
    assert board.at("wellon", 1) == {"infantry": 2, "pds": 1}
    assert board.told("plague") == [{"seat": 0, "planet": "wellon", "dice": [5, 6, 10, 1], "hits": 2}]


def test_22_plague_on_nobody_rolls_nothing() -> None:
    board = hold(table(at_104=19).own(1, "wellon"), 0, "plague")
    let(play(board, "plague", "wellon"))
    assert board.told("plague") == []
    assert board.told("card-played-place")[0]["place"] == "wellon"


def test_22_plague_infantry_ii_waits_after_it() -> None:
    board = hold(table(at_104=19).put("wellon", 1, infantry=1).learn(1, "infantry_ii"), 0, "plague")
    board.dice("plague", 8).dice("infantry", 9)
    let(play(board, "plague", "wellon"))
    assert board[1].waiting == 1


@pytest.mark.parametrize(("standing", "left"), [(5, 2), (3, 0), (2, 0), (0, 0)])
def test_22_unstable_planet_takes_three_at_most(standing: int, left: int) -> None:
    board = table(at_104=20).own(1, "vefut_ii")
    if standing:
        board.put("vefut_ii", 1, infantry=standing)
    hold(board, 0, "unstable_planet")
    let(play(board, "unstable_planet", "vefut_ii"))
    assert board.at("vefut_ii", 1).get("infantry", 0) == left
    assert not board.state.planets["vefut_ii"].ready


def test_22_unstable_planet_needs_a_hazardous_one_exhausted_or_not() -> None:
    board = table(at_104=20, at_103=19).own(1, "vefut_ii", ready=False).own(1, "wellon")
    hold(board, 0, "unstable_planet")
    assert targets(board, "unstable_planet") == ["vefut_ii"], "Wellon is industrial"


def test_22_reactor_meltdown_spares_home_systems_and_own_docks() -> None:
    board = table(at_104=19, at_103=20).put("wellon", 1, space_dock=1, infantry=1).put("vefut_ii", 0, space_dock=1)
    board.put("arc_prime", 1, space_dock=1)
    hold(board, 0, "reactor_meltdown")
    assert targets(board, "reactor_meltdown") == ["wellon"]
    let(play(board, "reactor_meltdown", "wellon"))
    assert board.at("wellon", 1) == {"infantry": 1}


def test_22_LC1_fighters_of_a_molten_dock_are_too_many() -> None:
    board = table(at_104=19).put("wellon", 1, space_dock=1).put("104", 1, fighter=3)
    hold(board, 0, "reactor_meltdown")
    let(play(board, "reactor_meltdown", "wellon"))
    assert board.at("104", 1) == {}
    assert board.told("removed"), "removed, not destroyed (LC6)"


def test_22_tactical_bombardment_exhausts_planets_of_all_others_there() -> None:
    board = table(at_104=35).put("104", 0, dreadnought=1).own(1, "bereg").own(0, "lirta_iv")
    hold(board, 0, "tactical_bombardment")
    assert targets(board, "tactical_bombardment") == ["104"]
    let(play(board, "tactical_bombardment", "104"))
    assert not board.state.planets["bereg"].ready
    assert board.state.planets["lirta_iv"].ready, "own planets stay as they are"


def test_22_CA1_tactical_bombardment_may_exhaust_nothing() -> None:
    board = hold(table().put("104", 0, dreadnought=1), 0, "tactical_bombardment")
    let(play(board, "tactical_bombardment", "104"))
    assert board.told("planets-exhausted") == []
    assert "tactical_bombardment" in board.state.discards


# --- wealth -------------------------------------------------------------------------------------------------------


def test_22_economic_initiative_readies_cultural_planets() -> None:
    board = table().own(0, "torkan", "vefut_ii", ready=False).own(1, "rarron", ready=False)
    hold(board, 0, "economic_initiative")
    let(play(board, "economic_initiative"))
    assert [p for p in ("torkan", "vefut_ii", "rarron") if board.state.planets[p].ready] == ["torkan"]


def test_22_industrial_initiative_pays_one_for_each_in_one_event() -> None:
    board = table().own(0, "wellon", "thibah", "vefut_ii").own(1, "saudor")
    hold(board, 0, "industrial_initiative")
    let(play(board, "industrial_initiative"))
    assert board.told("goods") == [{"seat": 0, "count": 2, "source": "industrial_initiative"}]
    assert board[0].goods == 2


def test_22_CA1_industrial_initiative_without_such_a_planet_is_legal() -> None:
    board = hold(table(), 0, "industrial_initiative")
    let(play(board, "industrial_initiative"))
    assert board[0].goods == 0
    assert board.told("goods") == []


def test_22_mining_initiative_pays_resources_and_exhausts_nothing() -> None:
    board = hold(table(at_104=19).own(0, "wellon"), 0, "mining_initiative")
    let(play(board, "mining_initiative", "jord"))
    assert board[0].goods == 4
    assert board.state.planets["jord"].ready


def test_22_AC6_focused_research_is_paid_behind_the_cancel_and_the_technology_chosen_then() -> None:
    board = hold(hold(table(), 0, "focused_research"), 1, "spy")
    board[0].goods = 4
    play(board, "focused_research")
    assert board[0].goods == 4, "PY7: nothing is paid before"
    let(board)
    assert (board.topic, board[0].goods) == ("research", 0)
    board.do({"technology": "sarween_tools"})
    assert "sarween_tools" in board[0].technologies


def test_22_focused_research_needs_four_trade_goods() -> None:
    board = hold(table(), 0, "focused_research")
    board[0].goods = 3
    assert "d:focused_research" not in board.begin().offered(0)


def test_22_unexpected_action_frees_a_system() -> None:
    board = hold(table().token(0, "104").token(1, "103"), 0, "unexpected_action")
    reserve = board.state.reserve(0)
    assert targets(board, "unexpected_action") == ["104"]
    let(play(board, "unexpected_action", "104"))
    assert (board.state.systems["104"].tokens, board.state.reserve(0)) == ([], reserve + 1)


def test_22_uprising_pays_what_the_planet_is_worth() -> None:
    board = hold(table(at_104=27).own(1, "new_albion", "starpoint"), 0, "uprising")
    let(play(board, "uprising", "starpoint"))
    assert board[0].goods == 3
    assert not board.state.planets["starpoint"].ready


def test_22_Q26_uprising_spares_homes_and_exhausted_planets_but_not_mecatol() -> None:
    board = table(at_104=27).own(1, "new_albion", ready=False).own(1, "mecatol_rex")
    hold(board, 0, "uprising")
    assert targets(board, "uprising") == ["mecatol_rex"]


# --- fleets -------------------------------------------------------------------------------------------------------


def test_22_ghost_ship_comes_to_a_wormhole_without_others() -> None:
    board = table(at_104=26, at_103=39, at_105=40).put("103", 1, fighter=1).put("105", 0, cruiser=1)
    hold(board, 0, "ghost_ship")
    assert set(targets(board, "ghost_ship")) == {"104", "105"}
    let(play(board, "ghost_ship", "104"))
    assert board.at("104", 0) == {"destroyer": 1}


def test_22_LC_one_ship_too_many_is_removed() -> None:
    board = table(at_105=40).put("105", 0, cruiser=2)
    board[0].fleet = 2
    hold(board, 0, "ghost_ship")
    let(play(board, "ghost_ship", "105"))
    assert board.topic == "too-many"
    board.do({"destroyer": 1})
    assert board.at("105", 0) == {"cruiser": 2}


def test_22_C5_ghost_ship_with_no_destroyer_left_takes_one_from_the_board() -> None:
    board = table(at_105=40).put("101", 0, destroyer=4).put("102", 0, destroyer=4).token(0, "102")
    board[0].fleet = 5
    hold(board, 0, "ghost_ship")
    let(play(board, "ghost_ship", "105"))
    assert (board.at("101", 0), board.at("105", 0)) == ({"destroyer": 3}, {"destroyer": 1})


def test_22_war_effort_needs_own_ships() -> None:
    board = hold(table().put("104", 0, fighter=1, carrier=1).put("103", 1, cruiser=1), 0, "war_effort")
    assert targets(board, "war_effort") == ["104"]
    let(play(board, "war_effort", "104"))
    assert board.at("104", 0) == {"fighter": 1, "carrier": 1, "cruiser": 1}


def test_22_lucky_shot_destroys_without_sustaining() -> None:
    board = table(at_104=19).own(0, "wellon").put("104", 1, {"dreadnought": 1}, dreadnought=2, carrier=1, infantry=1)
    hold(board, 0, "lucky_shot")
    assert targets(board, "lucky_shot") == ["104:1:dreadnought:0", "104:1:dreadnought:1"], "no carrier"
    let(play(board, "lucky_shot", "104:1:dreadnought:0"))
    assert board.at("104", 1) == {"dreadnought": 1, "carrier": 1, "infantry": 1}
    assert board.state.systems["104"].damaged == {1: {"dreadnought": 1}}, "the whole one was named"


def test_22_CA2_lucky_shot_needs_an_own_planet_there() -> None:
    board = table(at_104=19, at_103=20).own(1, "wellon").put("104", 1, cruiser=1).put("103", 0, cruiser=1)
    hold(board, 0, "lucky_shot")
    assert "d:lucky_shot" not in board.begin().offered(0)


def test_22_LC_who_rode_in_the_lucky_shot_is_too_many() -> None:
    board = table(at_104=19).own(0, "wellon").put("104", 1, dreadnought=1, infantry=1)
    hold(board, 0, "lucky_shot")
    let(play(board, "lucky_shot", "104:1:dreadnought:0"))
    assert board.at("104", 1) == {}


def test_22_signal_jamming_puts_a_token_beside_an_own_ship() -> None:
    board = hold(table().put("104", 0, cruiser=1).token(1, "103"), 0, "signal_jamming")
    found = targets(board, "signal_jamming")
    assert "1:104" in found
    assert "1:000" in found, "next to it; Mecatol Rex is allowed"
    assert "1:103" not in found, "there is a token of theirs already"
    assert "1:201" not in found, "too far"
    reserve = board.state.reserve(1)
    let(play(board, "signal_jamming", "1:104"))
    assert (board.state.systems["104"].tokens, board.state.reserve(1)) == ([1], reserve - 1)
    assert board.told("activated") == [], "no activation"


def test_22_signal_jamming_spares_home_systems() -> None:
    board = hold(table().put("303", 0, cruiser=1), 0, "signal_jamming")
    assert not {at for at in targets(board, "signal_jamming") if at.endswith(("304", "310", "316"))}


def test_22_C7_signal_jamming_with_an_empty_reserve_comes_from_a_pool() -> None:
    board = hold(table().put("104", 0, cruiser=1), 0, "signal_jamming")
    board[1].tactic, board[1].fleet, board[1].strategy = 8, 4, 4
    let(play(board, "signal_jamming", "1:104"))
    assert (board.topic, board.awaited) == ("lose-token", [1])


# --- people -------------------------------------------------------------------------------------------------------


def test_22_AC9_insubordination_sends_a_tactic_token_to_the_reserve() -> None:
    board = hold(table(), 0, "insubordination")
    board[2].tactic = 0
    assert targets(board, "insubordination") == ["seat-1"]
    reserve = board.state.reserve(1)
    let(play(board, "insubordination", "seat-1"))
    assert (board[1].tactic, board.state.reserve(1)) == (2, reserve + 1)


def test_22_spy_takes_a_card_that_both_know() -> None:
    board = hold(hold(table(), 0, "spy"), 1, "plague")
    assert targets(board, "spy") == ["seat-1"], "who holds none cannot be named"
    let(play(board, "spy", "seat-1"))
    assert (board[0].hand, board[1].hand) == (["plague"], [])
    (event,) = (one for one in board.events if one.key.endswith("card-taken"))
    for seat in (0, 1):
        assert event.seen(seat) == (event.key, {"seat": 0, "target_seat": 1, "component": "plague"})
    assert event.seen(2) == event.seen(None) == (f"{event.key}-hidden", {"seat": 0, "target_seat": 1})


def test_22_AC1_spy_over_the_limit_throws_off() -> None:
    board = hold(hold(table(), 0, "spy", *SEVEN), 1, "plague")
    let(play(board, "spy", "seat-1"))
    assert board.topic == "throw-off"
    board.do({"uprising": 1})
    assert len(board[0].hand) == 7
    assert violations(board.play) == []


# --- each of them -------------------------------------------------------------------------------------------------


def _world() -> Board:
    """A table on which every card can be played."""
    board = table(options={AGENDAS: ON}, at_104=19, at_103=20, at_105=40, at_102=26)
    assert board.state.council is not None
    board.state.council.deck.remove("shared_research")
    board.state.council.laws["shared_research"] = Law()
    board.put("wellon", 1, infantry=2, pds=1, space_dock=1).own(1, "vefut_ii").own(0, "torkan")
    at = board.state.planets["torkan"].system
    board.put(at, 1, cruiser=1).put("104", 0, dreadnought=1).token(0, "103")
    board[0].goods = 4
    return hold(board, 1, "sabotage", "sabotage")


COMPONENT: Final = [id for id in STANDING if id in DEEDS]


def _played(card: str) -> tuple[Board, str]:
    board = hold(_world(), 0, card)
    found = targets(board, card) if _names(board, card) else []
    return board, found[0] if found else ""


def _names(board: Board, card: str) -> bool:
    board.begin()
    return board.match.narrow(0, board.asked(0).no, {"action": f"d:{card}"}) is not None


@pytest.mark.parametrize("card", COMPONENT)
def test_AC3_TU7_a_cancelled_card_does_and_costs_nothing_and_is_no_action(card: str) -> None:
    board, target = _played(card)
    before: dict[str, Any] = msgspec.to_builtins(board.state, str_keys=True)
    play(board, card, target)
    board.do("sabotage", 1)
    assert (board.topic, board.awaited[0]) == ("turn", 0)
    assert board.state.taken == 0
    assert (board.state.discards, board[0].hand) == ([card, "sabotage"], [])
    after: dict[str, Any] = msgspec.to_builtins(board.state, str_keys=True)
    for world in (before, after):
        del world["discards"], world["last"]
        for player in world["players"]:
            del player["hand"]
    assert after == before
    assert board.told("card-cancelled") == [{"seat": 0, "component": card}]


@pytest.mark.parametrize("card", COMPONENT)
def test_22_a_card_that_goes_through_ends_the_action(card: str) -> None:
    board, target = _played(card)
    play(board, card, target)
    call = board.match.call()
    assert call is not None
    assert call.seats == (1,), "PP1: who holds none is not called"
    let(board).defaults()
    assert board.awaited[0] == 1
    assert board.state.discards.count(card) == 1
    assert violations(board.play) == []


@pytest.mark.parametrize("card", COMPONENT)
def test_35_16_a_card_can_be_typed_with_each_of_its_targets(card: str) -> None:
    board = hold(_world(), 0, card)
    question = board.begin().asked(0)
    asked = targets(board, card) if _names(board, card) else [""]
    for target in asked:
        answer = {"action": f"d:{card}"} | ({"target": target} if target else {})
        line = written(board.match, 0, question, answer)
        assert read(board.match, 0, question, line) == answer
        assert not any(part in line for part in ("seat-", ":1:", "1:1", "_")), "no id is shown"


def test_35_16_a_damaged_ship_is_typed_apart_from_a_whole_one() -> None:
    board = table(at_104=19).own(0, "wellon").put("104", 1, {"dreadnought": 1}, dreadnought=2)
    question = hold(board, 0, "lucky_shot").begin().asked(0)
    for hurt, line in ((0, "lucky-shot: 104 letnev-dn"), (1, "lucky-shot: 104 letnev-dn!")):
        answer = {"action": "d:lucky_shot", "target": f"104:1:dreadnought:{hurt}"}
        assert written(board.match, 0, question, answer) == line
        assert read(board.match, 0, question, line) == answer


def test_Q0_the_deck_is_what_stands_and_can_do_something() -> None:
    for options, idle in (({}, set(IDLE[AGENDAS])), ({AGENDAS: ON}, set[str]())):
        board = table(options=options).begin()
        there = set(STANDING) - idle
        assert set(board.state.copies) == there
        assert sum(board.state.copies.values()) == len(board.state.actions)
        assert all(board.state.copies[id] == ACTION_CARDS[id].copies for id in there)
