"""Cards of THE DOME in rows: three cards in a row of four left a hole."""

from __future__ import annotations

from itertools import groupby, pairwise

import pytest

from renderers.cards.spread import places, spread

LEFT, RIGHT, WIDTH, GAP = 40.0, 1160.0, 200.0, 20.0


@pytest.mark.parametrize("columns", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("count", range(1, 25))
def test_every_row_stands_in_the_middle_and_none_is_much_shorter(count: int, columns: int) -> None:
    held = spread(count, columns)
    assert sum(held) == count
    assert len(held) == -(-count // columns)
    assert max(held) <= columns
    assert max(held) - min(held) <= 1
    where = places(held, LEFT, RIGHT, WIDTH, GAP)
    assert len(where) == count
    for _, row in groupby(where, key=lambda place: place[0]):
        ends = [x for _, x in row]
        assert ends[0] - LEFT == pytest.approx(RIGHT - ends[-1] - WIDTH)
        assert all(b - a == pytest.approx(WIDTH + GAP) for a, b in pairwise(ends))


def test_seven_are_four_and_three_and_nine_are_three_by_three() -> None:
    assert (spread(7, 4), spread(9, 4), spread(3, 4)) == ([4, 3], [3, 3, 3], [3])
