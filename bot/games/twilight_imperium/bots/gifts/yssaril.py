"""Action cards that are worth keeping, looking for, or given up to wait for the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.shapes import Answer, Option, Question
from bot.games.twilight_imperium.bots.gifts.tables import CHOOSERS, LEARNED, WORTH
from bot.games.twilight_imperium.bots.hand_cards import AHEAD, KEPT
from bot.games.twilight_imperium.bots.rivals import lead
from bot.games.twilight_imperium.bots.spending import first_options
from bot.games.twilight_imperium.hooks.blocks import Galaxy

if TYPE_CHECKING:
    from bot.core.match import Match

MANY = 4
"""Cards from which on one may be spent only to wait."""
TAKEN = 2.0
"""What the best card of another hand is worth."""


def _rank(card: str) -> int:
    """The dearest first."""
    return KEPT.index(card) if card in KEPT else len(KEPT)


def _stall_tactics(play: Galaxy, seat: int, option: Option) -> float:
    """Waiting is worth something while others still act, for a card that nobody keeps."""
    state = play.board
    waiting = any(not state.players[other].passed for other in state.seats_in() if other != seat)
    return 0.2 if waiting and option.id not in KEPT and len(state.players[seat].hand) > MANY else -1.0


def _mageon_implants(play: Galaxy, seat: int, option: Option) -> float:
    other = int(option.args["seat"])
    choice = min(4, len(play.board.players[other].hand))
    return (TAKEN + 0.2 * choice) * (1.0 + AHEAD * lead(play, other))


def _scheming(match: Match, seat: int, question: Question) -> Answer:
    return max(first_options(question), key=_rank)


def _take(match: Match, seat: int, question: Question) -> Answer:
    return min(first_options(question), key=_rank)


WORTH["stall_tactics"] = _stall_tactics
WORTH["mageon_implants"] = _mageon_implants
CHOOSERS["scheming"] = _scheming
CHOOSERS["mageon-implants"] = _take
LEARNED.update(mageon_implants=3.0, transparasteel_plating=1.0)
