"""What the pictures need to know about people and language, beside the view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from renderers.letters import ELLIPSIS, Fitted, Weight, advance, clean, fit
from renderers.theme import SEATS


class Text(Protocol):
    """A catalogue in one language: a key and its arguments in, words out."""

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key."""
        ...


@dataclass(frozen=True, slots=True)
class Words:
    """Names and texts of one picture."""

    text: Text
    names: tuple[str, ...]
    """By seat, as they can be drawn."""

    @classmethod
    def of(cls, text: Text, names: Sequence[str]) -> Words:
        """Clean the names: what the font lacks is dropped, and a name of nothing else becomes the seat's letter."""
        return cls(text, tuple(clean(name, SEATS[seat].letter) for seat, name in enumerate(names)))

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key of this game's pictures (without its prefix)."""
        return self.text(f"pic-metromania-{key}", **args)


def fit_name(
    make: Callable[[str], str], name: str, width: int, size: int, weight: Weight = "Bold", shrink: int = 1
) -> Fitted:
    """A sentence with a name in it on one line; if it is too long, the name is cut and the rest kept.

    Args:
        make: the sentence for a name.
        width: room in pixels.
    """
    whole = fit(make(name), width, size, weight, 1, shrink)
    if not whole.lines[0].endswith(ELLIPSIS):
        return whole
    for length in range(len(name) - 1, 0, -1):
        line = make(name[:length].rstrip() + ELLIPSIS)
        if advance(line, whole.size, weight) <= width:
            return Fitted((line,), whole.size, weight)
    return whole
