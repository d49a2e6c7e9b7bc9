"""Colours of the star chart: night sky, engraved brass, ink of the atlas. Seats have those of `renderers.theme`."""

from __future__ import annotations

from typing import Final

from renderers.theme import SEATS, Colour, mix, rgb

SKY: Final = rgb("#0B101C")
"""The ground of every picture."""
SKY_LINE: Final = rgb("#1B2740")
"""Circles and meridians of the atlas on it."""
SPACE: Final = rgb("#141D33")
"""The ground of a system."""
SPACE_HOME: Final = rgb("#1A2440")
"""The ground of a home system."""
SPACE_RED: Final = rgb("#1C1A2E")
"""The ground of a system that has a red back."""
STARS: Final[tuple[Colour, ...]] = tuple(map(rgb, ("#3A4868", "#6B7A9C", "#C8D2E6")))
"""Small, middle and bright stars."""
PAPER: Final = rgb("#EFE6D0")
"""Writing on the chart."""
PAPER_QUIET: Final = rgb("#A9A58F")

BRASS: Final = rgb("#C9A35B")
BRASS_LIGHT: Final = rgb("#F0D79A")
BRASS_DARK: Final = rgb("#6E5730")
BRASS_DEEP: Final = rgb("#3A3122")
PLATE: Final = rgb("#1C2438")
"""Panels on the chart, rimmed with brass."""
PLATE_RAISED: Final = rgb("#27324C")
CASING: Final = rgb("#080B13")
"""Outline of plates, tokens and planets."""
GLOW: Final = rgb("#FFC861")
"""Light under what the last action has changed."""

RESOURCES: Final = rgb("#FFD678")
INFLUENCE: Final = rgb("#9BD8FF")
GOODS: Final = rgb("#F2B84B")
COMMODITIES: Final = rgb("#C4CBD8")

TRAITS: Final[dict[str, Colour]] = {
    "cultural": rgb("#4C8DDE"),
    "industrial": rgb("#5FAF62"),
    "hazardous": rgb("#D8504D"),
}
TECHNOLOGIES: Final[dict[str, Colour]] = {
    "green": rgb("#49B46B"),
    "blue": rgb("#4A9BE8"),
    "yellow": rgb("#E8C33C"),
    "red": rgb("#E0564A"),
    "unit": rgb("#AEB7C8"),
}
"""Colour of a technology; unit upgrades are steel."""
WORMHOLES: Final[dict[str, Colour]] = {
    "alpha": rgb("#E8743B"),
    "beta": rgb("#3FB984"),
    "delta": rgb("#7E8BF0"),
}
SPIRALS: Final[dict[str, tuple[Colour, ...]]] = {
    kind: tuple(mix(SPACE_RED, fill, share) for share in (0.1, 0.19, 0.3, 0.42, 0.56, 0.7, 0.88))
    for kind, fill in WORMHOLES.items()
}
"""Tones of a wormhole: three of its haze from outside in, four of its arms from outside in."""
GREEK: Final[dict[str, str]] = {"alpha": "α", "beta": "β", "delta": "δ"}
ANOMALIES: Final[dict[str, Colour]] = {
    "asteroid field": rgb("#8C7B66"),
    "nebula": rgb("#A65FA8"),
    "supernova": rgb("#F08A3C"),
    "gravity rift": rgb("#6C63B8"),
}

SURFACES: Final[dict[str, tuple[tuple[Colour, ...], ...]]] = {
    "cultural": (
        tuple(map(rgb, ("#17446B", "#1F6391", "#4F9C77", "#A9C98B"))),
        tuple(map(rgb, ("#1C3F78", "#2F67A6", "#6FA3C9", "#D8E3E6"))),
    ),
    "industrial": (
        tuple(map(rgb, ("#3E4A3A", "#5C6B4C", "#87925F", "#C4BE86"))),
        tuple(map(rgb, ("#464B55", "#646B74", "#8B9296", "#C0C2B8"))),
    ),
    "hazardous": (
        tuple(map(rgb, ("#4A1D22", "#74302C", "#A94B32", "#F0A24F"))),
        tuple(map(rgb, ("#3B2130", "#65303F", "#984548", "#EE8F62"))),
    ),
    "": (
        tuple(map(rgb, ("#5A3D2B", "#8A6038", "#BA8C4C", "#E6C988"))),
        tuple(map(rgb, ("#463A66", "#65528C", "#9479AE", "#CDB5D4"))),
    ),
    "mecatol": (tuple(map(rgb, ("#4A3A20", "#7A6030", "#B08D48", "#F2DCA0"))),),
}
"""Four tones of each family of surfaces, from deep to high."""

DARK: Final = mix(SKY, SPACE, 0.4)
"""What an exhausted planet sinks into."""


def tinted(seat: int) -> Colour:
    """A plate of what belongs to a seat."""
    return mix(PLATE, SEATS[seat].colour, 0.2)
