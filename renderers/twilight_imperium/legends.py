"""Every sign of Twilight Imperium's sheets with its word."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from bot.games.twilight_imperium.figures import COLOURS, KINDS, TRAITS
from renderers import legends
from renderers.canvas import Canvas, Spot
from renderers.cards.marks import number_mark
from renderers.legends import Sign, SignDrawer
from renderers.twilight_imperium import counters, palette, planets, signs, units
from renderers.twilight_imperium.words import Words


def paint(words: Words) -> Canvas:
    """The table of signs."""
    return legends.paint(words, "legend", [Sign(key, draw, palette.SPACE) for key, draw in SIGNS.items()])


def _values(canvas: Canvas, spot: Spot, *, which: str) -> None:
    draw = counters.resources if which == "resources" else counters.influence
    draw(canvas, "3", spot, 28)


def _unit(canvas: Canvas, spot: Spot, *, kind: str) -> None:
    units.silhouette(canvas, kind, spot, 84, palette.PAPER, palette.SPACE)


def _damaged(canvas: Canvas, spot: Spot) -> None:
    units.silhouette(canvas, "dreadnought", spot, 84, palette.PAPER, palette.SPACE)
    units.jag(canvas, spot, 84, palette.PAPER, palette.SPACE)


def _exhausted(canvas: Canvas, spot: Spot) -> None:
    planets.holding(canvas, "vefut_ii", spot, 30, 0, False)


def _trait(canvas: Canvas, spot: Spot, *, name: str) -> None:
    signs.trait(canvas, name, spot, 26)


def _technology(canvas: Canvas, spot: Spot, *, colour: str) -> None:
    signs.technology(canvas, colour, spot, 27)


SIGNS: Final[Mapping[str, SignDrawer]] = {
    "resources": partial(_values, which="resources"),
    "influence": partial(_values, which="influence"),
    "good": partial(counters.good, r=28),
    "commodity": partial(counters.commodity, r=28),
    "tactic": lambda canvas, spot: counters.pool(canvas, "tactic", spot, 28),
    "fleet": lambda canvas, spot: counters.pool(canvas, "fleet", spot, 28),
    "strategy": lambda canvas, spot: counters.pool(canvas, "strategy", spot, 28),
    "token": lambda canvas, spot: signs.token(canvas, 0, spot, 30),
    "point": partial(counters.point, r=30),
    "secret": partial(counters.secret, r=32),
    "initiative": lambda canvas, spot: counters.initiative(canvas, "4", spot, 32),
    "speaker": partial(signs.speaker, radius=30),
    "custodians": partial(signs.custodians, radius=32),
    **{kind: partial(_unit, kind=kind) for kind in KINDS},
    "damaged": _damaged,
    "exhausted": _exhausted,
    **{name: partial(_trait, name=name) for name in TRAITS},
    **{colour: partial(_technology, colour=colour) for colour in COLOURS},
    "alpha": lambda canvas, spot: signs.wormhole(canvas, "alpha", spot, 30),
    "choice": lambda canvas, spot: number_mark(canvas, "3", spot, 30),
}
"""By the end of the key of its word."""
