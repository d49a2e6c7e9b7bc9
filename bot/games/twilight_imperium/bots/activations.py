"""Action cards with an activation by rules of thumb: worth it where they make a better move than there is without."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.core.shapes import Answer, Option
from bot.games.twilight_imperium.bots.fights import fleet, force
from bot.games.twilight_imperium.bots.moves import Move, moves
from bot.games.twilight_imperium.flow.activating import ACTIVATING, MORE, NAMES, WHERE, WITH, foreseen, playable
from bot.games.twilight_imperium.hooks.blocks import Galaxy

PRICE: Final = 2.0
"""What a card must bring beside the best move without it."""
BIGGER: Final = 3.0
"""What a cruiser gains that becomes a dreadnought."""


def ways(
    play: Galaxy, seat: int, ids: Sequence[str], systems: list[str], usual: Sequence[Move]
) -> list[tuple[float, dict[str, Answer]]]:
    """Turns that begin with such a card, each with what it promises; forms are not filled to the end.

    Args:
        play: the match.
        seat: whose turn it is.
        ids: of the cards.
        systems: that can be activated.
        usual: moves without a card.
    """
    best = max((move.value for move in usual), default=0.0)
    found: list[tuple[float, dict[str, Answer]]] = []
    for id in ids:
        where = [at for at in systems if ACTIVATING[id].targets(play, seat, at)]
        partial: dict[str, Answer] = {"action": f"{WITH}{id}"}
        named = _named(play, seat, id, where)
        if named:
            partial[NAMES] = named
        with foreseen(play, seat, partial):
            there = list(moves(play, seat, [at for at in where if at != named]))
        changes = bool(ACTIVATING[id].effects(play, seat, named))
        for move in sorted(there, key=lambda one: -one.value)[:1]:
            value = move.value - PRICE if changes else move.value + BIGGER - PRICE
            if not changes or value > best:
                answer = {**partial, WHERE: move.system, **move.plan}
                if len(playable(play, seat, [move.system])) > 1:
                    answer[MORE] = []
                found.append((value, answer))
    return found


def _named(play: Galaxy, seat: int, id: str, systems: Sequence[str]) -> str:
    """What a card names that names a system: where most ships start."""
    state = play.board
    options: list[Option] = [one for at in systems[:2] for one in ACTIVATING[id].targets(play, seat, at) if one.id]
    return max((one.id for one in options), key=lambda at: force(play, seat, fleet(state, at, seat)).power, default="")
