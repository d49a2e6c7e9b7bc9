"""Deeds about one person: signing up, showing up, resting, leaving, coming back (T4)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.pairing.contest import (
    ABSENT,
    AWARDED,
    CHECK_IN,
    DISQUALIFIED,
    DROPPED,
    IN,
    WITHDRAWN,
    Bye,
    Contest,
    Entrant,
)
from bot.pairing.course import BEFORE, PLAYED, within
from bot.pairing.deeds import (
    CheckedIn,
    Declared,
    Granted,
    Left,
    Queued,
    Replaced,
    Reseeded,
    Returned,
    SatOut,
    SentOff,
    SignedUp,
    Withdrawn,
)
from bot.pairing.formats import PairingError
from bot.pairing.points import UNIT, preset
from bot.pairing.registry import format_of


def somebody(contest: Contest, number: int, *statuses: str) -> Entrant:
    """Who has this number.

    Raises:
        PairingError: nobody, or not with one of these statuses (any, if none is given).
    """
    if not 1 <= number <= len(contest.entrants):
        raise PairingError("pairing-no-such-entrant", number=number)
    one = contest.entrants[number - 1]
    if statuses and one.status not in statuses:
        raise PairingError("pairing-not-in", number=number)
    return one


def _with(contest: Contest, one: Entrant, **changes: Any) -> Contest:
    entrants = list(contest.entrants)
    entrants[one.number - 1] = replace(one, **changes)
    return replace(contest, entrants=entrants)


def signed_up(contest: Contest, deed: SignedUp) -> Contest:
    """Somebody new, before the start or late (T4)."""
    within(contest, *BEFORE, *PLAYED)
    one = deed.entrant
    if one.number != len(contest.entrants) + 1 or one.status != IN:
        raise PairingError("pairing-no-such-entrant", number=one.number)
    format_ = format_of(contest.terms.format)
    if contest.phase in PLAYED:
        if not format_.admits(contest):
            raise PairingError("pairing-too-late")
        if one.entered <= contest.round:
            raise PairingError("pairing-wrong-round", round=contest.round + 1)
        one = replace(one, since=deed.at)
    elif one.entered != 1 or one.declared:
        raise PairingError("pairing-wrong-round", round=1)
    if one.declared < 0:
        raise PairingError("pairing-bad-score", most=declarable(contest, one))
    after = replace(contest, entrants=[*contest.entrants, one], joins=[*contest.joins, deed.join])
    return format_.entered(after, one.number) if contest.phase in PLAYED else after


def withdrawn(contest: Contest, deed: Withdrawn) -> Contest:
    """A sign-up is taken back."""
    within(contest, *BEFORE)
    return _with(contest, somebody(contest, deed.number, IN), status=WITHDRAWN)


def checked_in(contest: Contest, deed: CheckedIn) -> Contest:
    """Somebody shows up; once more changes nothing."""
    within(contest, CHECK_IN)
    return _with(contest, somebody(contest, deed.number, IN), checked=True)


def sat_out(contest: Contest, deed: SatOut) -> Contest:
    """A bye is asked for in a round to come, or is not wanted any more."""
    within(contest, *BEFORE, *PLAYED)
    one = somebody(contest, deed.number, IN)
    if not format_of(contest.terms.format).rests:
        raise PairingError("pairing-no-rest")
    if deed.round <= contest.round or 0 < contest.rounds < deed.round:
        raise PairingError("pairing-wrong-round", round=contest.round + 1)
    away = {*one.away} - {deed.round} if deed.back else {*one.away, deed.round}
    return _with(contest, one, away=sorted(away))


def queued(contest: Contest, deed: Queued) -> Contest:
    """Somebody waits for a table, or does not any more; what is so already stays as it is."""
    within(contest, *PLAYED)
    one = somebody(contest, deed.number, IN)
    if not format_of(contest.terms.format).pools:
        raise PairingError("pairing-no-queue")
    if one.waiting == (not deed.back):
        return contest
    return _with(contest, one, waiting=not deed.back, since=deed.at)


def reseeded(contest: Contest, deed: Reseeded) -> Contest:
    """Ratings as they are now."""
    within(contest, *PLAYED)
    if not format_of(contest.terms.format).pools:
        raise PairingError("pairing-no-queue")
    if len(deed.seeds) != len(contest.entrants):
        raise PairingError("pairing-bad-seeds")
    return replace(contest, entrants=[replace(one, seed=seed) for one, seed in zip(contest.entrants, deed.seeds)])


def declared(contest: Contest, deed: Declared) -> Contest:
    """Points for the rounds before a late entry, in place of those granted before (T4)."""
    within(contest, *PLAYED)
    one = somebody(contest, deed.number, IN)
    most = declarable(contest, one)
    if not most:
        raise PairingError("pairing-not-late")
    if not 0 <= deed.points <= most:
        raise PairingError("pairing-bad-score", most=most)
    return _with(contest, one, declared=deed.points)


def declarable(contest: Contest, one: Entrant) -> float:
    """What somebody can be granted at most: a win for each round before the first of their own. Nothing for who was
    there from the start, and none in a pool, where everybody has the same number of games to play.
    """
    if format_of(contest.terms.format).pools:
        return 0.0
    own = [match.round for match in contest.live if one.number in match.entrants]
    own += [bye.round for bye in contest.byes if bye.entrant == one.number]
    return (min([one.entered, *own]) - 1) * preset(contest.terms.points)[contest.terms.seats][0] / UNIT


def left(contest: Contest, deed: Left) -> Contest:
    """Somebody drops out: no more tables, points stay."""
    within(contest, *PLAYED)
    return _with(contest, somebody(contest, deed.number, IN), status=DROPPED, waiting=False)


def returned(contest: Contest, deed: Returned) -> Contest:
    """Who dropped out plays again; who missed the check-in can enter while late entry is open."""
    within(contest, *PLAYED)
    one = somebody(contest, deed.number, DROPPED, ABSENT)
    format_ = format_of(contest.terms.format)
    if not format_.returns or (one.status == ABSENT and not format_.admits(contest)):
        raise PairingError("pairing-no-return")
    if deed.round <= contest.round or (0 < contest.rounds < deed.round and not format_.pools):
        raise PairingError("pairing-wrong-round", round=contest.round + 1)
    return format_.entered(_with(contest, one, status=IN, entered=deed.round, since=deed.at), one.number)


def replaced(contest: Contest, deed: Replaced) -> Contest:
    """A substitute plays on with this number (T4)."""
    within(contest, *PLAYED)
    one = somebody(contest, deed.number, IN, DROPPED)
    if format_of(contest.terms.format).elimination(contest):
        raise PairingError("pairing-no-substitute")
    after = _with(contest, one, status=IN, substituted=True, since=deed.at)
    return after if one.status == IN else format_of(contest.terms.format).entered(after, one.number)


def sent_off(contest: Contest, deed: SentOff) -> Contest:
    """Somebody is disqualified."""
    within(contest, *BEFORE, *PLAYED)
    one = somebody(contest, deed.number, IN, DROPPED)
    return _with(contest, one, status=DISQUALIFIED, waiting=False)


def granted(contest: Contest, deed: Granted) -> Contest:
    """The organisers give a bye, in the next round or in place of a rest in this one (T5)."""
    within(contest, *PLAYED)
    one = somebody(contest, deed.number, IN)
    if not format_of(contest.terms.format).rests or not max(1, contest.round) <= deed.round <= contest.round + 1:
        raise PairingError("pairing-bad-bye", number=deed.number)
    if any(other.round == deed.round and deed.number in other.entrants for other in contest.live):
        raise PairingError("pairing-twice", number=deed.number)
    rest = [bye for bye in contest.byes if (bye.round, bye.entrant) != (deed.round, one.number)]
    return replace(contest, byes=[*rest, Bye(deed.round, one.number, AWARDED)])
