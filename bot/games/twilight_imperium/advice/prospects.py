"""What could I do? Objectives within reach of a seat this round, with what is missing (seen 2).

Made of public facts and one's own hand. No objective is named here: what could happen this round (a planet taken, a
ship moved, a technology researched, something built) is tried on a copy, and what brings an objective nearer counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from bot.core.match import Match
from bot.games.twilight_imperium.advice.overlays import coming
from bot.games.twilight_imperium.economy.payment import purse
from bot.games.twilight_imperium.economy.research import researchable
from bot.games.twilight_imperium.figures import (
    CONSTRUCTION,
    LEADERSHIP,
    OBJECTIVES,
    TECHNOLOGY,
    TRADE,
    WARFARE,
    Kind,
)
from bot.games.twilight_imperium.flow.scoring import PRICES, holds_home, progress, sealed
from bot.games.twilight_imperium.forces import card, has_ships, in_space, put, supply, take
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import may_land
from bot.games.twilight_imperium.state import NOBODY

Stand = Literal["ready", "near", "far"]
How = Literal["planets", "presence", "technologies", "structures", "ships", "spending", "events", "nothing"]
"""What brings an objective nearer; `events` happen in battle and cannot be counted."""
CHANCES: Final = 8
"""Chances that are named for one objective."""
TAUGHT: Final = 2
"""Technologies of Technology's primary; its secondary gives one."""


class Prospect(Struct, frozen=True):
    """One objective that a seat has not scored.

    Args:
        objective: id.
        secret: whether it is one of the seat's own hand.
        points: victory points.
        has, asked: as `progress`.
        stand: whether it could be scored as things are, could be this round, or not.
        how: what would bring it nearer.
        chances: planets, systems, technologies or types of units that would, the most useful first.
    """

    objective: str
    secret: bool
    points: int
    has: int
    asked: int
    stand: Stand
    how: How
    chances: tuple[str, ...] = ()

    @property
    def missing(self) -> int:
        """How much is missing."""
        return max(0, self.asked - self.has)


class Prospects(Struct, frozen=True):
    """What a seat could do this round.

    Args:
        home: whether it holds its home system, without which no public objective is scored (OB2).
        acts: whether it has actions left this round.
        tokens: tactic tokens.
        open: objectives not scored, those that can be scored first.
    """

    home: bool
    acts: bool
    tokens: int
    open: tuple[Prospect, ...]


class Feat(NamedTuple):
    """Something that could happen this round.

    Args:
        id: of what it is about.
        group: changes of one group cost one token together.
        do, undo: on a copy of the match.
    """

    id: str
    group: str
    do: Callable[[], None]
    undo: Callable[[], None]


class Feats(NamedTuple):
    """Changes of one kind, and how many groups of them a round allows."""

    how: How
    changes: list[Feat]
    budget: int


def prospects(match: Match, seat: int) -> Prospects:
    """What a seat could score this round.

    Args:
        match: a match; what is hidden from the seat is not looked at.
        seat: who asks.
    """
    play: Galaxy = match.supposed(seat).play
    state = play.board
    player = state.players[seat]
    acts = state.phase in ("setup", "strategy", "action") and not player.passed and not player.eliminated
    means = list(_means(play, seat)) if acts and state.systems else []
    open_ = [one for one in state.revealed if one not in player.scored and not sealed(play, one)]
    found = [_prospect(play, seat, one, one not in open_, means) for one in (*open_, *player.secrets)]
    order = ("ready", "near", "far")
    found.sort(key=lambda one: (order.index(one.stand), one.how == "events", one.missing))
    return Prospects(holds_home(play, seat) if state.systems else True, acts, player.tactic, tuple(found))


def _prospect(play: Galaxy, seat: int, objective: str, secret: bool, means: list[Feats]) -> Prospect:
    card_ = OBJECTIVES[objective]
    has, asked = progress(play, seat, objective)
    usual = (objective, secret, card_.points, has, asked)
    if card_.kind == "event":
        return Prospect(*usual, "far", "events")
    if objective in PRICES:
        coin, _ = PRICES[objective]
        if has >= asked:
            return Prospect(*usual, "ready", "spending", (coin,))
        near = means and has + _income(play, seat, coin) >= asked
        return Prospect(*usual, "near" if near else "far", "spending", (coin,))
    best: tuple[int, How, tuple[str, ...]] = (0, "nothing", ())
    for one in means if has < asked else ():
        gained, chances = _gained(play, seat, objective, one, asked)
        if gained - has > best[0]:
            best = gained - has, one.how, chances
    stand: Stand = "ready" if has >= asked else "near" if has + best[0] >= asked else "far"
    return Prospect(*usual, stand, best[1], best[2])


def _gained(play: Galaxy, seat: int, objective: str, means: Feats, asked: int) -> tuple[int, tuple[str, ...]]:
    """How far changes of one kind could bring an objective, and which of them would bring it nearer alone.

    They are done one after the other, the group that helps most first, as far as the budget goes.
    """
    start, _ = progress(play, seat, objective)
    useful: dict[str, int] = {}
    for one in means.changes:
        one.do()
        useful[one.id] = progress(play, seat, objective)[0] - start
        one.undo()
    chances = sorted((id for id, gain in useful.items() if gain > 0), key=lambda id: -useful[id])
    if not chances:
        return start, ()
    groups: dict[str, list[Feat]] = {}
    for one in means.changes:
        if useful[one.id] > 0:
            groups.setdefault(one.group, []).append(one)
    done: list[Feat] = []
    for group in sorted(groups.values(), key=lambda found: -sum(useful[one.id] for one in found))[: means.budget]:
        for one in group:
            one.do()
            done.append(one)
        if progress(play, seat, objective)[0] >= asked:
            break
    reached, _ = progress(play, seat, objective)
    for one in reversed(done):
        one.undo()
    return reached, tuple(chances[:CHANCES])


