"""``make prove``: large self-play, strength and balance runs of every game, and the conformance kit at length.

Each game lists its runs in ``tests/games/GAME/proof.py``. Results go to ``docs/results/GAME.json`` and, for people,
``GAME.md``; games and figures that are counted are the same on every machine, times are those of the machine.

    python -m tests.prove                       everything, as committed (half an hour on one core)
    python -m tests.prove --scale 0.02          a fiftieth of the games, results under build/results
    python -m tests.prove --game metromania     only one game, without the conformance kit
    python -m tests.prove --run hard            only the runs whose name begins so; the other results stay
    python -m tests.prove --skip-conformance    no conformance kit
    python -m tests.prove --processes 1         one game at a time (default: as many as there are cores, at most two)

A run that was interrupted goes on where it was (`build/prove`), as long as the rules it began with are the same. One of
strength ends as soon as the 99 % interval of the share lies on one side of its target, after a hundred games at least.

`MADANG_PROVE_SCALE` is the scale where no `--scale` is given.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Protocol

from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.play import FIRST
from bot.core.playable import find
from bot.core.rules import Rules
from bot.core.selfplay import next_move, volunteer
from bot.core.shapes import Answer, Question
from bot.core.streams import Stream
from bot.games.registry import install
from tests.prove_report import figures, report
from tests.prove_tally import LEAST, Tally, decided

HOUSE = Path(__file__).parents[1]
RESULTS = HOUSE / "docs" / "results"
TRIAL = HOUSE / "build" / "results"
"""Results of scaled runs, never committed."""
UNDER_WAY = HOUSE / "build" / "prove"
"""Runs that are not done yet."""
KEEP_EVERY = 20
"""Games after which a run under way is kept."""
AT_ONCE = min(2, os.cpu_count() or 1)
"""Games that are played at once."""
Player = Callable[[Match, int, Question, Stream], Answer]
"""Answers as a level of the tests' own."""
HAND_OVERS = "hand-overs of a turn"
"""Figure: how often in a turn the table begins to wait for somebody it did not wait for before."""


