"""A picture of what is planned says so, in both languages, whatever the game draws (asynchronous L1)."""

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
