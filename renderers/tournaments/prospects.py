"""What one's match would mean: where one stands, with whom one plays, where each result would put one."""

from __future__ import annotations

from typing import Final

from bot.pairing.contest import IN
from bot.pairing.views import DONE, MatchOutlook, PlaceMeaning, StandingLine
from renderers import theme
from renderers.canvas import Box, Canvas
from renderers.people import seat_badge
from renderers.theme import BRIGHT, CARD, CARD_RAISED, GAIN, LOSS, RULE, TEXT, TEXT_QUIET, Colour
from renderers.tournaments import framing, tallies
from renderers.tournaments.framing import HEAD, LEAST, LEFT, OWN, RIGHT, TournamentWords, decimals_of, number_of

NOW: Final = 168
"""Rows of one's own standing."""
TITLE: Final = 68
"""Rows of a title."""
SEAT: Final = 64
TALL: Final = 84
WAY: Final = 96
RESULT: Final = 236
"""Pixels for the name of a result."""
SAID: Final = 330
"""Pixels for what it would mean, in words."""
FATES: Final[dict[str, Colour]] = {"on": GAIN, "won": BRIGHT, "losers": TEXT, "life": TEXT, "again": TEXT, "out": LOSS}


def paint(view: MatchOutlook, words: TournamentWords) -> Canvas:
    """The picture."""
    rivals = [_tall(one, view, words) for one in view.rivals]
    table = TITLE + sum(rivals) + 18 if view.match is not None else 0
    ways = TITLE + WAY * len(view.ways) + 8 if view.ways else 0
    canvas = framing.begun(view.occasion, words("what-own"), words, HEAD + NOW + table + ways + 20)
    with canvas.batch():
        _now(canvas, view, words)
        y = float(HEAD + NOW)
        if view.match is not None:
            _table(canvas, view, words, y, rivals)
            y += table
        if view.ways:
            _ways(canvas, view, words, y)
    return canvas


def _now(canvas: Canvas, view: MatchOutlook, words: TournamentWords) -> None:
    """The reader's place, its movement, and what counts."""
    box: Box = (LEFT, HEAD - 4, RIGHT, HEAD + NOW - 16)
    canvas.frame(box, 22, 5, BRIGHT, OWN)
    middle = (box[1] + box[3]) / 2
    own = view.own
    if own.place:
        rank = words("rank", place=own.place, count=view.occasion.people)
        canvas.text(rank, (LEFT + 30, box[1] + 12, LEFT + 400, middle + 22), 64, TEXT, weight="Bold", shrink=3)
        if view.occasion.round > 1:
            tallies.moved(canvas, own.moved, (LEFT + 18, middle + 45))
        if not own.moved and view.occasion.round > 1:
            canvas.text(words("unmoved"), (LEFT + 64, middle + 20, LEFT + 400, box[3] - 6), LEAST, TEXT_QUIET, shrink=0)
    elif own.who.status == IN:
        said = words("unplaced" if view.occasion.round else "how-begins")
        canvas.text(said, (LEFT + 30, box[1], LEFT + 400, box[3]), 44, TEXT, weight="Bold", shrink=2)
    count = min(5, len(view.columns))
    wide = (RIGHT - LEFT - 420) / max(1, count)
    for at, key in enumerate(view.columns[:count]):
        left = LEFT + 410 + at * wide
        decimals = decimals_of([own.figures[at]])
        shown = tallies.shown(key, own.figures[at], decimals)
        canvas.number(shown, (left, box[1] + 14, left + wide, middle + 20), 48, TEXT, align="centre")
        room = (left + 2, middle + 16, left + wide - 2, box[3] - 8)
        canvas.text(words(f"column-{key}"), room, LEAST, TEXT_QUIET, align="centre", shrink=0)


def _room(view: MatchOutlook) -> float:
    return RIGHT - LEFT - 84 - 330


def _tall(one: StandingLine, view: MatchOutlook, words: TournamentWords) -> int:
    return SEAT if framing.rows_of(words.named(one.who), _room(view)) == 1 else TALL


