"""A seat's sheet: figures after upgrades, units on the board and left, planets, technologies, tokens, neighbours."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from bot.games.twilight_imperium.figures import FACTIONS, TECHNOLOGIES
from bot.games.twilight_imperium.state import POOLS
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers import strips
from renderers.canvas import Box, Canvas, Spot
from renderers.letters import fit
from renderers.people import seat_badge
from renderers.theme import BODY, GAIN, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import (
    brass,
    counters,
    emblems,
    hands,
    palette,
    planets,
    signs,
    unit_rows,
)
from renderers.twilight_imperium import notes as papers
from renderers.twilight_imperium.words import Words

PURSE: Final = 138
WORD: Final = 36
"""Rows of what a sign of it is called."""
PLANET: Final = 92
CHIP: Final = 58
LINE: Final = 66
ACROSS: Final = 3
"""Planets in a row."""


def planets_of(view: TwilightImperiumView, seat: int) -> list[str]:
    """Planets of a seat, the ready ones first, each group by system."""
    own = [one for one, world in view.planets.items() if world.controller == seat]
    return sorted(own, key=lambda one: (not view.planets[one].ready, view.planets[one].system, one))


def paint(view: TwilightImperiumView, seat: int, words: Words) -> Canvas:
    """The whole sheet."""
    player = view.players[seat]
    worlds = planets_of(view, seat)
    owned = sorted(player.technologies, key=list(TECHNOLOGIES).index)
    scored = hands.scored_secrets(view, seat)
    cards = unit_rows.cards_of(player.faction, tuple(player.technologies)) if player.faction else []
    height = brass.TOP + PURSE + 12 + brass.HEADING + unit_rows.height(cards)
    height += brass.HEADING + brass.rows_of(max(1, len(worlds)), ACROSS) * (PLANET + brass.GAP)
    height += brass.HEADING + brass.rows_of(max(1, len(owned)), 2) * (CHIP + brass.GAP) + 40
    height += LINE * (4 + bool(player.waiting) + bool(player.owes))
    height += brass.rows_of(len(scored), 2) * CHIP + papers.height(_open(view), seat)
    canvas = brass.page(round(height))
    strips.owner(canvas, words, seat, "seat-title", (MARGIN, 18, PANEL_WIDTH - 260, 102))
    if player.faction:
        emblems.medal(canvas, player.faction, (PANEL_WIDTH - MARGIN - 176, 60), 42)
    counters.point(canvas, (PANEL_WIDTH - MARGIN - 96, 60), 28)
    canvas.number(str(player.points), (PANEL_WIDTH - MARGIN - 58, 20, PANEL_WIDTH - MARGIN, 100), 44, palette.PAPER)
    _purse(canvas, words, view, seat, brass.TOP)
    top = brass.heading(canvas, words("faction-units"), brass.TOP + PURSE + 12)
    top = unit_rows.draw(canvas, words, cards, top, unit_rows.counts(view, seat))
    top = brass.heading(canvas, words("seat-planets"), top)
    for number, one in enumerate(worlds):
        world(canvas, words, view, one, brass.cell(number, ACROSS, top, PLANET, MARGIN, PANEL_WIDTH - MARGIN))
    top += brass.rows_of(max(1, len(worlds)), ACROSS) * (PLANET + brass.GAP)
    top = brass.heading(canvas, words("hand-technologies"), top)
    for number, one in enumerate(owned):
        _technology(
            canvas,
            words.owned(player.copied, one),
            hands.colour_of(one),
            player.technologies[one],
            brass.cell(number, 2, top, CHIP, MARGIN, PANEL_WIDTH - MARGIN),
        )
    top += brass.rows_of(max(1, len(owned)), 2) * (CHIP + brass.GAP) + 8
    top = _scored(canvas, words, scored, player.secrets, top)
    top = papers.paint(canvas, words, _open(view), seat, top)
    tokens = [at for at, system in view.systems.items() if seat in system.tokens]
    told = {
        "seat-tokens": " ".join(tokens) or words("alt-nothing"),
        "seat-ships": words("seat-ships-most", count=player.ships),
    }
    if player.waiting:
        told["seat-waiting"] = str(player.waiting)
    for line, text in told.items():
        _line(canvas, words(line), top)
        room: Box = (MARGIN + 330, top, PANEL_WIDTH - MARGIN, top + LINE)
        canvas.text(text, room, LABEL, palette.PAPER, lines=2, shrink=0)
        top += LINE
    if player.owes:
        _line(canvas, words("seat-owes"), top)
        for number, card in enumerate(player.owes):
            counters.initiative(canvas, str(card), (MARGIN + 356 + number * 76, top + LINE / 2), 28)
        top += LINE
    _line(canvas, words("seat-neighbours"), top)
    for number, other in enumerate(player.neighbours):
        seat_badge(canvas, other, (MARGIN + 356 + number * 76, top + LINE / 2), 23)
    if not player.neighbours:
        canvas.text(words("alt-nothing"), (MARGIN + 330, top, PANEL_WIDTH - MARGIN, top + LINE), LABEL, palette.PAPER)
    return brass.finished(canvas)


def _purse(canvas: Canvas, words: Words, view: TwilightImperiumView, seat: int, top: float) -> None:
    """Pools, reserve, what planets give, goods."""
    player = view.players[seat]
    box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + PURSE)
    brass.plate(canvas, box, ground=palette.tinted(seat))
    high, low, word = top + 30, (top + 50, top + PURSE - WORD), (top + PURSE - WORD - 4, top + PURSE - 4)
    most = FACTIONS[player.faction].commodities if player.faction else 0
    left = box[0] + 8
    shares = (
        ("tactic", 1.0, str(player.tactic)),
        ("fleet", 0.9, str(player.fleet)),
        ("strategy", 1.1, str(player.strategy)),
        ("reserve", 1.0, str(player.reserve)),
        ("resources", 1.25, f"{player.resources.ready}/{player.resources.all}"),
        ("influence", 1.25, f"{player.influence.ready}/{player.influence.all}"),
        ("goods", 0.9, str(player.goods)),
        ("commodities", 1.6, f"{player.commodities}/{most}"),
        ("secrets", 1.0, str(player.secrets)),
    )
    share = (box[2] - box[0] - 16) / sum(part for _, part, _ in shares)
    for name, part, text in shares:
        right = left + part * share
        x = (left + right) / 2
        _sign(canvas, seat, name, (x, high))
        ink = palette.PAPER_QUIET if name == "reserve" else palette.PAPER
        canvas.number(text, (left, low[0], right, low[1]), BODY, ink, align="centre")
        canvas.text(words(f"sign-{name}"), (left, word[0], right, word[1]), LABEL, palette.PAPER_QUIET,
                    align="centre", shrink=0)  # fmt: skip
        left = right


def _sign(canvas: Canvas, seat: int, name: str, spot: Spot) -> None:
    """The sign of what a seat has."""
    if name in POOLS:
        counters.pool(canvas, name, spot, 20)
    elif name == "reserve":
        signs.token(canvas, seat, spot, 21)
    elif name in ("resources", "influence"):
        (counters.resources if name == "resources" else counters.influence)(canvas, "", spot, 18)
    else:
        {"goods": counters.good, "commodities": counters.commodity, "secrets": counters.secret}[name](canvas, spot, 21)


def _open(view: TwilightImperiumView) -> TwilightImperiumView:
    """What everybody sees: a sheet shows nobody's hand."""
    return replace(view, seat=None, notes=())


