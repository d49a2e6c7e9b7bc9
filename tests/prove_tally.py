"""What was seen in the games of one run of `make prove`, and when enough of them were played."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

LEAST = 100
"""Games of a run before which nothing is decided: what stands in the results is an estimate over so many at least."""
Z = 2.5758293035489004
"""Quantile of the normal distribution that 99 % of it lie within, on both sides of nothing."""


@dataclass
class Tally:
    """What was seen in the games of one run."""

    games: int = 0
    finished: int = 0
    answers: int = 0
    longest: int = 0
    state_bytes: int = 0
    shared: int = 0
    seconds: float = 0.0
    violations: list[str] = field(default_factory=list[str])
    wins: dict[str, float] = field(default_factory=dict[str, float])
    points: dict[str, int] = field(default_factory=dict[str, int])
    players: dict[str, int] = field(default_factory=dict[str, int])
    places: list[float] = field(default_factory=list[float])
    """Wins by place in the order of the first turns."""
    observed: dict[str, float] = field(default_factory=dict[str, float])
    times: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    """Processor time of each answer, in milliseconds, by level."""
    paces: list[float] = field(default_factory=list[float])
    """What `prove.pace` read before each game."""

    def add(self, other: Tally) -> None:
        """Add the games of another tally that were played after those of this one."""
        self.games += other.games
        self.finished += other.finished
        self.answers += other.answers
        self.longest = max(self.longest, other.longest)
        self.state_bytes = max(self.state_bytes, other.state_bytes)
        self.shared += other.shared
        self.seconds += other.seconds
        self.violations += other.violations
        self.paces += other.paces
        self.places = [a + b for a, b in zip(self.places or [0.0] * len(other.places), other.places)] or self.places
        for mine, more in (
            (self.wins, other.wins),
            (self.observed, other.observed),
        ):
            for name, value in more.items():
                mine[name] = mine.get(name, 0.0) + value
        for counts, more_counts in ((self.points, other.points), (self.players, other.players)):
            for name, count in more_counts.items():
                counts[name] = counts.get(name, 0) + count
        for level, times in other.times.items():
            self.times.setdefault(level, []).extend(times)


def interval(won: float, games: int) -> tuple[float, float]:
    """Where a share lies with 99 % confidence (Wilson, Probable Inference, JASA 22, 1927).

    Args:
        won: wins, a shared one in part.
        games: of how many.
    """
    if not games:
        return 0.0, 1.0
    share, square = won / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    reach = Z / (1 + square) * math.sqrt(share * (1 - share) / games + square / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def decided(won: float, games: int, least: float) -> bool:
    """Whether the interval of a share lies wholly on one side of the least that is wanted."""
    low, high = interval(won, games)
    return low >= least or high < least
