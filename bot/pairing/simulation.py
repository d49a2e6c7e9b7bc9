"""A tournament of people who are not there: what a format does, before anybody is asked to play in it.

Everybody has a strength, drawn from a normal distribution of spread 1. In a match each performs as strength and luck
say, luck of the same spread; the order of the table is that of performances. A match lasts `MATCH_DAYS` in the median,
two thirds of them between 0.6 and 1.65 of that. Rounds, byes and tables are made by the formats themselves, draws come
from a real chain of links (`bot.pairing.draws`), and every step is a deed of a journal.

With trouble, people do not show up, come late, drop out, come back, sit rounds out and walk away from their tables;
matches are made again and the whole is paused.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterable
from heapq import heappop, heappush
from typing import Final

from msgspec import Struct, field
from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.apply import apply, fold
from bot.pairing.contest import ABSENT, DROPPED, FORFEITED, IN, PLACE, Contest, Entrant, Pairing, SeatResult, Terms
from bot.pairing.deeds import (
    Agreed,
    AnyDeed,
    Begun,
    CheckedIn,
    Closed,
    Ended,
    Held,
    Left,
    Opened,
    Paired,
    Queued,
    Remade,
    Returned,
    SatOut,
    SignedUp,
    Started,
)
from bot.pairing.draws import anchor, link, moment_stream, pause_stream
from bot.pairing.formats import Format
from bot.pairing.pools import DAY, HOUR
from bot.pairing.registry import format_of

MATCH_DAYS: Final = 5.0
SPREAD_OF_LENGTHS: Final = 0.5
"""Of the logarithm of a match's days."""
VOLUNTEERS: Final = 0.1
"""How many of those who have all games of a `flow` wait on for the others' sake."""
REST: Final = 2 * DAY
"""Within that somebody in a `season` joins the queue again after a match."""
LINKS: Final = 256
_FINE: Final = 1 << 53

END: Final = "end"
QUEUE: Final = "queue"
RESUME: Final = "resume"


class Simulated(Struct):
    """A tournament that was played to its end.

    Args:
        contest: as it ended.
        journal: all its deeds.
        strengths: of everybody, by number.
        days: from the start to the end of the last match.
        seconds: spent in pairing, all rounds together.
        spreads: of each table that was made after the first moment of pairing: the points between its first and its
            last person; in pools points a game.
    """

    contest: Contest
    journal: list[AnyDeed]
    strengths: dict[int, float]
    days: float = 0.0
    seconds: float = 0.0
    spreads: list[float] = field(default_factory=list[float])


def simulate(
    terms: Terms,
    people: int,
    stream: Stream,
    clock: Callable[[], float],
    *,
    known: bool = False,
    trouble: float = 0.0,
    match_days: float = MATCH_DAYS,
    format_: Format | None = None,
    seen: Callable[[Contest, AnyDeed], None] | None = None,
) -> Simulated:
    """Play a tournament from its sign-up to its end.

    Args:
        terms: what was agreed on.
        people: who sign up, at least one.
        stream: of everything that is left to chance; the same gives the same tournament.
        clock: seconds, for the time pairing takes.
        known: whether strengths are known before, as seeds.
        trouble: how likely each of the things above is wherever it can happen, 0..1.
        match_days: median of a match.
        format_: pairs in place of the terms' own.
        seen: gets the contest after each deed.

    Raises:
        PairingError: the terms do not go with each other or with that many people.
    """
    return _Play(terms, stream, clock, known, trouble, match_days, format_, seen).run(people)


