"""One test trip: the city dimmed, the fastest network lit, with its minutes; below, who gets what."""

from __future__ import annotations

import math
from itertools import pairwise

from bot.games.metromania.geometry import CELLS, NONE, Cell
from bot.games.metromania.readings import CHANGE_MINUTES, HOP_MINUTES
from bot.games.metromania.scoring import FINAL, Award, Trip
from bot.games.metromania.travel import Hop
from bot.games.metromania.view import LineView, MetromaniaView
from renderers.canvas import Box, Canvas, Spot
from renderers.letters import fit
from renderers.metromania import boards, glyphs, lines, palette
from renderers.metromania.chart import DIM
from renderers.metromania.city import plate_corners
from renderers.metromania.lens import Lens, towards
from renderers.metromania.words import Words
from renderers.people import badge
from renderers.theme import (
    BRIGHT,
    CARD,
    CARD_RAISED,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    GAIN,
    INK,
    LABEL,
    LOSS,
    MARGIN,
    SEATS,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WIDTH,
    mix,
)

TOP = 134
LENS = Lens(boards.SCALE, WIDTH / 2, boards.CENTRE_Y - boards.CITY_TOP + TOP)
AWARDS_TOP = round(TOP + boards.CITY_BOTTOM - boards.CITY_TOP + 16)
HEIGHT = AWARDS_TOP + 124


def paint(view: MetromaniaView, trip: Trip, words: Words) -> Canvas:
    """The picture of one trip of a result."""
    canvas = Canvas.blank(WIDTH, HEIGHT, TABLE)
    base = boards.ground(view).image
    canvas.image.paste(base.crop((0, boards.CITY_TOP, WIDTH, AWARDS_TOP - TOP + boards.CITY_TOP)), (0, TOP))
    spotlight(canvas, LENS, view, trip)
    _header(canvas, trip, words, (MARGIN, 20, WIDTH - MARGIN, 112))
    _awards(canvas, view, trip, words)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


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
    for line, part in parts:
        lines.ribbon(canvas, lens, line, part)
    for placed in view.markers:
        if placed.cell in trip.cells:
            boards.marker(canvas, lens, view, placed)
    if network is None:
        return
    stops = {v for hop in hops for v in (hop.a, hop.b)} | {*network.boards, *network.arrives, *network.changes}
    for vertex in sorted(stops):
        glyphs.station(canvas, lens.vertex(vertex), lens.px(palette.STATION))
    taken = [lens.vertex(vertex) for vertex in sorted(stops)]
    for _, part in parts:
        spot = max(_along(part), key=lambda one: min(min(math.dist(one, other) for other in taken), lens.px(0.45)))
        taken.append(spot)
        _minutes(canvas, str(HOP_MINUTES), spot, lens)
    for vertex in network.changes:
        spot = lens.vertex(vertex)
        canvas.disc(spot, lens.px(0.26), palette.CASING)
        canvas.disc(spot, lens.px(0.22), palette.GLOW)
        canvas.sign(f"+{CHANGE_MINUTES}", spot, 28, INK, lens.px(0.5))


def _between(lens: Lens, line: LineView, hop: Hop) -> list[lines.Tunnel]:
    """The tunnels of a line from one station to the next."""
    first, last = sorted((line.path.index(hop.a), line.path.index(hop.b)))
    return lines.tunnels(lens, line)[first + 1 : last + 1]


def _along(part: list[lines.Tunnel]) -> list[Spot]:
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


def _minutes(canvas: Canvas, sign: str, spot: Spot, lens: Lens) -> None:
    canvas.disc(spot, lens.px(0.19), palette.CASING)
    canvas.disc(spot, lens.px(0.16), BRIGHT)
    canvas.sign(sign, spot, 28, INK, lens.px(0.32))


def _header(canvas: Canvas, trip: Trip, words: Words, box: Box) -> None:
    left, top, right, bottom = box
    canvas.panel(box, 24, CARD_RAISED)
    middle = (top + bottom) / 2
    x = left + 24
    if trip.name == FINAL:
        title = words("trip-final")
    else:
        canvas.disc((x + 30, middle), 32, BRIGHT)
        canvas.sign(trip.name, (x + 30, middle), 44, INK, 60)
        x += 84
        a, b = (words(f"kind-{marker[0]}") for marker in trip.markers)
        title = words("trip-title", a=a, b=b)
    if trip.network:
        verdict = words("trip-minutes", minutes=trip.network.minutes)
    else:
        verdict = words("trip-open") if trip.open else words("trip-none")
    fitted = fit(verdict, 560, TITLE, "Bold")
    canvas.write(fitted, (right - 24 - 560, top, right - 24, bottom), BRIGHT if trip.network else LOSS, align="right")
    canvas.text(title, (x, top, right - 24 - fitted.width - 30, bottom), 44, TEXT, weight="Bold")


def _awards(canvas: Canvas, view: MetromaniaView, trip: Trip, words: Words) -> None:
    """One chip per seat: what this trip brings and why."""
    gap = 14
    width = (WIDTH - 2 * MARGIN - gap * (view.seats - 1)) / view.seats
    for seat in range(view.seats):
        left = MARGIN + seat * (width + gap)
        box: Box = (left, AWARDS_TOP, left + width, AWARDS_TOP + 100)
        canvas.panel(box, 20, mix(CARD, SEATS[seat].colour, 0.16))
        badge(canvas, seat, SEATS[seat].letter, (left + 44, AWARDS_TOP + 34), 20)
        awards = [award for award in trip.awards if award.seat == seat]
        points = sum(award.points for award in awards)
        colour = GAIN if points > 0 else LOSS if points < 0 else TEXT_QUIET
        ink = canvas.number(
            signed(points), (box[2] - 130, box[1] + 4, box[2] - 20, box[1] + 62), DECIDE, colour, align="right"
        )
        canvas.text(words.names[seat], (left + 80, box[1] + 4, ink[0] - 10, box[1] + 62), LABEL, TEXT, weight="Bold")
        why = reason(awards, words)
        if why:
            canvas.text(why, (left + 24, box[1] + 58, box[2] - 20, box[3] - 6), 24, TEXT_QUIET)


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
