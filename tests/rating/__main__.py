"""What ratings are worth, at length: ``python -m tests.rating`` (tournaments P6).

    python -m tests.rating               all of it (some minutes), into docs/results/tournaments.md
    python -m tests.rating attacks       only these
    python -m tests.rating --count 20    fewer seeds; printed, and written nowhere

The section *Ratings* of that file is written by this command, a part at a time; the others are left alone.
"""

from __future__ import annotations

import argparse

from tests.pairing.__main__ import RESULTS, written
from tests.rating.proof import attacks, beside
from tests.rating.speed import speed

SECTION = "## Ratings\n"
SEEDS = 200


def main() -> None:
    """Run all."""
    parser = argparse.ArgumentParser(prog="python -m tests.rating", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, help="seeds")
    parser.add_argument("run", nargs="*", choices=["speed", "beside", "attacks", []], help="which; all if none")
    options = parser.parse_args()
    count = options.count
    about = (
        f"`python -m tests.rating beside`: 60 people, noise equal to the spread of skill, 20 matches each, mean of "
        f"{count or SEEDS} seeds; rank correlation with true strength. At most 0.01 below is allowed."
    )
    points = (
        "`python -m tests.rating attacks`: points are those of the public figure; "
        "settled people have a deviation of 1.5."
    )
    parts = {
        "speed": (
            "Computing all anew",
            lambda: ["`python -m tests.rating speed`; tables of two to four.", "", *speed()],
        ),
        "beside": ("Beside a published rating", lambda: [about, "", *beside(count or SEEDS)]),
        "attacks": ("Attacks", lambda: [points, "", *attacks()]),
    }
    for name in options.run or parts:
        heading, make = parts[name]
        lines = make()
        print(heading, *lines, "", sep="\n", flush=True)
        if count is None:
            text = RESULTS.read_text(encoding="utf-8") if RESULTS.exists() else ""
            RESULTS.write_text(written(text, heading, lines, SECTION), encoding="utf-8")


if __name__ == "__main__":
    main()
