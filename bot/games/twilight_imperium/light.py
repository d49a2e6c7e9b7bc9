"""Light modes (rules 0.4, Q0): what a table plays without, and what of its components has no effect there then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.twilight_imperium.figures import ACTION_CARDS as CARDS
from bot.games.twilight_imperium.figures import NOTE_CARDS

AGENDAS: Final = "agendas"
ACTION_CARDS: Final = "action_cards"
NOTES: Final = "notes"
MODES: Final = (AGENDAS, ACTION_CARDS, NOTES)
"""Table options with the values on, which new tables begin with, and off (0.4). On means what is here: agendas, of
action cards those that stand (`STANDING`), and of promissory notes those that do (`STANDING_NOTES`)."""
ON: Final = "on"
OFF: Final = "off"
LIGHT: Final[Mapping[str, str]] = dict.fromkeys(MODES, OFF)
"""Options of the shortest game to learn: without all three. Practice tables begin with it."""

ORDERS_AS_CALLS: Final = "orders_as_calls"
"""Table option with the values off and on: whether moments of class O are calls (29.4)."""

VALEFAR_COUNTS: Final = "valefar_counts"
"""Table option with the values off and on: whether a card that copies counts for Adapt New Strategies (Q15)."""
CODEX_1: Final = "codex1"
"""Table option with the values off and on: whether eleven components follow their later text (24.1)."""
LATER_TEXT: Final = "-codex"
"""End of the keys of what is said of a component by its later text."""

LATER_TEXTS: Final[list[str]] = []
"""Components that have a later text, filled by `components.codex`; Diplomacy tells which it plays itself."""

IDLE: Final[Mapping[str, list[str]]] = {mode: [] for mode in MODES}
"""Light mode that is off -> ids of components that do nothing without it, which say so themselves. Parts of others that
do something else then are told by their own rules (Politics gives a trade good for the cards it would draw)."""

STANDING: Final[list[str]] = []
"""Action cards whose effect stands: filled by `components.action_cards`, one block each."""

STANDING_NOTES: Final[list[str]] = []
"""Promissory notes whose effect stands: filled by `components.notes`, one block each."""


def plays_with(options: Mapping[str, str], mode: str) -> bool:
    """Whether a table plays with what a light mode leaves out; one that began before it could say so does not."""
    return options.get(mode) == ON


def orders_as_calls(options: Mapping[str, str]) -> bool:
    """29.4: whether moments at which else only orders are looked at are calls."""
    return options.get(ORDERS_AS_CALLS) == ON


def plays_codex(options: Mapping[str, str]) -> bool:
    """24.1: whether a table plays the later texts; one that began before there were any does not."""
    return options.get(CODEX_1) == ON


def text_of(id: str, codex: bool) -> str:
    """What the keys of texts about a component end with where a table plays its later text (24.1): its id, or more.

    Args:
        id: of the component.
        codex: whether the table does.
    """
    return f"{id}{LATER_TEXT}" if codex and id in LATER_TEXTS else id


def without_effect(options: Mapping[str, str]) -> tuple[str, ...]:
    """Q0: ids of components that have no effect at a table, in the order of its modes."""
    return tuple(id for mode in MODES if not plays_with(options, mode) for id in IDLE[mode])


def deck(options: Mapping[str, str]) -> dict[str, int]:
    """S6: action cards of a table -> how many copies of each, in the order of the box; what could do nothing there is
    left out (Q0), so are cards whose effect is not here yet."""
    if not plays_with(options, ACTION_CARDS):
        return {}
    idle = without_effect(options)
    return {one.id: one.copies for one in CARDS.values() if one.id in STANDING and one.id not in idle}


def notes_of(options: Mapping[str, str], faction: str) -> list[str]:
    """PN1: kinds of promissory notes that a player of a faction has at a table, in the order of the box; what could do
    nothing there is left out (Q0), so are notes whose effect is not here yet."""
    if not plays_with(options, NOTES):
        return []
    idle = without_effect(options)
    return [
        one.id
        for one in NOTE_CARDS.values()
        if one.id in STANDING_NOTES and one.id not in idle and one.faction in ("", faction)
    ]
