"""A game at a glance: how everybody stood over time, where it turned, what counted, time and luck (asynchronous R4).

One frame for all games: what they count comes as rows of the table. It is drawn like any other picture, under the name
of this room (`renderers.drawings`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from msgspec import Struct
from PIL import Image

from bot.text.catalogue import Language, Voice
from bot.text.limits import ALT, cut
from renderers import theme
from renderers.accounts import GAP, columns, ground, stripe
from renderers.canvas import Box, Canvas, Spot
from renderers.cards import chart
from renderers.encode import Picture, finish, palette_of
from renderers.letters import fit
from renderers.people import CASING, crown, drawable, seat_badge
from renderers.theme import (
    BRIGHT,
    CARD,
    CORNER,
    DISCORD_GROUND,
    MARGIN,
    RULE,
    SEATS,
    TABLE,
    TEXT,
    TEXT_QUIET,
    WIDTH,
    mix,
)

HEADER: Final = 148
CHART: Final = 660
ASIDE: Final = 350
"""Width of the column that names the rows."""
HEAD: Final = 150
ROW: Final = 84
TOTAL: Final = 112
TITLE: Final = 92
"""Rows of the line above figures."""
PART: Final = 74
"""Rows of what names a part of them."""
SHORT: Final = 12
"""Letters of a name in words that would be too many for Discord."""
TURN: Final = 124
"""Rows of a turning point."""
LEFT: Final = MARGIN + 96
RIGHT: Final = WIDTH - MARGIN - 190
APART: Final = 5.0
"""Pixels between lines that run on the same height."""
SPREAD: Final = 64
"""Rows between the badges at the lines' ends."""
Place = Callable[[float, float], Spot]
"""From a place in the courses and a value to a place in the picture."""
FORTUNE: Final = 0.005
"""Share below which luck is called none."""


class TurningPoint(Struct, frozen=True, array_like=True):
    """A turning point.

    Args:
        at: place in the courses.
        move: number of the move.
        told: what happened.
        seat: whose position changed most.
        before, after: that seat's share in the bots' judgement.
    """

    at: int
    move: int
    told: str
    seat: int
    before: float
    after: float


class CountedRow(Struct, frozen=True, array_like=True):
    """What counted, by seat.

    Args:
        name: of it.
        values: as they are shown.
    """

    name: str
    values: tuple[str, ...]


class Retold(Struct, frozen=True):
    """A match, as it is reported on.

    Args:
        game: its key.
        progress: how far it went, in words.
        length: how long it took, in words.
        counted: what the chart counts, in words.
        courses: by seat, how it stood after each move.
        ticks: places in the courses that are named below the chart.
        ranks: by seat.
        rows: what counted.
        totals: by seat; empty in a game without.
        turns: turning points, in order.
        times: by seat, the time it took, in words; empty for a bot.
        draws: made in all.
        luck: by seat, by how much draws were better than could be expected, as a share.
    """

    game: str
    progress: str
    length: str
    counted: str
    courses: tuple[tuple[float, ...], ...]
    ticks: tuple[tuple[int, str], ...]
    ranks: tuple[int, ...]
    rows: tuple[CountedRow, ...]
    totals: tuple[str, ...]
    turns: tuple[TurningPoint, ...]
    times: tuple[str, ...]
    draws: int
    luck: tuple[float, ...]


class FigurePart(Struct, frozen=True, array_like=True):
    """FigureSheet that belong together.

    Args:
        name: of them.
        rows: they.
    """

    name: str
    rows: tuple[CountedRow, ...]


class FigureSheet(Struct, frozen=True):
    """What there is to count of a match besides, as a table.

    Args:
        game: its key.
        progress: how far it went, in words.
        parts: figures.
        ranks: by seat.
    """

    game: str
    progress: str
    parts: tuple[FigurePart, ...]
    ranks: tuple[int, ...]


