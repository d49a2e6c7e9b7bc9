"""The tournament service: one front door to everything tournaments do."""

from __future__ import annotations

from collections.abc import Callable

from bot.tables.service import Tables
from bot.tournaments.announcer import Announcer
from bot.tournaments.crier import Crier
from bot.tournaments.downtime import Downtime
from bot.tournaments.forgetting import Forgetting
from bot.tournaments.ledger import Ledger
from bot.tournaments.limits import PlayOn, in_this_process
from bot.tournaments.lookout import Lookout
from bot.tournaments.preparing import Preparing
from bot.tournaments.progress import Pairs, Progress, in_a_thread
from bot.tournaments.ruling import Ruling
from bot.tournaments.seasons import Seasons
from bot.tournaments.signups import SignUps
from bot.tournaments.verdicts import Verdicts


class Tournaments:
    """Everything tournaments do, by room. What people press goes in at `preparing`, `signups` and `ruling`; each gives
    the tournament as it stands then (`Tourney`), or raises a `CoreError` with a kind message and has changed nothing.

    Args:
        tables: the table service; tournaments share its database, clock and transactions.
        announcer: tells Discord.
        on_change: called with a tournament's id after every commit; the app then runs `crier.tell` and looks soon
            whether something is due.
        play_on: how hard bots play a match out whose time is over (S4).
        pairs: how a round is paired beside the event loop (P4).
    """

    def __init__(
        self,
        tables: Tables,
        announcer: Announcer,
        *,
        on_change: Callable[[int], None],
        play_on: PlayOn = in_this_process,
        pairs: Pairs = in_a_thread,
    ) -> None:
        self.tables = tables
        self.ledger = Ledger(tables.desk, on_change)
        self.look = Lookout(self.ledger)
        self.preparing = Preparing(self.ledger)
        self.signups = SignUps(self.ledger)
        self.ruling = Ruling(self.ledger)
        self.seasons = Seasons(self.ledger)
        self.verdicts = Verdicts(self.ledger, on_change)
        self.forgetting = Forgetting(self.ledger)
        self.downtime = Downtime(self.ledger)
        self.crier = Crier(self.ledger, announcer)
        self.progress = Progress(self.ledger, play_on, pairs)

    async def run_due(self) -> int | None:
        """Do and say everything that is due; returns Unix time of the next thing that is, or None."""
        await self.progress.run_due()
        return await self.crier.tell_due()
