"""Short names of choices among cards: option ids, typed commands, tests, bug reports.

A card is named by its design id; the second copy among the choices of one question is `ID#2`, and so on. Ways of a
choice are `way-1`, `way-2`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

NONE: Final = "none"
YES: Final = "yes"
NO: Final = "no"
_WAY: Final = "way-"


def named(cards: Iterable[str]) -> list[str]:
    """An id for each card, copies numbered."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for card in cards:
        seen[card] = number = seen.get(card, 0) + 1
        found.append(card if number == 1 else f"{card}#{number}")
    return found


def card_of(option: str) -> str:
    """The card an id means: `CARD#2` -> `CARD`."""
    return option.partition("#")[0]


def cards_of(options: Iterable[str]) -> list[str]:
    """The cards that ids mean."""
    return [card_of(option) for option in options]


def listed(answer: Any) -> list[str]:
    """The chosen ids, whatever the shape; `none` chooses nothing."""
    ids: list[str] = [answer] if isinstance(answer, str) else list(answer)
    return [] if ids == [NONE] else ids


def way_number(option: str) -> int:
    """The place from 0 of the way an id means."""
    return int(option.removeprefix(_WAY)) - 1


def places_of(zone: list[str], cards: Iterable[str]) -> list[int | str]:
    """Index in a zone of each of `cards`, which are in its order."""
    found: list[int | str] = []
    at = -1
    for card in cards:
        at = zone.index(card, at + 1)
        found.append(at)
    return found
