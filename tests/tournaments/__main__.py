"""Tournaments drawn at random, and what pairing brings: ``python -m tests.tournaments`` (tournaments P2).

    python -m tests.tournaments                  300 of every format and size, then the comparison; a quarter of an hour
    python -m tests.tournaments drawn            only the first; `compared` only the second
    python -m tests.tournaments --count 30       fewer; printed, and written nowhere
    python -m tests.tournaments swiss            a whole one over the wire with 20 kills (P3); so is `flow`
    python -m tests.tournaments threads          a round of 256 threads (P3); minutes

Exit code 1 if something did not hold. The sections *Formats* and *Over the wire* of docs/results/tournaments.md are
written by this command.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from typing import Final

from tests.pairing.__main__ import RESULTS, written
from tests.tournaments import wired
from tests.tournaments.compared import compared
from tests.tournaments.drawn import Tried, drawn

SECTION: Final = "## Formats\n"
COUNT: Final = 300
SEEDS: Final = 12
"""Tournaments of each kind that are compared."""


HEADINGS: Final = {"drawn": "What holds at every moment", "compared": "Beside random tables and a cut by rank"}
WIRED_SECTION: Final = "## Over the wire\n"
WIRED: Final = {
    "swiss": "A Swiss of sixteen by two",
    "flow": "A `flow` of thirteen by four",
    "threads": "A round of 256 threads",
}
"""What is done only when it is asked for."""


def told(tried: list[Tried]) -> list[str]:
    """A table in Markdown."""
    kinds: dict[str, list[Tried]] = defaultdict(list)
    for one in tried:
        kinds[one.format].append(one)
    lines = ["| format | tournaments | refused | people | rounds | matches | faults |", "|---|---|---|---|---|---|---|"]
    for key, found in kinds.items():
        people = [one.people for one in found]
        lines.append(
            f"| `{key}` | {len(found)} | {sum(one.refused for one in found)} | {min(people)}-{max(people)} "
            f"| {sum(one.rounds for one in found)} | {sum(one.matches for one in found)} "
            f"| {sum(len(one.faults) for one in found)} |"
        )
    return lines


def held(count: int, seed: int) -> tuple[list[str], bool]:
    """The part about invariants, and whether all of them held."""
    tried: list[Tried] = []
    for one in drawn(count, seed):
        tried.append(one)
        for fault in one.faults:
            print(f"NOT OK  {len(tried) - 1}: {one.format}, {one.people} by {one.seats}: {fault}", flush=True)
    lines = [
        f"{len(tried)} tournaments with drops, late entries, walk-outs, rounds sat out, rounds made again and pauses; "
        "after each deed and at the end all invariants of `tests/tournaments/invariants.py` were looked at. *Refused*: "
        "terms drawn before that do not go with so few people, which is said before the start.",
        "",
        *told(tried),
    ]
    return lines, not any(one.faults for one in tried)


def beside(count: int) -> list[str]:
    """The part that compares."""
    return [
        f"Nobody drops out; strength and luck have the same spread. Mean of {count} tournaments of each. "
        "*Unavoidable*: meetings beyond the first that no pairing can do without. *Seat imbalance*: the largest of all "
        "people. *Spread*: points between first and last of a table. *Rank*: Spearman's correlation of the final order "
        "with true strength.",
        "",
        *compared(count),
    ]


def main() -> int:
    """Play and compare."""
    parser = argparse.ArgumentParser(prog="python -m tests.tournaments", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("run", nargs="*", choices=[*HEADINGS, *WIRED, []], help="which; the first two if none")
    parser.add_argument("--count", type=int, help="how many of each")
    parser.add_argument("--seed", type=int, default=1, help="of what is drawn (default 1)")
    parser.add_argument("--whole", type=int, default=1, help="over the wire: every so many-th match goes to its end")
    options = parser.parse_args()
    well = True
    for name in options.run or HEADINGS:
        section, heading = SECTION, HEADINGS.get(name, "")
        if name in WIRED:
            lines = wired.threads() if name == "threads" else wired.wire(name, options.whole)
            section, heading = WIRED_SECTION, WIRED[name]
        elif name == "drawn":
            lines, well = held(options.count or COUNT, options.seed)
        else:
            lines = beside(options.count or SEEDS)
        print(*lines, "", sep="\n", flush=True)
        if options.count is None:
            text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
            asked = f"{name} --whole {options.whole}" if options.whole > 1 else name
            lines = [f"`python -m tests.tournaments {asked}`", "", *lines]
            RESULTS.write_text(written(text, heading, lines, section), encoding="utf-8")
    return int(not well)


if __name__ == "__main__":
    sys.exit(main())
