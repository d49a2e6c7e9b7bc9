"""Tournaments for tests: people who sign up, rounds with the results one writes down."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.streams import Stream
from bot.pairing.apply import apply, fold
from bot.pairing.contest import FORFEITED, PLACE, Contest, Entrant, Pairing, SeatResult, Terms
from bot.pairing.deeds import Agreed, AnyDeed, Begun, Ended, Paired, SignedUp, Started
from bot.pairing.registry import format_of


def contest_of(people: int, seeds: Sequence[float] = (), **terms: Any) -> Contest:
    """A tournament that has begun; people have no seeds unless some are given."""
    signed = [SignedUp(Entrant(number)) for number in range(1, people + 1)]
    return fold([Agreed(Terms("metromania", **terms)), *signed, Started(tuple(seeds))])


def done(contest: Contest, *deeds: AnyDeed) -> Contest:
    """The tournament after some deeds."""
    for deed in deeds:
        contest = apply(contest, deed)
    return contest


def pair(contest: Contest, seed: str = "", at: int = 0) -> Contest:
    """The tournament with what is due paired, from a stream of its own."""
    format_ = format_of(contest.terms.format)
    deed = format_.pair(contest, Stream.of("draw", seed, contest.round - format_.again(contest)))
    return apply(contest, Paired(deed.round, deed.link, deed.tables, deed.byes, extra=deed.extra, at=at))


def results(*places: int, shares: Sequence[float] = ()) -> tuple[SeatResult, ...]:
    """Places of a match that was played."""
    return tuple(SeatResult(PLACE, place, share=shares[index] if shares else 0.0) for index, place in enumerate(places))


def finish(contest: Contest, number: int, *places: int, shares: Sequence[float] = (), at: int = 0) -> Contest:
    """The tournament with a match played to its end by all."""
    return apply(contest, Ended(number, results(*places, shares=shares), at=at))


def by_strength(one: Pairing, strength: Mapping[int, float] | None = None) -> tuple[SeatResult, ...]:
    """Results of a match in which the lower number wins, or the stronger."""
    order = sorted(one.entrants, key=lambda number: -(strength or {}).get(number, -number))
    return results(*(order.index(number) + 1 for number in one.entrants))


def play_round(contest: Contest, strength: Mapping[int, float] | None = None) -> Contest:
    """The tournament with all open matches played; by default lower numbers win."""
    for one in contest.live:
        if not one.over:
            contest = done(contest, Begun(one.no, 0, True), Ended(one.no, by_strength(one, strength)))
    return contest


def absent(place: int) -> SeatResult:
    """The result of a seat whose person was absent."""
    return SeatResult(FORFEITED, place, tops=False)
