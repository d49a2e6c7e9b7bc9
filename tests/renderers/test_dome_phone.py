"""Four seats of THE DOME on a phone: their statistics were too small to be read at 350 pixels."""

from __future__ import annotations

import re

import pytest

from bot.text.catalogue import LANGUAGES, Language
from renderers import the_dome as pictures
from renderers.the_dome import samples

PHONE, READABLE = 350, 7.8
"""Pixels: the width of a phone, the height of letters that can be read there."""
NAMES = ("Ann", "Bo", "Cem", "Dora")
FIGURE = re.compile(r"/?\d+(/\d+)?")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("stage", ["opening", "middle", "late"])
@pytest.mark.parametrize("seats", [3, 4])
def test_figures_of_seats_server_and_mastermind(language: Language, stage: str, seats: int) -> None:
    picture = pictures.board(samples.view(seats, stage), names=NAMES[:seats], language=language)
    figures = [label for label in picture.labels if FIGURE.fullmatch(label.text)]
    assert len(figures) > 10 * seats
    assert min(label.size for label in figures) * PHONE / picture.width >= READABLE


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_and_rows_of_the_result(language: Language) -> None:
    picture = pictures.result(samples.view(4, "over"), names=NAMES, language=language)
    figures = [label for label in picture.labels if FIGURE.fullmatch(label.text)]
    assert len(figures) > 30
    assert min(label.size for label in figures) * PHONE / picture.width >= READABLE
