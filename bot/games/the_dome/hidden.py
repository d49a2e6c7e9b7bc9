"""Redrawing what a seat cannot see, for bots and for the two-states property (design 2.8)."""

from __future__ import annotations

from collections import Counter

from bot.core.streams import Stream
from bot.games.the_dome import decks
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.setup import DECK_OPTION
from bot.games.the_dome.state import CHOOSE, OVER, Player, State


def redraw(pack: Pack, state: State, seat: int | None, stream: Stream) -> None:
    """Give the unseen cards new places; everything that is counted in public stays.

    Of other seats deck, hand, pools, Controls and cards being looked at are mixed; of the own seat the deck's order.
    The list of a pre-built deck is public; that of an own deck is not, so its unseen rest becomes another legal one.
    The system deck, the Mastermind deck and the Mastermind's hand (for others) are mixed too.
    """
    if state.phase == OVER:
        return
    for player in state.players:
        if player.seat == seat:
            stream.shuffle(player.deck)
        else:
            _mix(pack, state, player, stream)
    stream.shuffle(state.system_deck)
    _mastermind(pack, state, seat, stream)


def _mix(pack: Pack, state: State, player: Player, stream: Stream) -> None:
    """Only Controls can lie face down in the area; every other place takes any card."""
    zones = [player.deck, player.hand, *player.pools]
    if state.held_by == player.seat:
        zones.append(state.held)
    cards = [card for zone in zones for card in zone] + [control.card for control in player.controls]
    if player.character and not player.deck_id:
        faces = len(player.controls)
        cards = decks.believed(pack, player.character, _seen(state, player), len(cards), faces, stream) or cards
    stream.shuffle(cards)
    for control in player.controls:
        at = next(i for i, card in enumerate(cards) if pack[card].kind == "control")
        control.card = cards.pop(at)
    for zone in zones:
        for at in range(len(zone)):
            zone[at] = cards.pop()


def _seen(state: State, player: Player) -> Counter[str]:
    """Cards of a seat's deck that lie open."""
    seen = Counter(player.void)
    seen.update(one.card for other in state.players for one in other.programs if one.owner == player.seat)
    seen.update(one.card for one in state.staged if one.seat == player.seat and not one.system)
    return seen


def forget_choices(pack: Pack, state: State, options: dict[str, str], seat: int | None, stream: Stream) -> None:
    """Decks that others chose before the match stand in the options: put there what may be believed of them instead."""
    if state.phase == OVER:
        return
    for player in state.players:
        option = f"{DECK_OPTION}{player.seat}"
        if player.seat == seat or not options.get(option) or player.deck_id:
            continue
        if state.phase == CHOOSE:
            options[option] = stream.choice(list(pack.decks))
            continue
        every = _seen(state, player)
        for zone in (player.deck, player.hand, *player.pools, *([state.held] if state.held_by == player.seat else ())):
            every.update(zone)
        every.update(control.card for control in player.controls)
        options[option] = decks.encode(pack, player.character, every)


def _mastermind(pack: Pack, state: State, seat: int | None, stream: Stream) -> None:
    """The event stays at the bottom (Q24)."""
    event = [card for card in state.mm_deck if pack[card].kind == "event"]
    deck = [card for card in state.mm_deck if card not in event]
    hand = [] if seat == state.mastermind else state.mm_hand
    cards = deck + hand
    stream.shuffle(cards)
    if seat != state.mastermind:
        state.mm_hand = [cards.pop() for _ in hand]
    state.mm_deck = event + cards
