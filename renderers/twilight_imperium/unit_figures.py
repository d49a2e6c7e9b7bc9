"""The figures of a unit card as they stand on sheets: four cells, abilities in words, what an upgrade changes."""

from __future__ import annotations

from typing import Final

from bot.games.twilight_imperium.figures import UNITS, Dice, Unit, unit_cards
from renderers.canvas import Box, Canvas
from renderers.letters import fit
from renderers.theme import GAIN, SMALL, SMALLEST, Colour
from renderers.twilight_imperium import palette
from renderers.twilight_imperium.words import Words

CELLS: Final = ("cost", "combat", "move", "capacity")
NONE: Final = "–"


def cells(unit: Unit) -> tuple[str, ...]:
    """Cost, combat, move and capacity of a card as they are read; dashes where it has none."""
    cost = NONE if unit.cost is None else f"{unit.cost}:{unit.batch}" if unit.batch > 1 else str(unit.cost)
    combat = NONE if unit.combat is None else f"{unit.combat}×{unit.dice}" if unit.dice > 1 else str(unit.combat)
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


def draw(canvas: Canvas, words: Words, unit: Unit, former: Unit, box: Box, ink: Colour = palette.PAPER) -> None:
    """Four cells in a row, each with its word; what is better than the former card's is green, with the former beside.

    Args:
        former: the card before the upgrade; the card itself where nothing is compared.
        box: of the row.
    """
    left, top, right, bottom = box
    width = (right - left) / len(CELLS)
    split = top + (bottom - top) * 0.42
    for place, (cell, now, was) in enumerate(zip(CELLS, cells(unit), cells(former), strict=True)):
        x = left + place * width
        canvas.text(words(f"unit-{cell}"), (x, top, x + width - 4, split), SMALLEST, palette.PAPER_QUIET,
                    align="centre", shrink=0)  # fmt: skip
        if now == was:
            canvas.number(now, (x, split, x + width, bottom), 32, ink, align="centre")
            continue
        room = x + width * 0.42
        canvas.number(
            was, (x, split + 4, room - 6, bottom), SMALL, palette.PAPER_QUIET, weight="Regular", align="right"
        )
        canvas.number(now, (room + 4, split, x + width, bottom), 32, GAIN)


def also(canvas: Canvas, words: Words, unit: Unit, former: Unit, room: Box, size: int = SMALL) -> None:
    """Its other abilities in a line or two, green where the former card did not have them like that."""
    said = abilities(unit, former, words)
    fitted = fit(" · ".join(said), max(1, int(room[2] - room[0])), size, "Regular", 1, 1)
    canvas.write(fitted, room, palette.PAPER_QUIET if said == abilities(former, former, words) else GAIN)
