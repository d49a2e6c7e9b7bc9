"""Programs and face-down Controls in the area (rules 4.3, 4.5)."""

from __future__ import annotations

from typing import TypeVar

from bot.core.cards.performers import NOTHING, Offer, Outcome, did
from bot.games.the_dome.knowing import into_hand
from bot.games.the_dome.parts import VERBS, Part, some
from bot.games.the_dome.state import Player, Program
from bot.games.the_dome.verbs import Bounce, Exhaust, Ready, Remove
from bot.games.the_dome.void_order import order_void
from bot.games.the_dome.wording import hidden_option, program_option
from bot.games.the_dome.zones import leave_control, leave_program, mark, to_void

Targeted = Exhaust | Ready | Remove | Bounce
T = TypeVar("T")


def _programs(part: Part, line: Targeted) -> list[tuple[Player, Program]]:
    """Programs that a line can mean."""
    ready = True if isinstance(line, Exhaust) else False if isinstance(line, Ready) else None
    return [
        (player, program)
        for player in part.owners(line)
        for program in player.programs
        if part.passes(program.card, line.filter) and ready in (None, program.ready)
    ]


@VERBS.offers(Exhaust, Ready, Remove, Bounce)
def targets(part: Part, line: Targeted) -> Offer | None:
    target = getattr(line, "target", "program")
    if target == "self" or (target == "program" and getattr(line, "all", False)):
        return None
    if target == "control":
        asks = "the_dome-ask-control"
        options = [hidden_option(c.uid, p.seat, at + 1) for p in part.owners(line) for at, c in enumerate(p.controls)]
    else:
        asks = "the_dome-ask-program"
        options = [program_option(one.uid, one.card, p.seat, one.ready) for p, one in _programs(part, line)]
    n = part.n(line)
    return some(part.run.seat, options, n, line.upto, asks) if len(options) > n or line.upto else None


@VERBS.performs(Exhaust, Ready, Remove, Bounce)
def handle(part: Part, line: Targeted) -> Outcome:
    target = getattr(line, "target", "program")
    if target == "self":
        found = part.board.program(part.run.uid)
        if found is None:
            return NOTHING
        leave_program(part.play, *found, to="hand" if isinstance(line, Bounce) else "void")
        return did(1)
    if not part.chosen and line.upto:
        return NOTHING
    if isinstance(line, Remove | Bounce) and target == "control":
        return _controls(part, line)
    play = part.play
    meant = _meant(part, line, [(player, one.uid, one) for player, one in _programs(part, line)])
    for player, program in meant:
        if isinstance(line, Exhaust | Ready):
            program.ready = isinstance(line, Ready)
            mark(play, "program", program.uid)
            word = "readied" if program.ready else "exhausted"
            play.tell(f"the_dome-event-{word}", seat=player.seat, card=program.card)
        else:
            leave_program(play, player, program, "hand" if isinstance(line, Bounce) else "void")
    if isinstance(line, Remove):
        current = play.board.current
        order_void(play, current, sum(program.owner == current for _, program in meant))
    return did(len(meant))


def _meant(part: Part, line: Targeted, found: list[tuple[Player, int, T]]) -> list[tuple[Player, T]]:
    """Those that were chosen, or as many as the line says."""
    wanted = {int(option[1:]) for option in part.chosen}
    among = [(player, one) for player, uid, one in found if not wanted or uid in wanted]
    return among if wanted or getattr(line, "all", False) else among[: max(0, part.n(line))]


def _controls(part: Part, line: Remove | Bounce) -> Outcome:
    play = part.play
    meant = _meant(part, line, [(p, c.uid, c.uid) for p in part.owners(line) for c in p.controls])
    for player, uid in meant:
        control = leave_control(play, player.seat, uid)
        if isinstance(line, Remove):
            to_void(play, player.seat, [control.card], "removed")
        else:
            into_hand(player, control.card, control.known)
            mark(play, "hand", player.seat)
            play.tell("the_dome-event-control-hand", seat=player.seat)
    if isinstance(line, Remove):
        current = play.board.current
        order_void(play, current, sum(player.seat == current for player, _ in meant))
    return did(len(meant))
