"""Pictures that teach: three for somebody's first panel, and one for every page of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from bot.games.project_mine.cards import Pack
from bot.games.project_mine.scoring import RESOURCE_POINTS
from bot.games.project_mine.verbs import RESOURCES
from renderers.canvas import Box, Canvas, Spot
from renderers.cards import lessons
from renderers.cards.lessons import PANE
from renderers.people import crown, hourglass
from renderers.project_mine import cards, glyphs, palette
from renderers.project_mine.words import Words
from renderers.theme import (
    BODY,
    BRIGHT,
    CARD,
    CARD_RAISED,
    GAIN,
    INK,
    RULE,
    TABLE,
    TEXT,
    TEXT_QUIET,
    mix,
)

Lesson = Literal["goal", "turn", "scoring", "eras", "cards", "legend"]
LESSONS: Final[tuple[Lesson, ...]] = ("goal", "turn", "scoring")
"""What somebody's first panel opens with."""
RULES: Final[tuple[Lesson, ...]] = ("legend", "turn", "eras", "cards", "scoring")
"""The picture of each page of the rules; the first explains every sign."""


def paint(lesson: Lesson, words: Words) -> Canvas:
    """A picture on the left and three short sentences; the legend is a table of its own."""
    return lessons.paint(words, lesson, PANES, LEGEND, _legend_sign)


def _first(pack: Pack, kind: str, want: str = "") -> str:
    found = [card.id for card in pack.of_kind(kind)]
    return next((card for card in found if want and want in card), found[0])


def _goal(canvas: Canvas, words: Words) -> None:
    """What brings points: stones, a company goal, a public goal, a card."""
    pack = words.pack
    scale = 0.76
    width, _ = cards.size(scale)
    cards.lay(canvas, pack, _first(pack, "company", "big"), words.language, (26, 26), scale)
    cards.lay(canvas, pack, _first(pack, "resource", "giant"), words.language, (PANE - width - 26, 26), scale)
    for number, name in enumerate(RESOURCES):
        glyphs.resource(canvas, name, (92 + number * 114, 520), 40, INK)
    for i in range(6):
        x = 140 + i * 72
        canvas.disc((x, 640), 20, BRIGHT if i == 0 else RULE)
    canvas.stroke([(160, 690), (480, 690)], 6, TEXT_QUIET)
    canvas.polygon([(480, 674), (480, 706), (510, 690)], TEXT_QUIET)


def _turn(canvas: Canvas, words: Words) -> None:
    """The five steps."""
    step = 140
    for number in range(5):
        top = 30 + number * step
        box: Box = (26, top, PANE - 26, top + step - 16)
        canvas.panel(box, 24, CARD_RAISED if number != 2 else mix(CARD_RAISED, BRIGHT, 0.16))
        middle = (top * 2 + step - 16) / 2
        canvas.disc((78, middle), 28, BRIGHT)
        canvas.sign(str(number + 1), (78, middle), BODY, INK, 54)
        _step_sign(canvas, number, (172, middle))
        canvas.text(
            words(f"step-{number + 1}"),
            (244, top, PANE - 46, top + step - 16),
            BODY,
            TEXT,
            weight="Bold",
            lines=2,
            shrink=2,
        )


def _step_sign(canvas: Canvas, number: int, centre: Spot) -> None:
    match number:
        case 0:
            glyphs.energy(canvas, 4, centre, 44)
        case 1:
            glyphs.kind(canvas, "active", centre, 40, palette.LOOKS["active"].base, CARD_RAISED)
        case 2:
            glyphs.fan(canvas, centre, 44)
        case 3:
            glyphs.credit(canvas, (centre[0] - 6, centre[1] + 8), 38)
            glyphs.cost(canvas, 3, (centre[0] + 26, centre[1] - 20), 26)
        case _:
            glyphs.stack(canvas, (centre[0] - 4, centre[1] - 4), 42)


