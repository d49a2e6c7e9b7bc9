"""Deeds that move a tournament as a whole: its terms, its phases, its rounds."""

from __future__ import annotations

from collections import Counter
from typing import Final

import msgspec
from msgspec.structs import replace

from bot.pairing.contest import (
    ABSENT,
    BYE,
    BYES,
    CALLED_OFF,
    CHECK_IN,
    HELD,
    IN,
    OVER,
    SIGN_UP,
    UNDER_WAY,
    Contest,
    Pairing,
)
from bot.pairing.deeds import Agreed, CalledOff, Closed, Held, Opened, Paired, Redealt, Remade, Started, Table
from bot.pairing.draws import follows
from bot.pairing.formats import PairingError
from bot.pairing.registry import format_of

BEFORE: Final = (SIGN_UP, CHECK_IN)
"""Phases in which sign-up is open and terms can be changed."""
PLAYED: Final = (UNDER_WAY, HELD)
"""Phases in which matches are being played or wait."""
LATER: Final = frozenset(("soft_days", "at_limit", "vacation", "late_until", "weeks"))
"""Terms that may still change after the start (T1)."""


def within(contest: Contest, *phases: str) -> None:
    """Refuse what belongs to other phases.

    Raises:
        PairingError: it has not begun, is paused, has begun already, or is over.
    """
    if contest.phase in phases:
        return
    if contest.phase in (OVER, CALLED_OFF):
        raise PairingError("pairing-over")
    if contest.phase == HELD:
        raise PairingError("pairing-held")
    if contest.phase in PLAYED:
        raise PairingError("pairing-begun")
    if not set(phases) & set(BEFORE):
        raise PairingError("pairing-not-begun")
    raise PairingError("pairing-checking" if contest.phase == CHECK_IN else "pairing-no-check-in")


def announced(deed: Agreed) -> Contest:
    """A tournament that nobody takes part in yet.

    Raises:
        PairingError: its terms do not go with each other.
    """
    format_of(deed.terms.format).check(deed.terms, 0)
    return Contest(deed.terms, anchor=deed.anchor)


def agreed(contest: Contest, deed: Agreed) -> Contest:
    """Other terms from now on (T1)."""
    within(contest, *BEFORE, *PLAYED)
    if deed.anchor not in ("", contest.anchor):
        raise PairingError("pairing-anchor")
    if deed.terms.game != contest.terms.game:
        raise PairingError("pairing-fixed")
    if contest.phase in PLAYED:
        before, after = msgspec.structs.asdict(contest.terms), msgspec.structs.asdict(deed.terms)
        if any(before[name] != after[name] for name in before if name not in LATER):
            raise PairingError("pairing-fixed")
    format_of(deed.terms.format).check(deed.terms, 0)
    return replace(contest, terms=deed.terms)


def checking(contest: Contest, deed: Opened) -> Contest:
    """The check-in begins: who wants to play shows up."""
    within(contest, SIGN_UP)
    return replace(contest, phase=CHECK_IN)


def started(contest: Contest, deed: Started) -> Contest:
    """Sign-up is over; seeds and the number of rounds are fixed."""
    within(contest, *BEFORE)
    format_ = format_of(contest.terms.format)
    entrants = list(contest.entrants)
    if len(deed.seeds) not in (0, len(entrants)):
        raise PairingError("pairing-bad-seeds")
    for index, one in enumerate(entrants):
        if one.status == IN:
            missing = contest.phase == CHECK_IN and not one.checked
            seed = deed.seeds[index] if deed.seeds else one.seed
            entrants[index] = replace(one, status=ABSENT if missing else IN, seed=seed, since=deed.at)
    people = sum(one.status == IN for one in entrants)
    if not people:
        raise PairingError("pairing-nobody")
    format_.check(contest.terms, people)
    rounds = contest.terms.rounds or format_.promise(contest.terms, people).rounds
    after = replace(contest, phase=UNDER_WAY, entrants=entrants, rounds=rounds, started=deed.at)
    return format_.begun(after)


def paired(contest: Contest, deed: Paired) -> Contest:
    """The next round; or the same round for those whose match was made void."""
    within(contest, UNDER_WAY)
    again = deed.round == contest.round and any(one.void and one.round == deed.round for one in contest.pairings)
    if deed.round != contest.round + 1 and not again:
        raise PairingError("pairing-wrong-round", round=contest.round + 1)
    if not deed.tables and not deed.byes:
        raise PairingError("pairing-empty")
    links = contest.links if again else _linked(contest, deed.link)
    if again and deed.link not in ("", contest.links[-1]):
        raise PairingError("pairing-bad-link")
    _seated(contest, deed)
    taken = {one.table for one in contest.live if one.round == deed.round}
    attempt = _attempt(contest, deed.round)
    pairings = list(contest.pairings)
    number = 0
    for table in deed.tables:
        number += 1
        while number in taken:
            number += 1
        pairings.append(_match(table, len(pairings) + 1, deed.round, number, attempt))
    after = replace(
        contest,
        round=deed.round,
        pairings=pairings,
        byes=contest.byes + list(deed.byes),
        links=links,
        drawn=contest.drawn if again else [*contest.drawn, len(contest.joins)],
        extra={**contest.extra, **deed.extra},
    )
    numbers = frozenset(number for table in deed.tables for number in table.entrants)
    return format_of(contest.terms.format).seated(after, numbers)


