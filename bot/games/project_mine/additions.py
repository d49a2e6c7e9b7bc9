"""Lines that only add something to their owner's: nothing to decide about them, in whatever order they come."""

from __future__ import annotations

from typing import Final

from bot.games.project_mine.verbs import RESOURCES, Buys, Credit, Energy, GainRes, Line, Number, Penalty, Token

RESOURCE_COUNTS: Final = frozenset((
    "resource", "resources", "resource_rank", "resource_kinds", "leads", "total_ahead", "changed", "gained_kinds",
))  # fmt: skip


def adds_only(line: Line) -> bool:
    """Whether a line only adds a fixed amount: any order of such lines ends in the same table (Q13)."""
    if line.who != "me" or line.may or line.then or line.otherwise:
        return False
    match line:
        case Token(on="self", n=int()) | Credit(n=int()) | Buys(n=int()) | Penalty(n=int()):
            return True
        case Energy(n=int(n)):
            return n >= 0  # energy stops at 0 on the way down
        case GainRes(n=int()):
            return line.resource in RESOURCES
        case _:
            return False


def changes(line: Line) -> frozenset[str]:
    """What counts (`verbs.Counted`) a mere addition can change, resources in every way in which they are counted."""
    match line:
        case Token():
            return frozenset(("tokens", "flipped", "goals", "owned"))
        case GainRes():
            return RESOURCE_COUNTS
        case _:
            return frozenset((str(line.__struct_config__.tag),))


def welcome(line: Line) -> bool:
    """Whether a line, with all that hangs on it, only gives and leaves no choice: whoever may take it does (decision
    8)."""
    match line:
        case GainRes() | Credit() | Energy() | Buys():
            given = _never_less(line.n)
        case Token(on="self"):
            given = True
        case _:
            given = False
    return given and line.who in ("me", "owner") and not line.otherwise and all(welcome(one) for one in line.then)


def _never_less(n: Number) -> bool:
    """Whether a number is never below 0."""
    return n >= 0 if isinstance(n, int) else n.plus >= 0 and n.times >= 0
