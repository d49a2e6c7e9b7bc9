"""What lies over the galaxy on request: who can reach what, which cannons cover it, what is free, where wormholes lead.

All of it is made of public facts, so that everybody may look at everybody's (32).
"""

from __future__ import annotations

from msgspec import Struct

from bot.core.match import Match
from bot.games.twilight_imperium.figures import SHIPS, Dice
from bot.games.twilight_imperium.flow.cannon import reaches
from bot.games.twilight_imperium.flow.stacks import loadable, stacks
from bot.games.twilight_imperium.forces import everywhere, figures, present
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import may_activate
from bot.games.twilight_imperium.space import holes, next_to
from bot.games.twilight_imperium.state import NOBODY, Units


class Coming(Struct, frozen=True):
    """What of a seat could come to a system with one activation.

    Args:
        units: ships by type.
        infantry: how many could ride with all of them.
    """

    units: Units
    infantry: int


class Cover(Struct, frozen=True):
    """Space cannons of a seat that reach a system.

    Args:
        dice: how many.
        best: the least that hits with the best of them.
        hits: expected, in hundredths.
    """

    dice: int
    best: int
    hits: int


def coming(play: Galaxy, seat: int, position: str) -> Coming | None:
    """What of a seat could come to a system; None for nothing, or where its own token lies."""
    state = play.board
    if seat in state.systems[position].tokens or state.players[seat].eliminated:
        return None
    if not may_activate(play, seat, position):
        return None
    units: Units = {}
    seen: set[tuple[str, str, bool]] = set()
    whole: dict[str, int] = {}
    for one in sorted(stacks(play, seat, position).values(), key=lambda one: one.boosted):
        same = one.origin, one.kind, one.hurt
        if same not in seen and one.origin != position and one.kind in SHIPS:
            seen.add(same)
            units[one.kind] = units.get(one.kind, 0) + one.count
            whole[one.id] = one.count
    if not units:
        return None
    riding = loadable(play, seat, position, whole)
    return Coming(units, sum(count for id, count in riding.items() if id.endswith(":infantry")))


def reach(match: Match, seat: int) -> dict[str, Coming]:
    """Systems to which ships of a seat could come with one activation, whatever tokens it has left.

    Args:
        match: a match; nothing hidden in it is looked at.
        seat: whose ships.
    """
    play: Galaxy = match.play
    return {at: one for at in play.board.systems if (one := coming(play, seat, at)) is not None}


def threats(match: Match, seat: int) -> dict[str, dict[int, Coming]]:
    """Who could come to systems where a seat has units or planets, and with what.

    Args:
        match: a match; nothing hidden in it is looked at.
        seat: who asks what can reach it.
    """
    play: Galaxy = match.play
    state = play.board
    found: dict[str, dict[int, Coming]] = {}
    for at in state.systems:
        if not present(state, at, seat) and all(state.planets[p].controller != seat for p in state.in_system(at)):
            continue
        others = {other: one for other in state.seats_in() if other != seat and (one := coming(play, other, at))}
        if others:
            found[at] = others
    return found


def covered(match: Match) -> dict[str, dict[int, Cover]]:
    """Systems that space cannons reach: position -> seat -> cover (SO2)."""
    return cover(match.play)


def cover(play: Galaxy) -> dict[str, dict[int, Cover]]:
    """As `covered`, from inside the match."""
    state = play.board
    found: dict[str, dict[int, list[Dice]]] = {}
    for at, seat, kind, count in everywhere(state):
        dice = figures(state, seat, kind).cannon
        if dice is None:
            continue
        beside = next_to(play, at, seat) if reaches(play, seat, kind) else ()
        for target in (at, *beside):
            found.setdefault(target, {}).setdefault(seat, []).extend([dice] * count)
    return {at: {seat: _summed(found[at][seat]) for seat in sorted(found[at])} for at in state.systems if at in found}


def _summed(dice: list[Dice]) -> Cover:
    return Cover(
        sum(one.count for one in dice),
        min(one.value for one in dice),
        sum(one.count * (11 - one.value) * 10 for one in dice),
    )


def free_planets(match: Match) -> dict[str, tuple[str, ...]]:
    """Planets that nobody controls, by position; Mecatol Rex among them while its custodians are there."""
    state = match.play.board
    found: dict[str, tuple[str, ...]] = {}
    for at in state.systems:
        free = tuple(planet for planet in state.in_system(at) if state.planets[planet].controller == NOBODY)
        if free:
            found[at] = free
    return found


def wormhole_links(match: Match) -> dict[str, tuple[str, ...]]:
    """Systems that wormholes of one kind make adjacent (G7), by position."""
    play: Galaxy = match.play
    types = holes(play)
    return {
        at: tuple(other for other in types if other != at and types[other] & own)
        for at, own in types.items()
        if any(other != at and types[other] & own for other in types)
    }


def tokens(match: Match, seat: int) -> tuple[str, ...]:
    """Systems with a command token of a seat, in which its ships are held (MV3)."""
    return tuple(at for at, system in match.play.board.systems.items() if seat in system.tokens)
