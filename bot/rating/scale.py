"""What people see of a rating (tournaments R2)."""

from __future__ import annotations

from math import sqrt
from typing import Final

from bot.rating.weng_lin import MU, SIGMA, Rating

DAY: Final = 24 * 3600
SURE: Final = 3.0
"""Whose deviation is below it is no longer provisional."""
RECENT: Final = 90 * DAY
"""Who has not played for longer is not listed."""
IDLE: Final = 6.75 / (365 * DAY)
"""What a second of idleness adds to the variance: a deviation of 1.5 becomes 3 within a year."""


def shown(rating: Rating) -> int:
    """The public figure: 1500 for a newcomer, 60 for each unit of the mean."""
    return round(1500 + 60 * (rating.mu - MU))


def standing(rating: Rating) -> int:
    """What leaderboards order by: what somebody is worth at least, as far as it is known."""
    return round(1000 + 60 * (rating.mu - 2 * rating.sigma))


def provisional(rating: Rating) -> bool:
    """Whether too little is known."""
    return rating.sigma >= SURE


def aged(rating: Rating, seconds: int) -> Rating:
    """A rating after so long without a match: less is known, but never less than of a newcomer.

    The variance grows in proportion to the time: `sigma² + 6.75 * years`, at most `(25/3)²`.
    """
    if seconds <= 0 or rating.sigma >= SIGMA:
        return rating
    return Rating(rating.mu, min(SIGMA, sqrt(rating.sigma**2 + IDLE * seconds)))


def listed(rating: Rating, idle: int) -> bool:
    """Whether a leaderboard shows somebody.

    Args:
        rating: as it is now (`aged`).
        idle: seconds since the last match.
    """
    return not provisional(rating) and idle <= RECENT
