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
        self._passed = 0.0

    @property
    def still(self) -> bool:
        """Whether only `pass_time` moves it."""
        return False

    def now(self) -> float:
        """Unix seconds."""
        return self._began + self.elapsed()

    def elapsed(self) -> float:
        """Seconds as an event loop counts them, from no particular moment."""
        return time.monotonic() + self._passed

    def pass_time(self, seconds: float) -> None:
        """Put it forward."""
        if seconds < 0:
            raise ValueError("time does not run backwards")
        self._passed += seconds


class StillClock(Clock):
    """A clock that stands unless it is put forward.

    Args:
        at: Unix seconds that it shows.
    """

    def __init__(self, at: float) -> None:
        super().__init__()
        self._at = at
        self._stood = time.monotonic()

    @property
    def still(self) -> bool:
        """Whether only `pass_time` moves it."""
        return True

    def now(self) -> float:
        """Unix seconds."""
        return self._at + self._passed

    def elapsed(self) -> float:
        """Seconds as an event loop counts them, from no particular moment."""
        return self._stood + self._passed
