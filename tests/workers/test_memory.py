"""Memory that pictures were drawn in is given back; elsewhere than with glibc nothing happens."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from types import SimpleNamespace

import pytest

from bot.workers import memory

PROGRAM = """
import ctypes, threading
from bot.workers import memory

assert memory.share_one_heap()
many = []

def take():
    many.extend(bytearray(100_000) for _ in range(400))

thread = threading.Thread(target=take)
thread.start()
thread.join()

def resident():
    with open("/proc/self/statm") as file:
        return int(file.read().split()[1]) * 4096

del many[::2]
full = resident()
assert memory.give_back()
print(full - resident())
"""


def glibc() -> bool:
    return sys.platform == "linux" and hasattr(ctypes.CDLL(None), "malloc_trim")


@pytest.mark.skipif(not glibc(), reason="another C library")
def test_what_is_free_between_what_is_kept_goes_back_to_the_system() -> None:
    told = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert int(told.stdout) > 10_000_000


def test_a_c_library_without_it_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    memory._library.cache_clear()
    monkeypatch.setattr(ctypes, "CDLL", lambda name: SimpleNamespace())
    try:
        assert not memory.share_one_heap()
        assert not memory.give_back()
    finally:
        memory._library.cache_clear()
