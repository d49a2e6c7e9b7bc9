"""How it ended, or how everybody stands now: durability, leaks, programs, systems cracked, cards left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from bot.games.the_dome.state import OVER
from bot.games.the_dome.view import DomeView, PlayerView
from renderers import accounts
from renderers.canvas import Box, Canvas, Spot
from renderers.people import crown, seat_badge
from renderers.the_dome import boards, firewall, glyphs, palette, pieces
from renderers.the_dome.palette import LOOKS
from renderers.the_dome.words import Words
from renderers.theme import (
    BODY,
    CORNER,
    DISCORD_GROUND,
    INK,
    LABEL,
    MARGIN,
    TABLE,
    TEXT,
    TEXT_QUIET,
    WIDTH,
)

TOP: Final = 128
HEAD: Final = 470
ROW: Final = 84
ASIDE: Final = 330
ROWS: Final[tuple[tuple[str, Callable[[PlayerView], int]], ...]] = (
    ("programs", lambda player: sum(not one.system for one in player.programs)),
    ("systems", lambda player: sum(one.system for one in player.programs)),
    ("controls", lambda player: len(player.controls)),
    ("resources", lambda player: sum(player.pool_counts)),
    ("hand", lambda player: player.hand_count),
    ("deck", lambda player: player.deck_count),
    ("void", lambda player: len(player.void)),
)


def paint(view: DomeView, words: Words) -> Canvas:
    """A column for each seat."""
    canvas = Canvas.blank(WIDTH, TOP + HEAD + 16 + ROW * len(ROWS) + 24, TABLE)
    boards.header(canvas, view, words, (MARGIN, 20, WIDTH - MARGIN, 112))
    won = view.winners
    columns = accounts.columns(view.seats, ASIDE)
    for player, column in zip(view.players, columns, strict=True):
        _head(canvas, view, words, player, column, player.seat in won)
    y = TOP + HEAD + 16.0
    for number, (name, count) in enumerate(ROWS):
        accounts.stripe(canvas, number, y, ROW)
        middle = y + ROW / 2 - 2
        _sign(canvas, name, (MARGIN + 44, middle))
        canvas.text(words(f"row-{name}"), (MARGIN + 88, y, MARGIN + ASIDE - 8, y + ROW - 4), 40, TEXT, shrink=4)
        for player, (left, right) in zip(view.players, columns, strict=True):
            canvas.number(str(count(player)), (left, y, right, y + ROW - 4), 56, TEXT, align="centre")
        y += ROW
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _sign(canvas: Canvas, name: str, centre: Spot) -> None:
    tone = LOOKS["character"].base
    match name:
        case "programs":
            glyphs.kind(canvas, "program", centre, 22, tone, TABLE)
        case "systems":
            glyphs.kind(canvas, "system", centre, 22, LOOKS["system"].base, TABLE)
        case "controls":
            glyphs.kind(canvas, "control", centre, 24, tone, TABLE)
        case "resources":
            for number, colour in enumerate(("red", "blue", "yellow")):
                glyphs.colour(canvas, colour, (centre[0] - 20 + 20 * number, centre[1]), 12)
        case "hand":
            glyphs.fan(canvas, centre, 22)
        case "deck":
            glyphs.pile(canvas, centre, 22)
        case _:
            glyphs.void(canvas, centre, 20, tone)


def _head(canvas: Canvas, view: DomeView, words: Words, player: PlayerView, column: Spot, first: bool) -> None:
    left, right = column
    box: Box = (left, TOP, right, TOP + HEAD)
    ground = accounts.ground(canvas, player.seat, box, first, 0.16)
    seat_badge(canvas, player.seat, (left + 48, TOP + 48), 23)
    if first and view.phase == OVER:
        crown(canvas, (right - 44, TOP + 46), 22, palette.GRADES["gold"])
    canvas.text(
        words.names[player.seat], (left + 18, TOP + 84, right - 18, TOP + 138), BODY, TEXT, weight="Bold", shrink=2
    )
    role = player.character if player.character in words.pack.cards else ""
    if role:
        canvas.text(words.name(role), (left + 90, TOP + 28, right - 76, TOP + 70), LABEL, TEXT_QUIET, shrink=2)
    r = min(132.0, (right - left - 48) / 2)
    width, tall = firewall.size(r)
    firewall.lay(canvas, words, player, ((left + right - width) / 2, TOP + 370 - tall), r, ground)
    number = firewall.durability(player)
    wide = pieces.amount_width(number, 52)
    pieces.amount(canvas, "shield", number, ((left + right - wide) / 2, TOP + 416), 52)
    tag = "down" if player.down else "mastermind" if player.seat == view.mastermind else ""
    if tag:
        text = (left + 18, TOP + 142, right - 18, TOP + 178)
        canvas.panel(text, 16, palette.SHORT if player.down else palette.ENERGY)
        canvas.text(words(tag), text, 28, INK, weight="Bold", align="centre", shrink=0)


def alt(view: DomeView, words: Words) -> str:
    """The standing in words."""
    standing = ", ".join(
        words("alt-seat", name=words.names[p.seat], count=firewall.durability(p), cards=p.hand_count)
        for p in view.players
    )
    won = ", ".join(words("alt-winner", name=words.names[seat]) for seat in view.winners)
    return words("alt-result", standing=f"{won}. {standing}" if won else standing)
