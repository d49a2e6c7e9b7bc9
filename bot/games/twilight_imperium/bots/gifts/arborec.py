"""Where infantry grows: where nobody guards, then where ships can take it on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.shapes import Answer, Question
from bot.games.twilight_imperium.bots.fights import guard
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, LEARNED, STAYING
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.forces import capacity, in_space, on_planet
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match


ROOTED: Final = 1
"""Infantry that stays beside a dock."""


def _mitosis(match: Match, seat: int, question: Question) -> Answer:
    play: Galaxy = match.play
    state = play.board

    def need(planet: str) -> float:
        there, at = on_planet(state, planet, seat).get("infantry", 0), state.planets[planet].system
        lacking = max(0, guard(play, seat, planet) - there)
        carried = capacity(state, seat, in_space(state, at, seat)) > there
        return 2.0 * lacking + (1.0 if not there else 0.0) + (0.5 if carried else 0.0)

    return max(first_options(question), key=need)


def _rooted(play: Galaxy, seat: int, planet: str) -> int:
    """Beside a dock, which makes no infantry without them."""
    return ROOTED if on_planet(play.board, planet, seat).get("space_dock") else 0


STAYING["arborec"] = _rooted
CHOOSERS["mitosis"] = _mitosis
LEARNED.update(bioplasmosis=1.5, letani_warrior_ii=4.0)
