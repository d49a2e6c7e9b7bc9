"""The report of a match: all it says has room, for two seats and for six, in both languages (asynchronous R4)."""

from __future__ import annotations

import pytest
from msgspec import structs

from bot.text.catalogue import Language
from renderers.drawings import Drawing, drawing
from renderers.report import CountedRow, Retold, TurningPoint, report
from tests.renderers.checks import UPRIGHT, has_size, keeps_apart, keeps_to_rooms, labels_of

LONGEST = "가장 긴 이름을 가진 사람 Wolfgang Amadeus"


def told(seats: int, moves: int = 90, turns: tuple[int, ...] = (40, 41, 42, 89)) -> Retold:
    courses = tuple(tuple(float((seat + 1) * move // 9 - 18) for move in range(moves)) for seat in range(seats))
    return Retold(
        game="metromania",
        progress="round 9 · 90 moves",
        length="15 days",
        counted="Points, had it ended then",
        courses=courses,
        ticks=tuple((move, str(move)) for move in range(10, moves, 10)),
        ranks=tuple(seats - seat for seat in range(seats)),
        rows=tuple(
            CountedRow(f"What counted, number {row}", tuple(f"+{row * seat}" for seat in range(seats)))
            for row in range(5)
        ),
        totals=tuple(str(round(course[-1])) for course in courses),
        turns=tuple(
            TurningPoint(at, at, "Somebody did something of great consequence. " * 4, 0, 0.2, 0.4) for at in turns
        ),
        times=tuple("" if seat == 1 else "12 hours" for seat in range(seats)),
        draws=63,
        luck=tuple(0.04 * (seat - 1) for seat in range(seats)),
    )


@pytest.mark.parametrize("language", ["ko", "en"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_all_that_it_says_has_its_room(seats: int, language: Language) -> None:
    picture = report(told(seats), names=[LONGEST] * seats, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture, UPRIGHT)
    said = labels_of(picture)
    assert {"1", "2", "3", "4"} <= set(said), "turning points that lie close are numbered beside each other"
    assert "+4 %" in said or seats == 2
    assert picture.alt


def test_a_match_without_draws_points_or_turning_points_says_nothing_of_them() -> None:
    short = structs.replace(told(2, 2, ()), draws=0, totals=(), ticks=(), times=("", ""))
    picture = report(short, names=["Ann", "Bo"], language="en")
    keeps_to_rooms(picture)
    said = " ".join(labels_of(picture))
    assert "Luck" not in said
    assert "Total" not in said
    assert "turned" not in said
    assert "Time taken" not in said


def test_workers_draw_it_by_its_name() -> None:
    drawn = drawing(report, told(3), names=["Ann", "Bo", "Cem"], language="ko")
    again = Drawing.decode(drawn.game, drawn.kind, drawn.encode())
    assert again.draw().data == drawn.draw().data
