"""What keeps the event loop from being held up by pictures that are drawn beside it, and by what is read only once."""

from __future__ import annotations

import gc
import sys
from typing import Final

from bot.games import registry

SWITCH_SECONDS: Final = 0.001
"""How long a drawing thread may keep the interpreter when the event loop wants it; Python's own 5 ms add up."""


def settle() -> None:
    """Prepare the process, once, after everything is imported and before anybody is served.

    Games read their own cards now: the first lobby of each held everything up for 40 ms.

    Drawing makes many short-lived objects and sets the garbage collector off; going through all modules each time held
    everything up for 80 to 240 ms (`tests/benchmarks/test_loop_lag.py`). What lives as long as the process is put out
    of its sight.
    """
    for rules in registry.GAMES:
        rules.built_in_pack()
    gc.collect()
    gc.freeze()
    sys.setswitchinterval(SWITCH_SECONDS)
