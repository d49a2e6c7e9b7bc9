"""Matches of earlier forms, brought to the present one (design 2.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.passing import PASSING, until_turn_of
from bot.core.rules import Upgrade

_KEPT: Final = frozenset({"turn", "actions", "second"})
"""Steps that are now what they were at schema 1: those between two effects; tags without the game's key."""


def between_effects(document: dict[str, Any]) -> dict[str, Any]:
    """1 -> 2: effects are steps of the kernel's language of cards and of its queue.

    Raises:
        ValueError: the match stands in the midst of an effect, whose steps were of another language.
    """
    for step in document.get("agenda", []):
        if step["step"].partition("-")[2] not in _KEPT:
            raise ValueError(step["step"])
    return document


def passes_until_the_turn(document: dict[str, Any]) -> dict[str, Any]:
    """2 -> 3: the kernel keeps the order to pass everything, with the label with which it goes."""
    for seat, orders in enumerate(document.get("orders", [])):
        if orders.pop("pass", None):
            orders[PASSING] = True
            document.setdefault("lapses", {})[f"{seat}:{PASSING}"] = until_turn_of(seat)
    return document


UPGRADES: Final[Mapping[int, Upgrade]] = {1: between_effects, 2: passes_until_the_turn}
"""Old schema -> function that gives the next."""
