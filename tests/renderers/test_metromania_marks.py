"""Numbers on Metromania's map: each can be read on a phone, none lies on another, one for what one press chooses."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import Any

from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.shapes import Form, Option
from bot.core.streams import Stream
from bot.games import registry
from cogs.panels import numbers
from renderers import gallery, metromania
from renderers.metromania import boards, moves
from renderers.metromania.lens import Lens
from renderers.metromania.marks import Mark, bubble_radius, bubbles, place_of
from renderers.theme import WIDTH

PHONE, LETTERS = 350, 8
"""Pixels: the width of a phone, the height of figures that can be read there."""


def asked(seats: int, seed: int, answers: int) -> Iterator[tuple[Match, int, tuple[Option, ...]]]:
    """Questions of a game of easy bots."""
    registry.install()
    match = Match.new("metromania", seats, bytes([seed]) * 32, {})
    stream = Stream.of("marks", seed)
    for _ in range(answers):
        seat = match.awaited()[0]
        question = next_question(match, seat)
        assert question is not None
        shape = question.shape.shape if isinstance(question.shape, Form) else question.shape
        yield match, seat, shape.options
        match.answer(seat, question.no, choose(match, seat, question, "easy", stream))


def steps(options: tuple[Option, ...]) -> Iterator[tuple[Mark, ...]]:
    """What the panel numbers: all at once, or the areas and then each of them."""
    cut = numbers.cut(options, None, 0, on_map=True)
    for one in (cut, *(numbers.cut(options, group, 0, on_map=True) for group in range(len(cut.groups)))):
        if marks := numbers.marks(one):
            yield marks


@cache
def positions() -> list[tuple[Any, int, tuple[Mark, ...]]]:
    """What is seen, by whom, and what is numbered."""
    return [
        (match.view(seat), seat, marks)
        for seats, seed in ((2, 1), (4, 7), (4, 9))
        for match, seat, options in asked(seats, seed, 40)
        for marks in steps(options)
    ]


def test_no_number_lay_on_another() -> None:
    """Six tunnels out of one place in a small pane: the fifth could not be seen."""
    assert len(positions()) > 150
    for _, _, marks in positions():
        for scale in (70.0, 123.0, 195.0):
            lens = Lens(scale, 0.0, 0.0)
            radius = bubble_radius(lens, 1200)
            found = bubbles(lens, marks, radius)
            for (_, a), (_, b) in combinations(found, 2):
                assert math.dist(a, b) >= 2 * radius
            near = 3 * radius + lens.px(0.6)
            for label, spot in found:
                wanted = [place_of(lens, anchor).spot for mark, anchor in marks if mark in label.split("·")]
                assert min(math.dist(spot, place) for place in wanted) < near, "it is still seen what is meant"


def test_an_arrow_had_two_bubbles_of_the_same_number() -> None:
    match, seat, options = next(asked(2, 0, 1))
    marks = numbers.marks(numbers.cut(options, None, 0, on_map=True))
    assert len(marks) == 2 * len({label for label, _ in marks}) == 24
    found = bubbles(boards.LENS, marks, 30.0)
    assert sorted(int(label) for label, _ in found) == list(range(1, 13))
    picture = metromania.move(match.view(seat), seat, marks, names=gallery.PLAIN[:2], language="en")
    assert "12 numbered" in picture.alt
    both = numbers.marks(numbers.cut(options, 0, 0, on_map=True))
    assert [label for label, _ in bubbles(boards.LENS, both, 30.0)] == ["1", "2"]


def test_numbers_of_the_whole_city_were_too_small_on_a_phone() -> None:
    whole = 0
    for view, seat, marks in positions()[::30]:
        canvas = moves.paint(view, seat, marks)
        whole += canvas.width == WIDTH
        for number in {label for label, _ in marks}:
            sizes = [label.size for label in canvas.labels if number in label.text.split("·")]
            assert max(sizes) * PHONE / canvas.width >= LETTERS
    assert whole
