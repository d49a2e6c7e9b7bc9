"""The board: whose turn it is, everybody's side, and the central server between them."""

from __future__ import annotations

from typing import Final

from bot.games.the_dome.state import CHOOSE, OVER, SETUP
from bot.games.the_dome.view import DomeView
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.cards.spread import places, spread
from renderers.people import hourglass, seat_badge
from renderers.the_dome import art, glyphs, palette, pieces, server, sides
from renderers.the_dome.firewall import durability
from renderers.the_dome.palette import LOOKS
from renderers.the_dome.words import Words
from renderers.theme import (
    BRIGHT,
    CARD_RAISED,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    LABEL,
    MARGIN,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WIDTH,
    mix,
)

HEADER: Final = 20
HEADER_HEIGHT: Final = 92
GAP: Final = 16
STRIP: Final = 68
"""Height of the strip with the piles of the server."""
STAGED: Final = 84
"""Height of the strip with cards that are not settled yet."""
PAD: Final = 20
"""Between the server's own ground and its cards."""


def arrangement(view: DomeView) -> list[tuple[str, int, Box]]:
    """What lies where: ("staged", 0, box), ("side", seat, box) and ("server", 0, box), from the top.

    In a duel the server lies between both sides; with more seats it lies on top. The Mastermind of three has the whole
    width.
    """
    y = float(HEADER + HEADER_HEIGHT + GAP)
    found: list[tuple[str, int, Box]] = []
    if view.staged:
        found.append(("staged", 0, (MARGIN, y, WIDTH - MARGIN, y + STAGED)))
        y += STAGED + GAP
    inner = 2 * PAD + server.height(view) + STRIP

    def put(kind: str, seat: int, left: float, right: float, tall: float) -> None:
        found.append((kind, seat, (left, y, right, y + tall)))

    if view.seats == 2:
        for number, kind in enumerate(("side", "server", "side")):
            tall = inner if kind == "server" else sides.height(view, True)
            put(kind, 0 if number == 0 else number - 1, MARGIN, WIDTH - MARGIN, tall)
            y += tall + GAP
        return found
    put("server", 0, MARGIN, WIDTH - MARGIN, inner)
    y += inner + GAP
    half = (WIDTH - 2 * MARGIN - GAP) / 2
    seats = list(range(view.seats))
    if view.seats == 3:
        boss = max(0, view.mastermind)
        put("side", boss, MARGIN, WIDTH - MARGIN, sides.height(view, True))
        y += sides.height(view, True) + GAP
        seats.remove(boss)
    for number, seat in enumerate(seats):
        column = number % 2
        left = MARGIN + column * (half + GAP)
        put("side", seat, left, left + half, sides.height(view, False))
        y += (sides.height(view, False) + GAP) if column else 0
    return found


def paint(view: DomeView, words: Words, viewer: int | None, glow: bool) -> Canvas:
    """The whole board as a canvas; see :func:`renderers.the_dome.board`."""
    places = arrangement(view)
    canvas = Canvas.blank(WIDTH, round(places[-1][2][3] + 24), TABLE)
    header(canvas, view, words, (MARGIN, HEADER, WIDTH - MARGIN, HEADER + HEADER_HEIGHT))
    for kind, seat, box in places:
        if kind == "staged":
            _staged(canvas, view, words, box)
        elif kind == "server":
            _server(canvas, view, words, box, glow)
        else:
            wide = box[2] - box[0] > WIDTH / 2
            sides.paint(canvas, view, words, view.players[seat], box, seat == viewer, glow, wide)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _server(canvas: Canvas, view: DomeView, words: Words, box: Box, glow: bool) -> None:
    left, top, right, bottom = box
    fresh = sides.recent(view)
    pieces.stamp(canvas, ("server ground",), box, TABLE, _ground)
    count = max(4, len(view.server))
    width = (right - left - 2 * PAD - GAP * (count - 1)) / count
    tall = server.height(view)
    for number, (_, x) in enumerate(places(spread(len(view.server), count), left + PAD, right - PAD, width, GAP)):
        server.lay(
            canvas, view, words, number + 1, (x, top + PAD, x + width, top + PAD + tall), fresh=fresh if glow else ()
        )
    strip: Box = (left + PAD, bottom - STRIP - 4, right - PAD, bottom - 8)
    server.piles(canvas, view, words, strip, {str(place[0]) for place in fresh} if glow else ())


