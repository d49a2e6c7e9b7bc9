"""What is done when a match has had its time (tournaments S4): a day more, the score, or bots that play it out.

Warnings come at three quarters of the time and with a tenth left. Whoever left for good stays last, whatever decides.
Among equals whoever took more time is behind.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Final

import structlog

from bot.core import playable
from bot.core.continuation import Continuation, beliefs, means
from bot.core.state import Result
from bot.pairing.contest import HELD
from bot.store import charges, duties
from bot.store import tournaments as store
from bot.store.duties import DueRow
from bot.store.rows import PAUSED, PLAYING
from bot.store.tournaments import MatchRow
from bot.tables import officiated
from bot.tables.desk import Change
from bot.tables.lobby import close
from bot.tables.model import HOUR, Snapshot, TableError
from bot.tournaments.crier import LINE
from bot.tournaments.ledger import Ledger
from bot.tournaments.tourney import OPENED, Tourney
from bot.tournaments.venues import LIMIT, WARNED, WARNING, limit
from bot.tournaments.verdicts import conclude

LONGER: Final = "longer"
ADJUDICATE: Final = "adjudicate"
PLAY_OUT: Final = "play-out"
"""What can be done (`Terms.at_limit`)."""
RETRY: Final = HOUR
"""Seconds after which a match is played out anew if nothing came of it: the program ended meanwhile."""
LONGEST: Final = 3 * HOUR
"""Seconds that playing a match out takes at most, as people are told; the mean is of what came to an end in them."""
SOON: Final = 60
"""Seconds after which a timer is looked at again that rings in the moment of a pause."""

PlayOn = Callable[[Continuation, int], Awaitable[Continuation]]
"""Lets hard bots play a match on beside the event loop, for a table."""

_log = structlog.get_logger(__name__)


async def in_this_process(playout: Continuation, table: int) -> Continuation:
    """Play on in a thread."""
    return await asyncio.to_thread(playout.played_on)


class Limits:
    """Sees to matches whose time is over, or nearly.

    Args:
        ledger: where tournaments are changed.
        play_on: how bots play a match out.
    """

    def __init__(self, ledger: Ledger, play_on: PlayOn = in_this_process) -> None:
        self.ledger = ledger
        self.desk = ledger.desk
        self.play_on = play_on
        self._playing: dict[tuple[int, str], asyncio.Task[None]] = {}

    async def ring(self, row: DueRow) -> None:
        """A timer of a match is due."""
        tourney = await self.ledger.read(row.tournament_id)
        if tourney.contest.phase == HELD:  # it was paused this very moment, and has not come to this match yet
            async with self.desk.database.write() as connection:
                later = self.desk.clock() + SOON
                await duties.set_due(connection, row.tournament_id, row.kind, later, row.argument)
            return
        match = _open(tourney, row)
        way = tourney.contest.terms.at_limit
        if row.kind == WARNING or match is None or way == LONGER:
            await self._short(row)
        elif way == ADJUDICATE:
            await self._decide(row, match, None)
        else:
            await self._begin(row, match)

    async def ended(self) -> None:
        """Wait until no match is being played out."""
        await asyncio.gather(*self._playing.values())

    async def _short(self, row: DueRow) -> None:
        """A warning, or a day more; a match that is over needs neither."""
        async with self.ledger.change(row.tournament_id) as turnover:
            match = _open(turnover.before, row)
            if not await duties.take_due(turnover.connection, row, turnover.now) or match is None:
                turnover.idle = True
            elif row.kind == WARNING:
                last = int(row.argument.partition(".")[2]) == len(WARNED) - 1
                body = {"until": match.limit_at, "last": last}
                await turnover.say(f"{LINE}limit-warning", pairing=match.pairing, body=body)
            elif match.extended < turnover.row.extensions:
                match.extended += 1
                await limit(turnover, match, 1)
                await store.put_match(turnover.connection, match)
                await turnover.note(LONGER, pairing=match.pairing, until=match.limit_at)
                await turnover.say(f"{LINE}limit-longer", pairing=match.pairing, body={"until": match.limit_at})

    async def _begin(self, row: DueRow, match: MatchRow) -> None:
        """Have bots play it out; the timer stays, for a program that ends meanwhile."""
        async with self.desk.database.write() as connection:
            now = self.desk.clock()
            if not await duties.take_due(connection, row, now):  # it was decided this very moment
                return
            await duties.set_due(connection, row.tournament_id, LIMIT, now + RETRY, row.argument)
        key = (row.tournament_id, row.argument)
        if key not in self._playing and match.table_id is not None:
            table = await self.desk.snapshot(match.table_id)
            self._playing[key] = asyncio.create_task(self._play_out(row, match, table))

    async def _play_out(self, row: DueRow, match: MatchRow, table: Snapshot) -> None:
        """Play out what the match was when its time was over, and decide by the means of what came to its end."""
        until = self.desk.clock() + LONGEST
        try:
            rules = playable.find(table.row.game).rules
            pack = "" if table.pack is None else rules.keep_pack(table.pack)
            # Of the match's own secret, so that nobody could know it before, and everybody can after.
            seed = hashlib.sha256(f"{table.row.secret}:play-out:{table.row.last}".encode()).digest()
            played: list[Continuation] = []
            for one in await asyncio.to_thread(beliefs, table.match, pack, seed):
                while not one.over and self.desk.clock() < until:
                    one = await self.play_on(one, table.id)
                if not one.over:
                    break
                played.append(one)
            await self._decide(row, match, played)
        except Exception:
            _log.exception("a match could not be played out", tournament=row.tournament_id, match=match.pairing)
        finally:
            del self._playing[row.tournament_id, row.argument]

    async def _decide(self, row: DueRow, match: MatchRow, played: Sequence[Continuation] | None) -> None:
        """Write down how the match ended: by the score as it stands, or by how it was played out."""
        if match.table_id is None:
            return
        with suppress(TableError):
            async with self.desk.change(match.table_id) as change:
                turnover = await self.ledger.within(change.connection, row.tournament_id)
                pairing = turnover.before.pairing(match.pairing)
                if turnover.before.matches[match.pairing].limit_at > turnover.now:  # it was given more time meanwhile
                    change.idle = True
                    return
                await turnover.drop_due(LIMIT, row.argument)
                if pairing.over or pairing.void or change.row.phase not in (PLAYING, PAUSED):
                    change.idle = True
                    return
                result = await _result(change, played)
                if result is None:  # no score, or nothing was played out: the organisers see that its time is over
                    change.idle = True
                    return
                way, line = (ADJUDICATE, "limit-adjudicate") if played is None else (PLAY_OUT, "limit-played")
                await conclude(turnover, change, pairing, result)
                counted = {} if played is None else {"times": len(played)}
                await turnover.note(way, pairing=match.pairing, **counted)
                await turnover.say(f"{LINE}{line}", pairing=match.pairing)
                await turnover.flush()
                await close(change, officiated.ORGANISERS)
                tournament = row.tournament_id
                change.afterwards.append(lambda: self.ledger.on_change(tournament))


async def _result(change: Change, played: Sequence[Continuation] | None) -> Result | None:
    """How a match comes out that was not played to its end; None where the game has no score, or no time was enough."""
    if played is None:
        match = change.match()
        worth = tuple(match.play.game.rules.standing_now(match.play))
        scores = worth
    elif not played:
        return None
    else:
        places, scores = means(played)
        worth = tuple(-place for place in places)
    if not worth:
        return None
    return Result(tuple(map(round, scores)), ranks(worth, await _taken(change)))


def ranks(worth: Sequence[float], taken: Mapping[int, int]) -> tuple[int, ...]:
    """Places from 1 of every seat: the more, the better; equals by the time they took, less is better.

    Args:
        worth: of each seat.
        taken: seconds charged, by seat.
    """
    keys = [(-value, taken.get(seat, 0)) for seat, value in enumerate(worth)]
    return tuple(1 + sum(other < key for other in keys) for key in keys)


async def _taken(change: Change) -> dict[int, int]:
    """Seconds that were charged to each seat; time that others gave is not taken off."""
    found: dict[int, int] = {}
    for one in await charges.charges_since(change.connection, change.row.id, -1):
        found[one.seat] = found.get(one.seat, 0) + max(0, one.allowance) + max(0, one.reserve)
    return found


def _open(tourney: Tourney, row: DueRow) -> MatchRow | None:
    """The match a timer is about, while it is being played."""
    match = tourney.matches.get(int(row.argument.partition(".")[0]))
    if match is None or match.state != OPENED or match.held_at:
        return None
    pairing = tourney.pairing(match.pairing)
    return None if pairing.over or pairing.void else match
