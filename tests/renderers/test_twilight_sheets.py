"""Twilight Imperium's sheets: every text fits and lies apart, in both languages and with the longest names."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from bot.text.catalogue import LANGUAGES, Language
from renderers import twilight_imperium as pictures
from renderers.covers import Sitter
from tests.renderers.checks import has_size, keeps_apart, keeps_to_rooms, labels_of, says_all_its_sentences
from tests.renderers.twilight_tables import LONG_NAMES, NAMES, seen

CROWDS = (NAMES, LONG_NAMES)
STAGES = ((3, 1), (4, 3), (6, 5))
"""Seats and round."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("names", CROWDS, ids=("plain", "longest"))
@pytest.mark.parametrize(("seats", "round"), STAGES)
def test_every_text_of_a_hand_fits(language: Language, names: Sequence[str], seats: int, round: int) -> None:
    for reader in (0, None):
        picture = pictures.hand(seen(seats, round, reader), 0, names=names[:seats], language=language)
        keeps_to_rooms(picture)
        keeps_apart(picture)
        has_size(picture)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("lesson", dict.fromkeys((*pictures.LESSONS, *pictures.RULES)))
def test_lessons_say_all_their_sentences(language: Language, lesson: pictures.Lesson) -> None:
    picture = pictures.lesson(lesson, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)
    says_all_its_sentences(picture)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_cover_shows_six_seats(language: Language) -> None:
    sitters = [Sitter(name, host=not seat) for seat, name in enumerate(LONG_NAMES[:5])] + [Sitter()]
    picture = pictures.cover(sitters, language=language)
    keeps_to_rooms(picture)
    keeps_apart(picture)
    has_size(picture)


def test_a_hand_shows_ones_own_secret_objectives_and_only_counts_those_of_others() -> None:
    own, spectator = seen(6, 5, 0), seen(6, 5)
    assert own.secrets
    names = [pictures.Words.of(pictures.Voice("en"), NAMES).called("objective", one) for one in own.secrets]
    mine = labels_of(pictures.hand(own, 0, names=NAMES, language="en"))
    theirs = pictures.hand(spectator, 0, names=NAMES, language="en")
    for name in names:
        assert name in mine
        assert name not in " ".join(labels_of(theirs))
        assert name not in theirs.alt
    has, asked = next(iter(own.secrets.values()))
    assert f"{has}/{asked}" in mine
