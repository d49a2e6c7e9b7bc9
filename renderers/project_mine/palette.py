"""Colours of the machine room: every family of cards has its own four, light to deep."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.games.project_mine.cards import Card
from renderers.theme import Colour, rgb


@dataclass(frozen=True, slots=True)
class Tones:
    """Four tones of one colour, light to deep."""

    light: Colour
    base: Colour
    dark: Colour
    deep: Colour


def _look(light: str, base: str, dark: str, deep: str) -> Tones:
    return Tones(rgb(light), rgb(base), rgb(dark), rgb(deep))


LOOKS: Final[dict[str, Tones]] = {
    "ruby": _look("#FF9DB0", "#D92550", "#96123A", "#4B0B20"),
    "sapphire": _look("#9CC2FF", "#2C66DD", "#19409A", "#0D2250"),
    "emerald": _look("#8CE3B8", "#139D66", "#0B6843", "#063825"),
    "iron": _look("#CBD4DE", "#7C8997", "#4C5763", "#272E37"),
    "gold": _look("#FFE28C", "#E2A71C", "#99690A", "#4C3506"),
    "plan": _look("#B5E3EE", "#2E88A8", "#1B546B", "#0F2E3B"),
    "investment": _look("#E9C9A6", "#B07A45", "#6F4722", "#382310"),
    "trait": _look("#D9C6F2", "#8B68BE", "#573B82", "#2B1D42"),
    "active": _look("#FFD59A", "#EE8A22", "#9A4E0B", "#3A2A24"),
    "passive": _look("#B9EBDD", "#3FB79A", "#20715F", "#1E3440"),
    "company": _look("#F1E7C8", "#C9B375", "#84703A", "#2C3040"),
}
PAPER: Final = rgb("#F7F2E6")
PAPER_EDGE: Final = rgb("#DDD3BC")
PRINT: Final = rgb("#2A2622")
"""Writing on paper."""
NIGHT: Final = rgb("#243049")
"""The paper of goals."""
NIGHT_EDGE: Final = rgb("#3A4866")
NIGHT_PRINT: Final = rgb("#F4F1E8")
COG: Final = rgb("#E8C56B")
COG_DARK: Final = rgb("#3A2D12")
COG_CHEAP: Final = rgb("#7BE0A6")
"""A cost that is lower than printed."""
COG_DEAR: Final = rgb("#FF9A85")
BOLT: Final = rgb("#FFD233")
BOLT_EDGE: Final = rgb("#3A2D05")
POINT: Final = rgb("#1E7FD0")
POINT_LIGHT: Final = rgb("#7CC4FF")
POINT_DARK: Final = rgb("#0E4F8C")
POINT_DEEP: Final = rgb("#08294A")
CREDIT: Final = rgb("#4FBF7A")
CREDIT_DARK: Final = rgb("#14532D")
TOKEN: Final = rgb("#E5484D")
TOKEN_LIGHT: Final = rgb("#FF9EA0")
TOKEN_DARK: Final = rgb("#6E1418")
GLOW: Final = rgb("#FFB300")
DONE: Final = rgb("#8FE0B0")
"""A goal that is flipped."""


def family(card: Card) -> str:
    """Which of the looks a card has."""
    if card.resource:
        return card.resource
    return "investment" if card.kind == "basic" else card.kind


def is_night(card: Card) -> bool:
    """Whether a card is printed light on dark: goals."""
    return card.kind in ("active", "passive", "company")
