"""Which servers are this process's: Discord deals them to shards, and a process has some of these.

A bot that outgrew one process runs as several on one PostgreSQL (`docs/scaling.md`). Whatever belongs to a server (its
tables, their clocks, what is to be said there) is looked after by the process that has its shard, and by it alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

MOST = 1024
"""Shards that anybody may ask for; Discord deals 2,500 servers to each at most."""


class Shards(Struct, frozen=True):
    """Some of all shards.

    Attributes:
        count: how many there are in all processes.
        here: numbers of those meant, from 0, in order.
    """

    count: int = 1
    here: tuple[int, ...] = (0,)

    @classmethod
    def read(cls, text: str) -> Shards:
        """Read `0-3/16`, the first four of sixteen, or `3/16`, the fourth alone.

        Raises:
            ValueError: it says nothing like that; the message is for the owner of the bot.
        """
        found = re.fullmatch(r"(\d{1,4})(?:-(\d{1,4}))?/(\d{1,4})", text.replace(" ", ""))
        if found is None:
            raise ValueError("must be like 0-3/16, the first four of sixteen shards, or 3/16")
        first, count = int(found[1]), int(found[3])
        last = int(found[2] or first)
        if not first <= last < count <= MOST:
            raise ValueError(f"shards are counted from 0, so that of sixteen the last is 15; there are {MOST} at most")
        return cls(count, tuple(range(first, last + 1)))

    @property
    def whole(self) -> bool:
        """Whether these are all."""
        return len(self.here) == self.count

    def of(self, number: int) -> int:
        """The shard of a server by its id, as Discord reckons it; what belongs to a person goes by the same rule."""
        return (number >> 22) % self.count

    def holds(self, number: int) -> bool:
        """Whether a server, or a person, is one of these shards'."""
        return self.of(number) in self.here

    def only(self, here: Iterable[int]) -> Shards:
        """Some of the same."""
        return Shards(self.count, tuple(sorted(here)))

    # --- said to a database ------------------------------------------------------------------------------------------

    def among(self, column: str) -> str:
        """The condition that the server in a column is one of these shards'."""
        if self.whole:
            return "1 = 1"
        return f"({column} >> 22) % {self.count} IN ({', '.join(map(str, self.here))})"

    def among_tables(self, column: str = "table_id") -> str:
        """The same of the server of a table."""
        return self._among("tables", column)

    def among_tournaments(self, column: str = "tournament_id") -> str:
        """The same of the server of a tournament."""
        return self._among("tournaments", column)

    def _among(self, table: str, column: str) -> str:
        if self.whole:
            return "1 = 1"
        return f"EXISTS (SELECT 1 FROM {table} AS home WHERE home.id = {column} AND {self.among('home.guild_id')})"


EVERYTHING = Shards()
"""One shard, which has all servers: a bot that runs as one process."""
