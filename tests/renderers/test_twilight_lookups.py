"""Pictures of what is looked up: unit cards with their figures and texts, systems with the names of their planets."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.twilight_imperium.figures import PLANETS, TILES, UNITS
from bot.games.twilight_imperium.light import text_of
from bot.text.catalogue import LANGUAGES, Language, Voice
from bot.text.limits import ALT
from cogs.panels.reader import Reader
from cogs.twilight_imperium import lookups
from cogs.twilight_imperium.card_pages import card_sketches
from renderers import twilight_imperium as pictures
from renderers.twilight_imperium import card_faces, samples, unit_figures
from renderers.twilight_imperium.words import Words
from tests.renderers.checks import UPRIGHT, has_size, keeps_apart, keeps_to_rooms, labels_of

FAMILIES = sorted({tuple(found) for one in lookups.COMPONENTS if (found := lookups.cards_of(one))})
SYSTEMS = sorted({tiles for one in lookups.COMPONENTS if (tiles := lookups.tiles_of(one))})


def words(language: Language) -> Words:
    return Words.of(Voice(language), ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_27_1_every_unit_card_has_its_figures_and_text_on_a_picture(language: Language) -> None:
    shown: set[str] = set()
    for family in FAMILIES:
        picture = pictures.unit_cards(family, language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture, UPRIGHT)
        assert len(picture.alt) <= ALT
        said = labels_of(picture)
        assert not [label for label in said if label.endswith("…")]
        for one in map(UNITS.__getitem__, family):
            shown.add(one.id)
            assert unit_figures.name_of(one, words(language)) in said
            for figure in unit_figures.cells(one):
                assert figure in said, (one.id, figure)
            does = f"twilight_imperium-does-{one.id}"
            if Voice(language).has(does) and len(family) < len(FAMILIES):
                told = " ".join(said)
                assert all(word in told for word in Voice(language)(does).split()) == (len(family) <= 2), one.id
    assert shown == {one.id for one in UNITS.values()} - {lookups.FRAME}


@pytest.mark.parametrize("codex", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_22_to_25_every_other_card_says_on_its_picture_what_it_does(language: Language, codex: bool) -> None:
    cards = [one for one in lookups.COMPONENTS if one.partition(":")[0] in card_faces.SHOWN]
    later = {one for one in cards if text_of(one.partition(":")[2], True) != one.partition(":")[2]}
    for one in sorted(later) if codex else cards:
        sort, _, id = one.partition(":")
        if lookups.cards_of(one):
            continue
        (sketch,) = card_sketches(one, Reader(language), codex)
        assert sketch.drawing is not None
        told = sketch.drawing.arguments
        card: Any = card_faces.paint(sort, id, told["kind"], told["said"], words(language))  # laid, and not drawn
        keeps_to_rooms(card)
        keeps_apart(card)
        assert card.height <= UPRIGHT
        said = labels_of(card)
        assert not [label for label in said if label.endswith("…")], one
        assert words(language).called(sort, id) in said
        does = f"twilight_imperium-does-{text_of(id, codex)}"
        if sort not in ("agenda", "card") and Voice(language).has(does):
            assert "".join(Voice(language)(does).split()) in "".join("".join(said).split()), one


def test_no_two_cards_look_alike_and_each_has_its_size() -> None:
    drawn = [pictures.card_face(*samples.face(*one, "en"), language="en") for one in samples.CARDS]
    assert len({picture.data for picture in drawn}) == len(drawn)
    for picture in drawn:
        has_size(picture, UPRIGHT)
        assert len(picture.data) < 60_000


@pytest.mark.parametrize("language", LANGUAGES)
def test_4_4_every_place_that_is_looked_up_has_its_systems_on_a_picture(language: Language) -> None:
    shown: set[int] = set()
    for numbers in SYSTEMS:
        picture = pictures.places(numbers, "feature", "alpha", language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture)
        said = " ".join(labels_of(picture))
        for number in numbers[:2]:
            shown.add(number)
            assert str(number) in said
            for planet in TILES[number].planets:
                assert words(language).place(planet) in said
                assert str(PLANETS[planet].resources) in said
    assert shown >= {number for number, tile in TILES.items() if tile.planets or tile.wormholes or tile.anomaly}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_names_of_places_fit_their_title(language: Language) -> None:
    for component in lookups.COMPONENTS:
        sort, _, name = component.partition(":")
        if tiles := lookups.tiles_of(component):
            picture = pictures.places(tiles, sort, name, language=language)
            keeps_to_rooms(picture)
            assert lookups.name_of(language, component) in labels_of(picture)
