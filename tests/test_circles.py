"""No room needs another that needs it: imports run in circles nowhere, also not late ones inside functions."""

from __future__ import annotations

from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

CIRCLES: dict[str, frozenset[str]] = {
    "bot.core": frozenset(),
    "bot.games": frozenset(),
    "bot.store": frozenset(),
    "bot.workers": frozenset(),
    "bot.tables": frozenset(),
    "cogs": frozenset(),
    "renderers": frozenset(),
}
"""Rooms that are kept clear, and modules in them that are not yet."""


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    """Every import but those for type hints alone."""
    return grimp.build_graph("bot", "cogs", "renderers", exclude_type_checking_imports=True, cache_dir=None)


@pytest.mark.parametrize("room", sorted(CIRCLES))
def test_imports_run_in_no_circle(graph: grimp.ImportGraph, room: str) -> None:
    inside = {module for module in graph.modules if module == room or module.startswith(room + ".")} - CIRCLES[room]
    needs = {module: graph.find_modules_directly_imported_by(module) & inside for module in inside}
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as circle:
        pytest.fail(" -> ".join(circle.args[1]))
