"""Redrawing what a seat cannot see, for bots and for the two-states property (design 2.8)."""

from __future__ import annotations

from collections import Counter

from bot.core.cards.knowing import knows, masks, mix
from bot.core.streams import Stream
from bot.games.the_dome import decks
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.knowing import known_pool
from bot.games.the_dome.setup import DECK_OPTION
from bot.games.the_dome.state import CHOOSE, OVER, Player, State
from bot.games.the_dome.verbs import COLOURS


def redraw(pack: Pack, state: State, seat: int | None, stream: Stream) -> None:
    """Give the unseen cards new places; everything that is counted in public stays.

    Of other seats deck, hand, pools, Controls and cards being looked at are mixed; of the own seat the deck's order.
    Cards that the seat knows (`knowing`) stay where they are.
    The list of a pre-built deck is public; that of an own deck is not, so its unseen rest becomes another legal one.
    The system deck, the Mastermind deck and the Mastermind's hand (for others) are mixed too. What comes of it hangs on
    the stream and on what the seat sees, never on where the cards really lie.
    """
    if state.phase == OVER:
        return
    for player in state.players:
        if player.seat == seat:
            _shuffle_unknown(state, player, stream)
        else:
            _mix(pack, state, player, seat, stream)
    state.system_deck.sort()
    stream.shuffle(state.system_deck)
    _mastermind(pack, state, seat, stream)


def _shuffle_unknown(state: State, player: Player, stream: Stream) -> None:
    """The own deck, and cards of it that another is looking at: what the seat has seen itself stays where it is."""
    seat, deck = player.seat, player.deck
    free = [(deck, at) for at, mask in enumerate(masks(player.known_deck, deck)) if not knows(mask, seat)]
    if state.held_of == seat != state.held_by:
        free += [(state.held, at) for at, mask in enumerate(state.held_known) if not knows(mask, seat)]
    mix(free, stream)


def _zones(state: State, player: Player) -> list[tuple[list[str], list[int]]]:
    """Hidden zones of a seat that take any card, each with who knows its cards."""
    zones = [(player.deck, player.known_deck), (player.hand, player.known_hand)]
    zones += [(player.pool(colour), known_pool(player, colour)) for colour in COLOURS]
    if state.held_of == player.seat:
        zones.append((state.held, state.held_known))
    return [(zone, masks(known, zone)) for zone, known in zones]


def _mix(pack: Pack, state: State, player: Player, seat: int | None, stream: Stream) -> None:
    """Only Controls can lie face down in the area; every other place takes any card. What the seat knows stays."""
    free: list[tuple[list[str], int]] = []
    seen = _open(state, player)
    for zone, known in _zones(state, player):
        for at, mask in enumerate(known):
            if knows(mask, seat) or (zone is state.held and state.held_by == seat):
                seen[zone[at]] += 1
            else:
                free.append((zone, at))
    controls = [control for control in player.controls if not knows(control.known, seat)]
    seen.update(control.card for control in player.controls if knows(control.known, seat))
    cards = sorted([zone[at] for zone, at in free] + [control.card for control in controls])
    if player.character and not player.deck_id:
        cards = decks.believed(pack, player.character, seen, len(cards), len(controls), stream) or cards
    stream.shuffle(cards)
    for control in controls:
        at = next(i for i, card in enumerate(cards) if pack[card].kind == "control")
        control.card = cards.pop(at)
    for zone, at in free:
        zone[at] = cards.pop()


def _open(state: State, player: Player) -> Counter[str]:
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
        every = _open(state, player)
        for zone, _ in _zones(state, player):
            every.update(zone)
        every.update(control.card for control in player.controls)
        options[option] = decks.encode(pack, player.character, every)


def _mastermind(pack: Pack, state: State, seat: int | None, stream: Stream) -> None:
    """The event stays at the bottom (Q24)."""
    event = [card for card in state.mm_deck if pack[card].kind == "event"]
    deck = [card for card in state.mm_deck if card not in event]
    hand = [] if seat == state.mastermind else state.mm_hand
    cards = sorted(deck + hand)
    stream.shuffle(cards)
    if seat != state.mastermind:
        state.mm_hand = [cards.pop() for _ in hand]
    state.mm_deck = event + cards
