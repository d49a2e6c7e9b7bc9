"""The tables and the totals that hold for them (rules 3, 27, 35.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.twilight_imperium.figures import (
    FACTIONS,
    KINDS,
    OBJECTIVES,
    PLANETS,
    STRATEGY_CARDS,
    TECHNOLOGIES,
    TILES,
    UNITS,
    Dice,
    slug,
    technology_deck,
    unit_cards,
)


def test_C1_every_player_has_59_plastic_figures() -> None:
    for faction in FACTIONS:
        assert sum(unit_cards(faction, kind)[-1].supply for kind in KINDS) == 59, faction


def test_27_2_the_tiles() -> None:
    kinds = Counter(tile.kind for tile in TILES.values())
    assert kinds == {"home": 17, "gate": 1, "mecatol": 1, "blue": 20, "red": 12}
    assert {n for n, tile in TILES.items() if "alpha" in tile.wormholes} == {26, 39}
    assert {n for n, tile in TILES.items() if "beta" in tile.wormholes} == {25, 40}
    assert {n for n, tile in TILES.items() if "delta" in tile.wormholes} == {17, 51}
    assert {n for n, tile in TILES.items() if tile.anomaly} == {41, 42, 43, 44, 45}


def test_27_3_the_planets() -> None:
    assert len(PLANETS) == 59
    assert Counter(planet.trait for planet in PLANETS.values()) == {
        "": 27,
        "cultural": 10,
        "hazardous": 11,
        "industrial": 11,
    }
    assert Counter(planet.specialty for planet in PLANETS.values() if planet.specialty) == {
        "blue": 2,
        "green": 2,
        "yellow": 2,
        "red": 2,
    }
    blue = [PLANETS[planet] for tile in TILES.values() if tile.kind == "blue" for planet in tile.planets]
    assert len(blue) == 32
    assert (sum(planet.resources for planet in blue), sum(planet.influence for planet in blue)) == (46, 49)
    for tile in TILES.values():
        for planet in tile.planets:
            assert PLANETS[planet].tile == tile.number


def test_24_the_technologies() -> None:
    assert Counter(bool(one.faction) for one in TECHNOLOGIES.values()) == {False: 25, True: 34}
    generic = [one for one in TECHNOLOGIES.values() if not one.faction]
    assert Counter(one.colour for one in generic) == {"": 9, "green": 4, "blue": 4, "yellow": 4, "red": 4}
    assert sum(bool(one.unit) for one in TECHNOLOGIES.values() if one.faction) == 8
    for one in TECHNOLOGIES.values():
        if one.unit:
            assert UNITS[one.unit].upgraded
            assert UNITS[one.unit].needs == one.needs


def test_25_the_objectives() -> None:
    assert Counter(one.deck for one in OBJECTIVES.values()) == {"I": 10, "II": 10, "secret": 20}
    assert Counter(one.phase for one in OBJECTIVES.values() if one.deck == "secret") == {"action": 5, "status": 15}
    assert {one.points for one in OBJECTIVES.values() if one.deck == "II"} == {2}


def test_28_the_factions() -> None:
    assert len(FACTIONS) == 17
    assert len(UNITS) == 51
    for faction in FACTIONS.values():
        assert all(technology in TECHNOLOGIES for technology in (*faction.technologies, *faction.own))
        assert len(faction.own) == 2
        assert TILES[faction.home].faction == faction.id
        assert len(unit_cards(faction.id, "flagship")) == 1


@pytest.mark.parametrize(
    ("faction", "kind", "cards"),
    [
        ("sol", "carrier", ["advanced_carrier_ii", "advanced_carrier_i"]),
        ("letnev", "carrier", ["carrier_ii", "carrier_i"]),
        ("muaat", "war_sun", ["prototype_war_sun_ii", "prototype_war_sun_i"]),
        ("sol", "war_sun", ["war_sun"]),
        ("saar", "space_dock", ["floating_factory_ii", "floating_factory_i"]),
    ],
)
def test_U2_which_cards_of_a_type_a_faction_can_have(faction: str, kind: str, cards: list[str]) -> None:
    assert [unit.id for unit in unit_cards(faction, kind)] == cards  # type: ignore[arg-type]


def test_TE4_the_own_upgrade_replaces_everybodys() -> None:
    assert "carrier_ii" not in technology_deck("sol")
    assert "advanced_carrier_ii" in technology_deck("sol")
    assert len(technology_deck("sol")) == 25 - 2 + 2
    assert len(technology_deck("hacan")) == 25 + 2


def test_0_2_ids() -> None:
    assert slug("Light/Wave Deflector") == "light_wave_deflector"
    assert (slug("[0.0.1]"), slug("[0.0.0]")) == ("u_0_0_1", "p_0_0_0")


def test_dice() -> None:
    assert UNITS["exotrireme_i"].bombardment == Dice(4, 2)
    assert UNITS["pds_ii"].cannon == Dice(5, 1)
    assert [STRATEGY_CARDS[n] for n in (1, 8)] == ["leadership", "imperial"]
