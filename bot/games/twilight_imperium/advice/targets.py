"""Which systems a player most likely wants to activate: where something can come and something is to be had."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.advice.moving import makes
from bot.games.twilight_imperium.figures import MECATOL_REX
from bot.games.twilight_imperium.flow.stacks import stacks
from bot.games.twilight_imperium.flow.turns import activatable
from bot.games.twilight_imperium.forces import figures, fleets, in_space, present
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import planet_value
from bot.games.twilight_imperium.space import adjacency
from bot.games.twilight_imperium.state import NOBODY

MOST: Final = 11
"""Targets that stand on one picture with numbers (seen 2)."""

HELD: Final = 2.0
"""What it is worth to come to an own planet beside which a fleet of others stands."""
RISKY: Final = 0.3
"""What a planet is worth to who can only come through a gravity rift, of what it is worth otherwise (MV12)."""
DEAR: Final = 8.0
"""The same of Mecatol Rex, which everybody wants."""


def best_targets(play: Galaxy, seat: int) -> list[str]:
    """Systems that a player may activate, those first where ships can come to planets of nobody or of others, then own
    ones that produce or have fleets of others beside them; systems of the same worth in board order.

    Args:
        play: the match; only public facts are looked at.
        seat: whose turn it is.
    """
    worth = {at: _worth(play, seat, at) for at in activatable(play, seat)}
    found = sorted((at for at in worth if worth[at] > 0), key=lambda at: -worth[at])
    return found[:MOST]


def _worth(play: Galaxy, seat: int, at: str) -> float:
    """How likely it is wanted; 0 where nothing is to be done."""
    state = play.board
    coming = [one for one in stacks(play, seat, at).values() if one.origin != at]
    arriving = bool(coming)
    # Without ground forces no planet is gained: a system that only ships without room can reach is looked at.
    carriers = [one for one in coming if figures(state, seat, one.kind).capacity]
    landing = bool(carriers) or bool(in_space(state, at, seat).get("infantry"))
    risky = bool(carriers) and all(one.route.exits for one in carriers)
    value = float(makes(play, seat, at))
    if not arriving:
        return value
    others = any(other != seat for other in fleets(state, at))
    value += 1.0
    besieged = any(set(fleets(state, near)) - {seat} for near in adjacency(play, seat).get(at, ()))
    for planet in state.in_system(at):
        owner = state.planets[planet].controller
        if owner == seat:
            if besieged:
                value += DEAR if planet == MECATOL_REX else HELD
            continue
        resources, influence = planet_value(play, planet)
        gain = (5.0 if owner == NOBODY else 3.0) + resources + influence
        gain += 4.0 if planet == MECATOL_REX else 0.0
        value += (RISKY * gain if risky else gain) if landing else 0.1 * gain
    if others:
        value += 1.5
    elif any(present(state, at, other) for other in range(play.seats) if other != seat):
        value += 0.5
    return value