def _table(canvas: Canvas, view: MatchOutlook, words: TournamentWords, y: float, rooms: list[int]) -> None:
    """Who sits there, and where each of them stands."""
    match = view.match
    assert match is not None
    title = words("table", table=match.table)
    if match.stage:
        title = words("table-of", table=title, stage=words.stage(match.stage))
    canvas.text(title, (LEFT + 8, y, RIGHT - 320, y + TITLE - 8), 40, TEXT, weight="Bold", shrink=2)
    if match.state != DONE:
        framing.pill(canvas, words(f"state-{match.state}"), RIGHT - 4, y + TITLE / 2 - 4, CARD_RAISED, TEXT)
    y += TITLE
    for seat, (one, tall) in enumerate(zip(view.rivals, rooms, strict=True)):
        box: Box = (LEFT, y, RIGHT, y + tall - 6)
        canvas.panel(box, 16, OWN if one.who.own else CARD)
        middle = (box[1] + box[3]) / 2
        seat_badge(canvas, seat, (LEFT + 44, middle), 20)
        if one.place:
            rank = words("rank-short", place=one.place)
            canvas.text(
                rank, (RIGHT - 320, y, RIGHT - 190, box[3]), 34, TEXT_QUIET, weight="Bold", align="right", shrink=1
            )
        if one.figures and view.columns[0] in ("points", "per_game"):
            at = view.columns.index("points")
            shown = words("points", points=number_of(one.figures[at], decimals_of([one.figures[at]])))
            canvas.text(shown, (RIGHT - 184, y, RIGHT - 18, box[3]), 34, TEXT, weight="Bold", align="right", shrink=2)
        framing.name(canvas, words.named(one.who), (LEFT + 84, y, LEFT + 84 + _room(view), box[3]), TEXT, lines=2)
        y += tall


def _ways(canvas: Canvas, view: MatchOutlook, words: TournamentWords, y: float) -> None:
    """Each result with the places between which it would put its reader."""
    box = canvas.text(words("ways"), (LEFT + 8, y, LEFT + 560, y + TITLE - 8), 40, TEXT, weight="Bold", shrink=2)
    if any(one.best != one.worst for one in view.ways):
        room = (box[2] + 20, y, RIGHT - 14, y + TITLE - 8)
        canvas.text(words("whatever"), room, LEAST, TEXT_QUIET, align="right", shrink=0)
    y += TITLE
    for one in view.ways:
        box = (LEFT, y, RIGHT, y + WAY - 10)
        canvas.panel(box, 18, CARD)
        middle = (box[1] + box[3]) / 2
        framing.place(canvas, one.place, (LEFT + 46, middle), 28)
        result = result_of(one, len(view.ways), words)
        canvas.text(result, (LEFT + 88, y, LEFT + 88 + RESULT, box[3]), 36, TEXT, weight="Bold", shrink=1)
        said = meant(one, words)
        ink = FATES.get(one.fate, TEXT)
        canvas.text(
            said, (RIGHT - SAID - 16, y, RIGHT - 18, box[3]), 40, ink, weight="Bold", align="right", lines=2, shrink=3
        )  # fmt: skip
        if one.best:
            _bar(canvas, view, one, (LEFT + 100 + RESULT, middle - 13, RIGHT - SAID - 30, middle + 13))
        y += WAY


def _bar(canvas: Canvas, view: MatchOutlook, one: PlaceMeaning, box: Box) -> None:
    """All places from the first, at the left end: those that can come of it are lit, one's own now is marked."""
    left, top, right, bottom = box
    people = max(view.occasion.people, one.worst)
    cell = (right - left) / people
    canvas.panel((left, top + 6, right, bottom - 6), 7, RULE)
    begin, end = left + (one.best - 1) * cell, left + one.worst * cell
    if end - begin < 22:
        middle = (begin + end) / 2
        begin, end = max(left, middle - 11), min(right, middle + 11)
    canvas.panel((begin, top, end, bottom), 11, GAIN if one.worst < view.own.place else BRIGHT)
    if view.own.place:
        x = left + (view.own.place - 0.5) * cell
        canvas.polygon([(x - 11, top - 20), (x + 11, top - 20), (x, top - 4)], theme.WHITE)


def result_of(one: PlaceMeaning, seats: int, words: TournamentWords) -> str:
    """What a result is called."""
    if seats == 2:
        return words("way-win") if one.place == 1 else words("way-loss")
    return words("way-place", place=one.place)


def meant(one: PlaceMeaning, words: TournamentWords) -> str:
    """What a result would mean, in words."""
    if not one.best:
        return words(f"fate-{one.fate}")
    if one.best == one.worst:
        place = words("rank-short", place=one.best)
        return words("fate-won") if one.fate == "won" else place
    return words("between", best=one.best, worst=one.worst)


def told(view: MatchOutlook, words: TournamentWords) -> list[str]:
    """All of it in words."""
    said = [words("rank", place=view.own.place, count=view.occasion.people)] if view.own.place else []
    if view.match is not None:
        said.append(" - ".join(words("alt-person", name=words.named(one.who)) for one in view.rivals))
    said += [
        words("alt-way", result=result_of(one, len(view.ways), words), meant=meant(one, words)) for one in view.ways
    ]
    return said
