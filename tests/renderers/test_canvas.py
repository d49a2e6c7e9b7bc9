"""Shapes, numbers in cells, and the register of texts."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from renderers import laid
from renderers.canvas import Canvas, Label
from renderers.encode import finish, palette_of
from renderers.layers import Layer, Layers
from renderers.theme import SEATS, TABLE, WHITE


def blank() -> Canvas:
    return Canvas.blank(200, 100, TABLE)


def test_edges_are_soft_and_insides_exact() -> None:
    canvas = blank()
    canvas.disc((50.3, 50.7), 20, WHITE)
    assert canvas.drawn().getpixel((50, 50)) == WHITE
    assert canvas.drawn().getpixel((50, 80)) == TABLE
    assert len({canvas.drawn().getpixel((x, y)) for x in range(25, 75) for y in range(25, 75)}) > 5


@pytest.mark.parametrize("look", SEATS, ids=[look.shape for look in SEATS])
def test_every_seat_shape_is_drawn_in_its_colour(look) -> None:
    canvas = blank()
    canvas.shape(look.shape, (100, 50), 30, look.colour)
    assert canvas.drawn().getpixel((100, 50)) == look.colour


def test_seats_differ_in_colour_and_shape_and_letter() -> None:
    for part in ("colour", "shape", "letter"):
        assert len({getattr(look, part) for look in SEATS}) == len(SEATS)


def test_shapes_beyond_the_edge_are_cut() -> None:
    canvas = blank()
    canvas.disc((-30, 50), 20, WHITE)
    canvas.disc((-5, 50), 20, WHITE)
    assert canvas.drawn().getpixel((0, 50)) == WHITE


def test_digits_stand_in_cells() -> None:
    one, eight = blank(), blank()
    boxes = [canvas.number(f"{digit}5", (0, 0, 200, 100), 48, WHITE) for canvas, digit in ((one, 1), (eight, 8))]
    assert boxes[0][2] == boxes[1][2]


def test_texts_are_registered_with_their_room() -> None:
    canvas = blank()
    canvas.text("마당", (10, 10, 190, 90), 36, WHITE, align="right")
    (label,) = canvas.labels
    assert label.text == "마당"
    assert label.room == (10, 10, 190, 90)
    assert label.box[2] <= 190
    canvas.forget([(0, 0), (20, 0), (20, 100)])
    assert canvas.labels
    canvas.forget([(0, 0), (200, 0), (200, 100), (0, 100)])
    assert not canvas.labels


def test_included_texts_move_along() -> None:
    inner, outer = blank(), Canvas.blank(400, 400, TABLE)
    inner.sign("7", (50, 50), 36, WHITE, 60)
    outer.include(inner, 100, 200)
    assert outer.labels == [inner.labels[0].moved(100, 200)]


def test_layers_are_drawn_once_and_stay_within_their_budget() -> None:
    one = Layer.of(blank(), None).bytes
    layers, drawn = Layers(budget=one * 2), []

    def draw(name: str) -> Layer:
        return layers.get(name, lambda: drawn.append(name) or blank())

    for name in "abacab":
        draw(name)
    assert drawn == ["a", "b", "c", "b"]
    assert len(layers) == 2
    assert layers.bytes <= layers.budget


def test_a_layer_comes_back_as_it_was_drawn() -> None:
    canvas = blank()
    canvas.panel((20, 20, 180, 80), 0, SEATS[0].colour)
    canvas.text("7", (0, 0, 200, 100), 36, WHITE)
    palette = palette_of([canvas.drawn()], [TABLE, WHITE, SEATS[0].colour])
    for kept in (Layer.of(canvas, None), Layer.of(canvas, palette)):
        again = kept.canvas()
        assert again.labels == canvas.labels
        assert again.drawn().size == canvas.drawn().size
        assert again.drawn().getpixel((30, 30)) == SEATS[0].colour
        assert again.drawn().getpixel((5, 5)) == TABLE


def test_a_layer_is_never_drawn_on() -> None:
    layers = Layers()
    canvas = layers.get("city", blank).canvas()
    canvas.disc((50, 50), 20, WHITE)
    canvas.labels.append(Label("x", (0, 0, 1, 1), (0, 0, 1, 1), 22))
    again = layers.get("city", blank)
    assert again.canvas().drawn().getpixel((50, 50)) == TABLE
    assert again.labels == ()


def test_fixed_colours_come_out_exactly() -> None:
    chart = Image.linear_gradient("L").convert("RGB")
    fixed = [look.colour for look in SEATS]
    canvas = Canvas.blank(60, 10, TABLE)
    for number, colour in enumerate(fixed):
        canvas.fill((number * 10, 0, number * 10 + 10, 10), colour)
    picture = finish(canvas, palette_of([chart], [TABLE, *fixed]), "x.png", "x")
    shown = Image.open(io.BytesIO(picture.data)).convert("RGB")
    for number, colour in enumerate(fixed):
        got = shown.getpixel((number * 10 + 5, 5))
        assert isinstance(got, tuple)
        assert max(abs(a - b) for a, b in zip(got, colour)) <= 4


def test_a_cutout_leaves_what_lies_below_where_it_is_clear() -> None:
    """Whole or in parts, it is drawn alike; beyond the edge it is cut."""
    ring = Image.new("RGBA", (10, 10), (255, 0, 0, 0))
    ring.paste((0, 255, 0, 255), (2, 2, 8, 8))
    canvas = Canvas.blank(20, 20, (10, 20, 30))
    canvas.cutout(ring, ("ring", 10), 14, 4)
    shown = canvas.drawn()
    assert shown.getpixel((15, 5)) == (10, 20, 30)
    assert shown.getpixel((17, 7)) == (0, 255, 0)
    pane = laid.Pane.blank((16, 6, 20, 10))
    for one in canvas.laid:
        one.draw(canvas.size, (pane,))
    assert pane.image.tobytes() == shown.crop((16, 6, 20, 10)).tobytes()
