"""A bracket: rounds from left to right, who goes on where, what is still open."""

from __future__ import annotations

from typing import Final

from bot.pairing.contest import PLACE
from bot.pairing.views import DONE, PLAYING, BracketColumn, BracketPage, BracketSlot, MatchCard, SeatLine
from renderers.canvas import Box, Canvas, Spot
from renderers.letters import ELLIPSIS, fit
from renderers.people import hourglass
from renderers.theme import BRIGHT, CARD, CARD_RAISED, GAIN, RULE, TEXT, TEXT_QUIET, mix
from renderers.tournaments import framing
from renderers.tournaments.framing import HEAD, LEAST, LEFT, OWN, RIGHT, THROUGH, TournamentWords

TITLES: Final = 60
"""Rows of the columns' names."""
BETWEEN: Final = 36
"""Pixels between columns, where the lines run."""
APART: Final = 18
"""Rows between boxes."""
ROW: Final = 50
TALL: Final = 80
PAD: Final = 5
LABEL: Final = 40
"""Rows of a box's own name."""
SIGN: Final = 46
NAME: Final = 32
FOOT: Final = 24


def paint(view: BracketPage, words: TournamentWords) -> Canvas:
    """The page."""
    wide = (RIGHT - LEFT - BETWEEN * (len(view.columns) - 1)) / max(1, len(view.columns))
    wide = min(wide, 560.0)
    rows = [[_tall(slot, words, wide) for slot in column.slots] for column in view.columns]
    body = max((sum(tall) + APART * (len(tall) - 1) for tall in rows), default=72)
    what = words("what-bracket") if not view.side else words(f"what-{view.side}")
    canvas = framing.begun(view.occasion, what, words, HEAD + TITLES + body + FOOT)
    boxes = _boxes(view, rows, wide, HEAD + TITLES, body)
    if not view.columns:
        canvas.text(words("no-matches"), (LEFT, HEAD, RIGHT, HEAD + 120), 36, TEXT_QUIET, align="centre")
    with canvas.batch():
        if view.linked:
            _lines(canvas, view, boxes)
        for column, placed in zip(view.columns, boxes, strict=True):
            left, right = placed[0][0], placed[0][2]
            canvas.text(
                _title(column, words), (left, HEAD, right, HEAD + TITLES - 8), 32, TEXT, weight="Bold", shrink=1
            )
            for slot, box in zip(column.slots, placed, strict=True):
                _slot(canvas, slot, words, box)
    return canvas


def _title(column: BracketColumn, words: TournamentWords) -> str:
    return words(f"column-of-{column.name}", number=column.number)


def _name_room(match: MatchCard, wide: float) -> float:
    return wide - 2 * PAD - 12 - (SIGN if match.state == DONE else 0)


def _row(words: TournamentWords, seat: SeatLine, match: MatchCard, wide: float) -> int:
    shown = words.named(seat.who)
    two = fit(shown, int(_name_room(match, wide)), NAME, "Bold", 1, 0).lines[0].endswith(ELLIPSIS)
    told = bool(seat.kind) and seat.kind != PLACE
    return (TALL if two else ROW) + (36 if told else 0)


def _tall(slot: BracketSlot, words: TournamentWords, wide: float) -> float:
    """Rows of a box."""
    match = slot.match
    seats = match.seats if match is not None else ()
    inside = sum(_row(words, seat, match, wide) for seat in seats if match) + ROW * (slot.seats - len(seats))
    return inside + 2 * PAD + (LABEL if slot.stage else 0)


def _boxes(view: BracketPage, rows: list[list[float]], wide: float, top: float, body: float) -> list[list[Box]]:
    """Where every box stands: in the middle of those it is fed by, as far as none lies on another."""
    found: list[list[Box]] = []
    for at, tall in enumerate(rows):
        left = LEFT + at * (wide + BETWEEN)
        spare = body - sum(tall)
        gap = spare / len(tall) if tall else 0
        tops: list[float] = []
        y = top + gap / 2
        for height in tall:
            tops.append(y)
            y += height + gap
        if at and view.linked:
            _toward(tops, tall, view.columns[at - 1], found[-1], top, body)
        found.append([(left, y, left + wide, y + height) for y, height in zip(tops, tall, strict=True)])
    return found