class Watch(Protocol):
    """Looks at one game while it is played."""

    def look(self, match: Match) -> Sequence[str]:
        """What of a match should not be, after every way in."""
        ...

    def seen(self) -> Mapping[str, float]:
        """Figures of the whole game."""
        ...


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
        varied: whether every option that `options` does not name is drawn anew for each game.
        standing: one answer in so many goes to a standing question, if there is one; 0 never.
        game: key of another game than the proof's, where the tests have made a variant of it.
        watch: makes, for each game, what looks at it after every answer besides its invariants.
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
    varied: bool = False
    standing: int = 0
    game: str = ""
    watch: Callable[[], Watch] | None = None


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
        players: levels of the tests' own, besides those of the bots.
        page: name of the page for people, where that of the game is written by hand; empty for the game's key.
    """

    game: str
    runs: tuple[Run, ...]
    observe: Callable[[Match], Mapping[str, float]]
    turns: Callable[[Match], int] | None = None
    whose: Callable[[Match], int] | None = None
    began: Callable[[Match], int] | None = None
    players: Mapping[str, Player] = field(default_factory=dict[str, Player])
    page: str = ""


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


def options_of(run: Run, rules: Rules[Any], game: int, stream: Stream) -> dict[str, str]:
    """Options of one game of a run."""
    chosen: dict[str, str] = {}
    if run.varied:
        for one in rules.settings:
            fit = [value for value in one.values if run.seats in one.seats.get(value, (run.seats,))]
            chosen[one.key] = stream.choice(fit)
    begins = {FIRST: str(game % run.seats)} if run.first else {}
    return {**chosen, **run.options, **begins}


def unforced(match: Match, stream: Stream) -> tuple[int, Question] | None:
    """A standing question that somebody could answer, None where there is none."""
    found = [(seat, one) for seat, asked in match.questions().items() for one in asked if not one.blocking]
    return stream.choice(found) if found else None


def play(proof: Proof, run: Run, game: int, tally: Tally) -> None:
    """One game of a run, added to the tally."""
    key = run.game or proof.game
    stream = Stream.of("prove", key, run.name, game)
    rules: Rules[Any] = find(key).rules
    match = Match.new(key, run.seats, stream.seed_bytes(), options_of(run, rules, game, stream))
    watch = run.watch() if run.watch is not None else None
    levels = levels_of(run, game)
    first = match.awaited()[0]
    tally.games += 1
    answers = hand_overs = 0
    reasons: Counter[str] = Counter()
    begun_turns: set[int] = set()
    waited = waiting_for(match)

    def look() -> None:
        """After every way in: what should not be."""
        if run.purpose == "selfplay":
            wrong = [*rules.violations(match.play), *(watch.look(match) if watch is not None else ())]
            tally.violations += [f"game {game}, answer {answers}: {broken}" for broken in wrong]

    while match.result is None and answers < rules.bound:
        waiting = next_move(match)
        aside = unforced(match, stream) if run.standing and stream.below(run.standing) == 0 else None
        if aside is not None:
            match.answer(aside[0], aside[1].no, match.sample(aside[0], aside[1].no, stream))
        elif waiting is None:
            match.elapse(match.timers()[0])
        else:
            seat, question = waiting
            begun = time.thread_time()
            own = proof.players.get(levels[seat])
            answer = (
                choose(match, seat, question, levels[seat], stream)
                if own is None
                else own(match, seat, question, stream)
            )
            tally.times.setdefault(levels[seat], []).append(round(1000 * (time.thread_time() - begun), 2))
            match.answer(seat, question.no, answer)
        answers += 1
        look()
        if rules.volunteers:
            answers += volunteer(match, levels, look)
        now = waiting_for(match)
        hand_overs += bool(now - waited)
        if proof.whose is not None and now - waited:
            reasons[why(proof, match, now - waited, begun_turns)] += 1
        waited = now
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
    observed = {**proof.observe(match), **(watch.seen() if watch is not None else {})}
    if proof.turns is not None:
        observed[HAND_OVERS] = hand_overs / max(1, proof.turns(match))
        observed |= {f"{HAND_OVERS}: {name}": count / max(1, proof.turns(match)) for name, count in reasons.items()}
    for name, value in observed.items():
        tally.observed[name] = tally.observed.get(name, 0) + value


def rules_of(proof: Proof) -> str:
    """Digest of the rules that a proof is about: of a run that began under other rules nothing is kept."""
    rooms = (HOUSE / "bot" / "core", HOUSE / "bot" / "games" / proof.game)
    files = sorted(file for room in rooms for file in room.rglob("*") if file.suffix in (".py", ".csv"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()


def enough(run: Run, games: int, tally: Tally) -> bool:
    """Whether all games of a run were played, or so many that no more are needed."""
    if tally.games >= games:
        return True
    if run.target is None or tally.games < LEAST:
        return False
    level, least = run.target
    return decided(tally.wins.get(level, 0.0), tally.finished, least)


def pace() -> float:
    """Milliseconds of processor time that one and the same piece of Python takes here and now: machines of one kind
    differ by twice, so their times compare only by it."""
    begun = time.thread_time()
    found: dict[int, list[int]] = {}
    for number in range(10_000):
        found.setdefault(number % 97, []).append(len(str(number)))
    assert sum(map(sum, found.values())) == 38_890
    return 1000 * (time.thread_time() - begun)


def alone(proof: Proof, run: Run, game: int) -> Tally:
    """One game of a run."""
    tally, begun = Tally(paces=[pace()]), time.monotonic()
    play(proof, run, game, tally)
    tally.seconds = time.monotonic() - begun
    return tally


_AT_WORK: list[tuple[Proof, Run]] = []
"""What a process that plays games was started for."""


def _begin(proof: Proof, run: Run) -> None:
    """Once in each process: the house's games, and what is to be played."""
    install()
    _AT_WORK.append((proof, run))


def _one_game(game: int) -> Tally:
    return alone(*_AT_WORK[-1], game)


