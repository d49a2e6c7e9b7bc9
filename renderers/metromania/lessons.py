"""Pictures that teach: three for somebody's first panel, and one for every page of the rules."""

from __future__ import annotations

from typing import Final, Literal

from bot.core.shapes import Anchor
from bot.games.metromania.digging import legal_steps
from bot.games.metromania.geometry import LEFT, NEXT, RIGHT
from bot.games.metromania.notation import Extend
from bot.games.metromania.state import State
from bot.games.metromania.view import MetromaniaView, if_it_ended_now, view_of
from renderers.canvas import Canvas
from renderers.lessons import HEIGHT, sentences
from renderers.metromania import boards, legends
from renderers.metromania.city import draw_city
from renderers.metromania.lens import Lens
from renderers.metromania.marks import Mark, draw_marks
from renderers.metromania.samples import played
from renderers.metromania.trips import spotlight
from renderers.metromania.words import Words
from renderers.theme import CARD, CORNER, DISCORD_GROUND, PANEL_WIDTH, TABLE

Lesson = Literal["goal", "turn", "scoring", "markers", "stations", "legend"]
LESSONS: Final[tuple[Lesson, ...]] = ("goal", "turn", "scoring")
"""What somebody's first panel opens with."""
RULES: Final[tuple[Lesson, ...]] = ("legend", "turn", "markers", "stations", "scoring")
"""The picture of each page of the rules; the first explains every symbol."""
PANE = 660
"""Width of the map on the left."""
LEFT_EDGE = PANE + 44
EXAMPLES: Final[dict[Lesson, tuple[int, int, int, float, tuple[float, float]]]] = {
    "goal": (7, 34, 0, 104.0, (-3.25, 2.3)),
    "turn": (7, 24, 2, 150.0, (0.0, 0.0)),
    "scoring": (7, 34, 0, 102.0, (0.0, 0.0)),
    "markers": (34, 34, 0, 122.0, (-2.3, -3.0)),
    "stations": (7, 34, 0, 140.0, (-3.4, 3.0)),
}
"""Seed, turns and tunnels of the game shown; pixels between vertices; the spot in the middle."""
MINIATURE: Final = 2
"""The whole city on a pane is drawn this much larger and then reduced, so that it keeps its proportions."""


def paint(lesson: Lesson, words: Words) -> Canvas:
    """A map that shows it and three short sentences; the legend is a table of its own."""
    if lesson == "legend":
        return legends.paint(words)
    seed, turns, tunnels, scale, middle = EXAMPLES[lesson]
    state = played(4, seed, turns, tunnels=tunnels)
    view = view_of(state, None)
    if lesson == "turn":
        middle = _open_end(state, view)
    larger = MINIATURE if lesson == "scoring" else 1
    width, height = PANE * larger, HEIGHT * larger
    lens = Lens(scale, width / 2 - middle[0] * scale, height / 2 - middle[1] * scale)
    pane = Canvas.blank(width, height, TABLE)
    draw_city(pane, lens, view.kinds, view.order)
    if lesson == "scoring":
        done = [trip for trip in if_it_ended_now(view).trips if trip.network is not None]
        spotlight(pane, lens, view, done[0])
    else:
        boards.pieces(pane, lens, view, glow=lesson == "turn")
    if lesson == "turn":
        draw_marks(pane, lens, _marks(state), state.current)
    canvas = Canvas.blank(PANEL_WIDTH, HEIGHT, CARD)
    pane.labels.clear()
    if larger == 1:
        canvas.include(pane, 0, 0)
    else:
        canvas.paste(pane.drawn().reduce(larger), 0, 0)
    sentences(canvas, words, lesson, LEFT_EDGE)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def _open_end(state: State, view: MetromaniaView) -> tuple[float, float]:
    step = next(step for step in legal_steps(state, state.current) if isinstance(step, Extend))
    line = view.lines[2 * state.current + step.line]
    return Lens(1.0, 0.0, 0.0).vertex(line.path[-1])


def _marks(state: State) -> list[Mark]:
    marks: list[Mark] = []
    for step in legal_steps(state, state.current):
        if isinstance(step, Extend):
            v = state.lines[2 * state.current + step.line].path[-1]
            host = (LEFT if step.side == "L" else RIGHT)[v][step.direction]
            marks.append((str(len(marks) + 1), Anchor("tunnel", (host, v, NEXT[v][step.direction]))))
    return marks
