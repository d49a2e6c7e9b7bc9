"""What things are worth to a player by rules of thumb."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.games.twilight_imperium.figures import MECATOL_REX, PLANETS, TECHNOLOGIES
from bot.games.twilight_imperium.flow.scoring import fulfilled
from bot.games.twilight_imperium.hooks.blocks import Galaxy

_FIRST: Final = (
    *("sarween_tools", "neural_motivator", "antimass_deflectors", "plasma_scoring", "gravity_drive", "fleet_logistics"),
    *("carrier_ii", "advanced_carrier_ii", "cruiser_ii", "dreadnought_ii", "super_dreadnought_ii", "fighter_ii"),
    *("infantry_ii", "spec_ops_ii", "hyper_metabolism", "dacxive_animators", "production_biomes", "e_res_siphons"),
)
"""Technologies that are wanted first, in this order."""
SECRETS: Final = (
    *("control_the_region", "become_the_gatekeeper", "threaten_enemies", "forge_an_alliance", "mine_rare_metals"),
    *("monopolize_production", "fuel_the_war_machine", "master_the_laws_of_physics", "adapt_new_strategies"),
    *("learn_the_secrets_of_the_cosmos", "establish_a_perimeter", "occupy_the_seat_of_the_empire"),
    *("cut_supply_lines", "spark_a_rebellion", "gather_a_mighty_fleet", "destroy_their_greatest_ship"),
)
"""Secret objectives from the easiest on."""


@cache
def WORTH(planet: str) -> float:
    """What a planet is worth."""
    card = PLANETS[planet]
    value = card.resources + 0.8 * card.influence + (1.5 if card.specialty else 0.0) + 1.2
    return value + (4.0 if planet == MECATOL_REX else 0.0)


def technology_worth(play: Galaxy, seat: int, technology: str) -> float:
    """What a technology is worth: what an objective asks for, then those that are wanted first."""
    state = play.board
    card = TECHNOLOGIES[technology]
    value = 20.0 - _FIRST.index(technology) if technology in _FIRST else 5.0 - len(card.needs)
    player = state.players[seat]
    for objective in (*state.revealed, *player.secrets):
        if objective in player.scored or fulfilled(play, seat, objective):
            continue
        if objective in ("develop_weaponry", "revolutionize_warfare") and card.unit:
            value += 15.0
        if objective in ("diversify_research", "master_the_sciences") and card.colour:
            same = sum(TECHNOLOGIES[one].colour == card.colour for one in player.technologies)
            value += 15.0 if same == 1 else 4.0 if same == 0 else 0.0
        if objective == "master_the_laws_of_physics" and card.colour:
            value += 3.0 * sum(TECHNOLOGIES[one].colour == card.colour for one in player.technologies)
        if objective == "adapt_new_strategies" and card.faction:
            value += 15.0
    return value


def wanted(secret: str) -> int:
    """How easy a secret objective is; more is easier."""
    return -SECRETS.index(secret) if secret in SECRETS else -len(SECRETS)
