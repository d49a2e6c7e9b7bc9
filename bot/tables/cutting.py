"""What a film shows of a match, and how long (asynchronous R3): pure, of its steps and of how it stood at each."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from bot.core.hindsight import Hindsight

PICTURES: Final = 240
"""Pictures of a film, its title and its end among them."""
SECONDS: Final = 60
TITLE: Final = 200
"""Hundredths of a second that the title is shown."""
FIRST: Final = 120
LAST: Final = 250
"""The position at the end."""
END: Final = 400
"""The account."""
SLOW: Final = 90
"""Of a move in a long match and in a short one."""
TURNING: Final = 130
"""Added for a turning point."""


def cut(stood: Sequence[Hindsight], turning: Collection[int], most: int = PICTURES - 2) -> list[int]:
    """The numbers of the steps that are shown.

    Args:
        stood: how it stood after each step.
        turning: numbers of turning points, which are always shown.
        most: pictures; a longer match shows where each turn left it, a yet longer one several turns at a time.

    Returns:
        The first, the last, and those between, in order.
    """
    last = len(stood) - 1
    if last < most:
        return list(range(last + 1))
    always = {0, last, *turning}
    turns = [number for number in range(last) if stood[number].serial != stood[number + 1].serial]
    for every in range(1, last + 1):
        found = always.union(turns[::every])
        if len(found) <= most:
            return sorted(found)
    return sorted(always)


def times(shown: Sequence[int], turning: Collection[int]) -> list[int]:
    """How long each picture is shown, in hundredths of a second; with title and end at most a minute together."""
    lit = sum(number in turning for number in shown)
    room = SECONDS * 100 - TITLE - END - FIRST - LAST - TURNING * lit
    each = max(1, min(SLOW, room // max(1, len(shown))))
    found = [each + TURNING * (number in turning) for number in shown]
    found[0] += FIRST
    found[-1] += LAST
    return found
