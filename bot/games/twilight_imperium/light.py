"""Light modes (rules 0.4, Q0): what a table plays without, and what of its components has no effect there then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

AGENDAS: Final = "agendas"
ACTION_CARDS: Final = "action_cards"
NOTES: Final = "notes"
MODES: Final = (AGENDAS, ACTION_CARDS, NOTES)
"""Table options with the values on and off. Their content is not here yet, so `on` is not offered and all are off."""
ON: Final = "on"

IDLE: Final[Mapping[str, list[str]]] = {mode: [] for mode in MODES}
"""Light mode that is off -> ids of components that do nothing without it, which say so themselves. Parts of others that
do something else then are told by their own rules (Politics gives a trade good for the cards it would draw)."""


def plays_with(options: Mapping[str, str], mode: str) -> bool:
    """Whether a table plays with what a light mode leaves out."""
    return options.get(mode) == ON


def without_effect(options: Mapping[str, str]) -> tuple[str, ...]:
    """Q0: ids of components that have no effect at a table, in the order of its modes."""
    return tuple(id for mode in MODES if not plays_with(options, mode) for id in IDLE[mode])
