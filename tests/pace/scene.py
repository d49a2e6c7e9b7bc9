"""What is played in the simulated year, what becomes of it, and a Discord that takes everything."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from bot.tables.model import Snapshot
from tests.tables.house import Channel, Message


class Nowhere(Channel):
    """A Discord that takes everything and keeps nothing but how often."""

    def __init__(self) -> None:
        super().__init__()
        self.said: Counter[str] = Counter()

    def _write(self, message: Message, nonce: int | str) -> int:
        self.said[message.kind] += 1
        return 1000 + self.said.total()

    def _edit(self, number: int, text: str) -> None:
        self.said["edit"] += 1

    async def retire_board(self, table: Snapshot, message_id: int, after: int, until: int) -> None:
        self.said["retired"] += 1


@dataclass(frozen=True)
class Order:
    """A table that is to be played.

    Args:
        game: its key.
        pace: as the option's value.
        seats: of people.
        at: Unix time at which it is opened.
    """

    game: str
    pace: str
    seats: int
    at: int


@dataclass
class Played:
    """What became of a table.

    Args:
        order: what it is.
        id: of the table.
        begun: Unix time.
        ended: Unix time, if it did.
        turns: everybody's turns, as seat and number.
        by_people: those of them in which a person answered by hand or by plan.
        overdue: how often somebody was.
        handed: how often a seat went to a bot or to somebody else.
        holders: who plays the seats, as user and level.
        still: Unix time since when nothing has happened, and who was waited for then.
        stalled: how long it stood still beyond what the rules allow, at most, in seconds; 0 for never.
    """

    order: Order
    id: int
    begun: int
    ended: int | None = None
    outcome: str = ""
    turns: set[tuple[int, int]] = field(default_factory=set)
    by_people: set[tuple[int, int]] = field(default_factory=set)
    overdue: int = 0
    handed: int = 0
    holders: tuple[tuple[int | None, str], ...] = ()
    last: int = 0
    still: tuple[int, tuple[int, ...]] = (0, ())
    stalled: int = 0
