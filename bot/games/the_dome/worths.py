"""What cards are worth to a bot, roughly, in units of their own; from what its seat sees."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from bot.games.the_dome import cards
from bot.games.the_dome.state import NOBODY
from bot.games.the_dome.verbs import COLOURS

_WORTH: Final = {
    "Damage": 3.0, "DeckDamage": 0.9, "Draw": 1.2, "Recover": 0.8, "Allocate": 1.0, "PoolRemove": 1.0, "Discard": 0.8,
    "Exhaust": 0.7, "Ready": 0.7, "Remove": 1.6, "Bounce": 1.3, "Ap": 2.0, "CrackPoints": 0.9, "MoveMarker": 1.0,
    "PushBack": 0.5, "Recall": 0.6, "Retrieve": 0.8, "Nullify": 4.5, "Prevent": 2.0, "Energy": 1.0, "CostMod": 0.6,
}  # fmt: skip
"""Rough worth of one unit of each verb."""
RESOURCE: Final = 0.8
"""Worth of a card in a pool that is paid."""
ENOUGH: Final = 4
"""Cards in a pool after which more of them matter less."""
SHORT: Final = 6
"""Cards in the deck from which on they are not drawn without need."""


def worth_of(lines: Any) -> float:
    """Rough worth of lines."""
    total = 0.0
    for line in lines:
        n = getattr(line, "n", 1)
        unit = _WORTH.get(type(line).__name__, 0.3)
        if line.who == "me" and type(line).__name__ in ("Damage", "DeckDamage", "Discard", "PoolRemove"):
            unit = -unit
        total += unit * (min(abs(n), 4) if isinstance(n, int) else 2) * (-1 if isinstance(n, int) and n < 0 else 1)
        total += 0.7 * worth_of(line.then)
        ways = getattr(line, "ways", ())
        if ways:
            total += max(worth_of(way.effects) for way in ways)
    return total


@lru_cache(maxsize=2048)
def worth(pack: str, card: str) -> float:
    """Rough worth of having a card's effect once; programs work again and again."""
    record = cards.known(pack)[card]
    total = worth_of(record.effects)
    if record.ability is not None:
        total += 2.2 * worth_of(record.ability.effects)
    total += sum(2.0 * worth_of(trigger.effects) for trigger in record.triggers) + 1.2 * len(record.static)
    return total


def resource(view: Any, me: Any, card: str, colour: str) -> float:
    """Worth of laying a hand card into a pool; below 0 it is better kept.

    Args:
        view: what the seat sees, or its `search.Glance`.
        me: the seat in it.
        card, colour: which card into which pool.
    """
    have = me.pool_counts[COLOURS.index(colour)]
    known = cards.known(view.pack)
    wanting = (*me.hand, *[control.card for control in me.controls])
    need = max((max(known[other].cost) for other in wanting if known[other].colour == colour), default=0)
    return 3.0 + (2.0 if have < need else 0.0) - (0.6 * have if have < ENOUGH else 3.0) - 0.5 * worth(view.pack, card)


def number_of(line: Any, counted: int) -> int:
    """The number of a line; `counted` where it is counted in the game."""
    n = getattr(line, "n", 1)
    return n if isinstance(n, int) else counted


def others(view: Any, me: Any) -> list[Any]:
    """A seat's opponents (M10)."""
    return [p for p in view.players if p.seat != me.seat and view.mastermind in (NOBODY, me.seat, p.seat)]
