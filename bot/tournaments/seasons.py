"""The next season of a league: the same terms, everybody in the division that the last one earned (section 7)."""

from __future__ import annotations

import re
from secrets import token_bytes
from typing import Final

from bot.pairing import draws
from bot.pairing.contest import OVER
from bot.pairing.course import announced
from bot.pairing.deeds import Agreed
from bot.pairing.registry import format_of
from bot.pairing.season import Season
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.tournaments import TournamentRow
from bot.tables.model import Person
from bot.tournaments.ledger import Ledger
from bot.tournaments.preparing import TITLE
from bot.tournaments.tourney import TournamentError, Tourney

_NUMBERED: Final = re.compile(r"(.*?)(\d{1,4})\s*$")


class Seasons:
    """What comes after a season."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def follow(self, tournament_id: int, by: Person, interaction: int, *, guild_id: int = 0) -> Tourney:
        """Set the next season up: nobody else sees it before it is opened. There is one, whoever presses how often.

        The organisers are the same; whoever played to the end is let in by name.

        Args:
            tournament_id: a season with divisions that is over.
            by: one of its organisers.
            interaction: Discord's id of the press.
            guild_id: server it comes from.

        Returns:
            the next season, which may have been set up, and opened, before.

        Raises:
            TournamentError: no organiser, another server, not over, or nothing that has a next season.
        """
        desk = self.ledger.desk
        async with desk.database.write() as connection:
            turnover = await self.ledger.within(connection, tournament_id, by)
            before = turnover.before
            if guild_id and before.row.guild_id != guild_id:
                raise TournamentError("error-tournament-none")
            turnover.require_organiser()
            terms = before.contest.terms
            season = format_of(terms.format)
            if before.phase != OVER or not isinstance(season, Season) or terms.divisions < 2:
                raise TournamentError("error-tournament-no-next")
            found = await store.follower(connection, tournament_id)
            if not found:
                await repo.meet(connection, by.id, by.name, by.locale)
                found = await self._made(connection, before, by)
        return await self.ledger.read(found)

    async def _made(self, connection: repo.Connection, before: Tourney, by: Person) -> int:
        now, secret, old = self.ledger.desk.clock(), token_bytes(32), before.row
        deed = Agreed(before.contest.terms, anchor=draws.anchor(secret), at=now)
        row = TournamentRow(
            id=0,
            guild_id=old.guild_id,
            channel_id=old.channel_id,
            title=next_title(old.title),
            language=old.language,
            contest=announced(deed),
            secret=secret.hex(),
            created_at=now,
            touched_at=now,
            rooms=old.rooms,
            door=old.door,
            least=old.least,
            most=old.most,
            extensions=old.extensions,
            follows=old.id,
        )
        made = await store.insert(connection, row)
        for one in {by.id, *(each.user_id for each in before.organisers)}:
            await store.appoint(connection, made, one, opener=one == by.id)
        season = format_of(before.contest.terms.format)
        assert isinstance(season, Season)
        for number, division in season.next_divisions(before.contest).items():
            user = before.user_of(number)
            if user is not None:
                await store.invite(connection, made, user, division)
        turnover = await self.ledger.within(connection, made, by)
        turnover.ruled = 1
        await turnover.begin(deed)
        await turnover.flush()
        return made


def next_title(title: str) -> str:
    """`League 3` after `League 2`, `League 2` after `League`."""
    numbered = _NUMBERED.fullmatch(title)
    if numbered is not None:
        name, number = numbered[1], str(int(numbered[2]) + 1)
    else:
        name, number = f"{title} ", "2"
    return name[: TITLE - len(number)] + number
