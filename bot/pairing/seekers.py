"""Who looks for a table, and what of the past counts in pairing (tournaments F1, F2, F3)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct, field

from bot.pairing.contest import AWARDED, BYE, Contest


class Seeker(Struct, frozen=True, omit_defaults=True):
    """Somebody who is to be paired, and all that pairing knows of that person.

    Args:
        number: as in the contest.
        points: so far.
        seed: strength known before, higher is stronger; 0 for none.
        met: how often this person met whom, by number (F1: everybody there had made a move).
        seats: how often this person sat where in the order of play: first whoever began, then the next (F3).
        last: where in it the last time; -1 for never.
        byes: rounds without a table that were neither asked for nor before a late entry.
        odd: tables of another size than agreed.
    """

    number: int
    points: float = 0.0
    seed: float = 0.0
    met: Mapping[int, int] = field(default_factory=dict[int, int])
    seats: tuple[int, ...] = ()
    last: int = -1
    byes: int = 0
    odd: int = 0


def seekers(contest: Contest, points: Mapping[int, float], numbers: Iterable[int]) -> list[Seeker]:
    """What pairing knows of some who take part, from what was played until now.

    Who sits together at this moment counts as having met, so that nobody gets the same opponent twice at once where
    somebody may have several matches. A bye by the organisers' word counts as one.

    Args:
        contest: as it stands.
        points: of everybody, by number; 0 for whom it leaves out.
        numbers: who is to be paired.
    """
    wanted = sorted(set(numbers))
    met: dict[int, dict[int, int]] = {number: {} for number in wanted}
    seats: dict[int, list[int]] = {number: [] for number in wanted}
    last = dict.fromkeys(wanted, -1)
    odd = dict.fromkeys(wanted, 0)
    byes = dict.fromkeys(wanted, 0)
    for one in contest.live:
        size = len(one.entrants)
        for index, number in enumerate(one.entrants):
            if number not in met:
                continue
            odd[number] += size != contest.terms.seats
            if one.met or not one.over:
                for other in one.entrants:
                    if other != number:
                        met[number][other] = met[number].get(other, 0) + 1
            if one.begins >= 0:
                place = (index - one.begins) % size
                sat = seats[number]
                sat.extend([0] * (place + 1 - len(sat)))
                sat[place] += 1
                last[number] = place
    for bye in contest.byes:
        if bye.entrant in byes and bye.kind in (BYE, AWARDED):
            byes[bye.entrant] += 1
    return [
        Seeker(
            number,
            points.get(number, 0.0),
            contest.entrant(number).seed,
            met[number],
            tuple(seats[number]),
            last[number],
            byes[number],
            odd[number],
        )
        for number in wanted
    ]
