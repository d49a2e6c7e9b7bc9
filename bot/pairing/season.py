"""`season`: a league over weeks. Whoever likes joins the queue of a division; near ratings and new faces meet."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import IN, UNDER_WAY, Contest, Entrant, PairingError, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Promise
from bot.pairing.pools import DAY, Pooled
from bot.pairing.search import VERSION, pair_round
from bot.pairing.seekers import seekers
from bot.pairing.standings import StandingRow, ranked
from bot.pairing.swiss import check_terms, other, tables_of

WEEK: Final = 7 * DAY


class Season(Pooled):
    """The format `season`. One press is one seat: whoever was given a table waits again only when asking again.

    `Terms.rounds` are the games that count for each, in their order; 0: all of them.
    """

    key: ClassVar[str] = "season"

    def check(self, terms: Terms, people: int) -> None:
        """See `Format.check`."""
        check_terms(terms, people, several=True)
        if terms.weeks < 0 or terms.divisions < 1 or terms.moving < 0 or terms.rank not in ("points", "rating"):
            raise PairingError("pairing-bad-terms")
        if people and terms.divisions > 1 and people < terms.divisions * terms.seats:
            raise PairingError("pairing-divisions", people=people, divisions=terms.divisions)

    def promise(self, terms: Terms, people: int) -> Promise:
        """See `Format.promise`: how much each plays is up to each."""
        return Promise(terms.rounds, (0, terms.rounds), {})

    def admits(self, contest: Contest) -> bool:
        """See `Format.admits`."""
        return True

    def begun(self, contest: Contest) -> Contest:
        """See `Format.begun`: where nobody was told a division, the strongest are in the first.

        Where they were (the season before said so), each begins there; one that is short of a table is filled up with
        the strongest of the next below, the last with the weakest of those above.
        """
        divisions = contest.terms.divisions
        playing = sorted((one for one in contest.entrants if one.status == IN), key=lambda one: (-one.seed, one.number))
        if divisions > 1 and any(one.division for one in playing):
            members: list[list[int]] = [[] for _ in range(divisions)]
            for one in playing:
                members[min(one.division, divisions - 1)].append(one.number)
            _fill(members, contest.terms.seats)
            division = {number: at for at, numbers in enumerate(members) for number in numbers}
        else:
            division = {one.number: index * divisions // len(playing) for index, one in enumerate(playing)}
        return replace(
            contest, entrants=[replace(one, division=division.get(one.number, 0)) for one in contest.entrants]
        )

    def entered(self, contest: Contest, number: int) -> Contest:
        """See `Format.entered`: who comes late begins in the last division, who comes back where one was."""
        one = contest.entrant(number)
        if any(number in other.entrants for other in contest.pairings):
            return contest
        entrants = list(contest.entrants)
        entrants[number - 1] = replace(one, division=contest.terms.divisions - 1)
        return replace(contest, entrants=entrants)

    def content(self, contest: Contest, numbers: frozenset[int]) -> frozenset[int]:
        """See `Pooled.content`."""
        return numbers

    def ended(self, contest: Contest, now: int) -> bool:
        """Whether no more tables are made."""
        weeks = contest.terms.weeks
        return bool(weeks) and now >= contest.started + weeks * WEEK

    def due(self, contest: Contest, now: int = 0) -> bool:
        """See `Format.due`."""
        if contest.phase != UNDER_WAY or self.ended(contest, now):
            return False
        return any(self._ripe(contest, queue, now) for queue in self.queues(contest))

    def _ripe(self, contest: Contest, queue: list[Entrant], now: int) -> bool:
        if len(queue) >= 2 * contest.terms.seats:
            return True
        return self.impatient(contest, queue, now) and bool(tables_of(len(queue), contest.terms)[0])

    def queues(self, contest: Contest) -> list[list[Entrant]]:
        """Who waits, by division, the longest waiting first."""
        free = self.free(contest)
        return [[one for one in free if one.division == at] for at in range(contest.terms.divisions)]

    def over(self, contest: Contest, now: int = 0) -> bool:
        """See `Format.over`: when its weeks have passed and every match is over."""
        return self.ended(contest, now) and all(one.over for one in contest.live)

    def pair(self, contest: Contest, stream: Stream) -> Paired:
        """See `Format.pair`: a queue of two tables gives full ones, a shorter one the best it can."""
        seats = contest.terms.seats
        rated = any(one.seed for one in contest.entrants)
        worth = {
            row.entrant: contest.entrant(row.entrant).seed if rated else row.values["per_game"]
            for row in self.rows(contest)
        }
        tables: list[Table] = []
        for division, queue in enumerate(self.queues(contest)):
            full = len(queue) >= 2 * seats
            people = queue[: len(queue) // seats * seats] if full else queue
            if not tables_of(len(people), contest.terms)[0]:
                continue
            found = pair_round(
                seekers(contest, worth, (one.number for one in people)),
                seats,
                stream,
                other=0 if full else other(contest.terms),
                by_seed=contest.terms.order == "fold",
            )
            stage = f"division:{division}" if contest.terms.divisions > 1 else ""
            tables += [Table(table, stage) for table in found.tables]
        return Paired(contest.round + 1, "", tuple(tables), version=VERSION)

    def rows(self, contest: Contest) -> list[StandingRow]:
        """See `Format.rows`: the first division first; in each by points, or by rating where that was agreed on."""
        found: list[StandingRow] = []
        for division in range(contest.terms.divisions):
            among = [one.number for one in contest.entrants if one.division == division]
            rows = ranked(contest, among, most=contest.terms.rounds)
            if contest.terms.rank == "rating":
                rows = by_rating(contest, rows)
            found += [replace(row, place=row.place + len(found)) for row in rows]
        return found

    def next_divisions(self, contest: Contest) -> dict[int, int]:
        """In which division everybody who is still there would begin the next season.

        As many go up as go down between two divisions, at most `Terms.moving`, and never those who did not play.
        """
        terms = contest.terms
        rows = [row.entrant for row in self.rows(contest) if contest.entrant(row.entrant).status == IN]
        played = {number for one in contest.live if one.over for number in one.entrants}
        members = [
            [number for number in rows if contest.entrant(number).division == at] for at in range(terms.divisions)
        ]
        found = {number: division for division, numbers in enumerate(members) for number in numbers}
        for upper, (above, below) in enumerate(pairwise(members)):
            rising = [number for number in below if number in played][: terms.moving]
            staying = [number for number in above if found[number] == upper]  # the others go up themselves
            count = min(len(rising), len(staying), len(below) // 2 or 1)
            for number in rising[:count]:
                found[number] = upper
            for number in staying[len(staying) - count :]:
                found[number] = upper + 1
        return found


def _fill(members: list[list[int]], seats: int) -> None:
    """Let every division have the people of a table, as long as there are enough.

    Args:
        members: numbers by division, the strongest first; is changed.
        seats: at a table.
    """
    for at, here in enumerate(members):
        while len(here) < seats:
            below = next((one for one in members[at + 1 :] if one), None)
            above = next((one for one in reversed(members[:at]) if len(one) > seats), None)
            if below is not None:
                here.append(below.pop(0))
            elif above is not None:
                here.insert(0, above.pop())
            else:
                return


def by_rating(contest: Contest, rows: list[StandingRow]) -> list[StandingRow]:
    """Rows in the order of ratings; equals keep the order they had and share a place."""
    order = sorted(rows, key=lambda row: -contest.entrant(row.entrant).seed)
    found: list[StandingRow] = []
    for index, row in enumerate(order):
        seed = contest.entrant(row.entrant).seed
        same = index and contest.entrant(order[index - 1].entrant).seed == seed
        found.append(replace(row, place=found[-1].place if same else index + 1, values={**row.values, "rating": seed}))
    return found
