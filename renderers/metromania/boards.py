"""The board: the city with everything on it, between whose turn it is and the seats' accounts."""

from __future__ import annotations

from bot.games.metromania.geometry import CORNERS, Cell
from bot.games.metromania.view import MarkerView, MetromaniaView
from renderers.canvas import Canvas, Spot
from renderers.layers import Layer, shared
from renderers.metromania import glyphs, lines, palette, panel, track
from renderers.metromania.chart import city_colours
from renderers.metromania.city import draw_city
from renderers.metromania.lens import Lens, heading, inset, is_arrow, middle, shift, towards
from renderers.metromania.words import Words
from renderers.theme import CORNER, DISCORD_GROUND, MARGIN, SEATS, TABLE, WHITE, WIDTH

SCALE = 113.0
HEADER = 20
HEADER_HEIGHT = 92
CITY_TOP = HEADER + HEADER_HEIGHT + 6
CENTRE_Y = CITY_TOP + 6.32 * SCALE
CITY_BOTTOM = CENTRE_Y + 6.32 * SCALE
TRACK_TOP = round(CITY_BOTTOM + 14)
CARDS_TOP = TRACK_TOP + track.HEIGHT + 12
HEIGHT = CARDS_TOP + panel.CARD_HEIGHT + 26
LENS = Lens(SCALE, WIDTH / 2, CENTRE_Y)


def paint(view: MetromaniaView, words: Words, viewer: int | None, glow: bool) -> Canvas:
    """The whole board as a canvas; see :func:`renderers.metromania.board`."""
    canvas = ground(view).canvas()
    pieces(canvas, LENS, view, glow=glow)
    panel.header(canvas, view, words, (MARGIN, HEADER, WIDTH - MARGIN, HEADER + HEADER_HEIGHT))
    panel.round_corner(canvas, view, words, (MARGIN + 12, CITY_TOP + 18))
    panel.supply_corner(canvas, view, words, (WIDTH - MARGIN - 12, CITY_TOP + 14))
    panel.legend_corner(canvas, words, MARGIN + 12, CITY_BOTTOM - 24)
    panel.compass_corner(canvas, (WIDTH - MARGIN - 108, CITY_BOTTOM - 108))
    track.draw(canvas, view, (MARGIN, TRACK_TOP, WIDTH - MARGIN, TRACK_TOP + track.HEIGHT))
    panel.cards(canvas, view, words, CARDS_TOP, viewer)
    return canvas


def ground(view: MetromaniaView) -> Layer:
    """What lies still for the whole game, from the cache; it bears no words, so one serves every language."""

    def draw() -> Canvas:
        canvas = Canvas.blank(WIDTH, HEIGHT, TABLE)
        draw_city(canvas, LENS, view.kinds, view.order)
        canvas.corners(CORNER, DISCORD_GROUND)
        return canvas

    return shared.get(("metromania", "board", view.kinds, view.order), draw, city_colours())


def pieces(canvas: Canvas, lens: Lens, view: MetromaniaView, *, glow: bool = True) -> None:
    """Everything that players have laid: tunnels, markers, stations; a light under what the latest turn has changed."""
    for line in view.lines:
        for host in line.hosts:
            if is_arrow(host):
                canvas.cover(_arrow_ground(lens, host), palette.FRAME)
    if glow:
        _glow(canvas, lens, view)
    lines.draw_lines(canvas, lens, view.lines, {placed.cell for placed in view.markers})
    for placed in view.markers:
        marker(canvas, lens, view, placed)
    fresh = set(view.recent.stations) if glow else set()
    for station in view.stations:
        spot = lens.vertex(station.vertex)
        glyphs.station(canvas, spot, lens.px(palette.STATION))
        if station.vertex in fresh:
            whose = view.recent.seat
            canvas.disc(spot, lens.px(palette.STATION * 0.4), palette.GLOW if whose < 0 else SEATS[whose].colour)


def _arrow_ground(lens: Lens, host: Cell) -> list[Spot]:
    """All of an arrow cell's drawing, barbs included, but not the city's rim."""
    u, v, apex = lens.corners(host)
    aside = heading(v, u)
    u, v = shift(towards(u, apex, 0.14), aside, lens.px(0.08)), shift(towards(v, apex, 0.14), aside, -lens.px(0.08))
    return [u, v, shift(apex, aside, -lens.px(0.1)), shift(apex, aside, lens.px(0.1))]


def _glow(canvas: Canvas, lens: Lens, view: MetromaniaView) -> None:
    cells = frozenset(view.recent.cells)
    for line in view.lines:
        lines.glow(canvas, lens, line, cells, palette.GLOW)
    for vertex in view.recent.stations:
        canvas.disc(lens.vertex(vertex), lens.px(0.36), palette.GLOW, blur=lens.px(0.06))


def marker(canvas: Canvas, lens: Lens, view: MetromaniaView, placed: MarkerView) -> None:
    """A placed marker: its kind's silhouette in the owner's colour, its letter, and the owner's shape in a corner."""
    look, kind, cell = SEATS[placed.seat], placed.kind, placed.cell
    corners = lens.corners(cell)
    centre = middle(corners)
    apex = _free_corner(lens, view, cell)
    way = heading(centre, apex)
    spot = shift(centre, way, lens.px(0.035))
    radius = lens.px(0.215)
    canvas.forget(inset(corners, lens.px(0.05)))
    for part in glyphs.kind_outline(kind, spot, radius):
        canvas.stroke([*part, part[0]], lens.px(0.105), palette.CASING)
    glyphs.kind_sign(
        canvas, kind, placed.letter, spot, radius, look.colour, look.ink, max(30, round(lens.px(0.27))), rim=WHITE
    )
    pip = (spot[0] + radius * 0.95, spot[1] + radius * 0.75)
    for grow, fill in ((0.05, palette.CASING), (0.025, WHITE), (0.0, look.colour)):
        canvas.shape(look.shape, pip, lens.px(0.07 + grow), fill)


def _free_corner(lens: Lens, view: MetromaniaView, cell: Cell) -> Spot:
    """The corner of a cell that lies opposite its tunnel."""
    for line in view.lines:
        for number, host in enumerate(line.hosts):
            if host == cell and 0 < number < len(line.path):
                edge = {line.path[number - 1], line.path[number]}
                return next(lens.vertex(v) for v in CORNERS[cell] if v not in edge)
    return lens.vertex(CORNERS[cell][0])


def alt(view: MetromaniaView, words: Words) -> str:
    """The board in two sentences: whose turn, and how it stands. Tells nothing that the picture does not show."""
    points = [account.total for account in view.result.accounts] if view.result else None
    standing = ", ".join(
        words("alt-seat", name=words.names[p.seat], points=points[p.seat] if points else p.station_points)
        for p in view.players
    )
    if view.result is not None:
        return words("alt-scored", standing=standing)
    if view.over:
        return words("alt-resigned", standing=standing)
    return words("alt-board", round=view.round, name=words.names[view.current], standing=standing)
