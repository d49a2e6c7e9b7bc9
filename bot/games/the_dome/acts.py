"""What happens to the table: small acts that keep the zones right and tell what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from bot.core.cards.shelf import log_defect
from bot.core.events import Event
from bot.core.shapes import Anchor
from bot.core.step import Step
from bot.core.windows import Window
from bot.games.the_dome import cards
from bot.games.the_dome.knowing import PUBLIC, from_deck, from_pool, into_hand, onto_pool
from bot.games.the_dome.readings import ENERGY_MOST, LONGEST_CHAIN, SERVER
from bot.games.the_dome.state import (
    ACTION,
    HOME,
    MASTERMIND,
    NOBODY,
    SYSTEM,
    Control,
    Player,
    Program,
    Slot,
    Staged,
    State,
)
from bot.games.the_dome.verbs import Colour

if TYPE_CHECKING:
    from bot.core.play import Play

ASK, ORDERS = "ask", "orders"
TRAPS = "traps"
MEMORY, SHOWN = "memory", "on"
"""C5: the option that shows what everybody could remember of pools, and its value that does."""

PROMPTS = {
    "install": "the_dome-window-install",
    "damage": "the_dome-window-damage",
    "deck_damage": "the_dome-window-deck_damage",
    "activate": "the_dome-window-activate",
    "crack": "the_dome-window-crack",
    "complete": "the_dome-window-complete",
    "leak": "the_dome-window-leak",
    "allocate": "the_dome-window-allocate",
    "start": "the_dome-window-start",
    "end": "the_dome-window-end",
    "reveal": "the_dome-window-reveal",
}


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


# --- costs -----------------------------------------------------------------------------------------------------------


def cost_of(play: Play[State], seat: int, card: cards.Card) -> tuple[int, int]:
    """D7: the cost with its changes, floored at 0."""
    if not play.state.modifiers and not _changes(play, seat, _COSTS):
        return card.cost
    facts = _facts(seat, card)
    return (
        max(0, play.query("cost_x", card.cost[0], **facts).value),
        max(0, play.query("cost_y", card.cost[1], **facts).value),
    )


def changed_costs(play: Play[State], seat: int) -> tuple[tuple[str, int, int], ...]:
    """Cards of a seat's hand and its Controls that do not cost what is printed: card, x, y (D7)."""
    if not play.state.modifiers and not _changes(play, seat, _COSTS):
        return ()
    pack, player = pack_of(play), play.board.players[seat]
    held = dict.fromkeys([*player.hand, *(control.card for control in player.controls)])
    found = [(name, *cost_of(play, seat, pack[name])) for name in held]
    return tuple([(name, x, y) for name, x, y in found if (x, y) != pack[name].cost])


def _facts(seat: int, card: cards.Card) -> dict[str, Any]:
    """What a change of costs looks at; a Control is revealed, never installed for a cost (I6)."""
    return {"seat": seat, "kind": card.acts_as, "colour": card.colour, "installs": card.acts_as != "control"}


_COSTS, _POINTS = ("cost_x", "cost_y"), ("points",)


@lru_cache(maxsize=64)
def _changing(pack: cards.Pack, queries: tuple[str, ...]) -> frozenset[str]:
    return frozenset(card for query in queries for card in pack.standing.get(query, ()))


def _changes(play: Play[State], seat: int, queries: tuple[str, ...]) -> bool:
    """Whether a standing change may lie before a seat: spares nearly every look a whole query."""
    names = _changing(pack_of(play), queries)
    player = play.board.players[seat]
    return player.character in names or any(program.card in names for program in player.programs)


def needed(cost: tuple[int, int]) -> int:
    """Q26: cards that must be in the pool."""
    return max(cost)


def pay(play: Play[State], seat: int, colour: str, cost: tuple[int, int]) -> bool:
    """I3: from the top; False if the pool holds too few."""
    player = play.board.players[seat]
    if len(player.pool(colour)) < needed(cost):
        return False
    if cost[0]:
        mark(play, "pool", seat, colour)
        to_void(play, seat, [from_pool(player, colour)[0] for _ in range(cost[0])], "paid")
    return True