def _linked(contest: Contest, link: str) -> list[str]:
    """The opened links with one more, which must be what the one before was made of (F3)."""
    before = contest.links[-1] if contest.links else contest.anchor
    if contest.anchor and not follows(link, before):
        raise PairingError("pairing-bad-link")
    return [*contest.links, link]


def _seated(contest: Contest, deed: Paired) -> None:
    """Refuse tables and byes for people who cannot have them now."""
    seated = Counter(number for table in deed.tables for number in table.entrants)
    resting = Counter(bye.entrant for bye in deed.byes)
    most = contest.terms.at_once if format_of(contest.terms.format).pools else 1
    for number in (*seated, *resting):
        if not 1 <= number <= len(contest.entrants):
            raise PairingError("pairing-no-such-entrant", number=number)
    busy = Counter(number for one in contest.live if not one.over for number in one.entrants)
    for number, tables in seated.items():
        one = contest.entrant(number)
        if one.status != IN or one.entered > deed.round:
            raise PairingError("pairing-not-in", number=number)
        if number in resting or tables + busy[number] > most:
            raise PairingError("pairing-twice", number=number)
    if any(len(set(table.entrants)) != len(table.entrants) or len(table.entrants) < 2 for table in deed.tables):
        raise PairingError("pairing-bad-table")
    given = {bye.entrant for bye in contest.byes if bye.round == deed.round}
    for bye in deed.byes:
        if bye.kind not in BYES or bye.round != deed.round or resting[bye.entrant] > 1 or bye.entrant in given:
            raise PairingError("pairing-bad-bye", number=bye.entrant)


def _attempt(contest: Contest, round_: int) -> int:
    """What no match of a round was dealt under yet."""
    return 1 + max((one.attempt for one in contest.pairings if one.round == round_), default=-1)


def _match(table: Table, no: int, round_: int, number: int, attempt: int) -> Pairing:
    return Pairing(no, round_, number, table.entrants, stage=table.stage, slot=table.slot, attempt=attempt)


def remade(contest: Contest, deed: Remade) -> Contest:
    """A match nobody moved in counts no more (T5).

    With the last of a round go its byes: all are paired again. In a pool, who sat there waits again.
    """
    within(contest, UNDER_WAY)
    if not 1 <= deed.pairing <= len(contest.pairings):
        raise PairingError("pairing-no-such-match", number=deed.pairing)
    one = contest.pairings[deed.pairing - 1]
    pools = format_of(contest.terms.format).pools
    if one.void or one.over or one.met or one.begins >= 0 or (one.round != contest.round and not pools):
        raise PairingError("pairing-moved", number=deed.pairing)
    pairings = list(contest.pairings)
    pairings[deed.pairing - 1] = replace(one, void=True)
    if pools:
        entrants = [
            replace(who, waiting=who.waiting or (who.number in one.entrants and who.status == IN))
            for who in contest.entrants
        ]
        return replace(contest, pairings=pairings, entrants=entrants)
    byes = contest.byes
    if all(other.void for other in pairings if other.round == one.round):
        byes = [bye for bye in byes if bye.round != one.round or bye.kind != BYE]
    return replace(contest, pairings=pairings, byes=byes)


def redealt(contest: Contest, deed: Redealt) -> Contest:
    """A match nobody moved in is dealt anew: whoever saw the cards of the table that was broken off knows nothing of
    the next one's (F3)."""
    within(contest, *PLAYED)
    if not 1 <= deed.pairing <= len(contest.pairings):
        raise PairingError("pairing-no-such-match", number=deed.pairing)
    one = contest.pairings[deed.pairing - 1]
    if one.void or one.over or one.met or one.begins >= 0:
        raise PairingError("pairing-moved", number=deed.pairing)
    pairings = list(contest.pairings)
    pairings[deed.pairing - 1] = replace(one, attempt=_attempt(contest, one.round))
    return replace(contest, pairings=pairings)


def held(contest: Contest, deed: Held) -> Contest:
    """A pause begins or ends."""
    if contest.phase == UNDER_WAY and not deed.on:
        raise PairingError("pairing-not-held")
    within(contest, UNDER_WAY if deed.on else HELD)
    return replace(contest, phase=HELD if deed.on else UNDER_WAY)


def closed(contest: Contest, deed: Closed) -> Contest:
    """It is over: every match is."""
    within(contest, *PLAYED)
    if waiting := sum(not one.over for one in contest.live):
        raise PairingError("pairing-still-played", count=waiting)
    return replace(contest, phase=OVER)


def called_off(contest: Contest, deed: CalledOff) -> Contest:
    """It is given up, whatever is still being played."""
    within(contest, *BEFORE, *PLAYED)
    return replace(contest, phase=CALLED_OFF)
