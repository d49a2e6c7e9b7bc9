"""`python -m tests.transcripts record|check|show`: see the package."""

from __future__ import annotations

import argparse
import sys

import msgspec

from bot.games import registry
from tests.transcripts import kept
from tests.transcripts.cases import EACH, cases
from tests.transcripts.playing import begin, carry_out, facts

GAMES = tuple(EACH)
"""Games of a release: of others nothing has to stay as it is."""


def record(games: list[str]) -> int:
    """Write the transcripts of these games anew."""
    for game in games:
        print(f"{game}: {kept.write(game)} answers in {len(cases(game))} games", flush=True)
    return 0


def check(games: list[str]) -> int:
    """Play all that is kept; 1 if anything differs."""
    differing = 0
    for game in games:
        lines = kept.read(game)
        for case in cases(game):
            at = kept.departure(case, lines[str(case)])
            if at is not None:
                differing += 1
                print(f"{case}: differs after answer {at}; python -m tests.transcripts show {case} {at}", flush=True)
        print(f"{game}: {len(cases(game))} games played", flush=True)
    return 1 if differing else 0


def show(name: str, first: int, last: int) -> int:
    """Print the facts after the answers `first` to `last` of a game."""
    game = next(game for game in GAMES if name.startswith(game))
    case = next(case for case in cases(game) if str(case) == name)
    match = begin(case)
    for number, (_, deed) in enumerate(kept.read(game)[name]):
        if number > last:
            break
        if deed is not None:
            carry_out(match, deed)
        if number >= first:
            print(f"--- {number}: {deed}")
            print(msgspec.json.format(msgspec.json.encode(facts(match)), indent=1).decode())
    return 0


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.transcripts", description=__doc__)
    parser.add_argument("task", choices=("record", "check", "show"))
    parser.add_argument("names", nargs="*", help="games; for show: a case, the first answer and the last")
    given = parser.parse_args()
    registry.install()
    if given.task == "show":
        name, *numbers = given.names
        first = int(numbers[0]) if numbers else 0
        return show(name, first, int(numbers[1]) if len(numbers) > 1 else first)
    games = given.names or list(GAMES)
    return record(games) if given.task == "record" else check(games)


if __name__ == "__main__":
    sys.exit(main())
