"""The matches of a round: who sits where, what is played, how it ended, who rests."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from bot.pairing.contest import PLACE
from bot.pairing.views import DONE, NOT_COUNTED, PLAYING, MatchCard, Resting, RoundPage, SeatLine
from renderers import theme
from renderers.canvas import Box, Canvas, Spot
from renderers.people import hourglass, seat_badge
from renderers.theme import BRIGHT, CARD, CARD_RAISED, GAIN, MARGIN, PANEL_WIDTH, RULE, TEXT, TEXT_QUIET, Colour
from renderers.tournaments import framing
from renderers.tournaments.framing import HEAD, LEFT, OWN, RIGHT, TournamentWords, decimals_of, number_of

GAP: Final = 18
WIDE: Final = (PANEL_WIDTH - 2 * MARGIN - GAP) / 2
"""Of a card; two stand beside each other."""
TITLE: Final = 60
ROW: Final = 58
TALL: Final = 80
PAD: Final = 12
NAME: Final = 34
BADGE: Final = 62
REST: Final = 62
RESTING: Final = 58
"""Rows of the word above those who rest."""


def paint(view: RoundPage, words: TournamentWords) -> Canvas:
    """The page."""
    beside = [view.matches[at : at + 2] for at in range(0, len(view.matches), 2)]
    rows = [max(sum(_rooms(one, words)) for one in two) + TITLE + PAD for two in beside]
    rest = -(-len(view.resting) // 2) * (REST + 8)
    height = HEAD + sum(rows) + GAP * len(rows) + (rest + RESTING if rest else 0) + 14
    empty = not view.matches and not view.resting
    canvas = framing.begun(view.occasion, words("what-rounds"), words, height + (80 if empty else 0), of_round=True)
    if empty:
        canvas.text(words("no-matches"), (LEFT, HEAD, RIGHT, HEAD + 72), 36, TEXT_QUIET, align="centre")
    y = float(HEAD)
    with canvas.batch():
        for two, tall in zip(beside, rows, strict=True):
            for column, one in enumerate(two):
                left = LEFT + column * (WIDE + GAP)
                _card(canvas, one, words, (left, y, left + WIDE, y + tall))
            y += tall + GAP
        if view.resting:
            _resting(canvas, view.resting, words, y)
    return canvas


def _rooms(one: MatchCard, words: TournamentWords) -> list[int]:
    return [
        ROW if framing.rows_of(words.named(s.who), _name_room(s, one, words), NAME) == 1 else TALL for s in one.seats
    ]


def _name_room(seat: SeatLine, one: MatchCard, words: TournamentWords) -> float:
    return WIDE - BADGE - _result_room(seat, one, words) - 8


def _result_room(seat: SeatLine, one: MatchCard, words: TournamentWords) -> float:
    """Pixels that a seat's result takes at the right end of its row."""
    if one.state != DONE:
        return 16
    room = 74.0 if seat.place else 16.0
    if _scored(one):
        room += 104
    if seat.kind != PLACE:
        room += framing.pill_width(words(f"result-{seat.kind}")) + 12
    return room


def _scored(one: MatchCard) -> bool:
    return any(seat.score != NOT_COUNTED for seat in one.seats)


def _card(canvas: Canvas, one: MatchCard, words: TournamentWords, box: Box) -> None:
    own = any(seat.who.own for seat in one.seats)
    left, top, right, _ = box
    if own:
        canvas.frame(box, 20, 5, BRIGHT, CARD)
    else:
        canvas.panel(box, 20, CARD)
    end = _state(canvas, one.state, words, right - 14, top + TITLE / 2 + 2)
    title = words("table", table=one.table)
    if one.stage:
        title = words("table-of", table=title, stage=words.stage(one.stage))
    canvas.text(title, (left + 20, top + 4, end, top + TITLE), 30, TEXT_QUIET, weight="Bold")
    decimals = decimals_of([seat.score for seat in one.seats])
    y = top + TITLE
    for number, (seat, tall) in enumerate(zip(one.seats, _rooms(one, words), strict=True)):
        row: Box = (left + 8, y, right - 8, y + tall - 4)
        if seat.who.own:
            canvas.panel(row, 12, OWN)
        elif number % 2 == 0:
            canvas.panel(row, 12, theme.mix(CARD, CARD_RAISED, 0.45))
        _seat(canvas, one, number, words, row, decimals)
        y += tall