def _scoring(canvas: Canvas, words: Words) -> None:
    """What resources are worth, and the other sources."""
    table = [(least, points) for least, points in reversed(RESOURCE_POINTS) if points]
    for number, name in enumerate(RESOURCES):
        glyphs.resource(canvas, name, (92 + number * 114, 84), 40, INK)
    top = 156
    for number, (least, points) in enumerate(table):
        y = top + number * 84
        canvas.panel((60, y, PANE - 60, y + 72), 20, CARD_RAISED)
        canvas.number(f"{least}+", (90, y, 300, y + 72), 44, TEXT)
        canvas.stroke([(270, y + 36), (350, y + 36)], 6, TEXT_QUIET)
        canvas.polygon([(350, y + 22), (350, y + 50), (378, y + 36)], TEXT_QUIET)
        canvas.number(f"+{points}", (400, y, PANE - 90, y + 72), 44, GAIN, align="right")
    y = top + 4 * 84 + 40
    signs = (("company", "company"), ("active", "active"), ("basic", "plan"))
    for number, (kind, look) in enumerate(signs):
        centre = (110 + number * 140, y + 60)
        canvas.disc(centre, 54, CARD_RAISED)
        glyphs.kind(canvas, kind, centre, 32, palette.LOOKS[look].light, CARD_RAISED)
        canvas.text(
            "+" if number < 2 else "−",
            (centre[0] + 54, y + 20, centre[0] + 86, y + 100),
            44,
            TEXT_QUIET,
            align="centre",
        )
    glyphs.penalty(canvas, (540, y + 60), 40)


def _eras(canvas: Canvas, words: Words) -> None:
    """A deck runs out; this round and one more; everything is shuffled."""
    y = 120
    for number, left in enumerate((3, 1, 0)):
        x = 110 + number * 210
        if left:
            for i in range(left):
                glyphs.card_back(canvas, (x + 8 * i, y - 8 * i), 70)
        else:
            canvas.frame((x - 52, y - 70, x + 52, y + 70), 14, 4, RULE, TABLE)
        if number < 2:
            canvas.polygon([(x + 92, y - 18), (x + 92, y + 18), (x + 124, y)], TEXT_QUIET)
    for row in range(2):
        top = 270 + row * 130
        canvas.panel((40, top, PANE - 40, top + 108), 22, CARD_RAISED if row else mix(CARD_RAISED, BRIGHT, 0.14))
        text = words("round-this" if not row else "round-more")
        canvas.text(text, (70, top, PANE - 70, top + 108), BODY, TEXT, weight="Bold", lines=2, shrink=2)
    y = 620
    for number in range(6):
        x = 100 + number * 88
        canvas.disc((x, y), 32, BRIGHT if number < 1 else RULE)
        canvas.sign(str(number + 1), (x, y), BODY, INK if number < 1 else TEXT, 60)
    canvas.stroke([(100, y + 60), (530, y + 60)], 6, TEXT_QUIET)
    canvas.polygon([(530, y + 44), (530, y + 76), (560, y + 60)], TEXT_QUIET)


def _cards(canvas: Canvas, words: Words) -> None:
    """A card and a goal, and where their numbers stand."""
    pack = words.pack
    scale = 1.18
    cards.lay(canvas, pack, _first(pack, "resource", "spoil"), words.language, (100, 80), scale)


LEGEND: Final = (
    *(f"resource-{name}" for name in RESOURCES), "energy", "credit", "buys", "coin",
    "cost", "points", "basic", "resource", "plan", "trait", "hand", "deck", "discard",
    "active", "passive", "token", "flipped", "company", "penalty", "leads", "awaited",
)  # fmt: skip


def _legend_sign(entry: str, canvas: Canvas, centre: Spot) -> None:
    match entry:
        case "cost":
            glyphs.cost(canvas, 3, centre, 27)
        case "energy":
            glyphs.energy(canvas, 1, centre, 27)
        case "points":
            glyphs.points(canvas, 2, centre, 26)
        case "credit":
            glyphs.credit(canvas, centre, 25)
        case "coin":
            glyphs.coin(canvas, centre, 25)
        case "token":
            glyphs.token(canvas, centre, 23)
        case "flipped":
            glyphs.check(canvas, centre, 23)
        case "penalty":
            glyphs.penalty(canvas, centre, 25)
        case "hand":
            glyphs.fan(canvas, centre, 25)
        case "deck":
            glyphs.stack(canvas, centre, 25)
        case "discard":
            glyphs.discard(canvas, centre, 25)
        case "basic" | "resource" | "plan" | "trait":
            glyphs.kind(canvas, entry, centre, 25, TEXT_QUIET, CARD)
        case "buys":
            glyphs.kind(canvas, "resource", centre, 25, palette.COG, CARD)
        case "leads":
            crown(canvas, centre, 25, palette.COG)
        case "awaited":
            hourglass(canvas, centre, 23, BRIGHT)
        case "active" | "passive" | "company":
            glyphs.kind(canvas, entry, centre, 25, palette.LOOKS[entry].base, CARD)
        case _:
            glyphs.resource(canvas, entry.removeprefix("resource-"), centre, 25, INK)


PANES: Final[dict[str, Callable[[Canvas, Words], None]]] = {
    "goal": _goal, "turn": _turn, "scoring": _scoring, "eras": _eras, "cards": _cards,
}  # fmt: skip
