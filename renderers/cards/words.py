"""What the pictures of a card game need to know about people, cards and language, beside the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

from bot.core.cards.records import Design
from bot.core.cards.shelf import Pack
from bot.text.catalogue import Language, Voice
from renderers.people import drawable

P = TypeVar("P", bound=Pack[Any, Any])


@dataclass(frozen=True, slots=True)
class CardWords(Generic[P]):
    """Names, cards and texts of one picture; a game says how it is called and how its packs are found."""

    game: ClassVar[str] = ""

    text: Voice
    language: Language
    pack: P
    names: tuple[str, ...] = ()
    """By seat, as they can be drawn."""

    @classmethod
    def known(cls, sha: str) -> P:
        """The pack of that SHA-256.

        Raises:
            PackError: nobody has seen it.
        """
        raise NotImplementedError

    @classmethod
    def of(cls, text: Voice, language: Language, pack: P, names: Sequence[str] = ()) -> Self:
        """With the names as they can be drawn."""
        return cls(text, language, pack, drawable(names))

    @classmethod
    def at(cls, view: Any, text: Voice, language: Language, names: Sequence[str]) -> Self:
        """For the pack that a table plays; `view` is of the game."""
        return cls.of(text, language, cls.known(view.pack), names)

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key of this game's pictures (without its prefix)."""
        return self.text(f"pic-{self.game}-{key}", **args)

    def name(self, card: Design | str) -> str:
        """A card's name."""
        return getattr((self.pack[card] if isinstance(card, str) else card).name, self.language)

    def effect(self, card: Design) -> str:
        """A card's text."""
        return getattr(card.text, self.language)

    def ruling(self, card: Design) -> str:
        """A card's remark, or nothing."""
        return getattr(card.note, self.language) if card.note else ""
