"""One test trip: the city around it dimmed, the fastest network lit, with its minutes; below, who gets what."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.games.metromania.geometry import CELLS, NONE, Cell, Vertex
from bot.games.metromania.readings import CHANGE_MINUTES, HOP_MINUTES
from bot.games.metromania.scoring import FINAL, Award, Trip
from bot.games.metromania.travel import Hop
from bot.games.metromania.view import LineView, MetromaniaView
from renderers.canvas import Box, Canvas, Spot
from renderers.metromania import boards, glyphs, lines, palette
from renderers.metromania.chart import DIM
from renderers.metromania.city import draw_city, plate_corners
from renderers.metromania.lens import Lens, towards
from renderers.metromania.words import Words
from renderers.people import badge
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CARD_RAISED,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    GAIN,
    INK,
    LOSS,
    MARGIN,
    PANEL_WIDTH,
    SEATS,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    Colour,
    mix,
)

HEAD: Final = 156
"""Height of the strip with the trip and its minutes."""
ROW: Final = 92
"""Height of a seat's row."""
NEAR: Final = 190.0
"""Pixels between vertices beyond which more nearness helps nobody."""
LOWEST, TALLEST = 560, 980
"""Height of the map in pixels."""
BORDER: Final = 0.9
"""Room around the network, in edge lengths."""
UNIT: Final = Lens(1.0, 0.0, 0.0)


def paint(view: MetromaniaView, trip: Trip, words: Words) -> Canvas:
    """The picture of one trip of a result: made for a phone, so the map shows only what the trip is about."""
    lens, tall = _lens(view, trip)
    pane = Canvas.blank(PANEL_WIDTH, tall, TABLE)
    draw_city(pane, lens, view.kinds, view.order)
    spotlight(pane, lens, view, trip)
    top = 20 + HEAD + 12
    canvas = Canvas.blank(PANEL_WIDTH, top + tall + 12 + ROW * view.seats + 16, TABLE)
    canvas.include(pane, 0, top)
    _header(canvas, trip, words, (MARGIN, 20, PANEL_WIDTH - MARGIN, 20 + HEAD))
    _awards(canvas, view, trip, words, top + tall + 12)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _lens(view: MetromaniaView, trip: Trip) -> tuple[Lens, int]:
    """As near as the network and both ends allow, and the height of the map in pixels; the whole city without any."""
    hops = trip.network.hops if trip.network else ()
    spots = [spot for hop in hops for tunnel in _between(UNIT, view.lines[hop.line], hop) for spot in tunnel.spots]
    ends = [cell for cell in trip.cells if cell != NONE]
    if trip.name == FINAL:
        ends = [Cell(number) for number in range(CELLS) if view.kinds[number] in "PL"]
    spots += [spot for cell in ends for spot in UNIT.corners(cell)] or plate_corners(UNIT, 0.0, 0.0)
    left, right = min(x for x, _ in spots) - BORDER, max(x for x, _ in spots) + BORDER
    top, bottom = min(y for _, y in spots) - BORDER, max(y for _, y in spots) + BORDER
    scale = min(NEAR, PANEL_WIDTH / (right - left), TALLEST / (bottom - top))
    tall = round(min(max((bottom - top) * scale, LOWEST), TALLEST))
    x, y = PANEL_WIDTH / 2 - scale * (left + right) / 2, tall / 2 - scale * (top + bottom) / 2
    return Lens(scale, x, y), tall


def spotlight(canvas: Canvas, lens: Lens, view: MetromaniaView, trip: Trip) -> None:
    """All that players have laid, dimmed, and the trip's network and ends in full light on it."""
    boards.pieces(canvas, lens, view, glow=False)
    canvas.labels.clear()
    canvas.polygon(plate_corners(lens, 1.5, 1.8), TABLE, opacity=DIM)
    _ends(canvas, lens, view, trip)
    _network(canvas, lens, view, trip)


def _ends(canvas: Canvas, lens: Lens, view: MetromaniaView, trip: Trip) -> None:
    """Both ends lit: their cells with the markers, or park and lake."""
    if trip.name == FINAL:
        for number in range(CELLS):
            if view.kinds[number] in "PL":
                corners = lens.corners(Cell(number))
                canvas.polygon(corners, palette.PARK if view.kinds[number] == "P" else palette.LAKE)
                draw = glyphs.park if view.kinds[number] == "P" else glyphs.lake
                draw(canvas, lens, corners, number)
        return
    for cell in trip.cells:
        if cell != NONE:
            corners = lens.corners(cell)
            canvas.stroke([*corners, corners[0]], lens.px(0.10), BRIGHT)
            canvas.polygon(corners, palette.PLATES[view.kinds[cell]])


