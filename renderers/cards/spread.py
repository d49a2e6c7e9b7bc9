"""Things of one size in rows: as many in each as can be alike, every row in the middle, so that none leaves a hole."""

from __future__ import annotations

from collections.abc import Sequence


def spread(count: int, columns: int) -> list[int]:
    """How many lie in each row, the longer ones first.

    Args:
        count: things in all.
        columns: most of a row.
    """
    rows = -(-count // columns)
    return [count // rows + (row < count % rows) for row in range(rows)]


def filled(count: int, columns: int) -> list[int]:
    """How many lie in each row where every row but the last is full; as :func:`spread`."""
    return [min(columns, count - begin) for begin in range(0, count, columns)]


def places(held: Sequence[int], left: float, right: float, width: float, gap: float) -> list[tuple[int, float]]:
    """Row and left end of each thing, in reading order, every row in the middle.

    Args:
        held: things of each row.
        left, right: of the room, in pixels.
        width: of a thing; `gap` between two.
    """
    found: list[tuple[int, float]] = []
    for row, here in enumerate(held):
        begin = (left + right - here * width - (here - 1) * gap) / 2
        found += [(row, begin + at * (width + gap)) for at in range(here)]
    return found
