"""A press goes through the house without going round in it: how many rooms, how often, what it asks the database."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from tests.road import GAMES, roads

ROOMS: Final = 8
PANELS: Final = 1
ASKED: Final = 6
"""Questions to the database, whatever the person plays elsewhere."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_press_goes_through_the_house_and_not_round_in_it(tmp_path: Path, game: str) -> None:
    for road in await roads(tmp_path, game):
        assert len(road.rooms) <= ROOMS, road
        again = {room: stays for room, stays in road.rooms.items() if stays > 1}
        assert not again, road
        assert road.panels == PANELS, road
        assert len(road.asked) <= ASKED, road
