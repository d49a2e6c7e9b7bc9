"""Running the agenda: steps are popped and run until one waits or the match is over (design 2.4, 2.13)."""

from __future__ import annotations

from typing import Any, Final

from bot.core.errors import RulesDefect
from bot.core.happenings import Happenings
from bot.core.play import Play
from bot.core.step import Step

STEP_LIMIT: Final = 100_000
"""Steps one answer may set off; more is an endless loop of the rules."""


def run(play: Play[Any], answered: Step | None) -> None:
    """Run steps until the top one waits or the match is over.

    Args:
        play: with something that has just come in.
        answered: the step that took an answer; if that was not the top one, the top one may have to ask anew.

    Raises:
        RulesDefect: the agenda is empty without a result, or does not come to rest.
    """
    state = play.state
    agenda: list[Step] = state.agenda
    if state.result is not None:
        return
    checked = play.game.has_settle
    top = agenda[-1] if agenda else None
    if checked or play.stirred or state.proposals:
        _settle(play)
    if top is not None and top is not answered and agenda and agenda[-1] is top:
        top.resumed(play)
    for _ in range(STEP_LIMIT):
        if state.result is not None:
            return
        if not agenda:
            raise RulesDefect(f"{state.game}: nothing left to do and no result")
        step = agenda[-1]
        if step.waits(play):
            return
        agenda.pop()
        depth = len(agenda)
        step.run(play)
        if state.result is not None:
            play.forget()
            return
        if checked or play.stirred or state.proposals:  # most steps leave nothing to look at
            _settle(play)
        if agenda and len(agenda) <= depth and state.result is None:
            agenda[-1].resumed(play)
    raise RulesDefect(f"{state.game}: endless loop of steps")


def _settle(play: Play[Any]) -> None:
    """What follows every step: the game's checks, proposals that lapse, what was set off goes on the agenda."""
    play.forget()
    if play.game.has_settle:
        play.game.rules.settle(play)
        play.forget()
    if play.state.result is not None:
        return
    play.lapse()
    if play.fired:
        play.push(Happenings(play.fired))
        play.fired = None
    if play.follows:
        play.push(*play.follows)
        play.follows = None
    play.stirred = False
