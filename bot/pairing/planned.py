"""What formats of a plan share: rounds one after the other, nobody enters later, a round made again is the same one.

Open matches of somebody who goes are won by the others: that seat is `forfeited` (or `sent-off`) and last. What becomes
of matches still to come each format says. Nobody enters or comes back after the start, and no round is sat out.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Final, cast

from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import BYE, IN, UNDER_WAY, Bye, Contest, Pairing, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Format, PairingError
from bot.pairing.points import SIZES
from bot.pairing.search import VERSION, other_size, pair_round
from bot.pairing.seekers import seekers
from bot.pairing.swiss import check_terms

ROSTER: Final = "roster"
"""Key of what is kept: who stands where in the plan."""
RESTED: Final = "rested"
"""Key of what is kept: whom the plan gave a bye in the round, with its stage."""


class PlannedFormat(Format):
    """A format that is planned whole before it begins."""

    @abstractmethod
    def ready(self, contest: Contest) -> bool:
        """Whether another round can be paired; asked when no match is open."""

    @abstractmethod
    def following(self, contest: Contest, stream: Stream) -> Paired:
        """The next round."""

    def check(self, terms: Terms, people: int) -> None:
        """As `Format.check`."""
        check_terms(terms, people)
        if terms.late_until:
            raise PairingError("format-planned-late")
        least = min(allowed_sizes(terms))
        if 1 < people < least:
            raise PairingError("format-few", people=people, seats=least)

    def begun(self, contest: Contest) -> Contest:
        """As `Format.begun`: how many rounds there are follows from the plan alone."""
        people = sum(one.status == IN for one in contest.entrants)
        return replace(contest, rounds=self.promise(contest.terms, people).rounds)

    def due(self, contest: Contest, now: int = 0) -> bool:
        """As `Format.due`: when nothing is being played, or a match was made void."""
        if contest.phase != UNDER_WAY:
            return False
        return self.again(contest) or (not open_matches(contest) and self.ready(contest))

    def over(self, contest: Contest, now: int = 0) -> bool:
        """As `Format.over`."""
        return not open_matches(contest) and not self.again(contest) and not self.ready(contest)

    def again(self, contest: Contest) -> bool:
        """As `Format.again`."""
        tables, byes = vacated(contest)
        return bool(tables or byes)

    def pair(self, contest: Contest, stream: Stream) -> Paired:
        """As `Format.pair`."""
        tables, byes = vacated(contest)
        if tables or byes:
            return Paired(contest.round, "", tuple(tables), tuple(byes), VERSION)
        made = self.following(contest, stream)
        rested = [[one.entrant, one.stage] for one in made.byes if one.kind == BYE]
        return Paired(made.round, "", made.tables, made.byes, VERSION, {**made.extra, RESTED: rested})


def allowed_sizes(terms: Terms) -> tuple[int, ...]:
    """How many may sit at a table (F2): as many as asked, and one fewer or more where that was agreed on."""
    other = other_size(terms, SIZES)
    return (terms.seats, other) if other else (terms.seats,)


def open_matches(contest: Contest) -> bool:
    """Whether somebody plays."""
    return any(not one.over for one in contest.live)


def roster_of(contest: Contest) -> list[int]:
    """Who stands where in the plan: entrants by place; empty before the first round."""
    return list(cast("list[int]", contest.extra.get(ROSTER, [])))


def there(contest: Contest, number: int) -> bool:
    """Whether somebody still plays along."""
    return contest.entrant(number).status == IN


def vacated(contest: Contest) -> tuple[list[Table], list[Bye]]:
    """What of this round is to be made again (T5): the same people sit together, where they are still there."""
    now = [one for one in contest.pairings if one.round == contest.round]
    if not any(one.void for one in now):
        return [], []
    live = {(one.stage, one.slot) for one in now if not one.void}
    resting = {one.entrant for one in contest.byes if one.round == contest.round}
    tables: list[Table] = []
    byes: list[Bye] = []
    nodes: dict[tuple[str, int], Pairing] = {(one.stage, one.slot): one for one in now}
    for (stage, slot), one in nodes.items():
        if (stage, slot) in live:
            continue
        people = tuple(number for number in one.entrants if there(contest, number))
        if len(people) in {len(one.entrants), *allowed_sizes(contest.terms)}:
            tables.append(Table(people, stage, slot))
        else:
            byes.extend(Bye(contest.round, number, BYE, stage) for number in people if number not in resting)
    for number, stage in cast("list[tuple[int, str]]", contest.extra.get(RESTED, [])):
        if number not in resting and there(contest, number):
            byes.append(Bye(contest.round, number, BYE, stage))
    return tables, byes


def seat_orders(contest: Contest, tables: Sequence[Sequence[int]], stream: Stream) -> list[tuple[int, ...]]:
    """People of each table in the fairest order of seats (F3), as the search for rounds has it."""
    known = {one.number: one for one in seekers(contest, {}, [number for table in tables for number in table])}
    return [pair_round([known[one] for one in table], len(table), stream).tables[0] for table in tables]
