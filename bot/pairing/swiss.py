"""`swiss`: rounds against equals, nobody twice where avoidable, for tables of two to six."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log
from typing import ClassVar

from msgspec.structs import replace

from bot.core.streams import Stream
from bot.pairing.contest import BYE, BYE_ASKED, IN, UNDER_WAY, Bye, Contest, Entrant, Terms
from bot.pairing.deeds import Paired, Table
from bot.pairing.formats import Format, PairingError, Promise
from bot.pairing.points import SIZES, preset
from bot.pairing.search import VERSION, other_size, pair_round, sizes
from bot.pairing.seekers import seekers
from bot.pairing.standings import TIE_BREAKS

SEATS = (2, 6)
"""People at a table, at least and at most."""


def check_terms(terms: Terms, people: int, several: bool = False) -> None:
    """Refuse what no format of tables could do.

    Args:
        terms: to be looked at.
        people: how many take part; 0: not known yet.
        several: whether somebody may have more than one match at once.

    Raises:
        PairingError: seats, points, tie-breaks or matches at once that there are not.
    """
    least, most = SEATS
    if not least <= terms.seats <= most:
        raise PairingError("pairing-bad-seats", least=least, most=most)
    if terms.odd not in ("smaller", "larger", "bye") or terms.order not in ("fold", "drawn"):
        raise PairingError("pairing-bad-terms")
    if terms.rounds < 0 or terms.late_until < 0 or terms.soft_days < 0:
        raise PairingError("pairing-bad-terms")
    if terms.at_once < 1 or (terms.at_once > 1 and not several):
        raise PairingError("pairing-at-once")
    preset(terms.points)
    if not set(terms.tie_breaks) <= set(TIE_BREAKS) or len(set(terms.tie_breaks)) != len(terms.tie_breaks):
        raise PairingError("pairing-bad-tie-break")


def other(terms: Terms) -> int:
    """The other size of tables that was agreed on (F2); 0 for none. That the game has it was looked at then."""
    return other_size(terms, SIZES)


def tables_of(people: int, terms: Terms) -> tuple[dict[int, int], int]:
    """Tables by size, and how many people are left over without one."""
    full, odd, byes = sizes(people, terms.seats, other(terms))
    return {size: count for size, count in ((terms.seats, full), (other(terms), odd)) if count}, byes


def require_table(terms: Terms, people: int) -> None:
    """Refuse to begin where all would get byes alone, and a draw would make one of them the winner. One person alone
    has won.

    Args:
        terms: as agreed on.
        people: how many take part; 0: not known yet.

    Raises:
        PairingError: several, and too few for a single table.
    """
    if people > 1 and not tables_of(people, terms)[0]:
        least = min(size for size in (terms.seats, other(terms)) if size)
        raise PairingError("format-few", people=people, seats=least)


class Swiss(Format):
    """The format `swiss`."""

    key: ClassVar[str] = "swiss"
    rests: ClassVar[bool] = True
    returns: ClassVar[bool] = True

    def check(self, terms: Terms, people: int) -> None:
        """See `Format.check`."""
        check_terms(terms, people)
        require_table(terms, people)

    def promise(self, terms: Terms, people: int) -> Promise:
        """See `Format.promise`."""
        rounds = terms.rounds or self.fitting(terms.seats, people)
        if people < 2:
            return Promise(0, (0, 0), {})
        tables, byes = tables_of(people, terms)
        return Promise(rounds, (rounds - (byes > 0), rounds), tables)

    def fitting(self, seats: int, people: int) -> int:
        """How many rounds suit: enough to tell one winner, and no more than stay free of rematches."""
        if people < 2:
            return 0
        enough = ceil(log(people, seats) - 1e-9) + (seats > 2)
        return max(1, min(enough, self.fresh(seats, people)))

    def fresh(self, seats: int, people: int) -> int:
        """Rounds in which nobody need meet anybody twice, at most."""
        return max(1, (people - 1 + (people % 2 if seats == 2 else 0)) // (seats - 1))

    def admits(self, contest: Contest) -> bool:
        """See `Format.admits`."""
        return contest.round < contest.terms.late_until

    def due(self, contest: Contest, now: int = 0) -> bool:
        """See `Format.due`."""
        if contest.phase != UNDER_WAY:
            return False
        if self.again(contest):
            return True
        return not self.over(contest) and all(one.over for one in contest.live)

    def over(self, contest: Contest, now: int = 0) -> bool:
        """See `Format.over`: all rounds are played, or fewer than two are left who could."""
        if self.again(contest) or not all(one.over for one in contest.live):
            return False
        return contest.round >= contest.rounds or sum(one.status == IN for one in contest.entrants) < 2

    def again(self, contest: Contest) -> bool:
        """See `Format.again`."""
        return bool(self.freed(contest))

    def freed(self, contest: Contest) -> list[int]:
        """Whose match of this round was made void, so that they are paired again in it (T5)."""
        now = contest.round
        seated = {number for one in contest.live if one.round == now for number in one.entrants}
        void = [one for one in contest.pairings if one.round == now and one.void]
        if len(void) and not seated:
            return [one.number for one in contest.entrants if self.plays(contest, one, now)]
        rested = {bye.entrant for bye in contest.byes if bye.round == now}
        freed = {number for one in void for number in one.entrants} - seated - rested
        return sorted(number for number in freed if contest.entrant(number).status == IN)

    def plays(self, contest: Contest, one: Entrant, round_: int) -> bool:
        """Whether somebody is to be paired in a round."""
        return (
            one.status == IN
            and one.entered <= round_
            and round_ not in one.away
            and not any(bye.entrant == one.number and bye.round == round_ for bye in contest.byes)
        )

    def pair(self, contest: Contest, stream: Stream) -> Paired:
        """See `Format.pair`."""
        freed = self.freed(contest)
        round_ = contest.round if freed else contest.round + 1
        kept = _kept(contest, freed)
        again = [number for number in freed if not any(number in table.entrants for table in kept)]
        people = again if freed else [one.number for one in contest.entrants if self.plays(contest, one, round_)]
        asked = [
            Bye(round_, one.number, BYE_ASKED)
            for one in contest.entrants
            if not freed and one.status == IN and one.entered <= round_ and round_ in one.away
        ]
        # Made again, a round is drawn from what was known when it was paired first: the same people sit together again.
        known = replace(contest, links=contest.links[:-1]) if freed else contest
        points = {row.entrant: row.points for row in self.rows(known)}
        by_seed = contest.terms.order == "fold"
        found = pair_round(
            seekers(known, points, people), contest.terms.seats, stream, other=other(contest.terms), by_seed=by_seed
        )
        return Paired(
            round_,
            "",
            (*kept, *(Table(table) for table in found.tables)),
            (*asked, *(Bye(round_, number, BYE) for number in found.byes)),
            VERSION,
        )


def _kept(contest: Contest, freed: Sequence[int]) -> list[Table]:
    """Single matches of this round that are made again and whose people are all still there: they sit down as they sat,
    so that nobody draws anew who begins by having a match made again (T5)."""
    now = [one for one in contest.pairings if one.round == contest.round]
    if all(one.void for one in now):  # the whole round: the same link gives the same tables to the same people
        return []
    found: list[Table] = []
    for one in reversed(now):
        seated = {number for table in found for number in table.entrants}
        if one.void and set(one.entrants) <= set(freed) - seated:
            found.append(Table(one.entrants))
    return found[::-1]
