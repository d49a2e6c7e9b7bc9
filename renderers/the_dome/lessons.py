"""Pictures that teach: three for somebody's first panel, and one for every page of the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import cos, pi, sin
from typing import Final, Literal

from bot.games.the_dome.view import MarkerView, PlayerView
from renderers.canvas import Box, Canvas, Spot
from renderers.cards import lessons
from renderers.cards.lessons import PANE
from renderers.cards.marks import number_mark
from renderers.the_dome import cards, firewall, glyphs, palette, pieces
from renderers.the_dome.palette import LOOKS
from renderers.the_dome.words import Words
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CARD_RAISED,
    TABLE,
    TEXT,
    TEXT_QUIET,
)

Lesson = Literal["goal", "turn", "scoring", "crack", "control", "mastermind", "legend"]
LESSONS: Final[tuple[Lesson, ...]] = ("goal", "turn", "scoring")
"""What somebody's first panel opens with."""
RULES: Final[tuple[Lesson, ...]] = ("legend", "turn", "crack", "control", "mastermind")
"""The picture of each page of the rules; the first explains every sign."""


def paint(lesson: Lesson, words: Words) -> Canvas:
    """A picture on the left and three short sentences; the legend is a table of its own."""
    return lessons.paint(words, lesson, PANES, LEGEND, partial(_legend_sign, words))


def _player(words: Words, character: str, layer: int, space: int) -> PlayerView:
    """A seat as lessons show it."""
    card = words.pack[character]
    return PlayerView(
        seat=0, character=character, deck_id="", hand=(), hand_count=0, deck=(), deck_count=0, pools=(),
        pool_counts=(0, 0, 0), limits=card.limits, leak_values=card.leaks, void=(), programs=(), controls=(),
        markers=(MarkerView(0, 0), MarkerView(0, 0)), layer=layer, space=space, leaks=0, ap=0, down=False, used=False,
        turns=0,
    )  # fmt: skip


def _characters(words: Words) -> list[str]:
    return [card.id for card in words.pack.of_kind("character")]


def _goal(canvas: Canvas, words: Words) -> None:
    """Two domes against each other: one whole, one nearly gone."""
    people = _characters(words)
    for number, (layer, space) in enumerate(((0, 2), (2, 4))):
        r = 236.0
        width, _ = firewall.size(r)
        spot = ((PANE - width) / 2, 36.0 + 350 * number)
        firewall.lay(canvas, words, _player(words, people[number % len(people)], layer, space), spot, r, TABLE)


def _turn(canvas: Canvas, words: Words) -> None:
    """What an action point buys."""
    step = 140
    for number, name in enumerate(("download", "allocate", "install", "crack", "free")):
        top = 30 + number * step
        box: Box = (26, top, PANE - 26, top + step - 16)
        canvas.panel(box, 24, CARD_RAISED)
        middle = (top * 2 + step - 16) / 2
        glyphs.action_point(canvas, (84, middle), 30, name != "free", CARD_RAISED)
        _deed(canvas, name, (186, middle))
        room = (258, top, PANE - 46, top + step - 16)
        canvas.text(words(f"deed-{name}"), room, BODY, TEXT, weight="Bold", lines=2, shrink=2)


def _deed(canvas: Canvas, name: str, centre: Spot) -> None:
    x, y = centre
    match name:
        case "download":
            glyphs.pile(canvas, centre, 34)
        case "allocate":
            pieces.stack(canvas, "blue", 3, 3, (x - 46, y - 34, x + 46, y + 34))
        case "install":
            glyphs.kind(canvas, "program", centre, 36, LOOKS["yellow"].base, CARD_RAISED)
        case "crack":
            for number, colour in enumerate(("red", "blue")):
                glyphs.space(canvas, colour, (x - 32 + 62 * number, y + 8), 26)
            glyphs.tokens(canvas, 0, 0, (x - 32, y - 34), 15)
        case _:
            glyphs.kind(canvas, "program", (x - 16, y), 30, LOOKS["system"].base, CARD_RAISED)
            glyphs.turned(canvas, (x + 36, y), 20, TEXT)


