"""A system of Twilight Imperium: whatever lies in it has its place, within it and off everything else (seen 1)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from math import dist

import pytest
from msgspec.structs import replace

from bot.games.twilight_imperium.figures import KINDS, SHIPS, STRUCTURES, TILES, Tile
from bot.games.twilight_imperium.view import PlanetView, SystemView, TwilightImperiumView
from renderers.canvas import Box, Spot, regular
from renderers.twilight_imperium import galaxy, hexes, parts, samples, tiles, units
from renderers.twilight_imperium.hexes import Arrangement
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.tiles import UNIT, inside, label_width

AT = "201"
EVERYTHING = dict.fromkeys(sorted(SHIPS), 3)
BY_PLANETS = {0: 46, 1: 20, 2: 37, 3: 16}
"""A tile with so many planets."""
Thing = tuple[str, list[Spot]]
"""What it is, and its outline."""


def with_system(
    tile: int,
    space: dict[int, dict[str, int]],
    ground: dict[int, dict[str, int]],
    tokens: tuple[int, ...],
    hurt: dict[int, dict[str, int]] | None = None,
) -> TwilightImperiumView:
    """Six players' table with one system made by hand; units on the ground stand on each of its planets."""
    view = samples.unlaid(6)
    holder = next(iter(ground), 0)
    worlds = {one: PlanetView(AT, holder, False, ground) for one in TILES[tile].planets}
    system = SystemView(tile, tokens, space, hurt or {})
    return replace(view, systems={AT: system}, planets=worlds)


def things(view: TwilightImperiumView, found: Arrangement, centre: Spot, radius: float, letters: float) -> list[Thing]:
    """Everything in a system by its outline, in pixels."""
    unit = radius / UNIT
    tile = TILES[view.systems[AT].tile]
    rim = hexes.RIM * found.scale * 0.99
    made: list[Thing] = []
    for placed in found.stacks:
        width = units.stack_width(placed.stack.count, found.scale)
        made.append((f"stack {placed.stack.kind}", _box(placed.left, placed.top, width, found.scale, rim)))
    if found.more is not None:
        hidden, left, top = found.more
        made.append(("more", _box(left, top, units.more_width(hidden, found.scale), found.scale, rim)))
    made += [(f"token {seat}", regular(spot, found.chip, 40)) for seat, spot in found.tokens]
    for one in found.garrisons:
        left, top, right, bottom = one.box
        made.append((f"tag {one.planet}", [(left, top), (right, top), (right, bottom), (left, bottom)]))
    for number, _ in enumerate(tile.wormholes):
        x, y = hexes.HOLE[0] - 18 * number, hexes.HOLE[1] - 42 * number
        sign = (centre[0] + x * unit, centre[1] + y * unit)
        made.append(("hole", regular(sign, hexes.HOLE_RADIUS * unit * 1.14, 40)))
    left, y = centre[0] + tiles.label_left(letters) * unit, centre[1] + tiles.LABEL[1] * unit
    wide, half = label_width(AT, letters, unit) * unit, letters * unit * 0.38
    made.append(("label", [(left, y - half), (left + wide, y - half), (left + wide, y + half), (left, y + half)]))
    return made


def _box(left: float, top: float, width: float, scale: float, rim: float) -> list[Spot]:
    right, bottom = left + width + rim, top + units.HIGH * scale + rim
    return [(left - rim, top - rim), (right, top - rim), (right, bottom), (left - rim, bottom)]


def apart(one: list[Spot], other: list[Spot]) -> bool:
    """Whether two convex outlines do not overlap: some edge of one has all of the other on its outer side."""
    for shape, against in ((one, other), (other, one)):
        middle = (sum(x for x, _ in shape) / len(shape), sum(y for _, y in shape) / len(shape))
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            nx, ny = by - ay, ax - bx
            if nx * (middle[0] - ax) + ny * (middle[1] - ay) > 0:
                nx, ny = -nx, -ny
            if min(nx * (x - ax) + ny * (y - ay) for x, y in against) >= -0.01 * (nx * nx + ny * ny) ** 0.5:
                return True
    return False


