"""Effects that could set each other off for ever (`bot.core.cards.loops`).

Every effect that draws, discards, exiles, moves or uses cards uses something up, and a goal flips once; what uses
nothing up is adding and removing resources, penalty points, credit and tokens. So a pack is endless if lasting
triggers set off by such an event cause it again. Discarding and drawing use nothing up where cards come back from the
discard pile on the way.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.core.cards.loops import Cause, endless
from bot.core.cards.records import parts
from bot.games.project_mine.designs import Card
from bot.games.project_mine.verbs import BACK, Lasting, Token, Trigger

USED_UP: Final = {"discard": BACK, "draw": BACK}
"""What is used up by an event, and what gives it back."""


def circles(cards: list[Card]) -> list[tuple[str, str]]:
    """Card and path of triggers that stand in a circle of causes without end."""
    return endless([cause for card in cards for cause in _causes(card)], USED_UP)


def _causes(card: Card) -> Iterator[Cause]:
    """What can go off any number of times."""
    inside = dict(parts(card))
    for path, part in inside.items():
        if isinstance(part, Trigger):
            lasting = inside.get(path.rpartition(".")[0])
            limited = isinstance(lasting, Lasting) and lasting.once
            # A trigger whose own goal fills up by it ends by itself.
            fills = any(isinstance(line, Token) and line.on == "self" for line in part.effects)
            if not (limited or fills or part.once):
                yield Cause(card.id, path, part.event, part.effects)
    if card.on_discard:
        yield Cause(card.id, "on_discard", "discard", card.on_discard)
