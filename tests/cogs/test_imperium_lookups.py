"""`/ti card` finds every component of the box by its names in both languages and tells what it does (rules 22-28)."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from bot.games import registry
from bot.games.twilight_imperium import figures
from bot.games.twilight_imperium.figures import OBJECTIVES, PLANETS, TECHNOLOGIES, UNITS
from bot.games.twilight_imperium.hooks.blocks import BLOCKS
from bot.games.twilight_imperium.light import LATER_TEXTS, LIGHT, text_of, without_effect
from bot.games.twilight_imperium.politics.cards import AGENDAS
from bot.text.catalogue import LANGUAGES, Language, Voice
from bot.text.limits import OPTION, PANEL_TEXT
from cogs.panels.reader import Reader
from cogs.twilight_imperium import lookups
from cogs.twilight_imperium.card_pages import NOTE, card_lines, card_sketches, kind_of

TABLES: Final = Path(figures.__file__).parent / "tables"
NAMED_BY: Final = {
    "strategy_cards": "name",
    "action_cards": "name",
    "agendas": "name",
    "objectives": "name",
    "technologies": "name",
    "promissory_notes": "name",
    "factions": "name",
    "planets": "name",
    "units": "unit",
    "faction_units": "unit",
}
"""Table -> its column of names; the systems have none."""
OF_RULES: Final = {"agreements", "claims", "secret_objectives"}
"""Blocks that no card says."""


SORTS: Final = tuple(dict.fromkeys(component.partition(":")[0] for component in lookups.COMPONENTS))


def of_sort(*sorts: str) -> list[str]:
    """Components of some sorts."""
    return [component for component in lookups.COMPONENTS if component.partition(":")[0] in sorts]


@pytest.fixture(autouse=True)
def _games() -> None:
    registry.install()


def rows(table: str) -> list[dict[str, str]]:
    """A table of the game as it is."""
    with (TABLES / f"{table}.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def printed() -> Iterator[str]:
    """Every English name that the tables have."""
    for table, column in NAMED_BY.items():
        yield from (row[column] for row in rows(table))
    for row in rows("factions"):
        yield from row["abilities"].split(";")
        yield row["promissory_note"]
    for row in rows("systems"):
        yield from filter(None, row["planets"].split(";"))
        yield from (f"{one} wormhole" for one in row["wormholes"].split(";") if one)
        yield from filter(None, row["anomalies"].split(";"))
        if row["kind"] == "red" and not row["wormholes"] and not row["anomalies"]:
            yield "empty space"
    yield "Custodians token"


def written(name: str) -> set[str]:
    """A name as people type it: another case, other spaces, none, no signs."""
    bare = re.sub(r"[^\w]|_", "", name)
    return {name, name.lower(), name.upper(), name.replace(" ", ""), f"  {name.replace(' ', '   ')} ", bare}


def test_every_table_is_looked_at() -> None:
    assert {path.stem for path in TABLES.glob("*.csv")} == {*NAMED_BY, "systems"}


def test_every_name_of_the_tables_finds_what_is_called_so() -> None:
    names = set(printed())
    assert len(names) > 380
    for name in names:
        for typed in written(name):
            found = lookups.meant(typed)
            assert any(squeezed(lookups.name_of("en", one)) == squeezed(name) for one in found), (typed, found)


@pytest.mark.parametrize("sort", SORTS)
def test_every_component_is_found_by_both_its_names_and_offered(sort: str) -> None:
    for component in of_sort(sort):
        assert lookups.meant(component) == [component]
        for language in LANGUAGES:
            name = lookups.name_of(language, component)
            for typed in written(name):
                assert component in lookups.meant(typed), typed
            assert component in lookups.offered(name)[: lookups.MOST], name


def squeezed(name: str) -> str:
    return re.sub(r"[^\w]|_", "", name).casefold()


def test_every_block_of_the_rules_is_a_component() -> None:
    ids = {component.partition(":")[2] for component in lookups.COMPONENTS}
    real = {id.partition("-")[0] for id in BLOCKS if not id.startswith("fake_")}
    assert len(real) > 200
    assert real - ids - OF_RULES == set()
    assert len(lookups.COMPONENTS) == len(set(lookups.COMPONENTS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", SORTS)
def test_every_component_has_a_text_and_all_of_it_is_told(sort: str, language: Language) -> None:
    reader = Reader(language)
    for component in of_sort(sort):
        lines = card_lines(component, reader)
        assert len(lines) > (1 if sort == "place" else 2), component
        assert all(line.strip(" *>") for line in lines)
        assert len("\n".join(lines)) < PANEL_TEXT
        name, other = (lookups.name_of(one, component) for one in (language, "en"))
        assert len(f"{name} · {kind_of(reader, component)}") <= OPTION
        assert (f"({other})" in lines[0]) == (other != name)


@pytest.mark.parametrize("text", ["", "   ", "···", "-", "zzzz"])
def test_what_names_nothing_finds_nothing(text: str) -> None:
    assert lookups.meant(text) == []


def test_what_begins_a_name_finds_it_and_what_is_called_so_comes_first() -> None:
    assert lookups.meant("fighter") == ["model:fighter_i"]
    assert lookups.meant("trade") == ["card:5"]
    assert lookups.meant("infantryii") == ["technology:infantry_ii"]
    assert lookups.meant("cmorran") == ["model:c_morran_n_orr"]
    assert lookups.meant("위누") == ["faction:winnu", "place:winnu"], "both are called so"


@pytest.mark.parametrize("language", LANGUAGES)
def test_27_1_figures_of_every_unit_are_told(language: Language) -> None:
    reader = Reader(language)
    for one in UNITS.values():
        if one.id == lookups.FRAME:
            continue
        (component,) = [found for found in lookups.COMPONENTS if found.endswith(f":{one.id}")]
        told = card_lines(component, reader)[2]
        for figure in (one.cost, one.combat, one.move, one.capacity or None, one.production or None):
            assert figure is None or str(figure) in told, (one.id, figure)
        for dice in (one.bombardment, one.barrage, one.cannon):
            assert dice is None or f"{dice.value}×{dice.count}" in told, one.id
        if one.bonus >= 0:
            assert f"+{one.bonus}" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_27_3_values_of_every_planet_are_told(language: Language) -> None:
    for planet in PLANETS.values():
        told = card_lines(f"place:{planet.id}", Reader(language))[1]
        assert str(planet.resources) in told
        assert str(planet.influence) in told
        assert str(planet.tile) in told


@pytest.mark.parametrize(("language", "others"), [("ko", "다른 사람"), ("en", "The others")])
def test_12_every_strategy_card_says_once_what_the_others_can_do(language: Language, others: str) -> None:
    for component in of_sort("card"):
        assert sum(line.count(others) for line in card_lines(component, Reader(language))) == 1, component


def test_24_1_both_texts_of_what_has_two_stand_together_where_nothing_is_played() -> None:
    reader = Reader("en")
    for id in LATER_TEXTS:
        component = next(one for one in lookups.COMPONENTS if one.endswith(f":{id}"))
        lines = card_lines(component, reader)
        assert reader("cogs-twilight_imperium-with-codex") in lines
        for key in (id, text_of(id, True)):
            assert any(reader(f"twilight_imperium-does-{key}") in line for line in lines), key
    diplomacy = card_lines("card:2", reader)
    assert diplomacy[-1] == reader("twilight_imperium-rule-diplomacy-codex")


def test_Q0_what_does_nothing_at_a_table_says_so() -> None:
    idle, reader = without_effect(LIGHT), Reader("en")
    said = reader("cogs-twilight_imperium-idle")
    assert "quash" in idle
    assert said in card_lines("component:quash", reader, None, idle)
    assert said not in card_lines("component:harrow", reader, None, idle)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_but_the_custodians_has_a_picture(language: Language) -> None:
    """Technologies, objectives, action cards, notes and agendas had none."""
    without = [one for one in lookups.COMPONENTS if not card_sketches(one, Reader(language), False)]
    assert without == ["feature:custodians"]
    for component in ("model:fighter_i", "technology:war_sun", "unit:flagship", "place:meer", "feature:alpha"):
        (sketch,) = card_sketches(component, Reader(language), False)
        assert sketch.drawing is not None
        assert sketch.drawing.draw().alt


# --- rulings ----------------------------------------------------------------------------------------------------------

FIGURES_ALONE: Final = "section 27.1 says nothing of it but its figures"
NO_MORE: Final = "section 24, 25 or 28 says no more than its text"
WITHOUT_RULING: Final = {
    **dict.fromkeys(
        [
            *("destroyer_i", "destroyer_ii", "cruiser_i", "cruiser_ii", "carrier_i", "carrier_ii"),
            *("dreadnought_i", "advanced_carrier_i", "advanced_carrier_ii", "spec_ops_i", "super_dreadnought_i"),
            *("exotrireme_i", "hybrid_crystal_fighter_i", "space_dock_ii", "son_of_ragh"),
        ],
        FIGURES_ALONE,
    ),
    **dict.fromkeys(
        [
            *("light_wave_deflector", "dreadnought_ii", "super_dreadnought_ii", "c_morran_n_orr"),
            *("establish_a_perimeter", "forge_an_alliance", "mine_rare_metals", "monopolize_production"),
            *("nomadic", "masters_of_trade", "orbital_drop", "versatile", "stall_tactics", "crafty"),
        ],
        NO_MORE,
    ),
    **dict.fromkeys(
        ["minister_of_exploration", "regulated_conscription", "senate_sanctuary", "terraforming_initiative"],
        "section 23 says no more than its text",
    ),
}
"""Components of sections 22 to 28 that have no note below their text, and why."""


RULED: Final = ("component", "agenda", "technology", "objective", "model")
"""Sorts of the sections 22 to 28: cards, notes and abilities, agendas, technologies, objectives, units."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sort", RULED)
def test_22_to_28_how_a_component_is_meant_stands_below_it(sort: str, language: Language) -> None:
    for component in of_sort(sort):
        id = component.partition(":")[2]
        notes = [line for line in card_lines(component, Reader(language)) if line.startswith(NOTE)]
        assert bool(notes) == (id not in WITHOUT_RULING), id


def test_22_to_28_who_needs_no_ruling_exists() -> None:
    ids = {component.partition(":")[2] for component in of_sort(*RULED)}
    assert set(WITHOUT_RULING) - ids == set()
    assert {*TECHNOLOGIES, *OBJECTIVES, *AGENDAS, *UNITS} - {lookups.FRAME} <= ids


def test_22_to_28_a_ruling_is_not_what_the_text_says_already() -> None:
    for language in LANGUAGES:
        voice = Voice(language)
        for component in of_sort(*RULED):
            id = component.partition(":")[2]
            keys = f"twilight_imperium-does-{id}", f"twilight_imperium-ruling-{id}"
            if all(voice.has(key) for key in keys):
                does, ruling = (voice(key) for key in keys)
                sentences = [one.strip() for one in re.split(r"(?<=[.])\s", ruling)]
                assert not [one for one in sentences if one in does], id
