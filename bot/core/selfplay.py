"""Whole games by bots alone: how fast, how big, who wins, and whether any invariant breaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct

from bot.core import bots, playable
from bot.core.errors import BadSetup, RulesDefect
from bot.core.match import Match
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream

MILLISECONDS: Final = 1000.0


class Report(Struct):
    """What a run of self-play saw.

    Args:
        games: games begun.
        finished: games that came to a result within the game's bound.
        answers: answers given, times elapsed included.
        seconds: spent on answers, questions and the asked seat's view; neither on the bots' thinking (above the level
            `random`, with everything they look at for it) nor on saving and invariants.
        answers_per_second: `answers / seconds`.
        p50_ms, p99_ms: time of one answer with the next question and view, in milliseconds.
        state_bytes: largest saved state.
        violations: invariants broken, counted.
        wins: per level, games won; a shared win is split.
    """

    games: int
    finished: int
    answers: int
    seconds: float
    answers_per_second: float
    p50_ms: float
    p99_ms: float
    state_bytes: int
    violations: int
    wins: dict[str, float]


class _Tally(Struct):
    """What is counted while playing; times in seconds."""

    finished: int = 0
    times: list[float] = []
    setup: float = 0.0
    state_bytes: int = 0
    violations: int = 0
    wins: dict[str, float] = {}


def run(
    game: str,
    seats: int,
    games: int,
    seed: int | str,
    levels: Sequence[str],
    options: Mapping[str, str] | None = None,
    *,
    clock: Callable[[], float],
    pack: Any = None,
    pack_id: str = "",
    budget: int | None = None,
) -> Report:
    """Play `games` games.

    Args:
        game: key of a registered game.
        seats: number of seats.
        games: how many; at least 1.
        seed: the same seed gives the same games.
        levels: one level for all, or one per seat; then seats rotate: seat s of game g plays `levels[(s + g) % seats]`.
        options: options of the matches.
        clock: seconds that only go forward (`time.perf_counter`); the kernel reads no clock of its own.
        pack: the card pack's data; `pack_id` is its SHA-256.
        budget: playouts of the level `hard`.

    Raises:
        BadSetup: no such level, a wrong number of levels or games, or what `Match.new` refuses.
    """
    if len(levels) not in (1, seats) or any(level not in bots.LEVELS for level in levels):
        raise BadSetup("core-bad-levels", seats=seats)
    if games < 1:
        raise BadSetup("core-bad-games")
    per_seat = list(levels) * (seats if len(levels) == 1 else 1)
    tally = _Tally(wins=dict.fromkeys(per_seat, 0.0))
    for number in range(games):
        stream = Stream.of("selfplay", game, seats, seed, number)
        began = clock()
        match = Match.new(game, seats, stream.seed_bytes(), options, pack, pack_id)
        match.awaited()
        tally.setup += clock() - began
        playing = [per_seat[(seat + number) % seats] for seat in range(seats)]
        _play(match, playing, stream, tally, clock, budget)
        result = match.result
        if result is not None:
            tally.finished += 1
            winners = [seat for seat, rank in enumerate(result.ranks) if rank == 1]
            for seat in winners:
                tally.wins[playing[seat]] += 1 / len(winners)
    return _report(games, tally)


def _play(
    match: Match, levels: list[str], stream: Stream, tally: _Tally, clock: Callable[[], float], budget: int | None
) -> None:
    rules = playable.find(match.game).rules
    for _ in range(rules.bound):
        tally.state_bytes = max(tally.state_bytes, len(match.save()))
        tally.violations += len(rules.violations(match.play))
        if match.result is not None:
            return
        began = clock()
        waiting = next_move(match)
        if waiting is not None:
            match.view(waiting[0])
        spent = clock() - began
        choice: Answer = None
        if waiting is not None:
            seat, question = waiting
            choice = bots.choose(match, seat, question, levels[seat], stream, budget)
        began = clock()
        if waiting is None:
            match.elapse(match.timers()[0])
        else:
            match.answer(waiting[0], waiting[1].no, choice)
        tally.times.append(spent + clock() - began)
        if rules.volunteers:
            volunteer(match, levels)


def volunteer(match: Match, levels: Sequence[str], after: Callable[[], None] | None = None) -> int:
    """Let every seat above the level `random` give the standing answers it wants, each once: what comes to nothing
    could be wanted again for ever, as an offer to somebody who declines them all. Returns how many were given.

    Args:
        match: the match.
        levels: of its seats.
        after: called after each of them.
    """
    given = 0
    for seat in range(match.seats):
        said: list[tuple[str, Answer]] = []
        while levels[seat] != "random" and (found := bots.volunteer(match, seat)) is not None:
            if (found[0].slot, found[1]) in said:
                break
            said.append((found[0].slot, found[1]))
            match.answer(seat, found[0].no, found[1])
            given += 1
            if after is not None:
                after()
    return given


def next_move(match: Match) -> tuple[int, Question] | None:
    """Who answers what next: the first awaited seat with an unanswered question; None if only time is waited for.

    Raises:
        RulesDefect: nothing is waited for, and the match is not over.
    """
    for seat in match.awaited():
        question = bots.next_question(match, seat)
        if question is not None:
            return seat, question
    if not match.timers():
        raise RulesDefect(f"{match.game}: nobody is asked and it is not over")
    return None


def _report(games: int, tally: _Tally) -> Report:
    times = sorted(tally.times)
    seconds = sum(times) + tally.setup
    return Report(
        games=games,
        finished=tally.finished,
        answers=len(times),
        seconds=seconds,
        answers_per_second=len(times) / seconds if seconds > 0 else 0.0,
        p50_ms=_percentile(times, 0.50) * MILLISECONDS,
        p99_ms=_percentile(times, 0.99) * MILLISECONDS,
        state_bytes=tally.state_bytes,
        violations=tally.violations,
        wins=tally.wins,
    )


def _percentile(ordered: list[float], share: float) -> float:
    """The smallest value that at least `share` of all do not exceed; 0 for none."""
    return ordered[max(0, min(len(ordered) - 1, int(share * len(ordered))))] if ordered else 0.0
