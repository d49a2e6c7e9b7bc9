"""How it went: everybody's victory points over the rounds as a chart, and what scored them."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.figures import OBJECTIVES
from bot.games.twilight_imperium.points import Victory, track
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers import strips
from renderers.canvas import Box, Canvas, Spot
from renderers.letters import fit
from renderers.people import CASING, crown, seat_badge
from renderers.theme import BRIGHT, LABEL, MARGIN, SEATS, SMALL, TITLE, WIDTH
from renderers.twilight_imperium import brass, counters, emblems, palette
from renderers.twilight_imperium.tables import HEAD, winner
from renderers.twilight_imperium.words import Words

CHART: Final = 560
LEFT: Final = MARGIN + 84
RIGHT: Final = WIDTH - MARGIN - 44
CHIP: Final = 46
ACROSS: Final = 3
NAMES: Final = 400
"""Width of the column of names."""
APART: Final = 5.0
"""Pixels between the lines of two seats that have the same points."""


def standing(view: TwilightImperiumView) -> list[int]:
    """Seats, the first in front: most points, then initiative; who is out of the game last (EN2)."""
    out = [seat for seat in range(len(view.players)) if seat not in view.order]
    return sorted(view.order, key=lambda seat: (-view.players[seat].points, view.order.index(seat))) + out


def courses(view: TwilightImperiumView) -> list[list[int]]:
    """By seat: victory points at the end of every round, 0 before the first."""
    rounds = range(max(1, view.round) + 1)
    return [[track(one for one in player.ledger if one.round <= round) for round in rounds] for player in view.players]


def paint(view: TwilightImperiumView, words: Words) -> Canvas:
    """The chart, and below it a row for every seat."""
    order = standing(view)
    tall = [max(92, 22 + CHIP * brass.rows_of(len(view.players[seat].ledger), ACROSS)) for seat in order]
    canvas = brass.page(round(MARGIN + HEAD + 14 + CHART + 16 + sum(tall) + 10 * len(tall) + 18), WIDTH)
    box: Box = (MARGIN, MARGIN, WIDTH - MARGIN, MARGIN + HEAD)
    canvas.panel(box, 18, palette.PLATE)
    told = words("round", round=view.round)
    ink = canvas.text(told, (box[2] - 420, box[1], box[2] - 24, box[3]), 40, palette.BRASS_LIGHT, weight="Bold",
                      align="right")  # fmt: skip
    if view.phase == "over":
        strips.won(canvas, words, [winner(view)], "", box, ink[0] - 30)
    else:
        canvas.text(words("result-now"), (box[0] + 26, box[1], ink[0] - 30, box[3]), TITLE, palette.PAPER,
                    weight="Bold", shrink=2)  # fmt: skip
    _chart(canvas, view, words, MARGIN + HEAD + 14)
    top = float(MARGIN + HEAD + 14 + CHART + 16)
    for place, (seat, high) in enumerate(zip(order, tall, strict=True)):
        _row(canvas, view, words, seat, place == 0, (MARGIN, top, WIDTH - MARGIN, top + high))
        top += high + 10
    return brass.finished(canvas)


def _chart(canvas: Canvas, view: TwilightImperiumView, words: Words, top: float) -> None:
    """Rounds from left to right, points upwards; every line with its seat's shape at the end of every round."""
    bottom = top + CHART - 64
    rounds, most = max(1, view.round), view.target
    canvas.panel((MARGIN, top, WIDTH - MARGIN, top + CHART), 18, palette.PLATE)

    def at(round: float, points: float, aside: float = 0.0) -> Spot:
        across = LEFT + 24 + (RIGHT - LEFT - 84) * round / rounds
        return across, bottom - (bottom - top - 46) * points / most + aside

    step = 1 if most <= 10 else 2
    for points in range(0, most + 1, step):
        _, y = at(0, points)
        goal = points == most
        line = palette.BRASS_LIGHT if goal else palette.PLATE_RAISED
        canvas.stroke([(LEFT, y), (RIGHT, y)], 4 if goal else 2, line)
        ink = palette.BRASS_LIGHT if goal else palette.PAPER_QUIET
        canvas.number(str(points), (MARGIN + 10, y - 22, LEFT - 16, y + 22), LABEL, ink, align="right")
    for round in range(1, rounds + 1):
        x, _ = at(round, 0)
        canvas.stroke([(x, top + 30), (x, bottom)], 2, palette.PLATE_RAISED)
        room: Box = (x - 84, bottom + 10, x + 84, top + CHART - 6)
        canvas.text(words("result-round", round=round), room, LABEL, palette.PAPER_QUIET,
                    align="centre")  # fmt: skip
    paths = courses(view)
    offsets = _offsets(paths)
    for under in (True, False):
        for seat, path in enumerate(paths):
            spots = [at(round, points, offsets[seat][round]) for round, points in enumerate(path)]
            canvas.stroke(spots, 13 if under else 7, CASING if under else SEATS[seat].colour)
    for round in range(1, rounds + 1):
        sharing: dict[int, list[int]] = {}
        for seat, path in enumerate(paths):
            sharing.setdefault(path[round], []).append(seat)
        for points, seats in sharing.items():
            x, y = at(round, points)
            for place, seat in enumerate(seats):
                aside = (place - (len(seats) - 1) / 2) * 34
                seat_badge(canvas, seat, (x + aside, y), 15 if round < rounds else 17)


