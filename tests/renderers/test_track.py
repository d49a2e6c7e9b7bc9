"""The score track of Metromania."""

from __future__ import annotations

import pytest

from renderers.metromania.track import scale


@pytest.mark.parametrize(
    ("values", "ends"),
    [
        ([0, 0], (0, 20)),
        ([20, 3], (0, 20)),
        ([21, 3], (0, 25)),
        ([-1, 4], (-5, 20)),
        ([-5, 26], (-5, 30)),
        ([-36, 8], (-40, 20)),
    ],
)
def test_the_scale_holds_every_score(values: list[int], ends: tuple[int, int]) -> None:
    assert scale(values) == ends
    assert all(ends[0] <= value <= ends[1] for value in values)
