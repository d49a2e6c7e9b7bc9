"""Wormhole tokens where free planets are, and ships that are hit before the fight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bot.core.shapes import Answer, Option, Question
from bot.games.twilight_imperium.bots.builds import distances, open_planets
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, LEARNED, WORTH, unit_cost
from bot.games.twilight_imperium.components.factions.creuss import TOKENS, lies, sites
from bot.games.twilight_imperium.figures import MECATOL_REX
from bot.games.twilight_imperium.flow.ability_hits import targets
from bot.games.twilight_imperium.flow.hits import sustainers
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.space import holes

if TYPE_CHECKING:
    from bot.core.match import Match

FIRST: Final = 60.0
"""What is used before the action is worth more than any of them."""
WORTH_USING: Final = 2.0
"""What a place must promise for the note to be used."""


def _promise(play: Galaxy, seat: int, at: str) -> float:
    """What a wormhole brings there: free planets beside it, Mecatol Rex near, and none there yet."""
    if holes(play).get(at):
        return 0.0
    value = 1.0 * len(open_planets(play, seat, at, 1))
    far = distances(play, seat, play.board.planets[MECATOL_REX].system).get(at, 9)
    return value + {0: 1.5, 1: 2.0}.get(far, 0.0)


def _generate(match: Match, seat: int, question: Question) -> Answer:
    """A token that is not there yet to the best place; else one moves, if that is better."""
    play: Galaxy = match.play
    token = next((one for one in TOKENS if not lies(play, one)), TOKENS[0])
    return {"token": token, "at": max(sites(play, seat), key=lambda at: _promise(play, seat, at))}


def _iff(play: Galaxy, seat: int, option: Option) -> float:
    """Only a token that is not on the map: another one serves somebody already."""
    token, _, at = option.id.partition(":")
    value = _promise(play, seat, at)
    return FIRST + value if value >= WORTH_USING and not lies(play, token) else -1.0


def _splice(match: Match, seat: int, question: Question) -> Answer:
    """The dearest ship that cannot sustain it; else the dearest."""
    play: Galaxy = match.play
    combat = play.board.combat
    if combat is None:
        return None
    other = combat.other(seat)
    able = sustainers(play, combat.place, other)
    found = targets(play, seat, combat)

    def value(id: str) -> float:
        kind, hurt, _ = found[id]
        return unit_cost(play, other, kind) * (1.0 if hurt or kind not in able else 0.3)

    return max(found, key=value)


CHOOSERS["wormhole-generator"] = _generate
CHOOSERS["dimensional-splicer"] = _splice
WORTH["creuss_iff"] = _iff
LEARNED.update(wormhole_generator=3.0, dimensional_splicer=3.0)
