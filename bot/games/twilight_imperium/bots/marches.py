"""Where fleets that reach nothing go: within reach of planets that are to be had, or of who is ahead of all."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from bot.core.errors import IllegalAnswer
from bot.core.shapes import Answer
from bot.games.twilight_imperium.bots.builds import weak_planets
from bot.games.twilight_imperium.bots.fights import against, chance, fleet, infantry_for
from bot.games.twilight_imperium.bots.fleets import Fleet, boarding, escort, exposed, loaded
from bot.games.twilight_imperium.bots.rivals import harm
from bot.games.twilight_imperium.figures import MECATOL_REX, SHIPS
from bot.games.twilight_imperium.flow.movement import cargo_field, check_plan
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.forces import figures, in_space
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import NOBODY

FREE: Final = 3.0
"""What a planet is worth that hardly anybody guards."""
NEXT: Final = 0.35
"""What is left of a gain that comes with the next activation."""
LEAST: Final = 5.0
"""A gain that is worth no more is not marched for."""
HOPELESS: Final = 0.35
"""Chance in a fight from which on one sets out for it: more may join."""


class Goal(NamedTuple):
    """A system that is worth an attack.

    Args:
        system: position.
        worth: what its planets are worth.
        men: infantry that takes them.
    """

    system: str
    worth: float
    men: int


def goals(play: Galaxy, seat: int) -> tuple[Goal, ...]:
    """Systems with planets that are to be had, or whose loss harms who is ahead; the best first."""

    def make() -> tuple[Goal, ...]:
        state = play.board
        weak = set(weak_planets(play, seat))
        found: dict[str, Goal] = {}
        for planet, world in state.planets.items():
            if world.controller == seat or (planet == MECATOL_REX and state.custodians):
                continue
            value = (FREE if planet in weak else 0.0) + (harm(play, planet) if world.controller != NOBODY else 0.0)
            if value > 0:
                had = found.get(world.system, Goal(world.system, 0.0, 0))
                needs = infantry_for(play, seat, planet)
                found[world.system] = Goal(world.system, had.worth + value, had.men + needs)
        return tuple(sorted((one for one in found.values() if one.worth >= LEAST), key=lambda one: -one.worth))

    return play.memo(("bots", "goals", seat), make)


def march(play: Galaxy, seat: int, system: str) -> tuple[float, dict[str, Answer]] | None:
    """What it is worth to bring a fleet with infantry beside a goal, and the plan; None where there is none. Only ships
    come that are not beside the goal already."""
    state = play.board
    around = adjacency(play, seat, moving=True)
    goal = next((one for one in goals(play, seat) if one.system in around[system]), None)
    if goal is None:
        return None
    beside = {*around[goal.system], goal.system} - {system}
    known = [
        one
        for one in stacks(play, seat, system).values()
        if one.kind in SHIPS and not one.behind and not one.boosted and not one.route.exits and one.origin not in beside
    ]
    band = Fleet(play, seat, system)
    there = in_space(state, system, seat).get("infantry", 0)
    carried = 0
    for one in sorted(known, key=lambda one: -boarding(play, seat, system, one)):
        capacity = figures(state, seat, one.kind).capacity
        ready = boarding(play, seat, system, one)
        while capacity and ready > 0 and there + carried < goal.men and band.left(one) > 0:
            band.add(one)
            carried, ready = carried + min(ready, capacity), ready - capacity
    if not carried:
        return None
    hostile = against(play, goal.system, seat)
    if hostile.power > 0:
        escort(play, seat, known, band, hostile)
    odds = chance(band.force, hostile) if hostile.power > 0 else 1.0
    if odds < HOPELESS:
        return None
    cargo = loaded(play, seat, system, band.ships, carried)
    plan: dict[str, Answer] = {"ships": band.ships}
    if cargo_field(play, seat, system, band.ships) is not None:
        plan["cargo"] = cargo
    try:
        check_plan(play, seat, system, plan)
    except IllegalAnswer:
        return None
    share = min(1.0, (there + sum(n for id, n in cargo.items() if id.endswith(":infantry"))) / goal.men)
    return NEXT * goal.worth * odds * share - exposed(play, seat, system, _emptied(play, seat, system, band)), plan


def _emptied(play: Galaxy, seat: int, system: str, band: Fleet) -> list[str]:
    """Systems that no ship is left in."""
    origins: Iterable[str] = {origin for origin, _, _ in band.used}
    return [
        at
        for at in origins
        if at != system
        and sum(fleet(play.board, at, seat).values()) <= sum(n for (one, _, _), n in band.used.items() if one == at)
    ]
