"""What pairing is worth, at length: ``python -m tests.pairing`` (tournaments F4, P4, P5).

    python -m tests.pairing                      all of it (a quarter of an hour), into docs/results/tournaments.md
    python -m tests.pairing twos speed           only these
    python -m tests.pairing twos --count 50      fewer of each; printed, and written nowhere

The section *Pairing* of that file is written by this command, a part at a time; the others are left alone.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

from tests.pairing.beside import beside
from tests.pairing.proof import RUNS

RESULTS: Final = Path(__file__).parents[2] / "docs/results/tournaments.md"
TITLE: Final = "# Tournaments, measured\n"
SECTION: Final = "## Pairing\n"
ALL: Final = RUNS | {"beside": ("Beside published pairings", 200, beside)}


def written(text: str, heading: str, lines: list[str], section: str = SECTION) -> str:
    """The file with one part of a section written anew.

    Args:
        text: the file until now.
        heading: of the part.
        lines: of the part.
        section: its heading, a line.
    """
    if section not in text:
        text = (text or TITLE).rstrip("\n") + "\n\n" + section
    before, _, rest = text.partition(section)
    found = re.search(r"^## ", rest, re.MULTILINE)
    own, after = (rest[: found.start()], rest[found.start() :]) if found else (rest, "")
    part = f"### {heading}\n\n" + "\n".join(lines) + "\n"
    pattern = re.compile(rf"^### {re.escape(heading)}\n.*?(?=^### |\Z)", re.MULTILINE | re.DOTALL)
    if pattern.search(own):
        own = pattern.sub(lambda _: part + "\n", own)
    else:
        own = own.rstrip("\n") + "\n\n" + part
    return before + section + "\n" + own.strip("\n") + "\n" + ("\n" + after if after else "")


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.pairing", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("run", nargs="*", choices=[*ALL, []], help="which; all if none")
    parser.add_argument("--count", type=int, help="how many of each")
    options = parser.parse_args()
    for name in options.run or ALL:
        heading, count, make = ALL[name]
        lines = make(options.count or count)
        print(f"{heading} (`python -m tests.pairing {name}`)", *lines, "", sep="\n", flush=True)
        if options.count is None:
            text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
            lines = [f"`python -m tests.pairing {name}`", "", *lines]
            RESULTS.write_text(written(text, heading, lines), encoding="utf-8")


if __name__ == "__main__":
    main()
