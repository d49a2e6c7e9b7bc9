"""What the pictures need to know about people and language, beside the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from renderers.letters import clean
from renderers.people import Text
from renderers.theme import SEATS


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
