"""Action points, costs, energy: what a turn is played with."""

from __future__ import annotations

from typing import Any

from bot.core.cards.performers import NOTHING, Outcome, did
from bot.core.state import Modifier
from bot.games.the_dome.parts import VERBS, Part
from bot.games.the_dome.readings import DOWN_AP
from bot.games.the_dome.verbs import Ap, CostMod, Energy
from bot.games.the_dome.zones import gain_energy, in_own_turn, mark


@VERBS.performs(Ap)
def action_points(part: Part, line: Ap) -> Outcome:
    """Q18, M8: whatever an incapacitated ally gains, one action point a turn is all it may use."""
    play, player, n = part.play, part.player, part.n(line)
    if not in_own_turn(part.board, part.seat):
        return NOTHING
    gained = n if not player.down else min(n, DOWN_AP - player.spent - player.ap)
    if n > 0 >= gained:
        play.tell("the_dome-event-ap-down", seat=player.seat)
        return NOTHING
    player.ap = max(0, player.ap + gained)
    mark(play, "ap", player.seat)
    play.tell("the_dome-event-ap", seat=player.seat, count=gained)
    return did(1)


@VERBS.performs(CostMod)
def change_costs(part: Part, line: CostMod) -> Outcome:
    """D7."""
    play, seat = part.play, part.seat
    scope: dict[str, Any] = {"seat": seat}
    scope |= {name: value for name, value in (("kind", line.kind), ("colour", line.colour)) if value}
    expiry = f"next:{seat}" if line.until == "next" else "turn"
    if line.until == "next" and line.kind != "control":
        scope["installs"] = True
    for query, add in (("cost_x", line.x), ("cost_y", line.y)):
        if add:
            play.modify(Modifier(query, "add", add, scope, expiry))
    play.tell("the_dome-event-cost", seat=seat, x=line.x, y=line.y)
    return did(1)


@VERBS.performs(Energy)
def energy(part: Part, line: Energy) -> Outcome:
    """M4."""
    return did(abs(gain_energy(part.play, part.n(line))))
