"""What a seat holds: secrets with how far it is, action cards, technologies by colour with what is in reach."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.figures import COLOURS, OBJECTIVES, TECHNOLOGIES
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers import strips
from renderers.canvas import Box, Canvas
from renderers.letters import fit
from renderers.theme import BODY, GAIN, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import action_cards, brass, counters, emblems, palette, signs
from renderers.twilight_imperium import notes as papers
from renderers.twilight_imperium.words import Words

SECRET: Final = 164
ASKED: Final = 66
"""Where in it stands what it asks: two lines fit below."""
SCORED: Final = 66
CHIP: Final = 70
UPGRADES: Final = "unit"
"""What stands for the colour of unit upgrades, which have none."""


def colour_of(technology: str) -> str:
    """The column of a technology."""
    return TECHNOLOGIES[technology].colour or UPGRADES


def by_colour(technologies: list[str]) -> dict[str, list[str]]:
    """Technologies by column, in the order of the table."""
    found: dict[str, list[str]] = {colour: [] for colour in (*COLOURS, UPGRADES)}
    order = list(TECHNOLOGIES)
    for one in sorted(technologies, key=order.index):
        found[colour_of(one)].append(one)
    return found


def scored_secrets(view: TwilightImperiumView, seat: int) -> list[str]:
    """Secret objectives that lie open."""
    return [one for one in view.players[seat].scored if OBJECTIVES[one].deck == "secret"]


def paint(view: TwilightImperiumView, seat: int, words: Words) -> Canvas:
    """The hand of a seat; what the view hides is only counted."""
    player = view.players[seat]
    own = view.seat == seat
    secrets = list(view.secrets) if own else []
    scored = scored_secrets(view, seat)
    owned = by_colour(list(player.technologies))
    reach = by_colour(list(view.researchable)) if own else by_colour([])
    shown = [colour for colour in (*COLOURS, UPGRADES) if owned[colour] or reach[colour]]
    columns = [brass.rows_of(len(owned[colour]) + len(reach[colour]), 2) for colour in shown]
    tall = brass.HEADING + sum(18 + CHIP * lines for lines in columns) + 20
    height = brass.TOP + brass.HEADING + max(1, len(secrets)) * (SECRET + brass.GAP) + 12
    height += (brass.HEADING + SCORED * len(scored) + 12) if scored else 0
    height += action_cards.height(view, seat) + papers.height(view, seat)
    canvas = brass.page(round(height + tall))
    points = words("hand-points", points=player.points, target=view.target)
    edge = _points(canvas, points)
    strips.owner(canvas, words, seat, "hand-title", (MARGIN, 18, edge - 120, 102))
    emblems.medal(canvas, player.faction, (edge - 68, 60), 40)
    top = brass.heading(canvas, words("hand-secrets"), brass.TOP)
    if not secrets:
        box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + SECRET)
        brass.plate(canvas, box)
        counters.secret(canvas, (box[0] + 64, (box[1] + box[3]) / 2), 40, palette.BRASS_DARK)
        said = words("hand-hidden", count=player.secrets, name=words.names[seat])
        none = own or not player.secrets
        canvas.text(
            words("hand-no-secrets") if none else said, (box[0] + 130, top, box[2] - 20, box[3]), BODY, palette.PAPER,
            lines=2,
        )  # fmt: skip
        top += SECRET + brass.GAP
    for one in secrets:
        _secret(canvas, words, one, view.secrets[one], (MARGIN, top, PANEL_WIDTH - MARGIN, top + SECRET))
        top += SECRET + brass.GAP
    top += 12
    if scored:
        top = brass.heading(canvas, words("hand-scored"), top)
        for one in scored:
            counters.tick(canvas, (MARGIN + 34, top + SCORED / 2), 18, GAIN)
            room: Box = (MARGIN + 72, top, PANEL_WIDTH - MARGIN, top + SCORED - 6)
            brass.named(canvas, words.called("objective", one), words.beside("objective", one), room)
            top += SCORED
        top += 12
    top = action_cards.paint(canvas, words, view, seat, top)
    top = papers.paint(canvas, words, view, seat, top)
    top = brass.heading(canvas, words("hand-technologies"), top)
    for colour, lines in zip(shown, columns, strict=True):
        _colour(canvas, words, view, seat, colour, owned[colour], reach[colour], (top, top + 6 + CHIP * lines))
        top += 18 + CHIP * lines
    return brass.finished(canvas)


def _points(canvas: Canvas, text: str) -> float:
    """How many points there are, at the right end of the head; returns where it begins."""
    ink = canvas.text(text, (PANEL_WIDTH - 320, 18, PANEL_WIDTH - MARGIN, 102), 40, palette.PAPER, weight="Bold",
                      align="right")  # fmt: skip
    return ink[0] - 10


def _secret(canvas: Canvas, words: Words, one: str, had: tuple[int, int], box: Box) -> None:
    """One secret objective: its name, what it asks, and how far one is."""
    has, asked = had
    done = has >= asked
    left, top, right, bottom = box
    brass.plate(canvas, box, lit=done)
    counters.secret(canvas, (left + 58, (top + bottom) / 2), 40, palette.BRASS_LIGHT)
    end = right - 190
    phase = OBJECTIVES[one].phase
    brass.named(
        canvas, words.called("objective", one), words.beside("objective", one), (left + 118, top + 14, end, top + 66)
    )
    canvas.text(
        words.called("does", one), (left + 118, top + ASKED, end, bottom - 6), 32, palette.PAPER_QUIET, lines=2,
        shrink=1, valign="top",
    )  # fmt: skip
    if OBJECTIVES[one].kind == "event":
        canvas.text(
            words(f"hand-{phase}"), (end + 12, top, right - 18, bottom), LABEL, palette.PAPER_QUIET, align="centre",
            lines=2, shrink=0,
        )  # fmt: skip
    else:
        progress(canvas, has, asked, (end + 12, top + 22, right - 18, bottom - 22))


def progress(canvas: Canvas, has: int, asked: int, box: Box) -> None:
    """How far somebody is: so many of so many over a bar."""
    left, top, right, bottom = box
    done = has >= asked
    canvas.number(
        f"{min(has, asked)}/{asked}", (left, top, right, bottom - 22), 44, GAIN if done else palette.PAPER,
        align="centre",
    )  # fmt: skip
    bar = (left + 8, bottom - 18, right - 8, bottom - 4)
    canvas.panel(bar, 7, palette.CASING)
    if has:
        share = min(1.0, has / asked)
        canvas.panel((bar[0], bar[1], bar[0] + max(14.0, (bar[2] - bar[0]) * share), bar[3]), 7,
                     GAIN if done else palette.BRASS)  # fmt: skip


def _colour(
    canvas: Canvas,
    words: Words,
    view: TwilightImperiumView,
    seat: int,
    colour: str,
    owned: list[str],
    reach: list[str],
    span: tuple[float, float],
) -> None:
    """One colour: what is owned, then what is in reach, in brackets of brass."""
    top, bottom = span
    left, right = MARGIN, PANEL_WIDTH - MARGIN
    canvas.panel((left, top, right, bottom), 16, palette.PLATE)
    canvas.panel((left, top, left + 10, bottom), 5, palette.TECHNOLOGIES[colour])
    signs.technology(canvas, colour, (left + 56, (top + bottom) / 2), 26, palette.PLATE)
    inner, width = left + 104, (right - left - 104 - 16 - 14) / 2
    for number, one in enumerate((*owned, *reach)):
        x, y = inner + (number % 2) * (width + 14), top + 3 + (number // 2) * CHIP
        box: Box = (x, y + 4, x + width, y + CHIP - 4)
        if number < len(owned):
            player = view.players[seat]
            _owned(canvas, words, words.owned(player.copied, one), player.technologies[one], box)
        else:
            _in_reach(canvas, words.called("technology", one), box)


def _in_reach(canvas: Canvas, name: str, box: Box) -> None:
    """A technology that could be researched: framed, with a plus."""
    canvas.frame(box, 12, 3, palette.BRASS, palette.PLATE)
    x, y = box[0] + 26, (box[1] + box[3]) / 2
    for dx, dy in ((10, 0), (0, 10)):
        canvas.stroke([(x - dx, y - dy), (x + dx, y + dy)], 4, palette.BRASS_LIGHT)
    _name(canvas, name, (box[0] + 48, box[1], box[2] - 10, box[3]), palette.BRASS_LIGHT)


def _name(canvas: Canvas, name: str, room: Box, ink: tuple[int, int, int]) -> None:
    wide = int(room[2] - room[0])
    canvas.write(fit(name, wide, BODY, "Bold", 1, 3), room, ink)


def _owned(canvas: Canvas, words: Words, name: str, ready: bool, box: Box) -> None:
    """A technology one has; dark and barred where it is exhausted."""
    canvas.panel(box, 12, palette.PLATE_RAISED if ready else palette.CASING)
    end = box[2] - 10
    if not ready:
        said = words("exhausted")
        ink = canvas.text(said, (box[0] + 200, box[1], end, box[3]), LABEL, palette.PAPER_QUIET, align="right")
        end = ink[0] - 12
    _name(canvas, name, (box[0] + 16, box[1], end, box[3]), palette.PAPER if ready else palette.PAPER_QUIET)


def alt(view: TwilightImperiumView, seat: int, words: Words) -> str:
    """The hand in words."""
    player = view.players[seat]
    listing = words.text.listing
    owned = listing([words.owned(player.copied, one) for one in player.technologies]) or words("alt-nothing")
    name = words.names[seat]
    cards = " ".join(one for one in (action_cards.alt(view, seat, words), papers.alt(view, seat, words)) if one)
    if view.seat != seat:
        return " ".join(
            one for one in (words("alt-hand-hidden", name=name, count=player.secrets, technologies=owned), cards) if one
        )
    told = [
        words("alt-progress", objective=words.called("objective", one), has=has, asked=asked)
        for one, (has, asked) in view.secrets.items()
    ]
    secrets = listing(told) or words("alt-nothing")
    return " ".join(one for one in (words("alt-hand", name=name, secrets=secrets, technologies=owned), cards) if one)