def _ground(canvas: Canvas, box: Box) -> None:
    canvas.panel(box, 24, palette.NIGHT)
    art.circuits(canvas, box, "server")


def _staged(canvas: Canvas, view: DomeView, words: Words, box: Box) -> None:
    """Cards that are shown and not settled yet: whose, and which."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    width = (right - left - GAP * (len(view.staged) - 1)) / len(view.staged)
    for number, (seat, name) in enumerate(view.staged):
        x = left + number * (width + GAP)
        card = words.pack[name]
        look = LOOKS[palette.family(card)]
        canvas.frame((x, top, x + width, bottom), 18, 4, look.base, mix(palette.NIGHT, look.deep, 0.6))
        seat_badge(canvas, seat, (x + 44, middle), 22)
        pieces.mini(canvas, words, name, (x + 110, middle), 64)
        told = "last-card" if view.phase == OVER else "staged-card"
        text = words(told, card=words.name(card), kind=words(f"kind-{card.kind}"))
        canvas.text(text, (x + 150, top, x + width - 20, bottom), DECIDE, TEXT, weight="Bold", shrink=4)


def header(canvas: Canvas, view: DomeView, words: Words, box: Box) -> None:
    """Whose turn it is or who has won, its action points, the number of the turn."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    pieces.slab(canvas, box, 24, CARD_RAISED)
    if view.phase == OVER:
        several = words("won-allies" if view.winners else "over")
        strips.won(canvas, words, view.winners, several, box, right - 520)
        why = (right - 510, top, right - 24, bottom)
        canvas.text(words(f"over-{view.reason or 'conceded'}"), why, LABEL, TEXT_QUIET, align="right", shrink=1)
        return
    if view.phase in (CHOOSE, SETUP):
        hourglass(canvas, (left + 56, middle), 30, BRIGHT)
        canvas.text(words("setting-up"), (left + 110, top, right - 24, bottom), TITLE, TEXT, weight="Bold", shrink=3)
        return
    player = view.players[view.current]
    x = right - 250
    canvas.text(words("turn-number", turn=view.turn), (x, top, right - 24, bottom), DECIDE, TEXT, weight="Bold",
                align="right", shrink=2)  # fmt: skip
    points = max(3, player.ap)
    if points <= 6:
        x -= 48 * points + 10
        for number in range(points):
            glyphs.action_point(canvas, (x + 24 + 48 * number, middle), 22, number < player.ap, CARD_RAISED)
    else:
        x -= 130
        glyphs.action_point(canvas, (x + 24, middle), 22, True, CARD_RAISED)
        canvas.number(str(player.ap), (x + 60, top, x + 120, bottom), TITLE, TEXT)
    strips.turn(canvas, words, view.current, box, x - 24)


def alt(view: DomeView, words: Words) -> str:
    """The board in words: whose turn, how everybody stands, the server. Tells nothing that the picture does not."""
    standing = ", ".join(
        words("alt-seat", name=words.names[p.seat], count=durability(p), cards=p.hand_count) for p in view.players
    )
    systems = ", ".join(words.name(one.card) for one in view.server)
    if view.phase == OVER:
        return words("alt-over", standing=standing)
    if view.phase in (CHOOSE, SETUP):
        return words("alt-setup", standing=standing)
    return words("alt-board", name=words.names[view.current], turn=view.turn, standing=standing, systems=systems)
