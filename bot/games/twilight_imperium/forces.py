"""Units on the board: whose they are, what they can do, how they come and go, how many stay (rules 3, 6.4, 21.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from bot.games.twilight_imperium.figures import (
    GROUND_FORCES,
    KINDS,
    SHIPS,
    STRUCTURES,
    UNITS,
    UNLIMITED,
    Kind,
    Unit,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy, unit_card
from bot.games.twilight_imperium.hooks.queries import fighter_slots, fleet_limit
from bot.games.twilight_imperium.state import State, System, Units

DOCK_FIGHTERS: Final = 3
"""LC4: fighters that one space dock frees from capacity."""
DOCK_FIGHTER_SUM: Final = "dock_fighter_sum"
"""Table option (LC4, Q7): whether several docks of a system add up, or free no more than one."""
EACH_DOCK: Final = "sum"
ONE_DOCK: Final = "once"
MANY: Final = 99
"""C3: as many as one likes."""


def card(state: State, seat: int, kind: Kind) -> Unit | None:
    """The figures that a player's units of a type have now (U2); None where they may own none (C10)."""
    found = unit_card(state, seat, kind)
    return UNITS[found] if found else None


def figures(state: State, seat: int, kind: Kind) -> Unit:
    """As `card`, for a type of which the player has units.

    Raises:
        KeyError: the player may own none.
    """
    return UNITS[unit_card(state, seat, kind)]


def floats(state: State, seat: int, kind: Kind) -> bool:
    """28.3: whether structures of a type stand in space areas and move, instead of standing on planets."""
    found = card(state, seat, kind) if kind in STRUCTURES else None
    return found is not None and found.move is not None


def berth(state: State, seat: int, place: str, kind: Kind) -> str:
    """28.3: where a unit stands that is placed somewhere: one that floats in the space area of a planet's system."""
    return state.planets[place].system if place in state.planets and floats(state, seat, kind) else place


def docks_in(state: State, position: str, seat: int) -> list[str]:
    """Where a player has space docks in a system: planets, and the system itself for those that float."""
    planets = [planet for planet in state.in_system(position) if on_planet(state, planet, seat).get("space_dock")]
    return planets + ([position] if in_space(state, position, seat).get("space_dock") else [])


# --- where they are ---------------------------------------------------------------------------------------------------


def in_space(state: State, position: str, seat: int) -> Units:
    """A player's units in the space area of a system; not to be changed."""
    return state.systems[position].units.get(seat, {})


def on_planet(state: State, planet: str, seat: int) -> Units:
    """A player's units on a planet; not to be changed."""
    return state.planets[planet].units.get(seat, {})


def units_at(state: State, place: str, seat: int) -> Units:
    """A player's units in a space area or on a planet.

    Args:
        state: the table.
        place: position of a system or id of a planet.
        seat: whose.
    """
    return _units(state, place).get(seat, {})


def joined(state: State, position: str, seat: int) -> dict[str, int]:
    """27.1 The Alastor: where ground forces of a player stand that take part as ships in the space combat of a system,
    and how many: those in space first."""
    combat = state.combat
    if combat is None or combat.place != position:
        return {}
    there = {at: min(n, units_at(state, at, seat).get("infantry", 0)) for at, n in combat.joined.get(seat, {}).items()}
    return {at: count for at, count in there.items() if count}


def ships(units: Mapping[Kind, int]) -> int:
    """Number of ships among units, fighters included."""
    return sum(count for kind, count in units.items() if kind in SHIPS)


def has_ships(state: State, position: str, seat: int) -> bool:
    """Whether a player has a ship in a system, a fighter being one."""
    units = state.systems[position].units.get(seat)
    return bool(units) and any(count > 0 and kind in SHIPS for kind, count in units.items())


def fleets(state: State, position: str) -> list[int]:
    """Seats with ships in a system."""
    return [seat for seat, units in state.systems[position].units.items() if ships(units)]


def ground_forces(units: Mapping[Kind, int]) -> int:
    """Number of ground forces among units."""
    return sum(count for kind, count in units.items() if kind in GROUND_FORCES)


def in_system(state: State, position: str, seat: int) -> Iterator[tuple[str, Kind, int]]:
    """A player's units in a system, in space and on planets: place, type, number."""
    for kind, count in in_space(state, position, seat).items():
        yield position, kind, count
    for planet in state.in_system(position):
        for kind, count in on_planet(state, planet, seat).items():
            yield planet, kind, count


def everywhere(state: State) -> Iterator[tuple[str, int, Kind, int]]:
    """All units on the board: position of the system, seat, type, number; first those in space."""
    for at, system in state.systems.items():
        for seat, units in system.units.items():
            for kind, count in units.items():
                yield at, seat, kind, count
    for world in state.planets.values():
        for seat, units in world.units.items():
            for kind, count in units.items():
                yield world.system, seat, kind, count


