"""What each verb does to the table, once it is known whom it is about and what was chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.core.events import Event
from bot.core.state import Modifier
from bot.games.the_dome.acts import (
    draw,
    gain_energy,
    happen,
    in_own_turn,
    leave_control,
    leave_program,
    mark,
    pack_of,
    passes,
    put_into_pool,
    room,
    send_home,
    to_void,
)
from bot.games.the_dome.counting import number
from bot.games.the_dome.cracking import Crack
from bot.games.the_dome.damage import damage, deck_damage, recovered
from bot.games.the_dome.notation import card_of
from bot.games.the_dome.offers import owners
from bot.games.the_dome.state import HOME, MARKERS, NOBODY, Player, State
from bot.games.the_dome.verbs import (
    COLOURS,
    Allocate,
    Ap,
    Bounce,
    Choose,
    CostMod,
    CrackPoints,
    Damage,
    DeckDamage,
    Discard,
    Draw,
    Each,
    Energy,
    Exhaust,
    Line,
    MoveMarker,
    Nullify,
    Peek,
    PoolRemove,
    Prevent,
    PushBack,
    Ready,
    Recall,
    Recover,
    Remove,
    Retrieve,
    Shuffle,
    Swap,
)

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.the_dome.effects import Run


def perform(play: Play[State], run: Run, line: Line, seat: int, chosen: list[str]) -> int | None:
    """One line for one seat.

    Returns:
        how much it did (0: nothing), or None if the line asks for more before it is done.
    """
    n = number(play, getattr(line, "n", 1), run.context())
    player = play.board.players[seat]
    match line:
        case Draw():
            done = draw(play, seat, n, line.upto)
            if done:
                happen(play, "draw", seat, amount=done)
            return done
        case Damage():
            return n if damage(play, run.seat, seat, n) else 0
        case DeckDamage():
            return n if deck_damage(play, run.seat, seat, n) else 0
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
            player.ap = max(0, player.ap + n)
            mark(play, "ap", seat)
            play.tell("the_dome-event-ap", seat=seat, count=n)
            return 1
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
            return _cards(play, run, line, player, n, chosen)


def _amend(play: Play[State], run: Run, n: int | None) -> int:
    """Change the event that the Control answers; None cancels it."""
    windows = play.windows()
    if run.depth >= len(windows):
        return 0
    event: dict[str, Any] = windows[run.depth].event
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
    for query, add in (("cost_x", line.x), ("cost_y", line.y)):
        if add:
            play.modify(Modifier(query, "add", add, scope, expiry))
    play.tell("the_dome-event-cost", seat=seat, x=line.x, y=line.y)
    return 1


# --- cards -----------------------------------------------------------------------------------------------------------


def _cards(play: Play[State], run: Run, line: Line, player: Player, n: int, chosen: list[str]) -> int | None:
    match line:
        case Discard():
            return _discard(play, line, player, n, chosen)
        case Allocate():
            return _allocate(play, run, line, player, n, chosen)
        case PoolRemove():
            return _pool_remove(play, line, player, n, chosen)
        case Swap():
            return _swap(play, player, chosen)
        case Peek():
            return _peek(play, run, line, player, n, chosen)
        case Retrieve():
            return _retrieve(play, line, player, n, chosen)
        case _:
            return _things(play, run, line, n, chosen)


def _discard(play: Play[State], line: Discard, player: Player, n: int, chosen: list[str]) -> int:
    seat = player.seat
    if line.how == "choice" and chosen:
        thrown = [card_of(option) for option in chosen]
    elif line.how == "choice" and (line.filter is not None or line.upto):
        return 0
    elif line.how == "random" and n < len(player.hand):
        pool = [card for card in player.hand if passes(pack_of(play)[card], line.filter)]
        play.shuffle(f"random:{seat}", pool)
        thrown = pool[: max(0, n)]
    elif line.how == "all":
        thrown = [card for card in player.hand if passes(pack_of(play)[card], line.filter)]
    else:
        thrown = player.hand[: max(0, n)]
    for card in thrown:
        player.hand.remove(card)
    if thrown:
        mark(play, "hand", seat)
    to_void(play, seat, thrown, "discarded")
    return len(thrown)


def _fullest(play: Play[State], player: Player, free: bool) -> str:
    """The pool with the most cards; with `free` among those with room; empty if there is none."""
    found = [c for c in COLOURS if not free or room(play, player, c)]
    return max(found, key=lambda c: len(player.pool(c)), default="")


def _allocate(play: Play[State], run: Run, line: Allocate, player: Player, n: int, chosen: list[str]) -> int | None:
    seat = player.seat
    if line.zone == "deck":
        done = len(run.picked)
        colour = chosen[0] if chosen else line.pool
        while done < n and player.deck:
            if colour == "any":
                colour = next((c for c in COLOURS if room(play, player, c)), "")
            target = pack_of(play)[player.deck[-1]].colour if colour == "card" else colour
            target = _fullest(play, player, free=True) if target == "most" else target
            if not target or not room(play, player, target):
                break
            put_into_pool(play, seat, player.deck.pop(), target, known=True, source="deck")
            done += 1
            if chosen and done < n and player.deck:
                return None
        return done
    if not chosen:
        return len(run.picked)
    name, _, colour = chosen[0].partition(">")
    card = card_of(name)
    (player.hand if line.zone == "hand" else player.void).remove(card)
    put_into_pool(play, seat, card, colour, known=True, source=line.zone)
    if len(run.picked) + 1 < n:
        from bot.games.the_dome.offers import offer

        run.picked.append(chosen[0])
        more = offer(play, run, line, seat) is not None
        run.picked.pop()
        if more:
            return None
    return len(run.picked) + 1


def _pool_remove(play: Play[State], line: PoolRemove, player: Player, n: int, chosen: list[str]) -> int:
    if chosen:
        colour = chosen[0]
    elif line.pool in ("any", "most"):
        colour = _fullest(play, player, free=False)
    else:
        colour = line.pool
    pool = player.pool(colour)
    taken = [pool.pop() for _ in range(min(max(0, n), len(pool)))]
    if taken:
        mark(play, "pool", player.seat, colour)
    if line.to == "void":
        to_void(play, player.seat, taken, "removed")
    elif taken:
        player.hand.extend(taken)
        mark(play, "hand", player.seat)
        args = {"seat": player.seat, "colour": colour}
        play.emit(
            Event(
                "the_dome-event-took-back",
                args | {"cards": taken},
                (player.seat,),
                "the_dome-event-took-back-some",
                args | {"count": len(taken)},
                reveals=True,
            )
        )
    return len(taken)


def _swap(play: Play[State], player: Player, chosen: list[str]) -> int:
    if not chosen:
        return 0
    name, _, colour = chosen[0].partition(">")
    top = player.pool(colour).pop()
    player.hand.remove(card_of(name))
    player.hand.append(top)
    player.pool(colour).append(card_of(name))
    mark(play, "pool", player.seat, colour)
    play.tell("the_dome-event-swapped", seat=player.seat, colour=colour)
    return 1


def _peek(play: Play[State], run: Run, line: Peek, player: Player, n: int, chosen: list[str]) -> int | None:
    state = play.board
    if state.held and state.held_by == run.seat:
        under = [card_of(option) for option in chosen]
        rest = list(state.held)
        for card in under:
            rest.remove(card)
        state.held, state.held_by = [], NOBODY
        player.deck.extend(reversed(rest))
        player.deck[:0] = reversed(under)
        play.tell("the_dome-event-put-under", seat=player.seat, count=len(under))
        return len(rest) + len(under)
    if line.zone == "deck":
        shown = player.deck[-n:][::-1] if n > 0 else []
    elif line.zone == "hand":
        shown = list(player.hand)
    elif line.zone == "pool":
        colour = chosen[0] if chosen else line.pool if line.pool in COLOURS else _fullest(play, player, free=False)
        shown = player.pool(colour)[-n:][::-1] if n > 0 else []
    else:
        wanted = {int(option[1:]) for option in chosen}
        shown = [c.card for c in player.controls if not chosen or c.uid in wanted]
    if not shown:
        return 0
    args = {"seat": run.seat, "of_seat": player.seat, "zone": line.zone}
    play.emit(
        Event(
            "the_dome-event-peeked-cards",
            args | {"cards": shown},
            (run.seat,),
            "the_dome-event-peeked",
            args | {"count": len(shown)},
            reveals=True,
        )
    )
    if line.zone == "deck" and line.bottom:
        del player.deck[-len(shown) :]
        state.held, state.held_by = shown, run.seat
        return None
    return len(shown)


def _retrieve(play: Play[State], line: Retrieve, player: Player, n: int, chosen: list[str]) -> int:
    if chosen:
        cards = [card_of(option) for option in chosen]
    elif line.upto:
        return 0
    else:
        cards = [card for card in player.void if passes(pack_of(play)[card], line.filter)][: max(0, n)]
    for card in cards:
        player.void.remove(card)
    if cards:
        mark(play, "void", player.seat)
        mark(play, "hand" if line.to == "hand" else "deck", player.seat)
    match line.to:
        case "hand":
            player.hand.extend(cards)
        case "bottom":
            player.deck[:0] = reversed(cards)
        case _:
            player.deck.extend(reversed(cards))
    if cards:
        play.tell("the_dome-event-retrieved", seat=player.seat, cards=cards, to=line.to)
    if line.to == "shuffle":
        play.shuffle(f"deck:{player.seat}", player.deck)
    return len(cards)


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
    return len(found)


def _controls(play: Play[State], run: Run, line: Remove | Bounce, n: int, chosen: list[str]) -> int:
    wanted = {int(option[1:]) for option in chosen}
    if not chosen and line.upto:
        return 0
    found = [(p, c.uid) for p in owners(play, run, line) for c in p.controls if not chosen or c.uid in wanted]
    if not (chosen or getattr(line, "all", False)):
        found = found[: max(0, n)]
    for player, uid in found:
        card = leave_control(play, player.seat, uid)
        if isinstance(line, Remove):
            to_void(play, player.seat, [card], "removed")
        else:
            player.hand.append(card)
            mark(play, "hand", player.seat)
            play.tell("the_dome-event-control-hand", seat=player.seat)
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
