"""``python -m bot tournament``: what a format does, without Discord, before one chooses it; and what one comes to."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from bot.commands import recomputing
from bot.commands.chosen import explained
from bot.core.streams import Stream
from bot.pairing.contest import PairingError, Terms
from bot.pairing.merits import merits
from bot.pairing.points import PRESETS
from bot.pairing.registry import FORMATS, standings
from bot.pairing.simulation import MATCH_DAYS, Simulated, simulate

PEOPLE: Final = (1, 1000)
ROUNDS: Final = (0, 50)
WEEKS: Final = (1, 52)
PODIUM: Final = 3
MEANING: Final[Mapping[str, str]] = {
    "rematches": "meetings of two people beyond their first, over all pairs",
    "byes_repeated": "byes beyond somebody's first; those asked for are none",
    "max_seat_imbalance": "how much oftener somebody sat in one's most frequent seat than in the rarest; the largest",
    "mean_spread": "points between first and last of a table when it was made, after the first round (pools: a game)",
    "rank_correlation": "final order with true strength (Spearman): 1 the same order, 0 chance",
    "days": "from the start to the end of the last match",
    "seconds_pairing": "that pairing took, all rounds together",
}
"""What each figure says."""


def ranged(least: float, most: float, kind: Callable[[str], float] = int) -> Callable[[str], float]:
    """A reader of numbers within bounds, for argparse."""

    def read(text: str) -> float:
        try:
            value = kind(text)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{text!r} is not a number from {least} to {most}")
        return value

    return read


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)
    figures = "\n".join(f"  {name:20} {says}" for name, says in MEANING.items())
    one = deeds.add_parser(
        "simulate",
        help="play a tournament of people who are not there, and print figures",
        description="Play a tournament of people who are not there. Strength and luck have the same spread.",
        epilog=f"figures:\n{figures}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    one.add_argument("--format", choices=sorted(FORMATS), default="swiss", help="default swiss")
    one.add_argument("--seats", type=ranged(2, 6), default=2, metavar="N", help="people at a table (default 2)")
    one.add_argument("--people", type=ranged(*PEOPLE), default=16, metavar="N", help="who take part (default 16)")
    one.add_argument(
        "--rounds",
        type=ranged(*ROUNDS),
        default=0,
        metavar="N",
        help="rounds; flow: games of each; season: games that count (default: as many as suit)",
    )
    one.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed, the same tournament (default 0)")
    one.add_argument("--odd", choices=("smaller", "larger", "bye"), default="smaller", help="left-over people")
    one.add_argument("--points", choices=sorted(PRESETS), default="standard", help="points by place")
    one.add_argument("--known", action="store_true", help="strengths are known before, as seeds")
    one.add_argument("--drawn", action="store_true", help="equals meet as drawn, not by seed")
    one.add_argument("--at-once", type=ranged(1, 10), default=1, metavar="N", help="matches at a time (flow, season)")
    one.add_argument("--weeks", type=ranged(*WEEKS), default=8, metavar="N", help="season: how long (default 8)")
    one.add_argument("--divisions", type=ranged(1, 20), default=1, metavar="N", help="season: how many (default 1)")
    one.add_argument("--twice", action="store_true", help="robin of two seats: both ways")
    one.add_argument("--advance", type=ranged(1, 5), default=1, metavar="N", help="knockout, groups: how many go on")
    one.add_argument("--double", action="store_true", help="knockout: double elimination, or two lives")
    one.add_argument("--third", action="store_true", help="knockout: a match for the third place")
    one.add_argument("--groups", type=ranged(0, 64), default=0, metavar="N", help="groups: how many")
    one.add_argument("--inner", choices=("robin", "swiss"), default="robin", help="groups: format within a group")
    one.add_argument(
        "--match-days",
        type=ranged(0.01, 100, float),
        default=MATCH_DAYS,
        metavar="D",
        help=f"median days of a match (default {MATCH_DAYS:g})",
    )
    one.add_argument(
        "--trouble",
        type=ranged(0, 0.5, float),
        default=0.0,
        metavar="P",
        help="how likely people drop out, walk away, come late, sit out (default 0)",
    )
    one.add_argument("--json", action="store_true", help="print one JSON object")

    recomputing.arguments(deeds)


def terms_of(namespace: argparse.Namespace) -> Terms:
    """The terms that were asked for."""
    season = namespace.format == "season"
    return Terms(
        "simulated",
        format=namespace.format,
        seats=namespace.seats,
        rounds=namespace.rounds,
        odd=namespace.odd,
        points=namespace.points,
        order="drawn" if namespace.drawn else "fold",
        at_once=namespace.at_once,
        weeks=namespace.weeks if season else 0,
        divisions=namespace.divisions,
        twice=namespace.twice,
        advance=namespace.advance,
        double=namespace.double,
        third=namespace.third,
        groups=namespace.groups,
        inner=namespace.inner,
    )


def run(namespace: argparse.Namespace) -> int:
    """Do what was asked. Returns 0, 1 where a tournament is not what its journal comes to, 2 when the terms do not go
    with each other or the database cannot be used."""
    if namespace.deed != "simulate":
        return recomputing.run(namespace)
    try:
        played = simulate(
            terms_of(namespace),
            namespace.people,
            Stream.of("simulate", namespace.seed),
            time.perf_counter,
            known=namespace.known,
            trouble=namespace.trouble,
            match_days=namespace.match_days,
        )
    except PairingError as error:
        print(f"madang: {explained(error)}", file=sys.stderr)
        return 2
    figures: dict[str, Any] = msgspec.to_builtins(merits(played))
    if namespace.json:
        print(msgspec.json.encode(figures).decode())
        return 0
    for name, value in figures.items():
        print(f"{name.replace('_', ' '):20} {value!s:>8}   {MEANING[name]}")
    print(told(played))
    return 0


def told(played: Simulated) -> str:
    """Who came in first, and how strong they were."""
    order = sorted(played.strengths, key=lambda number: -played.strengths[number])
    lines = [
        f"{row.place}. number {row.entrant}, {row.points:g} points in {row.played} matches, "
        f"by strength {order.index(row.entrant) + 1} of {len(order)}"
        for row in standings(played.contest)[:PODIUM]
    ]
    return "\n".join(lines)