# --- what a round allows ----------------------------------------------------------------------------------------------


def _means(play: Galaxy, seat: int) -> Iterator[Feats]:
    state = play.board
    player = state.players[seat]
    reach = {at: one for at in state.systems if (one := coming(play, seat, at)) is not None}
    planets = [
        _taken(play, seat, planet)
        for at, one in reach.items()
        if one.infantry
        for planet in state.in_system(at)
        if state.planets[planet].controller != seat and may_land(play, seat, planet)
    ]
    planets.sort(key=lambda one: state.planets[one.id].controller != NOBODY)
    yield Feats("planets", planets, player.tactic)
    ships = [_arrived(play, seat, at) for at in reach if not has_ships(state, at, seat)]
    yield Feats("presence", ships, player.tactic)
    learnable = [_learnt(play, seat, technology) for technology in researchable(play, seat)]
    yield Feats("technologies", learnable, _lessons(play, seat))
    yield Feats("structures", list(_built(play, seat)), _sites(play, seat))
    yield Feats("ships", list(_made(play, seat)), _yards(play, seat))


def _taken(play: Galaxy, seat: int, planet: str) -> Feat:
    world = play.board.planets[planet]
    before = world.controller

    def set_to(who: int) -> None:
        world.controller = who

    return Feat(planet, world.system, lambda: set_to(seat), lambda: set_to(before))


def _arrived(play: Galaxy, seat: int, at: str) -> Feat:
    state = play.board
    return Feat(at, at, lambda: put(state, at, seat, "destroyer", 1), lambda: take(state, at, seat, "destroyer", 1))


def _learnt(play: Galaxy, seat: int, technology: str) -> Feat:
    owned = play.board.players[seat].technologies

    def forgotten() -> None:
        del owned[technology]

    return Feat(technology, technology, lambda: owned.update({technology: True}), forgotten)


def _built(play: Galaxy, seat: int) -> Iterator[Feat]:
    state = play.board
    own = state.planets_of(seat)
    for kind in ("pds", "space_dock") if own else ():
        for number in range(min(TAUGHT, supply(state, seat, kind))):
            yield _unit(play, seat, kind, own[0])._replace(group=f"{kind}-{number}")


def _made(play: Galaxy, seat: int) -> Iterator[Feat]:
    state = play.board
    money = purse(play, seat, "resources").all
    at = state.players[seat].home
    for kind in ("dreadnought", "flagship", "war_sun"):
        figure = card(state, seat, kind)
        if figure is None or figure.cost is None or not _yards(play, seat):
            continue
        for number in range(min(money // figure.cost, supply(state, seat, kind))):
            change = _unit(play, seat, kind, at)
            yield change._replace(id=kind, group=f"{kind}-{number}")


def _unit(play: Galaxy, seat: int, kind: Kind, place: str) -> Feat:
    state = play.board
    return Feat(kind, kind, lambda: put(state, place, seat, kind, 1), lambda: take(state, place, seat, kind, 1))


# --- how much of it ---------------------------------------------------------------------------------------------------


def _holds(play: Galaxy, seat: int, number: int) -> bool:
    """Whether a strategy card is a seat's own and not used yet."""
    return play.board.players[seat].cards.get(number, False)


def _follows(play: Galaxy, seat: int, number: int) -> bool:
    """Whether somebody else could still use a strategy card, and a seat has a token to follow."""
    state = play.board
    others = any(state.players[other].cards.get(number, False) for other in state.seats_in() if other != seat)
    return others and state.players[seat].strategy > 0


def _lessons(play: Galaxy, seat: int) -> int:
    return TAUGHT if _holds(play, seat, TECHNOLOGY) else int(_follows(play, seat, TECHNOLOGY))


def _sites(play: Galaxy, seat: int) -> int:
    return TAUGHT if _holds(play, seat, CONSTRUCTION) else int(_follows(play, seat, CONSTRUCTION))


def _yards(play: Galaxy, seat: int) -> int:
    """Ships that could be made in all: as many as there are docks with a token to use them, five each."""
    state = play.board
    docks = sum(units.get(seat, {}).get("space_dock", 0) for units in (world.units for world in state.planets.values()))
    floating = sum(in_space(state, at, seat).get("space_dock", 0) for at in state.systems)
    return 5 * min(docks + floating, state.players[seat].tactic + int(_follows(play, seat, WARFARE)))


def _income(play: Galaxy, seat: int, coin: str) -> int:
    """What a seat could still come by this round: commodities that are traded, Trade, Leadership."""
    player = play.board.players[seat]
    if coin in ("resources", "influence", "goods"):
        return player.commodities + (3 if _holds(play, seat, TRADE) else 0)
    if coin == "tokens":
        bought = purse(play, seat, "influence").all // 3
        primary = 3 if _holds(play, seat, LEADERSHIP) else 0
        leads = primary or any(other.cards.get(LEADERSHIP, False) for other in play.board.players)
        return primary + (bought if leads else 0) + int(_holds(play, seat, WARFARE))
    return 0
