"""What a format must say. One class a format, all registered in `bot.pairing.registry`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from msgspec import Struct

from bot.core.streams import Stream
from bot.pairing.contest import Contest, Pairing, PairingError, Terms
from bot.pairing.deeds import Paired
from bot.pairing.standings import StandingRow, ranked

__all__ = ["Format", "PairingError", "Promise"]


class Promise(Struct, frozen=True):
    """What a format comes to for a number of people, before it begins: said in the organiser's paragraph (T1).

    Args:
        rounds: at most.
        games: of one person, at least and at most.
        tables: in the first round, by size.
    """

    rounds: int
    games: tuple[int, int]
    tables: dict[int, int]


class Format(ABC):
    """A format of tournaments. Stateless: everything follows from the contest."""

    key: ClassVar[str]
    rests: ClassVar[bool] = False
    """Whether a round can be sat out (*away next round*, T4)."""
    returns: ClassVar[bool] = False
    """Whether who dropped out can play again."""
    pools: ClassVar[bool] = False
    """Whether people wait for tables rather than for rounds, and may have several matches at once."""

    @abstractmethod
    def check(self, terms: Terms, people: int) -> None:
        """Refuse terms that do not go with each other or with this many people; 0: not known yet.

        Raises:
            PairingError: why not.
        """

    @abstractmethod
    def promise(self, terms: Terms, people: int) -> Promise:
        """What comes of it."""

    def admits(self, contest: Contest) -> bool:
        """Whether somebody may still enter after the start (T4)."""
        return False

    def begun(self, contest: Contest) -> Contest:
        """The contest as this format has it begin, when sign-up is over."""
        return contest

    def entered(self, contest: Contest, number: int) -> Contest:
        """The contest as this format has it when somebody came or came back after the start."""
        return contest

    def seated(self, contest: Contest, numbers: frozenset[int]) -> Contest:
        """The contest as this format has it when some were given a table."""
        return contest

    def elimination(self, contest: Contest) -> bool:
        """Whether who loses now is out: nobody can be substituted (T4)."""
        return False

    def settable(self, contest: Contest, match: Pairing) -> bool:
        """Whether the result of a match can still be set by the organisers: nothing has been built on it (T5)."""
        return True

    def pause(self, contest: Contest, stream: Stream) -> int:
        """Seconds from now until it is looked again whether something is due: 0 where that is at once.

        Args:
            stream: of the secret (`bot.pairing.draws.pause_stream`): nobody can time one's coming by it.
        """
        return 0

    @abstractmethod
    def due(self, contest: Contest, now: int = 0) -> bool:
        """Whether something is to be paired now: a round is over, a pool holds enough."""

    def again(self, contest: Contest) -> bool:
        """Whether what is due belongs to the round that was paired last, so that its link is used once more (T5)."""
        return False

    @abstractmethod
    def pair(self, contest: Contest, stream: Stream) -> Paired:
        """The next tables. Pure: the same contest and stream give the same tables.

        Args:
            contest: in which `due` is true.
            stream: of the link that is opened for it (`bot.pairing.draws`); `Paired.link` is left empty.
        """

    @abstractmethod
    def over(self, contest: Contest, now: int = 0) -> bool:
        """Whether everything was played; `now` in seconds of Unix time, for what ends by the calendar."""

    def rows(self, contest: Contest) -> list[StandingRow]:
        """Everybody's points and tie-breaks as things stand, best first."""
        return ranked(contest)

    def ranking(self, contest: Contest) -> list[tuple[int, int]]:
        """Everybody's place as things stand: (place from 1, entrant), best first; equals share a place."""
        return [(one.place, one.entrant) for one in self.rows(contest)]
