"""The hard bot: what it tries, when it departs from its taste, and what a piece of a resource is worth to it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import playable
from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.core.trying import Tried
from bot.games.project_mine import PROJECT_MINE
from bot.games.project_mine.bots import slope
from bot.games.project_mine.search import surely_better
from tests.games.project_mine.house import FILLER, start


def test_what_taste_likes_best_stays_unless_another_answer_surely_leads() -> None:
    base = [10.0, 12.0, 11.0]
    assert surely_better(["liked", "worse"], [base, [9.0, 11.0, 10.0]]) == "liked"
    assert surely_better(["liked", "better"], [base, [12.0, 14.0, 13.5]]) == "better"
    # Ahead on the average, by one lucky world.
    assert surely_better(["liked", "lucky"], [base, [9.0, 11.0, 17.0]]) == "liked"


def test_one_world_alone_proves_nothing() -> None:
    assert surely_better(["liked", "other"], [[1.0], [50.0]]) == "liked"


def test_of_several_that_lead_the_surest_is_taken() -> None:
    found = [[0.0, 0.0, 0.0], [2.0, 2.0, 2.0], [0.0, 1.0, 8.0]]
    assert surely_better(["liked", "sure", "wild"], found) == "sure"


@pytest.mark.parametrize(
    ("held", "eras", "least", "most"),
    [
        (0, 6, 0.6, 0.8),  # on the way to 25
        (12, 6, 1.0, 1.3),
        (12, 0.1, 0.05, 0.05),  # no threshold is near
        (14, 0.1, 1.9, 2.1),
        (25, 6, 0.05, 0.05),  # no more points
    ],
)
def test_a_piece_is_worth_its_share_of_the_best_number_in_reach(
    held: float, eras: float, least: float, most: float
) -> None:
    assert least <= slope(held, eras, 5.0) <= most


def hard(match: Match, seed: str) -> Any:
    """The hard bot's answer for whoever is asked."""
    seat = match.awaited()[0]
    question = next_question(match, seat)
    assert question is not None
    return choose(match, seat, question, "hard", Stream.of(seed), 10)


def test_the_same_seed_gives_the_same_answer_and_the_match_stays_as_it_is() -> None:
    playable.register(PROJECT_MINE)
    table = start(FILLER, hand=(FILLER,), credit=6).answer([])
    before = table.match.save()
    assert hard(table.match, "one") == hard(table.match, "one")
    assert table.match.save() == before


def test_hidden_goals_of_others_change_no_answer() -> None:
    """What the opponent's goal is cannot be seen, so worlds that differ in it alone are answered alike."""
    answers: list[Any] = []
    for goal in ("company-runaway", "company-second-leg"):
        offered = [goal, "company-luxury", "company-full-steam"]
        table = start(FILLER, hand=(FILLER,), credit=6, company="company-market-leader", other_offered=offered)
        table.put(other_company=goal).answer([])
        answers.append(hard(table.match, "alike"))
    assert answers[0] == answers[1]


def test_what_is_told_of_answers_begins_with_the_one_that_is_given() -> None:
    table = start(FILLER, hand=(FILLER,), credit=6).answer([])
    question = next_question(table.match, table.seat)
    assert question is not None
    tried: list[Tried] = []
    answer = choose(table.match, table.seat, question, "hard", Stream.of("told"), 10, tried)
    assert len(tried) > 1
    assert tried[0].answer == answer
    assert all(0 <= one.worth <= 1 and one.worlds == tried[0].worlds > 0 for one in tried)
