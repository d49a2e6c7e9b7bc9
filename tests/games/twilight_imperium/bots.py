"""What bots make of whole games of Twilight Imperium: how they end, how soon, and what their points come from.

    python -m tests.games.twilight_imperium.bots --seats 3-6 --games 50             easy bots alone
    python -m tests.games.twilight_imperium.bots --seats 3 --levels easy,random,random --games 100
    python -m tests.games.twilight_imperium.bots --seats 3 --levels hard,easy,easy --games 60 --resume build/hard.jsonl

With `--resume FILE` every finished game is a line of that file, and games that are there already are not played again:
a run that was ended goes on where it stood. They play without agendas, action cards and notes (`balance` plays with all
three). Seats rotate, so that every level plays every place. The same seed gives the same games. What comes out is one
JSON object, by number of seats. Seat-rounds are those of rounds that were played to their end: who reaches the points
ends the last one before everybody has scored, so that it is counted apart.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.core import bots, playable
from bot.core.match import Match
from bot.core.selfplay import next_move, volunteer
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.light import LIGHT
from bot.games.twilight_imperium.state import Player, State

SOURCES = ("public I", "public II", "secret", "custodians", "imperial", "other")
ALONE = {"target": "10", **LIGHT}
"""Options of a match without agendas, action cards and notes: what the page of bots was measured with."""
SETTLED = 3
"""As which round begins the planets of each seat are counted: what was free is taken by then."""
MECATOL_BY = 4
"""Seen 5: by which round Mecatol Rex should be taken."""


def source(id: str) -> str:
    """Where a victory point comes from, by the source in the ledger."""
    if id in OBJECTIVES:
        deck = OBJECTIVES[id].deck
        return "secret" if deck == "secret" else f"public {deck}"
    return id if id in SOURCES else "other"


def played(
    seats: int,
    number: int,
    levels: Sequence[str],
    seed: str,
    budget: int | None = None,
    answers: int = TWILIGHT_IMPERIUM.bound,
    options: Mapping[str, str] = ALONE,
) -> dict[str, Any]:
    """Play one game and say what it was like.

    Args:
        seats: how many.
        number: of the game.
        levels: a level for each seat of game 0; they rotate from game to game.
        seed: of the whole run.
        budget: playouts of the hard level; None takes its own.
        answers: after which it is given up.
        options: of the match.
    """
    stream = Stream.of("twilight-bots", seed, seats, number)
    match = Match.new("twilight_imperium", seats, stream.seed_bytes(), options)
    playing = [levels[(seat + number) % seats] for seat in range(seats)]
    times: dict[str, list[float]] = {level: [] for level in playing}
    given = traded = 0
    settled: list[int] = []
    while match.result is None and given < answers:
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
            continue
        seat, question = move
        began = time.process_time()
        answer = bots.choose(match, seat, question, playing[seat], stream, budget)
        times[playing[seat]].append(time.process_time() - began)
        match.answer(seat, question.no, answer)
        given += 1
        traded += volunteer(match, playing)
        if not settled and match.play.board.round >= SETTLED:
            settled = [len(match.play.board.planets_of(seat)) for seat in range(seats)]
    found = {**told(match, playing), "settled": settled or [0] * seats, "number": number}
    return {**found, "answers": given, "traded": traded, "times": _times(times)}


def _times(times: dict[str, list[float]]) -> dict[str, list[float]]:
    """Milliseconds of the processor for an answer, by level: median, mean, 99th in 100, longest."""
    found: dict[str, list[float]] = {}
    for level, some in times.items():
        ordered = sorted(1000 * one for one in some)
        if ordered:
            ninety_nine = ordered[min(len(ordered) - 1, int(0.99 * len(ordered)))]
            figures = (statistics.median(ordered), statistics.fmean(ordered), ninety_nine, ordered[-1])
            found[level] = [round(one, 2) for one in figures]
    return found


def told(match: Match, levels: Sequence[str]) -> dict[str, Any]:
    """What a game was like, from the ledgers of its players."""
    state: State = match.play.board
    ledger = [(seat, entry) for seat, player in enumerate(state.players) for entry in player.ledger]
    scored = {(seat, entry.round) for seat, entry in ledger if source(entry.source).startswith("public")}
    by_points = match.result is not None and max(player.points for player in state.players) >= state.target
    rounds = range(2, state.round + (not by_points))  # who reaches the points ends a round before all have scored
    points: Counter[str] = Counter()
    for _, entry in ledger:
        points[source(entry.source)] += entry.points
    return {
        "seats": len(levels),
        "levels": list(levels),
        "finished": match.result is not None,
        "by_points": by_points,
        "rounds": state.round,
        "mecatol": next((entry.round for _, entry in ledger if entry.source == "custodians"), 0),
        "seat_rounds": len(levels) * len(rounds),
        "public_seat_rounds": sum(at in rounds for _, at in scored),
        "last_seat_rounds": len(levels) * (state.round - 1),
        "public_last_seat_rounds": sum(at >= 2 for _, at in scored),
        "points": [player.points for player in state.players],
        "sources": dict(points),
        "sources_by_seat": [_sources(player) for player in state.players],
        "won": [seat for seat, rank in enumerate(match.result.ranks) if rank == 1] if match.result else [],
        "factions": [player.faction for player in state.players],
        "homeless": [
            seat
            for seat in range(len(levels))
            if any(state.planets[p].controller != seat for p in state.home_planets(seat))
        ],
        "unscored": [one for one in state.revealed if not any(one in player.scored for player in state.players)],
    }


def _sources(player: Player) -> dict[str, int]:
    """Points of one seat by where they come from."""
    found: Counter[str] = Counter()
    for entry in player.ledger:
        found[source(entry.source)] += entry.points
    return dict(found)


def summed(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The figures of seen 5 over games of one number of seats."""
    count = len(games)
    sources: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        sources.update(game["sources"])
        for seat in game["won"]:
            won[game["levels"][seat]] += 1 / len(game["won"])
    levels = sorted({level for game in games for level in game["levels"]})
    seats = games[0]["seats"]
    return {
        "games": count,
        "finished": sum(game["finished"] for game in games),
        "ended_by_points": share(sum(game["by_points"] for game in games), count),
        "median_rounds": statistics.median(game["rounds"] for game in games),
        "rounds": dict(sorted(Counter(game["rounds"] for game in games).items())),
        "mecatol_by_round_4": share(sum(0 < game["mecatol"] <= MECATOL_BY for game in games), count),
        "public_of_seat_rounds": share(
            sum(game["public_seat_rounds"] for game in games), sum(game["seat_rounds"] for game in games)
        ),
        "public_with_the_last_round": share(
            sum(game["public_last_seat_rounds"] for game in games), sum(game["last_seat_rounds"] for game in games)
        ),
        "points_of_a_seat": {name: round(sources[name] / count / seats, 2) for name in SOURCES},
        "wins": {level: share(won[level], count) for level in levels} if len(levels) > 1 else {},
        "answer_ms": {
            level: dict(
                zip(
                    ("median", "mean", "p99", "longest"),
                    [
                        round(pick([game["times"][level][at] for game in games if level in game["times"]]), 2)
                        for at, pick in enumerate((statistics.median, statistics.fmean, statistics.median, max))
                    ],
                    strict=True,
                )
            )
            for level in levels
        },
    }


