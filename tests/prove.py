"""``make prove``: large self-play, strength and balance runs of every game, and the conformance kit at length.

Each game lists its runs in ``tests/games/GAME/proof.py``. Results go to ``docs/results/GAME.json`` and, for people,
``GAME.md``; games and figures that are counted are the same on every machine, times are those of the machine.

    python -m tests.prove                       everything, as committed (half an hour on one core)
    python -m tests.prove --scale 0.02          a fiftieth of the games, results under build/results
    python -m tests.prove --game metromania     only one game, without the conformance kit
    python -m tests.prove --run hard            only the runs whose name begins so; the other results stay
    python -m tests.prove --skip-conformance    no conformance kit

`MADANG_PROVE_SCALE` is the scale where no `--scale` is given.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.play import FIRST
from bot.core.rules import Rules
from bot.core.selfplay import next_move, volunteer
from bot.core.streams import Stream
from bot.games.registry import install

HOUSE = Path(__file__).parents[1]
RESULTS = HOUSE / "docs" / "results"
TRIAL = HOUSE / "build" / "results"
"""Results of scaled runs, never committed."""
HAND_OVERS = "hand-overs of a turn"
"""Figure: how often in a turn the table begins to wait for somebody it did not wait for before."""


@dataclass(frozen=True)
class Run:
    """Games of one kind.

    Attributes:
        name: its name in the results.
        purpose: `selfplay` (invariants after every answer), `strength` or `balance`.
        seats: seats at the table.
        games: how many games.
        levels: one for all seats, or one a seat; then seats rotate from game to game.
        options: options of the match.
        target: level and least share of the wins, for `strength`.
        most: name and greatest value of a figure that is observed.
        first: whether the first of `levels` always plays the seat that begins (where that seat plays another part).
    """

    name: str
    purpose: str
    seats: int
    games: int
    levels: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict[str, str])
    target: tuple[str, float] | None = None
    most: tuple[str, float] | None = None
    first: bool = False


@dataclass(frozen=True)
class Proof:
    """What is to be proven of one game: its runs, and the figures of a finished match that its balance is read from.

    Attributes:
        game: its key.
        runs: in order.
        observe: figures of one finished match; the results give their means. Names ending in `%` are shares.
        turns: turns taken by all so far; then `HAND_OVERS` of a finished match are observed too.
        whose: seat whose turn it is; then `HAND_OVERS` are told apart by why they came.
        began: seat that began a finished match; without it the first seat that was waited for.
    """

    game: str
    runs: tuple[Run, ...]
    observe: Callable[[Match], Mapping[str, float]]
    turns: Callable[[Match], int] | None = None
    whose: Callable[[Match], int] | None = None
    began: Callable[[Match], int] | None = None


@dataclass
class Tally:
    """What was seen in the games of one run."""

    games: int = 0
    finished: int = 0
    answers: int = 0
    longest: int = 0
    state_bytes: int = 0
    shared: int = 0
    violations: list[str] = field(default_factory=list[str])
    wins: dict[str, float] = field(default_factory=dict[str, float])
    points: dict[str, int] = field(default_factory=dict[str, int])
    players: dict[str, int] = field(default_factory=dict[str, int])
    places: list[float] = field(default_factory=list[float])
    """Wins by place in the order of the first turns."""
    observed: dict[str, float] = field(default_factory=dict[str, float])
    times: dict[str, list[float]] = field(default_factory=dict[str, list[float]])
    """Processor time of each answer, in milliseconds, by level."""


def levels_of(run: Run, game: int) -> tuple[str, ...]:
    """The level of each seat in a game: seats rotate from game to game."""
    if len(run.levels) == 1:
        return run.levels * run.seats
    turned = game % run.seats
    return (*run.levels[run.seats - turned :], *run.levels[: run.seats - turned])


def waiting_for(match: Match) -> set[int]:
    """Seats that have to do something before the match goes on; who has passed everything beforehand has not."""
    return {seat for seat in match.awaited() if next_question(match, seat) is not None}


def why(proof: Proof, match: Match, fresh: set[int], begun: set[int]) -> str:
    """Why the table waits for seats it did not wait for before.

    Args:
        proof: its `turns` and `whose`.
        match: as it stands.
        fresh: those seats.
        begun: turns whose seat was waited for already; this one is added.
    """
    assert proof.turns is not None
    assert proof.whose is not None
    turn = proof.turns(match)
    if not turn:
        return "before the first turn"
    if proof.whose(match) in fresh:
        again = turn in begun
        begun.add(turn)
        return "back to whose turn it is" if again else "the next turn"
    question = next_question(match, min(fresh))
    return question.slot if question is not None else ""


def play(proof: Proof, run: Run, game: int, tally: Tally) -> None:
    """One game of a run, added to the tally."""
    stream = Stream.of("prove", proof.game, run.name, game)
    begins = {FIRST: str(game % run.seats)} if run.first else {}
    match = Match.new(proof.game, run.seats, stream.seed_bytes(), {**run.options, **begins})
    rules: Rules[Any] = match.play.game.rules
    levels = levels_of(run, game)
    first = match.awaited()[0]
    tally.games += 1
    answers = hand_overs = 0
    reasons: Counter[str] = Counter()
    begun_turns: set[int] = set()
    waited = waiting_for(match)
    while match.result is None and answers < rules.bound:
        waiting = next_move(match)
        if waiting is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = waiting
            begun = time.thread_time()
            answer = choose(match, seat, question, levels[seat], stream)
            tally.times.setdefault(levels[seat], []).append(1000 * (time.thread_time() - begun))
            match.answer(seat, question.no, answer)
        answers += 1
        if rules.volunteers:
            answers += volunteer(match, levels)
        now = waiting_for(match)
        hand_overs += bool(now - waited)
        if proof.whose is not None and now - waited:
            reasons[why(proof, match, now - waited, begun_turns)] += 1
        waited = now
        if run.purpose == "selfplay":
            tally.violations += [f"game {game}, answer {answers}: {broken}" for broken in rules.violations(match.play)]
    tally.answers += answers
    tally.longest = max(tally.longest, answers)
    tally.state_bytes = max(tally.state_bytes, len(match.save()))
    if match.result is None:
        return
    tally.finished += 1
    first = first if proof.began is None else proof.began(match)
    winners = [seat for seat, rank in enumerate(match.result.ranks) if rank == 1]
    tally.shared += len(winners) > 1
    tally.places = tally.places or [0.0] * run.seats
    for seat in winners:
        tally.wins[levels[seat]] = tally.wins.get(levels[seat], 0) + 1 / len(winners)
        tally.places[(seat - first) % run.seats] += 1 / len(winners)
    for level, points in zip(levels, match.result.scores):
        tally.points[level] = tally.points.get(level, 0) + points
        tally.players[level] = tally.players.get(level, 0) + 1
    observed = dict(proof.observe(match))
    if proof.turns is not None:
        observed[HAND_OVERS] = hand_overs / max(1, proof.turns(match))
        observed |= {f"{HAND_OVERS}: {name}": count / max(1, proof.turns(match)) for name, count in reasons.items()}
    for name, value in observed.items():
        tally.observed[name] = tally.observed.get(name, 0) + value


def figures(run: Run, tally: Tally, seconds: float) -> dict[str, Any]:
    """The tally as plain data, means and shares worked out."""
    games = max(1, tally.finished)
    found: dict[str, Any] = {
        "purpose": run.purpose,
        "seats": run.seats,
        "levels": list(run.levels),
        "options": dict(run.options),
        "games": tally.games,
        "finished": tally.finished,
        "answers": tally.answers,
        "longest_game_answers": tally.longest,
        "state_bytes": tally.state_bytes,
        "violations": tally.violations[:20],
        "shared_wins": tally.shared,
        "win_share": {level: round(won / games, 4) for level, won in sorted(tally.wins.items())},
        "win_share_by_place": [round(won / games, 4) for won in tally.places],
        "mean_points": {level: round(sum_ / tally.players[level], 2) for level, sum_ in sorted(tally.points.items())},
        "observed": {name: round(value / games, 3) for name, value in tally.observed.items()},
    }
    if run.target is not None:
        level, least = run.target
        share = tally.wins.get(level, 0.0) / games
        error = math.sqrt(max(share * (1 - share), 0.25 / games) / games)
        found["target"] = {"level": level, "at_least": least, "share": round(share, 4), "holds": share >= least}
        found["target"]["standard_error"] = round(error, 4)
    if run.most is not None:
        name, most = run.most
        value = tally.observed.get(name, 0.0) / games
        found["most"] = {"figure": name, "at_most": most, "value": round(value, 3), "holds": value <= most}
    found["machine"] = {
        "seconds": round(seconds, 1),
        "answer_ms": {
            level: {"p50": _part(times, 0.5), "p99": _part(times, 0.99), "max": _part(times, 1)}
            for level, times in sorted(tally.times.items())
        },
    }
    return found


def _part(times: Sequence[float], part: float) -> float:
    ordered = sorted(times)
    return round(ordered[min(len(ordered) - 1, int(part * len(ordered)))], 2)


def table(head: Sequence[str], rows: Sequence[Sequence[Any]]) -> list[str]:
    """A Markdown table."""
    lines = [f"| {' | '.join(head)} |", f"|{'---|' * len(head)}"]
    return lines + [f"| {' | '.join(map(str, row))} |" for row in rows]


def report(proof: Proof, results: Mapping[str, Any]) -> str:
    """The results as a page for people."""
    chosen = [(run, results[run.name]) for run in proof.runs if run.name in results]
    lines = [f"# {proof.game}: results of `make prove`", ""]
    lines += [
        "Counted figures come out the same on every machine; times are processor time of the one that ran them.",
        "",
    ]
    for purpose, title in (("strength", "Strength"), ("balance", "Balance"), ("selfplay", "Random play, invariants")):
        some = [(run, one) for run, one in chosen if run.purpose == purpose]
        if not some:
            continue
        lines += [f"## {title}", ""]
        if purpose == "strength":
            head = ("run", "games", "target", "share of wins", "standard error", "mean points", "holds")
            rows = [
                (
                    run.name,
                    one["games"],
                    f"{one['target']['level']} ≥ {one['target']['at_least']:.0%}",
                    f"{one['target']['share']:.1%}",
                    f"{one['target']['standard_error']:.1%}",
                    ", ".join(f"{level} {points}" for level, points in one["mean_points"].items()),
                    "yes" if one["target"]["holds"] else "**no**",
                )
                for run, one in some
            ]
            lines += [*table(head, rows), ""]
            head = ("run", "level", "p50 ms", "p99 ms", "longest ms")
            lines += table(
                head,
                [
                    (run.name, level, ms["p50"], ms["p99"], ms["max"])
                    for run, one in some
                    for level, ms in one["machine"]["answer_ms"].items()
                ],
            )
        elif purpose == "balance":
            names = list(dict.fromkeys(name for _, one in some for name in one["observed"]))
            lines += table(
                ("figure (mean of a game)", *(run.name for run, _ in some)),
                [
                    ("games", *(one["games"] for _, one in some)),
                    ("points of a seat", *(next(iter(one["mean_points"].values())) for _, one in some)),
                    (
                        "wins by place in turn order",
                        *(" ".join(f"{won:.0%}" for won in one["win_share_by_place"]) for _, one in some),
                    ),
                    ("shared wins", *(f"{one['shared_wins'] / one['games']:.1%}" for _, one in some)),
                    *(
                        (
                            name.removesuffix(" %"),
                            *(
                                f"{one['observed'].get(name, 0):.0%}"
                                if name.endswith("%")
                                else one["observed"].get(name, "-")
                                for _, one in some
                            ),
                        )
                        for name in names
                    ),
                ],
            )
        else:
            head = ("run", "games", "finished", "answers", "longest game", "largest state", "violations")
            rows = [
                (
                    run.name,
                    one["games"],
                    one["finished"],
                    one["answers"],
                    f"{one['longest_game_answers']} answers",
                    f"{one['state_bytes']} bytes",
                    len(one["violations"]),
                )
                for run, one in some
            ]
            lines += table(head, rows)
        lines += [""]
    return "\n".join(lines)


def prove(proof: Proof, word: str, scale: float, folder: Path) -> bool:
    """Do the runs of one game and write its results. Returns whether everything that was run holds."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{proof.game}.json"
    results: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    sound = True
    for run in proof.runs:
        if not run.name.startswith(word):
            continue
        tally, begun = Tally(), time.monotonic()
        for game in range(max(1, round(run.games * scale))):
            play(proof, run, game, tally)
        found = figures(run, tally, time.monotonic() - begun)
        results[run.name] = found
        holds = tally.finished == tally.games and not tally.violations and found.get("target", {}).get("holds", True)
        holds = holds and found.get("most", {}).get("holds", True)
        sound &= holds
        shares = ", ".join(f"{level} {share:.1%}" for level, share in found["win_share"].items())
        print(f"{'ok ' if holds else 'NOT'} {proof.game} {run.name}: {tally.games} games, wins {shares}", flush=True)
        ordered = {one.name: results[one.name] for one in proof.runs if one.name in results}
        kept.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        (folder / f"{proof.game}.md").write_text(report(proof, ordered), encoding="utf-8")
    return sound


