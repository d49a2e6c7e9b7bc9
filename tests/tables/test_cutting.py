"""Which pictures a film shows, and how long (asynchronous R3)."""

from __future__ import annotations

import pytest

from bot.core.hindsight import Hindsight
from bot.tables.cutting import END, PICTURES, SECONDS, TITLE, cut, times


def turns(steps: int, of: int) -> list[Hindsight]:
    """A match of turns of so many steps."""
    return [Hindsight(number // of, 0, 0, (0.5, 0.5), (0, 0)) for number in range(steps)]


def test_a_short_match_shows_every_move() -> None:
    assert cut(turns(30, 3), [4]) == list(range(30))


def test_a_longer_match_shows_where_each_turn_left_it_and_every_turning_point() -> None:
    found = cut(turns(600, 4), [5, 9])
    assert found == sorted({0, 5, 9, 599, *range(3, 599, 4)})


@pytest.mark.parametrize("steps", [1, 2, 237, 238, 239, 1000, 5000])
def test_no_film_has_too_many_pictures_or_takes_too_long(steps: int) -> None:
    turning = list(range(1, min(steps - 1, 9)))
    found = cut(turns(steps, 2), turning)
    assert len(found) <= PICTURES - 2
    assert (found[0], found[-1]) == (0, steps - 1)
    assert set(turning) <= set(found)
    shown = times(found, turning)
    assert sum(shown) + TITLE + END <= 100 * SECONDS
    assert min(shown) >= 10, "what is shown for less is shown for a tenth of a second by those who draw it"
    lit = [time for number, time in zip(found, shown, strict=True) if number in turning and 0 < number < steps - 1]
    calm = [time for number, time in zip(found, shown, strict=True) if number not in turning and 0 < number < steps - 1]
    assert not lit or not calm or min(lit) > max(calm)
