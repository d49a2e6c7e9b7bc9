"""What can happen to a tournament: its journal is a list of these, and everything follows from it (S5).

A deed names entrants by number, never people. Who did it, when and why stand beside it in the journal's row. Reasons
are people's words, and go with the person (Y1).
"""

from __future__ import annotations

from msgspec import Struct

from bot.pairing.contest import Bye, Entrant, SeatResult, Terms


class Noted(Struct, frozen=True, omit_defaults=True, tag=True, kw_only=True):
    """Base of all deeds; its tag is the class's name.

    Args:
        at: when, in seconds of Unix time: pools go by how long somebody has waited.
    """

    at: int = 0


class Agreed(Noted, frozen=True):
    """The terms are these now (T1): the first deed, and each change of them."""

    terms: Terms
    anchor: str = ""


class SignedUp(Noted, frozen=True):
    """Somebody takes part: the next number. `entrant.entered` says from which round on."""

    entrant: Entrant
    join: str = ""


class Withdrawn(Noted, frozen=True):
    """A sign-up is taken back, before the start: the number stays, its person is `dropped`."""

    number: int


class Opened(Noted, frozen=True):
    """The check-in is open."""


class CheckedIn(Noted, frozen=True):
    """Somebody shows up."""

    number: int


class Started(Noted, frozen=True):
    """Sign-up is over. Who did not check in is `absent`, where there was a check-in; seeds are fixed."""

    seeds: tuple[float, ...] = ()


class Table(Struct, frozen=True, omit_defaults=True):
    """A match that was paired: entrants in order of seats, and where in the format it stands."""

    entrants: tuple[int, ...]
    stage: str = ""
    slot: int = 0


class Paired(Noted, frozen=True):
    """A round, or what a pool held at one moment: tables in order, byes, the opened link they were drawn from.

    Args:
        round: its number.
        link: in hex (F3).
        tables: numbered from 1 in this order; their pairings' numbers go on from the last.
        byes: who plays nothing in it.
        version: of the pairing that made it: the same version gives the same tables again.
        extra: what the format keeps from now on.
    """

    round: int
    link: str
    tables: tuple[Table, ...]
    byes: tuple[Bye, ...] = ()
    version: int = 1
    extra: dict[str, object] = {}


class Remade(Noted, frozen=True):
    """A match that nobody moved in is void; who sat there is paired again in the same round (T5)."""

    pairing: int


class Redealt(Noted, frozen=True):
    """A match that was broken off before a move begins anew: the same people, other draws (F3)."""

    pairing: int


class Begun(Noted, frozen=True):
    """A match is under way: index of who began, and that everybody there has made a move."""

    pairing: int
    begins: int = -1
    met: bool = False


class Ended(Noted, frozen=True):
    """A match is over."""

    pairing: int
    outcomes: tuple[SeatResult, ...]


class Overridden(Noted, frozen=True):
    """The organisers set a result (T5)."""

    pairing: int
    outcomes: tuple[SeatResult, ...]


class Granted(Noted, frozen=True):
    """The organisers give a bye, instead of whatever rest there was."""

    number: int
    round: int


class SatOut(Noted, frozen=True):
    """Somebody asks for a bye in a round to come, or takes that back."""

    number: int
    round: int
    back: bool = False


class Queued(Noted, frozen=True):
    """Somebody waits for a table of a `season`, or in the pool of a `flow`, or does not any more."""

    number: int
    back: bool = False


class Reseeded(Noted, frozen=True):
    """Ratings as they are now, by entrant: nearness in a pool goes by them, and the rank where that was agreed on."""

    seeds: tuple[float, ...]


class Declared(Noted, frozen=True):
    """The organisers grant points for the rounds before a late entry (T4)."""

    number: int
    points: float


class Left(Noted, frozen=True):
    """Somebody drops out."""

    number: int


class Returned(Noted, frozen=True):
    """Somebody who dropped out plays again from a round on."""

    number: int
    round: int


class Replaced(Noted, frozen=True):
    """A substitute takes a number over: points stay, matches are unrated from now on (T4). Who, the database knows."""

    number: int


class SentOff(Noted, frozen=True):
    """Somebody is disqualified."""

    number: int


class Held(Noted, frozen=True):
    """A pause, or its end."""

    on: bool = True


class Closed(Noted, frozen=True):
    """It is over."""


class CalledOff(Noted, frozen=True):
    """It is given up."""


AnyDeed = (
    Agreed
    | SignedUp
    | Withdrawn
    | Opened
    | CheckedIn
    | Started
    | Paired
    | Remade
    | Redealt
    | Begun
    | Ended
    | Overridden
    | Granted
    | SatOut
    | Queued
    | Reseeded
    | Declared
    | Left
    | Returned
    | Replaced
    | SentOff
    | Held
    | Closed
    | CalledOff
)