def _offsets(paths: list[list[int]]) -> list[list[float]]:
    """How far lines that run on the same points are moved apart, by seat and round."""
    found = [[0.0] * len(path) for path in paths]
    for round in range(len(paths[0])):
        sharing: dict[int, list[int]] = {}
        for seat, path in enumerate(paths):
            sharing.setdefault(path[round], []).append(seat)
        for seats in sharing.values():
            for place, seat in enumerate(seats):
                found[seat][round] = (place - (len(seats) - 1) / 2) * APART
    return found


def _row(canvas: Canvas, view: TwilightImperiumView, words: Words, seat: int, first: bool, box: Box) -> None:
    """Who it is, how many points, and what gave each of them in which round."""
    left, top, right, bottom = box
    player = view.players[seat]
    over = view.phase == "over"
    canvas.frame(box, 18, 5 if first else 2, BRIGHT if first else palette.BRASS_DARK, palette.tinted(seat))
    middle = (top + bottom) / 2
    seat_badge(canvas, seat, (left + 48, middle), 26)
    emblems.medal(canvas, player.faction, (left + 116, middle), 34)
    if first and over:
        crown(canvas, (left + 116, middle - 46 if bottom - top > 130 else top + 14), 17, BRIGHT)
    name = fit(words.names[seat], NAMES - 250, 32, "Bold", 1, 2)
    canvas.write(name, (left + 164, top, left + NAMES - 84, bottom), palette.PAPER)
    canvas.number(str(player.points), (left + NAMES - 84, top, left + NAMES - 8, bottom), TITLE,
                  BRIGHT if first else palette.PAPER, align="centre")  # fmt: skip
    width = (right - left - NAMES - 16) / ACROSS
    inset = (bottom - top - CHIP * brass.rows_of(len(player.ledger), ACROSS)) / 2
    for number, one in enumerate(player.ledger):
        x, y = left + NAMES + (number % ACROSS) * width, top + inset + (number // ACROSS) * CHIP
        _entry(canvas, words, one, (x, y + 2, x + width - 8, y + CHIP - 2))
    if not player.ledger:
        canvas.text(words("result-nothing"), (left + NAMES + 10, top, right - 20, bottom), SMALL, palette.PAPER_QUIET)


def _entry(canvas: Canvas, words: Words, one: Victory, box: Box) -> None:
    """One entry of a ledger: round, points, and a sign and the name of what gave them."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    canvas.panel(box, 12, palette.PLATE)
    counters.initiative(canvas, str(one.round), (left + 24, middle), 18)
    sign = (left + 64, middle)
    if one.source in OBJECTIVES and OBJECTIVES[one.source].deck == "secret":
        counters.secret(canvas, sign, 16)
    else:
        counters.point(canvas, sign, 15)
    gained = f"+{one.points}" if one.points >= 0 else f"−{-one.points}"
    canvas.number(gained, (left + 86, top, left + 130, bottom), SMALL, palette.BRASS_LIGHT)
    name = fit(words.called("source", one.source), int(right - left - 142), SMALL, "Regular", 1, 1)
    canvas.write(name, (left + 134, top, right - 6, bottom), palette.PAPER)


def alt(view: TwilightImperiumView, words: Words) -> str:
    """The standing in words."""
    told = [
        words("alt-result-seat", name=words.names[seat], points=view.players[seat].points) for seat in standing(view)
    ]
    return words("alt-result", round=view.round, standing=", ".join(told))
