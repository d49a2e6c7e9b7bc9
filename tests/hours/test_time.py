"""Time as it is charged, against the clock on the wall, minute by minute and reckoned in no way that the program knows
(asynchronous X1)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hours.allowances import CALL_WAITS, Demand
from bot.hours.calendar import Calendar
from bot.hours.paces import DAILY, SLOW, Pace
from bot.hours.spans import Span
from bot.hours.vacations import Vacation
from bot.hours.weeks import DAY, HOUR, BadHours, Week
from tests.hours.clocked import NOW, Table, demands
from tests.hours.test_weeks import weeks

MINUTE = 60
LONG_AGO = NOW - 60 * DAY
SUMMER_ZONES = ("Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Antarctica/Troll", "Africa/Casablanca")


def quiet(week: Week, at: int) -> bool:
    """Whether the wall clock shows one of a week's quiet hours or days off."""
    shown = datetime.fromtimestamp(at, ZoneInfo(week.zone or "UTC"))
    minute, (first, last) = shown.hour * 60 + shown.minute, week.quiet
    asleep = first <= minute < last if first <= last else minute >= first or minute < last
    return asleep or shown.weekday() in week.off


def inside(spans: list[Span] | tuple[Vacation, ...], at: int) -> bool:
    """Whether an instant lies in one of these."""
    pairs = [(one.since, one.until) if isinstance(one, Vacation) else one for one in spans]
    return any(first <= at < last for first, last in pairs)


def minutes(begin: int, end: int) -> Iterator[int]:
    """The beginnings of all minutes."""
    return iter(range(begin, end, MINUTE))


@cache
def changes(zone: str) -> list[int]:
    """The instants of two years at which the clocks of a zone are changed, to the minute."""
    found: list[int] = []
    place = ZoneInfo(zone)
    ahead = [(at, datetime.fromtimestamp(at, place).utcoffset()) for at in range(NOW, NOW + 730 * DAY, 15 * MINUTE)]
    for (_, before), (at, after) in itertools.pairwise(ahead):
        if before != after:
            found.append(at)
    return found


BEGUN = st.integers(0, 300 * 24 * 60).map(lambda minute: NOW - NOW % MINUTE + minute * MINUTE)


@settings(deadline=None)
@given(weeks(), BEGUN, st.integers(0, 3 * 24 * 60), st.lists(st.tuples(st.integers(0, 4000), st.integers(1, 900))))
def test_nothing_is_charged_in_quiet_hours_on_days_off_on_vacation_or_while_the_program_is_down(
    week: Week, begin: int, length: int, more: list[tuple[int, int]]
) -> None:
    spans = [(begin + first * MINUTE, begin + (first + long) * MINUTE) for first, long in more]
    taken = tuple(Vacation(*one) for one in spans[:1])
    calendar = Calendar(Calendar().turned(week, LONG_AGO).weeks, taken)
    end = begin + length * MINUTE
    counted = [at for at in minutes(begin, end) if not (quiet(week, at) or inside(spans, at))]
    assert calendar.charged(begin, end, began=begin, more=spans[1:]) == len(counted) * MINUTE


@settings(deadline=None, max_examples=40)
@given(st.sampled_from(SUMMER_ZONES), st.data(), st.integers(0, 40 * 60), st.integers(1, 60 * 60))
def test_a_change_of_the_clocks_gives_and_takes_what_the_wall_clock_shows(
    zone: str, data: st.DataObject, before: int, after: int
) -> None:
    change = data.draw(st.sampled_from(changes(zone)))
    week = data.draw(weeks())
    week = Week(zone, week.quiet, week.off)
    begin, end = change - before * MINUTE, change + after * MINUTE
    calendar = Calendar().turned(week, LONG_AGO)
    counted = sum(not quiet(week, at) for at in minutes(begin, end)) * MINUTE
    assert calendar.charged(begin, end) == counted
    if counted:
        assert calendar.deadline(begin, counted) <= end
        assert sum(not quiet(week, at) for at in minutes(begin, calendar.deadline(begin, counted))) * MINUTE == counted


# --- a ledger of minutes ---------------------------------------------------------------------------------------------

STEPS = st.lists(
    st.tuples(
        st.integers(0, 50 * 60),
        st.sampled_from(["turn", "call", "answer", "form", "pause", "week", "away", "back", "down", "hand over"]),
        weeks(),
    ),
    min_size=1,
    max_size=8,
)


