"""What a Control does to the event that it answers (rules 8)."""

from __future__ import annotations

from typing import Any

from bot.core.cards.performers import Outcome, did
from bot.core.windows import windows
from bot.games.the_dome.parts import VERBS, Part
from bot.games.the_dome.verbs import Nullify, Prevent


@VERBS.performs(Nullify)
def nullify(part: Part, line: Nullify) -> Outcome:
    return _amend(part, None)


@VERBS.performs(Prevent)
def prevent(part: Part, line: Prevent) -> Outcome:
    return _amend(part, part.n(line))


def _amend(part: Part, n: int | None) -> Outcome:
    """Change the event that the Control answers; None cancels it."""
    play, run = part.play, part.run
    found = windows(play)
    if run.depth >= len(found):
        return did(0)
    event: dict[str, Any] = found[run.depth].event
    if n is None:
        event["cancelled"] = True
        play.tell("the_dome-event-nullified", seat=run.seat, card=run.card)
        return did(1)
    before = event.get("amount", 0)
    event["amount"] = max(0, before - n)
    play.tell("the_dome-event-prevented", seat=run.seat, card=run.card, count=before - event["amount"])
    return did(before - event["amount"])