def check(view: TwilightImperiumView, found: Arrangement, centre: Spot, radius: float, letters: float) -> None:
    """All of it lies in its system, and nothing on anything else; planets keep free of all but their own tag."""
    made = things(view, found, centre, radius, letters)
    for what, outline in made:
        for spot in outline:
            assert inside(spot, centre, radius, radius * 0.012), (what, spot)
    for (what, one), (against, other) in combinations(made, 2):
        assert apart(one, other), (what, against)
    globes = list(tiles.worlds(view.systems[AT].tile, centre, radius))
    for (_, a, size), (_, b, more) in combinations(globes, 2):
        assert dist(a, b) >= (size + more) * 1.12
    for planet, spot, size in globes:
        for what, outline in made:
            if what != f"tag {planet}":
                # A tag reaches a little into the ring of the planet beside it, never onto its face.
                share = 1.0 if what.startswith("tag") else 1.14
                assert apart(regular(spot, size * share, 40), outline), (planet, what)


@pytest.fixture
def two_planets_and_a_wormhole(monkeypatch: pytest.MonkeyPatch) -> int:
    """A tile that no box has, but tokens can make: 37 with an alpha wormhole."""
    tile = TILES[37]
    changed = Tile(37, tile.kind, tile.faction, tile.planets, ("alpha",), tile.anomaly)
    monkeypatch.setitem(TILES, 37, changed)  # type: ignore[arg-type]
    return 37


@pytest.mark.parametrize("marked", [False, True])
def test_the_fullest_system_has_a_place_for_all(two_planets_and_a_wormhole: int, marked: bool) -> None:
    """Seven types of ships, two full planets, six tokens, a wormhole."""
    tokens = (0, 1, 2, 3, 4) if marked else (0, 1, 2, 3, 4, 5)
    ground = {0: {"infantry": 4, "pds": 2, "space_dock": 1}}
    view = with_system(two_planets_and_a_wormhole, {0: EVERYTHING}, ground, tokens, {0: {"dreadnought": 1}})
    centre = galaxy.LENS.centre(AT)
    found = hexes.layout(view, AT, centre, galaxy.LENS.radius, marked=marked)
    check(view, found, centre, galaxy.LENS.radius, tiles.LABEL_SIZE)
    shown = sum(placed.stack.count for placed in found.stacks)
    assert found.more is not None
    assert shown + found.more[0] == 7 * 3 + 2 * 3
    assert len(found.stacks) >= (2 if marked else 3)
    assert len(found.tokens) == len(tokens)
    assert [one.count for one in found.garrisons] == [4, 4]
    if marked:
        bubble = regular(found.mark, hexes.MARK_ROOM, 40)
        for what, outline in things(view, found, centre, galaxy.LENS.radius, tiles.LABEL_SIZE):
            assert apart(outline, bubble), what


def cases() -> Iterator[tuple[int, int, int, int, bool]]:
    """Planets, tokens, seats in space, units of each type, whether a choice is numbered there."""
    yield from product((0, 1, 2, 3), (0, 2, 4, 5, 6), (1, 2, 3), (1, 12), (False, True))


@pytest.mark.parametrize(("planets", "tokens", "fleets", "count", "marked"), list(cases()))
def test_all_in_a_system_has_its_place(planets: int, tokens: int, fleets: int, count: int, marked: bool) -> None:
    kinds = [kind for kind in KINDS if kind in SHIPS]
    for types in (1, 2, 3, 7):
        space = {seat: dict.fromkeys(kinds[:types], count) for seat in range(fleets)}
        view = with_system(BY_PLANETS[planets], space, {0: {"infantry": count}}, tuple(range(tokens)))
        centre = (300.0, 300.0)
        found = hexes.layout(view, AT, centre, UNIT, marked=marked and tokens < 6)
        if marked and tokens < 6:
            bubble = regular(found.mark, hexes.MARK_ROOM, 40)
            for what, outline in things(view, found, centre, UNIT, tiles.LABEL_SIZE):
                assert apart(outline, bubble), what
        check(view, found, centre, UNIT, tiles.LABEL_SIZE)
        told = sum(one.stack.count for one in found.stacks) + (found.more[0] if found.more else 0)
        assert told == count * types * fleets
        assert len(found.stacks) + bool(found.more) <= hexes.MOST


