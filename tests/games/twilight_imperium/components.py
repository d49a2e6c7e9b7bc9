"""Every component of the base game with the tests that miss it: `python -m tests.games.twilight_imperium.components`.

Each component is taken out of the rules in a process of its own (`knocked_out`), and the tests that name it are run
there: those that fail then are the tests that hold it. The page docs/results/twilight_imperium-components.md is written
by this command; `--only WORD` prints the rows of some and writes nothing, with `--write` it renews these rows alone.
Exit code 1 if a component that stands is missed by no test.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from pathlib import Path
from typing import Any, Final

import pytest

from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.figures import UNITS
from tests.breaking import Fault, broken
from tests.games.twilight_imperium.knocked_out import Component, components, hooks, knock_out
from tests.games.twilight_imperium.rule_numbers import HOUSE, NAMED
from tests.mutation import SLOW

PAGE: Final = HOUSE / "docs" / "results" / "twilight_imperium-components.md"
MOST: Final = 3
"""Tests that are named for a component."""
ASKED: Final = 80
"""Tests that are asked about one at most: those that speak of little else first."""
HEAD: Final = """# Components of Twilight Imperium

`python -m tests.games.twilight_imperium.components` makes it anew, `--only WORD --write` the rows of some.

Every card, agenda, technology, objective, note, ability and unit of the base game. Each was taken out of the rules, and
the tests that name it were run: *tests* are the first of those that failed then, so each of them holds its component.
*Where* are the moments and queries (sections 7 and 8 of the rules) that it answers, `CA` a component action.
"""
NONE: Final = "**none**"
LATER: Final = "*not at any table yet*"


def asked_about(component: Component, tests: Mapping[str, pytest.Item]) -> list[str]:
    """Tests that name a component, those first that are about it alone."""
    own = re.compile(rf"(?<![a-z0-9]){component.id}(?![a-z0-9])")
    quoted = re.compile(rf'"{component.id}[":]|\b{component.id}=|{re.escape(component.name)}', re.IGNORECASE)
    plain = _plain(component)
    ranked: list[tuple[tuple[int, int], str]] = []
    for name, item in tests.items():
        source = _source(item)
        hits = (own.search(name.partition("::")[2]), quoted.search(source), plain and plain(source))
        rank = next((number for number, hit in enumerate(hits) if hit), None)
        if rank is not None:
            ranked.append(((rank, len(source)), name))
    return [name for _, name in sorted(ranked)][:ASKED]


def _plain(component: Component) -> Callable[[str], bool] | None:
    """How a test speaks of a unit without an upgrade: by its type, and the faction whose it is."""
    unit = UNITS.get(component.id)
    if component.family != "units" or unit is None or unit.upgraded:
        return None
    words = [re.compile(rf"\b{unit.kind}\b"), re.compile(rf'"{unit.faction}"' if unit.faction else "")]
    return lambda source: all(word.search(source) for word in words)


def _source(item: pytest.Item) -> str:
    function = getattr(item, "function", None)
    return inspect.getsource(function) if function is not None else ""


def missed(which: Sequence[Component]) -> dict[str, list[str] | None]:
    """Component -> the tests that fail without it, None where there was nothing to take out."""
    found: dict[str, list[str] | None] = {}

    def faults(tests: Mapping[str, pytest.Item]) -> list[Fault]:
        return [Fault(partial(knock_out, one), asked_about(one, tests), MOST) for one in which]

    def done(number: int, by: list[str] | None) -> None:
        one = which[number]
        found[_key(one)] = by
        print(f"{one.family}: {one.id}: {', '.join(by) if by else 'NOBODY NOTICED'}", file=sys.stderr, flush=True)

    room = Path(__file__).parent
    files = [one for one in sorted(room.rglob("test_*.py")) if not any(slow in one.stem for slow in SLOW)]
    broken([str(one.relative_to(HOUSE)) for one in files], faults, done)
    return found


def _key(one: Component) -> str:
    return f"{one.family}/{one.id}"


def page(which: Sequence[Component], found: Mapping[str, Any]) -> list[str]:
    """The page, a table for each family."""
    stand = [one for one in which if one.stands]
    held = sum(bool(found.get(_key(one))) for one in stand)
    lines = [HEAD, f"{len(which)} components; {len(stand)} are enforced; {held} of these are missed by a test.", ""]
    for family, members in groupby(which, key=lambda one: one.family):
        lines += [f"## {family.capitalize()}", "", "| component | rules | where | tests |", "|---|---|---|---|"]
        for one in members:
            tests = found.get(_key(one)) or []
            names = [name.rpartition("/")[2].replace(".py::", "::") for name in tests]
            rules = dict.fromkeys(rule for name in names for rule in NAMED.findall(name.partition("[")[0]))
            shown = ", ".join(f"`{name}`" for name in names) or NONE
            told = [one.name, " ".join([one.chapter, *rules]), ", ".join(hooks(one.id)), shown if one.stands else LATER]
            lines.append(f"| {' | '.join(told)} |")
        lines.append("")
    return lines


def told(text: str) -> dict[str, list[str]]:
    """What a page says: component -> the tests that it names, of one that stands at no table none."""
    found: dict[str, list[str]] = {}
    ids = {(one.family, one.name): _key(one) for one in components()}
    family = ""
    for line in text.splitlines():
        if line.startswith("## "):
            family = line.removeprefix("## ").lower()
        cells = [one.strip() for one in line.strip("|").split(" | ")]
        if line.startswith("| ") and (family, cells[0]) in ids:
            found[ids[family, cells[0]]] = re.findall(r"`([^`]+)`", cells[-1])
    return found


def main() -> int:
    """Knock out, and write the page."""
    assert TWILIGHT_IMPERIUM.key  # its components are declared as it is imported
    parser = argparse.ArgumentParser(prog="python -m tests.games.twilight_imperium.components")
    parser.add_argument("--only", default="", help="words in the family or id of what is tried, with commas")
    parser.add_argument("--write", action="store_true", help="with --only: renew these rows of the page")
    arguments = parser.parse_args()
    only: str = arguments.only
    which = [one for one in components() if any(word in _key(one) for word in only.split(","))]
    found = missed([one for one in which if one.stands])
    if only:
        print("\n".join(page(which, found)))
    if not only or arguments.write:
        kept = told(PAGE.read_text(encoding="utf-8")) if only else {}
        PAGE.write_text("\n".join(page(list(components()), {**kept, **found})), encoding="utf-8")
    return int(any(not found.get(_key(one)) for one in which if one.stands))


if __name__ == "__main__":
    sys.exit(main())
