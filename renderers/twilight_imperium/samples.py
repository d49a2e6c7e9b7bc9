"""Tables to draw, played by the easy bot from a fixed seed. For the gallery and tests."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.core.bots import choose, next_question
from bot.core.match import Match
from bot.core.playable import register
from bot.core.streams import Stream
from bot.games.twilight_imperium import TWILIGHT_IMPERIUM
from bot.games.twilight_imperium.view import TwilightImperiumView

STAGES: Final = ("factions", "start", "middle", "late", "over")
ROUNDS: Final = {"start": 1, "middle": 3, "late": 5}
"""Round in whose action phase a stage lies."""
BOUND: Final = 20_000


@lru_cache(maxsize=32)
def table(seats: int, stage: str, seed: int = 4) -> Match:
    """A match at one of `STAGES`; in the action phase a seat is asked for its action. Do not change it.

    Args:
        seats: three to six.
    """
    register(TWILIGHT_IMPERIUM)  # again, if it was: the same game under the same name
    stream = Stream.of("twilight_imperium pictures", seats, seed)
    match = Match.new("twilight_imperium", seats, stream.seed_bytes())
    for number in range(BOUND):
        if match.result is not None or _ripe(match, stage, number):
            return match
        asked = [(seat, question) for seat in match.awaited() if (question := next_question(match, seat))]
        if not asked:
            match.elapse(match.timers()[0])
            continue
        seat, question = asked[0]
        match.answer(seat, question.no, choose(match, seat, question, "easy", stream))
    raise RuntimeError(f"no table for {stage} with {seats}")


def _ripe(match: Match, stage: str, number: int) -> bool:
    if stage == "factions":
        return number == 0
    view: TwilightImperiumView = match.view(None)
    if stage not in ROUNDS or view.phase != "action" or view.round < ROUNDS[stage]:
        return False
    taken = sum(len(system.tokens) for system in view.systems.values())
    asked = any(q.prompt.key == "twilight_imperium-ask-turn" for seat in match.awaited() for q in match.asked(seat))
    return asked and (stage == "start" or taken >= len(view.players))


def view(seats: int, stage: str, viewer: int | None = None) -> TwilightImperiumView:
    """What a seat, or everybody, sees at a stage."""
    return table(seats, stage).view(viewer)
