"""Deeds about one match: it is under way, it has ended, its result is set right."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.pairing.contest import (
    AWARDED,
    CONCEDED,
    EXCUSED,
    FORFEITED,
    IN,
    PLACE,
    SENT_OFF,
    Contest,
    Entrant,
    Pairing,
    SeatResult,
)
from bot.pairing.course import PLAYED, within
from bot.pairing.deeds import Begun, Ended, Overridden
from bot.pairing.formats import PairingError
from bot.pairing.registry import format_of

OF_SEATS = (PLACE, CONCEDED, FORFEITED, AWARDED, EXCUSED, SENT_OFF)
"""What a match can be for a seat of it."""


def _match(contest: Contest, number: int) -> Pairing:
    if not 1 <= number <= len(contest.pairings):
        raise PairingError("pairing-no-such-match", number=number)
    one = contest.pairings[number - 1]
    if one.void:
        raise PairingError("pairing-void", number=number)
    return one


def _with(contest: Contest, one: Pairing, **changes: Any) -> Contest:
    pairings = list(contest.pairings)
    pairings[one.no - 1] = replace(one, **changes)
    return replace(contest, pairings=pairings)


def begun(contest: Contest, deed: Begun) -> Contest:
    """Who began is known, and perhaps that all have met; once more changes nothing."""
    within(contest, *PLAYED)
    one = _match(contest, deed.pairing)
    begins = one.begins if deed.begins < 0 else deed.begins
    if begins >= len(one.entrants) or one.begins not in (-1, begins):
        raise PairingError("pairing-bad-result", number=deed.pairing)
    return _with(contest, one, begins=begins, met=one.met or deed.met)


def check_outcomes(one: Pairing, given: tuple[SeatResult, ...]) -> None:
    """Refuse what no match can end with.

    Raises:
        PairingError: not one result a seat, an unknown kind, places that do not follow on each other.
    """
    places = sorted(result.place for result in given if result.kind != EXCUSED)
    follow = all(place == places.index(place) + 1 for place in places)
    kinds = all(result.kind in OF_SEATS and (result.kind != EXCUSED or not result.place) for result in given)
    if len(given) != len(one.entrants) or not kinds or not follow:
        raise PairingError("pairing-bad-result", number=one.no)


def ended(contest: Contest, deed: Ended) -> Contest:
    """A match is over, once. Where every place was played for, all have met."""
    within(contest, *PLAYED)
    one = _match(contest, deed.pairing)
    if one.over:
        raise PairingError("pairing-ended", number=deed.pairing)
    check_outcomes(one, deed.outcomes)
    met = one.met or all(result.kind == PLACE for result in deed.outcomes)
    after = _with(contest, one, outcomes=deed.outcomes, met=met)
    if format_of(contest.terms.format).pools:
        entrants = list(after.entrants)
        for number, result in zip(one.entrants, deed.outcomes):
            who = entrants[number - 1]
            entrants[number - 1] = replace(who, since=deed.at, waiting=who.waiting or missed(who, result))
        after = replace(after, entrants=entrants)
    return after


def missed(one: Entrant, result: SeatResult) -> bool:
    """Whether somebody in a pool had no game of it, and so waits again."""
    return one.status == IN and result.kind == EXCUSED


def overridden(contest: Contest, deed: Overridden) -> Contest:
    """The organisers set a result, of a match that is over or goes on (T5)."""
    within(contest, *PLAYED)
    one = _match(contest, deed.pairing)
    check_outcomes(one, deed.outcomes)
    if not format_of(contest.terms.format).settable(contest, one):
        raise PairingError("pairing-built-upon", number=deed.pairing)
    return _with(contest, one, outcomes=deed.outcomes)
