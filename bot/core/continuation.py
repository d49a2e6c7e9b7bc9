"""How a match that nobody finishes would have ended: hard bots play all seats out, many times (tournaments S4).

Each time begins from a match that one of the seats could believe in, with another future, and each bot answers from
what its own seat may know there. The seats take turns in whose belief it is, so that nobody's hand counts more often
than another's, up to one. It is all data, played on a few answers at a time, so that no worker is busy for long; the
same seed gives the same end, however it is cut up.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from bot.core import bots, playable
from bot.core.match import Match
from bot.core.selfplay import next_move, volunteer
from bot.core.streams import Stream

BELIEFS: Final = 32
"""Times a match is played out (S4)."""
STRETCH: Final = 1
"""Answers that are played on at a time: hard bots of large games think for seconds."""
LEVEL: Final = "hard"


class Continuation(Struct, frozen=True, array_like=True):
    """A match that is being played out.

    Args:
        game: key of the game.
        pack: id of its card pack, which must be known where it is played; empty without one.
        state: the saved match.
        seed: of the bots' randomness.
        answers: given so far.
        ranks: of the seats, once it is over; empty before.
        scores: likewise.
    """

    game: str
    pack: str
    state: bytes
    seed: bytes
    answers: int = 0
    ranks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()

    @property
    def over(self) -> bool:
        """Whether it has come to an end."""
        return bool(self.ranks)

    def played_on(self, most: int = STRETCH) -> Continuation:
        """The same some answers later, or at its end.

        Raises:
            CoreError: it cannot be read.
        """
        rules = playable.find(self.game).rules
        match = Match.load(self.state, rules.known_pack(self.pack).data if self.pack else None)
        levels = [LEVEL] * match.seats
        answers = self.answers
        while match.result is None and answers < self.answers + most:
            waiting = next_move(match)
            if waiting is None:
                match.elapse(match.timers()[0])
            else:
                seat, question = waiting
                stream = Stream.of("playout", self.seed.hex(), answers)
                match.answer(seat, question.no, bots.choose(match, seat, question, LEVEL, stream))
            if match.result is None and rules.volunteers:
                volunteer(match, levels)
            answers += 1
        ended = match.result
        ranks, scores = ((), ()) if ended is None else (ended.ranks, ended.scores)
        return Continuation(self.game, self.pack, match.save(), self.seed, answers, ranks, scores)


def beliefs(match: Match, pack: str, seed: bytes, count: int = BELIEFS) -> tuple[Continuation, ...]:
    """Matches to be played out.

    Args:
        match: the true one; only what one seat each could believe in goes on.
        pack: id of its card pack.
        seed: 32 bytes; the same give the same.
        count: how many.
    """
    found: list[Continuation] = []
    for number in range(count):
        stream = Stream.of("belief", seed.hex(), number)
        believed = match.resample(number % match.seats, stream)
        found.append(Continuation(match.game, pack, believed.save(), stream.seed_bytes()))
    return tuple(found)


def means(played: Sequence[Continuation]) -> tuple[tuple[float, ...], tuple[float, ...]]:
    """Mean place and mean points of every seat.

    Args:
        played: all over.
    """
    ranks, scores = zip(*(one.ranks for one in played)), zip(*(one.scores for one in played))
    return tuple(sum(one) / len(played) for one in ranks), tuple(sum(one) / len(played) for one in scores)
