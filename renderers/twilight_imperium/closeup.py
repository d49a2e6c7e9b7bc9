"""One system so that everything in it can be read: its space, each of its planets, the cannons that reach it, and round
it what lies in its neighbours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games.twilight_imperium.figures import KINDS, TILES
from bot.games.twilight_imperium.state import NOBODY, Units
from bot.games.twilight_imperium.view import TwilightImperiumView
from renderers.canvas import Box, Canvas
from renderers.people import seat_badge
from renderers.theme import BODY, LABEL, LOSS, MARGIN, PANEL_WIDTH, TITLE
from renderers.twilight_imperium import brass, contents, marks, palette, parts, planets, units
from renderers.twilight_imperium.galaxy import neighbourhood
from renderers.twilight_imperium.lens import Lens
from renderers.twilight_imperium.moving import cannon_said
from renderers.twilight_imperium.words import Words

AROUND: Final = 1060
"""Rows of the system and its neighbours, as far as there is room for them."""
TALLEST: Final = 1960
PLANET: Final = 136
FLEET: Final = 76
CANNON: Final = 52
GLOBE: Final = 44
PLATE: Final = 1.1
NAME: Final = 330
"""Columns of a planet's name."""


def paint(view: TwilightImperiumView, position: str, words: Words, labels: Mapping[str, str]) -> Canvas:
    """The close-up as a canvas; see :func:`renderers.twilight_imperium.closeup`.

    Args:
        labels: planet -> number of the choice.

    Raises:
        ValueError: there is no such system at this table.
    """
    around = neighbourhood(view, position, 1)
    top = parts.STRIP + 8.0
    worlds = [one for one in TILES[view.systems[position].tile].planets if one in view.planets]
    fleets = [seat for seat, held in sorted(view.systems[position].units.items()) if held]
    cannons = view.cover.get(position, {})
    tall = _rows(len(fleets), FLEET) + _rows(len(worlds), PLANET) + _rows(len(cannons), CANNON)
    lens = Lens.around(around, (MARGIN, top, PANEL_WIDTH - MARGIN, top + min(AROUND, TALLEST - tall - top)), 300.0)
    _, upper, _, lower = lens.bounds(around)
    lens = Lens(lens.radius, lens.x, lens.y + top - upper)
    low = lower + top - upper + 20
    canvas = parts.part(view, around, lens, round(low + tall + 12)).canvas()
    room: Box = (MARGIN + 8, 14, PANEL_WIDTH - MARGIN, parts.STRIP)
    canvas.text(words("closeup", place=words.place(position)), room, TITLE, palette.PAPER, weight="Bold", shrink=2)
    contents.glow(canvas, lens.centre(position), lens.radius)
    parts.systems(canvas, view, around, lens)
    if fleets:
        low = brass.heading(canvas, words("closeup-space"), low)
        for seat in fleets:
            system = view.systems[position]
            box: Box = (MARGIN, low, PANEL_WIDTH - MARGIN, low + FLEET - 8)
            _held(canvas, words, seat, system.units[seat], system.damaged.get(seat, {}), box)
            low += FLEET
        low += 10
    if worlds:
        low = brass.heading(canvas, words("closeup-planets"), low)
        for planet in worlds:
            box = (MARGIN, low, PANEL_WIDTH - MARGIN, low + PLANET - 10)
            _planet(canvas, words, view, planet, labels.get(planet, ""), box)
            low += PLANET
        low += 10
    if cannons:
        low = brass.heading(canvas, words("closeup-cannons"), low)
        for seat, one in cannons.items():
            seat_badge(canvas, seat, (MARGIN + 30, low + CANNON / 2), 18)
            canvas.text(
                cannon_said(one, words, seat),
                (MARGIN + 66, low, PANEL_WIDTH - MARGIN, low + CANNON),
                LABEL,
                LOSS,
                shrink=2,
            )
            low += CANNON
    return canvas


def _rows(count: int, tall: int) -> int:
    """Rows of a heading and so many things; none without any."""
    return brass.HEADING + count * tall + 10 if count else 0


