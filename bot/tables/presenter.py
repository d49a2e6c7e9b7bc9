"""What tables need said in Discord. Cogs implement it and `bot.app` injects it; tables never import Discord."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, Protocol

from bot.store.rows import UserRow
from bot.tables.model import Snapshot

FULL: Final = "full"


class Unreachable(Exception):
    """The channel cannot be written to now.

    Args:
        reason: `gone` (deleted), `forbidden` (permissions), `locked` (a locked thread), `absent` (bot not there),
            `full` (the server has as many active threads as Discord takes).
        missing: names of missing permissions, as Discord's flags call them (`send_messages`).
    """

    def __init__(self, reason: str, missing: Sequence[str] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.missing = tuple(missing)


class MessageGone(Exception):
    """A message that was to be edited is deleted."""


class NoDirectMessages(Exception):
    """A person can get no direct message from the bot."""


class TryLater(Exception):
    """Discord cannot take it now.

    Args:
        seconds: when to try again.
        stuck: editing this old message is refused for good for now (error 30046): mark it dirty, do not retry soon.
    """

    def __init__(self, seconds: float, *, stuck: bool = False) -> None:
        super().__init__(f"again in {seconds:.0f} s")
        self.seconds = seconds
        self.stuck = stuck


class Presenter(Protocol):
    """Every method may raise `Unreachable`, `MessageGone` (edits) or `TryLater`; nothing else but where it says so."""

    async def post_lobby(self, table: Snapshot, nonce: int) -> int:
        """Post the lobby message; returns its id. The same nonce never posts twice."""
        ...

    async def edit_lobby(self, table: Snapshot, message_id: int) -> None:
        """Bring the lobby message up to date (closed lobbies lose their buttons)."""
        ...

    async def post_board(self, table: Snapshot, mentions: Sequence[int], nonce: int) -> int:
        """Post the board and ping exactly `mentions`; returns the message's id."""
        ...

    async def edit_board(self, table: Snapshot, message_id: int) -> None:
        """Bring the board message up to date (a finished table shows its result)."""
        ...

    async def retire_board(self, table: Snapshot, message_id: int, after: int, until: int) -> None:
        """Edit a superseded board message down to what happened while it stood, without picture or buttons.

        Args:
            table: the table.
            message_id: the message.
            after: the last log entry that was written when it was posted.
            until: the last one that was when the next board was.
        """
        ...

    def called(self, table: Snapshot, kind: str, body: Mapping[str, Any]) -> Sequence[int]:
        """Whom a notice would ping, see `post_notice`; raises nothing."""
        ...

    async def post_notice(
        self, table: Snapshot, kind: str, body: Mapping[str, Any], nonce: int | str, hushed: Collection[int] = ()
    ) -> int:
        """Post one line; `body` has its facts, `user` among them if it is about a person. Those `hushed` are named, not
        pinged.

        Returns:
            the message's id, or 0 when there is nothing (any more) to say.

        Kinds: `invite`, `rematch`, `found`, `sat`, `remind`, `nudge`, `offered`, `closed`, `watched`; `undo-` and
        `cancel-` with `asked`, `refused`, `lapsed`.
        """
        ...

    async def open_talk(self, table: Snapshot, nonce: int) -> int:
        """Open a thread in which people at the table talk, below a line that says so; the same nonce never opens two.

        Returns:
            the thread's id; 0 where none can be opened or the table stands in a thread itself.
        """
        ...

    async def post_call(self, user: UserRow, tables: Sequence[Snapshot], nonce: str, excuse: bool = False) -> None:
        """Ping a person in the channel of the first of some tables of one server about all of them.

        Args:
            user: whom.
            tables: about which there is something to say (`bot.tables.calling.news_of`).
            nonce: the same one never posts twice.
            excuse: say that no direct message came through.
        """
        ...

    async def post_direct(self, user: UserRow, tables: Sequence[Snapshot], nonce: str) -> int:
        """Send a person a direct message about some tables; returns the id of the channel it went to.

        Raises:
            NoDirectMessages: the person takes none.
        """
        ...

    async def close_vote(self, table: Snapshot, message_id: int, body: Mapping[str, Any]) -> None:
        """Edit the line that asked for a vote: how it ended, without buttons.

        Args:
            table: the table.
            message_id: the message.
            body: `kind`, `seat` (who asked) and `outcome`, see `Change.close_vote`.
        """
        ...

    async def reachable(self, table: Snapshot, user_id: int) -> bool:
        """Whether a person is still in the server and can see the channel."""
        ...

    async def sees(self, table: Snapshot, user_id: int) -> bool:
        """Whether somebody who does not play can surely see a table's channel: what is not known is a no."""
        ...
