"""Pictures of which only what has changed is drawn: the same to the byte as drawn whole, less work, bounded memory."""

from __future__ import annotations

import io
import os
import struct
import zlib
from collections.abc import Sequence
from dataclasses import fields, replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from renderers import bands, encode
from renderers.bands import COLUMNS, ROWS, Band, Bands
from renderers.canvas import Canvas
from renderers.encode import Picture, finish, palette_of
from renderers.laid import OUTLINES, Area, Bunch, CleanShape, Corner, Filled, Pane, Size, Writing, overlap
from renderers.sheets import Sheet, Still
from renderers.theme import SEATS, TABLE, WHITE
from tests.renderers.whole import draw, views

POSITIONS = 1000 if os.environ.get("MADANG_PROVE") else 72
"""Of each game; more than 200 in all."""
PALETTE = palette_of([Image.linear_gradient("L").convert("RGB")], [TABLE, WHITE, *(look.colour for look in SEATS)])


def pixels_of(picture: Picture) -> bytes:
    image = Image.open(io.BytesIO(picture.data))
    assert (image.format, image.mode, image.size) == ("PNG", "P", (picture.width, picture.height))
    return image.tobytes()


def some(size: Size = (400, 300)) -> Canvas:
    canvas = Canvas.blank(*size, TABLE)
    canvas.panel((20, 20, size[0] - 20, size[1] - 20), 30, SEATS[0].colour)
    canvas.text("여명의 제국", (40, 40, 360, 120), 52, WHITE)
    return canvas


