"""Effects that could set each other off for ever: found by looking at the cards alone, or cut in play.

Whether a circle of causes ends hangs on what its events use up: damage uses a firewall up and recovery fills it again;
drawing uses a deck up unless cards come back into it. What looking at the cards overlooks, a bound on the chain stops.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.core.cards.language import Line, caused


class Cause(NamedTuple):
    """Something that goes off by itself, any number of times.

    Args:
        card, path: where it stands.
        event: what sets it off.
        effects: what it does.
    """

    card: str
    path: str
    event: str
    effects: Sequence[Line]


def endless(found: Sequence[Cause], used_up: Mapping[str, str]) -> list[tuple[str, str]]:
    """Card and path of what stands in a circle of causes without end.

    Args:
        found: everything that goes off by itself.
        used_up: event -> what must be given back on the way so that it can happen for ever; an event that is not in it
            uses nothing up.
    """
    causes = [caused(one.effects) for one in found]
    every = [[at for at, other in enumerate(found) if other.event in words] for words in causes]
    free = [[at for at in leads if found[at].event not in used_up] for leads in every]
    reached = [following(start, every) for start in range(len(found))]

    def goes_on(start: int) -> bool:
        if start in following(start, free):
            return True
        events = {found[at].event for at in reached[start] if start in reached[at]}
        given: set[str] = {word for at in reached[start] for word in causes[at]}
        return any(used_up.get(event) in given for event in events)

    return [(one.card, one.path) for start, one in enumerate(found) if goes_on(start)]


def following(start: int, follows: Sequence[Sequence[int]]) -> set[int]:
    """What comes after something in a web of causes, however far; `start` too if it stands in a circle.

    Args:
        start: a node.
        follows: for each node those that it leads to.
    """
    seen: set[int] = set()
    todo = list(follows[start])
    while todo:
        at = todo.pop()
        if at not in seen:
            seen.add(at)
            todo.extend(follows[at])
    return seen
