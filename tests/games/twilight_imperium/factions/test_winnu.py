"""The Winnu (rules 28.13, 24, 27.1, S7, SC6; worked examples X18 and X22)."""

from __future__ import annotations

import pytest

from bot.core.match import Match
from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import space_fight
from bot.games.twilight_imperium.economy.yards import producing
from bot.games.twilight_imperium.figures import FACTIONS, MECATOL_REX
from bot.games.twilight_imperium.flow import setup
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.hooks.queries import planet_value
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.space import holes, next_to
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.test_space_combat import meet

CENTRE = "000"
BASIC = ["neural_motivator", "antimass_deflectors", "sarween_tools", "plasma_scoring"]


def test_S7_what_the_winnu_begin_with() -> None:
    faction = FACTIONS["winnu"]
    assert faction.units == {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2, "pds": 1, "space_dock": 1}
    assert (faction.technologies, faction.chooses, faction.home, faction.commodities) == ((), 1, 7, 3)
    assert [one.id for one in FACTIONS.values() if one.chooses] == ["winnu"]


def test_S7_S12_the_winnu_choose_a_technology_without_prerequisites(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup, "POOL", ("winnu", "sol", "hacan"))
    match = Match.new("twilight_imperium", 3, bytes(32), LIGHT)
    seat = next(at for at, player in enumerate(match.play.board.players) if player.faction == "winnu")
    question = next(one for one in match.asked(seat) if one.slot.endswith("studies"))
    assert [option.id for option in question.shape.options] == BASIC  # type: ignore[union-attr]
    assert question.default == "neural_motivator", "the green one"
    match.answer(seat, question.no, "sarween_tools")
    assert list(match.play.board.players[seat].technologies) == ["sarween_tools"]


# --- Mecatol Rex --------------------------------------------------------------------------------------------------


def landing(faction: str = "winnu", infantry: int = 2) -> Board:
    """Seat 0 comes to Mecatol Rex with infantry and nothing to pay with."""
    board = Board(faction, "sol").put("101", 0, carrier=1, infantry=infantry)
    for planet in board.state.home_planets(0):
        board.state.planets[planet].ready = False
    return board.activate(CENTRE, {"101:carrier": 1}, {"101:infantry": infantry})


def test_X18_28_blood_ties_takes_the_custodians_without_influence_and_somebody_must_land() -> None:
    board = landing()
    assert board.topic == "custodians"
    board.do({"token": "take"})
    assert not board.state.custodians
    assert board[0].points == 1
    assert board.topic == "commit"
    assert board.refused({}), "one at least"
    board.do({MECATOL_REX: 2})
    assert board.state.planets[MECATOL_REX].controller == 0
    assert landing("letnev").topic != "custodians", "others cannot pay"


def taken() -> Board:
    """The Winnu have just taken Mecatol Rex."""
    return landing().do({"token": "take"}).do({MECATOL_REX: 2}).defaults("reclamation")


def test_28_reclamation_places_a_pds_and_a_dock_that_does_not_produce_in_that_action() -> None:
    board = taken()
    assert (board.topic, board.offered()) == ("reclamation", ["both", "space_dock", "pds", "no"])
    assert board.asked().default == "no", "30.4: it may be left undone"
    board.do("both")
    assert board.at(MECATOL_REX, 0) == {"infantry": 2, "space_dock": 1, "pds": 1}
    assert board.topic == "turn", "production is over"


@pytest.mark.parametrize(("answer", "stands"), [("pds", {"pds": 1}), ("space_dock", {"space_dock": 1}), ("no", {})])
def test_28_reclamation_each_is_optional(answer: str, stands: dict[str, int]) -> None:
    board = taken().do(answer)
    assert board.at(MECATOL_REX, 0) == {"infantry": 2, **stands}


