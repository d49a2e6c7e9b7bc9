"""Characters: busts under the dome, made of a few shapes. The house's four have their own faces, others are dealt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Final

from renderers.canvas import Canvas, Spot
from renderers.the_dome import palette
from renderers.the_dome.words import Words
from renderers.theme import Colour, mix, rgb

At = Callable[..., list[Spot]]
"""From spots in shares of the height, upwards from the foot, to pixels."""


@dataclass(frozen=True, slots=True)
class Face:
    """What a character looks like."""

    skin: Colour
    hair: Colour
    coat: Colour
    glow: Colour
    cut: str
    """Hair: spikes, hood, bob, mohawk."""
    gear: str
    """Before the eyes: visor, goggles, lenses, mask."""


HOUSE: Final[dict[str, Face]] = {
    "ria": Face(rgb("#E8B79A"), rgb("#D8323A"), rgb("#571C28"), rgb("#FF6A5E"), "spikes", "visor"),
    "jerry": Face(rgb("#C99877"), rgb("#22345C"), rgb("#1B2C50"), rgb("#53A6FF"), "hood", "lenses"),
    "mellow": Face(rgb("#8F5F45"), rgb("#F0B828"), rgb("#4A5A2A"), rgb("#FFD65A"), "bob", "goggles"),
    "odit": Face(rgb("#F0CFB4"), rgb("#E9EDF4"), rgb("#273044"), rgb("#45E0C8"), "mohawk", "mask"),
}


def face_of(character: str) -> Face:
    """The looks of a character; of others than the house's, dealt by their id."""
    if character in HOUSE:
        return HOUSE[character]
    dice, faces = Random(character), list(HOUSE.values())
    one, other = dice.choice(faces), dice.choice(faces)
    cut, gear = dice.choice(("spikes", "hood", "bob", "mohawk")), dice.choice(("visor", "goggles", "lenses", "mask"))
    return Face(dice.choice(faces).skin, one.hair, other.coat, other.glow, cut, gear)


def bust(canvas: Canvas, words: Words, character: str, foot: Spot, r: float, dim: bool = False) -> None:
    """A bust that stands on a spot, about `r` high; nobody while no character is chosen."""
    if character not in words.pack.cards:
        return
    figure(canvas, character, foot, r * 0.97, dim)


def figure(canvas: Canvas, character: str, foot: Spot, tall: float, dim: bool = False) -> None:
    """Draw a bust, its shoulders cut by the ground it stands on."""
    face = face_of(character)

    def tone(colour: Colour) -> Colour:
        grey = round(0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2])
        return mix((grey, grey, grey), palette.NIGHT, 0.5) if dim else colour

    def at(*spots: Spot) -> list[Spot]:
        return [(foot[0] + x * tall, foot[1] - y * tall) for x, y in spots]

    skin, hair, coat, glow = tone(face.skin), tone(face.hair), tone(face.coat), tone(face.glow)
    dark = mix(coat, (0, 0, 0), 0.35)
    if face.cut == "hood":
        canvas.polygon(
            at((-0.4, 0.02), (-0.42, 0.55), (-0.28, 0.86), (0, 0.98), (0.28, 0.86), (0.42, 0.55), (0.4, 0.02)), hair
        )
        canvas.polygon(
            at((-0.3, 0.1), (-0.3, 0.55), (-0.18, 0.78), (0.18, 0.78), (0.3, 0.55), (0.3, 0.1)),
            mix(hair, (0, 0, 0), 0.45),
        )
    elif face.cut == "bob":
        canvas.polygon(
            at((-0.4, 0.2), (-0.38, 0.62), (-0.24, 0.9), (0, 0.97), (0.24, 0.9), (0.38, 0.62), (0.4, 0.2)), hair
        )
    # shoulders and collar
    canvas.polygon(at((-0.62, 0), (-0.55, 0.17), (-0.2, 0.29), (0.2, 0.29), (0.55, 0.17), (0.62, 0)), coat)
    canvas.polygon(at((-0.12, 0), (-0.2, 0.29), (0, 0.16), (0.2, 0.29), (0.12, 0)), dark)
    for side in (-1, 1):
        canvas.stroke(at((side * 0.5, 0.02), (side * 0.42, 0.17), (side * 0.22, 0.25)), tall * 0.03, glow)
    # neck and head
    canvas.polygon(at((-0.1, 0.18), (-0.1, 0.4), (0.1, 0.4), (0.1, 0.18), (0, 0.12)), mix(skin, (0, 0, 0), 0.25))
    canvas.polygon(
        at(
            (-0.12, 0.88),
            (-0.22, 0.78),
            (-0.25, 0.55),
            (-0.19, 0.38),
            (-0.07, 0.29),
            (0.07, 0.29),
            (0.19, 0.38),
            (0.25, 0.55),
            (0.22, 0.78),
            (0.12, 0.88),
        ),
        skin,
    )
    canvas.polygon(
        at((0.03, 0.29), (0.07, 0.29), (0.19, 0.38), (0.25, 0.55), (0.22, 0.78), (0.12, 0.88), (0.14, 0.5)),
        mix(skin, (0, 0, 0), 0.14),
    )
    _hair(canvas, face, hair, at)
    _gear(canvas, face, glow, tone, at, tall)
    if face.gear != "lenses":
        canvas.stroke(at((-0.06, 0.385), (0.07, 0.39)), tall * 0.022, mix(skin, (0, 0, 0), 0.5))


