"""Reading tournaments: where people are, what organisers are asked, standings, the audit log. Nothing is changed."""

from __future__ import annotations

import msgspec

from bot.pairing.contest import OVER, Terms
from bot.pairing.deeds import Agreed, AnyDeed
from bot.pairing.registry import standings
from bot.pairing.standings import StandingRow
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.rows import SeatRow, TableRow
from bot.store.tournaments import JournalRow
from bot.store.values import marks
from bot.tournaments.concerns import concerns
from bot.tournaments.ledger import Ledger
from bot.tournaments.tourney import OPENED, AuditPage, Concern, TournamentError, Tourney

_deed = msgspec.json.Decoder(AnyDeed).decode
LINES = 10
"""Lines of a page of the audit log."""


class Lookout:
    """What can be seen of tournaments."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def at(self, tournament_id: int, guild_id: int = 0) -> Tourney:
        """A tournament; with a server, only of that one (Y2).

        Raises:
            TournamentError: there is none there.
        """
        found = await self.ledger.read(tournament_id)
        if guild_id and found.row.guild_id != guild_id:
            raise TournamentError("error-tournament-none")
        return found

    async def here(self, channel_id: int) -> Tourney | None:
        """The tournament of a channel, or of the thread of one of its matches."""
        found = await store.in_channel(self.ledger.desk.database.reader, channel_id)
        return await self.ledger.read(found) if found else None

    async def in_guild(self, guild_id: int) -> list[Tourney]:
        """Opened tournaments of a server, those that are not over first."""
        return [await self.ledger.read(one) for one in await store.of_guild(self.ledger.desk.database.reader, guild_id)]

    async def of_person(self, user_id: int) -> list[Tourney]:
        """Tournaments that are not over in which somebody takes part or which they run."""
        return [await self.ledger.read(one) for one in await store.of_person(self.ledger.desk.database.reader, user_id)]

    async def setting_up(self, user_id: int, guild_id: int) -> Tourney | None:
        """What somebody is setting up in a server and has not opened."""
        found = await store.unopened(self.ledger.desk.database.reader, user_id, guild_id)
        return await self.ledger.read(found) if found else None

    def standings(self, tourney: Tourney) -> list[StandingRow]:
        """Where everybody stands, best first (S5: always derived)."""
        return standings(tourney.contest)

    async def audit(self, tournament_id: int, page: int = 0) -> AuditPage:
        """A page of the audit log, the newest first."""
        reader = self.ledger.desk.database.reader
        lines = await store.audit(reader, tournament_id, page * LINES, LINES)
        names: dict[int, str] = {}
        for user in {line.user_id for line in lines if line.user_id is not None}:
            known = await repo.user(reader, user)
            if known is not None:
                names[user] = known.name
        before: dict[int, Terms] = {}
        for line in lines:
            if not line.deed or not isinstance(_deed(line.deed), Agreed):
                continue
            if found := await store.agreed_before(reader, tournament_id, line.no):
                before[line.no] = msgspec.json.decode(found, type=Agreed).terms
        return AuditPage(lines, names, await store.count_audit(reader, tournament_id), before)

    async def journal(self, tournament_id: int) -> list[JournalRow]:
        """The whole journal, in order."""
        return await store.journal(self.ledger.desk.database.reader, tournament_id)

    async def attention(self, tourney: Tourney) -> list[Concern]:
        """What organisers are asked to look at."""
        reader = self.ledger.desk.database.reader
        ids = [one.table_id for one in tourney.matches.values() if one.state == OPENED and one.table_id is not None]
        tables = await repo.select(reader, TableRow, "tables", f"WHERE id IN {marks(ids)}", *ids)
        late = await repo.select(reader, SeatRow, "seats", f"WHERE table_id IN {marks(ids)} AND missed > 0", *ids)
        missed: dict[int, list[int]] = {}
        for seat in late:
            if seat.user_id is not None:
                missed.setdefault(seat.table_id, []).append(seat.seat)
        return concerns(tourney, {table.id: table for table in tables}, missed, self.ledger.desk.clock())

    def decks(self, tourney: Tourney) -> dict[int, str]:
        """The decks that were registered, by number: once it is over, before that nobody's.

        Raises:
            TournamentError: it is not over.
        """
        if tourney.contest.phase != OVER:
            raise TournamentError("error-tournament-decks-later")
        return {number: one.choice for number, one in sorted(tourney.entrants.items()) if one.choice}
