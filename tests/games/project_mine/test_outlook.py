"""How the hard bot reckons that a seat will end."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.games.project_mine.aims import Aim
from bot.games.project_mine.cards import built_in
from bot.games.project_mine.glance import Glance
from bot.games.project_mine.outlook import Outlook, eras_left, expected, likely_points, outlook
from bot.games.project_mine.scoring import account, resource_points
from bot.games.project_mine.state import Goal
from bot.games.project_mine.view import MineView
from tests.games.project_mine.house import FILLER, start

PACK = built_in()
DECK = ["small-ruby", "small-iron", "small-gold", "investment"] * 3


def look(**zones: Any) -> Outlook:
    """At the turn player."""
    table = start(FILLER, **({"deck": DECK, "company": "company-achiever", "goals": []} | zones))
    view = cast("MineView", Glance(PACK, table.board))
    aim = Aim(PACK, view, table.seat, table.me.company)
    found = outlook(PACK, table.board, view, table.seat, aim)
    assert found.left == eras_left(table.board)
    return found


def test_6_points_that_are_there_are_those_of_the_account() -> None:
    table = start(FILLER, deck=DECK, penalty=3, goals=[Goal("passive-tripod", flipped=True)])
    has = account(PACK, table.board, table.seat)
    found = outlook(PACK, table.board, cast("MineView", Glance(PACK, table.board)), table.seat, None)
    assert found[1:5] == (has.deck, has.goals, has.company, has.penalty)
    assert has.goals == 3


@pytest.mark.parametrize("held", [0, 12, 17, 22, 30])
def test_6_where_nothing_comes_any_more_pieces_are_about_their_points(held: int) -> None:
    assert expected(held, 0) == pytest.approx(resource_points(held), abs=1.0)


def test_6_pieces_on_the_way_are_worth_more_the_nearer_they_are() -> None:
    found = [expected(held, 2) for held in range(30)]
    assert found == sorted(found)
    assert found[24] - found[23] > 2 * (found[4] - found[3])


@pytest.mark.parametrize("card", ["large-ruby", "medium-gold", "plan-field-crew"])
def test_a_card_that_brings_pieces_is_worth_more_early(card: str) -> None:
    early, late = (
        likely_points(look(deck=[*DECK, card], board_era=era)) - likely_points(look(board_era=era)) for era in (2, 6)
    )
    assert early > late
    assert early > 1


def test_h2_a_goal_counts_by_its_chance_until_it_is_met() -> None:
    near = look(company="company-second-leg", resources={"ruby": 18, "iron": 17})
    far = look(company="company-second-leg", resources={"ruby": 3})
    met = look(company="company-second-leg", resources={"ruby": 18, "iron": 18})
    assert 12 > near.aim > far.aim > 0
    assert (met.aim, met.company) == (0, 12)


def test_g1_a_public_goal_counts_by_its_chance_until_it_is_flipped() -> None:
    none, few, most = (
        look(goals=[Goal("passive-drawing-room", tokens=n)], deck=[*DECK, "plan-budget"]) for n in (0, 2, 3)
    )
    assert 4 > most.begun > few.begun > none.begun > 0
    done = look(goals=[Goal("passive-drawing-room", tokens=4, flipped=True)])
    assert (done.begun, done.goals) == (0, 4)


def test_5_in_a_transition_era_nothing_is_to_come() -> None:
    found = look(board_phase="transition", board_transition=1)
    assert (found.left, found.wild, found.credit, found.cards) == (0, 0, 0, 0)
