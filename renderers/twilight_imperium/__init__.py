"""Twilight Imperium's pictures: a star atlas with brass instruments. Every function is pure and may run in a thread.

What is where:
- `palette` the colours, `chart` the palette of 256 that every picture is finished with (`colours()`), `words` texts
- `units` silhouettes of the ten kinds and stacks of them on a seat's base (`silhouette`, `stack`, `jag`)
- `planets` surfaces, owner's ring, values (`globe`, `holding`, `values`), `signs` traits, technology colours,
  wormholes, command tokens, speaker, custodians, `emblems` the factions' signs (`emblem`, `medal`)
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from renderers.covers import Sitter
from renderers.covers import cover as _cover
from renderers.encode import Picture, finish
from renderers.twilight_imperium import hands as _hands
from renderers.twilight_imperium import lessons as _lessons
from renderers.twilight_imperium.chart import colours as _colours
from renderers.twilight_imperium.cover import paint as _motif
from renderers.twilight_imperium.lessons import LESSONS as LESSONS
from renderers.twilight_imperium.lessons import RULES as RULES
from renderers.twilight_imperium.lessons import Lesson
from renderers.twilight_imperium.words import Words


def hand(
    view: TwilightImperiumView, seat: int, *, names: Sequence[str], language: Language, text: Voice | None = None
) -> Picture:
    """A seat's secret objectives with how far it is, its technologies by colour and what is in reach.

    Show another view than the seat's own only where its hand is open; what the view hides is only counted.
    """
    words = Words.of(text or Voice(language), names)
    canvas = _hands.paint(view, seat, words)
    return finish(canvas, _colours(), "twilight_imperium-hand.png", _hands.alt(view, seat, words))


def cover(sitters: Sequence[Sitter], *, language: Language, text: Voice | None = None) -> Picture:
    """The cover of a lobby: the game's motif and who sits where."""
    return _cover("twilight_imperium", _motif, sitters, language=language, text=text)


def lesson(name: Lesson, *, language: Language, text: Voice | None = None) -> Picture:
    """A picture that teaches: goal, turn, scoring, a fight, planets, or the legend of all signs."""
    words = Words.of(text or Voice(language), ())
    canvas = _lessons.paint(name, words)
    shown = [label.text.replace("\n", " ") for label in canvas.labels] if name == "legend" else []
    alt = " ".join(words(f"lesson-{name}-{number}") for number in (1, 2, 3)) if not shown else ", ".join(shown)
    return finish(canvas, _colours(), f"twilight_imperium-{name}.png", alt)
