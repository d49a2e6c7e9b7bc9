"""What those who take part do: sign up, show up, rest, leave, come back, register a deck (tournaments T4)."""

from __future__ import annotations

from bot.core import playable
from bot.pairing import draws
from bot.pairing.contest import CHECK_IN, IN, SIGN_UP, UNDER_WAY, Entrant
from bot.pairing.deeds import CheckedIn, Left, Queued, Returned, SatOut, SignedUp, Withdrawn
from bot.pairing.registry import format_of
from bot.rating.encounters import DUEL, TABLE, TEAMS
from bot.rating.scale import shown
from bot.store import ratings
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.tables.desk import Repeated
from bot.tables.model import Person
from bot.tables.seat_choices import PACK
from bot.tournaments.ledger import Ledger, Turnover
from bot.tournaments.tourney import INVITED, RATED, TournamentError, Tourney

RELIEVE = "relieve"
"""Kind of timer: somebody left, and the matches they sit at are to go on without them."""


async def strength(connection: repo.Connection, tourney: Tourney, user_id: int, now: int) -> float:
    """How strong a person is known to be at the game of a tournament, higher is stronger; 0 for nothing known."""
    terms = tourney.contest.terms
    kinds = (DUEL,) if terms.seats == 2 else (TABLE, TEAMS)
    found = [await ratings.rated_of(connection, tourney.row.guild_id, terms.game, kind, user_id) for kind in kinds]
    best = max(found, key=lambda one: one.games)
    return float(shown(best.now(now))) if best.games else 0.0


class SignUps:
    """What people do for themselves."""

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger

    async def join(self, tournament_id: int, by: Person, interaction: int, *, guild_id: int = 0) -> Tourney:
        """Sign up, or enter late where that is possible; who dropped out comes back.

        Raises:
            TournamentError: in already, full, not let in, or had a number that somebody else has now.
            PairingError: too late.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require(SIGN_UP, CHECK_IN, UNDER_WAY, "held")
                before = turnover.before
                if (number := before.number_of(by.id)) is not None:
                    if before.contest.entrant(number).status == IN:
                        raise TournamentError("error-tournament-in")
                    await turnover.do(Returned(number, before.contest.round + 1))
                else:
                    await self._enter(turnover, by, interaction)
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def _enter(self, turnover: Turnover, by: Person, interaction: int) -> None:
        before, row = turnover.before, turnover.row
        if by.id in before.past:
            raise TournamentError("error-tournament-replaced")
        if row.most and len(before.taking_part) >= row.most:
            raise TournamentError("error-tournament-full", max=row.most)
        if row.door == INVITED and by.id not in before.guests:
            raise TournamentError("error-tournament-invited")
        known = await strength(turnover.connection, before, by.id, turnover.now)
        if row.door == RATED and known < row.least:
            raise TournamentError("error-tournament-rating", least=row.least)
        number = len(row.contest.entrants) + 1
        entered = 1 if before.before else row.contest.round + 1
        checked = row.contest.phase == CHECK_IN
        one = Entrant(number, seed=known, entered=entered, checked=checked, division=_division(before, by.id))
        await turnover.do(SignedUp(one, join=draws.joined(str(interaction or f"{number} {turnover.now}"))))
        await store.enter(turnover.connection, row.id, number, by.id, turnover.now)

    async def leave(self, tournament_id: int, by: Person, interaction: int, *, guild_id: int = 0) -> Tourney:
        """Take the sign-up back, or drop out of what is under way: open matches are given up, points stay.

        Raises:
            TournamentError: who does not take part, or went already.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                await depart(turnover, turnover.own())
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def check_in(self, tournament_id: int, by: Person, interaction: int, *, guild_id: int = 0) -> Tourney:
        """Show up.

        Raises:
            TournamentError: who does not take part; no check-in now.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                turnover.require(CHECK_IN)
                await turnover.do(CheckedIn(turnover.own()))
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def rest(
        self,
        tournament_id: int,
        by: Person,
        interaction: int,
        *,
        back: bool = False,
        seen: int | None = None,
        guild_id: int = 0,
    ) -> Tourney:
        """Ask for a bye in the next round, or take that back.

        Raises:
            TournamentError: who does not take part; another round has begun than that which was `seen`.
            PairingError: this format has no such thing, or no round comes any more.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                number, now = turnover.own(), turnover.row.contest.round
                turnover.require_same(seen, now)
                await turnover.do(SatOut(number, now + 1, back=back))
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def queue(
        self, tournament_id: int, by: Person, interaction: int, *, back: bool = False, guild_id: int = 0
    ) -> Tourney:
        """Wait for a table of a season or a flow, or do not any more.

        Raises:
            TournamentError: who does not take part.
            PairingError: this format has no queue.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                await turnover.do(Queued(turnover.own(), back=back))
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    async def register(
        self, tournament_id: int, by: Person, choice: str, interaction: int, *, guild_id: int = 0
    ) -> Tourney:
        """Register what one plays with in every match (a deck): hidden until the end, locked from the check-in on.

        Args:
            tournament_id: which.
            by: who takes part.
            choice: as the game takes it; empty takes it back.
            interaction: Discord's id of the press.
            guild_id: server it comes from.

        Raises:
            TournamentError: locked, or a game in which nothing is chosen.
            CoreError: the game refuses it.
        """
        try:
            async with self.ledger.change(tournament_id, by, interaction, guild_id=guild_id) as turnover:
                number = turnover.own()
                terms = turnover.row.contest.terms
                rules = playable.find(terms.game).rules
                if not rules.seat_choice:
                    raise TournamentError("error-nothing-to-choose")
                if turnover.before.phase != SIGN_UP and not _late(turnover, number):
                    raise TournamentError("error-tournament-locked")
                if choice:
                    pack = await self.ledger.desk.pack_of(turnover.connection, terms.options.get(PACK, ""))
                    rules.check_seat_choice(pack, choice)
                await store.choose(turnover.connection, tournament_id, number, choice)
                turnover.hidden = True
        except Repeated:
            pass
        return await self.ledger.read(tournament_id)

    def admits(self, tourney: Tourney) -> bool:
        """Whether somebody may still come in."""
        return tourney.before or (tourney.under_way and format_of(tourney.contest.terms.format).admits(tourney.contest))


def _division(tourney: Tourney, user_id: int) -> int:
    """The division in which somebody begins: the one earned in the season before; newcomers in the last."""
    earned = tourney.guests.get(user_id, -1)
    last = tourney.contest.terms.divisions - 1
    if earned >= 0:
        return min(earned, last)
    return last if any(one >= 0 for one in tourney.guests.values()) else 0


def _late(turnover: Turnover, number: int) -> bool:
    """Whether somebody entered late, or is a substitute, and has no deck yet: they register one before they play."""
    found = turnover.before.entrants.get(number)
    sat = any(number in one.entrants for one in turnover.row.contest.live)
    entered = turnover.row.contest.entrant(number)
    return found is not None and not found.choice and (not sat or entered.substituted) and entered.entered > 0


async def depart(turnover: Turnover, number: int) -> None:
    """Somebody goes: before the start the sign-up is taken back, later their open matches go on without them."""
    if turnover.before.before:
        await turnover.do(Withdrawn(number))
        await store.unsign(turnover.connection, turnover.id, number)
        return
    await turnover.do(Left(number))
    await relieve(turnover)


async def relieve(turnover: Turnover) -> None:
    """Matches of whoever has gone go on without them, from the next beat on."""
    await turnover.set_due(RELIEVE, turnover.now)
