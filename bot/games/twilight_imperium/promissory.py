"""Where promissory notes lie, and who can know it: plain data (rules 20, 31, 32)."""

from __future__ import annotations

from msgspec import Struct


class PromissoryNotes(Struct, omit_defaults=True):
    """The promissory notes of a table. A note is called `KIND:SEAT`, the seat being its issuer's (PN1).

    Args:
        dealt: all of this table, whose issuer is still in the game.
        hands: by seat, notes held in secret; how many there are is public (PN2).
        areas: by seat, notes that lie open before it.
        may: note that is in a hand -> seats that may hold it, for all that everybody knows.
        known: by seat, what it knows better than everybody, because it gave or got the note: as `may`.
    """

    dealt: list[str] = []
    hands: list[list[str]] = []
    areas: list[list[str]] = []
    may: dict[str, list[int]] = {}
    known: list[dict[str, list[int]]] = []
