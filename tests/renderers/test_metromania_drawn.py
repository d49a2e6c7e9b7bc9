"""Metromania's board and city show all that the view says, each thing where it belongs; a lost one is missed here."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import dist

import pytest

from bot.games.metromania.geometry import (
    ARROW_CELLS,
    ARROWS,
    CELLS,
    NONE,
    SECTOR_OF,
    VERTICES,
    Arrow,
    Cell,
    border_vertices,
    is_start,
)
from bot.games.metromania.notation import ARROW_NAMES, VERTEX_NAMES
from bot.games.metromania.view import view_of
from renderers import gallery
from renderers.canvas import Canvas, Spot
from renderers.metromania import boards, glyphs, palette
from renderers.metromania.city import draw_city
from renderers.metromania.lens import Lens, is_arrow, middle
from renderers.metromania.lines import emblems, tunnels
from renderers.metromania.samples import played
from renderers.theme import (
    INK,
    SEATS,
    TABLE,
    WHITE,
    WIDTH,
    mix,
)
from tests.renderers.drawn import badge_at, seat_at
from tests.renderers.metromania_tables import LATE, board, late
from tests.renderers.recorded import Recorded, on

LENS = boards.LENS


# --- what players have laid -------------------------------------------------------------------------------------------


def strokes(seen: Recorded, spots: Sequence[Spot], width: float, colour: object) -> list[int]:
    """Where in the order of drawing lines of a width through these spots lie."""
    return [
        number
        for number, piece in enumerate(seen.pieces)
        if piece.kind == "stroke"
        and piece.colour == colour
        and piece.at[0] == tuple(spots)
        and piece.at[1] == pytest.approx(width)
    ]


@pytest.mark.parametrize("seed", [3, 9, 34])
def test_every_tunnel_is_a_cased_ribbon_in_its_owners_colour(seed: int) -> None:
    view = late(seed=seed)
    seen, found = board(view, glow=False), 0
    for line in view.lines:
        for tunnel in tunnels(LENS, line):
            (casing,) = strokes(seen, tunnel.spots, LENS.px(palette.STROKE + 2 * palette.OUTLINE), palette.CASING)
            (ribbon,) = strokes(seen, tunnel.spots, LENS.px(palette.STROKE), SEATS[line.seat].colour)
            assert casing < ribbon
            found += 1
    assert found == sum(len(line.hosts) for line in view.lines) > 60


def test_second_lines_alone_are_striped() -> None:
    seen = board(LATE)
    for line in LATE.lines:
        bars = [
            piece
            for tunnel in tunnels(LENS, line)
            for piece in seen.find(kind="polygons", colour=SEATS[line.seat].ink)
            if all(min(dist(middle(bar), spot) for spot in _dense(tunnel.spots)) < 12 for bar in piece.at[0])
            and len(piece.at[0]) > 1
        ]
        assert (len(bars) >= len(line.hosts) - 2) == bool(line.kind and line.hosts), line.number


def _dense(spots: Sequence[Spot]) -> list[Spot]:
    return [(a[0] + (b[0] - a[0]) * i / 9, a[1] + (b[1] - a[1]) * i / 9) for a, b in pairwise(spots) for i in range(10)]


def test_lines_have_their_number_at_both_ends_and_open_ones_a_head() -> None:
    seen = board(LATE)
    finished = opened = 0
    for line in LATE.lines:
        if not line.hosts:
            continue
        laid, sign = tunnels(LENS, line), str(line.kind + 1)
        badge_at(seen, line.seat, sign, laid[0].spots[0], LENS.px(palette.BADGE))
        if line.end != NONE:
            badge_at(seen, line.seat, sign, laid[-1].spots[-1], LENS.px(palette.BADGE))
            finished += 1
        else:
            tip = laid[-1].spots[-1]
            casing = seen.some(kind="polygons", colour=palette.CASING, at=tip, near=LENS.px(0.15))
            head = seen.some(kind="polygons", colour=SEATS[line.seat].colour, at=tip, near=LENS.px(0.15))
            assert seen.pieces.index(casing[0]) < seen.pieces.index(head[-1])
            opened += 1
    assert finished
    assert opened


def test_owners_shapes_stand_along_their_lines() -> None:
    seen = board(LATE)
    found = 0
    for line in LATE.lines:
        for spot in emblems(LENS, line, {placed.cell for placed in LATE.markers}).values():
            size = palette.EMBLEM
            seat_at(
                seen,
                line.seat,
                spot,
                LENS.px(size),
                (LENS.px(size + 0.055), palette.CASING),
                (LENS.px(size + 0.03), WHITE),
            )
            found += 1
    assert found > 10


def test_every_station_is_a_ring_and_fresh_ones_bear_their_builders_colour() -> None:
    builders = 0
    for seed in (7, 9):
        view = late(seed=seed)
        seen, still = board(view), board(view, glow=False)
        for station in view.stations:
            spot, radius = LENS.vertex(station.vertex), LENS.px(palette.STATION)
            ring = seen.some(kind="disc", colour=palette.CASING, at=spot)
            assert radius in [pytest.approx(piece.at[1]) for piece in ring]
            shadow = (spot[0], spot[1] + radius * 0.14)
            assert seen.some(kind="disc", colour=palette.CASING, at=shadow)[0].opacity < 1
            assert seen.some(kind="disc", colour=palette.STREET, at=spot)[-1].at[1] == pytest.approx(radius * 0.74)
            fresh = station.vertex in view.recent.stations
            colour = SEATS[view.recent.seat].colour
            assert bool(seen.find(kind="disc", colour=colour, at=spot)) == fresh
            assert bool(seen.find(kind="disc", colour=palette.GLOW, at=spot)) == fresh
            still.none(kind="disc", colour=palette.GLOW, at=spot)
            builders += fresh
    assert builders


def test_what_the_latest_turn_has_dug_is_lit() -> None:
    seen = board(LATE)
    lit = [
        tunnel for line in LATE.lines for tunnel in tunnels(LENS, line) if tunnel.cell in LATE.recent.cells
    ]  # fmt: skip
    assert lit
    glowing = seen.find(kind="stroke", colour=palette.GLOW)
    assert {piece.at[0] for piece in glowing} == {tuple(tunnel.spots) for tunnel in lit}
    assert all(piece.blur for piece in glowing)
    board(LATE, glow=False).none(colour=palette.GLOW)


def test_placed_markers_show_kind_letter_and_owner() -> None:
    seen = board(LATE)
    for placed in LATE.markers:
        centre, look = LENS.centre(placed.cell), SEATS[placed.seat]
        letter = seen.one(text=placed.letter, colour=look.ink, at=centre, near=LENS.px(0.2))
        told = [label.text for label in seen.labels if dist(label.middle, centre) < LENS.px(0.2)]
        assert told == [placed.letter], "what it covers is told no more"
        outline = glyphs.kind_outline(placed.kind, (0, 0), LENS.px(0.215))
        body = [piece for piece in seen.find(kind="polygons", colour=look.colour) if len(piece.at[0]) == len(outline)]
        body = [piece for piece in body if dist(piece.middle, letter.middle) < LENS.px(0.15)]
        assert len(body) == 1, placed
        for colour in (palette.CASING, WHITE):
            rim = seen.find(kind="stroke", colour=colour, at=body[0].middle, near=LENS.px(0.3))
            assert len(rim) >= len(outline), (placed, colour)
        radius, near = LENS.px(0.215), LENS.px(0.035)
        pip = (letter.middle[0] + radius * 0.95, body[0].middle[1] + radius * 0.75)
        for grow, colour in ((0.05, palette.CASING), (0.025, WHITE), (0.0, look.colour)):
            sizes = [piece.width for piece in seen.find(colour=colour, at=pip, near=2 * near) if piece.kind != "stroke"]
            assert any(abs(size / LENS.px(0.14 + 2 * grow) - 1) < 0.3 for size in sizes), (placed, colour)


def test_a_line_through_an_arrow_takes_the_arrow_away() -> None:
    seen = board(LATE)
    used = {host for line in LATE.lines for host in line.hosts if is_arrow(host)}
    assert used
    for number in range(ARROWS):
        cell = Cell(ARROW_CELLS + number)
        covered = seen.find(kind="polygons", colour=palette.FRAME, at=LENS.centre(cell), near=LENS.px(0.3))
        _, spot = glyphs.arrow_outline(LENS, LENS.corners(cell), outward=not is_start(Arrow(number)))
        named = [
            label
            for label in seen.labels
            if label.text == ARROW_NAMES[Arrow(number)][1:] and dist(label.middle, spot) < 5
        ]
        assert (bool(covered), bool(named)) == (cell in used, cell not in used), ARROW_NAMES[Arrow(number)]


# --- the city ---------------------------------------------------------------------------------------------------------

CITY = Canvas.blank(WIDTH, 1600, TABLE)
CITY_LENS = Lens(113.0, WIDTH / 2, 800)
draw_city(CITY, CITY_LENS, LATE.kinds, LATE.order)
PLAN = on(CITY)


def test_the_city_lies_on_its_frame() -> None:
    for colour in (palette.FRAME_DARK, palette.FRAME_LIGHT, palette.FRAME):
        assert [piece for piece in PLAN.find(kind="polygons", colour=colour) if piece.width > 12 * 113], colour
    for colour in (palette.FRAME_DARK, palette.STREET):
        kerb = [piece for piece in PLAN.find(kind="polygons", colour=colour) if 12 * 113 < piece.width < 12.5 * 113]
        assert kerb, colour


def test_every_arrow_is_drawn_with_its_name() -> None:
    for number in range(ARROWS):
        corners = CITY_LENS.corners(Cell(ARROW_CELLS + number))
        start = is_start(Arrow(number))
        outline, spot = glyphs.arrow_outline(CITY_LENS, corners, outward=not start)
        bed = mix(palette.FRAME, palette.FRAME_DARK, 0.45)
        assert PLAN.find(kind="polygons", colour=bed, at=_box_middle(corners), near=6)
        fill = palette.ARROW_WHITE if start else palette.ARROW_BLACK
        assert PLAN.find(kind="polygons", colour=fill, at=_box_middle(outline))
        rim = PLAN.find(kind="stroke", colour=palette.ROW_LETTER, at=_box_middle(outline))
        assert bool(rim) != start
        PLAN.one(text=ARROW_NAMES[Arrow(number)][1:], colour=INK if start else WHITE, at=spot, near=4)


def _box_middle(spots: Sequence[Spot]) -> Spot:
    xs, ys = zip(*spots, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def test_rows_are_named_at_both_ends() -> None:
    for side in (2, 3, 0, 5):
        for vertex in border_vertices(side)[1:6]:
            at = CITY_LENS.vertex(vertex)
            PLAN.one(text=VERTEX_NAMES[vertex], colour=palette.ROW_LETTER, at=at, near=CITY_LENS.px(0.55))


def test_districts_blocks_and_roads_are_drawn() -> None:
    for sector in range(6):
        paper = palette.DISTRICTS[LATE.order[sector]]
        assert len(PLAN.find(kind="polygons", colour=mix(paper, palette.STREET, 0.72))) == 1
        assert [cell for cell in range(CELLS) if SECTOR_OF[cell] == sector]
    for number in range(CELLS):
        cell, centre = Cell(number), CITY_LENS.centre(Cell(number))
        corners = CITY_LENS.corners(cell)
        paper = palette.DISTRICTS[LATE.order[SECTOR_OF[cell]]]
        block = PLAN.find(kind="polygons", colour=paper, at=_box_middle(corners), near=8)
        assert bool(block) == (LATE.kinds[number] not in "PL"), number
        houses = [
            piece
            for piece in PLAN.find(kind="polygons", at=centre, near=CITY_LENS.px(0.4))
            if piece.width < CITY_LENS.px(0.7) and piece.colour not in (palette.SYMBOL, *palette.PLATES.values())
        ]
        if LATE.kinds[number] not in "PLRCE":
            assert len(houses) >= 3, number
    kerbs = PLAN.find(kind="stroke", colour=mix(palette.SYMBOL, palette.STREET, 0.6))
    roads = [piece for piece in PLAN.find(kind="stroke", colour=palette.STREET) if piece.width > 500]
    assert len(kerbs) == len(roads) == 3
    dots = PLAN.find(kind="disc", colour=mix(palette.SYMBOL, palette.STREET, 0.45))
    assert len(dots) == VERTICES


def test_destinations_stand_on_their_plates() -> None:
    for number, kind in enumerate(LATE.kinds):
        if kind not in "RCE":
            continue
        box = _box_middle(CITY_LENS.corners(Cell(number)))
        frame = PLAN.find(kind="polygons", colour=palette.SYMBOL, at=box, near=6)
        plate = PLAN.find(kind="polygons", colour=palette.PLATES[kind], at=box, near=6)
        assert any(piece.width > CITY_LENS.px(0.8) for piece in frame), number
        assert plate, number
        centre = CITY_LENS.centre(Cell(number))
        PLAN.one(text=kind, colour=WHITE, at=centre, near=CITY_LENS.px(0.12))
        parts = len(glyphs.kind_outline(kind, (0, 0), 1))
        symbol = PLAN.find(kind="polygons", colour=palette.SYMBOL, at=centre, near=CITY_LENS.px(0.06))
        assert any(len(piece.at[0]) == parts and piece.width < CITY_LENS.px(0.6) for piece in symbol), number


def test_park_and_lake_have_shores_trees_and_waves() -> None:
    grounds = {"P": (palette.PARK_DARK, palette.PARK), "L": (palette.LAKE_DARK, palette.LAKE)}
    for number, kind in enumerate(LATE.kinds):
        if kind not in "PL":
            continue
        rim, fill = grounds[kind]
        box, centre = _box_middle(CITY_LENS.corners(Cell(number))), CITY_LENS.centre(Cell(number))
        for colour in (rim, fill):
            assert PLAN.find(kind="stroke", colour=colour, at=box, near=6), number
        assert PLAN.find(kind="polygons", colour=fill, at=box, near=6), number
        near = {"at": centre, "near": CITY_LENS.px(0.5)}
        if kind == "P":
            assert len(PLAN.find(kind="disc", colour=palette.TREE, **near)) >= 3
        else:
            assert len(PLAN.find(kind="stroke", colour=palette.WAVE, **near)) >= 2
    tones = (palette.TREE, palette.TREE_LIGHT, palette.PARK_DARK)
    assert len({len(PLAN.find(kind="disc", colour=tone)) for tone in tones}) == 1, "each tree has its light and shade"


def test_marks_on_a_board_are_drawn_on_it() -> None:
    state = played(4, 7, 20, tunnels=1)
    marks = gallery.marks_of(state)
    seen = board(view_of(state, state.current), marks=marks)
    for label, _ in marks:
        seen.some(text=label, colour=INK, within=(0, boards.CITY_TOP, WIDTH, boards.CITY_BOTTOM))
