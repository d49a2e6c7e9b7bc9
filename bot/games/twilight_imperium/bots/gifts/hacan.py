"""Trade goods for hits, where the dice lie there already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.shapes import Answer, Question
from bot.games.twilight_imperium.bots.fights import force
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.flow.combat_rolls import hitting
from bot.games.twilight_imperium.flow.hits import ships_of
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match


def _raise(match: Match, seat: int, question: Question) -> Answer:
    """A ship is worth more than a trade good, a fighter is not; no hit that the others cannot take any more."""
    play: Galaxy = match.play
    combat = play.board.combat
    if combat is None or combat.barrage:
        return []
    other = combat.other(seat)
    there = ships_of(play.board, combat.place, other)
    left = int(force(play, other, there, combat.place).life) - sum(hitting(play, seat))
    return first_options(question)[: max(0, min(left, play.board.players[seat].goods))]


CHOOSERS["wrath-of-kenara"] = _raise
