"""What the pictures need to know about people and language, beside the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.text.catalogue import Voice
from renderers.people import drawable


@dataclass(frozen=True, slots=True)
class Words:
    """Names and texts of one picture."""

    text: Voice
    names: tuple[str, ...]
    """By seat, as they can be drawn."""

    @classmethod
    def of(cls, text: Voice, names: Sequence[str]) -> Words:
        """With the names as they can be drawn."""
        return cls(text, drawable(names))

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key of this game's pictures (without its prefix)."""
        return self.text(f"pic-twilight_imperium-{key}", **args)

    def place(self, place: str) -> str:
        """What a planet is called, or a system by its position."""
        return self.text(f"twilight_imperium-place-{place}")

    def unit(self, kind: str) -> str:
        """What a type of unit is called."""
        return self.text(f"twilight_imperium-unit-{kind}")

    def faction(self, faction: str) -> str:
        """What a faction is called."""
        return self.text(f"twilight_imperium-faction-{faction}")

    def called(self, family: str, id: str | int) -> str:
        """What the game calls something else: `called("objective", "expand_borders")`.

        Args:
            family: card, component, does, model, objective, source or technology.
            id: which.
        """
        return self.text(f"twilight_imperium-{family}-{id}")

    def beside(self, family: str, id: str | int) -> str:
        """The English name that stands beside a Korean one (rules 2); empty where the names are English anyway."""
        if self.text.language == "en":
            return ""
        return Voice("en")(f"twilight_imperium-{family}-{id}")