def world(canvas: Canvas, words: Words, view: TwilightImperiumView, planet: str, box: Box) -> None:
    """A planet as a small card: its face, name and system, what it gives, dark where it is exhausted."""
    left, top, right, bottom = box
    there = view.planets[planet]
    middle = (top + bottom) / 2
    canvas.panel(box, 14, palette.PLATE if there.ready else palette.CASING)
    planets.holding(canvas, planet, (left + 46, middle), 27, there.controller, there.ready, 10)
    ink = palette.PAPER if there.ready else palette.PAPER_QUIET
    name = fit(words.place(planet), int(right - left - 100), LABEL, "Bold", 1, 2)
    canvas.write(name, (left + 90, top + 4, right - 8, middle + 2), ink)
    canvas.text(there.system, (left + 90, middle, left + 160, bottom - 4), LABEL, palette.PAPER_QUIET)
    planets.values(canvas, planet, (right - 60, middle + 18), 36, there.ready)


def _technology(canvas: Canvas, called: str, colour: str, ready: bool, box: Box) -> None:
    """A technology: its sign and name, dark and barred where it is exhausted."""
    middle = (box[1] + box[3]) / 2
    ground = palette.PLATE if ready else palette.CASING
    canvas.panel(box, 12, ground)
    signs.technology(canvas, colour, (box[0] + 28, middle), 16, ground)
    name = fit(called, int(box[2] - box[0] - 66), 32, "Bold", 1, 2)
    ink = palette.PAPER if ready else palette.PAPER_QUIET
    canvas.write(name, (box[0] + 56, box[1], box[2] - 8, box[3]), ink)
    if not ready:
        canvas.stroke([(box[0] + 56, middle), (box[0] + 56 + name.width, middle)], 3, palette.PAPER_QUIET)


def _scored(canvas: Canvas, words: Words, scored: list[str], held: int, top: float) -> float:
    """Secret objectives: how many are held, and those that lie open."""
    _line(canvas, words("seat-secrets"), top)
    counters.secret(canvas, (MARGIN + 350, top + LINE / 2), 22)
    canvas.number(str(held), (MARGIN + 386, top, MARGIN + 440, top + LINE), BODY, palette.PAPER)
    top += LINE
    width = (PANEL_WIDTH - 2 * MARGIN) / 2
    for number, one in enumerate(scored):
        x, y = MARGIN + 8 + (number % 2) * width, top + (number // 2) * CHIP
        counters.tick(canvas, (x + 16, y + CHIP / 2), 14, GAIN)
        canvas.text(words.called("objective", one), (x + 44, y, x + width - 10, y + CHIP), 32, palette.PAPER)
    return top + brass.rows_of(len(scored), 2) * CHIP


def _line(canvas: Canvas, text: str, top: float) -> None:
    """The name of a line at its left end."""
    room: Box = (MARGIN + 8, top, MARGIN + 316, top + LINE)
    canvas.text(text, room, LABEL, palette.BRASS_LIGHT, weight="Bold", lines=2, shrink=0)


def alt(view: TwilightImperiumView, seat: int, words: Words) -> str:
    """The sheet in words."""
    player = view.players[seat]
    worlds = words.text.listing([words.place(one) for one in planets_of(view, seat)])
    owned = words.text.listing([words.owned(player.copied, one) for one in player.technologies])
    told = words(
        "alt-seat-sheet", name=words.names[seat], points=player.points, tactic=player.tactic, fleet=player.fleet,
        strategy=player.strategy, planets=worlds or words("alt-nothing"),
        technologies=owned or words("alt-nothing"),
    )  # fmt: skip
    return " ".join(one for one in (told, papers.alt(_open(view), seat, words)) if one)
