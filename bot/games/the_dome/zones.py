"""Cards and markers change their place here: the zones stay right and what happened is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bot.core.cards.knowing import PUBLIC
from bot.core.events import Event
from bot.core.shapes import Anchor
from bot.games.the_dome import cards
from bot.games.the_dome.knowing import from_deck, into_hand, onto_pool
from bot.games.the_dome.readings import ENERGY_MOST, SERVER
from bot.games.the_dome.state import (
    ACTION,
    HOME,
    MASTERMIND,
    SYSTEM,
    Control,
    Player,
    Program,
    Slot,
    Staged,
    State,
)

if TYPE_CHECKING:
    from bot.core.play import Play

MEMORY, SHOWN = "memory", "on"
"""C5: the option that shows what everybody could remember of pools, and its value that does."""


def pack_of(play: Play[State]) -> cards.Pack:
    """The cards of the match."""
    if not isinstance(play.pack, cards.Pack):
        play.pack = cards.compiled(play.pack)
    return play.pack


def mark(play: Play[State], kind: str, *at: int | str) -> None:
    """Remember a public place that has changed (`DomeView.recent`)."""
    place = Anchor(kind, at)
    recent = play.board.recent
    if place not in recent:
        recent.append(place)


def learned(play: Play[State]) -> None:
    """Hidden cards have decided that nothing happens: news that nobody takes back for free (design 2.10)."""
    play.emit(Event("core-called", seen_by=(), reveals=True))


# --- zones -----------------------------------------------------------------------------------------------------------


def to_void(play: Play[State], seat: int, thrown: Sequence[str], why: str) -> None:
    """C6: face up on the void, in this order. `why`: `paid`, `discarded`, `removed`, `deck`, `leaked`."""
    if thrown:
        play.board.players[seat].void.extend(thrown)
        mark(play, "void", seat)
        play.emit(Event("the_dome-event-void", {"seat": seat, "cards": list(thrown), "why": why}, reveals=True))


def limit_of(play: Play[State], player: Player, colour: str) -> int:
    """C3: pool limit."""
    return pack_of(play)[player.character].limits[("red", "blue", "yellow").index(colour)]


def room(play: Play[State], player: Player, colour: str) -> bool:
    """Whether a pool takes one more card (R1)."""
    return len(player.pool(colour)) < limit_of(play, player, colour)


def draw(play: Play[State], seat: int, n: int, upto: bool = False) -> int:
    """D5: draw to the hand; who must draw more than there is falls and draws nothing (Q5)."""
    player = play.board.players[seat]
    if n > len(player.deck):
        if not upto and not player.down:
            player.fallen = player.fallen or "draw"
            play.tell("the_dome-event-no-cards", seat=seat, count=n)
            return 0
        n = len(player.deck)
    if n <= 0:
        return 0
    drawn: list[str] = []
    for _ in range(n):
        card, mask = from_deck(player)
        drawn.append(card)
        into_hand(player, card, mask)
    mark(play, "deck", seat)
    mark(play, "hand", seat)
    play.emit(
        Event(
            "the_dome-event-drew-cards",
            {"seat": seat, "cards": drawn},
            (seat,),
            "the_dome-event-drew",
            {"seat": seat, "count": n},
            reveals=True,
        )
    )
    return n


def put_into_pool(
    play: Play[State], seat: int, card: str, colour: str, known: bool, source: str = "hand", mask: int = 0
) -> None:
    """A card onto a pool, face down (C5). `known`: its owner knows it, so it is told to the owner.

    `mask`: who else knows it (`knowing`).
    """
    onto_pool(play.board.players[seat], colour, card, mask)
    mark(play, "pool", seat, colour)
    if source != "play":
        mark(play, source, seat)
    public = {"seat": seat, "colour": colour, "zone": source}
    if known:
        args = public | {"card": card}
        unseen = source == "deck"
        play.emit(Event("the_dome-event-allocated", args, (seat,), "the_dome-event-allocated-some", public, unseen))
    else:
        play.tell("the_dome-event-allocated-some", **public)


def staged(play: Play[State], uid: int) -> Staged | None:
    """A card shown and not settled yet."""
    return next((one for one in play.board.staged if one.uid == uid), None)


def leave_program(play: Play[State], player: Player, program: Program, to: str = "void") -> None:
    """An installed program leaves the area (Q16: to its owner)."""
    state = play.board
    player.programs.remove(program)
    if program.owner == SYSTEM:
        state.system_void.append(program.card)
        to = "void"  # K10: the system void
    else:
        owner = state.players[program.owner]
        if to == "hand":
            into_hand(owner, program.card, PUBLIC)
        else:
            owner.void.append(program.card)
        mark(play, to, program.owner)
    play.tell(f"the_dome-event-program-{to}", seat=player.seat, card=program.card)
    refill(play)


def add_program(play: Play[State], seat: int, card: str, owner: int, uid: int = 0) -> None:
    """A program comes into the area; a forbidden second copy leaves at once (I10): the exhausted or older one."""
    player = play.board.players[seat]
    twin = next((p for p in player.programs if p.card == card), None)
    program = Program(uid or play.board.next_uid(), card, owner)
    player.programs.append(program)
    mark(play, "program", program.uid)
    if twin is not None and not pack_of(play)[card].addon:
        leave_program(play, player, twin)


def leave_control(play: Play[State], seat: int, uid: int) -> Control:
    """A face-down Control leaves the area."""
    player = play.board.players[seat]
    control = next(one for one in player.controls if one.uid == uid)
    player.controls.remove(control)
    play.orders(seat).pop(f"c{uid}", None)
    return control


def refill(play: Play[State], at: int | None = None) -> None:
    """S2, K7, K8: the server has four cards while there are any; called too when a card comes to the system void."""
    state = play.board
    while len(state.server) < SERVER:
        if not state.system_deck:
            if not state.system_void:
                return
            state.system_deck, state.system_void = state.system_void, []
            play.shuffle("system", state.system_deck)
            play.tell("the_dome-event-system-shuffled")
        slot = Slot(state.next_uid(), state.system_deck.pop())
        state.server.insert(len(state.server) if at is None else at, slot)
        mark(play, "system", slot.uid, 0)
        play.emit(Event("the_dome-event-server", {"card": slot.card}, reveals=True))


def send_home(play: Play[State], seat: int, number: int) -> None:
    """A marker goes back to its character."""
    marker = play.board.players[seat].markers[number]
    marker.on, marker.space = HOME, 0
    mark(play, "marker", seat, number)


def gain_energy(play: Play[State], n: int) -> int:
    """M4: between 0 and 8."""
    state = play.board
    if state.mode != MASTERMIND:
        return 0
    before = state.energy
    state.energy = max(0, min(ENERGY_MOST, before + n))
    if state.energy != before:
        mark(play, "energy")
        play.tell("the_dome-event-energy", seat=state.mastermind, count=state.energy - before, energy=state.energy)
    return state.energy - before


def in_own_turn(state: State, seat: int) -> bool:
    """Whether action points mean something to a seat now (Q18)."""
    return state.current == seat and state.phase in ("start", ACTION)
