"""Setup: the random city, the deal of the destination markers, and deals one could believe in (S1-S5, V2, V3)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import permutations, product
from typing import Final

from bot.core.errors import BadSave
from bot.games.metromania.state import FIXED, Hint, Line, Marker, State

Below = Callable[[int], int]
"""Draws a number in range(bound)."""

DRAWS: Final = 1000
"""Deals drawn at random in search of a believable one; where all fail, the few there can be are listed."""
LETTERS: Final = {"R": "ACDF", "C": "ABDE", "E": "BCEF"}
"""S3: the letters of each kind."""
KIND_ORDER: Final = "RCE"
TWO_SEATS: Final[tuple[tuple[Marker, ...], ...]] = (
    ("RA", "CB", "EC", "RD", "CE", "EF"),
    ("CA", "EB", "RC", "CD", "EE", "RF"),
)
"""S4: the columns of the printed summary."""
FIXED_SETS: Final[dict[int, tuple[tuple[Marker, ...], ...]]] = {
    3: (("RA", "RD", "CB", "EC"), ("RC", "CA", "CE", "EF"), ("RF", "CD", "EB", "EE")),
    4: (("RA", "CB", "EC"), ("RD", "CA", "EE"), ("RF", "CE", "EB"), ("RC", "CD", "EF")),
}
"""V3, for the first player and those who follow."""


def marker_order(marker: Marker) -> tuple[int, str]:
    """Sorting key of markers in a hand: R, C, E, then letter."""
    return KIND_ORDER.index(marker[0]), marker[1]


def shuffled(items: Sequence[str], below: Below) -> list[str]:
    """A random permutation (Fisher-Yates from the end)."""
    pool = list(items)
    for last in range(len(pool) - 1, 0, -1):
        other = below(last + 1)
        pool[last], pool[other] = pool[other], pool[last]
    return pool


def random_city(below: Below) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Piece and rotation for each of the six sectors (S1)."""
    order = tuple(int(piece) for piece in shuffled("012345", below))
    return order, tuple(below(3) for _ in range(6))


def is_valid_hand(hand: Sequence[Marker]) -> bool:
    """S4 for 3 and 4 players: every kind at least once, all letters different."""
    return {m[0] for m in hand} == set(KIND_ORDER) and len({m[1] for m in hand}) == len(hand)


def _random_deal(seats: int, below: Below) -> list[list[Marker]]:
    """One deal with the right kinds, letters unchecked: one of each kind, and with 3 seats one kind doubled by each."""
    doubled = shuffled(KIND_ORDER, below) if seats == 3 else []
    hands: list[list[Marker]] = [[] for _ in range(seats)]
    for kind in KIND_ORDER:
        letters = shuffled(LETTERS[kind], below)
        for seat in range(seats):
            hands[seat].append(kind + letters[seat])
        if doubled:
            hands[doubled.index(kind)].append(kind + letters[3])
    return hands


def deal(seats: int, variant: str, first: int, below: Below) -> list[list[Marker]]:
    """Markers per seat: a uniformly random deal among the valid ones (S4), or the printed sets (V3)."""
    if variant == FIXED:
        sets = FIXED_SETS[seats]
        hands = [list(sets[(seat - first) % seats]) for seat in range(seats)]
    elif seats == 2:
        turned = below(2)
        hands = [list(TWO_SEATS[seat ^ turned]) for seat in range(2)]
    else:
        hands = _random_deal(seats, below)
        while not all(map(is_valid_hand, hands)):
            hands = _random_deal(seats, below)
    return [sorted(hand, key=marker_order) for hand in hands]


def new_state(seats: int, variant: str, draw: Callable[[str, int], int], first: int | None = None) -> State:
    """A game ready for its first turn (S1-S5).

    Args:
        seats: 2 to 4.
        variant: one of `VARIANTS`.
        draw: (stream, bound) -> a number in range(bound); the streams are `city`, `first` and `deal`.
        first: the seat that begins; None draws it.
    """
    order, rotations = random_city(lambda bound: draw("city", bound))
    first = draw("first", seats) if first is None else first
    return State(
        seats=seats,
        variant=variant,
        order=order,
        rotations=rotations,
        hands=deal(seats, variant, first, lambda bound: draw("deal", bound)),
        lines=[Line() for _ in range(2 * seats)],
        first=first,
        station_points=[0] * seats,
        turns=[0] * seats,
        current=first,
    )


def _agrees(hint: Hint, hand: Sequence[Marker]) -> bool:
    return all(marker[1] in hint.letters for marker in hand if marker[0] == hint.kind)


def redeal_unseen(state: State, viewer: int | None, below: Below) -> list[list[Marker]]:
    """Unplaced markers per seat as `viewer` could believe them (V2): own hand kept, unseen letters redrawn.

    Uniform among the deals that keep every kind in its hand, S4 with the markers placed so far, and what the seats
    have shown by having no legal tunnel.

    Raises:
        BadSave: there is no such deal; the state cannot come from a game.
    """
    others = [seat for seat in range(state.seats) if seat != viewer]
    placed = [[p.marker for p in state.placed if p.seat == seat] for seat in range(state.seats)]
    unseen = {kind: [m[1] for seat in others for m in state.hands[seat] if m[0] == kind] for kind in KIND_ORDER}

    def dealt(letters: Mapping[str, Iterator[str]]) -> list[list[Marker]] | None:
        hands = [list(hand) for hand in state.hands]
        for seat in others:
            hands[seat] = sorted((m[0] + next(letters[m[0]]) for m in state.hands[seat]), key=marker_order)
        believable = all(is_valid_hand(hands[seat] + placed[seat]) for seat in others) and all(
            _agrees(hint, hands[hint.seat]) for hint in state.hints
        )
        return hands if believable else None

    for _ in range(DRAWS):
        if hands := dealt({kind: iter(shuffled(unseen[kind], below)) for kind in KIND_ORDER}):
            return hands
    orders = product(*(permutations(unseen[kind]) for kind in KIND_ORDER))
    every = [hands for order in orders if (hands := dealt(dict(zip(KIND_ORDER, map(iter, order)))))]
    if not every:
        raise BadSave("core-save-damaged")
    return every[below(len(every))]
