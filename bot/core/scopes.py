"""Turns, actions and combats as stretches of the agenda that can be left at once (design 2.4).

Twilight Imperium ends an action out of its middle (an activation that is stopped: twilight_imperium 11) and lets
effects last until the end of a combat, an action or a turn (twilight_imperium 6.2, GR5).
"""

from __future__ import annotations

from typing import Any, Final

from bot.core.errors import RulesDefect
from bot.core.play import Play
from bot.core.step import Step


class Scope(Step, tag="scope"):
    """Marks the bottom of a turn, action or combat: when everything above it is done, or `Leave` unwinds to it, lasting
    effects of that label expire and `finally_` runs."""

    label: str
    finally_: list[Any] = []

    def run(self, play: Play[Any]) -> None:
        play.expire(self.label)
        play.push(*self.finally_)


class Leave(Step, tag="leave"):
    """Unwind the agenda to the nearest `Scope` of that label. Scopes on the way end too, the innermost first, each with
    its expiries and its finally list. Raises `RulesDefect` without such a scope."""

    label: str

    def run(self, play: Play[Any]) -> None:
        agenda: list[Step] = play.state.agenda
        for at in range(len(agenda) - 1, -1, -1):
            step = agenda[at]
            if isinstance(step, Scope) and step.label == self.label:
                agenda[at + 1 :] = [inner for inner in agenda[at + 1 :] if isinstance(inner, Scope)]
                return
        raise RulesDefect(f"no scope {self.label} to leave")


STEPS: Final[tuple[type[Step], ...]] = (Scope, Leave)
