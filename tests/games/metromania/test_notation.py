"""Short names of places and steps."""

from __future__ import annotations

import pytest

from bot.games.metromania.geometry import CENTRE, CORNERS, POSITION
from bot.games.metromania.notation import (
    ARROW_NAMES,
    VERTEX_NAMES,
    Extend,
    Finish,
    Start,
    Station,
    arrow_named,
    format_step,
    matching,
    parse_step,
    vertex_named,
)
from tests.games.metromania.board import at


def test_every_place_has_its_own_name() -> None:
    names = VERTEX_NAMES + ARROW_NAMES
    assert len(set(names)) == 127 + 24
    assert VERTEX_NAMES[CENTRE] == "G7"
    assert VERTEX_NAMES[at(0, -6)] == "A1"
    assert VERTEX_NAMES[at(6, 0)] == "G13"
    assert VERTEX_NAMES[at(0, 6)] == "M7"
    assert all(vertex_named(name.lower()) == i for i, name in enumerate(VERTEX_NAMES))
    assert all(arrow_named(name) == i for i, name in enumerate(ARROW_NAMES))


def test_numbers_run_from_the_left_in_every_row() -> None:
    for row in "ABCDEFGHIJKLM":
        xs = [POSITION[vertex_named(name)][0] for name in VERTEX_NAMES if name[0] == row]
        assert xs == sorted(xs)
    assert len(CORNERS) == 216


@pytest.mark.parametrize(
    ("text", "step"),
    [
        ("1-S1-A2", Start(0, arrow_named("S1"), vertex_named("A2"))),
        ("2-NE-L", Extend(1, arrow_named("S6"), "L")),  # type: ignore[arg-type]
        ("1-W-R-CB", Extend(0, arrow_named("S4"), "R", "CB")),  # type: ignore[arg-type]
        ("2-T12", Finish(1, arrow_named("T12"))),
        ("st-G7", Station(CENTRE)),
    ],
)
def test_steps_read_and_written(text: str, step: Start | Extend | Finish | Station) -> None:
    assert parse_step(text) == step
    assert format_step(step) == text
    assert parse_step(text.lower().replace("-", "  ")) == step


@pytest.mark.parametrize(
    "text", ["", "3-NE-L", "1-NN-L", "1-NE", "1-NE-X", "st-Z9", "st", "1-T13", "1-S1", "1-T1-A2", "x", "1-S1-Z1"]
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        parse_step(text)


def test_shortened_words_find_the_options_they_can_mean() -> None:
    ids = ["1-NE-L", "1-NE-R", "2-E-L-CA", "2-E-L-CB", "1-T3", "build"]
    assert matching("1 ne", ids) == ["1-NE-L", "1-NE-R"]
    assert matching("1 ne r", ids) == ["1-NE-R"]
    assert matching("2 cb", ids) == ["2-E-L-CB"]
    assert matching("t3", ids) == ["1-T3"]
    assert matching("BUILD", ids) == ["build"]
    assert matching("m1", ids) == []
