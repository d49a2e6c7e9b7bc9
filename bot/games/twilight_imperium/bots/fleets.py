"""Ships that are put together for an activation: transports, their cargo, warships that go with them."""

from __future__ import annotations

from bot.games.twilight_imperium.bots.fights import NOTHING, Force, chance, fleet, force, guard, threats
from bot.games.twilight_imperium.figures import Kind
from bot.games.twilight_imperium.flow.stacks import Stack, holds, loadable, stowed
from bot.games.twilight_imperium.forces import in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import fleet_limit


class Fleet:
    """Ships that are put together for a system, within the fleet pool."""

    def __init__(self, play: Galaxy, seat: int, system: str) -> None:
        self.play, self.seat, self.system = play, seat, system
        state = play.board
        here = fleet(state, system, seat)
        self.room = fleet_limit(play, seat) - sum(n for kind, n in here.items() if kind != "fighter")
        self.units = dict(here)
        self.force = force(play, seat, here, system)
        self.ships: dict[str, int] = {}
        self.used: dict[tuple[str, Kind, bool], int] = {}
        self.boosted = False

    def left(self, one: Stack) -> int:
        """How many of a stack could still come."""
        if one.boosted and self.boosted:
            return 0
        count = one.count - self.used.get((one.origin, one.kind, one.hurt), 0)
        count = min(count, 1) if one.boosted else count
        return count if one.kind == "fighter" else min(count, self.room)

    def add(self, one: Stack, count: int = 1) -> None:
        """They come."""
        self.ships[one.id] = self.ships.get(one.id, 0) + count
        key = one.origin, one.kind, one.hurt
        self.used[key] = self.used.get(key, 0) + count
        self.boosted = self.boosted or one.boosted
        self.room -= 0 if one.kind == "fighter" else count
        self.units[one.kind] = self.units.get(one.kind, 0) + count
        self.force = force(self.play, self.seat, self.units, self.system)


def boarding(play: Galaxy, seat: int, system: str, one: Stack) -> int:
    """Infantry that a stack could take aboard on its way, with those left that guard."""
    state = play.board
    count = 0
    for at in dict.fromkeys((one.origin, *one.route.passed)):
        if at == system:
            continue
        count += in_space(state, at, seat).get("infantry", 0)
        count += sum(
            max(0, on_planet(state, planet, seat).get("infantry", 0) - guard(play, seat, planet))
            for planet in state.in_system(at)
        )
    return count


def escort(play: Galaxy, seat: int, known: list[Stack], band: Fleet, hostile: Force) -> None:
    """Warships until the fight looks good."""
    state = play.board
    home = state.players[seat].home
    order = sorted(
        (one for one in known if not one.route.exits and one.kind not in ("carrier", "infantry")),
        key=lambda one: (one.origin == home and home in threats(play, seat), -force(play, seat, {one.kind: 1}).power),
    )
    for one in order:
        while band.left(one) > 0 and chance(band.force, hostile) < 0.85:
            band.add(one)


def loaded(play: Galaxy, seat: int, system: str, ships: dict[str, int], wanted: int) -> dict[str, int]:
    """Infantry, the guards left where they are; then fighters with what room is left."""
    state = play.board
    most = loadable(play, seat, system, ships)
    found = holds(play, seat, system, ships)
    chosen: dict[str, int] = {}
    left = wanted
    for id in sorted(most, key=lambda one: (one.split(":")[0] in state.planets, one)):
        place, kind = id.split(":")
        if kind != "infantry" or place == system or (place in state.planets and state.planets[place].system == system):
            continue
        keep = guard(play, seat, place) if place in state.planets else 0
        for count in range(min(left, most[id] - keep), 0, -1):
            if stowed(state, found, {**chosen, id: count}) is not None:
                chosen[id] = count
                left -= count
                break
    for id, count in most.items():
        if id.endswith(":fighter") and not id.startswith(f"{system}:"):
            for some in range(count, 0, -1):
                if stowed(state, found, {**chosen, id: some}) is not None:
                    chosen[id] = some
                    break
    return chosen


def exposed(play: Galaxy, seat: int, system: str, emptied: list[str]) -> float:
    """What is risked: a home left open, planets behind that nobody guards."""
    state = play.board
    home = state.players[seat].home
    if home not in emptied or system == home:
        return 0.0
    threat = threats(play, seat).get(home, NOTHING)
    if threat.power <= 0:
        return 0.0
    guards = sum(on_planet(state, planet, seat).get("infantry", 0) for planet in state.home_planets(seat))
    return 3.0 if guards < 2 else 1.0
