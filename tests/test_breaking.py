"""What breaks rules one at a time changes functions wherever they are held (`tests.breaking`)."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

from tests.breaking import exchanged

SOURCE = """
def plain(n):
    return n + 1


def made(by):
    def inner(n):
        return n * by

    return inner


double = made(2)
"""


def module(folder: Path) -> tuple[ModuleType, Path]:
    """A module of its own, read in."""
    file = folder / "rules_that_are_broken.py"
    file.write_text(SOURCE, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("rules_that_are_broken", file)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found, file


def test_a_function_is_broken_where_it_is_held(tmp_path: Path) -> None:
    rules, file = module(tmp_path)
    held = rules.plain
    assert exchanged(file, SOURCE.replace("n + 1", "n - 1")) == 1
    assert held(1) == 0
    assert rules.double(3) == 6


def test_one_that_was_made_as_the_program_was_read_in_is_broken_too(tmp_path: Path) -> None:
    rules, file = module(tmp_path)
    assert exchanged(file, SOURCE.replace("n * by", "n - by")) == 2
    assert rules.double(3) == 1
    assert rules.made(2)(3) == 1
