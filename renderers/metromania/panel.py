"""Around the city: whose turn, round, stations left, legend, and one card per seat - always in the same place."""

from __future__ import annotations

from bot.games.metromania.readings import TUNNELS_PER_LINE
from bot.games.metromania.view import LineView, MetromaniaView, SeatView
from renderers import strips
from renderers.canvas import Box, Canvas, Spot, polar
from renderers.letters import advance
from renderers.metromania import glyphs, palette
from renderers.metromania.words import Words
from renderers.people import crown, fit_name, hourglass, seat_badge
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CARD_RAISED,
    DECIDE,
    INK,
    LABEL,
    MARGIN,
    RULE,
    SEATS,
    SMALL,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WHITE,
    Colour,
    mix,
)

GAP = 14
PAD = 18
CARD_HEIGHT = 338


# --- the strip on top -------------------------------------------------------------------------------------------------


def header(canvas: Canvas, view: MetromaniaView, words: Words, box: Box) -> None:
    """Whose turn it is (or who has won), what is left to do in it, and who follows."""
    _, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.panel(box, 24, CARD_RAISED)
    if view.result is not None:
        winners = [account.seat for account in view.result.accounts if account.rank == 1]
        several = words("won-shared", names=", ".join(words.names[seat] for seat in winners))
        strips.won(canvas, words, winners, several, box, right - 24)
        return
    if view.over:
        canvas.text(words("resigned"), (box[0] + 30, top, right - 24, bottom), TITLE, TEXT, weight="Bold", shrink=2)
        return
    follows = next_seat(view)
    aside = 430
    strips.turn(canvas, words, view.current, box, right - aside - 24)
    x = right - aside
    if view.left_in_dig:
        upper = (x, top + 8, right - 22, middle + 2)
        canvas.text(words("dig-left", left=view.left_in_dig), upper, LABEL, BRIGHT, weight="Bold", align="right")
        room: Box = (x + 40, middle, right - 22, bottom - 6)
    else:
        room = (x + 40, top, right - 22, bottom)
    if follows is not None:
        fitted = fit_name(
            lambda n: words("next", name=n), words.names[follows], int(room[2] - room[0]), LABEL, "Regular"
        )
        ink = canvas.write(fitted, room, TEXT_QUIET, align="right")
        look = SEATS[follows]
        canvas.shape(look.shape, (ink[0] - 24, (room[1] + room[3]) / 2), 13, look.colour)


def next_seat(view: MetromaniaView) -> int | None:
    """Who plays after the present turn, as far as the rules already fix it."""
    if view.phase == "last":
        later = [seat for seat in view.last_turns if seat != view.current]
        return later[0] if later else None
    return (view.current + 1) % view.seats if view.phase == "build" else None


# --- the corners ------------------------------------------------------------------------------


def round_corner(canvas: Canvas, view: MetromaniaView, words: Words, spot: Spot) -> None:
    """Top left: round and phase."""
    x, y = spot
    title = words("scored") if view.phase == "scored" else words("round", round=view.round)
    canvas.text(title, (x, y, x + 300, y + 50), DECIDE, TEXT, weight="Bold")
    if view.phase == "last":
        width = min(250, advance(words("last"), LABEL, "Bold"))
        canvas.panel((x, y + 60, x + width + 28, y + 104), 22, BRIGHT)
        canvas.text(words("last"), (x + 14, y + 60, x + 14 + width, y + 104), LABEL, INK, weight="Bold", align="centre")


def supply_corner(canvas: Canvas, view: MetromaniaView, words: Words, spot: Spot) -> None:
    """Top right: stations left, as a number beside a station; ``spot`` is the right end."""
    x, y = spot
    canvas.number(str(view.supply), (x - 110, y, x, y + 56), TITLE, TEXT, align="right")
    digits = 2 if view.supply > 9 else 1
    glyphs.station(canvas, (x - 30 * digits - 46, y + 28), 26)
    canvas.text(words("supply"), (x - 230, y + 60, x, y + 96), LABEL, TEXT_QUIET, align="right")


