"""Pictures that teach: four for somebody's first panel, and one for every page of the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, Literal

from renderers.canvas import Box, Canvas, Spot, polar, regular
from renderers.cards.marks import number_mark
from renderers.lessons import HEIGHT, sentences
from renderers.people import crown, seat_badge
from renderers.theme import BRIGHT, CARD, CORNER, DISCORD_GROUND, GAIN, LOSS, PANEL_WIDTH, SEATS, mix
from renderers.twilight_imperium import counters, legends, palette, planets, signs, units
from renderers.twilight_imperium.words import Words

Lesson = Literal["goal", "turn", "scoring", "fight", "planets", "legend"]
LESSONS: Final[tuple[Lesson, ...]] = ("goal", "turn", "fight", "scoring")
"""What somebody's first panel opens with."""
RULES: Final[tuple[Lesson, ...]] = ("legend", "turn", "fight", "planets", "scoring")
"""The picture of each page of the rules; the first explains every sign."""
PANE: Final = 620
LEFT_EDGE: Final = PANE + 44


def paint(lesson: Lesson, words: Words) -> Canvas:
    """A picture on the left and three short sentences; the legend is a table of its own."""
    if lesson == "legend":
        return legends.paint(words)
    canvas = Canvas.blank(PANEL_WIDTH, HEIGHT, CARD)
    canvas.fill((0, 0, PANE, HEIGHT), palette.SKY)
    for radius in (180, 330, 480):
        canvas.stroke([polar((PANE / 2, HEIGHT / 2), radius, a) for a in range(0, 361, 6)], 2, palette.SKY_LINE)
    canvas.fill((PANE, 0, PANEL_WIDTH, HEIGHT), CARD)
    canvas.fill((PANE, 0, PANE + 4, HEIGHT), palette.BRASS_DARK)
    PANES[lesson](canvas)
    canvas.labels.clear()
    sentences(canvas, words, lesson, LEFT_EDGE)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def hexagon(canvas: Canvas, centre: Spot, r: float, rim: tuple[int, int, int], lit: bool = False) -> None:
    """A system without anything in it, flat side up."""
    if lit:
        canvas.polygon(regular(centre, r * 1.04, 6, 0), palette.GLOW, opacity=0.6, blur=8)
    canvas.polygon(regular(centre, r * 0.98, 6, 0), rim)
    canvas.polygon(regular(centre, r * 0.98 - 4, 6, 0), palette.SPACE)


def _at(q: int, r: int, size: float, middle: Spot) -> Spot:
    return middle[0] + 1.5 * size * q, middle[1] + 1.732 * size * (r + q / 2)


WORLDS: Final = {
    (0, -1): "lodor", (1, -1): "mellon", (1, 0): "vefut_ii", (0, 1): "quann", (-1, 1): "starpoint", (-1, 0): "thibah",
    (0, -2): "jord", (2, 0): "arc_prime", (-2, 2): "arretze",
}  # fmt: skip
"""Where planets lie on the chart of the first lesson, three homes among them."""
HOMES: Final = ("jord", "arc_prime", "arretze")


def _goal(canvas: Canvas) -> None:
    """A chart: Mecatol Rex in the middle, homes at the edge; below it the track."""
    size, middle = 68.0, (PANE / 2, 312.0)
    for q in range(-2, 3):
        for r in range(-2, 3):
            if abs(q + r) > 2:
                continue
            world = WORLDS.get((q, r), "")
            home = HOMES.index(world) if world in HOMES else None
            rim = palette.SKY_LINE if home is None else SEATS[home].colour
            centre = _at(q, r, size, middle)
            hexagon(canvas, centre, size, rim, lit=(q, r) == (0, 0))
            if (q, r) == (0, 0):
                planets.globe(canvas, "mecatol_rex", centre, 48)
            elif home is not None:
                planets.holding(canvas, world, centre, 28, home, True)
            elif world:
                planets.globe(canvas, world, centre, 26)
    step, y = 54.0, 690.0
    for number in range(11):
        x = 40 + step * number
        last = number == 10
        canvas.disc((x, y), 24 if last else 20, palette.BRASS_LIGHT if last else palette.BRASS_DARK)
        canvas.disc((x, y), 20 if last else 16, palette.BRASS_DEEP)
        if last:  # tables play to different numbers of points
            crown(canvas, (x, y - 2), 13, palette.BRASS_LIGHT)
        elif number == 0:
            canvas.sign("0", (x, y), 24, palette.PAPER_QUIET, 44)
    for seat, number in ((0, 7), (1, 5), (2, 4)):
        seat_badge(canvas, seat, (40 + step * number, y - 50), 20)


