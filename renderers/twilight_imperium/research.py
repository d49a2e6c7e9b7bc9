"""What a seat can research now, short enough for a phone: every technology by its name alone, those that can be had lit
and numbered. What they do stands in words beside the numbers; the tree with all texts is a sheet of its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.twilight_imperium.figures import COLOURS, TECHNOLOGIES
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.encode import Picture, finish
from renderers.theme import MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, tree
from renderers.twilight_imperium.chart import colours
from renderers.twilight_imperium.words import Words

ROW: Final = tree.NAME + 12
"""Rows of a technology."""
GAP: Final = 10
END: Final = 18
"""Rows below the last one."""


def paint(view: TwilightImperiumView, seat: int, marks: Mapping[str, str], words: Words) -> Canvas:
    """Two columns: two colours below each other, upgrades in both below them.

    Args:
        marks: technology -> number of the choice that it is; those of others that can be gained are among them.
    """
    cards = tree.deck(view, seat)
    cards += [one for one in marks if one not in cards]
    of = {colour: [one for one in cards if TECHNOLOGIES[one].colour == colour] for colour in COLOURS}
    upgrades = [one for one in cards if TECHNOLOGIES[one].unit]
    sides = [COLOURS[at :: tree.ACROSS] for at in range(tree.ACROSS)]
    low = brass.TOP + max(sum(tree.HEAD + len(of[colour]) * (ROW + GAP) for colour in side) for side in sides)
    high = low + brass.HEADING + -(-len(upgrades) // tree.ACROSS) * (ROW + GAP) + END
    canvas = brass.page(round(high))
    strips.owner(canvas, words, seat, "technologies-title", (MARGIN, 18, PANEL_WIDTH - 370, 102))
    tree.key(canvas, words)
    have, extra = tree.owned(view, seat), tree.ready_specialties(view, seat)
    for at, side in enumerate(sides):
        left, top = _left(at), float(brass.TOP)
        for colour in side:
            tree.head(
                canvas, words, colour, have[colour], extra[colour], (left, top, left + tree.WIDE, top + tree.HEAD)
            )
            top += tree.HEAD
            for one in of[colour]:
                _strip(canvas, view, seat, words, one, have, (left, top), marks)
                top += ROW + GAP
    top = brass.heading(canvas, words("hand-upgrades"), low)
    for at, one in enumerate(upgrades):
        _strip(canvas, view, seat, words, one, have, (_left(at % tree.ACROSS), top), marks)
        top += (ROW + GAP) * (at % tree.ACROSS)
    return brass.finished(canvas)


def _left(column: int) -> float:
    return MARGIN + column * (tree.WIDE + tree.GAP)


def _strip(
    canvas: Canvas,
    view: TwilightImperiumView,
    seat: int,
    words: Words,
    one: str,
    have: Mapping[str, int],
    corner: tuple[float, float],
    marks: Mapping[str, str],
) -> None:
    """A technology: its number, name and prerequisites."""
    left, top = corner
    box: Box = (left, top, left + tree.WIDE, top + ROW)
    state = tree.ground(canvas, view, seat, one, box, one in marks)
    tree.title(canvas, words, one, state, have, (left, top + 4, box[2], box[3]), marks.get(one, ""))


def research(
    view: TwilightImperiumView,
    seat: int,
    marks: Sequence[tuple[str, str]],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """What a seat can research or gain, numbered among all technologies.

    Args:
        marks: number and technology of every choice.
        names: display names by seat.
        text: another catalogue than the language's own.
    """
    words = Words.of(text or Voice(language), names)
    canvas = paint(view, seat, {one: label for label, one in marks}, words)
    return finish(canvas, colours(), "twilight_imperium-research.png", tree.alt(view, seat, marks, words))
