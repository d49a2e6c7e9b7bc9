"""What the pictures need to know about people, cards and language, beside the view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.games.project_mine.cards import Pack, known
from renderers.cards import words


@dataclass(frozen=True, slots=True)
class Words(words.CardWords[Pack]):
    """Names, cards and texts of one picture."""

    game: ClassVar[str] = "project_mine"

    @classmethod
    def known(cls, sha: str) -> Pack:
        """The pack of that SHA-256."""
        return known(sha)
