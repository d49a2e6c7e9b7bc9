"""Matches of earlier forms, brought to the present one (design 2.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.rules import Upgrade

_TURN: Final = ("turn", "turn-end")
"""What lies lowest of a seat's turn, before it begins and from then on; tags without the game's key."""
_KEPT: Final = frozenset(
    {
        *_TURN,
        "choose-company",
        "start-era",
        "mulligan",
        "goals",
        "cards",
        "buying",
        "last-call",
        "put-away",
        "clean-up",
        "excess",
    }
)
"""Steps that are now what they were at schema 1: those between two effects."""


def followed(document: dict[str, Any]) -> dict[str, Any]:
    """1 -> 2: what follows a turn lies beneath it; before, the end of a turn pushed it.

    Raises:
        ValueError: the match stands in the midst of an effect. Its steps were of another language of cards.
    """
    agenda: list[dict[str, Any]] = []
    for step in document.get("agenda", []):
        name = step["step"].partition("-")[2]
        if name not in _KEPT:
            raise ValueError(step["step"])
        if name in _TURN:
            agenda.append({"step": f"{document['game']}-advance", "seat": step["seat"]})
        agenda.append(step)
    document["agenda"] = agenda
    return document


UPGRADES: Final[Mapping[int, Upgrade]] = {1: followed}
"""Old schema -> function that gives the next."""
