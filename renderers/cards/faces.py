"""Faces of cards: their size, the frame they share, and the layers they are kept in.

A face is drawn once for each pack, card, language and size. What stands on it is each game's own
(`renderers/project_mine/cards.py`, `renderers/the_dome/cards.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from PIL import Image

from bot.core.cards.shelf import Pack
from bot.text.catalogue import Language, Voice
from renderers.canvas import Box, Canvas, Spot
from renderers.cards.prose import Prose, Setter
from renderers.cards.words import CardWords
from renderers.layers import Layer, shared
from renderers.letters import ELLIPSIS, Fitted, fit, line_height
from renderers.theme import INK, SMALLEST, TABLE, Colour

WIDTH: Final = 372
HEIGHT: Final = 500
"""Of a card at scale 1, in pixels."""
RADIUS: Final = 24
NAME: Final = 82
"""Rows of the name."""
TITLES: Final = (40, 36, 34, 32, 30, 28)
"""Sizes of a name at scale 1, the largest first."""
ONE_LINE: Final = 34
"""From this size on a name has one line."""

Band = tuple[int, int, int]
"""How high a scene may be with how large a text (largest, smallest), at scale 1."""

W = TypeVar("W", bound=CardWords[Any])


def size(scale: float) -> tuple[int, int]:
    """Width and height of a card in pixels."""
    return round(WIDTH * scale), round(HEIGHT * scale)


@dataclass(frozen=True, slots=True)
class Faces(Generic[W]):
    """The faces of one game's cards."""

    words: type[W]
    paint: Callable[[W, Any, float, Colour], Canvas]
    """Draws a design at a scale, its corners in the colour of the ground."""
    colours: Callable[[], Image.Image]
    """The palette of the game's pictures."""

    def face(
        self, pack: Pack[Any, Any], card: str, language: Language, scale: float = 1.0, ground: Colour = TABLE
    ) -> Layer:
        """A card's face from the cache; its corners show the ground it will lie on."""
        key = (self.words.game, "card", pack.sha, card, language, scale, ground)
        words = self.words.of(Voice(language), language, pack)
        return shared.get(key, lambda: self.paint(words, pack[card], scale, ground), self.colours())

    def lay(
        self, canvas: Canvas, pack: Pack[Any, Any], card: str, language: Language, spot: Spot, scale: float = 1.0
    ) -> None:
        """Put a card's face on a picture, its top left corner at a spot, with its shadow."""
        x, y = round(spot[0]), round(spot[1])
        width, height = size(scale)
        canvas.panel((x + 3, y + 6, x + width + 3, y + height + 6), RADIUS * scale, INK, opacity=0.45)
        canvas.include(self.face(pack, card, language, scale).canvas(), x, y)


def blank(scale: float, ground: Colour, rim: float, edges: tuple[Colour, Colour], paper: Colour) -> Canvas:
    """A card with nothing on it.

    Args:
        rim: width of its border in pixels.
        edges: colours of the border, its outermost pixels first.
        paper: what is within.
    """
    width, height = size(scale)
    canvas = Canvas.blank(width, height, ground)
    radius = RADIUS * scale
    canvas.panel((0, 0, width, height), radius, edges[0])
    canvas.panel((2 * scale, 2 * scale, width - 2 * scale, height - 2 * scale), radius - 2 * scale, edges[1])
    canvas.panel((rim, rim, width - rim, height - rim), radius - rim, paper)
    return canvas


def head(canvas: Canvas, scale: float, rim: float, plate: Colour) -> None:
    """The plate that the name stands on; `rim` in pixels at scale 1."""
    width, _ = size(scale)
    at, name = rim * scale, NAME * scale
    canvas.panel((at, at, width - at, at + name), (RADIUS - rim) * scale, plate)
    canvas.panel((at, at + name / 2, width - at, at + name), 0, plate)


def title(name: str, room: Box, scale: float, tall: float = NAME) -> Fitted:
    """A card's name as large as it goes into its room: no word of it broken, if that can be.

    Args:
        tall: pixels at scale 1 that two lines may take.
    """
    fitted = None
    for step in TITLES:
        pixels = max(SMALLEST, round(step * scale))
        most = 1 if step >= ONE_LINE or 2 * line_height(pixels) > tall * scale else 2
        fitted = fit(name, int(room[2] - room[0]), pixels, "Bold", most, 0)
        shown = " ".join(fitted.lines).split()
        if not fitted.lines[-1].endswith(ELLIPSIS) and all(word in shown for word in name.split()):
            break
    assert fitted is not None
    return fitted


def settle(
    setter: Setter, text: str, bands: Sequence[Band], scale: float, width: int, room: float
) -> tuple[Prose, int]:
    """A card's text and the height of its scene in pixels: the text gets what it needs first.

    Args:
        bands: from the highest scene to the lowest.
        width: of the text in pixels.
        room: pixels that the scene and the text share.
    """
    prose, scene = None, 0
    for band, largest, smallest in bands:
        scene = round(band * scale)
        prose = setter.fitted(text, width, round(room - scene), scale, largest, smallest)
        if not prose.cut:
            break
    assert prose is not None
    return prose, scene
