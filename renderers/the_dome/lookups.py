"""What is looked up: a card with its rulings, a void in its order, a deck list with its counts."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.games.the_dome.cards import Card
from bot.games.the_dome.decks import broken_rules
from bot.games.the_dome.readings import DECK, SPREAD
from bot.games.the_dome.verbs import COLOURS
from bot.games.the_dome.view import DomeView
from renderers.canvas import Box, Canvas, Spot
from renderers.cards import lookups, rows
from renderers.the_dome import cards, glyphs, palette, pieces, portraits
from renderers.the_dome.palette import LOOKS
from renderers.the_dome.pieces import CHIP
from renderers.the_dome.words import Words
from renderers.theme import (
    CARD,
    CORNER,
    DECIDE,
    DISCORD_GROUND,
    GAIN,
    LABEL,
    LOSS,
    MARGIN,
    PANEL_WIDTH,
    SMALL,
    TABLE,
    TEXT,
    TEXT_QUIET,
    TITLE,
    mix,
)

# --- one card ---------------------------------------------------------------------------------------------------------


def facts(words: Words, card: Card) -> list[str]:
    """Kind and numbers of a card, a line each."""
    lines = [words(f"kind-{card.kind}")]
    if card.becomes:
        lines.append(words("fact-becomes", kind=words(f"kind-{card.becomes}")))
        lines.append(words("fact-track", count=len(card.track)))
    if card.colour:
        lines.append(words("fact-colour", colour=words(f"colour-{card.colour}")))
        lines.append(words("fact-cost-x", count=card.cost[0]))
        lines.append(words("fact-cost-y", count=card.cost[1]))
    if card.window:
        lines.append(words("fact-window", window=words(f"window-{card.window}")))
    if card.grade:
        lines.append(words(f"fact-{card.grade}"))
    if card.is_player_card:
        owner = words.pack.cards.get(card.mark)
        lines.append(words("fact-mark", card=words.name(owner)) if owner else words("fact-neutral"))
    if card.addon:
        lines.append(words("fact-addon"))
    if card.energy:
        lines.append(words("fact-energy", count=card.energy))
    if card.kind == "character":
        lines.append(words("fact-hand", count=card.hand))
        lines.append(words("fact-leaks", values=", ".join(f"{keep}/{draw}" for keep, draw in card.leaks)))
    return lines


def card(words: Words, name: str) -> Canvas:
    """The card on the left, what is to be known of it on the right; of a character also its numbers by colour."""
    found = words.pack[name]
    table = partial(_numbers, words, found) if found.kind == "character" else None
    return lookups.card(cards.FACES, words, name, facts(words, found), table)


def _numbers(words: Words, card: Card, canvas: Canvas, spot: Spot, right: float) -> float:
    """A character's numbers by colour: first resources, limits, composition; returns where they end."""
    left, y = spot
    for colour, x in zip(COLOURS, range(3), strict=True):
        glyphs.colour(canvas, colour, (right - 270 + 110 * x, y + 26), 21)
    y += 56
    for key, numbers in (("start", card.start), ("limits", card.limits), ("deck", card.deck)):
        canvas.panel((left, y, right, y + 60), 14, CARD)
        canvas.text(words(f"fact-{key}"), (left + 18, y, right - 330, y + 60), LABEL, TEXT_QUIET, shrink=2)
        for x, number in enumerate(numbers):
            canvas.number(str(number), (right - 320 + 110 * x, y, right - 220 + 110 * x, y + 60), DECIDE, TEXT,
                          align="centre")  # fmt: skip
        y += 68
    return y


# --- a void -----------------------------------------------------------------------------------------------------------


def void_of(view: DomeView, which: int | str) -> tuple[int | None, tuple[str, ...]]:
    """The seat whose void it is (None for the shared ones) and its cards, the top last."""
    if which == "system":
        return None, view.system_void
    if which == "mastermind":
        return None, view.mm_void
    seat = which if isinstance(which, int) else int(which.removeprefix("s"))
    return seat, view.players[seat].void


def void(view: DomeView, which: int | str, words: Words) -> Canvas:
    """A void from its top, numbered."""
    seat, cards_ = void_of(view, which)
    held = list(reversed(cards_))
    columns = 3
    body = pieces.chips_height(len(held), columns) if held else 90
    canvas = Canvas.blank(PANEL_WIDTH, rows.HEAD + 16 + body + 20, TABLE)
    if seat is None:
        room: Box = (MARGIN + 8, 16, PANEL_WIDTH - MARGIN, rows.HEAD)
        canvas.text(words(f"void-{which}"), room, TITLE, TEXT, weight="Bold", shrink=2)
    else:
        rows.head(canvas, words, seat, "void-title")
    top = float(rows.HEAD + 16)
    if not held:
        rows.nothing(canvas, words("void-none"), top)
    told = [(name, str(number), price(words.pack[name])) for number, name in enumerate(held, 1)]
    pieces.chips(canvas, words, told, (MARGIN, top, PANEL_WIDTH - MARGIN, top), columns)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def price(card: Card) -> str:
    """The cost of a player card as it is printed."""
    return f"{card.cost[0]}/{card.cost[1]}" if card.is_player_card else ""


