"""What the pictures need to know about people, cards and language, beside the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.the_dome.cards import Card, Pack, known
from bot.games.the_dome.view import DomeView
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
    costs: tuple[tuple[str, int, int], ...] = ()
    """The viewer's own cards that do not cost what is printed: card, x, y (D7)."""

    @classmethod
    def of(cls, text: Text, language: Language, pack: Pack, names: Sequence[str] = ()) -> Words:
        """With the names as they can be drawn."""
        return cls(text, language, pack, drawable(names))

    @classmethod
    def at(cls, view: DomeView, text: Text, language: Language, names: Sequence[str]) -> Words:
        """For the pack that a table plays."""
        return replace(cls.of(text, language, known(view.pack), names), costs=view.costs)

    def __call__(self, key: str, /, **args: object) -> str:
        """The words for a key of this game's pictures (without its prefix)."""
        return self.text(f"pic-the_dome-{key}", **args)

    def name(self, card: Card | str) -> str:
        """A card's name."""
        return getattr((self.pack[card] if isinstance(card, str) else card).name, self.language)

    def cost(self, card: Card) -> tuple[int, int]:
        """What a card costs its holder now: x taken from the pool, y to be in it."""
        return next(((x, y) for name, x, y in self.costs if name == card.id), card.cost)

    def effect(self, card: Card) -> str:
        """A card's text."""
        return getattr(card.text, self.language)

    def ruling(self, card: Card) -> str:
        """A card's remark, or nothing."""
        return getattr(card.note, self.language) if card.note else ""
