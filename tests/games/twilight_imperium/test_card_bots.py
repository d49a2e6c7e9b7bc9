"""The easy player with action cards: what it plays, what it cancels, what it throws off; and that hands stay hidden."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import bots
from bot.core.streams import Stream
from bot.games.twilight_imperium.bots import easy, hand_cards, hard
from bot.games.twilight_imperium.flow.hand import DrawCards
from bot.games.twilight_imperium.hooks.blocks import DEEDS
from bot.games.twilight_imperium.light import STANDING
from bot.games.twilight_imperium.state import Victory
from tests.games.twilight_imperium.board import Board
from tests.games.twilight_imperium.hands import hold, play, table

STREAM = Stream.of("card bots")


def plan(board: Board, seat: int) -> Any:
    """What the easy player answers."""
    return easy.plan(board.match, seat, board.asked(seat), STREAM)


def test_every_component_card_has_a_worth() -> None:
    assert {id for id in DEEDS if id in STANDING} == set(hand_cards.WORTH)


def test_it_plays_the_card_that_brings_most_where_it_brings_most() -> None:
    board = hold(table(at_104=27).own(1, "new_albion", "starpoint"), 0, "uprising").begin()
    ((value, answer),) = hand_cards.plays(board.play, 0, ["uprising"])
    assert answer == {"action": "d:uprising", "target": "starpoint"}
    assert value > easy.LEAST


def test_cards_stand_beside_other_actions_and_can_be_tried_by_the_hard_player() -> None:
    board = hold(table(at_104=27).own(1, "new_albion", "starpoint"), 0, "uprising").begin()
    question = board.asked(0)
    answer = {"action": "d:uprising", "target": "starpoint"}
    assert answer in [one for _, one in easy.actions(board.match, 0, question)]
    assert easy.finished(board.match, 0, question, dict(answer)) == answer
    tried = hard.tries(board.match, 0, question, STREAM)
    assert len(tried) > 1
    for _, one in tried:
        board.match.checked(0, question.no, one)


def test_it_keeps_a_card_that_would_do_nothing() -> None:
    board = hold(table(), 0, "industrial_initiative", "economic_initiative").begin()
    for value, _ in hand_cards.plays(board.play, 0, ["industrial_initiative", "economic_initiative"]):
        assert value < easy.LEAST


def _melted(*cards: str, of: int = 1) -> Board:
    """Seat 0 destroys a space dock of a seat; seat 1 holds these."""
    board = hold(table(at_104=19).put("wellon", of, space_dock=1), 0, "reactor_meltdown")
    return play(hold(board, 1, *cards), "reactor_meltdown", "wellon")


def test_it_cancels_what_hurts_itself() -> None:
    assert plan(_melted("sabotage"), 1) == "sabotage"


def test_it_lets_pass_what_hurts_others_where_nobody_is_ahead_by_it() -> None:
    board = _melted("sabotage", of=2)
    board[2].ledger = [Victory(1, "custodians", 1)]
    board.state.custodians = False
    assert plan(board.reload(), 1) == "pass"


def test_it_passes_with_nothing_to_cancel_with() -> None:
    assert plan(_melted("plague"), 1) == "pass"


def test_it_throws_off_what_is_worth_least_and_keeps_its_cancels() -> None:
    board = hold(table(), 0, "sabotage", "sabotage", "focused_research", "spy", "uprising", "lucky_shot", "ghost_ship")
    board.state.actions.remove("plague")
    board.state.actions.append("plague")
    board.begin(DrawCards(0, 1))
    gone = plan(board, 0)
    assert sum(gone.values()) == 1
    assert set(gone) <= {"ghost_ship", "plague"}


@pytest.mark.parametrize("level", ["easy", "random"])
def test_HI1_what_a_bot_does_does_not_hang_on_what_others_hold(level: str) -> None:
    chosen: list[Any] = []
    for other in ("plague", "spy"):
        board = hold(
            hold(table(at_104=19).put("wellon", 1, infantry=3), 0, "unstable_planet", "mining_initiative"), 2, other
        )
        board.begin()
        chosen.append(bots.choose(board.match, 0, board.asked(0), level, Stream.of("same")))
    assert chosen[0] == chosen[1]
