"""What ratings are worth, and what attacks on them come to (tournaments P6)."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Sequence
from statistics import mean
from typing import Any, Final

from bot.rating.encounters import Encounter, Sitting, ended, left
from bot.rating.ladder import Rated, Ratings
from bot.rating.scale import DAY, aged, listed, standing
from bot.rating.weng_lin import MU, Rating

PEOPLE: Final = 60
GAMES: Final = 20
SIZES: Final = (2, 4, 6)
APART: Final = 5 * DAY
"""Between rounds; somebody in a lively server plays that often."""
WORSE: Final = 0.01
"""How far the rank correlation may be below that of the published package."""
NOW: Final = 1_800_000_000
SETTLED: Final = 1.5


def correlation(one: Sequence[float], other: Sequence[float]) -> float:
    """Spearman's, of lists without equals."""
    places: list[list[int]] = []
    for values in (one, other):
        place = [0] * len(values)
        for rank, index in enumerate(sorted(range(len(values)), key=values.__getitem__)):
            place[index] = rank
        places.append(place)
    count = len(one)
    return 1 - 6 * sum((a - b) ** 2 for a, b in zip(*places)) / (count * (count**2 - 1))


def season(seats: int, seed: int, package: Any = None) -> tuple[float, float]:
    """Rank correlation of ratings with true strength after all have played; of ours, and of a published package.

    Args:
        seats: people at a table.
        seed: of strengths, seating and luck.
        package: `trueskill`, or None for ours alone.
    """
    stream = random.Random(seed)
    strength = [stream.gauss(0, 1) for _ in range(PEOPLE)]
    ours = Ratings()
    model = package.TrueSkill(draw_probability=0.0) if package is not None else None
    theirs = [model.create_rating() for _ in range(PEOPLE)] if model is not None else []
    for number in range(GAMES):
        order = stream.sample(range(PEOPLE), PEOPLE)
        for first in range(0, PEOPLE, seats):
            table = order[first : first + seats]
            shows = {one: strength[one] + stream.gauss(0, 1) for one in table}
            table.sort(key=shows.__getitem__, reverse=True)
            ranks = tuple(range(1, seats + 1))
            ours.take(Encounter(tuple((one,) for one in table), ranks, seats - 1), NOW + number * APART)
            if model is not None:
                for one, (rating,) in zip(table, model.rate([(theirs[one],) for one in table], ranks=ranks)):
                    theirs[one] = rating
    own = correlation(strength, [ours.people[one].rating.mu for one in range(PEOPLE)])
    return own, correlation(strength, [one.mu for one in theirs]) if theirs else 0.0


def beside(count: int) -> list[str]:
    """The table of both, over so many seeds.

    Raises:
        AssertionError: ours is further below than allowed.
    """
    trueskill = importlib.import_module("trueskill")
    lines = ["| seats | ours | trueskill 0.4.5 | difference |", "|---|---|---|---|"]
    for seats in SIZES:
        found = [season(seats, seed, trueskill) for seed in range(count)]
        ours, theirs = mean(one for one, _ in found), mean(other for _, other in found)
        lines.append(f"| {seats} | {ours:.4f} | {theirs:.4f} | {ours - theirs:+.4f} |")
        assert ours >= theirs - WORSE, lines[-1]
    return lines


# --- attacks: each gives what it came to and its bound, in points of the public figure -------------------------------


def _known(*keys: int, mu: float = MU) -> Ratings:
    found = Ratings()
    for key in keys:
        found.people[key] = Rated(Rating(mu, SETTLED), 40, NOW)
    return found


def _duel(winner: int, loser: int) -> Encounter:
    return Encounter(((winner,), (loser,)), (1, 2), 1)


def _points(ratings: Ratings, key: int) -> float:
    return 60 * (ratings.people[key].rating.mu - MU)


