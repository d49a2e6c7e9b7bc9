"""How often each faction wins: easy bots with agendas, action cards and notes, factions at random.

    python -m tests.games.twilight_imperium.balance --games 600 --processes 2 --write

Every finished game is a line of the file `--resume`, and games that are there already are not played again, so that a
run that was ended goes on where it stood. Lines of another seed, of another set of factions, or of an earlier command
that did not count as much are left aside. The same seed gives the same games. `--write` makes
`docs/results/twilight_imperium-factions.md` of what is there.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import statistics
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from bot.core import playable
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.flow.setup import POOL
from bot.games.twilight_imperium.light import MODES, ON
from tests.games.twilight_imperium.bots import SETTLED, SOURCES, played, share, summed

WITH_ALL = {"target": "10", **dict.fromkeys(MODES, ON)}
"""Options of a match with everything on."""
LEAST, MOST = 0.08, 0.28
"""Shares of wins between which a faction is to be."""
CLEAR = 0.4
"""Correlation from which on two figures of 17 factions go together: by chance it is as much in one case of ten."""
PAGE = Path("docs/results/twilight_imperium-factions.md")
KEPT = Path("build/twilight_imperium-factions.jsonl")


def one_game(seats: int, seed: str, number: int) -> dict[str, Any]:
    """Play one game and say what it was like, and among which factions it was dealt."""
    playable.register(TWILIGHT_IMPERIUM)
    return {**played(seats, number, ["easy"] * seats, seed, options=WITH_ALL), "seed": seed, "pool": list(POOL)}


def there(kept: Path, seats: int, seed: str) -> dict[int, dict[str, Any]]:
    """Games of a file that belong to a run, by number."""
    if not kept.exists():
        return {}
    found = [json.loads(line) for line in kept.read_text(encoding="utf-8").splitlines()]
    mine = [one for one in found if (one["seats"], one["seed"], one["pool"]) == (seats, seed, list(POOL))]
    return {one["number"]: one for one in mine if "settled" in one}


def run(seats: int, games: int, seed: str, kept: Path, processes: int = 1) -> list[dict[str, Any]]:
    """Play the games of a run that are not kept yet.

    Args:
        seats: of each game.
        games: how many in all.
        seed: of the run.
        kept: file with a line for each finished game.
        processes: that play at once, each one game.
    """
    done = there(kept, seats, seed)
    kept.parent.mkdir(parents=True, exist_ok=True)
    left = [number for number in range(games) if number not in done]
    for one in _games(partial(one_game, seats, seed), left, processes):
        done[one["number"]] = one
        with kept.open("a", encoding="utf-8") as file:
            file.write(json.dumps(one) + "\n")
        print(f"{len(done)} of {games}", flush=True)
    return [done[number] for number in range(games)]


def _games(play: partial[dict[str, Any]], numbers: Sequence[int], processes: int) -> Iterator[dict[str, Any]]:
    if processes == 1:
        yield from map(play, numbers)
        return
    with multiprocessing.get_context("spawn").Pool(processes) as pool:
        yield from pool.imap_unordered(play, numbers)


def by_faction(games: Sequence[dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Faction -> games it sat in, wins (shared ones split), their share with its interval, points of a game and where
    they come from; those that win most first."""
    sat, won, points, settled = Counter[str](), Counter[str](), Counter[str](), Counter[str]()
    sources: dict[str, Counter[str]] = {}
    for game in games:
        for seat, faction in enumerate(game["factions"]):
            sat[faction] += 1
            points[faction] += game["points"][seat]
            settled[faction] += game["settled"][seat]
            sources.setdefault(faction, Counter()).update(game["sources_by_seat"][seat])
            if seat in game["won"]:
                won[faction] += 1 / len(game["won"])  # type: ignore[assignment]
    return {
        faction: {
            "games": sat[faction],
            "wins": won[faction],
            **share(won[faction], sat[faction]),
            "points": points[faction] / sat[faction],
            "settled": settled[faction] / sat[faction],
            "sources": {name: sources[faction][name] / sat[faction] for name in SOURCES},
        }
        for faction in sorted(sat, key=lambda one: (-won[one] / sat[one], one))
    }


def verdict(row: dict[str, Any]) -> str:
    """Whether a share of wins is where it is to be: by itself, and as far as its interval lets one say."""
    if LEAST <= row["share"] <= MOST:
        return "within"
    sure = row["high"] < LEAST or row["low"] > MOST
    return f"{'low' if row['share'] < LEAST else 'high'}{'' if sure else ', interval reaches in'}"


def _early(together: float) -> list[str]:
    """What the planets of the first rounds have to do with the wins, by the correlation of both."""
    if together < CLEAR:
        return [
            f"Planets as round {SETTLED} begins and the share of wins hardly go together over all factions",
            f"(correlation {together:.2f}).",
        ]
    return [
        f"Planets as round {SETTLED} begins and the share of wins go together over all factions (correlation",
        f"{together:.2f}): what is free is taken by then, and who has more of it scores more objectives and pays",
        "for more. Bots turn against who is ahead (`bots/rivals.py`): that needs fleets within reach, and rounds.",
    ]


