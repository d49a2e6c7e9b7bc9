"""When offers are made and accepted (rules TX3, TX4): between two resolutions, never in the middle of one; and who may
trade with whom then (TX1)."""

from __future__ import annotations

from typing import Final

from bot.core.windows import Window
from bot.games.twilight_imperium.flow.combat_form import Orders
from bot.games.twilight_imperium.flow.prevotes import Prevotes
from bot.games.twilight_imperium.flow.space_combat import Announce
from bot.games.twilight_imperium.flow.turns import Linger, Turn
from bot.games.twilight_imperium.flow.votes import CastVote
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.moments import AGENDA_WINDOWS
from bot.games.twilight_imperium.hooks.queries import may_trade
from bot.games.twilight_imperium.space import known_neighbours

BETWEEN_ROUNDS: Final = (
    *("SC_START", "SC_ROUND", "SC_ROUND_END", "SC_END"),
    *("GC_START", "GC_ROUND", "GC_ROUND_END", "GC_END"),
)
"""Calls of a combat between two of its resolutions; dice, hits and losses are the middle of one."""


def thinking(play: Galaxy) -> bool:
    """TX4: whether the active player thinks about an action, or waits after it, or somebody thinks about a vote: a safe
    point for the others."""
    agenda = play.state.agenda
    return bool(agenda) and isinstance(agenda[-1], (Turn, Linger, CastVote))


def open_to_offers(play: Galaxy) -> bool:
    """TX3, TX4: whether offers can be made and answered now. Over an agenda also while a call about it is open or votes
    are stored, for over days that is when people deal; the call is put again where something changed hands."""
    if thinking(play):
        return True
    top = play.state.agenda[-1] if play.state.agenda else None
    called = isinstance(top, Window) and top.called is not None and top.name in AGENDA_WINDOWS
    return before_council(play) and (called or isinstance(top, Prevotes))


def between_rounds(play: Galaxy) -> bool:
    """TX4: whether a combat stands between two of its resolutions: it is said how it is fought, whether somebody
    retreats, or a call of `BETWEEN_ROUNDS` is open, which is put again where something changed hands."""
    top = play.state.agenda[-1] if play.state.agenda else None
    if isinstance(top, Window):
        return top.called is not None and top.name in BETWEEN_ROUNDS
    return isinstance(top, (Orders, Announce))


def before_council(play: Galaxy) -> bool:
    """TX3: whether an agenda lies before the council: then each pair may trade once, neighbours or not."""
    council = play.board.council
    return council is not None and council.hearing is not None


def pair(one: int, other: int) -> tuple[int, int]:
    """Two seats, the smaller first."""
    return min(one, other), max(one, other)


def can_trade(play: Galaxy, one: int, other: int) -> bool:
    """TX1: whether two players may have a transaction now."""
    state = play.board
    if pair(one, other) in state.traded:
        return False
    if before_council(play):
        return True
    if state.turn not in (one, other):
        return False
    beside = known_neighbours(play, one, other)
    return play.memo(("may trade", one, other), lambda: may_trade(play, one, other, beside))
