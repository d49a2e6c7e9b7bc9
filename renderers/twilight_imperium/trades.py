"""An offer: what each of two gives, and what each would have after."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.games.twilight_imperium.economy.offering import KINDS
from bot.games.twilight_imperium.figures import FACTIONS
from bot.games.twilight_imperium.flow.notes import ON_RECEIPT, issuer_of, kind_of
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Canvas
from renderers.letters import fit
from renderers.people import seat_badge
from renderers.theme import BODY, BRIGHT, DECIDE, GAIN, LOSS, MARGIN, PANEL_WIDTH, TITLE
from renderers.twilight_imperium import brass, counters, emblems, palette
from renderers.twilight_imperium.words import Words

HEAD: Final = 108
GIFT: Final = 178
AFTER: Final = 226
HEIGHT: Final = 112 + HEAD + 16 + GIFT + 16 + AFTER + 28

Goods = Mapping[str, int]
"""Trade goods and commodities (`offering.KINDS`) -> how many."""
Gift = tuple[Goods, str, Mapping[str, int]]
"""Goods of a side, its promissory note, empty for none, and its action cards: id -> how many."""
ROW: Final = 76
"""Room for a note, or for action cards, in each part of the picture."""
OPENED: Final = tuple(ON_RECEIPT)
"""Notes that lie open as they are received."""


def after(view: TwilightImperiumView, seat: int, gives: Goods, gets: Goods) -> dict[str, tuple[int, int]]:
    """TX5: what a seat has now and would have then; what was a commodity is a trade good for who gets it."""
    player = view.players[seat]
    goods = player.goods - gives.get("goods", 0) + sum(gets.values())
    return {
        "goods": (player.goods, goods),
        "commodities": (player.commodities, player.commodities - gives.get("commodities", 0)),
    }


def paint(view: TwilightImperiumView, seat: int, other: int, give: Gift, take: Gift, words: Words) -> Canvas:
    """Both sides, the one who offers on the left."""
    more = ROW * (bool(give[1] or take[1]) + bool(give[2] or take[2]))
    height = HEIGHT + 2 * more
    canvas = brass.page(height)
    brass.title(canvas, words("trade-title"))
    width = (PANEL_WIDTH - 2 * MARGIN - 80) / 2
    for place, (who, gives, gets) in enumerate(((seat, give, take), (other, take, give))):
        left = MARGIN + place * (width + 80)
        _side(canvas, view, words, who, gives, gets, (left, 112, left + width, height - 28), more)
    y = 112 + HEAD + 16 + (GIFT + more) / 2
    x = PANEL_WIDTH / 2
    for turn, down in ((1, -26), (-1, 26)):
        canvas.stroke([(x - turn * 24, y + down), (x + turn * 10, y + down)], 9, BRIGHT)
        tip = [(x + turn * 30, y + down), (x + turn * 8, y + down - 17), (x + turn * 8, y + down + 17)]
        canvas.polygon(tip, BRIGHT)
    return brass.finished(canvas)


def _side(
    canvas: Canvas, view: TwilightImperiumView, words: Words, seat: int, gives: Gift, gets: Gift, box: Box, more: int
) -> None:
    """Who it is, what they give, what they would have after; `more` is room for a note in each part."""
    left, top, right, _ = box
    player = view.players[seat]
    head: Box = (left, top, right, top + HEAD)
    canvas.panel(head, 18, palette.tinted(seat))
    seat_badge(canvas, seat, (left + 52, top + HEAD / 2), 28)
    emblems.medal(canvas, player.faction, (right - 52, top + HEAD / 2), 36)
    name = fit(words.names[seat], int(right - left - 210), DECIDE, "Bold", 1, 3)
    canvas.write(name, (left + 104, top, right - 100, top + HEAD), palette.PAPER)
    top += HEAD + 16
    brass.plate(canvas, (left, top, right, top + GIFT + more))
    canvas.text(
        words("trade-gives"), (left + 24, top + 8, right - 20, top + 56), BODY, palette.BRASS_LIGHT, weight="Bold"
    )
    goods, note, cards = gives
    given = [(kind, goods[kind]) for kind in KINDS if goods.get(kind)]
    if not given and not note and not cards:
        room: Box = (left + 24, top + 56, right - 20, top + GIFT - 10)
        canvas.text(words("trade-nothing"), room, BODY, palette.PAPER_QUIET)
    for number, (kind, count) in enumerate(given):
        x = left + 60 + number * 210
        _coin(canvas, kind, (x, top + 116), 40)
        canvas.number(str(count), (x + 56, top + 66, x + 160, top + 166), 64, palette.PAPER)
    row = top + (GIFT - 10 if given else 76)
    if note:
        _note(canvas, words, note, (left + 24, row, right - 16))
        row += ROW
    if cards:
        _cards(canvas, words, cards, (left + 24, row, right - 16))
    top += GIFT + more + 16
    brass.plate(canvas, (left, top, right, top + AFTER + more))
    canvas.text(
        words("trade-after"), (left + 24, top + 8, right - 20, top + 56), BODY, palette.BRASS_LIGHT, weight="Bold"
    )
    had = after(view, seat, gives[0], gets[0])
    if cards or gets[2]:
        had["cards"] = player.hand, player.hand - sum(cards.values()) + sum(gets[2].values())
    if note or gets[1]:
        opened = gets[1].startswith(OPENED)
        had["notes"] = player.notes, player.notes - bool(note) + bool(gets[1] and not opened)
    for number, (kind, (now, then)) in enumerate(had.items()):
        y = top + 96 + number * 80
        _coin(canvas, kind, (left + 62, y), 32)
        canvas.number(str(now), (left + 106, y - 36, left + 196, y + 36), 44, palette.PAPER_QUIET, weight="Regular")
        canvas.stroke([(left + 204, y), (left + 244, y)], 5, palette.PAPER_QUIET)
        canvas.polygon([(left + 262, y), (left + 240, y - 13), (left + 240, y + 13)], palette.PAPER_QUIET)
        ink = GAIN if then > now else LOSS if then < now else palette.PAPER
        shown = str(then)
        if kind == "commodities" and player.faction:
            shown = f"{then}/{FACTIONS[player.faction].commodities}"
        canvas.number(shown, (left + 284, y - 38, right - 20, y + 38), TITLE, ink)


def _note(canvas: Canvas, words: Words, note: str, box: tuple[float, float, float]) -> None:
    """A promissory note: its name, and whose it is."""
    left, top, right = box
    counters.note(canvas, (left + 32, top + 32), 28)
    seat_badge(canvas, issuer_of(note), (right - 34, top + 32), 22)
    name = fit(words.called("component", kind_of(note)), int(right - left - 150), BODY, "Bold", 1, 3)
    canvas.write(name, (left + 78, top, right - 66, top + 64), palette.PAPER)


def _cards(canvas: Canvas, words: Words, cards: Mapping[str, int], box: tuple[float, float, float]) -> None:
    """Action cards: their names, as many as fit."""
    left, top, right = box
    counters.action(canvas, (left + 32, top + 32), 26)
    name = fit(_called(words, cards), int(right - left - 84), BODY, "Bold", 1, 3)
    canvas.write(name, (left + 78, top, right, top + 64), palette.PAPER)


def _called(words: Words, cards: Mapping[str, int]) -> str:
    """Action cards by name, those of which there are several with their number."""
    named = [words.called("component", id) + (f" ×{n}" if n > 1 else "") for id, n in cards.items()]
    return words.text.listing(named)


def _coin(canvas: Canvas, kind: str, centre: tuple[float, float], r: float) -> None:
    {"goods": counters.good, "commodities": counters.commodity, "notes": counters.note, "cards": counters.action}[kind](
        canvas, centre, r
    )


def alt(view: TwilightImperiumView, seat: int, other: int, give: Gift, take: Gift, words: Words) -> str:
    """The offer in words."""
    ours, theirs = after(view, seat, give[0], take[0]), after(view, other, take[0], give[0])
    told = words(
        "alt-trade", name=words.names[seat], other=words.names[other],
        give=sum(give[0].values()), take=sum(take[0].values()),
        goods=ours["goods"][1], others=theirs["goods"][1],
    )  # fmt: skip
    notes = [
        words("alt-trade-note", name=words.names[who], component=kind_of(note), issuer=words.names[issuer_of(note)])
        for who, note in ((seat, give[1]), (other, take[1]))
        if note
    ]
    cards = [
        words("alt-trade-cards", name=words.names[who], cards=_called(words, given))
        for who, given in ((seat, give[2]), (other, take[2]))
        if given
    ]
    return " ".join([told, *notes, *cards])
