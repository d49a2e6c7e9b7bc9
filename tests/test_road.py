"""A press goes through the house without going round in it: how many rooms, how often, what it asks the database."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import pytest

from tests.road import GAMES, roads


class Bound(NamedTuple):
    """The most that any of the presses may take."""

    rooms: int
    again: int
    panels: int
    asked: int


MOST: Final = Bound(rooms=17, again=35, panels=1, asked=6)
"""What is aimed at are 8 rooms, and none of them again."""


@pytest.mark.parametrize("game", GAMES)
async def test_a_press_takes_few_rooms_panels_and_questions_to_the_database(tmp_path: Path, game: str) -> None:
    for road in await roads(tmp_path, game):
        took = Bound(len(road.rooms), road.again, road.panels, len(road.asked))
        assert all(one <= most for one, most in zip(took, MOST, strict=True)), f"{took}\n{road}"
