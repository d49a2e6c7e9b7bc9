"""What a match that is over shows to who looks back: whose turn it was, how all stood (asynchronous R3, R4)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from msgspec import Struct

from bot.core import playable
from bot.core.match import Match

TURNING: Final = 0.04
"""Change of somebody's share in the bots' judgement that makes a turning point at the least."""
MOST_TURNING: Final = 8
"""Turning points of one match."""


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


def turning_points(moments: list[Hindsight]) -> list[int]:
    """Numbers of the moments at which the position looked most unlike the one before, in their order.

    The last is none: when it is over there is nothing to judge.
    """
    changes = [
        (max(abs(new - old) for new, old in zip(now.shares, before.shares, strict=True)), -number)
        for number, (before, now) in enumerate(pairwise(moments[:-1]), start=1)
    ]
    found = sorted((change for change in changes if change[0] >= TURNING), reverse=True)[:MOST_TURNING]
    return sorted(-number for _, number in found)
