"""What falls due of a tournament: its start, its rounds, soft limits, pauses, matches of whoever has left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import structlog

from bot.pairing.contest import ABSENT, IN, SIGN_UP, UNDER_WAY
from bot.pairing.deeds import CalledOff, Closed, Opened, Paired, Started
from bot.pairing.formats import PairingError
from bot.pairing.moment import PairingMoment
from bot.pairing.registry import format_of
from bot.pairing.season import Season
from bot.pairing.swiss import require_table
from bot.store import duties
from bot.store import tournaments as store
from bot.store.duties import DueRow
from bot.store.errors import trouble
from bot.store.tournaments import MatchRow
from bot.tables.clocks import PULSE
from bot.tables.model import HOUR
from bot.tournaments.crier import LINE, MATCH
from bot.tournaments.ledger import PAIR, Ledger, Turnover
from bot.tournaments.limits import Limits, PlayOn, in_this_process
from bot.tournaments.preparing import CHECKING, START
from bot.tournaments.upkeep import TABLES, Upkeep
from bot.tournaments.venues import LIMIT, WARNING

AGAIN: Final = HOUR
"""Seconds until something that could not be done is tried again."""
TRIES: Final = 5
"""Times a round is paired anew because somebody came or went meanwhile; then it is due again at the next beat."""

_log = structlog.get_logger(__name__)


Pairs = Callable[[PairingMoment], Awaitable[Paired]]
"""Pairs what is due, beside the event loop."""


async def in_a_thread(moment: PairingMoment) -> Paired:
    """Pair in a thread."""
    return await asyncio.to_thread(moment.paired)


class _Stale(Exception):
    """Something changed meanwhile."""


class Progress:
    """A table of due times; the app sleeps until the next and calls `run_due`."""

    def __init__(self, ledger: Ledger, play_on: PlayOn = in_this_process, pairs: Pairs = in_a_thread) -> None:
        self.ledger = ledger
        self.pairs = pairs
        self.desk = ledger.desk
        self.here = ledger.desk.database.shards
        self.upkeep = Upkeep(ledger)
        self.limits = Limits(ledger, play_on)

    async def run_due(self) -> int | None:
        """Do everything that is due; returns when the next thing is, or None."""
        for row in await duties.due(self.desk.database.reader, self.desk.clock(), here=self.here):
            try:
                await self._ring(row)
            except Exception as error:
                if trouble(error):
                    raise
                # One tournament that cannot go on must not stop the others.
                _log.exception("timer of a tournament failed", tournament=row.tournament_id, kind=row.kind)
                async with self.desk.database.write() as connection:
                    later = self.desk.clock() + AGAIN
                    await duties.set_due(connection, row.tournament_id, row.kind, later, row.argument)
        found, now = await duties.next_due(self.desk.database.reader, self.here), self.desk.clock()
        if found is not None and await store.checking_in(self.desk.database.reader, now, self.here):
            return min(found, now + PULSE)  # so that it is known how long people could check in
        return found

    async def _ring(self, row: DueRow) -> None:
        if row.kind == PAIR:
            await self._pair(row)
        elif row.kind in TABLES:
            await self.upkeep.ring(row)
        elif row.kind in (LIMIT, WARNING):
            await self.limits.ring(row)
        else:
            with suppress(_Stale):
                async with self.ledger.change(row.tournament_id) as turnover:
                    await self._take(turnover, row)
                    if row.kind == START:
                        await start(turnover)
                    elif row.kind == CHECKING and turnover.before.phase == SIGN_UP:
                        await turnover.do(Opened())

    async def _take(self, turnover: Turnover, row: DueRow) -> None:
        """Remove a timer within the transaction that acts on it."""
        if not await duties.take_due(turnover.connection, row, turnover.now):
            turnover.idle = True
            raise _Stale

    # --- rounds ------------------------------------------------------------------------------------------------------

    async def _pair(self, row: DueRow) -> None:
        """Pair what is due, beside the event loop; the journal, the matches and what is to be said in one transaction.
        Who comes or goes meanwhile has it paired anew (F3: the same link, other people)."""
        for _ in range(TRIES):
            tourney = await self.ledger.read(row.tournament_id)
            contest, now = tourney.contest, self.desk.clock()
            format_ = format_of(contest.terms.format)
            deed: Paired | None = None
            over = contest.phase == UNDER_WAY and format_.over(contest, now)
            if contest.phase == UNDER_WAY and not over and format_.due(contest, now):
                deed = await self.pairs(PairingMoment.of(contest, bytes.fromhex(tourney.row.secret)))
            with suppress(_Stale):
                async with self.ledger.change(row.tournament_id) as turnover:
                    if turnover.row.last != tourney.row.last:
                        turnover.idle = True
                        raise _Stale
                    await self._take(turnover, row)
                    if deed is not None:
                        await pair(turnover, deed)
                    elif over and all(one.over for one in contest.live):
                        await finish(turnover)
                    else:
                        turnover.idle = not format_.pools
                return
        # As many come and go as there are moments: it stays due, and is tried at the next beat.


async def pair(turnover: Turnover, deed: Paired) -> None:
    """Write a round down: its pairings, where they will be played, what is to be said."""
    before = len(turnover.row.contest.pairings)
    await turnover.do(deed)
    for pairing in turnover.row.contest.pairings[before:]:
        await store.put_match(turnover.connection, MatchRow(turnover.id, pairing.no))
        await turnover.say(MATCH, pairing=pairing.no)


async def start(turnover: Turnover) -> None:
    """Sign-up is over: who did not show up is told, seeds are fixed, round one is paired at the next beat.

    Where nobody is there it is given up, in friendly words.
    """
    contest = turnover.row.contest
    if turnover.row.opened_at == 0 or not turnover.before.before:
        return
    await turnover.drop_due(START)
    await turnover.drop_due(CHECKING)
    try:
        await turnover.do(Started(tuple(one.seed for one in contest.entrants)))
        if contest.terms.format != Season.key:  # to which people come as long as it runs
            require_table(contest.terms, sum(one.status == IN for one in turnover.row.contest.entrants))
    except PairingError as refused:
        if turnover.by is not None:
            raise
        await turnover.do(CalledOff())
        await end(turnover, "called-off", why=refused.key)
        return
    entrants = turnover.row.contest.entrants
    missing = [one.number for one in entrants if one.status == ABSENT]
    if missing:
        await turnover.say(f"{LINE}absent", body={"numbers": missing})
    if sum(one.status == IN for one in entrants) < 2:
        await finish(turnover)


async def finish(turnover: Turnover) -> None:
    """Everything was played."""
    await turnover.do(Closed())
    await end(turnover, "over")


async def end(turnover: Turnover, kind: str, **body: str) -> None:
    """Nothing more is due; everybody is told how it ended."""
    turnover.row.ended_at = turnover.now
    await duties.drop_due(turnover.connection, turnover.id)
    await turnover.say(f"{LINE}{kind}", body=body)
