"""The format `groups` (tournaments F6): groups by robin or Swiss, then a knockout of the best of each.

Groups are dealt in a snake by seed, so that they are equally strong. When they are played, the first of each group come
before the second of each, and so on, each row by points for a planned game; two from one group do not meet again in the
first round of the knockout. Who goes is replaced by the next of the group until then.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import ClassVar, Final, cast

from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.brackets import Contender, deal
from bot.pairing.contest import BYE, DISQUALIFIED, IN, Bye, Contest, Pairing, PairingError, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Promise
from bot.pairing.knockout import check_knockout, placed, seeded, way_of
from bot.pairing.planned import PlannedFormat, allowed_sizes, there
from bot.pairing.robin import Robin, planned_games, round_of, rounds_of
from bot.pairing.search import NO_TABLE, pair_round
from bot.pairing.seekers import seekers
from bot.pairing.standings import StandingRow, ranked
from bot.pairing.swiss import Swiss
from bot.pairing.ways import Worth

GROUP: Final = "group"
"""Stages of the groups: `group:0`, `group:1` ...; those of the knockout are its own."""
GROUPS: Final = "groups"
FIELD: Final = "field"
FINISHED: Final = "finished"
"""What is kept: numbers of each group; who came into the knockout, of which group; where everybody ended in the groups
(number, place, what was made of a planned game)."""


class Groups(PlannedFormat):
    """Groups, then a knockout."""

    key: ClassVar[str] = "groups"

    def check(self, terms: Terms, people: int) -> None:
        """As `Format.check`."""
        super().check(terms, people)
        if terms.inner not in ("robin", "swiss"):
            raise PairingError("pairing-bad-terms")
        check_knockout(_after(terms))
        if people < 2:
            return
        sizes = group_sizes(people, terms)
        if min(sizes) < max(min(allowed_sizes(terms)), terms.advance + 1) or len(sizes) * terms.advance < min(
            allowed_sizes(terms)
        ):
            raise PairingError("format-groups-few", people=people, groups=len(sizes), advance=terms.advance)
        if terms.inner == "robin":
            for size in set(sizes):
                Robin().check(replace(terms, advance=1), size)

    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Format.promise`."""
        if people < 2:
            return Promise(0, (0, 0), {})
        sizes = group_sizes(people, terms)
        after = way_of(_after(terms)).promise(_after(terms), len(sizes) * terms.advance)
        inner = [self._inner(terms, size) for size in sizes]
        tables = sum((Counter(one.tables) for one in inner), Counter[int]())
        most = max(one.games[1] for one in inner) + after.games[1]
        rounds = max(one.rounds for one in inner) + after.rounds
        return Promise(rounds, (min(one.games[0] for one in inner), most), dict(tables))

    def elimination(self, contest: Contest) -> bool:
        """As `Format.elimination`: once the knockout has begun."""
        return FIELD in contest.extra

    def settable(self, contest: Contest, match: Pairing) -> bool:
        """As `Format.settable`: of the groups until the knockout begins, then while no later round stands on it."""
        return FIELD not in contest.extra or match.round == contest.round

    def ready(self, contest: Contest) -> bool:
        """As `PlannedFormat.ready`."""
        if sum(one.status == IN for one in contest.entrants) <= 1 and FIELD not in contest.extra:
            return False
        if contest.round < self._rounds(contest):
            return True
        return way_of(contest.terms).ready(knockout_of(contest), self.field(contest))

    def following(self, contest: Contest, stream: Stream) -> Paired:
        """As `PlannedFormat.following`."""
        if contest.round < self._rounds(contest):
            return self._group_round(contest, stream)
        field = self.field(contest)
        made = way_of(contest.terms).following(knockout_of(contest), field, stream)
        kept = {FIELD: [[one.number, one.origin] for one in field], FINISHED: self.finished(contest)}
        return Paired(made.round, "", made.tables, made.byes, extra={**made.extra, **kept})

    def field(self, contest: Contest) -> list[Contender]:
        """Who plays the knockout, best first; as it would be now, until it begins."""
        if FIELD in contest.extra:
            return [Contender(number, origin) for number, origin in cast("list[tuple[int, str]]", contest.extra[FIELD])]
        found: list[tuple[int, float, Contender]] = []
        value = {number: worth for number, _, worth in self.finished(contest)}
        for at, members in enumerate(self._placed(contest)):
            here = [number for number in members if there(contest, number)][: contest.terms.advance]
            found += [(place, value[one], Contender(one, f"{GROUP}:{at}")) for place, one in enumerate(here)]
        found.sort(key=lambda one: (one[0], -one[1], -contest.entrant(one[2].number).seed, one[2].number))
        return [one for _, _, one in found]

    def finished(self, contest: Contest) -> list[tuple[int, int, float]]:
        """Where everybody is in the groups: number, place from 1, points for a planned game."""
        if FINISHED in contest.extra:
            return [(one[0], one[1], one[2]) for one in cast("list[tuple[int, int, float]]", contest.extra[FINISHED])]
        points = {row.entrant: row.points for row in ranked(contest)}
        found: list[tuple[int, int, float]] = []
        for members in self._placed(contest):
            games = self._games(contest, members)
            found += [(one, place, points[one] / games[one]) for place, one in enumerate(members, 1)]
        return found

    def ranking(self, contest: Contest) -> list[tuple[int, int]]:
        """As `Format.ranking`: the knockout, then places in the groups."""
        worth: Worth = {number: (1.0, float(place), -value) for number, place, value in self.finished(contest)}
        if FIELD in contest.extra:
            worth |= way_of(contest.terms).worth(knockout_of(contest), self.field(contest))
        over = self.over(contest)
        if over and FIELD not in contest.extra:  # nobody is left to play a knockout against
            worth |= {number: (0.0,) for number in worth if there(contest, number)}
        return placed(contest, worth, over)

    def _rounds(self, contest: Contest) -> int:
        """Rounds of the groups."""
        return max((self._inner(contest.terms, len(one)).rounds for one in groups_of(contest)), default=0)

    def _inner(self, terms: Terms, people: int) -> Promise:
        """What is played in a group of so many."""
        return Robin().promise(terms, people) if terms.inner == "robin" else Swiss().promise(terms, people)

    def _group_round(self, contest: Contest, stream: Stream) -> Paired:
        """The next round of all groups; before the first it is drawn who stands where in them."""
        number, groups = contest.round + 1, groups_of(contest)
        if number == 1:
            for members in groups:
                stream.shuffle(members)
        tables: list[Table] = []
        byes: list[Bye] = []
        for at, members in enumerate(groups):
            one = self._round_of(contest, members, number, stream, f"{GROUP}:{at}")
            tables += one[0]
            byes += one[1]
        return Paired(number, "", tuple(tables), tuple(byes), extra={GROUPS: groups})

    def _round_of(
        self, contest: Contest, members: Sequence[int], number: int, stream: Stream, stage: str
    ) -> tuple[list[Table], list[Bye]]:
        terms = contest.terms
        if terms.inner == "robin" or number > self._inner(terms, len(members)).rounds:
            plan = rounds_of(len(members), terms.seats, terms.twice)
            now = plan[number - 1] if terms.inner == "robin" and number <= len(plan) else ()
            return round_of(contest, members, now, number, stream, stage)
        here = [one for one in members if there(contest, one)]
        points = {row.entrant: row.points for row in ranked(contest, members)}
        other = next((size for size in allowed_sizes(terms) if size != terms.seats), NO_TABLE)
        found = pair_round(seekers(contest, points, here), terms.seats, stream, other=other)
        tables = [Table(people, stage, slot) for slot, people in enumerate(found.tables)]
        return tables, [Bye(number, one, BYE, stage) for one in found.byes]

    def _placed(self, contest: Contest) -> list[list[int]]:
        """Each group, best first; equals by seed."""
        found: list[list[int]] = []
        for members in groups_of(contest):
            games = self._games(contest, members)
            rows = ranked(contest, members)

            def worth(row: StandingRow, games: dict[int, int] = games) -> tuple[bool, float, int, float, int]:
                one = contest.entrant(row.entrant)
                return one.status == DISQUALIFIED, -row.points / games[one.number], row.place, -one.seed, one.number

            found.append([row.entrant for row in sorted(rows, key=worth)])
        return found

    def _games(self, contest: Contest, members: Sequence[int]) -> dict[int, int]:
        """PlannedFormat games of everybody in a group, at least one."""
        if contest.terms.inner == "swiss":
            return dict.fromkeys(members, max(1, self._inner(contest.terms, len(members)).rounds))
        return {one: max(1, games) for one, games in zip(members, planned_games(len(members), contest.terms))}


def group_sizes(people: int, terms: Terms) -> tuple[int, ...]:
    """How many are in each group: as asked, else so that all tables of a group can be full in every round.

    Args:
        people: who take part.
        terms: `groups`, `seats` and `advance`.
    """
    count = terms.groups or max(2, -(-terms.seats // terms.advance), people // terms.seats**2)
    least, more = divmod(people, count)
    return tuple(least + (at >= count - more) for at in range(count))


def _after(terms: Terms) -> Terms:
    """The terms of the knockout: of a table no more than half go on."""
    return replace(terms, advance=max(1, min(terms.advance, terms.seats // 2)))


def knockout_of(contest: Contest) -> Contest:
    """The contest under the terms of its knockout."""
    return replace(contest, terms=_after(contest.terms))


def groups_of(contest: Contest) -> list[list[int]]:
    """Who is in which group; before the first round, as they will be dealt."""
    if GROUPS in contest.extra:
        return [list(one) for one in cast("list[list[int]]", contest.extra[GROUPS])]
    field = seeded(contest)
    return deal(field, group_sizes(len(field), contest.terms)) if len(field) > 1 else [[one.number for one in field]]
