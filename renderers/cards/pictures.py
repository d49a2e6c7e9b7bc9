"""The pictures that every card game has, finished: the board, choices, a question about a card, a card, a lesson.

What is drawn of what stands with each game (`renderers/project_mine/__init__.py` and its like): there its views have
their types, by which drawings travel (`renderers/drawings.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from bot.core.cards.shelf import Pack
from bot.text.catalogue import Language, Voice
from renderers.canvas import Canvas
from renderers.cards import asked
from renderers.cards.asked import Means
from renderers.cards.faces import Faces
from renderers.cards.lessons import LEGEND
from renderers.cards.marks import Mark
from renderers.cards.words import CardWords
from renderers.encode import Picture, finish

W = TypeVar("W", bound=CardWords[Any])
SENTENCES = (1, 2, 3)
"""Numbers of what a lesson says."""


@dataclass(frozen=True, slots=True)
class CardPictures(Generic[W]):
    """How one card game draws them."""

    faces: Faces[W]
    built_in: Callable[[], Pack[Any, Any]]
    table: Callable[[Any, W, int | None, bool], Canvas]
    """Draws the board: the view, whose side is one's own, whether what has changed is lit."""
    told: Callable[[Any, W], str]
    """The board in words."""
    choices: Callable[[Any, int, Sequence[Mark], W], Canvas]
    """Draws a seat's numbered choices."""
    looked_up: Callable[[W, str], Canvas]
    """Draws a card that is looked up."""
    taught: Callable[[Any, W], Canvas]
    """Draws a lesson."""
    means: Callable[[Any, int], Means]
    """What draws what a seat has to work with."""
    means_height: int
    rim: float = 3
    """Of the numbers of choices, in pixels."""

    def words(self, view: Any, names: Sequence[str], language: Language, text: Voice | None = None) -> W:
        """Names, cards and texts of one picture of a table."""
        return self.faces.words.at(view, text or Voice(language), language, names)

    def apart(self, pack: str, language: Language, text: Voice | None = None) -> W:
        """Cards and language of a picture that belongs to no table; of the built-in pack where none is named."""
        words = self.faces.words
        return words.of(text or Voice(language), language, words.known(pack) if pack else self.built_in())

    def finish(self, canvas: Canvas, name: str, alt: str) -> Picture:
        """A finished picture; its file is called after the game and `name`."""
        game = self.faces.words.game
        return finish(canvas, self.faces.colours(), f"{game}-{name}.png" if name else f"{game}.png", alt)

    def board(self, view: Any, words: W, viewer: int | None, glow: bool) -> Picture:
        """The whole table."""
        return self.finish(self.table(view, words, viewer, glow), "", self.told(view, words))

    def move(self, view: Any, seat: int, marks: Sequence[Mark], words: W) -> Picture:
        """A seat's numbered choices."""
        alt = words("alt-move", name=words.names[seat], count=len(marks))
        return self.finish(self.choices(view, seat, marks, words), "move", alt)

    def asked(self, view: Any, seat: int, card: str, answers: Sequence[tuple[str, str]], words: W) -> Picture:
        """A question about one card.

        Raises:
            KeyError: no such card.
        """
        told = ", ".join(f"{label} {said}" for label, said in answers)
        alt = words("alt-asked", card=words.name(card), answers=told)
        means = self.means(view, seat)
        canvas = asked.paint(self.faces, words, seat, card, answers, means, self.means_height, self.rim)
        return self.finish(canvas, "asked", alt)

    def card(self, name: str, words: W) -> Picture:
        """A card that is looked up.

        Raises:
            KeyError: no such card.
        """
        found = words.pack[name]
        alt = words("alt-card", card=words.name(found), text=words.effect(found))
        return self.finish(self.looked_up(words, name), name, alt)

    def lesson(self, name: Any, words: W) -> Picture:
        """A picture that teaches; of the legend, what its signs mean is told, of others what they say."""
        canvas = self.taught(name, words)
        if name == LEGEND:
            alt = ", ".join(label.text.replace("\n", " ") for label in canvas.labels if len(label.text) > 2)
        else:
            alt = " ".join(words(f"lesson-{name}-{number}") for number in SENTENCES)
        return self.finish(canvas, name, alt)
