"""Knockouts (tournaments F6): who does not go on is out, at once or the second time.

Who goes between two rounds is not paired any more: in single elimination and with two lives the next round is planned
from those who are there, in double elimination whoever was to be met has a bye. Nobody who was absent or sent off goes
on in single elimination; with a second life it is a loss like others. Should fewer be left than a table needs, the best
of those who went out last fill it up.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, cast

from bot.core.streams import Stream
from bot.pairing.brackets import AWAY, Contender, Course, course, deal, drawn, going_on, ordered
from bot.pairing.contest import BYE, Bye, Contest, Pairing, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Promise
from bot.pairing.planned import allowed_sizes, seat_orders, there

FINAL: Final = "final"
THIRD: Final = "third"
WINNERS: Final = "winners"
"""Stages: `winners:1`, `winners:2` ... of the bracket, its last table, the match for the third place."""
SENDS: Final = "sends"
STEP: Final = "step"
"""What is kept of the round that is played: how many of each of its tables go on; its number in the bracket."""

Worth = dict[int, tuple[float, ...]]
"""How far everybody came: less is better, equals share a place."""


class Elimination(ABC):
    """How people go out. Stateless, as formats are; the field of entries comes from whoever uses it."""

    @abstractmethod
    def ready(self, contest: Contest, field: Sequence[Contender]) -> bool:
        """Whether a match is left to be paired; asked when none is open."""

    @abstractmethod
    def following(self, contest: Contest, field: Sequence[Contender], stream: Stream) -> Paired:
        """The next matches.

        Args:
            contest: in which something is left to be paired.
            field: with whom it begins, best first.
            stream: settles what is equally fair.
        """

    @abstractmethod
    def worth(self, contest: Contest, field: Sequence[Contender]) -> Worth:
        """How far everybody of the field came."""

    @abstractmethod
    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Format.promise`."""


