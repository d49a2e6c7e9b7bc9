"""Victory points: what gave or took them, and where the track stands (rules 16 OB8)."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct


class Victory(Struct, frozen=True, omit_defaults=True):
    """One entry of a player's ledger of victory points (OB8).

    Args:
        points: gained, or lost where negative.
        source: id of the objective, `custodians`, `imperial`, or of the component that gave them.
        round: in which.
    """

    points: int
    source: str
    round: int


def track(entries: Iterable[Victory]) -> int:
    """OB8, Q29: where the track stands after these entries; a point that could not be lost is not missing later."""
    total = 0
    for one in entries:
        total = max(0, total + one.points)
    return total