def present(state: State, position: str, seat: int) -> bool:
    """Whether a player has any unit in a system, structures included (AT2)."""
    return any(True for _ in in_system(state, position, seat))


def on_board(state: State, seat: int, kind: Kind) -> int:
    """A player's units of a type on the board."""
    return sum(system.units.get(seat, {}).get(kind, 0) for system in state.systems.values()) + sum(
        world.units.get(seat, {}).get(kind, 0) for world in state.planets.values()
    )


def locations(state: State, seat: int, kind: Kind) -> int:
    """C4: places that hold some of a player's units of a type."""
    return sum(kind in system.units.get(seat, {}) for system in state.systems.values()) + sum(
        kind in world.units.get(seat, {}) for world in state.planets.values()
    )


def supply(state: State, seat: int, kind: Kind, place: str = "") -> int:
    """Units of a type that a player can still place: figures in reinforcements (C5), or, of fighters and infantry, as
    many as one likes where a figure stands or one is left (C4).

    Args:
        state: the table.
        seat: whose.
        kind: the type.
        place: where they would go; empty asks for a new place.
    """
    found = card(state, seat, kind)
    if found is None:
        return 0
    if kind in UNLIMITED:
        stands = bool(place) and kind in units_at(state, place, seat)
        return MANY if stands or locations(state, seat, kind) < found.supply else 0
    return found.supply - on_board(state, seat, kind)


def without_figure(
    state: State, seat: int, kind: Kind, leaving: Mapping[str, int], arriving: Mapping[str, int]
) -> bool:
    """C4: whether units would stand in more places than there are figures of them.

    Args:
        state: the table.
        seat: whose.
        kind: `infantry` or `fighter`.
        leaving: place -> how many go from there.
        arriving: place -> how many come there.
    """
    places = {at for at in (*state.systems, *state.planets) if units_at(state, at, seat).get(kind)}
    left = {at for at in places if units_at(state, at, seat)[kind] > leaving.get(at, 0) - arriving.get(at, 0)}
    held = left | {at for at, count in arriving.items() if count}
    return len(held) > figures(state, seat, kind).supply and not held <= places


# --- coming and going -------------------------------------------------------------------------------------------------


def _units(state: State, place: str) -> dict[int, Units]:
    """All units in a space area or on a planet, by seat."""
    return state.systems[place].units if place in state.systems else state.planets[place].units


def put(state: State, place: str, seat: int, kind: Kind, count: int, damaged: int = 0) -> None:
    """Put units somewhere; nothing is checked but that the number is one.

    Args:
        state: the table.
        place: position of a system or id of a planet.
        seat: whose.
        kind: their type.
        count: how many.
        damaged: how many of them are damaged.
    """
    if count <= 0:
        return
    holder = state.systems.get(place)
    units = _units(state, place).setdefault(seat, {})
    units[kind] = units.get(kind, 0) + count
    if damaged and holder is not None:
        hurt = holder.damaged.setdefault(seat, {})
        hurt[kind] = hurt.get(kind, 0) + damaged


def take(state: State, place: str, seat: int, kind: Kind, count: int, damaged: int = 0) -> None:
    """Take units away from where they are.

    Args:
        state: the table.
        place: position of a system or id of a planet.
        seat: whose.
        kind: their type.
        count: how many.
        damaged: how many of them are damaged ones; never fewer than must be.
    """
    if count <= 0:
        return
    holder, all_units = state.systems.get(place), _units(state, place)
    units = all_units[seat]
    left = units[kind] - count
    if left:
        units[kind] = left
    else:
        del units[kind]
        if not units:
            del all_units[seat]
    if holder is not None and seat in holder.damaged:
        hurt = holder.damaged[seat]
        remaining = min(hurt.get(kind, 0) - damaged, left)
        if remaining > 0:
            hurt[kind] = remaining
        else:
            hurt.pop(kind, None)
            if not hurt:
                del holder.damaged[seat]


def damaged(state: State, position: str, seat: int, kind: Kind) -> int:
    """How many of a player's units of a type in a space area are damaged."""
    return state.systems[position].damaged.get(seat, {}).get(kind, 0)


def repair(system: System, seat: int, kind: Kind, count: int = 1) -> None:
    """Repair damaged units of a type."""
    hurt = system.damaged.get(seat, {})
    left = hurt.get(kind, 0) - count
    if left > 0:
        hurt[kind] = left
    else:
        hurt.pop(kind, None)
        if not hurt:
            system.damaged.pop(seat, None)


def damage(system: System, seat: int, kind: Kind, count: int = 1) -> None:
    """Mark units as damaged (SC9)."""
    hurt = system.damaged.setdefault(seat, {})
    hurt[kind] = hurt.get(kind, 0) + count


