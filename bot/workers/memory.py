"""How the C library handles memory, where it can be told (glibc): one heap for all threads, what is free given back.

A picture is drawn in some tens of megabytes that are free afterwards. By default every thread gets a heap of its own
that keeps them; measured by `tests/benchmarks/memory.py`. Elsewhere than with glibc nothing is done.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import lru_cache
from typing import Final

_ARENA_MAX: Final = -8
"""`M_ARENA_MAX` in glibc's malloc.h."""


@lru_cache(maxsize=1)
def _library() -> tuple[Callable[[int, int], int], Callable[[int], int]] | None:
    """`mallopt` and `malloc_trim`, if the C library has both."""
    try:
        library = ctypes.CDLL(None)
        return library.mallopt, library.malloc_trim
    except (OSError, AttributeError, TypeError):
        return None


def share_one_heap() -> bool:
    """Let threads that begin from now on allocate from one heap; whether the C library takes that.

    Called before the first thread: threads that have a heap keep it. They take turns in the interpreter anyway.
    """
    library = _library()
    return library is not None and library[0](_ARENA_MAX, 1) == 1


def give_back() -> bool:
    """Return what is free to the system; whether there was anything. Takes milliseconds, without the interpreter."""
    library = _library()
    return library is not None and library[1](0) == 1
