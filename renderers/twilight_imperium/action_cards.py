"""Action cards of a hand: what each is called, its moment, and how many of it one has (rules 19, 32). What it does is
said beside the picture."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.flow.activating import ACTIVATING, WINDOW
from bot.games.twilight_imperium.hooks.blocks import DEEDS, REACTIONS
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Canvas
from renderers.theme import BODY, LABEL, MARGIN, PANEL_WIDTH
from renderers.twilight_imperium import brass, counters, palette
from renderers.twilight_imperium.words import Words

CARD: Final = 100
COLUMNS: Final = 2
NONE: Final = 92


def _held(view: TwilightImperiumView, seat: int) -> dict[str, int]:
    """The reader's own cards; of others nothing but their number is known."""
    if view.seat != seat:
        return {}
    return {id: view.hand.count(id) for id in dict.fromkeys(view.hand)}


def height(view: TwilightImperiumView, seat: int) -> int:
    """Rows that they take; none at a table without action cards."""
    if not view.copies:
        return 0
    cards = len(_held(view, seat))
    return brass.HEADING + (brass.rows_of(cards, COLUMNS) * (CARD + brass.GAP) if cards else NONE + brass.GAP) + 12


def paint(canvas: Canvas, words: Words, view: TwilightImperiumView, seat: int, top: float) -> float:
    """Below a heading; returns where the next thing begins."""
    if not view.copies:
        return top
    player = view.players[seat]
    head = words("hand-action-cards", count=player.hand, limit=player.most_cards)
    top = brass.heading(canvas, head, top)
    held = _held(view, seat)
    if not held:
        box: Box = (MARGIN, top, PANEL_WIDTH - MARGIN, top + NONE)
        brass.plate(canvas, box)
        counters.action(canvas, (box[0] + 64, (box[1] + box[3]) / 2), 30, palette.BRASS_DARK)
        own = view.seat == seat or not player.hand
        said = words("hand-no-action-cards") if own else words("hand-closed", count=player.hand, name=words.names[seat])
        canvas.text(said, (box[0] + 130, top, box[2] - 20, box[3]), BODY, palette.PAPER)
        return top + NONE + brass.GAP + 12
    for number, (id, count) in enumerate(held.items()):
        _card(canvas, words, id, count, brass.cell(number, COLUMNS, top, CARD, MARGIN, PANEL_WIDTH - MARGIN))
    return top + brass.rows_of(len(held), COLUMNS) * (CARD + brass.GAP) + 12


def _card(canvas: Canvas, words: Words, id: str, count: int, box: Box) -> None:
    """Its name, when it is played, and how often it is there."""
    left, top, right, bottom = box
    brass.plate(canvas, box)
    counters.action(canvas, (left + 48, (top + bottom) / 2), 30, palette.BRASS_LIGHT)
    end = right - 18
    if count > 1:
        ink = canvas.text(f"×{count}", (right - 110, top, right - 18, bottom), BODY, palette.PAPER, weight="Bold",
                          align="right")  # fmt: skip
        end = ink[0] - 12
    brass.named(
        canvas, words.called("component", id), words.beside("component", id), (left + 96, top + 8, end, top + 56)
    )
    canvas.text(moment(words, id), (left + 96, top + 54, end, bottom - 8), LABEL, palette.PAPER_QUIET, shrink=2)


def moment(words: Words, id: str) -> str:
    """When a card is played: as an action, or at a window."""
    if id in DEEDS:
        return words.called("moment", "TN_START") if DEEDS[id].free else words("hand-as-action")
    if id in ACTIVATING:
        return words.called("moment", WINDOW)
    window = next(name for name, found in REACTIONS.items() if any(one.block.id == id for one in found))
    return words.called("moment", window)


def alt(view: TwilightImperiumView, seat: int, words: Words) -> str:
    """They in words; empty at a table without them."""
    if not view.copies:
        return ""
    told = [
        words.called("component", id) if count == 1 else f"{words.called('component', id)} ×{count}"
        for id, count in _held(view, seat).items()
    ]
    if told:
        return words("alt-action-cards", cards=words.text.listing(told))
    return words("alt-action-cards-closed", count=view.players[seat].hand)
