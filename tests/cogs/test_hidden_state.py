"""No cog reads what is hidden in a match: views, questions, `Match.call` and `Match.supposed` say what it may know."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOMS = sorted(Path("cogs").rglob("*.py"))
HIDDEN = {"board", "state", "agenda", "orders", "streams", "seed"}
"""Attributes of a play under way in which hidden things lie."""


def faults(tree: ast.AST, *, typed: bool) -> list[str]:
    """Lines that look into a match or copy it.

    Args:
        typed: of typed commands, which complete what a person writes and may not try it in the true match.
    """
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in HIDDEN:
            inside = node.value
            if isinstance(inside, ast.Attribute) and inside.attr in ("play", "state"):
                found.append(f"{node.lineno}: .{inside.attr}.{node.attr}")
        if isinstance(node, ast.Name) and node.id == "deepcopy":
            found.append(f"{node.lineno}: deepcopy")
        if typed and isinstance(node, ast.Attribute) and node.attr == "copy":
            found.append(f"{node.lineno}: .copy")
    return found


@pytest.mark.parametrize("room", ROOMS, ids=str)
def test_no_cog_looks_into_the_board_or_the_agenda(room: Path) -> None:
    assert faults(ast.parse(room.read_text(encoding="utf-8")), typed=room.name == "typed.py") == []


@pytest.mark.parametrize(
    "line",
    ["deepcopy(table.match.play.board)", "match.play.state.agenda[-1]", "match.play.orders(0)", "table.match.copy()"],
)
def test_such_lines_are_found(line: str) -> None:
    assert faults(ast.parse(line), typed=True)
