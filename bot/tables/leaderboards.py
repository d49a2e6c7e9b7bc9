"""Leaderboards and one's own rating, as people see them (tournaments R2, R4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.rating.encounters import Encounter
from bot.rating.rating_pages import EVEN, LOST, WON
from bot.rating.scale import listed, provisional, shown, standing
from bot.store import ratings as store
from bot.store.ratings import EVERYWHERE, Ranked, RatingStep
from bot.store.values import Connection
from bot.tables.desk import Desk

__all__ = ["EVERYWHERE", "Leaderboards", "Line", "Met", "Own", "board"]

FORM: Final = 10
"""Latest matches of which one's form is made."""


class Line(Struct, frozen=True):
    """A line of a leaderboard.

    Args:
        place: from 1.
        user_id: who; None for a former member.
        name: of them.
        figure: the public rating.
        least: what the board is ordered by.
        games: matches rated.
        at: Unix time of the latest of them.
    """

    place: int
    user_id: int | None
    name: str
    figure: int
    least: int
    games: int
    at: int = 0


class Met(Struct, frozen=True):
    """An opponent.

    Args:
        name: empty for a former member.
        won: how often one was ahead; `lost`, behind; `even`, equal.
    """

    name: str
    won: int
    lost: int
    even: int


class Own(Struct, frozen=True):
    """One's own rating in a game and class.

    Args:
        figure: the public rating now; `least`: as leaderboards order.
        provisional: whether too little is known.
        games: matches rated.
        place: on the leaderboard; 0 where one is not listed.
        form: of the latest matches, the latest last: `won`, `lost` or `even` against most others.
        history: Unix time and figure after each match, the oldest first.
        opponents: those met most often first.
    """

    figure: int
    least: int
    provisional: bool
    games: int
    place: int
    form: tuple[str, ...]
    history: tuple[tuple[int, int], ...]
    opponents: tuple[Met, ...]


class Leaderboards:
    """Reading ratings."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.everywhere = False

    async def ready(self, everywhere: bool) -> None:
        """At a start: all ratings are of this version, and of all servers together if the host wants that."""
        self.everywhere = everywhere
        async with self.desk.database.write() as connection:
            await store.ready(connection, everywhere)

    async def kinds(self, scope: int, user_id: int) -> list[tuple[str, str]]:
        """Games and classes of a server in which somebody is rated: one's own first, the latest before others."""
        reader = self.desk.database.reader
        own = await store.places_of(reader, scope, user_id)
        return own + [one for one in await store.kinds_in(reader, scope) if one not in own]

    async def board(self, scope: int, game: str, kind: str) -> list[Line]:
        """See `board`."""
        return await board(self.desk.database.reader, self.desk.clock(), scope, game, kind)

    async def own(self, scope: int, game: str, kind: str, user_id: int) -> Own:
        """Somebody's own page."""
        reader = self.desk.database.reader
        rated = await store.rated_of(reader, scope, game, kind, user_id)
        rating = rated.now(self.desk.clock())
        board = await self.board(scope, game, kind)
        place = next((line.place for line in board if line.user_id == user_id), 0)
        steps = await store.steps_of(reader, scope, game, kind, user_id)
        key = (await store.keys_of(reader, [user_id])).get(user_id, 0)
        met, form = _met(steps, key)
        names = await store.names_of_keys(reader, met)
        opponents = tuple(
            Met(names.get(other, ""), count[WON], count[LOST], count[EVEN])
            for other, count in sorted(met.items(), key=lambda one: (-one[1].total(), one[0]))
        )
        history = tuple((step.at, shown(step.rating)) for step in steps)
        return Own(
            shown(rating), standing(rating), provisional(rating), rated.games, place, form[-FORM:], history, opponents
        )


async def board(connection: Connection, now: int, scope: int, game: str, kind: str) -> list[Line]:
    """Who is listed at a Unix time, in order; equals share a place. Former members are not."""
    found = list[tuple[Ranked, int, int]]()
    for one in await store.board(connection, scope, game, kind):
        rating = one.rated.now(now)
        if one.user_id is not None and listed(rating, now - one.rated.at):
            found.append((one, standing(rating), shown(rating)))
    found.sort(key=lambda each: (-each[1], each[0].key))
    lines: list[Line] = []
    for number, (one, least, figure) in enumerate(found, 1):
        place = lines[-1].place if lines and lines[-1].least == least else number
        lines.append(Line(place, one.user_id, one.name, figure, least, one.rated.games, one.rated.at))
    return lines


def _met(steps: Sequence[RatingStep], key: int) -> tuple[dict[int, Counter[str]], tuple[str, ...]]:
    """How often one was ahead of whom, and how each of one's matches went on the whole."""
    met: dict[int, Counter[str]] = {}
    form: list[str] = []
    for step in steps:
        found = list(_against(step.encounter, key))
        for other, how in found:
            met.setdefault(other, Counter())[how] += 1
        balance = sum((how == WON) - (how == LOST) for _, how in found)
        form.append(WON if balance > 0 else LOST if balance < 0 else EVEN)
    return met, tuple(form)


def _against(encounter: Encounter, key: int) -> list[tuple[int, str]]:
    own = next(i for i, side in enumerate(encounter.sides) if key in side)
    rank = encounter.ranks
    return [
        (other, WON if rank[own] < rank[i] else LOST if rank[own] > rank[i] else EVEN)
        for i, side in enumerate(encounter.sides)
        if encounter.meet(own, i)
        for other in side
    ]
