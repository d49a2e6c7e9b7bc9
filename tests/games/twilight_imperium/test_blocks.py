"""What is declared of a component stands in one place, and nothing else asks for its name (rules 8)."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from statistics import median
from typing import Final

import pytest

from bot.core.errors import RulesDefect
from bot.games.twilight_imperium.figures import KINDS, OBJECTIVES, TECHNOLOGIES
from bot.games.twilight_imperium.hooks.blocks import BLOCKS, REACTIONS, WAITING, Block
from bot.games.twilight_imperium.hooks.moments import WINDOWS

ROOM: Final = Path(__file__).parents[3] / "bot/games/twilight_imperium"
COMPONENTS: Final = ROOM / "components"
LONGEST_MEDIAN: Final = 20
"""Lines that a block has at most, in the middle of all."""
DECLARES: Final = ("technology", "ability", "flagship", "unit", "law")
RULES_OF_THUMB: Final = "bots"
"""Bots have opinions about what they know, and none about the rest: a component without any is worth the average."""
RULES_IN_PLAY: Final = {"agreements", "claims", "secret_objectives"}
"""What every table plays with and no card says, told apart from components by standing where its rule stands."""
FAKE: Final = "fake_"
IN_TABLES: Final = {"figures.py": {"u_0_0_1"}, "routes.py": {"ceasefire"}, "chronicle.py": {"ambush"}}
"""Names that the tables write otherwise, what bars a route by the rules' own name for it (AT6), an event of dice."""


def _names() -> set[str]:
    """Components that a rule could ask for by name; a few unit types are called like the card, and what a card leaves
    on the table is called after it."""
    real = {name for name in BLOCKS if not name.startswith(FAKE) and "-" not in name}
    return (real | set(TECHNOLOGIES) | set(OBJECTIVES)) - set(KINDS) - RULES_IN_PLAY


def _read(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def _said(tree: ast.AST) -> list[str]:
    return [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)]


def _used(tree: ast.AST) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _blocks(tree: ast.Module) -> Iterator[tuple[str, list[ast.stmt]]]:
    """Each block that a file declares: its name, and the functions and classes that it needs."""
    found = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)}
    for made in tree.body:
        if not (isinstance(made, ast.Assign) and isinstance(made.value, ast.Call)):
            continue
        if not (isinstance(made.value.func, ast.Name) and made.value.func.id in DECLARES):
            continue
        (target,) = made.targets
        assert isinstance(target, ast.Name)
        heads = [(node, node.decorator_list) for node in found.values()]
        loose: list[tuple[ast.stmt, list[ast.expr]]] = [
            (node, [node.value]) for node in tree.body if isinstance(node, ast.Expr)
        ]
        left = [node for node, by in (*heads, *loose) if any(target.id in _used(one) for one in by)]
        parts: list[ast.stmt] = [made]
        while left:
            node = left.pop()
            if node not in parts:
                parts.append(node)
                left += [found[name] for name in _used(node) if name in found]
        yield target.id, parts


def _lines(node: ast.stmt) -> int:
    first = min([node.lineno, *(one.lineno for one in getattr(node, "decorator_list", ()))])
    return (node.end_lineno or first) - first + 1


def test_8_no_rule_asks_for_a_component_by_its_name() -> None:
    names = _names()
    asked = {
        f"{path.relative_to(ROOM)}: {name}"
        for path in ROOM.rglob("*.py")
        if path.parts[len(ROOM.parts)] not in (COMPONENTS.name, RULES_OF_THUMB)
        for name in names & set(_said(_read(path))) - IN_TABLES.get(path.name, set())
    }
    assert asked == set()


def test_8_a_component_stands_in_one_file_under_its_name_once() -> None:
    names = _names()
    said = Counter(name for path in COMPONENTS.rglob("*.py") for name in _said(_read(path)) if name in names)
    assert [name for name, times in said.items() if times > 1] == []
    assert {name for name in BLOCKS if name in names} <= set(said)


def test_8_no_component_looks_at_another() -> None:
    for path in COMPONENTS.rglob("*.py"):
        tree = _read(path)
        for asked in (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)):
            there = import_module(str(asked.module))
            assert not any(isinstance(getattr(there, one.name), Block) for one in asked.names), path.name
        blocks = dict(_blocks(tree))
        for name, parts in blocks.items():
            for part in parts:
                body = [one for one in ast.iter_child_nodes(part) if one not in getattr(part, "decorator_list", ())]
                others = {used for one in body for used in _used(one)} & set(blocks) - {name}
                assert not others, f"{path.name}: {name} looks at {others}"


def test_8_a_block_is_short() -> None:
    sizes = [sum(map(_lines, parts)) for path in COMPONENTS.rglob("*.py") for _, parts in _blocks(_read(path))]
    assert len(sizes) > 40
    assert median(sizes) <= LONGEST_MEDIAN


def test_8_what_is_not_in_the_closed_lists_cannot_be_hooked_into() -> None:
    with pytest.raises(RulesDefect):
        BLOCKS["brilliant"].contributes("Q_CHARM", "add")
    assert {*WAITING, *REACTIONS} <= set(WINDOWS)
