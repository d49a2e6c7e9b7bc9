"""Short names of choices: option ids, typed commands, tests, bug reports.

A card is named by its design id; the second copy among the choices of one question is `ID#2`, and so on:

    small-ruby, investment#2     a card to play, discard, buy ...
    ruby, gold                   a resource
    way-1, way-2                 one of several effects
    goal-ID                      a public goal to use;  ID@2 a goal of seat 2
    yes, no · coin · done · none · enter, stop · keep, redraw · reveal, hide (the own company goal)
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

COIN: Final = "coin"
DONE: Final = "done"
NONE: Final = "none"
YES: Final = "yes"
NO: Final = "no"
ENTER: Final = "enter"
STOP: Final = "stop"
KEEP: Final = "keep"
REDRAW: Final = "redraw"
REVEAL: Final = "reveal"
HIDE: Final = "hide"


def named(cards: Iterable[str]) -> list[str]:
    """An id for each card, copies numbered."""
    seen: dict[str, int] = {}
    found: list[str] = []
    for card in cards:
        seen[card] = number = seen.get(card, 0) + 1
        found.append(card if number == 1 else f"{card}#{number}")
    return found


def card_of(option: str) -> str:
    """The card an id means."""
    return option.partition("#")[0]


def cards_of(options: Sequence[str]) -> list[str]:
    """The cards that ids mean."""
    return [card_of(option) for option in options]


def listed(answer: str | list[str]) -> list[str]:
    """The chosen ids, whatever the shape; `none` chooses nothing."""
    ids = [answer] if isinstance(answer, str) else answer
    return [] if ids == [NONE] else ids
