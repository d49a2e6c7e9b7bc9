"""What cards name: planets, systems, players, and nothing (rules AC2, AC9, CA2)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.core.shapes import Anchor, Option, Pick
from bot.games.twilight_imperium.flow.cards import card
from bot.games.twilight_imperium.hooks.blocks import Block, Galaxy
from bot.games.twilight_imperium.light import STANDING
from bot.games.twilight_imperium.state import NOBODY

NOTHING: Final = Pick((Option("play", "twilight_imperium-opt-play-card"),))
"""The one way to play a card that names nothing."""


def standing(id: str) -> Block:
    """The block of a card of the box; it goes into the deck of tables that play with action cards."""
    STANDING.append(id)
    return card(id)


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