def report(told: Retold, *, names: Sequence[str], language: Language, text: Voice | None = None) -> Picture:
    """The picture, 1,600 pixels wide.

    Args:
        told: what is reported.
        names: display names by seat.
        text: another catalogue than the language's own.
    """
    said, people = text or Voice(language), drawable(names)
    rows = [*told.rows]
    notes = _notes(told, said)
    tall = HEAD + 12 + ROW * len(rows) + (TOTAL + 16 if told.totals else 0) + ROW * len(notes) + 24
    turns = 70 + TURN * len(told.turns) if told.turns else 0
    canvas = Canvas.blank(WIDTH, HEADER + CHART + turns + tall + 20, TABLE)
    _header(canvas, told, said, people)
    _chart(canvas, told, said, HEADER)
    top = float(HEADER + CHART)
    if told.turns:
        top = _turns(canvas, told, said, people, top)
    _table(canvas, told, people, [*rows], notes, said, top + 16)
    canvas.corners(CORNER, DISCORD_GROUND)
    return finish(canvas, _colours(), f"{told.game}-report.png", _alt(told, said, people))


def figures(told: FigureSheet, *, names: Sequence[str], language: Language, text: Voice | None = None) -> Picture:
    """A picture of figures alone, 1,600 pixels wide: a column for each seat, a part below the other.

    Args:
        told: they.
        names: display names by seat.
        text: another catalogue than the language's own.
    """
    said, people = text or Voice(language), drawable(names)
    tall = sum(PART + ROW * len(part.rows) for part in told.parts)
    canvas = Canvas.blank(WIDTH, TITLE + HEAD + tall + 24, TABLE)
    title = f"{said(f'game-{told.game}')} · {told.progress}"
    canvas.text(title, (MARGIN + 14, 8, WIDTH - MARGIN, TITLE), 48, TEXT, weight="Bold", shrink=3)
    where = columns(len(people), ASIDE)
    _heads(canvas, told.ranks, people, where, TITLE)
    y = float(TITLE + HEAD)
    for part in told.parts:
        canvas.text(part.name, (MARGIN + 14, y + 10, WIDTH - MARGIN, y + PART), 36, TEXT_QUIET, weight="Bold", shrink=2)
        y += PART
        for number, row in enumerate(part.rows):
            _row(canvas, row, where, number, y, 40)
            y += ROW
    canvas.corners(CORNER, DISCORD_GROUND)
    return finish(canvas, _colours(), f"{told.game}-figures.png", _figures_alt(told, said, title, people))


def _figures_alt(told: FigureSheet, said: Voice, title: str, people: Sequence[str]) -> str:
    """All rows; where Discord has no room for that, shorter names, then without the first rows of the longest part."""
    parts = [[said("figures-alt-row", row=one.name, values=", ".join(one.values)) for one in part.rows]
             for part in told.parts]  # fmt: skip
    names = ", ".join(people)
    while len(alt := said("figures-alt", game=title, names=names, rows=" ".join(chain(*parts)))) > ALT:
        if names != (shorter := ", ".join(cut(name, SHORT) for name in people)):
            names = shorter
        else:
            max(parts, key=len).pop(0)
    return alt


def _alt(told: Retold, said: Voice, people: Sequence[str]) -> str:
    ends = [said("report-alt-seat", name=name, rank=rank) for name, rank in zip(people, told.ranks, strict=True)]
    turns = " ".join(said("report-alt-turn", move=one.move, told=one.told) for one in told.turns)
    return said("report-alt", game=said(f"game-{told.game}"), standing=", ".join(ends), turns=turns).strip()


# --- header and chart ------------------------------------------------------------------------------------------------


