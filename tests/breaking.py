"""Breaks things in processes forked off a session of pytest, so that tests are imported and collected once.

`exchanged` changes the code of a function, wherever that function is held; a fault outside of functions is not tried
here (`tests.mutation` breaks the file then). What else can be broken says so itself.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, Final, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

Entered = Mapping[str, Sequence[tuple[str, int, int]]]
"""Test -> functions it enters: file, first line and last."""
UNTRIED: Final = 4
"""What a process ends with in which nothing could be broken."""


class Fault(NamedTuple):
    """What is broken.

    Args:
        breaks: does it, in a process of its own; False where it finds nothing to break.
        asked: tests that may notice.
        most: of them that may notice until no more are asked.
    """

    breaks: Callable[[], object]
    asked: Sequence[str]
    most: int = 1


def _inner(code: CodeType) -> list[CodeType]:
    return [one for one in code.co_consts if isinstance(one, CodeType)]


def changed(old: CodeType, new: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    """Functions that differ, as (old, new); what is made where a module is read is left out. Of one within another
    both: the inner one may have been made long ago, as the program was read in."""
    for one, other in zip(_inner(old), _inner(new), strict=False):
        if one.co_name != other.co_name:
            return
        if one.co_flags & 2:  # a function: it has locals of its own
            if one.co_code != other.co_code or one.co_consts != other.co_consts or one.co_names != other.co_names:
                yield one, other
                yield from changed(one, other)
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


def exchanges(file: Path, source: str) -> bool:
    """Whether any live function of a file got the code of another source."""
    return exchanged(file, source) > 0


class Breaking:
    """A plugin that runs, instead of the tests, the tests of every fault in a process of its own.

    Args:
        faults: all of them; or what makes them of the tests by name, once these have been collected.
        done: told what came of each: the tests that noticed, None where it was not tried.
        limit: seconds of the processor for one fault.
    """

    def __init__(
        self,
        faults: Sequence[Fault] | Callable[[Mapping[str, pytest.Item]], Sequence[Fault]],
        done: Callable[[int, list[str] | None], None],
        limit: int,
    ) -> None:
        self.faults, self.done, self.limit = faults, done, limit

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """All faults, one after the other."""
        items = {item.nodeid: item for item in session.items}
        faults = self.faults(items) if callable(self.faults) else self.faults
        for number, fault in enumerate(faults):
            self.done(number, self._tried(fault, [items[one] for one in fault.asked if one in items]))
        return True

    def _tried(self, fault: Fault, items: Sequence[Any]) -> list[str] | None:
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            os.close(reading)
            resource.setrlimit(resource.RLIMIT_CPU, (self.limit, self.limit))
            code = UNTRIED
            try:
                if fault.breaks() is not False:
                    _ask(items, fault.most, writing)
                    code = 0
            except BaseException:
                os.write(writing, b"before any test\n")
            os._exit(code)
        os.close(writing)
        with os.fdopen(reading) as pipe:
            by = pipe.read().splitlines()
        _, status = os.waitpid(child, 0)
        if os.WIFSIGNALED(status):
            return [*by, "no end" if os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL) else "it crashed"]
        return None if (os.WEXITSTATUS(status) == UNTRIED and not by) or not items else by


def _ask(items: Sequence[Any], most: int, writing: int) -> None:
    """Run tests until so many have noticed, and write down which."""
    found = 0
    for item in items:
        if any(report.failed for report in runtestprotocol(item, nextitem=None, log=False)):
            os.write(writing, f"{item.nodeid}\n".encode())
            found += 1
            if found >= most:
                return


def broken(
    tests: Sequence[str],
    faults: Sequence[Fault] | Callable[[Mapping[str, pytest.Item]], Sequence[Fault]],
    done: Callable[[int, list[str] | None], None],
) -> None:
    """Try faults with the tests of these files."""
    pytest.main(
        ["-q", "-s", "--no-header", "-p", "no:cacheprovider", *tests], plugins=[Breaking(faults, done, limit=60)]
    )
