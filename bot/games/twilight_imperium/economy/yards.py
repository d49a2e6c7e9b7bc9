"""What can be made in a system, what it costs, and figures that come back for it (rules PR1 to PR5, PR7, C4, C5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from bot.games.twilight_imperium.figures import GROUND_FORCES, KINDS, SHIPS, UNLIMITED, Kind
from bot.games.twilight_imperium.flow.figures_back import coming_back, placeable
from bot.games.twilight_imperium.forces import (
    MANY,
    card,
    figures,
    fleets,
    in_space,
    locations,
    supply,
    units_at,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import (
    PRODUCE_LIMIT,
    PRODUCE_TYPES,
    batch,
    discount,
    may_land,
    planet_value,
)
from bot.games.twilight_imperium.state import State

AROUND: Final = "around"
"""In place of a type of unit: what all units of a player in a system produce together (24.1 Magmus Reactor)."""


class Yard(NamedTuple):
    """What a player can produce with in a system.

    Args:
        system: position.
        limit: units at most (PR2).
        planets: where ground forces can go (PR6).
        in_space: whether ground forces can go into the space area.
        ships: whether ships can be made (PR4).
        ground: ground forces at most, which not every unit may make (PR3).
    """

    system: str
    limit: int
    planets: tuple[str, ...]
    in_space: bool
    ships: bool
    ground: int = MANY


def producing(play: Galaxy, seat: int, system: str, only: str = "") -> Yard:
    """PR1, PR2, PR4: what can be produced in a system.

    Args:
        play: the match.
        seat: who produces.
        system: position.
        only: planet, or system of one that floats, whose dock alone produces (PR9, Warfare); empty for all units there.
    """
    state = play.board
    limit, ground, floating = 0, 0, False
    planets: list[str] = []
    for planet in state.in_system(system):
        made = men = 0
        for kind, count in units_at(state, planet, seat).items():
            if only and (planet != only or kind != "space_dock"):
                continue
            value = count * _value(play, seat, kind, planet)
            made += value
            men += value if value and _makes_ground_forces(play, seat, kind) else 0
        if made and may_land(play, seat, planet):
            limit, ground = limit + made, ground + men
            planets.append(planet)
    if only in ("", system):
        space = [
            (1 if only else count) * _value(play, seat, kind, system)
            for kind, count in in_space(state, system, seat).items()
            if not only or kind == "space_dock"
        ]
        for made in (*space, 0 if only else _value_of(play, 0, seat, AROUND, system)):
            limit, ground = limit + made, ground + made
            floating = floating or made > 0
    if floating:
        planets = [
            planet
            for planet in state.in_system(system)
            if state.planets[planet].controller == seat and may_land(play, seat, planet)
        ]
    blocked = any(other != seat for other in fleets(state, system))
    return Yard(system, limit, tuple(planets), floating, not blocked, ground)


def _value(play: Galaxy, seat: int, kind: Kind, place: str) -> int:
    figure = figures(play.board, seat, kind)
    value = figure.production
    if figure.bonus >= 0:
        value = planet_value(play, place)[0] + figure.bonus
    return _value_of(play, value, seat, kind, place) if value else 0


def _value_of(play: Galaxy, value: int, seat: int, kind: str, place: str) -> int:
    verdict = play.query(PRODUCE_LIMIT, value, seat=seat, unit=kind, place=place)
    return verdict.value if verdict.allowed else 0


def _makes_ground_forces(play: Galaxy, seat: int, kind: Kind) -> bool:
    """PR3: whether a unit that produces can make infantry."""
    return play.query(PRODUCE_TYPES, None, seat=seat, unit="infantry", by=kind).allowed


def price(play: Galaxy, seat: int, units: Mapping[Kind, int], use: bool = True) -> int:
    """PR5: resources that units cost; an odd fighter or infantry costs the whole batch.

    Args:
        play: the match.
        seat: who produces.
        units: what.
        use: whether it is a use of production (PR9), which some things make cheaper.
    """
    total = 0
    for kind, count in units.items():
        figure = figures(play.board, seat, kind)
        if count and figure.cost is not None:
            size = batch(play, seat, kind, figure.batch)
            total += -(-count // size) * figure.cost
    if use and total:
        total = max(0, total - discount(play, seat))
    return total


def makeable(play: Galaxy, seat: int, yard: Yard, money: int, use: bool = True) -> dict[Kind, int]:
    """PR3, PR7: types that can be made -> the most of each by limit, figures and money; `use` as in `price`."""
    state = play.board
    found: dict[Kind, int] = {}
    cheaper = discount(play, seat) if use else 0
    for kind in KINDS:
        figure = card(state, seat, kind)
        if figure is None or figure.cost is None:
            continue
        if kind in SHIPS and not yard.ships:
            continue
        if kind in GROUND_FORCES and not (yard.planets or yard.in_space):
            continue
        if not play.query(PRODUCE_TYPES, None, seat=seat, unit=kind, system=yard.system).allowed:
            continue
        size = batch(play, seat, kind, figure.batch)
        limit = min(yard.limit, yard.ground) if kind in GROUND_FORCES else yard.limit
        most = min(limit, (money + cheaper) // figure.cost * size, available(play, seat, kind, yard))
        if most > 0:
            found[kind] = most
    return found


def available(play: Galaxy, seat: int, kind: Kind, yard: Yard) -> int:
    """PR7, C5: figures in reinforcements and those that may be taken back from systems without an own token."""
    state = play.board
    if kind in UNLIMITED:
        places = [yard.system] if kind in SHIPS or yard.in_space else []
        places += yard.planets if kind in GROUND_FORCES else []
        return MANY if any(placeable(state, seat, place, kind) for place in places) else 0
    return supply(state, seat, kind) + sum(returnable(state, seat, kind).values())


def returnable(state: State, seat: int, kind: Kind) -> dict[str, int]:
    """C5: systems without an own token -> units of a type there, which may be returned and placed anew."""
    return {
        at: count
        for at, system in state.systems.items()
        if seat not in system.tokens and (count := system.units.get(seat, {}).get(kind, 0))
    }


def groups_back(state: State, seat: int, kind: Kind, places: Sequence[str]) -> tuple[int, dict[str, int]]:
    """C4, C5: how many groups of fighters or infantry have to come back whole before units go to new places, and where
    they can come from -> units there.

    Args:
        state: the table.
        seat: whose.
        kind: `fighter` or `infantry`.
        places: where they go.
    """
    new = [place for place in places if kind not in units_at(state, place, seat)]
    over = locations(state, seat, kind) + len(new) - figures(state, seat, kind).supply
    if not new or over <= 0:
        return 0, {}
    return over, {at: n for at, n in coming_back(state, seat, new[0], kind).items() if at not in places}
