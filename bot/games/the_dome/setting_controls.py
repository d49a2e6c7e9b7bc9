"""Which Controls a bot sets, what it keeps for them in its pools, and with which orders they lie; from what its seat
sees."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from bot.games.the_dome import cards
from bot.games.the_dome.notation import FIRST, HOLD
from bot.games.the_dome.readings import LAYERS, LENGTH
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.worths import RESOURCE, SHORT, number_of, others, worth_of

if TYPE_CHECKING:
    from bot.games.the_dome.cards import Card

BASE: Final = 2.0
"""What using a hand card is worth before its effect, as for one that is installed."""
MOST: Final = 4
"""Face-down Controls of one seat."""
USELESS: Final = -0.5
"""Worth of setting what cannot be paid or has nothing to answer: less than ending the turn."""
LEAKS: Final = (0.3, 0.4, 0.7, 0.85, 0.95)
"""How likely a layer falls before the next own turn or the one after it, by the space of the marker."""
DRAINED: Final = 5.0
"""What speaks against cards leaving a short own deck."""
STOPPED: Final = 4.5
"""Worth of a costly installation that does not happen."""
WEAK: Final = 4.0
"""Worth of anything else that does not happen."""
INSTALLS: Final = 4
"""Cards that an opponent installs while a Control lies."""
PAYING: Final = 1.6
"""Worth of a resource that another has no more when it is about to pay."""
FROM_DECK: Final = 1.4
"""Worth of a resource that takes neither a hand card nor an action."""
SPARED: Final = 1.3
AT_THE_END: Final = 2.4
"""Worth of a point of damage that is prevented, and on the last layer."""
HIT: Final = 2
"""Damage, points or condition cost that are worth an answer: less comes every turn."""
AT_LEAST: Final = f"min-{HIT}"
LIKELY: Final = {
    "damage": 0.75, "allocate": 0.8, "crack": 0.9, "end": 1.0, "start": 0.9, "activate": 0.9, "complete": 0.7,
    "reveal": 0.6, "deck_damage": 0.8,
}  # fmt: skip
"""How likely a window comes where it can."""


def payable(view: Any, me: Any, card: str) -> bool:
    """Whether a Control could be paid now (Q26), standing changes of the own cards reckoned in."""
    return me.pool_counts[COLOURS.index(cards.known(view.pack)[card].colour)] >= _needed(view, me, card)


def set_worth(view: Any, me: Any, card: str) -> float:
    """Worth of setting a Control, to be compared with other uses of an action point.

    Args:
        view: what the seat sees, or its `search.Glance`.
        me: the seat in it.
        card: a Control of its hand.
    """
    record = cards.known(view.pack)[card]
    chance, brings = _chance(view, me, record), _brings(view, me, record)
    if len(me.controls) >= MOST or chance <= 0 or brings <= 0 or not payable(view, me, card):
        return USELESS
    return BASE - RESOURCE + chance * (brings - RESOURCE * (record.cost[0] - 1))  # once revealed it is a resource


def spoils(view: Any, me: Any, colour: str, taken: int) -> float:
    """What is lost with own Controls that could no longer be paid.

    Args:
        view, me: as for `set_worth`.
        colour: of a pool.
        taken: how many cards fewer it will hold.
    """
    if taken <= 0 or not me.controls:
        return 0.0
    known, have = cards.known(view.pack), me.pool_counts[COLOURS.index(colour)]
    return sum(
        _chance(view, me, known[control.card]) * max(0.0, _brings(view, me, known[control.card]))
        for control in me.controls
        if known[control.card].colour == colour and have - taken < _needed(view, me, control.card) <= have
    )


def order_for(view: Any, me: Any, card: str) -> str:
    """The order with which a Control lies: what it is too good for, it does not answer.

    Args:
        view, me: as for `set_worth`.
        card: the Control.
    """
    record = cards.known(view.pack)[card]
    if _brings(view, me, record) <= 0:
        return HOLD
    match record.window:
        case "damage" if me.layer == LAYERS - 1 and me.space >= LENGTH - 1:
            return FIRST  # any hit may be the last
        case "damage" | "install":
            return AT_LEAST
        case "crack" if any(type(line).__name__ == "Prevent" for line in record.effects):
            return AT_LEAST
        case _:
            return FIRST


# --- what it costs, how likely it is, what it brings -----------------------------------------------------------------


def _needed(view: Any, me: Any, card: str) -> int:
    known = cards.known(view.pack)
    record = known[card]
    x, y = record.cost
    for source in (me.character, *[program.card for program in me.programs]):
        for one in known[source].static if source else ():
            if one.kind in ("", "control") and one.colour in ("", record.colour):
                x, y = x + one.add * (one.query == "cost_x"), y + one.add * (one.query == "cost_y")
    return max(0, x, y)


def _chance(view: Any, me: Any, record: Card) -> float:
    """How likely a Control is revealed soon."""
    known, them = cards.known(view.pack), others(view, me)
    match record.window:
        case "leak":
            return LEAKS[min(int(me.space), len(LEAKS)) - 1] if me.layer < LAYERS - 1 else 0.0
        case "install":
            share = max([_share(view.pack, str(other.deck_id), _least(record)) for other in them], default=0.0)
            return 1.0 - float((1.0 - share) ** INSTALLS)
        case "complete":
            can = any(marker.place for other in them for marker in other.markers)
        case "activate":
            can = any(known[program.card].ability for other in them for program in other.programs)
        case "reveal":
            can = any(other.controls for other in them)
        case "deck_damage":
            can = any(mills(view.pack, program.card) for other in them for program in other.programs)
        case "start" | "end" if _counts(record) == "markers":
            can = any(marker.place for marker in me.markers)
        case _:
            can = True
    return LIKELY[record.window] if can else 0.0


def _least(record: Card) -> int:
    """The least amount that a Control answers: what it asks for itself, and nothing that is hardly worth it."""
    when = record.when
    own = when.min if when is not None and _counts(record) == "amount" else HIT
    return max(HIT, own) if isinstance(own, int) else HIT


def _counts(record: Card) -> str:
    """What the condition of a Control counts, if it counts one thing."""
    return record.when.is_.count if record.when is not None and record.when.is_ is not None else ""


@lru_cache(maxsize=512)
def _share(pack: str, deck: str, least: int) -> float:
    """Share of a deck's installations with such a condition cost; of an own deck nothing is known."""
    found = cards.known(pack).decks.get(deck)
    if found is None:
        return 0.7 if least <= HIT else 0.25
    copies = [(cards.known(pack)[card], copies) for card, copies in found.cards.items()]
    every = sum(n for card, n in copies if card.kind != "control")
    return sum(n for card, n in copies if card.kind != "control" and card.cost[1] >= least) / max(1, every)


