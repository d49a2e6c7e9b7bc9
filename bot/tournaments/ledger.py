"""The one way a tournament changes: deeds into its journal in one transaction, then the news."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec

from bot.pairing import draws
from bot.pairing.apply import apply
from bot.pairing.contest import CHECK_IN, SIGN_UP, UNDER_WAY
from bot.pairing.deeds import Agreed, AnyDeed
from bot.pairing.registry import format_of
from bot.store import duties
from bot.store import repository as repo
from bot.store import tournaments as store
from bot.store.tournaments import JournalRow, OrganiserRow
from bot.tables.desk import Desk, Repeated
from bot.tables.model import Person
from bot.tournaments.tourney import TournamentError, Tourney

REASON: Final = 300
"""Characters of a reason."""
HOME: Final = "home"
"""What is said of a tournament as a whole: its home message is brought up to date."""
PAIR: Final = "pair"
"""Kind of timer: look whether something is to be paired, or everything was played."""

_encode = msgspec.json.Encoder().encode


class Turnover:
    """A tournament inside a transaction. `do` deeds, change `row`; everything is written at the end.

    Attributes:
        connection: the writer.
        before: as it was read.
        row: what stands around the contest.
        now: Unix time.
        by: who does it, if it is somebody.
        ruled: how it stands in the audit log: not at all, as an organiser's, as that of the only one, who plays.
        reason: of the organiser.
    """

    def __init__(self, connection: repo.Connection, before: Tourney, now: int, by: Person | None = None) -> None:
        self.connection = connection
        self.before = before
        self.row = before.row
        self.now = now
        self.by = by
        self.ruled = 0
        self.reason = ""
        self.adopted = 0
        """Who takes over because nobody runs it any more."""
        self.idle = False
        """Nothing of it is changed, so that nothing is written and nobody is told."""
        self.hidden = False
        """What is changed is nobody else's business: nothing that others could see is touched."""

    @property
    def id(self) -> int:
        """The tournament's id."""
        return self.row.id

    async def begin(self, deed: Agreed) -> int:
        """Write down what it begins with; the contest has been made of it."""
        return await self._write(deed=_encode(deed).decode())

    async def do(self, deed: AnyDeed) -> int:
        """Do something now: it is tried on the contest and written into the journal.

        Args:
            deed: what; when is filled in.

        Returns:
            number of the line.

        Raises:
            PairingError: it cannot be done; nothing has changed.
        """
        deed = msgspec.structs.replace(deed, at=self.now)
        self.row.contest = self.before.contest = apply(self.row.contest, deed)
        return await self._write(deed=_encode(deed).decode())

    async def note(self, kind: str, **what: Any) -> int:
        """Write a change down that the contest knows nothing of; people never stand in it."""
        return await self._write(note=_encode({"kind": kind, **what}).decode())

    async def _write(self, *, deed: str = "", note: str = "") -> int:
        self.row.last += 1
        by = None if self.by is None else self.by.id
        line = JournalRow(self.id, self.row.last, self.now, deed, note, by, self.ruled, self.reason)
        await store.write(self.connection, line)
        return self.row.last

    def rule(self, reason: str, *, own: bool = True) -> None:
        """What follows is done as an organiser and stands in the audit log (T5).

        Args:
            reason: in the organiser's words.
            own: whether it is something that nobody does who plays while another organiser does not: results, byes,
                disqualifying, making a match again. Where all of them play it is marked.

        Raises:
            TournamentError: no organiser, no reason, or somebody who plays beside another organiser.
        """
        self.require_organiser()
        assert self.by is not None
        self.reason = " ".join(reason.split())
        if not self.reason:
            raise TournamentError("error-tournament-reason")
        if len(self.reason) > REASON:
            raise TournamentError("error-tournament-reason-long", max=REASON)
        self.ruled = 1
        if own and self.before.number_of(self.by.id) is not None:
            if any(self.before.number_of(one.user_id) is None for one in self.before.organisers):
                raise TournamentError("error-tournament-plays")
            self.ruled = 2
            self.row.alone = 1

    def require_organiser(self) -> None:
        """Refuse whoever does not run it. Where all organisers are forgotten whoever manages the server takes over.

        Raises:
            TournamentError: no organiser.
        """
        if self.by is not None and self.before.opens_to(self.by):
            self.before.organisers = [OrganiserRow(self.id, self.by.id, 1)]
            self.adopted = self.by.id
        if self.by is None or not self.before.organises(self.by.id):
            raise TournamentError("error-tournament-organisers")
        self.ruled = 1

    def require(self, *phases: str) -> None:
        """Refuse what does not go with how far it is.

        Raises:
            TournamentError: another phase; the words say which.
        """
        phase = self.before.phase
        if phase not in phases:
            raise TournamentError(f"error-tournament-{phase}")

    def require_before(self) -> None:
        """Refuse what is only possible before the start."""
        self.require("setting-up", SIGN_UP, CHECK_IN)

    def require_same(self, seen: object, now: object) -> None:
        """Refuse what was decided about something that others have changed meanwhile (Y2).

        Args:
            seen: how it was when that page was made; None where no page said it.
            now: how it is.

        Raises:
            TournamentError: it is not what was seen.
        """
        if seen is not None and seen != now:
            raise TournamentError("error-tournament-meanwhile")

    def own(self) -> int:
        """The number of who does it.

        Raises:
            TournamentError: who does not take part.
        """
        number = None if self.by is None else self.before.number_of(self.by.id)
        if number is None:
            raise TournamentError("error-tournament-not-in")
        return number

    async def say(self, kind: str, *, pairing: int = 0, body: Any = None, user_id: int | None = None) -> None:
        """Put something into the outbox."""
        await duties.say(self.connection, self.id, kind, self.now, pairing=pairing, body=body, user_id=user_id)

    async def say_later(self, kind: str, due: int, pairing: int) -> None:
        """Put something about a match into the outbox, for later; once."""
        await duties.say_once(self.connection, self.id, kind, due, pairing)

    async def set_due(self, kind: str, due: int, argument: str = "") -> None:
        """Set or move a timer."""
        await duties.set_due(self.connection, self.id, kind, due, argument)

    async def drop_due(self, kind: str, argument: str = "") -> None:
        """Remove a timer."""
        await duties.drop_due(self.connection, self.id, kind, argument)

    async def flush(self) -> None:
        """Write everything, and have the home message brought up to date."""
        if self.hidden:
            return
        self.row.revision += 1
        if self.by is not None:
            self.row.touched_at = self.now
        await store.put(self.connection, self.row)
        if self.adopted:
            await store.appoint(self.connection, self.id, self.adopted, opener=True)
        if self.row.contest.phase == UNDER_WAY:
            await self._look_ahead()
        if self.row.opened_at:
            await duties.say_once(self.connection, self.id, HOME, self.now)

    async def _look_ahead(self) -> None:
        """See to it that the next matches are paired when they are due."""
        contest = self.row.contest
        format_ = format_of(contest.terms.format)
        if format_.over(contest, self.now) or (not format_.pools and format_.due(contest, self.now)):
            await self.set_due(PAIR, self.now)
        elif format_.pools:
            secret = bytes.fromhex(self.row.secret)
            stream = draws.pause_stream(secret, len(contest.links) + 1, self.now)
            await duties.set_due_once(self.connection, self.id, PAIR, self.now + format_.pause(contest, stream))


