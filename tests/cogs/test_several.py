"""A choice of several in one go, and one whose order counts."""

from __future__ import annotations

from typing import Any

from bot.core.shapes import Option, Pick
from bot.tables import choosing

SHAPE = Pick(tuple(Option(one, "word") for one in "abcd"), 0, 4, ordered=True)


def test_an_ordered_pick_keeps_the_order_of_presses() -> None:
    state: Any = None
    for key in "cab":
        state = choosing.press(SHAPE, state, next(o for o in SHAPE.options if o.id == key))
    assert choosing.answer_of(SHAPE, state) == ["c", "a", "b"]
    state = choosing.press(SHAPE, state, SHAPE.options[0])
    assert choosing.answer_of(SHAPE, state) == ["c", "b"]


def test_nothing_picked_is_an_answer_where_none_may_be() -> None:
    assert choosing.complete(SHAPE, None)
    assert choosing.answer_of(SHAPE, None) == []