def _brings(view: Any, me: Any, record: Card) -> float:
    """What a Control's effect is worth if it is revealed, in the units of `worths.worth`."""
    return sum(_line(view, me, record, line) for line in record.effects)


def _line(view: Any, me: Any, record: Card, line: Any) -> float:
    n = number_of(line, HIT)
    match type(line).__name__:
        case "Prevent" if record.window == "damage":
            edge = me.layer < LAYERS - 1 and me.space == LENGTH  # what goes over it is void anyway (D2)
            return (AT_THE_END if me.layer == LAYERS - 1 else SPARED) * (1 if edge else min(n, HIT))
        case "Prevent":
            return 0.6 * n
        case "Nullify":
            return STOPPED if record.window == "install" and _least(record) > HIT else WEAK
        case "PoolRemove" if line.who != "me":
            return PAYING * n
        case "Recall":
            return float(sum(marker.space for other in others(view, me) for marker in other.markers if marker.place))
        case "Allocate" if me.deck_count > SHORT + n or line.zone != "deck":
            return FROM_DECK * n
        case "Allocate" | "Draw" if getattr(line, "zone", "deck") == "deck" and me.deck_count <= SHORT + n:
            return -DRAINED
        case _:
            return worth_of((line,))


@lru_cache(maxsize=2048)
def mills(pack: str, card: str) -> bool:
    """Whether a card may deal deck damage."""
    record = cards.known(pack)[card]
    blocks = [
        record.effects,
        *([record.ability.effects] if record.ability else ()),
        *(t.effects for t in record.triggers),
    ]
    return any("DeckDamage" in repr(block) for block in blocks)
