"""Who stands where (S1, S3): derived from results, every column with its value.

Results stay what they are. What counts: points (of matches, byes and a declared score), then the tie-breaks in the
order of the terms, each looked at only among those who are still equal:

- `wins`: matches won alone, before everybody else; what a bot won for somebody absent is none (T6).
- `met`: mean points per played match of the opponents one has met, the worst left out where there are several; byes
  are no opponents, and an opponent's own byes do not count.
- `share`: of what the tables scored together, as parts of an equal share (1.0: as much as everybody).
- `direct`: points among those still equal, if each of them has met each: 1 for each of them one came in before, a
  half for a draw.
- `draw`: by the newest link of the tournament's chain; left out, equals share a place.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from msgspec import Struct

from bot.pairing.contest import BYES, DISQUALIFIED, EXCUSED, NEVER, SENT_OFF, Contest, Pairing, PairingError
from bot.pairing.points import UNIT, of_bye, of_match, preset

TIE_BREAKS: Final = ("wins", "met", "share", "direct", "draw")
DIGITS: Final = 9
"""Decimals that means are compared by."""


class StandingRow(Struct, frozen=True):
    """Where somebody stands.

    Args:
        place: from 1; equals share it.
        entrant: number.
        points: of matches, byes and a declared score.
        played: matches that are over and counted.
        byes: of every kind that was given for a round.
        values: tie-breaks by key, also `per_game` (points of matches for each of them); `direct` and `draw` only
            where they were looked at.
    """

    place: int
    entrant: int
    points: float
    played: int
    byes: int
    values: dict[str, float]


class Sums(Struct):
    """What somebody's results add up to. Points in units (`points.UNIT`)."""

    number: int
    units: int = 0
    of_matches: int = 0
    played: int = 0
    byes: int = 0
    wins: int = 0
    share: float = 0.0
    values: dict[str, float] = {}


def beyond(contest: Contest, most: int) -> set[tuple[int, int]]:
    """Games that count for the others only (F2): (match, entrant) of those somebody played above the promised number.

    Args:
        contest: as it stands.
        most: games that count for each, in the order of pairing; 0: all.
    """
    found: set[tuple[int, int]] = set()
    if most:
        games: dict[int, int] = defaultdict(int)
        for one in contest.live:
            for index, number in enumerate(one.entrants):
                if not one.over or one.outcomes[index].kind != EXCUSED:
                    games[number] += 1
                    if games[number] > most:
                        found.add((one.no, number))
    return found


def tallies(contest: Contest, only: Callable[[Pairing], bool] | None = None, most: int = 0) -> dict[int, Sums]:
    """Sums by entrant, of all who ever took part.

    Args:
        contest: as it stands.
        most: as in `beyond`.
        only: which matches count (of a group, say); byes and declared points then count not. All, if left out.
    """
    rows = preset(contest.terms.points)
    extra = beyond(contest, most)
    found = {one.number: Sums(one.number) for one in contest.entrants if one.status not in NEVER}
    for one in contest.live:
        if not one.over or (only is not None and not only(one)):
            continue
        size = sum(result.kind != EXCUSED for result in one.outcomes)
        alone = sum(result.place == 1 for result in one.outcomes) == 1
        for number, result, units in zip(one.entrants, one.outcomes, of_match(one, rows)):
            tally = found.get(number)
            if tally is None or result.kind == EXCUSED or (one.no, number) in extra:
                continue
            tally.units += units
            tally.of_matches += units
            tally.played += 1
            if result.tops and result.kind != SENT_OFF:
                tally.wins += alone and result.place == 1
                tally.share += result.share * size
    if only is None:
        for bye in contest.byes:
            if bye.entrant in found and bye.kind in BYES:
                found[bye.entrant].byes += 1
                found[bye.entrant].units += of_bye(bye, rows, contest.terms.seats)
        for one in contest.entrants:
            if one.number in found:
                found[one.number].units += round(one.declared * UNIT)
    return found


def opponents(contest: Contest, only: Callable[[Pairing], bool] | None = None, most: int = 0) -> dict[int, list[int]]:
    """Whom everybody has met in matches that are over and count for them, once for each time."""
    extra = beyond(contest, most)
    found: dict[int, list[int]] = defaultdict(list)
    for one in contest.live:
        if one.over and one.met and (only is None or only(one)):
            for number in one.entrants:
                if (one.no, number) not in extra:
                    found[number] += [other for other in one.entrants if other != number]
    return found


