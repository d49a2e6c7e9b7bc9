"""How long a match took is told as it was: eight minutes are no day, and log entries are no moves."""

from __future__ import annotations

import pytest

from bot.tables.model import DAY, HOUR, Snapshot
from bot.text.catalogue import Voice
from cogs.panels import result
from cogs.panels.gamefaces import face_of
from cogs.panels.reader import Reader
from tests.cogs.stage import Stage
from tests.cogs.test_screens import PEOPLE


@pytest.mark.parametrize(
    ("seconds", "korean", "english"),
    [
        (0, "1분 미만", "less than a minute"),
        (20, "1분 미만", "less than a minute"),
        (60, "1분", "one minute"),
        (8 * 60 + 10, "8분", "8 minutes"),
        (119 * 60, "119분", "119 minutes"),
        (3 * HOUR + 600, "3시간", "3 hours"),
        (47 * HOUR, "47시간", "47 hours"),
        (2 * DAY, "2일", "2 days"),
        (16 * DAY + 5 * HOUR, "16일", "16 days"),
    ],
)
def test_a_stretch_of_time_is_told_in_the_unit_that_fits(seconds: int, korean: str, english: str) -> None:
    assert Reader("ko").span(seconds) == korean
    assert Reader("en").span(seconds) == english


async def finished(at: Stage, language: str) -> Snapshot:
    """A match of two that one of them has given up."""
    table = await at.open(*PEOPLE[:2], language=language)
    await at.tables.seating.resign(table.id, PEOPLE[1], at.click())
    return await at.tables.look.at(table.id)


@pytest.mark.parametrize("language", ["ko", "en"])
async def test_a_match_of_eight_minutes_is_not_said_to_have_taken_a_day(on_stage: Stage, language: str) -> None:
    table = await finished(on_stage, language)
    assert table.match.result is not None
    began = table.row.ended_at - 8 * 60
    said = (result.result(table, began)).content
    words = Voice("ko" if language == "ko" else "en")
    progress = face_of(table.row.game).progress(table.match.view(None), Reader("ko" if language == "ko" else "en"))
    line = words.render(
        "result-length-line", {"progress": progress, "time": {"ko": "8분", "en": "8 minutes"}[language]}
    )
    assert line in said.split("\n")


async def test_time_in_the_lobby_does_not_count(on_stage: Stage) -> None:
    table = await on_stage.open(*PEOPLE[:2], start=False)
    assert await on_stage.tables.look.began(table.id) == 0
    await on_stage.tables.lobby.start(table.id, PEOPLE[0], on_stage.click())
    began = await on_stage.tables.look.began(table.id)
    lines = await on_stage.tables.play.log(table.id, None, 50)
    assert began == min(line.at for line in lines)
