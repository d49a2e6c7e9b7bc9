"""What hard bots share: answers are tried on worlds that their seat could believe in, and the worlds are played on.

Every answer is tried on the same worlds, so that luck of the draw falls on all of them alike. Which answers are worth
trying, how one plays on, what is reckoned then and when enough was tried are each game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from msgspec import Struct

from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream

A = TypeVar("A", bound=Answer)


class Tried(Struct, frozen=True):
    """An answer that a hard bot tried, and what it found: why it took it, or did not.

    Args:
        answer: of the question.
        worth: how well the seat stood in the worlds that were played on, on average, in the game's own measure.
        worlds: how many those were.
    """

    answer: Answer
    worth: float
    worlds: int


class Trials(Generic[A]):
    """Answers to one question, and what came of them so far.

    Args:
        match: one the seat could believe in; it is not changed.
        seat: whose question it is.
        question: open in `match`.
        answers: those that are tried.
        left: answers that may be played on in all, what a world costs by itself included.
        play_on: plays a world on, in place; gives how many answers that took.
        worth: how well the seat stands in a world that was played on.
        overhead: answers that a fresh copy of a world takes the time of.

    Attributes:
        answers: those that are still tried, the best first once some were dropped.
        values: of each of them, how the seat stood in each world.
        left: answers that may still be played on.
    """

    def __init__(
        self,
        match: Match,
        seat: int,
        question: Question,
        answers: Sequence[A],
        left: float,
        play_on: Callable[[Match], int],
        worth: Callable[[Match], float],
        overhead: int = 0,
    ) -> None:
        self.answers = list(answers)
        self.values: list[list[float]] = [[] for _ in answers]
        self.left = left
        self._match, self._seat, self._no = match, seat, question.no
        self._play_on, self._worth, self._overhead = play_on, worth, overhead

    @property
    def totals(self) -> list[float]:
        """The sum of each answer's values."""
        return [sum(found, 0.0) for found in self.values]

    def try_all(self, stream: Stream) -> None:
        """Try every answer in one more world, the same for all of them."""
        world = self._match.resample(self._seat, stream)
        for answer, found in zip(self.answers, self.values, strict=True):
            mine = world.copy()
            mine.answer(self._seat, self._no, answer)
            self.left -= self._overhead + self._play_on(mine)
            found.append(self._worth(mine))

    def keep(self, most: int) -> None:
        """Drop all but the best so many."""
        totals = self.totals
        order = sorted(range(len(totals)), key=lambda at: -totals[at])[:most]
        self.answers = [self.answers[at] for at in order]
        self.values = [self.values[at] for at in order]

    def tell(self, tried: list[Tried] | None) -> None:
        """Say what was found of the answers that are still tried, the best first, to whoever wants to know."""
        if tried is None or not all(self.values):
            return
        found = [Tried(one, sum(values) / len(values), len(values)) for one, values in zip(self.answers, self.values)]
        tried += sorted(found, key=lambda one: -one.worth)

    def best(self) -> A:
        """The answer with the highest sum; of equal ones the first."""
        totals = self.totals
        return self.answers[totals.index(max(totals))]