def _scoring(canvas: Canvas, words: Words) -> None:
    """A blow on a layer's last pane, the leak that follows, an empty deck."""
    people = _characters(words)
    r = 250.0
    width, _ = firewall.size(r)
    firewall.lay(canvas, words, _player(words, people[-1], 1, 1), ((PANE - width) / 2, 30), r, TABLE)
    glyphs.leak(canvas, (110, 470), 42, palette.SHORT)
    for number in range(4):
        x = 210 + number * 96
        glyphs.back(canvas, (x, 470), 74, 102, palette.BACK_LINE if number < 2 else palette.SHORT)
        if number >= 2:
            glyphs.cross(canvas, (x, 470), 26, palette.SHORT)
    canvas.frame((72, 592, 148, 698), 12, 3, palette.BACK_LINE, TABLE)
    glyphs.cross(canvas, (110, 645), 24, palette.SHORT)
    canvas.text(words("deck-empty"), (210, 592, PANE - 30, 698), BODY, TEXT, weight="Bold", lines=2, shrink=2)


def _crack(canvas: Canvas, words: Words) -> None:
    """A pool and the points it gives, a marker that goes as far as its colour does, a card that nobody may enter."""
    del words
    number_mark(canvas, "1", (66, 92), 26)
    pieces.pool(canvas, "blue", 2, 5, (116, 44, 410, 140))
    for number in range(2):
        _hop(canvas, (446 + number * 80, 112), 56)
    for number, (colours, main, sub) in enumerate(
        ((("blue", "blue", "red", "blue"), 0, 2), (("yellow", "red", "red"), 1, 0)), 2
    ):
        top = 184 + (number - 2) * 288
        middle = top + 196
        canvas.frame((36, top, PANE - 36, top + 256), 22, 4, LOOKS["system"].base, palette.NIGHT)
        number_mark(canvas, str(number), (82, top + 46), 26)
        canvas.stroke([(96, middle), (152 + (len(colours) - 1) * 112, middle)], 8, LOOKS["system"].dark)
        canvas.polygon([(58, middle - 24), (58, middle + 24), (92, middle)], BRIGHT)
        for place, colour in enumerate(colours, 1):
            x = 152 + (place - 1) * 112
            if place == len(colours):
                canvas.frame((x - 48, middle - 48, x + 48, middle + 48), 18, 4, BRIGHT, palette.NIGHT)
            glyphs.space(canvas, colour, (x, middle), 38)
            if place == main:
                glyphs.tokens(canvas, 1, 0, (x, top + 108), 28)
            if place == sub:
                glyphs.tokens(canvas, 0, 1, (x, top + 62), 28)
                for step in range(sub):
                    _hop(canvas, (92 + step * 112, top + 146), 68)
        if main:
            glyphs.padlock(canvas, (PANE - 84, top + 60), 26, TEXT)
            glyphs.cross(canvas, (76, middle), 26, palette.SHORT)


def _hop(canvas: Canvas, start: Spot, wide: float) -> None:
    """One point: an arrow from a space to the next."""
    x, y = start
    turns = [pi * (1 - step / 12) for step in range(11)]
    canvas.stroke([(x + wide / 2 * (1 + cos(t)), y - wide * 0.5 * sin(t)) for t in turns], 8, BRIGHT)
    canvas.polygon([(x + wide - 18, y - 16), (x + wide + 14, y - 16), (x + wide, y + 10)], BRIGHT)


def _control(canvas: Canvas, words: Words) -> None:
    """A Control face down for an action point, revealed and paid, and the order that says when."""
    glyphs.back(canvas, (150, 216), 210, 290)
    canvas.stroke([(276, 216), (330, 216)], 12, BRIGHT)
    canvas.polygon([(326, 186), (326, 246), (366, 216)], BRIGHT)
    found = words.pack.of_kind("control")[0]
    cards.lay(canvas, words.pack, found.id, words.language, (382, 58), 0.64)
    number_mark(canvas, "1", (118, 428), 26)
    glyphs.action_point(canvas, (182, 428), 27, True, TABLE)
    number_mark(canvas, "2", (446, 428), 26)
    cards.cost(canvas, found.colour, found.cost, (586, 428), 0.74)
    number_mark(canvas, "3", (66, 606), 26)
    for number, order in enumerate(("order-first", "order-hold")):
        box: Box = (116, 514 + number * 100, PANE - 36, 598 + number * 100)
        canvas.frame(box, 20, 4, palette.BACK_LINE if number else BRIGHT, CARD_RAISED)
        canvas.text(words(order), (box[0] + 28, box[1], box[2] - 20, box[3]), BODY, TEXT, weight="Bold", shrink=3)


