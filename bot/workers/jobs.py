"""What goes between the bot and its workers: a job is a name and bytes, and so is everything else that is said.

Each message goes as four bytes of its length, the most significant first, and as many of MessagePack. Nothing that can
run is ever sent: a worker can do what is listed here, with data that fits the types, and no more.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import ClassVar, Final, Protocol, TypeVar

import msgspec
from msgspec import Struct

from bot.core import playable
from bot.core.continuation import Continuation
from bot.core.hindsight import Fortunes, Hindsight, Survey
from bot.pairing.deeds import Paired
from bot.pairing.moment import PairingMoment
from bot.workers import thoughts
from renderers import film
from renderers.drawings import Drawing

_LENGTH: Final = struct.Struct(">I")
MOST: Final = 64 * 1024 * 1024
"""Bytes of the longest message; more means that something else was written into the pipe."""

R = TypeVar("R", covariant=True)


class Urgency(IntEnum):
    """Whose job goes first."""

    PANEL = 0
    """Somebody waits for it in a panel."""
    BOARD = 1
    """A picture that a channel sees."""
    BOT = 2
    """A bot thinks."""
    FILM = 3
    """Part of a film; whoever waits for one sees how far it is."""


# --- what is said ----------------------------------------------------------------------------------------------------


class Learn(Struct, frozen=True, tag="learn"):
    """To a worker: a card pack that later jobs name by its id."""

    game: str
    sha: str
    document: bytes


class Do(Struct, frozen=True, tag="do"):
    """To a worker: a job, by the name under which it is listed in `DOING`."""

    no: int
    name: str
    data: bytes


class Awake(Struct, frozen=True, tag="ready"):
    """From a worker: it has begun."""


class Done(Struct, frozen=True, tag="done"):
    """From a worker: what came of a job.

    Args:
        no: of the job.
        data: for whoever asked for it.
        seconds: it took.
        resident: bytes of memory that the worker holds now; 0 where that cannot be told.
        layers: bytes of what it remembers of pictures, of these.
    """

    no: int
    data: bytes
    seconds: float
    resident: int = 0
    layers: int = 0


class Failed(Struct, frozen=True, tag="failed"):
    """From a worker: a job raised.

    Args:
        kind: name of the error's class.
        trace: the traceback, for the log.
    """

    no: int
    kind: str
    trace: str


class LogSaid(Struct, frozen=True, tag="said"):
    """From a worker: a line of its log.

    Args:
        logger: its name.
        level: as the standard library counts them.
        text: the line, with its traceback if it has one.
    """

    logger: str
    level: int
    text: str


WorkerOrder = Learn | Do
WorkerReport = Awake | Done | Failed | LogSaid
_encoder: Final = msgspec.msgpack.Encoder()
_orders: Final[msgspec.msgpack.Decoder[WorkerOrder]] = msgspec.msgpack.Decoder(WorkerOrder)
_reports: Final[msgspec.msgpack.Decoder[WorkerReport]] = msgspec.msgpack.Decoder(WorkerReport)


def framed(message: WorkerOrder | WorkerReport) -> bytes:
    """A message as it is written."""
    data = _encoder.encode(message)
    return _LENGTH.pack(len(data)) + data


HEAD: Final = _LENGTH.size
"""Bytes before each message that tell its length."""


def length(head: bytes) -> int:
    """How many bytes come after these.

    Raises:
        ValueError: so long is no message.
    """
    found = int(_LENGTH.unpack(head)[0])
    if found > MOST:
        raise ValueError(f"a message of {found} bytes")
    return found


def order(data: bytes) -> WorkerOrder:
    """What the bot said.

    Raises:
        msgspec.MsgspecError: nothing that it says.
    """
    return _orders.decode(data)


def report(data: bytes) -> WorkerReport:
    """What a worker said.

    Raises:
        msgspec.MsgspecError: nothing that it says.
    """
    return _reports.decode(data)


# --- what can be done ------------------------------------------------------------------------------------------------


class Job(Protocol[R]):
    """Something that a worker can do."""

    name: ClassVar[str]
    """Under which it is listed in `DOING`."""

    @property
    def game(self) -> str:
        """Key of the game it belongs to."""
        ...

    def packs(self) -> tuple[str, ...]:
        """Ids of the card packs that it names."""
        ...

    def encode(self) -> bytes:
        """All it is done with."""
        ...

    def read(self, data: bytes) -> R:
        """What came of it, from the bytes that a worker gave back."""
        ...


class Drawn(Struct, frozen=True, array_like=True):
    """A drawn picture.

    Args:
        data: bytes of the file.
        alt: what it shows, in words.
    """

    data: bytes
    alt: str


class _Draw(Struct, frozen=True, array_like=True):
    game: str
    kind: str
    arguments: bytes
    planned: bool = False
    reserves: tuple[tuple[str, str], ...] = ()


class DrawJob:
    """Draw a picture.

    Args:
        drawing: which.
    """

    name: ClassVar[str] = "draw"

    def __init__(self, drawing: Drawing) -> None:
        self.drawing = drawing
        self.game = drawing.game

    def packs(self) -> tuple[str, ...]:
        """See `Job`."""
        return self.drawing.packs()

    def encode(self) -> bytes:
        """See `Job`."""
        drawn = self.drawing
        return _encoder.encode(_Draw(self.game, drawn.kind, drawn.encode(), drawn.planned, drawn.reserves))

    def read(self, data: bytes) -> Drawn:
        """See `Job`."""
        return msgspec.msgpack.decode(data, type=Drawn)


class FilmJob:
    """Shoot a part of a film.

    Args:
        part: which.
    """

    name: ClassVar[str] = "film"

    def __init__(self, part: film.FilmPart) -> None:
        self.part = part
        self.game = part.game

    def packs(self) -> tuple[str, ...]:
        """See `Job`."""
        return (self.part.pack,) if self.part.pack else ()

    def encode(self) -> bytes:
        """See `Job`."""
        return _encoder.encode(self.part)

    def read(self, data: bytes) -> film.Reel:
        """See `Job`."""
        return msgspec.msgpack.decode(data, type=film.Reel)


class SurveyJob:
    """Look back at moments of a match that is over.

    Args:
        survey: at which.
    """

    name: ClassVar[str] = "survey"

    def __init__(self, survey: Survey) -> None:
        self.survey = survey
        self.game = survey.game

    def packs(self) -> tuple[str, ...]:
        """See `Job`."""
        return (self.survey.pack,) if self.survey.pack else ()

    def encode(self) -> bytes:
        """See `Job`."""
        return _encoder.encode(self.survey)

    def read(self, data: bytes) -> tuple[Hindsight, ...]:
        """See `Job`."""
        return msgspec.msgpack.decode(data, type=tuple[Hindsight, ...])


class FortuneJob:
    """Set draws of a match that is over beside what could be expected of them.

    Args:
        fortunes: which.
    """

    name: ClassVar[str] = "fortune"

    def __init__(self, fortunes: Fortunes) -> None:
        self.fortunes = fortunes
        self.game = fortunes.game

    def packs(self) -> tuple[str, ...]:
        """See `Job`."""
        return (self.fortunes.pack,) if self.fortunes.pack else ()

    def encode(self) -> bytes:
        """See `Job`."""
        return _encoder.encode(self.fortunes)

    def read(self, data: bytes) -> tuple[tuple[float, ...], ...]:
        """See `Job`."""
        return msgspec.msgpack.decode(data, type=tuple[tuple[float, ...], ...])


class PlayoutJob:
    """Play a match on, some answers.

    Args:
        playout: it.
    """

    name: ClassVar[str] = "play-out"

    def __init__(self, playout: Continuation) -> None:
        self.playout = playout
        self.game = playout.game

    def packs(self) -> tuple[str, ...]:
        """See `Job`."""
        return (self.playout.pack,) if self.playout.pack else ()

    def encode(self) -> bytes:
        """See `Job`."""
        return _encoder.encode(self.playout)

    def read(self, data: bytes) -> Continuation:
        """See `Job`."""
        return msgspec.msgpack.decode(data, type=Continuation)


class PairJob:
    """Pair a round of a tournament.

    Args:
        moment: all that it follows from.
    """

    name: ClassVar[str] = "pair"

    def __init__(self, moment: PairingMoment) -> None:
        self.moment = moment
        self.game = moment.contest.terms.game

    def packs(self) -> tuple[str, ...]:
        """See `Job`."""
        return ()

    def encode(self) -> bytes:
        """See `Job`."""
        return _encoder.encode(self.moment)

    def read(self, data: bytes) -> Paired:
        """See `Job`."""
        return msgspec.msgpack.decode(data, type=Paired)


def _draw(data: bytes) -> bytes:
    asked = msgspec.msgpack.decode(data, type=_Draw)
    picture = Drawing.decode(asked.game, asked.kind, asked.arguments, asked.planned, asked.reserves).draw()
    return _encoder.encode(Drawn(picture.data, picture.alt))


def _film(data: bytes) -> bytes:
    return _encoder.encode(film.shoot(msgspec.msgpack.decode(data, type=film.FilmPart)))


def _survey(data: bytes) -> bytes:
    return _encoder.encode(msgspec.msgpack.decode(data, type=Survey).look())


def _fortune(data: bytes) -> bytes:
    return _encoder.encode(msgspec.msgpack.decode(data, type=Fortunes).look())


def _play_out(data: bytes) -> bytes:
    return _encoder.encode(msgspec.msgpack.decode(data, type=Continuation).played_on())


def _pair(data: bytes) -> bytes:
    return _encoder.encode(msgspec.msgpack.decode(data, type=PairingMoment).paired())


DOING: Final[Mapping[str, Callable[[bytes], bytes]]] = {
    "draw": _draw,
    "think": thoughts.think,
    "advise": thoughts.advise,
    "film": _film,
    "survey": _survey,
    "fortune": _fortune,
    "play-out": _play_out,
    "pair": _pair,
}
"""What a worker can do, by name; each pure, from bytes to bytes."""


BEHIND: Final = frozenset({"film", "survey", "fortune"})
"""Of these, what nobody plays on with: it stands back behind everything else."""


def lesson(game: str, sha: str) -> Learn | None:
    """What a worker must learn before a job that names a card pack; None of a game's own, which it has.

    Raises:
        CoreError: this process does not know the pack either.
    """
    rules = playable.find(game).rules
    document = rules.known_pack(sha).data
    return None if document == rules.built_in_pack() else Learn(game, sha, document)
