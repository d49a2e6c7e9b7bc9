"""Which lines ask somebody something, by what stands on the card alone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.the_dome.parts import VERBS
from bot.games.the_dome.verbs import Each, Line, MoveMarker


def may_ask(lines: Sequence[Line], several: bool) -> bool:
    """Whether doing these lines may ask somebody something.

    Args:
        lines: of a card.
        several: whether there are several opponents, so that one of them is chosen.
    """
    return any(
        line.may
        or type(line) in VERBS.offerers
        or isinstance(line, MoveMarker)  # asks where to, step by step
        or (several and line.who in ("opponent", "player"))
        or may_ask(line.then, several)
        or may_ask(line.otherwise, several)
        or (isinstance(line, Each) and may_ask(line.effects, several))
        for line in lines
    )
