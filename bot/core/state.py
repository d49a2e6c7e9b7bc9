"""Everything a match needs to go on, as one JSON document (design 2.1).

No sets: their order would not survive a save.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar

from msgspec import Struct

from bot.core.shapes import Answer

KERNEL = 2
"""Version of the kernel's own part of a saved document; see `upgrades`."""

B = TypeVar("B")
S = TypeVar("S")


class Result(Struct, gc=False, frozen=True, omit_defaults=True):
    """How a match ended.

    Args:
        scores: points of each seat.
        ranks: 1 for the winner(s); equal ranks share a place; consistent with `scores` unless `detail` says why not.
        detail: the game's own record of how it came to this, plain data.
    """

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    detail: dict[str, Any] = {}


class Modifier(Struct, frozen=True, omit_defaults=True):
    """A stored contribution to a query (design 2.13).

    Args:
        query: name of the query.
        mode: `set`, `add`, `forbid` or `cannot` (cannot be prevented: overrules `forbid`).
        value: for `set` and `add`.
        scope: facts the query's subject must have, all of them.
        expiry: label with which it goes; a `Scope` of that label takes it along; empty stays.
        source: id of what made it (a card id), for texts.
    """

    query: str
    mode: str
    value: Any = None
    scope: dict[str, Any] = {}
    expiry: str = ""
    source: str = ""


class Reflex(Struct, frozen=True, omit_defaults=True):
    """What goes off by itself when something happens (design 2.13): of a component in play, or stored by an effect.

    Args:
        event: name of the happening it waits for; empty for what has been set off by name (`Play.set_off`).
        owner: seat whose it is; those that stand at once go off in the game's order of seats.
        source: id of what has it (a card id).
        path: where its effect stands in the source.
        id: the very component of that source in play, or given by `Play.arm`.
        expiry: of a stored one: label with which it goes; empty stays.
        once: of a stored one: it goes when it has gone off.
        optional: its owner may decline it; mandatory ones go off before (twilight_imperium 6.3).
        in_turn: mandatory, and yet in its owner's turn among what others may use: before the owner's optional ones,
            behind those of seats that come before (twilight_imperium AT4).
    """

    event: str
    owner: int
    source: str = ""
    path: str = ""
    id: str = ""
    expiry: str = ""
    once: bool = False
    optional: bool = False
    in_turn: bool = False

    @property
    def rank(self) -> int:
        """0 for what goes off before seats take their turns, 1 for what goes off in them."""
        return int(self.optional or self.in_turn)

    @property
    def kind(self) -> tuple[str, str]:
        """Reflexes of one kind do the same, so that their order does not matter."""
        return self.source, self.path


class Fired(Struct, frozen=True, omit_defaults=True):
    """A reflex that was set off and has not gone off yet.

    Args:
        reflex: which.
        facts: of what happened, plain data.
    """

    reflex: Reflex
    facts: dict[str, Any] = {}


class Proposal(Struct, omit_defaults=True):
    """Something one seat proposes to others while the match waits and the game allows it; checked again on acceptance.

    Args:
        id: stable id.
        seat: who offers.
        to: who may accept.
        content: the game's own terms.
        lapses: label with which it lapses, like a modifier's expiry.
    """

    id: str
    seat: int
    to: tuple[int, ...]
    content: dict[str, Any]
    lapses: str = ""


class MatchState(Struct, Generic[B, S], omit_defaults=True):
    """The saved document.

    Args:
        game: key of the game; first in the document, so that a loader can read it before anything else.
        kernel: version of the kernel's part.
        schema: version of the game's part.
        seats: number of seats; seats are 0..seats-1.
        seed: 32 bytes in hex; never in a view, message, log or error.
        board: the game's own part.
        agenda: the stack of steps, the top last.
        options: chosen options of the match.
        pack: SHA-256 of the card pack, empty without one.
        streams: words used of each random stream.
        asked: per seat, slot -> (number, checksum) of its open questions.
        numbers: per seat, the last number given to a question.
        serial: last id given to a call, a proposal or another thing that needs one.
        modifiers, reflexes, proposals: what lasts.
        orders: per seat, standing orders by name.
        lapses: `SEAT:NAME` of an order -> the label with which it goes; orders that stay are not in it.
        result: set when the match is over.
    """

    game: str
    kernel: int
    schema: int
    seats: int
    seed: str
    board: B
    agenda: list[S] = []
    options: dict[str, Any] = {}
    pack: str = ""
    streams: dict[str, int] = {}
    asked: list[dict[str, tuple[int, int]]] = []
    numbers: list[int] = []
    serial: int = 0
    modifiers: list[Modifier] = []
    reflexes: list[Reflex] = []
    proposals: list[Proposal] = []
    orders: list[dict[str, Answer]] = []
    lapses: dict[str, str] = {}
    result: Result | None = None
