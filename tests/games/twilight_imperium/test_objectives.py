"""What the objectives ask (rules 25): each just fulfilled, and just not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.twilight_imperium.combat import Combat
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.flow.claiming import happened
from bot.games.twilight_imperium.flow.scoring import EVENTS, PRICES, TESTS, fulfilled
from bot.games.twilight_imperium.politics.council import Council, Law
from bot.games.twilight_imperium.state import NOBODY, Victory
from tests.games.twilight_imperium.board import Board

CULTURAL = ("quann", "lodor", "torkan", "rarron", "mellon", "dal_bootha")
HAZARDOUS = ("vefut_ii", "mehar_xull", "starpoint", "tequ_ran", "zohbat", "sakulag")
INDUSTRIAL = ("wellon", "thibah", "tar_mann", "saudor", "new_albion", "qucen_n")
ALL = (*CULTURAL, *HAZARDOUS, *INDUSTRIAL)
SPECIALTIES = ("wellon", "thibah", "tar_mann", "mehar_xull", "new_albion")
UPGRADES = ("cruiser_ii", "pds_ii", "destroyer_ii")
GREEN = ("neural_motivator", "dacxive_animators", "hyper_metabolism", "x_89_bacterial_weapon")
BLUE, YELLOW, RED = (
    ("antimass_deflectors", "gravity_drive"),
    ("sarween_tools", "graviton_laser_system"),
    ("plasma_scoring", "magen_defense_grid"),
)


def _owns(*planets: str) -> Callable[[Board], object]:
    return lambda board: board.own(0, *planets)


def _knows(*technologies: str) -> Callable[[Board], object]:
    def learn(board: Board) -> None:
        board[0].technologies = dict.fromkeys(technologies, True)

    return learn


def _ships(*systems: str) -> Callable[[Board], object]:
    return lambda board: [board.put(at, 0, destroyer=1) for at in systems]


def _fleet(place: str, **units: int) -> Callable[[Board], object]:
    return lambda board: board.put(place, 0, **units)


def _docks(*planets: str) -> Callable[[Board], object]:
    return lambda board: [board.own(0, planet).put(planet, 0, space_dock=1) for planet in planets]


def _supply_line(near: bool) -> Callable[[Board], object]:
    return lambda board: board.put("arc_prime", 1, space_dock=1).put("304" if near else "303", 0, fighter=1)


def _at_mecatol(count: int) -> Callable[[Board], object]:
    return lambda board: board.own(0, "mecatol_rex").put("000", 0, carrier=1, fighter=count - 1)


CASES: dict[str, tuple[Callable[[Board], object], Callable[[Board], object]]] = {
    "corner_the_market": (_owns(*CULTURAL[:4]), _owns(*CULTURAL[:3], *HAZARDOUS[:3])),
    "unify_the_colonies": (_owns(*HAZARDOUS), _owns(*HAZARDOUS[:5], *CULTURAL[:5])),
    "forge_an_alliance": (_owns(*CULTURAL[:4]), _owns(*CULTURAL[:3], *HAZARDOUS)),
    "mine_rare_metals": (_owns(*HAZARDOUS[:4]), _owns(*HAZARDOUS[:3], *CULTURAL)),
    "monopolize_production": (_owns(*INDUSTRIAL[:4]), _owns(*INDUSTRIAL[:3], *CULTURAL)),
    "expand_borders": (_owns(*ALL[:5], "mecatol_rex"), _owns(*ALL[:5], "arc_prime")),
    "subdue_the_galaxy": (_owns(*ALL[:11]), _owns(*ALL[:10], "arc_prime")),
    "found_research_outposts": (_owns(*SPECIALTIES[:3]), _owns(*SPECIALTIES[:2], *CULTURAL)),
    "form_galactic_brain_trust": (_owns(*SPECIALTIES), _owns(*SPECIALTIES[:4])),
    "conquer_the_weak": (_owns("arc_prime"), _owns("mecatol_rex")),
    "develop_weaponry": (_knows(*UPGRADES[:2]), _knows(UPGRADES[0], *GREEN)),
    "revolutionize_warfare": (_knows(*UPGRADES), _knows(*UPGRADES[:2], *GREEN)),
    "diversify_research": (_knows(*GREEN[:2], *BLUE), _knows(*GREEN, BLUE[0], RED[0], *UPGRADES)),
    "master_the_sciences": (_knows(*GREEN[:2], *BLUE, *YELLOW, *RED), _knows(*GREEN, *BLUE, *YELLOW, RED[0])),
    "master_the_laws_of_physics": (_knows(*GREEN), _knows(*GREEN[:3], *BLUE, *UPGRADES)),
    "adapt_new_strategies": (
        _knows("advanced_carrier_ii", "spec_ops_ii"),
        _knows("advanced_carrier_ii", *UPGRADES),
    ),
    "intimidate_council": (_ships("101", "104"), _ships("101", "000", "201")),
    "become_the_gatekeeper": (_ships("201", "309"), _ships("201", "202")),
    "control_the_region": (
        _ships("101", "102", "103", "104", "105", "106"),
        _ships("101", "102", "103", "104", "105"),
    ),
    "cut_supply_lines": (_supply_line(near=True), _supply_line(near=False)),
    "learn_the_secrets_of_the_cosmos": (_ships("205", "305", "307"), _ships("205", "307", "206")),
    "occupy_the_seat_of_the_empire": (_at_mecatol(3), _at_mecatol(2)),
    "threaten_enemies": (_ships("303"), _ships("311")),
    "establish_a_perimeter": (_fleet("jord", pds=4), _fleet("jord", pds=3)),
    "fuel_the_war_machine": (_docks("jord", "wellon", "thibah"), _docks("jord", "wellon")),
    "gather_a_mighty_fleet": (_fleet("104", dreadnought=5), _fleet("104", dreadnought=4)),
}


def board() -> Board:
    """Alpha at 201, beta at 309, a nebula at 306."""
    return Board("sol", "letnev", "hacan", at_201=39, at_309=40, at_306=42)


@pytest.mark.parametrize("objective", sorted(CASES))
def test_25_state_objectives(objective: str) -> None:
    enough, short = CASES[objective]
    for lay, result in ((enough, True), (short, False)):
        one = board()
        lay(one)
        one.begin()
        assert fulfilled(one.play, 0, objective) is result


@pytest.mark.parametrize("objective", sorted(PRICES))
def test_25_spending_objectives(objective: str) -> None:
    coin, price = PRICES[objective]
    for have in (price, price - 1):
        one = board()
        one.state.planets["jord"].ready = False
        if coin in ("resources", "influence", "goods"):
            one[0].goods = have
        elif coin == "tokens":
            one[0].tactic, one[0].strategy = have - 1, 1
        else:
            one[0].hand = ["card"] * have
        one.begin()
        assert fulfilled(one.play, 0, objective) is (have == price)


def test_25_forty_objectives() -> None:
    assert set(CASES) == set(TESTS)
    assert {*TESTS, *PRICES, *EVENTS.values()} == set(OBJECTIVES)
    assert len(OBJECTIVES) == 40


# --- what happens -------------------------------------------------------------------------------------------------


def fought(secret: str, attacker: dict[str, int], points: int = 0) -> Board:
    """Seat 0 has a secret and ships in 207; points are seat 1's, or its own where negative."""
    one = Board("hacan", "letnev").put("207", 0, **attacker)
    one[0].secrets, one[0].fleet = [secret], 9
    if points:
        one[0 if points < 0 else 1].ledger.append(Victory(abs(points), "custodians", 1))
    return one


