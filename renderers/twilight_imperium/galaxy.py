"""The galaxy: every system of the table on a star chart, and in its corners whose turn it is and who plays what."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.games.twilight_imperium.galaxy.geometry import POINT, POSITIONS, distance
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.state import NOBODY
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Canvas, polar
from renderers.layers import Layer, shared
from renderers.theme import CORNER, DISCORD_GROUND, mix
from renderers.twilight_imperium import contents, corners, palette, tiles
from renderers.twilight_imperium.chart import colours
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.words import Words

WIDTH: Final = 1800
HEIGHT: Final = 1964
MARGIN: Final = 30
DIAL: Final = mix(palette.SKY, palette.BRASS_DARK, 0.62)
"""The graduated circle below the tiles."""
LENS: Final = Lens.around(POSITIONS, (MARGIN, MARGIN, WIDTH - MARGIN, HEIGHT - MARGIN), tiles.UNIT)


def paint(
    view: TwilightImperiumView, words: Words, viewer: int | None, glow: bool, marked: Collection[str] = ()
) -> Canvas:
    """The galaxy as a canvas; see :func:`renderers.twilight_imperium.board`.

    Args:
        marked: positions in which room is kept for a choice's number.
    """
    canvas = ground(view).canvas()
    systems(canvas, view, LENS, glow=glow, marked=marked)
    corners.draw(canvas, view, words, viewer, LENS)
    return canvas


def ground(view: TwilightImperiumView) -> Layer:
    """What lies still as long as the map stays, from the cache; it bears no words, so one serves every language."""
    lying = tuple((at, system.tile) for at, system in view.systems.items())
    seats = len(view.players)

    def draw() -> Canvas:
        canvas = Canvas.blank(WIDTH, HEIGHT, palette.SKY)
        _atlas(canvas)
        if not lying:
            for at in LAYOUTS[seats].positions:
                tiles.empty(canvas, at, LENS.centre(at), LENS.radius, at in LAYOUTS[seats].homes)
        for at, tile in lying:
            tiles.tile(canvas, tile, at, LENS.centre(at), LENS.radius)
        canvas.corners(CORNER, DISCORD_GROUND)
        return canvas

    return shared.get(("twilight_imperium", "galaxy", lying or seats), draw, colours())


def systems(
    canvas: Canvas, view: TwilightImperiumView, lens: Lens, *, glow: bool = True, marked: Collection[str] = ()
) -> None:
    """Everything that players have in the systems, and a light round the one that was activated last."""
    for at in dict.fromkeys((view.last, *view.changed)) if glow else ():
        if at in view.systems:
            contents.glow(canvas, lens.centre(at), lens.radius)
    for at in view.systems:
        contents.contents(canvas, view, at, lens.centre(at), lens.radius, marked=at in marked)


def neighbourhood(view: TwilightImperiumView, position: str, steps: int) -> tuple[str, ...]:
    """A system and those at most so many steps from it, as far as the table has them.

    Raises:
        ValueError: there is no such system at this table.
    """
    if position not in view.systems:
        raise ValueError(position)
    if position not in POINT:
        return (position,)
    return tuple(at for at in view.systems if at in POINT and distance(position, at) <= steps)


def _atlas(canvas: Canvas) -> None:
    """The sheet below the tiles: a graduated brass circle, meridians, and fixed stars."""
    centre = (LENS.x, LENS.y)
    with canvas.batch():
        for degrees in range(0, 360, 15):
            canvas.stroke([polar(centre, 300, degrees), polar(centre, 1400, degrees)], 2, palette.SKY_LINE)
        for radius in (560, 700, 1130, 1240):
            _circle(canvas, radius, 2, palette.SKY_LINE)
        for radius, width in ((955, 3), (1000, 6), (1012, 2)):
            _circle(canvas, radius, width, DIAL)
        for degrees in range(360):
            long = 0 if degrees % 30 == 0 else 10 if degrees % 10 == 0 else 20 if degrees % 5 == 0 else 32
            width = 4 if degrees % 10 == 0 else 2
            canvas.stroke([polar(centre, 957 + long, degrees), polar(centre, 998, degrees)], width, DIAL)


def _circle(canvas: Canvas, radius: float, width: float, fill: tuple[int, int, int]) -> None:
    spots = [polar((LENS.x, LENS.y), radius, degrees) for degrees in range(0, 361, 3)]
    canvas.stroke(spots, width, fill)


def alt(view: TwilightImperiumView, words: Words) -> str:
    """The galaxy in words: round, whose turn, who holds how many planets and points. Nothing the picture hides."""
    standing = ", ".join(
        words(
            "alt-seat",
            name=words.names[seat],
            faction=words.faction(player.faction) if player.faction else words("no-faction"),
            points=player.points,
            planets=sum(world.controller == seat for world in view.planets.values()),
        )
        for seat, player in enumerate(view.players)
    )
    phase = words(f"phase-{view.phase}")
    if view.phase == "action" and view.turn != NOBODY:
        return words("alt-board-turn", round=view.round, name=words.names[view.turn], standing=standing)
    return words("alt-board", round=view.round, phase=phase, standing=standing)
