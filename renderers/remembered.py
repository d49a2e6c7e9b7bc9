"""What renderers remember from one picture to the next: layers, and rows of the latest pictures."""

from __future__ import annotations

from typing import Final

from renderers import bands, layers

BUDGET: Final = layers.BUDGET + bands.BUDGET
"""Bytes of one process alone."""


def allow(budget: int) -> None:
    """How many bytes may be remembered from now on."""
    layers.shared.budget = budget * layers.BUDGET // BUDGET
    bands.shared.budget = budget - layers.shared.budget


def size() -> int:
    """Bytes remembered."""
    return layers.shared.bytes + bands.shared.bytes


def forget() -> None:
    """As after a start."""
    layers.shared.clear()
    bands.shared.clear()
