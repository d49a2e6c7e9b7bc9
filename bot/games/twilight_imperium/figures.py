"""The figures of Twilight Imperium: what the tables say of units, factions, technologies, objectives, systems, planets.

The tables (`tables/*.csv`) hold names and numbers only; what a thing does stands in its block under `components`.
Ids are the names in lower case with `_` for everything that is no letter or digit (rules 0.2).
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from msgspec import Struct

from bot.core.errors import RulesDefect

TABLES: Final = Path(__file__).parent / "tables"

Kind = str
"""A type of plastic (U1), one of `KINDS`; which card of that type a player has is found by `forces.card`."""

KINDS: Final[tuple[Kind, ...]] = (
    "war_sun",
    "flagship",
    "dreadnought",
    "carrier",
    "cruiser",
    "destroyer",
    "fighter",
    "infantry",
    "pds",
    "space_dock",
)
"""All types, the dearest first: the order in which dice are rolled (R1) and stacks are shown."""
SHIPS: Final[frozenset[Kind]] = frozenset(
    ("war_sun", "flagship", "dreadnought", "carrier", "cruiser", "destroyer", "fighter")
)
GROUND_FORCES: Final[frozenset[Kind]] = frozenset(("infantry",))
STRUCTURES: Final[frozenset[Kind]] = frozenset(("pds", "space_dock"))
UNLIMITED: Final[frozenset[Kind]] = frozenset(("fighter", "infantry"))
"""C3, C4: any number of them, but one plastic figure at each place."""

HARMLESS: Final = 11
"""What a unit without combat dice would hit on: more than any die shows."""

COLOURS: Final[tuple[str, ...]] = ("green", "blue", "yellow", "red")
SYMBOLS: Final[Mapping[str, str]] = {"G": "green", "B": "blue", "Y": "yellow", "R": "red"}
TRAITS: Final[tuple[str, ...]] = ("cultural", "hazardous", "industrial")
LATER: Final[Mapping[str, str]] = {"[0.0.1]": "u_0_0_1", "[0.0.0]": "p_0_0_0"}


def slug(name: str) -> str:
    """The id of a named thing (rules 0.2)."""
    return LATER.get(name) or re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_")


class Dice(Struct, frozen=True, gc=False):
    """`5x2`: two dice that hit on 5 and more (U3)."""

    value: int
    count: int


class Unit(Struct, frozen=True, gc=False):
    """A unit card: the figures of one type, of everybody or of one faction, before or after its upgrade (27.1).

    Args:
        id, name: of the card.
        kind: type of plastic.
        faction: whose it is; empty for everybody's.
        upgraded: whether it is a technology (version II, and the war sun of everybody).
        cost: resources for one batch; None cannot be produced.
        batch: units per cost.
        combat: what its dice hit on; None rolls none in combat.
        dice: number of its combat dice.
        move: how many systems far; None cannot move by itself.
        capacity: fighters and ground forces it carries.
        production: units it makes; `bonus` is added to the planet's resources instead where it has one.
        bonus: of a space dock (PR2), -1 for no dock on a planet.
        sustains: whether it can sustain damage.
        bombardment, barrage, cannon: dice of these abilities, None without.
        shield: planetary shield.
        supply: plastic figures (C1).
        needs: prerequisites of the upgrade, a letter for each symbol.
    """

    id: str
    name: str
    kind: Kind
    faction: str
    upgraded: bool
    cost: int | None
    batch: int
    combat: int | None
    dice: int
    move: int | None
    capacity: int
    production: int
    bonus: int
    sustains: bool
    bombardment: Dice | None
    barrage: Dice | None
    cannon: Dice | None
    shield: bool
    supply: int
    needs: str


class Technology(Struct, frozen=True, gc=False):
    """A technology card (24).

    Args:
        id, name: of the card.
        colour: of the symbol it gives; empty for unit upgrades and the Valefar cards, which give none.
        needs: a letter for each prerequisite.
        faction: whose it is; empty for everybody's.
        exhausts: whether using it exhausts it.
        unit: id of the unit card it is, empty for others.
        copies: whether it takes the text of another's faction technology (28.11 Valefar).
    """

    id: str
    name: str
    colour: str
    needs: str
    faction: str
    exhausts: bool
    unit: str
    copies: bool = False


class Faction(Struct, frozen=True, gc=False):
    """A faction sheet (28).

    Args:
        id, name: of the faction.
        commodities: its commodity value.
        home: number of its home tile.
        units: what it starts with.
        technologies: ids it starts with.
        chooses: how many more it starts with, of its own choice among those without prerequisites.
        own: ids of its faction technologies.
        abilities: ids of its abilities.
        note: id of its promissory note.
    """

    id: str
    name: str
    commodities: int
    home: int
    units: Mapping[Kind, int]
    technologies: tuple[str, ...]
    own: tuple[str, ...]
    abilities: tuple[str, ...]
    note: str
    chooses: int = 0


class Planet(Struct, frozen=True, gc=False):
    """A planet card (27.3)."""

    id: str
    name: str
    tile: int
    resources: int
    influence: int
    trait: str
    specialty: str


class Tile(Struct, frozen=True, gc=False):
    """A system tile (27.2).

    Args:
        number: printed on its back.
        kind: `home`, `mecatol`, `blue`, `red`, or `gate` (tile 17, which is no home system).
        faction: of a home tile and of the gate.
        planets: ids, in board order.
        wormholes: `alpha`, `beta`, `delta`.
        anomaly: `asteroid field`, `supernova`, `nebula`, `gravity rift`, or empty.
    """

    number: int
    kind: str
    faction: str
    planets: tuple[str, ...]
    wormholes: tuple[str, ...]
    anomaly: str


class Objective(Struct, frozen=True, gc=False):
    """An objective card (25).

    Args:
        id, name: of the card.
        deck: `I`, `II` or `secret`.
        points: victory points.
        phase: `status` or `action`, when it is scored.
        kind: `state` is looked at, `spend` is paid, `event` happens.
    """

    id: str
    name: str
    deck: str
    points: int
    phase: str
    kind: str


class NoteCard(Struct, frozen=True, gc=False):
    """A promissory note (26).

    Args:
        id, name: of the card.
        faction: whose it is; empty for one that every player has.
        stays: whether it lies open before who uses it, until something sends it back (PN4).
    """

    id: str
    name: str
    faction: str
    stays: bool


class ActionCard(Struct, frozen=True, gc=False):
    """An action card (22).

    Args:
        id, name: of the card.
        copies: of it in the box.
        phase: in which it is played, `any` for Sabotage.
    """

    id: str
    name: str
    copies: int
    phase: str


def read_rows(table: str) -> Iterator[dict[str, str]]:
    with (TABLES / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def _dice(text: str) -> Dice | None:
    if not text:
        return None
    value, count = text.split("x")
    return Dice(int(value), int(count))


def _listed(text: str) -> tuple[str, ...]:
    return tuple(slug(name) for name in text.split(";") if name)


def _unit(row: dict[str, str]) -> Unit:
    production, bonus = row["production"], -1
    if production.startswith("resource+"):
        production, bonus = "0", int(production.removeprefix("resource+"))
    return Unit(
        id=slug(row["unit"]),
        name=row["unit"],
        kind=row["kind"],
        faction=row["faction"],
        upgraded=row["upgraded"] == "1",
        cost=int(row["cost"]) if row["cost"] else None,
        batch=int(row["produced_per_cost"] or 1),
        combat=int(row["combat"]) if row["combat"] else None,
        dice=int(row["combat_dice"]) if row["combat_dice"].isdecimal() else 0,
        move=int(row["move"]) if row["move"] else None,
        capacity=int(row["capacity"] or 0),
        production=int(production or 0),
        bonus=bonus,
        sustains=row["sustain_damage"] == "1",
        bombardment=_dice(row["bombardment"]),
        barrage=_dice(row["anti_fighter_barrage"]),
        cannon=_dice(row["space_cannon"]),
        shield=row["planetary_shield"] == "1",
        supply=int(row["supply_limit"]),
        needs=row["prerequisites"],
    )


UNITS: Final[Mapping[str, Unit]] = {
    unit.id: unit for table in ("units", "faction_units") for unit in map(_unit, read_rows(table))
}
"""Every unit card by its id. The row `flagship` is a frame without figures: flagships belong to factions."""

TECHNOLOGIES: Final[Mapping[str, Technology]] = {
    slug(row["name"]): Technology(
        id=slug(row["name"]),
        name=row["name"],
        colour=row["type"] if row["type"] in COLOURS else "",
        needs=row["prerequisites"],
        faction=row["faction"],
        exhausts=row["exhausts"] == "1",
        unit=slug(row["name"]) if row["type"] == "unit" else "",
        copies=row["type"] == "none",
    )
    for row in read_rows("technologies")
}

_CHOICE: Final = re.compile(r"choose (\d+)")
_STARTING: Final[Mapping[str, Kind]] = {"pds": "pds", "space dock": "space_dock", "war sun": "war_sun"}


def _starting(text: str) -> dict[Kind, int]:
    units: dict[Kind, int] = {}
    for entry in text.split(";"):
        count, name = entry.split(" ", 1)
        units[_STARTING.get(name, name)] = int(count)
    return units


FACTIONS: Final[Mapping[str, Faction]] = {
    row["id"]: Faction(
        id=row["id"],
        name=row["name"],
        commodities=int(row["commodities"]),
        home=int(row["home_tile"]),
        units=_starting(row["starting_units"]),
        technologies=_listed(_CHOICE.sub("", row["starting_techs"])),
        own=_listed(row["faction_techs"]),
        abilities=_listed(row["abilities"]),
        note=slug(row["promissory_note"]),
        chooses=sum(int(count) for count in _CHOICE.findall(row["starting_techs"])),
    )
    for row in read_rows("factions")
}

PLANETS: Final[Mapping[str, Planet]] = {
    slug(row["name"]): Planet(
        id=slug(row["name"]),
        name=row["name"],
        tile=int(row["tile"]),
        resources=int(row["resources"]),
        influence=int(row["influence"]),
        trait="" if row["trait"] == "none" else row["trait"],
        specialty=row["tech_specialty"],
    )
    for row in read_rows("planets")
}

CREUSS_GATE: Final = 17
MECATOL: Final = 18
"""Number of the tile of Mecatol Rex."""
MECATOL_REX: Final = "mecatol_rex"

TILES: Final[Mapping[int, Tile]] = {
    int(row["tile"]): Tile(
        number=int(row["tile"]),
        kind="gate" if int(row["tile"]) == CREUSS_GATE else row["kind"],
        faction=row["faction"],
        planets=_listed(row["planets"]),
        wormholes=tuple(kind for kind in row["wormholes"].split(";") if kind),
        anomaly=row["anomalies"],
    )
    for row in read_rows("systems")
}

OBJECTIVES: Final[Mapping[str, Objective]] = {
    slug(row["name"]): Objective(
        id=slug(row["name"]),
        name=row["name"],
        deck=row["deck"],
        points=int(row["points"]),
        phase=row["phase"],
        kind=row["kind"],
    )
    for row in read_rows("objectives")
}

ACTION_CARDS: Final[Mapping[str, ActionCard]] = {
    slug(row["name"]): ActionCard(slug(row["name"]), row["name"], int(row["copies"]), row["phase"])
    for row in read_rows("action_cards")
}
"""Every action card of the box by its id; which of them a table has is said by `light.deck`."""

NOTE_CARDS: Final[Mapping[str, NoteCard]] = {
    slug(row["name"]): NoteCard(slug(row["name"]), row["name"], row["faction"], row["after_use"] == "stays")
    for row in read_rows("promissory_notes")
}
"""Every promissory note of the box by its id; which of them are dealt is said by `light.notes_of`."""

STRATEGY_CARDS: Final[Mapping[int, str]] = {
    int(row["initiative"]): slug(row["name"]) for row in read_rows("strategy_cards")
}
"""Initiative number -> id, the number being what a card is called everywhere."""

(LEADERSHIP, DIPLOMACY, POLITICS, CONSTRUCTION, TRADE, WARFARE, TECHNOLOGY, IMPERIAL) = range(1, 9)


def copiers(faction: str) -> tuple[str, ...]:
    """Ids of a faction's technologies that take the text of others' (28.11); none for most."""
    return tuple(one for one in FACTIONS[faction].own if TECHNOLOGIES[one].copies)


@cache
def unit_cards(faction: str, kind: Kind) -> tuple[Unit, ...]:
    """The cards of a type that a faction can have, the best first: own upgrade, own version I, everybody's upgrade,
    everybody's version I (U2). TE4: where it has an upgrade of its own, everybody's is not among them. 28.11: for one
    that copies, others' upgrades come first.

    Raises:
        RulesDefect: no such faction.
    """
    if faction not in FACTIONS:
        raise RulesDefect(f"no faction {faction}")
    own = sorted((u for u in UNITS.values() if u.faction == faction and u.kind == kind), key=lambda u: not u.upgraded)
    everybodys = sorted((u for u in UNITS.values() if not u.faction and u.kind == kind), key=lambda u: not u.upgraded)
    if kind == "flagship":
        return tuple(own)
    replaced = any(unit.upgraded for unit in own)
    copied = [u for u in UNITS.values() if u.faction not in ("", faction) and u.kind == kind and u.upgraded]
    return (
        *(copied if copiers(faction) else ()),
        *own,
        *(unit for unit in everybodys if not (replaced and unit.upgraded) and not (own and not unit.upgraded)),
    )


@cache
def technology_deck(faction: str) -> tuple[str, ...]:
    """Ids of the technologies that a faction may research: everybody's but those its own replace, and its own (TE4)."""
    cards = {unit.id for kind in KINDS for unit in unit_cards(faction, kind) if unit.upgraded}
    return tuple(
        one.id for one in TECHNOLOGIES.values() if one.faction in ("", faction) and (not one.unit or one.id in cards)
    )