def _toward(
    tops: list[float], tall: list[float], before: BracketColumn, boxes: list[Box], top: float, body: float
) -> None:
    """Move boxes to the middle of where their people come from; the order stays."""
    for number, height in enumerate(tall):
        fed = [box for slot, box in zip(before.slots, boxes, strict=True) if number in slot.feeds]
        if fed:
            tops[number] = (min(box[1] for box in fed) + max(box[3] for box in fed) - height) / 2
    for number in range(1, len(tops)):
        tops[number] = max(tops[number], tops[number - 1] + tall[number - 1] + APART)
    over = tops[-1] + tall[-1] - (top + body)
    if over > 0:
        tops[-1] -= over
        for number in range(len(tops) - 2, -1, -1):
            tops[number] = min(tops[number], tops[number + 1] - APART - tall[number])


def _lines(canvas: Canvas, view: BracketPage, boxes: list[list[Box]]) -> None:
    """From every match to where its people go."""
    for at, column in enumerate(view.columns[:-1]):
        for slot, box in zip(column.slots, boxes[at], strict=True):
            for goal in slot.feeds:
                if goal >= len(boxes[at + 1]):
                    continue
                target = boxes[at + 1][goal]
                begin: Spot = (box[2], (box[1] + box[3]) / 2)
                end: Spot = (target[0], (target[1] + target[3]) / 2)
                middle = (begin[0] + end[0]) / 2
                ink = GAIN if slot.match is not None and slot.match.state == DONE else RULE
                canvas.stroke([begin, (middle, begin[1]), (middle, end[1]), end], 4, ink)


def _slot(canvas: Canvas, slot: BracketSlot, words: TournamentWords, box: Box) -> None:
    left, top, right, _ = box
    match = slot.match
    if match is None or not match.round:
        canvas.frame(box, 16, 3, RULE, mix(framing.STRIPE, CARD, 0.2))
    elif any(seat.who.own for seat in match.seats):
        canvas.frame(box, 16, 5, BRIGHT, CARD)
    elif match.state == PLAYING:
        canvas.frame(box, 16, 3, GAIN, CARD)
    else:
        canvas.panel(box, 16, CARD)
    y = top + PAD
    if slot.stage:
        said = words.stage(slot.stage)
        canvas.text(said, (left + 14, y, right - 8, y + LABEL), LEAST, TEXT_QUIET, weight="Bold", shrink=0)
        y += LABEL
    for number in range(slot.seats):
        if match is None or number >= len(match.seats):
            canvas.panel((left + 18, y + ROW / 2 - 4, left + 78, y + ROW / 2 + 4), 4, RULE)
            y += ROW
            continue
        tall = _row(words, match.seats[number], match, right - left)
        _seat(canvas, match, match.seats[number], words, (left + PAD, y, right - PAD, y + tall - 4))
        y += tall
    if match is not None and match.round and match.state not in (DONE, PLAYING):
        hourglass(canvas, (right - 20, top + 22), 11, TEXT_QUIET)


def _seat(canvas: Canvas, match: MatchCard, seat: SeatLine, words: TournamentWords, row: Box) -> None:
    left, top, right, bottom = row
    over = match.state == DONE
    if seat.who.own:
        canvas.panel(row, 11, OWN)
    elif over and seat.through:
        canvas.panel(row, 11, THROUGH)
    elif not over:
        canvas.panel(row, 11, mix(CARD, CARD_RAISED, 0.45))
    told = seat.kind if over and seat.kind != PLACE else ""
    lower = bottom - 34 if told else bottom
    if told:
        said = words(f"result-{told}")
        canvas.text(said, (left + 10, lower - 4, right - 4, bottom - 2), LEAST, BRIGHT, weight="Bold", shrink=0)
    end = right - 4
    if over:
        middle = (top + lower) / 2
        if len(match.seats) > 2 and seat.place:
            framing.place(canvas, seat.place, (right - 25, middle), 18, LEAST)
        elif seat.through:
            canvas.stroke([(right - 36, middle), (right - 27, middle + 10), (right - 12, middle - 11)], 6, GAIN)
        end = right - SIGN
    ink = TEXT if not over or seat.through else TEXT_QUIET
    framing.name(canvas, words.named(seat.who), (left + 10, top, end, lower), ink, NAME, 2)


def told(view: BracketPage, words: TournamentWords) -> list[str]:
    """The matches in words, one each, round by round."""
    said: list[str] = []
    for column in view.columns:
        for slot in column.slots:
            if slot.match is None:
                continue
            people = [words("alt-person", name=words.named(seat.who)) for seat in slot.match.seats]
            through = [name for name, seat in zip(people, slot.match.seats, strict=True) if seat.through]
            state = words("alt-through", told=", ".join(through)) if through else words(f"state-{slot.match.state}")
            said.append(words("alt-slot", round=_title(column, words), told=" - ".join(people), state=state))
    return said