def legend_corner(canvas: Canvas, words: Words, x: float, bottom: float) -> None:
    """Bottom left: what the symbols are."""
    rows = bottom - 5 * 40
    for number, kind in enumerate("RCE"):
        y = rows + number * 40
        glyphs.kind_symbol(canvas, kind, (x + 16, y + 20), 14, TEXT)
        canvas.text(words(f"kind-{kind}"), (x + 44, y, x + 244, y + 40), LABEL, TEXT_QUIET)
    for number, start in enumerate((True, False)):
        y = rows + (3 + number) * 40
        fill = palette.ARROW_WHITE if start else palette.ARROW_BLACK
        spots = [
            (x + 1, y + 14),
            (x + 16, y + 14),
            (x + 16, y + 8),
            (x + 32, y + 20),
            (x + 16, y + 32),
            (x + 16, y + 26),
        ]
        if not start:
            canvas.stroke([*spots, (x + 1, y + 26), spots[0]], 4, palette.ROW_LETTER)
        canvas.polygon([*spots, (x + 1, y + 26)], fill)
        key = "legend-start" if start else "legend-end"
        canvas.text(words(key), (x + 44, y, x + 300, y + 40), LABEL, TEXT_QUIET)


def compass_corner(canvas: Canvas, centre: Spot) -> None:
    """Bottom right: the six directions as they are typed."""
    for number, name in enumerate(("E", "SE", "SW", "W", "NW", "NE")):
        tip = polar(centre, 50, 60 * number)
        canvas.stroke([polar(centre, 14, 60 * number), polar(centre, 36, 60 * number)], 5, RULE)
        left, right = polar(centre, 36, 60 * number - 14), polar(centre, 36, 60 * number + 14)
        canvas.polygon([tip, left, right], TEXT_QUIET)
        canvas.sign(name, polar(centre, 76, 60 * number), 24, TEXT_QUIET, 48)
    canvas.disc(centre, 9, TEXT_QUIET)


# --- seats ------------------------------------------------------------------------------------


def cards(canvas: Canvas, view: MetromaniaView, words: Words, top: float, viewer: int | None) -> None:
    """One card per seat in seat order, side by side."""
    width = (canvas.width - 2 * MARGIN - GAP * (view.seats - 1)) / view.seats
    for player in view.players:
        left = MARGIN + player.seat * (width + GAP)
        card(canvas, view, words, player, (left, top, left + width, top + CARD_HEIGHT), player.seat == viewer)


def card(canvas: Canvas, view: MetromaniaView, words: Words, player: SeatView, box: Box, mine: bool) -> None:
    """Name, points, both lines and the markers not yet placed of one seat."""
    left, top, right, bottom = box
    active = not view.over and view.current == player.seat
    look = SEATS[player.seat]
    canvas.panel((left + 2, top + 5, right + 2, bottom + 5), 24, INK, opacity=0.5)
    ground = mix(CARD, look.colour, 0.16)
    if active:
        canvas.frame((left - 3, top - 3, right + 3, bottom + 3), 27, 8, BRIGHT, ground)
        middle = (left + right) / 2
        canvas.polygon([(middle - 26, top - 22), (middle + 26, top - 22), (middle, top + 10)], BRIGHT)
    else:
        canvas.panel(box, 24, ground)
    inner = (left + PAD, right - PAD)
    seat_badge(canvas, player.seat, (inner[0] + 30, top + 46), 23)
    name_room: Box = (inner[0] + 72, top + 18, inner[1], top + 74)
    if mine:
        chip = advance(words("you"), SMALL, "Bold") + 24
        canvas.panel((inner[1] - chip, top + 28, inner[1], top + 64), 18, TEXT)
        canvas.text(words("you"), (inner[1] - chip + 12, top + 28, inner[1] - 12, top + 64), SMALL, INK, weight="Bold")
        name_room = (name_room[0], name_room[1], inner[1] - chip - 10, name_room[3])
    elif active:
        hourglass(canvas, (inner[1] - 16, top + 46), 17, BRIGHT)
        name_room = (name_room[0], name_room[1], inner[1] - 44, name_room[3])
    canvas.text(words.names[player.seat], name_room, BODY, TEXT, weight="Bold")
    _points(canvas, view, words, player, (inner[0], top + 84, inner[1], top + 162))
    for number, line in enumerate(view.lines[2 * player.seat : 2 * player.seat + 2]):
        y = top + 172 + number * 44
        progress(canvas, words, line, (inner[0], y, inner[1], y + 40))
    hand(canvas, words, player.hand, (inner[0], top + 264, inner[1], top + 324), TEXT)


