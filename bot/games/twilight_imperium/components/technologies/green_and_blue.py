"""Biotic and propulsion technologies (rules 24)."""

from __future__ import annotations

from bot.core.shapes import Option, Pick
from bot.games.twilight_imperium.components.technologies.cards import exhaust, ready
from bot.games.twilight_imperium.figures import SHIPS
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits, placeable
from bot.games.twilight_imperium.flow.losses import destroy
from bot.games.twilight_imperium.forces import figures
from bot.games.twilight_imperium.galaxy.anomalies import ASTEROIDS
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy, technology
from bot.games.twilight_imperium.hooks.queries import (
    ACTIONS,
    BLOCKED,
    CANNON,
    DRAW,
    ENTER,
    MOVE,
    TOKENS,
)
from bot.games.twilight_imperium.light import ACTION_CARDS, IDLE

# --- green --------------------------------------------------------------------------------------------------------

NEURAL_MOTIVATOR = technology("neural_motivator")
DACXIVE_ANIMATORS = technology("dacxive_animators")
HYPER_METABOLISM = technology("hyper_metabolism")
X_89 = technology("x_89_bacterial_weapon")

IDLE[ACTION_CARDS].append(NEURAL_MOTIVATOR.id)


@NEURAL_MOTIVATOR.contributes(DRAW, "set")
def _neural_motivator(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 2 if facts["seat"] == owner and "besides" not in facts else None


def _won_there(play: Galaxy, owner: int, facts: Facts) -> bool:
    return facts["winner"] == owner and placeable(play.board, owner, facts["planet"], "infantry")


@DACXIVE_ANIMATORS.waits("GC_END", _won_there)
def _dacxive_animators(play: Galaxy, owner: int, facts: Facts) -> None:
    play.push(PlaceUnits(owner, place=facts["planet"], kind="infantry"))


@HYPER_METABOLISM.contributes(TOKENS, "set")
def _hyper_metabolism(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 3 if facts["seat"] == owner else None


def _infected(play: Galaxy, seat: int) -> Pick | None:
    state = play.board
    if not ready(state, seat, X_89.id):
        return None
    planets = [
        planet
        for at, system in state.systems.items()
        if any(figures(state, seat, kind).bombardment for kind in system.units.get(seat, {}) if kind in SHIPS)
        for planet in state.in_system(at)
        if any(other != seat and units.get("infantry") for other, units in state.planets[planet].units.items())
    ]
    options = tuple(Option(planet, "twilight_imperium-opt-planet", {"planet": planet}) for planet in planets)
    return Pick(options) if options else None


@X_89.acts(_infected)
def _x_89(play: Galaxy, seat: int, planet: str) -> None:
    exhaust(play, seat, X_89.id)
    for other, units in list(play.board.planets[planet].units.items()):
        if other != seat and units.get("infantry"):
            destroy(play, planet, other, {"infantry": units["infantry"]}, by=seat)


# --- blue ---------------------------------------------------------------------------------------------------------

ANTIMASS_DEFLECTORS = technology("antimass_deflectors")
GRAVITY_DRIVE = technology("gravity_drive")
FLEET_LOGISTICS = technology("fleet_logistics")
LIGHT_WAVE_DEFLECTOR = technology("light_wave_deflector")


@ANTIMASS_DEFLECTORS.contributes(ENTER, "set")
def _through_asteroids(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts["seat"] == owner and facts.get("anomaly") == ASTEROIDS else None


@ANTIMASS_DEFLECTORS.contributes(CANNON, "add")
def _deflects(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return -1 if facts.get("target") == owner and facts["seat"] != owner and "defense" not in facts else None


@GRAVITY_DRIVE.contributes(MOVE, "add")
def _gravity_drive(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 1 if facts["seat"] == owner and facts.get("one") else None


@FLEET_LOGISTICS.contributes(ACTIONS, "set")
def _fleet_logistics(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 2 if facts["seat"] == owner else None


@LIGHT_WAVE_DEFLECTOR.contributes(BLOCKED, "set")
def _light_wave(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if facts["seat"] == owner else None
