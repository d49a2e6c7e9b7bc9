"""The account: one column per seat, one row per source of points, each with what it came from."""

from __future__ import annotations

from bot.games.project_mine.scoring import resource_points
from bot.games.project_mine.verbs import RESOURCES
from bot.games.project_mine.view import MineView, points_now
from renderers import accounts
from renderers.canvas import Canvas, Spot
from renderers.project_mine import glyphs
from renderers.project_mine.seats import best_seats
from renderers.project_mine.words import Words
from renderers.theme import (
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    GAIN,
    INK,
    LABEL,
    LOSS,
    MARGIN,
    RULE,
    SMALL,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    WIDTH,
)

HEAD_TOP, HEAD, ROW, RESOURCE_ROW, TOTAL, ASIDE = 112, 150, 98, 74, 120, 400


def paint(view: MineView, words: Words) -> Canvas:
    """Who got what and from where; before the end, what the viewer can reckon: its own cards counted, others' not."""
    final = bool(view.accounts)
    own = view.viewer if not final else None
    rows = 4 if final else 2 if own is None else 3
    height = HEAD_TOP + HEAD + 12 + ROW * rows + RESOURCE_ROW * 5 + TOTAL + 36
    canvas = Canvas.blank(WIDTH, height, TABLE)
    title = words("result-final" if final else "result-now")
    canvas.text(title, (MARGIN + 8, 26, WIDTH - MARGIN, 102), TITLE, TEXT, weight="Bold")
    columns = accounts.columns(view.seats, ASIDE)
    # Whose cards are counted cannot be compared with whose are not.
    best = best_seats(view) if own is None else []
    for seat, (left, right) in enumerate(columns):
        box = (left, HEAD_TOP, right, HEAD_TOP + HEAD)
        accounts.head(canvas, seat, words.names[seat], box, seat in best, final)
    y = HEAD_TOP + HEAD + 12
    if final:
        _source(canvas, words("row-company"), y, ROW, 0, "company")
        for one, column in zip(view.accounts, columns, strict=True):
            _cell(canvas, one.company, words.name(one.company_card), column, y, ROW)
        y += ROW
    _source(canvas, words("row-goals"), y, ROW, 1, "active")
    for player, column in zip(view.players, columns, strict=True):
        flipped = [goal for goal in player.goals if goal.flipped]
        points = sum(words.pack[goal.card].worth for goal in flipped)
        _cell(canvas, points, words("why-goals", count=len(flipped)), column, y, ROW)
    y += ROW
    if final:
        _source(canvas, words("row-deck"), y, ROW, 0, "basic")
        for one, player, column in zip(view.accounts, view.players, columns, strict=True):
            owned = sum(n for _, n in player.deck) + len(player.hand) + len(player.discard) + len(player.play)
            _cell(canvas, one.deck, words("why-deck", count=owned), column, y, ROW)
        y += ROW
    elif own is not None:
        _source(canvas, words("row-deck"), y, ROW, 0, "basic")
        for player, (left, right) in zip(view.players, columns, strict=True):
            if player.seat == own:
                _cell(canvas, player.points_now - player.points, words("why-own"), (left, right), y, ROW)
            else:
                canvas.text("?", (left, y, right, y + ROW), DECIDE, TEXT_QUIET, align="centre", shrink=0)
        y += ROW
    y = _resources(canvas, view, words, columns, y)
    _source(canvas, words("row-penalty"), y, ROW, 1, "")
    glyphs.penalty(canvas, (MARGIN + 44, y + ROW / 2 - 2), 24)
    for player, column in zip(view.players, columns, strict=True):
        _cell(canvas, -player.penalty, "", column, y, ROW)
    y += ROW + 12
    totals = [points_now(view, seat) for seat in range(view.seats)]
    accounts.totals(canvas, words("row-total"), totals, best, columns, y, TOTAL)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _source(canvas: Canvas, title: str, y: float, height: float, number: int, kind: str) -> None:
    accounts.stripe(canvas, number, y, height)
    middle = y + height / 2 - 2
    if kind:
        glyphs.kind(canvas, kind, (MARGIN + 44, middle), 22, TEXT_QUIET, TABLE)
    canvas.text(title, (MARGIN + 84, y, MARGIN + ASIDE - 12, y + height - 4), 32, TEXT, weight="Bold", shrink=3)


def _cell(canvas: Canvas, points: int, why: str, column: Spot, y: float, height: float) -> None:
    left, right = column
    colour = GAIN if points > 0 else LOSS if points < 0 else RULE
    text = f"+{points}" if points > 0 else str(points).replace("-", "−")
    under = 34 if why else 0
    canvas.number(text, (left + 6, y + 2, right - 6, y + height - 6 - under), DECIDE, colour, align="centre")
    if why:
        canvas.text(why, (left + 6, y + height - 46, right - 6, y + height - 8), SMALL, TEXT_QUIET, align="centre")


def _resources(canvas: Canvas, view: MineView, words: Words, columns: list[Spot], y: float) -> float:
    """A row for each resource: how many, and what they are worth."""
    for number, name in enumerate(RESOURCES):
        accounts.stripe(canvas, number, y, RESOURCE_ROW)
        middle = y + RESOURCE_ROW / 2 - 2
        glyphs.resource(canvas, name, (MARGIN + 44, middle), 24, INK)
        canvas.text(words(f"resource-{name}"), (MARGIN + 84, y, MARGIN + ASIDE - 12, y + RESOURCE_ROW - 4), 32, TEXT)
        for player, (left, right) in zip(view.players, columns, strict=True):
            held = player.resources[number]
            points = resource_points(held)
            half = (left + right) / 2
            canvas.number(
                str(held),
                (left, y, half - 14, y + RESOURCE_ROW - 4),
                LABEL,
                TEXT_QUIET,
                align="right",
                weight="Regular",
            )
            text = f"+{points}" if points else "0"
            canvas.number(text, (half + 6, y, right, y + RESOURCE_ROW - 4), DECIDE, GAIN if points else RULE)
        y += RESOURCE_ROW
    return y
