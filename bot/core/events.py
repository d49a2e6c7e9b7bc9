"""What happened, as data. Text is made late, per viewer and language (design 2.9)."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Event(Struct, gc=False, frozen=True, omit_defaults=True):
    """One thing that happened.

    Args:
        key: catalogue key of the full text. Keys are part of the save format: never rename one.
        args: its arguments; an argument named `seat` or ending in `_seat` is a seat index.
        seen_by: seats that may read the full text; None means everybody.
        public_key: what all others read instead; None means they read nothing.
        public_args: arguments of the public text.
        reveals: a hidden thing became known to somebody by this, so it bars free undo (design 2.10).
        replies: what somebody had ordered in secret answers who asked. It bars no undo, or those who read nothing of it
            could tell by whom they would have to ask.
    """

    key: str
    args: dict[str, Any] = {}
    seen_by: tuple[int, ...] | None = None
    public_key: str | None = None
    public_args: dict[str, Any] = {}
    reveals: bool = False
    replies: bool = False

    def seen(self, seat: int | None) -> tuple[str, dict[str, Any]] | None:
        """What `seat` (None: a spectator) may read: (key, args), or None."""
        if self.seen_by is None or (seat is not None and seat in self.seen_by):
            return self.key, self.args
        return None if self.public_key is None else (self.public_key, self.public_args)


class Chance(Struct, gc=False, frozen=True):
    """Random numbers taken from one stream in one go, in order.

    Args:
        stream: name of the stream.
        counter: index of the first 8-byte word used.
        bounds: exclusive upper bound of each number.
        results: the numbers, `0 <= results[i] < bounds[i]`.
    """

    stream: str
    counter: int
    bounds: tuple[int, ...]
    results: tuple[int, ...]


class Entry(Struct, gc=False, frozen=True, omit_defaults=True):
    """One line of the append-only log: a way in, and all that followed from it.

    Args:
        kind: `start`, `answer`, `elapse` or `concede`.
        seat: who; None for `start` and for time.
        slot: which question of that seat.
        choice: the answer as given, or the token of time.
        events: what happened, in order.
        draws: random numbers used; hidden until the end of the game (design 2.7).
        order: a standing answer that changed nothing but the seat's standing orders; undo passes it over (design 2.10).
        gathered: an answer to a question that several seats answer in secret; nothing that others see may tell whose it
            was (design 2.6).
        kept: such an answer that could still be changed after it: everybody else saw nothing of it.
        late: it was given for a seat whose time was over; only all together take it back (asynchronous C10).
        planned: its seat had planned it, and was not there (asynchronous L3).
    """

    kind: str
    seat: int | None = None
    slot: str = ""
    choice: Any = None
    events: tuple[Event, ...] = ()
    draws: tuple[Chance, ...] = ()
    order: bool = False
    gathered: bool = False
    kept: bool = False
    late: bool = False
    planned: bool = False

    @property
    def bars_undo(self) -> bool:
        """Whether going back before this entry would undo a draw or a hidden thing seen."""
        return bool(self.draws) or any(event.reveals for event in self.events)
