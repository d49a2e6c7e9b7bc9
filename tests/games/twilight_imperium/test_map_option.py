"""A table plays a map that somebody brings (rules MB6), and a random one else (MB5, MB7)."""

from __future__ import annotations

import pytest

from bot.core.errors import CoreError
from bot.core.match import Match
from bot.core.options import seats_for
from bot.core.rules import MOST_WRITTEN
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.galaxy.geometry import POSITIONS
from bot.games.twilight_imperium.galaxy.layouts import LAYOUTS
from bot.games.twilight_imperium.galaxy.maps import random_map
from bot.games.twilight_imperium.light import LIGHT
from tests.games.twilight_imperium.board import SEED

MAP = next(one for one in TWILIGHT_IMPERIUM.settings if one.key == "map")


def brought(seats: int) -> tuple[dict[str, int], str]:
    """A map, and the option that brings it."""
    tiles = random_map(LAYOUTS[seats], Stream.of("brought", seats).below, balanced=False)
    return tiles, "import:" + " ".join(str(tile) for tile in tiles.values())


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_MB6_a_table_plays_the_map_that_was_brought(seats: int) -> None:
    tiles, value = brought(seats)
    match = Match.new("twilight_imperium", seats, SEED, {"map": value, **LIGHT})
    systems = match.play.board.systems
    assert {at: systems[at].tile for at in tiles} == tiles
    assert systems["000"].tile == 18
    assert seats_for(TWILIGHT_IMPERIUM, MAP, value) == (seats,)


def test_MB6_a_map_of_all_positions_goes_with_the_seats_it_fits() -> None:
    tiles = random_map(LAYOUTS[6], Stream.of("all").below, balanced=False)
    words = [str(tiles.get(at, 0)) for at in LAYOUTS[6].positions if at != "000"]
    value = "import:" + " ".join(words)
    assert 6 in seats_for(TWILIGHT_IMPERIUM, MAP, value)
    assert 3 not in seats_for(TWILIGHT_IMPERIUM, MAP, value)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (lambda words: [*words[:-1], "99"], "twilight_imperium-map-no-tile"),
        (lambda words: [*words[:-1], words[0]], "twilight_imperium-map-twice"),
        (lambda words: [*words[:-1], "18"], "twilight_imperium-map-mecatol"),
        (lambda words: [*words[:-1], "5"], "twilight_imperium-map-home"),
        (lambda words: [*words[:-1], "x"], "twilight_imperium-map-no-number"),
        (lambda words: words[:-1], "twilight_imperium-map-length"),
        (lambda words: [], "twilight_imperium-map-length"),
    ],
)
def test_MB6_a_wrong_string_is_refused_with_the_reason(change: object, reason: str) -> None:
    words = brought(6)[1].removeprefix("import:").split()
    value = "import:" + " ".join(change(words))  # type: ignore[operator]
    with pytest.raises(CoreError) as found:
        Match.new("twilight_imperium", 6, SEED, {"map": value, **LIGHT})
    assert found.value.key == reason
    if "at" in found.value.details:
        assert found.value.details["at"] == "318"
    with pytest.raises(CoreError):
        seats_for(TWILIGHT_IMPERIUM, MAP, value)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("homes", [False, True])
def test_MB6_a_wrong_tile_is_told_for_the_players_the_string_was_written_for(seats: int, homes: bool) -> None:
    """A lobby does not know yet how many will play: the fault told was that of six players, a wrong length."""
    tiles, value = brought(seats)
    places = POSITIONS[1:] if homes else LAYOUTS[seats].open
    last = LAYOUTS[seats].open[-1]
    value = "import:" + " ".join(str(17 if at == last else tiles.get(at, 0)) for at in places)
    with pytest.raises(CoreError) as found:
        seats_for(TWILIGHT_IMPERIUM, MAP, value)
    assert (found.value.key, found.value.details) == ("twilight_imperium-map-home", {"at": last, "tile": 17})


def test_MB6_what_is_no_map_is_no_value() -> None:
    for value in ("import", "auto:26", f"import:{'0 ' * MOST_WRITTEN}", "import:" + "9" * 5000):
        with pytest.raises(CoreError):
            Match.new("twilight_imperium", 6, SEED, {"map": value, **LIGHT})


def test_MB6_tiles_that_should_not_touch_are_told_and_allowed() -> None:
    tiles = dict(brought(6)[0])
    at = {tile: position for position, tile in tiles.items()}
    for tile, position in ((44, "101"), (45, "102")):
        if tile in at:
            tiles[at[tile]] = tiles[position]
        at[tiles[position]] = at.get(tile, "")
        tiles[position] = tile
        at = {number: where for where, number in tiles.items()}
    match = Match.new("twilight_imperium", 6, SEED, {"map": "import:" + " ".join(map(str, tiles.values()))})
    told = [event for event in match.entry.events if event.key == "twilight_imperium-event-map-violations"]
    assert [event.args["count"] >= 1 for event in told] == [True]
    given = {"map": "import:" + " ".join(map(str, tiles.values())), "reading": "given"}
    events = Match.new("twilight_imperium", 6, SEED, {**LIGHT, **given}).entry.events
    assert not any(event.key == "twilight_imperium-event-map-violations" for event in events)


def test_MB5_a_random_map_needs_no_string() -> None:
    match = Match.new("twilight_imperium", 6, SEED, LIGHT)
    assert match.play.state.options["map"] == "auto"