# --- the same as drawn whole ------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("game", ["metromania", "project_mine", "the_dome"])
def test_boards_drawn_in_part_are_those_drawn_whole(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every position of random games: what is drawn onto what is known has the pixels of all drawn at once."""
    whole: list[bytes] = []

    def watched(canvas: Canvas, palette: Image.Image, *rest: Any) -> list[Band]:
        whole.append(canvas.drawn().quantize(palette=palette, dither=Image.Dither.NONE).tobytes())
        return bands.bands_of(canvas, palette, *rest)

    monkeypatch.setattr(encode, "bands_of", watched)
    left, seed = POSITIONS, 0
    while left:
        for seats in (2, 3, 4):
            played = views(game, seats, seed)
            many = min(left, -(-POSITIONS // 3), len(played))
            # One after the other, as at a table: of two people the beginning, of three the middle, of four the end.
            first = (len(played) - many) * (seats - 2) // 2
            for number, view in enumerate(played[first : first + many], first):
                picture = draw(game, view, ("ko", "en")[seed % 2])
                assert pixels_of(picture) == whole.pop(), (game, seats, seed, number)
            left -= many
        seed += 1


def test_a_file_is_the_same_whatever_was_drawn_before(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = views("the_dome", 2, 7)[10:30]
    warm = [draw("the_dome", view).data for view in shown]
    bands.shared.clear()
    back = [draw("the_dome", view).data for view in reversed(shown)]
    assert back[::-1] == warm
    monkeypatch.setattr(bands.shared, "budget", 0)
    bands.shared.clear()
    assert [draw("the_dome", view).data for view in shown[:5]] == warm[:5]


# --- only what has changed --------------------------------------------------------------------------------------------


class Counted:
    """A piece that counts the pixels it is drawn on."""

    def __init__(self, size: Size) -> None:
        self.area: Area = (0, 0, *size)
        self.told = ("counted",)
        self.pixels = 0

    def draw(self, size: Size, panes: Sequence[Pane]) -> None:
        self.pixels += sum(pane.image.width * pane.image.height for pane in panes)


def drawn_pixels(kept: Bands, *discs: tuple[int, int], size: Size = (400, 300)) -> int:
    """How much is drawn of a picture with some discs on it."""
    canvas, counted = some(size), Counted(size)
    canvas.laid.insert(1, counted)
    for centre in discs:
        canvas.disc(centre, 10, WHITE)
    finish(canvas, PALETTE, "x.png", "x", kept)
    return counted.pixels


def test_only_tiles_that_no_picture_has_shown_are_drawn() -> None:
    kept = Bands()
    assert drawn_pixels(kept) == 400 * 300
    assert drawn_pixels(kept) == 0
    near = drawn_pixels(kept, (120, 80))
    assert 0 < near <= 4 * ROWS * COLUMNS
    assert drawn_pixels(kept, (120, 80), (300, 200)) <= 4 * ROWS * COLUMNS
    assert drawn_pixels(kept, (300, 200)) == 0, "both halves are known, from two pictures"
    assert drawn_pixels(kept, (300, 200), size=(400, 332)) == 400 * 332, "another size is another picture"


def test_pieces_in_another_order_are_drawn_anew() -> None:
    kept = Bands()
    pictures: list[bytes] = []
    for colours in ((0, 1), (1, 0)):
        canvas = some()
        for seat in colours:
            canvas.disc((200, 200), 30, SEATS[seat].colour)
        pictures.append(pixels_of(finish(canvas, PALETTE, "x.png", "x", kept)))
    assert pictures[0] != pictures[1]


def test_a_board_after_one_more_answer_is_mostly_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """Over a game, the middle board is drawn for less than a third; no clock is asked."""
    drawn: list[float] = []
    original = bands._draw

    def watched(canvas: Canvas, palette: Image.Image, areas: list[Area]) -> Any:
        drawn.append(sum((a[2] - a[0]) * (a[3] - a[1]) for a in areas) / (canvas.width * canvas.height))
        return original(canvas, palette, areas)

    monkeypatch.setattr(bands, "_draw", watched)
    bands.shared.clear()
    for view in views("metromania", 2, 3)[:40]:
        draw("metromania", view)
    assert drawn[0] == 1
    assert sorted(drawn[1:])[len(drawn) // 2] < 1 / 3


# --- every piece keeps to its area and tells all ----------------------------------------------------------------------

numbers = st.floats(-60, 260, allow_nan=False, width=32)
spots = st.tuples(numbers, numbers)
lengths = st.floats(1, 60, width=32)


@settings(max_examples=80, deadline=None)
@given(spot=spots, other=spots, third=spots, length=lengths, kind=st.sampled_from(sorted(OUTLINES)), soft=st.booleans())
def test_shapes_keep_to_their_area(spot, other, third, length, kind, soft) -> None:
    canvas = Canvas.blank(200, 200, TABLE)
    more = {"opacity": 0.5, "blur": 3.0} if soft else {}
    if kind == "polygons":
        canvas.polygon([spot, other, third], WHITE, **more)
    elif kind == "disc":
        canvas.disc(spot, length, WHITE, **more)
    elif kind == "stroke":
        canvas.stroke([spot, other, third], length, WHITE, **more)
    else:
        box = (min(spot[0], other[0]), min(spot[1], other[1]), max(spot[0], other[0]) + 2, max(spot[1], other[1]) + 2)
        canvas.panel(box, min(length, 20), WHITE, **more)
    keeps_to_area(canvas)


@settings(max_examples=60, deadline=None)
@given(
    text=st.text(st.sampled_from("가힣Wjg…永한글 0,()ÅÇ|_"), min_size=1, max_size=8),
    size=st.sampled_from((22, 36, 84)),
    weight=st.sampled_from(("Regular", "Bold")),
    x=st.integers(-40, 220),
    y=st.integers(-20, 220),
)
def test_texts_keep_to_their_area(text, size, weight, x, y) -> None:
    for way in ("text", "number", "sign"):
        canvas = Canvas.blank(200, 200, TABLE)
        if way == "sign":
            canvas.sign(text, (x, y), size, WHITE, 60)
        else:
            getattr(canvas, way)(text, (x, y, x + 400, y + 100), size, WHITE, weight=weight)
        keeps_to_area(canvas)


def keeps_to_area(canvas: Canvas) -> None:
    for one in canvas.laid[1:]:
        pane = Pane.blank((0, 0, *canvas.size))
        one.draw(canvas.size, (pane,))
        found = pane.image.getbbox()
        if found:
            assert overlap(found, one.area) == found, (one, found)


def test_whatever_changes_a_piece_changes_what_it_tells() -> None:
    """A field that is not told would leave old pixels standing."""
    canvas = some()
    shape = next(one for one in canvas.laid if isinstance(one, CleanShape))
    writing = next(one for one in canvas.laid if isinstance(one, Writing))
    sheet = Sheet(Still(Image.new("RGB", (9, 9))), 3, 4, (3, 4, 12, 13))
    others = {
        "kind": "disc", "at": ((9.0, 9.0), 4.0), "fill": (1, 2, 3), "opacity": 0.4, "blur": 1.5, "area": (1, 2, 3, 4),
        "lines": ((9, 9, "x"),), "size": 99, "weight": "Bold", "which": 3, "outside": (1, 2, 3), "left": 7, "top": 8,
        "source": Still(Image.new("RGB", (9, 9), WHITE)), "shapes": ((shape, (0, 0, 1, 1)),),
    }  # fmt: skip
    # Where shapes and texts may reach follows from what they are.
    follows = {CleanShape: {"area"}, Writing: {"area"}, Sheet: {"area"}, Bunch: {"area"}}
    corner, together = Corner((0, 0, 5, 5), 1, WHITE), Bunch((), (0, 0, 5, 5))
    for piece in (shape, writing, sheet, Filled((0, 0, 5, 5), WHITE), corner, together):
        for field in fields(piece):
            changed = replace(piece, **{field.name: others[field.name]})
            assert (changed.told != piece.told) != (field.name in follows.get(type(piece), ())), (piece, field.name)


# --- files and memory -------------------------------------------------------------------------------------------------


def chunks(data: bytes) -> list[tuple[bytes, bytes]]:
    found, at = list[tuple[bytes, bytes]](), 8
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at)
        kind, body = data[at + 4 : at + 8], data[at + 8 : at + 8 + length]
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + body),)
        found.append((kind, body))
        at += 12 + length
    return found


@pytest.mark.parametrize("size", [(1, 1), (79, 31), (80, 32), (81, 33), (640, 1000)])
def test_files_are_whole_and_their_sums_right(size: Size) -> None:
    picture = finish(Canvas.blank(*size, WHITE), PALETTE, "x.png", "x", Bands())
    assert [kind for kind, _ in chunks(picture.data)] == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    rows = zlib.decompress(dict(chunks(picture.data))[b"IDAT"])  # compares the sum
    assert len(rows) == (size[0] + 1) * size[1]
    assert not any(rows[:: size[0] + 1]), "no row is filtered"
    shown = Image.open(io.BytesIO(picture.data)).convert("RGB")
    assert shown.size == size
    assert [count for count, _ in shown.getcolors() or ()] == [size[0] * size[1]]


@settings(deadline=None)
@given(st.lists(st.binary(max_size=3000), max_size=5))
def test_sums_of_bands_make_the_sum_of_the_file(parts: list[bytes]) -> None:
    total = 1
    for part in parts:
        total = encode._adler_of_both(total, zlib.adler32(part), len(part))
    assert total == zlib.adler32(b"".join(parts))


def test_bands_stay_within_their_budget_and_the_latest_stay() -> None:
    kept = Bands()
    drawn_pixels(kept)
    one = kept.bytes
    kept = Bands(budget=one * 2)
    for number in range(12):
        drawn_pixels(kept, (30 * number + 20, 150))
        assert 0 < kept.bytes <= kept.budget
    assert drawn_pixels(kept, (350, 150)) == 0
    assert drawn_pixels(kept, (20, 150)) > 0, "the first were dropped, and their tiles with them"
    assert len(kept._holding) <= sum(len(band.tiles) for band in kept._kept.values())
    kept.clear()
    assert (kept.bytes, len(kept), len(kept._holding)) == (0, 0, 0)
