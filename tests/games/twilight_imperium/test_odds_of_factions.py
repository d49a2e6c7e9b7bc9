"""Odds of fights in which an ability of the third set of factions strikes (rules 28.9, 27.1; seen 2 *Odds*)."""

from __future__ import annotations

import pytest

from bot.games.twilight_imperium.advice.odds import odds
from bot.games.twilight_imperium.advice.scouting import ground_fight
from tests.games.twilight_imperium.arena import SetUp
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.odds import engine
from tests.games.twilight_imperium.test_odds import shares, simple

FIGHTS = 1500
NEAR = 0.045
"""About three and a half standard deviations of that many fights."""


def test_28_9_ambush_worked_out_on_paper() -> None:
    """A cruiser of Mentak, hitting on 7, against a destroyer, hitting on 9: one die before the first round."""
    found = odds(simple({"cruiser": 1}, {"destroyer": 1}, "mentak", "hacan"))
    p, q = 0.4, 0.2
    ends = 1 - (1 - p) * (1 - q)
    assert found.exact
    assert shares(found) == pytest.approx(
        (p + (1 - p) * p * (1 - q) / ends, (1 - p) * q * (1 - p) / ends, (1 - p) * p * q / ends)
    )


def test_28_9_no_more_than_two_dice_those_that_hit_best() -> None:
    found = odds(simple({"destroyer": 3, "cruiser": 1}, {"carrier": 1}, "mentak", "hacan"))
    assert found.exact
    fight = simple({"destroyer": 3, "cruiser": 1}, {"carrier": 1}, "mentak", "hacan")
    assert (fight.attacker.volley, fight.attacker.volleys) == (("cruiser", "destroyer"), 2)
    assert fight.defender.volley == ()


def test_27_van_hauge_leaves_no_winner_on_paper() -> None:
    """Whoever kills it dies with it: the other side never wins."""
    found = odds(simple({"flagship": 1}, {"dreadnought": 2}, "yin", "hacan"))
    assert found.defender == pytest.approx(0.0)
    assert found.attacker + found.neither == pytest.approx(1.0)


@pytest.mark.parametrize(
    "setup",
    [
        SetUp(("mentak", "hacan"), ({"cruiser": 2, "destroyer": 1}, {"dreadnought": 1, "carrier": 1, "fighter": 2})),
        SetUp(("hacan", "mentak"), ({"dreadnought": 2, "cruiser": 1}, {"flagship": 1, "cruiser": 2})),
        SetUp(("yin", "hacan"), ({"flagship": 1, "cruiser": 1}, {"dreadnought": 2, "cruiser": 1})),
        SetUp(("mentak", "yin"), ({"flagship": 1, "cruiser": 4, "destroyer": 4}, {"flagship": 1, "dreadnought": 3})),
    ],
    ids=["ambush", "fourth moon", "van hauge", "drawn"],
)
def test_fights_by_the_rules_come_out_as_the_odds_say(setup: SetUp) -> None:
    first, second = setup.fleets
    found = odds(simple(first, second, *setup.factions))
    won = engine(setup, FIGHTS, 7)
    assert [n / FIGHTS for n in won] == pytest.approx(shares(found), abs=NEAR)


def test_27_fighters_of_the_matriarch_stand_in_the_odds_of_a_landing() -> None:
    board = Board("naalu", "hacan", at_104=19).put("104", 0, flagship=1).put("wellon", 1, infantry=2).begin()
    alone = odds(ground_fight(board.play, "wellon", 0, 1))
    helped = odds(ground_fight(board.play, "wellon", 0, 1, fighters=2))
    assert helped.attacker > alone.attacker + 0.3
    assert helped.losses[0]["fighter"] > helped.losses[0]["infantry"], "they are lost first"
