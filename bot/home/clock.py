"""What time it is in this Discord: the machine's, put forward where somebody wants to see what comes hours later."""

from __future__ import annotations

import time


class Clock:
    """Unix time that never runs backwards.

    Args:
        ahead: seconds this Discord's time is ahead of the machine's at the beginning.
    """

    def __init__(self, ahead: float = 0.0) -> None:
        self._began = time.time() + ahead - time.monotonic()

    def now(self) -> float:
        """Unix seconds."""
        return self._began + time.monotonic()

    def pass_time(self, seconds: float) -> None:
        """Put it forward."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self._began += seconds
