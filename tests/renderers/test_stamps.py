"""A picture of what is planned says so, and a board what is left in reserve, in both languages, whatever the game draws
(asynchronous L1, C8)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.text.catalogue import LANGUAGES, Language, Voice
from renderers.drawings import Drawing, drawing
from renderers.metromania import lesson
from tests.renderers.checks import keeps_apart, keeps_to_rooms


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_planned_picture_is_the_same_below_a_strip_that_says_so(language: Language) -> None:
    plain = drawing(lesson, "turn", language=language)
    here, there = plain.draw(), replace(plain, planned=True).draw()
    words = Voice(language)("picture-planned")
    assert there.height > here.height
    assert there.width == here.width
    assert [one.text for one in there.labels] == [words, *(one.text for one in here.labels)]
    assert there.alt.startswith(words)
    keeps_to_rooms(there)
    keeps_apart(there)


def test_a_planned_picture_travels_as_one_and_the_next_is_not() -> None:
    sent = replace(drawing(lesson, "turn", language="en"), planned=True)
    came = Drawing.decode(sent.game, sent.kind, sent.encode(), sent.planned)
    assert came.draw().data == sent.draw().data
    assert replace(came, planned=False).draw().data != sent.draw().data


LEFT = (("민수", "3일"), ("An uncommonly long name of a seat", "used up"), ("Ada", "23 hours"), ("Ben", "5 days"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_left_in_reserve_stands_below_a_board(language: Language, seats: int) -> None:
    plain = drawing(lesson, "turn", language=language)
    here, there = plain.draw(), replace(plain, reserves=LEFT[:seats]).draw()
    assert there.height > here.height
    assert there.width == here.width
    for name, value in LEFT[:seats]:
        assert f"{name} {value}" in there.alt
        assert value in [one.text for one in there.labels]
    assert Voice(language)("picture-reserve") in [one.text for one in there.labels]
    keeps_to_rooms(there)
    keeps_apart(there)


def test_a_reserve_travels_to_whoever_draws_it() -> None:
    sent = replace(drawing(lesson, "turn", language="ko"), reserves=LEFT[:2])
    came = Drawing.decode(sent.game, sent.kind, sent.encode(), sent.planned, sent.reserves)
    assert came.draw().data == sent.draw().data
