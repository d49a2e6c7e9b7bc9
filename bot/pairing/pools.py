"""Formats without rounds: people wait for a table, and tables are made at drawn moments of whoever waits then."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import ClassVar, Final

from msgspec.structs import replace

from bot.core.play import PACE
from bot.core.streams import Stream
from bot.pairing.contest import IN, Contest, Entrant
from bot.pairing.formats import Format

HOUR: Final = 3600
DAY: Final = 24 * HOUR
PATIENCE: Final[Mapping[str, int]] = {"live": HOUR // 4, "daily": DAY, "slow": 3 * DAY}
"""Seconds after which one table is made of those who wait, by pace; before, it waits for two: a choice."""
MOMENTS: Final[Mapping[str, tuple[int, int]]] = {
    "live": (HOUR // 30, HOUR // 12),
    "daily": (4 * HOUR, 8 * HOUR),
    "slow": (8 * HOUR, 16 * HOUR),
}
"""Seconds between two moments of pairing, at least and at most, by pace; of others those of `daily`."""


class Pooled(Format):
    """What `flow` and `season` share."""

    returns: ClassVar[bool] = True
    pools: ClassVar[bool] = True

    def pause(self, contest: Contest, stream: Stream) -> int:
        """See `Format.pause`: drawn in secret, so that nobody can wait for somebody else to come first."""
        least, most = MOMENTS.get(pace(contest), MOMENTS["daily"])
        return least + stream.below(most - least + 1)

    def patience(self, contest: Contest) -> int:
        """Seconds that somebody waits for a choice of tables."""
        return PATIENCE.get(pace(contest), DAY)

    def seated(self, contest: Contest, numbers: frozenset[int]) -> Contest:
        """See `Format.seated`: whoever has enough waits no more."""
        content = self.content(contest, numbers)
        entrants = [replace(one, waiting=False) if one.number in content else one for one in contest.entrants]
        return replace(contest, entrants=entrants)

    @abstractmethod
    def content(self, contest: Contest, numbers: frozenset[int]) -> frozenset[int]:
        """Who of those who were just given a table does not wait for more."""

    def free(self, contest: Contest) -> list[Entrant]:
        """Who waits and may be given a table now, the longest waiting first."""
        at_work = busy(contest)
        waiting = (one for one in contest.entrants if one.status == IN and one.waiting)
        return sorted(
            (one for one in waiting if at_work[one.number] < contest.terms.at_once),
            key=lambda one: (one.since, one.number),
        )

    def impatient(self, contest: Contest, people: Iterable[Entrant], now: int, times: int = 1) -> bool:
        """Whether one of these has waited long enough, or so many times that."""
        return any(now - one.since >= times * self.patience(contest) for one in people)


def pace(contest: Contest) -> str:
    """Key of the pace its matches have; `daily` where none is said."""
    return contest.terms.options.get(PACE, "daily").partition(":")[0]


def busy(contest: Contest) -> Counter[int]:
    """How many matches everybody has under way."""
    return Counter(number for one in contest.live if not one.over for number in one.entrants)
