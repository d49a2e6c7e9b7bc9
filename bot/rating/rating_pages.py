"""What a picture of ratings shows: plain values with names in them (tournaments R4)."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

WON: Final = "won"
LOST: Final = "lost"
EVEN: Final = "even"
"""How a match went on the whole: ahead of most it was rated against, behind most, or neither."""


class LadderLine(Struct, frozen=True):
    """A line of a leaderboard: place from 1, who, public figure, matches rated; `own`: the reader's."""

    place: int
    name: str
    figure: int
    games: int
    own: bool = False


class RatingPage(Struct, frozen=True, kw_only=True):
    """A leaderboard and its reader's own rating.

    Args:
        game, kind: key of the game, and its class.
        everywhere: whether it is that of all servers together.
        lines: a part of it, in order.
        listed: how many the whole leaderboard lists.
        place: the reader's; 0: not listed.
        figure, games: the reader's; no games: nothing of the reader is shown.
        provisional: whether too little is known of the reader.
        form: of the reader's latest matches, the latest last.
        history: figures after the reader's matches, the oldest first.
    """

    game: str
    kind: str
    everywhere: bool = False
    lines: tuple[LadderLine, ...] = ()
    listed: int = 0
    place: int = 0
    figure: int = 0
    games: int = 0
    provisional: bool = False
    form: tuple[str, ...] = ()
    history: tuple[int, ...] = ()
