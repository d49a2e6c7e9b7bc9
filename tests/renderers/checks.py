"""What holds for every game's pictures: texts keep to their room and off each other, lessons say all they have to."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from renderers.canvas import Box
from renderers.cards import faces
from renderers.encode import Picture
from renderers.theme import PANEL_WIDTH, SMALLEST, WIDTH
from tests.renderers.calls import Drawn

HEAVIEST = 400_000
"""Bytes of a picture."""
TALLEST = 2000
UPRIGHT = 2600
"""Rows of a sheet that fills a phone held upright, which is 13 high where it is 6 wide."""


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


def lie_apart(boxes: Sequence[Box], width: float, height: float) -> None:
    """Things lie within a picture of that size and not on each other."""
    for left, top, right, bottom in boxes:
        assert left >= 0
        assert top >= 0
        assert right <= width
        assert bottom <= height
    for a, b in combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], (a, b)


def cards_apart(calls: Sequence[Drawn], picture: Picture) -> None:
    """The same of cards, by the calls that laid them (`spot`, `scale`)."""
    boxes: list[Box] = []
    for one in calls:
        width, height = faces.size(one.scale)
        boxes.append((one.spot[0], one.spot[1], one.spot[0] + width, one.spot[1] + height))
    lie_apart(boxes, picture.width, picture.height)


def begins(texts: Sequence[str], whole: str) -> bool:
    """Whether a text or its beginning, cut where there was no more room, stands there."""
    plain = whole.replace(" ", "")
    said = [text.replace(" ", "") for text in texts]
    return any(text == plain or (len(text) > 1 and plain.startswith(text.rstrip("…"))) for text in said)