def _arrow(canvas: Canvas, start: Spot, end: Spot, colour: tuple[int, int, int] = BRIGHT) -> None:
    canvas.stroke([start, end], 8, colour)
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = (dx * dx + dy * dy) ** 0.5
    ux, uy = dx / long, dy / long
    tip = (end[0] + ux * 20, end[1] + uy * 20)
    canvas.polygon(
        [tip, (end[0] - uy * 18, end[1] + ux * 18), (end[0] + uy * 18, end[1] - ux * 18)], colour
    )  # fmt: skip


def _turn(canvas: Canvas) -> None:
    """A system activated and a fleet that comes, a strategy card and a token, the round of the table."""
    number_mark(canvas, "1", (56, 62), 28)
    hexagon(canvas, (440, 168), 124, palette.BRASS, lit=True)
    planets.globe(canvas, "vefut_ii", (476, 196), 44)
    signs.token(canvas, 0, (398, 112), 34)
    _arrow(canvas, (238, 168), (292, 168))
    for number, (kind, count) in enumerate((("carrier", 1), ("fighter", 3), ("infantry", 2))):
        units.stack(canvas, 0, kind, count, 96, 100 + number * 60, 1.0)
    canvas.fill((40, 330, PANE - 40, 333), palette.BRASS_DARK)
    number_mark(canvas, "2", (56, 392), 28)
    counters.strategy_card(canvas, "7", (116, 358, 236, 528))
    for number, seat in enumerate((1, 2)):
        y = 400 + number * 88
        seat_badge(canvas, seat, (330, y), 26)
        counters.pool(canvas, "strategy", (408, y), 28)
        _arrow(canvas, (458, y), (492, y))
        signs.technology(canvas, ("red", "green")[number], (556, y), 26, palette.SKY)
    canvas.fill((40, 560, PANE - 40, 563), palette.BRASS_DARK)
    number_mark(canvas, "3", (56, 622), 28)
    for seat in range(4):
        x = 150 + seat * 124
        seat_badge(canvas, seat, (x, 664), 34)
        if seat < 3:
            _arrow(canvas, (x + 46, 664), (x + 62, 664))


def _fight(canvas: Canvas) -> None:
    """Two fleets, their dice, a hit sustained and a ship lost."""
    sides = (
        (0, ("dreadnought", "cruiser", "fighter"), ((5, 7, True), (7, 4, False), (9, 9, True))),
        (1, ("cruiser", "destroyer", "carrier"), ((7, 8, True), (9, 2, False), (9, 5, False))),
    )
    for seat, kinds, rolls in sides:
        x = 150 if seat == 0 else PANE - 150
        aside = 112 if seat == 0 else -112
        seat_badge(canvas, seat, (x, 66), 32)
        for number, (kind, (_, rolled, hit)) in enumerate(zip(kinds, rolls, strict=True)):
            y = 174 + number * 112
            units.plate(canvas, seat, (x - 66, y - 44, x + 66, y + 44))
            ink = SEATS[seat].ink
            units.silhouette(canvas, kind, (x, y), 108, ink, SEATS[seat].colour)
            if (seat, number) == (0, 0):
                units.jag(canvas, (x, y), 108, ink, SEATS[seat].colour)
            if seat == 1 and number != 0:
                for turn in (-1, 1):
                    canvas.stroke([(x - 58, y - turn * 38), (x + 58, y + turn * 38)], 9, LOSS)
            counters.die(canvas, str(rolled), (x + aside, y), 34, hit)
    canvas.stroke([(PANE / 2, 120), (PANE / 2, 450)], 3, palette.BRASS_DARK)
    hexagon(canvas, (PANE / 2, 628), 116, palette.BRASS)
    planets.globe(canvas, "lodor", (PANE / 2, 640), 62)
    units.stack(canvas, 0, "infantry", 2, PANE / 2 - 262, 606)
    _arrow(canvas, (PANE / 2 - 158, 636), (PANE / 2 - 100, 636))


