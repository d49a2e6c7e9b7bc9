"""Things of one size in rows: as many in each as can be alike, every row in the middle, so that none leaves a hole."""

from __future__ import annotations


def spread(count: int, columns: int) -> list[int]:
    """How many lie in each row, the longer ones first.

    Args:
        count: things in all.
        columns: most of a row.
    """
    rows = -(-count // columns)
    return [count // rows + (row < count % rows) for row in range(rows)]


def places(count: int, columns: int, left: float, right: float, width: float, gap: float) -> list[tuple[int, float]]:
    """Row and left end of each thing, in reading order.

    Args:
        left, right: of the room, in pixels.
        width: of a thing; `gap` between two.
    """
    found: list[tuple[int, float]] = []
    for row, held in enumerate(spread(count, columns)):
        begin = (left + right - held * width - (held - 1) * gap) / 2
        found += [(row, begin + at * (width + gap)) for at in range(held)]
    return found
