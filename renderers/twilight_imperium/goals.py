"""Objectives as one seat has them: the public ones with who has scored them, its own secret ones, how far it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.view import TwilightImperiumView, closed
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.cards.marks import number_mark
from renderers.letters import fit
from renderers.people import seat_badge
from renderers.theme import BODY, GAIN, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, counters, hands, palette
from renderers.twilight_imperium.words import Words

ROW: Final = 156
ASKED: Final = 64
"""Where in a row it says what an objective asks: two lines of it fit below."""
GAP: Final = 10
PROGRESS: Final = 190
"""Width of the progress at the right end of a row."""
BADGE: Final = 58


def paint(view: TwilightImperiumView, seat: int, marks: Mapping[str, str], words: Words) -> Canvas:
    """Public objectives, then the secret ones.

    Args:
        marks: objective -> number of the choice that it is.
    """
    player = view.players[seat]
    own = list(view.secrets) if view.seat == seat else []
    rows = max(1, len(view.revealed)) + max(1, len(own))
    height = brass.TOP + 2 * brass.HEADING + rows * (ROW + GAP) + 24
    canvas = brass.page(round(height))
    strips.owner(canvas, words, seat, "objectives-title", (MARGIN, 18, PANEL_WIDTH - 290, 102))
    counters.point(canvas, (PANEL_WIDTH - MARGIN - 176, 60), 28)
    total = f"{player.points}/{view.target}"
    canvas.number(total, (PANEL_WIDTH - MARGIN - 146, 20, PANEL_WIDTH - MARGIN, 100), 44, palette.PAPER, align="right")
    top = brass.heading(canvas, words("objectives"), brass.TOP)
    if not view.revealed:
        _none(canvas, words("alt-nothing"), top)
        top += ROW + GAP
    for one in view.revealed:
        box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + ROW)
        _row(canvas, view, seat, words, one, player.progress[one], marks.get(one, ""), box)
        top += ROW + GAP
    top = brass.heading(canvas, words("hand-secrets"), top)
    if not own:
        hidden = words("hand-hidden", count=player.secrets, name=words.names[seat])
        _none(canvas, hidden if view.seat != seat and player.secrets else words("hand-no-secrets"), top)
    for one in own:
        box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + ROW)
        _row(canvas, view, seat, words, one, view.secrets[one], marks.get(one, ""), box)
        top += ROW + GAP
    return brass.finished(canvas)


def _none(canvas: Canvas, text: str, top: float) -> None:
    room: Box = (MARGIN + 12, top, PANEL_WIDTH - MARGIN, top + ROW)
    canvas.text(text, room, BODY, palette.PAPER_QUIET, lines=2)


def _row(
    canvas: Canvas,
    view: TwilightImperiumView,
    seat: int,
    words: Words,
    one: str,
    had: tuple[int, int],
    mark: str,
    box: Box,
) -> None:
    """One objective: its points, name, what it asks, who has scored it, how far the seat is."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    card = OBJECTIVES[one]
    scored = one in view.players[seat].scored
    barred = one in view.revealed and (closed(view, one) or not view.players[seat].scores)
    done = not scored and not barred and had[0] >= had[1]
    brass.plate(canvas, box, lit=bool(mark) or done, ground=palette.CASING if scored else palette.PLATE)
    if card.deck == "secret":
        counters.secret(canvas, (left + 58, middle), 36)
    else:
        for place in range(card.points):
            counters.point(canvas, (left + 58 + (place - (card.points - 1) / 2) * 38, middle), 24)
    if mark:
        number_mark(canvas, mark, (left + 20, top + 22), 27)
    x, end = left + 116, right - PROGRESS - 12
    others = [other for other, player in enumerate(view.players) if one in player.scored]
    names_end = end - BADGE * len(others)
    for place, other in enumerate(others):
        seat_badge(canvas, other, (names_end + BADGE * (place + 0.5) + 4, top + 38), 22)
    name = words.called("objective", one)
    brass.named(canvas, name, words.beside("objective", one), (x, top + 8, names_end - 8, top + 68), BODY)
    asked = fit(words.called("does", one), int(end - x), 32, "Regular", 2, 1)
    canvas.write(asked, (x, top + ASKED, end, bottom - 4), palette.PAPER_QUIET)
    if scored:
        counters.tick(canvas, (right - PROGRESS / 2 - 8, middle), 30, GAIN)
    elif closed(view, one):
        dash: Box = (end + 10, top, right - 14, bottom)
        canvas.number("–", dash, BODY, palette.PAPER_QUIET, align="centre")
    elif card.kind == "event":
        room: Box = (end + 10, top, right - 14, bottom)
        canvas.text(words(f"hand-{card.phase}"), room, LABEL, palette.PAPER_QUIET, align="centre", lines=2)
    else:
        hands.progress(canvas, *had, (end + 10, top + 20, right - 14, bottom - 18))


def alt(view: TwilightImperiumView, seat: int, words: Words) -> str:
    """Objectives in words."""
    player = view.players[seat]
    open_ = [one for one in view.revealed if one not in player.scored and not closed(view, one)]
    shown = {one: player.progress[one] for one in open_}
    if view.seat == seat:
        shown |= view.secrets
    told = [
        words("alt-progress", objective=words.called("objective", one), has=min(has, asked), asked=asked)
        for one, (has, asked) in shown.items()
    ]
    scored = words.text.listing([words.called("objective", one) for one in player.scored])
    return words(
        "alt-objectives", name=words.names[seat], open=", ".join(told) or words("alt-nothing"),
        scored=scored or words("alt-nothing"),
    )  # fmt: skip
