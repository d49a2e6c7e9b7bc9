"""Old saves to new ones: a chain of functions on the plain document, before the loader sees it (design 2.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.errors import BadSave
from bot.core.rules import Rules, Upgrade
from bot.core.state import KERNEL

NEWER: Final = "core-save-version"
EARLIER: Final = "core-save-earlier"
"""Keys of what is wrong with a document: of a newer program, or without a way to the present form."""


def gatherings_begun(document: dict[str, Any]) -> dict[str, Any]:
    """1 -> 2: a gathering is open once it is reached; before, every one on the agenda was."""
    agenda: list[dict[str, Any]] = document.get("agenda", [])
    document["agenda"] = [
        step | {"begun": True} if {"answers", "applied", "apply_at"} <= step.keys() else step for step in agenda
    ]
    return document


KERNEL_UPGRADES: Mapping[int, Upgrade] = {1: gatherings_begun}
"""Old kernel version -> function that gives the next; each adds what only it knows."""


def upgrade(document: dict[str, Any], rules: Rules[Any]) -> dict[str, Any]:
    """Bring a document to the present versions.

    Args:
        document: the saved document as plain data; not changed.
        rules: the game's rules, with its own chain.

    Raises:
        BadSave: the document is newer than this program (`NEWER`), or a link of the chain is missing or fails on it
            (`EARLIER`).
    """
    document = dict(document)
    for field, now, chain in (("kernel", KERNEL, KERNEL_UPGRADES), ("schema", rules.schema, rules.upgrades)):
        while document.get(field) != now:
            old = document.get(field)
            if not isinstance(old, int) or old > now:
                raise BadSave(NEWER, field=field)
            step = chain.get(old)
            if step is None:
                raise BadSave(EARLIER)
            try:
                document = step(dict(document))
            except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
                raise BadSave(EARLIER) from error
            document[field] = old + 1
    return document
