"""Round the galaxy: whose turn it is, round and phase, and who plays which faction with how many points."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.state import NOBODY
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Canvas
from renderers.letters import advance
from renderers.people import crown, fit_name, hourglass, seat_badge
from renderers.theme import BODY, BRIGHT, DECIDE, LABEL, TITLE
from renderers.twilight_imperium import emblems, palette, signs
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.tables import has_passed
from renderers.twilight_imperium.words import Words

ROW: Final = 84
"""Height of a seat's row."""
EDGE: Final = 34


def draw(
    canvas: Canvas,
    view: TwilightImperiumView,
    words: Words,
    viewer: int | None,
    lens: Lens,
    title: tuple[str, str] | None = None,
) -> None:
    """All four corners. The galaxy leaves stairs there: three steps of a system's half height.

    Args:
        title: what the picture shows and a line below it, in place of whose turn it is.
    """
    step = lens.apothem
    top, bottom = lens.y - 7 * step, lens.y + 7 * step
    wide = lens.x - lens.radius - 30
    narrow = lens.x - 2.5 * lens.radius - 20
    if title is None:
        _turn(canvas, view, words, (EDGE, top, wide, top + step))
        _what(canvas, view, words, (EDGE, top + step - 14, narrow, top + 2 * step - 14))
    else:
        head = (EDGE, top + 6, wide, top + 90)
        canvas.text(title[0], head, TITLE, BRIGHT, weight="Bold", shrink=2)
        canvas.text(title[1], (EDGE, top + 92, narrow, top + 250), BODY, palette.PAPER_QUIET, valign="top", lines=3)
    right = canvas.width - EDGE
    _round(canvas, view, words, (canvas.width - wide, top, right, top + step))
    half = (len(view.players) + 1) // 2
    for seat in range(len(view.players)):
        left_side = seat < half
        row = (half if left_side else len(view.players)) - 1 - seat
        low = bottom - 6 - row * (ROW + 4)
        inner = wide if row == 0 else narrow
        box = (EDGE, low - ROW, inner, low) if left_side else (canvas.width - inner, low - ROW, right, low)
        _seat(canvas, view, words, seat, box, viewer)


def _turn(canvas: Canvas, view: TwilightImperiumView, words: Words, box: Box) -> None:
    """Whose turn it is, or who has won, or what everybody does."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2 - 6
    seat = view.turn
    leader = max((player.points for player in view.players), default=0)
    if view.phase == "over":
        winners = [at for at, player in enumerate(view.players) if player.points == leader and not player.eliminated]
        if len(winners) == 1:
            seat, key = winners[0], "won"
        else:
            canvas.text(words("over"), (left, top, right, bottom), TITLE, palette.PAPER, weight="Bold", shrink=2)
            return
    elif seat != NOBODY:
        key = "turn"
    else:
        canvas.text(words(f"phase-{view.phase}"), (left, top, right, bottom), TITLE, palette.PAPER, weight="Bold")
        return
    canvas.polygon([(left, middle - 26), (left, middle + 26), (left + 32, middle)], BRIGHT)
    seat_badge(canvas, seat, (left + 92, middle), 32)
    room = (left + 144, middle - 40, right, middle + 40)
    name = words.names[seat]
    canvas.write(fit_name(lambda n: words(key, name=n), name, int(room[2] - room[0]), TITLE), room, BRIGHT)


def _what(canvas: Canvas, view: TwilightImperiumView, words: Words, box: Box) -> None:
    """What is under way: the system that is active, or the faction whose turn it is."""
    left, top, right, bottom = box
    if view.tactical is not None:
        text = words("active", system=view.tactical.active)
    elif view.phase == "action" and view.turn != NOBODY and view.players[view.turn].faction:
        text = words.faction(view.players[view.turn].faction)
    else:
        return
    canvas.text(text, (left, top, right, (top + bottom) / 2 + 10), BODY, palette.PAPER_QUIET, shrink=2)


def _round(canvas: Canvas, view: TwilightImperiumView, words: Words, box: Box) -> None:
    """Round and phase; how many points win."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2 - 6
    if view.round:
        canvas.text(
            words("round", round=view.round), (left, middle - 52, right, middle + 10), TITLE, palette.PAPER,
            weight="Bold", align="right",
        )  # fmt: skip
    target = words("target", points=view.target)
    told = view.turn != NOBODY or view.phase == "over"
    text = words("phase-target", phase=words(f"phase-{view.phase}"), target=target) if told else target
    canvas.text(text, (left + 40, middle + 12, right, middle + 58), BODY, palette.PAPER_QUIET, align="right", shrink=2)


def _seat(canvas: Canvas, view: TwilightImperiumView, words: Words, seat: int, box: Box, viewer: int | None) -> None:
    """A seat's row: badge, emblem, name, speaker, points; lit while it is its turn, dim when it has passed."""
    left, top, right, bottom = box
    player = view.players[seat]
    acting = seat == view.turn and view.phase == "action"
    middle = (top + bottom) / 2
    canvas.panel(box, 18, BRIGHT if acting else palette.BRASS_DARK)
    edge = 4 if acting else 2
    canvas.panel((left + edge, top + edge, right - edge, bottom - edge), 16, palette.PLATE)
    seat_badge(canvas, seat, (left + 44, middle), 26)
    emblems.medal(canvas, player.faction, (left + 116, middle), 32)
    points = (right - 84, top, right - 18, bottom)
    leads = player.points and player.points == max(one.points for one in view.players)
    canvas.number(str(player.points), points, TITLE, palette.BRASS_LIGHT if leads else palette.PAPER, align="right")
    x = right - 56 - advance(str(player.points), TITLE, "Bold")
    if leads:
        crown(canvas, (x, middle), 16, palette.BRASS_LIGHT)
        x -= 44
    if seat == view.speaker:
        signs.speaker(canvas, (x, middle), 20)
        x -= 46
    if acting:
        hourglass(canvas, (x, middle), 20, BRIGHT)
        x -= 40
    passed = has_passed(view, seat)
    dim = passed or player.eliminated
    state = "eliminated" if player.eliminated else "passed" if passed else "you" if seat == viewer else ""
    name = words.names[seat]
    room = (left + 162, top + 6, x + 14, middle + 10 if state else bottom - 6)
    ink = palette.PAPER_QUIET if dim else palette.PAPER
    canvas.write(fit_name(lambda n: n, name, int(room[2] - room[0]), DECIDE, "Bold", 2), room, ink)
    if state:
        canvas.text(words(state), (room[0], middle + 6, room[2], bottom - 6), LABEL, palette.PAPER_QUIET, shrink=1)
