"""Laws that elect a planet (rules 23): its controller has what they give, whoever that is."""

from __future__ import annotations

from bot.games.twilight_imperium.components.agendas.directives import change_points, clear
from bot.games.twilight_imperium.flow.losses import LimitCheck, destroy
from bot.games.twilight_imperium.forces import on_planet
from bot.games.twilight_imperium.hooks.blocks import Facts, Galaxy
from bot.games.twilight_imperium.hooks.queries import LAND, PREREQ, PRODUCE_LIMIT, STRUCTURES, VALUE
from bot.games.twilight_imperium.politics.laws import in_force, law, outcome
from bot.games.twilight_imperium.state import NOBODY

CORE_MINING = law("core_mining")
DEMILITARIZED_ZONE = law("demilitarized_zone")
HOLY_PLANET_OF_IXTH = law("holy_planet_of_ixth")
SENATE_SANCTUARY = law("senate_sanctuary")
TERRAFORMING_INITIATIVE = law("terraforming_initiative")
MINED = 2
SENATORS = 2
TERRAFORMED = 1
TEAMS = {
    "research_team_biotic": "green",
    "research_team_cybernetic": "yellow",
    "research_team_propulsion": "blue",
    "research_team_warfare": "red",
}


def _is_of(play: Galaxy, id: str, facts: Facts) -> bool:
    """Whether a query is about the planet that a law has elected."""
    found = in_force(play.board, id)
    return found is not None and facts["planet"] == found.object


@CORE_MINING.contributes(VALUE, "add")
def _core_mining(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return MINED if facts["what"] == "resources" and _is_of(play, CORE_MINING.id, facts) else None


@outcome(CORE_MINING.id)
def _core_mining_now(play: Galaxy, elected: str) -> None:
    controller = play.board.planets[elected].controller
    if controller != NOBODY and on_planet(play.board, elected, controller).get("infantry"):
        destroy(play, elected, controller, {"infantry": 1})


@SENATE_SANCTUARY.contributes(VALUE, "add")
def _senate_sanctuary(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return SENATORS if facts["what"] == "influence" and _is_of(play, SENATE_SANCTUARY.id, facts) else None


@TERRAFORMING_INITIATIVE.contributes(VALUE, "add")
def _terraforming_initiative(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return TERRAFORMED if _is_of(play, TERRAFORMING_INITIATIVE.id, facts) else None


# What forbids something on a planet holds without a controller too, so it is asked of the law and not of its owner;
# a query about one of these planets is contributed to once, by the block of whoever controls it.


@DEMILITARIZED_ZONE.contributes(LAND, "forbid")
def _demilitarized_zone(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    return True if _is_of(play, DEMILITARIZED_ZONE.id, facts) else None


@DEMILITARIZED_ZONE.contributes(STRUCTURES, "set")
def _nothing_built(play: Galaxy, owner: int, facts: Facts) -> int | None:
    return 0 if _is_of(play, DEMILITARIZED_ZONE.id, facts) else None


@outcome(DEMILITARIZED_ZONE.id)
def _demilitarized_zone_now(play: Galaxy, elected: str) -> None:
    """Fighters that a dock there has held may be too many then (LC1)."""
    play.push(LimitCheck(systems=[play.board.planets[elected].system]))
    clear(play, elected)


@outcome(HOLY_PLANET_OF_IXTH.id)
def _holy_planet_now(play: Galaxy, elected: str) -> None:
    change_points(play, [play.board.planets[elected].controller], 1, HOLY_PLANET_OF_IXTH.id)


@HOLY_PLANET_OF_IXTH.contributes(PRODUCE_LIMIT, "forbid")
def _nothing_made(play: Galaxy, owner: int, facts: Facts) -> bool | None:
    """Units there; what is made without any (Integrated Economy) is made all the same."""
    found = in_force(play.board, HOLY_PLANET_OF_IXTH.id)
    return True if found is not None and facts["unit"] and facts["place"] == found.object else None


@HOLY_PLANET_OF_IXTH.waits(
    "PL_GAINED", lambda play, owner, facts: facts["former"] != owner and _is_of(play, HOLY_PLANET_OF_IXTH.id, facts)
)
def _holy_planet_taken(play: Galaxy, owner: int, facts: Facts) -> None:
    if facts["former"] != NOBODY:
        change_points(play, [facts["former"]], -1, HOLY_PLANET_OF_IXTH.id)
    change_points(play, [owner], 1, HOLY_PLANET_OF_IXTH.id)


def _team(id: str, colour: str) -> None:
    block = law(id)

    @block.contributes(PREREQ, "add")
    def _helps(play: Galaxy, owner: int, facts: Facts) -> tuple[tuple[str, str], ...] | None:  # pyright: ignore[reportUnusedFunction]
        found = in_force(play.board, id)
        if "teams" not in facts or facts["seat"] != owner or found is None or not found.ready:
            return None
        return ((id, colour),)


for _id, _colour in TEAMS.items():
    _team(_id, _colour)
