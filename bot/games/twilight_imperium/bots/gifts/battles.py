"""Orders for a battle that leave nothing unused of what a player knows to use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.shapes import Answer, Pick, Question
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS
from bot.games.twilight_imperium.flow.combat_form import FILLED
from bot.games.twilight_imperium.hooks.blocks import Galaxy, foretelling

if TYPE_CHECKING:
    from bot.core.match import Match


def _orders(match: Match, seat: int, question: Question) -> Answer:
    """To the end, as usual; but asked about ships that can be given, and with all goods for dice."""
    play: Galaxy = match.play
    if not foretelling(play, seat, "gives", "raises"):
        return None
    answer: dict[str, Answer] = {"how": FILLED}
    while (field := match.narrow(seat, question.no, answer)) is not None:
        answer[field.name] = field.start
        if field.name == "goods" and isinstance(field.shape, Pick):
            answer[field.name] = field.shape.options[-1].id
        elif field.name == "stops":
            answer[field.name] = []
    return answer


CHOOSERS["combat-orders"] = _orders
