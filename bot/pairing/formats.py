"""What a format must say. One class a format, all registered in `bot.pairing.registry`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from msgspec import Struct

from bot.core.errors import CoreError
from bot.core.streams import Stream
from bot.pairing.contest import Contest, Terms
from bot.pairing.deeds import Paired


class PairingError(CoreError):
    """Something that a tournament cannot do; the key names a kind message, and nothing has changed."""


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

    @abstractmethod
    def check(self, terms: Terms, people: int) -> None:
        """Refuse terms that do not go with each other or with this many people; 0: not known yet.

        Raises:
            PairingError: why not.
        """

    @abstractmethod
    def promise(self, terms: Terms, people: int) -> Promise:
        """What comes of it."""

    @abstractmethod
    def due(self, contest: Contest, now: int = 0) -> bool:
        """Whether something is to be paired now: a round is over, a pool holds enough."""

    @abstractmethod
    def pair(self, contest: Contest, stream: Stream) -> Paired:
        """The next tables. Pure: the same contest and stream give the same tables.

        Args:
            contest: in which `due` is true.
            stream: of the link that is opened for it (`bot.pairing.draws`); `Paired.link` is left empty.
        """

    @abstractmethod
    def over(self, contest: Contest) -> bool:
        """Whether everything was played."""

    @abstractmethod
    def ranking(self, contest: Contest) -> list[tuple[int, int]]:
        """Everybody's place as things stand: (place from 1, entrant), best first; equals share a place."""
