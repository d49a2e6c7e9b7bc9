"""Breaks rules one at a time and looks whether a test notices: small faults, drawn from every file of a room.

    python -m tests.mutation bot/games/twilight_imperium tests/games/twilight_imperium --count 120

Goes on where it was interrupted, and lists what no test noticed. A function is broken in a process of its own, forked
off one session of pytest, and only the tests are asked that enter it (`tests.breaking`, `tests.touching`). What stands
outside of functions is broken in a tree under `build/mutation`, and all tests are asked.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import random
import resource
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from tests import breaking

HOUSE = Path(__file__).parents[1]
PLACE = HOUSE / "build" / "mutation"
SAID = {"Text", "Option", "tell", "emit", "Event", "Anchor", "ReadyAnswer", "Field"}
"""Calls that make what people read: their arguments are left alone."""
SLOW = (
    *("conformance", "hidden_cards", "pairs", "old_games", "reach", "invariants", "notation", "bots", "words", "odds"),
    *("advice", "rule_num"),
)
"""Parts of names of test files that are not run: whole games and what is not about rules."""
LIMIT = 90
"""Seconds of the processor after which a broken rule that never ends counts as noticed; the whole suite takes 15."""
COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
RECKONED: dict[type[ast.operator], type[ast.operator]] = {ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add}
TURNED = {"min": "max", "max": "min", "any": "all", "all": "any"}


class Fault(NamedTuple):
    """One broken rule: file, line, what was and what is, and the whole file as it is then."""

    file: str
    line: int
    was: str
    now: str
    source: str


def spots(tree: ast.AST) -> Iterator[ast.AST]:
    """Nodes that can be broken, in the order of the file."""
    todo: list[ast.AST] = [tree]
    while todo:
        node = todo.pop(0)
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in SAID:
            continue
        yield node
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns") or (isinstance(node, ast.ClassDef) and name != "body"):
                continue
            todo += [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, ast.AST)]


def broken(node: Any) -> Any:
    """A node with a fault, None where it has no way to be broken."""
    if isinstance(node, ast.Compare) and type(node.ops[0]) in COMPARED:
        return ast.Compare(node.left, [COMPARED[type(node.ops[0])](), *node.ops[1:]], node.comparators)
    if isinstance(node, ast.BoolOp):
        return ast.BoolOp(ast.Or() if isinstance(node.op, ast.And) else ast.And(), node.values)
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.BinOp) and type(node.op) in RECKONED and not isinstance(node.left, ast.JoinedStr):
        return ast.BinOp(node.left, RECKONED[type(node.op)](), node.right)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TURNED:
        return ast.Call(ast.Name(TURNED[node.func.id], ast.Load()), node.args, node.keywords)
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return ast.Constant(node.value + 1)
    if isinstance(node, ast.Constant) and type(node.value) is bool:
        return ast.Constant(not node.value)
    if isinstance(node, ast.IfExp):
        return ast.IfExp(node.test, node.orelse, node.body)
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        name = getattr(node.value.func, "id", getattr(node.value.func, "attr", ""))
        return None if name in SAID or name == "super" else ast.Pass()
    return None


def breakable(tree: ast.AST) -> list[int]:
    """Which of the spots of a file can be broken."""
    return [at for at, node in enumerate(spots(tree)) if broken(node) is not None]


def fault(file: Path, spot: int) -> Fault:
    """A file with one of its spots broken."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    target: Any = next(node for at, node in enumerate(spots(tree)) if at == spot)
    was, now = ast.unparse(target), broken(target)
    _replace(tree, target, now)
    source = ast.unparse(ast.fix_missing_locations(tree))
    return Fault(str(file.relative_to(HOUSE)), target.lineno, was, ast.unparse(now), source)


def _replace(tree: ast.AST, old: ast.AST, new: ast.AST) -> None:
    for parent in ast.walk(tree):
        for name, value in ast.iter_fields(parent):
            if value is old:
                setattr(parent, name, new)
            elif isinstance(value, list) and any(one is old for one in value):
                setattr(parent, name, [new if one is old else one for one in value])


def drawn(room: Path, count: int, seed: int, left_out: Sequence[str]) -> list[Fault]:
    """Faults of a room, from every file about as many as it is long."""
    draw = random.Random(seed)
    files = [file for file in sorted(room.rglob("*.py")) if not set(left_out) & set(file.parts)]
    lines = {file: len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    files = [file for file in files if lines[file] > 20]
    found: list[Fault] = []
    for file in files:
        every = breakable(ast.parse(file.read_text(encoding="utf-8")))
        part = max(1, round(count * lines[file] / sum(lines[one] for one in files)))
        found += [fault(file, spot) for spot in draw.sample(every, min(part, len(every)))]
    draw.shuffle(found)
    return found[:count]


def noticed(tree: Path, fault: Fault, tests: Sequence[str]) -> str:
    """The first test that fails with a fault, empty if none does."""
    file = tree / fault.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(fault.source, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "-p", "no:cacheprovider", *tests]
    try:
        done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=False, preexec_fn=_ends)
    finally:
        file.write_text(whole, encoding="utf-8")
    if done.returncode == 0:
        return ""
    if done.returncode < 0:
        return "no end"
    return next(
        (line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))), "no test could run"
    )


