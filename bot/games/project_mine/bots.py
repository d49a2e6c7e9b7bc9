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
from bot.games.project_mine.aims import PLAYS_AN_ERA, Aim, of_seat, pieces
from bot.games.project_mine.cards import Card, Pack, known
from bot.games.project_mine.entering import pays, worth_keeping
from bot.games.project_mine.notation import COIN, DONE, ENTER, KEEP, REDRAW, STOP
from bot.games.project_mine.scoring import resource_points
from bot.games.project_mine.turn_plan import best_plan
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
        reckons: whether a piece of a resource is worth what it is likely to bring at the end.
        plays: how often a card is drawn in an era.
        points, goal, active: printed points of cards and goals, and an active goal beyond its points.
        least: value from which on a card is bought at all.
        fading: share by which credit and buys lose their worth towards the end of the game.
        hands: drawn to see what a turn of a transition era brings.
        aim: share of a step of the own company goal (`aims`) that counts, in points.
        sought: likewise of own public goals that are not flipped yet; with it, goals are bought for their chance.
        purse: what a purchase counts while cards are chosen to be played that pay for it; 0 if they are chosen by their
            value for the energy alone.
        cycle: what it is worth besides to have played a card: another one is drawn for it.
        far: pieces of a resource that may still come for each era that is left, if they are sought.
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
    reckons: bool = False
    plays: float = 1.3
    points: float = 1.0
    goal: float = 1.1
    active: float = 0.5
    least: float = 1.2
    fading: float = 0.0
    hands: int = 16
    aim: float = 2.0
    sought: float = 0.0
    purse: float = 0.0
    cycle: float = 0.0
    far: float = 5.0


EASY: Final = Taste()
STEPS: Final = (10, 15, 20, 25)
"""Pieces of a resource at which its points grow (rules 6)."""


def slope(held: float, eras: float, far: float) -> float:
    """Points that a piece more brings on the way to the best number that can still be reached.

    Args:
        held: pieces that are expected without it.
        eras: that are left.
        far: pieces that may come in each of them, if they are sought.
    """
    now = resource_points(int(held))
    ways = [(resource_points(to) - now) / (to - held + 1) for to in STEPS if held < to <= held + 2 + far * eras]
    return max(ways, default=0.05)


