"""What of a person's time stops clocks, and when a person may be spoken to: for clocks, and for whoever calls people.

A turn or call copies `Calendar.copied(now)` when it begins and keeps it (asynchronous C9); what is stopped is computed
from that and from instants, never counted up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Final

from msgspec import Struct, structs

from bot.hours import vacations, zones
from bot.hours.spans import Span, holding, joined, rationed, seconds, within
from bot.hours.vacations import Vacation
from bot.hours.weeks import DAY, MOST_OFF, MOST_QUIET, WEEKDAYS, BadHours, Week

WEEK: Final = WEEKDAYS * DAY
MOST_CHANGES: Final = 20
"""How often a person may change the week in seven days."""
SPREAD: Final = 600
"""Seconds over which what waited for the end of quiet hours is said, so that not everybody is called at once."""


class Turned(Struct, frozen=True):
    """A week from a Unix time on."""

    since: int
    week: Week


class Calendar(Struct, frozen=True, omit_defaults=True):
    """A person's weeks, the oldest first, and vacations. As it is stored, and as a turn copies it.

    Before the first week nothing is quiet. Weeks of long ago are forgotten as soon as no cap asks for them any more.
    """

    weeks: tuple[Turned, ...] = ()
    taken: tuple[Vacation, ...] = ()

    # --- what it says ------------------------------------------------------------------------------------------------

    def week(self, at: int) -> Week:
        """The week that counts at an instant."""
        return next((one.week for one in reversed(self.weeks) if one.since <= at), Week())

    @property
    def latest(self) -> Week:
        """The week as it was set last."""
        return self.weeks[-1].week if self.weeks else Week()

    def silent(self, begin: int, end: int) -> list[Span]:
        """When nothing is said to the person: quiet hours, days off and vacation as they were set, to the letter."""
        found = [(max(begin, one.since), min(end, one.until)) for one in self.taken]
        for week, first, last in self._weeks(begin, end):
            found += [*week.hours(first, last), *week.days(first, last)]
        return joined(found)

    def speaks(self, at: int) -> int:
        """The first instant from `at` on at which something may be said."""
        horizon = DAY
        while True:
            found = holding(self.silent(at, at + horizon), at)
            if found is None:
                return at
            if found[1] < at + horizon:
                return found[1]
            horizon *= 2

    # --- what it stops -----------------------------------------------------------------------------------------------

    def stops(
        self, begin: int, end: int, *, began: int | None = None, weekly: bool = True, more: Iterable[Span] = ()
    ) -> list[Span]:
        """What of the time between two instants is charged to nobody (asynchronous C5, C9).

        Whatever was changed, at most ten quiet hours in any 24 hours and two days off in any seven days are in it; of
        a week that stays as it is exactly what the wall clock shows.

        Args:
            begin, end: Unix times.
            began: Unix time at which the game began; None for no cap of vacation by game.
            weekly: whether quiet hours and days off stop this clock (not those of turns under four hours).
            more: what else stops it: when the program was down.
        """
        away = [(one.since, one.until) for one in self.taken]
        found = within(away if began is None else vacations.in_game(self.taken, began), begin, end)
        found += within(more, begin, end)
        if weekly:
            found += self._rationed(begin, end, Week.hours, MOST_QUIET, DAY)
            found += self._rationed(begin, end, Week.days, MOST_OFF * DAY, WEEK)
        return joined(found)

    def charged(
        self, begin: int, end: int, *, began: int | None = None, weekly: bool = True, more: Iterable[Span] = ()
    ) -> int:
        """Seconds between two instants that count, see `stops`."""
        return max(0, end - begin) - seconds(self.stops(begin, end, began=began, weekly=weekly, more=more))

    def deadline(
        self, begin: int, allowance: int, *, began: int | None = None, weekly: bool = True, more: Sequence[Span] = ()
    ) -> int:
        """The instant at which so many seconds have been charged since another one, see `stops`."""
        at, left = begin, allowance
        while left > 0:
            upto = at + max(left, DAY)
            for first, last in [*self.stops(at, upto, began=began, weekly=weekly, more=more), (upto, upto)]:
                if first - at >= left:
                    return at + left
                left -= max(0, first - at)
                at = last
        return at

    # --- how it changes ----------------------------------------------------------------------------------------------

    def turned(self, week: Week, now: int) -> Calendar:
        """With another week from now on.

        Raises:
            BadHours: nobody may have such a week, or it was changed too often.
        """
        week.check()
        if week == self.latest:
            return self
        if sum(one.since > now - WEEK for one in self.weeks) >= MOST_CHANGES:
            raise BadHours("error-hours-often")
        before = [one for one in self.weeks if one.since < now]
        return self._with([*before, Turned(now, week)], now)

    def away(self, since: int, until: int, now: int) -> Calendar:
        """With a vacation.

        Raises:
            BadHours: not allowed, see `vacations.planned`.
        """
        return structs.replace(self, taken=vacations.planned(self.taken, since, until, now))

    def back(self, now: int) -> Calendar:
        """Without the vacation that is going on or planned."""
        return structs.replace(self, taken=vacations.ended(self.taken, now))

    def copied(self, now: int) -> Calendar:
        """What a turn or call that begins now keeps (asynchronous C9); later changes of the week are not in it."""
        return self._with(list(self.weeks), now)

    def _with(self, weeks: list[Turned], now: int) -> Calendar:
        """Weeks that no cap of today asks for left out: those before seven days without a change."""
        first = 0
        for number, (one, other) in enumerate(pairwise([*weeks, Turned(now, Week())])):
            if other.since - one.since > 2 * WEEK:
                first = number
        return structs.replace(self, weeks=tuple(weeks[first:]))

    # --- weeks after each other --------------------------------------------------------------------------------------

    def _weeks(self, begin: int, end: int) -> list[tuple[Week, int, int]]:
        """The weeks between two instants, each with its own part of that time."""
        found: list[tuple[Week, int, int]] = []
        last = end
        for one in reversed(self.weeks):
            if one.since < last:
                found.append((one.week, max(begin, one.since), last))
                last = one.since
            if last <= begin:
                break
        return [(week, first, last) for week, first, last in reversed(found) if first < last]

    def _rationed(
        self, begin: int, end: int, of: Callable[[Week, int, int], list[Span]], most: int, window: int
    ) -> list[Span]:
        """Quiet hours or days off as they were set; from a change on until long after the last only as the cap allows.

        The stretches that are rationed hang on the changes alone, so that two parts of a time add up to all of it.
        """

        def plain(first: int, last: int) -> list[Span]:
            return joined(span for week, one, other in self._weeks(first, last) for span in of(week, one, other))

        found = plain(begin, end)
        for first, last in self._changes(window):
            if first < end and begin < last:
                kept = rationed(plain(first - window, last), first, most, window)
                outside = [*within(found, begin, first), *within(found, last, end)]
                found = joined([*outside, *within(kept, max(begin, first), min(end, last))])
        return found

    def _changes(self, window: int) -> list[Span]:
        """From the first of several changes until the window after the last of them."""
        return joined((one.since, one.since + window) for one in self.weeks[1:])


def spread(user_id: int, zone: str, at: int) -> int:
    """Seconds after the end of quiet hours at which somebody is spoken to: by person and day, and by nothing else."""
    day = zones.wall(zone or zones.WORLD, at).date().isoformat()
    return int.from_bytes(sha256(f"{user_id} {day}".encode()).digest()[:4], "big") % SPREAD
