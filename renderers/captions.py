"""What the pictures of a game without packs need to know about people and language, beside the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from bot.text.catalogue import Voice
from renderers.people import drawable


@dataclass(frozen=True, slots=True)
class Captions:
    """Names and texts of one picture; a game says how it is called."""

    game: ClassVar[str] = ""

    text: Voice
    names: tuple[str, ...]
    """By seat, as they can be drawn."""

    @classmethod
    def of(cls, text: Voice, names: Sequence[str]) -> Self:
        """With the names as they can be drawn."""
        return cls(text, drawable(names))

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key of this game's pictures (without its prefix)."""
        return self.text(f"pic-{self.game}-{key}", **args)