def swapping() -> tuple[float, float]:
    """Two people give each other wins, 40 times in 30 days: all to the first, which moves most. Bound: two wins."""
    ratings, once = _known(1, 2), _known(1, 2)
    once.take(_duel(1, 2), NOW)
    for number in range(40):
        ratings.take(_duel(1, 2), NOW + number * DAY // 2)
    return _points(ratings, 1), 2 * _points(once, 1)


def fresh_accounts() -> tuple[float, float]:
    """50 wins over 50 new accounts. Bound: two thirds of what 50 wins over 50 settled equals bring."""
    attack, fair = _known(0), _known(*range(51))
    for number in range(1, 51):
        attack.take(_duel(0, number), NOW + number * 3600)
        fair.take(_duel(0, number), NOW + number * 3600)
    return _points(attack, 0), _points(fair, 0) * 2 / 3


def leaving() -> tuple[float, float]:
    """At 200 tables of four somebody leaves whenever third or last. Bound: whoever plays on."""
    stream = random.Random(4)
    attack, fair = _known(*range(40)), _known(*range(40))
    for number in range(200):
        table = [0, *stream.sample(range(1, 40), 3)]
        ranks = tuple(stream.sample((1, 2, 3, 4), 4))
        at = NOW + number * DAY
        sitting = Sitting(list(table))
        whole = ended(Sitting(list(table)), ranks)
        if ranks[0] >= 3 and (gone := left(sitting, 0, False)) is not None:
            attack.take(gone, at)
        if (rest := ended(sitting, ranks)) is not None:
            attack.take(rest, at)
        assert whole is not None
        fair.take(whole, at)
    return _points(attack, 0), _points(fair, 0)


def aborting() -> tuple[float, float]:
    """30 duels left at once by one person. What the others gain. Bound: nothing."""
    ratings = _known(*range(31))
    for number in range(1, 31):
        gone = left(Sitting([0, number]), 0, True)
        assert gone is not None
        ratings.take(gone, NOW + number * 3600)
    assert _points(ratings, 0) < -50
    return max(_points(ratings, one) for one in range(1, 31)), 0.0


def idle() -> tuple[float, float]:
    """A leader who plays no more. What is left of the lead on the last listed day. Bound: 50 points below the first."""
    leader = Rating(35, SETTLED)
    assert listed(aged(leader, 90 * DAY), 90 * DAY)
    assert not listed(aged(leader, 90 * DAY + 1), 90 * DAY + 1)
    return standing(aged(leader, 90 * DAY)), standing(leader) - 50


def returning() -> tuple[float, float]:
    """Somebody with a bad rating is forgotten, comes back and wins all against settled people: matches until
    listed again, less than none as more is better. Bound: eight.
    """
    again = _known(*range(1, 60))
    games = 0
    while True:
        games += 1
        again.take(_duel(0, games), NOW + games * DAY)
        if listed(again.people[0].rating, 0):
            break
    return float(-games), -8.0


ATTACKS: Final[dict[str, tuple[str, Callable[[], tuple[float, float]]]]] = {
    "swapping": ("two people, 40 wins in 20 days; points gained; at most two first wins", swapping),
    "fresh": ("50 wins over fresh accounts; points gained; at most two thirds of 50 settled ones", fresh_accounts),
    "leaving": ("leaving when losing, 200 tables of four; points; at most those of playing on", leaving),
    "aborting": ("30 matches ended early; points others gain; none", aborting),
    "idle": ("an idle leader after 90 days; leaderboard value; at most 50 below", idle),
    "returning": ("forgotten and back, winning all; matches until listed (negative); at least eight", returning),
}


def attacks() -> list[str]:
    """The table of attacks.

    Raises:
        AssertionError: one went beyond its bound.
    """
    lines = ["| attack; measured; bound | came to | bound |", "|---|---|---|"]
    for says, attack in ATTACKS.values():
        came, bound = attack()
        lines.append(f"| {says} | {came:.1f} | {bound:.1f} |")
        assert came <= bound, lines[-1]
    return lines
