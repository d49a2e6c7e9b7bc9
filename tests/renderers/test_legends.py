"""Every game's legend is the same kind of picture, and can be read on a phone."""

from __future__ import annotations

import pytest

from bot.text.catalogue import LANGUAGES, Language
from renderers import metromania, project_mine, the_dome
from renderers.encode import Picture
from renderers.theme import PANEL_WIDTH
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms

PHONE = 350
"""Pixels a picture is wide on a narrow phone."""
LETTERS = 9
"""Pixels of the smallest letters that are read there without effort."""


def legends(language: Language) -> list[Picture]:
    return [game.lesson("legend", language=language) for game in (metromania, project_mine, the_dome)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_legends_share_their_columns_their_title_and_their_letters(language: Language) -> None:
    frames = []
    for picture in legends(language):
        title, *signs = picture.labels
        rooms = {(label.room[0], label.room[2]) for label in signs}
        frames.append(
            (picture.width, title.room, title.size, rooms, {label.room[3] - label.room[1] for label in signs})
        )
    assert frames[0] == frames[1] == frames[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_a_legend_can_be_read_on_a_phone(language: Language) -> None:
    for picture in legends(language):
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture)
        assert min(label.size for label in picture.labels) * PHONE / PANEL_WIDTH >= LETTERS
        assert not any("…" in label.text for label in picture.labels)
