"""What the Winnu begin with, and when their cards are exhausted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.shapes import Answer, Option, Question
from bot.games.twilight_imperium.bots.fights import threats
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, LEARNED, WORTH
from bot.games.twilight_imperium.bots.spending import first_options, spare
from bot.games.twilight_imperium.bots.worth import technology_worth
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import planet_value

if TYPE_CHECKING:
    from bot.core.match import Match

SWAPPED = 2
"""Resources that a swap must give."""


def _studies(match: Match, seat: int, question: Question) -> Answer:
    return max(first_options(question), key=lambda one: technology_worth(match.play, seat, one))


def _reclamation(match: Match, seat: int, question: Question) -> Answer:
    """All that may stand there."""
    return first_options(question)[0]


def _hegemonic(match: Match, seat: int, question: Question) -> Answer:
    """The planet that gives most more, unless its influence is wanted for something."""
    play: Galaxy = match.play
    best, most = "no", SWAPPED - 1
    for planet in first_options(question):
        if planet not in play.board.planets:
            continue
        resources, influence = planet_value(play, planet)
        kept = play.board.planets[planet].ready and spare(play, seat, "influence") < influence
        if influence - resources > most and not kept:
            best, most = planet, influence - resources
    return best


def _lazax_gate_folding(play: Galaxy, seat: int, option: Option) -> float:
    """An infantry for a card that is ready again in the next round."""
    return 0.6 + (0.8 if play.board.planets[option.id].system in threats(play, seat) else 0.0)


CHOOSERS["studies"] = _studies
CHOOSERS["reclamation"] = _reclamation
CHOOSERS["hegemonic"] = _hegemonic
WORTH["lazax_gate_folding"] = _lazax_gate_folding
LEARNED.update(lazax_gate_folding=3.5, hegemonic_trade_policy=3.0)
