"""Which test names which rule: `python -m tests.games.twilight_imperium.rule_numbers` prints all of them.

A test names a rule with its number: `test_SO1_SO3_everybody_clockwise` stands for SO1 and SO3. What belongs to content
that comes later (section 37) is listed here with what it waits for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parents[3]
RULES: Final = HOUSE / "docs" / "rules" / "twilight_imperium.md"
ROOMS: Final = (Path(__file__).parent, HOUSE / "tests" / "core", HOUSE / "tests" / "tables")
NUMBER: Final = re.compile(r"^(?:\| )?\**(X\d{1,2}|[A-Z]{1,3}\d{1,2})(?:\.| (?=\||[A-Z]))", re.MULTILINE)
NAMED: Final = re.compile(r"(?<=_)([A-Z]{1,3}\d{1,2})[a-d]?(?=_|$)")
CHAPTERS: Final = ("I", "Q")
"""Numbered otherwise: invariants (`test_invariants.py` breaks each of them) and readings, which their rules name."""

LATER: Final[Mapping[str, str]] = {
    **dict.fromkeys(("AC8",), "cards that are shown: people tell each other"),
    **dict.fromkeys(("L4",), "a card named L4, no rule"),
    **dict.fromkeys(("US4", "US5"), "the pace of a table: `tests/core`, `tests/tables`"),
    **dict.fromkeys(("TM1", "HI1"), "the pace of a table: `tests/core`, `tests/tables`"),
    **dict.fromkeys((f"GR{n}" for n in range(1, 10)), "principles that other rules carry out"),
    **dict.fromkeys(("O5", "U1", "U3", "R2", "SS1"), "said again by the rules that use it"),
}
"""Rules without a test of their own, and why."""


def numbers() -> list[str]:
    """All rule numbers of the document, in its order."""
    found = NUMBER.findall(RULES.read_text(encoding="utf-8"))
    return [one for one in dict.fromkeys(found) if one.rstrip("0123456789") not in CHAPTERS]


def tests() -> Iterator[tuple[str, str]]:
    """Every test of the game and of the kernel: its room and name."""
    for room in ROOMS:
        for file in sorted(room.rglob("test_*.py")):
            for name in re.findall(r"def (test_\w+)", file.read_text(encoding="utf-8")):
                yield file.stem, name


def named() -> dict[str, list[str]]:
    """Rule number -> tests that name it."""
    found: dict[str, list[str]] = {number: [] for number in numbers()}
    for room, name in tests():
        for number in NAMED.findall(name):
            found.setdefault(number, []).append(f"{room}::{name}")
    return found


def main() -> None:
    """Print them."""
    for number, names in named().items():
        print(f"{number:6}{', '.join(names) or LATER.get(number, '** no test **')}")


if __name__ == "__main__":
    main()
