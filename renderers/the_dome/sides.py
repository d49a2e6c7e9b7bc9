"""One player's side of the table: the dome, pools, programs and Controls, piles."""

from __future__ import annotations

from collections.abc import Collection, Hashable
from functools import partial
from typing import Final

from bot.games.the_dome.state import CHOOSE, OVER, SETUP
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import ControlView, DomeView, PlayerView, ProgramView
from renderers.canvas import Box, Canvas
from renderers.cards.marks import pill
from renderers.letters import advance
from renderers.people import crown, hourglass, seat_badge
from renderers.the_dome import firewall, glyphs, palette, pieces
from renderers.the_dome.pieces import PROGRAM
from renderers.the_dome.words import Words
from renderers.theme import (
    BRIGHT,
    CARD,
    DECIDE,
    INK,
    LABEL,
    RULE,
    SEATS,
    SMALL,
    TABLE,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mix,
)

HEAD: Final = 72
GAP: Final = 10
RADIUS: Final = {True: 172.0, False: 150.0}
"""Of the dome on a wide and on a half side."""
POOLS: Final = {True: 96, False: 62}
PILES: Final = 84
"""Height of the row of piles below dome and pools of a half side."""
COUNT: Final = {True: 44, False: 56}
"""Size of the numbers of piles: four seats have to be read on a phone."""
SHIELD: Final = 52
"""Size of the number of panes that are left."""
MOST: Final = {True: 12, False: 9}
"""Programs and Controls shown; the rest are counted."""


def columns(view: DomeView, wide: bool) -> int:
    """Programs beside each other: on a wide side the fewer the larger."""
    return 3 if not wide or max(len(p.programs) + len(p.controls) for p in view.players) <= 6 else 4


def body(wide: bool) -> int:
    """Height of the part with dome and pools in pixels."""
    tall = firewall.size(RADIUS[wide])[1]
    return tall if wide else max(tall, 6 + 3 * (POOLS[False] + 7)) + PILES


Fresh = Collection[tuple[int | str, ...]]


def recent(view: DomeView) -> Fresh:
    """What has just changed: kind of place, then where. Nothing while all is new: lights on everything tell nothing."""
    found = frozenset((place.kind, *place.at) for place in view.recent)
    dealt = all(("system", one.uid, 0) in found for one in view.server)
    return frozenset() if dealt else found


