"""How games go on that people play over days: a simulated year, through the tables.

    python -m tests.pace                     1,500 tables of 2,000 people on twelve servers, with 100 kills
    python -m tests.pace --quick --json      two minutes at most; prints one JSON object

A server's year is a process and a file under `--into`; one that is there already is not played again, so that a run
that was ended goes on where it stood. The same seed gives the same year. What it came to is printed as Markdown, or
with `--json` as one object.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import subprocess
import sys
import tempfile
import time
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.core import playable
from bot.games import registry
from bot.observability import configure_logging
from tests.pace.humans import DAY, YEAR
from tests.pace.scene import Order
from tests.pace.told import GAMES, PACES, Server, Table, noted, rows, summary
from tests.pace.world import BEGIN, year

OWN: Final = ("own:6h 3h 1d", "own:12h 6h 2d", "own:2d 12h 5d")
LAST: Final = 20 * DAY
"""No table is begun in the last days of the year: its game would tell nothing."""
PLANS: Final = 0.5
"""How often somebody looks in between two turns to plan the next."""
HALF: Final = 1.0
"""The same so that people plan half of their turns (X3): of the other half it is their turn before they look in."""
SERVERS: Final = 12


class Run(msgspec.Struct, frozen=True):
    """What is played on one server; its file is named after all of it."""

    number: int
    tables: int
    people: int
    kills: int
    seed: str
    quiet: bool
    plans: float
    games: tuple[str, ...] = GAMES
    paces: tuple[str, ...] = PACES

    def file(self, folder: Path) -> Path:
        """Where its year is kept."""
        return folder / f"{sha256(msgspec.json.encode(self)).hexdigest()[:16]}.json"


def orders(run: Run) -> list[Order]:
    """The tables of a server, over the year; which, hangs on the seed and the server's number alone."""
    chance = random.Random(f"{run.seed} {run.number} tables")
    cells = [(game, pace) for game in run.games for pace in run.paces]
    found: list[Order] = []
    for nth in range(run.tables):
        game, pace = cells[(run.number * run.tables + nth) % len(cells)]
        seats = chance.choice([seats for seats in playable.find(game).rules.seats if seats > 1])
        at = BEGIN + DAY + chance.randrange(YEAR - LAST)
        found.append(Order(game, chance.choice(OWN) if pace == "own" else pace, seats, at))
    return found


def play(run: Run, folder: Path) -> None:
    """Play a server's year, and keep it."""
    registry.install()
    configure_logging("warning")
    shared = Path("/dev/shm")
    began = time.process_time()
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as place:
        world = asyncio.run(
            year(
                Path(place),
                orders(run),
                run.people,
                f"{run.seed} {run.number}",
                kills=run.kills,
                quiet=run.quiet,
                plans=run.plans,
            )
        )
    found = noted(world, time.process_time() - began)
    part = run.file(folder).with_suffix(".part")
    part.write_bytes(msgspec.json.encode(found))
    part.rename(run.file(folder))


def played(runs: list[Run], folder: Path, jobs: int) -> list[Server]:
    """The years of servers, as many at once as there are jobs; those that are kept are read."""
    folder.mkdir(parents=True, exist_ok=True)
    todo = [run for run in runs if not run.file(folder).exists()]
    under_way: list[tuple[Run, subprocess.Popen[bytes]]] = []
    while todo or under_way:
        while todo and len(under_way) < jobs:
            run = todo.pop(0)
            command = [sys.executable, "-m", "tests.pace", "--into", str(folder), "--server"]
            under_way.append((run, subprocess.Popen([*command, msgspec.json.encode(run).decode()])))
        run, process = under_way.pop(0)
        if process.wait():
            for _, other in under_way:
                other.terminate()
            raise SystemExit(f"server {run.number} failed")
        print(f"server {run.number} of {len(runs)} is done", file=sys.stderr, flush=True)
    return [msgspec.json.decode(run.file(folder).read_bytes(), type=Server) for run in runs]


def gain(seed: str, tables: int, people: int, folder: Path, jobs: int) -> tuple[float | None, list[Server]]:
    """By how much plans shorten a daily Metromania: the same tables and people, with plans and without."""
    found: list[list[Server]] = []
    for plans in (0.0, HALF):
        runs = [Run(n, tables, people, 0, f"{seed} gain", True, plans, ("metromania",), ("daily",)) for n in range(2)]
        found.append(played(runs, folder, jobs))
    without, with_ = (_median([one for server in servers for one in server.tables]) for servers in found)
    return (None if without is None or with_ is None else round(1 - with_ / without, 3)), found[1]


def _median(tables: list[Table]) -> float | None:
    days = [one.days for one in tables if one.days is not None and one.outcome == "finished"]
    return statistics.median(days) if days else None


def parsed() -> argparse.Namespace:
    """What was asked for on the command line."""
    parser = argparse.ArgumentParser(description="A simulated year of people who play over days.")
    parser.add_argument("--tables", type=int, default=1500)
    parser.add_argument("--people", type=int, default=2000)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--servers", type=int, default=SERVERS)
    parser.add_argument("--jobs", type=int, default=2, help="processes at once")
    parser.add_argument("--seed", default="a year")
    parser.add_argument("--no-quiet", action="store_true", help="nobody tells the house of nights and days off")
    parser.add_argument("--no-plans", action="store_true", help="nobody plans a turn")
    parser.add_argument("--into", type=Path, default=Path("build/pace"))
    parser.add_argument("--quick", action="store_true", help="a small year, within two minutes")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--server", help=argparse.SUPPRESS)
    return parser.parse_args()


def main() -> int:
    """Play, and tell."""
    asked = parsed()
    if asked.server:
        play(msgspec.json.decode(asked.server, type=Run), asked.into)
        return 0
    if asked.quick:
        asked.tables, asked.people, asked.kills, asked.servers = 16, 36, 6, 2
    share: dict[str, Any] = {"seed": asked.seed, "quiet": not asked.no_quiet, "plans": 0.0 if asked.no_plans else PLANS}
    each = lambda of, n: of // asked.servers + (n < of % asked.servers)  # noqa: E731
    runs = [
        Run(n, each(asked.tables, n), each(asked.people, n), each(asked.kills, n), **share)
        for n in range(asked.servers)
    ]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) if asked.quick else asked.into  # a short run is always played
        registry.install()
        servers = played(runs, folder, asked.jobs)
        tables = 16 if asked.quick else 60
        found, _ = (None, []) if asked.no_plans else gain(asked.seed, tables, 3 * tables, folder, asked.jobs)
    told = summary(servers, found)
    if asked.json:
        print(json.dumps(told))
        return 0
    print("\n".join(rows([one for server in servers for one in server.tables])))
    print(json.dumps(told, indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
