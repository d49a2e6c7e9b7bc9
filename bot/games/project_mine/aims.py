"""What a goal asks of its owner now, the company's or a public one: how many steps are missing, what a card brings of
them, and whether it can still be reached. Read from what the owner sees alone, and from the pack, so that goals of
packs people write count too.

A step is whatever the goal counts: a card that it wants, a piece of a resource, an event that puts a token on it. What
a step is worth grows as fewer are missing, and falls to nothing when time runs out for those that are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from bot.core.cards.language import bound, carried_out, passes
from bot.games.project_mine.cards import Card, Pack
from bot.games.project_mine.verbs import (
    RESOURCES,
    ChooseRes,
    Cond,
    Count,
    Draw,
    Filter,
    GainRes,
    Token,
    Trigger,
)
from bot.games.project_mine.view import MineView, PlayerView

TURNS_AN_ERA: Final = 3.7
"""Turns that a seat has in an era, about."""
ROUND: Final = 0.22
"""Share of an era that a round is, about."""
PLAYS_AN_ERA: Final = 0.8
"""How often a card that one holds is played in an era, about."""
STEEP: Final = 4
"""How sharply a goal falls out of reach when more is missing than there will be."""
FLIPS: Final = 0.6
"""Share of the public goals bought in time that get flipped."""
PURSES: Final = (2, 3, 4, 6)
"""Credit of a turn, each as often as the others, about."""
SOUGHT: Final = 0.8
"""Share of the turns in which nothing better is bought."""
GOALS_A_TURN: Final = 0.25
"""Public goals that can be bought."""
PIECES_A_TURN: Final = 1.7
"""Pieces of a resource that purchases yet to come bring, for each turn that is left."""
ROOM: Final = 0.1
"""What has to be led by is more by so much for each turn that is left: others go on too."""
LEADING: Final = 0.36
"""Share of the pieces by which one gains on a single opponent; on the best of several it is less."""
FULL_TURN: Final = 0.02
"""Events that a card without energy, or one drawn, adds where a turn must be a full one."""
USED: Final = 0.7
"""Share of the turns in which an active goal gets a token."""
QUIET: Final = 0.27
"""Share of the turns that end as a goal wants it which looks at their end."""

Pieces = tuple[int, ...]


def of_seat(me: PlayerView) -> Iterator[str]:
    """The cards that a seat owns, as it knows them itself."""
    yield from me.hand
    yield from me.discard
    yield from me.play
    for card, number in me.deck:
        yield from (card,) * number


def owned_by(player: PlayerView) -> int:
    """How many cards anybody owns, which all can count."""
    return player.hand_count + player.deck_count + len(player.discard) + len(player.play)


@lru_cache(maxsize=64)
def beginning(pack: Pack, trait: str) -> tuple[str, ...]:
    """The deck that a seat begins with (S6)."""
    basic = pack.of_kind("basic")
    small = [card.id for card in basic if card.role == "small"]
    invested = [card.id for card in basic if card.role == "investment"]
    own = [card.id for card in pack.of_kind("trait") if card.trait == trait]
    return (*small, *invested * 5, *own)


# --- what cards bring, each looked up once a pack ---------------------------------------------------------------------


@lru_cache(maxsize=512)
def _wanted(pack: Pack, wanted: Filter | None, value: str) -> Mapping[str, int]:
    """What each design that passes counts."""
    found: dict[str, int] = {}
    for card in pack.cards.values():
        if passes(card, wanted):
            energy = card.energy if isinstance(card.energy, int) else 0
            found[card.id] = {"points": card.worth, "cost": card.cost, "energy": energy}.get(value, 1)
    return found


@lru_cache(maxsize=4096)
def pieces(pack: Pack, card: str) -> tuple[tuple[str, float], ...]:
    """Resources that a card brings when it is played; of which kind is empty where it is chosen."""
    found: list[tuple[str, float]] = []
    for line in carried_out(pack[card].effects):
        if line.who in ("me", "all") and (isinstance(line, GainRes) or _chosen(line)):
            n = getattr(line, "n", 1)
            resource = getattr(line, "resource", "")
            found.append((resource if resource in RESOURCES else "", float(n) if isinstance(n, int) else 1.5))
    return tuple(found)


def _chosen(line: object) -> bool:
    return isinstance(line, ChooseRes) and line.mode == "gain"


@lru_cache(maxsize=4096)
def _caused(pack: Pack, card: str, trigger: Trigger) -> float:
    """How often playing a card once makes what a goal's token waits for."""
    design = pack[card]
    if trigger.by == "opponents":
        return 0.0
    if trigger.event in ("play", "use") and not design.is_goal:
        if design.energy == "X" or not passes(design, trigger.filter):
            return 0.0
        if trigger.when is None:
            return 1.0
        # Asked for is more: what costs no energy and what draws makes a full turn.
        drawn = sum(isinstance(line, Draw) for line in carried_out(design.effects))
        return FULL_TURN * ((design.energy == 0) + drawn)
    times = 0.0
    for line in carried_out(design.effects):
        if trigger.event in line.causes() and line.who in ("me", "all"):
            named = getattr(line, "resource", "")
            times += not trigger.resource or named not in RESOURCES or named == trigger.resource
    return times


