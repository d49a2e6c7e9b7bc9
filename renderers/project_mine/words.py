"""What the pictures need to know about people, cards and language, beside the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.project_mine.cards import Card, Pack, known
from bot.games.project_mine.view import MineView
from bot.text.catalogue import Language
from renderers.people import Text, drawable


@dataclass(frozen=True, slots=True)
class Words:
    """Names, cards and texts of one picture."""

    text: Text
    language: Language
    pack: Pack
    names: tuple[str, ...] = ()
    """By seat, as they can be drawn."""

    @classmethod
    def of(cls, text: Text, language: Language, pack: Pack, names: Sequence[str] = ()) -> Words:
        """With the names as they can be drawn."""
        return cls(text, language, pack, drawable(names))

    @classmethod
    def at(cls, view: MineView, text: Text, language: Language, names: Sequence[str]) -> Words:
        """For the pack that a table plays."""
        return cls.of(text, language, known(view.pack), names)

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key of this game's pictures (without its prefix)."""
        return self.text(f"pic-project_mine-{key}", **args)

    def name(self, card: Card | str) -> str:
        """A card's name."""
        return getattr((self.pack[card] if isinstance(card, str) else card).name, self.language)

    def effect(self, card: Card) -> str:
        """A card's text."""
        return getattr(card.text, self.language)

    def ruling(self, card: Card) -> str:
        """A card's remark, or nothing."""
        return getattr(card.note, self.language) if card.note else ""
