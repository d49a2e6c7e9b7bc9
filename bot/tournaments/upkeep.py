"""What a tournament does at its tables while they are played: clocks that stand still, seats whose people left or were
replaced, tables that count no more. Each table is a transaction of its own, and the timer stays until all are done.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.pairing.contest import HELD, Pairing
from bot.store import duties
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.duties import DueRow
from bot.store.rows import PAUSED, PLAYING
from bot.store.tournaments import MatchRow
from bot.tables import officiated, timing
from bot.tables.aside import set_aside
from bot.tables.desk import Change
from bot.tables.hands import changed_hands
from bot.tables.lobby import close
from bot.tables.model import TableError
from bot.tables.officiated import FORFEIT, GIVEN
from bot.tournaments.ledger import Ledger
from bot.tournaments.signups import RELIEVE
from bot.tournaments.tourney import DONE, OPENED, Tourney
from bot.tournaments.venues import gone_of, hold, release

HOLD: Final = "hold"
CLOSING: Final = "closing"
HAND: Final = "hand"
TABLES: Final = (HOLD, RELIEVE, CLOSING, HAND)
"""Kinds of timers: clocks stand still or run again; seats whose people left; tables whose match has a result or counts
no more; seats that substitutes take."""


class Upkeep:
    """Does what a tournament has decided at each of its tables."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.desk = ledger.desk

    async def ring(self, row: DueRow) -> None:
        """Do it at all tables it concerns."""
        tourney = await self.ledger.read(row.tournament_id)
        work: Callable[[Tourney, MatchRow, Change], Awaitable[bool]] = {
            HOLD: self._hold,
            RELIEVE: self._relieve,
            CLOSING: self._close,
            HAND: self._hand,
        }[row.kind]
        for match in list(tourney.matches.values()):
            if match.table_id is None or match.state not in (OPENED, DONE):
                continue
            with suppress(TableError):
                async with self.desk.change(match.table_id) as change:
                    if change.row.phase in (PLAYING, PAUSED):
                        change.idle = not await work(tourney, match, change)
                    else:
                        change.idle = True
        async with self.desk.database.write() as connection:
            now = await store.tournament(connection, row.tournament_id)
            if row.kind != HOLD or now is None or (now.contest.phase == HELD) == (tourney.contest.phase == HELD):
                await duties.take_due(connection, row, self.desk.clock())

    async def _hold(self, tourney: Tourney, match: MatchRow, change: Change) -> bool:
        """All clocks stand still while it is paused, and run again after it (T5)."""
        held = tourney.contest.phase == HELD
        if match.state != OPENED or bool(match.held_at) == held:
            return False
        if held:
            if change.row.phase == PLAYING:  # else its thread is gone: then its limit alone has to stand still
                await set_aside(change)
            await hold(change.connection, match, change.now)
        else:
            if change.row.phase == PAUSED:
                await officiated.go_on(change)
            await release(change.connection, match, change.now)
        return True

    async def _relieve(self, tourney: Tourney, match: MatchRow, change: Change) -> bool:
        """Whoever has gone gives their open matches up: a match of two ends, in a larger one a bot plays on (T4)."""
        pairing = tourney.pairing(match.pairing)
        gone = {} if pairing.over or pairing.void else gone_of(tourney.contest, pairing)
        gone = {seat: kind for seat, kind in gone.items() if change.seats[seat].user_id is not None}
        if not gone:
            return False
        if change.row.phase == PAUSED:
            await officiated.go_on(change)
        for seat, kind in gone.items():
            if change.row.phase == PLAYING:
                await officiated.leave(change, change.seats[seat], GIVEN if kind == "conceded" else FORFEIT)
        if change.row.phase == PLAYING and match.held_at:
            await set_aside(change)
        return True

    async def _close(self, tourney: Tourney, match: MatchRow, change: Change) -> bool:
        """A table whose match has a result, or counts no more, is given up."""
        pairing = tourney.pairing(match.pairing)
        if not (pairing.over or pairing.void or tourney.over):
            return False
        await close(change, officiated.ORGANISERS)
        return True

    async def _hand(self, tourney: Tourney, match: MatchRow, change: Change) -> bool:
        """A substitute takes the seats of who went, as far as they were not forfeited (T4)."""
        pairing = tourney.pairing(match.pairing)
        found = False
        for seat in self._handed(tourney, pairing, change):
            row, user = change.seats[seat], tourney.user_of(pairing.entrants[seat])
            await timing.let_go(change, seat)
            row.user_id = row.owner_id = user
            row.bot, row.choice, row.away_id, row.own_seen = "", "", None, None
            person = None if user is None else await repo.user(change.connection, user)
            if person is not None:
                change.table.people = {**change.table.people, person.id: person}
            await changed_hands(change, seat, "tables-seat-taken")
            found = True
        return found

    def _handed(self, tourney: Tourney, pairing: Pairing, change: Change) -> list[int]:
        if pairing.over or pairing.void or change.row.phase != PLAYING:
            return []
        users = [tourney.user_of(number) for number in pairing.entrants]
        return [
            seat
            for seat, user in enumerate(users)
            if user is not None and not change.seats[seat].resigned and change.seats[seat].user_id != user
        ]
