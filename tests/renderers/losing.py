"""Which drawing calls of a renderer no test misses: each is taken out, one after the other, and the tests are run.

    python -m tests.renderers.losing renderers/metromania/*.py --tests tests/renderers/test_metromania_drawn.py

A drawing call is a statement that calls a method of a canvas, or hands a canvas to something, and throws away what
comes back. Every try runs in a process of its own, forked from one that has imported everything; nothing is written.
Prints a line for each call without which all tests pass, and at the end how many of how many were missed.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import importlib
import inspect
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import pytest

from renderers import remembered

CANVASES = ("canvas", "pane", "whole", "own", "outer", "inner")
"""What renderers call a canvas."""


@dataclass(frozen=True)
class Call:
    """A drawing call.

    Args:
        within: name of the function or method of the module that it stands in, classes before a dot.
        line: where it begins, in the file.
        said: its code.
    """

    within: str
    line: int
    said: str


def calls(source: str) -> list[Call]:
    """The drawing calls of a module, from top to bottom."""
    return [
        Call(name, node.lineno, ast.unparse(node))
        for name, function in _functions(ast.parse(source))
        for node in ast.walk(function)
        if _draws(node)
    ]


def without(source: str, call: Call) -> CodeType:
    """The code of the function that a call stands in, without that call."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        for name, block in ast.iter_fields(node):
            if isinstance(block, list):
                kept = [_nothing(one) if _draws(one) and one.lineno == call.line else one for one in block]
                setattr(node, name, kept)
    code = compile(ast.fix_missing_locations(tree), "lost", "exec")
    for part in call.within.split("."):
        code = next(one for one in code.co_consts if isinstance(one, CodeType) and one.co_name == part)
    return code


def _nothing(lost: ast.stmt) -> ast.stmt:
    return ast.copy_location(ast.Pass(), lost)


def _functions(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from ((f"{node.name}.{one.name}", one) for one in node.body if isinstance(one, ast.FunctionDef))


def _draws(node: ast.AST) -> bool:
    if not (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)):
        return False
    call = node.value
    named = [call.func.value] if isinstance(call.func, ast.Attribute) else []
    return any(isinstance(one, ast.Name) and one.id in CANVASES for one in (*named, *call.args))


def _live(module: str, within: str) -> FunctionType:
    found: Any = importlib.import_module(module)
    for part in within.split("."):
        found = inspect.getattr_static(found, part)
    while hasattr(found, "__wrapped__"):
        found = found.__wrapped__
    return getattr(found, "__func__", found)


def passes(tests: list[str]) -> bool:
    """Whether all tests pass, quietly."""
    with (
        Path(os.devnull).open("w") as nowhere,
        contextlib.redirect_stdout(nowhere),
        contextlib.redirect_stderr(nowhere),
    ):
        return pytest.main(["-x", "-q", "-p", "no:cacheprovider", *tests]) == 0


def is_missed(module: str, source: str, call: Call, tests: list[str]) -> bool:
    """Whether a test fails without the call; tried in a fork."""
    child = os.fork()
    if not child:
        status = 2
        try:
            _live(module, call.within).__code__ = without(source, call)
            remembered.forget()
            for name in [name for name in sys.modules if name.startswith("tests.") and name != __name__]:
                del sys.modules[name]  # what they have drawn or remembered
            status = 0 if passes(tests) else 1
        finally:
            os._exit(status)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    if status not in (0, 1):
        raise RuntimeError(f"{module}: {call} could not be tried")
    return status == 1


def main() -> int:
    """See the module."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--tests", nargs="+", required=True)
    asked = parser.parse_args()
    if not passes(asked.tests):
        print("the tests fail as it is", file=sys.stderr)
        return 2
    tried = missed = 0
    for file in asked.files:
        source = file.read_text(encoding="utf-8")
        module = ".".join(file.with_suffix("").parts)
        for call in calls(source):
            tried += 1
            if is_missed(module, source, call, asked.tests):
                missed += 1
            else:
                print(f"{file}:{call.line} {call.within}: {call.said[:110]}", flush=True)
    print(f"{missed} of {tried} drawing calls are missed when they are lost")
    return 0


if __name__ == "__main__":
    sys.exit(main())