def test_28_reclamation_is_for_who_has_gained_it_in_this_action() -> None:
    board = Board("winnu").put(MECATOL_REX, 0, infantry=1).put("101", 0, carrier=1)
    board.state.custodians = False
    board.activate(CENTRE, {"101:carrier": 1}).defaults("reclamation", "turn")
    assert board.topic == "turn"


def test_28_C5_reclamation_with_figures_that_come_back_or_stay() -> None:
    board = Board("winnu", at_104=19, at_103=36, at_105=20).put("101", 0, carrier=1, infantry=1)
    for planet in ("arnor", "lor", "vefut_ii"):
        board.put(planet, 0, space_dock=1)
    board.activate(CENTRE, {"101:carrier": 1}, {"101:infantry": 1})
    board.do({"token": "take"}).defaults("reclamation").do("space_dock")
    assert board.topic == "figure-back"
    board.do("none")
    assert board.at(MECATOL_REX, 0) == {"infantry": 1}


# --- Lazax Gate Folding -------------------------------------------------------------------------------------------


def gates(owner: int = 0) -> Board:
    """A cruiser of seat 0 in a far alpha system, a beta system elsewhere; the technology is known to `owner`."""
    board = Board("winnu", "sol", at_308=39, at_302=40, at_312=26).learn(owner, "lazax_gate_folding")
    return board.put("312", 0, cruiser=1)


def test_24_lazax_gate_folding_opens_both_wormholes_on_mecatol_rex_in_own_tactical_actions() -> None:
    board = gates().begin()
    assert CENTRE not in holes(board.play), "outside of actions there are none"
    assert "312:cruiser" in stacks(board.play, 0, CENTRE), "but the plan counts on them"
    board.activate(CENTRE, {"312:cruiser": 1}).defaults()
    assert board.at(CENTRE, 0) == {"cruiser": 1}
    assert CENTRE not in holes(board.play)


def test_24_lazax_gate_folding_is_there_for_everybody_while_the_action_lasts() -> None:
    board = gates().put("302", 1, cruiser=1).put(CENTRE, 0, cruiser=1)
    board.put("102", 0, cruiser=1).put("102", 1, cruiser=1)
    board.activate("102")
    assert board.state.tactical is not None, "a combat is under way"
    assert {"alpha", "beta"} <= holes(board.play)[CENTRE]
    assert {"308", "312", "302"} <= set(next_to(board.play, CENTRE, 1)), "for Sol as well"


def test_24_lazax_gate_folding_not_for_others_nor_with_mecatol_rex() -> None:
    board = gates(owner=1).begin()
    assert "312:cruiser" not in stacks(board.play, 0, CENTRE)
    board = gates().put(MECATOL_REX, 0, infantry=1)
    board.state.custodians = False
    assert "312:cruiser" not in stacks(board.begin().play, 0, CENTRE)


def test_24_lazax_gate_folding_places_an_infantry_while_mecatol_rex_is_held() -> None:
    board = Board("winnu").learn(0, "lazax_gate_folding").put(MECATOL_REX, 0, infantry=1)
    board.do({"action": "d:lazax_gate_folding"})
    assert board.at(MECATOL_REX, 0) == {"infantry": 2}
    assert board[0].technologies["lazax_gate_folding"] is False
    assert "d:lazax_gate_folding" not in Board("winnu").learn(0, "lazax_gate_folding").begin().offered(0)


# --- Hegemonic Trade Policy ---------------------------------------------------------------------------------------


def trading() -> Board:
    """A space dock on Centauri (1/3); nothing else of seat 0 is ready."""
    board = Board("winnu", at_104=34).learn(0, "hegemonic_trade_policy").put("centauri", 0, space_dock=1)
    board.own(0, "gral").state.planets["gral"].ready = False
    board.state.planets["winnu"].ready = False
    return board


