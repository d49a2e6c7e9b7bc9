"""What is produced: what carries infantry to free planets first, then what objectives ask for, then the fleet."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.bots.aims import aims, leaders
from bot.games.twilight_imperium.bots.fights import defenders, enemies, guard, threats
from bot.games.twilight_imperium.bots.spending import spare
from bot.games.twilight_imperium.economy.yards import Yard, makeable, price, producing
from bot.games.twilight_imperium.figures import MECATOL_REX, SHIPS, Kind
from bot.games.twilight_imperium.flow.landing import custodians_price
from bot.games.twilight_imperium.forces import (
    docks_in,
    figures,
    freed_fighters,
    in_space,
    load,
    on_board,
    on_planet,
    supply,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import planet_value
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import Units

FAR: Final = 2
"""Systems that a transport made here may have to go."""
ASSAULT: Final = 4
"""Infantry that is ready to attack later in the game."""
HUNGRY: Final = 2.2
"""What a resource spent on units is worth while free planets lie near and nobody is there to take them."""
ELSEWHERE: Final = 1.5
"""What it is worth at most where a technology is weighed against it: who only builds falls behind in objectives."""
SATED: Final = 0.55
"""What it is worth otherwise."""
FLEET_OF_TRANSPORTS: Final = 3
"""Transports that are wanted near a yard at most: each takes the planets of one system in a round."""
GARRISON: Final = 2
"""Infantry that sets out for Mecatol Rex while its custodians are there."""
HOLD: Final = 2
"""Room from which on a ship counts as a transport."""
EARLY: Final = 2
"""Last round in which nothing is made before transports that are lacking: planets taken then pay for all the rest."""
CLOSE: Final = 2
"""Steps that an objective may be away for its ships to be made before anything else."""


def distances(play: Galaxy, seat: int, system: str) -> dict[str, int]:
    """Systems within `FAR` steps -> how far they are."""

    def make() -> dict[str, int]:
        around = adjacency(play, seat)
        found, edge = {system: 0}, [system]
        for steps in range(1, FAR + 1):
            edge = [near for at in edge for near in around[at] if near not in found]
            found.update(dict.fromkeys(edge, steps))
        return found

    return play.memo(("bots", "distances", seat, system), make)


def open_planets(play: Galaxy, seat: int, system: str, far: int = FAR) -> list[str]:
    """Planets near a system that are free, or held so weakly that they are as good as free."""
    state = play.board
    near = distances(play, seat, system)
    return [planet for planet in weak_planets(play, seat) if near.get(state.planets[planet].system, 99) <= far]


def weak_planets(play: Galaxy, seat: int) -> list[str]:
    """Planets of others, or of nobody, without ships there and with one infantry at most."""

    def make() -> list[str]:
        state = play.board
        return [
            planet
            for planet, world in state.planets.items()
            if world.controller != seat
            and not enemies(state, world.system, seat)
            and defenders(play, seat, planet).life <= 1
        ]

    return play.memo(("bots", "weak", seat), make)


def transports(play: Galaxy, seat: int, system: str) -> tuple[int, int]:
    """Room of the ships in a system, and infantry there that could go with them."""
    state = play.board
    room = sum(
        figures(state, seat, kind).capacity * n for kind, n in in_space(state, system, seat).items() if kind in SHIPS
    )
    men = in_space(state, system, seat).get("infantry", 0)
    men += sum(
        max(0, on_planet(state, planet, seat).get("infantry", 0) - guard(play, seat, planet))
        for planet in state.in_system(system)
    )
    return room, men


def transports_lacking(play: Galaxy, seat: int, system: str) -> int:
    """How many more transports would find planets to take near a system."""

    def make() -> int:
        state = play.board
        goals = {state.planets[planet].system for planet in open_planets(play, seat, system)}
        there = sum(
            n
            for at in distances(play, seat, system)
            for kind, n in in_space(state, at, seat).items()
            if kind in SHIPS and figures(state, seat, kind).capacity >= HOLD
        )
        return max(0, min(FLEET_OF_TRANSPORTS, len(goals)) - there)

    return play.memo(("bots", "transports-lacking", seat, system), make)


def build(play: Galaxy, seat: int, yard: Yard, money: int, use: bool = True) -> Units:
    """What to make.

    Args:
        play: the match.
        seat: who produces.
        yard: with what.
        money: resources that may be spent.
        use: as `yards.price`.
    """
    state = play.board
    most = makeable(play, seat, yard, money, use)
    room = load(play, seat, yard.system)
    made: Units = {}
    slots = room.fleet - room.ships
    carry, men = transports(play, seat, yard.system)
    wanted = _infantry_wanted(play, seat, yard.system)

    def add(kind: Kind, count: int = 1) -> bool:
        nonlocal slots
        more = {**made, kind: made.get(kind, 0) + count}
        if more[kind] > most.get(kind, 0) or sum(more.values()) > yard.limit or price(play, seat, more, use) > money:
            return False
        if kind in SHIPS and kind != "fighter":
            if slots < 1 or more[kind] > supply(state, seat, kind):
                return False
            slots -= 1
        made[kind] = more[kind]
        return True

    lacking = transports_lacking(play, seat, yard.system)
    soon, later = _asked_for(play, seat)
    if lacking and state.round <= EARLY:
        soon, later = [], [*soon, *later]
    for kind in soon if lacking else (*soon, *later):
        add(kind)
    room_, men_ = mobile(play, seat, yard.system)
    wanted = max(0, wanted - (min(room_, men_) - min(carry, men)))
    if lacking and (men or money > (figures(state, seat, "carrier").cost or 0)) and add("carrier"):
        carry += figures(state, seat, "carrier").capacity
        wanted = max(wanted, min(carry, 3))
    elif wanted > men and carry < wanted and add("carrier"):
        carry += figures(state, seat, "carrier").capacity
    while men < min(wanted, max(carry, 2)) and (add("infantry", 2) or add("infantry")):
        men += 2
    if (
        wanted > 4
        and carry < wanted
        and on_board(state, seat, "carrier") + made.get("carrier", 0) < 4
        and add("carrier")
    ):
        carry += figures(state, seat, "carrier").capacity
        while men < min(wanted, carry) and (add("infantry", 2) or add("infantry")):
            men += 2
    for kind in later if lacking else ():
        add(kind)
    for kind in _warships(play, seat):
        add(kind)
    freed = freed_fighters(play, seat, yard.system)
    spots = carry - men + freed - in_space(state, yard.system, seat).get("fighter", 0)
    while spots > 0 and add("fighter", min(2, spots)):
        spots -= 2
    guards = sum(guard(play, seat, planet) for planet in state.planets_of(seat)) + 2
    while on_board(state, seat, "infantry") + made.get("infantry", 0) < guards and add("infantry", 2):
        pass
    return made


def _infantry_wanted(play: Galaxy, seat: int, system: str) -> int:
    state = play.board
    near = open_planets(play, seat, system)
    guarded = sum(defenders(play, seat, planet).life > 0 for planet in near)
    wanted = len(near) + guarded + (1 if MECATOL_REX in near else 0)
    assault = ASSAULT if state.round >= 4 else GARRISON if _mecatol_calls(play, seat, system) else 0
    return min(8, max(assault, wanted) + (1 if threats(play, seat).get(system) else 0))


def _mecatol_calls(play: Galaxy, seat: int, system: str) -> bool:
    """Whether the custodians are still there, too far for a look around a yard, for a player who could pay them."""
    state = play.board
    if not state.custodians or state.planets[MECATOL_REX].system in distances(play, seat, system):
        return False
    influence = sum(planet_value(play, planet)[1] for planet in state.planets_of(seat))
    return influence >= custodians_price(play, seat)


def _asked_for(play: Galaxy, seat: int) -> tuple[list[Kind], list[Kind]]:
    """Ships that objectives ask for: of those that are close, and of the others."""
    state = play.board
    player = state.players[seat]
    soon: list[Kind] = []
    later: list[Kind] = []
    if "unveil_flagship" in player.secrets and not on_board(state, seat, "flagship"):
        later.append("flagship")
    for aim in aims(play, seat):
        found = soon if aim.asked - aim.has <= CLOSE else later
        if aim.objective == "gather_a_mighty_fleet" and not aim.met:
            found += ["dreadnought"] * min(2, aim.asked - aim.has)
        elif aim.objective in ("control_the_region", "learn_the_secrets_of_the_cosmos", "become_the_gatekeeper"):
            found += ["destroyer"] * min(2, max(0, aim.asked - aim.has))
        elif aim.objective in ("intimidate_council", "threaten_enemies") and not aim.met:
            found.append("destroyer")
    return soon, later


def _warships(play: Galaxy, seat: int) -> list[Kind]:
    """What a fleet grows by, the likeliest first."""
    state = play.board
    strong = figures(state, seat, "cruiser").capacity > 0
    order: list[Kind] = ["cruiser", "dreadnought"] if strong else ["dreadnought", "cruiser"]
    if state.round <= 2 or seat in leaders(play):
        return [*order, "destroyer", "cruiser"]
    return ["war_sun", *order, "dreadnought", "cruiser", "destroyer"]


def build_worth(play: Galaxy, seat: int, system: str) -> float:
    """What producing in a system promises."""

    def make() -> float:
        yard = producing(play, seat, system)
        money = min(spare(play, seat, "resources"), 2 * yard.limit + 4) if yard.limit else 0
        if money < 2:
            return 0.0
        units = build(play, seat, yard, money)
        spent = price(play, seat, units, use=False)  # what is made for nothing is worth as much as what is paid
        return rate(play, seat, system) * min(spent, 8) + SATED * max(0, spent - 8)

    return play.memo(("bots", "build-worth", seat, system), make)


def rate(play: Galaxy, seat: int, system: str) -> float:
    """What a resource spent on units in a system is worth."""

    def make() -> float:
        wanted = _infantry_wanted(play, seat, system)
        carry, men = mobile(play, seat, system)
        lacking = 2 * transports_lacking(play, seat, system)
        unled = wanted - min(men, carry)
        if unled > lacking and makes_infantry(play, seat, system):
            lacking = unled
        return SATED + (HUNGRY - SATED) * max(0, min(3, lacking)) / 3

    return play.memo(("bots", "rate", seat, system), make)


def makes_infantry(play: Galaxy, seat: int, system: str) -> bool:
    """Whether infantry can be made in a system: not by every dock (28.1)."""
    return makeable(play, seat, producing(play, seat, system), FAR).get("infantry", 0) > 0


def mobile(play: Galaxy, seat: int, system: str) -> tuple[int, int]:
    """Room of ships near a system, and infantry near it that could go with them."""
    room = men = 0
    for at in distances(play, seat, system):
        carry, some = transports(play, seat, at)
        room, men = room + carry, men + some
    return room, men


def best_rate(play: Galaxy, seat: int) -> float:
    """What a resource is worth where a player can make units; what is spent on other things is weighed against it."""
    state = play.board
    docks = [at for at in state.systems if docks_in(state, at, seat)]
    return min(ELSEWHERE, max((rate(play, seat, at) for at in docks), default=SATED))
