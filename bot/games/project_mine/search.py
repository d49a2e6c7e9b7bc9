"""The hard bot of Project MINE: it tries the likeliest answers on tables its seat could believe in and plays them on.

Both while playing on and where there is nothing to try, seats answer by their `Taste`.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final, cast

from bot.core.bots import play_on
from bot.core.cards.naming import card_of
from bot.core.shapes import Answer, Option, Pick, Question
from bot.core.trying import Trials, Tried
from bot.games.project_mine.bots import EASY, LUCK, Values, prefer
from bot.games.project_mine.cards import known
from bot.games.project_mine.keywords import pack_of
from bot.games.project_mine.notation import COIN, DONE
from bot.games.project_mine.scoring import account

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.streams import Stream
    from bot.games.project_mine.cards import Pack
    from bot.games.project_mine.state import State
    from bot.games.project_mine.view import MineView

HARD: Final = EASY._replace(goal=1.6, plays=0.7, draw=0.6, points=1.3)
"""Goals pay, and a card bought late is not played often: found by duels with the easy bot."""
ANSWERS_PER_UNIT: Final = 5
"""Answers that may be played on for one unit of the budget."""
TRIED: Final = 3
"""Purchases that are tried, the likeliest by taste and none."""
WORLDS: Final = 12
"""Most worlds in which every answer is tried."""
AHEAD: Final = 30
"""Answers a world is played on, for each seat."""
SEARCHED: Final = frozenset(
    (
        "project_mine-ask-buy",
        "project_mine-ask-enter",
        "project_mine-ask-choose",
        "project_mine-ask-company",
        "project_mine-ask-flip",
    )
)
"""Questions whose answers are tried: few a turn, and the course of the game hangs on them."""


def think(
    match: Match, seat: int, question: Question, stream: Stream, budget: int, tried: list[Tried] | None = None
) -> Answer:
    """The hard bot's answer.

    Args:
        match: one its seat could believe in; it is not changed.
        seat: whose question it is.
        question: open in `match`.
        stream: the bot's own randomness; the same stream gives the same answer.
        budget: units of `ANSWERS_PER_UNIT` answers to play on.
        tried: takes what was found of the answers that were tried.
    """
    view = cast("MineView", match.view(seat))
    shape = question.shape
    if question.prompt.key not in SEARCHED or not isinstance(shape, Pick) or not shape.min == shape.max == 1:
        return prefer(view, seat, question, stream, HARD)
    free = [option for option in shape.options if option.blocked is None]
    tries = _tries(known(view.pack), view, seat, question.prompt.key, free)
    if len(tries) == 1:
        return tries[0]
    trials = Trials(
        match,
        seat,
        question,
        tries,
        budget * ANSWERS_PER_UNIT,
        lambda world: _play_on(world, AHEAD * match.seats, stream),
        lambda world: _margin(world, seat),
    )
    for _ in range(WORLDS):
        trials.try_all(stream)
        if trials.left <= 0:
            break
    trials.tell(tried)
    return trials.best()


def _tries(pack: Pack, view: MineView, seat: int, prompt: str, free: list[Option]) -> list[str]:
    """The answers worth trying, the best by taste first."""
    ids = [option.id for option in free]
    if prompt != "project_mine-ask-buy":
        return ids
    values = Values(HARD, pack, view, seat)
    if COIN in ids:
        return [COIN if view.players[seat].buys > 0 else DONE]
    wanted = sorted((i for i in ids if i != DONE), key=lambda i: (-values.card(pack[card_of(i)]), i))
    return [*wanted[:TRIED], DONE]


def _play_on(match: Match, most: int, stream: Stream) -> int:
    """Every seat answers by taste; returns how many answers were given."""
    return play_on(match, most, lambda actor, question: prefer(match.view(actor), actor, question, stream, HARD))


def _margin(match: Match, seat: int) -> float:
    """How the seat stands against the best of the others, 0..1: by the account as if the game ended now, with a share
    of what is under way."""
    if match.result is not None:
        totals = [float(score) for score in match.result.scores]
    else:
        totals = [_standing(match, other) for other in range(match.seats)]
    best = max(total for other, total in enumerate(totals) if other != seat)
    return 1 / (1 + math.exp((best - totals[seat]) / LUCK))


def _standing(match: Match, seat: int) -> float:
    state: State = match.play.board
    player = state.players[seat]
    growing = sum(min(held, 25) for held in player.resources.values()) * 0.35
    goals = sum(1.0 + goal.tokens * 0.5 for goal in player.goals if not goal.flipped)
    return account(pack_of(match.play), state, seat).total + growing + goals
