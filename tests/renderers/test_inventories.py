"""No picture loses what is drawn on it: every shape that was laid when the inventories were written is laid still."""

from __future__ import annotations

import pytest

from renderers.canvas import Canvas
from renderers.project_mine import glyphs
from tests.renderers.calls import GAMES, inventory, kept, recording


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_was_drawn_is_drawn(game: str) -> None:
    """If it is meant: `python -m tests.renderers.calls GAME`, and say so in the commit."""
    before, now = kept(game), inventory(game)
    lost = {what: (count, now.get(what, 0)) for what, count in before.items() if now.get(what, 0) != count}
    assert not lost, f"was, is: {lost}"
    assert not now.keys() - before.keys()


def test_a_call_is_recorded_with_what_it_was_made_by_and_leaves_no_trace() -> None:
    plain = glyphs.points
    canvas = Canvas.blank(100, 100, (0, 0, 0))
    with recording() as drawn:
        assert glyphs.points is not plain
        glyphs.points(canvas, 7, (50, 50), 20)
    assert glyphs.points is plain
    made = drawn.one("project_mine.glyphs.points")
    assert (made.number, made.centre, made.inside) == (7, (50, 50), ())
    assert drawn.texts(made) == ["7"]
    assert all(made in one.inside for one in drawn.calls if one is not made)
    by_itself = [one.what for one in drawn.calls if one.inside == (made,) and one.what.startswith("canvas.")]
    laid = {what: count for what, count in drawn.shapes.items() if what.startswith(made.what)}
    assert laid == {f"{made.what} polygon": by_itself.count("canvas.polygon"), f"{made.what} sign": 1}
    before = len(drawn.calls)
    glyphs.points(canvas, 7, (50, 50), 20)
    assert len(drawn.calls) == before
