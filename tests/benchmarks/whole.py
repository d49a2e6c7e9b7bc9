"""Random games of one kind, whole, and what each game reports of them: the next question, games a second, sizes."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from typing import Any

from bot.core import playable
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry

SEEDS = 10
"""Games played for one report."""
ROUNDS = 5
"""Times the speed is measured; the median counts."""


@dataclass(frozen=True)
class Whole:
    """Whole games of one kind, played at random."""

    game: str
    seats: int
    options: Mapping[str, str] = field(default_factory=dict)

    def play(self, seed: int, seen: Callable[[Match, float], None] | None = None) -> int:
        """A game with the asked seat's questions and view after every answer; the number of answers.

        Args:
            seen: gets the match after each answer and the seconds from it to the next questions.
        """
        known = playable.keys()
        if self.game not in known:
            registry.install()
        stream = Stream.of("bench", seed)
        match = Match.new(self.game, self.seats, stream.seed_bytes(), dict(self.options))
        answers = 0
        while match.result is None:
            seat, question = next((s, q) for s in match.awaited() if (q := next_question(match, s)) is not None)
            match.view(seat)
            choice = match.sample(seat, question.no, stream)
            began = time.perf_counter()
            match.answer(seat, question.no, choice)
            for following in match.awaited():
                match.asked(following)
            answers += 1
            if seen is not None:
                seen(match, time.perf_counter() - began)
        return answers

    def report_next_question(self, benchmark: Any, most: float, worst: float | None = None) -> None:
        """How long from an answer to the next questions, beside the milliseconds aimed at (median, longest)."""
        taken: list[float] = []
        self.play(0)
        for seed in range(SEEDS):
            self.play(seed, lambda _, seconds: taken.append(seconds * 1000))
        found = f"median {median(taken):.2f} ms (at most {most}), longest {max(taken):.1f}"
        found += f" (at most {worst})" if worst is not None else ""
        print(f"\n{self.game}: next question {found}")
        benchmark.extra_info["median_ms"] = round(median(taken), 3)
        benchmark(self.play, 1)

    def report_whole_games(self, benchmark: Any, least: int) -> None:
        """Games a second on one core, beside the number aimed at."""
        self.play(0)
        rates: list[float] = []
        for turn in range(ROUNDS):
            began = time.process_time()
            for seed in range(SEEDS):
                self.play(turn * SEEDS + seed)
            rates.append(SEEDS / (time.process_time() - began))
        print(f"\n{self.game}: {median(rates):.0f} games of {self.seats} a second on one core (at least {least})")
        benchmark.extra_info["games_per_second"] = round(median(rates), 1)
        benchmark(self.play, 2)

    def check_states(self, benchmark: Any, below: int) -> None:
        """The largest saved state in bytes, which has to stay below a size."""
        states: list[int] = []

        def keep(seed: int) -> None:
            self.play(seed, lambda match, _: states.append(len(match.save())))

        for seed in range(SEEDS):
            keep(seed)
        print(f"\n{self.game}: largest state {max(states)} bytes (under {below})")
        assert max(states) < below
        benchmark.extra_info.update(state=max(states))
        benchmark(keep, SEEDS + 1)
