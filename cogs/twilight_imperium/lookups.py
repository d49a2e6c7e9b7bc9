"""What `/ti card` finds: every component of the box by its name in either language, however it is spaced or written."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from bot.games.twilight_imperium.figures import (
    ACTION_CARDS,
    FACTIONS,
    KINDS,
    NOTE_CARDS,
    OBJECTIVES,
    PLANETS,
    STRATEGY_CARDS,
    TECHNOLOGIES,
    TILES,
    UNITS,
)
from bot.games.twilight_imperium.notation.reading import squeezed
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.text import matching
from bot.text.catalogue import LANGUAGES, Language, Voice
from cogs.twilight_imperium.vocabulary import GAME

FRAME: Final = "flagship"
"""The unit card that is a frame: flagships belong to factions."""
EMPTY: Final = "empty"
CUSTODIANS: Final = "custodians"
MOST: Final = 3
"""Components of one name that are told together."""


def features() -> dict[str, tuple[int, ...]]:
    """What lies on the map beside planets: anomalies, wormholes, nothing at all -> the tiles with it."""
    found: dict[str, tuple[int, ...]] = {}
    for number, tile in TILES.items():
        marks = [*tile.wormholes, *([tile.anomaly.replace(" ", "_")] if tile.anomaly else [])]
        if tile.kind == "red" and not marks:
            marks = [EMPTY]
        for mark in marks:
            found[mark] = (*found.get(mark, ()), number)
    return found


FEATURES: Final[Mapping[str, tuple[int, ...]]] = {**features(), CUSTODIANS: ()}
MODELS: Final = tuple(
    one.id
    for one in sorted(UNITS.values(), key=lambda one: (bool(one.faction), KINDS.index(one.kind)))
    if one.id not in TECHNOLOGIES and one.id != FRAME
)
"""Unit cards that are no technologies, everybody's first."""
COMPONENTS: Final = (
    *(f"card:{number}" for number in STRATEGY_CARDS),
    *(f"model:{id}" for id in MODELS),
    f"unit:{FRAME}",
    *(f"technology:{id}" for id in TECHNOLOGIES),
    *(f"faction:{id}" for id in FACTIONS),
    *(f"component:{id}" for faction in FACTIONS.values() for id in faction.abilities),
    *(f"objective:{id}" for id in OBJECTIVES),
    *(f"component:{id}" for id in (*NOTE_CARDS, *ACTION_CARDS)),
    *(f"agenda:{id}" for id in AGENDAS),
    *(f"place:{id}" for id in PLANETS),
    *(f"feature:{id}" for id in FEATURES),
)
"""Every component as `SORT:ID`, those first of which one thinks first where several begin alike. The key of its name is
`twilight_imperium-SORT-ID`."""


@cache
def name_of(language: Language, component: str) -> str:
    """What a component is called."""
    sort, _, id = component.partition(":")
    return Voice(language)(f"{GAME}-{sort}-{id}")


def meant(text: str) -> list[str]:
    """The components that a typed text means: all that are called exactly so, else the one that fits best.

    Args:
        text: a name in either language, however it is spaced or written, the beginning of one, or `SORT:ID`.
    """
    if text in COMPONENTS or not squeezed(text):
        return [text] if text in COMPONENTS else []
    exact = _exactly().get(squeezed(unicodedata.normalize("NFKC", text)), ())
    return list(exact[:MOST]) if exact else _best(text, 1)


def offered(text: str) -> list[str]:
    """The components that fit what is typed so far, those that are called exactly so first."""
    exact = _exactly().get(squeezed(unicodedata.normalize("NFKC", text)), ())
    return list(dict.fromkeys((*exact, *_best(text, matching.CHOICES))))[: matching.CHOICES]


def _best(text: str, limit: int) -> list[str]:
    return matching.best(text, COMPONENTS, _called, limit) or matching.best(squeezed(text), COMPONENTS, _plainly, limit)


@cache
def _called(component: str) -> tuple[str, ...]:
    return tuple(name_of(language, component) for language in LANGUAGES)


@cache
def _plainly(component: str) -> tuple[str, ...]:
    """The same without any sign: `cmorran` is enough of a name with an apostrophe."""
    return tuple(squeezed(name) for name in _called(component))


@cache
def _exactly() -> Mapping[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for component in COMPONENTS:
        for name in dict.fromkeys(_plainly(component)):
            found[name] = (*found.get(name, ()), component)
    return found


def tiles_of(component: str) -> tuple[int, ...]:
    """The tiles on which a planet or a feature of the map is; none for other components."""
    sort, _, id = component.partition(":")
    if sort == "place":
        return (PLANETS[id].tile,)
    return FEATURES[id] if sort == "feature" else ()


def cards_of(component: str) -> Sequence[str]:
    """The unit cards that belong together with a component: versions of one type, of everybody or of one faction; all
    flagships for the frame; none for what is no unit."""
    sort, _, id = component.partition(":")
    if sort == "unit":
        return [one.id for one in UNITS.values() if one.kind == FRAME and one.faction]
    if sort not in ("model", "technology") or id not in UNITS:
        return []
    own = UNITS[id]
    return [one.id for one in UNITS.values() if (one.kind, one.faction) == (own.kind, own.faction) and one.id != FRAME]
