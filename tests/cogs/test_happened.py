"""Panels ask first and tell afterwards: by person and turn, one's own deeds without one's own name."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.core.events import Event
from bot.tables.model import LogLine, Person
from bot.text.catalogue import Language
from cogs.metromania.face import MetromaniaFace
from cogs.panels.ids import Id
from cogs.panels.move.happened import own_deed, since_last
from cogs.panels.move.showing import panel_screen
from cogs.panels.reader import Reader
from tests.cogs.stage import Stage

FACE: Final = MetromaniaFace()
NAMES: Final = ("Ann", "Bo", "Cy")
ANN, BO = Person(1, "Ann", "en-US"), Person(2, "Bo", "ko")


def reader_in(language: Language, seat: int | None = 0) -> Reader:
    table: Any = SimpleNamespace(row=SimpleNamespace(game="metromania"), seats=(), pack=None, in_lobby=False)
    reader = Reader(language, table, seat)
    reader.__dict__["names"] = dict(enumerate(NAMES))
    return reader


def dug(seat: int, vertex: str) -> Event:
    return Event("metromania-event-tunnel", {"seat": seat, "line": 1, "vertex": vertex})


def lines(*events: tuple[int | None, Event]) -> list[LogLine]:
    return [LogLine(no, 0, seat, event) for no, (seat, event) in enumerate(events, 1)]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_deeds_of_one_person_in_a_row_stand_under_one_name(language: Language) -> None:
    reader = reader_in(language)
    happened = lines((1, dug(1, "C3")), (1, dug(1, "C4")), (2, dug(2, "F1")), (1, dug(1, "C5")))
    head, *groups = since_last(reader, FACE, happened).splitlines()
    assert head == reader("panel-since-line")
    assert [[name for name in NAMES if name in group] for group in groups] == [["Bo"], ["Cy"], ["Bo"]]
    assert [group.count("Bo") for group in groups] == [1, 0, 1]
    assert [[place for place in ("C3", "C4", "C5", "F1") if place in group] for group in groups] == [
        ["C3", "C4"], ["F1"], ["C5"],
    ]  # fmt: skip


def test_own_deeds_are_told_without_ones_own_name() -> None:
    korean, english = reader_in("ko"), reader_in("en")
    finished = Event("metromania-event-dead", {"seat": 0, "line": 2})
    events = [dug(0, "C3"), Event("metromania-event-points", {"seat": 1, "points": 2}), finished]
    told = own_deed(english, FACE, events)
    assert told.startswith("Dug Line 1 to C3 · ")
    assert "Bo" in told, "others keep theirs"
    assert told.endswith(" · Line 2 can no longer be finished")
    told = own_deed(korean, FACE, events)
    assert told.startswith("1호선을 C3까지 이었어요 · ")
    assert "Ann" not in told
    assert "Bo 님이" in told
    assert told.endswith(" · 2호선은 이제 완공할 수 없어요")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_name_in_the_middle_of_a_sentence_stays(language: Language) -> None:
    reader = reader_in(language)
    told = since_last(reader, FACE, lines((1, Event("metromania-event-began", {"first_seat": 1})))).splitlines()
    assert told[1].count("Bo") == 2, "whose turn it was, and who goes first"
    nobody = since_last(reader, FACE, lines((None, Event("metromania-event-began", {"first_seat": 1})))).splitlines()
    assert nobody[1].count("Bo") == 1


async def test_what_is_asked_stands_before_what_happened(on_stage: Stage, undrawn: None) -> None:
    table = await on_stage.open(ANN, BO)
    asked = ANN if table.seat_of(ANN.id) == table.awaited[0] else BO
    visit = on_stage.visit(asked, Id("panel", table.id))
    screen = await panel_screen(visit, table.id, note="a word about the press")
    reader = await visit.reader(table)
    text = "\n".join(one for one in screen.texts if one)
    prompt = reader("metromania-ask-start")
    assert text.startswith("a word about the press")
    assert text.index(prompt) < text.index(reader("panel-since-line"))
