"""Everybody meets everybody (tournaments F5): planned whole before the first round, played round by round.

Who dropped out or was disqualified is left out of every table that is still to come. A table that keeps a size the
terms allow is played by the others; else each of them has a bye there, with the points of a win, because it is not
their doing. Rests that the plan itself holds (an odd number of people, tables that do not take everybody) are no byes:
they count nothing. Where the plan gives some a game more than others, standings go by points for each planned game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import BYE, DISQUALIFIED, IN, NOT_PAIRED, Bye, Contest, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.designs import LARGEST, Block, berger, design
from bot.pairing.formats import PairingError, Promise
from bot.pairing.planned import ROSTER, PlannedFormat, allowed_sizes, roster_of, seat_orders, there
from bot.pairing.standings import StandingRow


class Robin(PlannedFormat):
    """Berger tables for two at a table, coverings for more (tournaments F5)."""

    key: ClassVar[str] = "robin"

    def check(self, terms: Terms, people: int) -> None:
        """As `Format.check`: no more than the known designs hold."""
        super().check(terms, people)
        if terms.seats == 2:
            return
        if terms.twice:
            raise PairingError("format-twice-two")
        if people > LARGEST:
            raise PairingError("format-robin-large", people=people, most=LARGEST)

    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Format.promise`."""
        plan = rounds_of(people, terms.seats, terms.twice)
        games = planned_games(people, terms)
        first = Counter(len(block) for block in plan[0]) if plan else Counter[int]()
        return Promise(len(plan), (min(games, default=0), max(games, default=0)), dict(first))

    def ready(self, contest: Contest) -> bool:
        """As `PlannedFormat.ready`: until the plan is played, or at most one is left to play it."""
        if sum(one.status == IN for one in contest.entrants) <= 1:
            return False
        roster = roster_of(contest)
        return not roster or contest.round < len(rounds_of(len(roster), contest.terms.seats, contest.terms.twice))

    def following(self, contest: Contest, stream: Stream) -> Paired:
        """As `PlannedFormat.following`; before the first round it is drawn who stands where in the plan."""
        roster = roster_of(contest)
        if not roster:
            roster = [one.number for one in contest.entrants if one.status == IN]
            stream.shuffle(roster)
        number = contest.round + 1
        plan = rounds_of(len(roster), contest.terms.seats, contest.terms.twice)
        tables, byes = round_of(contest, roster, plan[number - 1], number, stream)
        return Paired(number, "", tuple(tables), tuple(byes), extra={ROSTER: roster})

    def ranking(self, contest: Contest) -> list[tuple[int, int]]:
        """As `Format.ranking`: by points for each planned game."""
        roster = roster_of(contest)
        games = dict(zip(roster, planned_games(len(roster), contest.terms)))
        return ranked_by_plan(contest, self.rows(contest), games)


def planned_games(people: int, terms: Terms) -> list[int]:
    """How many games the plan has for each place."""
    count = Counter(place for one in rounds_of(people, terms.seats, terms.twice) for block in one for place in block)
    return [count[place] for place in range(people)]


def ranked_by_plan(contest: Contest, rows: Sequence[StandingRow], games: Mapping[int, int]) -> list[tuple[int, int]]:
    """Places by points for each planned game; equals in the order of their rows.

    Args:
        contest: who was sent off comes last.
        rows: of those who are placed.
        games: planned for each; who is not there counts as having one.
    """

    def worth(one: StandingRow) -> tuple[bool, float, int]:
        away = contest.entrant(one.entrant).status == DISQUALIFIED
        return away, -one.points / (games.get(one.entrant) or 1), one.place

    order = sorted(rows, key=lambda one: (worth(one), one.entrant))
    keys = [worth(one) for one in order]
    return [(keys.index(key) + 1, one.entrant) for key, one in zip(keys, order)]


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
    here = {one for one in roster if there(contest, one)}
    tables: list[Table] = []
    byes: list[Bye] = []
    resting = set(roster)
    for slot, block in enumerate(plan):
        planned = [roster[place] for place in block]
        resting.difference_update(planned)
        people = [one for one in planned if one in here]
        if len(people) in allowed_sizes(contest.terms):
            tables.append(Table(tuple(people), stage, slot))
        else:
            byes.extend(Bye(number, one, BYE, stage) for one in people)
    byes.extend(Bye(number, one, NOT_PAIRED, stage) for one in roster if one in resting and one in here)
    if contest.terms.seats > 2:
        orders = seat_orders(contest, [one.entrants for one in tables], stream)
        tables = [replace(one, entrants=order) for one, order in zip(tables, orders)]
    return tables, byes
