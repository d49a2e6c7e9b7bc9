"""What planets, technologies and units are worth to a player by rules of thumb."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from bot.games.twilight_imperium.bots.aims import (
    NEARER,
    POINT,
    aims,
    holds_mecatol,
    planet_steps,
    technology_steps,
    worth_of_steps,
)
from bot.games.twilight_imperium.bots.gifts.tables import LEARNED
from bot.games.twilight_imperium.economy.research import symbols
from bot.games.twilight_imperium.figures import MECATOL_REX, PLANETS, TECHNOLOGIES
from bot.games.twilight_imperium.hooks.blocks import Galaxy

_TECHNOLOGIES: Final[Mapping[str, float]] = {
    "sarween_tools": 4.0,
    "gravity_drive": 4.0,
    "hyper_metabolism": 4.5,
    "antimass_deflectors": 2.5,
    "neural_motivator": 1.5,
    "plasma_scoring": 1.5,
    "fleet_logistics": 4.0,
    "carrier_ii": 4.0,
    "advanced_carrier_ii": 5.0,
    "cruiser_ii": 3.5,
    "dreadnought_ii": 3.5,
    "super_dreadnought_ii": 4.5,
    "exotrireme_ii": 3.5,
    "fighter_ii": 3.0,
    "infantry_ii": 2.0,
    "spec_ops_ii": 3.0,
    "dacxive_animators": 2.0,
    "integrated_economy": 4.0,
    "transit_diodes": 2.0,
    "production_biomes": 4.0,
    "quantum_datahub_node": 2.5,
    "e_res_siphons": 4.5,
    "spacial_conduit_cylinder": 3.0,
    "inheritance_systems": 3.0,
    "space_dock_ii": 2.5,
    "war_sun": 4.0,
    "l4_disruptors": 2.0,
    "non_euclidean_shielding": 2.5,
    "valkyrie_particle_weave": 2.0,
}
"""What technologies do for a player who has no objective in mind."""
FEW: Final = 4
"""Technologies that a player should soon have: most of the others, and two objectives of stage I, ask for them."""
FIRST: Final = 0.6
"""What each is worth more for every one that is missing to that."""
_EASE: Final[Mapping[str, float]] = {
    "control_the_region": 0.85,
    "become_the_gatekeeper": 0.7,
    "threaten_enemies": 0.85,
    "learn_the_secrets_of_the_cosmos": 0.8,
    "forge_an_alliance": 0.6,
    "mine_rare_metals": 0.6,
    "monopolize_production": 0.6,
    "fuel_the_war_machine": 0.8,
    "establish_a_perimeter": 0.6,
    "adapt_new_strategies": 0.55,
    "master_the_laws_of_physics": 0.6,
    "gather_a_mighty_fleet": 0.5,
    "occupy_the_seat_of_the_empire": 0.5,
    "cut_supply_lines": 0.55,
    "spark_a_rebellion": 0.5,
    "unveil_flagship": 0.3,
    "destroy_their_greatest_ship": 0.1,
    "make_an_example_of_their_world": 0.3,
    "turn_their_fleets_to_dust": 0.15,
    "form_a_spy_network": 0.0,
}
"""Chances to score a secret objective some time."""


def income(planet: str) -> float:
    """What a planet gives in a round."""
    card = PLANETS[planet]
    more, less = max(card.resources, card.influence), min(card.resources, card.influence)
    return more + 0.3 * less + 0.05 * card.resources


def gain_of(play: Galaxy, seat: int, planets: Collection[str]) -> float:
    """What it is worth to gain planets: income of the rounds that are left, objectives, Mecatol Rex."""
    lasting = 1.5 if play.board.round <= 2 else 1.1 if play.board.round <= 4 else 0.7
    value = sum(1.0 + lasting * income(planet) for planet in planets)
    value += sum(0.8 for planet in planets if PLANETS[planet].specialty)
    if MECATOL_REX in planets and not holds_mecatol(play, seat):
        value += 8.0
    return value + worth_of_steps(play, seat, planet_steps(play, seat, planets))


def technology_worth(play: Galaxy, seat: int, technology: str) -> float:
    """What a technology is worth: what it does, what it leads to, what objectives ask for."""
    card = TECHNOLOGIES[technology]
    player = play.board.players[seat]
    value = _TECHNOLOGIES.get(technology, LEARNED.get(technology, 1.0))
    if card.colour:
        have = symbols(player)[card.colour]
        value += 0.8 if have == 0 else 0.5 if have == 1 else 0.0
    value += FIRST * max(0, FEW - len(player.technologies))
    points = {aim.objective: aim.points for aim in aims(play, seat)}
    for objective, (before, after) in technology_steps(play, seat, technology).items():
        value += 1.4 * POINT * points[objective] * (_near(after) - _near(before))
    return value


def _near(left: int) -> float:
    return 1.0 if left <= 0 else 0.7 * NEARER ** (left - 1)


def ease(play: Galaxy, seat: int, secret: str) -> float:
    """How likely a secret objective is scored, 0..1: what it asks, and how much of it is there."""
    if secret not in _EASE:
        return 0.3
    value = _EASE[secret]
    for aim in aims(play, seat):
        if aim.objective == secret:
            left = aim.asked - aim.has
            value += 0.3 if left <= 0 else 0.15 if left == 1 else 0.0
    return value


def hardest_secret(play: Galaxy, seat: int, secrets: Iterable[str]) -> str:
    """The secret that is given back."""
    return min(secrets, key=lambda one: ease(play, seat, one))
