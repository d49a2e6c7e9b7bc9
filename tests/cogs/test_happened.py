"""Panels ask first and tell afterwards: by person and turn, one's own deeds without one's own name."""

from __future__ import annotations

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from bot.core.events import Event
from bot.tables.model import LogLine, Person
from bot.text import catalogue
from bot.text.catalogue import LANGUAGES, Language, Voice
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
    told = own_deed(english, FACE, [events[0], finished])
    assert told == "Dug Line 1 to C3 · Line 2 can no longer be finished"
    told = own_deed(korean, FACE, [events[0], finished])
    assert told == "1호선을 C3까지 이었어요 · 2호선은 이제 완공할 수 없어요"
    for reader in (english, korean):
        first, between, last = own_deed(reader, FACE, events).splitlines()
        assert between.startswith("**Bo"), "others keep theirs"
        assert "Ann" not in first
        assert last.startswith("**Ann"), "without a name below another's it was read as that one's"


@pytest.mark.parametrize("language", ["ko", "en"])
def test_a_name_in_the_middle_of_a_sentence_stays(language: Language) -> None:
    reader = reader_in(language)
    told = since_last(reader, FACE, lines((1, Event("metromania-event-began", {"first_seat": 1})))).splitlines()
    assert told[1].count("Bo") == 2, "whose turn it was, and who goes first"
    nobody = since_last(reader, FACE, lines((None, Event("metromania-event-began", {"first_seat": 1})))).splitlines()
    assert nobody[1].count("Bo") == 1


JOINT: Final = re.compile(r"[a-z_]+-event-\S+ = \{ \$\w*seat \} and ")
SECRETS: Final = ["form_a_spy_network", "cut_supply_lines"]


@pytest.mark.parametrize("language", ["ko", "en"])
def test_what_happens_to_another_is_not_told_under_the_name_of_who_answered(language: Language) -> None:
    """The last to answer saw the match begin, and "Bo: Ann's secret objectives" stood in Ann's panel."""
    reader = reader_in(language, seat=0)
    dealt = Event("twilight_imperium-event-dealt", {"seat": 0, "objectives": SECRETS}, seen_by=(0,), public_key="")
    faction = Event("twilight_imperium-event-faction", {"seat": 2, "faction": "sol"})
    told = since_last(reader, FACE, lines((1, faction), (1, dealt), (1, dug(1, "C3")))).splitlines()[1:]
    assert [told[0][:4], told[2][:4]] == ["**Cy", "**Bo"]
    assert "Bo" not in told[1]
    assert "Cy" not in told[1]


@pytest.mark.parametrize("doer", [1, 2])
def test_a_sentence_that_begins_with_two_names_keeps_both(doer: int) -> None:
    """ "Bo 님: 과 Cy 님이 205에서 우주 전투" it said."""
    reader = reader_in("ko", seat=0)
    fight = Event("twilight_imperium-event-space-combat", {"seat": 1, "defender_seat": 2, "system": "205"})
    (told,) = since_last(reader, FACE, lines((doer, fight))).splitlines()[1:]
    assert told == reader.event(fight)
    assert told.startswith("Bo 님과 Cy 님이")


def test_no_english_sentence_begins_with_two_names() -> None:
    """There the first name is taken off, which would leave an "and"."""
    texts = (Path(catalogue.FOLDER) / "en").glob("*.ftl")
    found = [line for text in texts for line in text.read_text().splitlines() if JOINT.match(line)]
    assert not found


@pytest.mark.parametrize("language", ["ko", "en"])
def test_who_comes_first_in_a_line_is_whose_deed_it_is(language: Language) -> None:
    reader = reader_in(language, seat=0)
    shot = Event(
        "twilight_imperium-event-cannon",
        {"seat": 2, "target_seat": 1, "system": "205", "dice": [7], "values": [6], "bonus": 0, "hits": 1},
    )
    (told,) = since_last(reader, FACE, lines((1, shot))).splitlines()[1:]
    assert told.startswith("**Cy")
    assert "Bo" in told


@pytest.mark.parametrize("language", ["ko", "en"])
def test_what_is_typed_to_do_the_same_stood_in_the_panel_as_in_the_log(language: Language) -> None:
    """`(303: 304 cv, p-0-0-0 4inf)` is for the log, from which it can be typed again."""
    reader = reader_in(language)
    args = {"seat": 1, "system": "303", "units": {"carrier": 1}, "ships": 1, "riding": 4, "cargo": {"infantry": 4}}
    moved = Event("twilight_imperium-event-moved", {**args, "line": "304 cv, p-0-0-0 4inf"})
    (told,) = since_last(reader, FACE, lines((1, moved))).splitlines()[1:]
    assert "303" in told
    assert "304 cv" not in told
    assert "304 cv" in (reader.event(moved) or "")


@pytest.mark.parametrize("language", ["ko", "en"])
def test_infantry_that_comes_aboard_without_a_ship_that_moves_left_a_hole_in_the_sentence(language: Language) -> None:
    reader = reader_in(language)
    args = {"seat": 1, "system": "304", "units": {}, "ships": 0, "riding": 1, "cargo": {"infantry": 1}}
    moved = Event("twilight_imperium-event-moved", {**args, "line": "jord inf"})
    (told,) = since_last(reader, FACE, lines((1, moved))).splitlines()[1:]
    unit = reader("twilight_imperium-unit-infantry")
    assert unit in told
    assert not re.search(rf"[:,]\s*[,(]|moves\s+to|로:\s+{unit}", told)


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


@pytest.mark.parametrize("language", ["ko", "en"])
def test_what_comes_with_ones_own_answer_is_nobodys_deed_below_anothers_line(language: Language) -> None:
    """ "Ann: A public objective is revealed" it said, because hers was the last answer."""
    reader = reader_in(language, seat=0)
    passed = [Event("twilight_imperium-event-passed", {"seat": seat}) for seat in (1, 0)]
    revealed = Event("twilight_imperium-event-revealed", {"objective": "erect_a_monument"})
    told = since_last(reader, FACE, lines((1, passed[0]), (0, revealed), (0, passed[1]))).splitlines()[1:]
    assert told[0].startswith("**Bo")
    assert not told[1].startswith("**")
    told = since_last(reader, FACE, lines((1, passed[0]), (0, passed[1]), (0, revealed))).splitlines()[1:]
    assert told[1].startswith("**Ann")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_planets_are_exhausted_has_not_exhausted_them(language: Language) -> None:
    """*Bot 3: exhausted Qucen'n* stood there when somebody else had played Uprising."""
    said = Voice(language)("twilight_imperium-event-planets-exhausted", seat="Bo", planets=["jord"])
    assert not said.startswith("Bo")
    assert "Bo" in said
