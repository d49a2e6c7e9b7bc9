"""Tables of Twilight Imperium that several tests draw: names, words, and games of easy bots."""

from __future__ import annotations

from typing import Final

from bot.text.catalogue import Language, Voice
from renderers.gallery import LONGEST, PLAIN
from renderers.twilight_imperium.samples import played as played
from renderers.twilight_imperium.samples import seen as seen
from renderers.twilight_imperium.words import Words

NAMES: Final = (*PLAIN, "서연", "도윤")
LONG_NAMES: Final = (*LONGEST, *LONGEST[:2])


def words(language: Language = "en") -> Words:
    """What pictures say."""
    return Words.of(Voice(language), NAMES)
