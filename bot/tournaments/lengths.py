"""How long matches last, by game and pace, and how short a soft limit may be therefore (tournaments S4)."""

from __future__ import annotations

from collections.abc import Mapping
from math import ceil
from typing import Final

from bot.core.play import PACE
from bot.hours import paces
from bot.pairing.contest import Terms
from bot.tables.model import DAY

MEDIANS: Final[Mapping[str, Mapping[str, float]]] = {
    "metromania": {"live": 0.02, "daily": 4.92, "slow": 12.81},
    "project_mine": {"live": 0.06, "daily": 15.39, "slow": 35.34},
    "the_dome": {"live": 0.03, "daily": 6.79, "slow": 15.55},
    "twilight_imperium": {"live": 0.18, "daily": 55.51, "slow": 116.09},
}
"""Days of the median match, by game and pace, as docs/results/pace.md has them."""
TIMES: Final = 2
"""Times the median that a match has at least."""


def shortest(terms: Terms) -> int:
    """Days that a soft limit has at least: twice the median of its game and pace, rounded up; 0 where none is known.

    A pace of one's own is reckoned by its turns: as many times the daily one as they are longer.

    Args:
        terms: of the tournament.
    """
    medians = MEDIANS.get(terms.game)
    pace = paces.read(terms.options.get(PACE, ""))
    if medians is None or pace is None:
        return 0
    median = medians.get(terms.options[PACE], medians["daily"] * pace.turn / DAY)
    return ceil(TIMES * median)
