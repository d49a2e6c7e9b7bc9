"""What a seat cannot see, drawn anew (rules 32; design 2.8)."""

from __future__ import annotations

from bot.core.streams import Stream
from bot.games.twilight_imperium.components.strategy_cards.politics import redraw_agendas
from bot.games.twilight_imperium.economy import declining, lingering
from bot.games.twilight_imperium.economy.offering import cards_shown
from bot.games.twilight_imperium.economy.transactions import SWAPS_WITH
from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.flow import (
    beforehand,
    calls,
    card_orders,
    claiming,
    combat_cards,
    combat_orders,
    fire_orders,
    following,
    prevotes,
)
from bot.games.twilight_imperium.flow.building import redraw_tiles
from bot.games.twilight_imperium.flow.notes import redraw_notes
from bot.games.twilight_imperium.hooks.blocks import STANDING_ORDERS, Galaxy


def resample(play: Galaxy, seat: int | None, stream: Stream) -> None:
    """32: others' secrets, the deck and the rows face down are drawn anew, what they have stored and what they
    offer each other is nobody's; at the end hands lie open (EN3)."""
    state = play.board
    over = state.phase == "over"
    others = [player for at, player in enumerate(state.players) if at != seat and not over]
    for at in range(play.seats):
        if at != seat:
            play.drop_order(at, beforehand.ORDER)
            play.drop_order(at, calls.ORDER)
            play.drop_order(at, fire_orders.SLOT)
            play.drop_order(at, declining.SLOT)
            play.drop_order(at, lingering.SLOT)
            for other in range(play.seats):
                play.drop_order(at, f"{SWAPS_WITH}{other}")
            claiming.forget(play, at)
            combat_cards.forget(play, at)
            combat_orders.forget(play, at)
            for order in following.SLOTS:
                play.drop_order(at, order)
            play.drop_order(at, prevotes.PREVOTE)
            card_orders.forget(play, at)
            for order in STANDING_ORDERS:
                play.drop_order(at, order)
    if not over:
        play.state.proposals[:] = [one for one in play.state.proposals if seat in (one.seat, *one.to)]
        redraw_notes(play, seat, stream)
    redraw_tiles(play, seat, stream)
    unseen = [*state.secrets, *(one for player in others for one in player.secrets)]
    stream.shuffle(unseen)
    for player in others:
        player.secrets = [unseen.pop() for _ in player.secrets]
    state.secrets = unseen
    proposals = [] if over else play.state.proposals
    shown = {
        at: cards_shown(proposals, at, player.hand)
        for at, player in enumerate(state.players)
        if at != seat and not over
    }
    for at, held in shown.items():
        for one in held:
            state.players[at].hand.remove(one)
    cards = [*state.actions, *(one for player in others for one in player.hand)]
    stream.shuffle(cards)
    for at, player in enumerate(state.players):
        if at in shown:
            player.hand = [*shown[at], *(cards.pop() for _ in player.hand)]
    state.actions = cards
    spare = state.council.spare if state.council is not None else {}
    if state.council is not None:
        redraw_agendas(play, seat, stream)
    for deck, row in (("I", state.stage_one), ("II", state.stage_two)):
        shown = set(state.revealed)
        left = [one.id for one in OBJECTIVES.values() if one.deck == deck and one.id not in shown]
        stream.shuffle(left)
        row[:] = left[: len(row)]
        if deck in spare:
            spare[deck] = left[len(row) : len(row) + len(spare[deck])]
