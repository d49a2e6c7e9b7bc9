"""Stretches of code that stand twice: equal in two files of games, renderers or cogs but for names and texts.

    python -m tests.likeness [FILE ...]

prints every pair of stretches of twelve statements or more with its places, those with a reason last; files (or
folders) keep only the pairs that touch one of them. What two games write belongs in a room that both know: `bot/core`,
`renderers`, `cogs/panels`. Where it does not, `REASONS` says why: `tests/test_likeness.py` refuses pairs without one.

Statements are compared one after the other as they stand in a file, with what nests in what, and every name, attribute,
text and docstring left out. Imports, annotations and the fields of records, which are lists of names and nothing else,
do not count.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).parents[1]
ROOMS: Final = ("bot/games", "renderers", "cogs")
LEAST: Final = 12
"""Statements in a row that make a stretch."""

_COLOURS: Final = "a list of colours: each game names its own"
_VERBS: Final = "a list of records, a name and fields each: every game has its own verbs"
REASONS: Final[dict[tuple[str, str], str]] = {
    ("renderers/metromania/palette.py", "renderers/project_mine/palette.py"): _COLOURS,
    ("renderers/metromania/palette.py", "renderers/twilight_imperium/palette.py"): _COLOURS,
    ("renderers/project_mine/palette.py", "renderers/twilight_imperium/palette.py"): _COLOURS,
    ("bot/games/project_mine/verbs.py", "bot/games/the_dome/verbs.py"): _VERBS,
}
"""Pairs of files that may be alike, by their paths in order, and why."""


@dataclass(frozen=True)
class Statement:
    """One statement, without what nests in it."""

    shape: str
    """What is left of it without names and texts."""
    depth: int
    line: int
    last: int
    """Of its own lines, so that of a block it is that of its head."""


@dataclass(frozen=True)
class Pair:
    """A stretch of one file that stands in another too."""

    one: str
    other: str
    lines: tuple[int, int]
    others: tuple[int, int]
    statements: int

    def __str__(self) -> str:
        here, there = (f"{lines[0]}-{lines[1]}" for lines in (self.lines, self.others))
        return f"{self.statements:3} statements  {self.one}:{here} ~ {self.other}:{there}"


class _Bare(ast.NodeTransformer):
    """Takes names, texts and annotations out of a tree."""

    def visit(self, node: ast.AST) -> ast.AST:
        for field in ("id", "attr", "arg", "name", "asname", "module", "rest", "kwd_attrs"):
            if isinstance(getattr(node, field, None), str):
                setattr(node, field, "_")
        for field in ("annotation", "returns"):
            if getattr(node, field, None) is not None:
                setattr(node, field, None)
        if isinstance(node, ast.Global | ast.Nonlocal):
            node.names = ["_"] * len(node.names)
        if isinstance(node, ast.Constant) and isinstance(node.value, str | bytes):
            node.value = ""
        return self.generic_visit(node)


BLOCKS: Final = ("body", "handlers", "orelse", "finalbody", "cases")


def _counts(node: ast.AST, in_class: bool) -> bool:
    """Whether a statement is code: docstrings, imports and fields without a value or with a plain one are not."""
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Expr(value=ast.Constant(value=str())):
            return False
        case ast.AnnAssign(value=None | ast.Constant() | ast.Tuple(elts=[])):
            return not in_class
        case _:
            return True


def _statements(body: Iterable[ast.AST], depth: int, in_class: bool = False, lead: str = "") -> Iterator[Statement]:
    for node in body:
        if not _counts(node, in_class):
            continue
        # Lambdas and choices have a body too, but of expressions.
        inner = [(name, getattr(node, name)) for name in BLOCKS if isinstance(getattr(node, name, None), list)]
        for name, _ in inner:
            setattr(node, name, [])
        line = min([_line(node), *(one.lineno for one in getattr(node, "decorator_list", ()))])
        first = next((held for _, block in inner for held in block), None)
        last = getattr(node, "end_lineno", None) or line if first is None else max(line, _line(first) - 1)
        yield Statement(f"{lead} {ast.dump(_Bare().visit(node))}", depth, line, last)
        lead = ""  # says only where the first of a block stands: in which branch
        for name, block in inner:
            yield from _statements(block, depth + 1, isinstance(node, ast.ClassDef), name)


def _line(node: ast.AST) -> int:
    """Where it begins; a case of a match has no line of its own."""
    return node.pattern.lineno if isinstance(node, ast.match_case) else node.lineno  # type: ignore[attr-defined]


def statements(source: str) -> list[Statement]:
    """The statements of a file in the order in which they stand, those of blocks after their heads."""
    return list(_statements(ast.parse(source).body, 0))


def _steps(found: list[Statement]) -> list[str]:
    """Each statement with how much deeper it stands than the one before."""
    return [f"{one.depth - (found[at - 1].depth if at else 0)} {one.shape}" for at, one in enumerate(found)]


def pairs(sources: dict[str, str], least: int = LEAST) -> list[Pair]:
    """Every longest stretch that stands in two of the files.

    Args:
        sources: text of each file by its path.
        least: statements that a stretch must have.
    """
    read = {path: statements(text) for path, text in sorted(sources.items())}
    tokens: dict[str, int] = {}
    steps = {path: [tokens.setdefault(step, len(tokens)) for step in _steps(found)] for path, found in read.items()}
    windows: dict[tuple[int, ...], list[tuple[str, int]]] = defaultdict(list)
    for path, line in steps.items():
        for at in range(len(line) - least + 1):
            # How deep a stretch begins does not matter.
            windows[tuple(line[at + 1 : at + least])].append((path, at))
    begun: dict[tuple[str, str], set[tuple[int, int]]] = defaultdict(set)
    for places in windows.values():
        for (one, here), (other, there) in combinations(places, 2):
            if one != other and read[one][here].shape == read[other][there].shape:
                begun[one, other].add((here, there))
    found: list[Pair] = []
    for (one, other), starts in begun.items():
        longest: list[tuple[int, int, int]] = []
        for here, there in starts:
            if (here - 1, there - 1) not in starts:
                length = least
                while (here + length - least + 1, there + length - least + 1) in starts:
                    length += 1
                longest.append((length, here, there))
        taken: list[tuple[range, range]] = []
        for length, here, there in sorted(longest, key=lambda run: (-run[0], run[1:])):
            ours, theirs = range(here, here + length), range(there, there + length)
            # Rows of like lines are equal to themselves a line further on, too: once is enough.
            if any(_meet(ours, a) and _meet(theirs, b) for a, b in taken):
                continue
            taken.append((ours, theirs))
            mine, yours = read[one][here : here + length], read[other][there : there + length]
            found.append(Pair(one, other, _lines(mine), _lines(yours), length))
    return sorted(found, key=lambda pair: (-pair.statements, pair.one, pair.other, pair.lines))


def _meet(one: range, other: range) -> bool:
    return one.start < other.stop and other.start < one.stop


def _lines(stretch: list[Statement]) -> tuple[int, int]:
    return stretch[0].line, max(one.last for one in stretch)


def house() -> dict[str, str]:
    """What stands in the rooms that are compared, by path from the house's root."""
    return {
        path.relative_to(HOUSE).as_posix(): path.read_text(encoding="utf-8")
        for room in ROOMS
        for path in sorted((HOUSE / room).rglob("*.py"))
    }


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.likeness", description="Stretches of code that stand twice.")
    parser.add_argument("files", nargs="*", metavar="FILE", help="only pairs that touch one of these files or folders")
    parser.add_argument("--least", type=int, default=LEAST, help="statements that make a stretch")
    arguments = parser.parse_args()
    wanted = tuple(Path(name).as_posix() for name in arguments.files) or ("",)
    shown = [
        pair for pair in pairs(house(), arguments.least) if pair.one.startswith(wanted) or pair.other.startswith(wanted)
    ]
    for pair in sorted(shown, key=lambda pair: (pair.one, pair.other) in REASONS):
        print(f"{pair}  ({REASONS.get((pair.one, pair.other), 'no reason')})")
    print(f"{len(shown)} stretches")


if __name__ == "__main__":
    sys.exit(main())