def _mastermind(canvas: Canvas, words: Words) -> None:
    """One against the others, and the energy."""
    people = _characters(words)
    width, tall = firewall.size(150)
    firewall.lay(canvas, words, _player(words, people[0], 0, 1), ((PANE - width) / 2, 40), 150, TABLE)
    for number in range(8):
        glyphs.energy(canvas, (92 + number * 65, 60 + tall + 30), 24, number < 5, TABLE)
    small, _ = firewall.size(86)
    for number in range(3):
        x = 16 + number * (small + 10)
        character = people[(number + 1) % len(people)]
        firewall.lay(canvas, words, _player(words, character, number, 2 + number), (x, 430), 86, TABLE)
    canvas.panel((40, 590, PANE - 40, 594), 2, TEXT_QUIET)
    for number, energy in enumerate((0, 2)):
        box: Box = (60 + number * 270, 620, 310 + number * 270, 716)
        canvas.frame(box, 18, 4, LOOKS["mastermind"].base, LOOKS["mastermind"].deep)
        canvas.text(words("weak" if not energy else "strong"), (box[0] + 20, 620, box[2] - 100, 716), BODY, TEXT,
                    weight="Bold", shrink=3)  # fmt: skip
        for spent in range(energy):
            glyphs.energy(canvas, (box[2] - 74 + spent * 44, 668), 19, True, TABLE)


LEGEND: Final = (
    "red", "blue", "yellow", "action", "program", "control", "system", "mastermind", "ap", "shield", "marker", "leak",
    "main", "sub", "padlock", "back", "ready", "exhausted", "energy", "hand", "deck", "void", "cost", "recent",
)  # fmt: skip


def _legend_sign(words: Words, entry: str, canvas: Canvas, centre: Spot) -> None:
    x, y = centre
    tone = LOOKS["character"].base
    match entry:
        case "red" | "blue" | "yellow":
            glyphs.space(canvas, entry, centre, 28)
        case "action" | "program" | "control" | "system" | "mastermind":
            glyphs.kind(canvas, entry, centre, 27, LOOKS[entry].base if entry in LOOKS else tone, CARD)
        case "ap":
            glyphs.action_point(canvas, centre, 26, True, CARD)
        case "shield":
            glyphs.shield(canvas, centre, 27, palette.GLASS)
        case "marker":
            firewall.stone(canvas, centre, 24)
        case "leak":
            glyphs.leak(canvas, centre, 26, palette.SHORT)
        case "main":
            glyphs.tokens(canvas, 0, 0, centre, 22)
        case "sub":
            glyphs.tokens(canvas, 0, 1, centre, 22)
        case "padlock":
            glyphs.padlock(canvas, centre, 24, TEXT)
        case "ready" | "exhausted":
            card = words.pack.of_kind("program")[0]
            pieces.mini(canvas, words, card.id, centre, 62, entry == "ready")
        case "back":
            glyphs.back(canvas, centre, 42, 58)
        case "recent":
            canvas.panel((x - 27, y - 20, x + 27, y + 20), 14, palette.GLOW, opacity=0.8, blur=4)
            canvas.frame((x - 22, y - 15, x + 22, y + 15), 10, 4, BRIGHT, palette.NIGHT)
        case "energy":
            glyphs.energy(canvas, centre, 24, True, CARD)
        case "hand":
            glyphs.fan(canvas, centre, 27)
        case "deck":
            glyphs.pile(canvas, centre, 26)
        case "void":
            glyphs.void(canvas, centre, 24)
        case _:
            cards.cost(canvas, "red", (1, 2), (x + 47, y), 0.74)


PANES: Final[dict[str, Callable[[Canvas, Words], None]]] = {
    "goal": _goal,
    "turn": _turn,
    "scoring": _scoring,
    "crack": _crack,
    "control": _control,
    "mastermind": _mastermind,
}
