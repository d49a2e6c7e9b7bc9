"""What holds for every game's pictures: texts keep to their room and off each other, lessons say all they have to."""

from __future__ import annotations

from itertools import combinations

from renderers.canvas import Box
from renderers.encode import Picture
from renderers.theme import PANEL_WIDTH, SMALLEST, WIDTH

HEAVIEST = 400_000
"""Bytes of a picture."""
TALLEST = 2000


def within(box: Box, room: Box, aside: float, down: float) -> bool:
    """Whether a box lies in another, give or take some pixels."""
    wide = box[0] >= room[0] - aside and box[2] <= room[2] + aside
    return wide and box[1] >= room[1] - down and box[3] <= room[3] + down


def labels_of(picture: Picture) -> list[str]:
    """The texts of a picture, each on one line."""
    return [label.text.replace("\n", " ") for label in picture.labels]


def keeps_to_rooms(picture: Picture) -> None:
    """No text is too small, leaves its room or leaves the picture."""
    assert picture.labels
    for label in picture.labels:
        assert label.size >= SMALLEST, label
        assert within(label.box, (0, 0, picture.width, picture.height), 0, 0), label
        # Ink may stand a hair over its advance, and a descender below its line.
        assert within(label.box, label.room, 3, 8), label


def keeps_apart(picture: Picture, down: float = 2) -> None:
    """No text lies on another.

    Args:
        down: pixels a text may reach into the next line; lines of a card's text stand close, and a descender does.
    """
    for one, other in combinations(picture.labels, 2):
        across = min(one.box[2], other.box[2]) - max(one.box[0], other.box[0])
        under = min(one.box[3], other.box[3]) - max(one.box[1], other.box[1])
        assert across <= 1 or under <= down, (one, other)


def has_size(picture: Picture, tallest: int = TALLEST) -> None:
    """As wide as a board or a panel, and neither too tall (in pixels) nor too heavy."""
    assert picture.width in (WIDTH, PANEL_WIDTH)
    assert picture.height <= tallest
    assert len(picture.data) < HEAVIEST


def says_all_its_sentences(picture: Picture) -> None:
    """Everything in a lesson's alternative text is on the picture, and nothing is cut."""
    shown = " ".join(labels_of(picture))
    assert all(word.rstrip(",") in shown for word in picture.alt.split())
    assert "…" not in shown