def _ends() -> None:
    """Of the process that is about to begin: it is ended when it has worked for so long."""
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))


def touched(tree: Path, room: str, tests: str) -> breaking.Entered:
    """Which functions of a room each test enters."""
    out = tree / "touched.json"
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider", "-p", "tests.touching"]
    where = {"TOUCHING": str(tree / room), "TOUCHED": str(out)}
    asked = tests_for(tree, tests, "galaxy/everything.py")
    subprocess.run([*command, *asked], cwd=tree, capture_output=True, check=True, env={**os.environ, **where})
    return json.loads(out.read_text(encoding="utf-8"))


def entering(entered: breaking.Entered, fault: Fault) -> list[str]:
    """The tests that enter a broken function; none where it stands outside of functions."""
    return [
        test
        for test, spans in entered.items()
        if any(file == fault.file and first <= fault.line <= last for file, first, last in spans)
    ]


def tests_for(tree: Path, room: str, file: str) -> list[str]:
    """Test files, those that are named like a file first; maps and routes are asked for what is about them alone."""
    found = [one for one in sorted((tree / room).rglob("test_*.py")) if not any(slow in one.stem for slow in SLOW)]
    if "galaxy" not in Path(file).parts:
        found = [one for one in found if "galaxy" not in one.parts]
    words = set(Path(file).stem.split("_"))
    found.sort(key=lambda one: (-len(words & set(one.stem.split("_"))), one.name))
    return [str(one.relative_to(tree)) for one in found]


def main() -> int:
    """Returns 0."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description="Whether tests notice broken rules.")
    parser.add_argument("room", help="folder of the rules")
    parser.add_argument("tests", help="folder of the tests")
    parser.add_argument("--count", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--without", nargs="*", default=["bots", "advice", "notation"], help="folders of the room that are left out"
    )
    parser.add_argument("--keep", action="store_true", help="which tests enter what is as it was looked up last")
    arguments = parser.parse_args()
    PLACE.mkdir(parents=True, exist_ok=True)
    tree = PLACE / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    tree.mkdir()
    for name in ("pyproject.toml", "README.md", "README.ko.md", "CHANGELOG.md"):  # tests read them
        shutil.copy(HOUSE / name, tree)
    for part in ("bot", "tests", "renderers", "cogs", "docs"):
        shutil.copytree(HOUSE / part, tree / part)
    known = PLACE / "touched.json"
    kept = PLACE / f"{Path(arguments.room).name} {arguments.seed}.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() else []
    done = {(one["file"], one["line"], one["now"]): one["by"] for one in map(json.loads, lines)}
    found = drawn(HOUSE / arguments.room, arguments.count, arguments.seed, arguments.without)
    if not (arguments.keep and known.exists()):
        known.write_text(json.dumps(touched(tree, arguments.room, arguments.tests)), encoding="utf-8")
    entered: breaking.Entered = json.loads(known.read_text(encoding="utf-8"))

    def tell(one: Fault, by: str) -> None:
        done[one.file, one.line, one.now] = by
        with kept.open("a", encoding="utf-8") as file:
            line = {"file": one.file, "line": one.line, "was": one.was, "now": one.now, "by": by}
            file.write(json.dumps(line) + "\n")
        if not by:
            print(f"{one.file}:{one.line}: {one.was}  ->  {one.now}", flush=True)

    todo = [one for one in found if (one.file, one.line, one.now) not in done]
    asked = [(one, entering(entered, one)) for one in todo]
    forked = [(one, tests) for one, tests in asked if tests]
    outside = [one for one, tests in asked if not tests]

    def came(number: int, by: list[str] | None) -> None:
        one = forked[number][0]
        if by is None:
            outside.append(one)
        else:
            tell(one, by[0] if by else "")

    files = tests_for(HOUSE, arguments.tests, "galaxy/everything.py")
    breaking.broken(
        files,
        [breaking.Fault(partial(breaking.exchanges, HOUSE / one.file, one.source), tests) for one, tests in forked],
        came,
    )
    for one in outside:
        tell(one, noticed(tree, one, tests_for(tree, arguments.tests, one.file)))
    found = [one for one in found if (one.file, one.line, one.now) in done]
    killed = sum(bool(done[one.file, one.line, one.now]) for one in found)
    print(f"{killed} of {len(found)} noticed ({killed / max(1, len(found)):.0%})")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
