"""Odds of fights (seen 2 *Odds*, 4): exact ones beside reckoning by hand and fights by the rules, and drawn ones."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from bot.games.twilight_imperium.advice.fights import Fight
from bot.games.twilight_imperium.advice.odds import EXACT, Odds, Reckoning, expected_barrage, odds
from bot.games.twilight_imperium.advice.overlays import cover
from bot.games.twilight_imperium.advice.scouting import ground_fight, space_fight, standing_fights
from bot.games.twilight_imperium.flow.cannon import guns
from bot.games.twilight_imperium.hooks.blocks import FORETOLD, WAITING
from renderers.twilight_imperium.samples import played
from tests.games.twilight_imperium.arena import PLACE, PLANET, SetUp
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.odds import LANDINGS, LARGE, SMALL, beside, engine, large, read, setups

SETUPS: Final = setups()
BY_HAND: Final = {"how": "by-hand"}
QUICK: Final = [*range(9), 15, 18, *range(18, 23), 24, 25, 30, 33, *range(SMALL, SMALL + LANDINGS)]
"""Small set-ups whose chances are followed by hand in no time."""
WINDOWS: Final = ("SC_", "GC_", "BM_", "SU_", "CN_", "UN_DIED", "INV_")
"""How the names of the moments of a fight begin."""
UNFORETOLD: Final = {
    "agreements": "are carried out as agreed, and what changes hands does not fight",
    "secret_objectives": "are scored, whatever comes of the fight",
    "dacxive_animators": "comes when the fight is over",
    "infantry_ii": "what died comes back in another turn",
    "spec_ops_ii": "what died comes back in another turn",
    "letani_warrior_ii": "what died comes back in another turn",
    "shard_of_the_throne": "changes hands when the fight is over",
    "the_crown_of_thalnos": "rolls again only what its owner says, by default nothing",
    "indoctrination": "costs influence, which nobody pays by default",
    "devotion": "gives a ship, which nobody does by default",
    "impulse_core": "gives a ship, which nobody does by default",
    "salvage_operations": "comes when the fight is over",
    "technological_singularity": "what is gained is chosen in the fight",
    "graviton_laser_system": "is used up only if its owner says so, which is not the default",
}
"""What waits at a moment of a fight and changes nothing of its odds."""


def shares(found: Odds) -> tuple[float, float, float]:
    return found.attacker, found.defender, found.neither


def simple(attacker: dict[str, int], defender: dict[str, int], *factions: str) -> Fight:
    board = Board(*(factions or ("hacan", "sol"))).put(PLACE, 0, None, **attacker).put(PLACE, 1, None, **defender)
    return space_fight(board.play, PLACE, 0, 1)


# --- worked out on paper --------------------------------------------------------------------------------------------


def test_one_cruiser_against_one_cruiser() -> None:
    found = odds(simple({"cruiser": 1}, {"cruiser": 1}))
    p = 0.4  # 7 and more
    ends = 1 - (1 - p) ** 2
    assert found.exact
    assert shares(found) == pytest.approx((p * (1 - p) / ends, p * (1 - p) / ends, p * p / ends))
    assert found.losses[0]["cruiser"] == pytest.approx(1 - found.attacker)


def test_two_hits_for_what_sustains() -> None:
    fight = simple({"dreadnought": 1}, {"fighter": 1})
    hurt = space_fight(
        Board("hacan", "sol").put(PLACE, 0, {"dreadnought": 1}, dreadnought=1).put(PLACE, 1, fighter=1).play,
        PLACE,
        0,
        1,
    )
    a, b = 0.6, 0.2
    ends = 1 - (1 - a) * (1 - b)
    damaged = a * (1 - b) / ends  # a damaged one against a fighter: it wins if it hits and is not hit
    assert odds(hurt).attacker == pytest.approx(damaged)
    assert odds(fight).attacker == pytest.approx(a / ends + (1 - a) * b / ends * damaged)


def test_barrage_hits_no_more_fighters_than_there_are() -> None:
    fight = simple({"destroyer": 1}, {"fighter": 1, "cruiser": 1})
    assert expected_barrage(fight) == (pytest.approx(1 - 0.8**2), 0)


def test_munitions_reserves_are_reckoned_with_only_where_they_are_asked_for() -> None:
    board = Board("letnev", "hacan").put(PLACE, 0, cruiser=1).put(PLACE, 1, cruiser=1)
    board[0].goods = 5
    fight = space_fight(board.play, PLACE, 0, 1)
    assert fight.attacker.rerolls == 2
    plain, paid = odds(fight), odds(fight, (1, 0))
    a, b = 1 - 0.6**2, 0.4  # the first round with a reroll, then as without
    assert paid.attacker == pytest.approx(a * (1 - b) + (1 - a) * (1 - b) * plain.attacker)


def test_what_cannot_end_is_won_by_nobody() -> None:
    fight = simple({"cruiser": 1}, {"cruiser": 1})
    arms = {0: {"cruiser": replace(fight.now(0)["cruiser"], dice=0)}}
    idle = replace(fight, attacker=replace(fight.attacker, arms=arms), defender=replace(fight.defender, arms=arms))
    assert shares(odds(idle)) == (0, 0, 1)


# --- beside other ways to find them ---------------------------------------------------------------------------------


def test_there_are_sixty_set_ups_of_all_factions_and_sizes() -> None:
    assert len({str(setup) for setup in SETUPS}) == SMALL + LANDINGS + LARGE == 60
    assert {one for setup in SETUPS for one in setup.factions} == {
        "sol",
        "letnev",
        "hacan",
        "jolnar",
        "sardakk",
        "l1z1x",
    }
    assert [large(setup) for setup in SETUPS] == [False] * (SMALL + LANDINGS) + [True] * LARGE


@pytest.mark.parametrize("number", QUICK)
def test_exact_odds_are_those_reckoned_by_hand(number: int) -> None:
    found = odds(read(SETUPS[number]))
    assert found.exact
    assert shares(found) == pytest.approx(beside(SETUPS[number]), abs=2e-5)


@pytest.mark.parametrize("number", [0, 8, 18, 25, 42, 47])
def test_fights_by_the_rules_come_out_as_the_odds_say(number: int) -> None:
    fights = 1500
    won = engine(SETUPS[number], fights, 3)
    assert [n / fights for n in won] == pytest.approx(shares(odds(read(SETUPS[number]))), abs=0.045)


def test_ships_that_carry_ground_forces_are_kept_as_the_rules_keep_them() -> None:
    setup = SetUp(("hacan", "sol"), ({"carrier": 2, "dreadnought": 1, "infantry": 4}, {"cruiser": 2, "destroyer": 1}))
    fight = read(setup)
    assert (fight.attacker.keep, fight.attacker.units) == (4, {"dreadnought": 1, "carrier": 2})
    found, empty = odds(fight), odds(replace(fight, attacker=replace(fight.attacker, keep=0)))
    assert found.losses[0]["dreadnought"] > empty.losses[0]["dreadnought"] + 0.02
    fights = 1500
    won = engine(setup, fights, 3)
    assert [n / fights for n in won] == pytest.approx(shares(found), abs=0.045)


def test_space_cannons_before_a_combat_are_reckoned_with() -> None:
    setup = SetUp(("sol", "hacan"), ({"cruiser": 2, "destroyer": 1}, {"cruiser": 1}))
    bare = odds(space_fight(setup.board().play, PLACE, 0, 1, cannons=True))
    near = Board("sol", "hacan", at_103=20).learn(1, "pds_ii").put("vefut_ii", 1, pds=2)
    near.put(PLACE, 0, cruiser=2, destroyer=1).put(PLACE, 1, cruiser=1)
    fight = space_fight(near.play, PLACE, 0, 1, cannons=True)
    (salvo,) = fight.salvos
    assert (salvo.seat, salvo.target, salvo.values, salvo.bonus) == (1, 0, (5, 5), -1), "antimass deflectors"
    assert salvo.expected == pytest.approx(1.0)
    assert odds(fight).attacker < bare.attacker - 0.1


@pytest.mark.parametrize("number", [SMALL + LANDINGS + 3, SMALL + LANDINGS + 7])
def test_drawn_odds_are_within_two_points_of_exact_ones(number: int) -> None:
    fight = read(SETUPS[number])
    drawn, reckoning = odds(fight), Reckoning(fight)
    assert not drawn.exact
    assert shares(drawn) == pytest.approx(shares(reckoning.summed(reckoning.followed(), exact=True)), abs=0.02)
    assert odds(fight) == drawn, "the same fight is drawn the same way"


def test_eight_units_a_side_are_exact_and_nine_are_drawn() -> None:
    assert odds(simple({"cruiser": EXACT}, {"cruiser": EXACT})).exact
    assert not odds(simple({"cruiser": EXACT + 1}, {"cruiser": 1})).exact


# --- reading the table ----------------------------------------------------------------------------------------------


def test_figures_follow_the_flagship_while_it_is_there() -> None:
    fight = simple({"flagship": 1, "cruiser": 1}, {"destroyer": 1}, "sardakk", "sol")
    assert fight.switches == ((0, "flagship"),)
    assert fight.attacker.arms[0]["cruiser"].bonus == 2
    assert fight.attacker.arms[1]["cruiser"].bonus == 1


def test_a_supposed_fleet_may_differ_from_what_is_there_and_changes_nothing() -> None:
    board = Board("sol", "letnev").put(PLACE, 1, cruiser=1)
    before = board.match.save()
    fight = space_fight(board.play, PLACE, 0, 1, ({"dreadnought": 2}, {"destroyer": 3}))
    assert (fight.attacker.units, fight.defender.units) == ({"dreadnought": 2}, {"destroyer": 3})
    assert board.match.save() == before


def test_what_stands_in_a_system_fights_in_space_first_then_on_its_planets() -> None:
    board = Board("sol", "letnev", at_104=19).put(PLACE, 0, cruiser=1, infantry=2).put(PLACE, 1, fighter=1)
    board.put(PLANET, 1, infantry=1)
    assert [(one.space, one.place) for one in standing_fights(board.play, PLACE, 0)] == [(True, PLACE)]
    del board.state.systems[PLACE].units[1]
    (landing,) = standing_fights(board.reload().play, PLACE, 0)
    assert (landing.space, landing.place, landing.attacker.units) == (False, PLANET, {"infantry": 2})


def test_bombardment_and_cannons_come_before_a_landing() -> None:
    board = Board("hacan", "sol", at_104=19).put(PLACE, 0, dreadnought=2, infantry=2).put(PLANET, 1, infantry=2)
    assert [one.values for one in ground_fight(board.play, PLANET, 0, 2).salvos] == [(5, 5)]
    board.put(PLANET, 1, pds=1).reload()
    assert [one.values for one in ground_fight(board.play, PLANET, 0, 2).salvos] == [(6,)], "planetary shield"


def test_nothing_hidden_is_looked_at() -> None:
    board = Board("sol", "letnev", at_104=19).put(PLACE, 0, cruiser=2).put(PLACE, 1, cruiser=1, destroyer=1)
    before = space_fight(board.play, PLACE, 0, 1, cannons=True)
    state = board.state
    state.players[1].hand = ["morale_boost", "direct_hit"]
    state.players[1].secrets = state.secrets[:2]
    state.actions = ["shields_holding"]
    assert space_fight(board.reload().play, PLACE, 0, 1, cannons=True) == before


def test_everything_that_waits_for_a_moment_of_a_fight_tells_the_odds() -> None:
    told = {one.block.id for known in FORETOLD.values() for one in known}
    waiting = {one.block.id for window, known in WAITING.items() if window.startswith(WINDOWS) for one in known}
    assert waiting - told - UNFORETOLD.keys() == set()
    assert UNFORETOLD.keys() <= waiting


# --- a combat to be looked at ---------------------------------------------------------------------------------------


def meeting() -> Board:
    board = Board("sol", "jolnar").put("207", 0, cruiser=2, dreadnought=1).put("104", 1, cruiser=1, fighter=1)
    board.dice("combat", 6, 10, 1).dice("combat", 8, 10)
    board.activate("104", {"207:cruiser": 2, "207:dreadnought": 1})
    return board.do(BY_HAND, 0).do(BY_HAND, 1)


def test_onlookers_see_dice_with_what_is_added_and_what_they_hit_on() -> None:
    board = meeting()
    seen = board.match.view(None).fought
    assert (seen.number, seen.stood[0], seen.over) == (1, {"dreadnought": 1, "cruiser": 2}, False)
    assert [(one.kind, one.result, one.value, one.bonus, one.hit) for one in seen.dice[1]] == [
        ("cruiser", 8, 7, -1, True),
        ("fighter", 10, 9, -1, True),
    ]
    assert [one.hit for one in seen.dice[0]] == [True, True, False]
    assert seen.hits == {0: 2, 1: 2}


def test_the_chance_to_win_stands_before_and_after_a_round() -> None:
    board = meeting()
    before, after = board.match.view(None).stakes
    assert before == after, "nobody has lost anything yet"
    board.dice("combat", 1, 1, 1).defaults("announce", "turn")
    seen = board.match.view(None).fought
    assert (seen.over, seen.winner, seen.lost) == (True, 0, {1: {"cruiser": 1, "fighter": 1}, 0: {"cruiser": 1}})
    assert board.match.view(None).stakes is None


def test_a_die_that_is_rolled_again_shows_what_it_was() -> None:
    board = Board("letnev", "sol").put("207", 0, cruiser=2).put("104", 1, dreadnought=2)
    board[0].goods = 2
    board.activate("104", {"207:cruiser": 2}).do(BY_HAND, 0).do(BY_HAND, 1)
    board.dice("combat", 3, 9).dice("combat", 8).dice("combat", 1, 1)
    board.do("yes").defaults("hits", "announce", "turn")
    assert [(one.former, one.result) for one in board.match.view(None).fought.dice[0]] == [(3, 8), (0, 9)]


def test_what_cannons_cover_is_what_would_fire_there() -> None:
    match = played(6, 5)
    play = match.play
    play.board.players[0].technologies["pds_ii"] = True
    try:
        play.forget()
        found = cover(play)
        assert found
        for at in play.board.systems:
            for seat in range(6):
                dice = [gun for _, gun in guns(play, seat, at)]
                seen = found.get(at, {}).get(seat)
                assert (seen.dice if seen else 0) == sum(one.count for one in dice), (at, seat)
    finally:
        del play.board.players[0].technologies["pds_ii"]
        play.forget()