def win(one: Board, attacker: dict[str, int], lone: str = "destroyer") -> Board:
    one.put("104", 1, {"flagship": 1} if lone == "flagship" else None, **{lone: 1})
    dice = sum(2 if kind == "flagship" else 1 for kind, count in attacker.items() for _ in range(count))
    one.dice("combat", *[10] * dice).dice("combat", *[1] * (2 if lone == "flagship" else 1))
    one.activate("104", {f"207:{kind}": n for kind, n in attacker.items()})
    return one.do({"how": "to-the-end"}, 0).do({"how": "to-the-end"}, 1)


def test_25_spark_a_rebellion() -> None:
    fleet = {"cruiser": 2}
    assert win(fought("spark_a_rebellion", fleet), fleet)[0].scored == ["spark_a_rebellion"], "0 points all round"
    assert win(fought("spark_a_rebellion", fleet, 2), fleet)[0].scored == ["spark_a_rebellion"]
    assert win(fought("spark_a_rebellion", fleet, -2), fleet)[0].scored == [], "its own points are more"


@pytest.mark.parametrize(("theirs", "scored"), [(2, []), (3, ["spark_a_rebellion"])])
def test_25_7_4_the_shard_of_the_throne_moves_its_point_before_a_rebellion_is_looked_for(
    theirs: int, scored: list[str]
) -> None:
    """Behind it the loser has one point less, and the winner one more."""
    fleet = {"cruiser": 2}
    one = fought("spark_a_rebellion", fleet, theirs)
    one.state.council = Council(laws={"shard_of_the_throne": Law(1)})
    one[0].ledger.append(Victory(1, "custodians", 1))
    win(one, fleet)
    assert (one[0].points - len(one[0].scored), one[1].points) == (2, theirs - 1)
    assert one[0].scored == scored


def test_EL4_25_nobody_rebels_against_who_is_out() -> None:
    fleet = {"cruiser": 2}
    one = fought("spark_a_rebellion", fleet, 2)
    one[0].ledger.append(Victory(2, "custodians", 1))
    for planet in one.state.home_planets(1):
        one.state.planets[planet].controller = NOBODY
    win(one, fleet)
    assert one[1].eliminated
    assert one[0].scored == []


def test_25_unveil_flagship() -> None:
    fleet = {"flagship": 1}
    assert win(fought("unveil_flagship", fleet), fleet)[0].scored == ["unveil_flagship"]
    fleet = {"cruiser": 2}
    assert win(fought("unveil_flagship", fleet), fleet)[0].scored == []


def test_25_destroy_their_greatest_ship() -> None:
    fleet = {"cruiser": 2}
    one = win(fought("destroy_their_greatest_ship", fleet), fleet)
    assert one[0].scored == []
    one = Board("letnev", "hacan").put("207", 0, cruiser=2)
    one[0].secrets = ["destroy_their_greatest_ship"]
    assert win(one, fleet, "flagship")[0].scored == ["destroy_their_greatest_ship"]


def test_OB4_one_objective_for_each_combat() -> None:
    one = board().begin()
    one[0].secrets = ["spark_a_rebellion", "unveil_flagship"]
    one.state.combat = Combat("104", 0, 1)
    happened(one.play, 0, "rebellion")
    happened(one.play, 0, "flagship")
    assert one[0].scored == ["spark_a_rebellion"]
    one.state.combat = None
    happened(one.play, 0, "flagship")
    assert one[0].points == 2, "outside combat there is no such limit"
