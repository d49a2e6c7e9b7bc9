"""Whole games as their boards see them: what everybody may see after every answer of a game between easy bots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from bot.core import playable
from bot.core.bots import next_question
from bot.core.match import Match
from bot.core.streams import Stream
from bot.games import registry
from bot.text.catalogue import Language
from renderers import gallery, metromania, project_mine, the_dome
from renderers.encode import Picture

BOUND: Final = 6000
"""Answers after which a game is not waited for any more."""
GAMES: Final = (("metromania", 4), ("project_mine", 4), ("the_dome", 2), ("the_dome", 4))
"""Game and seats of the boards that are measured."""
BOARDS: Final = {"metromania": metromania.board, "project_mine": project_mine.board, "the_dome": the_dome.board}


def matches(game: str, seats: int, seed: int | str) -> Iterator[Match]:
    """The match at its beginning and after every answer; always the same object."""
    known = playable.keys()
    if game not in known:
        registry.install()
    stream = Stream.of("boards", game, seats, seed)
    match = Match.new(game, seats, stream.seed_bytes())
    rules = match.play.game.rules
    yield match
    for _ in range(BOUND):
        if match.result is not None:
            return
        asked = [(seat, question) for seat in match.awaited() if (question := next_question(match, seat))]
        if asked:
            seat, question = asked[0]
            match.answer(seat, question.no, rules.prefer(match.view(seat), seat, question, stream))
        else:
            match.elapse(match.timers()[0])
        yield match


def views(game: str, seats: int, seed: int | str) -> list[Any]:
    """What everybody may see, at the beginning and after every answer."""
    return [match.view(None) for match in matches(game, seats, seed)]


def draw(game: str, view: Any, language: Language = "ko", **more: Any) -> Picture:
    """The board of a view, as a channel sees it."""
    return partial(BOARDS[game], names=gallery.PLAIN[: view.seats], language=language)(view, **more)
