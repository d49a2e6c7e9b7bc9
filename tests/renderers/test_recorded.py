"""The recording that tests of pictures lean on: nothing that is laid on a canvas is missing from it."""

from __future__ import annotations

import pytest

from renderers.bands import Bands
from renderers.canvas import Canvas
from renderers.encode import Picture, finish
from renderers.layers import Layers
from renderers.theme import SEATS, TABLE, WHITE
from tests.renderers import losing
from tests.renderers.recorded import on, recorded
from tests.renderers.test_bands import PALETTE


def everything() -> Canvas:
    canvas = Canvas.blank(300, 200, TABLE)
    canvas.disc((50, 60), 20, WHITE, opacity=0.5)
    canvas.stroke([(10, 10), (90, 10)], 6, SEATS[1].colour)
    with canvas.batch():
        canvas.polygon([(100, 100), (140, 100), (120, 140)], SEATS[0].colour)
        canvas.sign("7", (120, 115), 22, WHITE, 40)
    canvas.number("−12", (150, 20, 290, 60), 36, WHITE)
    canvas.text("long enough for two lines", (150, 80, 290, 180), 24, WHITE, lines=3)
    canvas.corners(20, TABLE)
    return canvas


def test_every_kind_of_piece_is_recorded_in_its_place() -> None:
    seen = on(everything())
    assert seen.one(kind="disc", colour=WHITE, at=(50, 60)).opacity == 0.5
    assert seen.one(kind="stroke").box == (7, 7, 93, 13)
    assert seen.one(kind="polygons", colour=SEATS[0].colour).middle == (120, 120)
    assert seen.one(text="7").size == 22
    assert seen.one(text="−12").middle[1] == pytest.approx(40, abs=8)
    assert seen.texts()[-1] == "long enough for two lines"
    assert "\n" in seen.pieces[-5].text
    assert len(seen.find(kind="corner")) == 4
    assert seen.one(kind="filled").box == (0, 0, 300, 200)
    assert len(seen.pieces) == 11


def test_what_lies_within_what_lies_within_is_recorded_where_it_comes_to_lie() -> None:
    outer, middle = Canvas.blank(900, 900, WHITE), Canvas.blank(400, 400, TABLE)
    middle.include(everything(), 30, 40)
    middle.include(Layers().get(("game", "card", "x"), lambda: Canvas.blank(50, 50, WHITE)).canvas(), 5, 6)
    outer.include(middle, 300, 400)
    seen = on(outer)
    seen.one(kind="disc", at=(380, 500))
    assert seen.one(kind="layer", name=("game", "card")).box == (305, 406, 355, 456)
    seen.none(kind="layer", name=("game", "deck"))
    assert seen.part((300, 400, 360, 460)).texts() == []


def test_a_picture_is_recorded_without_drawing_it() -> None:
    class Undrawn:
        area = (0, 0, 300, 200)
        told = ("undrawn",)

        def draw(self, *_: object) -> None:
            raise AssertionError

    def picture() -> Picture:
        canvas = everything()
        canvas.laid.insert(1, Undrawn())
        return finish(canvas, PALETTE, "x.png", "seven", Bands())

    with pytest.raises(AssertionError):
        picture()
    with pytest.raises(AssertionError, match="Undrawn"):
        recorded(picture)


def test_asking_for_what_is_not_there_fails() -> None:
    seen = on(everything())
    for ask in (seen.some, seen.one):
        with pytest.raises(AssertionError):
            ask(text="8")
    with pytest.raises(AssertionError):
        seen.none(text="7")
    with pytest.raises(AssertionError):
        seen.one(kind="corner")


def test_a_drawing_call_is_lost_from_its_function_alone() -> None:
    source = (
        "class A:\n def f(self, canvas):\n  canvas.disc(1)\n  for x in y:\n   helper(canvas, x)\n  z = canvas.text(2)\n"
    )
    found = losing.calls(source)
    assert [(call.within, call.line) for call in found] == [("A.f", 3), ("A.f", 5)]
    assert ["disc" in losing.without(source, call).co_names for call in found] == [False, True]
    assert ["helper" in losing.without(source, call).co_names for call in found] == [True, False]