def _header(canvas: Canvas, told: Retold, said: Voice, people: Sequence[str]) -> None:
    """Who won, which game, how long."""
    first = [seat for seat, rank in enumerate(told.ranks) if rank == 1]
    x = float(MARGIN + 44)
    for seat in first[:3]:
        seat_badge(canvas, seat, (x, 52), 27)
        x += 76
    names = said.listing([said("person", name=people[seat]) for seat in first])
    won = said("film-won" if len(first) == 1 else "film-won-shared", names=names)
    end = WIDTH - MARGIN - 16
    about = " · ".join(one for one in (said(f"game-{told.game}"), told.progress, told.length) if one)
    canvas.text(won, (x, 14, end, 92), 64, TEXT, weight="Bold", shrink=3)
    canvas.text(about, (MARGIN + 14, 94, end, 144), 36, TEXT_QUIET, shrink=2)


def _chart(canvas: Canvas, told: Retold, said: Voice, top: float) -> None:
    """Every seat's course from left to right, with the turning points numbered."""
    canvas.panel((MARGIN, top, WIDTH - MARGIN, top + CHART - 14), 22, CARD)
    canvas.text(told.counted, (MARGIN + 26, top + 8, WIDTH - MARGIN - 20, top + 58), 32, TEXT_QUIET, weight="Bold")
    last = max(1, len(told.courses[0]) - 1)
    low = min(0.0, *(min(course) for course in told.courses))
    high = max(low + 1, *(max(course) for course in told.courses))
    upper, lower = top + 112, top + CHART - 84

    def at(place: float, value: float) -> Spot:
        return LEFT + (RIGHT - LEFT) * place / last, lower - (lower - upper) * (value - low) / (high - low)

    for value in _levels(low, high):
        _, y = at(0, value)
        canvas.stroke([(LEFT, y), (RIGHT, y)], 4 if value == 0 and low < 0 else 2, RULE)
        number = str(round(value)).replace("-", "−")
        canvas.number(number, (MARGIN + 10, y - 24, LEFT - 16, y + 24), 32, TEXT_QUIET, align="right")
    for place, name in told.ticks:
        x, _ = at(place, low)
        canvas.stroke([(x, lower), (x, lower + 12)], 3, RULE)
        canvas.text(name, (x - 60, lower + 14, x + 60, lower + 62), 32, TEXT_QUIET, align="centre")
    for number, (one, x) in enumerate(zip(told.turns, _apart([at(one.at, low)[0] for one in told.turns])), start=1):
        foot, _ = at(one.at, low)
        canvas.stroke([(x, upper - 30), (foot, upper + 6), (foot, lower)], 4, BRIGHT, opacity=0.45)
        _mark(canvas, number, (x, upper - 30))
    order = sorted(range(len(told.courses)), key=lambda seat: -told.ranks[seat])
    for seat in order:
        spots = _steps(told, seat, at)
        canvas.stroke(spots, 15, CASING)
        canvas.stroke(spots, 9, SEATS[seat].colour)
    _ends(canvas, told, at, last)


def _apart(spots: Sequence[float]) -> list[float]:
    """The same from left to right, with room between them."""
    found: list[float] = []
    for spot in spots:
        found.append(max(spot, found[-1] + 54) if found else spot)
    over = found[-1] - RIGHT if found else 0
    return [spot - over for spot in found] if over > 0 else found


