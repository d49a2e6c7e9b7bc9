"""Two lives, for more than two at a table (tournaments F6): who does not go on loses one, who has none left is out.

Tables form within equal lives, without meeting the same people again where that can be helped. When all who are left
fit one table it is the final, whatever lives they have, and its places decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from bot.core.streams import Stream
from bot.pairing.brackets import Contender, going_on, ordered, sent
from bot.pairing.contest import BYE, Bye, Contest, Pairing, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Promise
from bot.pairing.planned import allowed_sizes, seat_orders, there
from bot.pairing.search import NO_TABLE, pair_round, sizes
from bot.pairing.seekers import seekers
from bot.pairing.ways import FINAL, STEP, Elimination, Worth, filled, nodes_of, step_of

LIVES: Final = 2
ROUND: Final = "lives"
"""Stages: `lives:1`, `lives:2` ..., `final`."""


class Lives(Elimination):
    """Who has lost both lives is out."""

    def ready(self, contest: Contest, field: Sequence[Contender]) -> bool:
        """As `Elimination.ready`."""
        return (FINAL, 0) not in nodes_of(contest) and len(self.entries(contest, field)) > 1

    def following(self, contest: Contest, field: Sequence[Contender], stream: Stream) -> Paired:
        """As `Elimination.following`."""
        number, step = contest.round + 1, step_of(contest) + 1
        here = [one.number for one in self.entries(contest, field)]
        if len(here) <= max(allowed_sizes(contest.terms)):
            (final,) = seat_orders(contest, [here], stream)
            return Paired(number, "", (Table(final, FINAL),), extra={STEP: step})
        lives = {one: float(left) for one, left in lives_of(contest, field).items()}
        found = pair_round(seekers(contest, lives, here), contest.terms.seats, stream, other=_other(contest.terms))
        stage = f"{ROUND}:{step}"
        tables = tuple(Table(people, stage, slot) for slot, people in enumerate(found.tables))
        return Paired(number, "", tables, tuple(Bye(number, one, BYE, stage) for one in found.byes), extra={STEP: step})

    def entries(self, contest: Contest, field: Sequence[Contender]) -> list[Contender]:
        """Who is left, more lives first; too few for a table are filled up with the best who went out last."""
        lives = lives_of(contest, field)
        left = [one for one in field if lives[one.number] and there(contest, one.number)]
        tables = [one for one in nodes_of(contest).values() if one.stage == f"{ROUND}:{step_of(contest)}"]
        return filled(contest, sorted(left, key=lambda one: -lives[one.number]), tables)

    def worth(self, contest: Contest, field: Sequence[Contender]) -> Worth:
        """As `Elimination.worth`: the final; then lives; then how late somebody went out, and how at that table."""
        lives = lives_of(contest, field)
        worth: Worth = {one.number: (0.0, -float(lives[one.number]), 0.0, 0.0) for one in field}
        for one in _rounds(contest):
            for place, number in enumerate(ordered(contest, one)):
                if not lives[number] or not there(contest, number):
                    worth[number] = (0.0, 0.0, -float(one.round), float(place))
        if (final := nodes_of(contest).get((FINAL, 0))) is not None:
            order = ordered(contest, final) if final.over else list(final.entrants)
            for place, number in enumerate(order):
                worth[number] = (-1.0, 0.0, 0.0, float(place) if final.over else 0.0)
        return worth

    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Elimination.promise`: as many rounds as it takes if lives are lost as slowly as can be."""
        if people < 2:
            return Promise(0, (0, 0), {})
        lives, rounds, most = LIVES * people, 1, max(allowed_sizes(terms))
        while lives > most:
            fewest = max(ceil(lives / LIVES), most + 1)
            lives -= min(_lost(left, terms) for left in range(fewest, max(fewest, min(lives, people)) + 1))
            rounds += 1
        if people <= most:
            return Promise(1, (1, 1), {people: 1})
        full, odd, _ = sizes(people, terms.seats, _other(terms))
        tables = {size: count for size, count in ((terms.seats, full), (_other(terms), odd)) if count}
        return Promise(rounds, (1, rounds), tables)


def lives_of(contest: Contest, field: Sequence[Contender]) -> dict[int, int]:
    """How many lives everybody of the field has left."""
    lives = {one.number: LIVES for one in field}
    for one in _rounds(contest):
        on = going_on(contest, one, sent(contest.terms))
        for number in one.entrants:
            if number not in on and lives[number]:
                lives[number] -= 1
    return lives


def _rounds(contest: Contest) -> list[Pairing]:
    return [one for one in contest.live if one.over and one.stage.startswith(f"{ROUND}:")]


def _other(terms: Terms) -> int:
    return next((size for size in allowed_sizes(terms) if size != terms.seats), NO_TABLE)


def _lost(people: int, terms: Terms) -> int:
    """Lives that are lost in a round of so many."""
    full, odd, _ = sizes(people, terms.seats, _other(terms))
    return full * (terms.seats - sent(terms)) + odd * (_other(terms) - sent(terms))