def reasons(rows: Mapping[str, dict[str, Any]]) -> list[str]:
    """Why what is outside is so, as far as it was counted: planets early on, transports in the beginning, and the two
    sources of points that differ most from those of all."""
    count = sum(row["games"] for row in rows.values())

    def mean(of: Callable[[dict[str, Any]], float]) -> float:
        return sum(row["games"] * of(row) for row in rows.values()) / count

    planets = mean(lambda row: row["settled"])
    usual = {name: mean(lambda row, name=name: row["sources"][name]) for name in SOURCES}
    outside = {one: row for one, row in rows.items() if not LEAST <= row["share"] <= MOST}
    told = ["Every share lies within." if not outside else "Outside, as far as it was counted:", ""]
    for faction, row in outside.items():
        differs = {name: row["sources"][name] - usual[name] for name in SOURCES}
        most = sorted(SOURCES, key=lambda name: -abs(differs[name]))[:2]
        carriers = FACTIONS[faction].units.get("carrier", 0)
        told.append(
            f"- **{faction}** ({verdict(row)}): {row['settled']:.1f} planets as round {SETTLED} begins, all have "
            f"{planets:.1f} on the mean; it begins with {carriers} carrier{'' if carriers == 1 else 's'}; "
            f"points of {' and '.join(f'{name} {differs[name]:+.2f}' for name in most)} against the mean."
        )
    if len(rows) > 2:
        together = statistics.correlation(
            [row["settled"] for row in rows.values()], [r["share"] for r in rows.values()]
        )
        told += ["" if outside else None, *_early(together)]
    return [line for line in told if line is not None]


def page(games: Sequence[dict[str, Any]], seats: int, seed: str) -> str:
    """What is kept under `docs/results`."""
    found, rows = summed(games), by_faction(games)
    lengths = Counter(game["rounds"] for game in games)
    shown = {
        "ended by points (wanted: 95 %)": _told(found["ended_by_points"]),
        "median of rounds (wanted: 5 to 7)": f"{found['median_rounds']:g}",
        "rounds: games": ", ".join(f"{rounds}: {count}" for rounds, count in sorted(lengths.items())),
        "Mecatol Rex by round 4 (wanted: 80 %)": _told(found["mecatol_by_round_4"]),
        "a public objective in seat-rounds from round 2 (wanted: 60 %)": _told(found["public_of_seat_rounds"]),
        "points of a seat": ", ".join(f"{name} {value:.2f}" for name, value in found["points_of_a_seat"].items()),
        "seats that lack a planet of their home at the end": _told(
            share(sum(len(game["homeless"]) for game in games), len(games) * seats)
        ),
        "answers of a game, median": f"{statistics.median(game['answers'] for game in games):g}",
    }
    inside = sum(LEAST <= row["share"] <= MOST for row in rows.values())
    lines = [
        "# Twilight Imperium: how often each faction wins",
        "",
        f"Made by `python -m tests.games.twilight_imperium.balance --games {len(games)} --seats {seats} --seed {seed}",
        f"--write`: {len(games)} games of {seats} easy bots to 10 victory points with agendas, action cards and notes,",
        f"factions at random among {len(POOL)}. Wanted is a share of wins between 8 % and 28 % for each.",
        "Intervals hold the true share in 95 of 100 cases (Wilson); shared wins are split.",
        "",
        "| | |",
        "|---|---|",
        *(f"| {name} | {value} |" for name, value in shown.items()),
        "",
        f"{inside} of {len(rows)} factions are within the wanted shares.",
        "",
        f"| faction | games | wins | share | | planets | points | {' | '.join(SOURCES)} |",
        f"|---|---|---|---|---|---|---|{'---|' * len(SOURCES)}",
    ]
    for faction, row in rows.items():
        cells = [
            faction,
            row["games"],
            f"{row['wins']:g}",
            _told(row),
            verdict(row),
            f"{row['settled']:.1f}",
            f"{row['points']:.2f}",
        ]
        cells += [f"{row['sources'][name]:.2f}" for name in SOURCES]
        lines.append(f"| {' | '.join(str(cell) for cell in cells)} |")
    lines += ["", f"*Planets*: controlled as round {SETTLED} begins, on the mean.", "", "## Why", "", *reasons(rows)]
    return "\n".join(lines) + "\n"


def _told(found: dict[str, Any]) -> str:
    return f"{found['share']:.0%} ({found['low']:.0%} to {found['high']:.0%})"


def main() -> int:
    """Play what is missing, and print the page."""
    parser = argparse.ArgumentParser(description="How often each faction wins among easy bots with everything on.")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seats", type=int, default=6)
    parser.add_argument("--seed", default="factions")
    parser.add_argument("--processes", type=int, choices=(1, 2), default=1)
    parser.add_argument("--resume", type=Path, default=KEPT, help="file of finished games, one a line")
    parser.add_argument("--write", action="store_true", help=f"write {PAGE}")
    arguments = parser.parse_args()
    games = run(arguments.seats, arguments.games, arguments.seed, arguments.resume, arguments.processes)
    told = page(games, arguments.seats, arguments.seed)
    if arguments.write:
        PAGE.write_text(told, encoding="utf-8")
    print(told)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
