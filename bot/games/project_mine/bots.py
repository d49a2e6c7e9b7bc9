"""Values of cards and the easy bot of Project MINE: greedy, from what a seat sees; and how good a position looks.

What a bot thinks things are worth is a `Taste`. The easy bot has one that buys a little of everything; the hard bot
(`search`) one that knows which resources and goals bring points, and plays on from there.
"""

from __future__ import annotations

import math
from typing import Any, Final, NamedTuple, cast

from bot.core.cards.naming import NONE, YES, card_of
from bot.core.shapes import Answer, Option, Pick, Question, Ranking
from bot.core.streams import Stream
from bot.games.project_mine.cards import Card, Pack, known
from bot.games.project_mine.notation import COIN, DONE, STOP
from bot.games.project_mine.verbs import (
    RESOURCES,
    Buys,
    ChooseRes,
    Credit,
    Draw,
    Energy,
    GainRes,
    Line,
    LoseRes,
    Penalty,
)
from bot.games.project_mine.view import MineView, PlayerView

SHARE: Final = 0.6
"""Share of the plays of a card in which it comes at the right time."""
LUCK: Final = 10.0
"""Points ahead that make about 73 % of winning in the middle of a game."""


class Taste(NamedTuple):
    """What a bot thinks things are worth, about in points of the final score each time a card is played.

    Args:
        gain, lose, hurt: a resource gained, lost, or lost by opponents.
        draw, credit, energy, buys, penalty: one of each.
        other: any line that is not known better.
        then: share of what hangs on a line.
        effort: price of a point of energy, beyond `free` of it.
        held: more for a resource card, by each piece already held.
        growth: how much more a piece of a resource is worth at 24 pieces than at none, as a share.
        plays: how often a card is drawn in an era.
        points, goal, active: printed points of cards and goals, and an active goal beyond its points.
        least: value from which on a card is bought at all.
        fading: share by which credit and buys lose their worth towards the end of the game.
        hard_goals: whether a company goal of many points is preferred.
    """

    gain: float = 1.0
    lose: float = 0.7
    hurt: float = 0.5
    draw: float = 0.9
    credit: float = 0.8
    energy: float = 0.9
    buys: float = 0.3
    penalty: float = 1.2
    other: float = 0.8
    then: float = 0.6
    effort: float = 0.75
    free: float = 0.4
    held: float = 0.05
    growth: float = 0.0
    plays: float = 1.3
    points: float = 1.0
    goal: float = 1.1
    active: float = 0.5
    least: float = 1.2
    fading: float = 0.0
    hard_goals: bool = False


EASY: Final = Taste()


class Values:
    """Values of cards for one seat now.

    Args:
        taste: of the bot.
        view, seat: the table as the seat sees it.
    """

    __slots__ = ("left", "pack", "resources", "taste", "useful", "view")

    def __init__(self, taste: Taste, pack: Pack, view: MineView, seat: int) -> None:
        self.taste, self.pack, self.view = taste, pack, view
        self.resources = view.players[seat].resources
        self.left = max(0.3, (view.eras - view.era + 0.7) if view.phase == "era" else 0.2)
        self.useful = 1.0 - taste.fading * max(0.0, 1.0 - self.left / view.eras)

    def effect(self, card: Card) -> float:
        """A rough value of having a card played once."""
        return sum(self._line(line) for line in card.effects)

    def _piece(self, line: Line) -> float:
        growth = self.taste.growth
        if not growth:
            return 1.0
        named = getattr(line, "resource", "")
        if named not in RESOURCES:
            held = max((count for count in self.resources if count < 25), default=25)
        else:
            held = self.resources[RESOURCES.index(named)]
        return 0.2 if held >= 25 else 1.0 + growth * held / 24

    def _line(self, line: Line) -> float:
        taste = self.taste
        n = getattr(line, "n", 1)
        count = float(n) if isinstance(n, int) else 1.5
        match line:
            case GainRes() | ChooseRes(mode="gain"):
                value = taste.gain * count * self._piece(line)
            case LoseRes(who="me"):
                value = -taste.lose * count * self._piece(line)
            case LoseRes() if line.who == "opponents":
                value = taste.hurt * count
            case Draw():
                value = taste.draw * count
            case Credit():
                value = taste.credit * count * self.useful
            case Energy():
                value = taste.energy * count
            case Buys():
                value = taste.buys * count * self.useful
            case Penalty(who="me"):
                value = -taste.penalty * count
            case _:
                value = taste.other
        return value + taste.then * sum(self._line(inner) for inner in line.then)

    def card(self, card: Card) -> float:
        """How much the seat wants a card now: its points, and its effect for the eras that are left."""
        taste, left = self.taste, self.left
        if card.is_goal:
            share = taste.goal if left > 1 else 0.5
            return card.worth * share + (taste.active if card.kind == "active" else 0.0)
        points = taste.points * float(card.worth if isinstance(card.points, int) else 3)
        energy = 1.3 if card.energy == "X" else float(card.energy)
        value = self.effect(card) - taste.effort * max(0.0, energy - taste.free)
        if card.resource:
            value += taste.held * min(self.resources[RESOURCES.index(card.resource)], 24)
        return points + value * (left * taste.plays) * SHARE

    def play(self, card: Card) -> float:
        """In which order cards are played: value for the energy, what draws or gives energy before all."""
        early = any(isinstance(line, Draw | Energy) for line in card.effects)
        assert isinstance(card.energy, int)
        return (100.0 if early and card.energy <= 1 else 0.0) + self.effect(card) / (card.energy + 0.3)