class Ledger:
    """Reads tournaments, and changes them.

    Args:
        desk: database, clock and language of the house.
        on_change: called with a tournament's id after every commit.
    """

    def __init__(self, desk: Desk, on_change: Callable[[int], None]) -> None:
        self.desk = desk
        self.on_change = on_change

    async def read(self, tournament_id: int, connection: repo.Connection | None = None) -> Tourney:
        """A tournament as it stands.

        Raises:
            TournamentError: there is none.
        """
        connection = connection or self.desk.database.reader
        row = await store.tournament(connection, tournament_id)
        if row is None:
            raise TournamentError("error-tournament-none")
        return Tourney(
            row,
            await store.entrants(connection, tournament_id),
            await store.known(connection, tournament_id),
            await store.organisers(connection, tournament_id),
            await store.matches(connection, tournament_id),
            await store.invited(connection, tournament_id),
        )

    async def is_here(self, tournament_id: int) -> bool:
        """Whether a tournament is this process's to look after."""
        shards = self.desk.database.shards
        if shards.whole:
            return True
        row = await store.tournament(self.desk.database.reader, tournament_id)
        return row is not None and shards.holds(row.guild_id)

    async def within(self, connection: repo.Connection, tournament_id: int, by: Person | None = None) -> Turnover:
        """A tournament inside a transaction that is under way already; `flush` it at its end."""
        return Turnover(connection, await self.read(tournament_id, connection), self.desk.clock(), by)

    @asynccontextmanager
    async def change(
        self, tournament_id: int, by: Person | None = None, interaction: int = 0, *, guild_id: int = 0
    ) -> AsyncGenerator[Turnover]:
        """Change a tournament: all of it or nothing.

        Args:
            tournament_id: which.
            by: who does it, if it is somebody.
            interaction: Discord's id of what it comes from; 0 for none.
            guild_id: server the press comes from; another than the tournament's is refused (Y2).

        Raises:
            TournamentError: no such tournament here.
            Repeated: this interaction was acted on before.
        """
        async with self.desk.database.write("tournaments", tournament_id) as connection:
            if interaction and await repo.seen_interaction(connection, interaction, self.desk.clock()):
                raise Repeated
            if by is not None:
                await repo.meet(connection, by.id, by.name, by.locale)
            turnover = await self.within(connection, tournament_id, by)
            if guild_id and turnover.row.guild_id != guild_id:
                raise TournamentError("error-tournament-none")
            yield turnover
            if turnover.idle:
                return
            await turnover.flush()
        self.on_change(tournament_id)
