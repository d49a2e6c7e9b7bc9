"""Planets of Twilight Imperium: each has its own surface, and shows whose it is and whether it is ready (seen 1)."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.games.twilight_imperium.figures import MECATOL_REX, PLANETS, TRAITS
from renderers.canvas import Canvas
from renderers.theme import SEATS
from renderers.twilight_imperium import palette, planets
from renderers.twilight_imperium.planets import surface
from tests.renderers.calls import recording
from tests.renderers.recorded import on


def blank() -> Canvas:
    return Canvas.blank(200, 200, palette.SPACE)


def test_a_planets_surface_hangs_on_its_name_alone() -> None:
    before = {planet: surface(planet, 40).tobytes() for planet in PLANETS}
    surface.cache_clear()
    assert all(surface(planet, 40).tobytes() == before[planet] for planet in list(PLANETS)[:6])
    for one, other in combinations(PLANETS, 2):
        assert before[one] != before[other], (one, other)


@pytest.mark.parametrize("trait", [*TRAITS, ""])
def test_each_trait_has_a_family_of_surfaces(trait: str) -> None:
    """Most of a planet is painted in the tones of its trait, and in those of no other one's."""
    mine = [planet for planet in PLANETS if PLANETS[planet].trait == trait and planet != MECATOL_REX]
    for planet in mine[:4]:
        image = surface(planet, 60)
        lit = [image.getpixel((x, y))[:3] for x in range(20, 40, 2) for y in range(20, 40, 2)]  # type: ignore[index]
        nearest = [min(TONES, key=lambda tone, at=at: sum((a - b) ** 2 for a, b in zip(tone, at))) for at in lit]
        assert sum(trait in TONES[tone] for tone in nearest) > 0.55 * len(nearest), planet


TONES = {
    tone: {name for name, looks in palette.SURFACES.items() if any(tone in tones for tones in looks)}
    for looks in palette.SURFACES.values()
    for tones in looks
    for tone in tones
}


@pytest.mark.parametrize("seat", range(6))
def test_a_held_planet_has_its_owners_ring_and_an_exhausted_one_a_bar(seat: int) -> None:
    drawn: dict[bool, Canvas] = {}
    for ready in (True, False):
        drawn[ready] = blank()
        planets.holding(drawn[ready], "vefut_ii", (100, 100), 50, seat, ready, 10)
        ring = on(drawn[ready]).some(kind="disc", colour=SEATS[seat].colour, at=(100, 100))[0]
        assert ring.width / 2 > 50 + 5
    bars = {ready: on(drawn[ready]).find(kind="stroke", colour=palette.PAPER_QUIET) for ready in drawn}
    dark = {ready: on(drawn[ready]).find(kind="disc", colour=palette.DARK, at=(100, 100)) for ready in drawn}
    assert (bool(bars[True]), bool(bars[False])) == (bool(dark[True]), bool(dark[False])) == (False, True)


@pytest.mark.parametrize("planet", PLANETS)
def test_a_planet_tells_its_trait_its_specialty_and_its_values(planet: str) -> None:
    with recording() as made:
        canvas = blank()
        planets.globe(canvas, planet, (100, 100), 50, 12)
        planets.values(canvas, planet, (100, 100), 40)
    figures = PLANETS[planet]
    assert [one.name for one in made.of("twilight_imperium.signs.trait")] == [t for t in [figures.trait] if t]
    assert [one.colour for one in made.of("twilight_imperium.signs.technology")] == [
        s for s in [figures.specialty] if s
    ]
    assert [label.text for label in canvas.labels] == [str(figures.resources), str(figures.influence)]
    assert canvas.labels[0].box[2] < canvas.labels[1].box[0]
