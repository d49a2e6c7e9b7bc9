"""Who fits whom, and which group is found first (tournaments R6). Pure: people are numbers here.

Somebody who waits meets nobody farther away than their own width, which grows while they wait:

    width = 150 + 75 * steps          a step is an hour; five minutes where people play in one sitting
    slack = 30 * max(0, sigma - 3)    of somebody whose rating is provisional: at most 160, of a newcomer

Two people are `|figure - figure| - slack - slack` points apart, and a group goes together when no two of it are farther
apart than the smallest width among them. So what one is told to wait for holds for everybody at the table.

Of all groups that are full the one is taken whose longest waiting person has waited longest; where that is the same the
next longest decides, and so on. Where one group is a part of another the larger is taken.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.rating.encounters import DUEL, TABLE, TEAMS
from bot.rating.ladder import NEW, Rated
from bot.rating.scale import SURE, shown
from bot.rating.weng_lin import Rating

LIVE: Final = "live"
"""The pace of those who play in one sitting, and wait in one."""
FIRST_WIDTH: Final = 150
"""Points within which others are looked for at first."""
WIDER: Final = 75
"""Points by which each step widens that."""
STEP: Final = 3600
LIVE_STEP: Final = 300
"""Seconds after which it is widened."""
SLACK: Final = 30
"""Points for each unit of deviation beyond what makes a rating provisional."""

RATED_ONLY: Final = "rated"
UNRATED_ONLY: Final = "unrated"
EITHER: Final = "either"
RATED_WAYS: Final = (EITHER, RATED_ONLY, UNRATED_ONLY)


class TableWish(Struct, frozen=True):
    """What somebody looks for.

    Args:
        games: keys of games.
        sizes: numbers of people at a table, the person included.
        pace: `none` or a pace's name.
        rated: one of `RATED_WAYS`.
    """

    games: tuple[str, ...]
    sizes: tuple[int, ...]
    pace: str
    rated: str = EITHER


class TableKind(Struct, frozen=True):
    """Which table a group gets.

    Args:
        game: its key.
        seats: how many people.
        pace: see `TableWish`.
        rated: whether it counts.
    """

    game: str
    seats: int
    pace: str
    rated: bool


class Searcher(Struct, frozen=True):
    """Somebody who waits.

    Args:
        key: who; nobody else in the queue has it.
        since: Unix time.
        wanted: what they look for.
        ratings: by game and class; who is in none is new.
    """

    key: int
    since: int
    wanted: TableWish
    ratings: Mapping[tuple[str, str], Rated] = {}


class FullGroup(Struct, frozen=True):
    """People who go together.

    Args:
        kind: of their table.
        members: keys, the longest waiting first.
    """

    kind: TableKind
    members: tuple[int, ...]


class _Spot(Struct, frozen=True):
    """Somebody on the line of ratings.

    Args:
        key: who.
        low, high: the stretch in which they stand, in points.
        width: theirs, in points.
    """

    key: int
    low: float
    high: float
    width: int


def step(pace: str) -> int:
    """Seconds after which the width of a wait at a pace grows."""
    return LIVE_STEP if pace == LIVE else STEP


def width(waited: int, pace: str) -> int:
    """Points within which others are looked for.

    Args:
        waited: seconds.
        pace: which one looks for.
    """
    return FIRST_WIDTH + WIDER * (max(0, waited) // step(pace))


def widens_at(since: int, pace: str, now: int) -> int:
    """Unix time at which the width grows next."""
    return since + step(pace) * (max(0, now - since) // step(pace) + 1)


def slack(rating: Rating) -> float:
    """Points by which somebody counts as nearer, because too little is known of them."""
    return SLACK * max(0.0, rating.sigma - SURE)


def kinds_of(seats: int) -> tuple[str, ...]:
    """Classes of ratings that may be meant by a number of seats."""
    return (DUEL,) if seats == 2 else (TABLE, TEAMS)


def rating_of(ratings: Mapping[tuple[str, str], Rated], game: str, seats: int, now: int) -> Rating:
    """A person's rating for a table: in that of its classes in which they have played most."""
    found = [ratings.get((game, kind), NEW) for kind in kinds_of(seats)]
    return max(found, key=lambda one: one.games).now(now)


def wishes(wanted: TableWish, sizes: Mapping[str, Sequence[int]]) -> Iterator[TableKind]:
    """All kinds of tables that somebody would take.

    Args:
        wanted: what they look for.
        sizes: numbers of seats by game, as the games have them.
    """
    for game in wanted.games:
        for seats in sorted(set(wanted.sizes) & set(sizes.get(game, ()))):
            for rated in (True, False):
                if wanted.rated in (EITHER, RATED_ONLY if rated else UNRATED_ONLY):
                    yield TableKind(game, seats, wanted.pace, rated)


def groups(waiting: Sequence[Searcher], now: int, sizes: Mapping[str, Sequence[int]]) -> list[FullGroup]:
    """All groups that are full now, each person in one at most; the same queue gives the same groups.

    Args:
        waiting: people of one server.
        now: Unix time.
        sizes: numbers of seats by game.
    """
    queue = sorted(waiting, key=lambda one: (one.since, one.key))
    found: list[FullGroup] = []
    while (group := _earliest(queue, now, sizes)) is not None:
        found.append(group)
        queue = [one for one in queue if one.key not in group.members]
    return found


def _earliest(queue: Sequence[Searcher], now: int, sizes: Mapping[str, Sequence[int]]) -> FullGroup | None:
    """The group that comes first, see the module."""
    place = {one.key: number for number, one in enumerate(queue)}
    takers: dict[TableKind, list[Searcher]] = {}
    for one in queue:
        for kind in wishes(one.wanted, sizes):
            takers.setdefault(kind, []).append(one)
    for first in queue:
        best: tuple[tuple[float, ...], FullGroup] | None = None
        for kind in wishes(first.wanted, sizes):
            spots = [_spot(one, kind, now) for one in takers[kind] if place[one.key] >= place[first.key]]
            members = _filled(spots[:1], spots[1:], kind.seats)
            if members is None:
                continue
            # One that is longer comes before its own beginning; of the same people the first kind is taken.
            rank = (*(float(place[one.key]) for one in members), float("inf"))
            if best is None or rank < best[0]:
                best = rank, FullGroup(kind, tuple([one.key for one in members]))
        if best is not None:
            return best[1]
    return None


def _spot(one: Searcher, kind: TableKind, now: int) -> _Spot:
    rating = rating_of(one.ratings, kind.game, kind.seats, now)
    give = slack(rating)
    return _Spot(one.key, shown(rating) - give, shown(rating) + give, width(now - one.since, kind.pace))


def _together(group: Sequence[_Spot]) -> bool:
    apart = max(one.low for one in group) - min(one.high for one in group)
    return apart <= min(one.width for one in group)


def _filled(chosen: Sequence[_Spot], later: Sequence[_Spot], seats: int) -> list[_Spot] | None:
    """The chosen filled up to a table by those who wait longest; None if they cannot be.

    Whoever does not go with the chosen is left out at once. As long as no group is full there are few others so near
    that they would, so that little is tried in vain.
    """
    if len(chosen) == seats:
        return list(chosen)
    fitting = [one for one in later if _together([*chosen, one])]
    for number in range(len(fitting) - (seats - len(chosen)) + 1):
        members = _filled([*chosen, fitting[number]], fitting[number + 1 :], seats)
        if members is not None:
            return members
    return None
