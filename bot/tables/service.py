"""The table service: one front door to everything tables do."""

from __future__ import annotations

from collections.abc import Callable

from bot.games import registry
from bot.store.database import Database
from bot.tables.ballots import Ballots
from bot.tables.calling import Calling
from bot.tables.clocks import Clocks
from bot.tables.decks import Decks
from bot.tables.desk import Desk
from bot.tables.finder import Finder
from bot.tables.herald import Herald
from bot.tables.hints import Advise, Hints
from bot.tables.hints import in_a_thread as advised_in_a_thread
from bot.tables.leaderboards import Leaderboards
from bot.tables.lobby import Lobby
from bot.tables.making import Plans
from bot.tables.moves import Moves
from bot.tables.notes import Notes
from bot.tables.pacing import Pacing
from bot.tables.packs import Packs
from bot.tables.people import People
from bot.tables.presenter import Presenter
from bot.tables.promises import Promises
from bot.tables.rematch import Rematch
from bot.tables.replay import Replay
from bot.tables.reports import Reports
from bot.tables.returning import Returning
from bot.tables.robots import Robots, ThinkHard, in_a_thread
from bot.tables.seat_choices import SeatChoices
from bot.tables.seating import Seating
from bot.tables.statistics import Chronicler
from bot.tables.studies import Studies
from bot.tables.talks import Talks
from bot.tables.undo import Undo
from bot.tables.vacancies import Vacancies
from bot.tables.waiting import Waiting
from bot.tables.watching import Watching


class Tables:
    """Everything tables do, by room.

    Args:
        database: open; closed by `close`.
        presenter: tells Discord.
        clock: Unix time in whole seconds.
        version: of this program.
        language: default of new tables, `ko` or `en`.
        on_change: called with a table's id after every commit; the app then runs `herald.tell` and `robots.play`.
        think: how hard bots think.
        advise: how they think of a hint.
    """

    def __init__(
        self,
        database: Database,
        presenter: Presenter,
        *,
        clock: Callable[[], int],
        version: str,
        language: str = "en",
        on_change: Callable[[int], None],
        think: ThinkHard = in_a_thread,
        advise: Advise = advised_in_a_thread,
    ) -> None:
        self.database = database
        registry.install()
        desk = Desk(database, clock=clock, version=version, language=language, on_change=on_change)
        self.desk = desk
        self.look = Finder(desk)
        self.lobby = Lobby(desk)
        self.rematch = Rematch(desk)
        self.ranking = Leaderboards(desk)
        self.statistics = Chronicler(desk)
        self.waiting = Waiting(desk)
        self.play = Moves(desk, self.look)
        self.plans = Plans(desk, self.play)
        self.undo = Undo(desk)
        self.replay = Replay(desk)
        self.studies = Studies(desk, self.replay)
        self.ballots = Ballots(desk)
        self.vacancies = Vacancies(desk)
        self.reports = Reports(desk, self.play)
        self.promises = Promises(desk)
        self.talks = Talks(desk)
        self.notes = Notes(desk)
        self.seating = Seating(desk)
        self.pacing = Pacing(desk)
        self.people = People(desk)
        self.packs = Packs(desk)
        self.decks = Decks(desk)
        self.seat_choices = SeatChoices(desk)
        self.calling = Calling(desk, presenter)
        self.watching = Watching(desk, presenter)
        self.herald = Herald(desk, presenter, self.calling, self.watching)
        self.clocks = Clocks(desk)
        self.returning = Returning(desk)
        self.robots = Robots(desk, think)
        self.hints = Hints(advise)

    async def close(self) -> None:
        """Close the database."""
        await self.database.close()
