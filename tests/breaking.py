"""Breaks functions in processes forked off a session of pytest, so that tests are imported and collected once.

What a fault changes is the code of a function, wherever that function is held; a fault outside of functions is not
tried here (`tests.mutation` breaks the file then).
"""

from __future__ import annotations

import gc
import os
import resource
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol

Entered = Mapping[str, Sequence[tuple[str, int, int]]]
"""Test -> functions it enters: file, first line and last."""
NOTICED: Final = 3
"""What a process ends with whose tests noticed."""


def _inner(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Functions that differ, outermost ones, as (old, new); what is made where a module is read is left out."""
    for one, other in zip(_inner(old), _inner(new), strict=False):
        if one.co_name != other.co_name:
            return
        if one.co_flags & 2:  # a function: it has locals of its own
            if one.co_code != other.co_code or one.co_consts != other.co_consts or one.co_names != other.co_names:
                yield one, other
        else:
            yield from changed(one, other)


def exchanged(file: Path, source: str) -> int:
    """Give live functions of a file the code of another source; how many were exchanged."""
    whole = file.read_text(encoding="utf-8")
    pairs = list(changed(compile(whole, str(file), "exec"), compile(source, str(file), "exec")))
    count = 0
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename == str(file):
            for old, new in pairs:
                same = one.__code__.co_firstlineno == old.co_firstlineno and one.__code__.co_name == old.co_name
                if same and len(new.co_freevars) == len(one.__code__.co_freevars):
                    one.__code__ = new
                    count += 1
    return count


class Breaking:
    """A plugin that runs, instead of the tests, the tests of every fault in a process of its own.

    Args:
        faults: file, its source with the fault, and the tests that are asked.
        done: told what came of each: the first test that noticed, empty for none, None where it was not tried.
        limit: seconds of the processor for one fault.
    """

    def __init__(
        self,
        faults: Sequence[tuple[Path, str, Sequence[str]]],
        done: Callable[[int, str | None], None],
        limit: int,
    ) -> None:
        self.faults, self.done, self.limit = faults, done, limit

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All faults, one after the other."""
        items = {item.nodeid: item for item in session.items}
        for number, (file, source, asked) in enumerate(self.faults):
            self.done(number, self._tried(file, source, [items[one] for one in asked if one in items]))
        return True

    def _tried(self, file: Path, source: str, items: Sequence[Any]) -> str | None:
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            resource.setrlimit(resource.RLIMIT_CPU, (self.limit, self.limit))
            code = 0
            try:
                if not exchanged(file, source):
                    code = 4
                for item in items if not code else ():
                    if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
                        os.write(writing, item.nodeid.encode()[:200])
                        code = NOTICED
                        break
            except BaseException:
                code = NOTICED
            os._exit(code)
        os.close(writing)
        _, status = os.waitpid(child, 0)
        with os.fdopen(reading) as pipe:
            by = pipe.read()
        if os.WIFSIGNALED(status):
            return "no end" if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else "it crashed"
        if os.WEXITSTATUS(status) == 4 or not items:
            return None
        return by or "before any test" if os.WEXITSTATUS(status) == NOTICED else ""


def broken(
    tests: Sequence[str], faults: Sequence[tuple[Path, str, Sequence[str]]], done: Callable[[int, str | None], None]
) -> None:
    """Try faults with the tests of these files."""
    pytest.main(
        ["-q", "-s", "--no-header", "-p", "no:cacheprovider", *tests], plugins=[Breaking(faults, done, limit=60)]
    )
