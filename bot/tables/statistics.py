"""What is played on a server and wins there, by what seats play as.

Outcomes are kept in the transaction that ends a match. Those of matches that were over before they were kept at all
follow from the matches, which stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from bot.core import playable
from bot.core.match import Match
from bot.store import role_results as store
from bot.store.role_results import RoleResult
from bot.store.rows import FINISHED, SeatRow
from bot.tables.model import TableError

if TYPE_CHECKING:
    from bot.tables.desk import Change, Desk

PEOPLE: Final = 2
"""Seats of people that a match needs in order to count; one of somebody alone with bots is practice."""


class RoleCount(Struct, frozen=True):
    """How often something was played, and how often it won.

    Args:
        role: what.
        games: seats of people that played it.
        wins: of these.
    """

    role: str
    games: int
    wins: int


class Statistics(Struct, frozen=True):
    """Matches of one game on one server.

    Args:
        games: that count.
        since: Unix time when the first of them ended; 0 for none.
        tallies: of what people played, by wins, then by games.
        even: share of the games that a seat of these would win if all were alike, 0..1.
        bots: seats of bots in them, and how many of those won.
        practice: matches that do not count.
    """

    games: int
    since: int
    tallies: tuple[RoleCount, ...]
    even: float
    bots: RoleCount
    practice: int


def tallied(matches: Sequence[tuple[int, Sequence[RoleResult]]]) -> Statistics:
    """Count matches: when each ended (Unix time, in order), and its seats."""
    counted = [(at, seats) for at, seats in matches if sum(not one.bot for one in seats) >= PEOPLE]
    games: dict[str, int] = {}
    wins: dict[str, int] = {}
    even = Fraction()
    held = won = 0
    for _, seats in counted:
        for one in seats:
            if one.bot:
                held, won = held + 1, won + (one.rank == 1)
                continue
            games[one.role] = games.get(one.role, 0) + 1
            wins[one.role] = wins.get(one.role, 0) + (one.rank == 1)
            even += Fraction(1, len(seats))
    found = sorted((RoleCount(role, count, wins[role]) for role, count in games.items()), key=_order)
    return Statistics(
        len(counted),
        counted[0][0] if counted else 0,
        tuple(found),
        float(even / sum(games.values())) if games else 0.0,
        RoleCount("", held, won),
        len(matches) - len(counted),
    )


def _order(one: RoleCount) -> tuple[int, int, str]:
    return -one.wins, -one.games, one.role


def results_of(match: Match, seats: Sequence[SeatRow]) -> list[RoleResult]:
    """How a match went, by seat; empty where it is not over, or seats play as nothing in particular."""
    roles = match.play.game.rules.roles(match.play)
    if match.result is None or not roles:
        return []
    ranks = match.result.ranks
    # a seat whose person was forgotten has neither person nor bot
    return [RoleResult(roles[one.seat], ranks[one.seat], one.user_id is None and bool(one.bot)) for one in seats]


class Chronicler:
    """Keeping outcomes, and counting them."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        desk.endings.append(self.note)

    async def note(self, change: Change) -> None:
        """A match ends, or is given up: keep what it came to, in the same transaction."""
        if change.row.phase == FINISHED and not change.table.study:
            await store.add(change.connection, change.row.id, results_of(change.match(), change.seats))

    async def ready(self) -> int:
        """At a start: add matches that were over before outcomes were kept. What no version can read any more is left
        out. Each is kept on its own, so that an end in the middle loses nothing.

        Returns:
            how many were added.
        """
        reader, added = self.desk.database.reader, 0
        games = [key for key in sorted(playable.keys()) if playable.find(key).has_roles]
        for table_id in await store.missing(reader, games):
            table = await self.desk.snapshot(table_id)
            try:
                found = results_of(table.match, table.seats)
            except TableError:
                continue
            if found:
                async with self.desk.database.write() as connection:
                    await store.add(connection, table_id, found)
                added += 1
        return added

    async def of_server(self, guild_id: int, game: str) -> Statistics:
        """What was played of a game on a server."""
        return tallied(await store.of_server(self.desk.database.reader, guild_id, game))
