"""MB6: maps that people bring along."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core.streams import Stream
from bot.games.twilight_imperium.galaxy.geometry import POSITIONS
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.maps import random_map
from bot.games.twilight_imperium.galaxy.placing import Touching
from bot.games.twilight_imperium.galaxy.strings import BadMap, read_map
from bot.text.catalogue import LANGUAGES, Voice

PLAYERS = (3, 4, 5, 6)
SIX = LAYOUTS[6]
MAP = random_map(SIX, Stream.of("string").below)


def with_tile(at: str, word: object) -> str:
    """The map as a string, with something else at a position."""
    return " ".join(str(word if here == at else tile) for here, tile in MAP.items())


@pytest.mark.parametrize("players", PLAYERS)
def test_MB6_a_string_of_the_open_positions(players: int) -> None:
    layout = LAYOUTS[players]
    tiles = random_map(layout, Stream.of("read", players).below)
    read = read_map(layout, " ".join(map(str, tiles.values())))
    assert (read.tiles, read.violations) == (tiles, ())
    assert list(read.tiles) == list(layout.open)
    assert read_map(layout, ", ".join(map(str, tiles.values()))).tiles == tiles


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("home", ["0", "-1", "tile"])
@pytest.mark.parametrize("centre", ["", "18 ", "{18} "])
def test_MB6_a_string_of_all_positions(players: int, home: str, centre: str) -> None:
    layout = LAYOUTS[players]
    tiles = random_map(layout, Stream.of("read", players).below)
    homes = dict(zip(layout.homes, (17, 1, 16, 51, 5, 9), strict=False)) if home == "tile" else {}
    absent = "0" if home == "tile" else home
    text = " ".join(str({**tiles, **homes}.get(at, absent)) for at in POSITIONS[1:])
    assert read_map(layout, centre + text).tiles == tiles


def test_MB6_violations_are_told_and_allowed() -> None:
    order = [44, 45] + [tile for tile in range(19, 51) if tile not in (44, 45, 41, 42, 43)]
    read = read_map(SIX, " ".join(map(str, order[: len(SIX.open)] + [43] * (len(SIX.open) - len(order)))))
    assert Touching("101", "102", "anomaly") in read.violations
    assert read.tiles["101"] == 44


TWICE = MAP["318"]
LENGTHS = {"open3": 24, "open4": 32, "open5": 31, "open6": 30, "all": 36}
WRONG: list[tuple[str, str, dict[str, Any]]] = [
    ("", "length", {"count": 0, **LENGTHS}),
    ("19 20 21", "length", {"count": 3, **LENGTHS}),
    (with_tile("205", 52), "no-tile", {"at": "205", "tile": 52, "most": 51}),
    (with_tile("205", "0000"), "no-tile", {"at": "205", "tile": 0, "most": 51}),
    (with_tile("205", 99999), "no-number", {"at": "205"}),
    (with_tile("205", "83A-60"), "no-number", {"at": "205"}),
    (with_tile("205", "٣٣"), "no-number", {"at": "205"}),
    (with_tile("205", "-5"), "no-number", {"at": "205"}),
    (with_tile("205", 0), "empty", {"at": "205"}),
    (with_tile("205", -1), "empty", {"at": "205"}),
    (with_tile("205", 17), "home", {"at": "205", "tile": 17}),
    (with_tile("205", 51), "home", {"at": "205", "tile": 51}),
    (with_tile("205", 12), "home", {"at": "205", "tile": 12}),
    (with_tile("205", 18), "mecatol", {"at": "205", "tile": 18}),
    (with_tile("317", TWICE), "twice", {"at": "318", "tile": TWICE, "elsewhere": "317"}),
    (" ".join(str(MAP.get(at, 0)) for at in POSITIONS[1:-18]) + " 19" * 18, "not-home", {"at": "301", "tile": 19}),
]


@pytest.mark.parametrize(("text", "key", "details"), WRONG, ids=[key for _, key, _ in WRONG])
def test_MB6_a_wrong_string_says_which_tile_and_why(text: str, key: str, details: dict[str, Any]) -> None:
    with pytest.raises(BadMap) as told:
        read_map(SIX, text)
    assert told.value.key == f"twilight_imperium-map-{key}"
    assert told.value.details == details
    for language in LANGUAGES:
        said = Voice(language)(told.value.key, **details)
        assert all(str(one) in said for one in ([details["at"]] if "at" in details else details.values()))


def test_MB6_a_home_tile_twice_is_refused_too() -> None:
    text = " ".join(str(MAP.get(at, 5)) for at in POSITIONS[1:])
    with pytest.raises(BadMap) as told:
        read_map(SIX, text)
    assert told.value.details == {"at": "304", "tile": 5, "elsewhere": "301"}


def test_MB6_no_tile_lies_where_the_table_has_no_position() -> None:
    layout = LAYOUTS[3]
    tiles = random_map(layout, Stream.of("three").below)
    text = " ".join(str(tiles.get(at, 50 if at == "301" else 0)) for at in POSITIONS[1:])
    with pytest.raises(BadMap) as told:
        read_map(layout, text)
    assert (told.value.key, told.value.details) == ("twilight_imperium-map-outside", {"at": "301", "tile": 50})