def worth(state: State, seat: int, units: Mapping[Kind, int]) -> int:
    """Value of units in resources, twice over so that it is whole for fighters and infantry."""
    total = 0
    for kind, count in units.items():
        found = card(state, seat, kind)
        if found is not None and found.cost is not None:
            total += 2 * count * found.cost // found.batch
    return total


# --- how many may stay ------------------------------------------------------------------------------------------------


class Load(Struct, frozen=True):
    """LC2: what a player has in a system, against what may be there.

    Args:
        ships: non-fighter ships (S).
        fighters: that no dock frees (F').
        ground: ground forces in the space area (Gs).
        capacity: of all ships there (C).
        fleet: non-fighter ships that may be there (LC5).
        flying: whether fighters beyond capacity count against the fleet instead (Fighter II).
        half: whether two of them count as one ship (Hybrid Crystal Fighter II).
    """

    ships: int
    fighters: int
    ground: int
    capacity: int
    fleet: int
    flying: bool
    half: bool

    @property
    def crowd(self) -> int:
        """Fighters and ground forces for which there is no capacity."""
        return max(0, self.ground + self.fighters - self.capacity)

    @property
    def over_fleet(self) -> int:
        """Ships that are too many, rounded up (LC3)."""
        if not self.flying:
            return max(0, self.ships - self.fleet)
        flying = min(self.crowd, self.fighters)  # ground forces that nothing carries are too many by themselves
        halves = 2 * self.ships + flying * (1 if self.half else 2) - 2 * self.fleet
        return max(0, (halves + 1) // 2)

    @property
    def over_capacity(self) -> int:
        """Fighters and ground forces that are too many; with flying fighters only ground forces."""
        if self.flying:
            return max(0, self.ground - self.capacity)
        return self.crowd

    @property
    def holds(self) -> bool:
        """Whether everything may stay (LC3)."""
        return not self.over_fleet and not self.over_capacity


def capacity(state: State, seat: int, units: Mapping[Kind, int]) -> int:
    """LC2: what units can carry in all."""
    total = 0
    for kind, count in units.items():
        if kind in SHIPS or kind == "space_dock":
            total += count * figures(state, seat, kind).capacity
    return total


def freed_fighters(play: Galaxy, seat: int, position: str) -> int:
    """LC4: fighters of a player in a system that need no capacity, because space docks there hold them."""
    state = play.board
    docks = sum(on_planet(state, planet, seat).get("space_dock", 0) for planet in state.in_system(position))
    if play.state.options.get(DOCK_FIGHTER_SUM) == ONE_DOCK:
        docks = min(1, docks)
    return DOCK_FIGHTERS * docks


def load(play: Galaxy, seat: int, position: str, more: Mapping[Kind, int] | None = None) -> Load:
    """LC2: what a player has in a system against what may be there.

    Args:
        more: units that would come into its space area.
    """
    state = play.board
    units = in_space(state, position, seat)
    if more:
        units = {kind: units.get(kind, 0) + more.get(kind, 0) for kind in dict.fromkeys((*units, *more))}
    fighter = figures(state, seat, "fighter")
    return Load(
        ships=sum(count for kind, count in units.items() if kind in SHIPS and kind != "fighter"),
        fighters=max(0, units.get("fighter", 0) - freed_fighters(play, seat, position)),
        ground=ground_forces(units),
        capacity=capacity(state, seat, units),
        fleet=fleet_limit(play, seat),
        flying=fighter.move is not None,
        half=fighter_slots(play, seat) == 1,
    )


def in_order(units: Mapping[Kind, int]) -> list[tuple[Kind, int]]:
    """Units by type, the dearest first (R1)."""
    return [(kind, units[kind]) for kind in KINDS if kind in units]


def structures(state: State, planet: str, seat: int) -> Units:
    """A player's structures on a planet."""
    return {kind: count for kind, count in on_planet(state, planet, seat).items() if kind in STRUCTURES}


TROOPS: Final[tuple[Kind, ...]] = ("fighter", "infantry")
"""What fights on planets, in the order in which it is lost: fighters that landed hold nothing (IN11)."""


def troops(state: State, planet: str, seat: int) -> Units:
    """A player's units that fight on a planet: ground forces, and fighters that landed as such (27.1 Matriarch)."""
    units = on_planet(state, planet, seat)
    return {kind: units[kind] for kind in TROOPS if units.get(kind)}


def fallen(units: Mapping[Kind, int], hits: int) -> Units:
    """What hits take of troops."""
    lost: Units = {}
    for kind, count in units.items():
        lost[kind] = min(hits, count)
        hits -= lost[kind]
    return {kind: count for kind, count in lost.items() if count}
