"""What a match that is over shows to who looks back: whose turn it was, how all stood (asynchronous R3, R4)."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from msgspec import Struct

from bot.core import playable
from bot.core.events import Entry
from bot.core.match import Match
from bot.core.streams import Stream

TURNING: Final = 0.04
"""Change of somebody's share in the bots' judgement that makes a turning point at the least."""
MOST_TURNING: Final = 8
"""Turning points of one match."""
AGAIN: Final = 6
"""Times that a draw is made again to see what could be expected of it."""


class Hindsight(Struct, frozen=True, array_like=True):
    """A match at one moment.

    Args:
        serial: of the turn (`Rules.turn_of`).
        seat: whose turn it is; -1 for nobody's.
        round: see `Rules.round_of`; -1 where there are none.
        shares: how good the position looks to each seat (`Rules.score`), as a share of what it looks to all.
        standing: see `Rules.standing_now`.
    """

    serial: int
    seat: int
    round: int
    shares: tuple[float, ...]
    standing: tuple[float, ...]


def hindsight_of(match: Match) -> Hindsight:
    """How a match stands."""
    rules, play = match.play.game.rules, match.play
    turn, round_ = rules.turn_of(play), rules.round_of(play)
    looks = [max(0.0, rules.score(match.view(seat), seat)) for seat in range(match.seats)]
    whole = sum(looks) or 1.0
    return Hindsight(
        turn.serial,
        -1 if turn.seat is None else turn.seat,
        -1 if round_ is None else round_,
        tuple(round(look / whole, 4) for look in looks),
        tuple(rules.standing_now(play)),
    )


class Survey(Struct, frozen=True, array_like=True):
    """Some moments to be looked at, as data (`bot/workers`).

    Args:
        game: its key.
        pack: id of its card pack, which must be known there; empty without one.
        states: saved matches.
    """

    game: str
    pack: str
    states: tuple[bytes, ...]

    def look(self) -> tuple[Hindsight, ...]:
        """Every one of them.

        Raises:
            CoreError: one of them cannot be read.
        """
        pack = playable.find(self.game).rules.known_pack(self.pack).data if self.pack else None
        return tuple(hindsight_of(Match.load(state, pack)) for state in self.states)


def turning_points(moments: list[Hindsight], most: int = MOST_TURNING) -> list[int]:
    """Numbers of the moments at which the position looked most unlike the one before, in their order.

    The last is none: when it is over there is nothing to judge.
    """
    changes = [
        (max(abs(new - old) for new, old in zip(now.shares, before.shares, strict=True)), -number)
        for number, (before, now) in enumerate(pairwise(moments[:-1]), start=1)
    ]
    found = sorted((change for change in changes if change[0] >= TURNING), reverse=True)[:most]
    return sorted(-number for _, number in found)


class Lot(Struct, frozen=True, array_like=True):
    """An answer after which something was drawn or came to light.

    Args:
        before, after: the saved match.
        seat, slot, choice: who answered what.
    """

    before: bytes
    after: bytes
    seat: int
    slot: str
    choice: Any


class Fortunes(Struct, frozen=True, array_like=True):
    """Some draws to be set beside what could be expected of them, as data (`bot/workers`).

    The same answer is given again in matches that the seat could have believed in, each with another future: how these
    look on the average is what could be expected. So dice, decks and lots of every game are measured alike.

    Args:
        game, pack: as in `Survey`.
        draws: they.
    """

    game: str
    pack: str
    draws: tuple[Lot, ...]

    def look(self) -> tuple[tuple[float, ...], ...]:
        """By draw and seat, how much better the position looked than could be expected.

        Raises:
            CoreError: one of them cannot be read.
        """
        pack = playable.find(self.game).rules.known_pack(self.pack).data if self.pack else None
        return tuple(
            _fortune(Match.load(draw.before, pack), draw, hindsight_of(Match.load(draw.after, pack)).shares)
            for draw in self.draws
        )


def drew(entry: Entry) -> bool:
    """Whether an answer is one whose fortune can be told."""
    return entry.kind == "answer" and entry.seat is not None and entry.bars_undo


def _fortune(match: Match, draw: Lot, shares: tuple[float, ...]) -> tuple[float, ...]:
    sums = [0.0] * match.seats
    for number in range(AGAIN):
        other = match.resample(draw.seat, Stream.of("fortune", number))
        question = next(one for one in other.asked(draw.seat) if one.slot == draw.slot)
        other.answer(draw.seat, question.no, draw.choice)
        sums = [one + share for one, share in zip(sums, hindsight_of(other).shares, strict=True)]
    return tuple(round(share - one / AGAIN, 4) for share, one in zip(shares, sums, strict=True))