def use_up(play: Play[State], seat: int, card: cards.Card) -> None:
    """Changes for "the next card you install" are over with this card."""
    facts = _facts(seat, card)
    modifiers = play.state.modifiers
    if modifiers:
        modifiers[:] = [
            one
            for one in modifiers
            if one.expiry != f"next:{seat}" or any(facts.get(name) != value for name, value in one.scope.items())
        ]


# --- windows and triggers --------------------------------------------------------------------------------------------


def respond(
    play: Play[State],
    name: str,
    order: list[int],
    effect: Step | None,
    changing: Mapping[str, str] | None = None,
    **event: Any,
) -> None:
    """Open a window of section 8 over an effect; without anybody who could answer, the effect follows at once.

    Window and effect belong to what is happening: automatic effects that it has set off come after them.

    Args:
        play: the match.
        name: of the window.
        order: who may answer, in the order of acting.
        effect: what happens if nobody does; None: nothing more.
        changing: its fields that answers change, and the facts they are read from then: `amount`, or `_depth`, how far
            the window lies that a Control's effect changes.
        event: the event's facts.
    """
    rules, state = play.game.rules, play.board
    if any(state.players[seat].controls for seat in order):
        facts = event | {"_depth": 1, "by_seat": event["actor"]}  # whom the question names
        phases = ("before",) if effect is None else ("before", "effect")
        minimum = state.traps == ASK
        window = Window(name, order, facts, [], phases, minimum=minimum, prompt=PROMPTS[name], answers={})
        if any(rules.may_react(play, window, "before", seat) for seat in order):
            if effect is not None:
                fields = {field: f"${fact}" for field, fact in (changing or {}).items()}
                window.effect = [msgspec.to_builtins(effect) | fields]
            play.follow(window)
            return
    if effect is not None:
        play.follow(effect)


def causer(state: State, event: str, seat: int, who: int) -> int:
    """M10: who is "that opponent" for a seat that answers an event; of damage and leaks nobody else can be meant."""
    return who if event not in ("damage", "deck_damage", "leak") or who in state.opponents(seat) else NOBODY


def happen(play: Play[State], event: str, seat: int, card: str = "", amount: int = 0, actor: int | None = None) -> None:
    """Something happened: automatic effects that wait for it are set off (`triggers`).

    Args:
        play: the match.
        event: word of the packs (`verbs.Happening`).
        seat: who did it, or whom it befell.
        card, amount: with which and how much.
        actor: who caused it, if not `seat`.
    """
    if event in pack_of(play).triggered:
        play.happen(event, seat=seat, card=card, amount=amount, actor=seat if actor is None else actor)


def goes_on(play: Play[State], card: str, more: int = 1) -> bool:
    """Count steps of a chain of effects; False once it is too long: it is cut then, and told, as a defect of the pack.

    What was begun is carried out; only further automatic effects and consequences do not follow any more, until the
    turn player decides again.

    Args:
        card: whose effects would follow.
        more: how many.
    """
    state = play.board
    if state.chain > LONGEST_CHAIN:
        return False
    state.chain += more
    if state.chain <= LONGEST_CHAIN:
        return True
    play.tell("the_dome-event-chain-cut", card=card, count=LONGEST_CHAIN)
    log_defect(pack_of(play).sha, card, f"a chain of effects was cut after {LONGEST_CHAIN} steps")
    return False


def may_crack(colour: Colour | str, seat: int, play: Play[State]) -> int:
    """K3: cracking points of a colour."""
    points = len(play.board.players[seat].pool(colour))
    if play.state.modifiers or _changes(play, seat, _POINTS):
        points = max(0, play.query("points", points, seat=seat, colour=colour, kind="").value)
    return points


def in_own_turn(state: State, seat: int) -> bool:
    """Whether action points mean something to a seat now (Q18)."""
    return state.current == seat and state.phase in ("start", ACTION)
