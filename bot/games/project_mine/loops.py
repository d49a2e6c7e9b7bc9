"""Effects that could set each other off for ever, found by looking at the cards alone.

Every effect that draws, discards, exiles, moves or uses cards uses something up, and a goal flips once; what uses
nothing up is adding and removing resources, penalty points, credit and tokens. So a pack is endless if lasting
triggers set off by such an event cause it again. Discarding and drawing use nothing up where cards come back from the
discard pile on the way. What this overlooks, the bound on a chain stops in play.
"""

from __future__ import annotations

from typing import Any, Final, cast

import msgspec

from bot.core.packs import following
from bot.games.project_mine.cards import Card
from bot.games.project_mine.verbs import (
    ChooseRes,
    Discard,
    Draw,
    GainRes,
    Lasting,
    Line,
    LoseRes,
    Mill,
    Move,
    Penalty,
    Token,
    Trigger,
    Use,
)

Node = tuple[str, str, Trigger]
"""Card, path, trigger."""


BACK: Final = "back"
"""Stands for cards coming back from the discard pile."""
CARDS: Final = frozenset(("discard", "draw"))
"""Events that use cards up."""


def caused(lines: Any) -> set[str]:
    """Events that lines may cause: without using anything up, those of `CARDS`, and `BACK`."""
    found: set[str] = set()

    def walk(value: Any) -> None:
        if isinstance(value, tuple):
            for item in cast("tuple[Any, ...]", value):
                walk(item)
        elif isinstance(value, Line):
            match value:
                case GainRes():
                    found.add("gain_res")
                case LoseRes():
                    found.add("lose_res")
                case ChooseRes() if value.mode != "pick":
                    found.add("gain_res" if value.mode == "gain" else "lose_res")
                case Penalty():
                    found.add("penalty")
                case Token():
                    found.add("token")
                case Use():
                    found.add("use")
                case Discard() | Mill():
                    found.add("discard")
                case Draw():
                    found.add("draw")
                case Move(zone="discard"):
                    found.add(BACK)
                case _:
                    pass
            if isinstance(value, Lasting):
                return
            for name in value.__struct_fields__:
                walk(getattr(value, name))
        elif isinstance(value, msgspec.Struct) and type(value).__name__ == "Way":
            walk(getattr(value, "effects"))  # noqa: B009

    walk(lines)
    return found


def endless(cards: list[Card]) -> list[tuple[str, str]]:
    """Card and path of triggers that stand in a circle of causes without end."""
    nodes: list[Node] = []
    for card in cards:
        _collect(card.id, card, "", nodes, limited=False)
        if card.on_discard:
            nodes.append((card.id, "on_discard", Trigger(event="discard", effects=card.on_discard)))
    causes = [caused(trigger.effects) for _, _, trigger in nodes]
    free = [[j for j, (_, _, other) in enumerate(nodes) if other.event in found - CARDS] for found in causes]
    every = [[j for j, (_, _, other) in enumerate(nodes) if other.event in found] for found in causes]
    return [
        node[:2]
        for start, node in enumerate(nodes)
        if start in following(start, free)
        or (start in (reached := following(start, every)) and any(BACK in causes[at] for at in reached))
    ]


def _collect(card: str, value: Any, path: str, nodes: list[Node], limited: bool) -> None:
    """Triggers that can go off any number of times."""
    if isinstance(value, tuple):
        for number, item in enumerate(cast("tuple[Any, ...]", value)):
            _collect(card, item, f"{path}.{number}", nodes, limited)
    elif isinstance(value, Trigger):
        # A trigger whose own goal fills up by it ends by itself.
        fills = any(isinstance(line, Token) and line.on == "self" for line in value.effects)
        if not (limited or fills):
            nodes.append((card, path.lstrip("."), value))
        _collect(card, value.effects, f"{path}.effects", nodes, limited=False)
    elif isinstance(value, msgspec.Struct):
        once = isinstance(value, Lasting) and value.once
        for name in value.__struct_fields__:
            _collect(card, getattr(value, name), f"{path}.{name}", nodes, limited=once)