def tallies(proof: Proof, run: Run, games: range, processes: int) -> Generator[Tally]:
    """Games in their order, so many at once; those under way when no more are wanted are thrown away.

    The processes are started afresh: a fork of one that has threads may stand still for ever.
    """
    if processes == 1:
        yield from (alone(proof, run, game) for game in games)
        return
    pool = ProcessPoolExecutor(processes, get_context("spawn"), _begin, (proof, run))
    try:
        under_way = deque(pool.submit(_one_game, game) for game in games[: 2 * processes])
        following = iter(games[2 * processes :])
        while under_way:
            yield under_way.popleft().result()
            under_way.extend(pool.submit(_one_game, game) for game in islice(following, 1))
    finally:
        pool.shutdown(cancel_futures=True)


def played(proof: Proof, run: Run, games: int, rules: str, processes: int) -> Tally:
    """The games of a run, those of an earlier try among them."""
    kept = UNDER_WAY / f"{proof.game} {run.name}.json"
    tally = Tally()
    if kept.exists():
        found = json.loads(kept.read_text(encoding="utf-8"))
        if found["rules"] == rules:
            tally = Tally(**found["tally"])
    UNDER_WAY.mkdir(parents=True, exist_ok=True)
    with closing(tallies(proof, run, range(tally.games, games), processes)) as further:
        while not enough(run, games, tally):
            tally.add(next(further))
            if tally.games % KEEP_EVERY == 0 or enough(run, games, tally):
                draft = kept.with_suffix(".new")
                draft.write_text(json.dumps({"rules": rules, "tally": asdict(tally)}), encoding="utf-8")
                draft.replace(kept)
    return tally


def prove(proof: Proof, word: str, scale: float, folder: Path, processes: int = AT_ONCE) -> bool:
    """Do the runs of one game and write its results. Returns whether everything that was run holds."""
    folder.mkdir(parents=True, exist_ok=True)
    kept = folder / f"{proof.game}.json"
    results: dict[str, Any] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    sound, rules = True, rules_of(proof)
    for run in proof.runs:
        if not run.name.startswith(word):
            continue
        tally = played(proof, run, max(1, round(run.games * scale)), rules, processes)
        found = figures(run, tally)
        results[run.name] = found
        holds = tally.finished == tally.games and not tally.violations and found.get("target", {}).get("holds", True)
        holds = holds and found.get("most", {}).get("holds", True)
        sound &= holds
        shares = ", ".join(f"{level} {share:.1%}" for level, share in found["win_share"].items())
        print(f"{'ok ' if holds else 'NOT'} {proof.game} {run.name}: {tally.games} games, wins {shares}", flush=True)
        ordered = {one.name: results[one.name] for one in proof.runs if one.name in results}
        kept.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
        (folder / f"{proof.page or proof.game}.md").write_text(report(proof, ordered), encoding="utf-8")
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
    from tests.games.twilight_imperium.proof import TWILIGHT_IMPERIUM_PROOF

    proofs = (METROMANIA_PROOF, PROJECT_MINE_PROOF, THE_DOME_PROOF, TWILIGHT_IMPERIUM_PROOF)

    parser = argparse.ArgumentParser(prog="make prove", description="Large self-play, strength and balance runs.")
    scale = float(os.environ.get("MADANG_PROVE_SCALE", "1"))
    parser.add_argument("--scale", type=float, default=scale, help="share of the games to play (default 1)")
    parser.add_argument("--game", default="", choices=("", *(proof.game for proof in proofs)), help="only this game")
    parser.add_argument("--run", default="", help="only runs whose name begins so")
    parser.add_argument("--processes", type=int, default=AT_ONCE, help="games played at once (default %(default)s)")
    parser.add_argument("--out", type=Path, help="folder of the results")
    parser.add_argument(
        "--skip-conformance", action="store_true", help="leave the conformance kit and the transcripts out"
    )
    arguments = parser.parse_args()
    install()
    folder = arguments.out or (RESULTS if arguments.scale >= 1 else TRIAL)
    chosen = [proof for proof in proofs if arguments.game in ("", proof.game)]
    sound = [prove(proof, arguments.run, arguments.scale, folder, arguments.processes) for proof in chosen]
    if not arguments.skip_conformance and not arguments.run and not arguments.game:
        sound += [conformance(), transcripts()]
    return 0 if all(sound) else 1


if __name__ == "__main__":
    raise SystemExit(main())
