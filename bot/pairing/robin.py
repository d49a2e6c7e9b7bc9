"""Everybody meets everybody (tournaments F5): planned whole before the first round, played round by round.

What happens to the plan when people are missing: who dropped out or was disqualified is left out of every table that is
still to come. A table that keeps a size the terms allow is played by the others; else each of them has a bye there,
with the points of a win, because it is not their doing. Rests that the plan itself holds (an odd number of people,
tables that do not take everybody) are no byes: they count nothing, so standings go by points a game. Matches under way
when somebody goes are ended by whoever hosts them: who went is `forfeited` (or `sent-off`) and last there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Final, cast

from bot.core.streams import Stream
from bot.pairing.contest import AWARDED, BYE, BYE_ASKED, EXCUSED, IN, NOT_PAIRED, UNDER_WAY, Bye, Contest, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.designs import LARGEST, Block, berger, design
from bot.pairing.formats import Format, PairingError, Promise

ROSTER: Final = "roster"
"""Key of what is kept: who stands where in the plan, as drawn before the first round."""


class Robin(Format):
    """Berger tables for two at a table, coverings for more (tournaments F5)."""

    key = "robin"

    def check(self, terms: Terms, people: int) -> None:
        """As `Format.check`: no more than the known designs hold, nobody later than the first round."""
        check_planned(terms)
        if terms.seats == 2:
            return
        if terms.twice:
            raise PairingError("format-twice-two")
        if people > LARGEST:
            raise PairingError("format-robin-large", people=people, most=LARGEST)
        if 1 < people < min(sizes(terms)):
            raise PairingError("format-few", people=people, seats=min(sizes(terms)))

    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Format.promise`."""
        plan = rounds_of(people, terms.seats, terms.twice)
        games = Counter(place for one in plan for block in one for place in block)
        first = Counter(len(block) for block in plan[0]) if plan else Counter[int]()
        return Promise(len(plan), (min(games.values(), default=0), max(games.values(), default=0)), dict(first))

    def due(self, contest: Contest, now: int = 0) -> bool:
        """When nothing is being played."""
        return contest.phase == UNDER_WAY and not any(not one.over for one in contest.live) and not self.over(contest)

    def pair(self, contest: Contest, stream: Stream) -> Paired:
        """The next round of the plan; before the first it is drawn who stands where in it."""
        roster = roster_of(contest)
        if not roster:
            roster = [one.number for one in contest.entrants if one.status == IN]
            stream.shuffle(roster)
        number = contest.round + 1
        plan = rounds_of(len(roster), contest.terms.seats, contest.terms.twice)
        tables, byes = round_of(contest, roster, plan[number - 1], number, stream)
        return Paired(number, "", tuple(tables), tuple(byes), extra={**contest.extra, ROSTER: roster})

    def over(self, contest: Contest, now: int = 0) -> bool:
        """When the plan is played, or at most one is left to play it."""
        if any(not one.over for one in contest.live):
            return False
        left = sum(one.status == IN for one in contest.entrants)
        roster = roster_of(contest)
        planned = len(rounds_of(len(roster), contest.terms.seats, contest.terms.twice)) if roster else 1
        return left <= 1 or contest.round >= planned

    def ranking(self, contest: Contest) -> list[tuple[int, int]]:
        """By points a game."""
        taking = sorted(roster_of(contest)) or [one.number for one in contest.entrants if one.status == IN]
        return placed({one: shares(contest, one) for one in taking})


def check_planned(terms: Terms) -> None:
    """Refuse what no format of a plan can do.

    Raises:
        PairingError: entry after the start, several matches at once, or a table of one.
    """
    if not 2 <= terms.seats <= 6:
        raise PairingError("format-seats", seats=terms.seats)
    if terms.late_until:
        raise PairingError("format-planned-late")
    if terms.at_once > 1:
        raise PairingError("format-planned-at-once")


