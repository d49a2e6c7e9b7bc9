"""Metromania's pictures: a transit map on a printed city. Every function is pure and may be called in a thread.

Names are given by seat. Marks are ``(label, Anchor)`` with the anchors that the game's options carry: ``vertex``
(vertex), ``tunnel`` (host cell, from, to; -1 for the outer end in an arrow cell), and ``cell`` (cell).
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.metromania.scoring import FINAL, Scoring
from bot.games.metromania.view import MetromaniaView, if_it_ended_now
from bot.text.catalogue import Language, Voice
from renderers.covers import Sitter
from renderers.covers import cover as _cover
from renderers.encode import Picture, finish
from renderers.metromania import boards as _boards
from renderers.metromania import hands as _hands
from renderers.metromania import lessons as _lessons
from renderers.metromania import moves as _moves
from renderers.metromania import results as _results
from renderers.metromania import trips as _trips
from renderers.metromania.chart import city_colours, night_colours, panel_colours
from renderers.metromania.cover import paint as _motif
from renderers.metromania.lessons import LESSONS as LESSONS
from renderers.metromania.lessons import RULES as RULES
from renderers.metromania.lessons import Lesson
from renderers.metromania.marks import Mark, draw_marks
from renderers.metromania.words import Words


def board(
    view: MetromaniaView,
    *,
    names: Sequence[str],
    language: Language,
    marks: Sequence[Mark] = (),
    viewer: int | None = None,
    glow: bool = True,
    text: Voice | None = None,
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
    words = Words.of(text or Voice(language), names)
    canvas = _boards.paint(view, words, viewer, glow)
    if marks:
        draw_marks(canvas, _boards.LENS, marks, view.current)
    return finish(canvas, city_colours(), "metromania.png", _boards.alt(view, words))


def move(
    view: MetromaniaView,
    seat: int,
    marks: Sequence[Mark],
    *,
    names: Sequence[str],
    language: Language,
    text: Voice | None = None,
) -> Picture:
    """The city zoomed to where a seat's numbered choices are; in panes if they lie far apart."""
    words = Words.of(text or Voice(language), names)
    canvas = _moves.paint(view, seat, marks)
    alt = words("alt-move", name=words.names[seat], count=len({label for label, _ in marks}))
    return finish(canvas, city_colours(), "metromania-move.png", alt)


def hand(
    view: MetromaniaView, seat: int, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """A seat's unplaced markers at reading size, its lines, and the trips that would score for it now.

    Show another view than the seat's own only where its hand is open; letters the view hides stay question marks.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _hands.paint(view, seat, words)
    return finish(canvas, panel_colours(), "metromania-hand.png", words("alt-hand", name=words.names[seat]))


def trip(
    view: MetromaniaView,
    letter: str,
    *,
    names: Sequence[str],
    language: Language,
    result: Scoring | None = None,
    text: Voice | None = None,
) -> Picture:
    """The fastest network of one test trip with its minutes, and who gets what from it.

    Args:
        letter: A..F, or "final".
        result: the scoring it belongs to; without one, that of the view or, before the end, of now.

    Raises:
        ValueError: no such trip.
    """
    words = Words.of(text or Voice(language), names)
    wanted = [one for one in (result or if_it_ended_now(view)).trips if one.name == letter]
    if not wanted:
        raise ValueError(letter)
    canvas = _trips.paint(view, wanted[0], words)
    network = wanted[0].network
    key = "alt-final" if letter == FINAL else "alt-trip"
    alt = words(key, letter=letter, minutes=network.minutes) if network else words(f"{key}-none", letter=letter)
    return finish(canvas, night_colours(), "metromania-trip.png", alt)


def result(
    view: MetromaniaView,
    *,
    names: Sequence[str],
    language: Language,
    result: Scoring | None = None,
    text: Voice | None = None,
) -> Picture:
    """The table of who got what and why; before the end, of the score as things stand.

    Args:
        result: the scoring to show; without one, that of the view or, before the end, of now.
    """
    words = Words.of(text or Voice(language), names)
    shown = result or if_it_ended_now(view)
    canvas = _results.paint(view, shown, words)
    totals = [words("alt-seat", name=words.names[account.seat], points=account.total) for account in shown.accounts]
    return finish(canvas, panel_colours(), "metromania-result.png", words("alt-result", standing=", ".join(totals)))


def cover(sitters: Sequence[Sitter], *, language: Language, text: Voice | None = None) -> Picture:
    """The cover of a lobby: the game's motif and who sits where."""
    return _cover("metromania", _motif, sitters, language=language, text=text)


def lesson(name: Lesson, *, language: Language, text: Voice | None = None) -> Picture:
    """A picture that teaches: goal, turn, scoring, markers, stations, or the legend of all symbols."""
    words = Words.of(text or Voice(language), ())
    palette = night_colours() if name == "scoring" else city_colours()
    canvas = _lessons.paint(name, words)
    shown = [label.text.replace("\n", " ") for label in canvas.labels] if name == "legend" else []
    alt = " ".join(words(f"lesson-{name}-{number}") for number in (1, 2, 3)) if not shown else ", ".join(shown)
    return finish(canvas, palette, f"metromania-{name}.png", alt)
