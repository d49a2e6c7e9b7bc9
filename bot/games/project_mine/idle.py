"""Fields of a pack that would mean nothing where they stand; the loader refuses them by name. Pure.

A field that is silently passed over is a mistake that nobody finds: the card says one thing and does another.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from bot.core.cards.records import parts
from bot.games.project_mine.designs import Card
from bot.games.project_mine.verbs import (
    Count,
    Discard,
    Each,
    Exile,
    Filter,
    Flip,
    GainCard,
    GainGoal,
    Lasting,
    Line,
    Move,
    NextTurn,
    Reveal,
    Sweep,
    Token,
    Trigger,
    Use,
)

COUNTS_OF_CARDS: Final = frozenset(
    ("played", "hand", "discard", "play", "owned", "bought", "discarded", "cards", "goals", "flipped")
)
"""Counts that take a `filter` and a `value`."""
COUNTS_OF_NOBODY: Final = frozenset(("era", "round", "seats", "cards", "last", "tokens"))
"""Counts that are the same whoever is asked about."""
WITH_CARD: Final = frozenset(
    ("play", "use", "discard", "exile", "buy", "gain_card", "gain_goal", "flip", "token"),
)  # fmt: skip
"""Events that happen with a card."""
WITH_RESOURCE: Final = frozenset(("gain_res", "lose_res"))
"""Events that happen with a resource."""
WITH_NUMBER: Final = frozenset(("gain_res", "lose_res", "draw", "penalty", "token"))
"""Events of several at once."""
BOUNDS: Final = ("cost", "energy", "points")
OWN_GOAL: Final = frozenset(("self", "own", "any"))
"""What tokens and flips may be put `on` that can be the goal itself."""


def of_card(card: Card) -> tuple[str, ...]:
    """Fields that a card of its kind does not have."""
    match card.kind:
        case "passive":
            return "requires", "judged", "energy", "effects", "on_discard", "on_exile"
        case "active":
            return "requires", "judged", "flips", "energy", "on_discard", "on_exile"
        case "company":
            return "flips", "cost", "energy", "effects", "on_discard", "on_exile"
        case _:
            return "requires", "judged", "flips", "tokens", "triggers"


def of_part(part: Struct) -> tuple[str, ...]:
    """Fields that mean nothing in a part of a card, as the other fields of the part stand."""
    match part:
        case Count() if not part.sum:
            return _of_count(part)
        case Filter() if part.x:
            return "energy_min", "energy_max"  # X is no number
        case Trigger():
            having = (("filter", WITH_CARD), ("resource", WITH_RESOURCE), ("min", WITH_NUMBER))
            return tuple(field for field, events in having if part.event not in events)
        case Line():
            return _of_line(part)
        case _:
            return ()


def _of_count(part: Count) -> tuple[str, ...]:
    found: list[str] = []
    if part.count not in COUNTS_OF_CARDS:
        found += ["filter", "value"]
    if part.count in COUNTS_OF_NOBODY:
        found.append("of")
    having = (("resource", "resource"), ("rank", "resource_rank"), ("with_goals", "owned"))
    return (*found, *(field for field, count in having if part.count != count))


def _of_line(part: Line) -> tuple[str, ...]:
    match part:
        case Reveal(zone="hand"):
            return "until", "to", "found"
        case Reveal() if part.until is not None:
            return "n", "filter"
        case Reveal(filter=None):
            return ("found",)
        case Exile(zone="self"):
            return "n", "how", "filter", "upto"
        case GainCard(zone="pile"):
            return "n", "filter", "upto"
        case GainGoal(zone="pile"):
            return "filter", "upto"
        case Sweep(zone="pile"):
            return "how", "filter", "upto"
        case Use(zone="cards" | "deck_top"):
            return "how", "upto"
        case Discard(how="all") | Exile(how="all") | Move(how="all") | Sweep(how="all") | Use(how="all"):
            return "n", "upto"
        case Discard() | Exile() | Move() | Sweep() | Use() if part.how != "choice":
            return ("upto",)
        case _:
            return ()


def owner_means_something(path: str, card: Card) -> bool:
    """Whether somebody else than "me" may be meant by `owner` at a path: inside `each`, and not in what a trigger or
    the next turn does there, which is the affair of the seat at hand."""
    inner = False
    for at, part in parts(card):
        if path.startswith(f"{at}.effects.") and isinstance(part, Each):
            inner = True
        elif path.startswith(f"{at}.") and isinstance(part, Lasting | NextTurn):
            inner = False
    return inner


def never(card: Card) -> tuple[str, str]:
    """Field and reason why a goal could never be flipped, or its tokens never put; empty if it could."""
    inside = [part for _, part in parts(card)]
    fills = any(isinstance(part, Token) and part.on in OWN_GOAL for part in inside)
    flips = any(isinstance(part, Flip) and part.on in OWN_GOAL for part in inside)
    if card.kind == "company":
        fills = any(isinstance(part, Token) and part.on == "self" for part in inside)
        return ("tokens", "never-filled") if card.tokens and not fills else ("", "")
    if card.tokens and not fills:
        return "tokens", "never-filled"
    return ("", "") if card.tokens or card.flips is not None or flips else ("tokens", "never-flips")