class Values:
    """Values of cards for one seat now.

    Args:
        taste: of the bot.
        view, seat: the table as the seat sees it.
    """

    __slots__ = ("_aim", "_aims", "_effects", "_slopes", "left", "pack", "resources", "seat", "taste", "useful", "view")

    def __init__(self, taste: Taste, pack: Pack, view: MineView, seat: int) -> None:
        self.taste, self.pack, self.view, self.seat = taste, pack, view, seat
        self._aim: Aim | None = None
        self._aims: list[tuple[float, Aim]] | None = None
        self._slopes: list[float] = []
        self._effects: dict[str, float] = {}
        self.resources = view.players[seat].resources
        self.left = max(0.3, (view.eras - view.era + 0.7) if view.phase == "era" else 0.2)
        self.useful = 1.0 - taste.fading * max(0.0, 1.0 - self.left / view.eras)

    @property
    def aim(self) -> Aim | None:
        """The seat's company goal, looked at when it is needed; None without one."""
        company = self.view.players[self.seat].company
        if self._aim is None and company and self.taste.aim:
            self._aim = Aim(self.pack, self.view, self.seat, company)
        return self._aim

    @property
    def aims(self) -> list[tuple[float, Aim]]:
        """What is still missing something, and what a step of it is worth."""
        if self._aims is None:
            self._aims = []
            if (aim := self.aim) is not None and aim.step:
                self._aims.append((self.taste.aim * aim.step, aim))
            if self.taste.sought:
                for goal in self.view.players[self.seat].goals:
                    if not goal.flipped:
                        one = Aim(self.pack, self.view, self.seat, goal.card)
                        if one.step:
                            self._aims.append((self.taste.sought * one.step, one))
        return self._aims

    def effect(self, card: Card) -> float:
        """A rough value of having a card played once."""
        value = self._effects.get(card.id)
        if value is None:
            value = sum([self.line(line) for line in card.effects])
            for step, aim in self.aims:
                value += step * aim.playing(card)
            self._effects[card.id] = value
        return value

    def towards(self, card: Card) -> float:
        """What having a card is worth for the goals."""
        return sum([step * aim.getting(card) for step, aim in self.aims])

    def piece(self, resource: str, n: int) -> float:
        """What so many pieces of a resource more, or less, are worth for the goals."""
        return sum([step * aim.piece(resource, n) for step, aim in self.aims])

    def _piece(self, line: Line) -> float:
        if not self.taste.reckons:
            return 1.0
        named = getattr(line, "resource", "")
        return self.slopes[RESOURCES.index(named)] if named in RESOURCES else max(self.slopes)

    @property
    def slopes(self) -> list[float]:
        """Points that a piece more of each resource is likely to bring at the end, by how much there will be then."""
        if not self._slopes:
            coming = [0.0] * len(RESOURCES)
            for card in of_seat(self.view.players[self.seat]):
                for resource, n in pieces(self.pack, card):
                    if resource:
                        coming[RESOURCES.index(resource)] += n
            plays = self.left * PLAYS_AN_ERA
            found = [held + plays * more for held, more in zip(self.resources, coming, strict=True)]
            self._slopes = [slope(held, self.left, self.taste.far) for held in found]
        return self._slopes

    def line(self, line: Line) -> float:
        """A rough value of a line carried out once, and of what hangs on it."""
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
        return value + taste.then * sum(self.line(inner) for inner in line.then)

    def card(self, card: Card) -> float:
        """How much the seat wants a card now: its points, and its effect for the eras that are left."""
        taste, left = self.taste, self.left
        if card.is_goal:
            share = taste.goal if left > 1 else 0.5
            if taste.sought:
                share = taste.goal * Aim(self.pack, self.view, self.seat, card.id).chance
            return card.worth * share + (taste.active if card.kind == "active" else 0.0) + self.towards(card)
        points = taste.points * float(card.worth if isinstance(card.points, int) else 3)
        energy = 1.3 if card.energy == "X" else float(card.energy)
        value = sum(self.line(line) for line in card.effects) - taste.effort * max(0.0, energy - taste.free)
        if card.resource:
            value += taste.held * min(self.resources[RESOURCES.index(card.resource)], 24)
        return points + value * (left * taste.plays) * SHARE + self.towards(card)

    @staticmethod
    def early(card: Card) -> bool:
        """Whether a card is played before others: what it draws, or the energy it gives, is for them."""
        return card.energy in (0, 1) and any(isinstance(line, Draw | Energy) for line in card.effects)

    def play(self, card: Card) -> float:
        """In which order cards are played: value for the energy, what draws or gives energy before all."""
        assert isinstance(card.energy, int)
        return (100.0 if self.early(card) else 0.0) + self.effect(card) / (card.energy + 0.3)


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
            return [ENTER if pays(values, stream) else STOP]
        case "project_mine-ask-mulligan":
            return [KEEP if worth_keeping(values, stream) else REDRAW]
        case _:
            return _pick(values, me.seat, prompt, shape, free, stream)


def _plan(values: Values, me: PlayerView, free: list[Option]) -> list[str]:
    """Best value for the energy first; what draws or gives energy before all."""
    energy = me.energy
    pack = values.pack
    if values.taste.purse:
        return best_plan(values, me, free)
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
    """The one that promises the most points."""

    def promised(option: Option) -> float:
        return values.pack[option.id].worth * Aim(values.pack, values.view, values.seat, option.id).chance

    return max(free, key=lambda option: (promised(option), option.id))


def _pick(values: Values, seat: int, prompt: str, shape: Pick, free: list[Option], stream: Stream) -> list[str]:
    giving = prompt in ("project_mine-ask-discard", "project_mine-ask-exile", "project_mine-ask-excess")
    pack = values.pack

    def value(option: Option) -> float:
        if option.id == NONE:
            return 0.1
        card = option.args.get("card")
        if card is None:
            held = option.args.get("count", 0)
            if values.taste.reckons and "way" in option.args:
                where, _, path = str(option.args["way"]).partition("|")
                return sum(values.line(line) for line in pack.at(where, path).effects)
            if "resource" not in option.args:
                return float(stream.below(100)) / 100
            resource = str(option.args["resource"])
            if values.taste.reckons:
                slope = values.slopes[RESOURCES.index(resource)]
                return (
                    values.piece(resource, -1) - slope if prompt.endswith("lose") else values.piece(resource, 1) + slope
                )
            if prompt.endswith("lose"):
                return values.piece(resource, -1) - held
            return values.piece(resource, 1) + held % 5 + (held < 25)
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
