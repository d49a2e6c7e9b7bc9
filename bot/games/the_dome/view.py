"""What one viewer may see (rules 9), built field by field: what is not copied is not shown.

Cards are design ids of the pack `pack` (`cards.known(view.pack)` has their records).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import zip_longest
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from bot.core.cards.knowing import faces, knows
from bot.core.passing import PASSING
from bot.core.shapes import Anchor
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.readings import LAYERS, LENGTH
from bot.games.the_dome.state import HOME, OVER, Marker, Player, State

_NOTHING_KNOWN: Final[tuple[tuple[str, ...], ...]] = ((), (), ())


class ProgramView(Struct, frozen=True):
    """An installed program; `system`: a system card."""

    uid: int
    card: str
    ready: bool
    system: bool


class ControlView(Struct, frozen=True):
    """A Control; `card` is empty for everybody but its owner. `turn`: when it was set; `order`: its owner's order;
    `seen`: the card if the viewer is not its owner and has looked at it."""

    uid: int
    card: str
    turn: int
    order: str
    seen: str = ""


class MarkerView(Struct, frozen=True):
    """A cracking marker: place on the server from 1 (0: on the character), space from 1."""

    place: int
    space: int


class SystemView(Struct, frozen=True):
    """A card of the central server with its track."""

    uid: int
    card: str
    track: tuple[str, ...]


class PlayerView(Struct, frozen=True):
    """One seat.

    Args:
        hand, pools: faces, empty for everybody but the owner; counts are public. Ends are tops.
        deck: the owner's own deck as a set with copies, never its order; empty for others. Cards of it that another is
            looking at are still in it.
        limits, leak_values: of the character.
        layer: layers lost (3: off the firewall); space from 1.
        known: per pool, from the bottom, faces that the viewer knows: by watching, or because a card let it look;
            empty text: not known. Of the own pools, what everybody knows. A pool of which nothing is known is (), and
            so is every pool at a table that does not remember (C5).
        known_hand: cards that the viewer knows to be in this hand, sorted; of the own hand, what everybody knows.
        known_deck: the deck from the top as far as the viewer knows it, "" where it does not; () if not at all.
    """

    seat: int
    character: str
    deck_id: str
    hand: tuple[str, ...]
    hand_count: int
    deck: tuple[tuple[str, int], ...]
    deck_count: int
    pools: tuple[tuple[str, ...], ...]
    pool_counts: tuple[int, ...]
    limits: tuple[int, ...]
    leak_values: tuple[tuple[int, int], ...]
    void: tuple[str, ...]
    programs: tuple[ProgramView, ...]
    controls: tuple[ControlView, ...]
    markers: tuple[MarkerView, ...]
    layer: int
    space: int
    leaks: int
    ap: int
    down: bool
    used: bool
    turns: int
    known: tuple[tuple[str, ...], ...] = ()
    known_hand: tuple[str, ...] = ()
    known_deck: tuple[str, ...] = ()


def durability(player: PlayerView) -> int:
    """Spaces between the marker and the end, if no point of damage is lost at an edge (D2): what is left of a
    firewall, wherever it is shown or said."""
    return 0 if player.down or player.layer >= LAYERS else (LAYERS - player.layer) * LENGTH - player.space + 1


class DomeView(Struct, frozen=True):
    """The whole table for one viewer.

    Args:
        viewer: seat, or None for a spectator.
        pack: id of the card pack.
        mode: duel or mastermind; `traps`: orders or ask.
        first: who begins, -1 until that is decided (S5).
        mastermind: its seat, -1 in a duel.
        staged: (seat, card) of cards shown and not settled yet.
        held: cards the viewer is privately looking at; `looker`: who is looking at some, or -1.
        passing: the viewer's own order to pass everything until its turn.
        mm_hand: for the Mastermind alone.
        recent: public places changed by the last thing that a turn player did in the action phase and by all that
            followed from it, turn ends and starts included. Kinds: ("wall", (seat,)) · ("hand", "deck", "void", "ap",
            "character": (seat,)) · ("pool", (seat, colour)) · ("program", (uid,)) · ("control", (uid,)): newly set ·
            ("system", (slot uid, 0)): newly on the server · ("marker", (seat, number)) · ("energy", ()) ·
            ("mastermind", ()): the Mastermind's cards.
        winners: seats that have won, once the match is over.
        costs: the viewer's own cards whose cost [x/y] is not the printed one now (D7): card, x, y.
    """

    viewer: int | None
    pack: str
    seats: int
    mode: str
    traps: str
    phase: str
    turn: int
    first: int
    current: int
    mastermind: int
    server: tuple[SystemView, ...]
    system_deck: int
    system_void: tuple[str, ...]
    mm_hand: tuple[str, ...]
    mm_hand_count: int
    mm_deck: int
    mm_void: tuple[str, ...]
    energy: int
    staged: tuple[tuple[int, str], ...]
    looker: int
    held: tuple[str, ...]
    held_count: int
    passing: bool
    players: tuple[PlayerView, ...]
    reason: str
    recent: tuple[Anchor, ...] = ()
    winners: tuple[int, ...] = ()
    costs: tuple[tuple[str, int, int], ...] = ()


def _player(
    pack: Pack, state: State, player: Player, viewer: int | None, orders: dict[str, str], over: bool
) -> PlayerView:
    own = over or player.seat == viewer
    person = pack.cards.get(player.character)
    eyes = None if player.seat == viewer else viewer
    known = _NOTHING_KNOWN
    if player.known_pools and state.remember:
        pools = zip(player.known_pools, player.pools, strict=True)
        known = tuple([tuple(faces(masks, pool, eyes)) if masks else () for masks, pool in pools])
    return PlayerView(
        seat=player.seat,
        character=player.character,
        deck_id=player.deck_id,
        hand=tuple(player.hand) if own else (),
        hand_count=len(player.hand),
        deck=_own_deck(state, player, viewer) if own else (),
        deck_count=len(player.deck),
        pools=tuple([tuple(pool) for pool in player.pools]) if own else (),
        pool_counts=tuple(map(len, player.pools)),
        limits=person.limits if person else (),
        leak_values=person.leaks if person else (),
        void=tuple(player.void),
        programs=tuple([_program(p.uid, p.card, p.ready, p.owner < 0) for p in player.programs]),
        controls=tuple(
            [
                ControlView(
                    c.uid,
                    c.card if own else "",
                    c.turn,
                    orders.get(f"c{c.uid}", "") if own else "",
                    c.card if not own and knows(c.known, viewer) else "",
                )
                for c in player.controls
            ]
        ),
        markers=tuple([_marker(state, marker) for marker in player.markers]),
        layer=player.layer,
        space=player.space,
        leaks=player.leaks,
        ap=player.ap,
        down=player.down,
        used=player.used,
        turns=player.turns,
        known=known,
        known_hand=_known_hand(player, eyes) if player.known_hand else (),
        known_deck=_known_deck(player, viewer) if player.known_deck else (),
    )


@lru_cache(maxsize=256)
def _on(place: int, space: int) -> MarkerView:
    return MarkerView(place, space)


def _marker(state: State, marker: Marker) -> MarkerView:
    if marker.on == HOME:
        return _on(0, 0)
    return _on(next((at for at, slot in enumerate(state.server, 1) if slot.uid == marker.on), 0), marker.space)


@lru_cache(maxsize=1024)
def _program(uid: int, card: str, ready: bool, system: bool) -> ProgramView:
    return ProgramView(uid, card, ready, system)


@lru_cache(maxsize=256)
def _system(uid: int, card: str, track: tuple[str, ...]) -> SystemView:
    return SystemView(uid, card, track)


def _own_deck(state: State, player: Player, viewer: int | None) -> tuple[tuple[str, int], ...]:
    cards = Counter(player.deck)
    if state.held_of == player.seat and state.held_by != viewer:
        cards.update(state.held)  # another looks at some of them; their owner does not know which
    return tuple(sorted(cards.items()))


def _known_hand(player: Player, viewer: int | None) -> tuple[str, ...]:
    return tuple(sorted(filter(None, faces(player.known_hand, player.hand, viewer))))


def _known_deck(player: Player, viewer: int | None) -> tuple[str, ...]:
    found = faces(player.known_deck, player.deck, viewer)
    return tuple(reversed(found)) if any(found) else ()


def view_of(
    pack: Pack,
    state: State,
    viewer: int | None,
    orders: dict[str, str],
    winners: tuple[int, ...] = (),
    costs: tuple[tuple[str, int, int], ...] = (),
) -> DomeView:
    """The table as `viewer` may see it; `orders` and `costs` are the viewer's own."""
    over = state.phase == OVER
    boss = viewer is not None and viewer == state.mastermind
    return DomeView(
        viewer=viewer,
        pack=pack.sha,
        seats=state.seats,
        mode=state.mode,
        traps=state.traps,
        phase=state.phase,
        turn=state.turn,
        first=state.first,
        current=state.current,
        mastermind=state.mastermind,
        server=tuple([_system(slot.uid, slot.card, pack[slot.card].track) for slot in state.server]),
        system_deck=len(state.system_deck),
        system_void=tuple(state.system_void),
        mm_hand=tuple(state.mm_hand) if boss or over else (),
        mm_hand_count=len(state.mm_hand),
        mm_deck=len(state.mm_deck),
        mm_void=tuple(state.mm_void),
        energy=state.energy,
        staged=tuple([(one.seat, one.card) for one in state.staged]),
        looker=state.held_by,
        held=tuple(state.held) if viewer is not None and viewer == state.held_by else (),
        held_count=len(state.held),
        passing=PASSING in orders,
        players=tuple([_player(pack, state, p, viewer, orders, over) for p in state.players]),
        reason=state.reason,
        recent=tuple(state.recent),
        winners=winners,
        costs=costs,
    )