def _stacks(canvas: Canvas, seat: int, held: Units, hurt: Units, left: float, middle: float, right: float) -> float:
    """Units side by side, as far as there is room; then how many more there are."""
    kinds = [kind for kind in KINDS if held.get(kind)]
    for at, kind in enumerate(kinds):
        rest = sum(held[one] for one in kinds[at + 1 :])
        wide = units.stack_width(held[kind], PLATE)
        if left + wide + (units.more_width(rest, PLATE) + 14 if rest else 0) > right:
            return units.more(canvas, rest + held[kind], left, middle - units.HIGH * PLATE / 2, PLATE)[2] + 14
        top = middle - units.HIGH * PLATE / 2
        left = units.stack(canvas, seat, kind, held[kind], left, top, PLATE, hurt.get(kind, 0))[2] + 14
    return left


def _held(canvas: Canvas, words: Words, seat: int, held: Units, hurt: Units, box: Box) -> None:
    """A fleet, and whose it is."""
    left, top, right, bottom = box
    middle = (top + bottom) / 2
    seat_badge(canvas, seat, (left + 34, middle), 22)
    canvas.text(words.names[seat], (left + 72, top, left + 300, bottom), LABEL, palette.PAPER, weight="Bold", shrink=2)
    _stacks(canvas, seat, held, hurt, left + 316, middle, right - 4)


def _planet(canvas: Canvas, words: Words, view: TwilightImperiumView, planet: str, label: str, box: Box) -> None:
    """A planet as a card: its surface with owner, trait and specialty, its values, who stands on it."""
    left, top, right, bottom = box
    world = view.planets[planet]
    owned = world.controller != NOBODY
    brass.plate(canvas, box, lit=bool(label))
    middle = (top + bottom) / 2
    x = left + 20.0
    if label:
        marks.bubble(canvas, (x + 28, middle), 26, label)
        x += 70
    spot = x + GLOBE + 12, middle
    if owned:
        planets.holding(canvas, planet, spot, GLOBE, world.controller, world.ready, 13)
    else:
        planets.globe(canvas, planet, spot, GLOBE, 13)
    planets.values(canvas, planet, spot, 40, world.ready or not owned)
    x += 2 * GLOBE + 40
    name: Box = (x, top + 14, x + NAME, middle + 12)
    canvas.text(words.place(planet), name, BODY, palette.PAPER, weight="Bold", shrink=3)
    if not owned:
        said = words("closeup-free")
    else:
        said = words("closeup-ready" if world.ready else "exhausted")
    canvas.text(said, (x, middle + 10, x + NAME, bottom - 10), LABEL, palette.PAPER_QUIET, shrink=0)
    at = x + NAME + 12
    for seat, held in sorted(world.units.items()):
        at = _stacks(canvas, seat, held, {}, at, middle, right - 12) + 12


def alt(view: TwilightImperiumView, position: str, words: Words) -> str:
    """The close-up in words."""
    said = [words("closeup", place=words.place(position)) + "."]
    for seat, held in sorted(view.systems[position].units.items()):
        said.append(words("alt-side", name=words.names[seat], units=_listed(held, words)))
    for planet in TILES[view.systems[position].tile].planets:
        world = view.planets.get(planet)
        if world is None:
            continue
        key = "closeup-free" if world.controller == NOBODY else "closeup-ready" if world.ready else "exhausted"
        on_it = [
            words("alt-side", name=words.names[seat], units=_listed(held, words))
            for seat, held in sorted(world.units.items())
        ]
        said.append(f"{words.place(planet)} ({words(key)}): {' '.join(on_it) or words('alt-nothing') + '.'}")
    for seat, one in view.cover.get(position, {}).items():
        said.append(cannon_said(one, words, seat) + ".")
    return " ".join(said)


def _listed(held: Units, words: Words) -> str:
    return words.text.listing(
        [words("alt-units", count=held[kind], unit=words.unit(kind)) for kind in KINDS if held.get(kind)]
    )


def labelled(shown: Sequence[marks.Mark]) -> dict[str, str]:
    """Planet -> what its bubble says; several choices on one planet share it."""
    found: dict[str, list[str]] = {}
    for label, anchor in shown:
        found.setdefault(str(anchor.at[0]), []).append(label)
    return {planet: "·".join(several) for planet, several in found.items()}
