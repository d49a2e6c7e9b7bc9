"""What verbs do with cards of hand, deck, pools and void."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.core.cards.naming import card_of
from bot.core.events import Event
from bot.games.the_dome.acts import learned, mark, pack_of, put_into_pool, room, to_void
from bot.games.the_dome.counting import passes
from bot.games.the_dome.knowing import (
    PUBLIC,
    from_deck,
    from_pool,
    hidden_from_hand,
    hold,
    into_hand,
    let_go,
    onto_deck,
    onto_pool,
    seen_in_hand,
    seen_on_deck,
    seen_on_pool,
    shown_from_hand,
    under_deck,
)
from bot.games.the_dome.ordering import order_void
from bot.games.the_dome.state import Player, State
from bot.games.the_dome.verbs import COLOURS, Allocate, Discard, Line, Peek, PoolRemove, Retrieve, Swap

if TYPE_CHECKING:
    from bot.core.play import Play
    from bot.games.the_dome.effects import Run

HANDLED = (Discard, Allocate, PoolRemove, Swap, Peek, Retrieve)
"""Lines that `shift` carries out."""


def shift(play: Play[State], run: Run, line: Line, player: Player, n: int, chosen: list[str]) -> int | None:
    """As `doing.perform`, for the lines of `HANDLED`."""
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
            return 0


def _discard(play: Play[State], line: Discard, player: Player, n: int, chosen: list[str]) -> int:
    seat = player.seat
    if line.how == "choice" and chosen:
        thrown = [card_of(option) for option in chosen]
    elif line.how == "choice" and (line.filter is not None or line.upto):
        return 0
    else:
        thrown = [card for card in player.hand if passes(pack_of(play)[card], line.filter)]
        if line.how == "random" and n < len(thrown):
            play.shuffle(f"random:{seat}", thrown)
        if line.how != "all":
            thrown = thrown[: max(0, n)]
        if player.hand and not thrown:
            learned(play)
    for card in thrown:
        shown_from_hand(player, card)
    if thrown:
        mark(play, "hand", seat)
        to_void(play, seat, thrown, "discarded")
    if not chosen:
        order_void(play, seat, len(thrown))
    return len(thrown)


def fullest(play: Play[State], player: Player, free: bool) -> str:
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
            target = fullest(play, player, free=True) if target == "most" else target
            if not target or not room(play, player, target):
                if colour == "card":
                    learned(play)
                break
            card, mask = from_deck(player)
            put_into_pool(play, seat, card, target, known=True, source="deck", mask=mask)
            done += 1
            if chosen and done < n and player.deck:
                return None
        return done
    if not chosen:
        return len(run.picked)
    name, _, colour = chosen[0].partition(">")
    card = card_of(name)
    mask = 0
    if line.zone == "hand":
        hidden_from_hand(pack_of(play), player, card)
    else:
        player.void.remove(card)
        mask = PUBLIC
    put_into_pool(play, seat, card, colour, known=True, source=line.zone, mask=mask)
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
        colour = fullest(play, player, free=False)
    else:
        colour = line.pool
    taken = [from_pool(player, colour) for _ in range(min(max(0, n), len(player.pool(colour))))]
    if not taken:
        return 0
    cards = [card for card, _ in taken]
    mark(play, "pool", player.seat, colour)
    if line.to == "void":
        to_void(play, player.seat, cards, "removed")
        return len(taken)
    for card, mask in taken:
        into_hand(player, card, mask)
    mark(play, "hand", player.seat)
    args = {"seat": player.seat, "colour": colour}
    play.emit(
        Event(
            "the_dome-event-took-back",
            args | {"cards": cards},
            (player.seat,),
            "the_dome-event-took-back-some",
            args | {"count": len(cards)},
            reveals=True,
        )
    )
    return len(taken)


def _swap(play: Play[State], player: Player, chosen: list[str]) -> int:
    if not chosen:
        return 0
    name, _, colour = chosen[0].partition(">")
    top, mask = from_pool(player, colour)
    hidden_from_hand(pack_of(play), player, card_of(name))
    into_hand(player, top, mask)
    onto_pool(player, colour, card_of(name), 0)
    mark(play, "pool", player.seat, colour)
    play.tell("the_dome-event-swapped", seat=player.seat, colour=colour)
    return 1


def _peek(play: Play[State], run: Run, line: Peek, player: Player, n: int, chosen: list[str]) -> int | None:
    state = play.board
    if state.held and state.held_by == run.seat:
        return _put_back(play, run, player, chosen)
    looker = 1 << run.seat
    if line.zone == "deck":
        shown = player.deck[-n:][::-1] if n > 0 else []
        seen_on_deck(player, len(shown), looker)
    elif line.zone == "hand":
        shown = list(player.hand)
        seen_in_hand(player, looker)
    elif line.zone == "pool":
        colour = chosen[0] if chosen else line.pool if line.pool in COLOURS else fullest(play, player, free=False)
        shown = player.pool(colour)[-n:][::-1] if n > 0 else []
        seen_on_pool(player, colour, len(shown), looker)
    else:
        wanted = {int(option[1:]) for option in chosen}
        controls = [c for c in player.controls if not chosen or c.uid in wanted]
        shown = [control.card for control in controls]
        for control in controls:
            control.known |= looker
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
        hold(state, run.seat, player.seat, [from_deck(player) for _ in shown])
        return None
    return len(shown)


def _put_back(play: Play[State], run: Run, player: Player, chosen: list[str]) -> int:
    """Back onto the deck, some under it; where cards went under, others know no more which is which."""
    looker = 1 << run.seat
    held = let_go(play.board)
    if chosen:
        held = [(card, looker) for card, _ in held]
    under = [card_of(option) for option in chosen]
    rest = [card for card, _ in held]
    for card in under:
        rest.remove(card)
    if chosen:
        for card in reversed(rest):
            onto_deck(player, card, looker)
        for card in under:
            under_deck(player, card, looker)
    else:
        for card, mask in reversed(held):
            onto_deck(player, card, mask)
    play.tell("the_dome-event-put-under", seat=player.seat, count=len(under))
    return len(held)


def _retrieve(play: Play[State], line: Retrieve, player: Player, n: int, chosen: list[str]) -> int:
    if chosen:
        cards = [card_of(option) for option in chosen]
    elif line.upto:
        return 0
    else:
        cards = [card for card in player.void if passes(pack_of(play)[card], line.filter)][: max(0, n)]
    for card in cards:
        player.void.remove(card)
        if line.to == "hand":
            into_hand(player, card, PUBLIC)
        elif line.to == "bottom":
            under_deck(player, card, PUBLIC)
    if line.to in ("top", "shuffle"):
        for card in reversed(cards):
            onto_deck(player, card, PUBLIC)
    if cards:
        mark(play, "void", player.seat)
        mark(play, "hand" if line.to == "hand" else "deck", player.seat)
        play.tell("the_dome-event-retrieved", seat=player.seat, cards=cards, to=line.to)
    if line.to == "shuffle":
        play.shuffle(f"deck:{player.seat}", player.deck)
        player.known_deck = []
    return len(cards)
