"""Clocks: what a seat has for a turn and for answers, and what is charged of it (asynchronous 1).

Nothing is counted up: a clock that runs knows since when, and what is charged is computed from that instant, from the
calendar that was copied when the clock began, from present vacations, and from the times at which the program was down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct, structs

from bot.hours.calendar import Calendar
from bot.hours.paces import Pace
from bot.hours.spans import Span, seconds, within
from bot.hours.weeks import DAY, HOUR

TWELFTH: Final = 12
"""Of the answers' allowance each new call leaves this part at least; of a turn's a quick one adds it to the reserve."""
QUICK: Final = 4
"""A turn answered within this part of its allowance was quick."""
MOST_LEFT: Final = 2
"""Times its allowance: who is given time never has more left for a turn."""
ABSENT: Final = 4
"""Who is absent has this part of the allowances."""
CALL_WAITS: Final = 3 * DAY
"""For a vacation a call waits so long at most (asynchronous P3)."""


class Demand(Struct, frozen=True):
    """What a seat is waited for.

    Args:
        name: of the turn its time belongs to; all that one name stands for shares one allowance.
        own: whether it is the seat's own turn.
        call: of an open call or gathering its name, which all who are called share; empty for a seat alone.
        absent: whether the seat has less because nobody answered for it again and again.
    """

    name: str
    own: bool
    call: str = ""
    absent: bool = False


class Allowance(Struct):
    """What a seat has for what one name stands for.

    Args:
        seat: whose.
        name: of the turn.
        own: whether it is the seat's own turn, so that the reserve is used after it.
        absent: whether it is that of an absent seat, which has no reserve (asynchronous C7).
        full: seconds at its beginning.
        left: seconds left when it last rested.
        calendar: of the person, copied at its beginning (asynchronous C9).
        granted: of what is left, seconds that were lent so that no deadline came at once (X1).
    """

    seat: int
    name: str
    own: bool
    absent: bool
    full: int
    left: int
    calendar: Calendar
    granted: int = 0

    @property
    def reserved(self) -> bool:
        """Whether the reserve is used after it."""
        return self.own and not self.absent


def least(clock: Allowance) -> int:
    """Seconds that somebody has at least, whatever was changed: a tenth of the allowance, an hour at most (X1)."""
    return min(clock.full // 10, HOUR)


def lend(clock: Allowance, wanted: int, reserves: Mapping[int, int]) -> None:
    """Let so many seconds be left of a clock and its reserve; what is lent earns nothing later on."""
    missing = wanted - clock.left - (reserves.get(clock.seat, 0) if clock.reserved else 0)
    if missing > 0:
        clock.left += missing
        clock.granted += missing


class Ticking(Struct, omit_defaults=True):
    """A clock that runs.

    Args:
        name: of the turn.
        since: Unix time.
        ends: Unix time at which the allowance is used up.
        overdue: Unix time at which the reserve is used up too; the deadline.
        hints: Unix times at which a reminder is due: half of the allowance, a tenth of it left, the reserve begins.
        call: of an open call its name.
        down: seconds that the deadline of a call was put off by because the program did not run.
        late: the deadline has passed, and somebody plays this for the seat.
    """

    name: str
    since: int
    ends: int
    overdue: int
    hints: tuple[int, ...] = ()
    call: str = ""
    down: int = 0
    late: bool = False


class Running(Struct, omit_defaults=True):
    """All clocks of a table that run.

    Args:
        turn: whose turn it is and its name; None for nobody's.
        runs: by seat.
        calls: of each open call or gathering the number of each seat's question, by which the table knows it again.
        spared: of the last reserve there was what each seat had left, while the pace has none.
        spared_of: what it was at the beginning; 0 where there never was one.
    """

    turn: tuple[int, str] | None = None
    runs: dict[int, Ticking] = {}
    calls: dict[str, dict[int, int]] = {}
    spared: dict[int, int] = {}
    spared_of: int = 0


class Charge(Struct, frozen=True):
    """What was charged to a seat while the last entry of the log was `no`; less than nothing was a gift.

    Args:
        no: number of the entry.
        seat: whose.
        name: of the turn.
        allowance, reserve: seconds.
    """

    no: int
    seat: int
    name: str
    allowance: int
    reserve: int


class Book:
    """The clocks of one table during one change.

    An answer given in secret must move nothing here: what is waited for is what everybody may know.

    Args:
        pace: of the table.
        running: what runs; it is changed in place.
        reserves: seconds of reserve left by seat; changed in place.
        clocks: those of the names that run or that are about to; more are made as they are needed.
        began: Unix time at which the game began.
        down: when the program did not run, in order, and joined.

    Attributes:
        changed: clocks that differ from what they were.
        charges: what was charged.
    """

    def __init__(
        self,
        pace: Pace,
        running: Running,
        reserves: dict[int, int],
        clocks: Iterable[Allowance] = (),
        *,
        began: int,
        down: Sequence[Span] = (),
    ) -> None:
        self.pace = pace
        self.running = running
        self.reserves = reserves
        self.clocks = {(clock.seat, clock.name): clock for clock in clocks}
        self.began = began
        self.down = down
        self.changed: dict[tuple[int, str], Allowance] = {}
        self.charges: list[Charge] = []

    # --- the way on --------------------------------------------------------------------------------------------------

    def follow(
        self,
        asked: Mapping[int, Demand],
        people: Mapping[int, Calendar],
        turn: tuple[int, str] | None,
        now: int,
        no: int,
        *,
        again: bool = False,
    ) -> bool:
        """Let the clocks of those rest who are not waited for any more, and those run who are (asynchronous C3, C4).

        Args:
            asked: by seat that a person plays, what it is waited for.
            people: their calendars as they are now.
            turn: whose turn it is, and its name.
            now: Unix time.
            no: last entry of the log before what has happened now.
            again: the table goes on as it was (after a pause, an undo, a change of vacation): nobody gets anything.

        Returns:
            whether anything runs otherwise than before.
        """
        runs = self.running.runs
        open_calls = {one.call for one in asked.values() if one.call}
        before = {seat: (run.name, run.call) for seat, run in runs.items()}
        for seat, run in list(runs.items()):
            wanted = asked.get(seat)
            if run.call and run.call in open_calls:
                continue  # who has answered is charged like the others (asynchronous C4)
            if run.call or wanted is None or (wanted.name, wanted.call) != (run.name, run.call):
                self.rest(seat, people.get(seat, Calendar()), now, no)
        if not again and turn != self.running.turn:
            self._quick(no)
        self.running.turn = turn
        starting = {seat: one for seat, one in asked.items() if seat not in runs}
        for call in sorted({one.call for one in starting.values()}):
            others = [run for run in runs.values() if call and run.call == call]
            self._start({seat: one for seat, one in starting.items() if one.call == call}, people, now, again, others)
        return before != {seat: (run.name, run.call) for seat, run in runs.items()}

    def rest(self, seat: int, person: Calendar, now: int, no: int) -> None:
        """Charge what has run until now, and let the clock rest."""
        run = self.running.runs.pop(seat)
        clock = self.clocks[seat, run.name]
        used = self._charged(clock, person, run.since, now, call=bool(run.call))
        allowance = min(used, clock.left)
        reserve = min(used - allowance, self.reserves.get(seat, 0)) if clock.reserved and not run.call else 0
        clock.left -= allowance
        self.reserves[seat] = self.reserves.get(seat, 0) - reserve
        self.changed[seat, run.name] = clock
        if allowance or reserve:
            self.charges.append(Charge(no, seat, run.name, allowance, reserve))

    def resume(self, asked: Mapping[int, Demand], people: Mapping[int, Calendar], now: int) -> None:
        """Let clocks go on that were made to rest a moment ago, with what is left."""
        self._start(asked, people, now, again=True)

    def relieve(self, seat: int, people: Mapping[int, Calendar], now: int, no: int) -> None:
        """Whoever comes to a turn whose time was over has a tenth of it to take it up, an hour at most (X1)."""
        run = self.running.runs[seat]
        clock = self.clocks[seat, run.name]
        self.rest(seat, people.get(seat, Calendar()), now, no)
        lend(clock, least(clock), self.reserves)
        self.resume({seat: Demand(run.name, clock.own)}, people, now)

    def spent(self, seat: int, person: Calendar, now: int) -> bool:
        """Whether a running clock has nothing left; where the program was down meanwhile, its deadline is put right."""
        run = self.running.runs[seat]
        if run.call:  # fixed at its opening for all (asynchronous C4)
            down = seconds(within(self.down, run.since, now))
            run.ends = run.overdue = run.overdue + down - run.down
            run.down = down
        else:
            self._set(run, self.clocks[seat, run.name], person)
        return run.overdue <= now

    # --- the way back ------------------------------------------------------------------------------------------------

    def give_back(self, charges: Iterable[Charge], to: int, asker: int) -> list[Charge]:
        """After an undo: the others get back what they were charged since, and nobody keeps what was earned since
        (asynchronous C10). Nothing may run.

        Args:
            charges: of the table.
            to: entry of the log that the table went back to.
            asker: who went back; a negative number for nobody.

        Returns:
            the charges that do not stand any more.
        """
        gone = [charge for charge in charges if charge.no > to and (charge.seat != asker or charge.reserve < 0)]
        for charge in gone:
            clock = self.clocks.get((charge.seat, charge.name))
            if clock is not None:
                clock.left = min(clock.full, clock.left + charge.allowance)
                self.changed[charge.seat, charge.name] = clock
            left = self.reserves.get(charge.seat, 0) + charge.reserve
            self.reserves[charge.seat] = max(0, min(self.pace.reserve, left))
        return gone

    def more(self, seat: int, people: Mapping[int, Calendar], given: int, now: int, no: int) -> bool:
        """Give a seat that is waited for alone so many seconds more (asynchronous C10).

        Returns:
            whether it was given: nobody is to have more left than twice what such a turn has.
        """
        run = self.running.runs[seat]
        clock = self.clocks[seat, run.name]
        self.rest(seat, people.get(seat, Calendar()), now, no)
        room = clock.left + given <= MOST_LEFT * (self.pace.turn if clock.own else self.pace.answer)
        if room:
            clock.left += given
            clock.full = max(clock.full, clock.left)
        self.resume({seat: Demand(run.name, clock.own)}, people, now)
        return room

    # --- inside ------------------------------------------------------------------------------------------------------

    def _start(
        self,
        asked: Mapping[int, Demand],
        people: Mapping[int, Calendar],
        now: int,
        again: bool,
        others: Sequence[Ticking] = (),
    ) -> None:
        """Let the clocks of several seats run that one thing is waited for of: of a call one deadline for all.

        Args:
            others: clocks that run for it already. Whoever comes to a call later on, or to a gathering when the call
                above it is over, shares their deadline and has a twelfth at least; it moves later where it has to.
        """
        for seat, one in asked.items():
            person = people.get(seat, Calendar())
            clock = self.clocks.get((seat, one.name))
            if clock is None:
                full = (self.pace.turn if one.own else self.pace.answer) // (ABSENT if one.absent else 1)
                clock = Allowance(seat, one.name, one.own, one.absent, full, full, person.copied(now))
                self.clocks[seat, one.name] = self.changed[seat, one.name] = clock
            elif clock.left < (least := clock.full // TWELFTH) and not again and (one.call or not one.own):
                clock.left = least
                self.changed[seat, one.name] = clock
            run = self.running.runs[seat] = Ticking(one.name, now, 0, 0, call=one.call)
            self._set(run, clock, person)
            if others:
                run.overdue = self._deadline(clock, person, now, clock.full // TWELFTH, call=True)
        called = [self.running.runs[seat] for seat, one in asked.items() if one.call]
        if not called:
            return
        overdue = max(one.overdue for one in (*called, *others))
        for run in called:
            run.ends = run.overdue = overdue
            run.hints = (now + (run.overdue - now) // 2,)
        for run in others:
            run.ends = run.overdue = overdue

    def _set(self, run: Ticking, clock: Allowance, person: Calendar) -> None:
        call = bool(run.call)
        run.ends = run.overdue = self._deadline(clock, person, run.since, clock.left, call=call)
        points = [clock.left - part for part in (clock.full // 2, clock.full // 10) if part < clock.left]
        run.hints = tuple(self._deadline(clock, person, run.since, point, call=call) for point in points)
        if clock.reserved and not call and (reserve := self.reserves.get(clock.seat, 0)):
            run.overdue = self._deadline(clock, person, run.since, clock.left + reserve)
            run.hints = (*run.hints, run.ends)

    def _quick(self, no: int) -> None:
        """A turn is over: a quick one has earned something (asynchronous C3)."""
        if self.running.turn is None:
            return
        seat, name = self.running.turn
        clock = self.clocks.get((seat, name))
        if clock is None or not clock.own or (clock.full - clock.left) * QUICK > clock.full:
            return
        reserve = self.reserves.get(seat, 0)
        gift = min(clock.full // TWELFTH, self.pace.reserve - reserve)
        if gift > 0:
            self.reserves[seat] = reserve + gift
            self.charges.append(Charge(no + 1, seat, name, 0, -gift))  # it goes with the answer that ended the turn

    def _calendar(self, clock: Allowance, person: Calendar, since: int, call: bool) -> Calendar:
        """Weeks as they were at the clock's beginning, vacations as they are now; of a call its first days only."""
        taken = person.taken
        if call:
            capped = [structs.replace(one, until=min(one.until, max(one.since, since) + CALL_WAITS)) for one in taken]
            taken = tuple(one for one in capped if one.until > one.since)
        return structs.replace(clock.calendar, taken=taken)

    def _charged(self, clock: Allowance, person: Calendar, since: int, now: int, *, call: bool) -> int:
        calendar = self._calendar(clock, person, since, call)
        return calendar.charged(since, now, began=self.began, weekly=self.pace.weekly, more=self.down)

    def _deadline(self, clock: Allowance, person: Calendar, since: int, left: int, *, call: bool = False) -> int:
        calendar = self._calendar(clock, person, since, call)
        return calendar.deadline(since, left, began=self.began, weekly=self.pace.weekly, more=self.down)
