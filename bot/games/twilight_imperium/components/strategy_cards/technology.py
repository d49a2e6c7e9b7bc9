"""Technology, strategy card 7 (rules 12, SA3)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.core.shapes import Answer
from bot.games.twilight_imperium.economy.research import Research, able
from bot.games.twilight_imperium.figures import (
    TECHNOLOGY,
)
from bot.games.twilight_imperium.flow.strategic import (
    FOLLOW,
    PRIMARIES,
    SECONDARIES,
    Secondary,
)
from bot.games.twilight_imperium.hooks.blocks import Galaxy
from bot.games.twilight_imperium.hooks.queries import COST, asked

SECOND_RESEARCH: Final = 6
FOLLOWED_RESEARCH: Final = 4
"""Resources for a technology by the secondary ability."""


def _follow_technology(play: Galaxy, seat: int, answer: Mapping[str, Answer]) -> None:
    price, again = _research_prices(play, seat, paid=answer["what"] == FOLLOW)
    play.push(Research(seat, price=price, again=again, source="technology"))


def _research_prices(play: Galaxy, seat: int, *, paid: bool) -> tuple[int, int]:
    """What the technology costs, and a second one (below 0: there is none).

    Args:
        play: the match.
        seat: who follows.
        paid: whether by a token, on which abilities may hang.
    """
    price: int = asked(play, COST, FOLLOWED_RESEARCH, seat=seat, research="first", paid=paid).value
    return price, asked(play, COST, -1, seat=seat, research="second", paid=paid).value


def _useful(play: Galaxy, seat: int, *, paid: bool) -> bool:
    return able(play, seat, _research_prices(play, seat, paid=paid)[0])


def _technology(play: Galaxy, seat: int) -> None:
    again: int = asked(play, COST, SECOND_RESEARCH, seat=seat, research="primary").value
    play.push(Research(seat, price=0, again=again, source="technology"))


PRIMARIES[TECHNOLOGY] = _technology
SECONDARIES[TECHNOLOGY] = Secondary(
    can=lambda play, seat: _useful(play, seat, paid=True),
    unpaid=lambda play, seat: _useful(play, seat, paid=False),
    does=_follow_technology,
)
