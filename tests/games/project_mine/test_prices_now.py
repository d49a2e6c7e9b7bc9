"""K13: a cost on the market board is what the card costs now, whether it is bought, gained or discarded."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.project_mine.cards import built_in
from tests.games.project_mine.house import start
from tests.games.project_mine.scene import Scene, holding

CHEAPER = {"do": "cost_mod", "n": -1}
DEAR = ["iron-card"] * 5
"""Of cost 6; the sapphire card costs 3, the emerald card 4."""


def cheap_board(*lines: dict[str, Any]) -> Scene:
    """A card that makes the board cheaper by 1 and then does these."""
    scene = holding([CHEAPER, *lines], "investment").table(market=["emerald-card", *DEAR])
    return scene.table(goals=["active-3", "active-4"])  # of cost 4 and 5


def test_a_takeover_takes_what_wholesale_has_made_cheap_enough() -> None:
    table = start("sapphire-wholesale", "plan-takeover", resources={}, energy=9)
    market = [card for card in built_in().document.cards if card.kind in ("resource", "plan")]
    five = next(card.id for card in market if card.cost == 5)
    six = next(card.id for card in market if card.cost == 6)
    table.put(board_market=[five, six, six, six, six, six]).play("sapphire-wholesale")
    assert table.play("plan-takeover").me.discard == [five]


def test_a_card_is_gained_at_the_cost_it_shows() -> None:
    scene = cheap_board({"do": "gain_card", "filter": {"cost_max": 3}}).answer(0, ["tested"])
    assert scene[0].discard == ["emerald-card"]


def test_a_card_that_has_become_too_cheap_is_not_gained() -> None:
    scene = cheap_board({"do": "gain_card", "filter": {"cost_min": 4, "cost_max": 4}}).answer(0, ["tested"])
    assert scene[0].discard == []


def test_a_goal_is_gained_at_the_cost_it_shows() -> None:
    scene = cheap_board({"do": "gain_goal", "filter": {"cost_max": 3}}).answer(0, ["tested"])
    assert [goal.card for goal in scene[0].goals] == ["active-3"]


@pytest.mark.parametrize("how", ["choice", "all", "random"])
def test_the_board_is_swept_at_the_cost_it_shows(how: str) -> None:
    line = {"do": "sweep", "zone": "market", "how": how, "filter": {"cost_max": 3}}
    scene = cheap_board(line).answer(0, ["tested"])
    assert scene.board.market_discard[-1:] == ["emerald-card"]
    scene = cheap_board(line | {"zone": "goals"}).answer(0, ["tested"])
    assert scene.board.goal_discard[-1:] == ["active-3"]


def test_a_card_opened_on_the_board_counts_at_the_cost_it_shows() -> None:
    """K13: also cards that are revealed later this turn."""
    cheap = {"is": {"count": "cards", "filter": {"cost_max": 3}}, "min": 1}
    opens = {"do": "open_market", "then": [{"do": "if", "when": cheap, "then": [{"do": "credit", "n": 2}]}]}
    scene = cheap_board(opens)
    scene.board.pile[-1] = "emerald-card"
    assert scene.again().answer(0, ["tested"])[0].credit == 2
    pays = {"do": "open_market", "then": [{"do": "credit", "n": {"count": "cards", "value": "cost"}}]}
    scene = cheap_board(pays)
    scene.board.pile[-1] = "emerald-card"
    assert scene.again().answer(0, ["tested"])[0].credit == 3


def test_cards_that_do_not_lie_on_the_board_keep_their_cost() -> None:
    scene = cheap_board({"do": "gain_card", "zone": "basic", "filter": {"cost_min": 2, "cost_max": 2}})
    assert scene.answer(0, ["tested"])[0].discard == []
    scene = cheap_board({"do": "discard", "filter": {"cost_min": 4}, "then": [{"do": "credit", "n": 2}]})
    scene.put(0, hand=["tested", "emerald-card", "small-ruby"]).answer(0, ["tested"], "emerald-card")
    assert scene[0].credit == 2
