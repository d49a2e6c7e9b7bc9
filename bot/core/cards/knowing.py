"""Who knows which hidden card, and new places for those that nobody concerned knows (design 2.8).

Where it matters who has seen a card, a list of masks lies beside its zone, one a card: bit s for "seat s knows this
card", `PUBLIC` for everybody. An empty list means that nobody knows anything.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.core.streams import Stream

PUBLIC: Final = -1
"""Every bit: all seats and spectators."""

Place = tuple[list[str], int]
"""A zone, and an index in it."""


def knows(mask: int, seat: int | None) -> bool:
    """Whether a seat (None: a spectator) knows a card."""
    return mask == PUBLIC or (seat is not None and bool(mask >> seat & 1))


def masks(known: list[int], cards: list[str]) -> list[int]:
    """One mask a card."""
    return known if len(known) == len(cards) else [0] * len(cards)


def faces(known: list[int], cards: list[str], seat: int | None) -> list[str]:
    """The cards that a seat knows, empty texts for the others."""
    if len(known) != len(cards):
        return [""] * len(cards)
    if seat is None:
        return [card if mask == PUBLIC else "" for card, mask in zip(cards, known, strict=True)]
    bit = 1 << seat  # all bits of PUBLIC are set
    return [card if mask & bit else "" for card, mask in zip(cards, known, strict=True)]


def put(known: list[int], cards: list[str], card: str, mask: int, at: int | None = None) -> None:
    """A card comes to a zone, by default onto its top, which is its end."""
    at = len(cards) if at is None else at
    if mask or known:
        known[:] = masks(known, cards)
        known.insert(at, mask)
    cards.insert(at, card)


def take(known: list[int], cards: list[str], at: int) -> int:
    """A card leaves a zone; who knew it."""
    mask = 0
    if known:
        known[:] = masks(known, cards)
        mask = known.pop(at)
        tidy(known)
    del cards[at]
    return mask


def tidy(known: list[int]) -> None:
    """Nothing known is an empty list."""
    if not any(known):
        known.clear()


def places(*zones: list[str]) -> list[Place]:
    """Every place of these zones."""
    return [(zone, at) for zone in zones for at in range(len(zone))]


def mix(free: Iterable[Place], stream: Stream) -> None:
    """Give the cards of these places new ones among them. What comes of it hangs on the stream and on which cards they
    are, never on where they really lie."""
    free = list(free)
    cards = sorted(zone[at] for zone, at in free)
    stream.shuffle(cards)
    for (zone, at), card in zip(free, cards, strict=True):
        zone[at] = card
