"""Action cards that go with an activation (rules 22, window `SY_ACTIVATED`, MV18), and the one against who arrives."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.shapes import Anchor, Option
from bot.core.state import Modifier
from bot.games.twilight_imperium.components.action_cards.aiming import named_in, played_at, reaction, standing
from bot.games.twilight_imperium.flow.activating import PLAIN, SCOPE, with_activation
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.losses import LimitCheck
from bot.games.twilight_imperium.forces import docks_in, has_ships, in_space, on_planet, take, units_at
from bot.games.twilight_imperium.galaxy.adjacency import Bends
from bot.games.twilight_imperium.hooks.blocks import Block, Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import ADJ, BLOCKED, CANNON, MOVE
from bot.games.twilight_imperium.space import next_to
from bot.games.twilight_imperium.state import State

FLANK_SPEED = standing("flank_speed")
LOST_STAR_CHART = standing("lost_star_chart")
IN_THE_SILENCE_OF_SPACE = standing("in_the_silence_of_space")
UPGRADE = standing("upgrade")
EXPERIMENTAL_BATTLESTATION = standing("experimental_battlestation")

SPEED = 1
"""What Flank Speed adds to move values."""
BATTERY = [5, 3]
"""Space cannon of an Experimental Battlestation: on what it hits, and how many dice."""


# --- Flank Speed ------------------------------------------------------------------------------------------------------


def _faster(play: Galaxy, seat: int, target: str) -> Sequence[Modifier]:
    """All own ships, not the one besides that a bonus for one ship is for."""
    return (Modifier(MOVE, "add", SPEED, {"seat": seat, "one": None}, expiry=SCOPE, source=FLANK_SPEED.id),)


with_activation(FLANK_SPEED, effects=_faster)

# --- Lost Star Chart --------------------------------------------------------------------------------------------------


def _charted(play: Galaxy, seat: int, target: str) -> Sequence[Modifier]:
    return (Modifier(LOST_STAR_CHART.id, "set", True, expiry=SCOPE, source=LOST_STAR_CHART.id),)


with_activation(LOST_STAR_CHART, effects=_charted)


def _once(state: State) -> list[int]:
    """What a card on the table does is there for everybody."""
    return list(state.seats_in())[:1]


CHART = Block(f"{LOST_STAR_CHART.id}-laid", _once)


@CHART.contributes(ADJ, "add")
def _alpha_meets_beta(play: Galaxy, owner: int, facts: Facts) -> Bends | None:
    """G8c, for everybody and everything until the action is over."""
    laid = any(one.query == LOST_STAR_CHART.id for one in play.state.modifiers)
    return Bends(alpha_meets_beta=True) if laid else None


# --- In the Silence of Space ------------------------------------------------------------------------------------------


def _harbours(play: Galaxy, seat: int, system: str) -> Sequence[Option]:
    """Systems from which own ships could come."""
    state = play.board
    return [
        Option(at, "twilight_imperium-opt-system", state.named(at), anchor=Anchor("system", (at,)))
        for at in state.systems
        if at != system and has_ships(state, at, seat)
    ]


def _silent(play: Galaxy, seat: int, target: str) -> Sequence[Modifier]:
    scope = {"seat": seat, "origin": target}
    return (Modifier(BLOCKED, "set", True, scope, expiry=SCOPE, source=IN_THE_SILENCE_OF_SPACE.id),)


with_activation(IN_THE_SILENCE_OF_SPACE, _harbours, _silent)

# --- Upgrade ----------------------------------------------------------------------------------------------------------


def _cruisers(play: Galaxy, seat: int, system: str) -> Sequence[Option]:
    state = play.board
    there = in_space(state, system, seat).get("cruiser") and placeable(state, seat, system, "dreadnought")
    return (PLAIN,) if there else ()


def _upgraded(play: Galaxy, seat: int, system: str, target: str) -> None:
    """Replaced, not destroyed; a fleet that was full stays as full. It can lift more from planets there (MV10)."""
    state = play.board
    if not in_space(state, system, seat).get("cruiser"):
        return
    take(state, system, seat, "cruiser", 1)
    play.tell("twilight_imperium-event-upgraded", seat=seat, system=system)
    play.push(PlaceUnits(seat, place=system, kind="dreadnought", optional=False), LimitCheck([seat], [system]))
    if state.tactical is not None and len(state.in_system(system)) > 1:
        state.tactical.replan = any(on_planet(state, one, seat).get("infantry") for one in state.in_system(system))


with_activation(UPGRADE, _cruisers, does=_upgraded)

# --- Experimental Battlestation ---------------------------------------------------------------------------------------


def _docks(play: Galaxy, seat: int, system: str) -> list[str]:
    """Where own space docks are in a system and next to it, as their owner sees it."""
    return [dock for at in (system, *next_to(play, system, seat)) for dock in docks_in(play.board, at, seat)]


def _in_range(play: Galaxy, seat: int, facts: Facts) -> bool:
    """SO6: ships of another player have arrived where an own dock reaches."""
    active, at = facts["seat"], facts["system"]
    return seat != active and has_ships(play.board, at, active) and bool(_docks(play, seat, at))


def _stations(play: Galaxy, seat: int, facts: Facts) -> Sequence[Option]:
    return [
        reaction(EXPERIMENTAL_BATTLESTATION, planet, names="place", system=planet)
        for planet in _docks(play, seat, facts["system"])
    ]


@played_at(EXPERIMENTAL_BATTLESTATION, "MV_ARRIVED", may=_in_range, options=_stations)
def _battlestation(play: Galaxy, seat: int, facts: Facts, target: str) -> None:
    """SO6: one more item of its owner's roll against the active player in this action, if the dock still stands."""
    if units_at(play.board, named_in(target), seat).get("space_dock"):
        scope = {"seat": seat, "system": facts["system"], "more": True}
        play.modify(Modifier(CANNON, "set", BATTERY, scope, expiry=SCOPE, source=EXPERIMENTAL_BATTLESTATION.id))
