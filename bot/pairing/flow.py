"""`flow`: Swiss without waiting. Everybody plays R games, against equals who are free (tournaments, section 2, F2).

Tables are made of those in the pool who have most games before them, then of the longest waiting. When fewer than a
table are left who have games before them, all of them have to be free, and then: a table one smaller, where that was
agreed on and they are that many; else with volunteers, who have their R games and whose further game counts for the
others only; else, when somebody has waited in vain, byes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import BYE, BYES, EXCUSED, IN, UNDER_WAY, Bye, Contest, Entrant, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Promise
from bot.pairing.pieces import MOST
from bot.pairing.pools import Pooled, busy
from bot.pairing.search import VERSION, pair_round
from bot.pairing.seekers import seekers
from bot.pairing.standings import StandingRow, ranked
from bot.pairing.swiss import check_terms, other

AGAIN: Final = 2
"""Times the wait of a pace after which people at one table meet again while others might still come."""
GAMES: Final = 5
"""Games of each person where nothing else was agreed on, as far as there are enough to play with."""


class Flow(Pooled):
    """The format `flow`. Its `rounds` are games of a person, its rounds moments of pairing."""

    key: ClassVar[str] = "flow"

    def check(self, terms: Terms, people: int) -> None:
        """See `Format.check`."""
        check_terms(terms, people, several=True)

    def promise(self, terms: Terms, people: int) -> Promise:
        """See `Format.promise`."""
        smallest = other(terms) if 0 < other(terms) < terms.seats else terms.seats
        if people < smallest:
            return Promise(0, (0, 0), {})
        games = terms.rounds or min(GAMES, max(1, (people - 1) // (terms.seats - 1)))
        return Promise(games, (games - 1, games), {terms.seats: people // terms.seats} if people >= terms.seats else {})

    def admits(self, contest: Contest) -> bool:
        """See `Format.admits`: until somebody is given the table of the game that was stated."""
        return max(games(contest).values(), default=0) < contest.terms.late_until

    def begun(self, contest: Contest) -> Contest:
        """See `Format.begun`: all are in the pool."""
        return replace(contest, entrants=[replace(one, waiting=one.status == IN) for one in contest.entrants])

    def entered(self, contest: Contest, number: int) -> Contest:
        """See `Format.entered`."""
        entrants = list(contest.entrants)
        entrants[number - 1] = replace(entrants[number - 1], waiting=True)
        return replace(contest, entrants=entrants)

    def content(self, contest: Contest, numbers: frozenset[int]) -> frozenset[int]:
        """See `Pooled.content`: who was given all games; who then waits again is a volunteer."""
        had = games(contest)
        return frozenset(number for number in numbers if had[number] >= contest.rounds)

    def missing(self, contest: Contest) -> dict[int, int]:
        """Games that people in the tournament have still before them, by number."""
        had = games(contest)
        left = {one.number: contest.rounds - had[one.number] for one in contest.entrants if one.status == IN}
        return {number: count for number, count in left.items() if count > 0}

    def coming(self, contest: Contest) -> dict[int, int]:
        """The same, without those who do not wait for them at the moment."""
        missing = self.missing(contest)
        return {number: count for number, count in missing.items() if contest.entrant(number).waiting}

    def due(self, contest: Contest, now: int = 0) -> bool:
        """See `Format.due`: two tables are free, somebody has waited long, or nobody else can come."""
        if contest.phase != UNDER_WAY or self.over(contest):
            return False
        missing = self.coming(contest)
        free = self._playing(contest, missing)
        seats = contest.terms.seats
        if len(missing) >= seats:
            alone = len(free) == len(missing)
            if len(free) < seats or len(free) >= 2 * seats or alone:
                return len(free) >= seats
            if not self.impatient(contest, free, now):
                return False
            # Who would only meet the same people again waits for others, a while longer.
            return bool(fresh(contest, free)) or self.impatient(contest, free, now, AGAIN)
        if not free or len(free) < len(missing):
            return False
        return bool(self._last(contest, free)) or self.impatient(contest, free, now)

    def over(self, contest: Contest, now: int = 0) -> bool:
        """See `Format.over`."""
        if not all(one.over for one in contest.live):
            return False
        return not self.missing(contest) or sum(one.status == IN for one in contest.entrants) < 2

    def pair(self, contest: Contest, stream: Stream) -> Paired:
        """See `Format.pair`."""
        round_ = contest.round + 1
        seats = contest.terms.seats
        missing = self.coming(contest)
        free = self._playing(contest, missing)
        if len(missing) >= seats:
            people = fresh(contest, free) or [one.number for one in free[: len(free) // seats * seats]]
            wanted = seats
        else:
            people = self._last(contest, free)
            wanted = len(people)
        if not people:
            return Paired(round_, "", (), tuple(Bye(round_, one.number, BYE) for one in free), VERSION)
        found = pair_round(
            seekers(contest, {row.entrant: row.values["per_game"] for row in self.rows(contest)}, people),
            wanted,
            stream,
            by_seed=contest.terms.order == "fold",
        )
        return Paired(round_, "", tuple(Table(table) for table in found.tables), version=VERSION)

    def _playing(self, contest: Contest, missing: Mapping[int, int]) -> list[Entrant]:
        """Who is free and has games before them, those with most of them first, then the longest waiting."""
        return sorted(
            (one for one in self.free(contest) if one.number in missing), key=lambda one: -missing[one.number]
        )

    def _last(self, contest: Contest, left: list[Entrant]) -> list[int]:
        """A table for the last who have games before them, with as few volunteers as it takes; else nobody."""
        own = [one.number for one in left]
        allowed = sorted({contest.terms.seats, other(contest.terms) or contest.terms.seats})
        met = {one.number: one.met for one in seekers(contest, {}, (one.number for one in contest.entrants))}
        had = games(contest)
        at_work = busy(contest)
        volunteers = sorted(
            (one for one in contest.entrants if one.status == IN and one.waiting and one.number not in own),
            key=lambda one: (sum(met[one.number].get(mine, 0) for mine in own), had[one.number], one.since, one.number),
        )
        able = [one.number for one in volunteers if not at_work[one.number] and had[one.number] >= contest.rounds]
        size = next((size for size in allowed if size >= len(own) and size > 1), 0)
        return own + able[: size - len(own)] if 0 < size <= len(own) + len(able) else []

    def rows(self, contest: Contest) -> list[StandingRow]:
        """See `Format.rows`: by points a game until everybody has all games."""
        open_ = bool(self.missing(contest)) or not all(one.over for one in contest.live)
        return ranked(contest, per_game=open_ and contest.round > 0, most=contest.rounds)


def fresh(contest: Contest, free: Sequence[Entrant]) -> list[int]:
    """Who of these can fill tables, as many as possible, in which nobody meets anybody again; nobody where there are
    no such tables, or too many people to try.

    Args:
        contest: as it stands.
        free: those who are to be seated first come first.
    """
    seats = contest.terms.seats
    if len(free) > MOST:
        return []
    numbers = [one.number for one in free]
    met = {one.number: one.met for one in seekers(contest, {}, numbers)}

    def seated(left: tuple[int, ...], table: tuple[int, ...]) -> bool:
        """Whether the table and those who are left can be filled up so."""
        if len(table) == seats:
            return seated(left, ())
        if not left:
            return not table
        if not table:
            return seated(left[1:], left[:1])
        return any(
            seated((*left[:place], *left[place + 1 :]), (*table, left[place]))
            for place in range(len(left))
            if not any(left[place] in met[other] for other in table)
        )

    for tables in range(len(free) // seats, 0, -1):
        for some in combinations(numbers, tables * seats):
            if seated(some, ()):
                return list(some)
    return []


def games(contest: Contest) -> Counter[int]:
    """Games that everybody has had or been given, with the byes that stand for one."""
    found = Counter[int]()
    for one in contest.live:
        for index, number in enumerate(one.entrants):
            found[number] += not one.over or one.outcomes[index].kind != EXCUSED
    found.update(bye.entrant for bye in contest.byes if bye.kind in BYES)
    return found