def ranked(
    contest: Contest,
    among: Iterable[int] | None = None,
    only: Callable[[Pairing], bool] | None = None,
    per_game: bool = False,
    most: int = 0,
) -> list[StandingRow]:
    """Everybody's place by points and tie-breaks, best first; the disqualified come last.

    Args:
        contest: as it stands.
        among: whom; all who ever took part, if left out.
        only: which matches count.
        per_game: points for each match played decide, not their sum (`flow` while games are missing).
        most: games that count for each, as in `beyond`; 0: all.
    """
    sums = tallies(contest, only, most)
    met = opponents(contest, only, most)
    mean = {number: one.of_matches / one.played / UNIT if one.played else 0.0 for number, one in sums.items()}
    numbers = list(sums) if among is None else [number for number in among if number in sums]
    for number in numbers:
        one = sums[number]
        faced = sorted(mean[other] for other in met.get(number, ()) if other in mean)
        faced = faced[1:] if len(faced) > 1 else faced
        one.values = {
            "wins": one.wins,
            "met": round(sum(faced) / len(faced), DIGITS) if faced else 0.0,
            "share": round(one.share / one.played, DIGITS) if one.played else 0.0,
            "per_game": round(mean[number], DIGITS),
        }
    main = "per_game" if per_game else "points"
    out = {number for number in numbers if contest.entrant(number).status == DISQUALIFIED}

    def first(number: int) -> tuple[float, ...]:
        return (number in out, -sums[number].values["per_game"] if main == "per_game" else -sums[number].units)

    groups = _split([numbers], first)
    for key in contest.terms.tie_breaks:
        groups = _broken(contest, groups, key, sums, only)
    standings: list[StandingRow] = []
    for group in groups:
        place = len(standings) + 1
        for number in sorted(group):
            one = sums[number]
            standings.append(StandingRow(place, number, one.units / UNIT, one.played, one.byes, one.values))
    return standings


def _split(groups: Iterable[Sequence[int]], key: Callable[[int], tuple[float, ...]]) -> list[list[int]]:
    """Groups of equals, each divided into those who are equal by one more key; small keys come first."""
    found: list[list[int]] = []
    for group in groups:
        parts: dict[tuple[float, ...], list[int]] = defaultdict(list)
        for number in group:
            parts[key(number)].append(number)
        found += [parts[value] for value in sorted(parts)]
    return found


def _broken(
    contest: Contest,
    groups: list[list[int]],
    key: str,
    sums: Mapping[int, Sums],
    only: Callable[[Pairing], bool] | None,
) -> list[list[int]]:
    """The groups of equals, divided by one tie-break."""
    if key not in TIE_BREAKS:
        raise PairingError("pairing-bad-tie-break")
    if key in ("direct", "draw"):
        matches = played(contest, only) if key == "direct" else {}
        for group in groups:
            if len(group) > 1:
                found = direct(matches, group) if key == "direct" else drawn(contest, group)
                for number, value in found.items():
                    sums[number].values[key] = value
    return _split(groups, lambda number: (-sums[number].values.get(key, 0.0),))


def played(contest: Contest, only: Callable[[Pairing], bool] | None = None) -> dict[int, list[Pairing]]:
    """Matches that are over and in which people met, by each who sat there."""
    found: dict[int, list[Pairing]] = defaultdict(list)
    for one in contest.live:
        if one.over and one.met and (only is None or only(one)):
            for number in one.entrants:
                found[number].append(one)
    return found


def direct(matches: Mapping[int, Sequence[Pairing]], group: Sequence[int]) -> dict[int, float]:
    """Points of equals among each other, if each has met each; nothing otherwise.

    Args:
        matches: as of `played`.
        group: the equals.
    """
    equals = set(group)
    points = dict.fromkeys(group, 0.0)
    pairs: set[tuple[int, int]] = set()
    for number in group:
        for one in matches.get(number, ()):
            mine = one.outcomes[one.entrants.index(number)]
            for other, result in zip(one.entrants, one.outcomes):
                if other not in equals or other == number or EXCUSED in (mine.kind, result.kind):
                    continue
                pairs.add((min(number, other), max(number, other)))
                points[number] += 0.5 * (1 + (mine.place < result.place) - (mine.place > result.place))
    return points if len(pairs) == len(equals) * (len(equals) - 1) // 2 else {}


def drawn(contest: Contest, group: Sequence[int]) -> dict[int, float]:
    """A lot for each, higher is better, made of the newest opened link; nothing before the first."""
    if not contest.links:
        return {}
    lots = {number: hashlib.sha256(f"{contest.links[-1]}:lot:{number}".encode()).hexdigest() for number in group}
    order = sorted(group, key=lambda number: lots[number])
    return {number: float(place) for place, number in enumerate(order, 1)}
