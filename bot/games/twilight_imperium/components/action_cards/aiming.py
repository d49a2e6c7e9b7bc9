"""What cards name: planets, systems, players, and nothing (rules AC2, AC9, CA2)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from bot.core.shapes import Anchor, Option, Pick
from bot.games.twilight_imperium.flow.cards import card, held
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.light import AGENDAS, IDLE, STANDING
from bot.games.twilight_imperium.state import NOBODY

NOTHING: Final = Pick((Option("play", "twilight_imperium-opt-play-card"),))
"""The one way to play a card that names nothing."""


def standing(id: str) -> Block:
    """The block of a card of the box; it goes into the deck of tables that play with action cards."""
    STANDING.append(id)
    return card(id)


Resolves = Callable[[Galaxy, int, Facts, str], None]


def played_at(
    block: Block,
    *windows: str,
    may: Callable[[Galaxy, int, Facts], bool],
    options: Callable[[Galaxy, int, Facts], Sequence[Option]] | None = None,
) -> Callable[[Resolves], None]:
    """Declare a card that is played in calls (class C); the function resolves it.

    Args:
        block: of the card.
        windows: in which it can be played.
        may: the condition of the card, which hangs on nothing hidden: who could not play it is not called (PP1 a).
        options: what can be named, each by the id of the card, a colon and what it is (`named`); None for nothing.
    """

    def possible(play: Galaxy, seat: int, facts: Facts) -> bool:
        return held(play, seat, block.id) and may(play, seat, facts)

    def found(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
        if not possible(play, seat, facts):
            return ()
        return (reaction(block),) if options is None else options(play, seat, facts)

    def declare(resolves: Resolves) -> None:
        for window in windows:
            block.reacts(window, possible, found)(resolves)

    return declare


def reaction(block: Block, target: str = "", /, *, names: str = "", **told: Any) -> Option:
    """An answer to a call that plays a card.

    Args:
        block: of the card.
        target: what it names; read back by `named_in`.
        names: end of the key of its label, where that says what is named: `place` or `unit`.
        told: arguments of the label; what `flow.cards.named` knows of them is told to all.
    """
    key = f"twilight_imperium-opt-react{f'-{names}' if names else ''}"
    return Option(f"{block.id}:{target}" if target else block.id, key, {"component": block.id, **told})


def named_in(reaction: str) -> str:
    """What an answer to a call names."""
    return reaction.partition(":")[2]


def councils(block: Block) -> Block:
    """A card of the box that is played in the agenda phase; it has no use at a table without agendas (Q0)."""
    STANDING.append(block.id)
    IDLE[AGENDAS].append(block.id)
    return block


def picked(options: Iterable[Option]) -> Pick | None:
    """One of these; None where there is none, so that the card cannot be played (CA1)."""
    found = tuple(options)
    return Pick(found) if found else None


def of_planets(planets: Iterable[str]) -> Pick | None:
    """One of these planets."""
    return picked(Option(one, "twilight_imperium-opt-planet", {"planet": one}) for one in planets)


def of_systems(play: Galaxy, systems: Iterable[str]) -> Pick | None:
    """One of these systems."""
    return picked(
        Option(at, "twilight_imperium-opt-system", play.board.named(at), anchor=Anchor("system", (at,)))
        for at in systems
    )


def of_seats(seats: Iterable[int]) -> Pick | None:
    """One of these players."""
    return picked(Option(f"seat-{seat}", "twilight_imperium-opt-seat", {"seat": seat}) for seat in seats)


def seat_of(target: str) -> int:
    """The player that the option of a target names."""
    return int(target.removeprefix("seat-"))


def others(play: Galaxy, seat: int) -> list[int]:
    """CA2: players that an offensive card can name."""
    return [other for other in play.board.seats_in() if other != seat]


def planets_of_others(play: Galaxy, seat: int) -> list[str]:
    """CA2: planets that another player controls, in board order."""
    return [planet for planet, world in play.board.planets.items() if world.controller not in (seat, NOBODY)]