def _levels(low: float, high: float) -> list[float]:
    """Values at which a line is drawn: at most seven, round ones."""
    span = high - low
    step = next(one for one in (1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000, 10000) if span / one <= 7)
    first = -(-low // step)
    return [step * (first + number) for number in range(int((high - step * first) // step) + 1)]


def _steps(told: Retold, seat: int, at: Place) -> list[Spot]:
    """The corners of a seat's line: it stays until it changes; lines on one height run beside each other."""
    course = told.courses[seat]
    spots: list[Spot] = []
    for number, value in enumerate(course):
        middle = 0 < number < len(course) - 1
        if middle and course[number - 1] == value == course[number + 1] and not _joined(told, number):
            continue
        like = [other for other, one in enumerate(told.courses) if one[number] == value]
        x, y = at(number, value)
        spots.append((x, y + (like.index(seat) - (len(like) - 1) / 2) * APART))
    return spots if len(spots) > 1 else [*spots, (spots[0][0] + 1, spots[0][1])]


def _joined(told: Retold, number: int) -> bool:
    """Whether some course changed at a place, so that others may have come to run beside it."""
    return any(course[number] != course[number - 1] or course[number] != course[number + 1] for course in told.courses)


def _ends(canvas: Canvas, told: Retold, at: Place, last: int) -> None:
    """Badge and value at the end of every line, moved apart."""
    ends = sorted(
        ((at(last, course[-1])[1], seat) for seat, course in enumerate(told.courses)),
        key=lambda one: (one[0], told.ranks[one[1]]),
    )
    shown = [y for y, _ in ends]
    for number in range(1, len(shown)):
        shown[number] = max(shown[number], shown[number - 1] + SPREAD)
    over = shown[-1] - (at(0, min(0.0, *(min(c) for c in told.courses)))[1] + 30)
    if over > 0:
        shown = [y - over * number / max(1, len(shown) - 1) for number, y in enumerate(shown)]
        for number in range(len(shown) - 2, -1, -1):
            shown[number] = min(shown[number], shown[number + 1] - SPREAD)
    for (_, seat), y in zip(ends, shown, strict=True):
        seat_badge(canvas, seat, (RIGHT + 48, y), 23)
        value = str(round(told.courses[seat][-1])).replace("-", "−")
        ink = BRIGHT if told.ranks[seat] == 1 else TEXT
        canvas.number(value, (RIGHT + 84, y - 32, WIDTH - MARGIN - 10, y + 32), 44, ink)


def _mark(canvas: Canvas, number: int, centre: Spot) -> None:
    canvas.disc(centre, 23, BRIGHT)
    canvas.sign(str(number), centre, 32, theme.INK, 40)


# --- turning points and the table ------------------------------------------------------------------------------------


def _turns(canvas: Canvas, told: Retold, said: Voice, people: Sequence[str], top: float) -> float:
    canvas.text(said("report-turns"), (MARGIN + 14, top, WIDTH - MARGIN, top + 62), 40, TEXT, weight="Bold")
    top += 66
    for number, one in enumerate(told.turns, start=1):
        box: Box = (MARGIN, top, WIDTH - MARGIN, top + TURN - 12)
        canvas.panel(box, 22, CARD)
        middle = (box[1] + box[3]) / 2
        _mark(canvas, number, (MARGIN + 44, middle))
        left = WIDTH - MARGIN - 400
        canvas.panel((left, box[1] + 12, box[2] - 14, box[3] - 12), 18, mix(CARD, SEATS[one.seat].colour, 0.28))
        seat_badge(canvas, one.seat, (left + 46, middle), 25)
        change = f"{round(100 * one.before)} → {round(100 * one.after)} %"
        ink = theme.GAIN if one.after > one.before else theme.LOSS
        canvas.text(change, (left + 88, box[1], box[2] - 26, box[3]), 44, ink, weight="Bold", align="centre", shrink=2)
        room = (MARGIN + 88, box[1] + 6, left - 20, box[3] - 6)
        fitted = fit(said("report-turn", move=one.move, told=one.told), int(room[2] - room[0]), 36, "Regular", 2, 1)
        canvas.write(fitted, room, TEXT)
        top += TURN
    return top + 4


def _notes(told: Retold, said: Voice) -> list[CountedRow]:
    """Time and luck, where there is something to be said of them."""
    found: list[CountedRow] = []
    if any(told.times):
        found.append(CountedRow(said("report-time"), tuple(one or said("report-bot") for one in told.times)))
    if told.draws:
        found.append(CountedRow(said("report-luck", draws=told.draws), tuple(_signed(one) for one in told.luck)))
    return found


def _signed(share: float) -> str:
    if abs(share) < FORTUNE:
        return "±0 %"
    return f"{'+' if share > 0 else '−'}{max(1, round(abs(100 * share)))} %"


def _table(
    canvas: Canvas,
    told: Retold,
    people: Sequence[str],
    rows: Sequence[CountedRow],
    notes: Sequence[CountedRow],
    said: Voice,
    top: float,
) -> None:
    """A column for each seat, a row for all that counted, then time and luck."""
    where = columns(len(people), ASIDE)
    _heads(canvas, told.ranks, people, where, top)
    y = top + HEAD + 12
    for number, row in enumerate(rows):
        _row(canvas, row, where, number, y, 48)
        y += ROW
    if told.totals:
        canvas.panel((MARGIN, y + 4, WIDTH - MARGIN, y + TOTAL), 22, theme.CARD_RAISED)
        canvas.text(said("report-total"), (MARGIN + 18, y + 4, MARGIN + ASIDE, y + TOTAL), 44, TEXT, weight="Bold")
        for seat, (left, right) in enumerate(where):
            ink = BRIGHT if told.ranks[seat] == 1 else TEXT
            canvas.number(told.totals[seat], (left, y + 4, right, y + TOTAL), 72, ink, align="centre")
        y += TOTAL + 16
    for number, row in enumerate(notes):
        _row(canvas, row, where, number, y, 40)
        y += ROW


def _heads(canvas: Canvas, ranks: Sequence[int], people: Sequence[str], where: Sequence[Spot], top: float) -> None:
    """Who each column is of."""
    for seat, (left, right) in enumerate(where):
        first = ranks[seat] == 1
        ground(canvas, seat, (left, top, right, top + HEAD), first)
        seat_badge(canvas, seat, (left + 48, top + 48), 25)
        if first:
            crown(canvas, (right - 42, top + 46), 22, BRIGHT)
        canvas.text(people[seat], (left + 14, top + 86, right - 10, top + 142), 36, TEXT, weight="Bold", shrink=3)


def _row(canvas: Canvas, row: CountedRow, where: Sequence[Spot], number: int, y: float, size: int) -> None:
    stripe(canvas, number, y, ROW)
    canvas.text(
        row.name, (MARGIN + 18, y, MARGIN + ASIDE - 10, y + ROW - 4), 36, TEXT, weight="Bold", lines=2, shrink=3
    )
    for value, (left, right) in zip(row.values, where, strict=True):
        ink = theme.GAIN if value.startswith("+") else theme.LOSS if value.startswith("−") else TEXT
        ink = RULE if value in ("0", "+0") else ink
        canvas.text(
            value, (left + GAP / 2, y, right - GAP / 2, y + ROW - 4), size, ink, weight="Bold", align="centre", shrink=4
        )


@lru_cache(maxsize=1)
def _colours() -> Image.Image:
    """The palette: the house's, everybody's lines, badges and writing on every ground."""
    tints = [mix(CARD, look.colour, 0.28) for look in SEATS]
    grounds = (TABLE, CARD, theme.CARD_RAISED, mix(TABLE, CARD, 0.6), *tints)
    lines = Canvas.blank(900, 60 * len(SEATS), CARD)
    for seat, look in enumerate(SEATS):
        top = 60 * seat
        lines.stroke([(10, top + 40), (300, top + 12), (560, top + 48)], 15, CASING)
        lines.stroke([(10, top + 40), (300, top + 12), (560, top + 48)], 9, look.colour)
        lines.stroke([(580, top), (580, top + 60)], 4, BRIGHT, opacity=0.45)
        lines.disc((660, top + 30), 23, BRIGHT)
        seat_badge(lines, seat, (740, top + 30), 24)
    fixed = (*chart.HOUSE, *(look.colour for look in SEATS), *tints, CASING, mix(TABLE, CARD, 0.6))
    return palette_of([lines.drawn(), chart.writing(chart.dark(grounds)).drawn()], fixed)
