"""Colours under the dome: night, glass and neon. Every family of cards has its own four tones, light to deep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.the_dome.cards import Card
from renderers.theme import CARD, INK, TABLE, WHITE, Colour, mix, rgb


@dataclass(frozen=True, slots=True)
class Tones:
    """Four tones of one colour, light to deep, and what is written on the second."""

    light: Colour
    base: Colour
    dark: Colour
    deep: Colour
    ink: Colour


def _look(light: str, base: str, dark: str, deep: str, ink: Colour = WHITE) -> Tones:
    return Tones(rgb(light), rgb(base), rgb(dark), rgb(deep), ink)


LOOKS: Final[dict[str, Tones]] = {
    "red": _look("#FFB0A6", "#E8443C", "#8E2226", "#34121C"),
    "blue": _look("#A6D0FF", "#2E83F2", "#17498F", "#0E2140"),
    "yellow": _look("#FFE7A0", "#F4BE24", "#8A640A", "#352808", INK),
    "system": _look("#A8F4E8", "#22C4AD", "#0F6A66", "#0B2B33", INK),
    "mastermind": _look("#F6BDF3", "#CB55CE", "#6F2678", "#2A1233"),
    "character": _look("#E6EEFA", "#9FB5D8", "#4B5E84", "#1B2439", INK),
}
NIGHT: Final = rgb("#151B2B")
"""The ground of cards."""
NIGHT_EDGE: Final = rgb("#2B3550")
GLASS: Final = rgb("#8FD8F2")
"""The dome while it stands."""
PANES: Final = (rgb("#8FD8F2"), rgb("#62B4DC"), rgb("#3F8FC0"))
"""Layers of the dome from the outside in."""
SHINES: Final = (rgb("#DDF5FF"), rgb("#B4DEF2"), rgb("#8FC4E4"))
GLASS_DARK: Final = rgb("#2F6F92")
GLASS_DEEP: Final = rgb("#173A52")
LOST: Final = rgb("#39404F")
"""What is left of a broken layer."""
NEON: Final = rgb("#35E0E0")
"""Circuits."""
TRACE: Final = rgb("#22304A")
ENERGY: Final = rgb("#F08BF0")
ENERGY_DARK: Final = rgb("#571C60")
BACK: Final = rgb("#26304A")
"""The back of a card."""
BACK_LINE: Final = rgb("#6F86B8")
GRADES: Final[dict[str, Colour]] = {"gold": rgb("#EAC24C"), "green": rgb("#4FC98E"), "grey": rgb("#A5AFBE")}
GLOW: Final = rgb("#FFB300")
LIT: Final = mix(CARD, GLOW, 0.45)
"""The ground below a number that has just changed."""
HALO: Final = tuple(mix(TABLE, GLOW, share) for share in (0.1, 0.25, 0.45, 0.7))
"""Tones of the light round a panel, from outside in."""
ENOUGH: Final = rgb("#8FE0B0")
SHORT: Final = rgb("#FFA38F")


def family(card: Card) -> str:
    """Which of the looks a card has."""
    if card.colour:
        return card.colour
    return "mastermind" if card.kind == "event" else card.kind
