"""What a match waits for, and whose turn it is, as far as everybody may know it: what time is counted by."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from bot.core.windows import TIME, Window

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.core.step import Step


class WhoseTurn(NamedTuple):
    """Whose turn it is, from public facts (asynchronous C2).

    Args:
        seat: whose; None for nobody's.
        serial: a number that no two turns of a match share; between turns that of the last one.
    """

    seat: int | None
    serial: int


class Waited(NamedTuple):
    """Seats that one thing is waited for of.

    Args:
        seats: of a call all whom it calls.
        tag: of the step that asks.
        gathers: whether their answers are gathered, so that they share one time (asynchronous C4).
        main: whether it is the turn of each of them, though the turn is nobody's (asynchronous C2).
        call: number of the call; 0 where it is none.
        slots: of a gathering that is no call the slots in which it asks: who is called above it is asked more.
    """

    seats: tuple[int, ...]
    tag: str
    gathers: bool
    main: bool
    call: int
    slots: frozenset[str] = frozenset()


def waits_of(play: Play[Any]) -> tuple[Waited, ...]:
    """What is waited for, the uppermost first; each seat stands in one alone. A call that closes at its time waits for
    nobody."""
    agenda: list[Step] = play.state.agenda
    if play.state.result is not None or not agenda:
        return ()
    found: list[Waited] = []
    taken: set[int] = set()
    for step in (agenda[-1], *(one for one in reversed(agenda[:-1]) if one.below)):
        seats = tuple(seat for seat in step.awaited(play) if seat not in taken)
        taken.update(seats)
        if seats and not (isinstance(step, Window) and step.close == TIME):
            number, gathers = step.number if isinstance(step, Window) else 0, step.gathers()
            slots = {one.slot for asked in step.asks(play).values() for one in asked} if gathers and not number else ()
            tag = str(step.__struct_config__.tag)
            found.append(Waited(seats, tag, gathers, step.main, number, frozenset(slots)))
    return tuple(found)
