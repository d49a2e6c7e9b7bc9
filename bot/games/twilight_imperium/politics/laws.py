"""Laws in play: their blocks, and how they come and go (rules 18, AV7)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from bot.core.errors import RulesDefect
from bot.games.twilight_imperium.hooks.blocks import Block, Galaxy
from bot.games.twilight_imperium.politics.cards import AGENDAS, PLANETS_ELECTED
from bot.games.twilight_imperium.politics.council import NO_SEAT, Council, Law
from bot.games.twilight_imperium.state import NOBODY, State

Outcome = Callable[[Galaxy, str], None]
"""What an agenda does, with the outcome that came out."""

OUTCOMES: Final[dict[str, Outcome]] = {}
"""Agenda -> what it does when it is resolved; a law that does nothing at once has none."""
DEFERRED: Final[dict[str, Callable[[Galaxy, list[int]], None]]] = {}
"""Agenda -> what it does in the next strategy phase to those whom it concerns, given from the speaker (AV8)."""
LEAVES: Final[dict[str, Callable[[Galaxy, Law], None]]] = {}
"""Law -> what happens as it leaves play, where something does."""


def outcome(agenda: str) -> Callable[[Outcome], Outcome]:
    """Declare what an agenda does when it is resolved.

    Raises:
        RulesDefect: no such agenda, or it has been declared.
    """
    return _declare(OUTCOMES, agenda)


def deferred(agenda: str) -> Callable[[Callable[[Galaxy, list[int]], None]], Callable[[Galaxy, list[int]], None]]:
    """Declare what an agenda does in the next strategy phase to those whom it concerns.

    Raises:
        RulesDefect: no such agenda, or it has been declared.
    """
    return _declare(DEFERRED, agenda)


def leaves(law: str) -> Callable[[Callable[[Galaxy, Law], None]], Callable[[Galaxy, Law], None]]:
    """Declare what happens as a law leaves play.

    Raises:
        RulesDefect: no such agenda, or it has been declared.
    """
    return _declare(LEAVES, law)


Declared = TypeVar("Declared")


def _declare(table: dict[str, Declared], agenda: str) -> Callable[[Declared], Declared]:
    if agenda not in AGENDAS or agenda in table:
        raise RulesDefect(f"no such agenda, or declared twice: {agenda}")

    def declare(does: Declared) -> Declared:
        table[agenda] = does
        return does

    return declare


def law(id: str) -> Block:
    """The block of a law: the player it elected, the controller of the planet it elected, and for a law of all one seat
    in everybody's name, so that what it contributes counts once.

    Raises:
        RulesDefect: no agenda of that name is a law.
    """
    if id not in AGENDAS or not AGENDAS[id].law:
        raise RulesDefect(f"no law {id}")
    elects = AGENDAS[id].elects

    def owners(state: State) -> list[int]:
        found = state.council.laws.get(id) if state.council is not None else None
        if found is None:
            return []
        if elects == "player":
            return [found.owner]
        if elects in PLANETS_ELECTED:
            controller = state.planets[found.object].controller
            return [] if controller == NOBODY else [controller]
        return [next(state.seats_in())]

    return Block(id, owners)


def in_force(state: State, id: str) -> Law | None:
    """A law, where it is in play."""
    return state.council.laws.get(id) if state.council is not None else None


def council_of(play: Galaxy) -> Council:
    """The table of politics.

    Raises:
        RulesDefect: this table plays without.
    """
    council = play.board.council
    if council is None:
        raise RulesDefect("no agendas at this table")
    return council


def enact(play: Galaxy, id: str, elected: str) -> None:
    """A law comes into play, in place of what the same law was before (Miscount Disclosed).

    Args:
        play: the match.
        id: of the law.
        elected: outcome that came out.
    """
    council, elects = council_of(play), AGENDAS[id].elects
    owner = seat_of(elected) if elects == "player" else NO_SEAT
    council.laws[id] = Law(owner, "" if elects in ("", "player") else elected)
    play.tell("twilight_imperium-event-law", agenda=id, **told(id, elected))


def discard_law(play: Galaxy, id: str) -> None:
    """A law leaves play; its effect ends, what it gave stays (AV7). One that is voted on once more goes to the pile as
    its vote ends."""
    council = council_of(play)
    found = council.laws.pop(id, None)
    if found is None:
        return
    if all(hearing.card != id for hearing in council.hearings):
        council.discards.append(id)
    play.tell("twilight_imperium-event-law-gone", agenda=id)
    if id in LEAVES:
        LEAVES[id](play, found)


def seat_of(outcome: str) -> int:
    """The seat that an outcome names."""
    return int(outcome.removeprefix("seat-"))


def told(agenda: str, outcome: str) -> Mapping[str, str | int]:
    """An outcome as arguments of a text: what kind of thing it is, and its name."""
    elects = AGENDAS[agenda].elects
    if elects == "":
        return {"elects": "side", "outcome": outcome}
    if elects == "player":
        return {"elects": "player", "elected_seat": seat_of(outcome)}
    if elects == "law":
        return {"elects": "law", "law": outcome}
    if elects == "secret":
        return {"elects": "secret", "objective": outcome}
    return {"elects": "planet", "planet": outcome}