def _hair(canvas: Canvas, face: Face, hair: Colour, at: At) -> None:
    lit = mix(hair, (255, 255, 255), 0.22)
    match face.cut:
        case "spikes":
            canvas.polygon(
                at(
                    (-0.27, 0.6),
                    (-0.36, 0.86),
                    (-0.22, 0.82),
                    (-0.24, 1.0),
                    (-0.06, 0.9),
                    (0.04, 1.06),
                    (0.12, 0.89),
                    (0.3, 0.98),
                    (0.26, 0.82),
                    (0.4, 0.8),
                    (0.27, 0.58),
                    (0.2, 0.72),
                    (-0.1, 0.76),
                    (-0.2, 0.7),
                ),
                hair,
            )
            canvas.polygon(at((-0.22, 0.82), (-0.24, 1.0), (-0.06, 0.9), (-0.1, 0.78)), lit)
        case "mohawk":
            canvas.polygon(
                at((-0.1, 0.76), (-0.16, 0.98), (-0.02, 1.08), (0.16, 1.0), (0.26, 0.84), (0.12, 0.76)), hair
            )
            canvas.polygon(at((-0.02, 0.78), (0.0, 1.04), (0.12, 1.0), (0.1, 0.78)), lit)
        case "bob":
            canvas.polygon(
                at(
                    (-0.28, 0.5),
                    (-0.28, 0.8),
                    (0, 0.93),
                    (0.28, 0.8),
                    (0.28, 0.5),
                    (0.2, 0.7),
                    (-0.05, 0.72),
                    (-0.2, 0.68),
                ),
                hair,
            )
            canvas.polygon(at((-0.24, 0.72), (-0.2, 0.84), (0, 0.92), (-0.02, 0.76)), lit)
        case _:
            canvas.polygon(
                at((-0.26, 0.6), (-0.24, 0.8), (0, 0.86), (0.24, 0.8), (0.26, 0.6), (0.12, 0.74), (-0.12, 0.74)),
                mix(hair, (0, 0, 0), 0.5),
            )


def _gear(canvas: Canvas, face: Face, glow: Colour, tone: Callable[[Colour], Colour], at: At, tall: float) -> None:
    steel, night = tone(rgb("#8C97AB")), tone(palette.NIGHT)
    match face.gear:
        case "visor":
            canvas.polygon(
                at((-0.29, 0.67), (0.29, 0.67), (0.27, 0.52), (0.06, 0.49), (0, 0.52), (-0.06, 0.49), (-0.27, 0.52)),
                night,
            )
            canvas.polygon(
                at(
                    (-0.26, 0.645),
                    (0.26, 0.645),
                    (0.24, 0.545),
                    (0.06, 0.515),
                    (0, 0.545),
                    (-0.06, 0.515),
                    (-0.24, 0.545),
                ),
                glow,
            )
            canvas.polygon(
                at((-0.2, 0.63), (0.02, 0.63), (-0.08, 0.57), (-0.2, 0.57)), mix(glow, (255, 255, 255), 0.55)
            )
        case "goggles":
            canvas.stroke(at((-0.27, 0.6), (0.27, 0.6)), tall * 0.05, night)
            for side in (-1, 1):
                x, y = at((side * 0.12, 0.6))[0]
                canvas.disc((x, y), tall * 0.105, night)
                canvas.disc((x, y), tall * 0.08, glow)
                canvas.disc((x - tall * 0.025, y - tall * 0.025), tall * 0.026, mix(glow, (255, 255, 255), 0.7))
        case "lenses":
            for side in (-1, 1):
                canvas.polygon(
                    at((side * 0.05, 0.57), (side * 0.2, 0.64), (side * 0.22, 0.56), (side * 0.08, 0.52)), glow
                )
            canvas.polygon(
                at((-0.2, 0.46), (0.2, 0.46), (0.16, 0.36), (0.06, 0.285), (-0.06, 0.285), (-0.16, 0.36)), night
            )
            for y in (0.42, 0.37):
                canvas.stroke(at((-0.09, y), (0.09, y)), tall * 0.014, glow)
        case _:
            canvas.polygon(at((-0.1, 0.62), (-0.21, 0.62), (-0.22, 0.56), (-0.1, 0.55)), night)
            canvas.polygon(at((0.1, 0.62), (0.21, 0.62), (0.22, 0.56), (0.1, 0.55)), glow)
            canvas.polygon(at((0.06, 0.86), (0.15, 0.87), (0.25, 0.78), (0.28, 0.55), (0.2, 0.37), (0.12, 0.42)), steel)
            x, y = at((0.17, 0.59))[0]
            canvas.disc((x, y), tall * 0.075, night)
            canvas.disc((x, y), tall * 0.05, glow)
            canvas.stroke(at((0.2, 0.46), (0.26, 0.4)), tall * 0.02, glow)
