"""Every component of the base game, and how one is taken out of the rules, so that tests can be asked whether they miss
it (`components`)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, cast

import msgspec

from bot.games.twilight_imperium import figures
from bot.games.twilight_imperium.figures import (
    ACTION_CARDS,
    FACTIONS,
    OBJECTIVES,
    STRATEGY_CARDS,
    TECHNOLOGIES,
    UNITS,
    Unit,
    read_rows,
    slug,
    technology_deck,
    unit_cards,
)
from bot.games.twilight_imperium.flow.activating import ACTIVATING
from bot.games.twilight_imperium.flow.card_orders import CARD_ORDERS
from bot.games.twilight_imperium.flow.scoring import COMBAT_SECRETS, EVENTS, PRICES, TESTS
from bot.games.twilight_imperium.flow.setup import POOL
from bot.games.twilight_imperium.flow.status import MORE_TOKENS
from bot.games.twilight_imperium.flow.strategic import PRIMARIES, SECONDARIES, SPARED
from bot.games.twilight_imperium.galaxy import placing
from bot.games.twilight_imperium.hooks import blocks
from bot.games.twilight_imperium.light import LATER_TEXTS, STANDING
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.games.twilight_imperium.politics.laws import DEFERRED, LEAVES, OUTCOMES

BY_WINDOW: Final = cast(
    "tuple[dict[str, list[Any]], ...]", (blocks.FORETOLD, blocks.CONTRIBUTIONS, blocks.WAITING, blocks.REACTIONS)
)
"""What is kept by window, query or trait, each with its block."""
BY_ID: Final[tuple[dict[str, Any], ...]] = (
    *(blocks.DEEDS, blocks.STANDING_ORDERS, ACTIVATING, CARD_ORDERS),
    *(OUTCOMES, DEFERRED, LEAVES, TESTS, PRICES),
)
"""What is kept by the id of its component."""
BY_ID_LATER: Final[tuple[dict[str, Any], ...]] = (MORE_TOKENS, SPARED)
"""The same, of later texts."""


class Component(NamedTuple):
    """A component of the box.

    Args:
        family: which kind it is.
        id, name: of it.
        chapter: of the rules that tells of it.
        stands: whether it is enforced; else no table has it.
        later: whether it is the later text of a component that has two (24.1).
    """

    family: str
    id: str
    name: str
    chapter: str
    stands: bool
    later: bool = False


def components() -> Iterator[Component]:
    """All of them, in the order of the box."""
    for number, id in STRATEGY_CARDS.items():
        yield Component("strategy cards", id, id.title(), "12", number in PRIMARIES)
    for one in ACTION_CARDS.values():
        yield Component("action cards", one.id, one.name, "22", one.id in STANDING)
    for one in AGENDAS.values():
        yield Component("agendas", one.id, one.name, "23", one.id in OUTCOMES or one.id in blocks.BLOCKS)
    for one in TECHNOLOGIES.values():
        yield Component("technologies", one.id, one.name, "24", _has(one.faction, one.id, bool(one.unit)))
    for one in OBJECTIVES.values():
        known = one.id in {*TESTS, *PRICES, *EVENTS.values(), *COMBAT_SECRETS}
        yield Component("objectives", one.id, one.name, "25", known)
    for row in read_rows("promissory_notes"):
        id = slug(row["name"])
        yield Component("promissory notes", id, row["name"], "26", id in blocks.BLOCKS)
    for one in FACTIONS.values():
        for id in one.abilities:
            yield Component("faction abilities", id, id.replace("_", " ").title(), "28", _has(one.id, id, False))
    for one in UNITS.values():
        if one.id != "flagship":  # a frame without figures
            yield Component("units", one.id, one.name, "27.1", _has(one.faction, one.id, True))
    for id in LATER_TEXTS:
        yield Component("later texts", id, id.replace("_", " ").title(), "24.1", True, later=True)
    for one in FACTIONS.values():
        yield Component("factions", one.id, one.name, "28", one.id in POOL)


def _has(faction: str, id: str, figures_do: bool) -> bool:
    return (not faction or faction in POOL) and (figures_do or id in blocks.BLOCKS)


def hooks(id: str) -> list[str]:
    """Windows and queries that a component answers, in their own order."""
    found = [
        str(where)
        for table in BY_WINDOW[1:]
        for where, entries in table.items()
        if any(entry.block.id == id for entry in entries)
    ]
    return list(dict.fromkeys([*found, *(["CA"] if id in blocks.DEEDS else [])]))


def knock_out(component: Component) -> bool:
    """Take a component out of the rules, for the rest of this process.

    Returns:
        whether there was anything to take.
    """
    id, found = component.id, False
    for table in BY_WINDOW:
        for entries in table.values():
            left = [one for one in entries if one.block.id != id or (one.block.later is True) != component.later]
            found = found or len(left) < len(entries)
            entries[:] = left
    for table in BY_ID_LATER if component.later else BY_ID:
        found = table.pop(id, None) is not None or found
    deed = blocks.DEEDS.get(id)
    if deed is not None and component.later and deed.block.later is True:
        del blocks.DEEDS[id]
        found = True
    for happening in [one for one, objective in EVENTS.items() if objective == id]:
        del EVENTS[happening]
        found = True
    if id in COMBAT_SECRETS:
        COMBAT_SECRETS.remove(id)
        found = True
    if id == "creuss_gate":  # the home lies on the map like any other
        placing.__dict__["CREUSS_TILE"] = 0
        found = True
    if component.family == "strategy cards":
        number = next(one for one, card in STRATEGY_CARDS.items() if card == id)
        PRIMARIES[number] = _nothing
        SECONDARIES[number] = msgspec.structs.replace(SECONDARIES[number], does=_nothing)
        found = True
    unit = TECHNOLOGIES[id].unit if component.family == "technologies" else id
    if unit in UNITS and component.family in ("units", "technologies"):
        _put(figures.UNITS, unit, worse(UNITS[unit]))
        found = True
    if component.family == "technologies" and TECHNOLOGIES[id].copies:
        _put(figures.TECHNOLOGIES, id, msgspec.structs.replace(TECHNOLOGIES[id], copies=False))
        found = True
    if component.family == "factions":
        _put(figures.FACTIONS, id, msgspec.structs.replace(FACTIONS[id], commodities=9, units={}, technologies=()))
        found = True
    for cached in (unit_cards, technology_deck):
        cached.cache_clear()
    return found


def worse(unit: Unit) -> Unit:
    """A unit card that makes nothing of what it should: figures of what it replaces, or none."""
    plain = next(one for one in UNITS.values() if one.kind == unit.kind and not one.faction and not one.upgraded)
    if plain.id == unit.id or unit.kind == "flagship":
        return msgspec.structs.replace(unit, cost=1, combat=10, dice=1, move=0, capacity=0, production=0)
    own = {"id": unit.id, "name": unit.name, "faction": unit.faction, "upgraded": unit.upgraded, "needs": unit.needs}
    return msgspec.structs.replace(plain, **own)


def _put(table: Mapping[str, Any], id: str, value: Any) -> None:
    cast("dict[str, Any]", table)[id] = value


def _nothing(*_: Any) -> None:
    """What a component does that is not there."""
