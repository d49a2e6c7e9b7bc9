"""The format `knockout` (tournaments F6): who does not go on is out, at once or the second time.

Who goes between two rounds is not paired any more: in single elimination and with two lives the next round is planned
from those who are there, in double elimination whoever was to be met has a bye. Nobody who was absent or sent off goes
on in single elimination; with a second life it is a loss like others.
"""

from __future__ import annotations

from typing import ClassVar

from bot.core.streams import Stream
from bot.pairing.brackets import Contender, course
from bot.pairing.contest import DISQUALIFIED, NEVER, Contest, Pairing, PairingError, Terms
from bot.pairing.deeds import Paired
from bot.pairing.doubles import Double
from bot.pairing.formats import Promise
from bot.pairing.lives import Lives
from bot.pairing.planned import ROSTER, PlannedFormat, allowed_sizes, roster_of, there
from bot.pairing.ways import Elimination, Single, Worth


class Knockout(PlannedFormat):
    """The format `knockout`: single or double elimination, with more than two at a table two lives."""

    key: ClassVar[str] = "knockout"

    def check(self, terms: Terms, people: int) -> None:
        """As `Format.check`."""
        super().check(terms, people)
        check_knockout(terms)

    def promise(self, terms: Terms, people: int) -> Promise:
        """As `Format.promise`."""
        return way_of(terms).promise(terms, people)

    def elimination(self, contest: Contest) -> bool:
        """As `Format.elimination`."""
        return True

    def settable(self, contest: Contest, match: Pairing) -> bool:
        """As `Format.settable`: while no later round stands on it."""
        return match.round == contest.round

    def ready(self, contest: Contest) -> bool:
        """As `PlannedFormat.ready`."""
        return way_of(contest.terms).ready(contest, seeded(contest))

    def following(self, contest: Contest, stream: Stream) -> Paired:
        """As `PlannedFormat.following`; among equal seeds the first round draws."""
        field = seeded(contest)
        if not roster_of(contest):
            stream.shuffle(field)
            field.sort(key=lambda one: -contest.entrant(one.number).seed)
        made = way_of(contest.terms).following(contest, field, stream)
        roster = [one.number for one in field]
        return Paired(made.round, "", made.tables, made.byes, extra={**made.extra, ROSTER: roster})

    def ranking(self, contest: Contest) -> list[tuple[int, int]]:
        """As `Format.ranking`."""
        field = seeded(contest)
        return placed(contest, way_of(contest.terms).worth(contest, field), self.over(contest))


def check_knockout(terms: Terms) -> None:
    """Refuse what no bracket can be made of.

    Raises:
        PairingError: no final comes of tables that send so many; a match for the third place that nobody needs.
    """
    if terms.seats > 2:
        if not 1 <= terms.advance < min(allowed_sizes(terms)):
            raise PairingError("format-advance", seats=terms.seats, advance=terms.advance)
        if not terms.double:
            course(7 * terms.seats, terms)
    if terms.third and (terms.seats > 2 or terms.double):
        raise PairingError("format-third")


def way_of(terms: Terms) -> Elimination:
    """How people go out under these terms."""
    if not terms.double:
        return Single()
    return Double() if terms.seats == 2 else Lives()


def seeded(contest: Contest) -> list[Contender]:
    """The field as it was drawn; before the first round, whoever is there, by seed."""
    roster = roster_of(contest)
    if not roster:
        here = [one for one in contest.entrants if there(contest, one.number)]
        roster = [one.number for one in sorted(here, key=lambda one: (-one.seed, one.number))]
    return [Contender(number) for number in roster]


def placed(contest: Contest, worth: Worth, over: bool) -> list[tuple[int, int]]:
    """Places from 1, best first; who was sent off comes last. Once it is over one has won, by seed if need be."""
    keys = {
        one.number: (one.status == DISQUALIFIED, *worth.get(one.number, (float("inf"),)))
        for one in contest.entrants
        if one.status not in NEVER
    }
    order = sorted(keys, key=lambda one: (keys[one], not there(contest, one), -contest.entrant(one).seed, one))
    ranks = [keys[number] for number in order]
    found = [(ranks.index(key) + 1, number) for key, number in zip(ranks, order)]
    if over:
        found[1:] = [(2 if place == 1 else place, number) for place, number in found[1:]]
    return found