@lru_cache(maxsize=512)
def _to_be_had(pack: Pack, wanted: Filter | None) -> float:
    """Chance that a turn brings a card to buy that passes: one of the market board, or a mine."""
    market = pack.of_kind("resource", "plan")
    every = sum(card.copies for card in market)
    chances: list[float] = []
    for purse in PURSES:
        if any(c.role in ("medium", "large") and c.cost <= purse and passes(c, wanted) for c in pack.of_kind("basic")):
            chances.append(1.0)
        else:
            share = sum(c.copies for c in market if c.cost <= purse and passes(c, wanted)) / max(1, every)
            chances.append(1 - (1 - share) ** 4)
    return SOUGHT * sum(chances) / len(chances)


@lru_cache(maxsize=512)
def _causing(pack: Pack, trigger: Trigger) -> float:
    """Events that a card to buy brings on the average, for each time it is played; of those on the board the best is
    taken."""
    market = pack.of_kind("resource", "plan")
    every = sum(card.copies for card in market)
    some = sum(card.copies for card in market if _caused(pack, card.id, trigger) > 0) / max(1, every)
    most = max((_caused(pack, card.id, trigger) for card in market), default=0.0)
    return most * (1 - (1 - some) ** 3)


# --- parts of a goal --------------------------------------------------------------------------------------------------


class GoalPart(NamedTuple):
    """One thing that a goal asks for.

    Args:
        gap: steps that are missing.
        reach: steps that there will be, about, if they are sought.
        counted: what is counted by cards; `trigger` what puts tokens; neither for resources.
        pieces, lost: steps of one piece more of each resource, and of one less.
    """

    gap: float
    reach: float
    counted: Count | None = None
    trigger: Trigger | None = None
    pieces: tuple[float, ...] = ()
    lost: tuple[float, ...] = ()

    @property
    def load(self) -> float:
        """Share of what can be reached that is needed."""
        return self.gap / max(0.1, self.reach)