def marked_since(view: DomeView, before: DomeView) -> DomeView:
    """The same with all marked that has changed for everybody to see since an earlier position."""
    found: list[Anchor] = []
    for now, then in zip(view.players, before.players, strict=True):
        changed = {
            "wall": (now.layer, now.space, now.down) != (then.layer, then.space, then.down),
            "hand": now.hand_count != then.hand_count,
            "deck": now.deck_count != then.deck_count,
            "void": now.void != then.void,
            "character": now.used != then.used,
        }
        found += [Anchor(kind, (now.seat,)) for kind, different in changed.items() if different]
        counts = enumerate(zip(now.pool_counts, then.pool_counts, strict=True))
        found += [Anchor("pool", (now.seat, colour)) for colour, (there, was) in counts if there != was]
        programs = {one.uid: one.ready for one in then.programs}
        found += [Anchor("program", (one.uid,)) for one in now.programs if programs.get(one.uid) != one.ready]
        controls = {one.uid for one in then.controls}
        found += [Anchor("control", (one.uid,)) for one in now.controls if one.uid not in controls]
        markers = zip_longest(now.markers, then.markers)
        found += [Anchor("marker", (now.seat, at)) for at, (there, was) in enumerate(markers) if there != was and there]
    slots = {one.uid: one.card for one in before.server}
    found += [Anchor("system", (one.uid, 0)) for one in view.server if slots.get(one.uid) != one.card]
    if view.energy != before.energy:
        found.append(Anchor("energy", ()))
    if (view.mm_hand_count, view.mm_void) != (before.mm_hand_count, before.mm_void):
        found.append(Anchor("mastermind", ()))
    return replace(view, recent=tuple(found))