def test_what_is_read_to_decide_is_large_enough() -> None:
    """Values, numbers and tokens at least 40 pixels, silhouettes 56, of 1,800 (seen 1)."""
    scale = galaxy.LENS.radius / UNIT
    assert galaxy.WIDTH <= 1800
    assert galaxy.HEIGHT <= 2000
    view = with_system(37, {0: EVERYTHING}, {0: {"infantry": 4}}, (0, 1, 2, 3))
    found = hexes.layout(view, AT, (300, 300), galaxy.LENS.radius)
    assert round(found.scale * units.NUMBER) >= 40
    assert round(found.scale * units.WIDE) >= 56
    assert found.chip * 2 >= 40 * scale
    assert round(scale * hexes.NUMBER) >= 40


@pytest.mark.parametrize("steps", [1, 2])
def test_a_part_shows_more_and_nothing_below_36_pixels(steps: int) -> None:
    view = samples.at(6, "late")
    for middle in ("201", "000", "304"):
        around = galaxy.neighbourhood(view, middle, steps)
        lens, _ = parts.framed(around)
        least = parts.SMALLEST * UNIT / lens.radius / units.NUMBER
        letters = parts.letters(lens)
        assert letters * lens.radius / UNIT >= 36
        crowd = with_system(37, {0: EVERYTHING}, {0: {"infantry": 4, "pds": 1}}, (0, 1))
        found = hexes.layout(
            crowd, AT, (400, 400), lens.radius, most=parts.ALL, element=max(parts.CLOSE, least), least=least,
            letters=letters,
        )  # fmt: skip
        assert round(found.scale * units.NUMBER) >= 36
        check(crowd, found, (400, 400), lens.radius, letters)
        if steps == 1:
            assert len(found.stacks) == 8
            assert found.more is None


def test_nobody_is_left_out_where_several_stand() -> None:
    """In a system with three fleets each of them is seen, before a second stack of any."""
    view = with_system(46, dict.fromkeys((1, 3, 5), EVERYTHING), {}, ())
    found = hexes.layout(view, AT, (300, 300), UNIT)
    assert {placed.stack.seat for placed in found.stacks} == {1, 3, 5}


def test_structures_stand_with_the_ships_and_ground_forces_on_their_planets() -> None:
    view = with_system(37, {}, {2: {"infantry": 3, "space_dock": 1, "pds": 2}}, ())
    found = hexes.layout(view, AT, (300, 300), UNIT)
    assert {(one.stack.kind, one.stack.count) for one in found.stacks} == {("space_dock", 2), ("pds", 4)}
    assert {one.stack.kind for one in found.stacks} <= STRUCTURES
    assert [(one.planet, one.seat, one.count) for one in found.garrisons] == [("arinam", 2, 3), ("meer", 2, 3)]


def test_two_sides_on_each_of_two_planets_keep_to_their_halves() -> None:
    view = with_system(37, {}, {0: {"infantry": 3}, 4: {"infantry": 12}}, ())
    found = hexes.layout(view, AT, (300, 300), UNIT)
    boxes: list[Box] = [one.box for one in found.garrisons]
    assert len(boxes) == 4
    for a, b in combinations(boxes, 2):
        assert a[2] <= b[0] or b[2] <= a[0]


def test_neighbours_lie_where_the_rules_say() -> None:
    """G1: one step in a direction is one hexagon that way, and hexagons touch without overlapping."""
    lens = Lens(100.0, 0.0, 0.0)
    north, east = lens.centre("101"), lens.centre("102")
    assert north == pytest.approx((0, -2 * lens.apothem))
    assert east == pytest.approx((150, -lens.apothem))
    for a, b in combinations(galaxy.POSITIONS, 2):
        assert dist(lens.centre(a), lens.centre(b)) >= 2 * lens.apothem - 0.01
    assert all(dist(lens.centre("CH"), lens.centre(one)) > 2 * lens.apothem for one in galaxy.POSITIONS)
