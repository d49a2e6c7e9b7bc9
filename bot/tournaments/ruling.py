"""What organisers do while a tournament runs (tournaments T5): each with a reason, in an audit log everybody can read.

Every method gives the tournament as it stands then; a press that was acted on before changes nothing. All raise
`TournamentError` for who is no organiser here, gives no reason, or plays where another organiser does not; and
`PairingError` for what the contest does not allow.
"""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from bot.pairing.contest import AWARDED, CONCEDED, EXCUSED, FORFEITED, PLACE, SENT_OFF, Pairing, SeatResult
from bot.pairing.deeds import CalledOff, Declared, Granted, Held, Overridden, Redealt, Remade, Replaced, SentOff
from bot.pairing.registry import format_of
from bot.store import duties
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.rows import PAUSED, PLAYING
from bot.store.tournaments import MatchRow
from bot.tables.desk import Repeated
from bot.tables.model import Person
from bot.tournaments.crier import LINE, MATCH, RENAME
from bot.tournaments.ledger import Ledger, Turnover
from bot.tournaments.preparing import reopen
from bot.tournaments.progress import end, finish, start
from bot.tournaments.signups import depart, relieve
from bot.tournaments.tourney import DONE, OPENED, STOPPED, WAITING, TournamentError, Tourney
from bot.tournaments.upkeep import CLOSING, HAND, HOLD
from bot.tournaments.venues import limit, moved_in, unlimit

KINDS: Final = (PLACE, CONCEDED, FORFEITED, AWARDED, EXCUSED, SENT_OFF)
"""What a result that organisers set can say of a seat."""
DAYS: Final = 14
"""Days by which a match can be prolonged at once."""


def standing(pairing: Pairing) -> str:
    """A word for how a match has ended, or that it has not: another after every change of its result."""
    return hashlib.sha256(msgspec.json.encode(pairing.outcomes)).hexdigest()[:8] if pairing.over else "-"


