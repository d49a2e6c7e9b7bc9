"""``python -m tests.buying``: somebody who buys time with everything a person may change (asynchronous C9, X1).

The buyer plays one game for two years and wants each turn to last as long as it can: at every step a few random deeds
are tried (another zone, other quiet hours and days off, a vacation from now, from later, ended early, a pause that all
agree on, taking back within the turn and behind its end, another pace for the turns to come), and the one that puts the
deadline off the furthest is done. What a turn may last at most is reckoned here from the rules alone.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.hours.allowances import Demand
from bot.hours.calendar import Calendar
from bot.hours.paces import DAILY, LIVE, SLOW
from bot.hours.spans import Span, joined, seconds, within
from bot.hours.vacations import MOST_IN_A_ROW
from bot.hours.weeks import DAY, HOUR, BadHours, Week
from tests.hours.clocked import NOW, Table

RESULT: Final = Path(__file__).parents[1] / "docs/results/time_buyer.md"
TWO_YEARS: Final = 730 * DAY
ABOUT: Final = """\
`python -m tests.buying`: somebody who plays one game for up to two years and greedily does whatever puts the deadline
off the furthest (zone, quiet hours, days off, vacation now, later or ended early, pauses, taking back within a turn and
behind its end, another pace). What a turn may last is reckoned beside the program's clocks (asynchronous C3, C9, P3):
allowance and reserve at its beginning, what the week of its beginning and vacations stop of it, of those twenty days a
game, fourteen in a row, thirty in any 365 and 48 hours between. Who waits until the deadline comes within seconds of
that cap; nobody may come over it.
"""
ZONES: Final = (
    "UTC",
    "Asia/Seoul",
    "Pacific/Kiritimati",
    "Pacific/Pago_Pago",
    "America/New_York",
    "Australia/Lord_Howe",
)
PACES: Final = (LIVE, DAILY, SLOW, DAILY, SLOW)
MOST_TURNS: Final = 10
TRIED: Final = 3
"""Deeds that are tried before one is done."""
STEPS: Final = 10
"""Deeds within one turn at most."""
LATE: Final = 60
"""Seconds before the deadline at which the buyer answers."""


@dataclass
class Bill:
    """What one turn came to.

    Attributes:
        week: that of its beginning.
        full: seconds of its allowance.
        budget: seconds of allowance and reserve at its beginning, and what an early return leaves.
        awaited: when the buyer was waited for.
    """

    week: Week
    full: int
    budget: int
    awaited: list[Span] = field(default_factory=list)

    @property
    def lasted(self) -> int:
        """Seconds for which the buyer was waited for."""
        return sum(last - first for first, last in self.awaited)

    def most(self, away: list[Span]) -> int:
        """Seconds that it may have lasted: what there was to spend, and what of that time the week of its beginning and
        vacations stop."""
        stopped = list(away)
        if self.full >= 4 * HOUR:
            for first, last in self.awaited:
                stopped += [*self.week.hours(first, last), *self.week.days(first, last)]
        stopped = joined(stopped)
        return self.budget + sum(seconds(within(stopped, first, last)) for first, last in self.awaited)


@dataclass
class Sequence:
    """One buyer's two years.

    Attributes:
        turns: how many were played.
        late: how many of them were overdue.
        longest: seconds that the longest turn lasted.
        near: seconds by which turns stayed under what they may last, the least of all.
        over: what is over a cap; nothing, or the program is wrong.
        deeds: what was done.
    """

    turns: int = 0
    late: int = 0
    longest: int = 0
    near: int = TWO_YEARS
    over: list[str] = field(default_factory=list)
    deeds: Counter[str] = field(default_factory=Counter)


class Buyer:
    """Plays seat 0 of a table of which only the clocks are there."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.table = Table(pace=self.rng.choice(PACES))
        with suppress(BadHours):
            self.table.people[0] = Calendar().turned(self._week(), NOW - 20 * DAY)
        self.found = Sequence()
        self.taken: dict[int, int] = {}
        self.noted = NOW
        self.name = ""

    def play(self) -> Sequence:
        """A few turns, within two years."""
        turns = self.rng.randrange(1, MOST_TURNS)
        while self.found.turns < turns and self.table.now < NOW + TWO_YEARS:
            self._turn()
        self._note()
        self._vacations()
        return self.found

    # --- a turn ------------------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        table, rng = self.table, self.rng
        self.found.turns += 1
        self.name = str(table.no)
        table.turn(0, self.name)
        if table.reserves[0] > table.pace.reserve:
            self.found.over.append("a reserve above its start")
        week = table.people.get(0, Calendar()).latest
        bill = Bill(week, table.pace.turn, table.pace.turn + table.reserves[0])
        begun = table.now
        for _ in range(rng.randrange(1, STEPS)):
            begun = self._step(bill, begun)
            if self.table.spent(0):
                break
        table = self.table
        end = max(table.now, table.running.runs[0].overdue - LATE)
        if rng.random() < 0.3:
            end = table.running.runs[0].overdue + 1
        table.now = max(table.now, end)
        self.found.late += table.spent(0)
        bill.awaited.append((begun, min(table.now, table.running.runs[0].overdue)))
        spare = bill.most(self._away()) - bill.lasted
        self.found.longest = max(self.found.longest, bill.lasted)
        self.found.near = min(self.found.near, spare)
        if spare < 0:
            self.found.over.append(f"turn {self.name} lasted {-spare} s too long")
        table.waits({1: Demand(f"{self.name}o", own=True)}, (1, f"{self.name}o"))
        table.now += rng.randrange(60, rng.choice((2 * DAY, 200 * DAY)))
        if rng.random() < 0.4:
            table.repace(rng.choice(PACES))  # they agree on another one

    def _step(self, bill: Bill, begun: int) -> int:
        """Try a few deeds, do the best, and wait; returns since when the buyer is waited for."""
        deeds: list[Callable[[Table], None]] = [self._hours, self._leave, self._leave_later, self._back, self._undo]
        deeds += [self._end_and_undo, self._nothing]
        best, chosen, name = -1, self.table, ""
        for deed in self.rng.sample(deeds, TRIED):
            tried = self._copy()
            with suppress(BadHours):
                deed(tried)
                if tried.running.runs[0].overdue > best:
                    best, chosen, name = tried.running.runs[0].overdue, tried, deed.__name__.strip("_")
        if name == "back":  # a tenth or an hour is left, however little there was
            sofar = Bill(bill.week, bill.full, bill.budget, [*bill.awaited, (begun, self.table.now)])
            spare = sofar.most(self._away()) - sofar.lasted
            bill.budget += max(0, min(bill.full // 10, HOUR) + 1 - spare)
        self.found.deeds[name] += 1
        self.table = table = chosen
        self._note()
        left = max(1, table.running.runs[0].overdue - table.now)
        table.now += min(self.rng.randrange(1, 9 * DAY), self.rng.choice((left // 2 + 1, max(1, left - LATE))))
        if self.rng.random() < 0.15 and not table.spent(0):  # all agree to set it aside
            bill.awaited.append((begun, table.now))
            own = {0: Demand(self.name, own=True)}
            table.waits({}, (0, self.name), again=True)
            table.now += self.rng.randrange(1, 5 * DAY)
            table.waits(own, (0, self.name), again=True)
            self.found.deeds["pause"] += 1
            return table.now
        return begun

    def _copy(self) -> Table:
        tried = copy(self.table)
        tried.running = deepcopy(tried.running)
        tried.clocks = {key: copy(clock) for key, clock in tried.clocks.items() if key[1].startswith(self.name)}
        tried.people, tried.reserves, tried.charges = dict(tried.people), dict(tried.reserves), list(tried.charges)
        return tried

    # --- deeds -------------------------------------------------------------------------------------------------------

    def _week(self) -> Week:
        begin, off = self.rng.randrange(0, 1440), tuple(sorted(self.rng.sample(range(7), self.rng.randrange(0, 3))))
        return Week(self.rng.choice(ZONES), (begin, (begin + self.rng.randrange(0, 601)) % 1440), off)

    def _hours(self, table: Table) -> None:
        table.people[0] = table.people.get(0, Calendar()).turned(self._week(), table.now)
        table.renew()

    def _leave(self, table: Table) -> None:
        until = table.now + self.rng.randrange(HOUR, MOST_IN_A_ROW + 1)
        table.people[0] = table.people.get(0, Calendar()).away(table.now, until, table.now)
        table.renew()

    def _leave_later(self, table: Table) -> None:
        since = table.now + self.rng.randrange(1, 6 * DAY)
        until = since + self.rng.randrange(HOUR, MOST_IN_A_ROW + 1)
        table.people[0] = table.people.get(0, Calendar()).away(since, until, table.now)
        table.renew()

    def _back(self, table: Table) -> None:
        table.people[0] = table.people.get(0, Calendar()).back(table.now)
        table.renew()

    def _undo(self, table: Table) -> None:
        own = {0: Demand(self.name, own=True)}
        table.waits(own, (0, self.name))
        table.undo(table.no - 1, 0, own, (0, self.name))

    def _end_and_undo(self, table: Table) -> None:
        behind, other = table.no - 1, f"{self.name}o"
        table.waits({1: Demand(other, own=True)}, (1, other))
        table.undo(behind, 0, {0: Demand(self.name, own=True)}, (0, self.name))

    def _nothing(self, table: Table) -> None:
        pass

    # --- vacations ---------------------------------------------------------------------------------------------------

    def _away(self) -> list[Span]:
        """Vacations; of a game the first twenty days stop its clocks."""
        found: list[Span] = []
        left = 20 * DAY
        for since, until in sorted(self.taken.items()):
            first = max(since, NOW)
            last = min(until, first + left)
            if last > first:
                found.append((first, last))
                left -= last - first
        return found

    def _note(self) -> None:
        """Keep what vacations there are: one that has begun is not undone by anything but its early end."""
        known = {one.since: one.until for one in self.table.people.get(0, Calendar()).taken}
        begun = {since: known.get(since, until) for since, until in self.taken.items() if since < self.noted}
        self.taken, self.noted = begun | known, self.table.now

    def _vacations(self) -> None:
        """Fourteen days in a row, 48 hours between, thirty days in any 365, in started half-days."""
        begun = sorted(span for span in self.taken.items() if span[0] < self.table.now and span[1] > span[0])
        for first, last in begun:
            if last - first > 14 * DAY:
                self.found.over.append("a vacation of over fourteen days")
            halves = [half for since, until in begun for half in range(since, until, DAY // 2)]
            if sum(first - 365 * DAY < half <= first for half in halves) > 60:
                self.found.over.append("over thirty days of vacation in a year")
        for (_, last), (first, _) in itertools.pairwise(begun):
            if first - last < 2 * DAY:
                self.found.over.append("two vacations within 48 hours")


def bought(sequences: int, first: int = 0) -> Sequence:
    """What the best of so many buyers got.

    Args:
        sequences: how many buyers.
        first: seed of the first one.
    """
    found = Sequence()
    for seed in range(first, first + sequences):
        one = Buyer(seed).play()
        found.turns += one.turns
        found.late += one.late
        found.longest, found.near = max(found.longest, one.longest), min(found.near, one.near)
        found.over += one.over
        found.deeds += one.deeds
    return found


def told(found: Sequence, sequences: int, spent: float) -> str:
    """The result as a document."""
    done = ", ".join(f"{name} {count:,}" for name, count in sorted(found.deeds.items()))
    over = "nothing" if not found.over else f"{len(found.over)} times, first: {found.over[0]}"
    rows = {
        "random sequences": f"{sequences:,}",
        "turns played": f"{found.turns:,}",
        "of them overdue": f"{found.late:,}",
        "longest turn": f"{found.longest / DAY:.1f} days",
        "nearest that a turn came to its cap": f"{found.near} s",
        "over a cap": over,
        "deeds": done,
        "seconds on one core": f"{spent:.0f}",
    }
    table = "\n".join(f"| {what} | {value} |" for what, value in rows.items())
    return f"# Buying time\n\n{ABOUT}\n| | |\n|---|---|\n{table}\n"


def main(arguments: list[str] | None = None) -> int:
    """Run, and write the result. Returns 1 if something was over a cap."""
    parser = argparse.ArgumentParser(prog="python -m tests.buying", description=__doc__)
    parser.add_argument("--sequences", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="seed of the first")
    parser.add_argument("--json", action="store_true", help="print the figures and write no document")
    chosen = parser.parse_args(arguments)
    begun = time.process_time()
    found = bought(chosen.sequences, chosen.first)
    spent = time.process_time() - begun
    if chosen.json:
        figures = {"turns": found.turns, "longest": found.longest, "near": found.near, "over": found.over}
        print(json.dumps({"sequences": chosen.sequences, "seconds": round(spent, 1), **figures}))
    else:
        RESULT.write_text(told(found, chosen.sequences, spent), encoding="utf-8")
        print(RESULT)
    return 1 if found.over else 0


if __name__ == "__main__":
    sys.exit(main())
