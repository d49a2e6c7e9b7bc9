"""A game night: who may come in from the local network, and by which code."""

from __future__ import annotations

import secrets
import socket
from collections.abc import Sequence
from typing import Final

from bot.home.clock import Clock

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""What codes are made of: nothing that reads like something else."""
LENGTH: Final = 6
LONGEST_WAIT: Final = 300.0
"""Seconds that somebody who types wrong codes waits at most."""
CROWD: Final = 60
"""Wrong codes of everybody together since the last right one, from which on everybody waits a little."""
CROWD_WAIT: Final = 2.0
"""Seconds between two tries of anybody then."""


Squares = Sequence[str]
"""A QR code, row by row: `1` for a dark square, `0` for a light one."""


class Party:
    """The code of an evening, and how often it was guessed wrong.

    Args:
        clock: for waits.
        address: under which guests find the page.
        squares: the same as a QR code.
    """

    def __init__(self, clock: Clock, address: str, squares: Squares = ()) -> None:
        self.clock = clock
        self.address = address
        self.squares = squares
        self.code = ""
        self.change()
        self._wrong: dict[str, tuple[int, float]] = {}
        self._all_wrong = 0
        self._last_wrong = 0.0

    def change(self) -> str:
        """A new code; who is inside stays."""
        self.code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
        return self.code

    def wait(self, remote: str) -> float:
        """Seconds until an address may try again."""
        tried, since = self._wrong.get(remote, (0, 0.0))
        until = since + min(LONGEST_WAIT, 2.0 ** (tried - 3)) if tried >= 3 else 0.0
        if self._all_wrong >= CROWD:
            until = max(until, self._last_wrong + CROWD_WAIT)
        return max(0.0, until - self.clock.now())

    def admits(self, remote: str, code: str) -> bool:
        """Whether a code is right. One that comes too soon after wrong ones is not even looked at."""
        if self.wait(remote) > 0:
            return False
        given = "".join(code.split()).upper().replace("-", "")
        if secrets.compare_digest(given.encode(), self.code.encode()):
            self._wrong.pop(remote, None)
            self._all_wrong = 0
            return True
        tried, _ = self._wrong.get(remote, (0, 0.0))
        self._wrong[remote] = (tried + 1, self.clock.now())
        self._all_wrong += 1
        self._last_wrong = self.clock.now()
        return False


def own_address() -> str:
    """This machine's address in the local network; nothing is sent to find it out.

    Raises:
        OSError: there is no network.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address kept for documents: the system names the interface it would take
        return probe.getsockname()[0]