class Single(Elimination):
    """Who does not go on is out."""

    def ready(self, contest: Contest, field: Sequence[Contender]) -> bool:
        """As `Elimination.ready`: two parted on equal terms, or there is more than one and no final was played."""
        nodes = nodes_of(contest)
        if any(replays(contest, one) for one in nodes.values()):
            return True
        return (FINAL, 0) not in nodes and len(self.entries(contest, field)) > 1

    def following(self, contest: Contest, field: Sequence[Contender], stream: Stream) -> Paired:
        """As `Elimination.following`: the next round of the bracket, or once more whoever parted on equal terms."""
        number, step = contest.round + 1, step_of(contest)
        nodes = nodes_of(contest)
        if again := [one for one in nodes.values() if replays(contest, one)]:
            return Paired(number, "", tuple(replayed(one) for one in again))
        entries = self.entries(contest, field)
        plan = course_of(len(entries), contest.terms)
        last = len(plan.sizes) == 1 and not plan.byes
        stage = FINAL if last else f"{WINNERS}:{step + 1}"
        dealt = seat_orders(contest, deal(entries[plan.byes :], plan.sizes), stream)
        tables = [Table(people, stage, slot) for slot, people in enumerate(dealt)]
        if last and contest.terms.third:
            before = [one for one in nodes.values() if one.stage == f"{WINNERS}:{step}"]
            beaten = [ordered(contest, one)[-1] for one in before]
            if len(beaten) == 2 and all(there(contest, one) for one in beaten):
                tables.append(Table(seat_orders(contest, [beaten], stream)[0], THIRD))
        byes = tuple(Bye(number, one.number, BYE, stage) for one in entries[: plan.byes])
        return Paired(number, "", tuple(tables), byes, extra={STEP: step + 1, SENDS: list(plan.sends)})

    def entries(self, contest: Contest, field: Sequence[Contender]) -> list[Contender]:
        """Who plays the next round, best first: byes, winners by table, then the seconds from the other end, and so on.

        So the bracket stays as it was drawn: a winner has the place that the best of that table was drawn for.
        """
        step = step_of(contest)
        if not step:
            return [one for one in field if there(contest, one.number)]
        stage = f"{WINNERS}:{step}"
        tables = sorted((one for one in nodes_of(contest).values() if one.stage == stage), key=lambda one: one.slot)
        sends = cast("list[int]", contest.extra[SENDS])
        through = [going_on(contest, one, sends[one.slot]) for one in tables]
        found = [Contender(one.entrant) for one in contest.byes if one.stage == stage]
        for place in range(max(sends)):
            row = [Contender(one[place], str(at)) for at, one in enumerate(through) if len(one) > place]
            found += row if place % 2 == 0 else row[::-1]
        found = [one for one in found if there(contest, one.number)]
        return filled(contest, found, tables)

    def worth(self, contest: Contest, field: Sequence[Contender]) -> Worth:
        """As `Elimination.worth`: the last round reached; of those who lost there, the order at the table."""
        worth: Worth = {one.number: (0.0, 0.0, 0.0) for one in field}
        nodes = nodes_of(contest)
        for bye in contest.byes:
            if bye.stage.startswith(WINNERS):
                worth[bye.entrant] = min(worth[bye.entrant], (-depth(bye.stage), 0.0, 0.0))
        for one in nodes.values():
            if one.stage == THIRD or not one.stage.startswith((WINNERS, FINAL)):
                continue
            on = self._on(contest, one)
            order = ordered(contest, one) if one.over else list(one.entrants)
            for place, number in enumerate(order):
                lost = (1.0, float(place)) if number not in on else (0.0, 0.0)
                worth[number] = min(worth.get(number, (0.0,)), (-depth(one.stage), *lost))
        if (third := nodes.get((THIRD, 0))) is not None and third.over:
            for place, number in enumerate(ordered(contest, third)):
                worth[number] = (*worth[number][:2], place / 2)
        return worth

    def _on(self, contest: Contest, one: Pairing) -> Sequence[int]:
        """Who of a match is not out: all while it is played; of the final nobody is asked any more."""
        if not one.over:
            return one.entrants
        if one.stage == FINAL:
            return ()
        later = {number for other in contest.live if other.round > one.round for number in other.entrants}
        later |= {bye.entrant for bye in contest.byes if bye.round > one.round}
        now = one.stage == f"{WINNERS}:{step_of(contest)}"
        through = going_on(contest, one, cast("list[int]", contest.extra[SENDS])[one.slot]) if now else ()
        return [number for number in one.entrants if number in later or number in through]

    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Elimination.promise`: who has a bye may play one game fewer."""
        rounds, left = 0, people
        first: dict[int, int] = {}
        while left > 1:
            plan = course_of(left, terms)
            first = first or {size: plan.sizes.count(size) for size in plan.sizes}
            rounds += 1
            left = plan.through
        return Promise(rounds, (min(1, rounds), rounds), first)


def nodes_of(contest: Contest) -> Mapping[tuple[str, int], Pairing]:
    """The match that counts at each place of the bracket, the last if it was played twice."""
    return {(one.stage, one.slot): one for one in contest.live if not one.stage.startswith("group")}


def replays(contest: Contest, one: Pairing) -> bool:
    """Whether two are to play once more: on equal terms the first time (F6); the second time the seed decides."""
    return drawn(one) and sum((two.stage, two.slot) == (one.stage, one.slot) for two in contest.live) == 1


def replayed(one: Pairing) -> Table:
    """The match once more, with the seats the other way."""
    return Table(one.entrants[::-1], one.stage, one.slot)


def step_of(contest: Contest) -> int:
    """The round of the bracket that was paired last; 0 before the first."""
    return cast("int", contest.extra.get(STEP, 0))


def depth(stage: str) -> float:
    """How far in the bracket a stage stands."""
    return float(stage.partition(":")[2] or "inf")


def course_of(people: int, terms: Terms) -> Course:
    """The next round for so many; fewer than a table takes sit at it all the same."""
    return course(people, terms) if people > max(allowed_sizes(terms)) else Course((people,), (1,))


def filled(contest: Contest, found: list[Contender], tables: Sequence[Pairing]) -> list[Contender]:
    """Those who go on, with the best of those who went out last where a table would lack people.

    Where not even they suffice nobody is left but the best of those who go on: nothing can be played any more.
    """
    least = min(allowed_sizes(contest.terms))
    if not 1 < len(found) < least:
        return found
    have = {one.number for one in found}
    lost = [
        (place, -contest.entrant(number).seed, number)
        for one in tables
        for place, number in enumerate(ordered(contest, one))
        if number not in have and there(contest, number) and one.outcomes[one.entrants.index(number)].kind not in AWAY
    ]
    more = [*found, *(Contender(number) for _, _, number in sorted(lost))][:least]
    return more if len(more) == least else found[:1]