def test_X22_hegemonic_trade_policy_changes_limit_and_payment() -> None:
    board = trading().begin()
    assert producing(board.play, 0, "104").limit == 3
    board.activate("104")
    assert (board.topic, board.offered()) == ("hegemonic", ["centauri", "no"])
    board.do("centauri")
    assert planet_value(board.play, "centauri") == (3, 1)
    assert producing(board.play, 0, "104").limit == 5
    assert board[0].technologies["hegemonic_trade_policy"] is False
    units = {"fighter": 2, "cruiser": 1}
    assert board.offered(units=units) == ["centauri"], "it pays 3 resources"
    board.do({"units": units, "pay": "centauri"})
    assert board.at("104", 0) == units
    assert planet_value(board.play, "centauri") == (1, 3), "for that use of production only"


def test_24_hegemonic_trade_policy_may_be_kept_and_ends_with_a_production_that_makes_nothing() -> None:
    board = trading().activate("104").do("no")
    assert board[0].technologies["hegemonic_trade_policy"] is True
    assert board.topic == "produce"
    assert board.asked().prompt.args["limit"] == 3
    board = trading().activate("104").do("centauri").do({"units": {}})
    assert planet_value(board.play, "centauri") == (1, 3)


def test_24_hegemonic_trade_policy_is_asked_once_and_only_where_it_helps() -> None:
    board = trading()
    board[0].technologies["hegemonic_trade_policy"] = False
    assert board.activate("104").topic != "hegemonic", "exhausted"
    board = Board("winnu").learn(0, "hegemonic_trade_policy").put("winnu", 0, space_dock=1)
    board.state.planets["winnu"].ready = True
    board.activate("310").do("winnu")
    assert board.topic == "produce"
    assert board.asked().prompt.args["limit"] == 6, "4 and 2: its influence is 4"


def test_27_figures_of_salai_sai_corian() -> None:
    ship = figures(Board("winnu").state, 0, "flagship")
    assert (ship.cost, ship.combat, ship.dice, ship.move, ship.capacity, ship.sustains) == (8, 7, 0, 1, 3, True)


def test_SC6_27_salai_sai_corian_rolls_a_die_for_each_non_fighter_ship_of_the_opponent() -> None:
    board = Board("winnu", "sol")
    board.dice("combat", 7, 7, 1).dice("combat", 1, 1, 1, 1).dice("combat", 1).dice("combat", 1, 1)
    meet(board, {"flagship": 1}, {"cruiser": 2, "destroyer": 1, "fighter": 1})
    assert board.topic == "hits", "three dice against three ships; the fighter does not count"
    board.do({"lose": {"cruiser": 1, "destroyer": 1}}, 1)
    assert not any(board.play.said["combat"]), "then one die against the one that is left"


def test_SC6_salai_sai_corian_rolls_nothing_at_fighters_alone() -> None:
    board = Board("winnu", "sol").put("104", 0, flagship=1).put("104", 1, fighter=3).begin()
    fight = space_fight(board.play, "104", 0, 1)
    assert fight.attacker.answers == "flagship"
    assert odds(fight).attacker < 0.01


def test_SC6_odds_of_salai_sai_corian_follow_the_opponents_number() -> None:
    board = Board("winnu", "sol").put("104", 0, flagship=1).put("104", 1, cruiser=1).begin()
    one = odds(space_fight(board.play, "104", 0, 1))
    board.put("104", 1, cruiser=1).reload()
    two = odds(space_fight(board.play, "104", 0, 1))
    # One die on 7 against one on 7, which takes two hits against one.
    assert one.exact
    p = 0.4
    alone = p * (1 - p) / (1 - (1 - p) ** 2)  # it hits alone before it is hit; both count as a round each
    both = p * p / (1 - (1 - p) ** 2)
    hurt = (1 - p) * p / (1 - (1 - p) ** 2)
    last = alone  # damaged: wins if it hits alone first
    assert one.attacker == pytest.approx(alone + both + hurt * last, abs=1e-4)
    assert two.attacker < one.attacker
