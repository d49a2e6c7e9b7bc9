"""When a new board message is posted and whom it pings (design 4). Pure."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.store.rows import Board
from bot.tables.model import HOUR

PING_AGAIN: Final = 600
"""The same person is pinged again only when awaited anew after ten minutes."""

OLD: Final = HOUR
EDIT_OLD_EVERY: Final = 600
"""A message over an hour old is edited at most once in ten minutes (Discord's error 30046)."""


class Deed(NamedTuple):
    """What to do with the board message.

    Attributes:
        what: `post`, `edit` or `wait`.
        pings: seats to ping with a new message.
        until: for `wait`: Unix time.
        later: seats that were pinged a moment ago and are awaited anew: to be called at `again` if they still are.
        again: Unix time; 0 for none.
    """

    what: str
    pings: tuple[int, ...] = ()
    until: int = 0
    later: tuple[int, ...] = ()
    again: int = 0


def decide(
    board: Board, awaited: Iterable[int], now: int, *, ended: bool = False, everybody: Iterable[int] = ()
) -> Deed:
    """Decide.

    Args:
        board: what stands in the channel.
        awaited: seats of people who are awaited now.
        now: Unix time.
        ended: the match is over: one last message pings everybody who played.
        everybody: seats of people.
    """
    awaited = tuple(awaited)
    if ended:
        return _edit(board, now) if _ended(board) else Deed("post", tuple(everybody))
    if not board.message:
        return Deed("post", awaited)
    fresh = [seat for seat in awaited if seat not in board.awaited]
    # While others of a simultaneous question are missing nobody is new; who answers again at once is not pinged anew.
    pings = tuple(seat for seat in fresh if now - board.pinged.get(seat, 0) >= PING_AGAIN)
    later = tuple(seat for seat in fresh if seat not in pings)
    again = min((board.pinged[seat] + PING_AGAIN for seat in later), default=0)
    deed = Deed("post", pings) if pings else _edit(board, now)
    return deed._replace(later=later, again=again)


def _edit(board: Board, now: int) -> Deed:
    if now - board.posted > OLD and now - board.edited < EDIT_OLD_EVERY:
        return Deed("wait", until=board.edited + EDIT_OLD_EVERY)
    return Deed("edit")


ENDED: Final = -1
"""In `Board.awaited`: the message says that the match is over."""


def _ended(board: Board) -> bool:
    return ENDED in board.awaited
