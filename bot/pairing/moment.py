"""A moment of pairing as a value: all that a round follows from, and nothing else (tournaments F3, P4).

It is plain data, so that a thread or another process can do the pairing beside the event loop; the tournament's secret
is not in it, only the link that this round opens.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from bot.pairing import draws
from bot.pairing.contest import Contest
from bot.pairing.deeds import Paired
from bot.pairing.registry import format_of


class PairingMoment(Struct, frozen=True, array_like=True):
    """A tournament in which something is due.

    Args:
        contest: as it stands.
        link: of the chain of draws, in hex: the next, or the latest where a round is made again.
    """

    contest: Contest
    link: str

    @staticmethod
    def of(contest: Contest, secret: bytes) -> PairingMoment:
        """The moment at which a tournament is.

        Args:
            contest: as it stands.
            secret: the tournament's.
        """
        if format_of(contest.terms.format).again(contest):
            return PairingMoment(contest, contest.links[-1])
        return PairingMoment(contest, draws.link(secret, len(contest.links) + 1))

    def paired(self) -> Paired:
        """What is paired in it: the same moment gives the same.

        Raises:
            PairingError: nothing can be paired.
        """
        deed = format_of(self.contest.terms.format).pair(self.contest, draws.moment_stream(self.contest, self.link))
        return replace(deed, link=self.link)
