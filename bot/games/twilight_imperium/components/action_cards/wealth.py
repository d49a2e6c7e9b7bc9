"""Action cards that bring something to whoever plays them (rules 22): trade goods, technologies, tokens, planets."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.shapes import Pick
from bot.games.twilight_imperium.components.action_cards.aiming import (
    NOTHING,
    of_planets,
    of_systems,
    planets_of_others,
    standing,
)
from bot.games.twilight_imperium.economy.goods import gain_goods
from bot.games.twilight_imperium.economy.research import Research, able
from bot.games.twilight_imperium.figures import PLANETS
from bot.games.twilight_imperium.flow.strategic import exhaust_planets, exhausted_planets, ready_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import planet_value
from bot.games.twilight_imperium.space import home_systems

ECONOMIC_INITIATIVE = standing("economic_initiative")
FOCUSED_RESEARCH = standing("focused_research")
INDUSTRIAL_INITIATIVE = standing("industrial_initiative")
MINING_INITIATIVE = standing("mining_initiative")
UNEXPECTED_ACTION = standing("unexpected_action")
UPRISING = standing("uprising")

RESEARCH_PRICE = 4
"""Trade goods that Focused Research costs."""


def _of_trait(planets: Iterable[str], trait: str) -> list[str]:
    return [planet for planet in planets if PLANETS[planet].trait == trait]


@ECONOMIC_INITIATIVE.acts(lambda play, seat: NOTHING)
def _economic_initiative(play: Galaxy, seat: int, target: str) -> None:
    ready_planet(play, seat, _of_trait(exhausted_planets(play.board, seat), "cultural"))


@INDUSTRIAL_INITIATIVE.acts(lambda play, seat: NOTHING)
def _industrial_initiative(play: Galaxy, seat: int, target: str) -> None:
    gain_goods(play, seat, len(_of_trait(play.board.planets_of(seat), "industrial")), INDUSTRIAL_INITIATIVE.id)


@MINING_INITIATIVE.acts(lambda play, seat: of_planets(play.board.planets_of(seat)))
def _mining_initiative(play: Galaxy, seat: int, planet: str) -> None:
    gain_goods(play, seat, planet_value(play, planet)[0], MINING_INITIATIVE.id)


def _can_research(play: Galaxy, seat: int) -> Pick | None:
    affords = play.board.players[seat].goods >= RESEARCH_PRICE
    return NOTHING if affords and able(play, seat) else None


@FOCUSED_RESEARCH.acts(_can_research)
def _focused_research(play: Galaxy, seat: int, target: str) -> None:
    """PY7, AC6: paid after the cancel window, and then the technology is chosen."""
    play.board.players[seat].goods -= RESEARCH_PRICE
    play.tell("twilight_imperium-event-paid", seat=seat, planets=[], count=0, goods=RESEARCH_PRICE)
    play.push(Research(seat, source=FOCUSED_RESEARCH.id))


def _own_tokens(play: Galaxy, seat: int) -> Pick | None:
    return of_systems(play, (at for at, system in play.board.systems.items() if seat in system.tokens))


@UNEXPECTED_ACTION.acts(_own_tokens)
def _unexpected_action(play: Galaxy, seat: int, system: str) -> None:
    """Into the reserve, not onto the sheet; the system can be activated again."""
    play.board.systems[system].tokens.remove(seat)
    play.tell("twilight_imperium-event-token-to-reserve", seat=seat, system=system)


def _ready_abroad(play: Galaxy, seat: int) -> Pick | None:
    worlds, homes = play.board.planets, home_systems(play.board)
    return of_planets(
        planet
        for planet in planets_of_others(play, seat)
        if worlds[planet].ready and worlds[planet].system not in homes
    )


@UPRISING.acts(_ready_abroad)
def _uprising(play: Galaxy, seat: int, planet: str) -> None:
    exhaust_planets(play, play.board.planets[planet].controller, [planet])
    gain_goods(play, seat, planet_value(play, planet)[0], UPRISING.id)