class Ruling:
    """Presses of organisers. Where a press says what its page showed (`seen`), it is refused once that has changed.

    Args:
        ledger: where tournaments are changed.
    """

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def _rule(
        self,
        tournament_id: int,
        by: Person,
        reason: str,
        interaction: int,
        guild_id: int,
        work: Callable[[Turnover], Awaitable[None]],
        *,
        own: bool = False,
    ) -> Tourney:
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.rule(reason, own=own)
                await work(turnover)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    # --- the whole ---------------------------------------------------------------------------------------------------

    async def start(self, tournament_id: int, by: Person, interaction: int, *, guild_id: int = 0) -> Tourney:
        """Begin now, without a reason: whoever did not show up is left out."""
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                turnover.require("sign-up", "check-in")
                await start(turnover)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def hold(
        self, tournament_id: int, by: Person, on: bool, reason: str, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Pause, or go on: all clocks of its matches stand still meanwhile."""

        async def work(turnover: Turnover) -> None:
            await turnover.do(Held(on))
            await turnover.set_due(HOLD, turnover.now)
            await turnover.say(f"{LINE}{'paused' if on else 'resumed'}")

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work)

    async def close(
        self,
        tournament_id: int,
        by: Person,
        reason: str,
        interaction: int,
        *,
        seen: bool | None = None,
        guild_id: int = 0,
    ) -> Tourney:
        """End it now: with the standings as they are where no match is being played; else, or before the start, it is
        called off. `seen`: whether the former is meant."""

        async def work(turnover: Turnover) -> None:
            if turnover.before.over:
                turnover.require()
            contest = turnover.row.contest
            played = turnover.before.under_way and bool(contest.pairings) and all(one.over for one in contest.live)
            turnover.require_same(seen, played)
            if played:
                await finish(turnover)
            else:
                await turnover.do(CalledOff())
                await end(turnover, "called-off")
                await turnover.set_due(CLOSING, turnover.now)

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work)

    async def appoint(
        self, tournament_id: int, by: Person, other: Person, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Let somebody run it too; without a reason."""
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                await repo.meet(turnover.connection, other.id, other.name, other.locale)
                await store.appoint(turnover.connection, tournament_id, other.id)
                await turnover.note("appointed")
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def dismiss(
        self, tournament_id: int, by: Person, user_id: int, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Somebody does not run it any more, oneself perhaps; one organiser stays."""
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                if not turnover.before.organises(user_id):
                    raise TournamentError("error-tournament-no-organiser")
                if len(turnover.before.organisers) == 1:
                    raise TournamentError("error-tournament-last-organiser")
                await store.dismiss(turnover.connection, tournament_id, user_id)
                await turnover.note("dismissed")
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    # --- matches -----------------------------------------------------------------------------------------------------

    async def extend(
        self,
        tournament_id: int,
        by: Person,
        pairing: int,
        days: int,
        reason: str,
        interaction: int,
        *,
        seen: int | None = None,
        guild_id: int = 0,
    ) -> Tourney:
        """Give a match so many days more before its soft limit (`seen`, Unix time), 1 to 14."""

        async def work(turnover: Turnover) -> None:
            if not 1 <= days <= DAYS:
                raise TournamentError("error-tournament-days", max=DAYS)
            turnover.before.pairing(pairing)
            match = turnover.before.matches.get(pairing)
            if match is None or match.state != OPENED or not match.limit_at:
                raise TournamentError("error-tournament-no-limit")
            turnover.require_same(seen, match.limit_at)
            await limit(turnover, match, days)
            await store.put_match(turnover.connection, match)
            await turnover.note("extended", pairing=pairing, days=days)
            await turnover.say(f"{LINE}limit-longer", pairing=pairing, body={"until": match.limit_at})

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work)

    async def remake(
        self, tournament_id: int, by: Person, pairing: int, reason: str, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Make a match again in which nobody moved; 0: all such matches of the round. The same people give the same
        pairing."""

        async def work(turnover: Turnover) -> None:
            contest = turnover.row.contest
            if pairing:
                wanted = [turnover.before.pairing(pairing)]
            else:
                wanted = [one for one in contest.live if one.round == contest.round]
            if not wanted:
                raise TournamentError("error-tournament-no-match")
            for one in wanted:
                match = turnover.before.matches.get(one.no)
                if match is not None and await moved_in(turnover.connection, match.table_id):
                    raise TournamentError("error-tournament-moved")
            for one in wanted:
                await turnover.do(Remade(one.no))
                await self._stop(turnover, one.no)
                await turnover.say(f"{LINE}void", pairing=one.no)

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work, own=True)

    async def set_result(
        self,
        tournament_id: int,
        by: Person,
        pairing: int,
        results: Sequence[tuple[str, int]],
        reason: str,
        interaction: int,
        *,
        seen: str | None = None,
        guild_id: int = 0,
    ) -> Tourney:
        """Set the result of a match, over or not: its table ends where it is still played.

        Args:
            tournament_id: which.
            by: an organiser.
            pairing: number of the match.
            results: of each seat in order, one of `KINDS` and a place from 1 (0 for `excused`).
            reason: why.
            interaction: Discord's id of the press.
            seen: how it stood (`standing`).
            guild_id: server it comes from.
        """

        async def work(turnover: Turnover) -> None:
            turnover.require_same(seen, standing(turnover.before.pairing(pairing)))
            if any(kind not in KINDS for kind, _ in results):
                raise TournamentError("error-tournament-result")
            given = tuple(SeatResult(kind, place, tops=kind in (PLACE, AWARDED)) for kind, place in results)
            await turnover.do(Overridden(pairing, given))
            await self._stop(turnover, pairing)
            await turnover.say(f"{LINE}set-result", pairing=pairing)

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work, own=True)

    async def retry(
        self, tournament_id: int, by: Person, pairing: int, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Try at once to open a match that could not be; one whose thread is gone, or that was broken off, is opened
        anew, the one where nobody has moved, the other where it was. Without a reason."""
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require_organiser()
                turnover.require("under-way")
                turnover.before.pairing(pairing)
                match = turnover.before.matches.get(pairing)
                if match is None or match.state not in (WAITING, STOPPED, OPENED):
                    raise TournamentError("error-tournament-no-match")
                if match.state != WAITING:
                    await self._anew(turnover, match)
                else:
                    await duties.unsay(turnover.connection, tournament_id, pairing, MATCH)
                    await turnover.say(MATCH, pairing=pairing)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def _anew(self, turnover: Turnover, match: MatchRow) -> None:
        """A match that was given up begins anew, one whose thread is gone goes on in another."""
        table = None if match.table_id is None else await repo.table(turnover.connection, match.table_id)
        if table is not None and table.phase == PLAYING:
            raise TournamentError("error-tournament-goes-on")
        if table is None or table.phase != PAUSED:
            if await moved_in(turnover.connection, match.table_id):
                raise TournamentError("error-tournament-moved")
            if match.table_id is not None:  # its people have seen their cards, and the log of the table is open now
                await turnover.do(Redealt(match.pairing))
            match.table_id = None
        await reopen(turnover, match)

    async def _stop(self, turnover: Turnover, pairing: int) -> None:
        """Its table is given up, or never opened."""
        match = turnover.before.matches.get(pairing)
        if match is None or match.state not in (WAITING, OPENED, STOPPED):
            return
        await unlimit(turnover, match)
        await duties.unsay(turnover.connection, turnover.id, pairing, MATCH)
        match.state, match.trouble = DONE, ""
        await store.put_match(turnover.connection, match)
        await turnover.set_due(CLOSING, turnover.now)

    # --- people ------------------------------------------------------------------------------------------------------

    async def award_bye(
        self,
        tournament_id: int,
        by: Person,
        number: int,
        reason: str,
        interaction: int,
        *,
        seen: int | None = None,
        guild_id: int = 0,
    ) -> Tourney:
        """Give a bye: in the round after that which was `seen`, or in place of a rest in that one."""

        async def work(turnover: Turnover) -> None:
            contest = turnover.row.contest
            turnover.require_same(seen, contest.round)
            rests = any(bye.round == contest.round and bye.entrant == number for bye in contest.byes)
            await turnover.do(Granted(number, contest.round if rests else contest.round + 1))

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work, own=True)

    async def declare(
        self,
        tournament_id: int,
        by: Person,
        number: int,
        points: float,
        reason: str,
        interaction: int,
        *,
        guild_id: int = 0,
    ) -> Tourney:
        """Grant who entered late points for the rounds before that, in place of those granted before (T4).

        Args:
            tournament_id: which.
            by: an organiser.
            number: who entered late.
            points: hundredths at the finest; a win for each round missed at most.
            reason: why.
            interaction: Discord's id of the press.
            guild_id: server it comes from.
        """

        async def work(turnover: Turnover) -> None:
            await turnover.do(Declared(number, round(points, 2)))

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work, own=True)

    async def disqualify(
        self, tournament_id: int, by: Person, number: int, reason: str, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Send somebody off: open matches go on without them."""

        async def work(turnover: Turnover) -> None:
            await turnover.do(SentOff(number))
            await relieve(turnover)
            await turnover.say(f"{LINE}removed", body={"number": number})

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work, own=True)

    async def drop(
        self, tournament_id: int, by: Person, number: int, reason: str, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Take somebody out who is not there any more; they may come back."""

        async def work(turnover: Turnover) -> None:
            await depart(turnover, number)

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work)

    async def substitute(
        self,
        tournament_id: int,
        by: Person,
        number: int,
        other: Person,
        reason: str,
        interaction: int,
        *,
        seen: int | None = None,
        guild_id: int = 0,
    ) -> Tourney:
        """Somebody plays on under another's number (`seen`: the user's id), with its points, unrated; never who took
        part, not where who loses is out. The seats of open matches are theirs, but for those that were forfeited."""

        async def work(turnover: Turnover) -> None:
            turnover.require_same(seen, turnover.before.user_of(number) or 0)
            if turnover.before.number_of(other.id) is not None or other.id in turnover.before.past:
                raise TournamentError("error-tournament-played")
            if format_of(turnover.row.contest.terms.format).elimination(turnover.row.contest):
                raise TournamentError("error-tournament-no-substitute")
            await turnover.do(Replaced(number))
            await repo.meet(turnover.connection, other.id, other.name, other.locale)
            await store.give_up(turnover.connection, tournament_id, number)
            await store.enter(turnover.connection, tournament_id, number, other.id, turnover.now)
            await turnover.set_due(HAND, turnover.now)
            for one in turnover.row.contest.open_of(number):
                await turnover.say(RENAME, pairing=one.no)
            await turnover.say(f"{LINE}substituted", body={"number": number})

        return await self._rule(tournament_id, by, reason, interaction, guild_id, work)
