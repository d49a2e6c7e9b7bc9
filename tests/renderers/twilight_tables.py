"""Tables of Twilight Imperium that several tests draw: names, words, and games of easy bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from bot.core.shapes import Anchor
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from renderers import twilight_imperium
from renderers.encode import Picture
from renderers.gallery import LONGEST, PLAIN
from renderers.twilight_imperium.samples import played as played
from renderers.twilight_imperium.samples import seen as seen
from renderers.twilight_imperium.samples import unlaid
from renderers.twilight_imperium.words import Words
from tests.games.twilight_imperium.board import Board

NAMES: Final = (*PLAIN, "서연", "도윤")
LONG_NAMES: Final = (*LONGEST, *LONGEST[:2])


def words(language: Language = "en") -> Words:
    """What pictures say."""
    return Words.of(Voice(language), NAMES)


def crowded() -> TwilightImperiumView:
    """A galaxy laid by hand, which no bot's taste changes: every anomaly and wormhole, all ten types of units, damage,
    tokens, planets of every kind, a combat's two fleets, and the system that was activated last."""
    board = Board(
        "sol", "letnev", "hacan", at_101=37, at_102=25, at_103=39, at_104=41, at_105=42, at_106=43, at_201=44,
        at_202=19, at_203=22, at_204=24, at_205=40, at_206=21,
    )  # fmt: skip
    board.learn(0, "war_sun")
    hurt = {"dreadnought": 1}
    board.put("101", 0, hurt, war_sun=1, dreadnought=2, carrier=3, cruiser=1, destroyer=2, fighter=12, infantry=2)
    board.put("meer", 0, infantry=4, pds=2, space_dock=1).own(0, "arinam", ready=False)
    board.put("103", 1, flagship=1, cruiser=2).put("103", 2, destroyer=1, fighter=3)
    board.put("202", 2, carrier=1).put("thibah", 1, infantry=11, pds=1).own(2, "mehar_xull")
    board.token(0, "101", "202").token(1, "101", "103").token(2, "101", "310")
    board.state.last, board.state.turn = "103", 1
    board[2].passed = True
    return board.match.view(None)


def galaxies(language: Language = "ko") -> Iterator[Callable[[], Picture]]:
    """The galaxy, parts of it and every overlay, for the inventory of what is laid."""
    view = crowded()
    marks = (("1", Anchor("system", ("101",))), ("2", Anchor("system", ("000",))))
    lit = tuple((at, "4") for at in ("101", "103", "202", "204"))
    said: dict[str, Any] = {"names": NAMES[:3], "language": language}
    yield partial(twilight_imperium.board, view, **said)
    yield partial(twilight_imperium.board, unlaid(3), **said)
    yield partial(twilight_imperium.move, view, 0, marks, **said)
    yield partial(twilight_imperium.crop, view, "101", 1, **said)
    yield partial(twilight_imperium.crop, view, "000", 2, marks=marks, **said)
    for kind in twilight_imperium.OVERLAYS:
        yield partial(twilight_imperium.overlay, view, kind, lit, links=(("103", "102"),), seat=0, **said)
