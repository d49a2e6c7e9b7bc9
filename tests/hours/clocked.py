"""A table of which only the clocks are there, for tests of them."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.hours import floors
from bot.hours.allowances import Allowance, Book, Charge, Demand, Running
from bot.hours.calendar import Calendar
from bot.hours.paces import DAILY, Pace
from bot.hours.repacing import repace
from bot.hours.spans import Span

NOW = 1_800_000_000


def demands(step: str, turn: int, no: int) -> dict[int, Demand]:
    """Who is asked after a step of a random course, by seat.

    Args:
        step: `turn` (another one has begun), `form` (it goes on), `call`, `answer` (of one alone); of whatever else
            nobody is.
        turn: number of the turn.
        no: entry of the log.
    """
    match step:
        case "turn" | "form":
            return {turn % 3: Demand(str(turn), own=True)}
        case "call":
            return {seat: Demand(f"a{turn}", own=False, call=f"c{no}") for seat in range(1, 4)}
        case "answer":
            return {3: Demand(f"a{turn}", own=False)}
        case _:
            return {}


@dataclass
class Table:
    """A table of which only the clocks are there: what is charged is kept as a table keeps it."""

    pace: Pace = DAILY
    people: dict[int, Calendar] = field(default_factory=dict)
    now: int = NOW
    no: int = 1
    down: list[Span] = field(default_factory=list)
    running: Running = field(default_factory=Running)
    reserves: dict[int, int] = field(default_factory=dict)
    clocks: dict[tuple[int, str], Allowance] = field(default_factory=dict)
    charges: list[Charge] = field(default_factory=list)
    began: int = NOW

    def __post_init__(self) -> None:
        for seat in range(4):
            self.reserves.setdefault(seat, self.pace.reserve)

    def _book(self) -> Book:
        return Book(self.pace, self.running, self.reserves, self.clocks.values(), began=self.began, down=self.down)

    def _keep(self, book: Book) -> None:
        self.clocks |= book.changed
        self.charges += book.charges

    def waits(self, asked: dict[int, Demand], turn: tuple[int, str] | None = None, *, again: bool = False) -> None:
        """Now it waits for these."""
        book, before = self._book(), floors.deadlines(self.running)
        book.follow(asked, self.people, turn, self.now, self.no, again=again)
        floors.soften(book, before, self.people, self.now, self.no)
        self._keep(book)
        self.no += not again

    def renew(self) -> None:
        """Somebody's vacation has changed."""
        book, before = self._book(), floors.deadlines(self.running)
        for seat, run in list(self.running.runs.items()):
            if not run.call:
                book.rest(seat, self.people.get(seat, Calendar()), self.now, self.no)
                book.resume({seat: Demand(run.name, book.clocks[seat, run.name].own)}, self.people, self.now)
        floors.soften(book, before, self.people, self.now, self.no)
        self._keep(book)

    def repace(self, new: Pace) -> None:
        """All agree on another pace."""
        book = self._book()
        rescaled = repace(book, self.pace, new, self.people, self.now, self.no)
        self.charges = [rescaled(one) for one in self.charges]
        self._keep(book)
        self.pace = new

    def turn(self, seat: int, name: str = "1") -> None:
        """Now it is a seat's turn."""
        self.waits({seat: Demand(name, own=True)}, (seat, name))

    def call(self, *seats: int, name: str = "1", call: str = "c1", turn: tuple[int, str] | None = None) -> None:
        """Now several seats are called within a turn of somebody else."""
        self.waits({seat: Demand(f"a{name}", own=False, call=call) for seat in seats}, turn)

    def undo(self, to: int, asker: int, asked: dict[int, Demand], turn: tuple[int, str] | None) -> None:
        """Back to an entry."""
        book = self._book()
        book.follow({}, self.people, self.running.turn, self.now, self.no, again=True)
        book.charges, all_ = [], self.charges + book.charges
        gone = book.give_back(all_, to, asker)
        self.charges = [one for one in all_ if one not in gone]
        self.clocks |= book.changed
        self.waits(asked, turn, again=True)
        self.no += 1

    def spent(self, seat: int) -> bool:
        """Whether a seat is overdue."""
        return self._book().spent(seat, self.people.get(seat, Calendar()), self.now)

    def left(self, seat: int, name: str) -> int:
        """What a clock that rests has left."""
        return self.clocks[seat, name].left
