"""A match that begins at a position of a finished one (asynchronous R6).

Whoever has looked back at the finished match may know every hand and, from its secret, every card and die to come. So
only what everybody could see at that position is kept: all that was hidden from somebody is dealt anew, hands too, and
what is drawn from there on comes from a seed of its own, promised in the new lobby. The position that is begun with
follows from the old one and that seed, so that anybody can check it; the shuffles before it are the old match's, and
its own export has them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from bot.core.errors import BadSetup, RulesDefect
from bot.core.events import Entry, Event
from bot.core.match import Match
from bot.core.play import PACE
from bot.core.streams import Stream

DEALT: Final = "study"
"""Name of the stream that deals anew what was hidden."""
STUDY: Final = "table-study"
"""Option of a table whose match is a study: the number of the move after which it begins."""
OWN: Final = frozenset({PACE, STUDY, "table-late", "table-record"})
"""Options that are a table's own and no part of a position: its pace, what happens to who is late, who may join."""


def began(move: int) -> Entry:
    """The first entry of its log, which says after which move of the other it begins."""
    return Entry("start", events=(Event("core-study-begun", {"move": move}),))


def begin(frame: bytes, seed: bytes, options: Mapping[str, str], pack: Any = None) -> Match:
    """A match that goes on from a position.

    Args:
        frame: the finished match after some move, as saved.
        seed: 32 bytes.
        options: of its table; of them its `OWN` count, the others are those of the position.
        pack: the data of the card pack that the match names.

    Raises:
        BadSave, UnknownGame: as `Match.load`.
        BadSetup: the match is over there, or cannot be gone on with.
    """
    then = Match.load(frame, pack)
    if then.result is not None:
        raise BadSetup("study-over")
    match = then.resample(None, Stream(seed, DEALT))
    state = match.play.state
    match.play.reseed(seed)
    state.streams = {}
    state.proposals = []  # what people had offered and arranged was theirs
    state.orders, state.lapses = [{} for _ in range(match.seats)], {}
    kept = {key: value for key, value in state.options.items() if key not in OWN}
    state.options = kept | {key: value for key, value in options.items() if key in OWN}
    match = match.copy()
    try:
        sound = not match.play.game.rules.violations(match.play) and bool(match.questions() or match.timers())
    except RulesDefect:
        sound = False
    if not sound:
        raise BadSetup("study-not-here")
    return match