def _planets(canvas: Canvas) -> None:
    """Planets that pay, a dock that produces, technologies that lead to one."""
    number_mark(canvas, "1", (56, 62), 28)
    for number, (world, ready) in enumerate((("starpoint", True), ("lodor", False), ("mellon", True))):
        x = 190 + number * 164
        planets.holding(canvas, world, (x, 122), 60, 0, ready)
        planets.values(canvas, world, (x, 220), 40, ready)
    canvas.fill((40, 276, PANE - 40, 279), palette.BRASS_DARK)
    number_mark(canvas, "2", (56, 338), 28)
    planets.holding(canvas, "starpoint", (180, 400), 68, 0, True)
    units.silhouette(canvas, "space_dock", (180, 400), 84, palette.PAPER, palette.CASING)
    counters.resources(canvas, "3", (276, 366), 30)
    canvas.sign("+2", (276, 438), 40, palette.BRASS_LIGHT, 80)
    _arrow(canvas, (330, 400), (372, 400))
    for number, (kind, count) in enumerate((("carrier", 1), ("fighter", 2), ("infantry", 2))):
        units.stack(canvas, 0, kind, count, 434, 308 + number * 66, 1.1)
    canvas.fill((40, 520, PANE - 40, 523), palette.BRASS_DARK)
    number_mark(canvas, "3", (56, 582), 28)
    for number, y in enumerate((600, 684)):
        box: Box = (110, y - 36, 286, y + 36)
        canvas.frame(box, 16, 4, palette.BRASS, palette.PLATE_RAISED)
        signs.technology(canvas, "blue", (198, y), 26, palette.PLATE_RAISED)
        _arrow(canvas, (304, y + (14 if number == 0 else -14)), (352, 642 + (-18 if number == 0 else 18)))
    canvas.frame((396, 578, 572, 706), 18, 5, palette.BRASS_LIGHT, palette.PLATE_RAISED)
    units.silhouette(canvas, "carrier", (484, 628), 110, palette.PAPER, palette.PLATE_RAISED)
    for number in range(2):
        signs.technology(canvas, "blue", (456 + number * 56, 682), 15, palette.PLATE_RAISED)


def _scoring(canvas: Canvas) -> None:
    """A public objective with who has scored it, a secret one, the home that must be held, Imperial."""
    number_mark(canvas, "1", (56, 62), 28)
    canvas.frame((110, 36, PANE - 40, 156), 18, 4, palette.BRASS, palette.PLATE_RAISED)
    counters.point(canvas, (172, 96), 40)
    for seat in range(3):
        x = 280 + seat * 110
        seat_badge(canvas, seat, (x, 96), 26)
        if seat != 1:
            counters.tick(canvas, (x + 46, 96), 18, GAIN)
    canvas.frame((110, 176, PANE - 40, 296), 18, 4, palette.BRASS_DARK, palette.PLATE)
    counters.secret(canvas, (172, 236), 42)
    canvas.panel((260, 222, 540, 250), 14, palette.CASING)
    canvas.panel((260, 222, 470, 250), 14, palette.BRASS)
    canvas.fill((40, 326, PANE - 40, 329), palette.BRASS_DARK)
    number_mark(canvas, "2", (56, 388), 28)
    hexagon(canvas, (320, 444), 112, SEATS[0].colour, lit=True)
    planets.holding(canvas, "jord", (320, 444), 52, 0, True)
    units.stack(canvas, 0, "infantry", 3, 440, 420)
    units.stack(canvas, 0, "pds", 1, 96, 420)
    canvas.fill((40, 566, PANE - 40, 569), palette.BRASS_DARK)
    number_mark(canvas, "3", (56, 628), 28)
    counters.strategy_card(canvas, "8", (116, 590, 226, 740))
    canvas.sign("+", (272, 664), 56, palette.BRASS_LIGHT, 80)
    planets.globe(canvas, "mecatol_rex", (370, 664), 58)
    _arrow(canvas, (452, 664), (486, 664))
    counters.point(canvas, (556, 664), 40, ground=mix(palette.BRASS_DARK, palette.CASING, 0.4))


PANES: Final[Mapping[str, Callable[[Canvas], None]]] = {
    "goal": _goal,
    "turn": _turn,
    "fight": _fight,
    "planets": _planets,
    "scoring": _scoring,
}
