"""Redrawing what a seat cannot see (design 2.8): hands, decks, the order of piles, company goals."""

from __future__ import annotations

from bot.core.cards.knowing import mix, places
from bot.core.streams import Stream
from bot.games.project_mine.cards import Pack
from bot.games.project_mine.state import CHOOSE, OVER, Player, State


def redraw(pack: Pack, state: State, seat: int | None, stream: Stream) -> None:
    """Replace in place everything hidden from `seat` by something it could believe in."""
    if state.phase == OVER:
        return
    _piles(state, seat, stream)
    _companies(pack, state, seat, stream)
    for other, player in enumerate(state.players):
        if other == seat:
            mix(places(player.deck), stream)
        else:
            _cards(state, other, player, stream)


def _piles(state: State, seat: int | None, stream: Stream) -> None:
    """Market and goal pile, with those that lie face down in their discard piles (K14) and the cards that another seat
    is looking at. Who has looked at a card and discarded it is redrawn like all others: no view remembers it."""
    for pile, down, zone in (
        (state.pile, state.market_down, "market"),
        (state.goal_pile, state.goal_down, "goals"),
    ):
        looked = state.held if state.held_zone == zone and state.held_by != seat else []
        mix(places(pile, down, looked), stream)


def _cards(state: State, other: int, player: Player, stream: Stream) -> None:
    """Hand and deck of another seat, with the cards of its deck that it is looking at."""
    looked = state.held if state.held_zone == "deck" and state.held_by == other else []
    mix(places(player.deck, player.hand, looked), stream)


def _companies(pack: Pack, state: State, seat: int | None, stream: Stream) -> None:
    """Secret company goals; a trait that nobody has seen changes with its goal."""
    known = list(state.players[seat].offered) if seat is not None else []
    known += [p.company for other, p in enumerate(state.players) if p.revealed and other != seat]
    pool = [card.id for card in pack.of_kind("company") for _ in range(card.copies)]
    for card in known:
        pool.remove(card)
    stream.shuffle(pool)
    traits = {card.trait: card.id for card in pack.of_kind("trait")}
    hidden = [(other, p) for other, p in enumerate(state.players) if other != seat]
    # Those whose trait is seen choose first: fewer goals fit them.
    for other, player in sorted(hidden, key=lambda one: not (one[1].trait_shown and not one[1].revealed)):
        if state.phase == CHOOSE or player.revealed or not player.company:
            continue
        trait = pack[player.company].trait
        fit = [card for card in pool if pack[card].trait == trait] if player.trait_shown else pool
        if player.judged >= 0:
            fit = [card for card in fit if pack[card].judged == pack[player.company].judged]
        company = fit[-1] if fit else player.company
        if company in pool:
            pool.remove(company)
        if pack[company].trait != trait:
            looked = (state.held,) if state.held_by == other else ()
            for zone in (player.deck, player.hand, *looked):
                zone[:] = [traits[pack[company].trait] if card == traits[trait] else card for card in zone]
        if player.company != company:
            player.company, player.due = company, []
    # What they were offered besides comes last: it must leave a goal for everybody.
    for _, player in hidden:
        chosen = [player.company] if player.company and state.phase != CHOOSE else []
        player.offered = chosen + [pool.pop() for _ in player.offered[len(chosen) :]]
