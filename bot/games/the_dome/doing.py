"""What each verb does to the table, once it is known whom it is about and what was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.state import Modifier
from bot.core.windows import windows
from bot.games.the_dome.acts import (
    draw,
    gain_energy,
    happen,
    in_own_turn,
    leave_control,
    leave_program,
    mark,
    pack_of,
    send_home,
    to_void,
)
from bot.games.the_dome.counting import passes
from bot.games.the_dome.cracking import Crack
from bot.games.the_dome.damage import damage, deck_damage, recovered
from bot.games.the_dome.knowing import into_hand
from bot.games.the_dome.offers import owners
from bot.games.the_dome.ordering import order_void
from bot.games.the_dome.readings import DOWN_AP
from bot.games.the_dome.shifting import HANDLED, shift
from bot.games.the_dome.state import HOME, MARKERS, Player, State
from bot.games.the_dome.verbs import (
    Ap,
    Bounce,
    Choose,
    CostMod,
    CrackPoints,
    Damage,
    DeckDamage,
    Draw,
    Each,
    Energy,
    Exhaust,
    Line,
    MoveMarker,
    Nullify,
    Prevent,
    PushBack,
    Ready,
    Recall,
    Recover,
    Remove,
    Shuffle,
)

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.the_dome.effects import Run


def perform(play: Play[State], run: Run, line: Line, seat: int, chosen: list[str]) -> int | None:
    """One line for one seat.

    Returns:
        how much it did (0: nothing), or None if the line asks for more before it is done.
    """
    n = run.context(play).number(getattr(line, "n", 1))
    player = play.board.players[seat]
    match line:
        case Draw():
            done = draw(play, seat, n, line.upto)
            if done:
                happen(play, "draw", seat, amount=done)
            return done
        case Damage():
            damage(play, run.seat, seat, n)
            return 0  # `damage.report` tells the line what came of it
        case DeckDamage():
            deck_damage(play, run.seat, seat, n)
            return 0
        case Recover():
            moved = recovered(player, n)
            if moved:
                mark(play, "wall", seat)
                play.tell(
                    "the_dome-event-recovered", seat=seat, count=moved, layer=player.layer + 1, space=player.space
                )
                happen(play, "recover", seat, amount=moved)
            return moved
        case Nullify():
            return _amend(play, run, None)
        case Prevent():
            return _amend(play, run, n)
        case Ap():
            if not in_own_turn(play.board, seat):
                return 0
            return _gain_ap(play, player, n)
        case CostMod():
            return _cost_mod(play, line, seat)
        case CrackPoints():
            colour = line.colour or (chosen[0] if chosen else "")
            if not colour or n <= 0:
                return 0
            play.push(Crack(seat, colour=colour, points=n))
            return n
        case MoveMarker():
            play.push(Crack(seat, points=max(0, n), one=True))
            return max(0, n)
        case Energy():
            return abs(gain_energy(play, n))
        case Shuffle():
            play.shuffle(f"deck:{seat}", player.deck)
            player.known_deck = []
            mark(play, "deck", seat)
            play.tell("the_dome-event-shuffled", seat=seat)
            return 1
        case Choose():
            for way in reversed(chosen):
                path = f"{run.path}.{run.at}.ways.{int(way[4:]) - 1}.effects"
                play.push(run.inner(path, seat))
            return len(chosen)
        case Each():
            play.push(run.inner(f"{run.path}.{run.at}.effects", seat))
            return 1
        case _:
            if isinstance(line, HANDLED):
                return shift(play, run, line, player, n, chosen)
            return _things(play, run, line, n, chosen)


def _gain_ap(play: Play[State], player: Player, n: int) -> int:
    """Q18, M8: whatever an incapacitated ally gains, one action point a turn is all it may use."""
    gained = n if not player.down else min(n, DOWN_AP - player.spent - player.ap)
    if n > 0 >= gained:
        play.tell("the_dome-event-ap-down", seat=player.seat)
        return 0
    player.ap = max(0, player.ap + gained)
    mark(play, "ap", player.seat)
    play.tell("the_dome-event-ap", seat=player.seat, count=gained)
    return 1


def _amend(play: Play[State], run: Run, n: int | None) -> int:
    """Change the event that the Control answers; None cancels it."""
    found = windows(play)
    if run.depth >= len(found):
        return 0
    event: dict[str, Any] = found[run.depth].event
    if n is None:
        event["cancelled"] = True
        play.tell("the_dome-event-nullified", seat=run.seat, card=run.card)
        return 1
    before = event.get("amount", 0)
    event["amount"] = max(0, before - n)
    play.tell("the_dome-event-prevented", seat=run.seat, card=run.card, count=before - event["amount"])
    return before - event["amount"]


def _cost_mod(play: Play[State], line: CostMod, seat: int) -> int:
    scope: dict[str, Any] = {"seat": seat}
    scope |= {name: value for name, value in (("kind", line.kind), ("colour", line.colour)) if value}
    expiry = f"next:{seat}" if line.until == "next" else "turn"
    if line.until == "next" and line.kind != "control":
        scope["installs"] = True
    for query, add in (("cost_x", line.x), ("cost_y", line.y)):
        if add:
            play.modify(Modifier(query, "add", add, scope, expiry))
    play.tell("the_dome-event-cost", seat=seat, x=line.x, y=line.y)
    return 1


# --- programs, Controls, markers -------------------------------------------------------------------------------------


def _things(play: Play[State], run: Run, line: Line, n: int, chosen: list[str]) -> int:
    match line:
        case PushBack() | Recall():
            return _markers(play, run, line, n, chosen)
        case Remove(target="self") | Bounce(target="self"):
            found = play.board.program(run.uid)
            if found is None:
                return 0
            leave_program(play, *found, to="hand" if isinstance(line, Bounce) else "void")
            return 1
        case Remove(target="control") | Bounce(target="control"):
            return _controls(play, run, line, n, chosen)
        case Exhaust() | Ready() | Remove() | Bounce():
            return _programs(play, run, line, n, chosen)
        case _:
            return 0


def _programs(play: Play[State], run: Run, line: Exhaust | Ready | Remove | Bounce, n: int, chosen: list[str]) -> int:
    wanted = {int(option[1:]) for option in chosen}
    ready = True if isinstance(line, Exhaust) else False if isinstance(line, Ready) else None
    found = [
        (player, program)
        for player in owners(play, run, line)
        for program in player.programs
        if passes(pack_of(play)[program.card], line.filter)
        and ready in (None, program.ready)
        and (not chosen or program.uid in wanted)
    ]
    if not chosen and line.upto:
        return 0
    if not (chosen or getattr(line, "all", False)):
        found = found[: max(0, n)]
    for player, program in found:
        if isinstance(line, Exhaust | Ready):
            program.ready = isinstance(line, Ready)
            mark(play, "program", program.uid)
            word = "readied" if program.ready else "exhausted"
            play.tell(f"the_dome-event-{word}", seat=player.seat, card=program.card)
        else:
            leave_program(play, player, program, "hand" if isinstance(line, Bounce) else "void")
    if isinstance(line, Remove):
        current = play.board.current
        order_void(play, current, sum(program.owner == current for _, program in found))
    return len(found)


def _controls(play: Play[State], run: Run, line: Remove | Bounce, n: int, chosen: list[str]) -> int:
    wanted = {int(option[1:]) for option in chosen}
    if not chosen and line.upto:
        return 0
    found = [(p, c.uid) for p in owners(play, run, line) for c in p.controls if not chosen or c.uid in wanted]
    if not (chosen or getattr(line, "all", False)):
        found = found[: max(0, n)]
    for player, uid in found:
        control = leave_control(play, player.seat, uid)
        if isinstance(line, Remove):
            to_void(play, player.seat, [control.card], "removed")
        else:
            into_hand(player, control.card, control.known)
            mark(play, "hand", player.seat)
            play.tell("the_dome-event-control-hand", seat=player.seat)
    if isinstance(line, Remove):
        current = play.board.current
        order_void(play, current, sum(player.seat == current for player, _ in found))
    return len(found)


def _markers(play: Play[State], run: Run, line: PushBack | Recall, n: int, chosen: list[str]) -> int:
    if not chosen and isinstance(line, Recall) and line.upto:
        return 0
    out = [
        (player, at)
        for player in owners(play, run, line)
        for at, marker in enumerate(player.markers)
        if marker.on != HOME and (not chosen or f"{MARKERS[at]}@{player.seat}" in chosen)
    ]
    if not chosen and not (isinstance(line, Recall) and line.all):
        out = out[: min(n, 1) if isinstance(line, PushBack) else n]
    for player, at in out:
        marker = player.markers[at]
        slot = play.board.slot(marker.on)
        card = slot.card if slot is not None else ""
        if isinstance(line, PushBack) and marker.space > n:
            marker.space -= n
            mark(play, "marker", player.seat, at)
            play.tell("the_dome-event-pushed", seat=player.seat, marker=MARKERS[at], card=card, space=marker.space)
        else:
            send_home(play, player.seat, at)
            play.tell("the_dome-event-recalled", seat=player.seat, marker=MARKERS[at], card=card)
    return len(out)
