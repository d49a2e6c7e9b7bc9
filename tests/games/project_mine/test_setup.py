"""Setup: S1-S8 (rules 2, test 1 of rules 11)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from bot.core import playable
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.cards import built_in
from tests.games.project_mine.packbox import tiny
from tests.games.project_mine.scene import Scene


def begin(seats: int = 4, seed: int = 0, options: dict[str, str] | None = None) -> Match:
    """A match in which the company goals are still to be chosen."""
    playable.register(PROJECT_MINE)
    return Match.new("project_mine", seats, Stream.of("setup", seed).seed_bytes(), options, tiny())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_s1_s2_six_market_cards_and_two_goals_lie_open(seats: int) -> None:
    board = begin(seats).play.board
    assert (len(board.market), len(board.goals)) == (6, 2)
    assert len(board.market + board.pile + board.market_discard) == 100
    assert len(board.goals + board.goal_pile + board.goal_discard) == 20


def test_s3_only_refilled_cards_may_cost_six_or_more() -> None:
    pack, kept_dear = tiny(), 0
    for seed in range(60):
        match = begin(seed=seed)
        board = match.play.board
        dear = [args["cards"] for args in told(match, "too-dear")]
        opened = [args["cards"] for args in told(match, "opened")]
        first = opened[0]
        assert all(pack[card].cost >= 6 for cards in dear for card in cards)
        thrown = [card for card in first if pack[card].cost >= 6]
        assert Counter(board.market_discard) == Counter(thrown)
        kept = [card for card in first if pack[card].cost < 6]
        assert board.market == kept + (opened[1] if thrown else [])
        kept_dear += any(pack[card].cost >= 6 for card in board.market)
    assert kept_dear, "a refill never brought a dear card: nothing was tested"


def test_q1_the_setup_discard_takes_dear_goals_too() -> None:
    pack = tiny()
    seen = False
    for seed in range(60):
        board = begin(seed=seed).play.board
        seen = seen or bool(board.goal_discard)
        assert all(pack[card].cost >= 6 for card in board.goal_discard)
    assert seen


def test_s4_the_basic_pile_holds_four_of_each_medium_and_large_mine() -> None:
    board = begin().play.board
    assert len(board.basic) == 10
    assert set(board.basic.values()) == {4}
    assert board.exile == []


def test_s5_three_goals_each_and_the_trait_follows_from_the_choice() -> None:
    match = begin()
    offered = [list(player.offered) for player in match.play.board.players]
    assert len({card for cards in offered for card in cards}) == 12
    assert match.awaited() == (0, 1, 2, 3)
    for seat in range(4):
        question = next_question(match, seat)
        assert question is not None
        assert [option.id for option in question.shape.options] == offered[seat]  # type: ignore[union-attr]
        match.answer(seat, question.no, offered[seat][1])
    for seat, player in enumerate(match.play.board.players):
        assert player.company == offered[seat][1]
        trait = tiny()[player.company].trait
        assert [c for c in player.owned if tiny()[c].kind == "trait"] == [f"trait-{trait}"]


def test_s5_the_choice_is_secret_and_changeable_until_all_have_chosen() -> None:
    match = begin(2)
    question = next_question(match, 0)
    assert question is not None
    first, second, _ = match.play.board.players[0].offered
    match.answer(0, question.no, first)
    assert match.view(1).players[0].company == match.view(None).players[0].company == ""
    again = match.asked(0)[0]
    assert again.changeable
    match.answer(0, again.no, second)
    other = next_question(match, 1)
    assert other is not None
    match.answer(1, other.no, match.play.board.players[1].offered[0])
    assert match.play.board.players[0].company == second


def test_s6_s7_eleven_cards_five_in_hand_nothing_else() -> None:
    scene = Scene(3)
    for seat in range(3):
        player = scene[seat]
        assert (len(player.hand), len(player.deck)) == (5, 6)
        kinds = Counter(scene.pack[card].role or "trait" for card in player.owned)
        assert kinds == {"small": 5, "investment": 5, "trait": 1}
        assert set(player.resources.values()) == {0}
        assert (player.energy, player.credit, player.penalty, player.coins) == (4, 0, 0, 0)


def test_s8_the_highest_roll_begins() -> None:
    for seed in range(30):
        match = begin(4, seed)
        sums = match.play.board.dice
        assert len(sums) == 4
        assert all(2 <= total <= 12 for total in sums)
        best = [seat for seat, total in enumerate(sums) if total == max(sums)]
        assert match.play.board.first in best


def test_q20_ties_roll_again_among_themselves() -> None:
    for seed in range(200):
        match = begin(2, seed)
        rolls = told(match, "dice")
        if len(rolls) > 2:
            assert rolls[0]["total"] == rolls[1]["total"]
            assert rolls[-2]["total"] != rolls[-1]["total"]
            best = max(rolls[-2:], key=lambda args: args["total"])
            assert match.play.board.first == best["seat"]
            return
    raise AssertionError("no tie was rolled")


def test_a_rematch_names_the_first_player() -> None:
    assert begin(4, 1, {"table-first": "2"}).play.board.first == 2


def test_the_short_game_has_three_eras() -> None:
    assert begin(2, 0, {"length": "short"}).play.board.eras == 3
    assert begin(2).play.board.eras == 6


def test_a_match_plays_the_built_in_pack_and_names_it() -> None:
    playable.register(PROJECT_MINE)
    match = Match.new("project_mine", 2, bytes(32))
    assert match.play.state.pack == built_in().sha
    again = Match.load(match.save())
    assert again.view(0) == match.view(0)


def told(match: Match, key: str) -> list[dict[str, Any]]:
    """Arguments of the events of the start."""
    return [event.args for event in match.entry.events if event.key == f"project_mine-event-{key}"]
