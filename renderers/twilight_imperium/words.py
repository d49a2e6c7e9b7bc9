"""What Twilight Imperium's pictures say, and what its things are called on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from bot.text.catalogue import Voice
from renderers.captions import Captions


class Words(Captions):
    """See `Captions`."""

    __slots__ = ()

    game: ClassVar[str] = "twilight_imperium"

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

    def owned(self, copied: Mapping[str, str], one: str) -> str:
        """A technology that somebody has; behind the text of another's stands the letter of the card that has it.

        Args:
            copied: of the player, card -> technology.
            one: id.
        """
        letter = next((token[-1].upper() for token, text in copied.items() if text == one), "")
        name = self.called("technology", one)
        return f"{name} · {letter}" if letter else name

    def beside(self, family: str, id: str | int) -> str:
        """The English name that stands beside a Korean one (rules 2); empty where the names are English anyway."""
        if self.text.language == "en":
            return ""
        return Voice("en")(f"twilight_imperium-{family}-{id}")