class Ledger:
    """Who was waited for in which minute, and whether the clock stood; it knows the rules and no program."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.weeks: dict[tuple[int, str], Week] = {}
        self.since: dict[tuple[int, str], int] = {}
        self.charged: dict[tuple[int, str], int] = {}

    def write(self, begin: int, end: int) -> None:
        """What has run between two instants."""
        people = self.table.people
        for seat, run in self.table.running.runs.items():
            key = seat, run.name
            week = self.weeks.setdefault(key, people.get(seat, Calendar()).latest)
            taken = [(one.since, one.until) for one in people.get(seat, Calendar()).taken]
            if run.call:
                taken = [(first, min(last, max(first, run.since) + CALL_WAITS)) for first, last in taken]
            spans = [*taken, *self.table.down]
            counted = sum(not (quiet(week, at) or inside(spans, at)) for at in minutes(begin, end))
            self.charged[key] = self.charged.get(key, 0) + counted * MINUTE

    def began(self) -> None:
        """What begins now keeps the week of now."""
        for seat, run in self.table.running.runs.items():
            self.weeks.setdefault((seat, run.name), self.table.people.get(seat, Calendar()).latest)


@settings(deadline=None, max_examples=60)
@given(STEPS)
def test_the_sum_over_turns_and_calls_is_the_time_waited_less_the_stops(steps: list[tuple[int, str, Week]]) -> None:
    table = Table(pace=Pace(10**7, 10**7, 10**6, 0, 0), now=NOW - NOW % MINUTE, began=NOW - NOW % MINUTE)
    ledger = Ledger(table)
    turn, asked = 1, {0: Demand("1", own=True)}
    table.waits(asked, (0, "1"))
    ledger.began()
    for later, step, week in steps:
        begun, table.now = table.now, table.now + later * MINUTE
        if step == "down":
            table.down = [*table.down, (begun, begun + later // 2 * MINUTE)]
        ledger.write(begun, table.now)
        person = table.people.get(turn % 3, Calendar())
        again = False
        try:
            if step in ("turn", "call", "answer", "form", "pause", "hand over"):
                turn, again = turn + (step == "turn"), step == "pause"
                asked = demands(step, turn, table.no)
            elif step == "week" and not person.weeks:  # changed again, caps may ration it: that is proven elsewhere
                table.people[turn % 3] = person.turned(week, table.now)
            elif step == "away":
                table.people[turn % 3] = person.away(table.now, table.now + 6 * DAY, table.now)
                table.renew()
            elif step == "back":
                table.people[turn % 3] = person.back(table.now)
                table.renew()
        except BadHours:
            pass
        table.waits(asked, (turn % 3, str(turn)), again=again)
        ledger.began()
    table.waits({}, None)
    for key, clock in table.clocks.items():
        reserve = sum(one.reserve for one in table.charges if (one.seat, one.name) == key and one.reserve > 0)
        assert clock.full - clock.left + reserve == ledger.charged.get(key, 0), key


# --- deadlines -------------------------------------------------------------------------------------------------------

DEEDS = st.lists(
    st.tuples(
        st.sampled_from(["wait", "form", "week", "away", "back", "down", "pause", "undo", "call", "spend", "return"]),
        st.integers(0, 2 * DAY),
        weeks(),
    ),
    min_size=1,
    max_size=14,
)


@settings(deadline=None, max_examples=150)
@given(st.sampled_from([DAILY, SLOW]), DEEDS)
def test_deadlines_move_earlier_only_where_a_stop_ends_early_and_never_to_under_an_hour(
    pace: Pace, deeds: list[tuple[str, int, Week]]
) -> None:
    """Of one turn, whatever its person does: only coming back from a vacation moves the deadline earlier. Then a tenth
    of the allowance is left, or an hour, if the deadline was not nearer than that already (asynchronous X1)."""
    table = Table(pace=pace)
    own, mine = {0: Demand("1", own=True)}, (0, "1")
    table.turn(0)
    behind = table.no - 1
    for deed, later, week in deeds:
        was = table.running.runs[0].overdue
        if deed in ("wait", "pause", "down", "call"):
            begun = table.now
            if deed == "pause":
                table.waits({}, mine, again=True)
            if deed == "call":
                table.call(1, 2, call=f"c{table.no}", turn=mine)
            table.now += later
            if deed == "down":
                table.down.append((begun, table.now))
            table.waits(own, mine, again=deed == "pause")
        elif deed == "spend":  # until nearly nothing is left
            table.now = max(table.now, was - 1 - later % 600)
        elif deed == "return":  # nearly nothing is left when a vacation begins that ends early
            try:
                table.now = max(table.now, was - 1 - later % (2 * HOUR))
                table.people[0] = table.people.get(0, Calendar()).away(table.now, table.now + 3 * DAY, table.now)
            except BadHours:
                continue
            table.renew()
            table.now += later
            was = table.running.runs[0].overdue
            table.people[0] = table.people[0].back(table.now)
            table.renew()
        elif deed == "undo":
            table.undo(max(behind, table.no - 2), 0, own, mine)
        elif deed == "form":
            table.waits(own, mine)
        else:
            try:
                person = table.people.get(0, Calendar())
                if deed == "week":
                    table.people[0] = person.turned(week, table.now)
                elif deed == "away":
                    table.people[0] = person.away(table.now + later % DAY, table.now + later % DAY + 3 * DAY, table.now)
                elif deed == "back":
                    table.people[0] = person.back(table.now)
            except BadHours:
                continue
            table.renew()
        if table.spent(0):
            return
        until = table.running.runs[0].overdue
        least = min(was, table.now + min(pace.turn // 10, HOUR))
        assert (least if deed in ("back", "return") else was) <= until, deed
        assert deed not in ("back", "return") or until <= was, deed


@pytest.mark.parametrize("zone", ["UTC", "Asia/Seoul", "Australia/Lord_Howe"])
def test_a_seat_that_is_absent_has_less_from_its_next_turn_on(zone: str) -> None:
    """Asynchronous C7: the turn that runs keeps its deadline."""
    table = Table(people={0: Calendar().turned(Week(zone, (0, 480)), LONG_AGO)})
    table.turn(0)
    was = table.running.runs[0].overdue
    table.waits({0: Demand("1", own=True, absent=True)}, (0, "1"))
    assert table.running.runs[0].overdue == was