class Aim:
    """A goal, the company's or a public one, as its owner stands to it.

    Args:
        pack, view: the cards, and the table as the seat sees it.
        seat: whose.
        goal: of the company, one that is only offered as the game begins; or public, bought or to be bought.

    Attributes:
        gap: steps that are missing.
        chance: of achieving it, about.
        step: points that one step more is worth now; 0 if nothing is missing or it cannot be known.
    """

    def __init__(self, pack: Pack, view: MineView, seat: int, goal: str) -> None:
        self.pack, self.view, self.seat = pack, view, seat
        self.card = pack[goal]
        self.me = view.players[seat]
        self.cards = list(of_seat(self.me)) or list(beginning(pack, self.card.trait))
        self.eras, self.turns = _left(view, self.card)
        self.parts = self._parts()
        self.gap = sum(part.gap for part in self.parts)
        self.chance = 1 / (1 + sum(part.load for part in self.parts) ** STEEP)
        points = self.card.worth
        self.step = points * self.chance**0.5 / max(1.0, self.gap) if self.gap > 0 and self.turns > 0 else 0.0

    @property
    def of_pieces(self) -> bool:
        """Whether its steps are pieces of resources."""
        return any(part.pieces for part in self.parts)

    def getting(self, card: Card) -> float:
        """Steps that come of having a card from now on."""
        if not self.step:
            return 0.0
        plays = self.eras * PLAYS_AN_ERA
        if card.is_goal:
            plays = float(min(card.tokens or 1, self.turns))
        return sum(self._once(part, card) + min(part.gap, plays * self._each(part, card)) for part in self.parts)

    def playing(self, card: Card) -> float:
        """Steps that come of playing a card once."""
        if not self.step:
            return 0.0
        return sum(min(part.gap, self._each(part, card)) for part in self.parts)

    def piece(self, resource: str, n: int = 1) -> float:
        """Steps of so many pieces of a resource more, or less."""
        at = RESOURCES.index(resource)
        if n < 0:
            return n * sum(part.lost[at] for part in self.parts if part.lost)
        return sum(min(part.gap, n * part.pieces[at]) for part in self.parts if part.pieces)

    # --- one part ----------------------------------------------------------------------------------------------------

    def _once(self, part: GoalPart, card: Card) -> float:
        if part.trigger is not None:
            if part.trigger.event in ("buy", "gain_card" if not card.is_goal else "gain_goal"):
                return float(passes(card, part.trigger.filter))
            return 0.0
        count = part.counted
        if count is None or part.gap <= 0:
            return 0.0
        if count.count == "declared":
            # In the last era what is bought comes too late to be drawn.
            return -1.0 if not card.is_goal and self.eras > 1 else 0.0
        worth = _wanted(self.pack, count.filter, count.value).get(card.id, 0)
        if not card.is_goal:
            return float(worth if count.count == "owned" else 0)
        if count.count == "goals" or (count.count == "owned" and count.with_goals == "all"):
            return float(worth)
        return worth * FLIPS if count.count == "flipped" or count.with_goals else 0.0

    def _each(self, part: GoalPart, card: Card) -> float:
        if part.trigger is not None:
            return _caused(self.pack, card.id, part.trigger)
        if part.pieces:
            best = max(part.pieces)
            return sum(
                n * (part.pieces[RESOURCES.index(resource)] if resource else best)
                for resource, n in pieces(self.pack, card.id)
            )
        if part.counted is not None and part.counted.count == "declared":
            drawn = sum(isinstance(line, Draw) for line in carried_out(card.effects))
            return 0.3 * (2 * drawn + (not card.is_goal))
        return 0.0

    def _parts(self) -> list[GoalPart]:
        card = self.card
        found: list[GoalPart] = []
        if card.tokens:
            gap = float(card.tokens - self._tokens())
            if card.kind == "active":
                found.append(GoalPart(max(0.0, gap), self.turns * USED))
            for trigger in card.triggers[:1]:
                put = [line.n for line in trigger.effects if isinstance(line, Token)]
                n = put[0] if put and isinstance(put[0], int) else 1
                found.append(GoalPart(max(0.0, gap / max(1, n)), self._events(trigger), trigger=trigger))
        for wanted in (card.requires, card.flips):
            if wanted is not None:
                found += self._what(wanted)
        return found

    def _tokens(self) -> int:
        """Tokens on it; one that is only offered has none."""
        if self.me.company == self.card.id:
            return self.me.company_tokens
        return next((goal.tokens for goal in self.me.goals if goal.card == self.card.id), 0)

    def _events(self, trigger: Trigger) -> float:
        """Events that will come of the deck as it is, and of purchases."""
        if trigger.event == "turn_end":
            return self.turns * QUIET
        if trigger.event in ("buy", "gain_card"):
            return self.turns * _to_be_had(self.pack, trigger.filter)
        own = sum(_caused(self.pack, card, trigger) for card in self.cards)
        goals = sum(
            min(goal.needs - goal.tokens, self.turns) * _caused(self.pack, goal.card, trigger)
            for goal in self.me.goals
            if not goal.flipped
        )
        new = self.turns * _causing(self.pack, trigger) * self.eras * PLAYS_AN_ERA / 2
        return own * self.eras * PLAYS_AN_ERA + goals + new

    def _what(self, cond: Cond) -> list[GoalPart]:
        if cond.all:
            return [part for inner in cond.all for part in self._what(inner)]
        if cond.any:
            ways = [self._what(inner) for inner in cond.any]
            return min(ways, key=lambda parts: sum(part.load for part in parts))
        least = bound(cond.min, self.view.seats)
        if cond.is_ is None or least is None or cond.is_.sum or cond.is_.of != "me":
            return []
        return [self._part(cond.is_, self._raw(cond.is_, least))]

    @staticmethod
    def _raw(count: Count, least: int) -> int:
        """The least that must be counted for the number it comes to."""
        return -(-(least - count.plus) * count.per // max(1, count.times))

    def _part(self, count: Count, least: int) -> GoalPart:
        me = self.me
        match count.count:
            case "owned":
                worth = _wanted(self.pack, count.filter, count.value)
                have = sum(worth.get(card, 0) for card in self.cards)
                for goal in me.goals:
                    if count.with_goals == "all" or (count.with_goals and goal.flipped):
                        have += worth.get(goal.card, 0)
                each = max(1.0, sum(worth.values()) / max(1, len(worth)))
                return GoalPart(max(0, least - have), self.turns * each * _to_be_had(self.pack, count.filter), count)
            case "goals":
                return GoalPart(max(0, least - len(me.goals)), self.turns * GOALS_A_TURN, count)
            case "flipped":
                done = sum(goal.flipped for goal in me.goals)
                near = sum(FLIPS for goal in me.goals if not goal.flipped)
                return GoalPart(max(0.0, least - done), near + self.turns * GOALS_A_TURN * FLIPS, count)
            case "declared":
                return self._declaring(count)
            case "resource" | "resources" | "resource_rank" | "resource_kinds" | "leads" | "total_ahead":
                return self._resources(count, least)
            case _:
                return GoalPart(1.0, 0.1)  # nothing that a purchase or a card played could bring nearer

    def _declaring(self, count: Count) -> GoalPart:
        """A deck that is empty before all others: fewer cards than they have."""
        if self.me.declared:
            return GoalPart(0.0, 1.0, count)
        others = [player for player in self.view.players if player.seat != self.seat]
        if self.view.era == self.view.eras and self.view.phase == "era":
            if self.view.declarer >= 0:
                return GoalPart(1.0, 0.0)
            ahead = self.me.deck_count - min(player.deck_count for player in others)
        elif self.view.phase == "era":
            ahead = len(self.cards) - min(owned_by(player) for player in others)
        else:
            ahead = len(others) - 1
        return GoalPart(max(1.0, 3.0 + ahead), 6.0, count)

    def _resources(self, count: Count, least: int) -> GoalPart:
        held = self.me.resources
        others = [player.resources for player in self.view.players if player.seat != self.seat]
        room = ROOM * self.turns

        def short(mine: Pieces) -> float:
            match count.count:
                case "resource":
                    return max(0.0, least - mine[RESOURCES.index(count.resource)])
                case "resources":
                    return max(0.0, least - sum(mine))
                case "resource_rank":
                    most = sorted(mine, reverse=True)[: count.rank]
                    return float(sum(max(0, least - one) for one in most))
                case "resource_kinds":
                    return max(0.0, least - sum(one > 0 for one in mine))
                case "leads":
                    behind = [max(0.0, max(o[at] for o in others) + 1 + room - one) for at, one in enumerate(mine)]
                    return sum(sorted(behind)[:least])
                case _:
                    return max(0.0, least + room + max(sum(o) for o in others) - sum(mine))

        gap = short(held)
        more = tuple(gap - short(_changed(held, at, 1)) for at in range(len(held)))
        less = tuple(short(_changed(held, at, -1)) - gap for at in range(len(held)))
        best = max(more, default=0.0)
        own = sum(
            n * (more[RESOURCES.index(resource)] if resource else best)
            for card in self.cards
            for resource, n in pieces(self.pack, card)
        )
        reach = own * self.eras * PLAYS_AN_ERA + self.turns * PIECES_A_TURN
        if count.count in ("leads", "total_ahead"):
            reach *= LEADING * (2 / self.view.seats) ** 1.2
        return GoalPart(gap, reach, pieces=more, lost=less)


def _changed(held: Sequence[int], at: int, n: int) -> Pieces:
    return (*held[:at], max(0, held[at] + n), *held[at + 1 :])


def _left(view: MineView, card: Card) -> tuple[float, float]:
    """Eras, and turns of a seat, until a goal is judged, the one under way included."""
    if view.phase in ("choose", "era"):
        now = max(0.3, 1.0 - ROUND * max(0, view.round - 1))
        eras = view.eras - view.era + now
        return eras, eras * TURNS_AN_ERA
    if card.judged == "before_transition":
        return 0.0, 0.0
    return 0.25, 1.0
