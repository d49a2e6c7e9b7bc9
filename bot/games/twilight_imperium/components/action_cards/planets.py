"""Action cards about planets and what stands on them (rules 22)."""

from __future__ import annotations

from bot.core.shapes import Option, Pick
from bot.games.twilight_imperium.components.action_cards.aiming import (
    NOTHING,
    of_planets,
    of_systems,
    others,
    picked,
    planets_of_others,
    standing,
)
from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.flow.bombardment import bombers
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.flow.stacks import system_of
from bot.games.twilight_imperium.flow.strategic import exhaust_planets
from bot.games.twilight_imperium.forces import docks_in, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import may_land
from bot.games.twilight_imperium.space import home_systems

CRIPPLE_DEFENSES = standing("cripple_defenses")
FRONTLINE_DEPLOYMENT = standing("frontline_deployment")
PLAGUE = standing("plague")
REACTOR_MELTDOWN = standing("reactor_meltdown")
RISE_OF_A_MESSIAH = standing("rise_of_a_messiah")
TACTICAL_BOMBARDMENT = standing("tactical_bombardment")
UNSTABLE_PLANET = standing("unstable_planet")

DEPLOYED = 3
DIES_ON = 6
"""Plague: from which result on infantry dies."""
MOST_LOST = 3
"""Unstable Planet: infantry that dies at most."""


def _abroad(play: Galaxy, seat: int) -> Pick | None:
    return of_planets(planets_of_others(play, seat))


def _fall(play: Galaxy, seat: int, planet: str, kind: str, most: int = 99) -> None:
    """Units of one type of whoever controls a planet are destroyed there."""
    owner = play.board.planets[planet].controller
    count = min(most, on_planet(play.board, planet, owner).get(kind, 0))
    destroy(play, planet, owner, {kind: count}, by=seat)


@CRIPPLE_DEFENSES.acts(_abroad)
def _cripple_defenses(play: Galaxy, seat: int, planet: str) -> None:
    _fall(play, seat, planet, "pds")


def _landings(play: Galaxy, seat: int) -> list[str]:
    """Own planets on which infantry can be placed (Q_LAND, C4)."""
    return [
        planet
        for planet in play.board.planets_of(seat)
        if may_land(play, seat, planet) and placeable(play.board, seat, planet, "infantry")
    ]


@FRONTLINE_DEPLOYMENT.acts(lambda play, seat: of_planets(_landings(play, seat)))
def _frontline_deployment(play: Galaxy, seat: int, planet: str) -> None:
    play.push(PlaceUnits(seat, place=planet, kind="infantry", count=DEPLOYED, optional=False))


@RISE_OF_A_MESSIAH.acts(lambda play, seat: NOTHING)
def _rise_of_a_messiah(play: Galaxy, seat: int, target: str) -> None:
    """Where no figure is left, its owner says whether one comes back for it (C4, C5)."""
    play.push(*(PlaceUnits(seat, place=planet, kind="infantry") for planet in _landings(play, seat)))


@PLAGUE.acts(_abroad)
def _plague(play: Galaxy, seat: int, planet: str) -> None:
    """Dice come after the cancel window; nobody there is legal too."""
    owner = play.board.planets[planet].controller
    dice = play.roll(PLAGUE.id, on_planet(play.board, planet, owner).get("infantry", 0), 10)
    lost = sum(die >= DIES_ON for die in dice)
    if dice:
        play.tell("twilight_imperium-event-plague", seat=seat, planet=planet, dice=dice, hits=lost)
    destroy(play, planet, owner, {"infantry": lost}, by=seat)


@UNSTABLE_PLANET.acts(
    lambda play, seat: of_planets(p for p in planets_of_others(play, seat) if PLANETS[p].trait == "hazardous")
)
def _unstable_planet(play: Galaxy, seat: int, planet: str) -> None:
    """One that is exhausted already stays so; as many infantry as there are, three at most."""
    world = play.board.planets[planet]
    if world.ready:
        exhaust_planets(play, world.controller, [planet])
    _fall(play, seat, planet, "infantry", MOST_LOST)


def _docks_abroad(play: Galaxy, seat: int) -> Pick | None:
    """Docks of others outside home systems: planets, and `SYSTEM:SEAT` of those that float."""
    state, homes = play.board, home_systems(play.board)
    abroad = [at for at in state.systems if at not in homes]
    docks = [(at, other, dock) for at in abroad for other in others(play, seat) for dock in docks_in(state, at, other)]
    return picked(
        Option(dock, "twilight_imperium-opt-planet", {"planet": dock})
        if dock != at
        else Option(f"{at}:{other}", "twilight_imperium-opt-dock-afloat", {"seat": other, "system": at})
        for at, other, dock in docks
    )


@REACTOR_MELTDOWN.acts(_docks_abroad)
def _reactor_meltdown(play: Galaxy, seat: int, target: str) -> None:
    """What the dock has held or carried may be too much now (LC1)."""
    place, _, afloat = target.partition(":")
    owner = int(afloat) if afloat else play.board.planets[place].controller
    play.push(LimitCheck([owner], [system_of(play.board, place)]))
    destroy(play, place, owner, {"space_dock": 1}, by=seat)


@TACTICAL_BOMBARDMENT.acts(
    lambda play, seat: of_systems(play, (at for at in play.board.systems if bombers(play, seat, at)))
)
def _tactical_bombardment(play: Galaxy, seat: int, system: str) -> None:
    """Planets of all others there; there may be none."""
    worlds = play.board.planets
    for other in play.board.seats_in():
        if other != seat:
            ready = [p for p in play.board.in_system(system) if worlds[p].controller == other and worlds[p].ready]
            exhaust_planets(play, other, ready)
