"""Colours and proportions of the Metromania city. Lengths are shares of the edge length."""

from __future__ import annotations

from typing import Final

from renderers.theme import Colour, rgb

DISTRICTS: Final[tuple[Colour, ...]] = tuple(
    map(rgb, ("#EBDDB8", "#EFC9BD", "#D9CBE8", "#BFD7E8", "#C5DFC4", "#E3D2C3"))
)
"""Paper of each of the six city pieces."""
STREET: Final = rgb("#FBF9F3")
FRAME: Final = rgb("#4B556B")
FRAME_LIGHT: Final = rgb("#66718A")
FRAME_DARK: Final = rgb("#171C26")
ARROW_BED: Final = rgb("#8E98AC")
ARROW_WHITE: Final = rgb("#FFFFFF")
ARROW_BLACK: Final = rgb("#11151D")
ROW_LETTER: Final = rgb("#C3CADA")
GLOW: Final = rgb("#FFB300")
"""Light under what has just changed; amber shows on every district."""
CASING: Final = rgb("#1A202C")
"""Outline of lines, stations and markers."""
STRIPE: Final = rgb("#FFFFFF")
SYMBOL: Final = rgb("#2A3244")
PLATES: Final[dict[str, Colour]] = {"R": rgb("#FBE3CF"), "C": rgb("#FBF0BE"), "E": rgb("#F3DCF2")}
"""Ground of a destination space by kind."""
PARK: Final = rgb("#9CCB8B")
PARK_DARK: Final = rgb("#5E9C57")
TREE: Final = rgb("#3F7F45")
TREE_LIGHT: Final = rgb("#7DB868")
LAKE: Final = rgb("#8CC4E6")
LAKE_DARK: Final = rgb("#4C93C4")
WAVE: Final = rgb("#E3F3FC")

STREET_HALF: Final = 0.035
BOULEVARD: Final = 0.10
LANE: Final = 0.125
"""Distance of a tunnel's stroke from its edge, into its host cell."""
STROKE: Final = 0.135
OUTLINE: Final = 0.03
"""Casing on either side of a stroke."""
EMBLEM: Final = 0.12
"""Half the height of the owner's shape on a line."""
STATION: Final = 0.185
MARKER: Final = 0.27
BADGE: Final = 0.24
