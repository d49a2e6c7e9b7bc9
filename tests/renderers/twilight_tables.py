"""Tables of Twilight Imperium that several tests draw: games of easy bots, played on once and kept as views."""

from __future__ import annotations

from functools import cache
from typing import Final

from bot.core import bots, playable
from bot.core.match import Match
from bot.core.selfplay import next_move
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.view import TwilightImperiumView
from bot.text.catalogue import Language, Voice
from renderers.gallery import LONGEST, PLAIN
from renderers.twilight_imperium.words import Words

NAMES: Final = (*PLAIN, "서연", "도윤")
LONG_NAMES: Final = (*LONGEST, *LONGEST[:2])


@cache
def played(seats: int, round: int, phase: str = "action", seed: int = 3) -> Match:
    """A game of easy bots as it first comes to a phase of a round, or as it ended before that."""
    playable.register(TWILIGHT_IMPERIUM)
    stream = Stream.of("twilight tables", seats, seed)
    match = Match.new("twilight_imperium", seats, stream.seed_bytes(), {})
    while match.result is None:
        state = match.play.board
        if (state.round, state.phase) == (round, phase):
            return match
        move = next_move(match)
        if move is None:
            match.elapse(match.timers()[0])
            continue
        seat, question = move
        match.answer(seat, question.no, bots.choose(match, seat, question, "easy", stream))
    return match


def seen(seats: int, round: int, seat: int | None = None, phase: str = "action") -> TwilightImperiumView:
    """What a seat, or a spectator, sees of it."""
    return played(seats, round, phase).view(seat)


def words(language: Language = "en") -> Words:
    """What pictures say."""
    return Words.of(Voice(language), NAMES)