def share(some: float, all: int) -> dict[str, float]:
    """A share, with the interval that holds it in 95 of 100 cases (Wilson)."""
    if not all:
        return {"share": 0.0, "low": 0.0, "high": 1.0}
    z, at = 1.96, some / all
    middle = (at + z * z / (2 * all)) / (1 + z * z / all)
    half = z * math.sqrt(at * (1 - at) / all + z * z / (4 * all * all)) / (1 + z * z / all)
    return {"share": round(at, 3), "low": round(max(0.0, middle - half), 3), "high": round(min(1.0, middle + half), 3)}


def numbers(text: str) -> list[int]:
    """`3-6` or `3,5` as numbers."""
    found: list[int] = []
    for part in text.split(","):
        first, _, last = part.partition("-")
        found += range(int(first), int(last or first) + 1)
    return found


def measured(
    seats: Iterable[int],
    games: int,
    levels: Sequence[str],
    seed: str,
    kept: Path | None = None,
    budget: int | None = None,
    first: int = 0,
) -> dict[str, Any]:
    """Play the games that are not kept yet and sum them up.

    Args:
        seats: numbers of seats.
        games: of each.
        levels: one for all, or one a seat.
        seed: of the run.
        kept: file with a line for each finished game; None keeps nothing.
        budget: playouts of the hard level.
        first: number of the first game.
    """
    done: dict[tuple[int, int], dict[str, Any]] = {}
    if kept is not None and kept.exists():
        for line in kept.read_text(encoding="utf-8").splitlines():
            one = json.loads(line)
            done[one["seats"], one["number"]] = one
    found: dict[str, Any] = {}
    for count in seats:
        per_seat = list(levels) * (count if len(levels) == 1 else 1)
        if len(per_seat) != count:
            raise SystemExit(f"{len(per_seat)} levels for {count} seats")
        for number in range(first, first + games):
            if (count, number) in done:
                continue
            done[count, number] = one = played(count, number, per_seat, seed, budget)
            if kept is not None:
                kept.parent.mkdir(parents=True, exist_ok=True)
                with kept.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(one) + "\n")
        found[str(count)] = summed([done[count, number] for number in range(first, first + games)])
    return found


def main() -> int:
    """Play, and print one JSON object."""
    parser = argparse.ArgumentParser(description="Bots of Twilight Imperium, measured.")
    parser.add_argument("--seats", type=numbers, default=[3, 4, 5, 6], help="such as 3-6")
    parser.add_argument("--games", type=int, default=10, help="of each number of seats")
    parser.add_argument("--levels", default="easy", help="one for all, or one a seat, with commas")
    parser.add_argument("--seed", default="seen-5")
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--budget", type=int, help="playouts of the hard level")
    parser.add_argument("--resume", type=Path, help="file of finished games, one a line")
    arguments = parser.parse_args()
    playable.register(TWILIGHT_IMPERIUM)
    found = measured(
        arguments.seats,
        arguments.games,
        arguments.levels.split(","),
        arguments.seed,
        arguments.resume,
        arguments.budget,
        arguments.first,
    )
    json.dump(found, sys.stdout, indent=1)
    print()
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
