"""What tournaments need said in Discord. Cogs implement it, `bot.app` injects it; tournaments never import Discord."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bot.pairing.contest import Pairing
from bot.tables.presenter import FULL
from bot.tournaments.tourney import Tourney

__all__ = ["FULL", "Announcer"]


class Announcer(Protocol):
    """Every method may raise `Unreachable`, `MessageGone` (edits) or `TryLater` of `bot.tables.presenter` alone.

    Nonces are texts of at most 25 characters: the same one never posts twice.
    """

    async def post_home(self, tourney: Tourney, nonce: str) -> int:
        """Post the home message (T2); returns its id."""
        ...

    async def edit_home(self, tourney: Tourney, message_id: int) -> None:
        """Bring the home message up to date; of a tournament that is over it shows the podium."""
        ...

    async def leave_home(self, tourney: Tourney, message_id: int) -> None:
        """An older home message says where the newer one stands, and nothing can be pressed on it any more."""
        ...

    async def post_match(self, tourney: Tourney, pairing: Pairing, nonce: str) -> int:
        """Post the line from which a match's thread begins. It pings nobody; the commitment of its draws stands once,
        where it is played (`cogs.panels.notices`): there it is posted before anybody moves, in a thread or a room.

        Returns:
            the message's id.
        """
        ...

    async def open_thread(self, tourney: Tourney, pairing: Pairing, message_id: int) -> int:
        """Open the thread of a match at that message, called by its round, table and people. One that is there already
        is taken.

        Returns:
            the thread's id.

        Raises:
            MessageGone: the message is deleted; it is posted again.
            Unreachable: `forbidden` with the missing permissions; `full` at 1,000 active threads.
        """
        ...

    async def rename_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        """Call a match's thread and its line by its people as they are now: somebody was forgotten or substituted.
        What is deleted is left alone."""
        ...

    async def archive_thread(self, tourney: Tourney, pairing: Pairing, channel_id: int) -> None:
        """Archive the thread of a match that is over; one that is gone or archived already is left alone."""
        ...

    async def post_line(self, tourney: Tourney, kind: str, body: Mapping[str, Any], nonce: str) -> None:
        """Post one line, in the thread of a match (`body["pairing"]`) or under the home message.

        Kinds: `limit-warning` (`pairing`, `until`, `last`), `limit-longer` (`pairing`, `until`),
        `limit-adjudicate` and `limit-played` (`pairing`), `absent` (`numbers`
        who did not check in), `started`, `called-off`, `over`, `removed` (`number`), `substituted` (`number`),
        `paused`, `resumed`, `set-result` (`pairing`), `void` (`pairing`).
        """
        ...