# --- a deck -----------------------------------------------------------------------------------------------------------

DECK_HEAD: Final = 210


def deck(words: Words, character: str, held: Mapping[str, int]) -> Canvas:
    """A deck list: by colour with copies, counts against the character's composition, and every rule it breaks."""
    pack = words.pack
    person = pack.cards.get(character)
    columns: dict[str, list[tuple[Card, int]]] = {colour: [] for colour in COLOURS}
    for name, copies in held.items():
        found = pack.cards.get(name)
        if found is not None and found.colour:
            columns[found.colour].append((found, copies))
    for entries in columns.values():
        entries.sort(key=lambda entry: (("action", "program", "control").index(entry[0].kind), entry[0].cost[1]))
    most = max(1, *map(len, columns.values()))
    broken = broken_rules(pack, character, held)
    said = [_defect(words, rule.rule, rule.args) for rule in broken][:6]
    top = DECK_HEAD + 84
    body = top + most * (CHIP + 10) + 10
    canvas = Canvas.blank(PANEL_WIDTH, body + len(said) * 44 + (24 if said else 0) + 14, TABLE)
    _deck_head(canvas, words, person, character, held, bool(broken))
    width = (PANEL_WIDTH - 2 * MARGIN - 2 * 14) / 3
    for number, colour in enumerate(COLOURS):
        left = MARGIN + number * (width + 14)
        total = sum(copies for _, copies in columns[colour])
        wanted = person.deck[number] if person else 0
        _composition(canvas, colour, total, wanted, (left, DECK_HEAD + 6, left + width, DECK_HEAD + 70))
        for row, (found, copies) in enumerate(columns[colour]):
            y = top + row * (CHIP + 10)
            pieces.chip(
                canvas, words, found.id, (left, y, left + width, y + CHIP), tail=f"×{copies}", note=price(found)
            )
            grade(canvas, found.grade, (left + width - 4, y + 6))
    for row, text in enumerate(said):
        y = body + 8 + row * 44
        canvas.text(text, (MARGIN + 8, y, PANEL_WIDTH - MARGIN, y + 40), LABEL, LOSS, shrink=2)
    canvas.corners(CORNER, DISCORD_GROUND)
    return canvas


def grade(canvas: Canvas, name: str, spot: tuple[float, float], r: float = 9) -> None:
    """How often a card may be in a deck, as its stone."""
    tone = palette.GRADES.get(name)
    if tone:
        x, y = spot
        canvas.polygon([(x, y - r * 1.3), (x + r * 1.15, y), (x, y + r * 1.3), (x - r * 1.15, y)], tone)


def _defect(words: Words, rule: str, args: Mapping[str, object]) -> str:
    told = dict(args)
    for key in ("card", "character"):
        if str(told.get(key, "")) in words.pack.cards:
            told[key] = words.name(str(told[key]))
    return words.text(f"the_dome-deck-{rule}", **told)


def _deck_head(
    canvas: Canvas, words: Words, person: Card | None, character: str, held: Mapping[str, int], broken: bool
) -> None:
    box: Box = (MARGIN, 20, PANEL_WIDTH - MARGIN, DECK_HEAD - 12)
    canvas.panel(box, 24, CARD)
    canvas.panel((MARGIN, 20, MARGIN + 230, DECK_HEAD - 12), 24, palette.NIGHT)
    if person:
        portraits.bust(canvas, words, character, (MARGIN + 115, DECK_HEAD - 12), 150)
    left, right = MARGIN + 256, PANEL_WIDTH - MARGIN - 24
    name = words.name(person) if person else character
    canvas.text(name, (left, 30, right - 220, 104), TITLE, TEXT, weight="Bold", shrink=2)
    total = sum(held.values())
    good = total == DECK and not broken
    canvas.text(f"{total}/{DECK}", (right - 210, 30, right, 104), TITLE, GAIN if good else LOSS, weight="Bold",
                align="right")  # fmt: skip
    x = float(left)
    for kind in ("action", "program", "control"):
        count = sum(n for card_, n in held.items() if card_ in words.pack.cards and words.pack[card_].kind == kind)
        glyphs.kind(canvas, kind, (x + 20, 148), 18, LOOKS["character"].base, CARD)
        text = words("deck-kind", kind=words(f"kind-{kind}"), count=count)
        canvas.text(text, (x + 50, 118, x + 260, 178), 32, TEXT_QUIET, shrink=3)
        x += 270


def _composition(canvas: Canvas, colour: str, total: int, wanted: int, box: Box) -> None:
    """How many of a colour, and how many the character wants, give or take one."""
    left, top, right, bottom = box
    good = abs(total - wanted) <= SPREAD
    look = LOOKS[colour]
    canvas.panel(box, 16, mix(palette.NIGHT, look.deep, 0.75))
    glyphs.colour(canvas, colour, (left + 36, (top + bottom) / 2), 23)
    canvas.number(str(total), (left + 74, top, left + 160, bottom), DECIDE, GAIN if good else LOSS)
    canvas.text(f"{max(0, wanted - SPREAD)}–{wanted + SPREAD}", (right - 160, top, right - 16, bottom), SMALL + 4,
                TEXT_QUIET, align="right", shrink=0)  # fmt: skip
