"""What the pictures need to know about people, cards and language, beside the view."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from bot.games.the_dome.cards import Card, Pack, known
from bot.games.the_dome.view import DomeView
from bot.text.catalogue import Language, Voice
from renderers.cards import words


@dataclass(frozen=True, slots=True)
class Words(words.CardWords[Pack]):
    """Names, cards, texts and costs of one picture."""

    game: ClassVar[str] = "the_dome"

    costs: tuple[tuple[str, int, int], ...] = ()
    """The viewer's own cards that do not cost what is printed: card, x, y (D7)."""

    @classmethod
    def known(cls, sha: str) -> Pack:
        """The pack of that SHA-256."""
        return known(sha)

    @classmethod
    def at(cls, view: DomeView, text: Voice, language: Language, names: Sequence[str]) -> Self:
        """For the pack that a table plays."""
        return replace(cls.of(text, language, known(view.pack), names), costs=view.costs)

    def cost(self, card: Card) -> tuple[int, int]:
        """What a card costs its holder now: x taken from the pool, y to be in it."""
        return next(((x, y) for name, x, y in self.costs if name == card.id), card.cost)
