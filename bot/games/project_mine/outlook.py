"""How a seat of Project MINE is likely to end: points it has, and those that its cards and goals will bring."""

from __future__ import annotations

import math
from functools import lru_cache
from operator import mul
from typing import Final, NamedTuple

from bot.core.cards.language import carried_out
from bot.games.project_mine.aims import PLAYS_AN_ERA, ROUND, Aim, pieces
from bot.games.project_mine.bots import STEPS
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.scoring import account, resource_points
from bot.games.project_mine.state import State
from bot.games.project_mine.verbs import RESOURCES, Credit, Draw, Energy
from bot.games.project_mine.view import MineView

GAINS: Final = tuple(resource_points(to) - resource_points(to - 1) for to in STEPS)
"""Points that come with each of `STEPS`."""


class Outlook(NamedTuple):
    """What a seat has that tells how it ends; and as weights, how many points of the end each of it is."""

    left: float
    """Eras to come."""
    deck: float
    goals: float
    company: float
    penalty: float
    """Points as they are counted at the end, if it were now; those of resources are in `coming`."""
    aim: float
    """Points of the company goal that is not met, by the chance of meeting it."""
    begun: float
    """Likewise of public goals that are not flipped."""
    coming: float
    """Points of resources at the end, if the own cards are played on."""
    wild: float
    """Pieces of any resource that the own cards bring until then."""
    credit: float
    draws: float
    """Credit, and cards and energy, that they bring until then."""
    cards: float
    free: float
    heavy: float
    """Cards, those of them that take no energy, and those that take two or more: each by the eras to come."""


WEIGHTS: Final = Outlook(8.3, 1.0, 1.04, 0.67, -0.64, 0.61, 0.65, 1.0, 0.97, 0.41, -0.16, -0.39, -0.23, -0.49)
"""What told the points of the end: `python -m tests.games.project_mine.weights`."""


def eras_left(state: State) -> float:
    """Eras to come, and what is left of the one under way."""
    if state.phase != "era":
        return 0.0
    return state.eras - state.era + max(0.0, 1.0 - ROUND * max(0, state.round - 1))


@lru_cache(maxsize=4096)
def _means(pack: Pack, card: str) -> tuple[float, float]:
    """Credit of a card, and what it draws and gives energy."""
    credit = draws = 0.0
    for line in carried_out(pack[card].effects):
        n = getattr(line, "n", 1)
        count = float(n) if isinstance(n, int) else 1.5
        credit += count * isinstance(line, Credit)
        draws += count * isinstance(line, Draw | Energy)
    return credit, draws


def expected(number: float, left: float) -> float:
    """Points at the end of a resource of which so many pieces are expected, eras being left in which more or fewer may
    come."""
    spread = 1 + 0.3 * left
    return sum([gain / (1 + math.exp((to - number) / spread)) for to, gain in zip(STEPS, GAINS, strict=True)])


def outlook(pack: Pack, state: State, view: MineView, seat: int, aim: Aim | None) -> Outlook:
    """What a seat has.

    Args:
        pack, state: a table, all of it known.
        view: what bots look at of it.
        seat: whose.
        aim: its company goal.
    """
    player, has, left = state.players[seat], account(pack, state, seat), eras_left(state)
    coming: dict[str, float] = dict.fromkeys(RESOURCES, 0.0)
    wild = credit = draws = 0.0
    free = heavy = 0
    owned = player.owned
    for card in owned:
        for resource, n in pieces(pack, card):
            if resource:
                coming[resource] += n
            else:
                wild += n
        more, drawn = _means(pack, card)
        credit, draws = credit + more, draws + drawn
        energy = pack[card].energy
        if isinstance(energy, int):
            free, heavy = free + (energy == 0), heavy + (energy >= 2)
    begun = [goal.card for goal in player.goals if not goal.flipped]
    return Outlook(
        left,
        has.deck,
        has.goals,
        has.company,
        has.penalty,
        aim.chance * aim.card.worth if aim is not None and not has.company else 0.0,
        sum([pack[goal].worth * Aim(pack, view, seat, goal).chance for goal in begun]),
        sum([expected(n + left * PLAYS_AN_ERA * coming[name], left) for name, n in player.resources.items()]),
        wild * left,
        credit * left,
        draws * left,
        len(owned) * left,
        free * left,
        heavy * left,
    )


def likely_points(found: Outlook) -> float:
    """Points at the end."""
    return sum(map(mul, WEIGHTS, found))