def sizes(terms: Terms) -> tuple[int, ...]:
    """How many may sit at a table (F2): as many as asked, and one fewer or more where that was agreed on."""
    if terms.odd == "smaller" and terms.seats > 2:
        return (terms.seats, terms.seats - 1)
    return (terms.seats, terms.seats + 1) if terms.odd == "larger" and terms.seats < 6 else (terms.seats,)


def roster_of(contest: Contest, key: str = ROSTER) -> list[int]:
    """Who stands where in the plan: entrants by place; empty before the first round."""
    return list(cast("list[int]", contest.extra.get(key, [])))


def rounds_of(people: int, seats: int, twice: bool = False) -> Sequence[Sequence[Block]]:
    """The whole plan: rounds of tables of places, from 0.

    Args:
        people: how many.
        seats: at a table. With fewer people than that all sit at one.
        twice: two at a table: once more with the seats the other way.
    """
    if people < 2:
        return ()
    if seats == 2:
        once = berger(people)
        return (*once, *(tuple((b, a) for a, b in one) for one in once)) if twice else once
    return ((tuple(range(people)),),) if people <= seats else design(people, seats)


def round_of(
    contest: Contest, roster: Sequence[int], plan: Sequence[Block], number: int, stream: Stream, stage: str = ""
) -> tuple[list[Table], list[Bye]]:
    """One round of a plan as it can be played now.

    Args:
        contest: who is there, and who sat where so far.
        roster: entrants by place of the plan.
        plan: tables of places.
        number: of the round.
        stream: settles seat orders that are equally fair.
        stage: of the tables.
    """
    here = {one for one in roster if contest.entrant(one).status == IN and number not in contest.entrant(one).away}
    allowed = (2,) if contest.terms.seats == 2 else sizes(contest.terms)
    tables: list[Table] = []
    byes: list[Bye] = []
    resting = set(roster)
    for block in plan:
        planned = [roster[place] for place in block]
        resting.difference_update(planned)
        people = [one for one in planned if one in here]
        if len(people) in allowed:
            order = tuple(people) if contest.terms.seats == 2 else seated(contest, people, stream)
            tables.append(Table(order, stage))
        else:
            byes.extend(Bye(number, one, BYE, stage) for one in people)
    byes.extend(Bye(number, one, NOT_PAIRED, stage) for one in roster if one in resting and one in here)
    asked = [one for one in roster if contest.entrant(one).status == IN and one not in here]
    byes.extend(Bye(number, one, BYE_ASKED, stage) for one in asked)
    return tables, byes


def seated(contest: Contest, people: Sequence[int], stream: Stream) -> tuple[int, ...]:
    """People of one table in the order of seats in which everybody sat least often (tournaments F3).

    The place of who really began counts as the first seat; equally fair orders are drawn.
    """
    sat = Counter[tuple[int, int]]()
    for one in contest.live:
        for index, who in enumerate(one.entrants):
            sat[who, (index - max(one.begins, 0)) % len(one.entrants)] += 1
    drawn = list(people)
    stream.shuffle(drawn)
    return min(permutations(drawn), key=lambda order: sum(sat[who, index] for index, who in enumerate(order)))


def shares(contest: Contest, number: int) -> float:
    """What somebody has of what could be had, 0..1: who was left behind at each table; byes as tables that were won."""
    had: list[float] = []
    for one in contest.live:
        if number in one.entrants and one.over:
            mine = one.outcomes[one.entrants.index(number)]
            others = [other for other in one.outcomes if other is not mine and other.kind != EXCUSED]
            if mine.kind != EXCUSED and others:
                beaten = sum((mine.place < other.place) + (mine.place == other.place) / 2 for other in others)
                had.append(beaten / len(others))
    had.extend(1.0 for one in contest.byes if one.entrant == number and one.kind in (BYE, AWARDED))
    return sum(had) / len(had) if had else 0.0


def placed(worth: Mapping[int, float]) -> list[tuple[int, int]]:
    """Places from 1, best first; equals share the best of theirs."""
    order = sorted(worth, key=lambda one: (-worth[one], one))
    ahead = Counter(worth.values())
    return [(1 + sum(count for value, count in ahead.items() if value > worth[one]), one) for one in order]
