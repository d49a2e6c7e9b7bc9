"""``python -m bot selfplay GAME``: bots against each other, figures as one JSON object or a few lines."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Mapping
from typing import Any

import msgspec

from bot.commands.chosen import add_game, add_options, explained, options_of
from bot.core import selfplay
from bot.core.bots import LEVELS
from bot.core.errors import BadSetup


def levels(text: str) -> tuple[str, ...]:
    """One level, or one a seat, joined by commas.

    Raises:
        argparse.ArgumentTypeError: an unknown level.
    """
    found = tuple(part.strip() for part in text.split(","))
    for level in found:
        if level not in LEVELS:
            raise argparse.ArgumentTypeError(f"{level!r} is not a level; levels are {', '.join(LEVELS)}")
    return found


def arguments(parser: argparse.ArgumentParser) -> None:
    """Options of the command."""
    add_game(parser)
    parser.add_argument("--seats", type=int, default=2, metavar="N", help="players at the table (default 2)")
    parser.add_argument("--games", type=int, default=1, metavar="K", help="games to play (default 1)")
    parser.add_argument(
        "--seed", type=int, default=0, metavar="S", help="the same seed gives the same games (default 0)"
    )
    parser.add_argument(
        "--level",
        type=levels,
        default=("random",),
        metavar="L",
        help="random, easy or hard; or one a seat (hard,easy), seats rotating from game to game",
    )
    add_options(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(namespace: argparse.Namespace) -> int:
    """Play. Returns 0, or 1 when an invariant was broken or a game did not end."""
    if len(namespace.level) not in (1, namespace.seats):
        print("madang: give one level, or one for each seat", file=sys.stderr)
        return 1
    try:
        report = selfplay.run(
            namespace.game,
            namespace.seats,
            namespace.games,
            namespace.seed,
            namespace.level,
            options_of(namespace),
            clock=time.perf_counter,
        )
    except BadSetup as error:
        print(f"madang: {explained(error)}", file=sys.stderr)
        return 1
    figures: Mapping[str, Any] = msgspec.to_builtins(report)
    if namespace.json:
        print(msgspec.json.encode(figures).decode())
    else:
        for name, value in figures.items():
            print(f"{name.replace('_', ' '):20} {value}")
    return 0 if not figures["violations"] and figures["finished"] == figures["games"] else 1