def _network(canvas: Canvas, lens: Lens, view: MetromaniaView, trip: Trip) -> None:
    network = trip.network
    hops = network.hops if network else ()
    parts = [(view.lines[hop.line], _between(lens, view.lines[hop.line], hop)) for hop in hops]
    for _, part in parts:
        for tunnel in part:
            canvas.stroke(tunnel.spots, lens.px(0.34), BRIGHT, 0.9, blur=lens.px(0.04))
    marked = {placed.cell for placed in view.markers}
    for line, part in parts:
        lines.ribbon(canvas, lens, line, part)
        lines.draw_emblems(canvas, lens, line, part, marked)
    for placed in view.markers:
        if placed.cell in trip.cells:
            boards.marker(canvas, lens, view, placed)
    if network is None:
        return
    stops = {v for hop in hops for v in (hop.a, hop.b)} | {*network.boards, *network.arrives, *network.changes}
    for vertex in sorted(stops):
        glyphs.station(canvas, lens.vertex(vertex), lens.px(palette.STATION))
    hop_radius, change_radius = max(26.0, lens.px(0.15)), max(31.0, lens.px(0.2))
    radii = {vertex: change_radius if vertex in network.changes else lens.px(palette.STATION) for vertex in stops}
    taken = [(lens.vertex(vertex), radius) for vertex, radius in sorted(radii.items())]
    between: set[frozenset[Vertex]] = set()
    for hop, (_, part) in zip(hops, parts):
        room = [(min(hop_radius, *(math.dist(one, at) - reach for at, reach in taken)), one) for one in _along(part)]
        free, spot = max(room, key=lambda found: found[0])
        if frozenset((hop.a, hop.b)) in between and free < hop_radius:
            continue  # as fast on a line right beside one that tells it
        between.add(frozenset((hop.a, hop.b)))
        taken.append((spot, hop_radius))
        _bubble(canvas, str(HOP_MINUTES), spot, hop_radius, BRIGHT)
    for vertex in network.changes:
        _bubble(canvas, f"+{CHANGE_MINUTES}", lens.vertex(vertex), change_radius, palette.GLOW)


def _between(lens: Lens, line: LineView, hop: Hop) -> tuple[lines.Tunnel, ...]:
    """The tunnels of a line from one station to the next."""
    first, last = sorted((line.path.index(hop.a), line.path.index(hop.b)))
    return lines.tunnels(lens, line)[first + 1 : last + 1]


def _along(part: Sequence[lines.Tunnel]) -> list[Spot]:
    """Spots on a stretch where its minutes may stand, the best ones first."""
    spots = [spot for tunnel in part for spot in tunnel.spots]
    lengths = [math.dist(a, b) for a, b in pairwise(spots)]
    found: list[Spot] = []
    for share in (0.5, 0.42, 0.58, 0.34, 0.66, 0.27, 0.73):
        left = sum(lengths) * share
        for (a, b), length in zip(pairwise(spots), lengths):
            if left <= length:
                found.append(towards(a, b, left / (length or 1.0)))
                break
            left -= length
    return found or spots[:1]


def _bubble(canvas: Canvas, sign: str, spot: Spot, radius: float, fill: Colour) -> None:
    """Minutes on the way."""
    canvas.disc(spot, radius + 4, palette.CASING)
    canvas.disc(spot, radius, fill)
    canvas.sign(sign, spot, round(radius * 1.25), INK, 2 * radius)


def _header(canvas: Canvas, trip: Trip, words: Words, box: Box) -> None:
    """What the trip is about, and below it how long it takes."""
    left, top, right, bottom = box
    canvas.panel(box, 24, CARD_RAISED)
    x, middle = left + 28, (top + bottom) / 2
    if trip.name == FINAL:
        title = words("trip-final")
    else:
        canvas.disc((x + 48, middle), 50, BRIGHT)
        canvas.sign(trip.name, (x + 48, middle), 64, INK, 92)
        x += 128
        title = words("trip-title", a=words(f"kind-{trip.markers[0][0]}"), b=words(f"kind-{trip.markers[1][0]}"))
    if trip.network:
        verdict = words("trip-minutes", minutes=trip.network.minutes)
    else:
        verdict = words("trip-open") if trip.open else words("trip-none")
    canvas.text(title, (x, top + 8, right - 24, middle + 2), TITLE, TEXT, weight="Bold", shrink=2)
    room = (x, middle, right - 24, bottom - 8)
    canvas.text(verdict, room, TITLE, BRIGHT if trip.network else LOSS, weight="Bold", shrink=2)


def _awards(canvas: Canvas, view: MetromaniaView, trip: Trip, words: Words, top: float) -> None:
    """A row for each seat: what this trip brings and why."""
    for seat in range(view.seats):
        y = top + ROW * seat
        box: Box = (MARGIN, y, PANEL_WIDTH - MARGIN, y + ROW - 10)
        canvas.panel(box, 20, mix(CARD, SEATS[seat].colour, 0.16))
        badge(canvas, seat, SEATS[seat].letter, (box[0] + 52, (box[1] + box[3]) / 2), 31)
        awards = [award for award in trip.awards if award.seat == seat]
        points = sum(award.points for award in awards)
        colour = GAIN if points > 0 else LOSS if points < 0 else TEXT_QUIET
        canvas.number(signed(points), (box[2] - 140, box[1], box[2] - 28, box[3]), TITLE, colour, align="right")
        canvas.text(words.names[seat], (box[0] + 104, box[1], box[0] + 470, box[3]), DECIDE, TEXT, weight="Bold")
        if why := reason(awards, words):
            canvas.text(why, (box[0] + 490, box[1], box[2] - 150, box[3]), BODY, TEXT_QUIET, shrink=2)


def signed(points: int) -> str:
    """Points with their sign; nothing gained is a dash."""
    return f"+{points}" if points > 0 else f"−{-points}" if points < 0 else "–"


def reason(awards: list[Award], words: Words) -> str:
    """Why a seat gains or loses in a trip, in a few words."""
    ends = sum(award.reason == "endpoint" for award in awards)
    parts = [words(f"why-{award.reason}") for award in awards if award.reason != "endpoint"]
    if ends:
        parts.append(words("why-endpoint", count=ends))
    return " · ".join(parts)
