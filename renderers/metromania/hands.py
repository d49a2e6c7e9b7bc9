"""One seat's own panel: its markers at reading size with the trips they belong to, its lines, its trips of now."""

from __future__ import annotations

from bot.games.metromania.scoring import FINAL, TRIPS
from bot.games.metromania.view import UNKNOWN_LETTER, MetromaniaView, if_it_ended_now
from renderers.canvas import Box, Canvas
from renderers.metromania import glyphs, palette, panel
from renderers.metromania.trips import signed
from renderers.metromania.words import Words
from renderers.people import badge, fit_name
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CARD_RAISED,
    CORNER,
    DISCORD_GROUND,
    GAIN,
    INK,
    LABEL,
    LOSS,
    MARGIN,
    PANEL_WIDTH,
    SEATS,
    SMALL,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WHITE,
    mix,
)

GAP = 16
TOP = 112
TILE = 300
SECTION = 60
LINE = 62
CHIP = 92


def paint(view: MetromaniaView, seat: int, words: Words) -> Canvas:
    """The hand of a seat as the view knows it; letters the view hides stay question marks."""
    player = view.players[seat]
    trips = [trip for trip in if_it_ended_now(view).trips if any(a.seat == seat and a.points > 0 for a in trip.awards)]
    columns = 2 if len(player.hand) in (1, 2, 4) else 3
    rows = -(-len(player.hand) // columns) if player.hand else 0
    tiles = rows * (TILE + GAP) if rows else 100
    height = TOP + tiles + SECTION + 2 * LINE + 16 + SECTION + CHIP + 30
    canvas = Canvas.blank(PANEL_WIDTH, height, TABLE)
    _head(canvas, view, seat, words)
    if not player.hand:
        empty: Box = (MARGIN, TOP, PANEL_WIDTH - MARGIN, TOP + 84)
        canvas.panel(empty, 20, CARD)
        canvas.text(words("markers-none"), empty, BODY, TEXT_QUIET, align="centre")
    width = (PANEL_WIDTH - 2 * MARGIN - GAP * (columns - 1)) / columns
    for number, marker in enumerate(player.hand):
        row, column = divmod(number, columns)
        left, top = MARGIN + column * (width + GAP), TOP + row * (TILE + GAP)
        _tile(canvas, view, seat, marker, words, (left, top, left + width, top + TILE))
    y = TOP + tiles
    canvas.text(words("hand-lines"), (MARGIN, y, PANEL_WIDTH - MARGIN, y + SECTION), LABEL, TEXT_QUIET, weight="Bold")
    y += SECTION
    canvas.panel((MARGIN, y - 6, PANEL_WIDTH - MARGIN, y + 2 * LINE + 4), 20, mix(CARD, SEATS[seat].colour, 0.16))
    for number, line in enumerate(view.lines[2 * seat : 2 * seat + 2]):
        panel.progress(
            canvas, words, line, (MARGIN + 24, y + number * LINE, PANEL_WIDTH - MARGIN - 24, y + (number + 1) * LINE)
        )
    y += 2 * LINE + 16
    canvas.text(words("hand-trips"), (MARGIN, y, PANEL_WIDTH - MARGIN, y + SECTION), LABEL, TEXT_QUIET, weight="Bold")
    y += SECTION
    if not trips:
        canvas.text(words("hand-no-trips"), (MARGIN, y, PANEL_WIDTH - MARGIN, y + CHIP - 12), LABEL, TEXT)
    step = (PANEL_WIDTH - 2 * MARGIN + 12) / max(5, len(trips))
    for number, trip in enumerate(trips):
        left = MARGIN + number * step
        points = sum(award.points for award in trip.awards if award.seat == seat)
        _chip(canvas, trip.name, points, words, (left, y, left + step - 12, y + CHIP - 12))
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _head(canvas: Canvas, view: MetromaniaView, seat: int, words: Words) -> None:
    badge(canvas, seat, SEATS[seat].letter, (MARGIN + 40, 58), 28)
    player = view.players[seat]
    points = words("hand-points", points=player.station_points, worth=player.worth_now)
    room: Box = (PANEL_WIDTH - MARGIN - 400, 18, PANEL_WIDTH - MARGIN, 98)
    ink = canvas.text(points, room, LABEL, TEXT_QUIET, align="right", lines=2)
    width = int(ink[0] - 24 - (MARGIN + 96))
    title = fit_name(lambda n: words("hand-title", name=n), words.names[seat], width, TITLE)
    canvas.write(title, (MARGIN + 96, 18, MARGIN + 96 + width, 98), TEXT)


def _tile(canvas: Canvas, view: MetromaniaView, seat: int, marker: str, words: Words, box: Box) -> None:
    """One marker: large, with its trip and where that trip's other end is."""
    left, top, right, _ = box
    look = SEATS[seat]
    canvas.panel(box, 22, mix(CARD_RAISED, look.colour, 0.12))
    kind, letter = marker[0], marker[1]
    centre = (left + 80, top + 98)
    glyphs.kind_sign(canvas, kind, letter, centre, 50, look.colour, look.ink, 56, rim=WHITE)
    x = left + 158
    canvas.text(words(f"kind-{kind}"), (x, top + 34, right - 10, top + 90), BODY, TEXT, weight="Bold", shrink=2)
    if letter == UNKNOWN_LETTER:
        canvas.text(words("hand-hidden"), (x, top + 90, right - 12, top + 170), LABEL, TEXT_QUIET, lines=2)
        return
    canvas.text(words("hand-trip", letter=letter), (x, top + 92, right - 12, top + 150), BODY, BRIGHT, weight="Bold")
    other = next(end for end in TRIPS[letter] if end != marker)
    canvas.stroke([(left + 24, top + 186), (right - 24, top + 186)], 3, palette.FRAME_LIGHT)
    glyphs.kind_sign(canvas, other[0], letter, (left + 54, top + 242), 26, TEXT, INK, 30)
    lines = [words("hand-other", kind=words(f"kind-{other[0]}")), _whereabouts(view, seat, other, words)]
    canvas.text(lines[0], (left + 100, top + 200, right - 12, top + 240), LABEL, TEXT)
    canvas.text(lines[1], (left + 100, top + 242, right - 12, top + 286), LABEL, TEXT_QUIET)


def _whereabouts(view: MetromaniaView, seat: int, marker: str, words: Words) -> str:
    placed = next((p for p in view.markers if p.kind + p.letter == marker), None)
    if placed is not None:
        return words("hand-other-placed", name=words.names[placed.seat])
    holder = next((player.seat for player in view.players if marker in player.hand), None)
    if holder is None:
        return words("hand-other-unknown")
    return words("hand-other-mine") if holder == seat else words("hand-other-held", name=words.names[holder])


def _chip(canvas: Canvas, name: str, points: int, words: Words, box: Box) -> None:
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.panel(box, 20, CARD_RAISED)
    shown = signed(points)
    ink = canvas.number(
        shown, (right - 100, top, right - 18, bottom), BODY, GAIN if points > 0 else LOSS, align="right"
    )
    if name == FINAL:
        canvas.text(words("row-final"), (left + 16, top, ink[0] - 8, bottom), SMALL, TEXT, weight="Bold", lines=2)
        return
    canvas.disc((left + 44, middle), 26, BRIGHT)
    canvas.sign(name, (left + 44, middle), BODY, INK, 48)
