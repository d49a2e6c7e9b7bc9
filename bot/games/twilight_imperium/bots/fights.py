"""How strong fleets are, and where others could strike: quick estimates, not odds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.games.twilight_imperium.figures import SHIPS, Kind
from bot.games.twilight_imperium.forces import docks_in, figures, fleets, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import State, Units

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


def force(state: State, seat: int, units: Mapping[Kind, int]) -> Force:
    """What units bring to a combat; those that do not fight are left out."""
    hits = life = 0.0
    for kind, count in units.items():
        figure = figures(state, seat, kind)
        if figure.combat is None:
            continue
        hits += count * (figure.dice or VARIABLE) * max(1, DIE - figure.combat) / 10
        life += count * (2.0 if figure.sustains else 1.0)
    return Force(hits, life)


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


def defenders(state: State, seat: int, planet: str) -> Force:
    """What stands against who lands on a planet."""
    total = NOTHING
    for other, units in state.planets[planet].units.items():
        if other != seat:
            total += force(state, other, {kind: n for kind, n in units.items() if kind == "infantry"})
            total += Force(0.5 * units.get("pds", 0), 0.0)
    return total


def infantry_for(state: State, seat: int, planet: str) -> int:
    """Infantry that takes a planet most of the time."""
    against = defenders(state, seat, planet)
    if against.life <= 0:
        return 1 if against.hits <= 0 else 2
    count = 1
    while chance(force(state, seat, {"infantry": count}), against) < 0.75 and count < 12:
        count += 1
    return count + round(against.hits > 0.9)


def enemies(state: State, position: str, seat: int) -> list[int]:
    """Others with ships in a system."""
    return [other for other in fleets(state, position) if other != seat]


def against(state: State, position: str, seat: int) -> Force:
    """The strongest other fleet in a system."""
    return max((force(state, other, fleet(state, position, other)) for other in enemies(state, position, seat)),
               key=lambda one: one.power, default=NOTHING)  # fmt: skip


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
                strength = force(state, other, {kind: n for kind, n in units.items() if kind in SHIPS})
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
    if system not in threats(play, seat):
        return 0
    return 2 if system == state.players[seat].home and docks_in(state, system, seat) else 1
