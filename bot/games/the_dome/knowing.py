"""Hidden cards change their place here, and with them what seats know of them (rules 9).

Beside each hidden zone lies a list of masks (`bot.core.cards.knowing`). Owners know their hand, pools and Controls
anyway; of their deck they know what they have looked at. Knowledge of a card ends where others can no longer tell which
card it is: when a deck is shuffled, and when a card leaves a hand face down.
"""

from __future__ import annotations

from bot.core.cards.knowing import PUBLIC, faces, masks, put, take, tidy
from bot.games.the_dome.cards import Pack
from bot.games.the_dome.state import NOBODY, Player, State
from bot.games.the_dome.verbs import COLOURS


def seen_by_all(player: Player) -> list[str]:
    """Cards of hand, deck and pools that everybody knows; empty texts for the others."""
    found: list[str] = []
    for known, cards in (
        (player.known_hand, player.hand),
        (player.known_deck, player.deck),
        *zip(player.known_pools, player.pools, strict=False),
    ):
        if known:
            found += faces(known, cards, None)
    return found


# --- hand ------------------------------------------------------------------------------------------------------------


def into_hand(player: Player, card: str, mask: int = 0) -> None:
    """A card comes into the hand."""
    put(player.known_hand, player.hand, card, mask)


def shown_from_hand(player: Player, card: str) -> None:
    """A card leaves the hand for all to see. Of several copies it is one that others knew of."""
    hand, known = player.hand, player.known_hand
    if len(known) != len(hand):
        known.clear()
        hand.remove(card)
        return
    copies = [at for at, other in enumerate(hand) if other == card]
    take(known, hand, max(copies, key=lambda at: (known[at] == PUBLIC, known[at])))


def hidden_from_hand(pack: Pack, player: Player, card: str, kind: str = "") -> None:
    """A card leaves the hand face down: any card of that kind (any at all) may have been it."""
    hand, known = player.hand, player.known_hand
    take(known, hand, hand.index(card))
    for at, other in enumerate(hand if known else ()):
        if not kind or pack[other].kind == kind:
            known[at] = 0
    tidy(known)


def seen_in_hand(player: Player, mask: int) -> None:
    """Somebody has looked at the whole hand."""
    player.known_hand = [old | mask for old in masks(player.known_hand, player.hand)]


# --- deck ------------------------------------------------------------------------------------------------------------


def from_deck(player: Player) -> tuple[str, int]:
    """The deck's top card, and who knows it."""
    card = player.deck[-1]
    return card, take(player.known_deck, player.deck, len(player.deck) - 1)


def onto_deck(player: Player, card: str, mask: int) -> None:
    """A card onto the deck."""
    put(player.known_deck, player.deck, card, mask)


def under_deck(player: Player, card: str, mask: int) -> None:
    """A card under the deck."""
    put(player.known_deck, player.deck, card, mask, 0)


def seen_on_deck(player: Player, n: int, mask: int) -> None:
    """Somebody has looked at the top `n` cards."""
    known = list(masks(player.known_deck, player.deck))
    for at in range(max(0, len(known) - n), len(known)):
        known[at] |= mask
    player.known_deck = known


# --- pools -----------------------------------------------------------------------------------------------------------


def known_pool(player: Player, colour: str) -> list[int]:
    """The masks of a pool."""
    if not player.known_pools:
        player.known_pools = [[] for _ in COLOURS]
    return player.known_pools[COLOURS.index(colour)]


def onto_pool(player: Player, colour: str, card: str, mask: int) -> None:
    """A card onto a pool, face down."""
    put(known_pool(player, colour), player.pool(colour), card, mask)


def from_pool(player: Player, colour: str) -> tuple[str, int]:
    """The top card of a pool, and who knows it."""
    pool = player.pool(colour)
    card = pool[-1]
    return card, take(known_pool(player, colour), pool, len(pool) - 1)


def seen_on_pool(player: Player, colour: str, n: int, mask: int) -> None:
    """Somebody has looked at the top `n` cards."""
    pool, known = player.pool(colour), known_pool(player, colour)
    known[:] = masks(known, pool)
    for at in range(max(0, len(pool) - n), len(pool)):
        known[at] |= mask


# --- cards being looked at -------------------------------------------------------------------------------------------


def hold(state: State, seat: int, owner: int, cards: list[tuple[str, int]]) -> None:
    """A seat takes cards of `owner` aside and looks at them."""
    state.held, state.held_known = [card for card, _ in cards], [mask for _, mask in cards]
    state.held_by, state.held_of = seat, owner


def let_go(state: State) -> list[tuple[str, int]]:
    """The cards that were looked at, and who knows them."""
    found = list(zip(state.held, masks(state.held_known, state.held), strict=True))
    state.held, state.held_known, state.held_by, state.held_of = [], [], NOBODY, NOBODY
    return found