class _Play:
    """A tournament under way in simulated time, in seconds."""

    def __init__(
        self,
        terms: Terms,
        stream: Stream,
        clock: Callable[[], float],
        known: bool,
        trouble: float,
        match_days: float,
        format_: Format | None,
        seen: Callable[[Contest, AnyDeed], None] | None,
    ) -> None:
        self.stream = stream
        self.clock = clock
        self.known = known
        self.trouble = trouble
        self.match_days = match_days
        self.seen = seen
        self.secret = stream.seed_bytes()
        self.format = format_ or format_of(terms.format)
        self.now = 0
        self.links: list[str] = []
        self.events: list[tuple[int, int, str, int]] = []
        self.moment = 0
        agreed = Agreed(terms, anchor(self.secret))
        self.made = Simulated(fold([agreed]), [agreed], {})

    @property
    def contest(self) -> Contest:
        return self.made.contest

    def run(self, people: int) -> Simulated:
        """All of it."""
        self.gather(people)
        while not self.format.over(self.contest, self.now):
            if (
                self.contest.phase == "under-way"
                and self.now >= self.moment
                and self.format.due(self.contest, self.now)
            ):
                self.pair()
            elif not self.go_on():
                raise RuntimeError("nothing is due, nobody plays, and it is not over")
        if self.contest.phase == "held":
            self.do(Held(False))
        self.do(Closed(at=self.now))
        self.made.days = self.now / DAY
        return self.made

    def go_on(self) -> bool:
        """The next thing that happens; False if nothing ever will."""
        waits = self.format.pools and (not self.events or self.events[0][0] > self.moment)
        if waits and self.contest.phase == "under-way":
            self.now = max(self.now, self.moment)
            if not self.format.due(self.contest, self.now):
                self.next_moment()
            return True
        if not self.events:
            return False
        self.now, _, kind, number = heappop(self.events)
        if kind == END:
            self.end(self.contest.pairings[number - 1])
        elif kind == RESUME:
            self.do(Held(False))
        elif self.contest.entrant(number).status == IN:
            self.do(Queued(number, at=self.now))
        return True

    def do(self, deed: AnyDeed) -> None:
        """One deed."""
        self.made.contest = apply(self.contest, deed)
        self.made.journal.append(deed)
        if self.seen is not None:
            self.seen(self.contest, deed)

    def at(self, seconds: float, kind: str, number: int = 0) -> None:
        heappush(self.events, (self.now + max(1, round(seconds)), len(self.made.journal), kind, number))

    def chance(self, likely: float) -> bool:
        return self.stream.below(_FINE) < likely * _FINE

    def normal(self) -> float:
        """A number from the normal distribution of mean 0 and spread 1."""
        radius = math.sqrt(-2 * math.log(1 - self.stream.below(_FINE) / _FINE))
        return radius * math.cos(2 * math.pi * self.stream.below(_FINE) / _FINE)

    def sign_up(self, entered: int = 1) -> None:
        number = len(self.contest.entrants) + 1
        strength = self.normal()
        self.made.strengths[number] = strength
        seed = 1500 + 200 * strength if self.known else 0.0
        self.do(SignedUp(Entrant(number, seed, entered=entered), self.stream.seed_bytes().hex(), at=self.now))

    def gather(self, people: int) -> None:
        """Sign-up, check-in where there is trouble, start."""
        for _ in range(people):
            self.sign_up()
        if self.trouble:
            self.do(Opened())
            for one in self.contest.entrants:
                if one.number == 1 or not self.chance(self.trouble):
                    self.do(CheckedIn(one.number))
        self.do(Started(at=self.now))
        if self.format.key == "season":
            for one in self.contest.entrants:
                self.at(self.stream.below(REST), QUEUE, one.number)
            self.moment = 1

    def next_moment(self) -> None:
        """When the pool is looked at again."""
        drawn = pause_stream(self.secret, len(self.contest.links) + 1, self.now)
        self.moment = self.now + self.format.pause(self.contest, drawn)

    def link(self, moment: int) -> str:
        """A link of the chain; hashed from further up once for many, as each is made of the next."""
        while len(self.links) < moment:
            last = len(self.links) + LINKS
            more = [link(self.secret, last)]
            while len(more) < LINKS:
                more.append(hashlib.sha256(bytes.fromhex(more[-1])).hexdigest())
            self.links += reversed(more)
        return self.links[moment - 1]

    def pair(self) -> None:
        """One moment of pairing."""
        if not self.format.again(self.contest):
            self.before_a_round()
            if not self.format.due(self.contest, self.now):
                return
        again = self.format.again(self.contest)
        opened = self.contest.links[-1] if again else self.link(len(self.contest.links) + 1)
        began = self.clock()
        deed = self.format.pair(self.contest, moment_stream(self.contest, opened))
        self.made.seconds += self.clock() - began
        if self.contest.round:
            self.spread(deed)
        before = len(self.contest.pairings)
        self.do(_dated(deed, opened, self.now))
        made = self.contest.pairings[before:]
        if self.trouble and made and not again and self.chance(self.trouble):
            for one in made:
                self.do(Remade(one.no))
            self.moment = self.now
            return
        for one in made:
            days = self.match_days * math.exp(SPREAD_OF_LENGTHS * self.normal())
            self.at(days * DAY, END, one.no)
        if self.format.pools:
            self.next_moment()

    def spread(self, deed: Paired) -> None:
        """Notes how far apart those at each table are."""
        rows = {row.entrant: row for row in self.format.rows(self.contest)}
        for table in deed.tables:
            points = [
                (rows[one].values["per_game"] if self.format.pools else rows[one].points)
                for one in table.entrants
                if one in rows
            ]
            self.made.spreads.append(max(points) - min(points))

    def before_a_round(self) -> None:
        """People come late, come back, drop out, sit the round out; the whole is paused."""
        if not self.trouble:
            return
        following = self.contest.round + 1
        if self.format.admits(self.contest) and self.chance(self.trouble):
            self.sign_up(following)
            if self.format.key == "season":
                self.at(HOUR, QUEUE, len(self.contest.entrants))
        for one in list(self.contest.entrants):
            if one.status in (DROPPED, ABSENT) and self.format.returns and self.chance(self.trouble):
                if one.status == DROPPED or self.format.admits(self.contest):
                    self.do(Returned(one.number, following, at=self.now))
            elif one.status == IN and self.contest.round and self.leaves(one.number):
                self.do(Left(one.number, at=self.now))
            elif one.status == IN and self.format.rests and self.chance(self.trouble):
                self.do(SatOut(one.number, following))

    def leaves(self, number: int) -> bool:
        """Whether somebody drops out now; two always stay."""
        return self.chance(self.trouble / 4) and sum(one.status == IN for one in self.contest.entrants) > 2

    def end(self, one: Pairing) -> None:
        """A match is over."""
        if one.void:
            return
        if self.trouble and self.contest.phase == "under-way" and self.chance(self.trouble / 10):
            self.do(Held())
            self.at(DAY, RESUME)
        walked = {
            number
            for number in one.entrants
            if self.contest.entrant(number).status != IN or (self.trouble and self.chance(self.trouble / 4))
        }
        deeds = (Begun(one.no, 0, not walked), Ended(one.no, self.outcomes(one.entrants, walked), at=self.now))
        for deed in deeds:
            self.do(deed)
        for number in one.entrants:
            if self.contest.entrant(number).status != IN:
                continue
            if self.format.key == "season":
                self.at(self.stream.below(REST), QUEUE, number)
            elif self.format.pools and not self.contest.entrant(number).waiting and self.chance(VOLUNTEERS):
                self.do(Queued(number, at=self.now))

    def outcomes(self, entrants: Iterable[int], walked: Iterable[int]) -> tuple[SeatResult, ...]:
        """How a match ends: by strength and luck; who walked away is last."""
        numbers = list(entrants)
        gone = set(walked)
        performed = {number: self.made.strengths[number] + self.normal() for number in numbers}
        order = sorted(numbers, key=lambda number: (number in gone, -performed[number]))
        total = sum(math.exp(value) for value in performed.values())
        return tuple(
            SeatResult(
                FORFEITED if number in gone else PLACE,
                order.index(number) + 1,
                share=round(math.exp(performed[number]) / total, 6),
                tops=number not in gone,
            )
            for number in numbers
        )


def _dated(deed: Paired, opened: str, now: int) -> Paired:
    return replace(deed, link=opened, at=now)
