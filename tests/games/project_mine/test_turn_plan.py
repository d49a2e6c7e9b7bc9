"""Which cards of its hand a bot plays: those that bring most together, purchases included."""

from __future__ import annotations

from typing import Any

from bot.core.bots import next_question
from bot.core.streams import Stream
from bot.games.project_mine.bots import Taste, prefer
from bot.games.project_mine.search import HARD
from tests.games.project_mine.house import Table, start

DEAR = ("emerald-giant", "iron-seizure", "iron-strike", "plan-takeover", "gold-bank", "gold-bars")
MINES = ("small-ruby", "small-sapphire", "small-iron", "small-gold")


def plan(table: Table, taste: Taste = HARD) -> Any:
    """What a bot plays of the turn player's hand."""
    question = next_question(table.match, table.seat)
    assert question is not None
    assert question.prompt.key == "project_mine-ask-cards"
    return prefer(table.match.view(table.seat), table.seat, question, Stream.of("plan"), taste)


def bought_with(credit: int, *hand: str, market: tuple[str, ...] = DEAR) -> list[str]:
    """The same of a hand, the cards in no order, with so much credit already there."""
    table = start(*hand, credit=credit, board_market=list(market), board_goals=[], company="company-achiever")
    return sorted(option.partition("#")[0] for option in plan(table))


def test_3_3_what_the_energy_is_not_enough_for_stays_in_hand() -> None:
    assert len(bought_with(0, *MINES, "investment")) == 4


def test_3_3_credit_is_played_for_only_where_something_can_be_bought_with_it() -> None:
    # Two credits buy nothing here, and a medium mine once there is one already.
    assert "investment" not in bought_with(0, *MINES, "investment")
    assert "investment" in bought_with(1, *MINES, "investment")
    assert "investment" not in bought_with(20, *MINES, "investment")


def test_3_3_what_draws_comes_first() -> None:
    assert plan(start("small-iron", "trait-sales", "small-gold"))[0] == "trait-sales"


def test_3_3_a_loan_is_taken_for_a_second_purchase_and_not_for_none() -> None:
    hand = ("plan-short-loan", "small-iron", "small-gold", "small-ruby")
    assert "plan-short-loan" not in bought_with(0, *hand)
    assert "plan-short-loan" in bought_with(8, *hand)
