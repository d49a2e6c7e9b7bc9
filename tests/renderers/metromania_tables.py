"""Tables of Metromania that several tests draw, and their boards as recordings."""

from __future__ import annotations

from typing import Any, Final

from bot.games.metromania.view import MetromaniaView, view_of
from bot.text.catalogue import Language, Voice
from renderers import metromania
from renderers.metromania.samples import ended, played
from renderers.metromania.words import Words
from tests.renderers.recorded import Recorded, recorded

NAMES: Final = ("Ann", "Bo", "Mina", "Jisu")


def words(language: Language = "en") -> Words:
    """What pictures say."""
    return Words.of(Voice(language), NAMES)


def late(seats: int = 4, seed: int = 9) -> MetromaniaView:
    """What everybody sees after eight turns each."""
    return view_of(played(seats, seed, 8 * seats), None)


def board(view: MetromaniaView, language: Language = "en", **more: Any) -> Recorded:
    """The board of a view."""
    return recorded(lambda: metromania.board(view, names=NAMES[: view.seats], language=language, **more))


LATE: Final = late()
SCORED: Final = view_of(ended(4, 34, 40), None)
