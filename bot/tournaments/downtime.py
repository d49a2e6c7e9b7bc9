"""What is made up for when the program was down: nobody loses a match, or a place, by time in which nothing could be
pressed (tournaments S4, T4; asynchronous C5).

Soft limits and their warnings come as much later as the program was down. Where people could not check in, the start
is put off until they had as long as was promised.
"""

from __future__ import annotations

from bot.pairing.contest import CHECK_IN, SIGN_UP
from bot.store import duties
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.shards import Shards
from bot.tournaments.ledger import Ledger
from bot.tournaments.preparing import schedule
from bot.tournaments.venues import LIMITS, NEVER


class Downtime:
    """Makes up for downtime, in the transaction in which it is noted."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        ledger.desk.downs.append(self.make_up)

    async def make_up(self, connection: repo.Connection, since: int, until: int, part: Shards) -> None:
        """The program was down.

        Args:
            connection: inside a transaction.
            since: Unix time at which it was last known to be alive.
            until: now.
            part: in whose servers.
        """
        await store.put_limits_off(connection, until - since, part)
        await duties.put_off(connection, LIMITS, until - since, before=NEVER, here=part)
        for tournament_id in await store.checking_in(connection, until, part):
            turnover = await self.ledger.within(connection, tournament_id)
            row = turnover.row
            opens = row.starts_at - 60 * row.check_in
            left = row.starts_at - max(since, opens)
            if row.contest.phase not in (SIGN_UP, CHECK_IN) or left <= 0:
                continue
            row.starts_at = until + left
            await turnover.note("starts_at", value=row.starts_at)
            await schedule(turnover)
            await turnover.flush()
