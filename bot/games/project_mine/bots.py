"""The easy bot of Project MINE: greedy values of cards from what a seat sees; and how good a position looks."""

from __future__ import annotations

import math
from typing import Any, Final, cast

from bot.core.shapes import Answer, Option, Order, Pick, Question
from bot.core.streams import Stream
from bot.games.project_mine.cards import Card, Pack, known
from bot.games.project_mine.notation import COIN, DONE, NONE, STOP, YES, card_of
from bot.games.project_mine.verbs import (
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

LUCK: Final = 10.0
"""Points ahead that make about 73 % of winning in the middle of a game."""


def worth(card: Card, era: float) -> float:
    """A rough value of having a card played once: resources, credit, cards, energy."""
    return sum(_line(line) for line in card.effects)


def _line(line: Line) -> float:
    n = getattr(line, "n", 1)
    count = float(n) if isinstance(n, int) else 1.5
    value = 0.0
    match line:
        case GainRes() | ChooseRes(mode="gain"):
            value = 1.0 * count
        case LoseRes(who="me"):
            value = -0.7 * count
        case LoseRes() if line.who == "opponents":
            value = 0.5 * count
        case Draw():
            value = 0.9 * count
        case Credit():
            value = 0.8 * count
        case Energy():
            value = 0.9 * count
        case Buys():
            value = 0.3 * count
        case Penalty(who="me"):
            value = -1.2 * count
        case _:
            value = 0.8
    return value + 0.6 * sum(_line(inner) for inner in line.then)


def card_value(pack: Pack, view: MineView, seat: int, card: Card) -> float:
    """How much a seat wants a card now: its points, and its effect for the eras that are left."""
    me = view.players[seat]
    left = max(0.3, (view.eras - view.era + 0.7) if view.phase == "era" else 0.2)
    if card.is_goal:
        return card.worth * (1.1 if left > 1 else 0.5) + (0.5 if card.kind == "active" else 0.0)
    points = float(card.worth if isinstance(card.points, int) else 3)
    energy = 1.3 if card.energy == "X" else float(card.energy)
    value = worth(card, left) - 0.75 * max(0.0, energy - 0.4)
    if card.resource:
        held = me.resources[("ruby", "sapphire", "emerald", "iron", "gold").index(card.resource)]
        value += 0.05 * min(held, 24)
    plays = left * 1.3
    return points + value * plays * 0.6


def prefer(view: Any, seat: int, question: Question, stream: Stream) -> Answer:
    """A greedy answer."""
    pack = known(cast("MineView", view).pack)
    shape = question.shape
    if isinstance(shape, Order):
        return [option.id for option in shape.options]
    assert isinstance(shape, Pick)
    free = [option for option in shape.options if option.blocked is None]
    chosen = _chosen(pack, view, seat, question, shape, free, stream)
    if shape.min == shape.max == 1:
        return chosen[0]
    return chosen


def _chosen(
    pack: Pack, view: MineView, seat: int, question: Question, shape: Pick, free: list[Option], stream: Stream
) -> list[str]:
    prompt = question.prompt.key
    me = view.players[seat]
    match prompt:
        case "project_mine-ask-cards":
            return _plan(pack, me, free)
        case "project_mine-ask-goals":
            return [free[0].id]
        case "project_mine-ask-buy":
            return [_purchase(pack, view, seat, me, free)]
        case "project_mine-ask-company":
            return [_company(pack, free).id]
        case "project_mine-ask-may":
            return [YES]
        case "project_mine-ask-enter":
            return [STOP]
        case "project_mine-ask-mulligan":
            return [free[0].id]
        case _:
            return _pick(pack, view, seat, prompt, shape, free, stream)


def _plan(pack: Pack, me: PlayerView, free: list[Option]) -> list[str]:
    """Best value for the energy first; what draws or gives energy before all."""
    energy = me.energy
    order = sorted(free, key=lambda option: -_play_value(pack[card_of(option.id)]))
    plan: list[str] = []
    for option in order:
        card = pack[card_of(option.id)]
        assert isinstance(card.energy, int)
        if card.energy <= energy and (worth(card, 1) > 0 or not card.effects):
            plan.append(option.id)
            energy -= card.energy
    return plan


def _play_value(card: Card) -> float:
    early = any(isinstance(line, Draw | Energy) for line in card.effects)
    assert isinstance(card.energy, int)
    return (100.0 if early and card.energy <= 1 else 0.0) + worth(card, 1) / (card.energy + 0.3)


def _purchase(pack: Pack, view: MineView, seat: int, me: PlayerView, free: list[Option]) -> str:
    if any(option.id == COIN for option in free):
        if me.buys > 0:
            return COIN
        return DONE
    best, most = DONE, 1.2
    for option in free:
        if option.id == DONE:
            continue
        value = card_value(pack, view, seat, pack[card_of(option.id)])
        if value > most:
            best, most = option.id, value
    return best


def _company(pack: Pack, free: list[Option]) -> Option:
    """Easy ones first: a goal that counts tokens or asks for much is worth its points by half."""
    return max(free, key=lambda option: (-pack[option.id].worth, option.id))


def _pick(
    pack: Pack, view: MineView, seat: int, prompt: str, shape: Pick, free: list[Option], stream: Stream
) -> list[str]:
    giving = prompt in ("project_mine-ask-discard", "project_mine-ask-exile", "project_mine-ask-excess")

    def value(option: Option) -> float:
        if option.id == NONE:
            return 0.1
        card = option.args.get("card")
        if card is None:
            held = option.args.get("count", 0)
            if "resource" not in option.args:
                return float(stream.below(100)) / 100
            return float(-held if prompt.endswith("lose") else held % 5 + (held < 25))
        wanted = card_value(pack, view, seat, pack[card])
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
        totals = [one.total for one in table.accounts]
    else:
        totals = [_standing(table, player) for player in table.players]
    best = max((total for other, total in enumerate(totals) if other != seat), default=0.0)
    return 1 / (1 + math.exp((best - totals[seat]) / LUCK))


def _standing(view: MineView, player: PlayerView) -> float:
    """Points now and a share of what resources will be worth."""
    growing = sum(min(held, 25) * 0.35 for held in player.resources)
    goals = sum(1.0 + goal.tokens * 0.4 for goal in player.goals if not goal.flipped)
    return player.points + growing + goals + 0.3 * player.credit