def _state(canvas: Canvas, state: str, words: TournamentWords, end: float, middle: float) -> float:
    """Where a match stands, as a sign and a word."""
    ink: Colour = {DONE: TEXT_QUIET, PLAYING: GAIN}.get(state, TEXT)
    said = words(f"state-{state}")
    left = end - framing.pill_width(said) - 34
    canvas.panel((left, middle - 23, end, middle + 23), 16, CARD_RAISED)
    spot: Spot = (left + 26, middle)
    if state == PLAYING:
        canvas.polygon([(spot[0] - 9, middle - 12), (spot[0] - 9, middle + 12), (spot[0] + 12, middle)], ink)
    elif state == DONE:
        canvas.stroke([(spot[0] - 11, middle), (spot[0] - 3, middle + 9), (spot[0] + 12, middle - 10)], 5, ink)
    else:
        hourglass(canvas, spot, 14, ink)
    canvas.text(said, (left + 46, middle - 23, end - 6, middle + 23), framing.LEAST, ink, weight="Bold", shrink=0)
    return left - 10


def _seat(canvas: Canvas, one: MatchCard, number: int, words: TournamentWords, row: Box, decimals: int) -> None:
    seat = one.seats[number]
    left, top, right, bottom = row
    middle = (top + bottom) / 2
    seat_badge(canvas, number, (left + 32, middle), 17)
    end = right - 12
    if one.state == DONE:
        if seat.place:
            framing.place(canvas, seat.place, (right - 32, middle), 22)
            end = right - 66
        if _scored(one):
            shown = number_of(seat.score, decimals)
            canvas.number(shown, (end - 104, top, end - 8, bottom), 32, TEXT, align="right")
            end -= 104
        if seat.kind != PLACE:
            end = framing.pill(canvas, words(f"result-{seat.kind}"), end, middle, CARD_RAISED, BRIGHT)
    lost = one.state == DONE and seat.place != 1
    framing.name(canvas, words.named(seat.who), (left + BADGE, top, end, bottom), TEXT_QUIET if lost else TEXT, NAME, 2)


def _resting(canvas: Canvas, resting: Sequence[Resting], words: TournamentWords, y: float) -> None:
    """Those without a table, and why."""
    canvas.text(words("resting"), (LEFT + 8, y, RIGHT, y + RESTING - 6), 34, TEXT, weight="Bold")
    y += RESTING
    for number, one in enumerate(resting):
        left = LEFT + (number % 2) * (WIDE + GAP)
        box: Box = (left, y, left + WIDE, y + REST)
        if one.who.own:
            canvas.frame(box, 16, 5, BRIGHT, OWN)
        else:
            canvas.frame(box, 16, 3, RULE, theme.TABLE)
        end = framing.pill(canvas, words(f"bye-{one.kind}"), box[2] - 10, y + REST / 2, CARD_RAISED, TEXT)
        framing.name(canvas, words.named(one.who), (left + 20, y, end, y + REST), TEXT, NAME)
        y += (REST + 8) * (number % 2)


def told(view: RoundPage, words: TournamentWords) -> list[str]:
    """The matches in words, one each."""
    said: list[str] = []
    for one in view.matches:
        names = [words("alt-person", name=words.named(seat.who)) for seat in one.seats]
        if one.state != DONE:
            state = words(f"state-{one.state}")
        else:
            order = sorted((seat.place or len(names) + 1, at) for at, seat in enumerate(one.seats))
            signs = ["", *(" = " if a[0] == b[0] else " > " for a, b in pairwise(order))]
            state = "".join(sign + names[at] for sign, (_, at) in zip(signs, order, strict=True))
            names = []
        said.append(words("alt-match", table=one.table, told=" - ".join(names), state=state).replace(":  ", ": "))
    said += [words("alt-rest", name=words.named(one.who), kind=words(f"bye-{one.kind}")) for one in view.resting]
    return said