def rows(view: DomeView, wide: bool) -> int:
    """Rows of the fullest area."""
    most = max(len(p.programs) + len(p.controls) for p in view.players)
    return max(1, -(-min(most, MOST[wide]) // columns(view, wide)))


def height(view: DomeView, wide: bool, deep: int | None = None) -> int:
    """Height of a side in pixels."""
    lines = rows(view, wide) if deep is None else deep
    area = lines * (PROGRAM + GAP)
    if wide:
        return HEAD + max(body(True), POOLS[True] + 14 + area) + 14
    return HEAD + body(False) + 12 + area + 8


def paint(
    canvas: Canvas, view: DomeView, words: Words, player: PlayerView, box: Box, mine: bool, glow: bool, wide: bool
) -> None:
    """Everything public about one seat."""
    left, top, right, bottom = box
    active = view.current == player.seat and view.phase not in (CHOOSE, SETUP, OVER)
    ground = mix(CARD, SEATS[player.seat].colour, 0.16)
    pieces.slab(canvas, (left + 2, top + 5, right + 2, bottom + 5), 24, mix(TABLE, INK, 0.5))
    if active:
        if glow:
            pieces.halo(canvas, (left - 3, top - 3, right + 3, bottom + 3), 27)
        pieces.slab(canvas, (left - 3, top - 3, right + 3, bottom + 3), 27, BRIGHT)
        pieces.slab(canvas, (left + 5, top + 5, right - 5, bottom - 5), 19, ground)
    else:
        pieces.slab(canvas, box, 24, ground)
    x, end = left + 20, right - 20
    fresh = recent(view) if glow else frozenset()
    _head(canvas, view, words, player, (x, top + 6, end, top + HEAD - 2), active, mine, wide, ground, fresh)
    r = RADIUS[wide]
    width, _ = firewall.size(r)
    firewall.lay(canvas, words, player, (x - 6, top + HEAD), r, ground)
    start = x + width + 8
    if not player.character:
        _undecided(canvas, words, (start, top + HEAD + 6, end, bottom - 20), ground)
        return
    _pools(canvas, player, (start, top + HEAD + 6, end, bottom), wide, ground, fresh)
    if wide:
        area: Box = (start, top + HEAD + POOLS[True] + 20, end, bottom - 6)
    else:
        under = top + HEAD + body(False) - PILES
        _piles(canvas, words, player, (x, under, end, under + PILES), wide, ground, fresh)
        area = (x, top + HEAD + body(False) + 12, end, bottom - 6)
    _area(canvas, view, words, player, area, columns(view, wide), MOST[wide], ground, fresh)


def _undecided(canvas: Canvas, words: Words, box: Box, ground: Colour) -> None:
    """Where pools and cards will lie once a deck is chosen."""
    canvas.frame(box, 18, 3, mix(ground, WHITE, 0.16), mix(ground, INK, 0.14))
    canvas.text(
        words("no-deck"), (box[0] + 24, box[1], box[2] - 24, box[3]), DECIDE, TEXT_QUIET, align="centre", shrink=3
    )


def _pools(canvas: Canvas, player: PlayerView, box: Box, wide: bool, ground: Colour, fresh: Fresh) -> None:
    left, top, right, _ = box
    for number, colour in enumerate(COLOURS):
        count = player.pool_counts[number]
        limit = player.limits[number] if player.limits else count
        width = (right - left - 2 * 12) / 3 if wide else right - left
        x, y = (left + number * (width + 12), top) if wide else (left, top + number * (POOLS[False] + 7))
        place: Box = (x, y, x + width, y + POOLS[wide])
        if ("pool", player.seat, colour) in fresh:
            pieces.pool(canvas, colour, count, limit, place, True)
        else:
            draw = partial(_pool, colour=colour, count=count, limit=limit)
            pieces.stamp(canvas, ("pool", colour, count, limit), place, ground, draw)


def _pool(canvas: Canvas, box: Box, colour: str, count: int, limit: int) -> None:
    pieces.pool(canvas, colour, count, limit, box)


def _head(
    canvas: Canvas,
    view: DomeView,
    words: Words,
    player: PlayerView,
    box: Box,
    active: bool,
    mine: bool,
    wide: bool,
    ground: Colour,
    fresh: Fresh,
) -> None:
    left, top, right, bottom = box
    middle, seat = (top + bottom) / 2, player.seat
    seat_badge(canvas, seat, (left + 28, middle), 24)
    number = firewall.durability(player)
    end = right - pieces.amount_width(number, SHIELD)
    pieces.amount(canvas, "shield", number, (end, middle), SHIELD, WHITE, ("wall", seat) in fresh)
    end -= 24
    if wide:
        end = _piles(canvas, words, player, (left, top, end, bottom), wide, ground, fresh) - 12
    if seat in view.winners:
        crown(canvas, (end - 16, middle), 19, palette.GRADES["gold"])
        end -= 50
    if active or view.looker == seat:
        hourglass(canvas, (end - 14, middle), 17, BRIGHT)
        end -= 44
    if mine:
        end = pill(canvas, words("you"), end, middle, TEXT, INK)
    if player.down:
        end = pill(canvas, words("down"), end, middle, palette.SHORT, INK)
    elif seat == view.mastermind:
        end = pill(canvas, words("mastermind"), end, middle, palette.ENERGY, INK)
    elif seat == view.first and view.turn <= 1 and view.phase != OVER:
        end = pill(canvas, words("first"), end, middle, RULE, TEXT)
    room = (left + 70, top, end - 4, bottom)
    ink = canvas.text(words.names[seat], room, DECIDE, TEXT, weight="Bold", shrink=3)
    role = words.name(player.character) if player.character in words.pack.cards else ""
    if role and advance(role, LABEL) < end - ink[2] - 40:
        canvas.text(role, (ink[2] + 20, top + 5, end - 8, bottom + 5), LABEL, TEXT_QUIET, shrink=0)


def _piles(
    canvas: Canvas, words: Words, player: PlayerView, box: Box, wide: bool, ground: Colour, fresh: Fresh
) -> float:
    """Markers at home, cards in hand, deck and void with its top card, from the right; returns where they begin."""
    _, top, end, bottom = box
    middle, seat, size = (top + bottom) / 2, player.seat, COUNT[wide]
    tall = 50 if wide else 66
    if player.void:
        pieces.mini(canvas, words, player.void[-1], (end - 0.38 * tall, middle), tall)
        end -= tall
    for sign, number in (("void", len(player.void)), ("deck", player.deck_count), ("hand", player.hand_count)):
        end -= pieces.amount_width(number, size)
        tone = TEXT if number else TEXT_QUIET
        pieces.amount(canvas, sign, number, (end, middle), size, tone, (sign, seat) in fresh)
        end -= 14 if wide else 22
    for number in (1, 0):
        r = 15 if wide else 22
        spot = (end - r - 3, middle)
        if number < len(player.markers) and player.markers[number].place:
            glyphs.vacant(canvas, seat, spot, r, ground)
        else:
            glyphs.tokens(canvas, seat, number, spot, r)
        end -= 3 * r + 1
    return end


def _area(
    canvas: Canvas,
    view: DomeView,
    words: Words,
    player: PlayerView,
    box: Box,
    columns: int,
    most: int,
    ground: Colour,
    fresh: Fresh,
) -> None:
    left, top, right, _ = box
    held: list[ProgramView | ControlView] = [*player.programs, *player.controls]
    width = (right - left - GAP * (columns - 1)) / columns
    hidden = len(held) - most + 1 if len(held) > most else 0
    for at in range(max(columns, len(held) - hidden)):
        row, column = divmod(at, columns)
        x, y = left + column * (width + GAP), top + row * (PROGRAM + GAP)
        place: Box = (x, y, x + width, y + PROGRAM)
        if at >= len(held) - hidden:
            if not held:
                canvas.frame(place, 14, 3, mix(ground, WHITE, 0.1), mix(ground, INK, 0.12))
            continue
        one = held[at]
        _card(canvas, view, words, one, at - len(player.programs) + 1, place, ground, fresh)
    if hidden:
        row, column = divmod(most - 1, columns)
        x, y = left + column * (width + GAP), top + row * (PROGRAM + GAP)
        canvas.text(words("more", count=hidden), (x + 8, y, x + width, y + PROGRAM), SMALL, TEXT_QUIET, shrink=1)


def _card(
    canvas: Canvas,
    view: DomeView,
    words: Words,
    one: ProgramView | ControlView,
    number: int,
    box: Box,
    ground: Colour,
    fresh: Fresh,
) -> None:
    """A program, or the Control of that number."""
    if isinstance(one, ProgramView):
        draw = partial(_program, words=words, one=one)
        key: tuple[Hashable, ...] = ("program", words.pack.sha, words.language, one.card, one.ready)
        lit = ("program", one.uid) in fresh
    else:
        draw = partial(_control, words=words, one=one, number=number, turn=view.turn)
        key = ("control", words.language, number, max(0, view.turn - one.turn))
        lit = ("control", one.uid) in fresh
    if lit:
        draw(canvas, box, lit=True)
    else:
        pieces.stamp(canvas, key, box, ground, draw)


def _program(canvas: Canvas, box: Box, words: Words, one: ProgramView, lit: bool = False) -> None:
    pieces.program(canvas, words, one, box, lit=lit)


def _control(
    canvas: Canvas, box: Box, words: Words, one: ControlView, number: int, turn: int, lit: bool = False
) -> None:
    pieces.control(canvas, words, one, number, turn, box, lit=lit)
