"""What activating a program or a character (B1) brings a bot now; what would hurt it, it leaves; from what its seat
sees."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bot.games.the_dome import cards
from bot.games.the_dome.setting_controls import DRAINED, spoils
from bot.games.the_dome.state import MAIN
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.worths import RESOURCE, SHORT, number_of, resource, worth, worth_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.games.the_dome.verbs import Line

FREE: Final = 6.0
"""Why what costs no action point and brings something comes before the rest."""
NOTHING: Final = -0.5
"""What brings nothing, or hurts, is left: less than ending the turn."""


def use_worth(view: Any, me: Any, card: str, x: int) -> float:
    """Worth of an activation, to be compared with other things to do in a turn.

    Args:
        view: what the seat sees, or its `search.Glance`.
        me: the seat in it.
        card: the program, or the character.
        x: cards paid.
    """
    record = cards.known(view.pack)[card]
    ability = record.ability
    assert ability is not None
    gain = gain_of(view, me, ability.effects) - RESOURCE * x
    if x:
        gain -= spoils(view, me, ability.colour or record.colour, x)
    return FREE + gain / 10 if gain > 0 else NOTHING + gain / 10


def gain_of(view: Any, me: Any, lines: Sequence[Line]) -> float:
    """What lines bring a seat as things stand for it."""
    return sum(max(0.0, gain) if line.may else gain for line in lines for gain in (_line(view, me, line),))


def _line(view: Any, me: Any, line: Any) -> float:
    n = number_of(line, 1)
    match type(line).__name__:
        case "Draw" if line.who == "me" and me.deck_count <= SHORT:
            return 0.0 if line.upto and not me.deck_count else -DRAINED
        case "Allocate" if line.zone == "deck":
            return worth_of((line,)) if me.deck_count > SHORT and _room(me, line.pool) else -DRAINED
        case "Allocate" if line.zone == "hand":
            found = [resource(view, me, card, colour) for card in me.hand for colour in _room(me, line.pool)]
            return max(found, default=0.0)
        case "Allocate":
            return worth_of((line,)) if _room(me, line.pool) else 0.0
        case "Swap":
            return max((swap_gain(view, me, one, colour) for one in me.hand for colour in COLOURS), default=0.0)
        case "Recover":
            return worth_of((line,)) if me.space > 1 else 0.0
        case "MoveMarker" | "CrackPoints":
            return step_gain(view, me, getattr(line, "colour", ""), n)
        case "Damage" | "DeckDamage" if line.who == "all":
            return 0.0
        case _:
            return worth_of((line,))


def _room(me: Any, pool: str) -> list[str]:
    """Pools that take a card; of a card's own colour all of them are taken for possible."""
    free = [colour for colour, have, limit in zip(COLOURS, me.pool_counts, me.limits, strict=True) if have < limit]
    return [colour for colour in free if pool not in COLOURS or pool == colour]


def swap_gain(view: Any, me: Any, card: str, colour: str) -> float:
    """What is gained by taking the top card of a pool for a hand card."""
    pool = me.pools[COLOURS.index(colour)]
    return worth(view.pack, pool[-1]) - worth(view.pack, card) if pool else 0.0


def step_gain(view: Any, me: Any, colour: str, points: int) -> float:
    """What the best steps of one own marker bring.

    Args:
        view, me: as for `use_worth`.
        colour: of the spaces; empty: whatever the colours.
        points: steps at most.
    """
    best = 0.0
    locked = {player.markers[MAIN].place for player in view.players}
    for place, system in enumerate(view.server, 1):
        for marker in me.markers:
            if marker.place not in (0, place) or (marker.place == 0 and place in locked):
                continue
            at = marker.space if marker.place == place else 0
            steps = 0
            while at + steps < len(system.track) and steps < points and colour in ("", system.track[at + steps]):
                steps += 1
            if steps:
                length, gain = len(system.track), worth(view.pack, system.card)
                best = max(best, 0.3 * steps + (gain if at + steps == length else 0.5 * gain * steps / length))
    return best
