"""The hard bot of Project MINE: it tries the likeliest answers on tables its seat could believe in and plays them on.

Both while playing on and where there is nothing to try, seats answer by their `Taste`. What taste likes best is
answered unless another answer did better for sure: few worlds can be played on, and luck in them is larger than what
most purchases bring.
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
from bot.games.project_mine.glance import Glance
from bot.games.project_mine.keywords import pack_of
from bot.games.project_mine.notation import COIN, DONE
from bot.games.project_mine.outlook import likely_points, outlook

if TYPE_CHECKING:
    from bot.core.match import Match
    from bot.core.streams import Stream
    from bot.games.project_mine.cards import Pack
    from bot.games.project_mine.view import MineView

HARD: Final = EASY._replace(
    goal=1.5, plays=0.7, draw=0.6, points=1.6, reckons=True, held=0.0, gain=1.75, far=6.6, energy=0.75, least=0.9,
    purse=0.5, cycle=0.9, sought=2.0,
)  # fmt: skip
"""Goals pay by their chance, a card bought late is not played often, a resource is worth what it will bring, and cards
are played for what their credit buys: found by duels with the easy bot, the weights drawn at random for each of
thousands of games and moved to where they won."""
PLAYING_ON: Final = HARD._replace(hands=4)
"""The same in worlds that are played on: quick rather than exact."""
ANSWERS_PER_UNIT: Final = 18
"""Answers that may be played on for one unit of the budget."""
TRIED: Final = 3
"""Purchases that are tried, the likeliest by taste and none."""
WORLDS: Final = 12
"""Most worlds in which every answer is tried."""
OTHERS: Final = 0.3
"""Share of the best opponent's points that counts against the own."""
DOUBT: Final = 0.7
"""Share of what a mean lead may be off that is taken from it."""
ROUNDS: Final = 3
"""Turns of each seat that a world is played on."""
AHEAD: Final = 40
"""Most answers a world is played on, for each seat."""
SEARCHED: Final = frozenset(
    (
        "project_mine-ask-buy",
        "project_mine-ask-enter",
        "project_mine-ask-choose",
        "project_mine-ask-flip",
    )
)
"""Questions whose answers are tried: few a turn, and the course of the game hangs on them. Not the company goal, which
pays long after any world is played on."""


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
        tried: takes what was found of the answers that were tried, that which is given first: chances of winning.
    """
    view = cast("MineView", match.view(seat))
    shape = question.shape
    if question.prompt.key not in SEARCHED or not isinstance(shape, Pick) or not shape.min == shape.max == 1:
        return prefer(view, seat, question, stream, HARD)
    free = [option for option in shape.options if option.blocked is None]
    liked = str(prefer(view, seat, question, stream, HARD))
    tries = _tries(known(view.pack), view, seat, question.prompt.key, free, liked)
    if len(tries) == 1:
        return tries[0]
    chances: list[float] = []

    def worth(world: Match) -> float:
        """Own points, a share of the best opponent's taken off: little of those comes of what the seat does, and the
        rest would be noise."""
        own, others = _ends(world, seat)
        chances.append(1 / (1 + math.exp((others - own) / LUCK)))
        return own - OTHERS * others

    trials = Trials(
        match,
        seat,
        question,
        tries,
        budget * ANSWERS_PER_UNIT,
        lambda world: _play_on(world, stream),
        worth,
    )
    for _ in range(WORLDS):
        trials.try_all(stream)
        if trials.left <= 0:
            break
    best = surely_better(trials.answers, trials.values)
    if tried is not None:
        worlds = len(chances) // len(tries)
        found = [Tried(one, sum(chances[at :: len(tries)]) / worlds, worlds) for at, one in enumerate(tries)]
        tried += sorted(found, key=lambda one: (one.answer != best, -one.worth))
    return best


def surely_better(answers: list[str], values: list[list[float]]) -> str:
    """The answer that did best against the first, which taste likes best, in the same worlds: by its mean lead, a share
    of what that may be off taken from it. Where none leads by more, the first."""
    best, most = answers[0], 0.0
    for answer, found in zip(answers[1:], values[1:], strict=True):
        leads = [one - other for one, other in zip(found, values[0], strict=True)]
        if len(leads) < 2:
            continue
        mean = sum(leads) / len(leads)
        off = (sum((lead - mean) ** 2 for lead in leads) / (len(leads) - 1) / len(leads)) ** 0.5
        if mean - DOUBT * off > most:
            best, most = answer, mean - DOUBT * off
    return best


def _tries(pack: Pack, view: MineView, seat: int, prompt: str, free: list[Option], liked: str) -> list[str]:
    """The answers worth trying, the one that taste likes best first."""
    ids = [option.id for option in free]
    if prompt != "project_mine-ask-buy":
        return [liked, *(one for one in ids if one != liked)]
    values = Values(HARD, pack, view, seat)
    if COIN in ids:
        return [COIN if view.players[seat].buys > 0 else DONE]
    wanted = sorted((i for i in ids if i != DONE), key=lambda i: (-values.card(pack[card_of(i)]), i))
    return list(dict.fromkeys([liked, *wanted[:TRIED], DONE]))


def _play_on(match: Match, stream: Stream) -> int:
    """Every seat answers by taste, for `ROUNDS` turns of each; returns how many answers were given."""
    pack, state = pack_of(match.play), match.play.board
    until = state.turns + ROUNDS * state.seats
    return play_on(
        match,
        AHEAD * state.seats,
        lambda actor, question: prefer(Glance(pack, state), actor, question, stream, PLAYING_ON),
        lambda: state.turns >= until,
    )


def _ends(match: Match, seat: int) -> tuple[float, float]:
    """What a seat has in a world that was played on, and the best of the others: points, and what is likely to come."""
    if match.result is not None:
        totals = [float(score) for score in match.result.scores]
    else:
        totals = [_standing(match, other) for other in range(match.seats)]
    return totals[seat], max(total for other, total in enumerate(totals) if other != seat)


def _standing(match: Match, seat: int) -> float:
    pack, state = pack_of(match.play), match.play.board
    view = cast("MineView", Glance(pack, state))
    return likely_points(outlook(pack, state, view, seat, Values(PLAYING_ON, pack, view, seat).aim))
