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
"""What a place must promise for the note to be used, or for an action."""


def _promise(play: Galaxy, seat: int, at: str) -> float:
    """What a wormhole brings there: free planets beside it, Mecatol Rex near, and none there yet."""
    return 0.0 if holes(play).get(at) else _lies_well(play, seat, at)


def _lies_well(play: Galaxy, seat: int, at: str) -> float:
    value = 1.0 * len(open_planets(play, seat, at, 1))
    far = distances(play, seat, play.board.planets[MECATOL_REX].system).get(at, 9)
    return value + {0: 1.5, 1: 2.0}.get(far, 0.0)


def _best(play: Galaxy, seat: int) -> tuple[float, str, str]:
    """What is gained by putting a token where it promises most, over where it lies; which, and where."""
    kept = {token: _lies_well(play, seat, at) if (at := lies(play, token)) else 0.0 for token in TOKENS}
    goal = max(sites(play, seat), key=lambda at: _promise(play, seat, at))
    token = min(TOKENS, key=lambda one: kept[one])
    return _promise(play, seat, goal) - kept[token], token, goal


def _generate(match: Match, seat: int, question: Question) -> Answer:
    """The token that does the least where it is goes to the best place; where that is none it stays."""
    gain, token, goal = _best(match.play, seat)
    former = lies(match.play, token)
    stays = gain < 0 and former in sites(match.play, seat)
    return {"token": token, "at": former if stays else goal}


def _exhausted(play: Galaxy, seat: int, option: Option) -> float:
    """By the later text it is an action (24.1): for a place that is worth one."""
    gain = _best(play, seat)[0]
    return gain if gain >= WORTH_USING else -1.0


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
WORTH["wormhole_generator"] = _exhausted
LEARNED.update(wormhole_generator=3.0, dimensional_splicer=3.0)