def conformance() -> bool:
    """The conformance kit of every game with many examples, boards drawn in part at many positions, and more whole
    games of THE DOME through its panels (`MADANG_PROVE=1`)."""
    rooms = ("tests/core", "tests/games", "tests/renderers/test_bands.py", "tests/e2e/test_dome.py")
    command = [sys.executable, "-m", "pytest", "-q", "-k", "conform or drawn_in_part or whole_game", *rooms]
    return subprocess.run(command, cwd=HOUSE, env={**os.environ, "MADANG_PROVE": "1"}, check=False).returncode == 0


def transcripts() -> bool:
    """Every kept game, answer by answer (`tests.transcripts`)."""
    command = [sys.executable, "-m", "tests.transcripts", "check"]
    return subprocess.run(command, cwd=HOUSE, check=False).returncode == 0


def main() -> int:
    """Returns 0, or 1 when something did not hold."""
    from tests.games.metromania.proof import METROMANIA_PROOF
    from tests.games.project_mine.proof import PROJECT_MINE_PROOF
    from tests.games.the_dome.proof import THE_DOME_PROOF

    proofs = (METROMANIA_PROOF, PROJECT_MINE_PROOF, THE_DOME_PROOF)

    parser = argparse.ArgumentParser(prog="make prove", description="Large self-play, strength and balance runs.")
    scale = float(os.environ.get("MADANG_PROVE_SCALE", "1"))
    parser.add_argument("--scale", type=float, default=scale, help="share of the games to play (default 1)")
    parser.add_argument("--game", default="", choices=("", *(proof.game for proof in proofs)), help="only this game")
    parser.add_argument("--run", default="", help="only runs whose name begins so")
    parser.add_argument("--out", type=Path, help="folder of the results")
    parser.add_argument(
        "--skip-conformance", action="store_true", help="leave the conformance kit and the transcripts out"
    )
    arguments = parser.parse_args()
    install()
    folder = arguments.out or (RESULTS if arguments.scale >= 1 else TRIAL)
    chosen = [proof for proof in proofs if arguments.game in ("", proof.game)]
    sound = [prove(proof, arguments.run, arguments.scale, folder) for proof in chosen]
    if not arguments.skip_conformance and not arguments.run and not arguments.game:
        sound += [conformance(), transcripts()]
    return 0 if all(sound) else 1


if __name__ == "__main__":
    raise SystemExit(main())
