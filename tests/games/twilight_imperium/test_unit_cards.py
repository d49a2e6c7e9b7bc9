"""Figures of every unit card and start of every faction, written down a second time from the cards (rules 27.1, S7)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.games.twilight_imperium.figures import FACTIONS, UNITS, Dice
from bot.games.twilight_imperium.flow.figures_back import PlaceUnits
from bot.games.twilight_imperium.politics.council import Council, Law
from tests.games.twilight_imperium.board import Board


class Card(NamedTuple):
    """What stands on a card; None where it has nothing of the kind."""

    cost: int | None = None
    combat: tuple[int, int] | None = None
    move: int | None = None
    capacity: int = 0
    sustains: bool = False
    batch: int = 1
    bombards: tuple[int, int] | None = None
    barrage: tuple[int, int] | None = None
    cannon: tuple[int, int] | None = None
    produces: tuple[int, int] = (0, -1)


def flagship(combat: tuple[int, int], move: int = 1, capacity: int = 3) -> Card:
    """All of them cost 8 and sustain damage."""
    return Card(8, combat, move, capacity, sustains=True)


CARDS = {
    "infantry_i": Card(1, (8, 1), batch=2),
    "infantry_ii": Card(1, (7, 1), batch=2),
    "fighter_i": Card(1, (9, 1), batch=2),
    "fighter_ii": Card(1, (8, 1), 2, batch=2),
    "destroyer_i": Card(1, (9, 1), 2, barrage=(9, 2)),
    "destroyer_ii": Card(1, (8, 1), 2, barrage=(6, 3)),
    "cruiser_i": Card(2, (7, 1), 2),
    "cruiser_ii": Card(2, (6, 1), 3, 1),
    "carrier_i": Card(3, (9, 1), 1, 4),
    "carrier_ii": Card(3, (9, 1), 2, 6),
    "dreadnought_i": Card(4, (5, 1), 1, 1, sustains=True, bombards=(5, 1)),
    "dreadnought_ii": Card(4, (5, 1), 2, 1, sustains=True, bombards=(5, 1)),
    "war_sun": Card(12, (3, 3), 2, 6, sustains=True, bombards=(3, 3)),
    "pds_i": Card(cannon=(6, 1)),
    "pds_ii": Card(cannon=(5, 1)),
    "space_dock_i": Card(produces=(0, 2)),
    "space_dock_ii": Card(produces=(0, 4)),
    "duha_menaimon": flagship((7, 2), capacity=5),
    "letani_warrior_i": Card(1, (8, 1), batch=2, produces=(1, -1)),
    "letani_warrior_ii": Card(1, (7, 1), batch=2, produces=(2, -1)),
    "arc_secundus": flagship((5, 2))._replace(bombards=(5, 3)),
    "son_of_ragh": flagship((5, 2))._replace(barrage=(6, 4)),
    "floating_factory_i": Card(move=1, capacity=4, produces=(5, -1)),
    "floating_factory_ii": Card(move=2, capacity=5, produces=(7, -1)),
    "the_inferno": flagship((5, 2)),
    "prototype_war_sun_i": Card(12, (3, 3), 1, 6, sustains=True, bombards=(3, 3)),
    "prototype_war_sun_ii": Card(10, (3, 3), 3, 6, sustains=True, bombards=(3, 3)),
    "wrath_of_kenara": flagship((7, 2)),
    "genesis": flagship((5, 2), capacity=12),
    "advanced_carrier_i": Card(3, (9, 1), 1, 6),
    "advanced_carrier_ii": Card(3, (9, 1), 2, 8, sustains=True),
    "spec_ops_i": Card(1, (7, 1), batch=2),
    "spec_ops_ii": Card(1, (6, 1), batch=2),
    "hil_colish": flagship((5, 1)),
    "u_0_0_1": flagship((5, 2), capacity=5),
    "super_dreadnought_i": Card(4, (5, 1), 1, 2, sustains=True, bombards=(5, 1)),
    "super_dreadnought_ii": Card(4, (4, 1), 2, 2, sustains=True, bombards=(4, 1)),
    "fourth_moon": flagship((7, 2)),
    "matriarch": flagship((9, 2), capacity=6),
    "hybrid_crystal_fighter_i": Card(1, (8, 1), batch=2),
    "hybrid_crystal_fighter_ii": Card(1, (7, 1), 2, batch=2),
    "the_alastor": flagship((9, 2)),
    "c_morran_n_orr": flagship((6, 2)),
    "exotrireme_i": Card(4, (5, 1), 1, 1, sustains=True, bombards=(4, 2)),
    "exotrireme_ii": Card(4, (5, 1), 2, 1, sustains=True, bombards=(4, 2)),
    "j_n_s_hylarim": flagship((6, 2)),
    "salai_sai_corian": flagship((7, 0)),
    "loncara_ssodu": flagship((7, 2))._replace(cannon=(5, 3)),
    "van_hauge": flagship((9, 2)),
    "y_sia_y_ssrila": flagship((5, 2), move=2),
}
"""Combat as (hits on, dice); production as (units, what is added to the resources of its planet)."""


def _pair(dice: Dice | None) -> tuple[int, int] | None:
    return (dice.value, dice.count) if dice is not None else None


@pytest.mark.parametrize("card", CARDS)
def test_27_1_figures(card: str) -> None:
    unit = UNITS[card]
    assert CARDS[card] == Card(
        unit.cost,
        (unit.combat, unit.dice) if unit.combat is not None else None,
        unit.move,
        unit.capacity,
        unit.sustains,
        unit.batch,
        _pair(unit.bombardment),
        _pair(unit.barrage),
        _pair(unit.cannon),
        (unit.production, unit.bonus),
    )


def test_27_1_every_card_is_among_them() -> None:
    assert set(UNITS) - set(CARDS) == {"flagship"}


START = {
    "arborec": (3, {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 4, "pds": 1, "space_dock": 1}),
    "letnev": (2, {"dreadnought": 1, "carrier": 1, "destroyer": 1, "fighter": 1, "infantry": 3, "space_dock": 1}),
    "saar": (3, {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 4, "space_dock": 1}),
    "muaat": (4, {"war_sun": 1, "fighter": 2, "infantry": 4, "space_dock": 1}),
    "hacan": (6, {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 4, "space_dock": 1}),
    "sol": (4, {"carrier": 2, "destroyer": 1, "fighter": 3, "infantry": 5, "space_dock": 1}),
    "creuss": (4, {"carrier": 1, "destroyer": 2, "fighter": 2, "infantry": 4, "space_dock": 1}),
    "l1z1x": (2, {"dreadnought": 1, "carrier": 1, "fighter": 3, "infantry": 5, "pds": 1, "space_dock": 1}),
    "mentak": (2, {"carrier": 1, "cruiser": 2, "fighter": 3, "infantry": 4, "pds": 1, "space_dock": 1}),
    "naalu": (3, {"carrier": 1, "cruiser": 1, "destroyer": 1, "fighter": 3, "infantry": 4, "pds": 1, "space_dock": 1}),
    "nekro": (3, {"dreadnought": 1, "carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2, "space_dock": 1}),
    "sardakk": (3, {"carrier": 2, "cruiser": 1, "infantry": 5, "pds": 1, "space_dock": 1}),
    "jolnar": (4, {"dreadnought": 1, "carrier": 2, "fighter": 1, "infantry": 2, "pds": 2, "space_dock": 1}),
    "winnu": (3, {"carrier": 1, "cruiser": 1, "fighter": 2, "infantry": 2, "pds": 1, "space_dock": 1}),
    "xxcha": (4, {"carrier": 1, "cruiser": 2, "fighter": 3, "infantry": 4, "pds": 1, "space_dock": 1}),
    "yin": (2, {"carrier": 2, "destroyer": 1, "fighter": 4, "infantry": 4, "space_dock": 1}),
    "yssaril": (3, {"carrier": 2, "cruiser": 1, "fighter": 2, "infantry": 5, "pds": 1, "space_dock": 1}),
}
"""Commodities and what stands at home."""


@pytest.mark.parametrize("faction", START)
def test_S7_start_of_a_faction(faction: str) -> None:
    found = FACTIONS[faction]
    assert (found.commodities, dict(found.units)) == START[faction]


def test_S7_every_faction_is_among_them() -> None:
    assert set(FACTIONS) == set(START)


@pytest.mark.parametrize("owner", [0, 1])
def test_23_PR9_minister_of_industry_produces_as_its_own_dock_is_placed(owner: int) -> None:
    table = Board().own(0, "wellon")
    table[0].goods = 6
    table.state.council = Council(laws={"minister_of_industry": Law(owner)})
    table.begin(PlaceUnits(0, place="wellon", kind="space_dock"))
    assert table.at("wellon", 0) == {"space_dock": 1}
    if owner == 0:
        assert (table.topic, table.awaited) == ("produce", [0])
        table.do({"units": {"cruiser": 3}, "pay": "jord+wellon"})
        assert table.at("318", 0) == {"cruiser": 3}, "it may produce at once"
    else:
        assert table.topic != "produce"
