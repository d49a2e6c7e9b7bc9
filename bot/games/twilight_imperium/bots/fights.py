"""How strong fleets are, and where others could strike: quick estimates, not odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.games.twilight_imperium.bots.gifts.tables import STAYING
from bot.games.twilight_imperium.figures import SHIPS, Kind
from bot.games.twilight_imperium.forces import docks_in, figures, fleets, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy, foretold
from bot.games.twilight_imperium.hooks.queries import combat_bonus, hits_cancelled
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import State, Units

VOLLEY: Final = 0.4
"""Part of a round that dice rolled once before a combat count for: it lasts two or three."""
VARIABLE: Final = 2
"""Dice that a unit is taken for whose card has no number of them."""
DIE: Final = 11
"""A die of ten sides hits on its value and more."""


class Force(NamedTuple):
    """What a side brings.

    Args:
        hits: that it scores in a round, on average.
        life: hits that it can take.
    """

    hits: float
    life: float

    @property
    def power(self) -> float:
        """By which sides are compared (both count alike)."""
        return self.hits * self.life

    def __add__(self, other: object) -> Force:
        assert isinstance(other, Force)
        return Force(self.hits + other.hits, self.life + other.life)


NOTHING: Final = Force(0.0, 0.0)


def force(play: Galaxy, seat: int, units: Mapping[Kind, int], at: str = "") -> Force:
    """What units bring to a combat with what is added to their dice, and with what they roll before it; those that do
    not fight are left out.

    Args:
        play: the match.
        seat: whose.
        units: of one side.
        at: where they fight, for what is true there alone; empty for anywhere.
    """
    hits = life = 0.0
    for kind, count in units.items():
        sides, lives = _worth(play, seat, kind, at)
        hits += count * sides
        life += count * lives
    kinds, dice = play.memo(("bots", "volleys", seat), lambda: foretold(play, seat, "volleys")) or ((), 0)
    for kind in kinds:
        rolled = min(dice, units.get(kind, 0))
        hits += VOLLEY * rolled * _worth(play, seat, kind, at)[0]
        dice -= rolled
    return Force(hits, life)


def _worth(play: Galaxy, seat: int, kind: Kind, at: str) -> tuple[float, float]:
    """Hits that one unit scores in a round, and those that it can take."""

    def make() -> tuple[float, float]:
        figure = figures(play.board, seat, kind)
        if figure.combat is None:
            return 0.0, 0.0
        faces = DIE - figure.combat + combat_bonus(play, seat, kind, at)
        cancels = hits_cancelled(play, seat, kind, at) if figure.sustains else 0
        return (figure.dice or VARIABLE) * min(10, max(1, faces)) / 10, 1.0 + cancels

    return play.memo(("bots", "unit", seat, kind, at), make)


def fleet(state: State, position: str, seat: int) -> Units:
    """Ships of a player in a system."""
    return {kind: count for kind, count in in_space(state, position, seat).items() if kind in SHIPS}


def chance(own: Force, other: Force) -> float:
    """About how likely the first side wins."""
    if other.power <= 0:
        return 1.0
    if own.power <= 0:
        return 0.0
    ratio = (own.power / other.power) ** 1.5
    return ratio / (1.0 + ratio)


def defenders(play: Galaxy, seat: int, planet: str) -> Force:
    """What stands against who lands on a planet."""
    total = NOTHING
    for other, units in play.board.planets[planet].units.items():
        if other != seat:
            total += force(play, other, {kind: n for kind, n in units.items() if kind == "infantry"})
            total += Force(0.5 * units.get("pds", 0), 0.0)
    return total


def infantry_for(play: Galaxy, seat: int, planet: str) -> int:
    """Infantry that takes a planet most of the time."""
    against = defenders(play, seat, planet)
    if against.life <= 0:
        return 1 if against.hits <= 0 else 2
    count = 1
    while chance(force(play, seat, {"infantry": count}), against) < 0.75 and count < 12:
        count += 1
    return count + round(against.hits > 0.9)


def enemies(state: State, position: str, seat: int) -> list[int]:
    """Others with ships in a system."""
    return [other for other in fleets(state, position) if other != seat]


def against(play: Galaxy, position: str, seat: int) -> Force:
    """The strongest other fleet in a system."""
    state = play.board
    found = [force(play, other, fleet(state, position, other), position) for other in enemies(state, position, seat)]
    return max(found, key=lambda one: one.power, default=NOTHING)


def threats(play: Galaxy, seat: int) -> dict[str, Force]:
    """System -> the strongest single fleet of another player that could come there with ground forces in one move."""

    def make() -> dict[str, Force]:
        state = play.board
        found: dict[str, Force] = {}
        for at, system in state.systems.items():
            for other, units in system.units.items():
                if other == seat or not units:
                    continue
                carriers = [kind for kind in units if kind in SHIPS and figures(state, other, kind).capacity]
                if not carriers:
                    continue
                strength = force(play, other, {kind: n for kind, n in units.items() if kind in SHIPS})
                reach = max(figures(state, other, kind).move or 0 for kind in carriers)
                around = adjacency(play, other)
                near = {at}
                for _ in range(min(2, reach)):
                    near |= {next_ for one in near for next_ in around[one]}
                for one in near:
                    if strength.power > found.get(one, NOTHING).power:
                        found[one] = strength
        return found

    return play.memo(("bots", "threats", seat), make)


def guard(play: Galaxy, seat: int, planet: str) -> int:
    """Infantry that should stay on a planet."""
    state = play.board
    system = state.planets[planet].system
    rooted = STAYING[state.players[seat].faction](play, seat, planet) if state.players[seat].faction in STAYING else 0
    if system not in threats(play, seat):
        return rooted
    return max(rooted, 2 if system == state.players[seat].home and docks_in(state, system, seat) else 1)
