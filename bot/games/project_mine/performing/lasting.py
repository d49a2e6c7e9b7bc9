"""Effects for later (K9)."""

from __future__ import annotations

from bot.core.cards.performers import Outcome
from bot.core.state import Reflex
from bot.games.project_mine.parts import VERBS, Part
from bot.games.project_mine.triggers import until
from bot.games.project_mine.verbs import Lasting, NextTurn


@VERBS.performs(Lasting)
def lasting(part: Part, line: Lasting) -> Outcome:
    seat, card = part.seat, part.run.card
    lines = f"{part.path}.trigger.effects"
    part.play.arm(Reflex(line.trigger.event, seat, card, lines, expiry=until(seat, line.until), once=line.once))
    part.play.tell("project_mine-event-lasting", seat=seat, card=card)
    return Outcome(True, 1)


@VERBS.performs(NextTurn)
def next_turn(part: Part, line: NextTurn) -> Outcome:
    part.player.pending.append((part.run.card, f"{part.path}.effects"))
    part.play.tell("project_mine-event-next-turn", seat=part.seat, card=part.run.card)
    return Outcome(True, 1)
