"""Being told to stop, on every system."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable, Sequence
from typing import Any


def on_signals(call: Callable[[], None], numbers: Sequence[signal.Signals] = ()) -> Callable[[], None]:
    """Call something on SIGINT and SIGTERM, in the running loop. Returns what undoes that."""
    loop = asyncio.get_running_loop()
    numbers = numbers or (signal.SIGINT, signal.SIGTERM)
    before: dict[signal.Signals, Any] = {}
    for number in numbers:
        try:
            loop.add_signal_handler(number, call)
        except NotImplementedError:  # Windows' loop cannot; the handler runs in the main thread, which is the loop's
            before[number] = signal.signal(number, lambda *_: loop.call_soon_threadsafe(call))

    def forget() -> None:
        for number in numbers:
            if number in before:
                signal.signal(number, before[number])
            else:
                loop.remove_signal_handler(number)

    return forget
