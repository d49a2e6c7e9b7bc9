"""The figures of a unit card as they stand on sheets: four cells, abilities in words, what an upgrade changes."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.figures import UNITS, Dice, Unit, unit_cards
from renderers.canvas import Box, Canvas
from renderers.theme import BODY, GAIN, LABEL, Colour
from renderers.twilight_imperium import palette
from renderers.twilight_imperium.words import Words

CELLS: Final = ("cost", "combat", "move", "capacity")
NONE: Final = "–"


def cells(unit: Unit) -> tuple[str, ...]:
    """Cost, combat, move and capacity of a card as they are read; dashes where it has none."""
    cost = NONE if unit.cost is None else f"{unit.cost}:{unit.batch}" if unit.batch > 1 else str(unit.cost)
    dice = str(unit.dice or "?")  # one card says in its text how many there are
    combat = NONE if unit.combat is None else str(unit.combat) if unit.dice == 1 else f"{unit.combat}×{dice}"
    return cost, combat, NONE if unit.move is None else str(unit.move), str(unit.capacity) if unit.capacity else NONE


def _dice(dice: Dice, was: Dice | None) -> str:
    """Dice of an ability, those of the former card before them where they were others."""
    now = f"{dice.value}×{dice.count}"
    return now if was in (None, dice) else f"{was.value}×{was.count} → {now}"


def abilities(unit: Unit, former: Unit, words: Words) -> list[str]:
    """What a unit can do beside fighting and moving, a few words each.

    Args:
        former: the card before the upgrade; the card itself where nothing is compared.
    """
    found = [words("unit-sustains")] if unit.sustains else []
    if unit.bombardment is not None:
        found.append(words("unit-bombardment", dice=_dice(unit.bombardment, former.bombardment)))
    if unit.barrage is not None:
        found.append(words("unit-barrage", dice=_dice(unit.barrage, former.barrage)))
    if unit.cannon is not None:
        found.append(words("unit-cannon", dice=_dice(unit.cannon, former.cannon)))
    if unit.shield:
        found.append(words("unit-shield"))
    if unit.bonus >= 0:
        was = f"+{former.bonus} → " if former.bonus != unit.bonus else ""
        found.append(words("unit-production", count=f"{was}+{unit.bonus}"))
    elif unit.production:
        found.append(words("unit-production", count=str(unit.production)))
    return found


def before(faction: str, upgrade: str) -> Unit | None:
    """The card that an upgrade takes the place of; None for the war sun of everybody."""
    kind = UNITS[upgrade].kind
    return next((card for card in unit_cards(faction, kind) if not card.upgraded), None)


def name_of(unit: Unit, words: Words) -> str:
    """What a unit card is called."""
    return words.called("technology" if unit.upgraded else "model", unit.id)


def english_of(unit: Unit, words: Words) -> str:
    """Its English name beside a Korean one."""
    return words.beside("technology" if unit.upgraded else "model", unit.id)


def heads(canvas: Canvas, words: Words, box: Box) -> None:
    """What the four cells below are."""
    left, top, right, bottom = box
    width = (right - left) / len(CELLS)
    for place, cell in enumerate(CELLS):
        x = left + place * width
        canvas.text(
            words(f"unit-{cell}"), (x, top, x + width, bottom), LABEL, palette.PAPER_QUIET, align="centre", shrink=0
        )


def draw(canvas: Canvas, unit: Unit, former: Unit, box: Box, ink: Colour = palette.PAPER) -> None:
    """Four cells in a row; what is better than the former card's is green, with the former beside.

    Args:
        former: the card before the upgrade; the card itself where nothing is compared.
        box: of the row.
    """
    left, top, right, bottom = box
    width = (right - left) / len(CELLS)
    for place, (now, was) in enumerate(zip(cells(unit), cells(former), strict=True)):
        x = left + place * width
        if now == was:
            canvas.number(now, (x, top, x + width, bottom), BODY, ink, align="centre")
            continue
        room = x + width * 0.42
        canvas.number(was, (x, top + 4, room - 6, bottom), LABEL, palette.PAPER_QUIET, weight="Regular", align="right")
        canvas.number(now, (room + 4, top, x + width, bottom), BODY, GAIN)