def leaders(view: MetromaniaView) -> set[int]:
    """Seats in front: by rank at the end, by station points before; nobody while all are equal."""
    if view.result is not None:
        return {account.seat for account in view.result.accounts if account.rank == 1}
    keys = [(player.station_points, player.worth_now) for player in view.players]
    best = max(keys)
    return {seat for seat, key in enumerate(keys) if key == best} if min(keys) < best else set()


def _points(canvas: Canvas, view: MetromaniaView, words: Words, player: SeatView, box: Box) -> None:
    left, top, right, bottom = box
    if view.result is not None:
        account = view.result.accounts[player.seat]
        number, upper, lower = account.total, words("total"), words("rank", rank=account.rank)
    else:
        number, upper = player.station_points, words("station-points")
        lower = words("worth", points=player.worth_now)
    shown = str(number).replace("-", "−")
    ink = canvas.number(shown, (left, top, left + 140, bottom), 72, WHITE)
    x = ink[2] + 18
    if player.seat in leaders(view):
        crown(canvas, (x + 20, top + 22), 19, palette.PLATES["C"])
        upper_left = x + 48
    else:
        upper_left = x
    canvas.text(upper, (upper_left, top + 4, right, top + 40), SMALL, TEXT_QUIET)
    canvas.text(lower, (x, top + 40, right, bottom - 2), LABEL, TEXT, weight="Bold")


def progress(canvas: Canvas, words: Words, line: LineView, box: Box) -> None:
    """A line as a ribbon of 18 tunnels, those laid in colour; beside it what is left of it."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    look = SEATS[line.seat]
    canvas.sign(str(line.kind + 1), (left + 10, middle), LABEL, TEXT, 30)
    if line.finished:
        state, colour = words("line-finished"), palette.PLATES["C"]
    elif line.dead:
        state, colour = words("line-dead"), mix(TEXT_QUIET, (255, 120, 100), 0.5)
    elif not line.hosts:
        state, colour = words("line-waiting"), TEXT_QUIET
    else:
        state, colour = words("line-left", left=line.left), TEXT
    aside = 118
    track: Box = (left + 32, middle - 11, right - aside, middle + 11)
    canvas.panel(track, 11, palette.CASING)
    laid = TUNNELS_PER_LINE - line.left
    inner = (track[0] + 4, track[1] + 4, track[2] - 4, track[3] - 4)
    step = (inner[2] - inner[0]) / TUNNELS_PER_LINE
    if laid:
        end = inner[0] + step * laid
        canvas.panel((inner[0], inner[1], end, inner[3]), 7, look.colour)
        if line.kind == 1:
            bars = [
                [(x, inner[1]), (x + step * 0.45, inner[1]), (x + step * 0.45, inner[3]), (x, inner[3])]
                for x in (inner[0] + step * (i + 0.4) for i in range(laid))
            ]
            canvas.polygons(bars, look.ink)
    for i in range(laid, TUNNELS_PER_LINE):
        canvas.disc((inner[0] + step * (i + 0.5), middle), 2.5, RULE)
    canvas.text(state, (right - aside + 8, top, right, bottom), SMALL, colour, weight="Bold", align="right")


def hand(canvas: Canvas, words: Words, markers: tuple[str, ...], box: Box, fill: Colour) -> None:
    """The unplaced markers of a seat, kind and letter; unknown letters as question marks."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    if not markers:
        canvas.text(words("markers-none"), box, SMALL, TEXT_QUIET)
        return
    step = min(86.0, (right - left) / len(markers))
    for number, marker in enumerate(markers):
        centre = (left + 32 + step * number, middle + 2)
        glyphs.kind_sign(canvas, marker[0], marker[1], centre, 27, fill, TABLE, 32)
