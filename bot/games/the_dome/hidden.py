"""Redrawing what a seat cannot see, for bots and for the two-states property (design 2.8)."""

from __future__ import annotations

from bot.core.streams import Stream
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.state import OVER, Player, State


def redraw(pack: Pack, state: State, seat: int | None, stream: Stream) -> None:
    """Give the unseen cards new places; everything that is counted in public stays.

    Of other seats deck, hand, pools, Controls and cards being looked at are mixed; of the own seat the deck's order.
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
    stream.shuffle(cards)
    for control in player.controls:
        at = next(i for i, card in enumerate(cards) if pack[card].kind == "control")
        control.card = cards.pop(at)
    for zone in zones:
        for at in range(len(zone)):
            zone[at] = cards.pop()


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
