"""Metromania's pictures: a transit map on a printed city. Every function is pure and may be called in a thread.

Names are given by seat. Marks are ``(label, Anchor)`` with the anchors that the game's options carry: ``vertex``
(vertex), ``tunnel`` (host cell, from, to; -1 for the outer end in an arrow cell), and ``cell`` (cell).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.metromania.view import MetromaniaView
from bot.text.catalogue import Language
from bot.text.catalogue import Text as Catalogue
from renderers.encode import Picture, finish
from renderers.metromania import board as _board
from renderers.metromania import move as _move
from renderers.metromania.chart import colours
from renderers.metromania.marks import Mark, draw_marks
from renderers.metromania.words import Text, Words


def board(
    view: MetromaniaView,
    *,
    names: Sequence[str],
    language: Language,
    marks: Sequence[Mark] = (),
    viewer: int | None = None,
    glow: bool = True,
    text: Text | None = None,
) -> Picture:
    """The whole table, 1,600 pixels wide.

    Args:
        view: what may be shown; a public picture is made from ``view(None)``.
        names: display names by seat.
        marks: choices to number on the map.
        viewer: seat whose card is marked as one's own.
        glow: whether what the latest turn has changed is lit.
        text: another catalogue than the language's own.
    """
    words = Words.of(text or Catalogue(language), names)
    canvas = _board.paint(view, words, language, viewer, glow)
    if marks:
        draw_marks(canvas, _board.LENS, marks, view.current)
    return finish(canvas, colours(), "metromania.png", _board.alt(view, words))


def move(
    view: MetromaniaView,
    seat: int,
    marks: Sequence[Mark],
    *,
    names: Sequence[str],
    language: Language,
    text: Text | None = None,
) -> Picture:
    """The city zoomed to where a seat's numbered choices are; in panes if they lie far apart."""
    words = Words.of(text or Catalogue(language), names)
    canvas = _move.paint(view, seat, marks)
    alt = words("alt-move", name=words.names[seat], count=len(marks))
    return finish(canvas, colours(), "metromania-move.png", alt)
