"""Nothing in Twilight Imperium's pictures is told by colour alone: what a phone shows of any two marks is apart for
people with one kind of cone missing, and signs also for those who see no colour."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from itertools import combinations
from typing import Any, Final

import pytest

from renderers.canvas import Canvas, Spot
from renderers.people import seat_badge
from renderers.theme import SEATS
from renderers.twilight_imperium import contents, counters, palette, planets, signs, tables, units
from renderers.twilight_imperium.hexes import Garrison
from tests.renderers.sight import EYES, NO_COLOUR, apart, differing

PHONE: Final = 350
SHEET, GALAXY, TABLE = PHONE / 1200, PHONE / 1800, PHONE / 1600
"""How much smaller a phone shows each of them."""
TOLD: Final = 12.0
"""Delta E at which a pixel counts as another."""
BLIND: Final = [eyes for eyes in EYES if eyes != "all"]

Mark = Callable[[Canvas, Spot], Any]


def _tag(canvas: Canvas, spot: Spot, seat: int, count: int) -> None:
    x, y = spot
    contents.tag(canvas, Garrison("jord", seat, count, (x - 26, y - 16, x + 26, y + 16)), 1)


def _stack(canvas: Canvas, spot: Spot, seat: int, count: int) -> None:
    units.stack(canvas, seat, "cruiser", count, 4, spot[1] - 22, 0.9)


def _dreadnought(canvas: Canvas, spot: Spot, damaged: int) -> None:
    units.stack(canvas, 1, "dreadnought", 1, 4, spot[1] - 22, 0.9, damaged)


def _planet(canvas: Canvas, spot: Spot, ready: bool) -> None:
    planets.holding(canvas, "starpoint", spot, 38, 1, ready, 12)


def _seats(draw: Callable[..., Any], *more: Any) -> dict[str, Mark]:
    return {
        look.letter: lambda canvas, spot, seat=seat: draw(canvas, seat, spot, *more) for seat, look in enumerate(SEATS)
    }


def _each(draw: Callable[..., Any], names: Any, *more: Any) -> dict[str, Mark]:
    return {name: lambda canvas, spot, name=name: draw(canvas, name, spot, *more) for name in names}


OWNERS: Final[dict[str, tuple[float, Mapping[str, Mark]]]] = {
    "badges": (SHEET, _seats(seat_badge, 22)),
    "badges of the table": (TABLE, _seats(seat_badge, 20)),
    "tokens": (GALAXY, _seats(signs.token, 22)),
    "single units": (GALAXY, _seats(lambda canvas, seat, spot: _stack(canvas, spot, seat, 1))),
    "stacks": (GALAXY, _seats(lambda canvas, seat, spot: _stack(canvas, spot, seat, 3))),
    "planets": (GALAXY, _seats(lambda canvas, seat, spot: _tag(canvas, spot, seat, 0))),
    "ground forces": (GALAXY, _seats(lambda canvas, seat, spot: _tag(canvas, spot, seat, 2))),
}
"""What says whose something is: how small it is shown, and how it is drawn for every seat."""
SIGNS: Final[dict[str, tuple[float, Mapping[str, Mark]]]] = {
    "technologies": (SHEET, _each(signs.technology, palette.TECHNOLOGIES, 16, palette.PLATE)),
    "traits": (SHEET, _each(signs.trait, palette.TRAITS, 20)),
    "wormholes": (GALAXY * 2, _each(signs.wormhole, palette.WORMHOLES, 22)),
    "pools": (SHEET, _each(counters.pool, ("tactic", "fleet", "strategy"), 20)),
    "goods": (SHEET, {"good": partial(counters.good, r=21), "commodity": partial(counters.commodity, r=21)}),
    "values": (
        SHEET,
        {
            "resources": lambda canvas, spot: counters.resources(canvas, "", spot, 18),
            "influence": lambda canvas, spot: counters.influence(canvas, "", spot, 18),
        },
    ),
    "dice": (
        SHEET,
        {
            hit: lambda canvas, spot, hit=hit: counters.die(canvas, "7", spot, 32, hit == "hit")
            for hit in ("hit", "miss")
        },
    ),
    "limits": (
        SHEET,
        {
            "kept": lambda canvas, spot: counters.tick(canvas, spot, 17, palette.PAPER),
            "broken": lambda canvas, spot: counters.warning(canvas, spot, 17, palette.PAPER),
        },
    ),
    "exhausted": (GALAXY, {"ready": partial(_planet, ready=True), "exhausted": partial(_planet, ready=False)}),
    "points": (TABLE, _each(tables.mark, ("had", "public", "imperial", "secret", ""), 11.5)),
}
"""What else is told by a sign that has a colour."""


def _on(draw: Mark) -> Canvas:
    canvas = Canvas.blank(90, 90, palette.PLATE)
    draw(canvas, (45.0, 45.0))
    return canvas


def _closest(drawn: Mapping[str, Mark], share: float, eyes: str) -> tuple[float, str, str]:
    """The two marks that are least apart: by how much of the smaller one."""
    ground = Canvas.blank(90, 90, palette.PLATE)
    marks = {name: _on(draw) for name, draw in drawn.items()}
    size = {name: differing(one, ground, share, eyes, TOLD) for name, one in marks.items()}
    return min(
        (differing(marks[one], marks[other], share, eyes, TOLD) / max(1, min(size[one], size[other])), one, other)
        for one, other in combinations(marks, 2)
    )


@pytest.mark.parametrize("eyes", BLIND)
@pytest.mark.parametrize("kind", [*OWNERS, *SIGNS])
def test_any_two_marks_are_told_apart(kind: str, eyes: str) -> None:
    share, drawn = (OWNERS | SIGNS)[kind]
    found = _closest(drawn, share, eyes)
    assert found[0] >= 0.35, found


@pytest.mark.parametrize("kind", SIGNS)
def test_signs_are_told_apart_without_any_colour(kind: str) -> None:
    share, drawn = SIGNS[kind]
    found = _closest(drawn, share, NO_COLOUR)
    assert found[0] >= 0.2, found


@pytest.mark.parametrize("kind", ["badges", "badges of the table"])
def test_badges_of_seats_are_told_apart_without_any_colour(kind: str) -> None:
    share, drawn = OWNERS[kind]
    found = _closest(drawn, share, NO_COLOUR)
    assert found[0] >= 0.3, found


@pytest.mark.parametrize("eyes", [*BLIND, NO_COLOUR])
def test_a_damaged_ship_is_not_like_a_whole_one(eyes: str) -> None:
    """The jag was a hair at the size of a phone."""
    whole, damaged = (_on(partial(_dreadnought, damaged=count)) for count in (0, 1))
    assert differing(whole, damaged, GALAXY, eyes, TOLD) >= 20


@pytest.mark.parametrize("eyes", BLIND)
def test_an_owners_ring_stands_out_from_space(eyes: str) -> None:
    for look in SEATS:
        for ground in (palette.SPACE, palette.SPACE_HOME, palette.SPACE_RED, palette.PLATE):
            assert apart(look.colour, ground, eyes) >= 30, look.letter