def prefer(view: Any, seat: int, question: Question, stream: Stream, taste: Taste = EASY) -> Answer:
    """A greedy answer."""
    table = cast("MineView", view)
    shape = question.shape
    if isinstance(shape, Ranking):
        return [option.id for option in shape.options]
    assert isinstance(shape, Pick)
    free = [option for option in shape.options if option.blocked is None]
    values = Values(taste, known(table.pack), table, seat)
    chosen = _chosen(values, table.players[seat], question, shape, free, stream)
    if shape.min == shape.max == 1:
        return chosen[0]
    return chosen


def _chosen(
    values: Values, me: PlayerView, question: Question, shape: Pick, free: list[Option], stream: Stream
) -> list[str]:
    prompt = question.prompt.key
    match prompt:
        case "project_mine-ask-cards":
            return _plan(values, me, free)
        case "project_mine-ask-goals" | "project_mine-ask-first" | "project_mine-ask-reveal-goal":
            # A goal counts nothing before it is revealed; effects come in the order in which they arose.
            return [free[0].id]
        case "project_mine-ask-buy":
            return [_purchase(values, me, free)]
        case "project_mine-ask-company":
            return [_company(values, free).id]
        case "project_mine-ask-may":
            return [YES]
        case "project_mine-ask-enter":
            return [STOP]
        case "project_mine-ask-mulligan":
            return [free[0].id]
        case _:
            return _pick(values, me.seat, prompt, shape, free, stream)


def _plan(values: Values, me: PlayerView, free: list[Option]) -> list[str]:
    """Best value for the energy first; what draws or gives energy before all."""
    energy = me.energy
    pack = values.pack
    order = sorted(free, key=lambda option: -values.play(pack[card_of(option.id)]))
    plan: list[str] = []
    for option in order:
        card = pack[card_of(option.id)]
        assert isinstance(card.energy, int)
        if card.energy <= energy and (values.effect(card) > 0 or not card.effects):
            plan.append(option.id)
            energy -= card.energy
    return plan


def _purchase(values: Values, me: PlayerView, free: list[Option]) -> str:
    if any(option.id == COIN for option in free):
        return COIN if me.buys > 0 else DONE
    best, most = DONE, values.taste.least
    for option in free:
        if option.id == DONE:
            continue
        value = values.card(values.pack[card_of(option.id)])
        if value > most:
            best, most = option.id, value
    return best


def _company(values: Values, free: list[Option]) -> Option:
    """Easy ones first: a goal that counts tokens or asks for much is worth its points by half."""
    sign = 1 if values.taste.hard_goals else -1
    return max(free, key=lambda option: (sign * values.pack[option.id].worth, option.id))


def _pick(values: Values, seat: int, prompt: str, shape: Pick, free: list[Option], stream: Stream) -> list[str]:
    giving = prompt in ("project_mine-ask-discard", "project_mine-ask-exile", "project_mine-ask-excess")
    pack = values.pack

    def value(option: Option) -> float:
        if option.id == NONE:
            return 0.1
        card = option.args.get("card")
        if card is None:
            held = option.args.get("count", 0)
            if "resource" not in option.args:
                return float(stream.below(100)) / 100
            return float(-held if prompt.endswith("lose") else held % 5 + (held < 25))
        wanted = values.card(pack[card])
        if giving:
            return 3.0 - wanted + (4.0 if pack[card].on_discard else 0.0)
        if "seat" in option.args:
            return wanted if option.args["seat"] == seat else -wanted
        return wanted

    order = sorted(free, key=value, reverse=True)
    count = shape.max if shape.min == shape.max else sum(value(option) > 0 for option in order)
    count = max(shape.min, min(count, shape.max, len(order)))
    ids = {option.id for option in order[:count]}
    return [option.id for option in free if option.id in ids]


def score(view: Any, seat: int) -> float:
    """How good the position looks to a seat, 0..1: points now, resources on the way, the strength of the deck."""
    table = cast("MineView", view)
    if table.accounts:
        totals: list[float] = [one.total for one in table.accounts]
    else:
        totals = [_standing(player) for player in table.players]
    best = max((total for other, total in enumerate(totals) if other != seat), default=0.0)
    return 1 / (1 + math.exp(max(-50.0, min(50.0, (best - totals[seat]) / LUCK))))


def _standing(player: PlayerView) -> float:
    """Points now and a share of what resources will be worth."""
    growing = sum(min(held, 25) * 0.35 for held in player.resources)
    goals = sum(1.0 + goal.tokens * 0.4 for goal in player.goals if not goal.flipped)
    return player.points + growing + goals + 0.3 * player.credit
