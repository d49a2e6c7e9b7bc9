"""What is produced: what carries infantry to free planets first, then what objectives ask for, then the fleet."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.bots.aims import aims, leaders
from bot.games.twilight_imperium.bots.fights import defenders, enemies, guard, threats
from bot.games.twilight_imperium.bots.spending import spare
from bot.games.twilight_imperium.economy.yards import Yard, makeable, price, producing
from bot.games.twilight_imperium.figures import MECATOL_REX, SHIPS, Kind
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
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import Units

FAR: Final = 2
"""Systems that a transport made here may have to go."""
ASSAULT: Final = 4
"""Infantry that is ready to attack later in the game."""
HUNGRY: Final = 1.5
"""What a resource spent on units is worth while free planets lie near and nobody is there to take them."""
SATED: Final = 0.55
"""What it is worth otherwise."""


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
    return [
        planet
        for planet, world in state.planets.items()
        if world.controller != seat
        and near.get(world.system, 99) <= far
        and not enemies(state, world.system, seat)
        and defenders(state, seat, planet).life <= 1
    ]


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

    for kind in _asked_for(play, seat):
        add(kind)
    room_, men_ = mobile(play, seat, yard.system)
    wanted = max(0, wanted - (min(room_, men_) - min(carry, men)))
    if wanted > men and carry < wanted and add("carrier"):
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
    guarded = sum(defenders(state, seat, planet).life > 0 for planet in near)
    wanted = len(near) + guarded + (1 if MECATOL_REX in near else 0)
    assault = ASSAULT if state.round >= 4 else 0
    return min(8, max(assault, wanted) + (1 if threats(play, seat).get(system) else 0))


def _asked_for(play: Galaxy, seat: int) -> list[Kind]:
    """Ships that secret objectives ask for."""
    state = play.board
    player = state.players[seat]
    found: list[Kind] = []
    if "unveil_flagship" in player.secrets and not on_board(state, seat, "flagship"):
        found.append("flagship")
    for aim in aims(play, seat):
        if aim.objective == "gather_a_mighty_fleet" and not aim.met:
            found += ["dreadnought"] * min(2, aim.asked - aim.has)
        elif aim.objective in ("control_the_region", "learn_the_secrets_of_the_cosmos", "become_the_gatekeeper"):
            found += ["destroyer"] * min(2, max(0, aim.asked - aim.has))
        elif aim.objective in ("intimidate_council", "threaten_enemies") and not aim.met:
            found.append("destroyer")
    return found


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
    yard = producing(play, seat, system)
    if yard.limit < 1:
        return 0.0
    money = min(spare(play, seat, "resources"), 2 * yard.limit + 4)
    if money < 2:
        return 0.0
    return rate(play, seat, system) * min(money, 8) + SATED * max(0, money - 8)


def rate(play: Galaxy, seat: int, system: str) -> float:
    """What a resource spent on units in a system is worth."""

    def make() -> float:
        wanted = _infantry_wanted(play, seat, system)
        carry, men = mobile(play, seat, system)
        lacking = wanted - min(men, carry)
        return SATED + (HUNGRY - SATED) * max(0, min(3, lacking)) / 3

    return play.memo(("bots", "rate", seat, system), make)


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
    return max((rate(play, seat, at) for at in docks), default=SATED)
