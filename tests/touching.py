"""A plugin of pytest that notes which functions of a room each test enters: `tests.mutation` then breaks a function and
asks only the tests that enter it.

    TOUCHING=bot/games/x TOUCHED=out.json python -m pytest -p tests.touching tests/games/x
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Final

import pytest

ROOM: Final = str(Path(os.environ.get("TOUCHING", "bot")).resolve())
_entered: Final[dict[str, list[tuple[str, int, int]]]] = {}


def span(code: CodeType) -> tuple[str, int, int]:
    """File of a function, its first line and its last."""
    lines = [line for _, _, line in code.co_lines() if line is not None]
    return str(Path(code.co_filename).relative_to(Path.cwd())), code.co_firstlineno, max(lines, default=0)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    """Note what is entered while a test runs."""
    codes: set[CodeType] = set()

    def look(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(ROOM) and frame.f_code.co_name != "<module>":
            codes.add(frame.f_code)

    sys.setprofile(look)
    try:
        yield
    finally:
        sys.setprofile(None)
        _entered[item.nodeid] = sorted(map(span, codes))


def pytest_sessionfinish() -> None:
    """Write it down."""
    Path(os.environ["TOUCHED"]).write_text(json.dumps(_entered), encoding="utf-8")
